import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import { InputError } from "../../model/errors.ts";
import { eventsIn, textOf } from "./events.ts";
import { OriginClient, type Reply } from "./http-client.ts";
import { Decoder } from "./lines.ts";
import { assertListing, messagesIn } from "./messages.ts";
import { quoted } from "./quote.ts";
import { STATELESS } from "./session.ts";

const JSON_TYPE = "application/json";
const EVENTS_TYPE = "text/event-stream";

/** How long a server may take to hear that its session is over. */
const FAREWELL_MS = 1000;

/**
 * Streamable HTTP, and where the first POST is refused, HTTP with SSE; as the SDK's clients see a transport. Unlike
 * theirs it keeps every message as it was written, reads the reasons in refusals, and opens no stream of its own accord.
 */
export class HttpTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  /** Why the other side is gone. */
  failure: InputError | undefined;
  sessionId?: string;

  readonly #url: URL;
  readonly #client: OriginClient;
  readonly #decoder = new Decoder();
  #version: string | undefined;
  /** Where messages go when answers come over one stream of events. */
  #endpoint: URL | undefined;
  #closed = false;

  constructor(url: URL, headers: Readonly<Record<string, string>>) {
    this.#url = url;
    this.#client = new OriginClient(url, headers);
  }

  async start(): Promise<void> {
    // The first message is the first that the server hears.
  }

  setProtocolVersion(version: string): void {
    this.#version = version;
  }

  async send(message: JSONRPCMessage): Promise<void> {
    assertListing(message);
    const reply = await this.#post(this.#endpoint ?? this.#url, message);
    const isRefused = reply.status < 200 || reply.status > 299;
    if (!("method" in message && "id" in message)) {
      reply.discard();
    } else if (isRefused) {
      await this.#takeRefusal(reply, message);
    } else if (this.#endpoint !== undefined) {
      reply.discard();
    } else {
      const id = reply.headers["mcp-session-id"];
      if (typeof id === "string") this.sessionId ??= id;
      await this.#takeAnswer(reply, message);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.sessionId !== undefined) await this.#sayFarewell().catch(() => undefined);
    this.#client.close();
  }

  /** What is odd about what came, in a sentence each. */
  get remarks(): readonly string[] {
    return this.#decoder.remarks;
  }

  async #post(url: URL, message: JSONRPCMessage): Promise<Reply> {
    const headers = {
      "content-type": JSON_TYPE,
      accept: `${JSON_TYPE}, ${EVENTS_TYPE}`,
      ...this.#standing(),
      ...(this.#version === STATELESS && "method" in message && { "mcp-method": message.method }),
    };
    return await this.#client.request(url, { method: "POST", headers, body: JSON.stringify(message) });
  }

  #standing(): Record<string, string> {
    return {
      ...(this.#version !== undefined && { "mcp-protocol-version": this.#version }),
      ...(this.sessionId !== undefined && { "mcp-session-id": this.sessionId }),
    };
  }

  /** The answer to one request: a body of JSON, or a stream of events that holds it. */
  async #takeAnswer(reply: Reply, { id, method }: { id: string | number; method: string }): Promise<void> {
    if (reply.type === JSON_TYPE) {
      if (this.#deliver(await textOf(reply.body, this.#decoder), id)) return;
    } else if (reply.type === EVENTS_TYPE) {
      for await (const event of eventsIn(reply.body, this.#decoder)) {
        if (event.name === "message" && this.#deliver(event.data, id)) return;
      }
    } else {
      reply.discard();
      const type = reply.type === "" ? "a body of no type" : quoted(reply.type, 80);
      throw new InputError(`answered ${method} with ${type}, which is neither JSON nor a stream of events`);
    }
    throw new InputError(`answered ${method} without an answer to it in JSON-RPC`);
  }

  /** A refusal may hold a JSON-RPC error: then that is the answer. */
  async #takeRefusal(reply: Reply, message: JSONRPCMessage & { id: string | number; method: string }): Promise<void> {
    const { status, type } = reply;
    const isClosed = status === 401 || status === 403;
    if (!isClosed && type === JSON_TYPE) {
      if (this.#deliver(await textOf(reply.body, this.#decoder), message.id)) return;
    } else {
      reply.discard();
    }
    if (message.method === "initialize" && status >= 400 && status < 500 && !isClosed && this.#endpoint === undefined) {
      this.#endpoint = await this.#openEvents(status);
      await this.send(message);
    } else {
      throw new InputError(refusal(status, message.method));
    }
  }

  /** Opens the one stream of HTTP with SSE and gives the address that its first event names. */
  async #openEvents(postStatus: number): Promise<URL> {
    const headers = { accept: EVENTS_TYPE, ...this.#standing() };
    const reply = await this.#client.request(this.#url, { method: "GET", headers });
    if (reply.status !== 200 || reply.type !== EVENTS_TYPE) {
      reply.discard();
      const got = reply.status === 200 ? quoted(reply.type, 80) : String(reply.status);
      throw new InputError(`is no MCP server: it answers a POST with ${postStatus} and a GET with ${got}`);
    }
    return await new Promise<URL>((resolve, reject) => {
      let isOpen = false;
      const pump = async (): Promise<never> => {
        for await (const event of eventsIn(reply.body, this.#decoder)) {
          if (event.name === "message") this.#deliver(event.data, undefined);
          if (event.name !== "endpoint" || isOpen) continue;
          if (!URL.canParse(event.data, this.#url.href)) throw new InputError("names an endpoint that is no url");
          isOpen = true;
          resolve(new URL(event.data, this.#url));
        }
        throw new InputError("closed its stream of events");
      };
      pump().catch((error: unknown) => {
        const failure = error instanceof InputError ? error : new InputError(`broke off: ${String(error)}`);
        if (isOpen) this.#fail(failure);
        else reject(failure);
      });
    });
  }

  /** Hands on the messages in a text; whether the answer to `id` is one of them. */
  #deliver(text: string, id: string | number | undefined): boolean {
    const messages = messagesIn(text);
    for (const message of messages) this.onmessage?.(message);
    return messages.some((message) => !("method" in message) && (message.id === id || message.id === undefined));
  }

  #fail(failure: InputError): void {
    if (this.failure !== undefined || this.#closed) return;
    this.failure = failure;
    this.onclose?.();
  }

  async #sayFarewell(): Promise<void> {
    const timer = setTimeout(() => {
      this.#client.close();
    }, FAREWELL_MS);
    try {
      const reply = await this.#client.request(this.#url, { method: "DELETE", headers: this.#standing() });
      reply.discard();
    } finally {
      clearTimeout(timer);
    }
  }
}

function refusal(status: number, method: string): string {
  if (status === 401) return `answered ${method} with 401: it wants credentials, which header can give`;
  if (status === 403) return `answered ${method} with 403: the credentials, if any, are not enough`;
  if (status === 404) return `answered ${method} with 404: there is nothing at this address`;
  return `answered ${method} with ${status}`;
}
