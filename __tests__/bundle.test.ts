import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { builtDist } from "./built-dist.ts";
import { NODE_24, start, temporaryFolder } from "./runner.ts";

const folder = temporaryFolder();
const first = join(folder, "first");
/** Built before, elsewhere, by another process. */
const second = builtDist();

/** The files of a folder, by name, with what is in them. */
function contents(root: string): ReadonlyMap<string, string> {
  const names = readdirSync(root, { recursive: true, encoding: "utf8" }).sort();
  const files = names.filter((name) => statSync(join(root, name)).isFile());
  return new Map(files.map((name) => [name.replaceAll("\\", "/"), readFileSync(join(root, name), "utf8")]));
}

beforeAll(async () => {
  const built = await start(NODE_24, ["scripts/bundle.ts", first], { env: process.env });
  if (built.code !== 0) throw new Error(built.stderr);
}, 600_000);

test("building twice gives the same bytes", () => {
  const [once, again] = [contents(first), contents(second())];
  expect([...again.keys()]).toEqual([...once.keys()].filter((name) => !name.startsWith("types/")));
  expect([...again].filter(([name, text]) => once.get(name) !== text).map(([name]) => name)).toEqual([]);
});

test("no name depends on what is in a file, and no text on where it was built", () => {
  const files = contents(first);
  expect([...files.keys()].filter((name) => /-[A-Z0-9]{8}\.js$/.test(name))).toEqual([]);
  const places = [resolve("."), folder];
  const telling = [...files].filter(
    ([, text]) => places.some((place) => text.includes(place)) || /chunk-[A-Z0-9]{8}/.test(text),
  );
  expect(telling.map(([name]) => name)).toEqual([]);
});

test("the licence of every package in it is there", () => {
  const files = contents(first);
  const code = [...files].filter(([name]) => name.endsWith(".js")).map(([, text]) => text);
  const packages = new Set(
    code.flatMap((text) =>
      [...text.matchAll(/^\/\/ node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//gm)].map(([, name]) => name),
    ),
  );
  const licences = files.get("LICENSES.txt") ?? "";
  expect(packages.size).toBeGreaterThan(3);
  expect([...packages].filter((name) => !new RegExp(`^${name} \\d`, "m").test(licences))).toEqual([]);
});

test("the action leaves out what it does not use of the toolkit, so that it can be read", () => {
  const [action, cli] = ["action.js", "cli.js"].map((name) => statSync(join(first, name)).size);
  expect(action).toBeLessThan(100_000);
  expect(cli).toBeLessThan(200_000);
  const withClient = [...contents(first)].filter(([, text]) => text.includes("node_modules/undici/"));
  // Loaded when something is published, and by nothing else.
  expect(withClient.map(([name]) => name)).toEqual(["chunks/entry-github-api.js"]);
});

/** What a file of the bundle loads before it does anything: packages, and folders of ours. */
function loadedWith(...entries: readonly string[]): readonly string[] {
  const files = contents(first);
  const reached = new Set(entries);
  for (const name of reached) {
    const folderOf = name.startsWith("chunks/") ? "chunks/" : "";
    for (const [, path = ""] of (files.get(name) ?? "").matchAll(
      /^(?:\} from|import(?: .{1,200} from)?) "\.\/(.+)";$/gm,
    ))
      reached.add(folderOf + path);
  }
  const parts = [...reached].flatMap((name) =>
    [...(files.get(name) ?? "").matchAll(/^\/\/ (?:node_modules|src)\/((?:@[\w.-]+\/)?[\w.-]+)\//gm)].map(
      ([, part = ""]) => part,
    ),
  );
  return [...new Set(parts)].sort();
}

test("a command starts with nothing but itself, and the scan of a manifest loads two packages: options, look-alikes", () => {
  const start = loadedWith("cli.js");
  expect(start).toContain("commander");
  expect(
    ["rules", "profiles", "rating", "drift", "policy", "capability"].filter((part) => start.includes(part)),
  ).toEqual([]);
  const scan = loadedWith(
    "cli.js",
    "chunks/entry-audit-given.js",
    "chunks/inputs-manifest.js",
    "chunks/reporters-text.js",
  );
  expect(scan).toEqual(expect.arrayContaining(["rules", "rating", "reporters"]));
  const ours = new Set(readdirSync("src"));
  expect(scan.filter((part) => !ours.has(part))).toEqual(["commander", "unhomoglyph"]);
});

test("the types are whole: a strict project that has no others can use them", async () => {
  const project = mkdtempSync(join(folder, "project-"));
  const installed = join(project, "node_modules/mcp-audit-action");
  mkdirSync(installed, { recursive: true });
  cpSync("package.json", join(installed, "package.json"));
  cpSync(first, join(installed, "dist"), { recursive: true });
  writeFileSync(join(project, "package.json"), '{"type": "module"}');
  writeFileSync(
    join(project, "use.ts"),
    `import { audit, exitCode, json, readManifest, readServer, readUrl, rules, sarif, select, summary, text, version } from "mcp-audit-action";
import type { Report, Surface } from "mcp-audit-action";
const live: Surface = await readServer("node server.js", { cwd: "/", env: { A: "b" } });
const far: Surface = await readUrl("https://example.com/mcp", { headers: { A: "b" } });
const file: Surface = await readManifest("tools.json", { cwd: "/" });
const report: Report = audit([live, far, file], { rules: select(rules, "-x"), failOn: "high", version });
const parts: string[] = [json(report), summary(report), text(report, { color: true, width: 80 })];
export const code: number = exitCode(report) + parts.length + sarif(report, { category: "c" }).length;
`,
  );
  const options = {
    strict: true,
    noEmit: true,
    module: "nodenext",
    target: "es2022",
    types: [],
    exactOptionalPropertyTypes: true,
  };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files: ["use.ts"] }));
  const checked = await start(NODE_24, [resolve("node_modules/typescript/bin/tsc"), "-p", project], { env: {} });
  expect(checked.stdout).toBe("");
  rmSync(project, { recursive: true });
});
