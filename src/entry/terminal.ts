import { existsSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { redacted } from "../inputs/live/quote.ts";
import { terminal } from "../reporters/escape.ts";
import { writeWhole } from "./files.ts";
import type { Environment } from "../inputs/live/environment.ts";
import type { Host } from "./host.ts";

/** Of a pipe or a file, which has no columns. */
const DEFAULT_WIDTH = 100;

const PATIENCE_MS = 1000;

/** A stream as far as a host needs one. */
interface Sink {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** What of the process a terminal host is made from. */
export interface ProcessLike {
  readonly env: Environment;
  readonly stdout: Sink;
  readonly stderr: Sink;
  cwd(): string;
}

/** The world as a person at a terminal, or a shell script, has it. */
export function terminalHost(process: ProcessLike): Host {
  const { env, stdout, stderr } = process;
  const secrets: string[] = [];
  const cwd = process.cwd();
  const log = (text: string): void => {
    const lines = redacted(text, secrets).split("\n").map(terminal);
    stderr.write(`${lines.join("\n")}\n`);
  };
  return {
    cwd,
    root: cwd,
    repository: repositoryOf(cwd),
    env,
    colour: wantsColour(env, stdout.isTTY === true),
    width: stdout.columns ?? DEFAULT_WIDTH,
    print: (text) => void stdout.write(text),
    log,
    async write(path, body) {
      const absolute = resolve(cwd, path);
      await writeWhole(absolute, body);
      // A link may lead out of the repository: the path that is told is that of the file.
      return realpath(absolute);
    },
    mask: (secret) => void secrets.push(secret),
    during: (doing, work) => saying(doing, work, log),
  };
}

/** The folder that git keeps its own beside, from here up; the folder itself where there is none. */
function repositoryOf(cwd: string): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, ".git"))) return folder;
    if (dirname(folder) === folder) return cwd;
  }
}

/** https://no-color.org: any value but the empty one switches colours off; FORCE_COLOR switches them on. */
function wantsColour(env: Environment, isTerminal: boolean): boolean {
  if ((env["NO_COLOR"] ?? "") !== "") return false;
  if ((env["FORCE_COLOR"] ?? "0") !== "0") return true;
  return isTerminal && env["TERM"] !== "dumb";
}

/** Logs what is being done once it takes longer than a person waits without wondering. */
export async function saying<T>(doing: string, work: Promise<T>, log: (text: string) => void): Promise<T> {
  const timer = setTimeout(() => {
    log(`mcp-audit: ${doing} …`);
  }, PATIENCE_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
