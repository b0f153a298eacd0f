import { classRank, type Reason } from "../model/rating.ts";
import type { Tool } from "../model/surface.ts";
import type { Text } from "../model/text.ts";
import { sentences } from "../text/sentence/sentences.ts";
import { tokens, type Token } from "../text/sentence/tokens.ts";
import { returnedWork } from "./answers.ts";
import { said, type Verdict } from "./name.ts";
import { OBJECTS } from "./phrases.ts";
import { declaredRead, reportIn } from "./reports.ts";
import {
  classOf,
  DETERMINERS,
  ENDS_OBJECT,
  inflection,
  INFORMATION,
  PAYMENTS,
  REPORTS,
  SIGNALS,
  verbKind,
  type VerbForm,
  type VerbKind,
} from "./verbs.ts";

/** Only the beginning of a description says what the tool does; a hostile one may be megabytes long. */
const READ_UNITS = 800;

/** What may stand before the verb: "Use this tool to …", "This endpoint allows you to …", "A utility that …". */
const LEAD_IN = new Set(
  (
    "this these it the a an my our mcp tool tools endpoint api function method operation service utility helper interface " +
    "is are will would can could may might should be used designed intended meant useful able allows allow lets let " +
    "helps help you your users user agents agent clients client model llm llms ai to for that which who when whenever " +
    "if need needs want wants please also simply just first then primary single low-level beta alpha experimental " +
    "deprecated new batch bulk mass auto force safe deep quick full manual manually programmatically"
  ).split(" "),
);

const ARTICLES = new Set("a an the my our your this these".split(" "));
const USE = new Set(["use", "using", "used", "call"]);
const AFTER_USE = new Set("this it to the when whenever for if".split(" "));
const ENABLES = new Set(["enables", "enable", "enabling"]);
const WHO = new Set("you users agents clients llms ai the your".split(" "));
const NOT_ADVERBS = new Set("apply reply supply multiply assembly only read-only family".split(" "));

const JOINS = new Set(["and", "or", "then", "/", ",", "&"]);
const SEQUENCE = new Set(["and", "then", "&"]);

interface SpokenVerb {
  readonly kind: VerbKind;
  readonly form: VerbForm;
  readonly at: number;
  /** One of several that the call chooses among: `add or remove`. */
  readonly isAlternative?: true;
}

export interface DescriptionVerdict {
  readonly verdict: Verdict;
  readonly text: Text;
  /** The work itself is returned: what a name leaves open is said. */
  readonly isAnswer?: true;
}

/** The verb of the first sentence, and verbs joined to it; `unclear` when they leave the effect open. */
export function descriptionVerdict(tool: Tool): DescriptionVerdict | "unclear" | undefined {
  const text = tool.texts.find(({ field }) => field === "description");
  if (text === undefined) return undefined;
  const found = spokenVerdict(tool, text);
  if (typeof found === "object") return found;
  const value = text.value.slice(0, READ_UNITS);
  const answer = returnedWork(tool, value) ?? declaredRead(value);
  if (answer !== undefined) return { verdict: { class: "read", kind: "read", word: answer }, text, isAnswer: true };
  const report = found === undefined ? reportIn(value, tool.name) : undefined;
  return report === undefined ? found : { verdict: { class: "read", kind: "read", word: report }, text };
}

function spokenVerdict(tool: Tool, text: Text): DescriptionVerdict | "unclear" | undefined {
  const value = text.value.slice(0, READ_UNITS);
  let mustBeAboutTool = false;
  for (const unit of sentences(value).slice(0, 3)) {
    if (unit.code) continue;
    if (mustBeAboutTool && !/^this tool\b/i.test(value.slice(unit.start, unit.end))) return undefined;
    const words = withoutName(tokens(value, afterTags(value, unit.start, unit.end), unit.end), tool.name);
    const head = headOf(words);
    if (head !== undefined) {
      const found = verdictOf(words, [head, ...joined(value, words, head)]);
      return found === "unclear" ? found : { verdict: found, text };
    }
    // "Read-only." or "BETA" is a tag; after a whole sentence that we cannot read, only one about "this tool" is read.
    if (words.length > 3) mustBeAboutTool = true;
  }
  return undefined;
}

function verdictOf(words: readonly Token[], verbs: readonly SpokenVerb[]): Verdict | "unclear" {
  const verdicts = verbs.flatMap(({ kind, at, isAlternative }): readonly Verdict[] => {
    const word = words[at];
    if (kind === "unclear" || word === undefined) return [];
    const own = classOf(kind);
    // "Add or remove a label" removes only when it is told to.
    return [
      isAlternative && own === "destructive" ? { class: "write", kind: "write", word } : { class: own, kind, word },
    ];
  });
  const [worst] = verdicts.sort((a, b) => classRank(b.class) - classRank(a.class));
  if (worst === undefined) return "unclear";
  return worst.class === "read" && verbs.some(({ kind }) => kind === "unclear") ? "unclear" : worst;
}

/** Behind `[TAG] `, and behind `Area: ` when no verb stands before the colon. */
function afterTags(value: string, start: number, end: number): number {
  let from = start;
  const tag = /^[^\p{L}[]{0,8}\[[^\]]{0,60}\]/u;
  for (let match = tag.exec(value.slice(from, end)); match !== null; match = tag.exec(value.slice(from, end))) {
    from += match[0].length;
  }
  const label = /^[^:.]{1,40}:\s/u.exec(value.slice(from, end));
  if (label === null || /["'`(]/.test(label[0])) return from;
  const hasVerb = tokens(value, from, from + label[0].length).some(({ word }) => inflection(word) !== undefined);
  return hasVerb ? from : from + label[0].length;
}

/** Without the tool's own name in front: "list_apps lists …". */
function withoutName(all: readonly Token[], name: string): readonly Token[] {
  const isNamed = all[0]?.word === name.toLowerCase() && inflection(all[1]?.word ?? "") !== undefined;
  return isNamed ? all.slice(1) : all;
}

/** The verb that the sentence begins with, after words that only lead to it. */
function headOf(words: readonly Token[]): SpokenVerb | undefined {
  for (const [at, { word, kind }] of words.entries()) {
    const [before, next] = [words[at - 1]?.word ?? "", words[at + 1]?.word ?? ""];
    if (kind === "mark" || LEAD_IN.has(word)) continue;
    if ((USE.has(word) && AFTER_USE.has(next)) || (ENABLES.has(word) && WHO.has(next))) continue;
    const verb = verbAt(words, at, true);
    if (verb !== undefined) return isNoun(words, at, before, next) ? undefined : verb;
    if (!word.endsWith("ly") || NOT_ADVERBS.has(word)) return undefined;
  }
  return undefined;
}

/** "The search index …", "Record of …", "Group chat …". "A delete operation …" is a removal all the same. */
function isNoun(words: readonly Token[], at: number, before: string, next: string): boolean {
  const verb = verbAt(words, at, true);
  if (ARTICLES.has(before) && next === "of") return words[at]?.word !== "list";
  if (verb?.kind === "read" && verb.form === "base" && ARTICLES.has(before)) return words[at]?.word !== "list";
  if (PAYMENTS.has(words[at]?.word ?? "") && REPORTS.has(next)) return true;
  return verbAt(words, at, false) === undefined && !DETERMINERS.has(next);
}

/** Verbs that go on what the head began: `list, create or delete …`, `reads the file and deletes it`. */
function joined(value: string, words: readonly Token[], head: SpokenVerb): readonly SpokenVerb[] {
  const found: SpokenVerb[] = [];
  let isRow = true;
  for (let at = head.at + 1; at < words.length; at += 1) {
    const word = words[at];
    const before = words[at - 1]?.word ?? "";
    if (word === undefined || JOINS.has(word.word)) continue;
    const verb = verbAt(words, at, false);
    const isJoined = JOINS.has(before) || value[word.start - 1] === "/";
    const isOrder = verb?.form === head.form && DETERMINERS.has(words[at + 1]?.word ?? "");
    const isSequel = SEQUENCE.has(before) && isOrder;
    isRow &&= isJoined && verb !== undefined;
    if (verb === undefined || !isJoined) continue;
    if (isRow) found.push(isSequel ? verb : { ...verb, isAlternative: true });
    else if (isOrder && verb.kind !== "read") found.push(isSequel ? verb : { ...verb, isAlternative: true });
  }
  return found;
}

function verbAt(words: readonly Token[], at: number, isHead: boolean): SpokenVerb | undefined {
  const known = inflection(words[at]?.word ?? "");
  const kind = known === undefined ? undefined : verbKind(known.base, isHead);
  if (known === undefined || kind === undefined) return undefined;
  const isSetUp = known.base === "set" && words[at + 1]?.word === "up";
  const follows = (count: number, listed: ReadonlySet<string>): boolean =>
    words.slice(at + 1, at + 1 + count).some(({ word }) => listed.has(word));
  const isSignal = kind === "send" && follows(3, SIGNALS);
  const isVague = known.base === "provide" && !follows(9, INFORMATION);
  const own = OBJECTS.find(
    ({ verbs, within, objects }) => verbs.has(known.base) && objectIn(words, at, within, objects),
  );
  if (own !== undefined) return { kind: own.means, form: known.form, at };
  return { kind: isSetUp || isSignal || isVague ? "unclear" : kind, form: known.form, at };
}

/** Whether the object of the verb at a place, of so many words at most, has one of some words. */
function objectIn(words: readonly Token[], at: number, within: number, objects: ReadonlySet<string>): boolean {
  for (const { word } of words.slice(at + 1, at + 1 + within)) {
    if (objects.has(word)) return true;
    if (ENDS_OBJECT.has(word)) return false;
  }
  return false;
}

/** Seed 000's `class-description-verb`. */
export function descriptionReason({ verdict, text }: DescriptionVerdict): Reason {
  const { start, end } = verdict.word;
  const message = `In the description's first sentence, ${said(text.value.slice(start, end), verdict.kind)}.`;
  return { id: "class-description-verb", class: verdict.class, at: { text, start, end }, message };
}

const FINAL =
  /\b(?:can ?not|can't|can’t|could not) be (?:undone|reversed|recovered|taken back)\b|\b(?:irreversib(?:le|ly)|irrecoverabl[ey])\b|\bpermanent(?:ly)? (?:delet|remov|destroy|eras)(?:e|es|ed|ing|ion|s)?\b/i;

/** "… that can be restored or permanently deleted": what may become of something, not what the tool does. */
const MAY_BE = /\b(?:can|may) be \w{1,20} or\s$|\bbefore\s$/i;

/** Seed 000's `class-final-wording`. */
export function finalWording(tool: Tool): Reason | undefined {
  const text = tool.texts.find(({ field }) => field === "description");
  const match = text === undefined ? null : FINAL.exec(text.value);
  if (text === undefined || match === null || MAY_BE.test(text.value.slice(0, match.index).slice(-60)))
    return undefined;
  return {
    id: "class-final-wording",
    class: "irreversible",
    at: { text, start: match.index, end: match.index + match[0].length },
    message: `The description says that what it does is final: "${match[0]}".`,
  };
}
