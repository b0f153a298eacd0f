import type { Command } from "commander";
import { InputError } from "../../model/errors.ts";
import { isObject, type Json, type JsonObject } from "../../model/json.ts";
import type { Host } from "../host.ts";

const EXAMPLES = `
Examples:
  mcp-audit classify ops systemd_service --args '{"action": "stop"}'
  mcp-audit classify ops run_command --args '{"command": "kubectl delete pod web"}'

Prints class, decision and reasons as JSON. The class is never lower than the tool's own; what does not parse takes the
highest. Fixed rules read the call and nothing runs it: a class is a reason to ask, and no proof of harmlessness.`;

interface ClassifyFlags {
  readonly args: string;
  readonly policy?: string;
}

/** `mcp-audit classify`: what one call does, by the policy and by its arguments. */
export function addClassify(program: Command, host: Host): void {
  program
    .command("classify")
    .description("say what one call of a tool does, by the policy and its arguments")
    .argument("<server>", "its key in the policy")
    .argument("<tool>", "the name of the tool")
    .option("--args <json>", "the arguments of the call", "{}")
    .option("--policy <file>", "the policy; by default the nearest mcp-audit.yml of the repository")
    .addHelpText("after", EXAMPLES)
    .action(async (server: string, tool: string, flags: ClassifyFlags) => {
      const args = parsed(flags.args);
      const { readPolicy } = await import("../policy-file.ts");
      const policy = await readPolicy(host, flags.policy ?? "");
      if (policy === undefined) throw new InputError("there is no policy here: `mcp-audit policy init` writes one");
      const { classify } = await import("../../classify.ts");
      const { jsonText } = await import("../../reporters/escape.ts");
      host.print(`${jsonText(await classify(policy, { server, tool, args }))}\n`);
    });
}

/** @throws InputError for what is no object in JSON. */
function parsed(text: string): JsonObject {
  const value = ((): Json | undefined => {
    try {
      return JSON.parse(text) as Json;
    } catch {
      return undefined;
    }
  })();
  if (isObject(value)) return value;
  throw new InputError('args: give the arguments as an object in JSON, as --args \'{"action": "stop"}\'');
}
