import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);

// src/model/errors.ts
var InputError = class extends Error {
  name = "InputError";
};

export {
  InputError
};
