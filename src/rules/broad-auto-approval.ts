import type { Rule } from "./rule.ts";

export const broadAutoApproval = {
  id: "broad-auto-approval",
  aliases: [],
  severity: "medium",
  severities: ["low"],
  kind: "security",
  summary: "The configuration lets every tool run without a question",
  why: `
\`trust: true\` and a star in \`autoApprove\` or \`alwaysAllow\` take the person out: a poisoned description acts at once, and
a tool that the server adds tomorrow is allowed already. A star in \`tools\`, which only shows all tools, is low. A list of
named tools is left alone.`,
  fix: "Name the tools that only read, and let the client ask about the others.",
  cwe: [732, 862],
  owasp: ["ASI02", "MCP02"],

  each: "launch",
  *check({ approvals }) {
    for (const { name, value, place } of approvals) {
      if (value !== "*" && value !== "true") continue;
      if (name === "tools" && value !== "*") continue;
      const message = `${name} allows every tool of this server, those that it adds later included.`;
      yield { at: place, message, ...(name === "tools" && { severity: "low" as const }) };
    }
  },
} satisfies Rule;
