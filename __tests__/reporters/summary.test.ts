import { bytes, fenced } from "../../src/reporters/rows.ts";
import { summary } from "../../src/reporters/summary.ts";
import { commandsOf, HOSTILE } from "./hostile.ts";
import { live, manifest, reportOf, tool, wordRule } from "./reports.ts";

const TAGS =
  /^<\/?(?:code|br|wbr|sub|summary|details|details open|!-- --)>$|^<a href="https:\/\/files\.example\/[\w.%/-]*#L\d+-L\d+">$|^<\/a>$/;

const HOSTILE_FLEET = [
  manifest("hostile", { tools: HOSTILE.map((each) => tool(each, `poison ${each}`)), instructions: "weak" }),
  live({ key: "</code><b>", tools: [], incomplete: [...HOSTILE], skipped: [...HOSTILE] }),
];

/** What is Markdown: all but the block of code. */
function markdown(text: string): string {
  return text.replace(/^```json\n[\s\S]*?^```$/m, "");
}

/** The rows of the table below a header that begins so. */
function rows(text: string, header: string): readonly string[] {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => line.startsWith(header));
  const end = lines.findIndex((line, at) => at > start && !line.startsWith("|"));
  return start === -1 ? [] : lines.slice(start + 2, end);
}

/** Rows that have more or fewer cells than their table has columns. */
function brokenRows(text: string): readonly string[] {
  let columns = 0;
  return text.split("\n").filter((line) => {
    const bars = line.split("|").length;
    if (line === "") columns = 0;
    if (/^\|(?: --- \|)+$/.test(line)) columns = bars;
    return columns > 0 && bars !== columns;
  });
}

test("the verdict comes first, then findings, tools, permissions and what was scanned", () => {
  const report = reportOf([
    manifest("demo", { tools: [tool("delete_things", "poison"), tool("list_things", "weak")] }),
    live({ key: "live", tools: [], incomplete: ["It timed out."], skipped: ["Resources were not asked for."] }),
  ]);
  const headings = summary(report).match(/^(?:##.*|<details.*)$/gm);
  expect(headings).toEqual([
    "## ❌ mcp-audit: the audit is not complete",
    "### Findings",
    "<details><summary>3 milder findings: low and info</summary>",
    "### What the tools can do",
    "<details><summary><code>demo</code>: 2 tools: 1 destructive, 1 read</summary>",
    "<details><summary>Permissions for <code>.claude/settings.json</code>: 1 allow, 0 ask, 1 deny</summary>",
    "<details><summary>What was scanned</summary>",
  ]);
  expect(summary(report)).toContain("- Not complete on server live: It timed out.\n- The gate fails: 1 finding is");
  expect(summary(report)).toContain("| <code>live</code> | Resources were not asked for. |");
  expect(summary(report)).toMatch(/No finding is not a safety guarantee[^\n]*<\/sub>\n$/);
});

test("a finding has its rule's page, its evidence and its place", () => {
  const report = reportOf([manifest("demo", { tools: [tool("add", "poison")] })], {
    rules: [wordRule("poison", "high")],
  });
  const [row] = rows(summary(report, { files: "https://files.example/o/r/blob/abc/" }), "| Severity");
  expect(row).toBe(
    "| 🟠&nbsp;high | **[poison-word](https://github.com/org/mcp-audit/blob/main/docs/rules/poison-word.md)**<br>" +
      'The text holds "poison". | tool <code>add</code><br><code>description</code><br>' +
      '<a href="https://files.example/o/r/blob/abc/demo.json#L5-L5"><code>demo&#46;json&#58;5&#58;23</code></a> |',
  );
});

test("what is found in many places is one row, with the first five places", () => {
  const tools = Array.from({ length: 9 }, (_, at) => tool(`tool${at}`, "weak"));
  const report = reportOf([manifest("demo", { tools })], { rules: [wordRule("weak", "low", { related: false })] });
  const found = rows(summary(report), "| Severity");
  expect(found).toHaveLength(1);
  expect(found[0]).toContain("weak-word.md)** ×9<br>");
  expect(found[0]?.match(/<code>tool\d<\/code>/g)).toHaveLength(5);
  expect(found[0]).toMatch(/<br>and 4 more \|$/);
});

test("a clean run says so", () => {
  const clean = summary(reportOf([manifest("demo", { tools: [tool("list_things", "")] })], { rules: [] }));
  expect(clean).toMatch(/^## ✅ mcp-audit: nothing found\n\n1 server, 1 tool\n\n### What the tools can do\n/);
});

test("nothing that a server says becomes a tag, a row or a command", () => {
  const text = summary(reportOf(HOSTILE_FLEET), { files: "https://files.example/" });
  const tags = markdown(text)
    .split("<")
    .slice(1)
    .map((part) => `<${part.slice(0, part.indexOf(">") + 1)}`);
  expect(tags.filter((tag) => !TAGS.test(tag))).toEqual([]);
  expect(brokenRows(text)).toEqual([]);
  expect(rows(text, "| Class")).toHaveLength(HOSTILE.length);
  expect(rows(text, "| Server | Not scanned")).toHaveLength(HOSTILE.length);
  expect(commandsOf(text)).toEqual([]);
});

const MANY = 3000;

const LARGE = reportOf([
  manifest("many", {
    tools: Array.from({ length: MANY }, (_, at) => tool(`list_things_number_${at}`, `poison ${at}`)),
  }),
]);

test.each([900_000, 60_000, 12_000])("it stays under %d bytes, cut by whole rows that are counted", (limit) => {
  const text = summary(LARGE, { limit });
  expect(bytes(text)).toBeLessThanOrEqual(limit);
  const found = rows(text, "| Severity");
  expect(found.at(-1)).toBe(`| … | ${MANY - found.length + 1} more findings are not shown here. |`);
  expect(found.every((row) => row.endsWith(" |"))).toBe(true);
  const listed = rows(text, "| Class");
  if (listed.length < MANY)
    expect(listed.at(-1)).toBe(`| … | ${MANY - listed.length + 1} more tools are not shown here. |`);
  expect(text.includes("```json\n")).not.toBe(text.includes("The permissions are too many to be shown here"));
  expect(text.match(/<details/g)?.length).toBe(text.match(/<\/details>/g)?.length);
});

test("reasons are cut at fifty, and the cut is counted", () => {
  const incomplete = Array.from({ length: 60 }, (_, index) => `Reason ${index}.`);
  const text = summary(reportOf([live({ key: "a", tools: [], incomplete })]));
  expect(text.match(/^- Not complete/gm)).toHaveLength(50);
  expect(text).toContain("- 10 more reasons are not shown.");
});

test("a fleet of many servers stays under the limit, and says how many are left out", () => {
  const fleet = Array.from({ length: 300 }, (_, at) =>
    manifest(`server-${at}`, { tools: [tool("list_things", "weak")] }),
  );
  const text = summary(reportOf(fleet), { limit: 60_000 });
  expect(bytes(text)).toBeLessThanOrEqual(60_000);
  expect(text).toMatch(/^The tools of \d+ more servers are not shown here\.$/m);
  expect(text).toMatch(/^\| … \| \d+ more servers are not shown here\. \|$/m);
});

test("tokens are shown where they were counted, as an estimate", () => {
  const fleet = [manifest("demo", { tools: [tool("list_things", "Lists.")], instructions: "Hello" })];
  const text = summary(reportOf(fleet, { countTokens: (counted) => counted.length }));
  expect(rows(text, "| Class")[0]).toMatch(/^\| read \| <code>list&#95;things<\/code> \| allow \| \d+ \| /);
  expect(text).toMatch(
    /\n\nAbout \d+ tokens before the first message, 16 in clients that load tools on demand \(an estimate\)\./,
  );
  expect(summary(reportOf(fleet))).not.toContain("tokens");
});

test("no text closes a fence", () => {
  expect(fenced("text", "a\n````\nb")).toBe("`````text\na\n````\nb\n`````");
});
