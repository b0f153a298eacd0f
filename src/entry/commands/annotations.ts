import { Option, type Command } from "commander";
import { InputError } from "../../model/errors.ts";
import type { Policy, PolicyServer } from "../../model/policy.ts";
import type { Host } from "../host.ts";

const FORMATS = ["json", "typescript"] as const;

const EXAMPLES = `
Examples:
  mcp-audit annotations
  mcp-audit annotations ops --format typescript -o src/risk.ts

A hint speaks of the tool as a whole and says the most that a call can do; level in _meta says the least.`;

interface AnnotationFlags {
  readonly policy?: string;
  readonly format: (typeof FORMATS)[number];
  readonly output?: string;
}

/** `mcp-audit annotations`: what a server publishes by the risk table of the policy. */
export function addAnnotations(program: Command, host: Host): void {
  program
    .command("annotations")
    .description("print the annotations and _meta that the policy's risk table implies")
    .argument("[server]", "its key in the policy; may be left out where there is one")
    .option("--policy <file>", "the policy; by default the nearest mcp-audit.yml of the repository")
    .addOption(new Option("--format <format>", "json, or typescript to paste").choices(FORMATS).default("json"))
    .option("-o, --output <file>", "write it there")
    .addHelpText("after", EXAMPLES)
    .action(async (key: string | undefined, flags: AnnotationFlags) => {
      const { readPolicy } = await import("../policy-file.ts");
      const policy = await readPolicy(host, flags.policy ?? "");
      if (policy === undefined) throw new InputError("there is no policy here: `mcp-audit policy init` writes one");
      const body = await text(policy, serverOf(policy, key), flags.format);
      if (flags.output === undefined) host.print(body);
      else await host.write(flags.output, body);
    });
}

/** @throws InputError when it is not clear which server is meant. */
function serverOf({ servers }: Policy, key: string | undefined): PolicyServer {
  const [only] = servers;
  const found = key === undefined ? only : servers.find((server) => server.key === key);
  if (found !== undefined && (key !== undefined || servers.length === 1)) return found;
  const names = servers.map((server) => JSON.stringify(server.key)).join(", ");
  if (servers.length === 0) throw new InputError("the policy has no servers: `mcp-audit policy sync` adds one");
  throw new InputError(
    key === undefined
      ? `name one of the servers of the policy: ${names}`
      : `the policy has no server ${JSON.stringify(key)}; it has ${names}`,
  );
}

async function text({ document }: Policy, server: PolicyServer, format: AnnotationFlags["format"]): Promise<string> {
  const { published, publishedModule } = await import("../../policy/published.ts");
  const { visibleJson } = await import("../../reporters/escape.ts");
  if (format === "typescript") return visibleJson(publishedModule(server, document.path ?? ""));
  return visibleJson(`${JSON.stringify(published(server), undefined, 2)}\n`);
}
