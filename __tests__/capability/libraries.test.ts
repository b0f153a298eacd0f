import { analyse } from "../../src/capability/index.ts";
import { treeOf } from "../sources.ts";

const SDK = { "@modelcontextprotocol/sdk": "1" };

const manifest = (fields: object): string => JSON.stringify({ type: "module", ...fields });

/** A package that registers a tool on whatever server it is given. */
const CORE = `
  export function register(server) {
    server.registerTool("shelf", { description: "Lists the shelf" }, async () => []);
  }`;

/** A server that takes the tools of the core, and has one of its own. */
const program = (own: string): string => `
  import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
  import { register } from "shelf-core";
  const server = new McpServer({ name: "shelves", version: "1" });
  register(server);
  ${own}`;

const RACK = 'server.registerTool("rack", { description: "Lists the rack" }, async () => []);';

test.each([
  [
    "a library whose tools a server of the tree registers is counted with it",
    { main: "index.js" },
    ["packages/server: rack shelf"],
  ],
  [
    "a package that is started has its own, though another server registers them too",
    { main: "index.js", scripts: { start: "node index.js" } },
    ["packages/core: shelf", "packages/server: rack shelf"],
  ],
])("%s", (_name, fields, expected) => {
  const servers = analyse(
    treeOf({
      "package.json": manifest({ workspaces: ["packages/*"] }),
      "packages/core/package.json": manifest({ name: "shelf-core", dependencies: SDK, ...fields }),
      "packages/core/index.js": CORE,
      "packages/server/package.json": manifest({ name: "shelves", bin: "index.js", dependencies: SDK }),
      "packages/server/index.js": program(RACK),
    }),
  );
  expect(
    servers.map(
      ({ folder, tools }) =>
        `${folder}: ${tools
          .map(({ name }) => name)
          .sort()
          .join(" ")}`,
    ),
  ).toEqual(expected);
});
