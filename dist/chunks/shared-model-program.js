import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);

// src/model/program.ts
function programName(path) {
  const last = path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
  return last.toLowerCase().replace(/\.(?:exe|cmd|bat)$/, "");
}

export {
  programName
};
