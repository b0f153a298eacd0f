import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { audit } from "../src/audit.ts";
import { parseManifest } from "../src/inputs/manifest.ts";
import type { Json } from "../src/model/json.ts";
import type { Finding } from "../src/model/report.ts";
import type { Severity } from "../src/model/severity.ts";
import { profile } from "../src/profiles/index.ts";
import type { Column, Profile } from "../src/profiles/profile.ts";
import { RULES } from "../src/rules/index.ts";

/** One entry of `fixtures/rejections.yml`; what its keys mean stands there. */
interface Rejection {
  readonly reported: string;
  readonly profile: string;
  readonly rule: string;
  readonly cell: Column;
  readonly severity?: Severity;
  readonly server?: string;
  readonly parameter?: Json;
  readonly closed?: true;
  readonly schema?: Json;
  readonly tool?: Json;
  readonly tools?: number;
  readonly same?: number;
  readonly characters?: number;
}

const REJECTIONS = parse(readFileSync("fixtures/rejections.yml", "utf8")) as readonly Rejection[];

function toolsOf({ parameter, closed, schema, tool, tools, same, characters }: Rejection): readonly Json[] {
  if (tools !== undefined) return Array.from({ length: tools }, (_, index) => described(`tool_${index}`));
  if (same !== undefined) return Array.from({ length: same }, () => described("t"));
  if (characters !== undefined) return [{ ...described("t"), description: "a".repeat(characters) }];
  if (tool !== undefined) return [tool];
  const wrapped = {
    type: "object",
    properties: { a: parameter ?? {} },
    ...(closed && { required: ["a"], additionalProperties: false }),
  };
  return [{ ...described("t"), inputSchema: schema ?? wrapped }];
}

function described(name: string): { readonly [key: string]: Json } {
  return { name, description: "A tool.", inputSchema: { type: "object", properties: {} } };
}

function found(rejection: Rejection, client: Profile): readonly Finding[] {
  const key = rejection.server ?? "example";
  const surface = parseManifest(JSON.stringify({ tools: toolsOf(rejection) }), "tools.json", key);
  const report = audit([surface], { rules: RULES, failOn: "high", version: "0.0.0", profiles: [client] });
  expect(report.broken).toEqual([]);
  return report.findings;
}

function clientOf(rejection: Rejection): Profile {
  const client = profile(rejection.profile);
  if (client === undefined) throw new Error(`no profile ${rejection.profile}`);
  return client;
}

function without(client: Profile, column: Column): Profile {
  const cells = Object.entries(client.cells).filter(([name]) => name !== column);
  return { ...client, cells: Object.fromEntries(cells) };
}

/** The same in every client, whatever the profile says. */
const NOT_OF_A_PROFILE = new Set(["duplicate-tool-name"]);

describe.each(REJECTIONS)("$reported, $profile: $rule", (rejection) => {
  const client = clientOf(rejection);
  const { rule, cell, severity = "high" } = rejection;

  test("is reported", () => {
    const findings = found(rejection, client).filter((finding) => finding.rule.id === rule);
    expect(findings.map((finding) => finding.severity)).toContain(severity);
    if (!NOT_OF_A_PROFILE.has(rule)) {
      const isRejected = severity === "high" || severity === "medium";
      const names = findings.flatMap(({ profiles = [], rewrittenBy = [] }) => [...profiles, ...rewrittenBy]);
      expect(names.includes(client.name)).toBe(isRejected);
    }
  });

  test(`is decided by the cell ${cell}`, () => {
    expect(client.cells[cell]).toBeDefined();
    if (NOT_OF_A_PROFILE.has(rule)) return;
    const rest = found(rejection, without(client, cell)).filter((finding) => finding.rule.id === rule);
    expect(rest.map(({ message }) => message)).toEqual([]);
  });
});

test("each finding says where in the schema, and who rejects it and where that was reported", () => {
  const messages = REJECTIONS.flatMap((rejection) => found(rejection, clientOf(rejection)))
    .filter(({ profiles = [] }) => profiles.length > 0)
    .map(({ message }) => message);
  expect(messages.length).toBeGreaterThan(40);
  const isSourced = (message: string): boolean =>
    /^(?:Not v|V)alid MCP, [a-z]+ by /.test(message) && /[#/]/.test(message.slice(message.lastIndexOf("(")));
  expect(messages.filter((message) => !isSourced(message))).toEqual([]);
});
