import { before, behind } from "../sentence/around.ts";
import {
  isOrder,
  speaksOf,
  type Directive,
  type Statement,
  type Thing,
  type ThingKind,
} from "../sentence/directive.ts";
import { isCodeSample } from "../own/code-sample.ts";
import { isLinkedTo } from "./ways.ts";
import { isHarmless } from "./harmless.ts";
import { isDocument, isForeignAddress, isInterface, isOfAttacker, isSampleIn, partsOf } from "../urls.ts";
import { Form } from "../sentence/form.ts";
import { SENDER } from "./reported.ts";
import { thingSaid } from "./said.ts";

/** What may be written into an address. */
const DATA: readonly ThingKind[] = ["belongings", "file", "identity", "private", "reply", "talk", "user", "userWish"];

/** What a tool may need of its own, and be told where to take. */
const TRUSTED: readonly ThingKind[] = ["credential", "machine", "passcode", "personal"];

/** Of these all that is said or secret: no sample of an address has them in its place for data. */
const SAID: readonly ThingKind[] = ["keyStore", "private", "secret", "secretPath", "talk", "trusted"];

/** An address that ends open, and what is said to complete it: "…/p?s=SUMMARY", "…?x=' + the names". */
const OPEN =
  /^\S{0,300}[=/?&](?:['"`)\]]{0,2}\s{0,2}(?:\+|followed by\b|plus\b|and then\b|with the\b)|[<{[][a-z]|[A-Z]{4,})/;

/** "<hex>.c.tools.example is looked up": data as a part of a host's name. */
const LABELS = /(?<![/.\w-])<[^<>]{1,40}>\.(?:[a-z\d-]{1,40}\.){1,4}[a-z]{2,12}\b/i;
const LOOKED_UP = new Form(
  /\b(?:lookups?|look(?:s|ed)? up|resolv\w{1,4}|dns|nslookup|dig|pings?|pinged|quer(?:y|ied))\b/i,
);

/** What no tool says of its own work. */
const STEALS = new Form(/\b(?:to|and|then) (?:exfiltrate|steal|siphon|smuggle)\b/i);

/** Where a vendor answers its users. */
const SUPPORT = new Form(
  /^(?:support|help|info|sales|feedback|contact|security|abuse|hello|press|billing|privacy|legal)\b/i,
);

/**
 * The address to which a sentence has something go, by order or as a matter of course. The first sentence of a text says
 * what the tool itself does.
 */
export function sentTo(statement: Statement): Thing | undefined {
  const spelled = LOOKED_UP.test(statement.text) ? LABELS.exec(statement.text) : null;
  if (spelled !== null && statement.start > 0) return thingSaid(spelled, statement);
  const hasTalk = speaksOf(statement.things, ...SAID);
  const isTaken = hasTalk || (speaksOf(statement.things, ...DATA, ...TRUSTED) && statement.directives.some(isPressed));
  const addresses = statement.things.filter(
    (thing) =>
      (thing.kind === "url" || isBareHost(thing, statement)) &&
      (isOutside(thing.text) || isOfAttacker(thing.text) || (isTaken && isElsewhere(thing.text))),
  );
  if (addresses.length === 0 || isHarmless(statement) || isCodeSample(statement)) return undefined;
  const hasData = hasTalk || speaksOf(statement.things, ...DATA);
  return addresses.find(
    (address) =>
      (hasData && isOpen(statement, address) && !isLinkedTo(address, statement)) ||
      ((statement.start > 0 || STEALS.test(statement.text) || isOfAttacker(address.text)) &&
        !isLink(statement, address) &&
        !isLinkedTo(address, statement) &&
        (statement.directives.some((directive) => leadsTo(directive, address)) ||
          (hasTalk && isWantedAt(address, statement)))),
  );
}

/** "What was said belongs at …", "an entry of the environment, delivered to …": no verb that governs the address. */
function isWantedAt({ start }: Thing, statement: Statement): boolean {
  if (!/\b(?:to|at|on|with|by) [`'"“(]?$/i.test(before(statement, start, 10))) return false;
  return statement.says("wanted").some(({ end }) => end <= start && start - end < 30);
}

/** "Also send data to collector.com": a host by its name alone, where something drives it that is nobody's to send. */
function isBareHost({ kind, text, start }: Thing, statement: Statement): boolean {
  if (!isHost({ kind, text })) return false;
  if (isOfAttacker(text) || BEACON.test(statement.text)) return true;
  return (
    /\bto (?:the )?$/i.test(before(statement, start, 10)) &&
    (speaksOf(statement.things, ...DATA) || ANYTHING.test(statement.text)) &&
    statement.directives.some(isPressed)
  );
}

/** No tool of its own accord. */
const BEACON = /\b(?:beacons?|phones? home|calls? home) to\b/i;

/** An order to send, as a duty, on an occasion, or besides. */
function isPressed(directive: Directive): boolean {
  const { force, acts, sentence } = directive;
  if (!isOrder(directive) || !acts.has("send")) return false;
  return force === "must" || sentence.triggers.length > 0 || sentence.says("also").length > 0;
}

/** Whether a thing is a host by its name alone: "relay.net". */
export function isHost({ kind, text }: Pick<Thing, "kind" | "text">): boolean {
  return (kind === "path" || kind === "name") && HOST.test(text);
}

/** "Push the site to host.app" is a deployment. */
const ANYTHING = new Form(
  /\b(?:data|results?|inputs?|outputs?|contents?|everything|all|each|every|cop(?:y|ies)|what(?:ever)? (?:was|is|it|you))\b/i,
);

const HOST = new Form(
  /^(?:[a-z\d-]{1,63}\.){1,4}(?:com|net|org|io|dev|app|ai|cc|xyz|ru|cn|co|site|online|info|biz|me|tk|top|example|invalid|cloud|pro|shop|tech|club|website|icu|lol|vip|pw|su|eu|uk|de|fr|nl|br|jp|gg)$/i,
);

/** Whether an address is no service of the tool's own, and nowhere that a vendor answers its users. */
export function isOutside(text: string): boolean {
  return !isInterface(partsOf(text)) && isForeignAddress(text) && !SUPPORT.test(text) && !NOWHERE.test(text);
}

/** Whether an address is of another machine, be it one that stands for any: what is taken there is meant to leave. */
export function isElsewhere(text: string): boolean {
  return !NOWHERE.test(text) && !isDocument(partsOf(text)) && /[a-z]\.[a-z]/i.test(text) && !STAND_IN.test(text);
}

const STAND_IN = /[<>{}$%[\]]|:\/\/(?:your|my|host|server|domain)\b/i;

/** This machine, and what only names a thing of the server's own: "notes://today". No host of others, and no store in a cloud. */
const NOWHERE = new Form(
  /^(?:\w{1,10}:\/\/\.{2,}|\w{1,10}:\/\/[^/@.]{0,40}:$|\w{1,10}:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|0\.0\.0\.0)(?=[:/?#]|\.?$)|(?!(?:https?|ftps?|wss?|sftp|ssh|tcp|udp|smtps?|s3|gs|abfss?|wasbs?|gopher|dav|rsync|scp|smb|mqtts?|git)\b)[\w+.-]{1,40}:\/\/[^./?#@:]{0,100}(?:[/?#]|\.?$))/i,
);

/** "Please [open a ticket](https://…)" leads a reader somewhere. */
function isLink({ text, start }: Statement, address: Thing): boolean {
  return text.startsWith("](", address.start - start - 2);
}

function isOpen({ text, start }: Statement, address: Thing): boolean {
  const written = text.slice(address.start - start, address.start - start + 340);
  const isSample = isSampleIn(text, { start: address.start - start, end: address.end - start });
  return !isSample && !/^\S{0,100}@/.test(address.text) && OPEN.test(written);
}

/** "Pass the id from https://…", "the portion after 'https://…'": where it comes from. */
function isSource({ start }: Thing, statement: Statement): boolean {
  return SOURCE.test(before(statement, start, 30));
}

const SOURCE =
  /\b(?:from|after|before|behind|of|like|than|(?:obtain(?:able|ed)?|available|had|issued|generated|created|found|free) (?:via|at|on|under|in|through)) [`"']?$/i;

/** "The page that the user is sent to": a person goes there. */
function isLedThere({ passive, subject, start, sentence }: Directive): boolean {
  const last = subject.at(-1);
  if (!passive || last?.kind !== "user") return false;
  return /^ (?:is|are|gets?|will be|(?:can|may|must|should) be) $/i.test(
    sentence.text.slice(last.end - sentence.start, start - sentence.start),
  );
}

/** "1) Go to https://… 2) Create a project": where a person sets something up; whether nothing is taken along. */
export function isVisit({ verb, force, to, sentence: { start, things, triggers } }: Directive): boolean {
  return (
    /^(?:go|head|navigate|browse|(?:log|sign)(?: ?in)?|paste)\b/i.test(verb) &&
    force !== "must" &&
    // "After that, in the dashboard: 1. Log into …": what the list hangs on says when.
    triggers.every(({ end: done }) => done <= start) &&
    !speaksOf(
      things.filter(({ from }) => from >= to),
      ...DATA,
    )
  );
}

/** "For a second opinion, contact ann@firm.com": a person to ask, where nothing is to be told. */
function isContact(verb: string, address: Thing, statement: Statement): boolean {
  return (
    /^(?:contact|reach out|get in touch)\b/i.test(verb) &&
    /^[^/@]{1,64}@[^/@]{1,200}$/.test(address.text) &&
    /^[`'")]{0,2}[.!]?$/.test(behind(statement, address.end, 20).trim()) &&
    !speaksOf(statement.things, ...DATA.filter((kind) => kind !== "file"))
  );
}

/** "Call http_post with url=https://… and body=the file's contents". */
function takesAlong({ things }: Statement): boolean {
  return speaksOf(things, ...DATA) && things.some(({ kind, text }) => kind === "name" && SENDER.test(text));
}

/** "Set `hub_url` (the public one is 'https://…') and `folder`": which values there are. */
const IS_VALUE = /[`'"] \((?:[\w-]{1,20} ){1,5}is [`'"]?$/i;

function leadsTo(directive: Directive, address: Thing): boolean {
  const { acts, verb, force, voice, negated, example, rest, sentence, start } = directive;
  if (negated || example || !rest.includes(address) || isSource(address, sentence)) return false;
  if (isLedThere(directive)) return false;
  // "email:ann@example.com": a field of a query.
  if (behind(sentence, start + verb.length, 1) === ":") return false;
  if (voice === "states") return acts.has("send") || acts.has("reach");
  if (isVisit(directive) || (force !== "must" && isContact(verb, address, sentence))) return false;
  const isIncluded = acts.has("include") && !IS_VALUE.test(before(sentence, address.start, 60));
  const isSent = acts.has("send") || acts.has("reach") || isIncluded;
  if (voice !== "order") return false;
  return isSent || (acts.has("call") && (STEALS.test(sentence.text) || takesAlong(sentence)));
}
