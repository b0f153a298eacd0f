import { delayedAt } from "../text/later/delayed.ts";
import { SENTENCE_SIGN } from "../text/sentence/directive.ts";
import type { Rule } from "./rule.ts";

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
    for (const at of all.keys()) {
      const delayed = delayedAt(all, at);
      if (delayed === undefined) continue;
      const { start, end, occasion, verb, severity } = delayed;
      const moment = text.value.slice(occasion.start, occasion.end);
      yield {
        at: { text, start, end },
        message:
          verb === undefined
            ? `Does something else "${moment}".`
            : `Waits for its moment ("${moment}") to have "${verb}" done.`,
        severity,
      };
    }
  },
} satisfies Rule;
