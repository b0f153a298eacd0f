import { Option, type Command } from "commander";
import { exitCode } from "../../gate.ts";
import { InputError } from "../../model/errors.ts";
import type { Report } from "../../model/report.ts";
import { FAIL_ON } from "../../model/severity.ts";
import type { Wish } from "../baseline.ts";
import { GATE_ON } from "../../since.ts";
import { besideReport, readEarlier } from "../earlier.ts";
import type { Host } from "../host.ts";
import { FORMATS, logVerdict, printSarif, rendered, type Format } from "../reports.ts";
import { worse, type ExitCode, type Finish } from "../run.ts";
import { addInputs, given, several, type InputFlags } from "./inputs.ts";

const EXAMPLES = `
Examples:
  mcp-audit scan tools.json
  mcp-audit scan "manifests/*.json" --fail-on medium
  mcp-audit scan --server "npx -y @modelcontextprotocol/server-everything"
  mcp-audit scan --server "node server.js" --env API_TOKEN --rules -long-description
  mcp-audit scan
  mcp-audit scan --config .mcp.json --spawn --env API_TOKEN
  mcp-audit scan --url https://example.com/mcp --header "Authorization: Bearer …"
  mcp-audit scan tools.json --profile openai --profile gemini --budget server=8000
  mcp-audit scan tools.json --format sarif -o mcp-audit.sarif
  mcp-audit scan --source . --show-graph read_file
  mcp-audit scan tools.json --since before.json --gate-on new

SARIF names files from the root of the git repository, wherever in it the command is run; other reports from where it is.

Exit codes: 0 nothing reached the gate, 1 something did, 2 bad input or an incomplete scan, 3 a fault of mcp-audit.`;

export interface ScanFlags extends InputFlags {
  readonly format: Format;
  readonly output?: string;
  readonly since?: string;
  readonly gateOn?: string;
  readonly showGraph?: string;
}

/** `mcp-audit scan`: reads servers, audits them, prints one report. */
export function addScan(program: Command, host: Host, finish: Finish): void {
  addReport(program.command("scan").description("audit servers and print a report"))
    .addHelpText("after", EXAMPLES)
    .action(async (manifest: readonly string[], flags: ScanFlags) => {
      finish(await scan(host, manifest, flags));
    });
}

/** The options of a command that prints a report. */
export function addReport(command: Command): Command {
  return addInputs(command)
    .addOption(new Option("--format <format>", "of the report").choices(FORMATS).default("text"))
    .addOption(
      new Option("--fail-on <level>", "the least severity that fails the run; high by default").choices(FAIL_ON),
    )
    .option("--profile <name>", "a client to ask about, or all; may be repeated; claude by default", several, [])
    .option("--budget <name=tokens>", "server, tool or context; may be repeated", several, [])
    .addOption(new Option("--gate-on <what>", "what the gate counts; new: what --since does not have").choices(GATE_ON))
    .option("--since <file>", "an earlier JSON report; what is otherwise is shown")
    .option("--shard <i/n>", "audit every nth server, the ith of n runs; merge puts the reports together")
    .option("--rules <list>", "only these rules (a,b), or all but these (-a,-b)")
    .option("--show-graph <tool>", "below the text report: what this tool's code calls; with --source")
    .option("--lock <file>", "what was approved; by default the nearest mcp-audit.lock.json of the repository, if any")
    .option("--fail-on-drift", "any change since then fails the run, whatever its severity")
    .option("-o, --output <file>", "write the report there (a folder for SARIF of several servers)");
}

/** Audits and prints; `wish` says what the run has to be compared with. */
export async function scan(
  host: Host,
  manifest: readonly string[],
  flags: ScanFlags,
  wish: Wish = {},
): Promise<ExitCode> {
  const { auditGiven } = await import("../audit-given.ts");
  const { format, output, since = "", gateOn = "" } = flags;
  const earlier = await readEarlier(host, gateOn, since, { hasBase: false });
  const audited = await auditGiven(host, given(manifest, flags), {
    finds: true,
    compares: wish,
    files: format === "sarif",
    cost: format !== "text" && format !== "sarif",
  });
  const report = besideReport(audited, earlier);
  const code = exitCode(report);
  if (format === "sarif") {
    const isWhole = await printSarif(host, report, output);
    logVerdict(host, report);
    return isWhole ? code : worse(code, 2);
  }
  const body = await rendered(report, format, { colour: output === undefined && host.colour, width: host.width });
  const graph = flags.showGraph === undefined ? "" : await graphBelow(report, format, flags.showGraph);
  if (output === undefined) host.print(body + graph);
  else await host.write(output, body + graph);
  // The text report says the verdict itself.
  if (output !== undefined || format !== "text") logVerdict(host, report);
  return code;
}

async function graphBelow(report: Report, format: Format, tool: string): Promise<string> {
  if (format !== "text") throw new InputError("show-graph is drawn below the text report: leave --format out");
  return `\n${(await import("../show-graph.ts")).shownGraph(report, tool)}`;
}
