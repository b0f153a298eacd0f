import type { Range } from "../../model/document.ts";
import type { Thing } from "./things.ts";
import type { Token } from "./tokens.ts";

/** Where tokens stand in the text, from one to before another. */
export function rangeOf(words: readonly Token[], { from, to }: { readonly from: number; readonly to: number }): Range {
  const start = words[from]?.start ?? 0;
  return { start, end: Math.max(words[to - 1]?.end ?? start, start) };
}

/** The token at which the clause that goes on from `from` ends: a comma or a heavier mark, or `limit`. */
export function clauseEnd(words: readonly Token[], from: number, limit: number, atComma = false): number {
  const last = Math.min(limit, words.length);
  for (let at = from; at < last; at += 1) {
    const token = words[at];
    if (token?.kind !== "mark") continue;
    if (/^(?:[;.!?—–。！？；]|&&)$/.test(token.word) || (atComma && /[,，]/.test(token.word))) return at;
  }
  return last;
}

/** The last range that starts at or before an offset; ranges are in order of their starts. */
export function lastBefore<R extends Range>(ranges: readonly R[], offset: number): R | undefined {
  let low = -1;
  let high = ranges.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((ranges[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return ranges[low];
}

/** The range that holds an offset; ranges are in order and do not overlap. */
export function rangeAt<R extends Range>(ranges: readonly R[], offset: number): R | undefined {
  const found = lastBefore(ranges, offset);
  return found !== undefined && offset < found.end ? found : undefined;
}

/** What is quoted is a clause of its own: a verb in it governs nothing behind it. */
export function quoteEnd(
  words: readonly Token[],
  { from, to }: { readonly from: number; readonly to: number },
  limit: number,
  quoted: readonly Range[],
): number {
  if (quoted.length === 0) return limit;
  const end = rangeAt(quoted, words[from]?.start ?? 0)?.end;
  if (end === undefined) return limit;
  let at = to;
  while (at < limit && (words[at]?.end ?? end) < end) at += 1;
  return at;
}

const NONE: readonly Thing[] = [];

/** The things that lie from one token to before another. */
export function between(things: readonly Thing[], from: number, to: number): readonly Thing[] {
  let low = 0;
  let high = things.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((things[middle]?.from ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  let found: Thing[] | undefined;
  for (let at = low; at < things.length && (things[at]?.from ?? to) < to; at += 1) {
    const thing = things[at];
    if (thing !== undefined && thing.to <= to) (found ??= []).push(thing);
  }
  return found ?? NONE;
}
