import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { audit } from "../src/audit.ts";
import { parseManifest } from "../src/inputs/manifest.ts";
import type { Json } from "../src/model/json.ts";
import type { Finding } from "../src/model/report.ts";
import type { Severity } from "../src/model/severity.ts";
import { RULES } from "../src/rules/index.ts";

/** A tool of the project's own corpus: `text` is a tool's description, `tool` a whole one, `server` a manifest. */
export interface CorpusEntry {
  readonly title: string;
  readonly class: string;
  readonly text?: string;
  readonly tool?: Json;
  readonly server?: Json;
}

/** One of `rules` must report it at `severity` or above. */
export interface PoisonedEntry extends CorpusEntry {
  readonly rules: readonly string[];
  readonly severity: Severity;
}

/** Nothing may be reported above `at_most`, "low" where it is not given. */
export interface BenignEntry extends CorpusEntry {
  readonly at_most?: Severity;
}

/** Poison that must be caught, and the titles of what no rule catches yet. */
export function poisonedCorpus(): {
  readonly poisoned: readonly PoisonedEntry[];
  readonly known_misses: readonly string[];
} {
  return parse(readFileSync("fixtures/corpus/poisoned.yml", "utf8")) as ReturnType<typeof poisonedCorpus>;
}

/** Honest tools that look like attacks to a search for words. */
export function benignCorpus(): readonly BenignEntry[] {
  return parse(readFileSync("fixtures/corpus/benign.yml", "utf8")) as readonly BenignEntry[];
}

/** The list of a server that shows the entry. */
export function manifestOf({ text, tool, server }: CorpusEntry): Json {
  const inputSchema = { type: "object", properties: {} };
  return server ?? { tools: [tool ?? { name: "example_tool", description: text ?? "", inputSchema }] };
}

/** What the security rules find in a manifest. A rule that breaks is an error. */
export function securityFindings(manifest: Json): readonly Finding[] {
  const rules = RULES.filter(({ kind }) => kind === "security");
  const surface = parseManifest(JSON.stringify(manifest), "example.json", "example");
  const report = audit([surface], { rules, failOn: "high", version: "0.0.0" });
  for (const { rule, error } of report.broken) throw new Error(`${rule} broke: ${error}`);
  return report.findings;
}
