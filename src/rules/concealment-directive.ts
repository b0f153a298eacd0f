import { isOrder, speaksOf, type Directive, type Statement } from "../text/directive.ts";
import type { Range } from "../model/document.ts";
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
      if (statement.example) continue;
      const found = statement.directives.find((directive) => conceals(directive) || isSilent(directive));
      const at: Range | undefined = found ?? saying(statement);
      if (at === undefined) continue;
      yield {
        at: { text, start: at.start, end: at.end },
        message: `Tells the model to hide something from the user: "${text.value.slice(at.start, at.end)}".`,
        severity: found !== undefined && isSilent(found) ? "high" : "critical",
      };
    }
  },
} satisfies Rule;

/** A fixed phrase for secrecy, unless the sentence forbids what it speaks of ("never send without the user's consent"). */
function saying(statement: Statement): Range | undefined {
  const { directives } = statement;
  if (directives.some(({ negated, acts }) => negated && !acts.has("tell") && !acts.has("show"))) return undefined;
  const disguise = directives.some(isOrder) ? statement.says("actAsIf") : [];
  return [...statement.says("unaware"), ...statement.says("keepSecret"), ...statement.says("secretly"), ...disguise][0];
}

/** "Do not tell the user", "hide this step", "is not shown in the summary". */
function conceals(directive: Directive): boolean {
  const { acts, negated, voice, objects, subject, passive, example } = directive;
  if (example || voice === "may" || voice === "aim") return false;
  const hidden = passive ? subject : objects;
  const ofDeed = speaksOf(hidden, "deed");
  const toUser = speaksOf(objects, "user");
  const seen = toUser || speaksOf(objects, "reply");
  if (speaksOf(objects, "credential", "secret") && !ofDeed) return false;
  if (negated && acts.has("tell")) {
    return voice === "order" && !asksToAct(directive) && (ofDeed || toUser || speaksOf(objects.slice(0, 1), "itself"));
  }
  if (negated && acts.has("show"))
    return seen && (ofDeed || (passive && directive.duty && speaksOf(subject, "itself")));
  if (negated) return false;
  if (acts.has("hide")) return seen && (ofDeed || (toUser && voice === "order"));
  if (!acts.has("omit")) return false;
  return passive
    ? ofDeed && seen
    : voice === "order" && toUser && speaksOf(objects, "reply") && speaksOf(objects, "name", "deed");
}

/** "Do not tell the user to run it": who acts, not what is hidden. */
function asksToAct({ objects, sentence }: Directive): boolean {
  const user = objects.find(({ kind }) => kind === "user");
  return user !== undefined && /^\s{1,4}to\s/.test(sentence.text.slice(user.end - sentence.start));
}

/** "Silently call", "quietly append": an act that must not be noticed. */
function isSilent(directive: Directive): boolean {
  const acts = ["send", "call", "read", "run", "include"] as const;
  return directive.silent && isOrder(directive) && acts.some((act) => directive.acts.has(act));
}
