import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join, resolve } from "node:path";
import { field, type Json } from "../src/model/json.ts";
import { VERSION } from "../src/entry/version.ts";
import { builtDist } from "./built-dist.ts";
import { NODE_24, start, temporaryFolder, type Ended } from "./runner.ts";

const dist = builtDist();
const folder = temporaryFolder();
const HONEST = `${NODE_24} ${resolve("fixtures/servers/honest.ts")}`;

beforeAll(() => {
  cpSync("fixtures/manifests", join(folder, "manifests"), { recursive: true });
  writeFileSync(join(folder, "broken.json"), '{"tools": [');
  writeFileSync(
    join(folder, "notes.yml"),
    "tools:\n  - name: list_notes\n    description: Lists notes.\n    inputSchema: { type: object }\n",
  );
});

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}, node = NODE_24): Promise<Ended> {
  const given = { PATH: process.env["PATH"], TMPDIR: folder, ...env };
  return start(node, [join(dist(), "cli.js"), ...args], { env: given, cwd: folder });
}

describe("exit codes", () => {
  test.each([
    [0, ["scan", "manifests/clean.json"]],
    [0, ["scan", "manifests/poisoned.json", "--fail-on", "none"]],
    [1, ["scan", "manifests/poisoned.json"]],
    [1, ["scan", "manifests/*.json", "--fail-on", "medium"]],
    [0, ["scan", "notes.yml"]],
    [2, ["scan", "broken.json"]],
    [2, ["scan", "missing.json"]],
    [2, ["scan", "manifests/clean.json", "--name", ""]],
    [2, ["scan", "manifests/clean.json", "--profile", "claude", "--profile", " "]],
    [2, ["permissions", "manifests/clean.json", "--write", "--help"]],
    [2, ["scan"]],
    [2, []],
    [2, ["scna", "manifests/clean.json"]],
    [2, ["scan", "manifests/clean.json", "--fail-on", "worse"]],
    [2, ["scan", "manifests/clean.json", "--url", "http://localhost/mcp"]],
    [2, ["scan", "--server", `${NODE_24} -e 1`]],
    [2, ["scan", "manifests/*.json", "--format", "sarif"]],
    [2, ["scan", "manifests/clean.json", "--twice"]],
    [2, ["rules", "no-such-word"]],
    [0, ["--version"]],
    [0, ["--help"]],
    [0, ["scan", "--help"]],
    [0, ["rules"]],
  ] as const)("%d: mcp-audit %j", async (code, args) => {
    const ended = await run(args);
    expect(ended.code).toBe(code);
    // Every one that is not a finding is explained beside the report, and none with a stack.
    if (code === 2) expect(ended.stderr).not.toBe("");
    expect(ended.stderr).not.toContain("\n    at ");
  });

  test("a server that lists otherwise for another client is found out when it is asked twice", async () => {
    const hostile = `${NODE_24} ${resolve("fixtures/servers/hostile.ts")} "lists by who asks"`;
    const once = await run(["scan", "--server", hostile, "--rules", "list-differs"]);
    const twice = await run(["scan", "--server", hostile, "--rules", "list-differs", "--twice", "--fail-on", "medium"]);
    expect([once.code, twice.code]).toEqual([0, 1]);
    expect(twice.stdout).toContain("list-differs");
    expect(twice.stdout).toContain("claude-code");
  });

  test("a fault of ours is 3, with what to do and where it happened", async () => {
    // A chunk that is not there any more stands for any fault.
    cpSync(dist(), join(folder, "dist"), { recursive: true });
    writeFileSync(join(folder, "dist/package.json"), '{"type": "module"}');
    const [chunk = ""] = readdirSync(join(folder, "dist/chunks")).filter((name) => name === "reporters-json.js");
    writeFileSync(join(folder, "dist/chunks", chunk), "throw new Error('out of order');");
    const args = [join(folder, "dist/cli.js"), "scan", "manifests/clean.json", "--format", "json"];
    const ended = await start(NODE_24, args, { env: {}, cwd: folder });
    expect(ended.code).toBe(3);
    expect(ended.stderr).toMatch(/^mcp-audit: This is a fault of mcp-audit.* report it/);
    expect(ended.stderr).toContain("out of order\n    at ");
  });
});

describe("what is printed", () => {
  test("the version is that of package.json", async () => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly version: string };
    expect(VERSION).toBe(version);
    expect((await run(["--version"])).stdout).toBe(`${version}\n`);
  });

  test("no input says which there are", async () => {
    expect((await run(["scan"])).stderr).toBe(`mcp-audit: nothing to audit: name one input.
  a manifest   mcp-audit scan tools.json
  a command    mcp-audit scan --server "npx -y some-mcp-server"
  a url        mcp-audit scan --url https://example.com/mcp
  a config     mcp-audit scan --config .mcp.json
  its code     mcp-audit scan --source .
No configuration of a client was found here either.
`);
  });

  test("a report goes to standard output, the verdict of one for programs beside it", async () => {
    const text = await run(["scan", "manifests/poisoned.json"]);
    expect(text.stdout).toMatch(/findings? (?:is|are) high or worse/);
    expect(text.stderr).toBe("");
    const json = await run(["scan", "manifests/poisoned.json", "--format", "json"]);
    expect(field(JSON.parse(json.stdout) as Json, "version")).toBe(1);
    expect(json.stderr).toMatch(/^mcp-audit: \d+ findings? (?:is|are) high or worse\n$/);
  });

  test("-o writes the report and folders on the way to it", async () => {
    const ended = await run(["scan", "manifests/clean.json", "--format", "markdown", "-o", "out/deep/report.md"]);
    expect(ended).toMatchObject({ code: 0, stdout: "" });
    expect(readFileSync(join(folder, "out/deep/report.md"), "utf8")).toMatch(/^## ✅ mcp-audit/);
    expect(readdirSync(join(folder, "out/deep"))).toEqual(["report.md"]);
  });

  test("-o keeps a device a device", async () => {
    const before = spawnSync("stat", ["-c", "%F", "/dev/null"], { encoding: "utf8" }).stdout;
    expect((await run(["scan", "manifests/clean.json", "-o", "/dev/null"])).code).toBe(0);
    expect(spawnSync("stat", ["-c", "%F", "/dev/null"], { encoding: "utf8" }).stdout).toBe(before);
  });

  test.each([
    ["a folder", "manifests", /manifests is a folder/],
    ["a place below a file", "broken.json/report.txt", /report\.txt cannot be written/],
  ])("-o refuses %s", async (_, path, message) => {
    const ended = await run(["scan", "manifests/clean.json", "-o", path]);
    expect(ended.code).toBe(2);
    expect(ended.stderr).toMatch(message);
  });

  test("SARIF of one server is one file, of several a folder of them", async () => {
    expect((await run(["scan", "manifests/clean.json", "--format", "sarif"])).stdout).toMatch(/^\{\n {2}"\$schema"/);
    expect((await run(["scan", "manifests/*.json", "--format", "sarif", "-o", "sarif"])).code).toBe(1);
    expect(readdirSync(join(folder, "sarif")).sort()).toEqual(["mcp-audit-clean.sarif", "mcp-audit-poisoned.sarif"]);
    const onFile = await run(["scan", "manifests/*.json", "--format", "sarif", "-o", "broken.json"]);
    expect(onFile.stderr).toMatch(/broken\.json is a file, and 2 servers need a folder/);
  });

  test.each([
    [{ FORCE_COLOR: "1" }, true],
    [{}, false],
    [{ FORCE_COLOR: "1", NO_COLOR: "1" }, false],
    [{ FORCE_COLOR: "1", NO_COLOR: "" }, true],
  ] as const)("with %j, colour: %s", async (env, isColoured) => {
    const { stdout } = await run(["scan", "manifests/poisoned.json"], env);
    expect(stdout.includes("\u001B[")).toBe(isColoured);
  });

  test("twice the same bytes, whatever the time and the folder are called", async () => {
    const reports = ["text", "json", "markdown"].map(async (format) => {
      const args = ["scan", "manifests/*.json", "--format", format];
      return [(await run(args)).stdout, (await run([...args], { TZ: "Asia/Tokyo", LANG: "tr_TR.UTF-8" })).stdout];
    });
    for (const [first, second] of await Promise.all(reports)) expect(second).toBe(first);
  });
});

describe("a live server", () => {
  test("is audited, and its findings have no file", async () => {
    const ended = await run(["scan", "--server", HONEST, "--format", "json"]);
    expect(ended.code).toBe(0);
    expect(JSON.parse(ended.stdout)).toMatchObject({ servers: [{ key: "honest", origin: "server" }] });
  });

  test("has no SARIF, which is said before it is started", async () => {
    const noted = join(folder, "started");
    const command = `${NODE_24}\n-e\nrequire("fs").writeFileSync(${JSON.stringify(noted)}, "")`;
    const ended = await run(["scan", "--server", command, "--format", "sarif"]);
    expect(ended.code).toBe(2);
    expect(ended.stderr).toMatch(/SARIF shows findings in files of the repository.*mcp-audit list/);
    expect(existsSync(noted)).toBe(false);
  });

  test("is saved by list as a manifest that scans the same", async () => {
    const saved = await run(["list", "--server", HONEST, "-o", "listed.json"]);
    expect(saved).toMatchObject({ code: 0, stdout: "" });
    const live = await run(["scan", "--server", HONEST, "--name", "weather", "--format", "json"]);
    const file = await run(["scan", "listed.json", "--name", "weather", "--format", "json"]);
    const [hashes, same] = [live, file].map(({ stdout }) =>
      (JSON.parse(stdout) as { readonly servers: readonly { readonly hash: string }[] }).servers.map(
        ({ hash }) => hash,
      ),
    );
    expect(same).toEqual(hashes);
  });

  test("cannot hide anything in what list prints", async () => {
    const { stdout } = await run(["list", "--server", `${NODE_24} ${resolve("fixtures/servers/shouting.ts")}`]);
    expect(stdout).toContain("\\u2028::warning::after a line separator");
    expect(stdout).not.toMatch(/\u2028|##\[/);
  });

  test("that is slow is waited for, and the person is told", async () => {
    const slow = join(folder, "slow.mjs");
    writeFileSync(slow, "setTimeout(() => process.exit(4), 1500);");
    const ended = await run(["scan", "--server", `${NODE_24} ${slow}`]);
    expect(ended.code).toBe(2);
    expect(ended.stderr).toMatch(/^mcp-audit: asking the server …\nmcp-audit: .*exited with code 4/);
  });
});

test("permissions prints a block that .claude/settings.json can hold", async () => {
  const ended = await run(["permissions", "manifests/clean.json", "--name", "notes"]);
  expect(JSON.parse(ended.stdout)).toEqual({
    permissions: {
      allow: ["mcp__notes__list_notes"],
      ask: ["mcp__notes__create_note", "mcp__notes__send_note"],
      deny: ["mcp__notes__delete_note"],
    },
  });
});

test("a reader that has seen enough ends the run quietly", () => {
  const shell = `${NODE_24} ${join(dist(), "cli.js")} rules | head -n 1; echo "\${PIPESTATUS[0]}"`;
  const ended = spawnSync("bash", ["-c", shell], { encoding: "utf8" });
  expect(ended.stderr).toBe("");
  expect(ended.stdout.split("\n")).toHaveLength(3);
});

/** Another Node than the one that runs the tests, the oldest that is supported first. */
const OTHER_NODE = ["node20", "node22", "/usr/bin/node", "/usr/local/bin/node"].find((name) => {
  const { status, stdout } = spawnSync(name, ["--version"], { encoding: "utf8" });
  return status === 0 && /^v(?:2\d|[3-9]\d)\./.test(stdout);
});

test("runs on the machine's own Node", async () => {
  const ended = await run(["scan", "manifests/poisoned.json"], {}, OTHER_NODE ?? NODE_24);
  expect(ended.code).toBe(1);
  expect(ended.stdout).toBe((await run(["scan", "manifests/poisoned.json"])).stdout);
  if (OTHER_NODE === undefined) console.warn("No other Node on this machine: the bundle was tried on Node 24 only.");
});

test("needs nothing but its own folder", () => {
  mkdirSync(join(folder, "alone"), { recursive: true });
  const imported = readdirSync(dist(), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .flatMap((name) => [
      ...readFileSync(join(dist(), name), "utf8").matchAll(/^(?:import|export) .* from "([^"]+)";$/gm),
    ]);
  const isOurs = (from: string): boolean => from.startsWith(".") || isBuiltin(from);
  expect(imported.map(([, from = ""]) => from).filter((from) => !isOurs(from))).toEqual([]);
});
