import { analyse } from "../../src/capability/index.ts";
import { treeOf } from "../sources.ts";

/** What all tools of a server share is long; run anew for each of them it would use up their steps. */
const LONG = `const parts = [${Array.from({ length: 2_000 }, (_, n) => `{ part: ${n} }`).join()}];`;

/** A server with many tools, each an object that holds \`open\`; one more tool may do something else with it. */
const server = (open: string, last = "this.open()"): string => `
  import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
  import { readFileSync, rmSync } from "node:fs";
  ${LONG}
  class Handler {
    constructor(readonly name: string, private readonly open: (which?: string) => unknown) {}
    handle() { return this.open(); }
  }
  class Last extends Handler {
    handle() { return ${last}; }
  }
  const server = new McpServer({ name: "many", version: "1" });
  ${open}
  for (const name of [${Array.from({ length: 60 }, (_, n) => `"tool_${n}"`).join()}]) {
    const handler = new Handler(name, open);
    server.registerTool(name, { description: "Opens it" }, () => handler.handle());
  }
  const last = new Last("last", open);
  server.registerTool("last", { description: "Opens it" }, () => last.handle());`;

const reached = (code: string): ReadonlyMap<string, string> => {
  const [found] = analyse(treeOf({ "src/index.ts": code }));
  return new Map(
    found?.tools.map(({ name, effects, reasons }) => [
      name,
      [...effects.map(({ leaf }) => leaf), ...reasons.map(({ code: reason }) => reason)].join(" "),
    ]),
  );
};

test.each([
  ["does not name its receiver", `async function open() { for (const one of parts) one.part + 1; }`],
  ["speaks of this in a comment only", `function open() { /* this */ for (const one of parts) one.part + 1; }`],
])("a function that all tools hold and that %s is run once for all of them", (_name, open) => {
  const found = reached(server(open.replace("{", "{ readFileSync('a');")));
  expect(found.size).toBe(61);
  expect(new Set(found.values())).toEqual(new Set(["READ_FS"]));
});

test.each([
  [
    "a receiver",
    `function open(this: Handler) { return this.name === "last" ? rmSync("a") : readFileSync("a"); }`,
    "this.open()",
  ],
  [
    "an argument",
    `function open(which?: string) { return which === "last" ? rmSync("a") : readFileSync("a"); }`,
    'this.open("last")',
  ],
  [
    "an argument without a parameter",
    `function open() { return arguments[0] === "last" ? rmSync("a") : readFileSync("a"); }`,
    'this.open("last")',
  ],
  [
    "a rest of arguments",
    `const open = (...all: string[]) => all[0] === "last" ? rmSync("a") : readFileSync("a");`,
    'this.open("last")',
  ],
])("%s that decides is told apart", (_name, open, last) => {
  const found = reached(server(open, last));
  expect([found.get("tool_7"), found.get("last")]).toEqual(["READ_FS", "WRITE_FS"]);
});

test("a property that is a parameter of the constructor belongs to each object", () => {
  const found = reached(`
    import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
    import { readFileSync, rmSync } from "node:fs";
    class Held { constructor(readonly run: () => void) {} }
    const server = new McpServer({ name: "held", version: "1" });
    const reading = new Held(() => readFileSync("a"));
    const removing = new Held(() => rmSync("a"));
    server.registerTool("reads", { description: "" }, () => reading.run());
    server.registerTool("removes", { description: "" }, () => removing.run());`);
  expect([found.get("reads"), found.get("removes")]).toEqual(["READ_FS", "WRITE_FS"]);
});

const HEAD = `
  import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
  import { readFileSync, rmSync } from "node:fs";
  const server = new McpServer({ name: "loops", version: "1" });`;

test("attempts that are counted are followed for a while; what stands behind them is reached", () => {
  const work = `const made = [${Array.from({ length: 60 }, (_, n) => `{ round, part: ${n} }`).join()}]; made.map(({ part }) => part + round);`;
  const found = reached(`${HEAD}
    server.registerTool("waits", { description: "" }, async ({ path }) => {
      for (let round = 0; round < 600; round += 1) { ${work} if (readFileSync("a") === path) break; }
      rmSync("a");
    });`);
  expect(found.get("waits")).toBe("READ_FS WRITE_FS");
});

test.each([
  ["numbers", `for (let n = 0; n < 300; n += 1) { const name = "tool_" + n;`],
  [
    "a list",
    `const all = [${Array.from({ length: 300 }, (_, n) => `"tool_${n}"`).join()}];\nfor (let n = 0; n < all.length; n += 1) { const name = all[n];`,
  ],
])("tools that a loop over %s makes are counted out", (_name, loop) => {
  const found = reached(`${HEAD}\n${loop}
      const text = [1, 2, 3, 4, 5, 6, 7, 8].map((one) => one + n).join();
      server.registerTool(name, { description: text }, async () => readFileSync("a"));
    }`);
  expect(found.size).toBe(300);
});
