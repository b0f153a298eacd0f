import type { Command } from "commander";
import type { Given } from "../options.ts";

/** What commander makes of the options below. */
export interface InputFlags {
  readonly server?: string;
  readonly url?: string;
  readonly config?: readonly string[];
  readonly spawn?: true;
  readonly twice?: true;
  readonly package?: string;
  readonly source?: string;
  readonly minCoverage?: string;
  readonly allowUntrustedExecution?: true;
  readonly name?: string;
  readonly env: readonly string[];
  readonly header: readonly string[];
  readonly timeout?: string;
  readonly deadline?: string;
  readonly allowEmpty?: true;
  readonly failOn?: string;
  readonly lock?: string;
  readonly failOnDrift?: true;
  readonly policy?: string;
  readonly rules?: string;
  readonly profile?: readonly string[];
  readonly budget?: readonly string[];
  readonly shard?: string;
}

/** An option that may be given several times. */
export const several = (value: string, before: readonly string[]): readonly string[] => [...before, value];

/** The options that say what is read: the same for every command that reads. */
export function addInputs(command: Command): Command {
  return addLive(command.argument("[manifest...]", "files or globs: tools/list saved as JSON or YAML"))
    .option("--config <file>", "a client's configuration, or a package.json; may be repeated", several, [])
    .option("--package <name@version>", "the install scripts of a package of npm, which is fetched and not run")
    .option("--source <folder>", "follow the code of the servers: what each tool does, and whether it says so")
    .option("--min-coverage <percent>", "of the tools, so many must be followed in the code, or the run fails")
    .option("--spawn", "start the servers of the configuration and ask them")
    .option("--deadline <seconds>", "for all servers that --spawn starts, together", "900")
    .option("--policy <file>", "the policy; by default the nearest mcp-audit.yml of the repository, if any")
    .option("--twice", "ask a live server once more, as another client, and report what differs");
}

/** The options of a live server. */
export function addLive(command: Command): Command {
  return command
    .option("--server <command>", "start this command and ask it (no shell)")
    .option("--url <url>", "ask the server at this address")
    .option("--name <name>", "what we call the server in reports and permission rules")
    .option("--env <name[=value]>", "a variable for --server; may be repeated", several, [])
    .option("--header <line>", '"Name: value" for --url; may be repeated', several, [])
    .option("--timeout <seconds>", "for each live server", "60")
    .option("--allow-empty", "a server that shows nothing is no failure")
    .option("--allow-untrusted-execution", "start servers also on events that others can cause");
}

/** The flags as what every entry gives. */
export function given(manifest: readonly string[], flags: InputFlags): Given {
  return {
    manifest,
    server: flags.server ?? "",
    url: flags.url ?? "",
    config: flags.config ?? [],
    spawn: flags.spawn === true,
    package: flags.package ?? "",
    source: flags.source ?? "",
    minCoverage: flags.minCoverage ?? "",
    allowUntrusted: flags.allowUntrustedExecution === true,
    name: flags.name ?? "",
    failOn: flags.failOn ?? "",
    lock: flags.lock ?? "",
    failOnDrift: flags.failOnDrift === true,
    policy: flags.policy ?? "",
    rules: flags.rules ?? "",
    profiles: flags.profile ?? [],
    budgets: flags.budget ?? [],
    env: flags.env,
    header: flags.header,
    timeout: flags.timeout ?? "",
    deadline: flags.deadline ?? "",
    allowEmpty: flags.allowEmpty === true,
    twice: flags.twice === true,
    shard: flags.shard ?? "",
  };
}
