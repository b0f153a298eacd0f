import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Recorded } from "./live.ts";
import { builtDist } from "./built-dist.ts";
import { NODE_24, runStep, start, temporaryFolder } from "./runner.ts";

/** A secret that lies about where a job keeps them: in a variable, and in a file at home. */
const CANARY = "q7Wm2Zr8Lk4Nv9Xt3Bp6";

const root = temporaryFolder();
const dist = builtDist();

interface Path {
  readonly name: string;
  /** Variables that the run names; the server is given them. */
  readonly named?: readonly string[];
  /** Runs a server that writes what it finds to the file. */
  readonly run: (server: readonly string[], workspace: string) => Promise<string>;
}

const home = join(root, "home");
const ours = { HOME: home, SECRET_CANARY: CANARY, npm_config_canary: CANARY, GITHUB_TOKEN: CANARY };

/** The command line, with a job's environment; gives what it printed. */
async function terminal(args: readonly string[], cwd: string): Promise<string> {
  const env = { PATH: process.env["PATH"], ...ours };
  const { code, stdout, stderr } = await start(NODE_24, [join(dist(), "cli.js"), ...args], { env, cwd });
  expect(code).toBe(0);
  return stdout + stderr;
}

async function step(inputs: Readonly<Record<string, string>>, workspace: string): Promise<string> {
  const { code, log, summary } = await runStep({ dist: dist(), workspace, inputs, env: ours });
  expect(code).toBe(0);
  return log + summary;
}

/** A configuration with the one server, and where it is. */
function configured([command = "", ...args]: readonly string[], workspace: string, entry: object = {}): string {
  writeFileSync(join(workspace, ".mcp.json"), JSON.stringify({ mcpServers: { spy: { command, args, ...entry } } }));
  return ".mcp.json";
}

/** Where this checkout stands may be reported: a command below /tmp is. */
const PASSING = ["--fail-on", "none"];

const PATHS: readonly Path[] = [
  { name: "scan --server", run: (server, cwd) => terminal(["scan", "--server", server.join("\n")], cwd) },
  {
    name: "scan --server --twice",
    run: (server, cwd) => terminal(["scan", "--twice", "--server", server.join("\n")], cwd),
  },
  {
    name: "scan --server --env",
    named: ["NAMED"],
    run: (server, cwd) => terminal(["scan", "--env", "NAMED=yes", "--server", server.join("\n")], cwd),
  },
  {
    name: "scan --config --spawn",
    run: (server, cwd) => terminal(["scan", ...PASSING, "--spawn", "--config", configured(server, cwd)], cwd),
  },
  {
    name: "scan --config --spawn --env: only what the entry asks for",
    named: ["NAMED"],
    run: (server, cwd) => {
      const config = configured(server, cwd, { env: { NAMED: "${OTHER}" } });
      return terminal(["scan", ...PASSING, "--spawn", "--env", "OTHER=yes", "--config", config], cwd);
    },
  },
  { name: "list --server", run: (server, cwd) => terminal(["list", "--server", server.join("\n")], cwd) },
  { name: "cost --server", run: (server, cwd) => terminal(["cost", "--server", server.join("\n")], cwd) },
  { name: "permissions --server", run: (server, cwd) => terminal(["permissions", "--server", server.join("\n")], cwd) },
  { name: "the action with server", run: (server, cwd) => step({ server: server.join("\n") }, cwd) },
  {
    name: "the action with config and spawn",
    run: (server, cwd) => step({ config: configured(server, cwd), spawn: "true", "fail-on": "none" }, cwd),
  },
];

beforeAll(() => {
  mkdirSync(home);
  for (const name of [".npmrc", ".canary"]) writeFileSync(join(home, name), `//registry/:_authToken=${CANARY}\n`);
});

describe("no server inherits a variable or the home of the one who scans it", () => {
  test.each(PATHS)("$name", async ({ name, named = [], run }) => {
    const workspace = join(root, name.replace(/\W+/g, "-"));
    mkdirSync(workspace);
    const file = join(workspace, "recorded.json");
    const said = await run(
      [NODE_24, resolve("fixtures/servers/hostile.ts"), "records its environment", file],
      workspace,
    );
    const text = readFileSync(file, "utf8");
    const { env, home: found } = JSON.parse(text) as Recorded;
    // macOS adds one of its own, which begins with two underscores.
    expect(Object.keys(env).filter((key) => !key.startsWith("__"))).toEqual(["PATH", "HOME", ...named]);
    expect(found).toEqual([]);
    expect(text + said).not.toContain(CANARY);
  });
});
