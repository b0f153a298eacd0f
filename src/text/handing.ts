import type { Range } from "../model/document.ts";
import { isOrder, type Directive, type Statement, type Thing, type ThingKind } from "./directive.ts";
import { identifierWords } from "./identifier.ts";
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
  return KEYS.includes(kind) || kind === "credential" || kind === "name";
}

/** What a sentence speaks of that no tool owns; facts about a person only where they were not given for the tool. */
export function foreignIn(statement: Statement): Thing | undefined {
  const { things } = statement;
  const isSaid = statement.says("contents").length > 0;
  const isVariable = ({ kind, text, start }: Thing): boolean =>
    kind === "name" &&
    /^(?:[A-Z][A-Z\d_]+|aws_\w+)$/.test(text) &&
    isSecretName(text) &&
    !/[${]$/.test(before(statement, start));
  const known =
    things.find(({ kind, text }) => KEYS.includes(kind) && (isSaid || !/^\.env$/.test(text)) && !PUBLIC.test(text)) ??
    things.find((thing) => isSaid && isVariable(thing)) ??
    things.find(({ kind }) => TOLD.includes(kind));
  const found = known ?? things.find((thing) => thing.kind === "credential" && isOfOthers(thing, statement));
  if (found !== undefined) return found;
  const isGleaned = statement.says("gleaned").length > 0;
  const traits = isGleaned ? things.filter(({ kind }) => kind === "identity") : [];
  const personal = things.find(
    ({ kind, start, text }) =>
      kind === "personal" && (isGleaned || (OF_USER.test(before(statement, start)) && !ORDINARY.test(text))),
  );
  return personal ?? (traits.length > 1 ? traits[0] : undefined);
}

/** "The header that the client uses for the other server", "the password typed earlier": trusted to somebody else. */
function isOfOthers({ start, end }: Thing, statement: Statement): boolean {
  const around = `${before(statement, start)} ${statement.text.slice(end - statement.start, end - statement.start + 60)}`;
  return OF_OTHERS.test(around);
}

const OF_OTHERS =
  /\b(?:other|another|different|neighbou?ring) (?:\w{1,20} )?(?:servers?|tools?|services?|accounts?|plugins?|connectors?)\b|\b(?:found|lying|seen|stored|kept) (?:in|on|by|around) (?:\w{1,20}(?:'s)? ){0,3}(?:environment|host|workspace|machine|disk|chat|project|browser)\b|\b(?:typed|entered|pasted|given|mentioned|used) (?:earlier|before|so far|elsewhere|in the chat)\b|\b(?:client|host|agent|assistant)(?:'s)? (?:itself )?(?:uses|logs in|holds|keeps|was given)\b|\byou (?:know|were given|have been given|find|hold)\b/i;

const OF_USER = /\b(?:user|person|owner|human|caller|speaker)['’]s (?:[\w-]{1,20} ){0,2}$/i;
/** Of these a user may be asked for no more than an ordinary answer. */
const ORDINARY =
  /^(?:mood|age|opinions?|habits|friends|colleagues|plans|employers?|occupation|profession|job title|weaknesses)\b/i;

/** `messages`: "all messages of the chat". A file of the user's is nothing that an argument is called after. */
export function isNamedAfter(name: string, { kind, text }: Thing): boolean {
  if (kind === "secretPath") return false;
  const said = text.toLowerCase();
  return identifierWords(name).some(({ word }) => word.length > 2 && said.includes(word.replace(/s$/, "")));
}

/** Files of public keys. */
const PUBLIC = /(?:authorized_keys|known_hosts|\.pub)$/i;

function before({ text, start }: Statement, at: number): string {
  return text.slice(Math.max(0, at - start - 60), at - start);
}

/** Handing out in running text, by the sentence `at` an index of the text, alone or with the one before or behind it. */
export function handingIn(all: readonly Statement[], at: number, isOwn: OwnWays): Handing | undefined {
  const [previous, statement, next] = [all[at - 1], all[at], all[at + 1]];
  if (statement === undefined) return undefined;
  const source = foreignIn(statement) ?? statement.things.find(({ kind }) => kind === "belongings");
  if (source === undefined || isHarmless(statement)) return undefined;
  if (isKey(source) && isOwnConfiguration(statement)) return undefined;
  const { start, end } = statement;
  const leads = (other: Statement): boolean =>
    leadsOutside(other) || (source.kind !== "belongings" && leadsIn(other, source, isOwn));
  if (leads(statement)) return { start, end, source };
  if (REFERS_BACK.test(statement.text) && previous !== undefined && !isHarmless(previous) && leads(previous))
    return { start: previous.start, end, source };
  if (next === undefined || isHarmless(next) || !REFERS.test(next.text) || !leads(next)) return undefined;
  return { start, end: next.end, source };
}

/** "For this, use what ~/.x says": it goes where the sentence before told. */
const REFERS_BACK =
  /\b(?:there|therein|for (?:it|this|that|which|the purpose)|(?:in|into|to|under|as) (?:it|this|that)|its value)\b/i;

/** What a sentence says of its own keys: "the token is read from ~/.x by the server and sent to our API". */
const OWN_CONFIGURATION =
  /\b(?:the|this|our) (?:server|tool|client|cli|integration|connector|package) (?:itself |only |first )?(?:reads?|uses?|loads?|takes?|stores?|keeps?|saves?|writes?|authenticates?)\b|\b(?:is|are|be) (?:read|loaded|taken|stored|kept|saved|resolved|picked up|configured|defined|set) (?:from|in|by|on|via|under)\b|\b(?:defaults? to|configuration|settings?|environment) from\b/i;

const REFERS =
  /^(?:\w{1,20} ){0,8}(?:it|this|that|these|those|they|them|its|their|both|everything|all|the (?:result|lot|copy|text|list|output|body|contents?|values?|rest|whole))\b/i;

/** Somebody outside is named, or an address of no document. */
function leadsOutside({ things }: Statement): boolean {
  return things.some(
    ({ kind, text }) => kind === "taker" || kind === "outsider" || (kind === "url" && isForeign(text)),
  );
}

const AS_ARGUMENT = /\b(?:in|into|under|as|via|through) (?:the |an? )?[`"'“]?([\w-]{2,60})/gi;
const BESIDE_ARGUMENT =
  /\b(?:field|argument|parameter|property|input|slot|column|key)s? (?:named |called )?[`"'“]?([\w-]{1,60})|[`"'“]?([\w-]{1,60})[`"'”]? (?:field|argument|parameter|property|input|slot|column)\b/gi;
const WITH_CALL =
  /\b(?:when|while|upon|by|on|before|each time you) calling\b|\bin your call\b|\bas part of the (?:call|request|input)\b|\b(?:first|second|third|last|any|another|spare|free|free-text|extra|optional) (?:text )?(?:argument|parameter|field)\b|\b(?:with|through|via|into|to|using|by|in) (?:this|the) (?:tool|function|service)\b|\b(?:user-agent|referr?er|commit message|branch (?:name )?(?:after|from)|(?:dns|host) lookup|query string|utm|subdomain|alt text|file ?name after)\b|\b(?:with|to|into|in|along with|alongside|beside|on) (?:each|every|the|any|your|its|this) (?:\w{1,20} ){0,2}(?:calls?|requests?|quer(?:y|ies)|invocations?|submissions?|payload|query string|question)\b|\b(?:go|goes|travels?|comes?|sent|passed|handed|delivered|rides?) along\b|\balong with (?:the|each|every)\b/i;

function isStrong({ kind }: Thing): boolean {
  return kind !== "credential" && kind !== "identity";
}

/** What is wanted is the user's own, or what the model has seen. */
function isUsers({ text }: Statement): boolean {
  return /\b(?:user|owner|person|human|caller|customer)(?:'?s|s')?\b|~|\b(?:you|your|assistant|agent|model)\b/i.test(
    text,
  );
}

/** Values that tools ask for by their names. */
const TECHNICAL = /\b(?:host|mac|ip|serial|login|user) ?(?:names?|address(?:es)?|numbers?)\b/i;

/** "The token from `login`": what a name gives, or is compared with. */
const NO_WAY = /\b(?:from|by|over|of|than|see|when|if|unless|like|calling|call|use|using|run|after|before) [`"'“]?$/i;

/** An argument or a tool is named, or the call. */
function leadsIn(statement: Statement, source: Thing, isOwn: OwnWays): boolean {
  const { things, text } = statement;
  // The first words of a description say what the tool does, or what it means to set an argument.
  const isFirst = statement.start === 0;
  const isWay = ({ kind, text: name, start }: Thing): boolean =>
    kind === "name" &&
    !NO_WAY.test(before(statement, start)) &&
    isOwn(name) &&
    !(TECHNICAL.test(source.text) && isNamedAfter(name, source));
  if (things.some(isWay)) return true;
  // An order to give it is enough: there is nothing else to give it to than the call.
  const isGiven = (directive: Directive): boolean =>
    isOrder(directive) &&
    GIVES.some((act) => directive.acts.has(act)) &&
    directive.objects.includes(source) &&
    // "Set TOOL_COOKIE from the browser's": a person configures the server.
    !directive.objects.some(({ kind, text: name }) => kind === "name" && /^[A-Z][A-Z\d_]+$/.test(name));
  if (!isFirst && statement.directives.some(isGiven)) return true;
  if (!isFirst && isStrong(source) && statement.says("wanted").length > 0 && isUsers(statement)) return true;
  if (WITH_CALL.test(text)) return true;
  if ([...text.matchAll(AS_ARGUMENT)].some(([, name]) => isOwn(name ?? ""))) return true;
  return [...text.matchAll(BESIDE_ARGUMENT)].some(([, after, before]) => isOwn(after ?? "") || isOwn(before ?? ""));
}

function isForeign(address: string): boolean {
  const parts = partsOf(address);
  return !isDocument(parts) && !isPlaceholder(parts);
}

/** What makes it the user's own choice. */
const CONSENT =
  /\b(?:if|after|once|when|only|unless|until|with|without) (?:\w{1,20} ){0,2}(?:user|they|person|owner)(?:'s)? (?:\w{1,20} )?(?:consent|agree[sd]?|approve[sd]?|approval|permission|asks?|asked|wants?|wishes|confirm(?:s|ed)?)\b|(?<!\bnot )\boptional(?:ly)?\b/i;

/** An example, forbidden, permitted, or asked for. */
export function isHarmless({ example, text, directives }: Statement): boolean {
  return example || CONSENT.test(text) || directives.some(leavesIt);
}

/** "Never put it into …", "may be put into …"; not "never shorten it", "never call without it". */
function leavesIt({ negated, acts, voice, start, sentence }: Directive): boolean {
  if (voice === "may" && GIVES.some((act) => acts.has(act))) return true;
  if (!MOVES.some((act) => acts.has(act))) return false;
  const around = sentence.text.slice(Math.max(0, start - sentence.start - 60), start - sentence.start + 200);
  return negated && !NOT_FORBIDDEN.test(around);
}

/** "Not only the term", "never call it without the key". */
const NOT_FORBIDDEN = /\bnot (?:only|just|merely|simply)\b|\b(?:without|unless)\b/i;

const GIVES = ["contain", "include", "reach", "send"] as const;
const MOVES = ["call", "contain", "grab", "include", "reach", "read", "send", "write"] as const;

function isOwnConfiguration(statement: Statement): boolean {
  const moves = statement.directives.some(
    (directive) => isOrder(directive) && (directive.acts.has("include") || directive.acts.has("send")),
  );
  const isOfModel = statement.things.some(({ kind }) => kind === "model");
  return !moves && !isOfModel && statement.says("also").length === 0 && OWN_CONFIGURATION.test(statement.text);
}
