import type { ChildProcess } from "node:child_process";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import { InputError } from "../../model/errors.ts";
import { ByteBudget, Decoder, LineSplitter } from "./lines.ts";
import { assertListing, messagesIn } from "./messages.ts";
import { ProcessGroup, type StartOptions } from "./process-group.ts";
import { quoted } from "./quote.ts";

/** How much of what a server says on standard error is kept: the last of it tells why it failed. */
const STDERR_LIMIT = 64 * 1024;

/** What was said before the end may arrive a moment after it. */
const LAST_WORDS_MS = 250;

/**
 * Standard input and output of a process, as the SDK's clients see a transport. Unlike theirs it keeps every message as
 * it was written, lives through noise and counts it, has limits, and ends all that the command started.
 */
export class StdioTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  /** Why the other side is gone. */
  failure: InputError | undefined;

  readonly #command: readonly string[];
  readonly #options: StartOptions;
  readonly #lines = new LineSplitter();
  readonly #budget = new ByteBudget();
  readonly #decoder = new Decoder();
  #group: ProcessGroup | undefined;
  #stderr = Buffer.alloc(0);
  #noise = { lines: 0, first: "" };
  #closed = false;

  constructor(command: readonly string[], options: StartOptions) {
    this.#command = command;
    this.#options = options;
  }

  /** @throws InputError when there is no such program. */
  async start(): Promise<void> {
    const group = new ProcessGroup(this.#command, this.#options);
    this.#group = group;
    const { child } = group;
    child.stdin.on("error", () => undefined);
    child.stdout.on("data", (piece: Buffer) => {
      this.#read(piece);
    });
    child.stderr.on("data", (piece: Buffer) => {
      this.#stderr = Buffer.concat([this.#stderr, piece]).subarray(-STDERR_LIMIT);
    });
    const gone = (): void => {
      setTimeout(() => {
        this.#fail(goneBecause(child));
      }, LAST_WORDS_MS).unref();
    };
    child.on("exit", gone);
    child.stdout.on("end", gone);
    await new Promise<void>((resolve, reject) => {
      child.once("spawn", resolve);
      child.once("error", (error: NodeJS.ErrnoException) => {
        reject(new InputError(notStarted(this.#command[0] ?? "", error.code)));
      });
    });
  }

  async send(message: JSONRPCMessage): Promise<void> {
    assertListing(message);
    const stdin = this.#group?.child.stdin;
    if (this.failure !== undefined || stdin?.writable !== true) return;
    await new Promise<void>((resolve) => {
      stdin.write(`${JSON.stringify(message)}\n`, () => {
        resolve();
      });
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#group?.end();
  }

  /** Whether the process ended itself. */
  get hasExited(): boolean {
    return this.failure !== undefined && typeof this.#group?.child.exitCode === "number";
  }

  /** The end of what the server said on standard error. */
  get stderr(): string {
    return this.#stderr.toString("utf8");
  }

  /** What is odd about what came over standard output, in a sentence each. */
  get remarks(): readonly string[] {
    const { lines, first } = this.#noise;
    if (lines === 0) return this.#decoder.remarks;
    const noise = `${lines} ${lines === 1 ? "line" : "lines"} on standard output that`;
    return [`${noise} ${lines === 1 ? "is" : "are"} no JSON-RPC message, first "${first}"`, ...this.#decoder.remarks];
  }

  #read(piece: Buffer): void {
    if (this.failure !== undefined || this.#closed) return;
    try {
      this.#budget.add(piece.length);
      for (const line of this.#lines.add(piece)) this.#take(line);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.#fail(error.message);
    }
  }

  #take(line: Buffer): void {
    const text = this.#decoder.decode(line);
    if (text.trim() === "") return;
    const messages = messagesIn(text);
    if (messages.length === 0)
      this.#noise = { lines: this.#noise.lines + 1, first: this.#noise.first || quoted(text, 80) };
    for (const message of messages) this.onmessage?.(message);
  }

  #fail(why: string): void {
    if (this.failure !== undefined || this.#closed) return;
    this.failure = new InputError(why);
    this.#group?.child.stdout.destroy();
    this.onclose?.();
  }
}

function goneBecause({ exitCode, signalCode }: ChildProcess): string {
  if (exitCode !== null) return `exited with code ${exitCode}`;
  return signalCode === null ? "closed its output" : `was ended by ${signalCode}`;
}

function notStarted(program: string, code: string | undefined): string {
  const name = quoted(program, 80);
  if (code === "ENOENT") return `cannot be started: there is no program "${name}" (on the PATH, if it is no path)`;
  if (code === "EACCES") return `cannot be started: "${name}" is not a program that may be run`;
  return `cannot be started: ${code ?? "unknown reason"}`;
}
