import { SENTENCE_SIGN } from "../text/sentence/directive.ts";
import { isMentioned } from "../text/own/mentioned.ts";
import { overrideAt } from "../text/authority/override.ts";
import type { Rule } from "./rule.ts";

export const instructionOverride = {
  id: "instruction-override",
  aliases: ["STRUCT006", "model-directed-text", "MCP-020"],
  severity: "medium",
  severities: ["high"],
  kind: "security",
  summary: "The text tells the model to set earlier instructions or its safety rules aside",
  why: `
A description has no business with the model's other instructions. A text that is this phrase alone is a warning, because
it may be one of a list of examples; it is high among other words, when the same sentence goes on to order something, or
when it aims at the model's safety rules.

So is an order to obey what stands in mails, pages or other data.

Left alone: a tool that quotes such text as an example of what it finds or refuses, and one whose own answer says what
to do next.`,
  fix: "Delete the sentence, or quote it if the tool is about such text.",
  cwe: [94],
  owasp: ["ASI01", "MCP03"],
  folds: ["agent-imperative"],

  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    const all = facts.statements(text);
    for (const [index, statement] of all.entries()) {
      const override = overrideAt(all, index, text);
      if (override === undefined || isMentioned(override.at, statement)) continue;
      const { start, end } = override.at;
      yield {
        at: { text, start, end },
        message: `Tells the model to set other instructions aside: "${text.value.slice(start, end)}".`,
        severity: override.isGrave ? "high" : "medium",
      };
    }
  },
} satisfies Rule;
