import {
  code,
  cut,
  fileNames,
  jsonText,
  logLine,
  prose,
  sarifText,
  terminal,
  visible,
} from "../../src/reporters/escape.ts";
import { commandsOf, HOSTILE } from "./hostile.ts";

test.each([
  ["two\nlines\tand\rmore", "two\\nlines\\tand\\rmore"],
  ["zero\u200Bwidth", "zero\\u{200B}width"],
  ["\u001B[31mred", "\\u{1B}[31mred"],
  ["C1 \u009B", "C1 \\u{9B}"],
  ["right\u202Eleft", "right\\u{202E}left"],
  ["isolate\u2066", "isolate\\u{2066}"],
  ["tag \u{E0041}", "tag \\u{E0041}"],
  ["private \uE000", "private \\u{E000}"],
  ["lone \uD800", "lone \\u{D800}"],
  ["unassigned \u0378", "unassigned \\u{378}"],
  ["line\u2028separator", "line\\u{2028}separator"],
  ["no\u00A0break", "no\\u{A0}break"],
  ["selector a\uFE0F", "selector a\\u{FE0F}"],
  ["second selector ⚠\uFE0F\uFE0F", "second selector ⚠\uFE0F\\u{FE0F}"],
  ["fillers \u3164\u2800", "fillers \\u{3164}\\u{2800}"],
  ["pile e\u0301\u0301\u0301\u0301", "pile e\u0301\u0301\u0301\\u{301}"],
  ["warning ⚠️", "warning ⚠️"],
  ["日本語, Ελλάδα, résumé", "日本語, Ελλάδα, résumé"],
])("visible: %j is shown as %j", (text, shown) => {
  expect(visible(text)).toBe(shown);
});

test.each(HOSTILE)("nothing unseen is left of %j, in any output", (text) => {
  const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u3164\u115F\u2800]/u;
  for (const escape of [visible, terminal, logLine, code, prose, sarifText]) expect(escape(text)).not.toMatch(unseen);
  expect(jsonText([text]).replaceAll("\n", "")).not.toMatch(unseen);
});

test.each(HOSTILE)("%j is no command to the runner", (text) => {
  expect(commandsOf(logLine(text))).toEqual([]);
  expect(commandsOf(jsonText({ [text]: text }))).toEqual([]);
  expect(commandsOf(sarifText(text).replace(/^/, "message: "))).toEqual([]);
});

test("the copy of the runner's rules finds commands", () => {
  expect(commandsOf("a\n  ::error::x\n\u00A0::set-output name=a::b\nx ##[group]y\n| ::error::z")).toHaveLength(3);
});

test.each(HOSTILE)("%j leaves Markdown as it is", (text) => {
  for (const escaped of [code(text), prose(text)]) {
    const own = escaped
      .replaceAll("<code>", "")
      .replaceAll("</code>", "")
      .replaceAll("<!-- -->", "")
      .replaceAll("<wbr>", "");
    expect(own.replace(/&#\d+;/g, "¤")).not.toMatch(/[<>|`*_~[\]@\\\n#{}=+/&]|\w[.:]\w/);
  }
});

test("a long word may break in Markdown", () => {
  expect(code(`${"x".repeat(70)} y`)).toBe(`<code>${"x".repeat(32)}<wbr>${"x".repeat(32)}<wbr>xxxxxx y</code>`);
});

test.each([
  ["The name begins with delete.", "The name begins with delete."],
  ['It says "do not tell" 2 times (twice).', 'It says "do not tell" 2 times (twice).'],
  ["About 191,764 (96.5%) of 200,000.", "About 191,764 (96.5%) of 200,000."],
  ["Field user_id is sent.", "Field <code>user&#95;id</code> is sent."],
  ["Ask @octocat or #12 now", "Ask <code>&#64;<!-- -->octocat</code> or <code>&#35;12</code> now"],
  ["Never :smile: at www.evil.example", "Never <code>&#58;smile&#58;</code> at <code>www&#46;evil&#46;example</code>"],
  ["two  spaces", "two  spaces"],
])("prose: words stay words in %j", (text, shown) => {
  expect(prose(text)).toBe(shown);
});

test.each(HOSTILE)("%j comes back from JSON unchanged", (text) => {
  expect(JSON.parse(jsonText({ text }))).toEqual({ text });
});

test.each([
  ["a [link](1)", "a \\[link\\](1)"],
  ["back\\slash", "back\\\\slash"],
  ["place {0}", "place {{0}}"],
  ['object {"a": 1}', 'object {"a": 1}'],
  ["zero\u200Bwidth\nline", "zero<U+200B>width line"],
])("sarifText: %j becomes %j", (text, shown) => {
  expect(sarifText(text)).toBe(shown);
});

test.each([
  ["short", 10, "short"],
  ["exactly", 7, "exactly"],
  ["longer text", 6, "longer…"],
  ["half 😀", 6, "half …"],
])("cut: %j at %d is %j", (text, limit, shown) => {
  expect(cut(text, limit)).toBe(shown);
});

test("file names stay in their folder and differ where keys do", () => {
  const names = fileNames(
    ["github", "GitHub", "../../etc/passwd", "a/b", "a-b", "con", "x".repeat(300), "\n"],
    "sarif",
  );
  expect(names.slice(0, 6)).toEqual([
    "mcp-audit-github.sarif",
    "mcp-audit-github-2.sarif",
    "mcp-audit-..-..-etc-passwd.sarif",
    "mcp-audit-a-b.sarif",
    "mcp-audit-a-b-2.sarif",
    "mcp-audit-con.sarif",
  ]);
  expect(new Set(names).size).toBe(names.length);
  expect(Math.max(...names.map(({ length }) => length))).toBeLessThan(120);
});
