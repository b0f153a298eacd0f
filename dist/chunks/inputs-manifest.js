import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  parseManifest,
  readManifests
} from "./shared-inputs-manifest-roots.js";
import "./shared-inputs-json-index.js";
import "./shared-inputs-files.js";
import "./shared-inputs-body.js";
import "./shared-model-schema.js";
import "./shared-inputs-live-quote.js";
import "./shared-model-number.js";
import "./shared-model-json.js";
import "./shared-model-errors.js";
import "./shared-runtime.js";
export {
  parseManifest,
  readManifests
};
