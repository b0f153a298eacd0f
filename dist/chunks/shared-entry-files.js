import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  InputError
} from "./shared-model-errors.js";

// src/entry/files.ts
import { randomBytes } from "node:crypto";
import { chmod, mkdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve } from "node:path";
async function writeWhole(path, body) {
  try {
    await makeFolder(dirname(path));
    const target = await resolved(path);
    const known = await stat(target).catch(() => void 0);
    if (known?.isDirectory() === true) throw new InputError(`${path} is a folder: give the name of a file`);
    if (known !== void 0 && !known.isFile()) await writeFile(target, body);
    else await replace(target, body, known?.mode);
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}
async function makeFolder(path) {
  const known = await stat(path).catch(() => void 0);
  if (known?.isDirectory() === true) return;
  if (known !== void 0) throw new Error(`${path} is a file`);
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path).catch(async (error) => {
    if (!(await stat(path).catch(() => void 0))?.isDirectory()) throw error;
  });
}
async function replace(target, body, mode) {
  const draft = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString("hex")}.tmp`);
  try {
    await writeFile(draft, body, { flag: "wx", ...mode !== void 0 && { mode: 384 } });
    if (mode !== void 0) await chmod(draft, mode & 511);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
async function exists(path) {
  return stat(path).then(
    () => true,
    () => false
  );
}
async function nearestFile({ root, repository }, name) {
  for (let folder = root; ; folder = dirname(folder)) {
    const path = join(folder, name);
    if (await exists(path)) return within([repository], folder, name);
    if (folder === repository || dirname(folder) === folder) return join(root, name);
  }
}
async function within(folders, base, path) {
  const absolute = resolve(base, path);
  const real = await resolved(absolute);
  const roots = await Promise.all(folders.map(resolved));
  if (roots.some((root) => holds(root, real))) return absolute;
  throw new InputError(`${path} is outside of the workspace`);
}
function holds(folder, path) {
  const way = relative(folder, path);
  return way === "" || !isAbsolute(way) && !/^\.\.(?:[/\\]|$)/.test(way);
}
async function resolved(path) {
  try {
    return await realpath(path);
  } catch {
    const above = dirname(path);
    return above === path ? path : join(await resolved(above), basename(path));
  }
}

export {
  writeWhole,
  exists,
  nearestFile,
  within,
  holds
};
