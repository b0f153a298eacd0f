import type { Severity } from "../model/severity.ts";
import { commandsIn, type Command } from "../text/commands.ts";
import type { Act, Directive, Statement } from "../text/directive.ts";
import { isOwnWork, rangeAt } from "../text/own-work.ts";
import type { Rule } from "./rule.ts";

/** How a text brings an example; the command then is one of many that somebody might type. */
const EXAMPLE = /\be\.?g\b|\b(?:for|as an) (?:example|instance)\b|\bsuch as\b|\blike\b|\bexamples?\b|\bi\.e\./gi;

/** Acts that bring a command to run: a command is put somewhere, sent, or written, to be run there. */
const ACTS: readonly Act[] = ["call", "include", "read", "run", "send", "write"];

export const concreteCommand = {
  id: "concrete-command",
  aliases: ["SCHEMA004"],
  severity: "critical",
  severities: ["medium", "low"],
  kind: "security",
  summary: "The text holds a command that is to be run",
  why: `
A description says what a tool does; a command line in it, with the words to run it, is for the model to run with its
own shell, with the rights of the user. Ordered, it is critical. A harmful command that nobody is told to run is medium,
and low where it is an example of what is found or refused.

Left alone: a command tool that explains itself, ordinary commands in examples and code samples.`,
  fix: "Do the work in the tool's own code. If a user has to run a command once, say it in the documentation.",
  cwe: [77, 94],
  owasp: ["ASI02", "ASI05", "MCP05"],

  each: "text",
  *check(text, facts) {
    for (const command of commandsIn(text.value)) {
      const severity = judged(command, text.value, facts.statements(text));
      if (severity === undefined) continue;
      const who = severity === "critical" ? "Orders the model to run" : "Holds";
      const message = `${who} a command that ${command.does}: ${JSON.stringify(command.text)}.`;
      yield { at: { text, start: command.start, end: command.end }, message, severity };
    }
  },
} satisfies Rule;

function judged(command: Command, value: string, statements: readonly Statement[]): Severity | undefined {
  const statement = rangeAt(statements, command.start);
  const milder = command.harmful ? "low" : undefined;
  if (statement === undefined) return command.harmful ? "medium" : undefined;
  if (statement.example || statement.says("detects").length > 0) return milder;
  const before = value.slice(statement.start, command.start);
  const example = [...before.matchAll(EXAMPLE)].at(-1);
  const from = statement.start + (example?.index ?? 0);
  const ordered = statement.directives.some(
    (directive) => directive.start >= from && !isOwnWork(directive, statements) && orders(directive, command),
  );
  if (ordered) return "critical";
  return example === undefined && command.harmful ? "medium" : milder;
}

/** For a harmful command any order will do; an ordinary one must be a duty, or something to run. */
function orders(directive: Directive, { start, harmful }: Command): boolean {
  const { acts, voice, force, negated, example } = directive;
  if (directive.start > start || negated || example || !ACTS.some((act) => acts.has(act))) return false;
  return harmful ? voice === "order" || force === "must" : voice === "order" && (force === "must" || acts.has("run"));
}
