import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  yamlLines
} from "./shared-policy-lines.js";
import "./shared-text-ascii.js";
import {
  parsePolicy,
  policyDocument
} from "./shared-policy-check.js";
import "./shared-policy-patterns.js";
import "./shared-policy-table.js";
import {
  require_dist
} from "./shared-yaml.js";
import "./shared-model-day.js";
import "./shared-model-policy.js";
import "./shared-text-nearest.js";
import "./shared-model-schema.js";
import "./shared-model-rating.js";
import "./shared-model-number.js";
import "./shared-model-severity.js";
import "./shared-model-json.js";
import {
  InputError
} from "./shared-model-errors.js";
import {
  __toESM
} from "./shared-runtime.js";

// src/policy/edit.ts
var import_yaml = __toESM(require_dist(), 1);
var STALE = "# stale: the server does not list this tool";
function withTools(text, path, server, lines) {
  if (lines.length === 0) return text;
  const document = policyDocument(text, path);
  const tools = document.getIn(["servers", server, "tools"], true);
  if ((0, import_yaml.isMap)(tools)) return checked(inMap(text, tools, lines), path);
  const entry = document.getIn(["servers", server], true);
  const table = { name: "tools", value: Object.fromEntries(lines.map(({ name, value }) => [name, value])) };
  if ((0, import_yaml.isMap)(entry)) return checked(inMap(text, entry, [table]), path);
  const servers = document.getIn(["servers"], true);
  const named = { name: server, value: { tools: table.value } };
  if ((0, import_yaml.isMap)(servers)) return checked(inMap(text, servers, [named]), path);
  return checked(atTheEnd(text, document, { name: "servers", value: { [server]: named.value } }), path);
}
function withStaleMarks(text, path, server, isGone) {
  const tools = policyDocument(text, path).getIn(["servers", server, "tools"], true);
  if (!(0, import_yaml.isMap)(tools) || tools.flow === true) return text;
  const edits = tools.items.flatMap(({ key }) => {
    const range = rangeOf(key);
    if (range === void 0) return [];
    const start = lineStart(text, range[0]);
    const before = lineStart(text, start - 1);
    const isMarked = text.slice(before, start).trim() === STALE;
    const gone = isGone(nameOf(key));
    if (gone === isMarked) return [];
    return [
      gone ? { start, end: start, text: `${text.slice(start, range[0])}${STALE}
` } : { start: before, end: start, text: "" }
    ];
  });
  return checked(applied(text, edits), path);
}
function withAcceptance(text, path, entry) {
  const document = policyDocument(text, path);
  const accept = document.getIn(["accept"], true);
  if (!(0, import_yaml.isSeq)(accept)) return checked(atTheEnd(text, document, { name: "accept", value: [entry] }), path);
  const [first] = accept.items;
  if (accept.flow === true) return checked(inFlow(text, accept, [JSON.stringify(entry)]), path);
  const dash = text.lastIndexOf("-", rangeOf(first)?.[0] ?? 0);
  const indent = text.slice(lineStart(text, dash), dash);
  const lines = Object.entries(entry).flatMap(([name, value]) => yamlLines(name, value));
  const block = lines.map((line, index) => `${indent}${index === 0 ? "- " : "  "}${line}`);
  return checked(afterLast(text, accept, block), path);
}
function applied(text, edits) {
  return [...edits].reverse().reduce((out, edit) => out.slice(0, edit.start) + edit.text + out.slice(edit.end), text);
}
function inMap(text, map, lines) {
  if (map.flow === true) {
    return inFlow(
      text,
      map,
      lines.map(({ name, value }) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    );
  }
  const start = rangeOf(map.items[0]?.key)?.[0] ?? 0;
  const indent = text.slice(lineStart(text, start), start);
  const block = lines.flatMap(({ name, value }) => yamlLines(name, value)).map((line) => indent + line);
  return afterLast(text, map, block);
}
function inFlow(text, collection, items) {
  const close = (rangeOf(collection)?.[1] ?? 1) - 1;
  const before = text.slice(0, close).trimEnd();
  const isOpen = /[{[,]$/.test(before);
  const space = text[close] === "}" ? " " : "";
  return `${before}${isOpen ? space : ", "}${items.join(", ")}${space}${text.slice(close)}`;
}
function afterLast(text, block, lines) {
  const end = lastEnd(block);
  const isWholeLine = text[end - 1] === "\n";
  const next = isWholeLine ? end : text.indexOf("\n", end) + 1;
  const at = next === 0 ? text.length : next;
  const lead = text[at - 1] === "\n" ? "" : "\n";
  return `${text.slice(0, at)}${lead}${lines.join("\n")}
${text.slice(at)}`;
}
function lastEnd(block) {
  const last = block.items.at(-1);
  const value = isPair(last) ? last.value ?? last.key : last;
  if ((0, import_yaml.isCollection)(value) && value.flow !== true && value.items.length > 0 && ((0, import_yaml.isMap)(value) || (0, import_yaml.isSeq)(value)))
    return lastEnd(value);
  return rangeOf(value)?.[1] ?? rangeOf(block)?.[1] ?? 0;
}
function atTheEnd(text, document, line) {
  if (!(0, import_yaml.isMap)(document.contents) || document.contents.flow === true) {
    throw new InputError(
      `${line.name} cannot be added to a policy that is written in one pair of braces: add it by hand`
    );
  }
  const lead = text === "" || text.endsWith("\n") ? "" : "\n";
  return `${text}${lead}${yamlLines(line.name, line.value).join("\n")}
`;
}
function checked(text, path) {
  try {
    parsePolicy(text, path);
    return text;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new InputError(`${path} is laid out so that lines cannot be added to it; add them by hand (${why})`);
  }
}
function isPair(value) {
  return typeof value === "object" && value !== null && "key" in value && "value" in value;
}
function rangeOf(node) {
  if (typeof node !== "object" || node === null || !("range" in node) || !Array.isArray(node.range)) return void 0;
  const range = node.range;
  const [start, end] = range;
  return typeof start === "number" && typeof end === "number" ? [start, end] : void 0;
}
function nameOf(key) {
  if (typeof key !== "object" || key === null || !("value" in key)) return "";
  const source = "source" in key && typeof key.source === "string" ? key.source : "";
  return typeof key.value === "string" ? key.value : source;
}
function lineStart(text, offset) {
  return text.lastIndexOf("\n", offset - 1) + 1;
}
export {
  withAcceptance,
  withStaleMarks,
  withTools
};
