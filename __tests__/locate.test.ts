import { parseJson } from "../src/inputs/json-index.ts";
import { parseYaml } from "../src/inputs/yaml.ts";
import { locate, type Document } from "../src/model/document.ts";
import type { Span } from "../src/model/text.ts";

const JSON_BODY = [
  '{ "tools": [', //
  '  { "na\\u006de": "get",',
  '    "description": "one\\ntwo \\ud83d\\ude00 three" }',
  "] }",
].join("\r\n");

const YAML_BODY = `tools:
  - name: get
    description: >-
      one
      two 😀 three

      four
`;

/** A stretch of the description by what it says. */
function span(value: string, stretch: string): Span {
  const start = value.indexOf(stretch);
  const place = { doc: "d", pointer: "/tools/0/description" };
  return { text: { value, field: "description", role: "prose", place }, start, end: start + stretch.length };
}

function shown(document: Document, at: Parameters<typeof locate>[1]): string | undefined {
  const found = locate(document, at);
  return found && `${found.path}:${found.line}:${found.column}-${found.endLine}:${found.endColumn}`;
}

describe("in JSON", () => {
  const document: Document = { id: "d", path: "m.json", body: JSON_BODY, index: parseJson(JSON_BODY).index };
  const description = "one\ntwo 😀 three";

  test.each([
    ["a value", { doc: "d", pointer: "/tools/0/name" }, "m.json:2:18-2:23"],
    [
      "a key that is written with an escape",
      { doc: "d", pointer: "/tools/0/name", key: true as const },
      "m.json:2:5-2:16",
    ],
    ["an object over several lines", { doc: "d", pointer: "/tools/0" }, "m.json:2:3-3:51"],
    ["the whole", { doc: "d", pointer: "" }, "m.json:1:1-4:4"],
    ["a place that is not there", { doc: "d", pointer: "/tools/7" }, "m.json:1:1-1:1"],
    ["a word", span(description, "two"), "m.json:3:26-3:29"],
    ["an escape", span(description, "\n"), "m.json:3:24-3:26"],
    ["a pair of escapes", span(description, "😀"), "m.json:3:30-3:42"],
    ["what follows them", span(description, "three"), "m.json:3:43-3:48"],
    ["nothing, between two words", span(description, ""), "m.json:3:21-3:21"],
  ])("%s", (_, at, expected) => {
    expect(shown(document, at)).toBe(expected);
  });
});

describe("in YAML", () => {
  const description = "one two 😀 three\nfour";

  test.each([
    ["a value", { doc: "d", pointer: "/tools/0/name" }, "m.yaml:2:11-2:14"],
    ["a key", { doc: "d", pointer: "/tools/0/description", key: true as const }, "m.yaml:3:5-3:16"],
    ["a folded scalar", { doc: "d", pointer: "/tools/0/description" }, "m.yaml:3:18-7:11"],
    ["a word", span(description, "two"), "m.yaml:5:7-5:10"],
    ["words over a fold", span(description, "one two"), "m.yaml:4:7-5:10"],
    ["words over a break", span(description, "three\nfour"), "m.yaml:5:14-7:11"],
    ["a pictograph", span(description, "😀"), "m.yaml:5:11-5:13"],
  ])("%s", async (_, at, expected) => {
    const { index } = await parseYaml(YAML_BODY);
    expect(shown({ id: "d", path: "m.yaml", body: YAML_BODY, index }, at)).toBe(expected);
  });
});

test("what a live server sent is in no file", () => {
  const document: Document = { id: "d", body: "{}", index: parseJson("{}").index };
  expect(locate(document, { doc: "d", pointer: "" })).toBeUndefined();
});
