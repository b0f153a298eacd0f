import { SENTENCE_SIGN } from "../text/directive.ts";
import type { Rule } from "./rule.ts";

export const outranksOperator = {
  id: "outranks-operator",
  aliases: ["STRUCT011"],
  severity: "high",
  kind: "security",
  summary: "The text claims to stand above the user or the system prompt",
  why: `
Nothing legitimate tells a model that it outranks the person it works for. The claim is there to win when the user's
request and the text disagree.`,
  fix: "Delete the claim.",
  cwe: [94, 269],
  owasp: ["ASI01", "ASI03", "MCP03"],
  folds: ["agent-imperative", "instruction-override"],

  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    for (const statement of facts.statements(text)) {
      const [claim] = statement.example ? [] : statement.says("outranks");
      if (claim === undefined) continue;
      yield {
        at: { text, start: claim.start, end: claim.end },
        message: `Claims to stand above the user: "${text.value.slice(claim.start, claim.end)}".`,
      };
    }
  },
} satisfies Rule;
