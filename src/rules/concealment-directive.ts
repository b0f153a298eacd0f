import { speaksOf, type Directive, type Statement } from "../text/directive.ts";
import type { Rule } from "./rule.ts";

export const concealmentDirective = {
  id: "concealment-directive",
  aliases: ["STRUCT005", "model-directed-text", "MCP-020"],
  severity: "critical",
  severities: ["high"],
  kind: "security",
  summary: "The text tells the model to keep something from the user",
  why: `
No honest tool needs the model to hide what it does from the person it works for. Orders to keep quiet are what all
published tool-poisoning attacks share: without them the user would see the stolen file in the call.

Left alone: advice about the user's own secrets ("never reveal your password to support staff"), display rules for
data ("do not show the internal id"), and text that is quoted as an example of what a tool detects.`,
  fix: "Delete the sentence. If a detail would only confuse the user, say what to show instead of what to hide.",
  cwe: [94, 451],
  owasp: ["ASI01", "MCP03"],
  folds: ["agent-imperative"],

  each: "text",
  *check(text, facts) {
    for (const statement of facts.statements(text)) {
      const hidden = statement.directives.find(conceals);
      const [saying] = hidden === undefined ? sayings(statement) : [];
      const at = hidden ?? saying;
      if (at === undefined) continue;
      const quote = text.value.slice(at.start, at.end);
      yield {
        at: { text, start: at.start, end: at.end },
        message: `Tells the model to hide something from the user: "${quote}".`,
        severity: hidden?.silent === true && !hidden.negated ? "high" : "critical",
      };
    }
  },
} satisfies Rule;

function sayings(statement: Statement): readonly { readonly start: number; readonly end: number }[] {
  if (statement.example) return [];
  return [...statement.says("unaware"), ...statement.says("keepSecret"), ...statement.says("secretly")];
}

function conceals(directive: Directive): boolean {
  const { acts, negated, voice, objects, subject, passive, silent, example } = directive;
  if (example || voice === "may" || voice === "aim") return false;
  if (speaksOf(objects, "credential", "secret") && !speaksOf(objects, "deed")) return false;
  const ofDeed = speaksOf(passive ? subject : objects, "deed");
  const toUser = speaksOf(objects, "user");
  if (negated && acts.has("tell")) return voice === "order" && (toUser || ofDeed);
  if (negated && acts.has("show")) return ofDeed && (toUser || speaksOf(objects, "reply"));
  if (!negated && acts.has("hide")) return (toUser || speaksOf(objects, "reply")) && (ofDeed || voice === "order");
  const active = ["send", "call", "read", "run", "include"] as const;
  return silent && !negated && voice === "order" && active.some((act) => acts.has(act));
}
