import { Command, CommanderError } from "commander";
import type { Host } from "./host.ts";
import { addAccept } from "./commands/accept.ts";
import { addAnnotations } from "./commands/annotations.ts";
import { addClassify } from "./commands/classify.ts";
import { addCost } from "./commands/cost.ts";
import { addDiff } from "./commands/diff.ts";
import { addList } from "./commands/list.ts";
import { addLock } from "./commands/lock.ts";
import { addMerge } from "./commands/merge.ts";
import { addPermissions } from "./commands/permissions.ts";
import { addPolicy } from "./commands/policy.ts";
import { addProfiles } from "./commands/profiles.ts";
import { addRules } from "./commands/rules.ts";
import { addScan } from "./commands/scan.ts";
import { checkValues } from "./given-values.ts";
import { run, type ExitCode, type Finish } from "./run.ts";
import { VERSION } from "./version.ts";

/** The command line. Gives the code that the process should exit with. */
export async function main(host: Host, args: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = 0;
  const program = new Command("mcp-audit");
  program
    .description("Audits MCP servers with fixed rules: poisoned text, what each tool can do, permissions.")
    .version(VERSION, "-V, --version")
    .configureOutput({
      writeOut: (text) => {
        host.print(text);
      },
      writeErr: (text) => {
        host.log(text.trimEnd());
      },
    })
    .showHelpAfterError("(add --help for what can be given)")
    .hook("preAction", (_, command) => {
      checkValues(command);
    })
    .exitOverride();
  const finish: Finish = (ended) => {
    code = ended;
  };
  for (const add of [
    addScan,
    addLock,
    addDiff,
    addList,
    addCost,
    addMerge,
    addPermissions,
    addPolicy,
    addAccept,
    addAnnotations,
    addClassify,
    addRules,
    addProfiles,
  ])
    add(program, host, finish);
  return run(host, async () => {
    try {
      await program.parseAsync(args, { from: "user" });
      return code;
    } catch (error) {
      if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
      throw error;
    }
  });
}
