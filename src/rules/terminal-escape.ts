import { codePoints, spelledOut } from "../text/disguise/code-points.ts";
import type { Rule } from "./rule.ts";

/** C1 codes that are letters and quotes of Windows text read as Latin-1: a wrong encoding, nothing that hides. */
const MISREAD = /[\u0080-\u008C\u008E\u008F\u0091-\u0097\u0099\u009A]/;

/** What sequences do that hide something; the rest only colours. */
const EFFECTS: readonly (readonly [RegExp, string])[] = [
  [/\[(?:\d{1,3};){0,4}8m/, "hides what follows"],
  [/\[\d?[JK]/, "erases what was shown"],
  [/\]8;/, "makes a link of words that may name another target"],
  [/\[\d{0,4}[A-H]/, "moves to write over what was shown"],
];

const SHOWN = 200;

export const terminalEscape = {
  id: "terminal-escape",
  aliases: [],
  severity: "high",
  kind: "security",
  summary: "The text holds control characters that a terminal obeys instead of showing",
  why: `
Escape sequences hide, erase and overwrite text in a terminal, so that the person who approves a tool there reads
something else than the model. No text for a model needs them. White space is left alone, and so are quotes and
letters of Windows text that was read with the wrong encoding.`,
  fix: "Remove the control characters from the text.",
  cwe: [150, 451],
  owasp: ["ASI01", "MCP03"],

  each: "text",
  sign: /(?![\t\n\r])\p{Cc}/u,
  reads: "written",
  *check(text) {
    const controls = [...text.value.matchAll(/\p{Cc}/gu)].filter(
      ({ 0: control, index }) => isObeyed(control) && !isLineMark(text.value, index),
    );
    const [first] = controls;
    const last = controls.at(-1);
    if (first === undefined || last === undefined) return;
    const stretch = text.value.slice(first.index, last.index + 1);
    const sequences = text.value.slice(first.index, last.index + 8);
    const effects = EFFECTS.filter(([sequence]) => sequence.test(sequences)).map(([, does]) => does);
    const names = codePoints(controls.map(([control]) => control).join(""));
    const shown = JSON.stringify(spelledOut(stretch.slice(0, SHOWN), isObeyed));
    yield {
      at: { text, start: first.index, end: last.index + 1 },
      message: `Control characters stand in the text: ${names}, in ${shown}.${effects.map((does) => ` A terminal ${does}.`).join("")}`,
    };
  },
} satisfies Rule;

/** A backspace alone on its line has nothing to go back over: texts for command lines mark paragraphs with it. */
function isLineMark(value: string, at: number): boolean {
  const [before, after] = [value.slice(Math.max(0, at - 42), at), value.slice(at + 1, at + 11)];
  return value[at] === "\b" && /\n[ \t]{0,40}$/.test(before) && /^[ \t]{0,8}\n/.test(after);
}

function isObeyed(character: string): boolean {
  return /(?![\t\n\v\f\r])\p{Cc}/u.test(character) && !MISREAD.test(character);
}
