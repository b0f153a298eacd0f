import { audit } from "../src/audit.ts";
import { parseManifest } from "../src/inputs/manifest.ts";
import type { Report } from "../src/model/report.ts";
import { PROFILES } from "../src/profiles/index.ts";
import { RULES } from "../src/rules/index.ts";

const OF_CLIENTS = RULES.filter(({ kind, each }) => kind === "quality" && each !== "text");

function report(schema: string): Report {
  const surface = parseManifest(
    `{"tools":[{"name":"t","description":"T.","inputSchema":${schema}}]}`,
    "l.json",
    "example",
  );
  return audit([surface], { rules: OF_CLIENTS, failOn: "high", version: "0.0.0", profiles: PROFILES });
}

function seconds(work: () => void): number {
  const before = process.cpuUsage().user;
  work();
  return (process.cpuUsage().user - before) / 1e6;
}

const times = (count: number, made: (index: number) => string): string =>
  Array.from({ length: count }, (_, at) => made(at)).join(",");

const object = (properties: string): string => `{"type":"object","properties":{${properties}}}`;

describe("a hostile schema is read within limits, and what is found of it too", () => {
  test.each<[string, string]>([
    ["9,000 levels", `${'{"type":"object","properties":{"a":'.repeat(9000)}{}${"}}".repeat(9000)}`],
    ["25,000 parameters without a type", object(times(25_000, (index) => `"p${index}":{}`))],
    [
      "25,000 required names that are no parameters",
      `{"type":"object","required":[${times(25_000, (index) => `"r${index}"`)}]}`,
    ],
    ["25,000 unknown keywords", `{"type":"object",${times(25_000, (index) => `"k${index}":1`)}}`],
    [
      "150 levels of names with 50,000 characters",
      `${`{"type":"object","properties":{"${"n".repeat(50_000)}":`.repeat(150)}{}${"}}".repeat(150)}`,
    ],
    [
      "5,000 references to each other",
      `{"type":"object","$defs":{${times(5000, (index) => `"d${index}":{"items":{"$ref":"#/$defs/d${(index * 7) % 5000}"}}`)}}}`,
    ],
    [
      "25,000 patterns for names",
      `{"type":"object","patternProperties":{${times(25_000, (index) => `"(?=a{${index}})":{}`)}}}`,
    ],
    ["a pattern of a megabyte", object(`"a":{"type":"string","pattern":"${"(?=".repeat(25_000)}"}`)],
    ["an enum of 100,000 numbers", object(`"a":{"enum":[${times(100_000, String)}]}`)],
  ])("%s", (_, schema) => {
    const found = report(schema);
    expect(found.broken).toEqual([]);
    // Twenty a rule and schema, and one that says how far it was read.
    expect(found.findings.length).toBeLessThan(30 * 21);
    expect(Math.max(0, ...found.findings.map(({ message }) => message.length))).toBeLessThan(2000);
  });

  test("what was not read is said", () => {
    const messages = report(object(times(30_000, (index) => `"p${index}":{"type":"string"}`))).findings.map(
      ({ message }) => message,
    );
    expect(messages).toContainEqual(expect.stringContaining("only the first 20,000 of its schemas were read"));
  });

  test("what was found and is not listed is counted", () => {
    const found = report(object(times(100, (index) => `"p[${index}]":{"type":"string"}`))).findings;
    const names = found.filter(({ rule }) => rule.id === "property-name");
    expect(names).toHaveLength(20);
    expect(names.some(({ message }) => message.endsWith("80 more like it are not listed."))).toBe(true);
  });

  test("twice as much takes about twice as long", () => {
    const schema = (count: number): string =>
      object(times(count, (index) => `"p${index}":{"type":"array","items":{"const":1}}`));
    report(schema(100));
    const [once, twice] = [seconds(() => report(schema(2000))), seconds(() => report(schema(4000)))];
    expect(twice).toBeLessThan(once * 4 + 0.5);
  });
});
