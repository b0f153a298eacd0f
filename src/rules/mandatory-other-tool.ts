import { SENTENCE_SIGN } from "../text/sentence/directive.ts";
import { forcedTool } from "../text/other-tools/forced-tool.ts";
import { limitOfOwn, ownNames } from "../text/own/own-names.ts";
import type { Rule } from "./rule.ts";

export const mandatoryOtherTool = {
  id: "mandatory-other-tool",
  aliases: ["STRUCT009", "tool-shadowing"],
  severity: "high",
  kind: "security",
  summary: "The text makes another server's tool a precondition or a duty",
  why: `
A description that makes the model call a tool of another server takes over a tool that the user approved for other work.
It needs no secret file to do harm: the forced call is the attack.

Left alone: a server that tells the order in which its own tools are used.`,
  fix: "Name only tools that this server lists; do what is needed in the tool's own code.",
  cwe: [94],
  owasp: ["ASI01", "ASI02", "MCP03"],
  folds: ["agent-imperative", "unlisted-tool-mention"],

  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    const own = ownNames(facts.subject.raw, facts.toolNames);
    for (const statement of facts.statements(text)) {
      const forced = forcedTool(statement, own);
      if (forced === undefined) continue;
      yield {
        at: { text, start: statement.start, end: statement.end },
        message: `Makes a call of "${forced.text}" a duty.${limitOfOwn(forced.text, facts.toolNames)}`,
      };
    }
  },
} satisfies Rule;
