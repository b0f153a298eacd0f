import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  require_dist
} from "./shared-yaml.js";
import {
  __toESM
} from "./shared-runtime.js";

// src/entry/workflow-line.ts
var import_yaml = __toESM(require_dist(), 1);
function lineOf(body, key, value) {
  const equal = [];
  const open = [];
  (0, import_yaml.visit)((0, import_yaml.parseDocument)(body, { uniqueKeys: false }), {
    Pair(_, pair) {
      if (!(0, import_yaml.isScalar)(pair.key) || pair.key.value !== key || !(0, import_yaml.isScalar)(pair.value)) return;
      const [start] = pair.key.range ?? [];
      const written = String(pair.value.value).trim();
      if (start === void 0) return;
      if (written === value) equal.push(start);
      else if (written.includes("${{")) open.push(start);
    }
  });
  const [first] = equal;
  const [only] = open.length === 1 ? open : [];
  const [line = ""] = value.split("\n", 1);
  const plain = line === "" ? -1 : body.indexOf(line);
  const at = first ?? only ?? (plain === -1 ? void 0 : plain);
  return at === void 0 ? void 0 : wholeLine(body, at);
}
function wholeLine(body, at) {
  const start = body.lastIndexOf("\n", at) + 1;
  const next = body.indexOf("\n", at);
  const end = next === -1 ? body.length : next;
  const line = body.slice(start, end).trimEnd();
  return { start: start + line.length - line.trimStart().length, end: start + line.length };
}
export {
  lineOf
};
