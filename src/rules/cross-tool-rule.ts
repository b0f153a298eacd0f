import { isOrder, speaksOf, type Directive, type Statement, type Thing } from "../text/directive.ts";
import { foreignNames, ownNames } from "../text/own-names.ts";
import type { Facts, Rule } from "./rule.ts";

export const crossToolRule = {
  id: "cross-tool-rule",
  aliases: ["STRUCT008", "tool-shadowing"],
  severity: "high",
  kind: "security",
  summary: "The text lays down rules for tools that are not its own",
  why: `
A tool speaks for itself. A text that says what must happen when another tool is called changes calls that the user
approved for something else, and it works even when the tool that carries it is never called.

Left alone: a server that documents its own tools.`,
  fix: "Describe this tool only. What another tool of the same server needs belongs into that tool's description.",
  cwe: [94],
  owasp: ["ASI01", "ASI02", "MCP03"],
  folds: ["agent-imperative", "unlisted-tool-mention"],

  each: "text",
  *check(text, facts) {
    const own = ownNames(facts.subject.raw, facts.toolNames);
    for (const statement of facts.statements(text)) {
      const other = statement.example ? undefined : ruledTool(statement, own);
      if (other === undefined) continue;
      yield {
        at: { text, start: statement.start, end: statement.end },
        message: `Lays down a rule for calls of other tools ("${other.text}").`,
      };
    }
  },
} satisfies Rule;

/** The other tool that a rule is made for: in the occasion of an order, as what an order is about, or as what it is said to do now. */
function ruledTool(statement: Statement, own: ReadonlySet<string>): Thing | undefined {
  const orders = statement.directives.filter((directive) => isOrder(directive) && !callsOwn(directive));
  if (orders.length > 0) {
    for (const { things } of statement.triggers) {
      const other = toolNamed(things, own) ?? things.find(({ kind }) => kind === "everyTool");
      if (other !== undefined) return other;
    }
  }
  for (const { acts, voice, subject, objects, negated } of statement.directives) {
    if (negated) continue;
    if (voice === "states" && acts.has("rewrite")) {
      const other = toolNamed(subject, own);
      if (other !== undefined) return other;
    }
    const all = objects.find(({ kind }) => kind === "everyTool");
    if (voice === "order" && all !== undefined && (acts.has("rewrite") || acts.has("send"))) return all;
  }
  return undefined;
}

function callsOwn({ acts, objects }: Directive): boolean {
  return acts.has("call") && speaksOf(objects.slice(0, 2), "self");
}

/** A name that is not the server's own and stands next to the word tool or function, or is shaped like a call. */
function toolNamed(things: readonly Thing[], own: ReadonlySet<string>): Thing | undefined {
  return foreignNames(things, own).find(({ from, to }) =>
    things.some(({ kind, from: start, to: end }) => kind === "toolWord" && (start === to || end === from)),
  );
}
