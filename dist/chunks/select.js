import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  named,
  select,
  unknownRule
} from "./shared-select.js";
import "./shared-text-nearest.js";
import "./shared-model-errors.js";
import "./shared-runtime.js";
export {
  named,
  select,
  unknownRule
};
