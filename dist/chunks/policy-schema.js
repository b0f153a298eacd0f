import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  EDITOR_HINT,
  policySchema
} from "./shared-policy-schema.js";
import "./shared-policy-table.js";
import "./shared-model-day.js";
import "./shared-model-policy.js";
import "./shared-model-rating.js";
import "./shared-model-severity.js";
import "./shared-runtime.js";
export {
  EDITOR_HINT,
  policySchema
};
