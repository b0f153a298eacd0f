import { classRank, type Reason, type ToolClass } from "../model/rating.ts";
import type { Tool } from "../model/surface.ts";
import type { Place, Span } from "../model/text.ts";
import { identifierWords, type IdentifierWord } from "../text/identifier.ts";
import { kindAt } from "./phrases.ts";
import { classOf, isNounToo, REPORTS, type VerbKind } from "./verbs.ts";

/** What the words of a name say of a call. */
export interface Verdict {
  readonly class: ToolClass;
  readonly kind: Exclude<VerbKind, "unclear">;
  readonly word: IdentifierWord;
}

interface Candidate {
  readonly kind: VerbKind;
  readonly at: number;
}

/** Words that join a second verb to the first: `find_or_create`, `draft_and_send`. */
const JOINS = new Set(["and", "or", "then"]);

/** As the last word these say what the name does, whatever stands before: `pipeline-run-list`, `take_screenshot`. */
const PLAIN_READS = new Set(["list", "get", "screenshot", "audit"]);

/** Reads that are nouns as often: `todo_list_delete` deletes. After `get` or `find` a verb is the name of what is read. */
const NOUN_READS = new Set("list search query lookup view check scan preview audit count display help poll".split(" "));

/** Longer than any honest name, and short enough to compare every word with every other. */
const READ_UNITS = 400;

/** The words of a tool's name, as far as one is read. */
export function wordsOfName(name: string): readonly IdentifierWord[] {
  return identifierWords(name.slice(0, READ_UNITS));
}

/** The verdict of a tool's name, and what verbs it holds that say nothing clear. */
export function nameVerdict(name: string): Verdict | "unclear" | undefined {
  const words = wordsOfName(name);
  const last = words.at(-1);
  const verbs = words.flatMap(({ word }, at): readonly Candidate[] => {
    const kind = kindAt(words, at);
    const isNoun = isNounToo(word) && PLAIN_READS.has(last?.word ?? "");
    return kind === undefined || isNoun ? [] : [{ kind, at }];
  });
  const [first] = verbs;
  const verdict = ({ kind, at }: Candidate): Verdict | undefined => {
    const word = words[at];
    return kind === "unclear" || word === undefined ? undefined : { class: classOf(kind), kind, word };
  };
  if (first === undefined) {
    return last !== undefined && REPORTS.has(last.word) ? { class: "read", kind: "read", word: last } : undefined;
  }
  if (isAmbiguous(first, verbs[1], words)) return undefined;
  const speaking = [first, ...verbs.slice(1).filter((verb) => counts(verb, first, words))];
  const verdicts = speaking.flatMap((verb) => verdict(verb) ?? []);
  return verdicts.sort((a, b) => classRank(b.class) - classRank(a.class))[0] ?? "unclear";
}

/** `list_add_item` adds and `list_update_history` lists: only the description can tell. */
function isAmbiguous(first: Candidate, second: Candidate | undefined, words: readonly IdentifierWord[]): boolean {
  if (first.kind !== "read" || second?.at !== first.at + 1 || !NOUN_READS.has(words[first.at]?.word ?? ""))
    return false;
  return second.kind !== "read" && second.kind !== "unclear" && !counts(second, first, words);
}

/** Whether a verb after the first one says something too. A verb after a read is its object (`get_update_status`). */
function counts(verb: Candidate, first: Candidate, words: readonly IdentifierWord[]): boolean {
  const isLast = verb.at === words.length - 1;
  const word = words[verb.at]?.word ?? "";
  if (verb.kind === "unclear") return false;
  if (verb.kind === "read") return first.kind === "unclear" && (isLast || first.at > 0) && PLAIN_READS.has(word);
  if (JOINS.has(words[verb.at - 1]?.word ?? "")) return true;
  if (first.kind === "read") return isLast && first.at > 0 && NOUN_READS.has(words[first.at]?.word ?? "");
  if (first.kind === "unclear") return isLast || verb.at === first.at + 1;
  return first.kind === "write" && verb.at === first.at + 1 && (verb.kind === "money" || verb.kind === "send");
}

const SAID: Readonly<Record<Verdict["kind"], string>> = {
  read: "only reads",
  write: "changes something",
  send: "sends something, which cannot be taken back",
  money: "moves money, which cannot be taken back",
  final: "is final once done",
  removal: "removes, cancels or revokes something",
};

/** What a verb says of the tool, for any check that read one. */
export function said(word: string, kind: Verdict["kind"]): string {
  return `"${word}" says that it ${SAID[kind]}`;
}

/** Seed 000's `class-name-verb`. */
export function nameReason(tool: Tool, verdict: Verdict): Reason {
  const { word, kind } = verdict;
  return {
    id: "class-name-verb",
    class: verdict.class,
    at: inName(tool, word),
    message: `In the name, ${said(word.word, kind)}.`,
  };
}

function inName(tool: Tool, { start, end }: IdentifierWord): Place | Span {
  const text = tool.texts.find(({ field, role }) => field === "name" && role === "identifier");
  return text === undefined ? tool.place : { text, start, end };
}
