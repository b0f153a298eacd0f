import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  rank
} from "./shared-model-severity.js";

// src/gate.ts
function gate(findings, failOn) {
  const count = failOn === "none" ? 0 : findings.filter(({ severity }) => rank(severity) >= rank(failOn)).length;
  return { failOn, failed: count > 0, count };
}
function exitCode(report) {
  if (report.broken.length > 0) return 3;
  if (report.incomplete.length > 0) return 2;
  return report.gate.failed ? 1 : 0;
}

// src/entry/version.ts
var VERSION = "0.1.0";

export {
  gate,
  exitCode,
  VERSION
};
