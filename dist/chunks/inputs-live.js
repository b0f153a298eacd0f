import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  manifestText,
  readServer,
  readUrl,
  startServer
} from "./shared-inputs-live.js";
import "./shared-inputs-live-lines.js";
import "./shared-model-pretty-json.js";
import "./shared-inputs-live-command.js";
import "./shared-inputs-live-messages.js";
import "./shared-inputs-json-index.js";
import "./shared-inputs-runners.js";
import "./shared-inputs-body.js";
import "./shared-model-schema.js";
import "./shared-inputs-live-quote.js";
import "./shared-model-number.js";
import "./shared-model-json.js";
import "./shared-model-errors.js";
import "./shared-runtime.js";
export {
  manifestText,
  readServer,
  readUrl,
  startServer
};
