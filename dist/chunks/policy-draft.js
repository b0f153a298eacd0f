import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  toolValue,
  yamlLines
} from "./shared-policy-lines.js";
import "./shared-text-ascii.js";
import "./shared-policy-patterns.js";
import {
  EDITOR_HINT
} from "./shared-policy-schema.js";
import "./shared-policy-table.js";
import "./shared-yaml.js";
import "./shared-model-day.js";
import "./shared-model-policy.js";
import "./shared-model-rating.js";
import "./shared-model-severity.js";
import "./shared-runtime.js";

// src/policy/draft.ts
var HEAD = `${EDITOR_HINT}
#
# What this project decided about its MCP servers: docs/policy.md of mcp-audit says what can stand here.
# The classes below are what the tools' own words say. Go through them: they are yours from now on.

version: 1
`;
function policyDraft(servers) {
  const entries = servers.map(({ key, ratings }) => {
    const tools = [...ratings].map(([tool, rating]) => [tool.name, toolValue(rating)]);
    const byName = [...tools].sort(([a], [b]) => a < b ? -1 : 1);
    return yamlLines(key, { tools: Object.fromEntries(byName) });
  });
  if (entries.length === 0) return HEAD;
  return `${HEAD}
servers:
${entries.flat().map((line) => `  ${line}`).join("\n")}
`;
}
export {
  policyDraft
};
