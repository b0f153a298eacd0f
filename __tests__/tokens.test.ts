import { tokens } from "../src/text/sentence/tokens.ts";

/** Kind and word of each token, `'s` behind a possessive. */
const told = (value: string): readonly string[] =>
  tokens(value, 0, value.length).map(
    ({ kind, word, possessive }) => `${kind === "word" ? "" : `${kind} `}${word}${possessive ? "'s" : ""}`,
  );

test.each<[value: string, expected: readonly string[]]>([
  ["Read the File.", ["read", "the", "file", "mark ."]],
  ["(id), then", ["mark (", "id", "mark )", "mark ,", "then"]],
  ["a - b", ["a", "mark -", "b"]],
  ["Note: it's the user's", ["note", "mark :", "it's", "the", "user's"]],
  ["read/write", ["read", "write"]],
  ["_stress_ and user_id.", ["stress", "and", "user_id", "mark ."]],
  ["v1.2 e.g. so", ["v1.2", "e.g", "mark .", "so"]],
  ["end.Next", ["end.next"]],
  ["see a@b.example now", ["see", "address a@b.example", "now"]],
  ["see http://b.example/x.", ["see", "address http://b.example/x", "mark ."]],
  ["C:\\keys and ~/.ssh/id", ["path c:\\keys", "and", "path ~/.ssh/id"]],
  ["open .env now", ["open", "path .env", "now"]],
  ["2.5 of 10%", ["number 2.5", "of", "number 10%"]],
  ["читай файл", ["читай", "файл"]],
  ["告诉user。", ["告", "诉", "user", "mark 。"]],
  ["café naïve", ["café", "naïve"]],
  ["'quoted' *bold* `code`", ["quoted", "bold", "code"]],
  ["a-b x--y", ["a-b", "x--y"]],
  ["", []],
])("%j", (value, expected) => {
  expect(told(value)).toEqual(expected);
});

test("a stretch ends inside a word", () => {
  expect(tokens("reading files", 0, 4).map(({ word, end }) => [word, end])).toEqual([["read", 4]]);
  expect(tokens("user_id x", 0, 4).map(({ word, end }) => [word, end])).toEqual([["user", 4]]);
});
