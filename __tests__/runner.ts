import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** Node 24, which the action runs on. */
export const NODE_24 = resolve("node_modules/.bin/node");

/** A folder that is gone when the tests of a file are through. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "step-test-")));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface StartOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
}

/** Runs a program to its end. */
export function start(program: string, args: readonly string[], { env, cwd }: StartOptions): Promise<Ended> {
  return new Promise((done, failed) => {
    const child = spawn(program, args, { env: { ...env }, cwd: cwd ?? process.cwd(), stdio: "pipe" });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on("data", (piece: Buffer) => out.push(piece));
    child.stderr.on("data", (piece: Buffer) => err.push(piece));
    child.on("error", failed);
    child.on("close", (code) => {
      done({ code, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() });
    });
    child.stdin.end();
  });
}

/** What the runner would have done at a line of the log. */
export interface Command {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

export interface StepResult extends Ended {
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** Standard output and error, in which the runner finds its commands. */
  readonly log: string;
  readonly commands: readonly Command[];
}

export interface StepOptions {
  /** The folder of a built `action.js`. */
  readonly dist: string;
  /** The checked-out repository. The runner's own folders are made beside it. */
  readonly workspace: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly node?: string;
  /** What GitHub says of what happened. */
  readonly event?: unknown;
}

/** A stand-in for the runner of GitHub Actions: one step, from its inputs to what the runner reads when it ends. */
export async function runStep({ dist, workspace, inputs, env = {}, node, event }: StepOptions): Promise<StepResult> {
  const folder = mkdtempSync(join(dirname(workspace), "runner-"));
  const file = (name: string, body = ""): string => {
    writeFileSync(join(folder, name), body);
    return join(folder, name);
  };
  const temp = join(folder, "temp");
  mkdirSync(temp);
  // The runner replaces spaces in names of inputs and nothing else.
  const given = Object.entries(inputs).map(([name, value]): [string, string] => [
    `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`,
    value,
  ]);
  const ended = await start(node ?? NODE_24, [join(dist, "action.js")], {
    cwd: workspace,
    env: {
      PATH: process.env["PATH"],
      HOME: folder,
      TMPDIR: temp,
      CI: "true",
      GITHUB_ACTIONS: "true",
      GITHUB_ACTION: "audit",
      GITHUB_EVENT_NAME: "pull_request",
      GITHUB_EVENT_PATH: file("event.json", JSON.stringify(event ?? { pull_request: { number: 1 } })),
      GITHUB_REPOSITORY: "octo/tools",
      GITHUB_SERVER_URL: "https://github.com",
      GITHUB_SHA: "0123456789abcdef0123456789abcdef01234567",
      GITHUB_WORKFLOW_REF: "octo/tools/.github/workflows/audit.yml@refs/pull/1/merge",
      GITHUB_WORKSPACE: workspace,
      GITHUB_OUTPUT: file("output"),
      GITHUB_STEP_SUMMARY: file("summary"),
      GITHUB_ENV: file("env"),
      GITHUB_PATH: file("path"),
      GITHUB_STATE: file("state"),
      RUNNER_TEMP: temp,
      RUNNER_OS: "Linux",
      ...Object.fromEntries(given),
      ...env,
    },
  });
  const log = ended.stdout + ended.stderr;
  return {
    ...ended,
    log,
    outputs: fileCommands(readFileSync(join(folder, "output"), "utf8")),
    summary: readFileSync(join(folder, "summary"), "utf8"),
    commands: log.split(/\r\n|[\r\n]/).flatMap(commandsIn),
  };
}

/** The names that the runner acts on. */
const KNOWN = new Set([
  ...[
    "set-output",
    "save-state",
    "set-env",
    "add-path",
    "add-mask",
    "add-matcher",
    "remove-matcher",
    "warning",
    "error",
  ],
  ...["notice", "debug", "group", "endgroup", "echo", "stop-commands", "internal-set-repo-path"],
]);

/** The runner's two rules: `::name …::` where a line begins after white space, and `##[name …]` anywhere in it. */
export function commandsIn(line: string): readonly Command[] {
  // It trims what .NET takes for white space, which is one character more than JavaScript's.
  const trimmed = line.replace(/^[\s\u0085]+/, "");
  const end = trimmed.startsWith("::") ? trimmed.indexOf("::", 2) : -1;
  const second = end === -1 ? [] : command(trimmed.slice(2, end), ",", trimmed.slice(end + 2));
  if (second.length > 0) return second;
  const start = line.indexOf("##[");
  const close = start === -1 ? -1 : line.indexOf("]", start);
  return close === -1 ? [] : command(line.slice(start + 3, close), ";", line.slice(close + 1));
}

function command(info: string, separator: string, data: string): readonly Command[] {
  const [name = "", ...rest] = info.split(" ");
  if (!KNOWN.has(name.toLowerCase())) return [];
  const pairs = rest
    .join(" ")
    .split(separator)
    .filter((pair) => pair.includes("="));
  const properties = pairs.map((pair) => [
    pair.slice(0, pair.indexOf("=")).trim(),
    unescaped(pair.slice(pair.indexOf("=") + 1)),
  ]);
  return [{ name, properties: Object.fromEntries(properties) as Record<string, string>, data: unescaped(data) }];
}

function unescaped(text: string): string {
  return text
    .replaceAll("%0D", "\r")
    .replaceAll("%0A", "\n")
    .replaceAll("%3A", ":")
    .replaceAll("%2C", ",")
    .replaceAll("%25", "%");
}

/** `name<<delimiter`, lines of the value, `delimiter`. */
function fileCommands(text: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  const lines = text.split(/\r?\n/);
  for (let index = 0; index < lines.length; index += 1) {
    const [, name, delimiter] = /^([\w-]+)<<(.+)$/.exec(lines[index] ?? "") ?? [];
    if (name === undefined || delimiter === undefined) continue;
    const end = lines.indexOf(delimiter, index + 1);
    found[name] = lines.slice(index + 1, end).join("\n");
    index = end;
  }
  return found;
}
