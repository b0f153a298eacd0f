import { SyntaxFault } from "../src/inputs/body.ts";
import { parseJson } from "../src/inputs/json-index.ts";
import type { Range } from "../src/model/document.ts";
import { pointerStep, type Json } from "../src/model/json.ts";
import { Random } from "./random.ts";

/** What a writer of JSON knows of each value, because it put it there. */
interface Written {
  readonly pointer: string;
  readonly value: Range;
  readonly key?: Range;
  /** Of a string, where each unit of the decoded value stands. */
  readonly units: readonly Range[];
  readonly keyUnits: readonly Range[];
}

const CHARACTERS = [
  "a",
  "Z",
  " ",
  '"',
  "\\",
  "/",
  "~",
  "\n",
  "\t",
  "\u0000",
  "é",
  "…",
  "😀",
  "\ud800",
  "\udc00",
  "\u2028",
];
const SHORT = new Map(
  Object.entries({ '"': '"', "\\": "\\", "/": "/", "\b": "b", "\f": "f", "\n": "n", "\r": "r", "\t": "t" }),
);

/** Writes random documents in random spellings, and notes where everything stands. */
class Writer {
  readonly written: Written[] = [];
  body = "";
  readonly #random: Random;

  constructor(seed: number) {
    this.#random = new Random(seed);
  }

  root(): void {
    this.#space();
    this.#value("", 4, {});
    this.#space();
  }

  #value(pointer: string, depth: number, key: { key?: Range; keyUnits?: readonly Range[] }): void {
    const start = this.body.length;
    const kind = this.#random.below(depth > 0 ? 6 : 4);
    const note = (units: readonly Range[]): void => {
      this.written.push({ pointer, value: { start, end: this.body.length }, keyUnits: [], ...key, units });
    };
    if (kind >= 4) {
      this.#container(pointer, depth, kind === 4);
      note([]);
    } else if (kind === 3) {
      this.body += this.#random.of(["0", "-1", "12.5e-3", "true", "false", "null", "1E+2"]);
      note([]);
    } else {
      note(this.#string(this.#random.list(12, () => this.#random.of(CHARACTERS)).join("")));
    }
  }

  #container(pointer: string, depth: number, isObject: boolean): void {
    this.body += isObject ? "{" : "[";
    this.#space();
    const names = new Set(
      isObject
        ? ["__proto__", ...this.#random.list(4, () => this.#random.list(3, () => this.#random.of(CHARACTERS)).join(""))]
        : [],
    );
    const steps: readonly (string | number)[] = isObject
      ? [...names]
      : this.#random.list(4, () => 0).map((_, index) => index);
    steps.forEach((step, index) => {
      if (index > 0) this.body += ",";
      this.#space();
      const start = this.body.length;
      const keyUnits = typeof step === "string" ? this.#string(step) : [];
      const key = { start, end: this.body.length };
      if (isObject) {
        this.#space();
        this.body += ":";
        this.#space();
      }
      this.#value(pointer + pointerStep(step), depth - 1, isObject ? { key, keyUnits } : {});
      this.#space();
    });
    this.body += isObject ? "}" : "]";
  }

  #string(value: string): readonly Range[] {
    const units: Range[] = [];
    this.body += '"';
    for (let index = 0; index < value.length; index += 1) {
      const unit = value[index] ?? "";
      const start = this.body.length;
      const mustEscape = unit < " " || unit === '"' || unit === "\\";
      const short = SHORT.get(unit);
      if (short !== undefined && this.#random.chance(2)) this.body += `\\${short}`;
      else if (mustEscape || this.#random.chance(3))
        this.body += `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
      else this.body += unit;
      units.push({ start, end: this.body.length });
    }
    this.body += '"';
    return units;
  }

  #space(): void {
    this.body += this.#random.list(2, () => this.#random.of([" ", "\n", "\r\n", "\t"])).join("");
  }
}

test("every value, key and unit of random documents is found where the writer put it", () => {
  let units = 0;
  for (let seed = 1; seed <= 600; seed += 1) {
    const writer = new Writer(seed);
    writer.root();
    const { roots, index, conflicts } = parseJson(writer.body);
    expect(roots).toEqual([{ value: JSON.parse(writer.body) as Json, pointer: "" }]);
    expect(conflicts).toEqual([]);
    for (const { pointer, value, key, units: valueUnits, keyUnits } of writer.written) {
      expect(index.find(pointer, "value")).toEqual(value);
      expect(index.find(pointer, "key")).toEqual(key);
      for (const [what, places] of [
        ["value", valueUnits],
        ["key", keyUnits],
      ] as const) {
        for (const [at, place] of places.entries()) {
          expect(index.find(pointer, what, { start: at, end: at + 1 })).toEqual(place);
          units += 1;
        }
        const last = places.at(-1);
        const [first] = places;
        if (first === undefined || last === undefined) continue;
        const whole = { start: 0, end: places.length };
        expect(index.find(pointer, what, whole)).toEqual({ start: first.start, end: last.end });
      }
    }
  }
  expect(units).toBeGreaterThan(10_000);
});

/** As one sentence and the place of it; undefined when the text is JSON. */
function fault(body: string): string | undefined {
  try {
    parseJson(body);
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    return `${error.offset ?? "-"}: ${error.message}`;
  }
}

test("random damage is refused exactly when JSON.parse refuses it", () => {
  const random = new Random(7);
  let refused = 0;
  for (let seed = 1; seed <= 3000; seed += 1) {
    const writer = new Writer(seed % 200);
    writer.root();
    const at = random.below(writer.body.length + 1);
    const damage = random.of([
      "",
      '"',
      "\\",
      "}",
      "]",
      "{",
      "[",
      ",",
      ":",
      "0",
      "-",
      ".",
      "e",
      "u",
      "\n",
      " ",
      "\u0001",
    ]);
    const body = (writer.body.slice(0, at) + damage + writer.body.slice(at + random.below(3))).replace(/\n/g, " ");
    let isJson = true;
    try {
      JSON.parse(body);
    } catch {
      isJson = false;
    }
    expect([body, fault(body) === undefined]).toEqual([body, isJson]);
    refused += isJson ? 0 : 1;
  }
  expect(refused).toBeGreaterThan(1000);
});

const TRUNCATED = "the file ends in the middle: it is truncated";

test.each([
  ["", `0: ${TRUNCATED}`],
  ["{", `1: ${TRUNCATED}`],
  ['{"a', `3: ${TRUNCATED}`],
  ['{"a":tr', `7: ${TRUNCATED}`],
  ['{"a":1.', `7: ${TRUNCATED}`],
  ['["\\u00', `6: ${TRUNCATED}`],
  ["[1,2", `4: ${TRUNCATED}`],
  ["[1,]", '3: not JSON: a value is expected, not "]"'],
  ["{a:1}", '1: not JSON: a name in double quotes is expected, not "a"'],
  ['{"a" 1}', '5: not JSON: a colon is expected, not "1"'],
  ["[1}", '2: not JSON: a comma or "]" is expected, not "}"'],
  ['{"a":1]', '6: not JSON: a comma or "}" is expected, not "]"'],
  ["[1] [2]", '4: not JSON: the end of the line is expected, not "["'],
  ["// note\n[]", '0: not JSON: a value is expected, not "/"'],
  ['["\\x"]', '3: not JSON: an escape that JSON knows is expected, not "x"'],
  ['["\\u12G4"]', '6: not JSON: a hexadecimal digit is expected, not "G"'],
  ['["a\u00e9b\u0007"]', "5: not JSON: the closing quote of a string is expected, not U+0007"],
  ["\u00a0[]", "0: not JSON: a value is expected, not U+00A0"],
])("%j is refused: %s", (body, expected) => {
  expect(fault(body)).toBe(expected);
});

test("what would take gigabytes to read is refused", () => {
  expect(fault("[".repeat(20_001))).toBe("20000: nested more than 20000 levels deep");
  expect(fault(`[${"0,".repeat(5_000_000)}0]`)).toBe("-: JSON of over 5 million values is not read");
});

test.each<
  [title: string, body: string, conflicts: readonly (readonly [pointer: string, first: string, last: string])[]]
>([
  ["two values", '{"a":1,"b":2,"a":3}', [["/a", "1", "3"]]],
  ["three values: the first that differs from the last", '{"a":3,"a":1,"a":3}', [["/a", "1", "3"]]],
  ["equal values", '{"a":{"x":[1,"é"]},"a":{"x":[1.0,"\\u00e9"]}}', []],
  ["the same members in another order", '{"a":{"x":1,"y":2},"a":{"y":2,"x":1}}', []],
  [
    "members that are repeated themselves",
    '{"a":{"x":1,"x":1},"a":{"x":1,"y":1}}',
    [["/a", '{"x":1,"x":1}', '{"x":1,"y":1}']],
  ],
  ["one key in two spellings", '{"a\\u0062":1,"ab":2}', [["/ab", "1", "2"]]],
  ["a container and a scalar", '{"a":[],"a":null}', [["/a", "[]", "null"]]],
  ["keys of other objects", '{"a":{"b":1},"c":{"b":2}}', []],
  ["deep inside", '[{"x/y":{"~":1,"~":2}}]', [["/0/x~1y/~0", "1", "2"]]],
  ["__proto__", '{"__proto__":1,"__proto__":2}', [["/__proto__", "1", "2"]]],
  [
    "within a repeated key",
    '{"a":1,"a":{"b":1,"b":2}}',
    [
      ["/a", "1", '{"b":1,"b":2}'],
      ["/a/b", "1", "2"],
    ],
  ],
  ["on several lines", '[1]\n{"a":1,\n"a":[ 1,\r\n\t2 ]}', [["/1/a", "1", "[ 1, 2 ]"]]],
])("conflicts: %s", (_, body, conflicts) => {
  expect(parseJson(body).conflicts).toEqual(conflicts.map(([pointer, first, last]) => ({ pointer, first, last })));
});

test("excerpts of long values are cut and show where they differ", () => {
  const [first, last] = ["kind", "evil"].map((word) =>
    JSON.stringify(`${"The same beginning. ".repeat(9)}A ${word} end. ${"x".repeat(99)}`),
  );
  const [conflict] = parseJson(`{"d":${first ?? ""},"d":${last ?? ""}}`).conflicts;
  expect(conflict).toEqual({
    pointer: "/d",
    first: `…e same beginning. A kind end. ${"x".repeat(48)}…`,
    last: `…e same beginning. A evil end. ${"x".repeat(48)}…`,
  });
});

test("conflicts beyond a hundred are counted", () => {
  const { conflicts, notes } = parseJson(`{${Array.from({ length: 120 }, (_, n) => `"k${n}":1,"k${n}":2`).join()}}`);
  expect(conflicts).toHaveLength(100);
  expect(notes).toEqual(["20 more keys that are written twice with different values are not listed"]);
});

test("of two equal keys the place is that of the last, whose value counts", () => {
  const body = '{"a":"first","a":"last"}';
  const { roots, index } = parseJson(body);
  const found = index.find("/a", "value", { start: 0, end: 4 });
  expect(roots[0]?.value).toEqual({ a: "last" });
  expect(body.slice(found?.start, found?.end)).toBe("last");
});

test("values on lines of their own are a list", () => {
  const body = '{"a":1}\r\n\n["b"]\n"c"\n';
  const { roots, index } = parseJson(body);
  expect(roots).toEqual([
    { pointer: "/0", value: { a: 1 } },
    { pointer: "/1", value: ["b"] },
    { pointer: "/2", value: "c" },
  ]);
  const shown = ["", "/0/a", "/1/0", "/2", "/3"].map((pointer) => {
    const range = index.find(pointer, "value");
    return range && body.slice(range.start, range.end);
  });
  expect(shown).toEqual([body, "1", '"b"', '"c"', undefined]);
});

test.each(["/nope", "/a/9", "/a/-1", "/a/01", "/a/0/deeper", "/a/length", "/constructor", "a"])(
  "%s is nowhere",
  (pointer) => {
    expect(parseJson('{"a":["b"]}').index.find(pointer, "value")).toBeUndefined();
  },
);

test("ten thousand levels are no deeper than one", () => {
  const levels = 10_000;
  const body = '{"a":'.repeat(levels) + '"x"' + "}".repeat(levels);
  const { roots, index } = parseJson(body);
  let value: Json | undefined = roots[0]?.value;
  for (let level = 0; level < levels; level += 1) value = (value as Record<string, Json>)["a"];
  expect(value).toBe("x");
  const start = levels * 5;
  expect(index.find("/a".repeat(levels), "value")).toEqual({ start, end: start + 3 });
});
