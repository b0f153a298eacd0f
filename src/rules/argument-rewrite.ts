import { isOrder, speaksOf, type Directive } from "../text/directive.ts";
import type { Rule } from "./rule.ts";

export const argumentRewrite = {
  id: "argument-rewrite",
  aliases: ["STRUCT010"],
  severity: "high",
  kind: "security",
  summary: "The text changes what the user asked for: a recipient, a path, an amount or another argument",
  why: `
The user approves one call and a different one is made. Defaults, validation and normalisation change nothing that the
user said, and are left alone.`,
  fix: "Pass on what the user asked for. If a value cannot be used, say so in the tool's answer.",
  cwe: [94, 471],
  owasp: ["ASI01", "ASI02", "MCP03"],
  folds: ["agent-imperative"],

  each: "text",
  *check(text, facts) {
    for (const statement of facts.statements(text)) {
      const change = statement.directives.find(changesArgument);
      if (change === undefined || statement.example) continue;
      yield {
        at: { text, start: change.start, end: change.end },
        message: `Changes what the user asked for: "${text.value.slice(change.start, change.end)}".`,
      };
    }
  },
} satisfies Rule;

function changesArgument(directive: Directive): boolean {
  const { acts, objects, subject, voice, passive, sentence } = directive;
  if (!acts.has("rewrite") || directive.negated || directive.example) return false;
  const changed = passive ? subject : objects;
  if (!speaksOf(changed, "argument")) return false;
  const forced = directive.force === "must" || sentence.triggers.length > 0;
  return (isOrder(directive) || voice === "states") && forced && speaksOf(objects, "literal", "name", "url");
}
