import { audit } from "../../src/audit.ts";
import { parseManifest } from "../../src/inputs/manifest.ts";
import type { Json } from "../../src/model/json.ts";
import type { Report } from "../../src/model/report.ts";
import { chooseProfiles } from "../../src/profiles/index.ts";
import { json } from "../../src/reporters/json.ts";
import { summary } from "../../src/reporters/summary.ts";
import { text } from "../../src/reporters/text.ts";
import { RULES } from "../../src/rules/index.ts";

const TOOLS: readonly Json[] = [
  { name: "plain", description: "Plain.", inputSchema: { type: "object", properties: {} } },
  { name: "dotted.name", description: "Dotted.", inputSchema: { type: "object", properties: {} } },
  { name: "tags", description: "Tags.", inputSchema: { type: "object", properties: { a: { type: "array" } } } },
];

function report(tools: readonly Json[], profiles: readonly string[]): Report {
  const surface = parseManifest(JSON.stringify({ tools }), "list.json", "example");
  const options = {
    rules: RULES,
    failOn: "high",
    version: "0.0.0",
    countTokens: (each: string) => each.length,
  } as const;
  return audit([surface], { ...options, profiles: chooseProfiles(profiles) });
}

const PLAIN = { color: false, width: 100 };

describe("several clients", () => {
  const found = report(TOOLS, ["openai", "claude-code", "copilot"]);

  test("at a terminal: the tools that not all take as they are, and how many all do", () => {
    const shown = text(found, PLAIN);
    expect(shown).toContain("Clients\n");
    expect(shown).toMatch(/dotted\.name │ rejected by openai; rewritten by claude-code, copilot/);
    expect(shown).toMatch(/tags +│ rejected by copilot, openai/);
    expect(shown).toContain("1 of 3 tools are taken as they are by claude-code, copilot, openai.");
  });

  test("in the summary: a matrix, the clients as columns", () => {
    const shown = summary(found);
    expect(shown).toContain("### Which clients take the tools");
    expect(shown).toContain("2 of 3 clients reject a tool");
    expect(shown).toContain("| Tool | claude-code | copilot | openai |");
    expect(shown).toContain("| <code>dotted&#46;name</code> | ✏️ | ✏️ | ❌ |");
    expect(shown).toContain("| <code>tags</code> | ✅ | ❌ | ❌ |");
    expect(shown).not.toContain("| <code>plain</code> | ✅ | ✅ | ✅ |");
  });

  test("in JSON: the names by what happens to them", () => {
    const [server] = (JSON.parse(json(found)) as { servers: readonly { compatibility: Json }[] }).servers;
    expect(server?.compatibility).toEqual([
      { profile: "claude-code", server: "accepted", accepted: 2, rewritten: ["dotted.name"], rejected: [] },
      { profile: "copilot", server: "accepted", accepted: 1, rewritten: ["dotted.name"], rejected: ["tags"] },
      { profile: "openai", server: "accepted", accepted: 1, rewritten: [], rejected: ["dotted.name", "tags"] },
    ]);
  });

  test("when all take all, that is said", () => {
    const fine = report(TOOLS.slice(0, 1), ["claude", "openai"]);
    expect(text(fine, PLAIN)).toContain("1 of 1 tools are taken as they are by claude, openai.");
    expect(summary(fine)).toContain("every client takes every tool as it is.");
  });

  test("one client needs no matrix", () => {
    const one = report(TOOLS, ["openai"]);
    expect(text(one, PLAIN)).not.toContain("Clients\n");
    expect(summary(one)).not.toContain("### Which clients take the tools");
  });
});

describe("what the tools cost", () => {
  test("the ten costliest are bars in the summary, the costliest first", () => {
    const tools = Array.from({ length: 12 }, (_, index) => ({
      name: `tool_${String(index).padStart(2, "0")}`,
      description: "a".repeat(index * 1000),
      inputSchema: { type: "object" },
    }));
    const shown = summary(report(tools, []));
    const bars = [...shown.matchAll(/<code>(tool[^<]*)<\/code> \| [\d,]+ \| <code>(█+)<\/code>/g)];
    expect(bars.map(([, name]) => name?.replace("&#95;", "_"))).toEqual(
      Array.from({ length: 10 }, (_, index) => `tool_${String(11 - index).padStart(2, "0")}`),
    );
    expect(bars[0]?.[2]).toHaveLength(24);
    expect(shown).toContain("2 cheaper tools not shown.");
    expect(shown).toContain("other models differ by about a tenth");
  });
});

test("names of tools are shown by the one function of each output", () => {
  const hostile = "x|<b>\u202E`\n::error::owned";
  const found = report([{ name: hostile, description: "X.", inputSchema: { type: "object" } }], ["claude", "openai"]);
  const shown = summary(found);
  expect(shown).not.toContain("<b>");
  expect(shown).not.toContain("\u202E");
  expect(text(found, PLAIN)).not.toMatch(/^::/m);
  expect(json(found)).not.toContain("\u202E");
});

test("a summary with more tools than it can hold says that the tables are left out", () => {
  const tools = Array.from({ length: 3000 }, (_, index) => ({
    name: `tool.${index}`,
    description: "T.",
    inputSchema: {},
  }));
  const shown = summary(report(tools, ["all"]), { limit: 60_000 });
  expect(Buffer.byteLength(shown)).toBeLessThan(60_000);
  expect(shown).toMatch(/more tools are not shown here|the JSON report has it/);
});
