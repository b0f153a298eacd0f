import type { Finding } from "../../src/model/report.ts";
import { isInWorkspace, isQuoted, locator, subjectOf } from "../../src/reporters/place.ts";
import { live, manifest, reportOf, tool, TOOL_RULE, wordRule } from "./reports.ts";

function first<T>(list: readonly T[]): T {
  const [item] = list;
  if (item === undefined) throw new Error("nothing there");
  return item;
}

test("a whole tool is shown at its name", () => {
  const report = reportOf([manifest("demo", { tools: [tool("add", "")] })], { rules: [TOOL_RULE] });
  const { server, at } = first(report.findings);
  expect(locator(report)(server, at)).toEqual({ path: "demo.json", line: 4, column: 15, endLine: 4, endColumn: 20 });
});

test("a tool without a name is shown where it begins, and a server at the top of its file", () => {
  const report = reportOf([manifest("demo", { tools: [{ description: "" }] })], { rules: [TOOL_RULE] });
  const where = locator(report);
  const { at } = first(report.findings);
  expect(where("demo", at)).toEqual({ path: "demo.json", line: 3, column: 5, endLine: 3, endColumn: 6 });
  const { place } = first(first(report.servers).surface.subjects);
  expect(where("demo", place)).toEqual({ path: "demo.json", line: 1, column: 1, endLine: 1, endColumn: 2 });
});

test("what a live server showed is at the entry that names it, or nowhere", () => {
  const fleet = [
    live({ key: "named", tools: [tool("a", "poison")], anchoredIn: ".mcp.json" }),
    live({ key: "unnamed", tools: [tool("a", "poison")] }),
  ];
  const report = reportOf(fleet, { rules: [wordRule("poison", "high")] });
  const where = locator(report);
  expect(report.findings.map(({ server, at }) => where(server, at)?.path)).toEqual([".mcp.json", undefined]);
  expect(where("named", { doc: "no such document", pointer: "" })?.path).toBe(".mcp.json");
});

test("what a sentence quotes is not shown once more, also where line breaks and quotation marks stand escaped", () => {
  const text = 'Look here:\n"poison"';
  const [found] = reportOf([manifest("demo", { tools: [tool("a", text)] })], {
    rules: [wordRule("Look", "low")],
  }).findings;
  if (found === undefined) throw new Error("nothing found");
  const finding = { ...found, excerpt: text };
  expect(isQuoted({ ...finding, message: `It says ${JSON.stringify(text)}.` })).toBe(true);
  expect(isQuoted({ ...finding, message: `It says ${text}.` })).toBe(true);
  expect(isQuoted({ ...finding, message: "It says something." })).toBe(false);
});

test("a place in another server's file is found there", () => {
  const report = reportOf([manifest("one", { tools: [tool("a", "")] }), manifest("two", { tools: [tool("b", "")] })]);
  expect(locator(report)("one", { doc: "two.json", pointer: "/tools/0/name" })?.path).toBe("two.json");
});

test.each([
  ["mcp.json", true],
  ["a/b c/mcp.json", true],
  ["..mcp.json", true],
  ["../mcp.json", false],
  ["..", false],
  ["/etc/mcp.json", false],
  ["\\\\host\\mcp.json", false],
  ["C:/mcp.json", false],
  ["https://host/mcp.json", true],
  ["", false],
])("%j is in the workspace: %p", (path, is) => {
  expect(isInWorkspace(path)).toBe(is);
});

test.each([
  ["tool", "add", "description", "tool add › description"],
  ["tool", "add", "", "tool add"],
  ["server", "demo", "instructions", "server › instructions"],
] as const)("a finding in %s %s at %j is named", (kind, name, field, shown) => {
  const finding = first(reportOf([manifest("demo", { tools: [tool("add", "poison")] })]).findings);
  const moved: Finding = { ...finding, field, subject: { ...finding.subject, kind, name } };
  expect(subjectOf(moved)).toBe(shown);
});
