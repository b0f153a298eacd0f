import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import { InputError } from "../../model/errors.ts";
import { field, stringField, type Json, type JsonObject } from "../../model/json.ts";
import { receivedAs, type Received } from "./messages.ts";
import { quoted } from "./quote.ts";

/** What we say that we can do, which is nothing: servers list other tools to clients that can do more. */
export const ANNOUNCED: JsonObject = {};

/** A transport that says why the other side is gone, and what it met on the way. */
export interface LiveTransport extends Transport {
  readonly failure: InputError | undefined;
  /** Whether it is a process that is gone because it ended itself, with an exit code. */
  readonly hasExited?: boolean;
  /** What is odd about what came, in a sentence each. */
  readonly remarks: readonly string[];
}

/** What we say that we are. */
export interface Identity {
  readonly name: string;
  readonly version: string;
}

/** The server answered, but not with what was asked for. The message goes after the server's name. */
export class Refusal extends Error {
  override name = "Refusal";
}

/** The server ended itself at the handshake: it may be one that knows none. */
export class Departure extends InputError {
  override name = "Departure";
}

function refused(method: string, error: Json | undefined): Refusal {
  const code = field(error, "code");
  const said = quoted(stringField(error, "message") ?? "");
  return new Refusal(`answered ${method} with the error "${said}" (${typeof code === "number" ? code : "no code"})`);
}

const METHOD_NOT_FOUND = -32601;

/** The newest revision with a handshake, and the first without one. */
const LEGACY = "2025-11-25";
export const STATELESS = "2026-07-28";

interface Pending {
  readonly method: string;
  readonly resolve: (answer: Received) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Requests and their answers over a transport. Speaks JSON-RPC itself: the SDK's client checks results against its
 * schemas, so that it drops what it does not know and refuses a whole list for one bad tool.
 */
export class Session {
  readonly #transport: LiveTransport;
  readonly #identity: Identity;
  readonly #deadline: AbortSignal;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  #isStateless: boolean;

  /**
   * `deadline` aborts with the reason that pending requests fail with: "within 60 s". `isStateless`: no handshake is tried.
   */
  constructor(transport: LiveTransport, identity: Identity, deadline: AbortSignal, isStateless = false) {
    this.#isStateless = isStateless;
    this.#transport = transport;
    this.#identity = identity;
    this.#deadline = deadline;
    transport.onmessage = (message) => {
      this.#take(message);
    };
    transport.onclose = () => {
      this.#lose();
    };
    deadline.addEventListener("abort", () => {
      this.#runOut();
    });
  }

  /**
   * The handshake; without one, if the server refuses it, what the stateless revision says of itself.
   * @throws InputError when neither is answered; Departure when the server ended itself at the handshake.
   */
  async open(): Promise<Received> {
    await this.#transport.start();
    if (this.#isStateless) return await this.request("server/discover");
    try {
      const answer = await this.request("initialize", {
        protocolVersion: LEGACY,
        capabilities: ANNOUNCED,
        clientInfo: { ...this.#identity },
      });
      const agreed = stringField(field(answer.value, "result"), "protocolVersion");
      if (agreed !== undefined) this.#transport.setProtocolVersion?.(agreed);
      await this.#transport.send({ jsonrpc: "2.0", method: "notifications/initialized" });
      return answer;
    } catch (error) {
      if (error instanceof InputError && this.#transport.hasExited === true) throw new Departure(error.message);
      if (!(error instanceof Refusal)) throw error;
      return await this.#discover(error);
    }
  }

  async #discover(refusal: Refusal): Promise<Received> {
    this.#isStateless = true;
    this.#transport.setProtocolVersion?.(STATELESS);
    try {
      return await this.request("server/discover");
    } catch {
      throw new InputError(`${refusal.message}, and server/discover no better`);
    }
  }

  /**
   * The answer to one request.
   * @throws Refusal when the server answers with an error; InputError when it does not answer, is gone, or (with
   * `patienceMs`) takes longer than that.
   */
  async request(method: string, params: JsonObject = {}, patienceMs?: number): Promise<Received> {
    this.#lastId += 1;
    const id = this.#lastId;
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Received>((resolve, reject) => {
        this.#pending.set(id, { method, resolve, reject });
        if (this.#deadline.aborted) this.#runOut();
        if (this.#transport.failure !== undefined) this.#lose();
        if (patienceMs !== undefined) {
          const late = new InputError(`did not answer ${method} within ${patienceMs / 1000} s`);
          timer = setTimeout(reject, patienceMs, late);
        }
        const asked = { jsonrpc: "2.0" as const, id, method, params: { ...params, ...this.#envelope() } };
        this.#transport.send(asked).catch(reject);
      });
    } finally {
      clearTimeout(timer);
      this.#pending.delete(id);
    }
  }

  /** Without a handshake, every request says who asks. */
  #envelope(): { readonly _meta?: Record<string, unknown> } {
    if (!this.#isStateless) return {};
    return {
      _meta: {
        "io.modelcontextprotocol/protocolVersion": STATELESS,
        "io.modelcontextprotocol/clientInfo": { ...this.#identity },
        "io.modelcontextprotocol/clientCapabilities": ANNOUNCED,
      },
    };
  }

  #take(message: JSONRPCMessage): void {
    const received = receivedAs(message);
    if ("method" in message) {
      if ("id" in message) void this.#transport.send(answerTo(message.method, message.id)).catch(() => undefined);
      return;
    }
    const id = field(received.value, "id");
    // An error without an id is the answer to what the server could not read: there is one request at a time.
    const pending = typeof id === "number" ? this.#pending.get(id) : [...this.#pending.values()][0];
    if (Object.hasOwn(received.value, "error"))
      pending?.reject(refused(pending.method, field(received.value, "error")));
    else if (typeof id === "number") pending?.resolve(received);
  }

  #lose(): void {
    const why = this.#transport.failure?.message ?? "is gone";
    this.#failAll((method) => `${why} when it was asked for ${method}`);
  }

  #runOut(): void {
    this.#failAll((method) => `did not answer ${method} ${String(this.#deadline.reason)}`);
  }

  #failAll(why: (method: string) => string): void {
    for (const { method, reject } of this.#pending.values()) reject(new InputError(why(method)));
  }
}

/** We are there for a ping, and for nothing else: no roots, no sampling, no elicitation. */
function answerTo(method: string, id: string | number): JSONRPCMessage {
  if (method === "ping") return { jsonrpc: "2.0", id, result: {} };
  return { jsonrpc: "2.0", id, error: { code: METHOD_NOT_FOUND, message: "this client only lists" } };
}
