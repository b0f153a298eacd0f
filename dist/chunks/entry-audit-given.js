import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  auditFleet,
  auditGiven
} from "./shared-entry-audit-given.js";
import "./shared-entry-anchor.js";
import "./shared-entry-options.js";
import "./shared-inputs-package-spec.js";
import "./shared-audit.js";
import "./shared-model-cost.js";
import "./shared-rules.js";
import "./shared-profiles-names.js";
import "./shared-model-program.js";
import "./shared-select.js";
import "./shared-inputs-live-command.js";
import "./shared-gate.js";
import "./shared-inputs-live-quote.js";
import "./shared-model-text.js";
import "./shared-model-number.js";
import "./shared-model-severity.js";
import "./shared-model-rating.js";
import "./shared-cost.js";
import "./shared-model-json.js";
import "./shared-profiles.js";
import "./shared-profiles-source.js";
import "./shared-model-errors.js";
import "./shared-runtime.js";
export {
  auditFleet,
  auditGiven
};
