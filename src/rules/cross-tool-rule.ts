import { SENTENCE_SIGN } from "../text/sentence/directive.ts";
import { limitOfOwn, ownNames } from "../text/own/own-names.ts";
import { ruledOther } from "../text/other-tools/ruled-other.ts";
import { ruledTool } from "../text/other-tools/ruled-tool.ts";
import type { Rule } from "./rule.ts";

export const crossToolRule = {
  id: "cross-tool-rule",
  aliases: ["STRUCT008", "tool-shadowing"],
  severity: "high",
  kind: "security",
  summary: "The text lays down rules for tools that are not its own",
  why: `
A tool speaks for itself. A text that says what must happen when another tool is called changes calls that the user
approved for something else, and it works even when the tool that carries it is never called.

Left alone: a server that documents its own tools.`,
  fix: "Describe this tool only. What another tool of the same server needs belongs into that tool's description.",
  cwe: [94],
  owasp: ["ASI01", "ASI02", "MCP03"],
  folds: ["agent-imperative", "unlisted-tool-mention"],

  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    const own = ownNames(facts.subject.raw, facts.toolNames);
    for (const statement of facts.statements(text)) {
      const other = statement.example ? undefined : (ruledTool(statement, own) ?? ruledOther(statement, own));
      if (other === undefined) continue;
      yield {
        at: { text, start: statement.start, end: statement.end },
        message: `Lays down a rule for calls of other tools ("${other.text}").${limitOfOwn(other.text, facts.toolNames)}`,
      };
    }
  },
} satisfies Rule;
