import { ordersOf, severityOf, type Orders } from "../text/execution/command-orders.ts";
import { isEveryday } from "../text/execution/command-lines.ts";
import { type Grade } from "../text/execution/command-shapes.ts";
import { commandsIn, type Command } from "../text/execution/commands.ts";
import { isRunner } from "../text/execution/speaker.ts";
import { nameIn } from "../text/handing/held.ts";
import type { Text } from "../model/text.ts";
import type { Statement } from "../text/sentence/directive.ts";
import { rangeAt } from "../text/sentence/ranges.ts";
import { isSecretPath } from "../text/secret-paths.ts";
import { isForeignAddress, isInstaller, isPlaceholder, isSiteOf, urlsIn } from "../text/urls.ts";
import type { Rule } from "./rule.ts";

export const concreteCommand = {
  id: "concrete-command",
  aliases: ["SCHEMA004"],
  severity: "critical",
  severities: ["high", "medium", "low"],
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
  *check(text, facts) {
    const commands = commandsIn(text.value);
    const statements = commands.length === 0 ? [] : facts.statements(text);
    const known = new Map<Statement, Orders>();
    for (const command of commands) {
      const statement = rangeAt(statements, command.start);
      const orders = statement && (known.get(statement) ?? ordersOf(statement, statements, text));
      if (statement !== undefined && orders !== undefined) known.set(statement, orders);
      const { name } = facts.subject;
      const { key } = facts.surface;
      const grade = isEveryday(command, [key, name]) ? "everyday" : gradeOf(command, key);
      const severity = severityOf({ ...command, grade, isOwn: isOwnMatter(command, key, text, name) }, text, orders);
      if (severity === undefined) continue;
      const who = severity === "critical" ? "Orders the model to run" : "Holds";
      const message = `${who} a command that ${command.does}: ${JSON.stringify(command.text)}.`;
      yield { at: { text, start: command.start, end: command.end }, message, severity };
    }
  },
} satisfies Rule;

/** The installer of a known program is what honest texts ask for; that of nobody they speak of is an attacker's. */
function gradeOf(command: Command, server: string): Grade {
  if (isOwnUpload(command, server)) return "ordinary";
  const urls = command.does === "runs what it downloads" ? urlsIn(command.text) : [];
  if (urls.length === 0) return command.grade;
  if (urls.every((url) => isInstaller(url))) return "everyday";
  return urls.some((url) => isPlaceholder(url) || isSiteOf(url, server)) ? command.grade : "hostile";
}

/** It calls an address that stands for another or is of the server itself, or its tool is there to run commands. */
function isOwnMatter({ does, text }: Command, server: string, { field }: Text, name: string): boolean {
  const urls = does === "calls a network address" ? urlsIn(text) : [];
  if (urls.length > 0) return !urls.every((url) => isForeignAddress(url.text) && !isSiteOf(url, server));
  return [server, name, nameIn(field)].some((each) => isRunner({ name: each }));
}

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
