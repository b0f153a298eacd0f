import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  didYouMean
} from "./shared-text-nearest.js";
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
  throw new InputError(`rules: ${unknownRule(rules, word)}`);
}
function unknownRule(rules, word) {
  const known = rules.flatMap(({ id, aliases }) => [id, ...aliases]);
  return `there is no rule "${word}"; ${didYouMean(word, known, "`mcp-audit rules` lists them")}`;
}

export {
  named,
  select,
  unknownRule
};
