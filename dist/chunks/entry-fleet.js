import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  fromRoot,
  readFleet
} from "./shared-entry-anchor.js";
import "./shared-model-shard.js";
import "./shared-entry-options.js";
import "./shared-inputs-package-spec.js";
import "./shared-rules.js";
import "./shared-profiles-claude-code-name.js";
import "./shared-model-subject-keys.js";
import "./shared-profiles-names.js";
import "./shared-model-hints.js";
import "./shared-model-change-words.js";
import "./shared-select.js";
import "./shared-model-capability.js";
import "./shared-inputs-live-command.js";
import "./shared-model-program.js";
import "./shared-entry-option-values.js";
import "./shared-text-nearest.js";
import "./shared-model-schema.js";
import "./shared-inputs-live-quote.js";
import "./shared-model-change.js";
import "./shared-model-rating.js";
import "./shared-model-number.js";
import "./shared-model-text.js";
import "./shared-model-severity.js";
import "./shared-model-json.js";
import "./shared-profiles.js";
import "./shared-profiles-source.js";
import "./shared-model-errors.js";
import "./shared-runtime.js";
export {
  fromRoot,
  readFleet
};
