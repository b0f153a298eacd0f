import { shownName } from "../model/tool-schema.ts";
import { byClaudeCodeName } from "../profiles/claude-code-name.ts";
import type { Rule } from "./rule.ts";

export const permissionNameCollision = {
  id: "permission-name-collision",
  aliases: [],
  severity: "high",
  kind: "security",
  summary: "Tools of two servers have the same name in the client's permissions",
  why: `
A permission rule is a name made of the server's key and the tool's, with every character but letters, digits, \`_\` and
\`-\` replaced. Two servers can so end up with one name: \`a.b\` and \`a_b\`, or server \`a\` with tool \`b__c\` and server
\`a__b\` with tool \`c\`. Then allowing the one allows the other. Such a name is never put under "allow" here.`,
  fix: "Configure one of the servers under a key that differs in letters or digits, without two underscores in a row.",
  cwe: [694, 863],
  owasp: ["ASI03", "MCP02"],

  each: "fleet",
  *check(fleet) {
    for (const [rule, named] of byClaudeCodeName(fleet)) {
      const [first] = named;
      const other = named.find(({ surface }) => surface !== first?.surface);
      if (first === undefined || other === undefined) continue;
      const called = ({ surface, tool }: typeof first): string =>
        `${shownName(tool.name)} of ${shownName(surface.key)}`;
      const place = ({ tool }: typeof first): typeof tool.place => ({
        doc: tool.place.doc,
        pointer: `${tool.place.pointer}/name`,
      });
      yield {
        at: place(other),
        message: `${called(first)} and ${called(other)} share the permission rule ${shownName(rule)}.`,
        related: [{ at: place(first), message: `The other tool that ${shownName(rule)} stands for.` }],
      };
    }
  },
} satisfies Rule;
