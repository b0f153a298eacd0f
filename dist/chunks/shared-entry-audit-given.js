import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  NO_LINE,
  hasLine,
  readFleet
} from "./shared-entry-anchor.js";
import {
  parseChoice,
  parseReading
} from "./shared-entry-options.js";
import {
  audit
} from "./shared-audit.js";
import {
  VERSION
} from "./shared-gate.js";
import {
  mayPassBudget
} from "./shared-cost.js";
import {
  InputError
} from "./shared-model-errors.js";

// src/entry/audit-given.ts
async function auditGiven(host, given, need) {
  const choice = parseChoice(given);
  const reading = parseReading(given, host.env, need);
  if (need.files === true && !await hasLine(reading.target, host.env)) throw new InputError(NO_LINE);
  return auditFleet(await readFleet(host, reading), choice, need);
}
async function auditFleet(fleet, choice, { cost = false }) {
  const isCounted = cost || fleet.some((surface) => mayPassBudget(surface, choice.budgets));
  const counting = isCounted ? { countTokens: (await import("./entry-tokenizer.js")).countO200k } : {};
  return audit(fleet, { ...choice, ...counting, version: VERSION });
}

export {
  auditGiven,
  auditFleet
};
