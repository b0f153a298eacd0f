import type { DocumentIndex, Range } from "../model/document.ts";
import type { Json } from "../model/json.ts";
import { arrayIndex, conflictNotes, unescaped, type ParsedBody } from "./body.ts";
import { repeatedKeys } from "./json-repeats.ts";
import { afterString, children, keyOf, NONE, scanJson, type JsonRecords, type JsonScan } from "./json-scan.ts";

/**
 * Reads JSON, or several JSON values on lines of their own. Values are JSON.parse's, so `__proto__` is a key like any
 * other and the last of two equal keys counts; their places, and the keys that were written twice, are ours.
 * @throws SyntaxFault
 */
export function parseJson(body: string): ParsedBody {
  const scan = scanJson(body);
  const { records, roots } = scan;
  const value = (record: number): Json => JSON.parse(body.slice(records.start(record), records.end(record))) as Json;
  const isOne = roots.length === 1;
  const { conflicts, count } = repeatedKeys(body, scan);
  return {
    roots: roots.map((record, index) => ({ value: value(record), pointer: isOne ? "" : `/${index}` })),
    index: new JsonIndex(body, scan),
    conflicts,
    notes: conflictNotes(count),
  };
}

/** Where things stand in a JSON text. Tables of children are made when a pointer first goes through a container. */
class JsonIndex implements DocumentIndex {
  readonly #body: string;
  readonly #records: JsonRecords;
  readonly #roots: readonly number[];
  readonly #members = new Map<number, ReadonlyMap<string, number>>();
  readonly #elements = new Map<number, readonly number[]>();
  readonly #escapes = new Map<number, Escapes>();
  /** The pointer that was looked up last, where its steps end, and what stands there: the next mostly begins like it. */
  #pointer = "";
  readonly #way: { readonly end: number; readonly record: number }[] = [];

  constructor(body: string, { records, roots }: JsonScan) {
    this.#body = body;
    this.#records = records;
    this.#roots = roots;
  }

  find(pointer: string, what: "value" | "key", slice?: Range): Range | undefined {
    if (pointer === "" && this.#roots.length > 1) return { start: 0, end: this.#body.length };
    const record = this.#record(pointer);
    if (record === undefined) return undefined;
    const start = what === "key" ? this.#records.key(record) : this.#records.start(record);
    if (start === NONE) return undefined;
    if (this.#body[start] !== '"') return { start, end: this.#records.end(record) };
    if (slice !== undefined) return this.#inString(start, slice);
    return { start, end: what === "key" ? afterString(this.#body, start) : this.#records.end(record) };
  }

  #record(pointer: string): number | undefined {
    let same = 0;
    while (same < pointer.length && pointer.charCodeAt(same) === this.#pointer.charCodeAt(same)) same += 1;
    const isStep = (end: number): boolean => end <= same && (end === pointer.length || pointer[end] === "/");
    while (this.#way.length > 0 && !isStep(this.#way.at(-1)?.end ?? 0)) this.#way.pop();
    this.#pointer = pointer;
    let { end, record } = this.#way.at(-1) ?? { end: 0, record: this.#roots.length === 1 ? this.#roots[0] : undefined };
    while (end < pointer.length) {
      const next = pointer.indexOf("/", end + 1);
      const step = unescaped(pointer.slice(end + 1, next === -1 ? pointer.length : next));
      const isRoot = end === 0 && this.#roots.length > 1;
      record = isRoot ? this.#roots[arrayIndex(step)] : record === undefined ? undefined : this.#child(record, step);
      if (record === undefined) return undefined;
      end = next === -1 ? pointer.length : next;
      this.#way.push({ end, record });
    }
    return record;
  }

  #child(container: number, step: string): number | undefined {
    const opening = this.#body[this.#records.start(container)];
    if (opening === "{") {
      const known = this.#members.get(container);
      const members = known ?? new Map(children(this.#records, container).map((child) => [this.#key(child), child]));
      if (known === undefined) this.#members.set(container, members);
      return members.get(step);
    }
    if (opening !== "[") return undefined;
    const known = this.#elements.get(container);
    const elements = known ?? children(this.#records, container);
    if (known === undefined) this.#elements.set(container, elements);
    return elements[arrayIndex(step)];
  }

  #key(record: number): string {
    return keyOf(this.#body, this.#records, record);
  }

  /** A stretch of the string whose opening quote is at `quote`, its offsets counted in the decoded string. */
  #inString(quote: number, slice: Range): Range {
    const known = this.#escapes.get(quote);
    const escapes = known ?? escapesIn(this.#body, quote);
    if (known === undefined) this.#escapes.set(quote, escapes);
    const written = (offset: number): number => quote + 1 + Math.min(offset, escapes.length) + shift(escapes, offset);
    return { start: written(slice.start), end: written(slice.end) };
  }
}

/** The escapes of one string: how many decoded units stand before each, and by how much it and those before are longer. */
interface Escapes {
  readonly at: readonly number[];
  readonly longer: readonly number[];
  /** Of the decoded string. */
  readonly length: number;
}

function escapesIn(body: string, quote: number): Escapes {
  const written = body.slice(quote + 1, afterString(body, quote) - 1);
  const at: number[] = [];
  const longer: number[] = [];
  let total = 0;
  for (let backslash = written.indexOf("\\"); backslash !== -1;) {
    const length = written[backslash + 1] === "u" ? 6 : 2;
    at.push(backslash - total);
    total += length - 1;
    longer.push(total);
    backslash = written.indexOf("\\", backslash + length);
  }
  return { at, longer, length: written.length - total };
}

/** By how much the escapes before a decoded offset are longer than what they stand for. */
function shift({ at, longer }: Escapes, offset: number): number {
  let low = 0;
  let high = at.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((at[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? 0 : (longer[low - 1] ?? 0);
}
