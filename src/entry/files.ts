import { randomBytes } from "node:crypto";
import { chmod, mkdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { InputError } from "../model/errors.ts";
import type { Host } from "./host.ts";

/**
 * Writes all of a file or nothing: a reader never sees half a report. Folders on the way are made.
 * A device or a pipe (`/dev/null`) is written to as it is: renaming over it would replace it.
 */
export async function writeWhole(path: string, body: string): Promise<void> {
  try {
    await makeFolder(dirname(path));
    const target = await resolved(path);
    const known = await stat(target).catch(() => undefined);
    if (known?.isDirectory() === true) throw new InputError(`${path} is a folder: give the name of a file`);
    if (known !== undefined && !known.isFile()) await writeFile(target, body);
    else await replace(target, body, known?.mode);
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Makes a folder and those above it. Node's own recursion never ends where the system says of a new folder that the one
 * above is missing though it is there, as in /proc.
 */
async function makeFolder(path: string): Promise<void> {
  const known = await stat(path).catch(() => undefined);
  if (known?.isDirectory() === true) return;
  if (known !== undefined) throw new Error(`${path} is a file`);
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path).catch(async (error: unknown) => {
    // Made by somebody else meanwhile.
    if (!(await stat(path).catch(() => undefined))?.isDirectory()) throw error;
  });
}

/** `mode` is that of the file which is replaced: what only its owner could read stays so. */
async function replace(target: string, body: string, mode?: number): Promise<void> {
  const draft = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString("hex")}.tmp`);
  try {
    await writeFile(draft, body, { flag: "wx", ...(mode !== undefined && { mode: 0o600 }) });
    if (mode !== undefined) await chmod(draft, mode & 0o777);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Whether there is a file by that path, of any kind. */
export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/**
 * The nearest file of a name, from the root up to the repository's own folder; where there is none, its place at the root.
 * @throws InputError when a symbolic link leads out of the repository.
 */
export async function nearestFile(
  { root, repository }: Pick<Host, "root" | "repository">,
  name: string,
): Promise<string> {
  for (let folder = root; ; folder = dirname(folder)) {
    const path = join(folder, name);
    if (await exists(path)) return within([repository], folder, name);
    if (folder === repository || dirname(folder) === folder) return join(root, name);
  }
}

/**
 * The absolute form of a path that an input gives.
 * @throws InputError when it, or what a symbolic link makes of it, is in none of the folders.
 */
export async function within(folders: readonly string[], base: string, path: string): Promise<string> {
  const absolute = resolve(base, path);
  const real = await resolved(absolute);
  const roots = await Promise.all(folders.map(resolved));
  if (roots.some((root) => holds(root, real))) return absolute;
  throw new InputError(`${path} is outside of the workspace`);
}

/** Whether a path is a folder or stands below it. */
export function holds(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === "" || (!isAbsolute(way) && !/^\.\.(?:[/\\]|$)/.test(way));
}

/** The real path, also of a file that is not there yet: the part that exists is resolved. */
async function resolved(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    const above = dirname(path);
    return above === path ? path : join(await resolved(above), basename(path));
  }
}
