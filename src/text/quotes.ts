import type { Range } from "../model/document.ts";

const CLOSERS: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  "`": "`",
  "“": "”",
  "‘": "’",
  "«": "»",
  "「": "」",
  "『": "』",
};

const OPENER = /["'`“‘«「『]/g;

/** Quotes longer than this quote nothing: a text that is one quotation speaks for itself. */
const LONGEST = 240;

/** The quoted stretches of a text, quotation marks included, in order; none inside another. */
export function quotes(value: string): readonly Range[] {
  const found: Range[] = [];
  let done = 0;
  for (const { 0: mark, index: start } of value.matchAll(OPENER)) {
    const closer = start < done ? undefined : CLOSERS[mark];
    if (closer === undefined || !opens(value, start)) continue;
    const end = closing(value, start, closer);
    if (end === undefined) continue;
    found.push({ start, end });
    done = end;
  }
  return found;
}

function opens(value: string, at: number): boolean {
  const before = value[at - 1] ?? " ";
  const after = value[at + 1] ?? " ";
  return !/[\p{L}\p{N}]/u.test(before) && !/\s/.test(after);
}

function closing(value: string, open: number, closer: string): number | undefined {
  const limit = Math.min(value.length, open + LONGEST);
  for (let at = open + 2; at < limit; at += 1) {
    if (value[at] !== closer) continue;
    // An apostrophe inside a word closes nothing.
    if (closer === "'" && /[\p{L}\p{N}]/u.test(value[at + 1] ?? " ")) continue;
    return at + 1;
  }
  return undefined;
}
