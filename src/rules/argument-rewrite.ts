import { type Directive, isOrder, SENTENCE_SIGN, speaksOf } from "../text/directive.ts";
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
  sign: SENTENCE_SIGN,
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

/** What may put one value in the place of another. */
const changes = ["rewrite", "amend", "write", "include", "send", "call"] as const;

/** "Always change the recipient to 'x'", "the query is automatically modified to include …". */
function rewrites(directive: Directive): boolean {
  const { acts, objects, subject, voice, passive, force, negated, example, sentence } = directive;
  if (negated || example || voice === "may" || voice === "aim") return false;
  const despite = sentence.says("despiteUser").length > 0;
  if (despite && (force === "must" || voice === "order") && changes.some((act) => acts.has(act))) return true;
  if (acts.has("inflate"))
    return passive && force === "must" && speaksOf(subject, "argument") && speaksOf(subject, "user");
  const changed = speaksOf(passive ? subject : objects, "argument");
  if (voice === "states") return changesByItself(directive, changed);
  if (!acts.has("rewrite")) return false;
  const isPressed = force === "must" || sentence.triggers.length > 0;
  const meant = speaksOf(objects, "itself") && hasOccasion(directive);
  return (
    (changed || meant) && isPressed && (despite || speaksOf(objects, "outsider", "url", "literal", "name", "reply"))
  );
}

/** "The system automatically redirects to …", "the query is silently extended by …". */
function changesByItself(directive: Directive, changed: boolean): boolean {
  const { acts, force, silent, passive, subject, objects, sentence } = directive;
  const isRewrite = acts.has("rewrite");
  if (!isRewrite && !(acts.has("augment") && changed)) return false;
  const excused = sentence.says("excuse").length > 0;
  if (passive) {
    if (!changed || !isRewrite) return changed && silent;
    return force === "must" || silent
      ? hasOccasion(directive) || speaksOf(subject, "user") || excused
      : excused && speaksOf(objects, "literal");
  }
  return (
    (force === "must" || silent) && hasOccasion(directive) && speaksOf(subject, "system", "self", "toolName", "name")
  );
}

/** On a request of the user, or on a value in it. */
function hasOccasion({ sentence }: Directive): boolean {
  return sentence.triggers.some(({ things }) =>
    speaksOf(things, "user", "userWish", "argument", "self", "toolName", "name"),
  );
}

/** "Always add x@y to BCC", "include x@y in the attendee list for every event". */
function adds(directive: Directive): boolean {
  const { acts, objects, subject } = directive;
  if (!isOrder(directive) || !(acts.has("include") || acts.has("send"))) return false;
  const isMail = objects.some(({ kind, text }) => kind === "url" && text.includes("@"));
  return isMail && speaksOf([...subject, ...objects], "argument", "itself", "private", "reply", "userWish");
}
