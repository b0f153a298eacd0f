import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { textHash } from "../../src/findings.ts";
import { parseManifest } from "../../src/inputs/manifest.ts";
import { FLAGS, TOOL_CLASSES } from "../../src/model/rating.ts";
import { FAIL_ON, SEVERITIES } from "../../src/model/severity.ts";
import { json } from "../../src/reporters/json.ts";
import { RULES } from "../../src/rules/index.ts";
import { drifted } from "./drift.ts";
import { HOSTILE } from "./hostile.ts";
import { BROKEN_RULE, live, manifest, reportOf, tool, wordRule } from "./reports.ts";

type Schema = Readonly<Record<string, unknown>>;

const SCHEMA = JSON.parse(readFileSync("docs/schemas/report-v1.schema.json", "utf8")) as Schema;

/** The schema, and with it that nothing is written that it does not describe. */
const isReport = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(closed(SCHEMA));

function closed(schema: Schema): Schema {
  const inner = Object.entries(schema).map(([key, value]) => [key, inside(value)]);
  const isObjectSchema = "properties" in schema;
  return { ...Object.fromEntries(inner), ...(isObjectSchema && { additionalProperties: false }) } as Schema;
}

function inside(value: unknown): unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? closed(value as Schema) : value;
}

const POISONED = "fixtures/manifests/poisoned.json";

test.each([
  ["nothing", reportOf([])],
  ["a clean server", reportOf([manifest("clean", { tools: [tool("list_things", "Lists things.")] })])],
  ["findings", reportOf([manifest("bad", { tools: [tool("bad", "poison and weak")], instructions: "weak" })])],
  ["a server in no file", reportOf([live({ key: "live", tools: [tool("a", "poison")] })])],
  [
    "an incomplete scan",
    reportOf([live({ key: "live", tools: [], incomplete: ["It timed out."], skipped: ["Prompts."] })]),
  ],
  ["a broken rule", reportOf([manifest("a", { tools: [] })], { rules: [BROKEN_RULE] })],
  [
    "hostile names and texts",
    reportOf([manifest("hostile", { tools: HOSTILE.map((text) => tool(text, `poison ${text}`)) })]),
  ],
  ["what changed since the lock", drifted()],
  ["real rules", reportOf([parseManifest(readFileSync(POISONED, "utf8"), POISONED, "poisoned")], { rules: RULES })],
])("the report of %s is what the schema says", (_, report) => {
  isReport(JSON.parse(json(report)));
  expect(isReport.errors ?? []).toEqual([]);
});

test("an accepted finding is listed apart", () => {
  const fleet = [manifest("bad", { tools: [tool("bad", "poison")] })];
  const rules = [wordRule("poison", "high")];
  const accept = reportOf(fleet, { rules }).findings.map((finding) => ({
    fingerprint: finding.fingerprint,
    text: textHash(finding),
  }));
  const told = { reason: "known", expires: "2027-01-31" };
  for (const [given, acceptance] of [
    [{}, { reason: null, expires: null }],
    [told, told],
  ] as const) {
    const written: unknown = JSON.parse(
      json(reportOf(fleet, { rules, accept: accept.map((each) => ({ ...each, ...given })) })),
    );
    expect(isReport(written)).toBe(true);
    expect(written).toMatchObject({
      findings: [],
      accepted: [{ rule: "poison-word", acceptance }],
      gate: { failed: false },
    });
  }
});

test("the report says where, what and why", () => {
  const report = reportOf([manifest("demo", { tools: [tool("delete_things", 'one\ntwo "poison" three')] })]);
  const written = JSON.parse(json(report)) as { findings: unknown[]; servers: { tools: unknown[] }[]; gate: unknown };
  expect(written.gate).toEqual({ failOn: "high", failed: true, count: 1, on: "all", drifted: null });
  expect(written.findings[0]).toMatchObject({
    rule: "poison-word",
    aliases: ["STRUCT005", "MCP-020", "model-directed-text"],
    severity: "critical",
    server: "demo",
    subject: { kind: "tool", name: "delete_things" },
    field: "description",
    message: 'The text holds "poison" three".',
    excerpt: 'poison" three',
    fix: "Take the word out.",
    location: { file: "demo.json", line: 5, column: 34, endLine: 5, endColumn: 48 },
    cwe: [94],
    owasp: ["ASI01", "MCP03"],
    folded: [],
    profiles: [],
  });
  expect(written.servers[0]?.tools[0]).toMatchObject({
    name: "delete_things",
    class: "destructive",
    permission: { rule: "mcp__demo__delete_things", decision: "deny" },
  });
});

test.each([
  ["severity", SEVERITIES],
  ["class", TOOL_CLASSES],
])("the schema knows every %s", (name, values) => {
  const definitions = SCHEMA["$defs"] as Readonly<Record<string, { readonly enum?: readonly string[] }>>;
  expect(definitions[name]?.enum).toEqual(values);
});

test("the schema knows every gate and flag", () => {
  const text = JSON.stringify(SCHEMA);
  expect(text).toContain(JSON.stringify(FAIL_ON));
  expect(text).toContain(JSON.stringify(FLAGS));
});
