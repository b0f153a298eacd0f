import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);

// src/model/text.ts
function isSpan(at) {
  return "text" in at;
}
function placeOf(at) {
  return isSpan(at) ? at.text.place : at;
}

export {
  isSpan,
  placeOf
};
