import { analyse } from "../../src/capability/index.ts";
import { treeOf } from "../sources.ts";
import { ALL, found, inOrder, miniatures, serverOf } from "./miniatures.ts";

describe("each miniature's tools, leaves, witnesses and inputs", () => {
  test.each(ALL)("%s", (_name, miniature) => {
    const server = serverOf(miniature);
    const tools = Object.entries(miniature.tools).map(([name, expected]) => {
      const tool = server.tools.find((one) => one.name === name);
      return [name, tool === undefined ? "not found" : found(miniature, tool, expected)];
    });
    expect(Object.fromEntries(tools)).toEqual(
      Object.fromEntries(Object.entries(miniature.tools).map(([name, expected]) => [name, inOrder(expected)])),
    );
    expect(server.tools.map(({ name }) => name).sort()).toEqual(Object.keys(miniature.tools).sort());
    if (miniature.reasons !== undefined)
      expect([...new Set(server.reasons.map(({ code }) => code))].sort()).toEqual([...miniature.reasons].sort());
  });
});

describe("hostile source ends, with a reason", () => {
  const server = (body: string): string =>
    `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";\nconst server = new McpServer({});\n${body}\n`;
  const cases: readonly (readonly [name: string, body: string])[] = [
    ["10,000 brackets", server(`const x = ${"[".repeat(10_000)}${"]".repeat(10_000)};`)],
    ["a sum of 20,000 strings", server(`const x = ${Array.from({ length: 20_000 }, () => '"a"').join("+")};`)],
    [
      "10,000 calls in one another",
      server(`const f = (x) => x; const y = ${"f(".repeat(10_000)}1${")".repeat(10_000)};`),
    ],
    ["a list of a million numbers", server(`const x = [${"1,".repeat(700_000)}];`)],
    ["10 MB", server(`// ${"x".repeat(10_000_000)}`)],
    ["recursion without an end", server('const f = (n) => f(n + 1) + f(n + 2); server.tool("a", async () => f(0));')],
    [
      "a loop without an end",
      server('let n = 0; while (true) { n += 1; if (n > 5) f(n); } server.tool("a", async () => n);'),
    ],
    [
      "functions that make functions",
      server('const f = (g) => (h) => g(h)(f); const w = f(f)(f)(f); server.tool("a", async () => w(w)(w));'),
    ],
    [
      "names of Object.prototype",
      server('const x = { __proto__: 1, constructor: 2 }; server.tool("a", async () => x.constructor.y);'),
    ],
  ];
  test.each(cases)("%s", (_name, body) => {
    const before = process.cpuUsage();
    const servers = analyse(treeOf({ "index.ts": body }));
    const { user, system } = process.cpuUsage(before);
    expect(servers).toHaveLength(1);
    for (const { tools, reasons } of servers) expect(tools.length + reasons.length).toBeGreaterThan(0);
    expect((user + system) / 1e6).toBeLessThan(8);
  });

  test.each([
    ["a chain of calls", `const x = start${".then()".repeat(5_000)};`],
    ["a sum", `const x = ${Array.from({ length: 20_000 }, () => '"a"').join("+")};`],
  ])("%s that is too long in one module hides no tool of another", (_name, deep) => {
    const tool = 'server.tool("a", async () => fs.rmSync("/x"));';
    const files = { "index.ts": server(`import "./deep.js"; import fs from "fs"; ${tool}`), "deep.ts": deep };
    const [only] = analyse(treeOf(files));
    expect(only?.status).toBe("PARTIAL");
    expect(only?.tools.map(({ name, effects }) => [name, effects.map(({ leaf }) => leaf)])).toEqual([
      ["a", ["WRITE_FS"]],
    ]);
  });

  test("modules that import each other", () => {
    const files = {
      "index.ts": server('import { a } from "./a.js"; server.tool("a", async () => a());'),
      "a.ts": 'import { b } from "./b.js"; export const a = () => b();',
      "b.ts": 'import { a } from "./a.js"; import fs from "fs"; export const b = () => (fs.rmSync("/x"), a());',
    };
    const [only] = analyse(treeOf(files));
    expect(only?.tools[0]?.effects.map(({ leaf }) => leaf)).toEqual(["WRITE_FS"]);
  });
});

test("twice the same", () => {
  for (const [, miniature] of ALL)
    expect(JSON.stringify(serverOf(miniature))).toBe(JSON.stringify(serverOf(miniature)));
});

test("the schema is what the server would list, and each text has its place", () => {
  const [miniature] = miniatures("shapes");
  if (miniature === undefined) throw new Error("no miniature");
  const tool = serverOf(miniature).tools.find(({ name }) => name === "read_note");
  expect(tool?.inputSchema).toEqual({
    type: "object",
    properties: { file: { type: "string", description: "Which note" }, lines: { type: "integer", minimum: 1 } },
    required: ["file"],
  });
  expect(tool?.annotations).toEqual({ readOnlyHint: true });
  expect([...(tool?.places.keys() ?? [])]).toEqual([
    "/name",
    "/description",
    "/inputSchema/properties/file/description",
  ]);
  const step = tool?.effects[0]?.path.map(({ text }) => text);
  expect(step).toEqual(["the tool's handler", "reads the file system (fs.promises.readFile)"]);
});
