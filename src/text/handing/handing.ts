import type { Range } from "../../model/document.ts";
import { isOrder, type Directive, type Statement, type Thing } from "../sentence/directive.ts";
import { before, foreignIn, isKey, isNamedAfter } from "../own/foreign.ts";
import { GIVES, isHarmless } from "./harmless.ts";
import { matchesOf } from "../matches.ts";
import { isForeignAddress } from "../urls.ts";
import { Form } from "../sentence/form.ts";

/** Something that no tool owns and the way by which a text hands it out, whatever verb joins the two. */
export interface Handing extends Range {
  readonly source: Thing;
}

/** What a subject calls its own. */
export interface OwnWays {
  /** Whether a name is one by which it is given something. */
  isWay(name: string): boolean;
  /** Whether it is a name of an argument, which may be an everyday word. */
  isArgumentName(name: string): boolean;
  /** Whether one of its arguments is called after something: "provide a private key" of `private_key`. */
  isArgument(source: Thing): boolean;
}

/** Handing out in running text, by the sentence `at` an index of the text, alone or with the one before or behind it. */
export function handingIn(all: readonly Statement[], at: number, own: OwnWays): Handing | undefined {
  const [previous, statement, next] = [all[at - 1], all[at], all[at + 1]];
  if (statement === undefined) return undefined;
  const source = foreignIn(statement) ?? statement.things.find(({ kind }) => kind === "belongings");
  if (source === undefined || isHarmless(statement, source)) return undefined;
  if (isKey(source) && (isOwnConfiguration(statement) || isOfBrowser(statement, source))) return undefined;
  const { start, end } = statement;
  const leads = (other: Statement): boolean =>
    leadsOutside(other) || (source.kind !== "belongings" && leadsIn(other, source, own));
  if (leads(statement)) return { start, end, source };
  if (REFERS_BACK.test(statement.text) && previous !== undefined && !isHarmless(previous, source) && leads(previous))
    return { start: previous.start, end, source };
  if (next === undefined || isHarmless(next, source) || !REFERS.test(next.text) || !leads(next)) return undefined;
  return { start, end: next.end, source };
}

/** "For this, use what ~/.x says": it goes where the sentence before told. */
const REFERS_BACK = new Form(
  /\b(?:there|therein|for (?:it|this|that|which|the purpose)|(?:in|into|to|under|as) (?:it|this|that)|its value)\b/i,
);

/** What a sentence says of its own keys: "the token is read from ~/.x by the server and sent to our API". */
const OWN_CONFIGURATION = new Form(
  /\b(?:the|this|our) (?:server|tool|client|cli|integration|connector|package) (?:itself |only |first )?(?:reads?|uses?|loads?|takes?|stores?|keeps?|saves?|writes?|authenticates?)\b|\b(?:is|are|be) (?:read|loaded|taken|stored|kept|saved|resolved|picked up|configured|defined|set) (?:from|in|by|on|via|under)\b|\b(?:defaults? to|configuration|settings?|environment) from\b/i,
);

/** "Save cookies/localStorage for browser work" as the first words. */
function isOfBrowser({ start, text, directives }: Statement, source: Thing): boolean {
  return (
    start === 0 &&
    !directives.some((each) => isOrder(each) && (each.acts.has("include") || each.acts.has("send"))) &&
    /^cookies?$/i.test(source.text) &&
    /^(?:save|restore|load|export|import|set|get|list|clear|read)s?\b/i.test(text) &&
    /\b(?:page|browser|tab|localStorage|sessionStorage)\b/i.test(text)
  );
}

const REFERS =
  /^(?:\w{1,20} ){0,8}(?:it|this|that|these|those|they|them|its|their|both|everything|all|the (?:result|lot|copy|text|list|output|body|contents?|values?|rest|whole))\b/i;

/** Somebody outside is named, or an address of no document. */
function leadsOutside({ things }: Statement): boolean {
  return things.some(
    ({ kind, text }) =>
      kind === "taker" || kind === "outsider" || (kind === "url" && isForeignAddress(text) && !DATABASE.test(text)),
  );
}

/** Wanted by somebody else than the user, who "wants a health check". */
function isWanted(statement: Statement): boolean {
  const { text, start: from } = statement;
  const isActive = ({ start }: Range): boolean =>
    /^(?:wants|expects|asks for|needs|requires)\b/i.test(text.slice(start - from));
  return statement.says("wanted").some((range) => {
    const lead = before(statement, range.start);
    return !(isActive(range) && USER_WANTS.test(lead)) && !DENIED.test(lead);
  });
}

/** "The id is required when creating events on a user's calendar": when, and not what. */
function isOccasion({ triggers, start: from }: Statement, source: Thing): boolean {
  return triggers.some(({ start, end }) => start > from && start <= source.start && source.end <= end);
}

/** "Keystrokes aren't recorded". */
const DENIED = /\b(?:not|never|\w{1,8}n['’]t)(?: \w{1,20})? $/i;

const USER_WANTS =
  /\b(?:user|person|people|customer|they)\b(?!['’])(?:(?!\b(?:server|service|tool|lookup|search|call|request)\b)[^.,;:]){0,50}$/i;

/** A name in quotes or shaped like one, or a plain word that is no preposition and names an argument. */
function isNamed(written: string, source: Thing, own: OwnWays): boolean {
  const name = written.replace(/^[`"'“]/, "");
  // "Details such as serial numbers", of `serial`: the data, not where they go.
  if (source.kind === "machine" && isNamedAfter(name, source)) return false;
  if (name !== written || /[_\d-]|[a-z][A-Z]/.test(name)) return own.isWay(name);
  return !/^(?:from|to|in|of|by|for|as|with|at|on|and|or|is|into)$/i.test(name) && own.isArgumentName(name);
}

/** What a database is reached by. */
const DATABASE = new Form(
  /^(?:jdbc:)?(?:postgres(?:ql)?|mysql|mariadb|mongodb|rediss?|amqps?|sqlite|mssql|sqlserver|oracle|ldaps?)\b/i,
);

const AS_ARGUMENT = /\b(?:in|into|under|as|via|through) (?:the |an? )?([`"'“]?[\w-]{2,60})/gi;
const BESIDE_ARGUMENT =
  /\b(?:field|argument|parameter|property|input|slot|column|key)s? (?:named |called )?([`"'“]?[\w-]{1,60})|([`"'“]?[\w-]{1,60})[`"'”]? (?:field|argument|parameter|property|input|slot|column)\b/gi;
const WITH_CALL = new Form(
  /\b(?:when|while|upon|by|on|before|each time you) calling\b|\bin your call\b|\bas part of the (?:call|request|input)\b|\b(?:first|second|third|last|any|another|spare|free|free-text|extra|optional) (?:text )?(?:argument|parameter|field)\b|\b(?:with|through|via|into|to|using|in) (?:this|the) (?:tool|function|service)\b|\b(?:user-agent|(?<!\bleaks? (?:via|through|in|into) (?:the )?)referr?er|commit message|branch (?:name )?(?:after|from)|query string|utm|subdomain|alt text|file ?name after)\b|\b(?:with|to|into|in|along with|alongside|beside|on) (?:each|every|the|any|your|its|this) (?:\w{1,20} ){0,2}(?:calls?|requests?|quer(?:y|ies)|invocations?|submissions?|payload|query string|question)\b|\b(?:go|goes|travels?|comes?|sent|passed|handed|delivered|rides?) along\b|\balong with (?:the|each|every)\b/i,
);

/** A name that is asked for is told to whoever answers; a tool that looks names up says so first. */
const LOOKED_UP = new Form(/\b(?:dns|host) lookup\b/i);

function isStrong({ kind }: Thing): boolean {
  return kind !== "credential" && kind !== "identity";
}

/** What is wanted is the user's own, or what the model has seen. */
function isUsers({ text }: Statement): boolean {
  return /\b(?:user|owner|person|human|caller|customer)(?:'?s|s')?\b|\b(?:you|your|assistant|(?<!\b(?:ssh|gpg|user)[ -])agent|model)\b/i.test(
    text,
  );
}

/** Values that tools ask for by their names. */
const TECHNICAL = /\b(?:host|mac|ip|serial|login|user) ?(?:names?|address(?:es)?|numbers?)\b/i;

/** "The token from `login`": what a name gives, or is compared with. */
const NO_WAY = /\b(?:from|by|over|of|than|see|when|if|unless|like|calling|call|use|using|run|after|before) [`"'“]?$/i;

/** "`list_rows` must be called too": what is done, not where something goes. */
const IS_CALLED =
  /^[`"'”]? (?:(?:must|should|has to|needs to|can|may|will) be|is) (?:called|used|run|invoked)\b(?! (?:with|on))/i;

/** "- get_cookies: Retrieve cookies (requires: tab; optional: urls)": one of the things that a tool does, and what it takes. */
const OPERATION = new Form(
  /^[`*]{0,2}([a-z][\w-]{1,40})[`*]{0,2}: [A-Z][a-z]{1,20} [^()]{2,120} \((?:requires?|required|optional|params?|parameters|args|arguments)\b/,
);

function isOperation({ text, start }: Statement, { kind, start: at }: Thing, own: OwnWays): boolean {
  const match = OPERATION.exec(text);
  if (match === null || own.isArgumentName(match[1] ?? "") || kind === "secretPath") return false;
  if (/\b(?:user|owner|chat|conversation|assistant|model|your)\b/i.test(match[0])) return false;
  // What stands behind are names of arguments and their values.
  return at - start < match[0].length || kind === "machine" || /['"][\w-]{1,40}(?:,[\w-]{1,40}){2,20}['"]/.test(text);
}

/** "This tool retrieves details about a task in a cluster, including its network interfaces": what an administrator looks at. */
function isReadOut({ text, directives }: Statement, { kind }: Thing): boolean {
  return (
    kind === "machine" &&
    /^(?:this|the) (?:[\w-]{1,30} ){0,2}(?:tool|function|method|operation|action|endpoint)\b/i.test(text) &&
    directives.every(
      (each) => (each.voice === "states" || each.voice === "aim") && !each.acts.has("send") && !each.duty,
    )
  );
}

/** "(marked with `mgmt_only=True`)": a value stands there already. */
const IS_SET = /^[`"'”]?\s?=\s?(?:true|false|none|null|\d)/i;

/** An argument or a tool is named, or the call. */
function leadsIn(statement: Statement, source: Thing, own: OwnWays): boolean {
  const { things, text } = statement;
  // The first words of a description say what the tool does, or what it means to set an argument.
  const isFirst = statement.start === 0;
  if (isOperation(statement, source, own)) return false;
  const isWay = ({ kind, text: name, start, end }: Thing): boolean =>
    kind === "name" &&
    !NO_WAY.test(before(statement, start)) &&
    !IS_CALLED.test(text.slice(end - statement.start, end - statement.start + 60)) &&
    !IS_SET.test(text.slice(end - statement.start, end - statement.start + 40)) &&
    own.isWay(name) &&
    !(TECHNICAL.test(source.text) && isNamedAfter(name, source));
  if (things.some(isWay)) return true;
  // An order to give it is enough: there is nothing else to give it to than the call.
  const isGiven = (directive: Directive): boolean =>
    isOrder(directive) &&
    GIVES.some((act) => directive.acts.has(act)) &&
    // "Start a session" holds nothing, "start it with …" does.
    (!/^(?:start|begin|open|end)/i.test(directive.verb) || /\bwith\b/i.test(text)) &&
    directive.objects.includes(source) &&
    // "`fields=email` - only return the user's address": what a value means.
    !/[`'")\]] - (?:only )?$/.test(text.slice(0, directive.start - statement.start).slice(-12)) &&
    // "Set TOOL_COOKIE from the browser's": a person configures the server.
    !directive.objects.some(({ kind, text: name }) => kind === "name" && /^[A-Z][A-Z\d_]+$/.test(name));
  const isAsked = !isFirst && (things.some(({ kind }) => kind === "secretPath") || !own.isArgument(source));
  if (isAsked && statement.directives.some(isGiven)) return true;
  const isForeignText = isUsers(statement) || statement.says("contents").length > 0;
  if (isAsked && isStrong(source) && !isOccasion(statement, source) && isWanted(statement) && isForeignText)
    return true;
  if (WITH_CALL.test(text) || (!isFirst && LOOKED_UP.test(text))) return true;
  if (isReadOut(statement, source)) return false;
  if (matchesOf(AS_ARGUMENT, text).some(([, name = ""]) => isNamed(name, source, own))) return true;
  return matchesOf(BESIDE_ARGUMENT, text).some(
    ([, after = "", ahead = ""]) => isNamed(after, source, own) || isNamed(ahead, source, own),
  );
}

function isOwnConfiguration(statement: Statement): boolean {
  const moves = statement.directives.some(
    (directive) => isOrder(directive) && (directive.acts.has("include") || directive.acts.has("send")),
  );
  const isOfModel = statement.things.some(({ kind }) => kind === "model");
  return !moves && !isOfModel && statement.says("also").length === 0 && OWN_CONFIGURATION.test(statement.text);
}
