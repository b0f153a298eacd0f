import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { dies } from "./live.ts";
import { builtDist } from "./built-dist.ts";
import { commandsIn, NODE_24, runStep, start, temporaryFolder, type Command } from "./runner.ts";

/**
 * Every way of the hostile servers to do harm, over both transports, through the command line and through the action as
 * they are built: what the run ends with, and the sentence that says why.
 */
interface Row {
  /** Of fixtures/servers; its name tells what it does. */
  readonly on: string;
  readonly over: "stdio" | "http";
  readonly code: 0 | 1 | 2;
  /** A part of what is said. `ELSEWHERE` stands for the other origin that some lead to. */
  readonly says: string;
  readonly twice?: true;
  /** Seconds; those that hang are given few. */
  readonly timeout?: number;
}

const stdio = (code: Row["code"], on: string, says: string, more: Partial<Row> = {}): Row => ({
  ...{ on, over: "stdio" as const, code, says },
  ...more,
});
const http = (code: Row["code"], on: string, says: string, more: Partial<Row> = {}): Row => ({
  ...{ on, over: "http" as const, code, says },
  ...more,
});

const PASSED = "Passed: nothing is high or worse";

const ROWS: readonly Row[] = [
  // It says too much, or never ends.
  stdio(2, "endless stdout", "sent more than 200 MB when it was asked for initialize"),
  stdio(0, "endless stderr", PASSED),
  stdio(2, "one endless line", "sent one message of more than 50 MB when it was asked for initialize"),
  stdio(2, "a line of 100 MB", "sent one message of more than 50 MB when it was asked for tools/list"),
  http(2, "endless events", "sent more than 200 MB"),
  http(2, "gzip bomb", "sent one message of more than 50 MB"),
  stdio(2, "endless pages", "the server has more than 200 pages of tools: the rest is not read"),
  http(2, "endless pages", "the server has more than 200 pages of tools: the rest is not read"),
  stdio(2, "the same cursor", 'answered tools/list with the cursor "more" twice: what may follow is not read'),
  http(2, "the same cursor", 'answered tools/list with the cursor "more" twice: what may follow is not read'),
  stdio(0, "an empty cursor", "1 server, 3 tools"),
  http(0, "an empty cursor", "1 server, 3 tools"),
  // It says nothing, or nothing that can be read.
  stdio(2, "never answers", "did not answer initialize within 2 s (timeout gives it more)", { timeout: 2 }),
  http(2, "never answers", "did not answer initialize within 2 s (timeout gives it more)", { timeout: 2 }),
  stdio(2, "never lists its tools", "did not answer tools/list within 5 s (timeout gives it more)", { timeout: 5 }),
  stdio(2, "broken JSON", "did not answer tools/list within 5 s (timeout gives it more)", { timeout: 5 }),
  stdio(2, "killed by itself", "was ended by SIGKILL when it was asked for initialize"),
  stdio(2, "closes its output", "closed its output when it was asked for initialize"),
  stdio(0, "exits after its tools", "the server exited with code 4 when it was asked for prompts/list"),
  http(2, "closes the connection", "cannot be reached: the connection is closed without an answer"),
  http(2, "closes the connection in an answer", "broke off in the middle of an answer"),
  http(2, "an empty answer", "answered initialize without an answer to it in JSON-RPC"),
  http(2, "json that is no JSON-RPC", "answered initialize without an answer to it in JSON-RPC"),
  stdio(2, "lists nothing", "the server lists nothing at all; allow-empty accepts that"),
  // It wants to be obeyed by whoever reads what it says.
  stdio(0, "noise on stdout", 'no JSON-RPC message, first "Weather server 2.0 \\u{1b}[32mready\\u{1b}[0m"'),
  stdio(0, "commands on both streams", '5 lines on standard output that are no JSON-RPC message, first "::set-output'),
  stdio(2, "commands on stderr, then exit", "the last that it said on standard error:"),
  stdio(1, "commands in every string", 'the name "list\\n##\\[error]this is not ours"'),
  http(1, "commands in every string", 'the name "list\\n##\\[error]this is not ours"'),
  stdio(1, "markup and bidi in names", "hidden-unicode"),
  http(1, "markup and bidi in names", "hidden-unicode"),
  stdio(2, "refuses to list", 'answered tools/list with the error "no\\u{7} ::error::database" (-32603)'),
  http(2, "refuses to list", 'answered tools/list with the error "no\\u{7} ::error::database" (-32603)'),
  // It leaves something behind.
  stdio(0, "deaf to SIGTERM", PASSED),
  stdio(0, "leaves a grandchild", PASSED),
  stdio(0, "leaves a daemon", PASSED),
  // It is not what it says.
  stdio(0, "another list the second time", 'also has the tool "wipe_disk"', { twice: true }),
  http(0, "another list the second time", 'also has the tool "wipe_disk"', { twice: true }),
  stdio(0, "lists by who asks", 'The list given to a client named claude-code lacks the tool "read"', { twice: true }),
  http(0, "lists by who asks", 'The list given to a client named claude-code lacks the tool "read"', { twice: true }),
  stdio(0, "promises what it does not have", 'answered prompts/list with the error "Method not found" (-32601)'),
  http(0, "promises what it does not have", 'answered prompts/list with the error "Method not found" (-32601)'),
  stdio(0, "has what it does not promise", "1 server, 1 tool, 1 prompt"),
  http(0, "has what it does not promise", "1 server, 1 tool, 1 prompt"),
  stdio(0, "asks back", PASSED),
  http(0, "asks back, in events", PASSED),
  stdio(1, "lists malformed tools", "description is a list, where a string belongs"),
  stdio(1, "duplicate keys", 'The key "description" stands here twice'),
  stdio(1, "ten thousand levels", "the root of the input schema says no type"),
  stdio(0, "speaks the stateless revision only", "asked_in_2026_07_28"),
  http(0, "speaks the stateless revision only", "asked_in_2026_07_28"),
  stdio(0, "ends at a handshake", PASSED),
  // It sends us about, or away.
  http(2, "moved elsewhere", "redirects to ELSEWHERE/mcp, which is not followed; give that url if it is meant"),
  http(2, "moved here by 302", "which is not followed; give that url if it is meant"),
  http(2, "moved in a circle", "redirects more than 5 times"),
  http(0, "moved here", PASSED),
  http(0, "speaks SSE", PASSED),
  http(2, "SSE to another origin", "points to another origin, ELSEWHERE/messages"),
  http(2, "SSE to nowhere", "names an endpoint that is no url"),
  http(2, "SSE that ends", "closed its stream of events"),
  http(2, "401", "answered initialize with 401: it wants credentials, which header can give"),
  http(2, "403", "answered initialize with 403: the credentials, if any, are not enough"),
  http(2, "404", "is no MCP server: it answers a POST with 404 and a GET with 404"),
  http(2, "500", "answered initialize with 500"),
  http(2, "html", "answered initialize with text/html, which is neither JSON nor a stream of events"),
];

const root = temporaryFolder();
const dist = builtDist();
const started: ChildProcess[] = [];

/** What one row came to, through one of the two. */
interface Ended {
  readonly code: number | null;
  readonly said: string;
  readonly commands: readonly Command[];
  /** Of the action; of the command line always empty. */
  readonly outputs: Readonly<Record<string, string>>;
  /** What is left in the folder that temporary files go to. */
  readonly left: readonly string[];
  /** A process that was to outlive the server; undefined when there was none. */
  readonly heir: number | undefined;
}

type Entry = "the command line" | "the action";
const ENTRIES: readonly Entry[] = ["the command line", "the action"];
const ended = new Map<string, Ended>();
const name = (entry: Entry, { on, over }: Row): string => `${entry}, ${over}: ${on}`;

/** Starts the hostile servers over HTTP and gives their address. */
async function serve(): Promise<string> {
  const child = spawn(NODE_24, ["fixtures/servers/hostile-http.ts"], { stdio: ["ignore", "pipe", "inherit"] });
  started.push(child);
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return line.toString().trim();
}

async function runRow(entry: Entry, row: Row, address: string): Promise<Ended> {
  const folder = mkdtempSync(join(root, "run-"));
  const [temporary, workspace, noted] = [join(folder, "tmp"), join(folder, "workspace"), join(folder, "noted")];
  for (const path of [temporary, workspace]) mkdirSync(path);
  const command = [NODE_24, resolve("fixtures/servers/hostile.ts"), row.on, noted].join("\n");
  const target = row.over === "stdio" ? { server: command } : { url: `${address}/${encodeURIComponent(row.on)}` };
  const given = { ...target, timeout: String(row.timeout ?? 60), ...(row.twice === true && { twice: "true" }) };
  const run = entry === "the action" ? inAction : inTerminal;
  const { said, ...rest } = await run(given, workspace, temporary);
  const left = readdirSync(temporary).filter((name) => name.startsWith("mcp-audit-"));
  const heir =
    row.on.startsWith("leaves") || row.on.startsWith("deaf") ? Number(readFileSync(noted, "utf8")) : undefined;
  return { ...rest, said: plain(said), left, heir };
}

type Run = (
  given: Readonly<Record<string, string>>,
  workspace: string,
  temporary: string,
) => Promise<Omit<Ended, "left" | "heir">>;

const inAction: Run = async (inputs, workspace, temporary) => {
  const { code, log, commands, outputs } = await runStep({
    dist: dist(),
    workspace,
    inputs,
    env: { TMPDIR: temporary },
  });
  return { code, said: log, commands, outputs };
};

const inTerminal: Run = async (given, workspace, temporary) => {
  const flags = Object.entries(given).flatMap(([name, value]) => [`--${name}`, ...(value === "true" ? [] : [value])]);
  const env = { PATH: process.env["PATH"], HOME: workspace, TMPDIR: temporary };
  const { code, stdout, stderr } = await start(NODE_24, [join(dist(), "cli.js"), "scan", ...flags], {
    env,
    cwd: workspace,
  });
  const said = stdout + stderr;
  return { code, said, commands: said.split(/\r\n|[\r\n]/).flatMap(commandsIn), outputs: {} };
};

/** Without the breaks and bars of a report that is as wide as a terminal. */
function plain(said: string): string {
  return said.replace(/\n(?:\| )?(?:│ +)?/g, " ");
}

beforeAll(async () => {
  const addresses = { "the command line": await serve(), "the action": await serve() };
  const queue = ROWS.flatMap((row) => ENTRIES.map((entry) => ({ entry, row })));
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { entry, row } = next;
      ended.set(name(entry, row), await runRow(entry, row, addresses[entry]));
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
}, 600_000);

afterAll(() => {
  for (const child of started) child.kill();
});

const OUTCOMES = { 0: "pass", 1: "gate-failed", 2: "incomplete" } as const;

/** What the action says itself: why it failed, and the fold around the report. */
function isOurs({ name: command, properties, data }: Command, { code }: Row): boolean {
  if (command === "error") return code > 0 && properties["title"] === "mcp-audit";
  return (command === "group" && data === "mcp-audit: the whole report") || (command === "endgroup" && data === "");
}

describe.each(ENTRIES)("through %s", (entry) => {
  const endOf = (row: Row): Ended => {
    const found = ended.get(name(entry, row));
    if (found === undefined) throw new Error(`${row.on} was not run`);
    return found;
  };

  test.each(ROWS)("$over: $on: exit $code", (row) => {
    const { code, said, outputs } = endOf(row);
    expect(said.replace(/http:\/\/127\.0\.0\.1:\d+(?=\/(?:mcp,|messages))/g, "ELSEWHERE")).toContain(row.says);
    expect(code).toBe(row.code);
    if (entry === "the action")
      expect(outputs).toMatchObject({ outcome: OUTCOMES[row.code], "exit-code": String(row.code) });
  });

  test("nothing that a server says is a command to the runner", () => {
    const foreign = ROWS.flatMap((row) =>
      endOf(row)
        .commands.filter((command) => entry === "the command line" || !isOurs(command, row))
        .map((command) => ({ ...row, ...command })),
    );
    expect(foreign).toEqual([]);
    const failures = ROWS.map((row) => endOf(row).commands.filter(({ name: command }) => command === "error").length);
    expect(failures).toEqual(ROWS.map(({ code }) => (entry === "the action" && code > 0 ? 1 : 0)));
  });

  test("no home and no process is left", async () => {
    const ends = ROWS.map(endOf);
    expect(ends.flatMap(({ left }) => left)).toEqual([]);
    const heirs = ends.flatMap(({ heir }) => heir ?? []);
    expect(heirs).toHaveLength(3);
    for (const heir of heirs) expect([heir, await dies(heir)]).toEqual([heir, true]);
  });

  test("no character of a server can hide, or turn the text around it", () => {
    const said = ROWS.map((row) => endOf(row).said).join("");
    expect(said.match(/[\p{Cf}\p{Zl}\p{Zp}]|(?!\n)\p{Cc}/gu)).toBeNull();
  });
});
