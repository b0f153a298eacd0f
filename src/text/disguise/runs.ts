import type { Range } from "../../model/document.ts";

/** Twenty characters of base64 are fifteen of text: less orders nothing. */
const SHORTEST = 20;

/** Wrapped lines are one run. */
const RUN = /[\w+/-]{20,}(?:\r?\n[\t ]{0,12}[\w+/-]{20,})*={0,2}/y;

const IN_RUN = Uint8Array.from({ length: 128 }, (_, code) => Number(/[\w+/-]/.test(String.fromCharCode(code))));
const CAPITAL = Uint8Array.from({ length: 128 }, (_, code) => Number(/[A-Z]/.test(String.fromCharCode(code))));
/** Of hex, binary digits and what `0x` begins with. */
const DIGIT = Uint8Array.from({ length: 128 }, (_, code) => Number(/[\da-fx]/i.test(String.fromCharCode(code))));

/** A stretch of characters that base64, hex and binary digits are written with. */
export interface Run extends Range {
  readonly run: string;
}

/** Whether a text has a run that may say something: names and paths in small letters are neither base64 nor hex. */
export function hasEncodedRun(value: string): boolean {
  let [length, capitals, digits] = [0, 0, 0];
  for (let at = 0; at <= value.length; at += 1) {
    const code = value.charCodeAt(at);
    if (IN_RUN[code] === 1) {
      length += 1;
      capitals += CAPITAL[code] ?? 0;
      digits += DIGIT[code] ?? 0;
    } else if (length > 0) {
      if (length >= SHORTEST && (capitals > 0 || digits === length)) return true;
      length = capitals = digits = 0;
    }
  }
  return false;
}

/** The runs of a text, in order. Looked for by hand: an expression would try each character of each word again. */
export function runsIn(value: string): readonly Run[] {
  const found: Run[] = [];
  for (let start = nextRun(value, 0); start !== undefined; start = nextRun(value, found.at(-1)?.end ?? value.length)) {
    RUN.lastIndex = start;
    const run = RUN.exec(value)?.[0] ?? "";
    found.push({ run, start, end: start + run.length });
  }
  return found;
}

function nextRun(value: string, from: number): number | undefined {
  let length = 0;
  for (let at = from; at < value.length; at += 1) {
    length = IN_RUN[value.charCodeAt(at)] === 1 ? length + 1 : 0;
    if (length === SHORTEST) return at + 1 - SHORTEST;
  }
  return undefined;
}
