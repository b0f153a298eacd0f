import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  operandOf
} from "./shared-inputs-runners.js";
import {
  quoted
} from "./shared-inputs-live-quote.js";
import {
  field,
  isArray,
  isObject,
  stringField
} from "./shared-model-json.js";
import {
  InputError
} from "./shared-model-errors.js";

// src/inputs/live/messages.ts
var LISTING = /* @__PURE__ */ new Set([
  "initialize",
  "notifications/initialized",
  "server/discover",
  "tools/list",
  "prompts/list",
  "resources/list",
  "resources/templates/list",
  "notifications/cancelled"
]);
function assertListing(message2) {
  if ("method" in message2) {
    if (!LISTING.has(message2.method)) throw new Error(`${message2.method} is never sent to a server that is audited`);
  } else if ("result" in message2 && Object.keys(message2.result).length > 0) {
    throw new Error("a server that is audited is told nothing");
  }
}
var received = /* @__PURE__ */ new WeakMap();
function messagesIn(text) {
  const root = parsed(text);
  if (!isArray(root)) return message(root, text, "");
  return root.flatMap((item, index) => message(item, text, `/${index}`));
}
function receivedAs(message2) {
  const found = received.get(message2);
  if (found === void 0) throw new Error("a message of unknown origin");
  return found;
}
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
function message(value, text, pointer) {
  if (!isObject(value) || !isMessage(value)) return [];
  received.set(value, { text, pointer, value });
  return [value];
}
function isMessage(value) {
  if (field(value, "jsonrpc") !== "2.0") return false;
  const id = field(value, "id");
  const hasId = typeof id === "string" || typeof id === "number";
  if (Object.hasOwn(value, "method")) return typeof value["method"] === "string";
  return hasId && Object.hasOwn(value, "result") || isObject(field(value, "error"));
}

// src/inputs/live/session.ts
var ANNOUNCED = {};
var Refusal = class extends Error {
  name = "Refusal";
};
var Departure = class extends InputError {
  name = "Departure";
};
function refused(method, error) {
  const code = field(error, "code");
  const said = quoted(stringField(error, "message") ?? "");
  return new Refusal(`answered ${method} with the error "${said}" (${typeof code === "number" ? code : "no code"})`);
}
var METHOD_NOT_FOUND = -32601;
var LEGACY = "2025-11-25";
var STATELESS = "2026-07-28";
var Session = class {
  #transport;
  #identity;
  #deadline;
  #pending = /* @__PURE__ */ new Map();
  #lastId = 0;
  #isStateless;
  /**
   * `deadline` aborts with the reason that pending requests fail with: "within 60 s". `isStateless`: no handshake is tried.
   */
  constructor(transport, identity, deadline, isStateless = false) {
    this.#isStateless = isStateless;
    this.#transport = transport;
    this.#identity = identity;
    this.#deadline = deadline;
    transport.onmessage = (message2) => {
      this.#take(message2);
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
  async open() {
    await this.#transport.start();
    if (this.#isStateless) return await this.request("server/discover");
    try {
      const answer = await this.request("initialize", {
        protocolVersion: LEGACY,
        capabilities: ANNOUNCED,
        clientInfo: { ...this.#identity }
      });
      const agreed = stringField(field(answer.value, "result"), "protocolVersion");
      if (agreed !== void 0) this.#transport.setProtocolVersion?.(agreed);
      await this.#transport.send({ jsonrpc: "2.0", method: "notifications/initialized" });
      return answer;
    } catch (error) {
      if (error instanceof InputError && this.#transport.hasExited === true) throw new Departure(error.message);
      if (!(error instanceof Refusal)) throw error;
      return await this.#discover(error);
    }
  }
  async #discover(refusal) {
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
  async request(method, params = {}, patienceMs) {
    this.#lastId += 1;
    const id = this.#lastId;
    let timer;
    try {
      return await new Promise((resolve, reject) => {
        this.#pending.set(id, { method, resolve, reject });
        if (this.#deadline.aborted) this.#runOut();
        if (this.#transport.failure !== void 0) this.#lose();
        if (patienceMs !== void 0) {
          const late = new InputError(`did not answer ${method} within ${patienceMs / 1e3} s`);
          timer = setTimeout(reject, patienceMs, late);
        }
        const asked = { jsonrpc: "2.0", id, method, params: { ...params, ...this.#envelope() } };
        this.#transport.send(asked).catch(reject);
      });
    } finally {
      clearTimeout(timer);
      this.#pending.delete(id);
    }
  }
  /** Without a handshake, every request says who asks. */
  #envelope() {
    if (!this.#isStateless) return {};
    return {
      _meta: {
        "io.modelcontextprotocol/protocolVersion": STATELESS,
        "io.modelcontextprotocol/clientInfo": { ...this.#identity },
        "io.modelcontextprotocol/clientCapabilities": ANNOUNCED
      }
    };
  }
  #take(message2) {
    const received2 = receivedAs(message2);
    if ("method" in message2) {
      if ("id" in message2) void this.#transport.send(answerTo(message2.method, message2.id)).catch(() => void 0);
      return;
    }
    const id = field(received2.value, "id");
    const pending = typeof id === "number" ? this.#pending.get(id) : [...this.#pending.values()][0];
    if (Object.hasOwn(received2.value, "error"))
      pending?.reject(refused(pending.method, field(received2.value, "error")));
    else if (typeof id === "number") pending?.resolve(received2);
  }
  #lose() {
    const why = this.#transport.failure?.message ?? "is gone";
    this.#failAll((method) => `${why} when it was asked for ${method}`);
  }
  #runOut() {
    this.#failAll((method) => `did not answer ${method} ${String(this.#deadline.reason)}`);
  }
  #failAll(why) {
    for (const { method, reject } of this.#pending.values()) reject(new InputError(why(method)));
  }
};
function answerTo(method, id) {
  if (method === "ping") return { jsonrpc: "2.0", id, result: {} };
  return { jsonrpc: "2.0", id, error: { code: METHOD_NOT_FOUND, message: "this client only lists" } };
}

// src/inputs/live/naming.ts
var NAMELESS = /* @__PURE__ */ new Set(["mcp", "server", "mcp-server", "cli", "app", "tools"]);
function commandNaming(command) {
  const [path = "", ...args] = command;
  const operand = operandOf([stem(path), ...args])?.value;
  if (operand === void 0) return { key: keyOf(stem(path)), source: quoted(stem(path)) };
  return { key: keyOf(operandName(operand)), source: quoted(`${stem(path)} ${withoutCredentials(operand)}`) };
}
function urlNaming(url) {
  return { key: keyOf(url.host), source: shownUrl(url) };
}
function shownUrl(url) {
  const steps = url.pathname.split("/").map((step) => isToken(step) ? "***" : step);
  return `${url.protocol}//${url.host}${steps.join("/")}`;
}
function isToken(step) {
  return step.length >= 16 && /\d/.test(step) && /^[\w.~=-]+$/.test(step);
}
function operandName(operand) {
  const [, installed = operand] = operand.split(/node_modules[/\\]/);
  if (installed !== operand && !installed.startsWith("@")) return installed.split(/[/\\]/, 1)[0] ?? operand;
  const [, scope, name] = /^(?:npm:)?@([^/@]+)\/([^/@]+)/.exec(installed) ?? [];
  if (scope !== void 0 && name !== void 0) return NAMELESS.has(name) ? `${scope}-${name}` : name;
  return stem(operand);
}
function stem(path) {
  const last = path.split(/[/\\]/).findLast((step) => step !== "") ?? "";
  const [name = last] = last.replace(/^(?:npm|jsr):/, "").split(/[@:=<>~![#]/, 1);
  return name.replace(/\.(?:[cm]?[jt]s|py|rb|jar|exe|cmd|bat|sh|git)$/i, "");
}
function keyOf(name) {
  const words = name.split(/[^\w.-]/).filter((word) => /\w/.test(word));
  return words.join("-").replace(/^[-.]+/, "") || "server";
}
function withoutCredentials(operand) {
  const [address = ""] = operand.split(/[?#]/, 1);
  return address.replace(/\/\/[^/@]*@/, "//");
}
var SECRET_OPTION = /^--?(?:[a-z0-9]+[-_])*(?:api[-_]?key|key|token|secret|password|passwd|auth|bearer)$/i;
function secretsOf(command) {
  return command.flatMap((word, index) => {
    const [option = "", ...rest] = word.split("=");
    if (SECRET_OPTION.test(option)) return rest.length > 0 ? [rest.join("=")] : command.slice(index + 1, index + 2);
    const [, credentials] = /\/\/([^/@]+)@/.exec(word) ?? [];
    return credentials === void 0 ? [] : [credentials];
  });
}

export {
  assertListing,
  messagesIn,
  ANNOUNCED,
  Refusal,
  Departure,
  STATELESS,
  Session,
  commandNaming,
  urlNaming,
  shownUrl,
  secretsOf
};
