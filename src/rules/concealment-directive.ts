import { SENTENCE_SIGN, speaksOf, type Statement } from "../text/sentence/directive.ts";
import { hidingIn } from "../text/deceit/hiding.ts";
import { isMentioned } from "../text/own/mentioned.ts";
import { isMeaning } from "../text/own/own-work.ts";
import type { Rule } from "./rule.ts";

export const concealmentDirective = {
  id: "concealment-directive",
  aliases: ["STRUCT005", "model-directed-text", "MCP-020"],
  severity: "critical",
  severities: ["high", "medium"],
  kind: "security",
  summary: "The text tells the model to keep something from the user",
  why: `
No honest tool needs the model to hide what it does from the person it works for. Orders to keep quiet are what all
published tool-poisoning attacks share: without them the user would see the stolen file in the call.

Deception is the same attack: what is amiss reported as well, one answer whatever was found, readings that are made up or
shifted, false data, a call shown for approval without a part of it, traces of a call taken away, a harmless name for what is
done ("describe it as a routine backup"), a false answer to who asks, people who are sent elsewhere to enter a password or to
pay, or talked into something. Whoever is told counts, by trade or part too: the patient, the tenant, the traveller.
No order is needed for that: "the source is nowhere named", "it has no place in the list of steps you show" hide as well.

Left alone: advice about the user's own secrets ("never reveal your password to support staff"), display rules for
data ("do not show the internal id"), switches of the user ("skip the confirmation" as the meaning of an argument), and text that is quoted as an example of what a tool detects.`,
  fix: "Delete the sentence. If a detail would only confuse the user, say what to show instead of what to hide.",
  cwe: [94, 451],
  owasp: ["ASI01", "MCP03"],
  folds: ["agent-imperative"],

  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    const all = facts.statements(text);
    for (const [at, statement] of all.entries()) {
      const found = hidingIn(statement, {
        first: all[0],
        previous: all[at - 1],
        earlier: all.slice(Math.max(0, at - 2), at),
      });
      if (found === undefined) continue;
      const { start, end } = found.at;
      if (isMentioned(found.at, statement) || OF_CODE.test(text.value.slice(found.at.start, found.at.end))) continue;
      const isMild = found.severity === "medium" || isFeigned(text.value.slice(start, end), statement);
      if (isMild && (isMeaning(text, start) || (statement === all[0] && isSwitch(text.value.slice(0, start)))))
        continue;
      const what = found.unasked === true ? "act without asking the user" : "hide something from the user";
      yield {
        at: { text, start, end },
        message: `Tells the model to ${what}: "${text.value.slice(start, end)}".`,
        severity: found.severity,
      };
    }
  },
} satisfies Rule;

/** Who calls a function is a program: "the caller does not need to know the syntax". */
const OF_CODE = /^(?:the )?callers? (?:do|need)/i;

/** "Pretend the file is formatted": before nobody, and not that nothing was done. */
function isFeigned(said: string, { things, text }: Statement): boolean {
  if (!/^pretend\b/i.test(said) || /\b(?:nothing|nobody|never|not?|none|\w{1,8}n['’]t)\b/i.test(text)) return false;
  return !speaksOf(things, "user", "model", "deed", "reply");
}

/** "Enable or disable approvals" as the first words: what the tool does. */
function isSwitch(before: string): boolean {
  return /^(?:\[[^\]]{1,60}\]\s*)?(?:\w{1,12} (?:or|and) )?$/.test(before);
}
