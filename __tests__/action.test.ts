import { copyFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { Log } from "sarif";
import { builtDist } from "./built-dist.ts";
import { commandsIn, runStep, temporaryFolder, type StepResult } from "./runner.ts";

const root = temporaryFolder();
const workspace = join(root, "workspace");
const SHOUTING = `node ${resolve("fixtures/servers/shouting.ts")}`;
const SECRET = "s3cr3t-value-of-a-token";

/** The workflow that the stand-in says is running; its `server:` line is where a live server's findings point. */
const WORKFLOW = `on: push
jobs:
  audit:
    runs-on: ubuntu-latest
    steps:
      - uses: org/mcp-audit@v1
        with:
          name: other
          server: ${SHOUTING}
`;

const dist = builtDist();

beforeAll(() => {
  mkdirSync(join(workspace, ".github/workflows"), { recursive: true });
  mkdirSync(join(workspace, "sub"));
  writeFileSync(join(workspace, ".github/workflows/audit.yml"), WORKFLOW);
  writeFileSync(join(workspace, "truncated.json"), '{"tools": [');
  writeFileSync(join(workspace, "empty.json"), '{"tools": []}');
  writeFileSync(
    join(workspace, "mild.json"),
    JSON.stringify({
      tools: [{ name: "read_page", description: "Read a page. ".repeat(200), inputSchema: { type: "object" } }],
    }),
  );
  symlinkSync("/", join(workspace, "way-out"));
  writeFileSync(join(workspace, "gone.json"), '{"mcpServers": {"gone": {"command": "/no/such/program"}}}');
  for (const name of ["risky", "pinned"])
    copyFileSync(`fixtures/configs/${name}.json`, join(workspace, `${name}.json`));
  for (const name of ["clean", "poisoned"]) {
    copyFileSync(`fixtures/manifests/${name}.json`, join(workspace, `${name}.json`));
    copyFileSync(`fixtures/manifests/${name}.json`, join(workspace, "sub", `${name}.json`));
  }
});

function step(
  inputs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>> = {},
): Promise<StepResult> {
  return runStep({ dist: dist(), workspace, inputs, env });
}

function sarifOf({ outputs }: StepResult): Log {
  return JSON.parse(readFileSync(outputs["sarif-file"] ?? "", "utf8")) as Log;
}

describe("what a step ends with", () => {
  test.each([
    ["a clean manifest", { manifest: "clean.json" }, 0, "pass", true, true],
    ["findings below the gate", { manifest: "mild.json" }, 0, "pass", true, true],
    ["findings at the gate", { manifest: "poisoned.json" }, 1, "gate-failed", true, true],
    ["risks in a configuration", { config: "risky.json" }, 1, "gate-failed", true, true],
    ["a configuration without risks", { config: "pinned.json" }, 0, "pass", true, true],
    [
      "a server of a configuration that does not start",
      { config: "gone.json", spawn: "true" },
      2,
      "incomplete",
      false,
      true,
    ],
    ["findings and no gate", { manifest: "poisoned.json", "fail-on": "none" }, 0, "pass", true, true],
    ["a server that shows nothing", { manifest: "empty.json" }, 2, "incomplete", false, true],
    ["one that may", { manifest: "empty.json", "allow-empty": "true" }, 0, "pass", true, true],
    ["a server that ends at once", { server: "node -e process.exit(7)" }, 2, "incomplete", false, false],
    ["a file that is not there", { manifest: "missing.json" }, 2, "error", false, false],
    ["a file that ends too early", { manifest: "truncated.json" }, 2, "error", false, false],
    ["no input", {}, 2, "error", false, false],
    ["two inputs", { manifest: "clean.json", url: "https://example.com/mcp" }, 2, "error", false, false],
    ["a level that is none", { manifest: "clean.json", "fail-on": "hihg" }, 2, "error", false, false],
    ["a rule that is none", { manifest: "clean.json", rules: "long-discription" }, 2, "error", false, false],
  ] as const)("%s", async (_, inputs, code, outcome, hasSarif, hasJson) => {
    const result = await step(inputs);
    expect(result.outputs).toMatchObject({ outcome, "exit-code": String(code) });
    expect(result.code).toBe(code);
    expect(existsSync(result.outputs["sarif-file"] ?? "")).toBe(hasSarif);
    expect(existsSync(result.outputs["json-file"] ?? "")).toBe(hasJson);
    expect(result.summary).toMatch(code === 0 ? /^## ✅ / : /^## ❌ /);
    expect(result.commands.filter(({ name }) => name === "error")).toHaveLength(code === 0 ? 0 : 1);
    expect(Object.keys(result.outputs)).toEqual([
      ...["outcome", "exit-code", "findings", "critical", "high", "medium", "low", "tools", "drift", "sarif-file"],
      ...["json-file", "upload-status", "sarif-id"],
    ]);
  });

  test("a fault of ours asks for a report and shows where it happened", async () => {
    const result = await step({ manifest: "clean.json" }, { RUNNER_TEMP: join(workspace, "clean.json") });
    expect(result.outputs).toMatchObject({ outcome: "error", "exit-code": "3", "sarif-file": "", "json-file": "" });
    expect(result.code).toBe(3);
    expect(result.log).toMatch(/please report it/);
    expect(result.log).toMatch(/^\| .*at /m);
  });
});

test.each([
  [
    "fail-on",
    { manifest: "clean.json", "fail-on": "hihg" },
    'fail-on: "hihg" is none of none, low, medium, high, critical; did you mean "high"?',
  ],
  [
    "env",
    { manifest: "clean.json", env: "A=b" },
    "env is for processes that server or spawn starts, and neither is given",
  ],
  [
    "env",
    { server: SHOUTING, env: "NOT_SET_ANYWHERE" },
    "env: NOT_SET_ANYWHERE is to be passed on, but it is not set here",
  ],
  ["header", { url: "https://example.com/mcp", header: "token" }, 'header: a line is not "Name: value"'],
  [
    "timeout",
    { server: SHOUTING, timeout: "soon" },
    'timeout: "soon" is not a number of seconds above 0 and up to 3600',
  ],
  ["allow-empty", { manifest: "clean.json", "allow-empty": "maybe" }, 'allow-empty: "maybe" is none of true, false'],
  [
    "working-directory",
    { manifest: "clean.json", "working-directory": "nowhere" },
    'working-directory: there is no folder "nowhere"',
  ],
  [
    "working-directory",
    { manifest: "clean.json", "working-directory": ".." },
    "working-directory: .. is outside of the workspace",
  ],
  [
    "sarif-file",
    { manifest: "clean.json", "sarif-file": "../out.sarif" },
    "sarif-file: ../out.sarif is outside of the workspace",
  ],
  [
    "json-file",
    { manifest: "clean.json", "json-file": "way-out/tmp/x.json" },
    "json-file: way-out/tmp/x.json is outside of the workspace",
  ],
  ["manifest", { manifest: "../*.json" }, "manifest: ../*.json is outside of the workspace"],
  ["format", { manifest: "clean.json", format: "markdown" }, "format: name a file for this report with output"],
])("a wrong %s is named before anything is read", async (_, inputs, sentence) => {
  const result = await step(inputs);
  expect(result.outputs).toMatchObject({ outcome: "error", "exit-code": "2" });
  expect(result.log).toContain(sentence);
});

test("on an event that others can cause no server is started, and files are audited", async () => {
  const event = { GITHUB_EVENT_NAME: "pull_request_target" };
  const refused = await step({ server: SHOUTING }, event);
  expect(refused.outputs).toMatchObject({ outcome: "error", "exit-code": "2" });
  expect(refused.log).toContain("no server is started on pull_request_target");
  const read = await step({ config: "risky.json" }, event);
  expect(read.outputs).toMatchObject({ outcome: "gate-failed" });
});

test("outputs count what the report holds", async () => {
  const result = await step({ manifest: "poisoned.json" });
  const report = JSON.parse(readFileSync(result.outputs["json-file"] ?? "", "utf8")) as {
    readonly findings: readonly { readonly severity: string }[];
  };
  const count = (severity: string): string =>
    String(report.findings.filter((found) => found.severity === severity).length);
  expect(result.outputs).toMatchObject({
    findings: String(report.findings.length),
    tools: "5",
    critical: count("critical"),
    high: count("high"),
    medium: count("medium"),
    low: count("low"),
  });
  expect(Number(result.outputs["critical"])).toBeGreaterThan(0);
});

test("reports go where the inputs say, a folder of SARIF for several servers", async () => {
  const result = await step({
    manifest: "clean.json\nsub/*.json",
    "fail-on": "none",
    "sarif-file": "out/sarif",
    "json-file": "out/report.json",
    format: "markdown",
    output: "out/report.md",
    category: "ours",
  });
  expect(result.outputs["sarif-file"]).toBe(join(workspace, "out/sarif"));
  expect(result.outputs["json-file"]).toBe(join(workspace, "out/report.json"));
  expect(readFileSync(join(workspace, "out/report.md"), "utf8")).toMatch(/^## ✅ mcp-audit/);
});

test("paths are relative to working-directory, and reported ones to the workspace", async () => {
  const result = await step({ manifest: "poisoned.json", "working-directory": "sub", "json-file": "report.json" });
  expect(result.outputs["json-file"]).toBe(join(workspace, "sub/report.json"));
  const [run] = sarifOf(result).runs;
  const paths = run?.results?.map(({ locations }) => locations?.[0]?.physicalLocation?.artifactLocation?.uri) ?? [];
  expect(new Set(paths)).toEqual(new Set(["sub/poisoned.json"]));
});

test("the log reads from top to bottom: what was read, the report folded, the verdict, the files", async () => {
  const { log, outputs } = await step({ manifest: "poisoned.json" });
  const lines = log.split("\n").filter((line) => /^(?:::|\| mcp-audit)/.test(line));
  expect(lines).toEqual([
    expect.stringMatching(/^\| mcp-audit \d.*: 1 server, 5 tools.*, \d+\.\d s$/),
    "::group::mcp-audit: the whole report",
    expect.stringMatching(/^\| mcp-audit .*1 server, 5 tools/),
    "::endgroup::",
    expect.stringMatching(/^\| mcp-audit: \d+ findings are high or worse$/),
    `| mcp-audit: written ${outputs["json-file"]}`,
    `| mcp-audit: written ${outputs["sarif-file"]}`,
    expect.stringMatching(/^::error title=mcp-audit::\d+ findings are high or worse$/),
  ]);
});

test("annotations show the worst ten and count the others", async () => {
  const result = await step({ manifest: "poisoned.json", annotations: "true" });
  const shown = result.commands.filter(({ properties }) => properties["file"] !== undefined);
  expect(shown.length).toBe(Math.min(Number(result.outputs["findings"]), 10));
  expect(shown[0]).toMatchObject({ name: "error", properties: { file: "poisoned.json" } });
});

describe("a live server that tries to be obeyed", () => {
  let result: StepResult;
  beforeAll(async () => {
    result = await step(
      { server: SHOUTING, env: `API_TOKEN=${SECRET}\nPASSED_ON`, annotations: "true" },
      { PASSED_ON: `${SECRET}-2` },
    );
  });

  test("is audited", () => {
    expect(result.outputs).toMatchObject({ outcome: "gate-failed", tools: "13" });
  });

  test("has its findings at the line of the workflow that names it", () => {
    const [location] = sarifOf(result).runs[0]?.results?.[0]?.locations ?? [];
    expect(location?.physicalLocation).toMatchObject({
      artifactLocation: { uri: ".github/workflows/audit.yml" },
      region: { startLine: 9, startColumn: 11 },
    });
  });

  test("says nothing that the runner takes for a command", () => {
    const ours = result.commands.filter(({ name, properties, data }) =>
      name === "add-mask"
        ? data.startsWith(SECRET)
        : properties["title"] !== undefined || ["mcp-audit: the whole report", ""].includes(data),
    );
    expect(result.commands.length).toBeGreaterThan(3);
    expect(result.commands).toEqual(ours);
    expect(result.commands.filter(({ name }) => name === "add-mask")).toHaveLength(2);
  });

  test("gets no variable but those that it was given", () => {
    const report = readFileSync(result.outputs["json-file"] ?? "", "utf8");
    expect(report).toContain("API_TOKEN=");
    expect(report).not.toMatch(/GITHUB_|RUNNER_|INPUT_/);
  });

  test("brings no secret into any output", () => {
    const files = ["sarif-file", "json-file"].map((name) => readFileSync(result.outputs[name] ?? "", "utf8"));
    const log = result.log.split("\n").filter((line) => !line.startsWith("::add-mask::"));
    expect([...files, result.summary, log.join("\n")].filter((text) => text.includes(SECRET))).toEqual([]);
  });
});

test("a server without a line in the repository is audited, but has no SARIF", async () => {
  const bare = join(root, "bare");
  mkdirSync(bare, { recursive: true });
  const result = await runStep({ dist: dist(), workspace: bare, inputs: { server: SHOUTING } });
  expect(result.outputs).toMatchObject({ outcome: "gate-failed", "sarif-file": "" });
  const asked = await runStep({
    dist: dist(),
    workspace: bare,
    inputs: { server: SHOUTING, "sarif-file": "out.sarif" },
  });
  expect(asked.outputs).toMatchObject({ outcome: "error", "exit-code": "2" });
});

test("the stand-in knows the runner's commands", () => {
  const obeyed = ["::error::x", "  ::set-output name=a::b", "text ##[add-mask]x", "\u2003::debug::x", "##[endgroup]"];
  const ignored = ["| ::error::x", "::unknown::x", "error::x", ":: error::x", "##\\[add-mask]x", "::error"];
  expect(obeyed.map((line) => commandsIn(line).length)).toEqual(obeyed.map(() => 1));
  expect(ignored.map((line) => commandsIn(line).length)).toEqual(ignored.map(() => 0));
  expect(relative(root, workspace)).toBe("workspace");
});
