import type { Range } from "../../model/document.ts";
import type { Tagged } from "./tagged.ts";
import { isAPerson } from "./people.ts";
import { isSecretPath } from "../secret-paths.ts";
import type { Token } from "./tokens.ts";
import { wordSet } from "../word-set.ts";
import { NOUNS, type Noun } from "./vocabulary/vocabulary.ts";

/**
 * What a sentence speaks of. Beside the nouns of the vocabulary: `secretPath` (where keys and secrets live), `path`,
 * `url` (network address, mailbox), `name` (shaped like an identifier, or one quoted word), `toolName` (a plain word used as
 * the name of a tool: "the search tool", "call fetch with"), `literal` (other quoted text).
 */
export type ThingKind = Noun | "secretPath" | "path" | "url" | "name" | "toolName" | "literal";

export interface Thing extends Range {
  readonly kind: ThingKind;
  /** As written, without quotes. */
  readonly text: string;
  /** Of the tokens that it covers. */
  readonly from: number;
  readonly to: number;
  /** Of a `user` that is named by trade or part: a tool may deal with patients as well as tell them. */
  readonly byTrade?: boolean;
}

/** snake_case, camelCase, dotted.names, CONSTANT_CASE. */
const IDENTIFIER = /^(?:[a-z][a-z\d]+(?:[A-Z][a-z\d]*)+|[a-z]\w*(?:\.[a-z_]\w*)+|[A-Za-z][A-Za-z\d]*_\w+)$/;
const ABBREVIATION = /^(?:e\.g|i\.e)$/;
const FILE_NAME =
  /\.(?:json|ya?ml|toml|md|txt|js|ts|tsx|jsx|py|rs|go|java|css|html?|xml|csv|pdf|png|jpe?g|svg|sh|env|log|conf|cfg|ini|lock|pub|pem|key|sql|db|xlsx?|docx?|pptx?|zip|gz|bak|io|com|org|net|dev|ai|app|local|example|xyz|online)$/i;

/** The things in a sentence, in order; of those that begin at the same token the longest first. */
export function thingsIn(value: string, tagged: Tagged, quotes: readonly Range[]): readonly Thing[] {
  const { words, marks } = tagged;
  const found: Thing[] = [];
  const make = (kind: ThingKind, from: number, to: number, byTrade = false): void => {
    const start = words[from]?.start ?? 0;
    const end = words[to - 1]?.end ?? start;
    found.push({ kind, start, end, text: inOneLine(value, start, end), from, to, ...(byTrade && { byTrade }) });
  };
  // "US", which is read as "us".
  const isCountry = ({ from, to }: (typeof marks)[number]): boolean =>
    to - from === 1 && value.slice(words[from]?.start, words[from]?.end) === "US";
  for (const mark of marks) {
    if (mark.class === "person") {
      if (isAPerson(tagged, mark)) make("user", mark.from, mark.to, true);
    } else if (isNoun(mark.class) && !isCountry(mark)) make(mark.class, mark.from, mark.to);
  }
  const quoted = quotes.length === 0 ? undefined : new Map(quotes.map((quote) => [quote.start + 1, quote]));
  const mayNameTool = marks.some(({ class: name }) => name === "toolWord" || name === "call");
  for (let at = 0; at < words.length; at += 1) {
    const token = words[at];
    if (token === undefined) continue;
    const quote = quoted?.get(token.start);
    // `{"recipient": …`: a key of data names nothing.
    if (quote !== undefined && value.startsWith('":', quote.end - 1)) continue;
    const kind = kindOf(token, value) ?? (mayNameTool ? toolKind(tagged, at, value) : undefined);
    if (kind !== undefined) make(kind, at, at + 1);
    if (quote === undefined) continue;
    let to = at;
    while (to < words.length && (words[to]?.end ?? 0) <= quote.end) to += 1;
    const isWord = to - at === 1 && token.kind === "word";
    make(isWord ? "name" : quotedKind(value.slice(quote.start + 1, quote.end - 1)), at, Math.max(to, at + 1));
  }
  return found.length < 2 ? found : found.sort((a, b) => a.from - b.from || b.to - a.to);
}

/** "'keys/deploy_rsa'": a path without a root is known as one where it is quoted. */
function quotedKind(quote: string): ThingKind {
  // "ROOT=/srv,CERT=x.pem" is a list of settings.
  return /^[^\s/\\=]{1,60}[/\\]\S{1,200}$/.test(quote) && isSecretPath(quote) ? "secretPath" : "literal";
}

/** A stretch of a text as it reads: where a line ends inside of it is a space. */
export function inOneLine(value: string, start: number | undefined, end: number | undefined): string {
  return value.slice(start, end).replace(/[\r\n]/g, " ");
}

function kindOf(token: Token, value: string): ThingKind | undefined {
  if (token.kind === "address") return "url";
  if (token.kind === "mark" || token.kind === "number") return undefined;
  // Most words are neither, and these expressions are dear.
  if (token.kind === "word" && isPlain(value, token.start, token.end)) return undefined;
  const raw = value.slice(token.start, token.end);
  // "$r.profiles[0].token": a part of a value.
  if (raw.startsWith(".") && /[\])]/.test(value[token.start - 1] ?? "")) return undefined;
  if (token.kind === "path") return isSecretPath(raw) ? "secretPath" : "path";
  if (FILE_NAME.test(raw)) return isSecretPath(raw) ? "secretPath" : "path";
  return IDENTIFIER.test(raw) && value[token.start - 1] !== "-" && !ABBREVIATION.test(raw) ? "name" : undefined;
}

/** Without a capital, digit, dot or underscore. */
function isPlain(value: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    const code = value.charCodeAt(at);
    const isDigit = code >= 48 && code <= 57;
    const isCapital = code >= 65 && code <= 90;
    if (isDigit || isCapital || code === 46 || code === 95) return false;
  }
  return true;
}

/** A plain word that names a tool by where it stands: "get-user tool", "the search tool has", "call fetch with". */
function toolKind({ words, starting, ending }: Tagged, at: number, value: string): ThingKind | undefined {
  const token = words[at];
  if (token?.kind !== "word") return undefined;
  const besideTool = starting[at + 1]?.some(({ class: name }) => name === "toolWord") === true;
  const called = ending[at - 1]?.some(({ class: name, form }) => name === "call" && form === "base") === true;
  if (!besideTool && !called) return undefined;
  // "The *-get-schema tool": of a kind.
  if (value[token.start - 1] === "-") return undefined;
  if (NO_NAME.has(token.word) || !PLAIN_WORD.test(plainly(words, at, value))) return undefined;
  if (besideTool && token.word.includes("-") && !KIND_OF.test(token.word) && IS_TOOL.has(words[at + 1]?.word ?? ""))
    return "name";
  const isAdjective = (starting[at] ?? []).some(({ class: name }) => name === "toolAdjective");
  const before = words[at - 1]?.word ?? "";
  if (besideTool && !isAdjective && words[at + 1]?.word === "tool" && LEADS_TO_TOOL.has(before)) return "toolName";
  const isVerb = (before === "call" && !BEFORE_A_CALL.has(words[at - 2]?.word ?? "")) || before === "invoke";
  const isCall = called && isVerb && FOLLOWS_CALL.has(words[at + 1]?.word ?? "");
  return isCall && !isAdjective ? "toolName" : undefined;
}

/** As written; in small letters where the word before is in capitals too: "USE THE SEARCH TOOL" names no constant. */
function plainly(words: Tagged["words"], at: number, value: string): string {
  const [before, token] = [words[at - 1], words[at]];
  const isLoud = before !== undefined && /^[A-Z]{2,}$/.test(value.slice(before.start, before.end));
  const written = value.slice(token?.start, token?.end);
  return isLoud ? written.toLowerCase() : written;
}

/** "Calling the tool", "call it first", "the call failed": what stands where a tool's name might, and is none. */
export const NO_NAME = wordSet(
  "a after again all an and another any appropriate as available back before by correct each every exact failed fails " +
    "first initial it last live mcp needed next once or other own previous raises relevant returned returns right same session " +
    "specific specified that the them then these this those tool tools twice when with your wrong",
);
const PLAIN_WORD = /^[a-z][a-z\d]+(?:-[a-z\d]+){0,6}$/;
/** "Server-specific tools" are a kind of tools. */
const KIND_OF =
  /-(?:specific|based|only|level|side|like|related|ready|friendly|provided|defined|facing|enabled|aware|in|out|free|scoped|wide|party|safe|driven|first|use|time|line|end|purpose|powered|generated|compatible|capable|approved|quality|grade|source|class)$/;
/** "A native input-pipeline operation" is a kind of operation, no tool. */
const IS_TOOL = new Set(["tool", "tools", "function", "functions", "skill", "plugin"]);
const LEADS_TO_TOOL = new Set(["the", "using", "calling", "invoking", "call", "use", "invoke", "run", "running"]);
/** "If the tool call fails": a call, not the order to call. */
const BEFORE_A_CALL = new Set(["tool", "function", "api", "the", "a", "this", "that", "each", "every", "any"]);
const FOLLOWS_CALL = new Set(["with", "before", "first", "and", "then", "to", "on", "using"]);

const NOUN_NAMES: ReadonlySet<string> = new Set(NOUNS);

function isNoun(name: string): name is Noun {
  return NOUN_NAMES.has(name);
}
