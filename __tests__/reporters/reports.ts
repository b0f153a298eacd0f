import { audit, type AuditOptions } from "../../src/audit.ts";
import { parseManifest } from "../../src/inputs/manifest.ts";
import { makeSurface } from "../../src/inputs/surface.ts";
import type { Json, JsonObject } from "../../src/model/json.ts";
import type { Report } from "../../src/model/report.ts";
import type { Severity } from "../../src/model/severity.ts";
import type { Surface } from "../../src/model/surface.ts";
import type { Rule } from "../../src/rules/rule.ts";

const CARD = {
  aliases: [],
  summary: "A text holds a made-up word",
  why: "\nBecause a test needs it.\n\nNothing is left alone.",
  fix: "Take the word out.",
  cwe: [94],
  owasp: ["ASI01", "MCP03"],
  kind: "security",
} as const;

/** A rule for tests: a text that holds the word, from the word to its end. */
export function wordRule(
  word: string,
  severity: Severity,
  { related = true, ...more }: Partial<Rule> & { readonly related?: boolean } = {},
): Rule {
  return {
    ...CARD,
    id: `${word}-word`,
    severity,
    ...more,
    each: "text",
    reads: "written",
    *check(text) {
      const start = text.value.indexOf(word);
      if (start === -1) return;
      const end = text.value.length;
      const message = `The text holds "${text.value.slice(start, end)}".`;
      const around = { at: text.place, message: `the text around ${word}` };
      yield { at: { text, start, end }, message, related: related ? [around] : [] };
    },
  };
}

/** A rule for tests: one hit a tool, at the tool itself, with the tool's name in its message. */
export const TOOL_RULE: Rule = {
  ...CARD,
  id: "every-tool",
  severity: "info",
  kind: "quality",
  cwe: [],
  owasp: [],
  each: "tool",
  *check(tool) {
    yield { at: tool.place, message: `This is ${tool.name}.`, severity: tool.name.includes("bad") ? "medium" : "info" };
  },
  severities: ["medium"],
};

/** A rule for tests that throws, with a command to the runner in its error. */
export const BROKEN_RULE: Rule = {
  ...CARD,
  id: "broken-rule",
  severity: "high",
  each: "server",
  check() {
    throw new Error("no luck\n::error::owned");
  },
};

const TEST_RULES: readonly Rule[] = [
  TOOL_RULE,
  wordRule("poison", "critical", { aliases: ["STRUCT005", "MCP-020", "model-directed-text"] }),
  wordRule("weak", "low"),
];

/** A manifest as people write it: its file is `<key>.json`. */
export function manifest(key: string, value: Json): Surface {
  return parseManifest(JSON.stringify(value, undefined, 2), `${key}.json`, key);
}

export interface Live {
  readonly key: string;
  readonly tools: readonly JsonObject[];
  readonly skipped?: readonly string[];
  readonly incomplete?: readonly string[];
  /** A file of the repository that names the server, as its own body. */
  readonly anchoredIn?: string;
}

/** What a server that was started has shown: in no file, and perhaps named in one. */
export function live({ key, tools, skipped = [], incomplete = [], anchoredIn }: Live): Surface {
  const index = { find: () => ({ start: 0, end: 10 }) };
  const answer = { id: `${key} tools/list`, body: JSON.stringify(tools), index };
  const config = { id: "config", path: anchoredIn ?? "", body: "0123456789", index };
  return makeSurface({
    key,
    origin: "server",
    source: "node",
    documents: anchoredIn === undefined ? [answer] : [answer, config],
    server: { value: {}, place: { doc: answer.id, pointer: "" } },
    items: tools.map((value, at) => ({ kind: "tool", value, place: { doc: answer.id, pointer: `/${at}` } })),
    skipped,
    incomplete,
    ...(anchoredIn !== undefined && { anchor: { doc: "config", pointer: `/mcpServers/${key}` } }),
  });
}

export function reportOf(fleet: readonly Surface[], options: Partial<AuditOptions> = {}): Report {
  return audit(fleet, { rules: TEST_RULES, failOn: "high", version: "1.2.3", ...options });
}

/** A tool whose description is the text. */
export function tool(name: string, description: string): JsonObject {
  return { name, description, inputSchema: { type: "object", properties: {} } };
}
