import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  ByteBudget,
  Decoder,
  LineSplitter,
  Pieces,
  STATELESS,
  assertListing,
  messagesIn,
  shownUrl
} from "./shared-inputs-live-lines.js";
import "./shared-inputs-runners.js";
import {
  quoted
} from "./shared-inputs-live-quote.js";
import "./shared-model-json.js";
import {
  InputError
} from "./shared-model-errors.js";
import "./shared-runtime.js";

// src/inputs/live/events.ts
async function* eventsIn(body, decoder) {
  const lines = new LineSplitter();
  let name = "message";
  let data = [];
  for await (const piece of body) {
    for (const line of lines.add(piece)) {
      const text = decoder.decode(line);
      const colon = text.indexOf(":");
      const field = colon === -1 ? text : text.slice(0, colon);
      const value = colon === -1 ? "" : text.slice(text[colon + 1] === " " ? colon + 2 : colon + 1);
      if (field === "data") data.push(value);
      else if (field === "event") name = value;
      else if (text === "") {
        if (data.length > 0) yield { name, data: data.join("\n") };
        name = "message";
        data = [];
      }
    }
  }
}
async function textOf(body, decoder) {
  const pieces = new Pieces();
  for await (const piece of body) pieces.add(piece);
  return decoder.decode(pieces.take());
}

// src/inputs/live/http-client.ts
import { lookup as resolve } from "node:dns";
import * as http from "node:http";
import * as https from "node:https";
import { BlockList, isIP } from "node:net";
import { pipeline } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
var REDIRECTS = 5;
var OriginClient = class {
  #url;
  #headers;
  #agent;
  #budget = new ByteBudget();
  #closing = new AbortController();
  constructor(url, headers) {
    this.#url = url;
    this.#headers = headers;
    const options = { keepAlive: true, lookup: checkedLookup };
    this.#agent = url.protocol === "https:" ? new https.Agent(options) : new http.Agent(options);
  }
  /** @throws InputError when there is no answer, or it points elsewhere. */
  async request(target, request3) {
    let url = target;
    for (let redirect = 0; redirect <= REDIRECTS; redirect += 1) {
      if (url.origin !== this.#url.origin) throw new InputError(`points to another origin, ${quoted(shownUrl(url))}`);
      const reply = await this.#once(url, request3);
      const location = reply.headers.location;
      if (reply.status < 300 || reply.status > 399 || location === void 0) return reply;
      reply.discard();
      const next = URL.canParse(location, url.href) ? new URL(location, url) : void 0;
      const keepsMethod = reply.status === 307 || reply.status === 308 || request3.method === "GET";
      if (next?.origin !== url.origin || !keepsMethod) {
        const where = next === void 0 ? quoted(location, 80) : quoted(shownUrl(next));
        throw new InputError(`redirects to ${where}, which is not followed; give that url if it is meant`);
      }
      url = next;
    }
    throw new InputError(`redirects more than ${REDIRECTS} times`);
  }
  /** Ends every connection. */
  close() {
    this.#closing.abort();
    this.#agent.destroy();
  }
  async #once(url, { method, headers, body }) {
    const options = {
      method,
      agent: this.#agent,
      signal: this.#closing.signal,
      headers: { "accept-encoding": "identity", ...headers, ...this.#headers },
      ...url.username !== "" && { auth: `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}` }
    };
    const response = await new Promise((done, fail) => {
      const asked = url.protocol === "https:" ? https.request(url, options, done) : http.request(url, options, done);
      asked.on("error", fail);
      asked.end(body);
    }).catch((error) => {
      throw error instanceof InputError ? error : new InputError(unreachable(error));
    });
    const [type = ""] = (response.headers["content-type"] ?? "").split(";", 1);
    return {
      status: response.statusCode ?? 0,
      type: type.trim().toLowerCase(),
      headers: response.headers,
      body: this.#counted(decompressed(response)),
      discard: () => {
        response.destroy();
      }
    };
  }
  async *#counted(body) {
    try {
      for await (const piece of body) {
        this.#budget.add(piece.length);
        yield piece;
      }
    } catch (error) {
      if (error instanceof InputError) throw error;
      throw new InputError("broke off in the middle of an answer");
    } finally {
      body.destroy();
    }
  }
};
function decompressed(response) {
  const encoding = (response.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  if (encoding === "identity" || encoding === "") return response;
  const inflate = encoding === "br" ? createBrotliDecompress() : encoding === "deflate" ? createInflate() : createGunzip();
  return pipeline(response, inflate, () => void 0);
}
function unreachable(error) {
  const { code = "unknown reason" } = error;
  if (code === "ERR_INVALID_CHAR") return "cannot be asked: a header has a character that HTTP does not carry";
  if (code === "ECONNREFUSED") return "cannot be reached: the connection is refused";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "cannot be reached: no host of that name is known";
  if (code === "ECONNRESET") return "cannot be reached: the connection is closed without an answer";
  if (/CERT|TLS|SSL|UNABLE_TO/.test(code)) return `cannot be reached: its certificate is not accepted (${code})`;
  return `cannot be reached: ${code}`;
}
var PRIVATE = new BlockList();
for (const [address, bits] of [
  ...[
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["127.0.0.0", 8],
    ["172.16.0.0", 12],
    ["192.168.0.0", 16]
  ],
  ...[
    ["100.64.0.0", 10],
    ["192.0.0.0", 24],
    ["198.18.0.0", 15],
    ["224.0.0.0", 3]
  ]
]) {
  PRIVATE.addSubnet(address, bits, "ipv4");
}
for (const [address, bits] of [
  ["::", 127],
  ["fc00::", 7],
  ["ff00::", 8]
]) {
  PRIVATE.addSubnet(address, bits, "ipv6");
}
var LINK_LOCAL = new BlockList();
LINK_LOCAL.addSubnet("169.254.0.0", 16, "ipv4");
LINK_LOCAL.addAddress("100.100.100.200", "ipv4");
LINK_LOCAL.addSubnet("fe80::", 10, "ipv6");
LINK_LOCAL.addSubnet("fd00:ec2::", 32, "ipv6");
var PRIVATE_NAME = /^(?:[^.]+|.*\.(?:localhost|local|internal|lan|home\.arpa))$/i;
function mayLeadTo(hostname, address) {
  const family = isIP(address) === 6 ? "ipv6" : "ipv4";
  if (LINK_LOCAL.check(address, family)) return false;
  return PRIVATE_NAME.test(hostname) || !PRIVATE.check(address, family);
}
var checkedLookup = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const bad = error === null ? addresses.find(({ address }) => !mayLeadTo(hostname, address)) : void 0;
    if (bad !== void 0) {
      const why = `is not asked: its name leads to ${bad.address}, which is no public address; a url may hold that itself`;
      done(new InputError(why), []);
    } else if (options.all === true || error !== null) {
      done(error, addresses);
    } else {
      const [{ address, family }] = addresses;
      done(null, address, family);
    }
  });
};

// src/inputs/live/http-transport.ts
var JSON_TYPE = "application/json";
var EVENTS_TYPE = "text/event-stream";
var FAREWELL_MS = 1e3;
var HttpTransport = class {
  onclose;
  onerror;
  onmessage;
  /** Why the other side is gone. */
  failure;
  sessionId;
  #url;
  #client;
  #decoder = new Decoder();
  #version;
  /** Where messages go when answers come over one stream of events. */
  #endpoint;
  #closed = false;
  constructor(url, headers) {
    this.#url = url;
    this.#client = new OriginClient(url, headers);
  }
  async start() {
  }
  setProtocolVersion(version) {
    this.#version = version;
  }
  async send(message) {
    assertListing(message);
    const reply = await this.#post(this.#endpoint ?? this.#url, message);
    const isRefused = reply.status < 200 || reply.status > 299;
    if (!("method" in message && "id" in message)) {
      reply.discard();
    } else if (isRefused) {
      await this.#takeRefusal(reply, message);
    } else if (this.#endpoint !== void 0) {
      reply.discard();
    } else {
      const id = reply.headers["mcp-session-id"];
      if (typeof id === "string") this.sessionId ??= id;
      await this.#takeAnswer(reply, message);
    }
  }
  async close() {
    this.#closed = true;
    if (this.sessionId !== void 0) await this.#sayFarewell().catch(() => void 0);
    this.#client.close();
  }
  /** What is odd about what came, in a sentence each. */
  get remarks() {
    return this.#decoder.remarks;
  }
  async #post(url, message) {
    const headers = {
      "content-type": JSON_TYPE,
      accept: `${JSON_TYPE}, ${EVENTS_TYPE}`,
      ...this.#standing(),
      ...this.#version === STATELESS && "method" in message && { "mcp-method": message.method }
    };
    return await this.#client.request(url, { method: "POST", headers, body: JSON.stringify(message) });
  }
  #standing() {
    return {
      ...this.#version !== void 0 && { "mcp-protocol-version": this.#version },
      ...this.sessionId !== void 0 && { "mcp-session-id": this.sessionId }
    };
  }
  /** The answer to one request: a body of JSON, or a stream of events that holds it. */
  async #takeAnswer(reply, { id, method }) {
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
  async #takeRefusal(reply, message) {
    const { status, type } = reply;
    const isClosed = status === 401 || status === 403;
    if (!isClosed && type === JSON_TYPE) {
      if (this.#deliver(await textOf(reply.body, this.#decoder), message.id)) return;
    } else {
      reply.discard();
    }
    if (message.method === "initialize" && status >= 400 && status < 500 && !isClosed && this.#endpoint === void 0) {
      this.#endpoint = await this.#openEvents(status);
      await this.send(message);
    } else {
      throw new InputError(refusal(status, message.method));
    }
  }
  /** Opens the one stream of HTTP with SSE and gives the address that its first event names. */
  async #openEvents(postStatus) {
    const headers = { accept: EVENTS_TYPE, ...this.#standing() };
    const reply = await this.#client.request(this.#url, { method: "GET", headers });
    if (reply.status !== 200 || reply.type !== EVENTS_TYPE) {
      reply.discard();
      const got = reply.status === 200 ? quoted(reply.type, 80) : String(reply.status);
      throw new InputError(`is no MCP server: it answers a POST with ${postStatus} and a GET with ${got}`);
    }
    return await new Promise((resolve2, reject) => {
      let isOpen = false;
      const pump = async () => {
        for await (const event of eventsIn(reply.body, this.#decoder)) {
          if (event.name === "message") this.#deliver(event.data, void 0);
          if (event.name !== "endpoint" || isOpen) continue;
          if (!URL.canParse(event.data, this.#url.href)) throw new InputError("names an endpoint that is no url");
          isOpen = true;
          resolve2(new URL(event.data, this.#url));
        }
        throw new InputError("closed its stream of events");
      };
      pump().catch((error) => {
        const failure = error instanceof InputError ? error : new InputError(`broke off: ${String(error)}`);
        if (isOpen) this.#fail(failure);
        else reject(failure);
      });
    });
  }
  /** Hands on the messages in a text; whether the answer to `id` is one of them. */
  #deliver(text, id) {
    const messages = messagesIn(text);
    for (const message of messages) this.onmessage?.(message);
    return messages.some((message) => !("method" in message) && (message.id === id || message.id === void 0));
  }
  #fail(failure) {
    if (this.failure !== void 0 || this.#closed) return;
    this.failure = failure;
    this.onclose?.();
  }
  async #sayFarewell() {
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
};
function refusal(status, method) {
  if (status === 401) return `answered ${method} with 401: it wants credentials, which header can give`;
  if (status === 403) return `answered ${method} with 403: the credentials, if any, are not enough`;
  if (status === 404) return `answered ${method} with 404: there is nothing at this address`;
  return `answered ${method} with ${status}`;
}
export {
  HttpTransport
};
