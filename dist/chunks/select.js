import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  named,
  nearest,
  select
} from "./shared-select.js";
import "./shared-model-errors.js";
import "./shared-runtime.js";
export {
  named,
  nearest,
  select
};
