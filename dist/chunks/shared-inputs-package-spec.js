import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  quoted
} from "./shared-inputs-live-quote.js";
import {
  InputError
} from "./shared-model-errors.js";

// src/inputs/package-spec.ts
var SPEC = /^(?:@[\w.-]{1,100}\/)?\w[\w.-]{0,200}@\d[\w.+-]{0,100}$/;
function parsePackage(spec) {
  if (!SPEC.test(spec)) throw new InputError(`package: "${quoted(spec)}" is not name@version with an exact version`);
  return spec;
}

export {
  parsePackage
};
