import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  ByteBudget,
  Decoder,
  LineSplitter
} from "./shared-inputs-live-lines.js";
import {
  prettyJson
} from "./shared-model-pretty-json.js";
import {
  parseCommand
} from "./shared-inputs-live-command.js";
import {
  Departure,
  Refusal,
  Session,
  assertListing,
  commandNaming,
  messagesIn,
  secretsOf,
  urlNaming
} from "./shared-inputs-live-messages.js";
import {
  makeSurface,
  parseJson
} from "./shared-inputs-json-index.js";
import {
  SyntaxFault
} from "./shared-inputs-body.js";
import {
  quoted,
  quotedLines,
  redacted
} from "./shared-inputs-live-quote.js";
import {
  field,
  isArray,
  isObject
} from "./shared-model-json.js";
import {
  InputError
} from "./shared-model-errors.js";

// src/inputs/live/blot.ts
function isTelling(secret) {
  return secret.length >= 16 || !/^[A-Za-z]?[a-z]*$/.test(secret);
}
function blotted(root, secrets) {
  const telling = secrets.filter(isTelling);
  if (telling.length === 0) return root;
  const clean = (text) => redacted(text, telling);
  const copies = [];
  const open = [
    { value: root, put: (copy) => copies.push(copy) }
  ];
  for (let next = open.pop(); next !== void 0; next = open.pop()) {
    const { value, put } = next;
    if (isArray(value)) {
      const list = value.map(() => null);
      for (const [index, item] of value.entries()) open.push({ value: item, put: (copy) => list[index] = copy });
      put(list);
    } else if (isObject(value)) {
      const object = {};
      for (const [key, item] of Object.entries(value)) {
        const define = (copy) => {
          Object.defineProperty(object, clean(key), {
            value: copy,
            enumerable: true,
            writable: true,
            configurable: true
          });
        };
        define(null);
        open.push({ value: item, put: define });
      }
      put(object);
    } else {
      put(typeof value === "string" ? clean(value) : value);
    }
  }
  return copies[0] ?? null;
}

// src/inputs/live/listing.ts
var LISTS = [
  { method: "tools/list", key: "tools", kind: "tool", capability: "tools" },
  { method: "prompts/list", key: "prompts", kind: "prompt", capability: "prompts" },
  { method: "resources/list", key: "resources", kind: "resource", capability: "resources" },
  { method: "resources/templates/list", key: "resourceTemplates", kind: "template", capability: "resources" }
];
var PAGE_LIMIT = 200;
var ITEM_LIMIT = 5e3;
var PATIENCE_MS = 3e3;
var AGREED = /* @__PURE__ */ new Set(["protocolVersion", "supportedVersions", "resultType", "ttlMs", "cacheScope"]);
async function listAll(session, key) {
  const records = new Records(key);
  const opened = await session.open();
  const about = field(opened.value, "result");
  if (!isObject(about)) throw new InputError("answered the handshake with something else than an object");
  const place = { doc: records.keep("initialize", opened), pointer: `${opened.pointer}/result` };
  const others = /* @__PURE__ */ new Set([...AGREED, ...LISTS.map((list) => list.key)]);
  const value = Object.fromEntries(Object.entries(about).filter(([name]) => !others.has(name)));
  let isTalking = true;
  for (const list of LISTS) {
    const isPromised = isObject(field(field(about, "capabilities"), list.capability));
    if (isPromised || isTalking) isTalking = await listPages(session, list, isPromised, records);
    else records.skipped.push(`the server is not asked for ${list.method}, which it does not promise`);
  }
  const { documents, conflicts, items, skipped, incomplete } = records;
  return { documents, conflicts, items, skipped, incomplete, server: { value, place } };
}
var Records = class {
  documents = [];
  conflicts = [];
  items = [];
  skipped = [];
  incomplete = [];
  #key;
  constructor(key) {
    this.#key = key;
  }
  /** Makes a document of an answer and gives its id, which no other server of a run has. @throws Refusal */
  keep(name, answer) {
    const doc = `${this.#key} ${name}`;
    try {
      const { index, conflicts, notes } = parseJson(answer.text);
      this.documents.push({ id: doc, body: answer.text, index });
      this.conflicts.push(...conflicts.map(({ pointer, first, last }) => ({ place: { doc, pointer }, first, last })));
      this.skipped.push(...notes);
    } catch (error) {
      if (!(error instanceof SyntaxFault)) throw error;
      throw new Refusal(`sent an answer (${name}) that cannot be read: ${error.message}`);
    }
    return doc;
  }
  /** Takes a page's entries, at most `room` of them; gives what room is left, below zero when there were more. */
  list({ method, key, kind }, page, answer, room) {
    const values = field(field(answer.value, "result"), key);
    if (!isArray(values)) throw new Refusal(`answered ${method} without a list "${key}"`);
    const doc = this.keep(`${method}#${page}`, answer);
    const entries = values.slice(0, room).map((value, index) => {
      return { kind, value, place: { doc, pointer: `${answer.pointer}/result/${key}/${index}` } };
    });
    this.items.push(...entries);
    return room - values.length;
  }
};
async function listPages(session, list, isPromised, records) {
  const patience = isPromised || list.kind === "tool" ? void 0 : PATIENCE_MS;
  const cursors = /* @__PURE__ */ new Set();
  let cursor;
  let left = ITEM_LIMIT;
  const breakOff = (why) => void records.incomplete.push(`the server ${why}`);
  for (let page = 1; page <= PAGE_LIMIT; page += 1) {
    let answer;
    try {
      answer = await session.request(list.method, cursor === void 0 ? {} : { cursor }, patience);
      left = records.list(list, page, answer, left);
    } catch (error) {
      const { isRefusal, message } = reasonOf(error);
      if (page > 1) breakOff(`${message}, on page ${page}`);
      else if (list.kind === "tool") throw new InputError(message);
      else if (isPromised && !isRefusal) breakOff(message);
      else if (isPromised || !isRefusal) records.skipped.push(`the server ${message}`);
      return isRefusal;
    }
    if (left < 0) {
      breakOff(`lists more than ${ITEM_LIMIT} ${list.key}: the rest is not read`);
      return true;
    }
    const next = field(field(answer.value, "result"), "nextCursor");
    if (next === void 0 || next === null) return true;
    if (typeof next !== "string" || cursors.has(next)) {
      const fault = typeof next === "string" ? `the cursor "${quoted(next, 40)}" twice` : "a cursor that is no string";
      breakOff(`answered ${list.method} with ${fault}: what may follow is not read`);
      return true;
    }
    cursors.add(next);
    cursor = next;
  }
  breakOff(`has more than ${PAGE_LIMIT} pages of ${list.key}: the rest is not read`);
  return true;
}
function reasonOf(error) {
  const isRefusal = error instanceof Refusal;
  if (isRefusal || error instanceof InputError) return { isRefusal, message: error.message };
  throw error;
}

// src/inputs/live/process-group.ts
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
var isWindows = process.platform === "win32";
var GRACE_MS = 1e3;
var KILL_MS = 500;
var ProcessGroup = class {
  child;
  #home;
  /** @throws InputError for what no process can be given. */
  constructor(command, { cwd, env, ours }) {
    if ([...command, ...Object.values(env)].some((word) => word.includes("\0"))) {
      throw new InputError("cannot be started: its command or an environment variable has a NUL in it");
    }
    this.#home = mkdtempSync(join(tmpdir(), "mcp-audit-"));
    const [program = "", ...args] = isWindows ? withoutBatchFile(command, ours) : command;
    try {
      this.child = spawn(program, args, {
        cwd,
        env: { ...scantyEnvironment(this.#home, ours), ...env },
        detached: !isWindows,
        windowsHide: true,
        stdio: "pipe"
      });
    } catch (error) {
      rmSync(this.#home, { recursive: true, force: true });
      const { code = "unknown reason" } = error;
      throw new InputError(`cannot be started: ${code}`);
    }
    remember(this);
  }
  /** Asks the whole group to end, makes it end, and removes its home. */
  async end() {
    this.child.stdin.destroy();
    this.#signal("SIGTERM");
    if (!await this.#isGone(GRACE_MS)) {
      this.#signal("SIGKILL");
      await this.#isGone(KILL_MS);
    }
    this.child.stdout.destroy();
    this.child.stderr.destroy();
    await rm(this.#home, { recursive: true, force: true, maxRetries: 3 }).catch(() => void 0);
    forget(this);
  }
  /** The same without waiting, for when this process itself must go. */
  endNow() {
    this.#signal("SIGKILL");
    try {
      rmSync(this.#home, { recursive: true, force: true });
    } catch {
    }
  }
  #signal(signal) {
    const { pid } = this.child;
    if (pid === void 0) return;
    if (isWindows) {
      spawnSync("taskkill", ["/pid", String(pid), "/T", "/F"], { windowsHide: true });
      return;
    }
    for (const target of [-pid, ...this.#members(pid)]) kill(target, signal);
  }
  async #isGone(withinMs) {
    const { pid } = this.child;
    if (pid === void 0) return true;
    for (let waited = 0; waited < withinMs; waited += 20) {
      if (!this.#isAlive(pid)) return true;
      await sleep(20);
    }
    return false;
  }
  #isAlive(pid) {
    if (isWindows) return this.child.exitCode === null && this.child.signalCode === null;
    return process.platform === "linux" ? this.#members(pid).length > 0 : kill(-pid, 0);
  }
  /**
   * On Linux, the living processes of the group, and those that left it but still have its home in their environment:
   * a daemon that a server leaves behind. A dead one that nobody reaps, as in a container, is none.
   */
  #members(group) {
    if (process.platform !== "linux") return [];
    const home = `HOME=${this.#home}`;
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name)).filter((name) => {
      const stat = contents(`/proc/${name}/stat`);
      const [state, , itsGroup] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      if (state === void 0 || state === "" || state === "Z" || state === "X") return false;
      return itsGroup === String(group) || contents(`/proc/${name}/environ`).split("\0").includes(home);
    }).map(Number);
  }
};
function kill(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
function contents(path) {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
}
function scantyEnvironment(home, ours) {
  const kept = isWindows ? ["Path", "PATH", "PATHEXT", "SystemRoot", "ComSpec"] : ["PATH"];
  const homes = isWindows ? ["USERPROFILE", "APPDATA", "LOCALAPPDATA", "TEMP", "TMP"] : ["HOME"];
  return Object.fromEntries([
    ...kept.map((name) => [name, ours[name] ?? ""]).filter(([, value]) => value !== ""),
    ...homes.map((name) => [name, home])
  ]);
}
function withoutBatchFile(command, ours) {
  const [program = "", ...args] = command;
  if (!/^np[mx](?:\.cmd)?$/i.test(program)) return command;
  const script = join("node_modules", "npm", "bin", `${program.slice(0, 3).toLowerCase()}-cli.js`);
  const folders = [dirname(process.execPath), ...(ours["Path"] ?? ours["PATH"] ?? "").split(delimiter)];
  const found = folders.map((folder) => join(folder, script)).find((path) => existsSync(path));
  return found === void 0 ? command : ["node", found, ...args];
}
var running = /* @__PURE__ */ new Set();
var DEADLY = ["SIGINT", "SIGTERM", "SIGHUP"];
function remember(group) {
  if (running.size === 0) {
    process.on("exit", endAll);
    for (const signal of DEADLY) process.on(signal, endAllAndGo);
  }
  running.add(group);
}
function forget(group) {
  running.delete(group);
  if (running.size > 0) return;
  process.off("exit", endAll);
  for (const signal of DEADLY) process.off(signal, endAllAndGo);
}
function endAll() {
  for (const group of running) group.endNow();
}
function endAllAndGo(signal) {
  endAll();
  for (const known of DEADLY) process.off(known, endAllAndGo);
  process.kill(process.pid, signal);
}

// src/inputs/live/stdio-transport.ts
var STDERR_LIMIT = 64 * 1024;
var LAST_WORDS_MS = 250;
var StdioTransport = class {
  onclose;
  onerror;
  onmessage;
  /** Why the other side is gone. */
  failure;
  #command;
  #options;
  #lines = new LineSplitter();
  #budget = new ByteBudget();
  #decoder = new Decoder();
  #group;
  #stderr = Buffer.alloc(0);
  #noise = { lines: 0, first: "" };
  #closed = false;
  constructor(command, options) {
    this.#command = command;
    this.#options = options;
  }
  /** @throws InputError when there is no such program. */
  async start() {
    const group = new ProcessGroup(this.#command, this.#options);
    this.#group = group;
    const { child } = group;
    child.stdin.on("error", () => void 0);
    child.stdout.on("data", (piece) => {
      this.#read(piece);
    });
    child.stderr.on("data", (piece) => {
      this.#stderr = Buffer.concat([this.#stderr, piece]).subarray(-STDERR_LIMIT);
    });
    const gone = () => {
      setTimeout(() => {
        this.#fail(goneBecause(child));
      }, LAST_WORDS_MS).unref();
    };
    child.on("exit", gone);
    child.stdout.on("end", gone);
    await new Promise((resolve, reject) => {
      child.once("spawn", resolve);
      child.once("error", (error) => {
        reject(new InputError(notStarted(this.#command[0] ?? "", error.code)));
      });
    });
  }
  async send(message) {
    assertListing(message);
    const stdin = this.#group?.child.stdin;
    if (this.failure !== void 0 || stdin?.writable !== true) return;
    await new Promise((resolve) => {
      stdin.write(`${JSON.stringify(message)}
`, () => {
        resolve();
      });
    });
  }
  async close() {
    this.#closed = true;
    await this.#group?.end();
  }
  /** Whether the process ended itself. */
  get hasExited() {
    return this.failure !== void 0 && typeof this.#group?.child.exitCode === "number";
  }
  /** The end of what the server said on standard error. */
  get stderr() {
    return this.#stderr.toString("utf8");
  }
  /** What is odd about what came over standard output, in a sentence each. */
  get remarks() {
    const { lines, first } = this.#noise;
    if (lines === 0) return this.#decoder.remarks;
    const noise = `${lines} ${lines === 1 ? "line" : "lines"} on standard output that`;
    return [`${noise} ${lines === 1 ? "is" : "are"} no JSON-RPC message, first "${first}"`, ...this.#decoder.remarks];
  }
  #read(piece) {
    if (this.failure !== void 0 || this.#closed) return;
    try {
      this.#budget.add(piece.length);
      for (const line of this.#lines.add(piece)) this.#take(line);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.#fail(error.message);
    }
  }
  #take(line) {
    const text = this.#decoder.decode(line);
    if (text.trim() === "") return;
    const messages = messagesIn(text);
    if (messages.length === 0)
      this.#noise = { lines: this.#noise.lines + 1, first: this.#noise.first || quoted(text, 80) };
    for (const message of messages) this.onmessage?.(message);
  }
  #fail(why) {
    if (this.failure !== void 0 || this.#closed) return;
    this.failure = new InputError(why);
    this.#group?.child.stdout.destroy();
    this.onclose?.();
  }
};
function goneBecause({ exitCode, signalCode }) {
  if (exitCode !== null) return `exited with code ${exitCode}`;
  return signalCode === null ? "closed its output" : `was ended by ${signalCode}`;
}
function notStarted(program, code) {
  const name = quoted(program, 80);
  if (code === "ENOENT") return `cannot be started: there is no program "${name}" (on the PATH, if it is no path)`;
  if (code === "EACCES") return `cannot be started: "${name}" is not a program that may be run`;
  return `cannot be started: ${code ?? "unknown reason"}`;
}

// src/inputs/live/manifest-text.ts
function manifestText(surface) {
  const raw = (kind) => surface.subjects.filter((subject) => subject.kind === kind).map((subject) => subject.raw);
  const [server] = raw("server");
  const lists = Object.entries({
    tools: raw("tool"),
    prompts: raw("prompt"),
    resources: raw("resource"),
    resourceTemplates: raw("template")
  }).filter(([name, list]) => name === "tools" || list.length > 0);
  const about = isObject(server) ? Object.entries(server) : [];
  return `${prettyJson(Object.fromEntries([...about, ...lists]))}
`;
}

// src/inputs/live/index.ts
var DEFAULT_TIMEOUT_MS = 6e4;
var OURSELVES = { name: "mcp-audit", version: "1.0.0" };
var ANOTHER = { name: "claude-code", version: "2.1.0" };
async function readServer(command, options) {
  return await startServer(parseCommand(command), options);
}
async function startServer(words, options) {
  const { env = {}, environment = process.env, cwd } = options;
  const naming = commandNaming(words);
  const secrets = [...Object.values(env), ...secretsOf(words), ...options.secrets ?? []];
  const started = async (identity, key, limits, era) => {
    const transport = new StdioTransport(words, { cwd, env, ours: environment });
    try {
      return await listWithin(transport, identity, key, limits, era);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const said = quotedLines(redacted(transport.stderr, secrets));
      const message = said === "" ? error.message : `${error.message}; the last that it said on standard error:${said}`;
      throw error instanceof Departure ? new Departure(message) : new InputError(message);
    } finally {
      await transport.close();
    }
  };
  const listAs = async (identity, key) => {
    const { until = Infinity, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
    const end = Math.min(until, Date.now() + timeoutMs);
    try {
      return await started(identity, key, options);
    } catch (departure) {
      if (!(departure instanceof Departure)) throw departure;
      return await started(identity, key, { ...options, until: end }, "stateless").catch((error) => {
        throw error instanceof InputError ? departure : error;
      });
    }
  };
  return await read({ origin: "server", naming, secrets, listAs }, options);
}
async function readUrl(address, options = {}) {
  const url = parseUrl(address);
  const { HttpTransport } = await import("./inputs-live-http-transport.js");
  const { headers = {} } = options;
  const inHeaders = Object.values(headers).flatMap((value) => [value, value.slice(value.indexOf(" ") + 1)]);
  const secrets = [...inHeaders, url.password, ...url.searchParams.values(), ...options.secrets ?? []];
  const listAs = async (identity, key) => {
    const transport = new HttpTransport(url, headers);
    try {
      return await listWithin(transport, identity, key, options);
    } finally {
      await transport.close();
    }
  };
  return await read({ origin: "url", naming: urlNaming(url), secrets, listAs }, options);
}
async function read(target, { name = "", allowEmpty = false, twice = false }) {
  const key = name === "" ? target.naming.key : name;
  const listed = { ...await surfaceOf(target, key, OURSELVES), ...name === "" && { isKeyGuessed: true } };
  const isAccepted = allowEmpty || listed.subjects.length > 1 || listed.incomplete.length > 0;
  const surface = isAccepted ? listed : { ...listed, incomplete: [NOTHING] };
  return twice ? await withRelisting(surface, target) : surface;
}
var NOTHING = "the server lists nothing at all; allow-empty accepts that";
async function surfaceOf({ origin, naming, secrets, listAs }, key, as) {
  const clean = (said) => redacted(said, secrets);
  try {
    const { documents, server, items, conflicts, skipped, incomplete } = await listAs(as, key);
    const about = blotted(server.value, secrets);
    return makeSurface({
      key,
      origin,
      source: clean(naming.source),
      documents,
      server: { ...server, value: isObject(about) ? about : {} },
      items: items.map((item) => ({ ...item, value: blotted(item.value, secrets) })),
      conflicts: conflicts.map(({ place, first, last }) => ({ place, first: clean(first), last: clean(last) })),
      skipped: skipped.map(clean),
      incomplete: incomplete.map(clean)
    });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(clean(`${naming.source} ${error.message}`));
  }
}
async function withRelisting(surface, target) {
  const label = `given to a client named ${ANOTHER.name}`;
  const without = (reasons) => {
    return { ...surface, incomplete: [...surface.incomplete, ...reasons.map((reason) => `${reason} (${label})`)] };
  };
  try {
    const { subjects, incomplete } = await surfaceOf(target, surface.key, ANOTHER);
    return incomplete.length > 0 ? without(incomplete) : { ...surface, again: [{ label, subjects }] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return without([error.message]);
  }
}
async function listWithin(transport, identity, key, { timeoutMs = DEFAULT_TIMEOUT_MS, until = Infinity }, era) {
  const deadline = new AbortController();
  const left = Math.max(until - Date.now(), 0);
  const timer = setTimeout(
    () => {
      const own = `within ${timeoutMs / 1e3} s (timeout gives it more)`;
      deadline.abort(left < timeoutMs ? "before the time for all servers was over (deadline gives more)" : own);
    },
    Math.min(left, timeoutMs)
  );
  try {
    const session = new Session(transport, identity, deadline.signal, era === "stateless");
    const listing = await listAll(session, key);
    return { ...listing, skipped: [...listing.skipped, ...transport.remarks] };
  } finally {
    clearTimeout(timer);
  }
}
function parseUrl(address) {
  const url = URL.canParse(address.trim()) ? new URL(address.trim()) : void 0;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    throw new InputError("url: this is no address that begins with http:// or https://");
  }
  try {
    decodeURIComponent(url.username + url.password);
  } catch {
    throw new InputError("url: a percent sign in its credentials is to be written %25");
  }
  return url;
}

export {
  isTelling,
  manifestText,
  readServer,
  startServer,
  readUrl
};
