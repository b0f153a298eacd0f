import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  DEFAULT_PROFILES,
  PROFILES,
  chooseProfiles,
  profile
} from "./shared-profiles.js";
import "./shared-profiles-source.js";
import "./shared-model-errors.js";
import "./shared-runtime.js";
export {
  DEFAULT_PROFILES,
  PROFILES,
  chooseProfiles,
  profile
};
