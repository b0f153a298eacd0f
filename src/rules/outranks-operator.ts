import type { Range } from "../model/document.ts";
import { decreedIn } from "../text/authority/decreed.ts";
import { isWarnedOf } from "../text/own/explained.ts";
import { ownNames } from "../text/own/own-names.ts";
import { before } from "../text/sentence/around.ts";
import { isOrder, SENTENCE_SIGN, speaksOf, type Statement } from "../text/sentence/directive.ts";
import { otherMasterIn } from "../text/authority/other-master.ts";
import type { Rule } from "./rule.ts";

/** Who calls a function is a program. */
const OF_CODE = /\bcallers?\b/i;

/** Rules that are there to protect somebody. Alone they are a warning: what they cover up is found by itself. */
const PROTECTION =
  /\b(?:security|safety|privacy|compliance) (?:protocols?|rules?|polic(?:y|ies)|requirements?|checks?|measures?|controls?)\b/i;

export const outranksOperator = {
  id: "outranks-operator",
  aliases: ["STRUCT011"],
  severity: "high",
  severities: ["medium"],
  kind: "security",
  summary: "The text claims to stand above the user or the system prompt",
  why: `
Nothing legitimate tells a model that it outranks the person it works for. The claim is there to win when the user's
request and the text disagree. Nor does a description bring decrees: a heading in capitals that announces a policy, an update
or a regulation, and under it an order about a value, a tool, a file or a place that is none of the tool's.`,
  fix: "Delete the claim.",
  cwe: [94, 269],
  owasp: ["ASI01", "ASI03", "MCP03"],
  folds: ["agent-imperative", "instruction-override"],

  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    const all = facts.statements(text);
    const isOwn = ownNames(facts.subject.raw, facts.toolNames);
    for (const [index, statement] of all.entries()) {
      const decreed = decreedIn(all, index, isOwn);
      if (decreed !== undefined) {
        const { start, end } = decreed;
        const message = `Announces an order as decided from above: "${text.value.slice(start, end)}".`;
        yield { at: { text, start, end }, message };
      }
      const claim = statement.example
        ? undefined
        : (statement.says("outranks").find((said) => !isDenied(said, text.value) && !isWarnedOf(said, statement)) ??
          otherMasterIn(statement));
      if (claim === undefined) continue;
      const said = text.value.slice(claim.start, claim.end);
      if (isOfDefault(statement, claim)) continue;
      if (OF_CODE.test(said) || OF_SETTING.test(text.value.slice(claim.end, claim.end + 20))) continue;
      const isProtection = PROTECTION.test(text.value.slice(statement.start, claim.start));
      yield {
        at: { text, start: claim.start, end: claim.end },
        message: `Claims to stand above the user: "${said}".`,
        severity: isProtection ? ("medium" as const) : ("high" as const),
      };
    }
  },
} satisfies Rule;

/** "Override the manager IP", "overrides the user's zoom": what is overridden is a value. */
const OF_SETTING =
  /^ (?:e-?mail )?(?:(?:default|current|own|saved|chosen|preferred) )?(?:address|colou?r|config|locale|scale|size|style|theme|zoom|default|editor preference|endpoint|host|id|ip|key|name|path|port|setting|timeout|token|ur[il]|value)s?\b/i;

/** "Without a filter, the router picks the cheapest way regardless of what the user asked": what is so where nothing is set. */
function isOfDefault(statement: Statement, { start }: Range): boolean {
  const said = DEFAULTED.exec(before(statement, start));
  if (said === null || speaksOf(statement.things, "model", "self")) return false;
  const from = statement.start + said.index;
  return !statement.directives.some((each) => isOrder(each) && each.start >= from && each.start < start);
}

const DEFAULTED =
  /\b(?:without (?:an? \w+|it|this|one)|(?:if|when) (?:omitted|unset|absent|not (?:given|set))|by default),? [^.;]{0,90}$/i;

/** "Adds to the instructions without overriding others". */
function isDenied({ start }: Range, value: string): boolean {
  return /\b(?:without|not|never|instead of) $/i.test(value.slice(Math.max(0, start - 14), start));
}
