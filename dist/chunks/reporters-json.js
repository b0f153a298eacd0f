import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  json
} from "./shared-reporters-json-code.js";
import "./shared-reporters-tools.js";
import "./shared-reporters-matrix.js";
import "./shared-model-document.js";
import "./shared-model-rating.js";
import "./shared-model-number.js";
import "./shared-reporters-escape.js";
import "./shared-model-text.js";
import "./shared-model-json.js";
import "./shared-runtime.js";
export {
  json
};
