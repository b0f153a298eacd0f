import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);

// src/model/severity.ts
var SEVERITIES = ["info", "low", "medium", "high", "critical"];
var FAIL_ON = ["none", "low", "medium", "high", "critical"];
function rank(severity) {
  return SEVERITIES.indexOf(severity);
}

export {
  SEVERITIES,
  FAIL_ON,
  rank
};
