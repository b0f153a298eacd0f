/**
 * Builds dist: `node scripts/bundle.ts [folder] [--no-types]`.
 * The same sources give the same bytes on any machine: no path, time or hash of ours gets in.
 */
import { chmodSync, readFileSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { build, type Metafile, type OnLoadResult, type Plugin } from "esbuild";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import ts from "typescript";
import { licences } from "./licences.ts";

const ENTRIES = ["src/entry/action.ts", "src/entry/cli.ts", "src/entry/index.ts"];

/** Bundled CommonJS asks for `require`, which a module has not. The alias is unusual so that it meets no other name. */
const BANNER = `import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);`;

/** The toolkit loads an HTTP client for OIDC, which we do not use: 800 kB that fall away once it is known to be pure. */
const pureToolkit: Plugin = {
  name: "pure-toolkit",
  setup(builder) {
    builder.onResolve({ filter: /./ }, async ({ path, pluginData, ...rest }) => {
      const isToolkit = path.startsWith("@actions/") || /node_modules[\\/]@actions[\\/]/.test(rest.importer);
      if (pluginData === "asked" || rest.kind === "entry-point" || !isToolkit) return undefined;
      return { ...(await builder.resolve(path, { ...rest, pluginData: "asked" })), sideEffects: false };
    });
  },
};

/** Data as a string that is parsed: a long literal of objects or lists takes the engine ten times as long to read. */
const parsedData: Plugin = {
  name: "parsed-data",
  setup(builder) {
    builder.onLoad({ filter: /\.json$/ }, ({ path }) => parsed(JSON.parse(readFileSync(path, "utf8"))));
    builder.onLoad({ filter: /[\\/]gpt-tokenizer[\\/].*[\\/]bpeRanks[\\/]\w+\.js$/ }, async ({ path }) => {
      const module: unknown = await import(pathToFileURL(path).href);
      if (typeof module !== "object" || module === null || !("default" in module))
        throw new Error(`no data in ${path}`);
      return parsed(module.default);
    });
  },
};

function parsed(data: unknown): OnLoadResult {
  const text = JSON.stringify(data);
  // What JSON has no word for would be lost: a gap in a list, say.
  if (!isDeepStrictEqual(JSON.parse(text), data)) throw new Error("this data is not what JSON says of it");
  return { contents: `export default JSON.parse(${JSON.stringify(text)});`, loader: "js" };
}

/** Everything that dist holds beside the types: name to text. */
async function bundled(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles, metafile } = await build({
    entryPoints: ENTRIES,
    outdir: "dist",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20.12",
    chunkNames: "chunks/[name]-[hash]",
    banner: { js: BANNER },
    legalComments: "none",
    metafile: true,
    write: false,
    logLevel: "warning",
    // Its other form asks for its parts by names that a bundle does not keep.
    alias: { "jsonc-parser": "jsonc-parser/lib/esm/main.js" },
    plugins: [pureToolkit, parsedData],
  });
  const names = chunkNames(metafile);
  const files = outputFiles.map(({ path, text }): [string, string] => {
    const name = relative(resolve("dist"), path).replaceAll("\\", "/");
    return [names.get(name) ?? name, renamed(text, names)];
  });
  return new Map([...files, ["LICENSES.txt", licences(metafile)]]);
}

/**
 * esbuild names a shared chunk by a hash of its text, so that every change would add one file and delete another. Ours
 * are named after what is in them: the file that a dynamic import asks for, or the most general one of our sources.
 */
function chunkNames(metafile: Metafile): ReadonlyMap<string, string> {
  const chunks = Object.entries(metafile.outputs).map(([path, { entryPoint, inputs }]) => {
    const sources = Object.keys(inputs).sort(byGenerality);
    const own = sources.find((source) => source.startsWith("src/")) ?? sources[0];
    return {
      hashed: relative("dist", path).replaceAll("\\", "/"),
      wanted: entryPoint === undefined ? `shared-${readable(own ?? "runtime")}` : readable(entryPoint),
      key: sources.join(" "),
    };
  });
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { hashed, wanted } of chunks.sort((a, b) => (a.key < b.key ? -1 : 1))) {
    if (!hashed.startsWith("chunks/")) continue;
    let name = `chunks/${wanted}.js`;
    for (let count = 2; taken.has(name); count += 1) name = `chunks/${wanted}-${count}.js`;
    taken.add(name);
    names.set(hashed, name);
  }
  return names;
}

/** Few folders first, a folder's index before its other files. */
function byGenerality(a: string, b: string): number {
  const key = (path: string): string => `${path.split("/").length} ${path.endsWith("/index.ts") ? 0 : 1} ${path}`;
  return key(a) < key(b) ? -1 : 1;
}

/** `src/inputs/live/index.ts` is inputs-live; `node_modules/yaml/dist/index.js` is yaml. */
function readable(source: string): string {
  const [, scope, name] = /node_modules\/(?:@([^/]+)\/)?([^/]+)/.exec(source) ?? [];
  if (name !== undefined) return scope === undefined ? name : `${scope}-${name}`;
  return source
    .replace(/^src\//, "")
    .replace(/(?:\/index)?\.\w+$/, "")
    .replaceAll("/", "-");
}

function byKey([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

function renamed(text: string, names: ReadonlyMap<string, string>): string {
  return [...names].reduce((out, [from, to]) => out.replaceAll(basename(from), basename(to)), text);
}

/**
 * Type declarations of the library: those of its entry, and of all that they name. Nothing is checked, which `npm run types`
 * does.
 */
function declarations(): ReadonlyMap<string, string> {
  const config = ts.readConfigFile("tsconfig.types.json", (path) => ts.sys.readFile(path));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, ".");
  const program = ts.createProgram(fileNames, options);
  const reached = new Map<string, string>();
  const open = ["entry/index.ts"];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const name = file.replace(/\.ts$/, ".d.ts");
    if (reached.has(name)) continue;
    const text = declaration(program, resolve("src", file));
    reached.set(name, text);
    for (const [, specifier = ""] of text.matchAll(/from "(\.[^"]+\.ts)"/g)) open.push(join(dirname(file), specifier));
  }
  return new Map([...reached].sort(byKey).map(([file, text]) => [`types/${file.replaceAll("\\", "/")}`, text]));
}

/** @throws when there is no such source, or a type in it cannot be named from outside. */
function declaration(program: ts.Program, path: string): string {
  const source = program.getSourceFile(path);
  if (source === undefined) throw new Error(`${path} is named in a declaration, and is no source`);
  let text = "";
  const { diagnostics } = program.emit(source, (_, written) => (text = written), undefined, true);
  const faults = diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  if (faults.length > 0) throw new Error(`${path} has no declarations: ${faults.join("; ")}`);
  return text;
}

const folder = process.argv.slice(2).find((word) => !word.startsWith("--")) ?? "dist";
const files = new Map([...(await bundled()), ...(process.argv.includes("--no-types") ? [] : declarations())]);
rmSync(folder, { recursive: true, force: true });
for (const [name, text] of files) {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
chmodSync(join(folder, "cli.js"), 0o755);
