import { isUtf8 } from "node:buffer";
import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { InputError } from "../../model/errors.ts";
import type { SourceTree } from "../../model/capability.ts";
import { quoted } from "../live/quote.ts";

/** Beyond any server; a tree of millions of files must not keep a run busy. */
const FILES = 20_000;
const DEPTH = 40;
/** Of one file, and of all that are read. */
const FILE_BYTES = 4 * 1024 * 1024;
const ALL_BYTES = 256 * 1024 * 1024;

/** Code is run whatever bytes are in it: one that is no text must not hide it. */
const CODE = /\.[cm]?[jt]sx?$/;

const TOO_LARGE = Symbol("too large");

/** Never of a server's own code. */
const FOREIGN = new Set(["node_modules", "bower_components", ".git", ".hg", ".svn", ".venv", "venv", "__pycache__"]);

/** What is built from the sources beside it. */
const BUILT = new Set(["dist", "build", "out", "lib-dist", "coverage", ".next", ".turbo", ".cache"]);
const SOURCES = new Set(["src", "source", "lib", "packages"]);

/** A folder as the analysis sees it. */
export interface Folder {
  readonly tree: SourceTree;
  /** The folder itself, absolute. */
  readonly root: string;
  /** What was left out, a sentence each; known in full when everything was read. */
  readonly skipped: () => readonly string[];
}

/**
 * The files below a folder, read when they are asked for and never written. Links are not followed: what they point to
 * may be anywhere. For a file, its folder is given, and the file is the only one that the analysis begins with.
 * @throws InputError for a path that is not there.
 */
export async function readFolder(path: string, cwd: string): Promise<Folder> {
  const given = resolve(cwd, path);
  const known = await stat(given).catch(() => undefined);
  if (known === undefined) throw new InputError(`source: ${quoted(path)}: no such folder or file`);
  if (!known.isDirectory()) throw new InputError(`source: ${quoted(path)}: a file; give the folder of the server`);
  const root = await realpath(given);
  const gaps = new Set<string>();
  const paths = (await pathsBelow(root, gaps)).sort();
  const listed = new Set(paths);
  const bodies = new Map<string, string | undefined>();
  let left = ALL_BYTES;
  const read = (file: string): string | undefined => {
    if (!listed.has(file)) return undefined;
    if (bodies.has(file)) return bodies.get(file);
    const body = textOf(join(root, file), left);
    if (body === TOO_LARGE) gaps.add("files over 4 MB, or beyond 256 MB in all, were not read");
    const text = body === TOO_LARGE ? undefined : body;
    left -= text?.length ?? 0;
    bodies.set(file, text);
    return text;
  };
  return { tree: { paths, read }, root, skipped: () => [...gaps].sort() };
}

async function pathsBelow(root: string, gaps: Set<string>): Promise<string[]> {
  const found: string[] = [];
  const folders: { readonly path: string; readonly depth: number }[] = [{ path: "", depth: 0 }];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const { path, depth } = folder;
    const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => []);
    const names = new Set(entries.map(({ name }) => name));
    const isBuilt = (name: string): boolean => BUILT.has(name) && [...SOURCES].some((source) => names.has(source));
    for (const entry of entries) {
      const inner = path === "" ? entry.name : `${path}/${entry.name}`;
      if (entry.isSymbolicLink()) gaps.add("links were not followed");
      else if (entry.isFile()) {
        if (found.length >= FILES) gaps.add(`only the first ${FILES} files were looked at`);
        else found.push(inner);
      } else if (entry.isDirectory() && !FOREIGN.has(entry.name) && !isBuilt(entry.name)) {
        if (depth >= DEPTH) gaps.add(`folders deeper than ${DEPTH} were not looked at`);
        else folders.push({ path: inner, depth: depth + 1 });
      }
    }
  }
  return found;
}

/** Opened without following a link that took the file's place, and only where it is a plain file. */
function textOf(path: string, left: number): string | typeof TOO_LARGE | undefined {
  let handle: number | undefined;
  try {
    handle = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const known = fstatSync(handle);
    if (!known.isFile()) return undefined;
    if (known.size > Math.min(FILE_BYTES, left)) return TOO_LARGE;
    const bytes = Buffer.alloc(known.size);
    const length = readSync(handle, bytes, 0, known.size, 0);
    const body = bytes.subarray(0, length);
    if (!CODE.test(path) && (body.includes(0) || !isUtf8(body))) return undefined;
    const hasMark = body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf;
    return body.toString("utf8", hasMark ? 3 : 0);
  } catch {
    return undefined;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}
