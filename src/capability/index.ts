/**
 * Source analysis: runs the program of an MCP server abstractly, from its entry to what its tools reach. Nothing of it is
 * executed; the tree is only read. The same tree gives the same result.
 */
import type { Reason, ReasonCode, ServerCode, SourceTree, ToolCode } from "../model/capability.ts";
import type { JsonObject } from "../model/json.ts";
import { Loader } from "./evaluate/modules.ts";
import { Machine } from "./machine.ts";
import type { parseSource } from "./parse/parse.ts";
import { objectField, stringsIn } from "./project/json-file.ts";
import { Project } from "./project/project.ts";
import { type Candidate, findServers, isProductCode, makesOwn, speakingFiles } from "./project/servers.ts";
import { effectsOf, placeOf, reasonsOf, scoped } from "./reach/effects.ts";
import { shownBeside } from "./reach/shown.ts";
import { start } from "./reach/start.ts";
import { toolCode } from "./reach/tool-code.ts";
import { collect, runTools, siteOfHandler } from "./reach/tools.ts";
import { semanticsOf } from "./semantics.ts";
import { stringOf } from "./values.ts";

/** Servers of one tree that are analysed; a larger monorepo is cut, and says so. */
const SERVERS = 60;

/** The MCP servers in a tree, with their tools and what the code of each reaches. Never throws for what the tree holds. */
export function analyse(tree: SourceTree): readonly ServerCode[] {
  const project = new Project(tree);
  const candidates = findServers(project);
  const parsed = new Map<string, ReturnType<typeof parseSource>>();
  if (candidates.length === 0)
    return [nothing("", [{ code: "NO_SERVER", text: "no package names an MCP SDK, and no code speaks the protocol" }])];
  const found = candidates.slice(0, SERVERS).map((candidate) => analyseOne(project, candidate, parsed));
  // Libraries and clients beside a server are no servers of their own.
  const real = found.filter(
    ({ tools, reasons }) =>
      tools.length > 0 || !reasons.some(({ code }) => code === "NO_SERVER" || code === "NO_ENTRY"),
  );
  const used = new Set(
    real.filter(({ tools }) => tools.length > 0).flatMap(({ folder }) => dependenciesOf(candidates, folder)),
  );
  const isProgram = (folder: string): boolean => stringsIn(manifestOf(candidates, folder)?.["bin"]).length > 0;
  const own = real.filter(
    ({ tools, folder, packageName = "" }) => tools.length > 0 || isProgram(folder) || !used.has(packageName),
  );
  const isStarted = (folder: string): boolean => candidateOf(candidates, folder)?.isStarted === true;
  const whole = own.filter((one) => isStarted(one.folder) || !own.some((other) => holds(other, one)));
  const kept = whole.length > 0 ? whole : found.slice(0, 1);
  const cut = candidates
    .slice(SERVERS)
    .map(({ folder }) => nothing(folder, [{ code: "BUDGET", text: `more than ${SERVERS} servers are in the tree` }]));
  return [...kept, ...cut].sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

/** Packages that the package in a folder names: a library without tools of its own is no server that failed. */
function dependenciesOf(candidates: readonly Candidate[], folder: string): readonly string[] {
  const manifest = manifestOf(candidates, folder);
  return ["dependencies", "devDependencies", "peerDependencies"].flatMap((key) =>
    Object.keys(objectField(manifest, key)),
  );
}

/** Whether a larger server registers all tools of another one, at the same places: that one is its library. */
function holds(server: ServerCode, library: ServerCode): boolean {
  const places = new Set(server.tools.map(placeOfTool));
  return (
    library.tools.length > 0 &&
    server.tools.length > library.tools.length &&
    library.tools.every((tool) => places.has(placeOfTool(tool)))
  );
}

function placeOfTool({ name, site }: ToolCode): string {
  return `${name} ${site.doc} ${site.pointer}`;
}

function manifestOf(candidates: readonly Candidate[], folder: string): JsonObject | undefined {
  return candidateOf(candidates, folder)?.manifest;
}

function candidateOf(candidates: readonly Candidate[], folder: string): Candidate | undefined {
  return candidates.find((one) => (one.folder === "" ? "." : one.folder) === folder);
}

function nothing(folder: string, reasons: readonly Reason[]): ServerCode {
  return {
    folder: folder === "" ? "." : folder,
    status: "UNANALYZABLE",
    reasons,
    entries: [],
    files: [],
    tools: [],
    ambient: [],
    purpose: [],
    listeners: [],
  };
}

function analyseOne(
  project: Project,
  { folder, packageName, entries }: Candidate,
  parsed: Map<string, ReturnType<typeof parseSource>>,
): ServerCode {
  const prefix = folder === "" ? "" : `${folder}/`;
  const machine = new Machine(semanticsOf(new Loader(project, parsed)), {
    read: (path) => project.tree.read(path),
    list: (name) =>
      project.tree.paths.filter((path) => path.startsWith(prefix) && path.includes(`/${name}/`) && isProductCode(path)),
  });
  start(machine, entries, () => speakingFiles(project.tree, folder));
  const startFrame = machine.frame;
  const drafts = collect(machine);
  const beside = shownBeside(machine);
  const runs = runTools(machine, drafts);
  const effects = runs.map(({ draft, frame }) =>
    effectsOf(frame, draft.handlers[0] === undefined ? undefined : siteOfHandler(draft.handlers[0])),
  );
  const { tools, ambient, purpose } = scoped(effects);
  const made = runs.map((run, index) => toolCode(machine, run, tools[index] ?? [], reasonsOf(run.frame)));
  const reasons = serverReasons(
    reasonsOf(startFrame),
    made.some(({ status }) => status !== "LISTED_NO_HANDLER"),
    made.length,
    entries.length,
    machine,
  );
  const isAnalysed = made.some(({ status }) => status !== "LISTED_NO_HANDLER");
  const isWhole = reasons.length === 0 && made.every(({ status }) => status === "ANALYSED");
  return {
    folder: folder === "" ? "." : folder,
    ...(packageName === undefined ? {} : { packageName }),
    status: !isAnalysed ? "UNANALYZABLE" : isWhole ? "ANALYSED" : "PARTIAL",
    reasons,
    entries,
    files: [...machine.modules.keys()].sort(),
    tools: made,
    ambient,
    purpose,
    beside,
    listeners: machine.listeners.map(({ at, host }) => {
      const text = host === undefined ? undefined : stringOf(host);
      return {
        at: placeOf(at),
        ...(text === undefined ? {} : { host: text }),
        isHostDynamic: host !== undefined && text === undefined,
        checksOrigin: checksOrigin(machine),
      };
    }),
  };
}

/** Reasons that are the server's own, whatever its tools are. */
const OF_SERVER: ReadonlySet<ReasonCode> = new Set([
  "PARSE_ERROR",
  "PROXIED",
  "DELEGATED",
  "GENERATED",
  "LIST_OPEN",
  "NAME_UNKNOWN",
  "BUDGET",
]);

function serverReasons(
  noted: readonly Reason[],
  isAnalysed: boolean,
  tools: number,
  entries: number,
  machine: Machine,
): readonly Reason[] {
  const isProxy = noted.some(({ code }) => code === "PROXIED");
  const own = noted.filter(({ code }) => OF_SERVER.has(code) && !(isProxy && code === "LIST_OPEN"));
  if (isAnalysed || own.some(({ code }) => code === "PROXIED")) return own;
  if (tools > 0)
    return [...own, { code: "NO_HANDLER", text: "tools are listed, and no code was found that answers their calls" }];
  if (entries === 0 && machine.modules.size === 0)
    return [...own, { code: "NO_ENTRY", text: "no file was found where the program begins" }];
  if (machine.registered.length > 0)
    return own.length > 0 ? own : [{ code: "LIST_OPEN", text: "the list of tools is made at run time" }];
  // A server may have prompts or resources alone.
  if (machine.shown.length > 0) return own;
  const holder = delegate(machine);
  if (holder !== undefined) return [...own, { code: "DELEGATED", text: `the tools are in the package ${holder}` }];
  return [...own, { code: "NO_SERVER", text: "the program registers no tools" }];
}

/** The package that a small program leaves everything to: it makes neither a server nor a client. */
function delegate(machine: Machine): string | undefined {
  const modules = [...machine.modules.values()].filter(({ file }) => file !== undefined);
  if (modules.length > 3 || modules.some(({ body }) => makesOwn(body))) return undefined;
  return [...machine.callees].find((name) => !name.startsWith("@modelcontextprotocol/"));
}

function checksOrigin(machine: Machine): boolean {
  return [...machine.modules.values()].some(({ body }) =>
    /\ballowedHosts\b|\ballowedOrigins\b|enableDnsRebindingProtection|headers\.origin|headers\.host|localhostHostValidation|hostHeaderValidation|["']origin["']/.test(
      // Who sends back the origin that asks checks nothing.
      body.replace(/^.{0,400}access-control-allow-origin.{0,400}$/gim, ""),
    ),
  );
}
