import { type Directive, isOrder, SENTENCE_SIGN, speaksOf } from "../text/sentence/directive.ts";
import type { Rule } from "./rule.ts";

export const agentImperative = {
  id: "agent-imperative",
  aliases: ["STRUCT006", "model-directed-text"],
  severity: "low",
  kind: "security",
  summary: "The text gives the model an order",
  why: `
"You must", "always" and "before you" are how a description steers a model. Most such orders are honest, so this never
stands above low by itself; it shows a reviewer where to look, and other rules ask it together with what is ordered.`,
  fix: "Say what the tool does and needs; leave the decision to the model where you can.",
  cwe: [1427],
  owasp: ["ASI01", "MCP03"],

  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    for (const statement of facts.statements(text)) {
      const order = statement.directives.find(commands);
      const before = statement.triggers.find(
        ({ when, things }) => when === "before" && speaksOf(things.slice(0, 1), "model"),
      );
      const at = order ?? before ?? statement.says("youMust")[0];
      if (at === undefined || statement.example) continue;
      yield {
        at: { text, start: at.start, end: at.end },
        message: `Gives the model an order: "${text.value.slice(at.start, at.end)}".`,
      };
    }
  },
} satisfies Rule;

/** "You must …", "the assistant should …", "always …". */
function commands(directive: Directive): boolean {
  const forced = directive.voice === "order" && directive.force === "must" && !directive.example;
  return forced && (speaksOf(directive.subject, "model") || isOrder(directive)) && !directive.passive;
}
