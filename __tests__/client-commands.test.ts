import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtDist } from "./built-dist.ts";
import { NODE_24, start, temporaryFolder, type Ended } from "./runner.ts";

const dist = builtDist();
const folder = temporaryFolder();

beforeAll(() => {
  const tools = ["read", "list_all_of_them", "add"].map((name) => ({
    name,
    description: "Of notes.",
    inputSchema: { type: "object" },
  }));
  writeFileSync(join(folder, "notes.json"), JSON.stringify({ tools }));
  const hostile = { name: "evil\n::error::owned", description: "a".repeat(300_000), inputSchema: { type: "object" } };
  writeFileSync(join(folder, "hostile.json"), JSON.stringify({ tools: [hostile] }));
  writeFileSync(
    join(folder, "dotted.json"),
    '{"tools":[{"name":"a.b","description":"A.","inputSchema":{"type":"object"}}]}',
  );
});

function run(args: readonly string[]): Promise<Ended> {
  const env = { PATH: process.env["PATH"], TMPDIR: folder };
  return start(NODE_24, [join(dist(), "cli.js"), ...args], { env, cwd: folder });
}

describe("mcp-audit profiles", () => {
  test("lists the clients", async () => {
    const { code, stdout } = await run(["profiles"]);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^claude +Claude: /m)]);
    expect(stdout).toMatch(/^copilot +GitHub Copilot in VS Code \(also vscode\)$/m);
  });

  test("shows one with a source and a day for each line", async () => {
    const { code, stdout } = await run(["profiles", "VSCode"]);
    expect(code).toBe(0);
    expect(stdout).toContain("Arrays: with items; otherwise the request is refused");
    expect(stdout).toContain("https://github.com/microsoft/vscode/issues/246119");
    expect(stdout).toMatch(/array-without-items; as of 20\d\d-\d\d-\d\d/);
  });

  test("an unknown name is bad input", async () => {
    const { code, stderr } = await run(["profiles", "clippy"]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('no profile "clippy"')]);
  });
});

describe("mcp-audit scan --profile", () => {
  test.each<[number, readonly string[]]>([
    [1, ["scan", "dotted.json"]],
    [0, ["scan", "dotted.json", "--profile", "generic"]],
    [1, ["scan", "dotted.json", "--profile", "generic", "--profile", "openai"]],
    [0, ["scan", "dotted.json", "--profile", "claude-code"]],
    [2, ["scan", "dotted.json", "--profile", "clippy"]],
    [2, ["scan", "dotted.json", "--budget", "server"]],
  ])("%d: mcp-audit %j", async (code, args) => {
    expect((await run(args)).code).toBe(code);
  });

  test("all adds the matrix", async () => {
    const { stdout } = await run(["scan", "dotted.json", "--profile", "all", "--fail-on", "none"]);
    expect(stdout).toMatch(/^Clients$/m);
    expect(stdout).toMatch(/^a\.b +│ rejected by [^│]*\bclaude,/m);
  });

  test("a budget is reported when it is passed", async () => {
    const found = await run(["scan", "notes.json", "--budget", "server=10", "--budget", "tool=10"]);
    expect(found.stdout).toContain("over the budget of 10");
    expect(found.stdout).toContain("the budget is 10.");
    expect((await run(["scan", "notes.json"])).stdout).not.toContain("budget");
  });
});

describe("mcp-audit cost", () => {
  test("prints sums and bars, the costliest first, and says how it counts", async () => {
    const { code, stdout } = await run(["cost", "notes.json"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ {2}\d+ tokens in the definitions of 3 tools$/m);
    const counts = [...stdout.matchAll(/^│ \w+ +(\d+) {2}█+$/gm)].map(([, tokens]) => Number(tokens));
    expect(counts).toHaveLength(3);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(stdout).toContain("Estimated with the tokenizer o200k");
  });

  test("shows as many as are asked for", async () => {
    const { stdout } = await run(["cost", "notes.json", "--top", "1"]);
    expect(stdout).toContain("│ and 2 cheaper ones");
    expect((await run(["cost", "notes.json", "--top", "none"])).code).toBe(2);
  });

  test("a hostile definition is counted by its length, and its name begins no line", async () => {
    const { code, stdout } = await run(["cost", "hostile.json"]);
    expect(code).toBe(0);
    expect(stdout).toContain("1 of them by their length");
    expect(stdout).not.toMatch(/^::/m);
  });
});
