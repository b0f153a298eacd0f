import { type Directive, isOrder, SENTENCE_SIGN, speaksOf, type Statement, type Thing } from "../text/directive.ts";
import { foreignNames, ownNames, type OwnNames } from "../text/own-names.ts";
import type { Rule } from "./rule.ts";

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
  sign: SENTENCE_SIGN,
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

/** The other tool that a rule is made for: in the occasion of an order, in what it is about, or in what is said of it. */
function ruledTool(statement: Statement, own: OwnNames): Thing | undefined {
  for (const { things, always } of statement.triggers) {
    const named = toolNamed(things, own);
    const all = things.find(({ kind }) => kind === "everyTool");
    const other = named ?? all;
    const orders = statement.directives.filter(isForeignOrder);
    if (other === undefined) continue;
    if (
      orders.some(
        (order) =>
          order.force === "must" || order.voice === "aim" || always || (all !== undefined && isHandedOn(order)),
      )
    )
      return other;
  }
  return statement.directives.map((directive) => ruledBy(directive, own)).find((thing) => thing !== undefined);
}

/** "… send its arguments to this tool". */
function isHandedOn({ acts, objects }: Directive): boolean {
  return (acts.has("send") || acts.has("include")) && speaksOf(objects, "argument", "self");
}

/** "The x tool now uses …", "change all tools so that …", "every command must include …". */
function ruledBy(directive: Directive, own: OwnNames): Thing | undefined {
  const { acts, voice, subject, objects, negated, force, duty, passive, example } = directive;
  if (negated || example) return undefined;
  const all = ({ kind }: Thing): boolean => kind === "everyTool" || kind === "everyReply";
  if (voice === "states") {
    const changes = acts.has("rewrite") || acts.has("amend") || (acts.has("call") && force === "must");
    return changes ? toolNamed(subject, own) : undefined;
  }
  if (voice !== "order") return undefined;
  if (acts.has("include") || acts.has("contain")) {
    const isDictated = speaksOf(objects, "literal", "url") || foreignNames(objects, own).length > 0;
    const ruled = force === "must" || passive ? subject.find(all) : undefined;
    return isDictated ? (ruled ?? objects.find(({ kind }) => kind === "everyReply")) : undefined;
  }
  if (passive && duty && (acts.has("send") || acts.has("call")) && speaksOf(objects, "self")) {
    return subject.find(({ kind }) => kind === "everyCall");
  }
  if (acts.has("call") && passive && speaksOf(objects, "literal", "name", "argument")) {
    return subject.find(({ kind }) => kind === "everyTool");
  }
  return acts.has("rewrite") ? objects.find(({ kind }) => kind === "everyTool") : undefined;
}

/** An order that is no advice to use this tool, or a change of what another tool gave. */
function isForeignOrder(directive: Directive): boolean {
  const { acts, objects, voice, negated, example } = directive;
  if (acts.has("rewrite") && voice === "aim" && speaksOf(objects, "reply")) return !negated && !example;
  const wanted = ["read", "send", "include", "rewrite", "run", "hide"] as const;
  const isUse = acts.has("call") && (objects.length === 0 || speaksOf(objects.slice(0, 2), "self", "itself"));
  return isOrder(directive) && !isUse && wanted.some((act) => acts.has(act));
}

/** A name that is not the server's own, and is said to be a tool. */
function toolNamed(things: readonly Thing[], own: OwnNames): Thing | undefined {
  const beside = ({ from, to }: Thing): boolean =>
    things.some(({ kind, from: start, to: end }) => kind === "toolWord" && (start === to || end === from));
  return foreignNames(things, own).find((name) => name.kind === "toolName" || beside(name));
}
