import { analyse } from "../../src/capability/index.ts";
import { treeOf } from "../sources.ts";

/** The input schema of the one tool of a program. */
function schemaOf(call: string): unknown {
  const head =
    'import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js"; import { z } from "zod"; const server = new McpServer({});';
  const [server] = analyse(treeOf({ "index.ts": `${head}\n${call}` }));
  return server?.tools[0]?.inputSchema;
}

const TYPE = { type: "object", properties: { type: { type: "string" } }, required: ["type"] };

test.each([
  ["an argument that is called type", 'server.tool("a", { type: z.string() }, async () => {});', TYPE],
  ["one beside a text", 'server.tool("a", "Adds it", { type: z.string() }, async () => {});', TYPE],
  [
    "one in options",
    'server.registerTool("a", { description: "Adds it", inputSchema: { type: z.string() } }, async () => {});',
    TYPE,
  ],
  [
    "a schema as it is listed",
    'server.tool("a", { type: "object", properties: {} }, async () => {});',
    { type: "object", properties: {} },
  ],
])("%s", (_name, call, expected) => {
  expect(schemaOf(call)).toMatchObject(expected);
});
