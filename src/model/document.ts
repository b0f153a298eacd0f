import type { Place, Span } from "./text.ts";
import { isSpan } from "./text.ts";

/** Offsets into a document's body, UTF-16 units, end exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * How an input maps places to its body; made by the reader of the format.
 * `slice` is a stretch of the decoded string at `pointer`: its range is exact through escapes.
 */
export interface DocumentIndex {
  find(pointer: string, what: "value" | "key", slice?: Range): Range | undefined;
}

/**
 * Where texts come from. `path` is the file relative to the workspace with forward slashes; a body that a live server
 * sent has none, and its findings are shown at the surface's anchor.
 */
export interface Document {
  readonly id: string;
  readonly path?: string;
  readonly body: string;
  readonly index: DocumentIndex;
}

/** One-based lines and columns (UTF-16 units), end exclusive, as SARIF counts them. */
export interface Location {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/**
 * The stretch of a file that a place or span stands for; undefined when the document is no file.
 * A place that the index does not know (it should not happen) gives the first line.
 */
export function locate(document: Document, at: Place | Span): Location | undefined {
  if (document.path === undefined) return undefined;
  const place = isSpan(at) ? at.text.place : at;
  const slice = isSpan(at) ? { start: at.start, end: at.end } : undefined;
  const range = document.index.find(place.pointer, place.key ? "key" : "value", slice) ?? { start: 0, end: 0 };
  const starts = lineStarts(document);
  const start = position(starts, range.start);
  const end = position(starts, range.end);
  return { path: document.path, line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}

const lineTables = new WeakMap<Document, readonly number[]>();

/** The offset at which each line begins; made once a document. */
function lineStarts(document: Document): readonly number[] {
  const known = lineTables.get(document);
  if (known !== undefined) return known;
  const starts = [0];
  for (let at = document.body.indexOf("\n"); at !== -1; at = document.body.indexOf("\n", at + 1)) starts.push(at + 1);
  lineTables.set(document, starts);
  return starts;
}

function position(starts: readonly number[], offset: number): { line: number; column: number } {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}
