import { readFileSync } from "node:fs";
import { RULES } from "../src/rules/index.ts";
import { named } from "../src/select.ts";
import { examplesOf, findingsOf } from "./examples.ts";

/** Every name that the seeds give to a check. */
const SEED_NAMES = readFileSync("fixtures/seed-names.txt", "utf8")
  .split("\n")
  .filter((line) => line !== "");

test("rules stand in order of id, and no id is also an alias", () => {
  const ids = RULES.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort());
  expect(RULES.flatMap(({ aliases }) => aliases).filter((alias) => ids.includes(alias.toLowerCase()))).toEqual([]);
});

test.each(SEED_NAMES)("%s finds a rule, in any case", (name) => {
  expect(named(RULES, name).length).toBeGreaterThan(0);
  expect(named(RULES, name.toLowerCase())).toEqual(named(RULES, name.toUpperCase()));
});

test.each(RULES.filter(({ kind }) => kind === "security"))("$id names its CWE and its OWASP category", (rule) => {
  expect(rule.cwe.length).toBeGreaterThan(0);
  expect(rule.owasp.length).toBeGreaterThan(0);
});

describe.each(RULES)("$id", (rule) => {
  const { reports, quiet } = examplesOf(rule.id);

  test("has at least five examples of each kind", () => {
    expect(reports.length).toBeGreaterThanOrEqual(5);
    expect(quiet.length).toBeGreaterThanOrEqual(5);
  });

  test.each(reports)("reports $title", (example) => {
    const found = findingsOf(rule, example).map(({ severity, field }) => ({
      severity: example.severity === undefined ? undefined : severity,
      field: example.at === undefined ? undefined : field,
    }));
    expect(found).toContainEqual({ severity: example.severity, field: example.at });
  });

  test.each(quiet)("is quiet on $title", (example) => {
    expect(findingsOf(rule, example).map(({ message }) => message)).toEqual([]);
  });

  test("has severities that its card lists", () => {
    const allowed = [rule.severity, ...(rule.severities ?? [])];
    const seen = reports.flatMap((example) => findingsOf(rule, example)).map(({ severity }) => severity);
    expect(seen.filter((severity) => !allowed.includes(severity))).toEqual([]);
  });
});
