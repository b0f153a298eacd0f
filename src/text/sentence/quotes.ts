import type { Range } from "../../model/document.ts";

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
  OPENER.lastIndex = 0;
  for (let match = OPENER.exec(value); match !== null; match = OPENER.exec(value)) {
    const { 0: mark, index: start } = match;
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

const PHRASES =
  /\b(?:triggers?(?: on| includes?| phrases?| words?)?|phrases?|keywords?)(?: like| such as| include| are)?:? {0,2}\\?$/i;

/** Whether what stands before a quote brings phrases that a user may say: "Triggers: 'write a system prompt'". */
export function leadsToPhrases(text: string, quote: number): boolean {
  return PHRASES.test(text.slice(Math.max(0, quote - 60), Math.max(0, quote)));
}
