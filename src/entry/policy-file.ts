import { relative, resolve } from "node:path";
import { readText } from "../inputs/files.ts";
import { InputError } from "../model/errors.ts";
import type { Policy } from "../model/policy.ts";
import { exists, holds, nearestFile } from "./files.ts";
import type { Host } from "./host.ts";
import { parseChoice, type Choice, type Given } from "./options.ts";

/** What the policy is called when none is named. */
export const POLICY_FILE = "mcp-audit.yml";

/** The day, as 2027-01-31, in UTC. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/**
 * The policy in the named file, else the repository's own, if it has one.
 * @throws InputError for a file that is none, or stands outside of the workspace.
 */
export async function readPolicy(host: Host, named: string): Promise<Policy | undefined> {
  const path = await policyPath(host, named);
  if (named === "" && !(await exists(path))) return undefined;
  const text = await policyText(host, path);
  const { parsePolicy } = await import("../policy/parse.ts");
  return parsePolicy(text, shownPath(host, path));
}

/** @throws InputError when there is no file, or it is no text. */
export async function policyText(host: Host, path: string): Promise<string> {
  const shown = shownPath(host, path);
  if (!(await exists(path))) throw new InputError(`${shown}: no such file; \`mcp-audit policy init\` writes a policy`);
  return readText(shown, host.root);
}

/**
 * The absolute path of the policy: the named file, else the repository's own, which is the nearest one.
 * @throws InputError when that is a link that leads out of the repository.
 */
export async function policyPath(host: Host, named: string): Promise<string> {
  return named === "" ? await nearestFile(host, POLICY_FILE) : resolve(host.cwd, named);
}

/** What a policy begins with that is made for its first entry. */
export async function startedPolicy(): Promise<string> {
  const { EDITOR_HINT } = await import("../policy/schema.ts");
  return `${EDITOR_HINT}\nversion: 1\n`;
}

/** Relative to the root, with forward slashes, where it stands in the repository. */
export function shownPath({ root, repository }: Host, path: string): string {
  const isOurs = holds(repository, path) || holds(root, path);
  return isOurs ? relative(root, path).replaceAll("\\", "/") : path;
}

/**
 * What the run is to do: the options, and where they say nothing the policy. What wins over the policy is told.
 * @throws InputError for an unknown level, rule, profile or budget, or a policy that is none.
 */
export async function chooseBy(host: Host, given: Given): Promise<Choice> {
  const policy = await readPolicy(host, given.policy);
  if (policy === undefined) return parseChoice(given);
  const path = policy.document.path ?? "";
  const { merged, won } = withPolicy(given, policy);
  host.log(`mcp-audit: policy ${path}${won.length > 0 ? `; ${won.join(", ")} as given, not as it says` : ""}`);
  return { ...parseChoice(merged), policy, today: today() };
}

/** Options that are given win over the policy; `won` names those that the policy has too. */
function withPolicy(given: Given, policy: Policy): { readonly merged: Given; readonly won: readonly string[] } {
  const options = [
    { name: "fail-on", isGiven: given.failOn.trim() !== "", said: policy.failOn },
    { name: "rules", isGiven: given.rules.trim() !== "", said: policy.rules },
    { name: "profiles", isGiven: given.profiles.length > 0, said: policy.profiles },
    { name: "budgets", isGiven: given.budgets.length > 0, said: policy.budgets },
  ];
  const isOpen = (name: string): boolean => options.some((option) => option.name === name && !option.isGiven);
  const budgets = Object.entries(policy.budgets ?? {}).map(([name, tokens]) => `${name}=${tokens}`);
  return {
    merged: {
      ...given,
      failOn: isOpen("fail-on") ? (policy.failOn ?? "") : given.failOn,
      rules: isOpen("rules") ? (policy.rules ?? "") : given.rules,
      profiles: isOpen("profiles") ? (policy.profiles ?? []) : given.profiles,
      budgets: isOpen("budgets") ? budgets : given.budgets,
    },
    won: options.filter(({ isGiven, said }) => isGiven && said !== undefined).map(({ name }) => name),
  };
}
