import { field, isObject, type Json } from "../model/json.ts";
import type { Related } from "../model/rule.ts";
import type { Subschema } from "../model/schema.ts";
import type { Tool } from "../model/surface.ts";
import { shownName, toolSchema } from "../model/tool-schema.ts";
import { listed } from "../profiles/verdict.ts";
import { plainName } from "../text/identifier.ts";
import type { Rule } from "./rule.ts";

/** Names of parameters that are run as they come. */
const RUN = new Set([
  ...["command", "cmd", "command_line", "shell", "shell_command", "bash", "bash_command", "powershell", "script"],
  ...[
    "code",
    "source_code",
    "js_code",
    "javascript",
    "javascript_code",
    "python_code",
    "java_script",
    "java_script_code",
  ],
  ...["sql", "sql_query", "sql_statement", "query_sql", "raw_sql", "expression_code", "shell_script", "script_content"],
]);

/** Names of parameters that say where to read or write. */
const REACH = new Set([
  ...["path", "file_path", "filepath", "file", "filename", "file_name", "dir", "directory", "directory_path", "folder"],
  ...["folder_path", "dir_path", "source_path", "target_path", "destination_path", "output_path", "input_path"],
  ...["url", "uri", "endpoint", "target_url", "base_url", "image_url", "webhook_url", "page_url", "link"],
]);

/** A code that is looked up, not run. */
const LOOKED_UP =
  /\b(?:country|currency|language|postal|zip|area|status|error|exit|auth|authorization|verification|invite|coupon|promo|ISO|airport|station|stock)\b/i;

/** Any of these bounds a string. */
const BOUNDS = ["pattern", "enum", "const", "format", "minLength", "maxLength", "$ref", "anyOf", "oneOf", "allOf"];

interface Sink {
  readonly tool: Tool;
  readonly name: string;
  readonly pointer: string;
  readonly isRun: boolean;
}

export const unconstrainedSink = {
  id: "unconstrained-sink",
  aliases: ["MCP-022"],
  severity: "low",
  severities: ["info"],
  kind: "quality",
  summary: "Commands, code, SQL, paths or addresses are taken as free text",
  why: `
A string that is run, or that says which file or address to reach, and that no pattern, enum, format or length bounds:
what may come in is decided by the tool's code alone. Seven in ten published servers have one, so it is one finding a
server, low where something is run and info where something is reached.`,
  fix: "Bound the parameter with enum, pattern or maxLength where the values are known, and check it in the tool's code.",
  cwe: [],
  owasp: [],

  each: "server",
  *check(surface, { subject }) {
    const sinks = surface.tools.flatMap(sinksOf);
    if (sinks.length === 0) return;
    const run = sinks.filter(({ isRun }) => isRun);
    const reached = sinks.filter(({ isRun }) => !isRun);
    const parts = [
      ...(run.length > 0 ? [`${counted(run)}, which ${run.length === 1 ? "is" : "are"} run`] : []),
      ...(reached.length > 0
        ? [`${counted(reached)}, which ${reached.length === 1 ? "says" : "say"} what is reached`]
        : []),
    ];
    const related = [...run, ...reached].slice(0, RELATED).map(({ tool, name, pointer }): Related => ({
      at: { doc: tool.place.doc, pointer: `${tool.place.pointer}/inputSchema${pointer}` },
      message: `${shownName(name)} of ${shownName(tool.name)}`,
    }));
    const message = `Nothing in the schemas bounds ${parts.join(", nor ")}.`;
    yield { at: subject.place, message, severity: run.length > 0 ? "low" : "info", related };
  },
} satisfies Rule;

const RELATED = 20;
const NAMED = 5;

/** `"command" of "run" and 3 more`. */
function counted(sinks: readonly Sink[]): string {
  const names = sinks.slice(0, NAMED).map(({ tool, name }) => `${shownName(name)} of ${shownName(tool.name)}`);
  return sinks.length > NAMED ? `${names.join(", ")} and ${sinks.length - NAMED} more` : listed(names);
}

function sinksOf(tool: Tool): readonly Sink[] {
  return (toolSchema(tool, "inputSchema")?.walk.schemas ?? []).flatMap((schema): Sink[] => {
    const { name, pointer } = schema;
    if (name === undefined || !isFreeParameter(schema)) return [];
    const plain = plainName(name);
    const isRun = RUN.has(plain) && !isLookedUp(plain, schema.value);
    return isRun || REACH.has(plain) ? [{ tool, name, pointer, isRun }] : [];
  });
}

function isFreeParameter({ via, depth, value }: Subschema): boolean {
  if (via !== "property" || depth !== 1 || !isObject(value)) return false;
  return field(value, "type") === "string" && !BOUNDS.some((keyword) => Object.hasOwn(value, keyword));
}

function isLookedUp(plain: string, value: Json): boolean {
  const description = field(value, "description");
  return plain === "code" && typeof description === "string" && LOOKED_UP.test(description);
}
