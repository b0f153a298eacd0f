import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  isLinkLocal
} from "./shared-inputs-live-http-client.js";
import {
  isTelling,
  readUrl,
  startServer
} from "./shared-inputs-live.js";
import "./shared-inputs-live-lines.js";
import {
  NOT_STARTED
} from "./shared-inputs-jsonc.js";
import "./shared-model-pretty-json.js";
import "./shared-inputs-live-command.js";
import "./shared-inputs-live-messages.js";
import "./shared-inputs-config-package.js";
import "./shared-model-program.js";
import "./shared-inputs-json-index.js";
import "./shared-inputs-runners.js";
import "./shared-inputs-files.js";
import "./shared-inputs-body.js";
import "./shared-model-schema.js";
import "./shared-inputs-live-quote.js";
import "./shared-model-number.js";
import "./shared-model-json.js";
import {
  InputError
} from "./shared-model-errors.js";
import "./shared-runtime.js";

// src/inputs/config/start.ts
import { resolve } from "node:path";

// src/inputs/config/references.ts
var REFERENCE = /\$\{\{\s{0,9}(?:secrets|env|vars|inputs)\.([\w-]{1,100})\s{0,9}\}\}|\$\{([^{}]{1,500})\}|\{(env:\w{1,100}|file:[^{}]{1,200})\}|(?<![^\s=:/"'])\$([A-Z_][A-Z0-9_]{0,99})(?![^\s:/"'?&,;])|^%([A-Z_][A-Z0-9_]{0,99})%(?=$|[\\/])/g;
var FOLDERS = /* @__PURE__ */ new Set(["workspaceFolder", "workspaceRoot", "PWD", "CLAUDE_PROJECT_DIR"]);
function filled(word, { variables, folder }, own = /* @__PURE__ */ new Set()) {
  const missing = [];
  const value = word.replace(REFERENCE, (written, ...groups) => {
    const [secret, braced, plain, bare, percent] = groups;
    const inner = secret ?? braced?.replace(/^(?:env|input):/, "") ?? plain?.replace(/^env:/, "") ?? bare ?? percent ?? "";
    const at = inner.indexOf(":-");
    const name = at === -1 ? inner : inner.slice(0, at);
    if (FOLDERS.has(name)) return folder;
    const given = Object.hasOwn(variables, name) ? variables[name] : void 0;
    if (given !== void 0) return given;
    if (at !== -1) return inner.slice(at + 2);
    if (name !== bare || !own.has(name)) missing.push(name);
    return written;
  });
  return { value, missing };
}

// src/inputs/config/start.ts
var AT_ONCE = 4;
var NO_METADATA = "its address is one where machines of a cloud ask for their credentials; it is asked when url gives it";
var TOO_LATE = "the time for all servers was over before it was asked (deadline gives more)";
async function startServers(surfaces, options) {
  const until = Date.now() + options.deadlineMs;
  const made = [...surfaces];
  const queue = [...surfaces.entries()];
  const work = async () => {
    for (let next = queue.shift(); next !== void 0; next = queue.shift()) {
      const [index, surface] = next;
      made[index] = await started(surface, until, options);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return made;
}
async function started(surface, until, options) {
  const { key, launch } = surface;
  if (launch === void 0) return surface;
  if (launch.isOff) return withSkipped(surface, ["not started: its entry is switched off"]);
  try {
    const listed = await listedBy(key, launch, until, options);
    options.done(key, `listed, ${listed.tools.length} tools`);
    return {
      ...listed,
      documents: new Map([...surface.documents, ...listed.documents]),
      launch,
      anchor: launch.place,
      coverage: { ...listed.coverage, skipped: [...unread(launch), ...listed.coverage.skipped] },
      conflicts: [...surface.conflicts, ...listed.conflicts]
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const reason = `not listed: ${error.message}`;
    options.done(key, reason);
    return { ...withSkipped(surface, unread(launch)), incomplete: [...surface.incomplete, reason] };
  }
}
function unread({ variableFile }) {
  return variableFile === void 0 ? [] : ["the file that its entry takes variables from is not read"];
}
function withSkipped(surface, reasons) {
  const kept = surface.coverage.skipped.filter((sentence) => sentence !== NOT_STARTED);
  return { ...surface, coverage: { ...surface.coverage, skipped: [...kept, ...reasons] } };
}
async function listedBy(key, launch, until, options) {
  if (Date.now() >= until) throw new InputError(TOO_LATE);
  const missing = /* @__PURE__ */ new Set();
  const own = /* @__PURE__ */ new Set([...launch.env.map(({ name }) => name), "PATH", "HOME"]);
  const fill = (word) => {
    const { value, missing: names } = filled(word, options, own);
    for (const name of names) missing.add(name);
    return value;
  };
  const fillAll = (words2) => {
    const values = words2.map(({ name, value }) => [name, fill(value)]);
    for (const [, value] of values) if (isTelling(value)) options.mask(value);
    return Object.fromEntries(values);
  };
  const { timeoutMs, allowEmpty, twice, folder } = options;
  const secrets = Object.values(options.variables).filter(isTelling);
  const live = { name: key, timeoutMs, until, allowEmpty, twice, secrets };
  const env = fillAll(launch.env);
  const headers = fillAll(launch.headers);
  const url = launch.command === void 0 ? fill(launch.url?.value ?? "") : "";
  const cwd = launch.folder === void 0 ? folder : resolve(folder, fill(launch.folder.value));
  const words = launch.command === void 0 ? [] : [launch.command, ...launch.args].map(({ value }) => fill(value));
  if (missing.size > 0) {
    throw new InputError(`it needs ${[...missing].sort().join(", ")}, which env does not give`);
  }
  if (URL.canParse(url) && isLinkLocal(new URL(url))) throw new InputError(NO_METADATA);
  return words.length > 0 ? await startServer(words, { ...live, cwd, env }) : await readUrl(url, { ...live, headers });
}
export {
  startServers
};
