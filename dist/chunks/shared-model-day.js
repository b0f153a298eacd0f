import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);

// src/model/day.ts
var DAY = "^\\d{4}-\\d{2}-\\d{2}$";
var LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
function isDay(text) {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  if (year === void 0 || month === void 0 || day === void 0) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const length = month === 2 && isLeap ? 29 : LENGTHS[month - 1] ?? 0;
  return day >= 1 && day <= length;
}

export {
  DAY,
  isDay
};
