import type { Severity } from "../model/severity.ts";
import { COMMAND_SIGN, commandsIn, type Command } from "../text/commands.ts";
import type { Act, Directive, Statement } from "../text/directive.ts";
import { isOwnWork, lastBefore, rangeAt } from "../text/own-work.ts";
import { isSecretPath } from "../text/secret-paths.ts";
import { isPlaceholder, isSiteOf, urlsIn } from "../text/urls.ts";
import type { Rule } from "./rule.ts";

/** How a text brings an example; the command then is one of many that somebody might type. */
const EXAMPLE = /\be\.?g\b|\b(?:for|as an) (?:example|instance)\b|\bsuch as\b|\blike\b|\bexamples?\b|\bi\.e\./gi;

/** How far before a command the words that make it an example may stand. */
const EXAMPLE_REACH = 200;

/** Acts that bring a command to run: a command is put somewhere, sent, or written, to be run there. */
const ACTS: readonly Act[] = ["call", "contain", "include", "read", "run", "send", "write"];

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

Left alone: a command tool that explains itself, ordinary commands in examples and code samples, and an upload to the
server's own site as its documentation shows it.`,
  fix: "Do the work in the tool's own code. If a user has to run a command once, say it in the documentation.",
  cwe: [77, 94],
  owasp: ["ASI02", "ASI05", "MCP05"],

  each: "text",
  sign: COMMAND_SIGN,
  *check(text, facts) {
    const commands = commandsIn(text.value);
    const statements = commands.length === 0 ? [] : facts.statements(text);
    const known = new Map<Statement, Orders>();
    for (const command of commands) {
      const statement = rangeAt(statements, command.start);
      const orders = statement && (known.get(statement) ?? ordersOf(statement, statements));
      if (statement !== undefined && orders !== undefined) known.set(statement, orders);
      const harmful = command.harmful && !isOwnUpload(command, facts.surface.key);
      const severity = judged({ ...command, harmful }, text.value, orders);
      if (severity === undefined) continue;
      const who = severity === "critical" ? "Orders the model to run" : "Holds";
      const message = `${who} a command that ${command.does}: ${JSON.stringify(command.text)}.`;
      yield { at: { text, start: command.start, end: command.end }, message, severity };
    }
  },
} satisfies Rule;

/** A file that a reader would put in the place: `hello.txt`, `/path/to/file.zip`. */
const SAMPLE_FILE = /^(?:\/path\/to\/)?\w[\w-]{0,60}(?:\.\w{1,8})?$/;

/** How the documentation of an interface shows a call of it: a file goes to the server's own site, or to this machine. */
function isOwnUpload({ does, text }: Command, server: string): boolean {
  const urls = urlsIn(text);
  if (does !== "sends data out" || !text.startsWith("curl ") || urls.length === 0 || /[|;$]|&&/.test(text))
    return false;
  const files = [...text.matchAll(/@["']?([^\s"'`,]{0,200})/g)].map(([, file = ""]) => file);
  return (
    files.every((file) => SAMPLE_FILE.test(file) && !isSecretPath(file)) &&
    urls.every((url) => isPlaceholder(url) || isSiteOf(url, server))
  );
}

/** What a sentence does with the commands in it. */
interface Orders {
  readonly start: number;
  /** Speaks of what is found or refused, or is a code sample. */
  readonly explains: boolean;
  /** For a harmful command any order will do. */
  readonly any: readonly Directive[];
  /** For an ordinary one it must be a duty, or something to run. */
  readonly pressing: readonly Directive[];
}

function ordersOf(statement: Statement, statements: readonly Statement[]): Orders {
  const own = statement.directives.filter(
    (directive) =>
      !directive.negated &&
      !directive.example &&
      !isOwnWork(directive, statements) &&
      ACTS.some((act) => directive.acts.has(act)),
  );
  return {
    start: statement.start,
    explains: statement.example || statement.says("detects").length > 0,
    any: own.filter(({ voice, force }) => voice === "order" || force === "must"),
    pressing: own.filter(({ voice, force, acts }) => voice === "order" && (force === "must" || acts.has("run"))),
  };
}

function judged({ start, harmful }: Command, value: string, orders: Orders | undefined): Severity | undefined {
  const milder = harmful ? "low" : undefined;
  if (orders === undefined) return harmful ? "medium" : undefined;
  if (orders.explains) return milder;
  const from = Math.max(orders.start, start - EXAMPLE_REACH);
  const example = [...value.slice(from, start).matchAll(EXAMPLE)].at(-1);
  const order = lastBefore(harmful ? orders.any : orders.pressing, start);
  // An order behind the words that bring an example is an order all the same.
  if (order !== undefined && (example === undefined || order.start >= from + example.index)) return "critical";
  return example === undefined && harmful ? "medium" : milder;
}
