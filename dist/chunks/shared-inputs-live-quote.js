import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);

// src/inputs/live/quote.ts
var UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;
function quoted(said, limit = 200) {
  const line = said.slice(0, 4 * limit).replace(/\s+/g, " ").trim();
  const isCut = line.length > limit || said.length > 4 * limit;
  return `${line.slice(0, limit)}${isCut ? "\u2026" : ""}`.replace(UNSEEN, codePoint).replaceAll("##[", "##\\[");
}
function codePoint(character) {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
var SHOWN_LINES = 20;
function quotedLines(said) {
  const lines = said.split(/\r\n|[\n\r]/).filter((line) => line.trim() !== "");
  return lines.slice(-SHOWN_LINES).map((line) => `
| ${quoted(line)}`).join("");
}
var SHORTEST_SECRET = 6;
function redacted(text, secrets) {
  const longestFirst = [...secrets].sort((a, b) => b.length - a.length);
  return longestFirst.filter(({ length }) => length >= SHORTEST_SECRET).reduce((said, secret) => said.replaceAll(secret, "***"), text);
}

export {
  quoted,
  quotedLines,
  SHORTEST_SECRET,
  redacted
};
