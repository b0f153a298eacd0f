import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  classRank
} from "./shared-model-rating.js";
import {
  grouped
} from "./shared-model-number.js";

// src/reporters/tools.ts
function toolRows(server) {
  const permissions = new Map([...server.permissions].reverse().map((permission) => [permission.tool, permission]));
  const rows = [...server.ratings].map(([tool, rating]) => ({
    tool,
    rating,
    hash: server.toolHashes.get(tool) ?? "",
    tokens: server.cost?.tools.get(tool),
    permission: permissions.get(tool.name)
  }));
  const key = ({ tool, rating, hash }) => `${9 - classRank(rating.class)} ${tool.name}\0${hash}`;
  return rows.sort((a, b) => key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0);
}
function claudeSettings(servers) {
  const all = servers.flatMap(({ permissions }) => permissions);
  const list = (decision) => [...new Set(all.filter((permission) => permission.decision === decision).map(({ rule }) => rule))].sort();
  return { permissions: { allow: list("allow"), ask: list("ask"), deny: list("deny") } };
}
function costLine({ cost }) {
  if (cost === void 0) return [];
  const long = cost.byLength.length === 0 ? "" : `; ${cost.byLength.length} of its tools by their length alone`;
  return [
    `About ${grouped(cost.upfront)} tokens before the first message, ${grouped(cost.deferred)} in clients that load tools on demand (an estimate${long}).`
  ];
}

export {
  toolRows,
  claudeSettings,
  costLine
};
