import type { Sentence } from "./sentences.ts";

/** No person writes longer sentences: of 73,000 of real servers two are, and those are lists. */
const LONGEST = 3_000;
const PIECE = LONGEST / 2;
/** How far before the end of a piece the end of a clause, or else of a word, is looked for. */
const REACH = 200;

const CLAUSE_END = /^[\s\S]*[,;，；、\n]/;
const WORD_END = /^[\s\S]*\s/;

/**
 * A sentence without an end as stretches that overlap by half, any other one as it is. Every order of a sentence may be
 * held against all that the sentence says, so its length must be bounded, whatever a rule asks; what stands within half of
 * the bound is always seen together.
 */
export function stretches(value: string, sentence: Sentence): readonly Sentence[] {
  if (sentence.end - sentence.start <= LONGEST) return [sentence];
  const cuts = [sentence.start];
  for (let at = sentence.start; sentence.end - at > PIECE;) {
    at = cutBefore(value, at + PIECE);
    cuts.push(at);
  }
  return cuts.slice(0, -1).map((start, index) => ({ ...sentence, start, end: cuts[index + 2] ?? sentence.end }));
}

/** Where a piece that may reach to `limit` ends: a stretch that began inside a clause could take a denied act for ordered. */
function cutBefore(value: string, limit: number): number {
  const from = limit - REACH;
  const tail = value.slice(from, limit);
  const found = CLAUSE_END.exec(tail) ?? WORD_END.exec(tail);
  if (found !== null) return from + found[0].length;
  const isInPair = /[\uD800-\uDBFF]/.test(value.charAt(limit - 1));
  return isInPair ? limit - 1 : limit;
}
