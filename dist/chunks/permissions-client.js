import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  argumentNote,
  argumentNotes,
  decided,
  isStricter,
  named
} from "./shared-permissions-client.js";
import "./shared-permissions-decision.js";
import "./shared-model-policy.js";
import "./shared-model-subject-keys.js";
import "./shared-model-schema.js";
import "./shared-model-rating.js";
import "./shared-model-number.js";
import "./shared-model-json.js";
import "./shared-runtime.js";
export {
  argumentNote,
  argumentNotes,
  decided,
  isStricter,
  named
};
