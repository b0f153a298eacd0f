import type { Statement, Thing } from "../sentence/directive.ts";

/** What an expression found in a sentence, as a thing of talk: words that only an expression knows. */
export function thingSaid({ 0: text, index }: RegExpExecArray, { start }: Statement): Thing {
  return { kind: "talk", text, start: start + index, end: start + index + text.length, from: 0, to: 0 };
}
