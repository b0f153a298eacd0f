import { hasEncodedRun, runsIn } from "../src/text/disguise/runs.ts";
import { encodedRuns, opaqueRuns } from "../src/text/disguise/decode.ts";
import { Random } from "./random.ts";

const LONG = "abcdefghijklmnopqrst";

test.each<[value: string, runs: readonly string[]]>([
  ["", []],
  ["a word of nineteen_characters", []],
  [`${LONG.slice(1)} ${LONG.slice(1)}`, []],
  [LONG, [LONG]],
  [`(${LONG}==) ${LONG}/+-_`, [`${LONG}==`, `${LONG}/+-_`]],
  [`${LONG}\n  ${LONG}=`, [`${LONG}\n  ${LONG}=`]],
  [`${LONG}\nshort ${LONG}`, [LONG, LONG]],
  [`é${LONG}é`, [LONG]],
])("%j", (value, runs) => {
  expect(runsIn(value).map(({ run }) => run)).toEqual(runs);
});

test.each<[value: string, may: boolean]>([
  ["", false],
  [LONG, false],
  ["a_name_that_is_long/and-a_path", false],
  ["aaaaaaaaaaaaaaaaaaaa", true],
  ["0x61626364656667686970", true],
  [LONG.replace("j", "J"), true],
  [LONG.replace("j", "7"), false],
  [`${LONG} ${LONG.slice(1).toUpperCase()}`, false],
  [`${LONG}\n${LONG.toUpperCase()}`, true],
])("%j may say something: %s", (value, may) => {
  expect(hasEncodedRun(value)).toBe(may);
});

test("what says nothing by it decodes to nothing", () => {
  const random = new Random(11);
  const piece = (): string =>
    random.of([LONG, LONG.toUpperCase(), "a", "0", "7f", "0x", "_", "-", "/", "=", "\n", " "]);
  for (let round = 0; round < 2_000; round += 1) {
    const value = random.list(14, piece).join("");
    if (!hasEncodedRun(value)) expect([...encodedRuns(value), ...opaqueRuns(value)]).toEqual([]);
  }
});

test("they are what the expression finds that says what a run is", () => {
  const random = new Random(7);
  const piece = (): string => random.of([LONG, LONG.slice(1), "a", "=", "\n", "\r\n\t", " ", "é", "+/"]);
  for (let round = 0; round < 2_000; round += 1) {
    const value = random.list(12, piece).join("");
    const matches = value.matchAll(/[\w+/-]{20,}(?:\r?\n[\t ]{0,12}[\w+/-]{20,})*={0,2}/g);
    expect(runsIn(value).map(({ start, run }) => [start, run])).toEqual(
      Array.from(matches, ({ 0: run, index }) => [index, run]),
    );
  }
});
