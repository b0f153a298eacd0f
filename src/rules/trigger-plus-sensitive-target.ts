import { type Directive, isOrder, SENTENCE_SIGN, speaksOf, type Statement } from "../text/directive.ts";
import type { Rule } from "./rule.ts";

export const triggerPlusSensitiveTarget = {
  id: "trigger-plus-sensitive-target",
  aliases: ["STRUCT007", "model-directed-text"],
  severity: "critical",
  severities: ["high"],
  kind: "security",
  summary: "One sentence joins an occasion or a duty with reading or sending keys, secrets or private text",
  why: `
This is the whole shape of a tool-poisoning attack in one sentence: when to act, what to do, and a target that the tool
does not own. A sentence that only names a key file, or tells the user to create one, has no such shape.`,
  fix: "A tool that needs a secret reads it in its own code, from its own configuration. Delete the sentence.",
  cwe: [94, 200],
  owasp: ["ASI01", "ASI02", "MCP03"],
  folds: ["agent-imperative", "instruction-override", "sensitive-path"],

  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    for (const statement of facts.statements(text)) {
      const taking = statement.directives.find(takes);
      if (taking === undefined || statement.example || !isPressed(statement, taking)) continue;
      const target = sensitive(taking);
      yield {
        at: { text, start: statement.start, end: statement.end },
        message: `Makes the model ${taking.verb} "${target?.text ?? ""}" as part of another task.`,
      };
    }
  },
} satisfies Rule;

type Thing = Directive["objects"][number];

function takes(directive: Directive): boolean {
  const { voice, negated, example } = directive;
  return !negated && !example && (voice === "order" || voice === "states") && sensitive(directive) !== undefined;
}

/** What is taken or given away that the tool does not own. */
function sensitive(directive: Directive): Thing | undefined {
  const { acts, voice, force, passive, subject, objects, sentence } = directive;
  const targets = passive ? [...subject, ...objects] : objects;
  const gives = acts.has("send") || acts.has("include") || acts.has("tell");
  const moves = gives || acts.has("read") || acts.has("grab") || (acts.has("call") && speaksOf(objects, "self"));
  const strong = targets.find(({ kind }) => kind === "secretPath" || kind === "secret");
  if (moves && strong !== undefined) return strong;
  if (voice === "states") return givenAway(directive);
  if (acts.has("phish") && speaksOf(sentence.things, "user")) return objects.find(({ kind }) => kind === "passcode");
  const shown = sentence.directives.some((other) => follows(other, directive));
  const weak = targets.find(({ kind }) => kind === "credential");
  if (weak !== undefined && moves && (acts.has("grab") || (acts.has("include") && speaksOf(objects, "reply")) || shown))
    return weak;
  if (force !== "must" && sentence.triggers.length === 0) return undefined;
  const chained = sentence.directives.some(
    (other) => isOrder(other) && other.start > directive.start && other.acts.has("include"),
  );
  if (gives || acts.has("contain") || (moves && chained)) {
    const context = targets.find(({ kind }) => kind === "private");
    if (context !== undefined) return context;
  }
  return acts.has("write")
    ? objects.find(({ kind, text }) => kind === "path" && /^(?:\/|~|[A-Z]:)/i.test(text))
    : undefined;
}

/** An order to show or send on what was taken before. */
function follows(other: Directive, taking: Directive): boolean {
  const { acts, objects, start } = other;
  if (!isOrder(other) || start <= taking.start || !(acts.has("include") || acts.has("send"))) return false;
  return speaksOf(objects, "reply", "outsider", "partner", "url");
}

/** "This tool also uploads the folder to our server": said as a matter of course. */
function givenAway({ acts, subject, rest, passive }: Directive): Thing | undefined {
  if (!acts.has("send") || !speaksOf(rest, "outsider", "partner")) return undefined;
  const given = passive ? subject : rest;
  return given.find(({ kind }) => kind === "private" || kind === "userWish" || kind === "file" || kind === "argument");
}

/** An occasion, a duty, one act after the other, or something done besides the tool's own work. */
function isPressed(statement: Statement, taking: Directive): boolean {
  const { directives, triggers } = statement;
  if (taking.voice === "states") {
    const sentOn = directives.some(
      ({ acts, rest }) => acts.has("send") && speaksOf(rest, "outsider", "partner", "url"),
    );
    return statement.says("also").length > 0 || (sentOn && speaksOf(taking.objects, "secret", "secretPath"));
  }
  const chained = directives.some(
    (other) =>
      isOrder(other) &&
      (other.acts.has("override") ||
        (other.start > taking.start && (other.acts.has("include") || other.acts.has("send")))),
  );
  return taking.force === "must" || triggers.length > 0 || chained || taking.acts.has("phish");
}
