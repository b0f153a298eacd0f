import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  InputError
} from "./shared-model-errors.js";

// src/select.ts
var PRINTED_SEVERITY = /\.(?:info|low|medium|high|critical)$/;
function named(rules, word) {
  const wanted = word.toLowerCase().replace(PRINTED_SEVERITY, "");
  return rules.filter(({ id, aliases }) => id === wanted || aliases.some((alias) => alias.toLowerCase() === wanted));
}
function select(rules, option) {
  const words = option.split(/[\s,]+/).filter((word) => word !== "");
  const without = words.filter((word) => word.startsWith("-"));
  if (without.length > 0 && without.length < words.length) {
    throw new InputError(`rules: give either rules to run or rules to leave out (-rule), not both: ${option}`);
  }
  const chosen = new Set(words.flatMap((word) => resolve(rules, word.replace(/^-/, ""))));
  if (words.length === 0) return rules;
  return rules.filter((rule) => chosen.has(rule) === (without.length === 0));
}
function resolve(rules, word) {
  const found = named(rules, word);
  if (found.length > 0) return found;
  const known = rules.flatMap(({ id, aliases }) => [id, ...aliases]);
  throw new InputError(`rules: there is no rule "${word}"; did you mean "${nearest(word, known)}"?`);
}
function nearest(word, known) {
  const scored = known.map((candidate) => ({
    candidate,
    distance: distance(word.toLowerCase(), candidate.toLowerCase())
  }));
  scored.sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1));
  return scored[0]?.candidate ?? "";
}
function distance(left, right) {
  const a = left.slice(0, 100);
  const b = right.slice(0, 100);
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

export {
  named,
  select,
  nearest
};
