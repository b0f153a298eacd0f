import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  require_dist
} from "./shared-yaml.js";
import "./shared-runtime.js";
export default require_dist();
