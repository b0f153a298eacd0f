import { shownCharacter, SyntaxFault } from "./body.ts";

/** Deeper JSON is refused: what follows is linear in size times depth. */
const JSON_DEPTH_LIMIT = 20_000;

/** Real manifests have one for every 15 characters or fewer; a file of nothing else would take gigabytes. */
const VALUE_LIMIT = 5_000_000;

/** No offset. */
export const NONE = 0xffff_ffff;

/**
 * Every value of a JSON text in document order, four numbers each and no object: 50 MB of JSON may hold ten million.
 * The children of a container are the records that follow it: the first is its own number plus one, and each one's
 * `next` is its sibling, until the container's own `next`.
 */
export class JsonRecords {
  size = 0;
  #starts = new Uint32Array(256);
  #ends = new Uint32Array(256);
  #nexts = new Uint32Array(256);
  #keys = new Uint32Array(256);

  /** Of a value that begins at `start`, with the offset of its key's opening quote. */
  add(start: number, key: number): number {
    if (this.size === this.#starts.length) this.#grow();
    this.#starts[this.size] = start;
    this.#keys[this.size] = key;
    this.size += 1;
    return this.size - 1;
  }

  /** All that a value holds has been added. */
  close(record: number, end: number): void {
    this.#ends[record] = end;
    this.#nexts[record] = this.size;
  }

  start(record: number): number {
    return this.#starts[record] ?? NONE;
  }

  /** Exclusive. */
  end(record: number): number {
    return this.#ends[record] ?? NONE;
  }

  next(record: number): number {
    return this.#nexts[record] ?? NONE;
  }

  /** NONE for a root or an element of an array. */
  key(record: number): number {
    return this.#keys[record] ?? NONE;
  }

  #grow(): void {
    const grown = (from: Uint32Array): Uint32Array<ArrayBuffer> => {
      const to = new Uint32Array(from.length * 2);
      to.set(from);
      return to;
    };
    this.#starts = grown(this.#starts);
    this.#ends = grown(this.#ends);
    this.#nexts = grown(this.#nexts);
    this.#keys = grown(this.#keys);
  }
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const OPEN_OBJECT = 0x7b;

export interface JsonScan {
  readonly records: JsonRecords;
  /** One, or one a line. */
  readonly roots: readonly number[];
}

/** As strict as JSON.parse, and iterative. Throws a SyntaxFault at the first character that is not JSON. */
export function scanJson(body: string): JsonScan {
  const records = new JsonRecords();
  const roots: number[] = [];
  const open: number[] = [];
  let key = NONE;
  let at = afterSpace(body, 0);

  const beginMember = (): void => {
    const isObject = body.charCodeAt(records.start(open.at(-1) ?? NONE)) === OPEN_OBJECT;
    key = isObject ? at : NONE;
    if (isObject) at = afterKey(body, at);
  };

  do {
    const record = records.add(at, key);
    if (record === VALUE_LIMIT) throw new SyntaxFault(undefined, "JSON of over 5 million values is not read");
    const code = body.charCodeAt(at);
    let ended = NONE;
    if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
      open.push(record);
      if (open.length > JSON_DEPTH_LIMIT) throw new SyntaxFault(at, `nested more than ${JSON_DEPTH_LIMIT} levels deep`);
      at = afterSpace(body, at + 1);
      if (body.charCodeAt(at) !== code + 2) {
        beginMember();
        continue;
      }
    } else {
      at = afterScalar(body, at, code);
      records.close(record, at);
      ended = record;
    }
    for (;;) {
      if (ended !== NONE) {
        const next = afterSpace(body, at);
        if (open.length === 0) {
          roots.push(ended);
          if (next < body.length && !body.slice(at, next).includes("\n")) unexpected(body, next, "the end of the line");
          key = NONE;
          at = next;
          break;
        }
        at = next;
        if (body.charCodeAt(at) === COMMA) {
          at = afterSpace(body, at + 1);
          beginMember();
          break;
        }
      }
      const container = open.at(-1) ?? NONE;
      const closing = body.charCodeAt(records.start(container)) + 2;
      if (body.charCodeAt(at) !== closing) unexpected(body, at, `a comma or "${String.fromCharCode(closing)}"`);
      at += 1;
      open.pop();
      records.close(container, at);
      ended = container;
    }
  } while (at < body.length || open.length > 0);
  return { records, roots };
}

function unexpected(body: string, at: number, expected: string): never {
  if (at >= body.length) throw new SyntaxFault(body.length, "the file ends in the middle: it is truncated");
  throw new SyntaxFault(at, `not JSON: ${expected} is expected, not ${shownCharacter(body, at)}`);
}

function afterSpace(body: string, from: number): number {
  let at = from;
  for (;;) {
    const code = body.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return at;
    at += 1;
  }
}

/** From a key's opening quote to the value. */
function afterKey(body: string, at: number): number {
  if (body.charCodeAt(at) !== QUOTE) unexpected(body, at, "a name in double quotes");
  const colon = afterSpace(body, afterString(body, at));
  if (body[colon] !== ":") unexpected(body, colon, "a colon");
  return afterSpace(body, colon + 1);
}

/** From a string's opening quote to behind its closing one. */
export function afterString(body: string, quote: number): number {
  for (let at = quote + 1; ; at += 1) {
    const code = body.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code === BACKSLASH) at = lastOfEscape(body, at);
    else if (!(code >= 0x20)) unexpected(body, at, "the closing quote of a string");
  }
}

function lastOfEscape(body: string, backslash: number): number {
  const letter = body[backslash + 1] ?? "";
  if (letter === "u") {
    for (let at = backslash + 2; at < backslash + 6; at += 1) {
      if (!isHexDigit(body.charCodeAt(at))) unexpected(body, at, "a hexadecimal digit");
    }
    return backslash + 5;
  }
  if (letter === "" || !'"\\/bfnrt'.includes(letter)) unexpected(body, backslash + 1, "an escape that JSON knows");
  return backslash + 1;
}

function isHexDigit(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x46) || (code >= 0x61 && code <= 0x66);
}

const WORDS = ["true", "false", "null"];

function afterScalar(body: string, at: number, code: number): number {
  if (code === QUOTE) return afterString(body, at);
  if (code === 0x2d || (code >= 0x30 && code <= 0x39)) return afterNumber(body, at);
  const word = WORDS.find((candidate) => body.startsWith(candidate, at));
  if (word !== undefined) return at + word.length;
  const rest = body.slice(at, at + 5);
  const isCut = at + rest.length >= body.length && WORDS.some((candidate) => candidate.startsWith(rest));
  return unexpected(body, isCut ? body.length : at, "a value");
}

function afterNumber(body: string, from: number): number {
  let at = body[from] === "-" ? from + 1 : from;
  at = body[at] === "0" ? at + 1 : afterDigits(body, at);
  if (body[at] === ".") at = afterDigits(body, at + 1);
  if (body[at] !== "e" && body[at] !== "E") return at;
  const sign = body[at + 1];
  return afterDigits(body, sign === "+" || sign === "-" ? at + 2 : at + 1);
}

/** At least one. */
function afterDigits(body: string, from: number): number {
  let at = from;
  while (body.charCodeAt(at) >= 0x30 && body.charCodeAt(at) <= 0x39) at += 1;
  if (at === from) unexpected(body, at, "a digit");
  return at;
}

/** Of a container, in order. */
export function children(records: JsonRecords, container: number): number[] {
  const found: number[] = [];
  for (let child = container + 1; child < records.next(container); child = records.next(child)) found.push(child);
  return found;
}

/** Decoded. */
export function keyOf(body: string, records: JsonRecords, record: number): string {
  const quote = records.key(record);
  const written = body.slice(quote, afterString(body, quote));
  return written.includes("\\") ? String(JSON.parse(written)) : written.slice(1, -1);
}
