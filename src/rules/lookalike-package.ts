import { KNOWN_PACKAGES, KNOWN_SCOPES } from "../model/known-packages.ts";
import type { LaunchedPackage } from "../model/launch.ts";
import { areNear, spelledAs } from "../text/disguise/near.ts";
import type { Rule } from "./rule.ts";

/** Known packages by how they look. */
const SPELLED = {
  npm: new Map(KNOWN_PACKAGES.npm.map((name) => [spelledAs(name), name])),
  pypi: new Map(KNOWN_PACKAGES.pypi.map((name) => [spelledAs(name), name])),
};

export const lookalikePackage = {
  id: "lookalike-package",
  aliases: ["typosquat"],
  severity: "high",
  kind: "security",
  summary: "The package is spelled almost like a popular one",
  why: `
A name that is one letter off, that swaps letters for others of their look, or that writes a scope into the name
(\`modelcontextprotocol-server-memory\`) is how a stranger's package gets started in place of the one that was meant. Only
a dated table of popular servers and scopes is compared, so most names are near to nothing.`,
  fix: "Check who publishes the package, and write the name of the one that is meant.",
  cwe: [1007, 494],
  owasp: ["ASI04", "MCP04"],

  each: "launch",
  *check({ package: fetched }) {
    const meant = fetched && imitated(fetched);
    if (fetched === undefined || meant === undefined) return;
    const name = JSON.stringify(fetched.name.slice(0, 100));
    yield { at: fetched.place, message: `${name} is not ${meant}, but is spelled almost like it.` };
  },
} satisfies Rule;

function imitated({ registry, name }: LaunchedPackage): string | undefined {
  if ((registry !== "npm" && registry !== "pypi") || name.length > 200) return undefined;
  const lower = name.toLowerCase();
  if (KNOWN_PACKAGES[registry].includes(lower)) return undefined;
  if (lower.startsWith("@")) {
    const [scope = ""] = lower.split("/", 1);
    return KNOWN_SCOPES.includes(scope) ? undefined : KNOWN_SCOPES.find((known) => areNear(scope, known));
  }
  const flattened = KNOWN_SCOPES.find((scope) => scope.length > 12 && lower.startsWith(`${scope.slice(1)}-`));
  if (flattened !== undefined) return `a package of ${flattened}`;
  return SPELLED[registry].get(spelledAs(lower)) ?? KNOWN_PACKAGES[registry].find((known) => areNear(lower, known));
}
