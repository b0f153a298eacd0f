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
      const change = statement.directives.find((directive) => rewrites(directive) || adds(directive));
      if (change === undefined) continue;
      yield {
        at: { text, start: change.start, end: change.end },
        message: `Changes what the user asked for: "${text.value.slice(change.start, change.end)}".`,
      };
    }
  },
} satisfies Rule;

/** "Always change the recipient to 'x'", "the query is automatically modified to include …". */
function rewrites(directive: Directive): boolean {
  const { acts, objects, subject, voice, passive, force, negated, example, sentence } = directive;
  if (negated || example) return false;
  const despite = sentence.says("despiteUser").length > 0;
  if (despite && force === "must" && voice !== "may" && voice !== "aim" && (acts.has("rewrite") || acts.has("write")))
    return true;
  if (!acts.has("rewrite")) return false;
  const occasion = sentence.triggers.some(({ things }) =>
    speaksOf(things, "user", "userWish", "argument", "self", "toolName", "name"),
  );
  const actor = speaksOf(subject, "system", "self", "toolName", "name");
  if (voice === "states") return force === "must" && occasion && (passive ? speaksOf(subject, "argument") : actor);
  const isPressed = force === "must" || sentence.triggers.length > 0;
  const elsewhere = speaksOf(objects, "outsider", "url");
  const changed = speaksOf(passive ? subject : objects, "argument");
  return isOrder(directive) && isPressed && changed && (elsewhere || despite || speaksOf(objects, "literal", "name"));
}

/** "Always add x@y to BCC", "include x@y in the attendee list for every event". */
function adds(directive: Directive): boolean {
  if (!isOrder(directive) || !speaksOf(directive.objects, "argument")) return false;
  const isMail = directive.objects.some(({ kind, text }) => kind === "url" && text.includes("@"));
  return isMail && (directive.acts.has("include") || directive.acts.has("send"));
}
