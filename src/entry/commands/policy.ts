import type { Command } from "commander";
import { resolve } from "node:path";
import { InputError } from "../../model/errors.ts";
import type { Report } from "../../model/report.ts";
import type { Tool } from "../../model/surface.ts";
import { shownName } from "../../model/tool-schema.ts";
import { exists } from "../files.ts";
import type { Host } from "../host.ts";
import type { Finish } from "../run.ts";
import { addInputs, given, type InputFlags } from "./inputs.ts";

const EXAMPLES = `
Examples:
  mcp-audit policy init tools.json --name notes
  mcp-audit policy init --config .mcp.json --spawn
  mcp-audit policy sync tools.json --name notes`;

interface PolicyFlags extends InputFlags {
  readonly output?: string;
  readonly force?: true;
}

/** `mcp-audit policy init` and `policy sync`: the risk table, made from a scan and kept in step with one. */
export function addPolicy(program: Command, host: Host, finish: Finish): void {
  const policy = program
    .command("policy")
    .description("write mcp-audit.yml, or add to it")
    .addHelpText("after", EXAMPLES);
  addInputs(policy.command("init").description("write a policy that rates each tool as a scan does"))
    .option("-o, --output <file>", "write it there; mcp-audit.yml by default")
    .option("--force", "replace a file that is there")
    .action(async (manifest: readonly string[], flags: PolicyFlags) => {
      const { POLICY_FILE } = await import("../policy-file.ts");
      const path = resolve(host.cwd, flags.output ?? POLICY_FILE);
      if (flags.force !== true && (await exists(path))) {
        throw new InputError(
          `${flags.output ?? POLICY_FILE} is there already: \`policy sync\` adds to it, --force replaces it`,
        );
      }
      const report = await audited(host, manifest, flags);
      const { policyDraft } = await import("../../policy/draft.ts");
      const { isTooLong, parsePolicy } = await import("../../policy/parse.ts");
      const draft = policyDraft(report.servers);
      const shown = flags.output ?? POLICY_FILE;
      if (isTooLong(draft)) throw new InputError(tooLong(report, shown));
      // What a server calls its tools may be more than a policy holds.
      parsePolicy(draft, shown);
      host.log(`mcp-audit: wrote ${await host.write(path, draft)}`);
      finish(complete(host, report));
    });
  addInputs(
    policy
      .command("sync")
      .description("add the tools that the policy lacks, and mark the lines of those that are gone"),
  ).action(async (manifest: readonly string[], flags: PolicyFlags) => {
    finish(await sync(host, manifest, flags));
  });
}

/** A table does not have to name every tool: what it leaves out keeps the rating of the scan where `unlisted` is off. */
function tooLong({ servers }: Report, path: string): string {
  const tools = servers.reduce((sum, { ratings }) => sum + ratings.size, 0);
  return (
    `${path} would be over 1 MB with a line for ${tools} ${tools === 1 ? "tool" : "tools"}, which is more than is read as a policy. ` +
    "Write it by hand with `unlisted: off` and only the tools that you rate otherwise than a scan does, or audit fewer servers at a time"
  );
}

async function sync(host: Host, manifest: readonly string[], flags: PolicyFlags): Promise<0 | 2> {
  const report = await audited(host, manifest, flags);
  const { policyPath, policyText, shownPath } = await import("../policy-file.ts");
  const { withStaleMarks, withTools } = await import("../../policy/edit.ts");
  const { toolValue } = await import("../../policy/lines.ts");
  const path = await policyPath(host, flags.policy ?? "");
  const before = await policyText(host, path);
  const shown = shownPath(host, path);
  // Told once it is true: a name that the file cannot take, or a disk that is full, ends the run before it is written.
  const told: string[] = [];
  const after = report.servers.reduce((text, { key, surface, ratings, toolHashes, policy }) => {
    const server = policy?.server;
    const name = server?.key ?? key;
    const isMissing = (tool: Tool): boolean =>
      server?.tools.has(tool.name) !== true && policy?.rulings.get(tool)?.isShut !== true;
    const missing = [...ratings].filter(([tool]) => isMissing(tool));
    for (const [tool, hash] of toolHashes) {
      if (policy?.rulings.get(tool)?.outdated === undefined) continue;
      told.push(`${name}: ${shownName(tool.name)} was rated for another definition; it is now sha256:${hash}`);
    }
    for (const [tool, rating] of missing) told.push(`${name}: added ${shownName(tool.name)}, ${rating.class}`);
    const lines = missing.map(([tool, rating]) => ({ name: tool.name, value: toolValue(rating) }));
    const added = withTools(text, shown, name, distinct(lines));
    const isWhole = surface.tools.length > 0 && surface.incomplete.length === 0;
    const listed = new Set(surface.tools.map((tool) => tool.name));
    return isWhole ? withStaleMarks(added, shown, name, (tool) => !listed.has(tool)) : added;
  }, before);
  const written = after === before ? undefined : await host.write(path, after);
  for (const line of told) host.log(`mcp-audit: ${line}`);
  host.log(`mcp-audit: ${written === undefined ? `${shown} has a line for every tool` : `wrote ${written}`}`);
  return complete(host, report);
}

/** Of tools with one name, the first. */
function distinct<L extends { readonly name: string }>(lines: readonly L[]): readonly L[] {
  return [...new Map([...lines].reverse().map((line) => [line.name, line])).values()].reverse();
}

async function audited(host: Host, manifest: readonly string[], flags: InputFlags): Promise<Report> {
  const { auditGiven } = await import("../audit-given.ts");
  return auditGiven(host, given(manifest, flags), {});
}

function complete(host: Host, { incomplete }: Report): 0 | 2 {
  for (const { server, reason } of incomplete) host.log(`mcp-audit: ${server}: ${reason}`);
  return incomplete.length > 0 ? 2 : 0;
}
