import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { audit } from "../src/audit.ts";
import { parseManifest } from "../src/inputs/manifest.ts";
import type { Json } from "../src/model/json.ts";
import type { Finding } from "../src/model/report.ts";
import type { Severity } from "../src/model/severity.ts";
import { profile } from "../src/profiles/index.ts";
import type { Column, Profile } from "../src/profiles/profile.ts";
import { RULES } from "../src/rules/index.ts";

/** One entry of `fixtures/client-cases.yml`; what its keys mean stands there. */
interface Case {
  readonly title: string;
  readonly server: Json;
  readonly finds?: readonly Expected[];
  readonly quiet?: readonly { readonly profiles: readonly string[]; readonly rules: readonly string[] }[];
  readonly counts?: { readonly profile: string; readonly rule: string; readonly count: number };
}

interface Expected {
  readonly profiles: readonly string[];
  readonly rule: string;
  readonly at: string;
  readonly severity: Severity;
  readonly cell?: Column;
}

const CASES = parse(readFileSync("fixtures/client-cases.yml", "utf8")) as readonly Case[];

function clientOf(name: string): Profile {
  const client = profile(name);
  if (client === undefined) throw new Error(`no profile ${name}`);
  return client;
}

function findings(server: Json, client: Profile): readonly Finding[] {
  const surface = parseManifest(JSON.stringify(server), "tools.json", "example");
  const report = audit([surface], { rules: RULES, failOn: "high", version: "0.0.0", profiles: [client] });
  expect(report.broken).toEqual([]);
  return report.findings;
}

function without(client: Profile, column: Column): Profile {
  const cells = Object.entries(client.cells).filter(([name]) => name !== column);
  return { ...client, cells: Object.fromEntries(cells) };
}

describe.each(CASES)("$title", ({ server, finds = [], quiet = [], counts }) => {
  const each = finds.flatMap(({ profiles, ...expected }) => profiles.map((name) => ({ name, ...expected })));

  if (each.length > 0) {
    test.each(each)("$name: $rule at $at", ({ name, rule, at, severity, cell }) => {
      const client = clientOf(name);
      const like = { rule: expect.objectContaining({ id: rule }) as unknown, field: at, severity };
      expect(findings(server, client)).toContainEqual(expect.objectContaining(like));
      if (cell !== undefined) {
        expect(findings(server, without(client, cell))).not.toContainEqual(expect.objectContaining(like));
      }
    });
  }

  test("says nothing more of it", () => {
    const spoken = quiet.flatMap(({ profiles, rules }) =>
      profiles.flatMap((name) => findings(server, clientOf(name)).filter((finding) => rules.includes(finding.rule.id))),
    );
    expect(spoken.map(({ message }) => message)).toEqual([]);
    if (counts === undefined) return;
    const found = findings(server, clientOf(counts.profile)).filter(({ rule }) => rule.id === counts.rule);
    expect(found).toHaveLength(counts.count);
  });
});

const SHARED = "../shared/cases";

/** What the writers of the shared cases call what our rules find. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  "root-not-object": ["input-schema-root-type"],
  "root-combinator": ["input-schema-root-combinator", "input-schema-root-type"],
  "missing-input-schema": ["input-schema-missing"],
  "no-properties": ["input-schema-no-properties"],
  "type-union": ["type-union"],
  "boolean-schema": ["property-without-type"],
  "nullable-keyword": ["nullable-keyword"],
  "property-name": ["property-name"],
  "tool-name": ["tool-name"],
  "tool-name-length": ["tool-name"],
  "schema-draft": ["schema-draft"],
  "schema-draft-output": ["schema-draft"],
  "dangling-ref": ["dangling-reference"],
  "recursive-ref": ["recursive-reference"],
  "string-format": ["unsupported-format"],
  "non-string-enum": ["non-string-enum"],
  "invalid-schema": ["invalid-json-schema", "tuple-items"],
  "tuple-portability": ["tuple-items"],
  "property-without-type": ["property-without-type"],
  "object-keyword-on-scalar": ["unsupported-keyword"],
  "too-many-tools": ["too-many-tools"],
};

/** Where we say otherwise, each with the reason. */
const OTHERWISE = new Set([
  // No report shows that OpenAI or Foundry refuse a parameter's name.
  "property-name openai",
]);

interface SharedCase {
  readonly input: { readonly type: string; readonly content: Json };
  readonly expect: { readonly findings?: readonly { readonly rule: string; readonly profiles?: readonly string[] }[] };
}

test("the shared cases are found under the profiles that they name", () => {
  if (!existsSync(SHARED)) {
    console.warn(`${SHARED} is not here: the shared cases were not compared`);
    return;
  }
  const missed = readdirSync(SHARED).flatMap((file) => {
    const { input, expect: expected } = JSON.parse(readFileSync(`${SHARED}/${file}`, "utf8")) as SharedCase;
    if (input.type !== "manifest") return [];
    return (expected.findings ?? []).flatMap(({ rule, profiles = ["claude"] }) => {
      const ids = WORDS[rule];
      if (ids === undefined) return [];
      return profiles
        .filter((name) => !OTHERWISE.has(`${rule} ${name}`))
        .filter((name) => !findings(input.content, clientOf(name)).some((finding) => ids.includes(finding.rule.id)))
        .map((name) => `${file}: ${rule} under ${name}`);
    });
  });
  expect(missed).toEqual([]);
});
