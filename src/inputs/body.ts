import type { DocumentIndex } from "../model/document.ts";
import { InputError } from "../model/errors.ts";
import type { Json } from "../model/json.ts";
import type { KeyConflict } from "../model/surface.ts";
import { quoted } from "./live/quote.ts";

/** One value of a body. A body that holds several (NDJSON, a YAML stream) reads as a list of them: `/0`, `/1`. */
export interface Root {
  readonly value: Json;
  readonly pointer: string;
}

/** A key that was written twice, by the pointer of the last one. */
export interface RepeatedKey extends Omit<KeyConflict, "place"> {
  readonly pointer: string;
}

/** What a format's reader makes of a body. */
export interface ParsedBody {
  /** Never empty. */
  readonly roots: readonly Root[];
  readonly index: DocumentIndex;
  /** Repeated keys whose values differ, in document order. */
  readonly conflicts: readonly RepeatedKey[];
  /** What was left out, a sentence each. */
  readonly notes: readonly string[];
}

/** A body that cannot be read, and where if there is a where. The message says what is wrong, without the file's name. */
export class SyntaxFault extends Error {
  override name = "SyntaxFault";
  readonly offset: number | undefined;

  constructor(offset: number | undefined, message: string) {
    super(message);
    this.offset = offset;
  }
}

/** More conflicts than this are counted, not listed. */
export const CONFLICT_LIMIT = 100;

/** The note on the conflicts that are not listed. */
export function conflictNotes(count: number): readonly string[] {
  const more = count - CONFLICT_LIMIT;
  return more > 0 ? [`${more} more keys that are written twice with different values are not listed`] : [];
}

const EXCERPT_LENGTH = 80;

/** Two sources that differ, white space folded, each cut to 80 units that show where they begin to differ. */
export function excerpts(first: string, last: string): readonly [string, string] {
  let same = 0;
  while (same < first.length && first[same] === last[same]) same += 1;
  const from = same < EXCERPT_LENGTH - 20 ? 0 : same - 20;
  return [cut(first, from), cut(last, from)];
}

function cut(source: string, from: number): string {
  const folded = source.slice(from, from + 4 * EXCERPT_LENGTH).replace(/\s+/g, " ");
  const lead = from > 0 ? "…" : "";
  const isWhole = lead.length + folded.length <= EXCERPT_LENGTH && from + 4 * EXCERPT_LENGTH >= source.length;
  return isWhole ? lead + folded : `${(lead + folded).slice(0, EXCERPT_LENGTH - 1)}…`;
}

/** A character as a message shows it: printable ASCII in quotes, all else by its number. */
export function shownCharacter(body: string, offset: number): string {
  const code = body.codePointAt(offset) ?? 0;
  if (code > 0x20 && code < 0x7f) return code === 0x22 ? "a quote" : `"${String.fromCodePoint(code)}"`;
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** One-based. */
function lineAndColumn(body: string, offset: number): { readonly line: number; readonly column: number } {
  let line = 1;
  let start = 0;
  for (let at = body.indexOf("\n"); at !== -1 && at < offset; at = body.indexOf("\n", at + 1)) {
    line += 1;
    start = at + 1;
  }
  return { line, column: offset - start + 1 };
}

/** The steps of a JSON pointer, decoded. */
export function pointerSteps(pointer: string): readonly string[] {
  return pointer.split("/").slice(1).map(unescaped);
}

/** One step of a JSON pointer, decoded. */
export function unescaped(step: string): string {
  return step.includes("~") ? step.replaceAll("~1", "/").replaceAll("~0", "~") : step;
}

/** -1 for what is no index as JSON pointers write it. */
export function arrayIndex(step: string): number {
  const index = Number(step);
  return String(index) === step ? index : -1;
}

/** What is wrong with a file, in one sentence that names it and the place in it. */
export function explained(error: unknown, path: string, body: string): unknown {
  if (!(error instanceof SyntaxFault)) return error;
  const message = quoted(error.message, 400);
  if (error.offset === undefined) return new InputError(`${quoted(path)}: ${message}`);
  const { line, column } = lineAndColumn(body, error.offset);
  return new InputError(`${quoted(path)}, line ${line}, column ${column}: ${message}`);
}
