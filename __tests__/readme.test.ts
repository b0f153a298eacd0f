import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildSync } from "esbuild";
import { parse } from "yaml";
import { INPUTS } from "../src/entry/step-inputs.ts";
import { OUTPUTS } from "../src/entry/step-outputs.ts";
import { builtDist } from "./built-dist.ts";
import { NODE_24, runStep, start, temporaryFolder } from "./runner.ts";

interface Action {
  readonly description: string;
  readonly inputs: Readonly<
    Record<string, { readonly description: string; readonly required?: boolean; readonly default?: string }>
  >;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
  readonly runs: { readonly using: string; readonly main: string };
}

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string | number | boolean>>;
}

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<string, { readonly permissions?: Readonly<Record<string, string>>; readonly steps: readonly Step[] }>
  >;
}

const README = readFileSync("README.md", "utf8");
const action = parse(readFileSync("action.yml", "utf8")) as Action;
const dist = builtDist();
const folder = temporaryFolder();

/** Fenced blocks of a language. */
function blocks(text: string, language: string): readonly string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, "gm"))].map(([, body = ""]) => body);
}

/** First cells of the table below a heading, those of one row that hold several names cut apart. */
function firstCells(heading: string): readonly string[] {
  const [section = ""] = README.slice(README.indexOf(`\n### ${heading}\n`) + 5).split(/^#/m, 1);
  const rows = section.split("\n").filter((line) => line.startsWith("| `"));
  return rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([\w-]+)`/g)].map(([, name = ""]) => name));
}

const workflowFiles = readdirSync(".github/workflows").map((name): [string, string] => [
  `.github/workflows/${name}`,
  readFileSync(join(".github/workflows", name), "utf8"),
]);
const examples = blocks(README, "yaml").map((text, index): [string, string] => [
  `.github/workflows/example-${index}.yml`,
  text,
]);
const workflows = [...workflowFiles, ...examples].map(([name, text]) => ({ name, workflow: parse(text) as Workflow }));

describe("action.yml", () => {
  test("has the inputs that the code reads and the README describes", () => {
    expect(Object.keys(action.inputs)).toEqual([...INPUTS]);
    expect(firstCells("Inputs")).toEqual([...INPUTS]);
  });

  test("has the outputs that the code sets and the README describes", () => {
    expect(Object.keys(action.outputs)).toEqual([...OUTPUTS]);
    expect(firstCells("Outputs")).toEqual([...OUTPUTS]);
  });

  test("leaves every default to the code, and needs no input by itself", () => {
    expect(Object.values(action.inputs).filter((input) => "default" in input || "required" in input)).toEqual([]);
  });

  test("runs the bundle on Node 24, with a description that the marketplace takes", () => {
    expect(action.runs).toEqual({ using: "node24", main: "dist/action.js" });
    expect(action.description.length).toBeLessThanOrEqual(125);
  });
});

test("GitHub's own checker finds nothing wrong with action.yml, the workflows and the README's", () => {
  const checker = join(folder, "lint-workflow.mjs");
  buildSync({
    entryPoints: ["__tests__/lint-workflow.ts"],
    outfile: checker,
    bundle: true,
    platform: "node",
    format: "esm",
    banner: { js: 'import { createRequire as __r } from "node:module"; const require = __r(import.meta.url);' },
    logLevel: "error",
  });
  const wrong: [string, string] = [".github/workflows/wrong.yml", "on: pushed\njobs: {}\n"];
  const files = [["action.yml", readFileSync("action.yml", "utf8")], ...workflowFiles, ...examples, wrong];
  const { stdout } = spawnSync(NODE_24, [checker], { input: JSON.stringify(files), encoding: "utf8" });
  expect((JSON.parse(stdout) as readonly string[]).filter((line) => !line.startsWith(wrong[0]))).toEqual([]);
  expect(stdout).toContain("Unexpected value 'pushed'");
});

describe.each(workflows)("$name", ({ workflow }) => {
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const used = steps.flatMap(({ uses }) => (uses === undefined || uses === "./" ? [] : [uses]));

  test("names every action of others by its commit", () => {
    const others = used.filter((uses) => !uses.startsWith("org/mcp-audit@"));
    expect(others.filter((uses) => !/^[\w-]+\/[\w/-]+@[0-9a-f]{40}$/.test(uses))).toEqual([]);
  });

  test("has no permission but those that a job asks for", () => {
    expect(workflow.permissions).toEqual({});
    expect(Object.values(workflow.jobs).filter((job) => job.permissions === undefined)).toEqual([]);
  });

  test("gives our action only inputs that it has", () => {
    const given = steps.filter(({ uses }) => uses === "./" || uses?.startsWith("org/mcp-audit@") === true);
    const names = given.flatMap((step) => Object.keys(step.with ?? {}));
    expect(names.filter((name) => !Object.hasOwn(action.inputs, name))).toEqual([]);
  });
});

test("the same commit of an action is named everywhere, with the same version beside it", () => {
  const all = [...workflowFiles, ...examples].map(([, text]) => text).join("\n");
  const pins = new Set([...all.matchAll(/uses: ([\w-]+\/[\w/-]+@[0-9a-f]{40} # v[\d.]+)$/gm)].map(([, pin]) => pin));
  const names = [...pins].map((pin) => pin?.split("@", 1)[0]);
  expect(names).toEqual([...new Set(names)]);
  expect([...all.matchAll(/uses: .*@[0-9a-f]{40}/g)]).toHaveLength(
    [...all.matchAll(/uses: .*@[0-9a-f]{40} # v[\d.]+$/gm)].length,
  );
});

describe("examples of the README", () => {
  /** Stands where the README runs a server from npm: a server of ours, so that no test needs a network. */
  const npx = `#!/bin/sh\nexec ${NODE_24} ${resolve("fixtures/servers/honest.ts")}\n`;
  const path = `${join(folder, "bin")}:${process.env["PATH"] ?? ""}`;

  beforeAll(() => {
    mkdirSync(join(folder, "bin"));
    writeFileSync(join(folder, "bin/npx"), npx);
    chmodSync(join(folder, "bin/npx"), 0o755);
    mkdirSync(join(folder, "workspace/.github/workflows"), { recursive: true });
    cpSync("fixtures/manifests", join(folder, "workspace/fixtures/manifests"), { recursive: true });
    cpSync("fixtures/manifests/clean.json", join(folder, "workspace/tools.json"));
    cpSync("fixtures/configs", join(folder, "workspace/fixtures/configs"), { recursive: true });
    cpSync("fixtures/configs/pinned.json", join(folder, "workspace/.mcp.json"));
  });

  const commands = blocks(README, "sh")
    .flatMap((block) => block.trim().split("\n"))
    .filter((line) => line.startsWith("node dist/cli.js"));

  test.each(commands)("%s", async (command) => {
    const cli = `${NODE_24} ${join(dist(), "cli.js")}`;
    const shell = command.replace("node dist/cli.js", cli);
    const env = { PATH: path, TMPDIR: folder };
    const { code, stderr } = await start("sh", ["-c", shell], { env, cwd: join(folder, "workspace") });
    const isGated = command.includes("scan fixtures/manifests/poisoned.json");
    expect([code, stderr]).toEqual([isGated ? 1 : 0, expect.not.stringMatching(/error|fault/)]);
  });

  const audits = examples.flatMap(([name, text]) =>
    Object.values((parse(text) as Workflow).jobs)
      .flatMap((job) => job.steps)
      .filter(({ uses }) => uses?.startsWith("org/mcp-audit@") === true)
      .map((step) => ({ name, text, inputs: step.with ?? {} })),
  );

  test.each(audits)("the workflow with $inputs", async ({ text, inputs }) => {
    writeFileSync(join(folder, "workspace/.github/workflows/audit.yml"), text);
    const given = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, String(value)]));
    const workspace = join(folder, "workspace");
    const { outputs } = await runStep({ dist: dist(), workspace, inputs: given, env: { PATH: path } });
    expect(outputs).toMatchObject({
      outcome: "pass",
      "sarif-file": expect.stringMatching(/\.sarif$|\/sarif$/) as string,
    });
  });

  test("the library page", async () => {
    const [code = ""] = blocks(readFileSync("docs/library.md", "utf8"), "js");
    writeFileSync(join(folder, "library.mjs"), code.replace("mcp-audit-action", join(dist(), "index.js")));
    const ended = await start(NODE_24, [join(folder, "library.mjs")], { env: {} });
    expect(ended).toMatchObject({ code: 1, stderr: "" });
    expect(ended.stdout).toMatch(/^critical /);
  });
});
