import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  NOT_STARTED,
  configured,
  parseConfig,
  readConfigs,
  withOwnKeys
} from "./shared-inputs-jsonc.js";
import "./shared-inputs-config-package.js";
import "./shared-model-program.js";
import "./shared-inputs-json-index.js";
import "./shared-inputs-runners.js";
import "./shared-inputs-files.js";
import "./shared-inputs-body.js";
import "./shared-model-schema.js";
import "./shared-inputs-live-quote.js";
import "./shared-model-number.js";
import "./shared-model-json.js";
import "./shared-model-errors.js";
import "./shared-runtime.js";
export {
  NOT_STARTED,
  configured,
  parseConfig,
  readConfigs,
  withOwnKeys
};
