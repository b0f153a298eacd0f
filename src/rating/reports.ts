import type { IdentifierWord } from "../text/identifier.ts";
import { sentences } from "../text/sentence/sentences.ts";
import { tokens } from "../text/sentence/tokens.ts";
import { wordsOfName } from "./name.ts";
import { DESCRIBED, DETERMINERS, ENDS_OBJECT, inflection, INFORMATION, REPORTS, verbKind } from "./verbs.ts";

/** "Read-only." as a sentence or an aside; a mode, a user or methods that are read-only are something else. */
const DECLARED = /(?:^|[.!?\]] {1,3}|\n\s{0,20}|[—–-] |\()(read-only)(?=[.;,)]| [—–(-]|\s{0,20}$)/i;

/** Where a description declares that its tool only reads. */
export function declaredRead(value: string): IdentifierWord | undefined {
  const match = DECLARED.exec(value);
  const [all, word] = match ?? [];
  if (match === null || all === undefined || word === undefined) return undefined;
  const end = match.index + all.length;
  return { word: word.toLowerCase(), start: end - word.length, end };
}

/** "Conversion funnel metrics: …", "The schema of …": what a description without a verb calls the tool. */
export function reportIn(value: string, name: string): IdentifierWord | undefined {
  const [first] = sentences(value);
  if (first === undefined || first.code) return undefined;
  const words = tokens(value, first.start, first.end);
  const end = words.findIndex(({ word, kind }) => kind === "mark" || ENDS_OBJECT.has(word) || word === "of");
  const named = end === -1 ? words : words.slice(0, end);
  const last = named.at(-1);
  if (last === undefined || !REPORT_WORDS.has(last.word)) return undefined;
  // "Refresh all cached data", and `mine_logs` that "Mines logs": verbs that no list has.
  const ofName = new Set(wordsOfName(name).map(({ word }) => word));
  const mayOrder = named.some(({ word }, at) => (at > 0 && DETERMINERS.has(word)) || changes(word, at === 0));
  return mayOrder || (named.length > 1 && ofName.has(named[0]?.word ?? "")) ? undefined : last;
}

const REPORT_WORDS = new Set([...DESCRIBED, ...INFORMATION, ...REPORTS]);

function changes(word: string, isFirst: boolean): boolean {
  const known = inflection(word);
  return known !== undefined && verbKind(known.base, isFirst) !== undefined && !REPORT_WORDS.has(word);
}
