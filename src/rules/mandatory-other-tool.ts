import { isOrder, speaksOf, type Directive, type Statement, type Thing } from "../text/directive.ts";
import { foreignNames, ownNames, type OwnNames } from "../text/own-names.ts";
import type { Rule } from "./rule.ts";

export const mandatoryOtherTool = {
  id: "mandatory-other-tool",
  aliases: ["STRUCT009", "tool-shadowing"],
  severity: "high",
  kind: "security",
  summary: "The text makes another server's tool a precondition or a duty",
  why: `
A description that makes the model call a tool of another server takes over a tool that the user approved for other work.
It needs no secret file to do harm: the forced call is the attack.

Left alone: a server that tells the order in which its own tools are used.`,
  fix: "Name only tools that this server lists; do what is needed in the tool's own code.",
  cwe: [94],
  owasp: ["ASI01", "ASI02", "MCP03"],
  folds: ["agent-imperative", "unlisted-tool-mention"],

  each: "text",
  *check(text, facts) {
    const own = ownNames(facts.subject.raw, facts.toolNames);
    for (const statement of facts.statements(text)) {
      const forced = forcedTool(statement, own);
      if (forced === undefined) continue;
      yield {
        at: { text, start: statement.start, end: statement.end },
        message: `Makes a call of "${forced.text}", a duty.`,
      };
    }
  },
} satisfies Rule;

/** The tool that must be called: one that is not listed, or a listed one with a payload. */
function forcedTool(statement: Statement, own: OwnNames): Thing | undefined {
  for (const directive of statement.directives) {
    if (!isOrder(directive)) continue;
    const { acts, objects, to } = directive;
    if (acts.has("call") && isDuty(directive)) {
      const called = objects.filter(({ kind, from }) => (kind === "name" || kind === "toolName") && from - to <= 1);
      const [other = carries(directive) ? called[0] : undefined] = foreignNames(called, own).filter((name) =>
        isTool(name, directive),
      );
      if (other !== undefined) return other;
    }
  }
  return undefined;
}

/** What is used need not be a tool: "use the returned id". It is one when it is called, or said to be one. */
function isTool({ from, to }: Thing, { verb, objects, to: end }: Directive): boolean {
  return (
    verb.toLowerCase() !== "use" || from === end || objects.some((each) => each.kind === "toolWord" && each.from === to)
  );
}

/** Said with "must", done silently, or bound to the use of this tool. */
function isDuty({ duty, silent, sentence }: Directive): boolean {
  const bound = sentence.triggers.some(
    ({ when, things }) => (when === "before" || when === "after") && speaksOf(things, "self"),
  );
  return duty || silent || bound;
}

/** What the call takes along: a mailbox, a network address, a place of keys. */
function carries({ objects }: Directive): boolean {
  return speaksOf(objects, "url", "secretPath", "secret");
}
