import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  auditFleet,
  auditGiven,
  readGiven
} from "./shared-entry-accept-command.js";
import "./shared-entry-anchor.js";
import "./shared-audit-drift.js";
import "./shared-policy-apply.js";
import "./shared-permissions-decision.js";
import "./shared-policy-paths.js";
import "./shared-model-shard.js";
import "./shared-model-policy.js";
import "./shared-entry-policy-file.js";
import "./shared-entry-options.js";
import "./shared-inputs-package-spec.js";
import "./shared-rules.js";
import "./shared-profiles-claude-code-name.js";
import "./shared-model-subject-keys.js";
import "./shared-profiles-names.js";
import "./shared-model-hints.js";
import "./shared-model-change-words.js";
import "./shared-select.js";
import "./shared-model-source-place.js";
import "./shared-model-capability.js";
import "./shared-model-pretty-json.js";
import "./shared-inputs-live-command.js";
import "./shared-inputs-live-messages.js";
import "./shared-inputs-config-package.js";
import "./shared-model-program.js";
import "./shared-inputs-json-index.js";
import "./shared-inputs-runners.js";
import "./shared-inputs-files.js";
import "./shared-inputs-body.js";
import "./shared-gate.js";
import "./shared-entry-files.js";
import "./shared-entry-option-values.js";
import "./shared-text-nearest.js";
import "./shared-model-schema.js";
import "./shared-inputs-live-quote.js";
import "./shared-model-change.js";
import "./shared-model-rating.js";
import "./shared-model-number.js";
import "./shared-findings.js";
import "./shared-model-text.js";
import "./shared-model-severity.js";
import "./shared-cost.js";
import "./shared-model-json.js";
import "./shared-profiles.js";
import "./shared-profiles-source.js";
import "./shared-model-errors.js";
import "./shared-runtime.js";
export {
  auditFleet,
  auditGiven,
  readGiven
};
