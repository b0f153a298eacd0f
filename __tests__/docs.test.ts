import { readdirSync, readFileSync } from "node:fs";
import { pages } from "../scripts/pages.ts";
import { WORDS } from "../src/model/words.ts";
import { isKnownCategory } from "../src/reporters/links.ts";
import { aliasPage, rulePage } from "../src/reporters/rule-page.ts";
import { ruleListText, rulePageText, wordText } from "../src/reporters/rule-text.ts";
import { RULES } from "../src/rules/index.ts";
import { named } from "../src/select.ts";

const PAGES = pages();

test.each([...PAGES])("%s is what npm run docs writes", (path, text) => {
  expect(readFileSync(path, "utf8")).toBe(text);
});

test("no page is left of a rule that is gone", () => {
  const found = readdirSync("docs/rules").map((name) => `docs/rules/${name}`);
  expect(found.filter((path) => !PAGES.has(path))).toEqual([]);
});

test("the page of a rule shows its card and its examples, with what is hidden written out", () => {
  const page = rulePage(
    {
      id: "strange-thing",
      aliases: ["STRANGE001"],
      severity: "high",
      severities: ["low"],
      kind: "security",
      summary: "A text is strange",
      why: "\nBecause.\n",
      fix: "Do not.",
      cwe: [451],
      owasp: ["ASI01", "MCP03"],
      folds: ["other-thing"],
    },
    {
      reports: [{ text: "Hidden\u200B\n```\nfence", why: "It hides", severity: "low", at: "description" }],
      quiet: [{ value: { name: "add\u202E" } }],
    },
  );
  expect(page).toBe(`<!-- Made by \`npm run docs\`: change the rule or its fixtures instead. -->

# strange-thing

A text is strange.

| | |
| --- | --- |
| Severity | **high**, at times low |
| Kind | security |
| Also known as | \`STRANGE001\` |
| CWE | [CWE-451](https://cwe.mitre.org/data/definitions/451.html) |
| OWASP Agentic | [ASI01 Agent Goal Hijack](https://genai.owasp.org/resource/owasp-top-10-for-agentic-applications-for-2026/) |
| OWASP MCP | [MCP03 Tool Poisoning](https://owasp.org/www-project-mcp-top-10/) |
| Stands for | [other-thing](other-thing.md) |

## Why

Because.

## What to do

Do not.

## What is reported

It hides; severity low; at \`description\`:

\`\`\`\`text
Hidden\\u{200B}
\`\`\`
fence
\`\`\`\`

## What is left alone

\`\`\`json
{
  "name": "add\\u202e"
}
\`\`\`
`);
});

test.each(RULES.flatMap(({ id, owasp }) => owasp.map((category) => ({ id, category }))))(
  "$id names a category that exists: $category",
  ({ category }) => {
    expect(isKnownCategory(category)).toBe(true);
  },
);

test.each(RULES.flatMap(({ id, folds = [] }) => folds.map((folded) => ({ id, folded }))))(
  "$id folds a rule that exists: $folded",
  ({ folded }) => {
    expect(RULES.map(({ id }) => id)).toContain(folded);
  },
);

test.each(RULES)("$id has a sentence as its summary, and fits on a terminal", (rule) => {
  expect(rule.summary).toMatch(/^[A-Z].*[^.]$/);
  const page = rulePageText(rule, { color: false, width: 80 });
  expect(page.replaceAll("\n", " ")).toContain(rule.summary);
  const long = page.split("\n").filter((line) => line.length > 80 && line.includes(" ") && !line.includes("https://"));
  expect(long).toEqual([]);
});

test("the list for a terminal names every rule", () => {
  const list = ruleListText(RULES, { color: false, width: 120 });
  for (const { id } of RULES) expect(list).toContain(id);
  expect(Math.max(...list.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(120);
});

test.each(WORDS)("$word names no rule, and is explained", ({ word, says }) => {
  expect(named(RULES, word)).toEqual([]);
  const shown = wordText(word.toUpperCase(), { color: false, width: 80 });
  expect(shown?.replace(/\s+/g, " ")).toContain(says);
  expect(aliasPage(RULES)).toContain(`| \`${word}\` |`);
});

test("an unknown word is not explained", () => {
  expect(wordText("nonsense", { color: false, width: 80 })).toBeUndefined();
});
