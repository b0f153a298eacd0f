import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  grouped
} from "./shared-model-number.js";

// src/reporters/matrix.ts
function matrix({ compatibility = [], surface }) {
  if (compatibility.length < 2) return void 0;
  const tools = [...surface.tools].sort((a, b) => a.name < b.name ? -1 : 1);
  const whole = { tool: void 0, receptions: compatibility.map(({ server }) => server) };
  const each = tools.map((tool) => ({ tool, receptions: compatibility.map((row) => receptionOf(row, tool)) }));
  const isPlain = ({ receptions }) => receptions.every((reception) => reception === "accepted");
  return {
    profiles: compatibility.map(({ profile }) => profile),
    rows: [whole, ...each].filter((row) => !isPlain(row)),
    accepted: each.filter(isPlain).length
  };
}
function receptionOf({ tools }, tool) {
  return tools.get(tool) ?? "accepted";
}
function receptionText(profiles, receptions) {
  const said = ["rejected", "rewritten"].flatMap((reception) => {
    const who = profiles.filter((_, index) => receptions[index] === reception);
    return who.length === 0 ? [] : [`${reception} by ${who.join(", ")}`];
  });
  return said.join("; ");
}
var BAR = 24;
function costBars({ tools }, count) {
  const sorted = [...tools].sort(([a, x], [b, y]) => y - x || (a.name < b.name ? -1 : 1)).slice(0, count);
  const [, most = 0] = sorted[0] ?? [];
  return sorted.map(([tool, tokens]) => ({
    tool,
    tokens: grouped(tokens),
    bar: "\u2588".repeat(most === 0 ? 0 : Math.max(1, Math.round(tokens / most * BAR)))
  }));
}

export {
  matrix,
  receptionOf,
  receptionText,
  costBars
};
