import { codePoints, spelledOut } from "../text/disguise/code-points.ts";
import { invisibleRuns, type InvisibleKind, type InvisibleRun } from "../text/disguise/invisible.ts";
import { smuggledTexts } from "../text/disguise/smuggled.ts";
import type { Rule } from "./rule.ts";

const WHAT: Readonly<Record<InvisibleKind, string>> = {
  tags: "Tag characters, which nothing shows,",
  selectors: "Variation selectors with nothing to select",
  bidi: "Direction controls, which make a text look different from what it says,",
  "zero-width": "Characters that nobody sees",
};

/** Left over from copying: no more than this, at the edge of words, and spelling nothing. */
const STRAY = 4;
const AROUND = 16;
const SPELLED_LIMIT = 300;

export const hiddenUnicode = {
  id: "hidden-unicode",
  aliases: ["STRUCT002", "MCP-021"],
  severity: "high",
  severities: ["medium"],
  kind: "security",
  summary: "The text holds characters that a person cannot see and a model reads",
  why: `
Zero-width characters, direction controls, tag characters and variation selectors are invisible in every client, and
plain text to a model: they hide whole sentences, and they break up words so that no filter finds them. What they spell
is shown, and read by all other rules.

Left alone: joiners between emoji, region flags, one selector behind a symbol, joiners in scripts whose spelling needs
them (Persian, Hindi …), direction marks beside right-to-left letters, a byte order mark at the start. A few zero-width
characters at the edge of words, as pages leave them behind when they are copied, are medium: a real server has two.`,
  fix: "Type the text again, or remove these characters: `mcp-audit` shows where they stand.",
  cwe: [116, 451],
  owasp: ["ASI01", "MCP03"],

  each: "text",
  sign: /[^\x20-\x7e]/,
  reads: "written",
  *check(text) {
    const runs = invisibleRuns(text.value);
    const smuggled = smuggledTexts(text.value);
    for (const kind of ["tags", "selectors", "bidi", "zero-width"] as const) {
      const own = runs.filter((run) => run.kind === kind);
      const [first] = own;
      const last = own.at(-1);
      if (first === undefined || last === undefined) continue;
      const hidden = own.map(({ start, end }) => text.value.slice(start, end)).join("");
      const starts = new Set(own.map(({ start }) => start));
      const spelled = smuggled.filter(({ start }) => starts.has(start)).map((one) => one.text);
      const says =
        spelled.length > 0
          ? `spell ${JSON.stringify(spelled.join(" ").slice(0, SPELLED_LIMIT))}: ${codePoints(hidden)}`
          : `stand in the text: ${codePoints(hidden)}, in ${JSON.stringify(around(text.value, first))}`;
      yield {
        at: { text, start: first.start, end: last.end },
        message: `${WHAT[kind]} ${says}.`,
        ...(spelled.length === 0 && isStray(text.value, runs) && { severity: "medium" as const }),
      };
    }
  },
} satisfies Rule;

function around(value: string, { start, end }: InvisibleRun): string {
  const stretch = value.slice(Math.max(0, start - AROUND), Math.min(end + AROUND, start + 3 * AROUND));
  const hidden = new Set(value.slice(start, end));
  return spelledOut(stretch, (character) => hidden.has(character));
}

function isStray(value: string, runs: readonly InvisibleRun[]): boolean {
  const isLetter = (at: number): boolean => /[\p{L}\p{N}]/u.test(value[at] ?? " ");
  const atEdge = runs.every(({ start, end, kind }) => kind === "zero-width" && !(isLetter(start - 1) && isLetter(end)));
  return atEdge && runs.reduce((sum, { start, end }) => sum + end - start, 0) <= STRAY;
}
