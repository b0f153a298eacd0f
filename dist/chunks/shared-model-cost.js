import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);

// src/model/cost.ts
var DEFAULT_BUDGETS = { server: 1e4, tool: 1500, context: 4e4 };

export {
  DEFAULT_BUDGETS
};
