import type { CST } from "yaml";
import type { Range } from "../model/document.ts";

/** Where each unit of a decoded scalar was written. */
export interface Trace {
  /** `slice` counts units of the decoded scalar. */
  range(slice: Range): Range;
}

/**
 * Reads a scalar a second time to learn where each unit of its value was written.
 * Undefined when that does not give `value`, which the parser made: then only the whole scalar is known.
 */
export function traceScalar(token: CST.FlowScalar | CST.BlockScalar, value: string): Trace | undefined {
  const trace = new UnitTrace();
  switch (token.type) {
    case "double-quoted-scalar":
      traceDouble(trace, token.source, token.offset);
      return trace.value() === value ? trace : undefined;
    case "single-quoted-scalar": {
      const lines = flowLines(token.source.slice(1, -1), token.offset + 1, true);
      return traceLines(trace, lines, value, token.offset + token.source.length - 1) ? trace : undefined;
    }
    case "block-scalar": {
      const offset = token.offset + token.props.reduce((sum, prop) => sum + sourceOf(prop).length, 0);
      return traceLines(trace, blockLines(token.source, offset), value, offset + token.source.length)
        ? trace
        : undefined;
    }
    case "scalar":
    case "alias": {
      const lines = flowLines(token.source, token.offset, false);
      return traceLines(trace, lines, value, token.offset + token.source.length) ? trace : undefined;
    }
  }
}

function sourceOf(token: CST.Token): string {
  return "source" in token ? token.source : "";
}

class UnitTrace implements Trace {
  readonly #parts: string[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  /** Text that a stretch of the body stands for as a whole. */
  put(text: string, start: number, end: number): void {
    this.#parts.push(text);
    for (let unit = 0; unit < text.length; unit += 1) {
      this.#starts.push(start);
      this.#ends.push(end);
    }
  }

  /** Text that stands in the body as it is. */
  copy(text: string, start: number): void {
    this.#parts.push(text);
    for (let unit = 0; unit < text.length; unit += 1) {
      this.#starts.push(start + unit);
      this.#ends.push(start + unit + 1);
    }
  }

  value(): string {
    return this.#parts.join("");
  }

  range({ start, end }: Range): Range {
    const last = this.#ends.at(-1) ?? 0;
    const from = this.#starts[start] ?? last;
    return { start: from, end: end > start ? (this.#ends[end - 1] ?? last) : from };
  }
}

/** What one line gives to a value. In a single-quoted scalar `''` stands for one quote. */
interface Line {
  readonly written: string;
  readonly start: number;
  readonly quoted: boolean;
}

/** Lines of a plain or single-quoted scalar: blanks around breaks do not count. */
function flowLines(source: string, offset: number, quoted: boolean): readonly Line[] {
  const lines = source.split("\n");
  let start = offset;
  return lines.map((line, index) => {
    const from = index === 0 ? 0 : line.length - line.replace(/^[ \t]+/, "").length;
    const kept = index === lines.length - 1 ? line.slice(from) : trimmedEnd(line.slice(from));
    const made = { written: kept, start: start + from, quoted };
    start += line.length + 1;
    return made;
  });
}

/** Lines of a literal or folded scalar: blanks at the end count, and of those at the start the value tells how many. */
function blockLines(source: string, offset: number): readonly Line[] {
  let start = offset;
  return source.split("\n").map((line) => {
    const content = line.replace(/^ +/, "");
    const written = content.endsWith("\r") ? content.slice(0, -1) : content;
    const made = { written, start: start + line.length - content.length, quoted: false };
    start += line.length + 1;
    return made;
  });
}

function trimmedEnd(line: string): string {
  let end = line.endsWith("\r") ? line.length - 1 : line.length;
  while (isBlank(line[end - 1])) end -= 1;
  return line.slice(0, end);
}

/** Each line stands in the value as it is; what the value has between two lines stands for all that is between them. */
function traceLines(trace: UnitTrace, lines: readonly Line[], value: string, stop: number): boolean {
  let at = 0;
  let behind = lines[0]?.start ?? stop;
  for (const { written, start, quoted } of lines) {
    if (written === "") continue;
    const text = quoted ? written.replaceAll("''", "'") : written;
    let from = at;
    if (!value.startsWith(text, from) || !isBlank(text[0])) {
      while (value[from] === " " || value[from] === "\n") from += 1;
    }
    if (!value.startsWith(text, from)) return false;
    traceGap(trace, value.slice(at, from), behind, start);
    if (quoted) traceQuoted(trace, written, start);
    else trace.copy(written, start);
    at = from + text.length;
    behind = start + written.length;
  }
  const rest = value.slice(at);
  trace.put(rest, behind, Math.max(behind, stop));
  return /^[ \n]*$/.test(rest);
}

/** Spaces after a break are content that stands right before the next line's text; all else is the break itself. */
function traceGap(trace: UnitTrace, gap: string, start: number, end: number): void {
  const spaces = gap.includes("\n") ? gap.length - gap.lastIndexOf("\n") - 1 : 0;
  trace.put(gap.slice(0, gap.length - spaces), start, end - spaces);
  trace.copy(" ".repeat(spaces), end - spaces);
}

function traceQuoted(trace: UnitTrace, written: string, start: number): void {
  for (let at = 0; at < written.length;) {
    const quote = written.indexOf("''", at);
    const end = quote === -1 ? written.length : quote;
    trace.copy(written.slice(at, end), start + at);
    if (quote !== -1) trace.put("'", start + end, start + end + 2);
    at = quote === -1 ? end : end + 2;
  }
}

function isBlank(character: string | undefined): boolean {
  return character === " " || character === "\t";
}

function afterBlanks(source: string, from: number, end: number): number {
  let at = from;
  while (at < end && isBlank(source[at])) at += 1;
  return at;
}

function traceDouble(trace: UnitTrace, source: string, offset: number): void {
  const last = source.length - 1;
  for (let at = 1; at < last;) {
    let end = at + 1;
    if (source[at] === "\\") {
      end = traceEscape(trace, source, at, offset);
    } else if (isBlank(source[at])) {
      end = afterBlanks(source, at, last);
      if (breakAt(source, end) === 0) trace.copy(source.slice(at, end), offset + at);
    } else if (breakAt(source, at) > 0) {
      let breaks = 0;
      for (end = at; end < last && (isBlank(source[end]) || breakAt(source, end) > 0);) {
        const width = breakAt(source, end);
        breaks += width > 0 ? 1 : 0;
        end += Math.max(width, 1);
      }
      trace.put(breaks === 1 ? " " : "\n".repeat(breaks - 1), offset + at, offset + end);
    } else {
      trace.copy(source.slice(at, end), offset + at);
    }
    at = end;
  }
}

/** The width of the line break at an offset: 1, 2 for CRLF, 0 for none. */
function breakAt(source: string, at: number): number {
  if (source[at] === "\n") return 1;
  return source[at] === "\r" && source[at + 1] === "\n" ? 2 : 0;
}

const ESCAPES = new Map(
  Object.entries({
    ...{ "0": "\0", a: "\x07", b: "\b", e: "\x1b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" },
    ...{ N: "\u0085", _: "\u00a0", L: "\u2028", P: "\u2029", " ": " ", '"': '"', "/": "/", "\\": "\\", "\t": "\t" },
  }),
);

const DIGITS = new Map(Object.entries({ x: 2, u: 4, U: 8 }));

/** Where the escape ends whose backslash is at `at`. */
function traceEscape(trace: UnitTrace, source: string, at: number, offset: number): number {
  const width = breakAt(source, at + 1);
  if (width > 0) return afterBlanks(source, at + 1 + width, source.length);
  const letter = source[at + 1] ?? "";
  const end = at + 2 + (DIGITS.get(letter) ?? 0);
  const code = Number.parseInt(source.slice(at + 2, end), 16);
  const text = ESCAPES.get(letter) ?? (code <= 0x10ffff ? String.fromCodePoint(code) : "");
  trace.put(text, offset + at, offset + end);
  return end;
}
