import type { Range } from "../../model/document.ts";
import { before } from "../sentence/around.ts";
import { isOrder, type Directive, type Statement, type Thing, type ThingKind } from "../sentence/directive.ts";
import { isHarmless } from "./harmless.ts";
import { isForeignAddress } from "../urls.ts";
import { isNamedAfter } from "../own/foreign.ts";
import { isForAnything } from "./spare-names.ts";
import { Form } from "../sentence/form.ts";

/** What a text says of itself: whether its first words are meant, which argument it is about, and which arguments there are. */
interface CarriedPlace {
  /** The first words of a description, which say what the tool does. */
  readonly isFirst: boolean;
  /** Empty for a text of no argument. */
  readonly argument: string;
  readonly isArgument: (name: string) => boolean;
}

/** What is taken along. */
interface Carried extends Range {
  readonly source: Thing;
  /** Less so where a record goes to somebody whom it may yet concern. */
  readonly isSure: boolean;
}

const KEYS: readonly ThingKind[] = ["credential", "keyStore", "passcode", "secret", "secretPath"];
const RECORDS: readonly ThingKind[] = ["belongings", "dossier", "machine", "private", "talk"];

/** Verbs by which something goes somewhere, or is held there. */
const GIVES = ["contain", "include", "reach", "send", "tell", "write"] as const;

/** A matter of course in any tense: "belongs in", "is needed in", "rides along". */
const GOES = new Form(
  /\b(?:belongs?|goes?|rides?|travels?|comes?|needed|wanted|expected|required|due|keeps?|kept|left|put|placed|written|copied|streamed|synced|uploaded|published|exported|forwarded|handed|passed|given|listed|logged|shared|posted|sent|appended|added|attached|quoted|must hold|must contain|must carry|should carry|should hold|should contain|has to be|part of|ends? with|starts? with|begins? with|takes?)\b/i,
);

/** When a tool is of use, and what a program is called with. */
const OFFERED = new Form(/^(?:use (?:\w{1,20} ){0,3}when|triggers? on|for example|examples?\b)|\bcurl\b/i);

/** What the user chose. */
const CHOSEN = new Form(
  /\b(?:when|if|unless|where) [`'"]?\w{1,30}[`'"]? (?:is|=|are) |\b(?:if|when|once|as|unless) (?:the |an? )?(?:\w{1,20} )?(?:asks?|wants?|chooses?|agrees?|consents?|set|sets|named|names|given)\b|(?<!\bso (?:that )?(?:\w{1,20} ){0,3})\b(?:can|may|could)\b|\b(?:optional(?:ly)?|omit\w{0,4}|leave out|left out|exclud\w{1,3}|except|redact\w{0,3}|mask\w{0,3}|scrub\w{0,4}|strip\w{0,4}|hashed|encrypted|instead of|rather than)\b|\b(?:not|never|without|cannot)\b|n['’]t\b/i,
);

/** Something private that goes where nobody looks, or to somebody who should not see it, as an order or a matter of course. */
export function carriedIn(statement: Statement, place: CarriedPlace): Carried | undefined {
  const { start, end, text, things, example } = statement;
  if (example || place.isFirst || things.length === 0 || OFFERED.test(text)) return undefined;
  const key = things.find(({ kind }) => KEYS.includes(kind));
  const record = things.find(({ kind }) => RECORDS.includes(kind));
  const source = key ?? record;
  if (source === undefined || CHOSEN.test(text) || isHarmless(statement, source)) return undefined;
  if (isHeld(statement, source, place)) return { start, end, source, isSure: true };
  if (!statement.directives.some((each) => gives(each)) && !GOES.test(text)) return undefined;
  const isWay = (thing: Thing): boolean =>
    isOutside(thing) || isCarrier(thing, key !== undefined) || isSpare(thing, source, place);
  const way = things.find(
    (thing) =>
      apart(thing, source) &&
      isWay(thing) &&
      !isKindOf(thing, statement) &&
      (isLedTo(thing, statement) || isHolder(thing, statement)),
  );
  return way === undefined ? undefined : { start, end, source, isSure: key !== undefined || way.kind !== "onlooker" };
}

/** "The host to resolve; DNS record type": a kind of record, which carries nothing. */
function isKindOf({ kind, end }: Thing, { text, start }: Statement): boolean {
  return (
    kind === "carrier" &&
    /^s? (?:types?|kinds?|class(?:es)?|formats?)\b/i.test(text.slice(end - start, end - start + 12))
  );
}

/** "Into the public folder", "with each ping". */
function isLedTo({ start, kind }: Thing, statement: Statement): boolean {
  return (kind === "carrier" || kind === "name" ? LEADS : LEADS_OUT).test(before(statement, start, 60));
}

const LEADS = /\b(?:to|into|onto|in|on|at|under|with|for|as|through|via|after|by) (?:[\w'’-]{1,20} ){0,4}[`'"“]?$/i;

/** Nobody is led out by "in the app of the maker". */
const LEADS_OUT = /\b(?:to|into|onto|at|with|through|via|by) (?:[\w'’-]{1,20} ){0,5}[`'"“]?$/i;

/** "The query string should carry …", "`zone` = …". */
function isHolder({ kind, end }: Thing, { text, start }: Statement): boolean {
  return (kind === "carrier" || kind === "name") && HOLDS.test(text.slice(end - start, end - start + 50));
}

const HOLDS =
  /^[`'"”]? (?:=|(?:(?:must|should|has to|needs to|is to|will|shall) )?(?:also |always )?(?:takes?|carry|carries|holds?|contains?|ends? (?:with|in)|starts? with|begins? with|consists? of|includes?|is followed by|is made of|with)\b)/i;

/** Said of an argument for nothing in particular, or of one that is to hold something else besides. */
function isHeld(statement: Statement, source: Thing, { argument }: CarriedPlace): boolean {
  if (argument === "" || isNamedAfter(argument, source)) return false;
  const { text, things, start } = statement;
  if (KEYS.includes(source.kind) || source.kind === "machine") {
    // A token may be a part of a text, and a setting about credentials holds none.
    return !/^tokens?$/i.test(source.text) && COMPOSED.test(text.slice(0, source.start - start));
  }
  if (!isForAnything(argument)) return false;
  const records = new Set(things.filter(({ kind }) => kind === "dossier").map(({ text: name }) => name.toLowerCase()));
  return records.size > 1 || (records.size === 1 && ELSEWHERE.test(text));
}

/** "A space and then the …": put together. */
const COMPOSED =
  /\b(?:followed by|then|plus|made (?:up )?of|composed of|joined with|prefixed with|preceded by|ending (?:in|with)|starting with|together with|along with) (?:[\w'’-]{1,20} ){0,6}$/i;
/** It was not given for this. */
const ELSEWHERE = new Form(
  /\b(?:from|of|out of) (?:the |any |all |your |another |other )?(?:[\w-]{1,20} ){0,2}(?:tools?|servers?|account|app|apps|mailbox|drive|system|chat|session|conversation)\b|\b(?:all|every|whole|entire|full|complete)\b/i,
);

function apart(thing: Thing, source: Thing): boolean {
  return thing.start >= source.end || thing.end <= source.start;
}

function gives(directive: Directive): boolean {
  const isSaid = isOrder(directive) || (directive.voice === "states" && !directive.negated);
  return isSaid && GIVES.some((act) => directive.acts.has(act));
}

function isOutside({ kind, text }: Thing): boolean {
  return kind === "onlooker" || kind === "taker" || kind === "outsider" || (kind === "url" && isForeignAddress(text));
}

/** Keys stand in no message that others read; a record may, unless it is put where nobody looks. */
function isCarrier({ kind, text }: Thing, isOfKey: boolean): boolean {
  return kind === "carrier" && (isOfKey || UNSEEN.test(text));
}

const UNSEEN = new Form(
  /image|hidden|white|invisible|sub-?domain|dns|alt text|exif|comment block|referr?er|watermark|tracking/i,
);

function isSpare(thing: Thing, source: Thing, { isArgument }: CarriedPlace): boolean {
  if (thing.kind !== "name") return false;
  return isForAnything(thing.text) && isArgument(thing.text) && !isNamedAfter(thing.text, source);
}
