import { InputError } from "../src/model/errors.ts";
import { RULES } from "../src/rules/index.ts";
import { named, select } from "../src/select.ts";
import { nearest } from "../src/text/nearest.ts";

const ids = (rules: readonly { readonly id: string }[]): readonly string[] => rules.map(({ id }) => id);

test.each([
  ["hidden-unicode", ["hidden-unicode"]],
  ["STRUCT002", ["hidden-unicode"]],
  ["mcp-021", ["hidden-unicode"]],
  // As SARIF prints a hit that is worse than its rule.
  ["exfiltration-channel-parameter.critical", ["exfiltration-channel-parameter"]],
  ["nothing-of-the-kind", []],
])("%s names %j", (word, wanted) => {
  expect(ids(named(RULES, word))).toEqual(wanted);
});

test("an umbrella names all its rules", () => {
  expect(ids(named(RULES, "Tool-Shadowing"))).toEqual([
    "cross-tool-rule",
    "mandatory-other-tool",
    "unlisted-tool-mention",
  ]);
});

test.each([
  ["", ids(RULES)],
  ["STRUCT002, STRUCT003", ["hidden-unicode", "whitespace-padding"]],
  ["STRUCT003\nSTRUCT002", ["hidden-unicode", "whitespace-padding"]],
  ["-STRUCT002 -whitespace-padding", ids(RULES).filter((id) => !["hidden-unicode", "whitespace-padding"].includes(id))],
])("the option %j selects its rules, in the order of the list", (option, wanted) => {
  expect(ids(select(RULES, option))).toEqual(wanted);
});

test.each([
  ["hiden-unicode", 'rules: there is no rule "hiden-unicode"; did you mean "hidden-unicode"?'],
  ["STRUCT02", 'rules: there is no rule "STRUCT02"; did you mean "STRUCT002"?'],
  ["foo", 'rules: there is no rule "foo"; `mcp-audit rules` lists them'],
  [
    "STRUCT002,-STRUCT003",
    "rules: give either rules to run or rules to leave out (-rule), not both: STRUCT002,-STRUCT003",
  ],
])("the option %j is refused", (option, sentence) => {
  expect(() => select(RULES, option)).toThrow(new InputError(sentence));
});

test("the nearest word is the first by order when several are as near", () => {
  expect(nearest("c", ["b", "a"])).toBe("a");
});
