import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  columns,
  wrap
} from "./shared-reporters-layout.js";
import {
  costBars
} from "./shared-reporters-matrix.js";
import {
  count
} from "./shared-reporters-verdict.js";
import {
  grouped
} from "./shared-model-number.js";
import {
  cut,
  terminal
} from "./shared-reporters-escape.js";
import "./shared-model-severity.js";
import "./shared-runtime.js";

// src/reporters/cost-text.ts
var NAME = 40;
function costMethod({ width }) {
  return wrap(METHOD, Math.max(width, 60)).join("\n");
}
var METHOD = "Estimated with the tokenizer o200k over compact JSON of name, description and input schema, as clients send it. Other models differ by about a tenth, and clients add a few hundred tokens of their own to a request.";
function costText(key, cost, { top }) {
  const bars = costBars(cost, top);
  const names = bars.map(({ tool }) => terminal(cut(tool.name, NAME)));
  const widest = names.reduce((most, name) => Math.max(most, columns(name)), 0);
  const digits = bars.reduce((most, { tokens }) => Math.max(most, tokens.length), 0);
  const lines = bars.map(({ tokens, bar }, index) => {
    const name = names[index] ?? "";
    return `\u2502 ${name}${" ".repeat(widest - columns(name))}  ${tokens.padStart(digits)}  ${bar}`;
  });
  const rest = cost.tools.size - bars.length;
  const more = rest === 0 ? [] : [`\u2502 and ${rest} cheaper ones`];
  const long = cost.byLength.length === 0 ? [] : [`${cost.byLength.length} of them by their length, being too long to count.`];
  return [
    terminal(key),
    `  ${grouped(cost.definitions)} tokens in the definitions of ${count(cost.tools.size, "tool")}`,
    `  ${grouped(cost.instructions)} in the instructions`,
    `  ${grouped(cost.upfront)} before the first message, ${grouped(cost.deferred)} where tools are loaded on demand`,
    ...lines,
    ...more,
    ...long
  ].join("\n");
}
export {
  costMethod,
  costText
};
