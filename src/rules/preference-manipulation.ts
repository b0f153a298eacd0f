import type { Rule } from "./rule.ts";

export const preferenceManipulation = {
  id: "preference-manipulation",
  aliases: [],
  severity: "medium",
  kind: "security",
  summary: "The text advertises its tool over other tools",
  why: `
Models choose tools by their descriptions. Praise that says nothing of what the tool does, and orders to leave other
tools alone, win calls that the user meant for another server.

Left alone: advice which of its own tools a server wants used.`,
  fix: "Say what the tool does and when it fits. Leave out praise, and tools of others.",
  cwe: [1427],
  owasp: ["ASI01", "MCP03"],
  folds: ["agent-imperative"],

  each: "text",
  *check(text, facts) {
    for (const statement of facts.statements(text)) {
      if (statement.example) continue;
      const [claim] = [...statement.says("preferSelf"), ...statement.says("rivalsAreBad")];
      const praise = statement.says("praise");
      const at = claim ?? (praise.length > 1 ? praise[0] : undefined);
      if (at === undefined) continue;
      yield {
        at: { text, start: at.start, end: at.end },
        message: `Advertises this tool over others: "${text.value.slice(at.start, at.end)}".`,
      };
    }
  },
} satisfies Rule;
