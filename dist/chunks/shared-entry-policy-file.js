import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  parseChoice
} from "./shared-entry-options.js";
import {
  readText
} from "./shared-inputs-files.js";
import {
  exists,
  holds,
  nearestFile
} from "./shared-entry-files.js";
import {
  InputError
} from "./shared-model-errors.js";

// src/entry/policy-file.ts
import { relative, resolve } from "node:path";
var POLICY_FILE = "mcp-audit.yml";
function today() {
  return (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
}
async function readPolicy(host, named) {
  const path = await policyPath(host, named);
  if (named === "" && !await exists(path)) return void 0;
  const text = await policyText(host, path);
  const { parsePolicy } = await import("./policy-parse.js");
  return parsePolicy(text, shownPath(host, path));
}
async function policyText(host, path) {
  const shown = shownPath(host, path);
  if (!await exists(path)) throw new InputError(`${shown}: no such file; \`mcp-audit policy init\` writes a policy`);
  return readText(shown, host.root);
}
async function policyPath(host, named) {
  return named === "" ? await nearestFile(host, POLICY_FILE) : resolve(host.cwd, named);
}
async function startedPolicy() {
  const { EDITOR_HINT } = await import("./policy-schema.js");
  return `${EDITOR_HINT}
version: 1
`;
}
function shownPath({ root, repository }, path) {
  const isOurs = holds(repository, path) || holds(root, path);
  return isOurs ? relative(root, path).replaceAll("\\", "/") : path;
}
async function chooseBy(host, given) {
  const policy = await readPolicy(host, given.policy);
  if (policy === void 0) return parseChoice(given);
  const path = policy.document.path ?? "";
  const { merged, won } = withPolicy(given, policy);
  host.log(`mcp-audit: policy ${path}${won.length > 0 ? `; ${won.join(", ")} as given, not as it says` : ""}`);
  return { ...parseChoice(merged), policy, today: today() };
}
function withPolicy(given, policy) {
  const options = [
    { name: "fail-on", isGiven: given.failOn.trim() !== "", said: policy.failOn },
    { name: "rules", isGiven: given.rules.trim() !== "", said: policy.rules },
    { name: "profiles", isGiven: given.profiles.length > 0, said: policy.profiles },
    { name: "budgets", isGiven: given.budgets.length > 0, said: policy.budgets }
  ];
  const isOpen = (name) => options.some((option) => option.name === name && !option.isGiven);
  const budgets = Object.entries(policy.budgets ?? {}).map(([name, tokens]) => `${name}=${tokens}`);
  return {
    merged: {
      ...given,
      failOn: isOpen("fail-on") ? policy.failOn ?? "" : given.failOn,
      rules: isOpen("rules") ? policy.rules ?? "" : given.rules,
      profiles: isOpen("profiles") ? policy.profiles ?? [] : given.profiles,
      budgets: isOpen("budgets") ? budgets : given.budgets
    },
    won: options.filter(({ isGiven, said }) => isGiven && said !== void 0).map(({ name }) => name)
  };
}

export {
  POLICY_FILE,
  today,
  readPolicy,
  policyText,
  policyPath,
  startedPolicy,
  shownPath,
  chooseBy
};
