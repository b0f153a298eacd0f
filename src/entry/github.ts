import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import {
  endGroup,
  error,
  getInput,
  info,
  notice,
  setOutput,
  setSecret,
  startGroup,
  summary,
  warning,
} from "@actions/core";
import { redacted, SHORTEST_SECRET } from "../inputs/live/quote.ts";
import { logLine } from "../reporters/escape.ts";
import { within, writeWhole } from "./files.ts";
import type { Environment } from "../inputs/live/environment.ts";
import type { Step } from "./host.ts";
import { saying } from "./terminal.ts";

/** How the toolkit writes an annotation of each level. */
const LEVELS = { error, warning, notice } as const;

/** The world as the runner of GitHub Actions gives it to a step. */
export function githubStep(env: Environment): Step {
  const workspace = resolve(env["GITHUB_WORKSPACE"] ?? ".");
  const temp = resolve(env["RUNNER_TEMP"] ?? tmpdir());
  // The job checks that this is a folder of the workspace before it reads or writes anything.
  const cwd = resolve(workspace, getInput("working-directory"));
  const secrets: string[] = [];
  // The runner takes commands from any line of ours: no line begins with anything but the mark of logLine.
  const log = (text: string): void => {
    for (const line of redacted(text, secrets).split("\n")) info(logLine(line));
  };
  let folder: Promise<string> | undefined;
  return {
    cwd,
    root: workspace,
    repository: workspace,
    env,
    colour: false,
    width: 120,
    print: log,
    log,
    async write(path, body) {
      const absolute = await within([workspace, temp], cwd, path);
      await writeWhole(absolute, body);
      return absolute;
    },
    async temporary(name) {
      // Made late, and with a name that a scanned server cannot know.
      folder ??= mkdtemp(join(temp, "mcp-audit-"));
      return join(await folder, name);
    },
    mask(secret) {
      secrets.push(secret);
      // The runner masks line by line, and a word of a few letters would be masked wherever it stands.
      for (const line of secret.split("\n")) if (line.length >= SHORTEST_SECRET) setSecret(line);
    },
    during: (doing, work) => saying(doing, work, log),
    input: (name) => getInput(name),
    output: setOutput,
    annotate({ level, message, ...where }) {
      LEVELS[level](message, where);
    },
    fold(title, text) {
      startGroup(title);
      log(text);
      endGroup();
    },
    fail(message) {
      error(message, { title: "mcp-audit" });
    },
    async summary(markdown) {
      await summary.addRaw(markdown, true).write();
    },
  };
}
