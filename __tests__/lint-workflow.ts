/** Bundled and started by readme.test.ts: reads `[name, text][]` from standard input, prints what is wrong with each. */
import { readFileSync } from "node:fs";
import { validate } from "@actions/languageservice";

type TextDocument = Parameters<typeof validate>[0];

/** A text with Unix line ends as the checker takes it. */
function document(name: string, text: string): TextDocument {
  const lines = text.split("\n");
  const startOf = (line: number): number => lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0);
  return {
    uri: `file:///${name}`,
    languageId: "yaml",
    version: 1,
    lineCount: lines.length,
    getText: () => text,
    positionAt(offset) {
      const before = text.slice(0, offset).split("\n");
      return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
    },
    offsetAt: ({ line, character }) => startOf(line) + character,
    getLineRange: (line) => ({ start: { line, character: 0 }, end: { line, character: lines[line]?.length ?? 0 } }),
    getEOLCharacters: (line) => (line < lines.length - 1 ? "\n" : ""),
  };
}

const files = JSON.parse(readFileSync(0, "utf8")) as readonly (readonly [string, string])[];
const found: string[] = [];
for (const [name, text] of files) {
  for (const { message, range } of await validate(document(name, text))) {
    found.push(`${name}:${range.start.line + 1} ${JSON.stringify(message)}`);
  }
}
process.stdout.write(JSON.stringify(found));
