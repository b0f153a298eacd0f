import { audit } from "../src/audit.ts";
import { parseManifest } from "../src/inputs/manifest.ts";
import { confusableIdentifier } from "../src/rules/confusable-identifier.ts";
import { unlistedToolMention } from "../src/rules/unlisted-tool-mention.ts";
import type { Rule } from "../src/rules/rule.ts";

const numbered = (count: number, name: (index: number) => string): readonly string[] =>
  Array.from({ length: count }, (_, index) => name(index));

/** What a rule says of a server whose tools are called so, the first of which says something. */
function messages(rule: Rule, names: readonly string[], description: string): readonly string[] {
  const tools = names.map((name, index) => ({
    name,
    description: index === 0 ? description : "Returns the list.",
    inputSchema: { type: "object" },
  }));
  const surface = parseManifest(JSON.stringify({ tools }), "many.json", "many");
  return audit([surface], { rules: [rule], failOn: "high", version: "0" }).findings.map(({ message }) => message);
}

/** Each of two words is in many names, and they are together in none. */
const sharing = (count: number): readonly string[] => [
  "start_job",
  ...numbered(count, (at) => `fetch_n${at}`),
  ...numbered(count, (at) => `report_n${at}`),
];

/** Names that differ in their case only: none is disguised as another. */
const cased = (count: number): readonly string[] =>
  numbered(count, (at) =>
    Array.from("abcdefghij", (letter, bit) => (((at >> bit) & 1) === 1 ? letter.toUpperCase() : letter)).join(""),
  );

test.each([
  [200, ""],
  [205, " 5 more names of this server's tools share its words and were not looked at."],
])("of a name that shares a word with %i tools, it is said how many were not looked at", (count, more) => {
  const said = messages(unlistedToolMention, sharing(count), "Call the fetch_report tool afterwards.");
  expect(said).toEqual([`Names the tool "fetch_report", which this server does not list.${more}`]);
});

test.each([
  [200, 0],
  [205, 205],
])("of %i names that look the same, it is said of %i that not all were compared", (count, reported) => {
  const said = messages(confusableIdentifier, cased(count), "Returns the list.");
  expect(said.length).toBe(reported);
  expect(
    said.filter((message) => !message.endsWith("looks like so many names that 5 of them were not compared.")),
  ).toEqual([]);
});
