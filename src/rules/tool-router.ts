import type { Rule } from "./rule.ts";

export const toolRouter = {
  id: "tool-router",
  aliases: [],
  severity: "low",
  kind: "security",
  summary: "A tool runs other tools or commands that the list does not show",
  why: `
It takes the name of what to run and the arguments for it, so the list says nothing of what it can do: no description to
read, no schema to check, nothing for the lock file to hold. A permission for it is a permission for everything behind it.
It is rated a write at least.`,
  fix: "List what can be run as tools of their own, or limit the name to an enum of the commands that exist.",
  cwe: [749],
  owasp: ["ASI02", "MCP02"],
  folds: ["argument-dependent-class"],

  each: "tool",
  *check(tool, { ratings }) {
    const reason = ratings.get(tool)?.reasons.find(({ id }) => id === "class-router");
    if (reason === undefined) return;
    yield { at: reason.at, message: `${reason.message} What that is, the list of tools does not show.` };
  },
} satisfies Rule;
