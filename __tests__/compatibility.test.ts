import { audit } from "../src/audit.ts";
import { parseManifest } from "../src/inputs/manifest.ts";
import type { Json } from "../src/model/json.ts";
import type { Report } from "../src/model/report.ts";
import { chooseProfiles } from "../src/profiles/index.ts";
import { RULES } from "../src/rules/index.ts";

function report(tools: readonly Json[], profiles: readonly string[]): Report {
  const surface = parseManifest(JSON.stringify({ tools }), "list.json", "example");
  return audit([surface], { rules: RULES, failOn: "high", version: "0.0.0", profiles: chooseProfiles(profiles) });
}

/** `tool client: reception` for each cell of the matrix. */
function matrix({ servers }: Report): readonly string[] {
  return servers.flatMap(({ compatibility = [] }) =>
    compatibility.flatMap(({ profile, tools }) =>
      [...tools].map(([tool, reception]) => `${tool.name} ${profile}: ${reception}`),
    ),
  );
}

const FREE: Json = { name: "free", description: "Free.", inputSchema: { type: "object" } };

test("a tool is accepted, rewritten or rejected by each client that is asked about", () => {
  const dotted = { name: "a.b", description: "Dotted.", inputSchema: { type: "object", properties: {} } };
  expect(matrix(report([dotted, FREE], ["claude", "claude-code", "openai", "copilot", "generic"]))).toEqual([
    "a.b claude: rejected",
    "free claude: accepted",
    "a.b claude-code: rewritten",
    "free claude-code: accepted",
    "a.b copilot: rewritten",
    "free copilot: rewritten",
    "a.b generic: accepted",
    "free generic: accepted",
    "a.b openai: rejected",
    "free openai: rejected",
  ]);
});

test("what cuts a text counts as rewritten, and too many tools as the server's", () => {
  const tools = Array.from({ length: 129 }, (_, index) => ({ ...(FREE as object), name: `t${index}` }));
  const [server] = report(tools, ["cursor", "openai"]).servers;
  expect(server?.compatibility?.map(({ profile, server: whole }) => `${profile}: ${whole}`)).toEqual([
    "cursor: rewritten",
    "openai: rejected",
  ]);
  expect(matrix(report([{ ...(FREE as object), description: "a".repeat(2049) }], []))).toEqual([
    "free claude: rewritten",
  ]);
});

test("one fault that several clients refuse is one finding, with the worst severity and all of them", () => {
  const array = { name: "t", description: "T.", inputSchema: { type: "object", properties: { a: { type: "array" } } } };
  const all = report([array], ["copilot", "openai", "gemini", "claude"]).findings;
  const found = all.filter((finding) => finding.profiles !== undefined);
  expect(found.map(({ rule, severity, profiles }) => [rule.id, severity, profiles])).toEqual([
    ["array-without-items", "high", ["copilot", "gemini", "openai"]],
  ]);
});

test("what stands for another finding takes its severity and its clients", () => {
  const tuple = { a: { type: "array", prefixItems: [{ type: "number" }] } };
  const tool = { name: "t", description: "T.", inputSchema: { type: "object", properties: tuple } };
  const found = report([tool], ["cursor", "gemini"]).findings.filter(({ rule }) => rule.id === "tuple-items");
  expect(found.map(({ severity, profiles, folded }) => [severity, profiles, folded])).toEqual([
    ["high", ["cursor", "gemini"], ["unsupported-keyword"]],
  ]);
});
