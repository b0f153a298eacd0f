import type { Severity } from "../model/severity.ts";
import { type Directive, isOrder, SENTENCE_SIGN, speaksOf, type Statement } from "../text/directive.ts";
import type { Act } from "../text/vocabulary/vocabulary.ts";
import { isOwnWork } from "../text/own-work.ts";
import type { Rule } from "./rule.ts";

/** What is worth waiting for. */
const GRAVE: readonly Act[] = ["send", "rewrite", "run", "destroy", "grab", "override", "obey", "inflate", "hide"];
const DEEDS: readonly Act[] = [...GRAVE, "write", "include", "prefer", "omit"];

export const delayedOrder = {
  id: "delayed-order",
  aliases: [],
  severity: "high",
  severities: ["medium"],
  kind: "security",
  summary: "The text has something done later, when nobody looks any more",
  why: `
A sleeper is tried out and found harmless: the third call, the weekend, a word that a user says some day is what wakes it.
An honest tool that depends on the time does so in its own code; it needs no model to wait for a moment when nobody
reviews.

Left alone: limits of calls, schedules that the user asks for, and what a memory is told to keep.`,
  fix: "Do what the tool does at every call. If it depends on the time, do it in the tool's code and say so.",
  cwe: [94, 511],
  owasp: ["ASI01", "MCP03"],
  folds: ["agent-imperative"],

  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    const all = facts.statements(text);
    for (const [at, statement] of all.entries()) {
      const [later] = statement.example ? [] : statement.says("later");
      if (later === undefined) continue;
      const order = [statement, all[at + 1]].flatMap((each) => (each === undefined ? [] : orders(each, all)))[0];
      if (order === undefined) continue;
      // "Pass the cursor" is how a call is made.
      const isGrave = !/^pass\b/i.test(order.verb) && GRAVE.some((act) => order.acts.has(act));
      const severity: Severity = isGrave ? "high" : "medium";
      yield {
        at: { text, start: statement.start, end: Math.max(statement.end, order.end) },
        message: `Waits for its moment ("${text.value.slice(later.start, later.end)}") to have "${order.verb}" done.`,
        severity,
      };
    }
  },
} satisfies Rule;

/** What a sentence has done that is more than a call of the tool itself. */
function orders(statement: Statement, all: readonly Statement[]): readonly Directive[] {
  return statement.directives.filter((directive) => {
    const { acts, voice, negated, example, objects } = directive;
    if (negated || example || voice === "may" || voice === "aim" || isOwnWork(directive, all)) return false;
    if (!isOrder(directive) && !speaksOf(directive.subject, "model")) return false;
    const isUse =
      acts.has("call") &&
      ((objects.length === 0 && !acts.has("run")) || speaksOf(objects.slice(0, 2), "self", "itself"));
    return !isUse && DEEDS.some((act) => acts.has(act));
  });
}
