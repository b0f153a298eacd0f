import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  packageOf
} from "./shared-inputs-config-package.js";
import {
  makeSurface,
  parseJson
} from "./shared-inputs-json-index.js";
import {
  filesOf,
  readText
} from "./shared-inputs-files.js";
import {
  SyntaxFault,
  explained
} from "./shared-inputs-body.js";
import {
  quoted
} from "./shared-inputs-live-quote.js";
import {
  field,
  isArray,
  isObject,
  pointerStep,
  stringField
} from "./shared-model-json.js";
import {
  InputError
} from "./shared-model-errors.js";

// src/inputs/jsonc.ts
function parseJsonc(body) {
  return parseJson(plainJson(body));
}
function plainJson(body) {
  const pieces = [];
  let kept = 0;
  const blank = (start, end) => {
    pieces.push(body.slice(kept, start), body.slice(start, end).replace(/[^\n]/g, " "));
    kept = end;
  };
  let comma = -1;
  const drop = [];
  for (let at = 0; at < body.length; at += 1) {
    const character = body[at] ?? "";
    if (character === "/" && (body[at + 1] === "/" || body[at + 1] === "*")) {
      const end = afterComment(body, at);
      blank(at, end);
      at = end - 1;
      continue;
    }
    if (" 	\r\n".includes(character)) continue;
    if (comma !== -1 && (character === "}" || character === "]")) drop.push(comma);
    comma = character === "," ? at : -1;
    if (character === '"') at = closingQuote(body, at);
  }
  const bare = pieces.join("") + body.slice(kept);
  return drop.length === 0 ? bare : without(bare, drop);
}
function afterComment(body, at) {
  const isLine = body[at + 1] === "/";
  const end = isLine ? body.indexOf("\n", at) : body.indexOf("*/", at + 2);
  if (end === -1 && !isLine) throw new SyntaxFault(at, "a comment that does not end");
  return end === -1 ? body.length : isLine ? end : end + 2;
}
function closingQuote(body, at) {
  for (let next = at + 1; next < body.length; next += 1) {
    if (body[next] === "\\") next += 1;
    else if (body[next] === '"') return next;
  }
  return body.length;
}
function without(body, commas) {
  const pieces = commas.map((at, index) => body.slice(index === 0 ? 0 : (commas[index - 1] ?? 0) + 1, at));
  return [...pieces, body.slice((commas.at(-1) ?? -1) + 1)].join(" ");
}

// src/inputs/package-json.ts
var RUN_ON_INSTALL = ["preinstall", "install", "postinstall"];
function installScripts(root, doc) {
  const isPackage = ["scripts", "dependencies", "devDependencies", "bin", "engines"].some(
    (key) => isObject(field(root, key))
  );
  if (!isPackage && (field(root, "name") === void 0 || field(root, "version") === void 0)) return void 0;
  const scripts = field(root, "scripts");
  return RUN_ON_INSTALL.flatMap((name) => {
    const value = field(scripts, name);
    return typeof value === "string" ? [{ name, value, place: { doc, pointer: `/scripts${pointerStep(name)}` } }] : [];
  });
}

// src/inputs/config/entries.ts
var HOLDERS = [
  // Claude Code and Desktop, Cursor, Windsurf, Gemini CLI, Copilot, Cline, Roo, Amazon Q, Kiro; a list in Continue.
  ["mcpServers"],
  // VS Code: a file of its own, and a part of its settings.
  ["servers"],
  ["mcp", "servers"],
  // Zed.
  ["context_servers"],
  // Codex.
  ["mcp_servers"],
  // opencode.
  ["mcp"]
];
var REACHES = ["command", "url", "httpUrl", "serverUrl", "uri"];
function isEntry(value) {
  return isObject(value) && REACHES.some((key) => Object.hasOwn(value, key));
}
function entriesOf(root, pointer = "") {
  const found = HOLDERS.flatMap((path) => {
    let value = root;
    for (const step of path) value = field(value, step);
    const at = pointer + path.map(pointerStep).join("");
    const isShared = path.length > 1 || path[0] === "servers" || path[0] === "mcp";
    return isHolder(value, isShared) ? [listed(value, at)] : [];
  });
  const projects = Object.entries(object(field(root, "projects"))).flatMap(([path, project]) => {
    const inner = isObject(project) ? field(project, "mcpServers") : void 0;
    const at = `${pointer}/projects${pointerStep(path)}/mcpServers`;
    return isHolder(inner, false) ? [listed(inner, at)] : [];
  });
  const all = [...found, ...projects];
  if (all.length > 0) return all.flat();
  const isBare = isObject(root) && Object.keys(root).length > 0 && Object.values(root).every(isEntry);
  return isBare ? listed(root, pointer) : void 0;
}
function isHolder(value, isShared) {
  if (isArray(value)) return !isShared;
  return isObject(value) && (!isShared || Object.values(value).some(isEntry));
}
function listed(holder, pointer) {
  if (isArray(holder)) {
    return holder.map((value, index) => ({
      key: stringField(value, "name") ?? `#${index}`,
      value,
      pointer: pointer + pointerStep(index)
    }));
  }
  return Object.entries(holder).map(([key, value]) => ({ key, value, pointer: pointer + pointerStep(key) }));
}
function object(value) {
  return isObject(value) ? value : {};
}

// src/inputs/config/launch.ts
var APPROVALS = ["trust", "autoApprove", "alwaysAllow", "tools"];
function launchOf({ key, value, pointer }, doc) {
  const at = (name) => field(value, name);
  const place = (...steps) => ({
    doc,
    pointer: pointer + steps.map(pointerStep).join("")
  });
  const word = (name) => {
    const found = at(name);
    return typeof found === "string" ? { value: found, place: place(name) } : void 0;
  };
  const words = (list, ...steps) => isArray(list) ? list.flatMap((item, index) => isText(item) ? [{ value: String(item), place: place(...steps, index) }] : []) : [];
  const named = (map, ...steps) => isObject(map) ? Object.entries(map).flatMap(
    ([name, item]) => isText(item) ? [{ name, value: String(item), place: place(...steps, name) }] : []
  ) : [];
  const command = at("command");
  const nested = isObject(command);
  const [program, ...listed2] = words(command, "command");
  const path = field(command, "path");
  const nestedPath = typeof path === "string" ? { value: path, place: place("command", "path") } : void 0;
  const start = word("command") ?? program ?? nestedPath;
  const url = ["url", "httpUrl", "serverUrl", "uri"].map(word).find((found) => found !== void 0);
  if (start === void 0 && url === void 0) return void 0;
  const args = [
    ...listed2,
    ...words(at("args"), "args"),
    ...nested ? words(field(command, "args"), "command", "args") : []
  ];
  const fetched = start === void 0 ? void 0 : packageOf(start, args);
  const folder = word("cwd");
  const variableFile = word("envFile") ?? word("env_file");
  const token = word("bearer_token");
  const variable = word("bearer_token_env_var");
  const helper = word("headersHelper");
  return {
    key,
    place: place(),
    ...start !== void 0 && { command: start },
    args,
    ...folder !== void 0 && { folder },
    ...url !== void 0 && { url },
    ...variableFile !== void 0 && { variableFile },
    env: [
      ...named(at("env"), "env"),
      ...named(at("environment"), "environment"),
      ...nested ? named(field(command, "env"), "command", "env") : [],
      ...passedOn(at("env_vars"), place)
    ],
    headers: [
      ...named(at("headers"), "headers"),
      ...named(at("http_headers"), "http_headers"),
      ...named(at("env_http_headers"), "env_http_headers").map((header) => ({
        ...header,
        value: reference(header.value)
      })),
      ...variable === void 0 ? [] : [{ name: "Authorization", place: variable.place, value: `Bearer ${reference(variable.value)}` }],
      ...token === void 0 ? [] : [{ name: "bearer_token", ...token }]
    ],
    helpers: helper === void 0 ? [] : [{ name: "headersHelper", ...helper }],
    approvals: APPROVALS.flatMap((name) => approvals(name, at(name), place)),
    ...fetched !== void 0 && { package: fetched },
    isOff: at("disabled") === true || at("enabled") === false
  };
}
function passedOn(list, place) {
  if (!isArray(list)) return [];
  return list.flatMap((item, index) => {
    const name = typeof item === "string" ? item : stringField(item, "name");
    if (name === void 0) return [];
    const steps = typeof item === "string" ? [index] : [index, "name"];
    return [{ name, value: reference(name), place: place("env_vars", ...steps) }];
  });
}
function reference(written) {
  return /^[a-z_]\w{0,100}$/i.test(written) ? `\${${written}}` : written;
}
function approvals(name, value, place) {
  if (value === true) return [{ name, value: "true", place: place(name) }];
  if (!isArray(value)) return [];
  return value.flatMap(
    (tool, index) => typeof tool === "string" ? [{ name, value: tool, place: place(name, String(index)) }] : []
  );
}
function isText(value) {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

// src/inputs/config/index.ts
var NOT_STARTED = "not started: what it lists was not read";
var NO_LAUNCH = "its entry names neither a command nor a url";
var SIZE_LIMIT = 5 * 1024 * 1024;
async function readConfigs(patterns, { cwd, allowEmpty = false }) {
  const surfaces = [];
  for (const path of await filesOf(patterns, cwd)) {
    const found = await parseConfig(await readText(path, cwd), path);
    if (found === void 0)
      throw new InputError(`${quoted(path)}: no configuration of an MCP client, nor a package.json`);
    surfaces.push(...found);
  }
  if (surfaces.length === 0 && !allowEmpty) {
    throw new InputError(`${patterns.join(", ")}: no server is named there; allow-empty accepts that`);
  }
  return withOwnKeys(surfaces);
}
async function parseConfig(text, path) {
  try {
    return configured(await parsedBody(text, path), text, path);
  } catch (error) {
    throw explained(error, path, text);
  }
}
function configured(parsed, text, path) {
  const [root] = parsed.roots;
  if (root === void 0 || parsed.roots.length > 1) throw new SyntaxFault(void 0, "more than one value");
  const document = { id: path, path, body: text, index: parsed.index };
  const entries = entriesOf(root.value);
  if (entries !== void 0) return entries.map((entry) => configuredServer(entry, document, parsed));
  const scripts = installScripts(root.value, path);
  if (scripts === void 0) return void 0;
  const server = { value: {}, place: { doc: path, pointer: "" } };
  const parts = { key: path, origin: "package", source: path, documents: [document], server, items: [] };
  return [
    makeSurface({
      ...parts,
      scripts,
      skipped: ["of a package.json, only the install scripts are read; `source` reads the code"]
    })
  ];
}
async function parsedBody(text, path) {
  if (text.length > SIZE_LIMIT) throw new SyntaxFault(void 0, "over 5 MB, which is no configuration");
  if (/\.toml$/i.test(path)) return (await import("./inputs-toml.js")).parseToml(text);
  if (/\.ya?ml$/i.test(path)) return (await import("./inputs-yaml.js")).parseYaml(text);
  return parseJsonc(text);
}
function configuredServer(entry, document, { conflicts }) {
  const { key, pointer } = entry;
  const launch = launchOf(entry, document.id);
  const isInside = (at) => at === pointer || at.startsWith(`${pointer}/`);
  return makeSurface({
    key,
    origin: "config",
    source: document.id,
    documents: [document],
    server: { value: {}, place: { doc: document.id, pointer } },
    items: [],
    ...launch !== void 0 && { launch },
    // What stands there may be secret.
    conflicts: conflicts.filter((conflict) => isInside(conflict.pointer)).map((conflict) => ({
      place: { doc: document.id, pointer: conflict.pointer },
      first: "a value that is not shown",
      last: "another"
    })),
    skipped: [launch === void 0 ? NO_LAUNCH : NOT_STARTED]
  });
}
function withOwnKeys(surfaces) {
  const taken = /* @__PURE__ */ new Set();
  return surfaces.map((surface) => {
    let key = surface.key;
    for (let number = 1; taken.has(key); number += 1) {
      key = number === 1 ? `${surface.key} (${surface.source})` : `${surface.key} (${surface.source}, ${number})`;
    }
    taken.add(key);
    return key === surface.key ? surface : renamed(surface, key);
  });
}
function renamed(surface, key) {
  return { ...surface, key, subjects: surface.subjects.map((subject) => ({ ...subject, name: key })) };
}

export {
  NOT_STARTED,
  readConfigs,
  parseConfig,
  configured,
  withOwnKeys
};
