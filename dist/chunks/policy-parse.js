import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  isTooLong,
  parsePolicy,
  policyDocument
} from "./shared-policy-check.js";
import "./shared-policy-patterns.js";
import "./shared-policy-table.js";
import "./shared-yaml.js";
import "./shared-model-day.js";
import "./shared-model-policy.js";
import "./shared-text-nearest.js";
import "./shared-model-schema.js";
import "./shared-model-rating.js";
import "./shared-model-number.js";
import "./shared-model-severity.js";
import "./shared-model-json.js";
import "./shared-model-errors.js";
import "./shared-runtime.js";
export {
  isTooLong,
  parsePolicy,
  policyDocument
};
