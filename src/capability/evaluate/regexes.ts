/** Checks with regular expressions of the scanned code. They are read, never run. */
import type { GuardKind } from "../../model/capability.ts";
import { guarded, taintOf } from "../taint.ts";
import type { Value } from "../values.ts";
import { unknown } from "../values.ts";
import { outcomes } from "./truth.ts";

/** `/pattern/.test(value)` and `exec`. */
export function regexTest(pattern: string, method: string, value: Value): Value {
  if (method === "exec") return regexMatch(pattern, value);
  return method === "test" ? outcomes(value, patternGuards(pattern), failureOf(pattern)) : unknown();
}

/** `value.match(/pattern/)`: what was found, or nothing when the check fails. */
export function regexMatch(pattern: string, value: Value): Value {
  const found = unknown(guarded(taintOf(value), ...patternGuards(pattern)), "array");
  const tests = outcomes(value, patternGuards(pattern), failureOf(pattern));
  return tests.kind === "unknown" && tests.tests !== undefined ? { ...found, tests: tests.tests } : found;
}

/** What is known of a value that a pattern does not match. */
function failureOf(pattern: string): readonly GuardKind[] {
  return /^\^--?\??$/.test(pattern) ? ["leading-dash"] : ["pattern"];
}

/** One character of a closed pattern, or several of a class, with how often it may come. */
const PIECE = /(?:\[(?:\\[wd.-]|[\w.-]){1,60}\]|\\[wd.-]|[\w-])(?:[+*?]|\{\d{1,4}(?:,\d{0,4})?\})?/y;
const PIECES = 20;
/** A piece whose first character may be a hyphen, or that may be left out. */
const DASHED = /^(?:\[[^\]]*(?:-\]|\\-|\[-)|\[-|\\?-)/;
const OPTIONAL = /[*?]$|\{0/;

/** What holds for a value that matches a pattern as a whole. */
export function patternGuards(pattern: string): readonly GuardKind[] {
  const inner = /^\^(?:\((?:\?:)?([^()]{1,500})\)|([^()|]{1,500}))\$$/.exec(pattern);
  const body = inner?.[1] ?? inner?.[2];
  if (body === undefined) return ["pattern"];
  if (/^[\w-]+(?:\|[\w-]+){1,60}$/.test(body)) return ["allow-list"];
  const pieces = piecesOf(body);
  if (pieces === undefined) return ["pattern"];
  const first = pieces.findIndex((piece) => !OPTIONAL.test(piece));
  const begins = first === -1 ? pieces : pieces.slice(0, first + 1);
  return begins.some((piece) => DASHED.test(piece)) ? ["plain"] : ["leading-dash", "plain"];
}

/** The pieces of a pattern that lets nothing through but letters, digits, `_`, `.` and `-`. */
function piecesOf(body: string): readonly string[] | undefined {
  const pieces: string[] = [];
  for (let at = 0; at < body.length;) {
    PIECE.lastIndex = at;
    const [piece] = PIECE.exec(body) ?? [];
    if (piece === undefined || pieces.length >= PIECES) return undefined;
    pieces.push(piece);
    at += piece.length;
  }
  return pieces;
}
