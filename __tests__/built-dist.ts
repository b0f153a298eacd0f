import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { utimesSync } from "node:fs";
import { join, resolve } from "node:path";
import { globSync } from "tinyglobby";
import { NODE_24, start } from "./runner.ts";

/** Where bundles stand: below the repository, whose package.json makes them ESM. */
const SHELF = resolve(".cache");

/** What a bundle is made from. */
const SOURCES = ["src/**/*.{ts,json}", "scripts/{bundle,licences}.ts", "scripts/licences/*", "package-lock.json"];

/** A bundle that nobody asked for this long is one of sources that are no more. */
const FORGOTTEN_MS = 3_600_000;

/**
 * Has dist built, for the tests of a file, as it would be committed but without the types: once for all files and runs, as
 * long as the sources are the same. What this returns gives its folder once the tests run.
 */
export function builtDist(): () => string {
  let folder = "";
  beforeAll(async () => {
    folder = await sharedDist();
  }, 600_000);
  return () => folder;
}

/** The folder of the bundle of the sources as they are now. Nobody may write to it. */
async function sharedDist(): Promise<string> {
  const folder = ofSources();
  if (!existsSync(folder)) return build(folder);
  const now = new Date();
  utimesSync(folder, now, now);
  return folder;
}

/** Where the bundle belongs that the sources make. */
function ofSources(): string {
  const hash = createHash("sha256");
  for (const file of globSync(SOURCES).sort()) {
    hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  }
  return join(SHELF, `dist-${hash.digest("hex").slice(0, 16)}`);
}

/**
 * Two workers may build at the same time: the first to be done puts its bundle there, and the other takes that one. Where
 * the sources were edited meanwhile, what came out is for whoever waited, and for nobody else.
 */
async function build(folder: string): Promise<string> {
  mkdirSync(SHELF, { recursive: true });
  removeForgotten();
  const draft = mkdtempSync(join(SHELF, "draft-"));
  const { code, stderr } = await start(NODE_24, ["scripts/bundle.ts", draft, "--no-types"], { env: process.env });
  if (code !== 0) throw new Error(stderr);
  if (ofSources() !== folder) return draft;
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

function removeForgotten(): void {
  for (const name of readdirSync(SHELF).filter((each) => /^(?:dist|draft)-/.test(each))) {
    const path = join(SHELF, name);
    const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - touched > FORGOTTEN_MS) rmSync(path, { recursive: true, force: true });
  }
}
