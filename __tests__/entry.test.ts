import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { anchored, hasLine } from "../src/entry/anchor.ts";
import { configEntry } from "../src/entry/config-entry.ts";
import { auditStep } from "../src/entry/audit-step.ts";
import type { Host, Step } from "../src/entry/host.ts";
import { parseChoice, parseReading, type Given, type Target } from "../src/entry/options.ts";
import { main } from "../src/entry/program.ts";
import { run } from "../src/entry/run.ts";
import { terminalHost } from "../src/entry/terminal.ts";
import { lineOf } from "../src/entry/workflow-line.ts";
import { parseManifest } from "../src/inputs/manifest.ts";
import { locate } from "../src/model/document.ts";
import { InputError } from "../src/model/errors.ts";
import { temporaryFolder } from "./runner.ts";

interface Seen {
  readonly printed: string[];
  readonly logged: string[];
  readonly masked: string[];
  readonly written: Map<string, string>;
  readonly outputs: Map<string, string>;
}

/** A world that remembers what was done to it. */
function world(inputs: Readonly<Record<string, string>> = {}): { readonly step: Step; readonly seen: Seen } {
  const seen: Seen = { printed: [], logged: [], masked: [], written: new Map(), outputs: new Map() };
  const step: Step = {
    cwd: process.cwd(),
    root: process.cwd(),
    repository: process.cwd(),
    env: {},
    colour: false,
    width: 100,
    print: (text) => void seen.printed.push(text),
    log: (text) => void seen.logged.push(text),
    write: (path, body) => {
      seen.written.set(path, body);
      return Promise.resolve(path);
    },
    mask: (secret) => void seen.masked.push(secret),
    during: (_, work) => work,
    temporary: (name) => Promise.resolve(`/temporary/${name}`),
    input: (name) => inputs[name] ?? "",
    output: (name, value) => void seen.outputs.set(name, value),
    annotate: () => undefined,
    fold: () => undefined,
    fail: () => undefined,
    summary: () => Promise.resolve(),
  };
  return { step, seen };
}

const GIVEN: Given = {
  ...{
    manifest: [],
    server: "",
    url: "",
    name: "",
    failOn: "",
    lock: "",
    failOnDrift: false,
    policy: "",
    rules: "",
    profiles: [],
    budgets: [],
  },
  ...{
    env: [],
    header: [],
    timeout: "",
    deadline: "",
    allowEmpty: false,
    twice: false,
    config: [],
    package: "",
    source: "",
    minCoverage: "",
    spawn: false,
    allowUntrusted: false,
    shard: "",
  },
};

describe("what is asked about", () => {
  const chosen = (profiles: readonly string[]): readonly string[] =>
    parseChoice({ ...GIVEN, profiles }).profiles.map(({ name }) => name);

  test("clients by name or alias, parted by commas, blanks or lines; claude by default", () => {
    expect(chosen([])).toEqual(["claude"]);
    expect(chosen(["openai, vscode", "GEMINI"])).toEqual(["copilot", "gemini", "openai"]);
    expect(chosen(["all"]).length).toBeGreaterThan(10);
    expect(() => chosen(["clippy"])).toThrow(/no profile "clippy"; there are all, amazon-q/);
  });

  test("budgets by name; the others keep their defaults", () => {
    const { budgets } = parseChoice({ ...GIVEN, budgets: ["server=8000 tool=1"] });
    expect(budgets).toEqual({ server: 8000, tool: 1, context: 40_000 });
  });

  test.each(["server", "server=", "server=-1", "server=1e3", "servers=1", "__proto__=1"])("%s is no budget", (word) => {
    expect(() => parseChoice({ ...GIVEN, budgets: [word] })).toThrow(`budgets: "${word}" is not one of`);
  });
});

describe("what is given", () => {
  test.each([
    [{ server: "node s.js", env: ["A=1=2", "PASSED", "EMPTY="] }, { env: { A: "1=2", PASSED: "on", EMPTY: "" } }],
    [
      { url: " https://h/mcp ", header: ["Authorization:  Bearer x: y "] },
      { headers: { Authorization: "Bearer x: y" } },
    ],
    [{ manifest: ["a.json", "b/*.yml"] }, { patterns: ["a.json", "b/*.yml"] }],
  ])("%j", (given, target) => {
    expect(parseReading({ ...GIVEN, ...given }, { PASSED: "on" }).target).toMatchObject(target);
  });

  test.each([
    [{ server: "node 's.js" }, "server: the command has a quote or a backslash that does not end"],
    [{ server: "node s.js", url: "https://h" }, "server and url are given: a run reads one of them, not both"],
    [{ server: "node s.js", env: ["=x"] }, "env: a line is neither NAME=value nor NAME"],
    [{ manifest: ["a"], header: ["A: b"] }, "header is for requests to url, and no url is given"],
    [{ url: "https://h", header: ["A B: c"] }, 'header: a line is not "Name: value"'],
    [{ url: "https://h", header: ["A: b\r\nC: d"] }, "header: the value of A has a line break in it"],
    ...["mcp-x", "mcp-x@latest", "git+https://h/x@1.0.0", "./x@1.0.0", "-x@1", "a b@1.0.0"].map(
      (spec): [Partial<Given>, string] => [
        { package: spec },
        `package: "${spec}" is not name@version with an exact version`,
      ],
    ),
    [{ manifest: ["a"], spawn: true }, "spawn starts the servers of a configuration, and none is given"],
    [{ config: ["a"], env: ["A=b"] }, "env is for processes that server or spawn starts, and neither is given"],
    [{ config: ["a"], name: "b" }, "name is for one server; those of a configuration have their keys"],
    [{ manifest: ["a"], timeout: "0" }, 'timeout: "0" is not a number of seconds above 0 and up to 3600'],
    [{ config: ["a"], deadline: "1h" }, 'deadline: "1h" is not a number of seconds above 0 and up to 3600'],
  ])("%j is refused, without a word of its values", (given, sentence) => {
    expect(() => parseReading({ ...GIVEN, ...given }, {})).toThrow(new InputError(sentence));
  });
});

describe("on an event that others can cause", () => {
  const events = ["pull_request_target", "workflow_run", "issue_comment"];
  const starting: readonly Partial<Given>[] = [{ server: "node s.js" }, { config: [".mcp.json"], spawn: true }];
  const reading = (given: Partial<Given>, event: string) => () =>
    parseReading({ ...GIVEN, ...given }, { GITHUB_EVENT_NAME: event });

  test.each(events.flatMap((event) => starting.map((given) => ({ event, given }))))(
    "no server is started: $event, $given",
    ({ event, given }) => {
      expect(reading(given, event)).toThrow(`no server is started on ${event}: others can cause this event`);
      expect(reading({ ...given, allowUntrusted: true }, event)).not.toThrow();
      expect(reading(given, "pull_request")).not.toThrow();
    },
  );

  test.each(events)("files are read, and servers elsewhere asked: %s", (event) => {
    expect(reading({ config: [".mcp.json"] }, event)).not.toThrow();
    expect(reading({ manifest: ["a.json"] }, event)).not.toThrow();
    expect(reading({ url: "https://h/mcp" }, event)).not.toThrow();
  });
});

describe("what is thrown", () => {
  const ended = async (error: unknown): Promise<readonly [number, string]> => {
    const { step, seen } = world();
    const code = await run(step, () => {
      throw error;
    });
    return [code, seen.logged.join("\n")];
  };

  test("for bad input is a sentence and 2", async () => {
    expect(await ended(new InputError("there is no such file"))).toEqual([2, "mcp-audit: there is no such file"]);
  });

  test.each([new TypeError("x is undefined"), "a string"])("anything else is ours and 3: %s", async (error) => {
    const [code, log] = await ended(error);
    expect(code).toBe(3);
    expect(log).toMatch(/a fault of mcp-audit, not of your server\. Please report it/);
  });
});

test("a step and a terminal that scan the same find the same", async () => {
  const { step, seen } = world({ manifest: "fixtures/manifests/poisoned.json", "json-file": "report.json" });
  expect(await auditStep(step)).toBe(1);
  const terminal = world();
  expect(await main(terminal.step, ["scan", "fixtures/manifests/poisoned.json", "--format", "json"])).toBe(1);
  expect(seen.written.get("report.json")).toBe(terminal.seen.printed.join(""));
  expect(seen.outputs.get("sarif-file")).toBe("/temporary/mcp-audit.sarif");
});

describe("the line of the workflow that names a server", () => {
  const line = (body: string, value: string): string => {
    const range = lineOf(body, "server", value);
    return range === undefined ? "" : body.slice(range.start, range.end);
  };

  test.each([
    [
      "the one with its command",
      "with:\n  server: node a.js\n---\nwith:\n  server: node b.js\n",
      "node b.js",
      "server: node b.js",
    ],
    ["a quoted one", "with: { server: 'node a.js' }\r\n", "node a.js", "with: { server: 'node a.js' }"],
    ["a block", "with:\n  server: |\n    node\n    a.js\n", "node\na.js", "server: |"],
    [
      "one with an expression",
      "with:\n    server: ${{ matrix.server }}\n",
      "node a.js",
      "server: ${{ matrix.server }}",
    ],
    ["not one of two", "a: { server: '${{ x }}' }\nb: { server: '${{ y }}' }\n", "node a.js", ""],
    [
      "any that holds it",
      "run: npx mcp-audit scan --server 'node a.js'\n",
      "node a.js",
      "run: npx mcp-audit scan --server 'node a.js'",
    ],
    ["not another's", "with:\n  server: node b.js\n", "node a.js", ""],
    ["none in what is no YAML", "\t{{{", "node a.js", ""],
  ])("is %s", (_, body, value, expected) => {
    expect(line(body, value)).toBe(expected);
  });

  const folder = temporaryFolder();
  const target = { kind: "server", command: "node a.js", env: {} } as const;
  const env = {
    GITHUB_WORKSPACE: folder,
    GITHUB_REPOSITORY: "octo/tools",
    GITHUB_WORKFLOW_REF: "octo/tools/.github/workflows/audit.yml@refs/heads/main",
  };

  beforeAll(() => {
    mkdirSync(join(folder, ".github/workflows"), { recursive: true });
    writeFileSync(join(folder, ".github/workflows/audit.yml"), "on: push\nx:\n  server: node a.js\n");
  });

  test("is where its findings stand", async () => {
    const surface = await anchored(parseManifest('{"tools": []}', "x", "x", { allowEmpty: true }), target, {
      env,
      root: folder,
    });
    const document = surface.documents.get(surface.anchor?.doc ?? "");
    expect(document && surface.anchor && locate(document, surface.anchor)).toEqual({
      path: ".github/workflows/audit.yml",
      ...{ line: 3, column: 3, endLine: 3, endColumn: 20 },
    });
  });

  test.each([
    ["of another repository", { GITHUB_WORKFLOW_REF: "other/tools/.github/workflows/audit.yml@refs/heads/main" }],
    ["that is not checked out", { GITHUB_WORKFLOW_REF: "octo/tools/.github/workflows/gone.yml@refs/heads/main" }],
    ["with a way out of its folder", { GITHUB_WORKFLOW_REF: "octo/tools/.github/workflows/../../x.yml@main" }],
    ["outside of a workflow", { GITHUB_WORKSPACE: "" }],
  ])("is none in a workflow %s", async (_, changed) => {
    expect(await hasLine({ target, source: "" }, { env: { ...env, ...changed }, root: folder })).toBe(false);
  });
});

describe("the entry of a configuration that names what runs", () => {
  const folder = temporaryFolder();
  const body = {
    mcpServers: {
      other: { command: "node", args: ["b.js"] },
      ours: { command: "node", args: ["a b.js", "--flag"] },
      far: { url: "https://example.com/mcp" },
    },
  };
  const found = async (target: Target): Promise<string | undefined> => {
    const entry = await configEntry(target, folder);
    const range = entry?.document.index.find(entry.place.pointer, "value");
    return range && entry?.document.body.slice(range.start, range.end);
  };
  const server = (command: string): Target => ({ kind: "server", command, env: {} });
  const url = (address: string): Target => ({ kind: "url", url: address, headers: {} });

  beforeAll(() => {
    writeFileSync(join(folder, ".mcp.json"), JSON.stringify(body));
    mkdirSync(join(folder, ".cursor"));
  });

  test.each([
    ["the same command", server("node 'a b.js' --flag"), JSON.stringify(body.mcpServers.ours)],
    ["the same command, one argument a line", server("node\na b.js\n--flag"), JSON.stringify(body.mcpServers.ours)],
    ["the same url", url("https://example.com/mcp"), JSON.stringify(body.mcpServers.far)],
    ["not a longer command", server("node b.js --flag"), undefined],
    ["not another url", url("https://example.com/"), undefined],
    ["nothing of a package", { kind: "package", spec: "a@1.0.0" } as const, undefined],
  ])("is that of %s", async (_, target, entry) => {
    expect(await found(target)).toBe(entry);
  });

  test("comes before the workflow, and makes a SARIF possible", async () => {
    const surface = parseManifest('{"tools": []}', "x", "x", { allowEmpty: true });
    const target = server("node b.js");
    const placed = await anchored(surface, target, { env: {}, root: folder });
    expect(placed.anchor).toEqual({ doc: ".mcp.json", pointer: "/mcpServers/other" });
    expect(await hasLine({ target, source: "" }, { env: {}, root: folder })).toBe(true);
  });

  test("is none when the configurations cannot be read", async () => {
    writeFileSync(join(folder, ".cursor/mcp.json"), "{");
    expect(await found(server("node b.js"))).toBeUndefined();
  });
});

describe("a terminal", () => {
  const host = (
    isTTY: boolean,
    env: Readonly<Record<string, string>>,
  ): { readonly host: Host; readonly err: string[] } => {
    const err: string[] = [];
    const stdout = { isTTY, columns: 72, write: () => true };
    const stderr = { write: (text: string) => err.push(text) };
    return { host: terminalHost({ env, stdout, stderr, cwd: () => "/work" }), err };
  };

  test.each([
    [true, {}, true],
    [true, { NO_COLOR: "1" }, false],
    [true, { TERM: "dumb" }, false],
    [false, {}, false],
    [false, { FORCE_COLOR: "1" }, true],
    [false, { FORCE_COLOR: "0" }, false],
  ])("%s with %j has colour: %s", (isTTY, env, colour) => {
    expect(host(isTTY, env).host).toMatchObject({ colour, width: 72, cwd: "/work", root: "/work" });
  });

  test("shows nothing in its log that a terminal obeys, and no secret", () => {
    const { host: made, err } = host(true, {});
    made.mask("tok-12345678");
    made.log("red \u001B[31m\u009B and tok-12345678\nnext line");
    expect(err).toEqual(["red \\u{1B}[31m\\u{9B} and ***\nnext line\n"]);
  });
});
