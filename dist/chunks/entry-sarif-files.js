import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  folderOf,
  writeSarif
} from "./shared-entry-sarif-files.js";
import "./shared-reporters-sarif-rules.js";
import "./shared-reporters-links.js";
import "./shared-model-document.js";
import "./shared-reporters-escape.js";
import "./shared-model-text.js";
import "./shared-model-json.js";
import "./shared-model-errors.js";
import "./shared-runtime.js";
export {
  folderOf,
  writeSarif
};
