import { parse, stringify, type ToStringOptions } from "yaml";
import { SyntaxFault } from "../src/inputs/body.ts";
import { parseYaml } from "../src/inputs/yaml.ts";
import { walk, type Json } from "../src/model/json.ts";
import { Random } from "./random.ts";

const WORDS = ["note", "it's", "a:b", "x #1", "é…", "😀", "tab\there", "yes", "12", "-", "~", '"q"', "\\n", "%", "''"];
const GAPS = [" ", " ", " ", "  ", "\n", "\n\n", "\n\n\n", "\n  ", " \n"];

function randomString(random: Random): string {
  const words = random.list(8, () => random.of(WORDS) + random.of(GAPS)).join("");
  return random.chance(2) ? words.trim() : words;
}

function randomValue(random: Random, depth: number): Json {
  const kind = random.below(depth > 0 ? 7 : 4);
  if (kind >= 5) return random.list(4, () => randomValue(random, depth - 1));
  if (kind === 4) {
    return Object.fromEntries(
      random.list(4, () => [randomString(random).slice(0, 20), randomValue(random, depth - 1)]),
    );
  }
  return kind === 3 ? random.of<Json>([true, null, 7, -1.5]) : randomString(random);
}

const STYLES = ["PLAIN", "QUOTE_SINGLE", "QUOTE_DOUBLE", "BLOCK_LITERAL", "BLOCK_FOLDED"] as const;

function randomOptions(random: Random): ToStringOptions {
  return {
    defaultStringType: random.of(STYLES),
    defaultKeyType: random.of(["PLAIN", "QUOTE_DOUBLE", "QUOTE_SINGLE"] as const),
    blockQuote: random.of([true, "folded", "literal"] as const),
    lineWidth: random.of([20, 40, 80, 0]),
    indent: random.of([2, 3, 4]),
    collectionStyle: random.of(["any", "any", "block", "flow"] as const),
    doubleQuotedMinMultiLineLength: random.of([10, 40]),
  };
}

/** Whether a stretch of YAML is how a unit was written: itself, an escape of it, or white space where lines fold. */
function isWrittenAs(source: string, unit: string): boolean {
  if (source === unit) return true;
  if (source.startsWith("\\")) return String(parse(`"${source}"`)).includes(unit);
  return source === "''" ? unit === "'" : /^[ \n]$/.test(unit) && /^\s*$/.test(source);
}

/** Undefined for the few texts that the package writes and cannot read. */
function readBack(body: string): Json | undefined {
  try {
    return parse(body, { uniqueKeys: false }) as Json;
  } catch {
    return undefined;
  }
}

test("every value, key and unit of random documents in random styles is found", async () => {
  let units = 0;
  for (let seed = 1; seed <= 500; seed += 1) {
    const random = new Random(seed);
    const value = randomValue(random, 4);
    let body = stringify(value, randomOptions(random));
    if (random.chance(4)) body = body.replace(/\n/g, "\r\n");
    const expected = readBack(body);
    if (expected === undefined || expected === null) continue;
    const { roots, index } = await parseYaml(body);
    const [root] = roots;
    expect(root).toEqual({ pointer: "", value: expected });
    for (const { pointer, value: found } of walk(root?.value ?? null)) {
      expect(index.find(pointer, "value")).toBeDefined();
      if (typeof found !== "string") continue;
      const places = [...found.split("").keys()].map((at) => index.find(pointer, "value", { start: at, end: at + 1 }));
      const wrong = [...places.entries()].filter(([at, place]) => {
        const isBehind = place !== undefined && place.end >= (places[at - 1]?.end ?? 0);
        return !isBehind || !isWrittenAs(body.slice(place.start, place.end), found[at] ?? "");
      });
      expect({ found, wrong }).toEqual({ found, wrong: [] });
      units += places.length;
    }
  }
  expect(units).toBeGreaterThan(10_000);
});

const MERGED = `base: &base { title: Base, kind: one }
tools:
  - <<: *base
    name: a
    kind: two
  - <<: [{ kind: three }, *base]
  - "<<": *base
`;

test("merge keys give what a map does not say itself, from the first that says it", async () => {
  const { roots, index } = await parseYaml(MERGED);
  expect(roots[0]?.value).toEqual({
    base: { title: "Base", kind: "one" },
    tools: [
      { name: "a", kind: "two", title: "Base" },
      { kind: "three", title: "Base" },
      { "<<": { title: "Base", kind: "one" } },
    ],
  });
  const shown = ["/tools/0/title", "/tools/0/kind", "/tools/1/kind", "/tools/2/<</kind"].map((pointer) => {
    const range = index.find(pointer, "value");
    return MERGED.slice(range?.start, range?.end);
  });
  expect(shown).toEqual(["Base", "two", "three", "one"]);
  expect(index.find("/tools/1/title", "key")).toEqual({ start: 14, end: 19 });
});

test.each<[title: string, body: string, value: Json, notes?: readonly string[]]>([
  [
    "words of YAML 1.1 are strings",
    "a: yes\nb: off\nc: 0o17\nd: 2026-01-02\n",
    { a: "yes", b: "off", c: 15, d: "2026-01-02" },
  ],
  ["a directive does not change the schema", "%YAML 1.1\n---\na: yes\n", { a: "yes" }],
  ["numbers that JSON lacks stay words", "[.inf, -.inf, .nan, 0x10]", [".inf", "-.inf", ".nan", 16]],
  ["keys are strings as they are written", "1.0: a\n~: b\n? [x, y]\n: c\n", { "1.0": "a", "~": "b", "[x, y]": "c" }],
  ["tags of others say nothing", "a: !!binary aGk=\nb: !secret { c: !x d }\n", { a: "aGk=", b: { c: "d" } }],
  ["keys without values", "a:\n? b\n", { a: null, b: null }],
  ["__proto__ is a key", "__proto__: { a: 1 }\n", JSON.parse('{"__proto__":{"a":1}}') as Json],
  ["an alias stands for the last anchor before it", "- &a 1\n- *a\n- &a 2\n- *a\n", [1, 1, 2, 2]],
  [
    "an alias of what it stands in",
    "a: &a { b: [*a], c: &c { d: *c, e: *a } }\n",
    { a: { b: [null], c: { d: null, e: null } } },
    ["an alias of what it is part of is read as null (aliases like this: 3)"],
  ],
  ["a map that merges itself", "&a { <<: *a, b: 1 }\n", { b: 1 }],
])("%s", async (_, body, value, notes = []) => {
  const parsed = await parseYaml(body);
  expect(parsed.roots).toEqual([{ pointer: "", value }]);
  expect(parsed.notes).toEqual(notes);
});

test("a stream is a list of its documents, those that are empty left out", async () => {
  const body = "--- {a: 1}\n---\n# nothing\n---\n- b\n...\n";
  const { roots, index } = await parseYaml(body);
  expect(roots).toEqual([
    { pointer: "/0", value: { a: 1 } },
    { pointer: "/1", value: ["b"] },
  ]);
  expect(index.find("/1/0", "value")).toEqual({ start: 31, end: 32 });
});

test.each([
  ["two values", "a: 1\nb: 2\na: 3\n", [["/a", "1", "3"]]],
  ["equal values in two styles", "a: one two\na: 'one\n  two'\n", []],
  ["members in another order", "a: {x: 1, y: [2]}\na: {y: [2], x: 1}\n", []],
  ["an explicit key and a merged one", "a: &a {x: 1}\nb: {<<: *a, x: 2}\n", []],
  ["deep inside", "- x/y: {k: 'a\n    b', k: c}\n", [["/0/x~1y/k", "'a b'", "c"]]],
])("conflicts: %s", async (_, body, expected) => {
  const conflicts = (await parseYaml(body)).conflicts.map(({ pointer, first, last }) => [pointer, first, last]);
  expect(conflicts).toEqual(expected);
});

const LETTERS = ["a", "b", "c", "d", "e", "f", "g", "h"];
const TENFOLD = LETTERS.map((name, level) => {
  const inner = level === 0 ? "lol" : `*${LETTERS[level - 1] ?? ""}`;
  return `${name}: &${name} [${Array.from({ length: 10 }, () => inner).join(", ")}]\n`;
});

test.each([
  [
    "broken",
    "a: [1\nb: 2\n",
    "6: not YAML: Flow sequence in block collection must be sufficiently indented and end with a ]",
  ],
  ["an alias of nothing", "a: *b\n", "3: an alias without its anchor before it"],
  ["comments only", "# nothing\n", "-: an empty file"],
  ["brackets, 501 deep", "[".repeat(501) + "]".repeat(501), "500: nested more than 500 levels deep"],
  ["brackets, a million deep", "[".repeat(1_000_000), "502: nested more than 500 levels deep"],
  ["dashes, a million deep", "- ".repeat(1_000_000), "1003: nested more than 500 levels deep"],
  [
    "aliases, 501 deep",
    Array.from({ length: 501 }, (__, n) => `k${n}: &a${n} [${n > 0 ? `*a${n - 1}` : "x"}]`).join("\n"),
    "9659: nested more than 500 levels deep",
  ],
  ["a billion laughs", TENFOLD.join(""), "298: its aliases expand to more than 20 million characters"],
  [
    "merges of merges",
    Array.from({ length: 600 }, (__, n) => `k${n}: &a${n} {${n > 0 ? `<<: *a${n - 1}, ` : ""}x${n}: 1}`).join("\n"),
    "14312: its merge keys expand to more than 100,000 values",
  ],
  ["over 5 MB", "a: ".padEnd(5 * 1024 * 1024 + 1, "x"), "-: YAML over 5 MB is not read; save it as JSON"],
  [
    "two million tokens",
    "a: [" + "x,".repeat(1_000_000),
    "-: YAML of over 2 million tokens is not read; save it as JSON",
  ],
])("refused: %s", async (_, body, expected) => {
  const fault = await parseYaml(body).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(SyntaxFault);
  expect(fault instanceof SyntaxFault && `${fault.offset ?? "-"}: ${fault.message}`).toBe(expected);
});
