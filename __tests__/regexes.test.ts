import { readFileSync } from "node:fs";
import { regexesOf, verdictKey } from "../scripts/regex-literals.ts";

const VERDICTS = JSON.parse(readFileSync("fixtures/regex-verdicts.json", "utf8")) as Readonly<Record<string, string>>;
const { literals, made } = regexesOf("src");

/** Where an expression is made at run time, and why that is linear all the same. */
const MADE: Readonly<Record<string, string>> = {
  "src/model/schema-validity.ts": "compiles a server's pattern to see whether it can be, and runs it on nothing",
  "src/policy/check.ts": "the patterns of our own table",
  "src/policy/patterns.ts": "a pattern of the project's own policy, refused by its form where it may take long",
  "src/profiles/names.ts": "one class of the characters of our own table",
  "src/text/execution/pattern.ts": "an expression of our own, asked for all its matches",
};

test("every regular expression is proven to take linear time (`npm run regexes` proves new ones)", () => {
  const unproven = literals.filter((literal) => VERDICTS[verdictKey(literal)] !== "safe");
  expect(unproven.map((literal) => `${literal.file}:${literal.line} ${verdictKey(literal)}`)).toEqual([]);
});

test("no verdict is kept of an expression that is gone", () => {
  const written = new Set(literals.map(verdictKey));
  expect(Object.keys(VERDICTS).filter((key) => !written.has(key))).toEqual([]);
});

test("expressions are made from values only where that is known to be linear", () => {
  expect([...new Set(made.map(({ file }) => file))].sort()).toEqual(Object.keys(MADE));
});
