import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);

// src/profiles/names.ts
var expressions = /* @__PURE__ */ new Map();
function outside(characters) {
  const known = expressions.get(characters) ?? new RegExp(`[^${characters}]`, "gu");
  expressions.set(characters, known);
  return known;
}
function strangers(name, characters) {
  return [...new Set(name.match(outside(characters)) ?? [])];
}
function fitsName(name, limit) {
  if (name === "" || name.length > limit.max) return false;
  return strangers(name, limit.characters).length === 0 && !beginsBadly(name, limit);
}
function beginsBadly(name, { first }) {
  return first !== void 0 && strangers(name.slice(0, 1), first).length > 0;
}
function describeName(name, limit) {
  const strange = strangers(name, limit.characters).slice(0, 5);
  const faults = [
    ...name === "" ? ["is empty"] : [],
    ...strange.length > 0 ? [`has ${strange.map((each) => JSON.stringify(each)).join(", ")}`] : [],
    ...strange.length === 0 && beginsBadly(name, limit) ? [`begins with ${JSON.stringify(name.slice(0, 1))}`] : [],
    ...name.length > limit.max ? [`has ${name.length} characters`] : []
  ];
  return `${faults.join(" and ")}, where ${shownLimit(limit)} are taken`;
}
function shownLimit({ characters, first, max }) {
  const spaced = (set) => set.replaceAll(/\w-\w|./g, " $&").trim();
  return `up to ${max} of ${spaced(characters)}${first === void 0 ? "" : `, the first one of ${spaced(first)}`}`;
}
function fittingName(name, limits) {
  const fitted = limits.reduce((text, limit) => {
    const clean = text.replace(outside(limit.characters), "_");
    return (beginsBadly(clean, limit) ? `_${clean}` : clean).slice(0, limit.max);
  }, withoutMarks(name));
  const tidy = fitted.replace(/_{2,}/g, "_").replace(/(?<=.)_$/, "");
  return /[a-z0-9]/i.test(tidy) ? tidy : void 0;
}
function withoutMarks(name) {
  return name.normalize("NFKD").replace(new RegExp("\\p{M}", "gu"), "");
}
function combinedName({ form, keeps, serverMax }, server, tool) {
  const kept = (name) => keeps === void 0 ? name : name.replace(outside(keeps), "_");
  const parts = { "{server}": kept(server).slice(0, serverMax), "{tool}": kept(tool) };
  return form.replace(/\{server\}|\{tool\}/g, (part) => parts[part]);
}

export {
  fitsName,
  describeName,
  shownLimit,
  fittingName,
  combinedName
};
