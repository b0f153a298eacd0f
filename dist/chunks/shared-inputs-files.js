import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  quoted
} from "./shared-inputs-live-quote.js";
import {
  InputError
} from "./shared-model-errors.js";

// src/inputs/files.ts
import { isUtf8 } from "node:buffer";
import { open, realpath, stat } from "node:fs/promises";
import { relative, resolve, sep } from "node:path";
var SIZE_LIMIT = 100 * 1024 * 1024;
var PIECE = 1024 * 1024;
async function filesOf(patterns, cwd) {
  const found = /* @__PURE__ */ new Set();
  for (const pattern of patterns) {
    for (const path of await matching(pattern, cwd)) found.add(path);
  }
  const home = await realpath(cwd).catch(() => cwd);
  const byFile = /* @__PURE__ */ new Map();
  for (const path of [...found].sort()) {
    const file = await realpath(path).catch(() => path);
    if (!byFile.has(file) || shownPath(path, cwd) === shownPath(file, home)) byFile.set(file, path);
  }
  return [...byFile.values()].map((path) => shownPath(path, cwd)).sort();
}
async function matching(pattern, cwd) {
  if (pattern === "") throw new InputError("the path of a file is empty; name a file");
  const path = resolve(cwd, pattern);
  const known = await stat(path).catch((error) => {
    if (isMissing(error)) return void 0;
    throw unreadable(pattern, error);
  });
  if (known?.isDirectory() === true) {
    throw new InputError(
      `${quoted(pattern)}: a folder; name its files, as in "${quoted(pattern.replace(/[/\\]$/, ""))}/*.json"`
    );
  }
  if (known !== void 0) return [path];
  if (!/[*?[{(]/.test(pattern)) throw new InputError(`${quoted(pattern)}: no such file`);
  const { glob } = await import("./tinyglobby.js");
  const slashed = sep === "\\" ? pattern.replaceAll("\\", "/") : pattern;
  const paths = await glob([slashed], { cwd, absolute: true, dot: true, expandDirectories: false });
  if (paths.length === 0) throw new InputError(`${quoted(pattern)}: no file matches this pattern`);
  return paths;
}
function shownPath(path, cwd) {
  return relative(cwd, path).split(sep).join("/");
}
async function readText(path, cwd) {
  const bytes = await readBytes(path, cwd);
  const isWide = bytes[0] === 255 && bytes[1] === 254;
  if (isWide || bytes[0] === 254 && bytes[1] === 255) {
    throw new InputError(`${quoted(path)}: UTF-16 text; save it as UTF-8`);
  }
  if (bytes.includes(0)) throw new InputError(`${quoted(path)}: NUL bytes; this is no text file`);
  if (!isUtf8(bytes)) throw new InputError(`${quoted(path)}: not UTF-8 text`);
  const hasMark = bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191;
  const text = bytes.toString("utf8", hasMark ? 3 : 0);
  if (!/\S/.test(text)) throw new InputError(`${quoted(path)}: an empty file`);
  return text;
}
async function readBytes(path, cwd) {
  const pieces = [];
  let size = 0;
  try {
    const handle = await open(resolve(cwd, path));
    const piece = Buffer.allocUnsafe(PIECE);
    try {
      for (; ; ) {
        const { bytesRead } = await handle.read(piece, 0, PIECE, null);
        if (bytesRead === 0) return Buffer.concat(pieces);
        pieces.push(Buffer.from(piece.subarray(0, bytesRead)));
        size += bytesRead;
        if (size > SIZE_LIMIT) throw new InputError(`${quoted(path)}: over 100 MB, which is not read`);
      }
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw error instanceof InputError ? error : unreadable(path, error);
  }
}
function isMissing(error) {
  const code = codeOf(error);
  return code === "ENOENT" || code === "ENOTDIR";
}
var WHY = /* @__PURE__ */ new Map([
  ["ENOENT", "no such file"],
  ["EISDIR", "a folder; name a file"],
  ["EACCES", "there is no permission to read it"]
]);
function unreadable(path, error) {
  const code = codeOf(error) ?? "unknown error";
  return new InputError(`${quoted(path)}: ${WHY.get(code) ?? `cannot be read (${code})`}`);
}
function codeOf(error) {
  const isCoded = typeof error === "object" && error !== null && "code" in error;
  return isCoded && typeof error.code === "string" ? error.code : void 0;
}
var NAMINGS = [
  (path) => tidy(withoutExtension(path.slice(path.lastIndexOf("/") + 1))),
  (path) => tidy(withoutExtension(path)),
  (path) => path
];
function serverKeys(paths) {
  const naming = new Map(paths.map((path) => [path, 0]));
  const keyOf = (path) => NAMINGS[naming.get(path) ?? 0]?.(path) ?? path;
  for (; ; ) {
    const byKey = /* @__PURE__ */ new Map();
    for (const path of paths) {
      const same = byKey.get(keyOf(path));
      if (same === void 0) byKey.set(keyOf(path), [path]);
      else same.push(path);
    }
    const shared = [...byKey.values()].filter((same) => same.length > 1).flat();
    const open2 = shared.filter((path) => (naming.get(path) ?? 0) < NAMINGS.length - 1);
    if (open2.length === 0) return new Map(paths.map((path) => [path, keyOf(path)]));
    for (const path of open2) naming.set(path, (naming.get(path) ?? 0) + 1);
  }
}
function withoutExtension(path) {
  return path.replace(/\.(?:json|jsonl|ndjson|ya?ml)$/i, "");
}
function tidy(name) {
  const tidied = name.replace(/[^\p{L}\p{N}_./-]+/gu, "-").replace(/^[-./]+|-$/g, "");
  return tidied === "" ? "server" : tidied;
}

export {
  filesOf,
  readText,
  serverKeys
};
