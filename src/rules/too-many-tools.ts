import { hitOf, verdict } from "../profiles/verdict.ts";
import type { Rule } from "./rule.ts";

export const tooManyTools = {
  id: "too-many-tools",
  aliases: [],
  severity: "medium",
  kind: "quality",
  summary: "A server has more tools than the client takes",
  why: `
Some clients take a fixed number of tools, of all servers together: 128 in a request to OpenAI or Copilot, 100 in
Windsurf, 80 in Cursor. A server that is over the number alone cannot be used there unless tools are switched off by
hand. Claude Code has no fixed number.`,
  fix: "Offer groups of tools that users switch on, or fewer tools with an argument that chooses the action.",
  cwe: [],
  owasp: [],

  each: "server",
  *check(surface, { profiles, subject }) {
    const count = surface.coverage.tools;
    const found = verdict(profiles, "tools", ({ max }) => count > max);
    if (found === undefined) return;
    const max = Math.min(...found.map(({ cell }) => cell.value.max));
    const fault = `the server lists ${count} tools, and the client takes ${max}`;
    yield hitOf(found, { at: subject.place, fault, severity: "medium" });
  },
} satisfies Rule;
