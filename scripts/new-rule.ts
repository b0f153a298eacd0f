/**
 * `npm run new-rule strange-thing`: the source and the fixtures of a rule from a template, and its line in the list.
 * What is left to write is the card's words, the check, and the examples.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { format } from "prettier";

const INDEX = "src/rules/index.ts";
const PRETTIER = { printWidth: 120, parser: "typescript" };

function whyNot(word: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(word)) {
    return "usage: npm run new-rule <id>, where the id is a noun phrase for what is found, such as hidden-unicode";
  }
  const taken = [sourceOf(word), fixturesOf(word)].find((path) => existsSync(path));
  return taken === undefined ? undefined : `${taken} exists already`;
}

async function create(word: string): Promise<void> {
  const listed = withRule(readFileSync(INDEX, "utf8"), word);
  writeFileSync(sourceOf(word), source(word));
  writeFileSync(fixturesOf(word), FIXTURES);
  writeFileSync(INDEX, await format(listed, PRETTIER));
  console.log(`Made ${sourceOf(word)} and ${fixturesOf(word)}, listed in ${INDEX}.`);
  console.log("Write the card, the check and the examples, then: npx jest rules && npm run docs");
}

function sourceOf(word: string): string {
  return `src/rules/${word}.ts`;
}

function fixturesOf(word: string): string {
  return `fixtures/rules/${word}.yml`;
}

function camelCase(word: string): string {
  return word.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The list with one more rule: its import by file and its name by id, both in order. */
function withRule(index: string, word: string): string {
  const [head = "", tail = ""] = index.split("= [");
  const statements = [...head.matchAll(/^import (?:type )?\{[^}]*\} from "[^"]*";$/gm)].map(([statement]) => statement);
  const rules = statements.filter((statement) => !statement.startsWith("import type "));
  const others = statements.filter((statement) => statement.startsWith("import type "));
  const imports = [...rules, `import { ${camelCase(word)} } from "./${word}.ts";`].sort(by(fileOf));
  const names = tail.slice(0, tail.indexOf("]")).split(",");
  const all = [...names.map((name) => name.trim()).filter((name) => name !== ""), camelCase(word)].sort(by(kebabCase));
  const declaration = head.slice(head.lastIndexOf("/**"));
  return [...imports, ...others, "", `${declaration}= [${all.join(", ")}${tail.slice(tail.indexOf("]"))}`].join("\n");
}

function fileOf(statement: string): string {
  return statement.slice(statement.indexOf(' from "'));
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function by(key: (value: string) => string): (a: string, b: string) => number {
  return (a, b) => (key(a) < key(b) ? -1 : 1);
}

function source(word: string): string {
  return `import type { Rule } from "./rule.ts";

const WORDING = /\\bstrange thing\\b/i;

export const ${camelCase(word)} = {
  id: "${word}",
  aliases: [],
  severity: "medium",
  kind: "security",
  summary: "A text holds a strange thing",
  why: \`
Say in a few sentences why it matters, and what is left alone.\`,
  fix: "Say what the author of the server does about it.",
  cwe: [1427],
  owasp: ["ASI01", "MCP03"],

  each: "text",
  *check(text) {
    const found = WORDING.exec(text.value);
    if (found === null) return;
    const start = found.index;
    const end = start + found[0].length;
    yield { at: { text, start, end }, message: \`The text holds a strange thing: "\${found[0]}".\` };
  },
} satisfies Rule;
`;
}

const FIXTURES = `# What the rule must report, and what it must leave alone: at least five of each, in your own words.
# An entry has text (a tool's description), tool, server, raw or fleet, and may pin the severity and the field (at).
reports:
  - text: A strange thing stands here.
    severity: medium
    at: description
quiet:
  - text: Nothing of the kind stands here.
    why: the words alone are no strange thing
`;

const id = process.argv[2] ?? "";
const problem = whyNot(id);
if (problem === undefined) await create(id);
else {
  console.error(problem);
  process.exitCode = 2;
}
