import { isOrder, speaksOf, type Directive, type Statement } from "../text/directive.ts";
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
  const { acts, voice, duty, passive, subject, objects } = directive;
  const targets = passive ? [...subject, ...objects] : objects;
  const moves = acts.has("read") || acts.has("grab") || acts.has("send") || acts.has("include") || acts.has("tell");
  const strong = targets.find(({ kind }) => kind === "secretPath" || kind === "secret");
  if (moves && strong !== undefined) return strong;
  if (voice === "states") return givenAway(directive);
  const weak = targets.find(({ kind }) => kind === "credential");
  if (weak !== undefined && (acts.has("grab") || (acts.has("include") && speaksOf(objects, "reply")))) return weak;
  const gives = acts.has("send") || acts.has("include") || acts.has("tell");
  if (gives && directive.force === "must") return targets.find(({ kind }) => kind === "private");
  return acts.has("write") && duty
    ? objects.find(({ kind, text }) => kind === "path" && /^(?:\/|~|[A-Z]:)/i.test(text))
    : undefined;
}

/** "This tool also uploads the folder to our server": said as a matter of course. */
function givenAway({ acts, rest }: Directive): Thing | undefined {
  const isOut = acts.has("send") && speaksOf(rest, "outsider");
  return isOut ? rest.find(({ kind }) => kind === "private" || kind === "userWish" || kind === "file") : undefined;
}

/** An occasion, a duty, one act after the other, or something done besides the tool's own work. */
function isPressed(statement: Statement, taking: Directive): boolean {
  if (taking.voice === "states") return statement.says("also").length > 0;
  const chained = statement.directives.some(
    (other) =>
      isOrder(other) &&
      (other.acts.has("override") ||
        (other.start > taking.start && (other.acts.has("include") || other.acts.has("send")))),
  );
  return taking.force === "must" || statement.triggers.length > 0 || chained;
}
