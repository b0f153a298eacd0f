import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  didYouMean
} from "./shared-text-nearest.js";
import {
  reportLines
} from "./shared-reporters-containment.js";
import {
  fileLines
} from "./shared-model-document.js";
import "./shared-reporters-verdict.js";
import {
  cut,
  terminal
} from "./shared-reporters-escape.js";
import "./shared-model-text.js";
import "./shared-model-severity.js";
import "./shared-model-json.js";
import {
  InputError
} from "./shared-model-errors.js";
import "./shared-runtime.js";

// src/reporters/call-graph.ts
var LINES = 500;
function callGraph(name, { code }, where) {
  const root = {
    label: `[<handler:${shown(name)}>] ${terminal(where(code.handler ?? code.site))}`,
    children: /* @__PURE__ */ new Map()
  };
  for (const effect of code.effects) add(root, effect, where);
  const lines = [root.label, ...branches(root, "")];
  if (root.children.size === 0) lines.push("    reaches nothing that is counted");
  return lines.length <= LINES ? lines : [...lines.slice(0, LINES), `    \u2026 ${lines.length - LINES} more`];
}
function add(root, effect, where) {
  let node = root;
  for (const step of effect.path.slice(1, -1)) node = child(node, labelOf(step, where));
  child(node, `${shown(effect.symbol)} [${effect.leaf}]${scopeOf(effect)}  ${terminal(where(effect.at))}`);
}
function scopeOf({ scope }) {
  return scope === "tool" ? "" : ` (${scope})`;
}
function labelOf({ at, text }, where) {
  return `${terminal(cut(text.replace(/^calls /, ""), 120))}  ${terminal(where(at))}`;
}
function child(node, label) {
  const known = node.children.get(label);
  if (known !== void 0) return known;
  const made = { label, children: /* @__PURE__ */ new Map() };
  node.children.set(label, made);
  return made;
}
function* branches(node, indent) {
  const children = [...node.children.values()];
  for (const [index, next] of children.entries()) {
    const isLast = index === children.length - 1;
    yield `${indent}${isLast ? "\u2514\u2500\u2500 " : "\u251C\u2500\u2500 "}${next.label}`;
    yield* branches(next, `${indent}${isLast ? "    " : "\u2502   "}`);
  }
}
function shown(name) {
  return terminal(cut(name, 100));
}

// src/entry/show-graph.ts
var NAMED = 20;
function shownGraph(report, tool) {
  const known = report.servers.flatMap(({ surface }) => [...surface.code?.tools.keys() ?? []]);
  if (known.length === 0) throw new InputError("show-graph is about the code of source, and no tool's code is known");
  if (!known.includes(tool)) {
    const some = known.slice(0, NAMED).map((name) => `"${name}"`);
    const all = `there are ${some.join(", ")}${known.length > NAMED ? ` and ${known.length - NAMED} more` : ""}`;
    throw new InputError(`show-graph: there is no tool "${tool}"; ${didYouMean(tool, known, all)}`);
  }
  const blocks = report.servers.flatMap(({ key, surface }) => {
    const analysis = surface.code?.tools.get(tool);
    if (analysis === void 0) return [];
    const where = fileLines(report, key);
    return [[...reportLines(tool, analysis, where), "", ...callGraph(tool, analysis, where)].join("\n")];
  });
  return `${blocks.join("\n\n")}
`;
}
export {
  shownGraph
};
