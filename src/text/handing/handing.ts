import type { Range } from "../../model/document.ts";
import { isGiving, isOrder, speaksOf, type Statement, type Thing } from "../sentence/directive.ts";
import { isExplained, isOfSetting } from "../own/explained.ts";
import { foreignIn, isKey, isNamedAfter } from "../own/foreign.ts";
import { before, behind } from "../sentence/around.ts";
import { isHarmless } from "./harmless.ts";
import { Form } from "../sentence/form.ts";
import { isForAnything } from "./spare-names.ts";
import { leadsIn, leadsOutside, type OwnWays } from "./ways.ts";

/** Something that no tool owns and the way by which a text hands it out, whatever verb joins the two. */
export interface Handing extends Range {
  readonly source: Thing;
}

/** Handing out in running text, by the sentence `at` an index of the text, alone or with the one before or behind it. */
export function handingIn(all: readonly Statement[], at: number, own: OwnWays): Handing | undefined {
  const [previous, statement, next] = [all[at - 1], all[at], all[at + 1]];
  if (statement === undefined) return undefined;
  const source = foreignIn(statement) ?? statement.things.find(({ kind }) => kind === "belongings");
  if (source === undefined || isHarmless(statement, source)) return undefined;
  const [, argument = ""] = OF_ARGUMENT.exec(statement.text) ?? [];
  if (argument !== "" && source.kind !== "secretPath" && isNamedAfter(argument, source)) return undefined;
  if (isRemark(statement, source) || isExplained(statement, source)) return undefined;
  if (isKey(source) && (isOwnConfiguration(statement) || isOfBrowser(statement, source))) return undefined;
  if (isWish(statement, source) && !isForAnything(argument)) return undefined;
  const { start, end } = statement;
  const leads = (other: Statement): boolean =>
    leadsOutside(other) || (source.kind !== "belongings" && leadsIn(other, source, own));
  if (leads(statement)) return { start, end, source };
  if (REFERS_BACK.test(statement.text) && previous !== undefined && !isHarmless(previous, source) && leads(previous))
    return { start: previous.start, end, source };
  if (next === undefined || isHarmless(next, source) || !REFERS.test(next.text) || !leads(next)) return undefined;
  return { start, end: next.end, source };
}

/** "Use when questions are about what was said", "Example: look(path='/etc/x')". */
const OFFERED = new Form(/^[*_]{0,3}(?:use (?:this |it )?(?:[\w-]{1,20} ){0,2}when|when to use)\b/i);
const OF_ARGUMENT = /^[`*\s]{0,4}([a-z][\w.-]{1,40})[`*]{0,2}:\s/;
const AS_PATH = /^examples?: [\w.]{2,60}\((?:.{0,200},\s{0,20})?(?:path|file|filename|file_path)=['"]$/is;

/** "(many images forbid a root password)": in brackets, or of what is let through, while nothing is to be given. */
function isRemark(statement: Statement, source: Thing): boolean {
  const { text, start, things, directives } = statement;
  const lead = text.slice(0, Math.max(0, source.start - start));
  const isOfWork = source.kind === "talk" || source.kind === "belongings";
  if (isOfWork && isOfSetting(statement) && !leadsOutside(statement)) return true;
  const bracket = openBracket(lead);
  // "data: rows as JSON (paste the answer of another tool)".
  const [, name = "note"] = source.kind === "talk" && bracket >= 0 ? (OF_ARGUMENT.exec(lead) ?? []) : [];
  if (!isForAnything(name)) return true;
  const isOther = (at: number): boolean => at >= 0 && at !== bracket;
  if (directives.some((each) => isGiving(each) && !isOther(openBracket(text.slice(0, each.start - start)))))
    return false;
  if (isOfWork && OFFERED.test(text)) return true;
  if (AS_PATH.test(lead)) return true;
  if (bracket >= 0 && directives.length > 0) return true;
  return (
    things.some(({ kind, text: list }) => kind === "safeguard" && /lists?$/i.test(list)) && !directives.some(isOrder)
  );
}

/** Where the bracket opens in which a text ends; negative in none. */
function openBracket(text: string): number {
  const at = text.lastIndexOf("(");
  return at > text.lastIndexOf(")") ? at : -1;
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
    !directives.some(isGiving) &&
    /^cookies?$/i.test(source.text) &&
    /^(?:save|restore|load|export|import|set|get|list|clear|read)s?\b/i.test(text) &&
    speaksOfBrowser(text)
  );
}

/** Whether a sentence speaks of what a browser holds. */
export function speaksOfBrowser(sentence: string): boolean {
  return /\b(?:page|browser|tab|localStorage|sessionStorage)\b/i.test(sentence);
}

/** "Any spelling will do: pass whatever the user typed.": what the tool is asked for, and all of the sentence. */
export function isWish(statement: Statement, { kind, start, end, text }: Thing): boolean {
  return (
    kind === "talk" &&
    /^what(?:ever)? the \w{3,12} \w{3,10}$/i.test(text) &&
    PASSED.test(before(statement, start, 24)) &&
    AS_IT_IS.test(behind(statement, end, 20))
  );
}

const PASSED =
  /(?:^|[;:(,—–-] ?|\b(?:and|or|just|simply|then) )(?:pass|use|enter|search(?: for)?|submit|accept|take|try)s? $/i;
const AS_IT_IS = /^["'`)]{0,2}(?:[.;,)]|$| (?:verbatim|as[ -](?:is|it is)|directly|unchanged|exactly|through)\b)/i;

const REFERS =
  /^(?:\w{1,20} ){0,8}(?:it|this|that|these|those|they|them|its|their|both|everything|all|the (?:result|lot|copy|text|list|output|body|contents?|values?|rest|whole))\b/i;

/** Whether a sentence says where the tool itself has its keys from, and moves nothing. */
export function isOwnConfiguration(statement: Statement): boolean {
  if (statement.directives.some(isGiving) || speaksOf(statement.things, "model")) return false;
  return statement.says("also").length === 0 && OWN_CONFIGURATION.test(statement.text);
}
