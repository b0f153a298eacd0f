import type { Range } from "../model/document.ts";
import { isOrder, type Statement, type Thing, type ThingKind } from "./directive.ts";
import { isSecretName } from "./secrets.ts";
import { isDocument, isPlaceholder, partsOf } from "./urls.ts";

/** Something that no tool owns and the way by which a text hands it out, whatever verb joins the two. */
export interface Handing extends Range {
  readonly source: Thing;
}

/** What a subject calls its own: the ways by which it is given something. */
export type OwnWays = (name: string) => boolean;

const KEYS: readonly ThingKind[] = ["secretPath", "secret", "keyStore"];
/** What may be told to an argument; what a user keeps some tools work on, so it must not leave to an outsider. */
const TOLD: readonly ThingKind[] = ["talk", "machine"];

/** Keys and secrets, also by the name of a variable that holds one. */
export function isKey({ kind }: Thing): boolean {
  return KEYS.includes(kind) || kind === "name";
}

/** What a sentence speaks of that no tool owns; facts about a person only where they were not given for the tool. */
export function foreignIn(statement: Statement): Thing | undefined {
  const { things } = statement;
  const isSaid = statement.says("contents").length > 0;
  const isVariable = ({ kind, text, start }: Thing): boolean =>
    kind === "name" && /^[A-Z][A-Z\d_]+$/.test(text) && isSecretName(text) && !/[${]$/.test(before(statement, start));
  const known =
    things.find(({ kind, text }) => KEYS.includes(kind) && (isSaid || !/^\.env$/.test(text))) ??
    things.find((thing) => isSaid && isVariable(thing)) ??
    things.find(({ kind }) => TOLD.includes(kind));
  if (known !== undefined) return known;
  const isGleaned = statement.says("gleaned").length > 0;
  const traits = isGleaned ? things.filter(({ kind }) => kind === "identity") : [];
  const personal = things.find(
    ({ kind, start }) => kind === "personal" && (isGleaned || OF_USER.test(before(statement, start))),
  );
  return personal ?? (traits.length > 1 ? traits[0] : undefined);
}

const OF_USER = /\b(?:user|person|owner|human|caller|speaker)['’]s (?:[\w-]{1,20} ){0,2}$/i;

function before({ text, start }: Statement, at: number): string {
  return text.slice(Math.max(0, at - start - 60), at - start);
}

/** Handing out in running text, in one sentence or over to the `next` one. */
export function handingIn(statement: Statement, next: Statement | undefined, isOwn: OwnWays): Handing | undefined {
  if (isHarmless(statement)) return undefined;
  const source = foreignIn(statement) ?? statement.things.find(({ kind }) => kind === "belongings");
  if (source === undefined || (isKey(source) && isOwnConfiguration(statement))) return undefined;
  const { start, end } = statement;
  const leads = (other: Statement): boolean =>
    leadsOutside(other) || (source.kind !== "belongings" && leadsIn(other, isOwn));
  if (leads(statement)) return { start, end, source };
  if (next === undefined || isHarmless(next) || !REFERS.test(next.text) || !leads(next)) return undefined;
  return { start, end: next.end, source };
}

/** What a sentence says of its own keys: "the token is read from ~/.x by the server and sent to our API". */
const OWN_CONFIGURATION =
  /\b(?:the|this|our) (?:server|tool|client|cli|integration|connector|package) (?:itself |only |first )?(?:reads?|uses?|loads?|takes?|stores?|keeps?|saves?|writes?|authenticates?)\b|\b(?:is|are|be) (?:read|loaded|taken|stored|kept|saved|resolved|picked up|configured|defined|set) (?:from|in|by|on|via|under)\b|\b(?:defaults? to|configuration|settings?|environment) from\b/i;

const REFERS =
  /^(?:\w+ ){0,8}(?:it|this|that|these|those|they|them|its|their|both|everything|all|the (?:result|lot|copy|text|list|output))\b/i;

/** Somebody outside is named, or an address of no document. */
function leadsOutside({ things }: Statement): boolean {
  return things.some(
    ({ kind, text }) => kind === "taker" || kind === "outsider" || (kind === "url" && isForeign(text)),
  );
}

const BESIDE_ARGUMENT =
  /\b(?:field|argument|parameter|property|input|slot|column|key)s? (?:named |called )?[`"'“]?([\w-]{1,60})|[`"'“]?([\w-]{1,60})[`"'”]? (?:field|argument|parameter|property|input|slot|column)\b/gi;
const WITH_CALL =
  /\b(?:with|through|via|into|to|using|by|in) (?:this|the) (?:tool|function|service)\b|\b(?:user-agent|referr?er|commit message|branch (?:name )?(?:after|from)|(?:dns|host) lookup|query string|utm|subdomain|alt text|file ?name after)\b|\b(?:with|to|into|in|along with|alongside|beside|before|during|on) (?:each|every|the|any|your|its|this) (?:\w+ ){0,2}(?:calls?|requests?|quer(?:y|ies)|invocations?|submissions?|payload|query string|question)\b/i;

/** "The token from `login`": what a name gives, or is compared with. */
const NO_WAY = /\b(?:from|by|over|of|than|see|when|if|unless|like|calling|call|use|using|run|after|before) [`"'“]?$/i;

/** An argument or a tool is named, or the call. */
function leadsIn(statement: Statement, isOwn: OwnWays): boolean {
  const { things, text } = statement;
  const isWay = ({ kind, text: name, start }: Thing): boolean =>
    kind === "name" && !NO_WAY.test(before(statement, start)) && isOwn(name);
  if (things.some(isWay)) return true;
  if (WITH_CALL.test(text)) return true;
  return [...text.matchAll(BESIDE_ARGUMENT)].some(([, after, before]) => isOwn(after ?? "") || isOwn(before ?? ""));
}

function isForeign(address: string): boolean {
  const parts = partsOf(address);
  return !isDocument(parts) && !isPlaceholder(parts);
}

const CONSENT =
  /\b(?:with|after|has|have|had|gives?|given|without) (?:the |their )?(?:user'?s?|explicit|consent|agreed|approved|permission|asked)\b|\bif the user (?:wants|agrees|asks|consents)\b|\boptional(?:ly)?\b/i;

/** An example, forbidden (but for what is not to be told), permitted, or asked for. */
export function isHarmless({ example, text, directives }: Statement): boolean {
  if (example || CONSENT.test(text)) return true;
  return directives.some(({ negated, acts, voice }) => {
    const moves = !acts.has("tell") && !acts.has("ask");
    return (
      (negated && moves && !acts.has("show") && !NOT_ONLY.test(text)) ||
      (voice === "may" && MOVES.some((act) => acts.has(act)))
    );
  });
}

const NOT_ONLY = /\bnot (?:only|just|merely|simply)\b/i;
const MOVES = ["include", "send", "contain", "reach"] as const;

function isOwnConfiguration(statement: Statement): boolean {
  const moves = statement.directives.some(
    (directive) => isOrder(directive) && (directive.acts.has("include") || directive.acts.has("send")),
  );
  return !moves && statement.says("also").length === 0 && OWN_CONFIGURATION.test(statement.text);
}
