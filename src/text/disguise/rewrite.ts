import type { Range } from "../../model/document.ts";

/** A text made from another one, and where each stretch of it stands there. */
export interface Rewrite {
  readonly value: string;
  /** The tightest stretch of the source that says what `start` to `end` of the value say. */
  range(start: number, end: number): Range;
}

/** Numbers kept for each replacement: its start and end in the source, its start and end in the value. */
const FIELDS = 4;

/** Replaces stretches of a text, from left to right; all else is kept, and costs nothing. */
export class Rewriter {
  private readonly source: string;
  private readonly parts: string[] = [];
  private readonly edits: number[] = [];
  private sourceAt = 0;
  private valueAt = 0;

  constructor(source: string) {
    this.source = source;
  }

  /** `start` must not stand before the end of the replacement before. */
  replace(start: number, end: number, text: string): void {
    const keptLength = start - this.sourceAt;
    if (keptLength > 0) this.parts.push(this.source.slice(this.sourceAt, start));
    const valueStart = this.valueAt + keptLength;
    if (text !== "") this.parts.push(text);
    this.edits.push(start, end, valueStart, valueStart + text.length);
    this.sourceAt = end;
    this.valueAt = valueStart + text.length;
  }

  /** Undefined when the result says the same as the source. */
  done(): Rewrite | undefined {
    if (this.edits.length === 0) return undefined;
    const value = this.parts.join("") + this.source.slice(this.sourceAt);
    if (value === this.source) return undefined;
    const edits = Uint32Array.from(this.edits);
    return { value, range: (start, end) => sourceRange(edits, start, end) };
  }
}

/** Every match of a global pattern replaced by what `by` makes of it; undefined from `by` keeps it. */
export function rewriteMatches(
  value: string,
  pattern: RegExp,
  by: (match: RegExpExecArray) => string | undefined,
): Rewrite | undefined {
  const rewriter = new Rewriter(value);
  for (const match of value.matchAll(pattern)) {
    const text = by(match);
    if (text !== undefined) rewriter.replace(match.index, match.index + match[0].length, text);
  }
  return rewriter.done();
}

/** `second` was made from the value of `first`: the same value, with stretches in the source of `first`. */
export function compose(first: Rewrite, second: Rewrite): Rewrite {
  return {
    value: second.value,
    range: (start, end) => {
      const middle = second.range(start, end);
      return first.range(middle.start, middle.end);
    },
  };
}

function sourceRange(edits: Uint32Array, start: number, end: number): Range {
  const first = lastEdit(edits, (valueStart) => valueStart <= start);
  const from = sourceOffset(edits, first, start, "start");
  if (end <= start) return { start: from, end: from };
  const last = lastEdit(edits, (valueStart) => valueStart < end);
  return { start: from, end: Math.max(from, sourceOffset(edits, last, end, "end")) };
}

/** Index of the last edit whose place in the value satisfies `holds`, which is true up to some edit; -1 for none. */
function lastEdit(edits: Uint32Array, holds: (valueStart: number) => boolean): number {
  let low = -1;
  let high = edits.length / FIELDS - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(edits[middle * FIELDS + 2] ?? 0)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** An offset inside a replacement means the whole of what was replaced. */
function sourceOffset(edits: Uint32Array, edit: number, offset: number, side: "start" | "end"): number {
  if (edit < 0) return offset;
  const [sourceStart = 0, sourceEnd = 0, , valueEnd = 0] = edits.subarray(edit * FIELDS, (edit + 1) * FIELDS);
  if (offset < valueEnd || (side === "end" && offset === valueEnd)) return side === "start" ? sourceStart : sourceEnd;
  return sourceEnd + offset - valueEnd;
}
