import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);

// src/reporters/escape.ts
var UNSEEN = new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}|(?<=\\p{M}{3})\\p{M}", "gu");
var PICTOGRAPH = new RegExp("\\p{Extended_Pictographic}$", "u");
var SHORT = { "\n": "\\n", "\r": "\\r", "	": "\\t" };
function codePoint(character) {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
}
function replaceUnseen(text, write) {
  return text.replace(
    UNSEEN,
    (character, at) => character === "\uFE0F" && PICTOGRAPH.test(text.slice(Math.max(at - 2, 0), at)) ? character : write(character)
  );
}
function visible(text) {
  return replaceUnseen(text, (character) => SHORT[character] ?? `\\u{${codePoint(character)}}`);
}
function isBlank(text) {
  return text.replace(UNSEEN, "").trim() === "";
}
function cut(text, limit) {
  if (text.length <= limit) return text;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
  return `${text.slice(0, end)}\u2026`;
}
function terminal(text) {
  return visible(text).replaceAll("##[", "##\\[");
}
function logLine(text) {
  return `| ${terminal(text)}`;
}
function entities(text) {
  return text.replace(/[^\p{L}\p{N} ,-]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);
}
var LONG_WORD = /[^ ]{32}(?=[^ ])/gu;
function code(text, limit = 300) {
  const pieces = visible(cut(text, limit)).replace(LONG_WORD, "$&\n").split("\n");
  return `<code>${pieces.map(entities).join("<wbr>").replaceAll("&#64;", "&#64;<!-- -->")}</code>`;
}
var WORD = /^["'(“‘]{0,2}(?:[\p{L}\p{N}][\p{L}\p{N}'’-]{0,40}|\d[\d,.]{0,20}\d%?)["')”’.,:;!?]{0,4}$/u;
function prose(text, limit = 1e3) {
  const out = [];
  let odd = [];
  const flush = () => {
    if (odd.length > 0) out.push(code(odd.join(" "), Infinity));
    odd = [];
  };
  for (const token of visible(cut(text, limit)).split(" ")) {
    if (token !== "" && !WORD.test(token)) {
      odd.push(token);
      continue;
    }
    flush();
    out.push(token);
  }
  flush();
  return out.join(" ");
}
function sarifText(text, limit = 2e3) {
  return replaceUnseen(
    cut(text, limit),
    (character) => /\s/.test(character) && character in SHORT ? " " : `<U+${codePoint(character).padStart(4, "0")}>`
  ).replace(/[\\[\]]/g, "\\$&").replace(/\{(\d+)\}/g, "{{$1}}");
}
function jsonText(value) {
  return visibleJson(JSON.stringify(value, void 0, 2));
}
function visibleJson(json) {
  const escape = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return json.replace(UNSEEN, (character) => character === "\n" ? character : character.split("").map(escape).join("")).replaceAll("##[", "##\\u005b");
}
function fileNames(keys, extension) {
  const taken = /* @__PURE__ */ new Set();
  return keys.map((key) => {
    const stem = `mcp-audit-${key.replace(/[^\w.-]+/g, "-").slice(0, 80)}`.toLowerCase();
    let name = stem;
    for (let number = 2; taken.has(name); number += 1) name = `${stem}-${number}`;
    taken.add(name);
    return `${name}.${extension}`;
  });
}

export {
  visible,
  isBlank,
  cut,
  terminal,
  logLine,
  code,
  prose,
  sarifText,
  jsonText,
  visibleJson,
  fileNames
};
