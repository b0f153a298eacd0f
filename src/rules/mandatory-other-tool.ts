import { type Directive, isOrder, SENTENCE_SIGN, speaksOf, type Statement, type Thing } from "../text/directive.ts";
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
  sign: SENTENCE_SIGN,
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

/** The tool that must be called or fed: one that is not listed, or a listed one with a payload. */
function forcedTool(statement: Statement, own: OwnNames): Thing | undefined {
  for (const directive of statement.directives) {
    const { acts, objects, subject, passive } = directive;
    if (directive.negated || directive.example) continue;
    if (isOrder(directive) && acts.has("call") && isDuty(directive)) {
      const isBy = directive.verb.endsWith(" by");
      const meant = speaksOf(subject, "itself") ? statement.things.filter(({ to }) => to < directive.from) : subject;
      const near = passive && !isBy ? meant : objects.filter(({ from }) => from - directive.to <= (isBy ? 4 : 1));
      const called = near.filter(({ kind }) => kind === "name" || (kind === "toolName" && directive.duty));
      const foreign = foreignNames(called, own).filter((name) => isTool(name, directive));
      const [other = carries(directive) ? called[0] : undefined] = foreign;
      if (other !== undefined) return other;
    }
    if ((isOrder(directive) || passive) && (acts.has("include") || acts.has("send"))) {
      const other = foreignNames(objects, own).find((name) => isFed(name, directive));
      if (other !== undefined) return other;
    }
  }
  return undefined;
}

/** What is used need not be a tool: "use the returned id". It is one when it is called, or said to be one. */
function isTool({ from, to }: Thing, { verb, objects, to: end }: Directive): boolean {
  return !/^use/i.test(verb) || from === end || objects.some((each) => each.kind === "toolWord" && each.from === to);
}

/** "Pass the id to `archive.copy`": a name written as code that data goes to, with a dot or as something extra. */
function isFed({ text, start }: Thing, { duty, sentence }: Directive): boolean {
  const extra = duty || sentence.says("also").length > 0;
  return (extra || /^\w+\.\w+$/.test(text)) && /\bto [`'"]$/.test(sentence.text.slice(0, start - sentence.start));
}

/** Said with "must", done silently, or bound to a moment of the work: "before using this tool, call", "once done, invoke". */
function isDuty({ duty, constant, silent, verb, sentence }: Directive): boolean {
  const moments = sentence.triggers.filter(({ when, always }) => when === "before" || when === "after" || always);
  return (
    duty ||
    silent ||
    (constant && !/^use/i.test(verb)) ||
    moments.some(({ things, always }) => always || verb !== "use" || speaksOf(things, "self"))
  );
}

/** What the call takes along: a mailbox, a network address, a place of keys. */
function carries({ objects }: Directive): boolean {
  return speaksOf(objects, "url", "secretPath", "secret");
}
