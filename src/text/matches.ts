import type { Range } from "../model/document.ts";

const NONE: readonly RegExpExecArray[] = [];

/**
 * Every match of a global expression that matches no empty string. `matchAll` copies the expression at each call, which takes
 * longer than to search a sentence; in a text without an end it holds one match at a time, where this holds them all.
 */
export function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  let found: RegExpExecArray[] | undefined;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) (found ??= []).push(match);
  return found ?? NONE;
}

/** Where a match stands in a text, of which what was searched begins at `from`. */
export function rangeOfMatch({ 0: found, index }: RegExpExecArray, from: number): Range {
  return { start: from + index, end: from + index + found.length };
}
