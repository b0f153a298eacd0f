import { isGlobal } from "../../src/capability/builtins/globals.ts";
import { analyse } from "../../src/capability/index.ts";
import { fileSinks } from "../../src/capability/sinks/node.ts";
import { packageSinks } from "../../src/capability/sinks/packages.ts";
import { platformSinks } from "../../src/capability/sinks/platform.ts";
import { isPure } from "../../src/capability/sinks/pure.ts";
import type { PackageRow, SinkRow } from "../../src/capability/sinks/row.ts";
import { runtimeSinks } from "../../src/capability/sinks/runtimes.ts";
import type { Leaf } from "../../src/model/capability.ts";
import { treeOf } from "../sources.ts";

/** What tools reach whose handlers are these expressions; `imports` stands before them. */
function leavesOf(imports: string, calls: readonly string[]): readonly (readonly Leaf[])[] {
  const tools = calls.map((call, index) => `server.tool("tool_${index}", async (args, extra) => ${call});`);
  const head = 'import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js"; const server = new McpServer({});';
  const [server] = analyse(treeOf({ "index.ts": [imports, head, ...tools].join("\n") }));
  return calls.map((_, index) => {
    const tool = server?.tools.find(({ name }) => name === `tool_${index}`);
    return [...new Set(tool?.effects.map(({ leaf }) => leaf))].sort();
  });
}

/** A row's members as they are called: `new Name`, `Class.name`, `()` for the module itself. */
function callsOf({ members, module }: SinkRow): readonly string[] {
  const base = isGlobal(module) || module === "process" ? module : "found";
  return [...members.matchAll(/new [A-Z]\w*|\S+/g)].map(([member]) => {
    if (member === "()") return `${base}("x")`;
    if (member === "new") return `new ${base}("x")`;
    return member.startsWith("new ") ? `new ${base}.${member.slice(4)}("x")` : `${base}.${member}("x")`;
  });
}

const rows = [...fileSinks, ...platformSinks, ...runtimeSinks];

test.each(rows.map((row): [string, SinkRow] => [`${row.module}: ${row.members.slice(0, 60)}`, row]))(
  "every member of %s reaches its leaves",
  (_name, row) => {
    const calls = callsOf(row);
    const found = leavesOf(`import * as found from "${row.module}";`, calls);
    const missing = calls.filter((_, index) => !row.leaves.every((leaf) => found[index]?.includes(leaf)));
    expect(missing).toEqual([]);
    expect(row.source).toMatch(/^https:\/\//);
  },
);

/** A method that packages of a kind may have, and the leaf that calling it reaches. */
const METHODS: { readonly [kind in PackageRow["kind"]]: readonly [method: string, leaf: Leaf] } = {
  network: ["send", "NETWORK_OUTBOUND"],
  database: ["insert", "WRITE_DB"],
  process: ["exec", "EXEC_PROCESS"],
  files: ["write", "WRITE_FS"],
  browser: ["launch", "EXEC_PROCESS"],
};

test.each(packageSinks.map((row): [string, PackageRow] => [row.packages.slice(0, 60), row]))(
  "every package of %s reaches what its kind says, and is not called pure",
  (_name, { packages, kind, readsOnly, source }) => {
    const names = packages.split(/\s+/).map((name) => name.replace("*", "anything"));
    const [method, leaf] = readsOnly === true ? (["write", "READ_FS"] as const) : METHODS[kind];
    const imports = names.map((name, index) => `import * as found_${index} from "${name}";`).join("\n");
    const found = leavesOf(
      imports,
      names.map((_, index) => `found_${index}.${method}("x")`),
    );
    // What is called `exec` has a shell run it.
    const reaches = (index: number): boolean =>
      found[index]?.some((one) => one === leaf || (leaf === "EXEC_PROCESS" && one === "EXEC_SHELL")) === true;
    expect(names.filter((_, index) => !reaches(index))).toEqual([]);
    expect(names.filter(isPure)).toEqual([]);
    expect(source).toMatch(/^https:\/\//);
  },
);
