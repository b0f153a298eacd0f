import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);

// src/model/number.ts
function grouped(number) {
  const digits = String(number);
  const threes = [];
  for (let end = digits.length; end > 0; end -= 3) threes.unshift(digits.slice(Math.max(end - 3, 0), end));
  return threes.join(",");
}

export {
  grouped
};
