import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  quoted
} from "./shared-inputs-live-quote.js";
import {
  InputError
} from "./shared-model-errors.js";

// src/inputs/body.ts
var SyntaxFault = class extends Error {
  name = "SyntaxFault";
  offset;
  constructor(offset, message) {
    super(message);
    this.offset = offset;
  }
};
var CONFLICT_LIMIT = 100;
function conflictNotes(count) {
  const more = count - CONFLICT_LIMIT;
  return more > 0 ? [`${more} more keys that are written twice with different values are not listed`] : [];
}
var EXCERPT_LENGTH = 80;
function excerpts(first, last) {
  let same = 0;
  while (same < first.length && first[same] === last[same]) same += 1;
  const from = same < EXCERPT_LENGTH - 20 ? 0 : same - 20;
  return [cut(first, from), cut(last, from)];
}
function cut(source, from) {
  const folded = source.slice(from, from + 4 * EXCERPT_LENGTH).replace(/\s+/g, " ");
  const lead = from > 0 ? "\u2026" : "";
  const isWhole = lead.length + folded.length <= EXCERPT_LENGTH && from + 4 * EXCERPT_LENGTH >= source.length;
  return isWhole ? lead + folded : `${(lead + folded).slice(0, EXCERPT_LENGTH - 1)}\u2026`;
}
function shownCharacter(body, offset) {
  const code = body.codePointAt(offset) ?? 0;
  if (code > 32 && code < 127) return code === 34 ? "a quote" : `"${String.fromCodePoint(code)}"`;
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}
function lineAndColumn(body, offset) {
  let line = 1;
  let start = 0;
  for (let at = body.indexOf("\n"); at !== -1 && at < offset; at = body.indexOf("\n", at + 1)) {
    line += 1;
    start = at + 1;
  }
  return { line, column: offset - start + 1 };
}
function pointerSteps(pointer) {
  return pointer.split("/").slice(1).map(unescaped);
}
function unescaped(step) {
  return step.includes("~") ? step.replaceAll("~1", "/").replaceAll("~0", "~") : step;
}
function arrayIndex(step) {
  const index = Number(step);
  return String(index) === step ? index : -1;
}
function explained(error, path, body) {
  if (!(error instanceof SyntaxFault)) return error;
  const message = quoted(error.message, 400);
  if (error.offset === void 0) return new InputError(`${quoted(path)}: ${message}`);
  const { line, column } = lineAndColumn(body, error.offset);
  return new InputError(`${quoted(path)}, line ${line}, column ${column}: ${message}`);
}

export {
  SyntaxFault,
  CONFLICT_LIMIT,
  conflictNotes,
  excerpts,
  shownCharacter,
  pointerSteps,
  unescaped,
  arrayIndex,
  explained
};
