import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { audit } from "../../src/audit.ts";
import { RULES } from "../../src/rules/index.ts";
import { surfacesOfSource } from "../sources.ts";

/** A thing that is done to an argument, and the rules that report it all the same. */
interface Guard {
  readonly about: string;
  readonly schema?: string;
  readonly code: string;
  /** The sinks that it is tried on; all unless given. */
  readonly only?: readonly string[];
  /** Sinks that are written otherwise with it. */
  readonly sinks?: Readonly<Record<string, string>>;
  readonly left: Readonly<Record<string, string>>;
}

const { sinks, guards } = parse(readFileSync("fixtures/sources/guards.yml", "utf8")) as {
  readonly sinks: Readonly<Record<string, string>>;
  readonly guards: readonly Guard[];
};

const HEAD = `import { execFile, execSync } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { quote } from "shell-quote";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
const db = new pg.Pool();
const server = new McpServer({ name: "guards", version: "1.0.0" });
`;

const flows = RULES.filter(({ id }) => Object.hasOwn(sinks, id));

/** What the rules about arguments report of a tool for each sink, by rule: each tool has one. */
function reported({ schema = "z.string()", code, only, sinks: own }: Guard): Readonly<Record<string, string>> {
  const tools = Object.entries({ ...sinks, ...own })
    .filter(([rule]) => only === undefined || only.includes(rule))
    .map(
      ([rule, sink]) =>
        `server.tool("${rule}", { value: ${schema} }, async ({ value }) => { ${code} return ${sink}; });`,
    );
  const surfaces = surfacesOfSource(HEAD + tools.join("\n"));
  const { findings } = audit(surfaces, { rules: flows, failOn: "none", version: "0.0.0" });
  return Object.fromEntries(findings.map(({ rule, subject, severity }) => [`${rule.id} ${subject.name}`, severity]));
}

test.each(guards.map((guard): [string, Guard] => [guard.about, guard]))("%s", (_name, guard) => {
  const expected = Object.entries(guard.left).map(([rule, severity]) => [`${rule} ${rule}`, severity]);
  expect(reported(guard)).toEqual(Object.fromEntries(expected));
});

test("every rule about what an argument reaches has a sink", () => {
  const rules = RULES.map(({ id }) => id).filter((id) => /^argument-(?:reaches|becomes|chooses)-/.test(id));
  expect(Object.keys(sinks).sort()).toEqual(rules.sort());
});
