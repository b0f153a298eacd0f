import { InputError } from "../../model/errors.ts";

const MB = 1024 * 1024;

/** The most that one message may have: what a manifest may have. */
const MESSAGE_LIMIT = 50 * MB;

/** The most that one server may send, noise included. */
const TOTAL_LIMIT = 200 * MB;

/** Counts what a server sends. @throws InputError from `add` when it is more than the limit. */
export class ByteBudget {
  #left = TOTAL_LIMIT;

  add(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw new InputError(`sent more than ${TOTAL_LIMIT / MB} MB`);
  }
}

/** One message, as it arrives. */
export class Pieces {
  #pieces: Buffer[] = [];
  #size = 0;

  /** @throws InputError when it is over the limit. */
  add(piece: Buffer): void {
    this.#size += piece.length;
    if (this.#size > MESSAGE_LIMIT) throw new InputError(`sent one message of more than ${MESSAGE_LIMIT / MB} MB`);
    if (piece.length > 0) this.#pieces.push(piece);
  }

  /** All of it; what comes now is the next. */
  take(): Buffer {
    const whole = Buffer.concat(this.#pieces);
    this.#pieces = [];
    this.#size = 0;
    return whole;
  }
}

/** Bytes, as they arrive, to whole lines. Each byte is looked at once, however small the pieces are. */
export class LineSplitter {
  readonly #line = new Pieces();

  /** The lines that this piece ends. @throws InputError for a line over the limit. */
  *add(piece: Buffer): Generator<Buffer> {
    let start = 0;
    for (let end = piece.indexOf(10); end !== -1; end = piece.indexOf(10, start)) {
      this.#line.add(piece.subarray(start, end));
      const line = this.#line.take();
      yield line.at(-1) === 13 ? line.subarray(0, -1) : line;
      start = end + 1;
    }
    this.#line.add(piece.subarray(start));
  }
}

const strict = new TextDecoder("utf-8", { fatal: true });
const lenient = new TextDecoder("utf-8");

/** Turns UTF-8 into text, without a byte order mark, and counts what was not UTF-8. */
export class Decoder {
  #inexact = 0;

  decode(bytes: Buffer): string {
    try {
      return strict.decode(bytes);
    } catch {
      this.#inexact += 1;
      return lenient.decode(bytes);
    }
  }

  /** What was not UTF-8, in a sentence; none when all was. */
  get remarks(): readonly string[] {
    const count = this.#inexact;
    if (count === 0) return [];
    return [`${count} ${count === 1 ? "message has" : "messages have"} bytes that are no UTF-8, read here as U+FFFD`];
  }
}
