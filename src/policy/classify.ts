import { field, isArray, type Json, type JsonObject } from "../model/json.ts";
import type { Policy, PolicyServer, PolicyTool } from "../model/policy.ts";
import type { ToolClass } from "../model/rating.ts";
import { shownName } from "../model/tool-schema.ts";
import { atLeast, worstOf, type CallReason } from "./call-verdict.ts";
import { escalated } from "./escalate.ts";
import { classOfShell, classOfWords } from "./shell.ts";
import { classOfSql } from "./sql.ts";

/** One call of a tool. */
export interface Call {
  /** The server's key in the policy. */
  readonly server: string;
  readonly tool: string;
  readonly args: JsonObject;
  /** Of the tool: its defaults stand for arguments that are not given. */
  readonly inputSchema?: JsonObject;
}

export interface CallClass {
  readonly class: ToolClass;
  /** Why, worst first; never empty. */
  readonly reasons: readonly CallReason[];
  /** The line of the policy, where there is one. */
  readonly entry?: PolicyTool;
  readonly policyServer?: PolicyServer;
}

const SQL = new Set(["sql", "query", "statement", "statements", "queries", "q", "ddl", "sql_query"]);
const SHELL = new Set([
  "command",
  "cmd",
  "commands",
  "shell",
  "bash",
  "command_line",
  "cmdline",
  "argv",
  "shell_command",
]);
const CODE = new Set(["code", "script", "javascript", "js", "python", "expression", "source_code", "program"]);

/**
 * The class of one call: that of its tool, raised by the rules that its arguments meet, and of a tool that depends on its
 * arguments, by what the command or statement does. Nothing lowers it, and what does not parse takes the highest class.
 */
export function classifyCall({ servers }: Policy, { server, tool, args, inputSchema = {} }: Call): CallClass {
  const policyServer = servers.find(({ key }) => key === server);
  const entry = policyServer?.tools.get(tool);
  const floor: CallReason =
    entry === undefined
      ? { class: "write", message: `${missing(server, policyServer)}: it counts as a write.` }
      : { class: entry.class, message: `The policy rates the tool ${entry.class}.` };
  const rules = entry === undefined ? [] : escalated(entry.escalate, args, inputSchema);
  const isDependent = entry === undefined || entry.flags.arg_dependent === true;
  const parts = isDependent ? contentsOf(args) : [];
  const unknown: readonly CallReason[] =
    entry?.flags.arg_dependent === true && parts.length === 0 && entry.escalate.length === 0
      ? [{ class: "destructive", message: "What it does hangs on an argument, and none is known to hold a command." }]
      : [];
  const reasons = [floor, ...rules, ...parts.map((part) => atLeast(floor.class, part)), ...unknown];
  const worst = worstOf(reasons) ?? floor;
  return {
    class: worst.class,
    reasons: [worst, ...reasons.filter((reason) => reason !== worst)],
    ...(entry !== undefined && { entry }),
    ...(policyServer !== undefined && { policyServer }),
  };
}

/** A key that is mistyped should show, and not look like a tool that nobody has rated yet. */
function missing(server: string, known: PolicyServer | undefined): string {
  return known === undefined
    ? `The policy has no server ${shownName(server)}, and no line for the tool`
    : "The policy does not rate this tool";
}

/** What arguments hold that are named for a command, a statement or code. */
function contentsOf(args: JsonObject): readonly CallReason[] {
  return Object.entries(args).flatMap(([name, value]) => {
    const plain = name
      .replace(/([a-z])([A-Z])/g, "$1_$2")
      .replace(/-/g, "_")
      .toLowerCase();
    if (SQL.has(plain)) return textsIn(value).map(classOfSql);
    if (CODE.has(plain)) return [{ class: "destructive" as const, message: `Code in "${plain}" is not read.` }];
    return SHELL.has(plain) ? commandsIn(value, field(args, "args")) : [];
  });
}

/** A text is for a shell. A list is the words of one command; `args` beside a text are words after it. */
function commandsIn(value: Json, more: Json | undefined): readonly CallReason[] {
  const words = isArray(value) ? value : [value];
  if (!words.every((word) => typeof word === "string")) {
    return [{ class: "destructive", message: "A command that is no text is not read." }];
  }
  const rest = isArray(more) ? more.filter((word) => typeof word === "string") : [];
  const isWords = isArray(value) || rest.length > 0;
  return isWords ? [classOfWords([...words, ...rest])] : words.map((word) => classOfShell(word));
}

function textsIn(value: Json): readonly string[] {
  return (isArray(value) ? value : [value]).map((item) => (typeof item === "string" ? item : JSON.stringify(item)));
}
