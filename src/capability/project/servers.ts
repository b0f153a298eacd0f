/** Which packages of a tree are MCP servers, and where they begin. */
import type { SourceTree } from "../../model/capability.ts";
import { type JsonObject, stringField } from "../../model/json.ts";
import { objectField, stringsIn } from "./json-file.ts";
import { folderOf, joined } from "./paths.ts";
import type { Package, Project } from "./project.ts";

/** Packages that make MCP servers. */
export const SDKS: ReadonlySet<string> = new Set([
  "@modelcontextprotocol/sdk",
  "@modelcontextprotocol/server",
  "@modelcontextprotocol/core",
  "fastmcp",
  "mcp-framework",
  "agents",
  "mcp-handler",
  "@vercel/mcp-adapter",
  "@vercel/mcp-handler",
  "litemcp",
  "mcp-lite",
  "tmcp",
  "xmcp",
  "@mastra/mcp",
  "easy-mcp",
  "@rekog/mcp-nest",
  "@nestjs-mcp/server",
  "@leanmcp/core",
]);

const TESTS =
  /(?:^|\/)(?:(?:[\w-]{1,40}-)?(?:tests?|evals?|mocks)|__tests__|__mocks__|spec|e2e|examples?|fixtures|benchmarks?|docs?|node_modules|vendor|\.[^/]+)\/|\.(?:test|spec|stories|config|d)\.[cm]?[jt]sx?$|\.min\.js$/;
const CODE = /\.[cm]?[jt]sx?$/;

export interface Candidate {
  readonly folder: string;
  readonly packageName?: string;
  readonly manifest: JsonObject;
  readonly entries: readonly string[];
  /** It is started: by name, by a script, or by a platform. What is not may be a library. */
  readonly isStarted: boolean;
}

/** Whether a file is code of the product, not of its tests. */
export function isProductCode(path: string): boolean {
  return CODE.test(path) && !TESTS.test(path);
}

/** The packages that name an MCP SDK with their entries; without any, the folders whose code speaks the protocol. */
export function findServers(project: Project): readonly Candidate[] {
  const named = project.packages.filter(({ manifest, folder }) => namesSdk(manifest) && !TESTS.test(`${folder}/x.ts`));
  const found = named.map((one) => candidate(project, one));
  if (found.length > 0) return found;
  const speaking = speakingFiles(project.tree, "");
  if (speaking.length === 0) return [];
  const owner = project.packageOf(speaking[0] ?? "");
  const folder = owner?.folder ?? commonFolder(speaking);
  return [candidate(project, owner ?? { folder, manifest: {} }, speaking)];
}

function namesSdk(manifest: JsonObject): boolean {
  return ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"].some((key) =>
    Object.keys(objectField(manifest, key)).some((name) => SDKS.has(name)),
  );
}

function candidate(
  project: Project,
  { folder, name, manifest }: Package,
  otherwise: readonly string[] = [],
): Candidate {
  const entries = entriesOf(project, folder, manifest);
  return {
    folder,
    manifest,
    ...(name === undefined ? {} : { packageName: name }),
    entries: entries.length > 0 ? entries : otherwise,
    isStarted: startsOf(project, folder, manifest).length > 0,
  };
}

const CONVENTIONAL = [
  "src/index",
  "src/server",
  "src/main",
  "src/cli",
  "src/app",
  "index",
  "server",
  "main",
  "cli",
  "app",
  "src/mcp",
  "src/stdio",
  "src/mcp-server",
  "mcp-server",
];

/** What is run comes first (`main`, where there is no program); what others import only when nothing is. */
function entriesOf(project: Project, folder: string, manifest: JsonObject): readonly string[] {
  const main = [stringField(manifest, "main") ?? ""].filter((path) => path !== "");
  const programs = stringsIn(manifest["bin"]);
  const run = [...(programs.length > 0 ? [] : main), ...startsOf(project, folder, manifest)];
  const exported = stringsIn(manifest["exports"]).filter((path) => !/\.d\.[cm]?ts$|\.json$|\*/.test(path));
  const imported = [...main, ...exported, ...scriptFiles(manifest, /^build$/)];
  for (const names of [run, imported]) {
    const found = existing(project, folder, names);
    if (found.length > 0) return found;
  }
  return existing(project, folder, CONVENTIONAL).slice(0, 3);
}

/** Programs, what a platform runs, and files that scripts start. */
function startsOf(project: Project, folder: string, manifest: JsonObject): readonly string[] {
  const started = scriptFiles(manifest, /^(?:start|dev|serve|mcp|inspector)/);
  return [...stringsIn(manifest["bin"]), ...workerEntries(project.tree, folder), ...started];
}

function scriptFiles(manifest: JsonObject, keys: RegExp): readonly string[] {
  const scripts = objectField(manifest, "scripts");
  const named = Object.keys(scripts).filter((key) => keys.test(key));
  return named.flatMap((key) => filesIn(stringField(scripts, key) ?? ""));
}

/** Words of a command that are files of code. */
function filesIn(command: string): readonly string[] {
  return command.split(/[\s"'=]+/).filter((word) => /\.[cm]?[jt]sx?$/.test(word) && /^[\w@./-]+$/.test(word));
}

function existing(project: Project, folder: string, names: readonly string[]): readonly string[] {
  const files = names.map((name) => project.file(joined(folder, name))).filter((path) => path !== undefined);
  return [...new Set(files)].filter((path) => CODE.test(path) && !/\.(?:test|spec|config|d)\.[cm]?[jt]sx?$/.test(path));
}

function workerEntries(tree: SourceTree, folder: string): readonly string[] {
  const at = (name: string): string => (folder === "" ? name : `${folder}/${name}`);
  return ["wrangler.toml", "wrangler.jsonc", "wrangler.json"].flatMap((name) => {
    const lines = (tree.read(at(name)) ?? "").slice(0, 100_000).split("\n");
    return lines.flatMap((line) => /^"?main"?\s?[:=]\s?["']([^"']+)["']/.exec(line.trim())?.[1] ?? []);
  });
}

/** Files below a folder that register tools or speak the protocol themselves. */
export function speakingFiles(tree: SourceTree, folder: string): readonly string[] {
  const prefix = folder === "" ? "" : `${folder}/`;
  return tree.paths.filter((path) => {
    if (!path.startsWith(prefix) || !isProductCode(path)) return false;
    const body = tree.read(path);
    return body !== undefined && body.length < 1_500_000 && speaks(body);
  });
}

/** Whether code has a word of the protocol, or of its SDK. */
function speaks(body: string): boolean {
  return MAKES_SERVER.test(body) || body.includes("modelcontextprotocol");
}

/** Whether code makes a server or a client of its own; who only connects a server that another package makes does not. */
export function makesOwn(body: string): boolean {
  return MAKES_SERVER.test(body) || /\bnew Client\(/.test(body);
}

const MAKES_SERVER =
  /tools\/list|\.(?:registerTool|addTool|setRequestHandler)\b|\bMcpServer\b|\bnew Server\(|\bcreateMcpHandler\b|@(?:Mcp)?Tool\(/;

function commonFolder(paths: readonly string[]): string {
  let common = folderOf(paths[0] ?? "");
  for (const path of paths) while (common !== "" && !path.startsWith(`${common}/`)) common = folderOf(common);
  return common;
}
