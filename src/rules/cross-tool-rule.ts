import { SENTENCE_SIGN, type Statement, type Thing } from "../text/sentence/directive.ts";
import { limitOfOwn, ownNames, type OwnNames } from "../text/own/own-names.ts";
import { announcedCall } from "../text/other-tools/announced.ts";
import { askedFirst } from "../text/other-tools/asked-first.ts";
import { fixedCall } from "../text/other-tools/fixed-call.ts";
import { forcedTool } from "../text/other-tools/forced-tool.ts";
import { handedOver } from "../text/other-tools/handed-over.ts";
import { namedTools } from "../text/other-tools/named-tools.ts";
import { answeredHere, replacedOperands } from "../text/other-tools/operands.ts";
import { ruledTool } from "../text/other-tools/ruled-tool.ts";
import { redescribed, runDownTool } from "../text/other-tools/run-down.ts";
import { unlistedRuled } from "../text/other-tools/unlisted.ts";
import type { Facts, Rule } from "./rule.ts";

export const crossToolRule = {
  id: "cross-tool-rule",
  aliases: ["STRUCT008", "tool-shadowing"],
  severity: "high",
  severities: ["medium"],
  kind: "security",
  summary: "The text lays down rules for tools that are not its own",
  why: `
A tool speaks for itself. A text that says what must happen when another tool is called changes calls that the user
approved for something else, and it works even when the tool that carries it is never called.

Reported too, of a tool that the same server lists: that its calls are made with a value of this text's own, whatever the
user asked for; that what it was given, or what it answers, gives way to what this tool returns; that it is called so that
an announcement can be made.

Of a tool that the server does not list, also what is said of it: that a call of it is due, what it must be given, what
becomes of its answers. That it is bad or gone is reported at medium as long as nothing more follows from it.

Left alone: a server that documents its own tools; a tool of others named to say where a value comes from, or what to use
for another job.`,
  fix: "Describe this tool only. What another tool of the same server needs belongs into that tool's description.",
  cwe: [94],
  owasp: ["ASI01", "ASI02", "MCP03"],
  folds: ["agent-imperative", "unlisted-tool-mention"],

  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    const own = ownNames(facts.subject.raw, facts.toolNames);
    const all = facts.statements(text);
    for (const [at, statement] of all.entries()) {
      if (statement.example) continue;
      const other =
        ruledTool(statement, own) ?? runDownTool(statement, all[at + 1], own) ?? changedCall(all, at, facts, own);
      // A call that is due is reported by `mandatory-other-tool`.
      const isForced = other === undefined && forcedTool(statement, own) !== undefined;
      const ruled = other ?? (isForced ? undefined : unlistedRuled(statement, all.slice(at + 1, at + 3), own));
      if (ruled === undefined) continue;
      const isOnlyBad = "isRuled" in ruled && !ruled.isRuled;
      yield {
        at: { text, start: statement.start, end: statement.end },
        message: isOnlyBad
          ? `Says that a tool is bad or gone which the server does not list ("${ruled.text}").${limitOfOwn(ruled.text, facts.toolNames)}`
          : `Lays down a rule for calls of other tools ("${ruled.text}").${limitOfOwn(ruled.text, facts.toolNames)}`,
        ...(isOnlyBad && { severity: "medium" as const }),
      };
    }
  },
} satisfies Rule;

/** What is said of a tool that the same server may well list: its calls are made with something else than was asked for. */
function changedCall(
  all: readonly Statement[],
  at: number,
  { subject, toolNames }: Facts,
  own: OwnNames,
): Pick<Thing, "text"> | undefined {
  const [last, statement, next] = [all[at - 1], all[at], all[at + 1]];
  if (statement === undefined) return undefined;
  const named = namedTools(statement, subject, own, toolNames);
  const near = [last, next].filter((each) => each !== undefined);
  return (
    fixedCall(statement, next, named) ??
    replacedOperands(statement, named) ??
    answeredHere(
      statement,
      [named, () => (last === undefined ? [] : namedTools(last, subject, own, toolNames))],
      own,
    ) ??
    announcedCall(statement, near, named) ??
    handedOver(statement, named, own) ??
    askedFirst(statement, next, named) ??
    redescribed(statement, named)
  );
}
