import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  summary
} from "./shared-reporters-summary-clients.js";
import "./shared-reporters-summary-drift.js";
import "./shared-reporters-containment.js";
import "./shared-reporters-summary-since.js";
import "./shared-reporters-drift-rows.js";
import "./shared-reporters-links.js";
import "./shared-reporters-tools.js";
import "./shared-reporters-matrix.js";
import "./shared-model-document.js";
import "./shared-reporters-verdict.js";
import "./shared-model-change.js";
import "./shared-model-rating.js";
import "./shared-model-number.js";
import "./shared-reporters-escape.js";
import "./shared-model-text.js";
import "./shared-model-severity.js";
import "./shared-model-json.js";
import "./shared-runtime.js";
export {
  summary
};
