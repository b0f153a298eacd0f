import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  costOf,
  mayPassBudget
} from "./shared-cost.js";
import "./shared-model-json.js";
import "./shared-runtime.js";
export {
  costOf,
  mayPassBudget
};
