import { audit, type AuditOptions } from "../src/audit.ts";
import { textHash } from "../src/findings.ts";
import { exitCode } from "../src/gate.ts";
import { parseManifest } from "../src/inputs/manifest.ts";
import type { Report } from "../src/model/report.ts";
import type { RuleCard } from "../src/model/rule.ts";
import type { Surface } from "../src/model/surface.ts";
import { isSpan } from "../src/model/text.ts";
import type { Rule } from "../src/rules/rule.ts";

/** A rule about texts that reports each match of an expression. */
function matching(id: string, expression: RegExp, card: Partial<RuleCard> = {}): Rule {
  return {
    id,
    aliases: [],
    severity: "high",
    kind: "security",
    summary: id,
    why: id,
    fix: id,
    cwe: [],
    owasp: [],
    ...card,
    each: "text",
    *check(text) {
      for (const match of text.value.matchAll(expression)) {
        yield { at: { text, start: match.index, end: match.index + match[0].length }, message: `found ${match[0]}` };
      }
    },
  };
}

const apple = matching("apple", /apple/g);
const pie = matching("apple-pie", /apple\s+pie/g, { severity: "critical", folds: ["apple"] });
const faulty: Rule = {
  ...matching("faulty", /x/g),
  each: "tool",
  check() {
    throw new Error("out of order");
  },
};

function described(...descriptions: readonly string[]): Surface {
  const inputSchema = { type: "object", properties: {} };
  const tools = descriptions.map((description, index) => ({ name: `tool_${index}`, description, inputSchema }));
  return parseManifest(JSON.stringify({ tools }), "tools.json", "kitchen");
}

function run(surface: Surface, rules: readonly Rule[], options: Partial<AuditOptions> = {}): Report {
  return audit([surface], { rules, failOn: "high", version: "1.2.3", ...options });
}

const rulesOf = (report: Report): readonly string[] => report.findings.map(({ rule }) => rule.id);

describe("folding", () => {
  test.each([
    ["the narrower inside the wider", "an apple pie", ["apple-pie"], ["apple"]],
    ["not the narrower beside it", "an apple pie and an apple", ["apple-pie", "apple"], ["apple"]],
    ["nothing without the wider", "an apple", ["apple"], []],
  ])("takes %s", (_, text, rules, folded) => {
    const report = run(described(text), [apple, pie]);
    expect(rulesOf(report)).toEqual(rules);
    expect(report.findings[0]?.folded).toEqual(folded);
  });

  test("stays in one text", () => {
    expect(rulesOf(run(described("an apple pie", "an apple"), [apple, pie]))).toEqual(["apple-pie", "apple"]);
  });
});

describe("fingerprints", () => {
  const fingerprint = (text: string): string | undefined => run(described(text), [pie]).findings[0]?.fingerprint;

  test.each([
    ["reflowing", "An\n  apple\n  pie."],
    ["text before it", "Bakes, among other things, an apple pie."],
  ])("do not change by %s", (_, text) => {
    expect(fingerprint(text)).toBe(fingerprint("An apple pie."));
  });

  test("are one for the same words in the same place twice", () => {
    expect(run(described("apple and apple"), [apple]).findings).toHaveLength(1);
  });

  test("differ between tools", () => {
    const all = run(described("apple", "apple"), [apple]).findings.map((finding) => finding.fingerprint);
    expect(new Set(all).size).toBe(2);
  });
});

describe("accepting a finding", () => {
  const before = described("An apple pie for everyone.");
  const [finding] = run(before, [pie]).findings;
  const accept = finding === undefined ? [] : [{ fingerprint: finding.fingerprint, text: textHash(finding) }];

  test("takes it out of the findings and the gate", () => {
    const report = run(before, [pie], { accept });
    expect([report.findings, report.accepted.length, report.gate.failed]).toEqual([[], 1, false]);
  });

  test("ends when the rest of its text is rewritten", () => {
    const report = run(described("An apple pie for nobody."), [pie], { accept });
    expect([report.findings.length, report.accepted, report.gate.failed]).toEqual([1, [], true]);
  });
});

test("a rule that throws is told of, and the others still run", () => {
  const report = run(described("an apple"), [apple, faulty]);
  expect(report.broken).toEqual([{ rule: "faulty", server: "kitchen", error: "out of order" }]);
  expect(rulesOf(report)).toEqual(["apple"]);
  expect(exitCode(report)).toBe(3);
});

test("what is hidden is found where it stands, with what it reads as", () => {
  const hidden = "an app\u200Ble pie";
  const [finding] = run(described(hidden), [pie]).findings;
  expect(finding !== undefined && isSpan(finding.at) && hidden.slice(finding.at.start, finding.at.end)).toBe(
    "app\u200Ble pie",
  );
  expect(finding?.message).toMatch(/^found apple pie Read from .*: "apple pie"\.$/);
});

test("a text that repeats itself is counted, not listed", () => {
  const text = Array.from({ length: 30 }, (_, index) => `apple ${index}`).join(", ");
  const { findings } = run(described(text), [matching("apple", /apple \d+/g)]);
  expect(findings).toHaveLength(20);
  expect(findings.at(-1)?.message).toBe("found apple 19 10 more like it in this text are not listed.");
});

test.each([
  ["none", false, 0],
  ["low", true, 1],
  ["high", true, 1],
  ["critical", false, 0],
] as const)("a high finding and the gate %s: failed %s, exit %s", (failOn, failed, code) => {
  const report = run(described("an apple"), [apple], { failOn });
  expect([report.gate.failed, exitCode(report)]).toEqual([failed, code]);
});

test("info never gates", () => {
  const report = run(described("an apple"), [matching("apple", /apple/g, { severity: "info" })], { failOn: "low" });
  expect([report.findings.length, report.gate.count, exitCode(report)]).toEqual([1, 0, 0]);
});

test("an incomplete scan is worse than a failed gate, a fault of ours worse than both", () => {
  const cut = { ...described("an apple"), incomplete: ["the list was cut"] };
  expect(exitCode(run(cut, [apple]))).toBe(2);
  expect(exitCode(run(cut, [apple, faulty]))).toBe(3);
  expect(run(cut, [apple]).incomplete).toEqual([{ server: "kitchen", reason: "the list was cut" }]);
});
