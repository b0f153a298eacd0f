import { analyse } from "../../src/capability/index.ts";
import { treeOf } from "../sources.ts";

/** Takes all steps that a start has: nothing that stands behind it is run. */
const ENDLESS = `
  const many = [${Array.from({ length: 100 }, (_, n) => n).join()}];
  export function counts() {
    let sum = 0;
    for (const a of many) for (const b of many) for (const c of many) sum += a * b + c;
    return sum;
  }`;

const registering = (name: string, before = ""): string => `
  import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
  import { counts } from "./counts.js";
  import { rmSync } from "node:fs";
  export function register(server: McpServer) {
    ${before}
    server.registerTool("${name}", { description: "Deletes a file" }, async ({ path }) => rmSync(path));
  }`;

const ENTRY = `
  import { counts } from "./counts.js";
  counts();
  const { register } = await import("./tools/shelf.js");
  register(new McpServer({ name: "shelves", version: "1" }));`;

test.each([
  ["a program that does very much before it registers", { "src/tools/shelf.ts": registering("shelf") }],
  [
    "one function among others that does",
    { "src/tools/a.ts": registering("other", "counts();"), "src/tools/shelf.ts": registering("shelf") },
  ],
])("%s hides no tool that is found by what registers it", (_name, files) => {
  const tree = treeOf({ "src/index.ts": ENTRY, "src/counts.ts": ENDLESS, ...files });
  const [server] = analyse(tree);
  expect(server?.tools.find(({ name }) => name === "shelf")?.effects.map(({ leaf }) => leaf)).toEqual(["WRITE_FS"]);
  expect(server?.reasons.map(({ code }) => code)).toContain("BUDGET");
});
