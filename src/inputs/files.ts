import { isUtf8 } from "node:buffer";
import { open, realpath, stat } from "node:fs/promises";
import { relative, resolve, sep } from "node:path";
import { InputError } from "../model/errors.ts";
import { quoted } from "./live/quote.ts";

const SIZE_LIMIT = 100 * 1024 * 1024;
const PIECE = 1024 * 1024;

/**
 * The files that patterns stand for, relative to `cwd` with forward slashes, sorted. A file that is found by several
 * paths counts once, by its own path where that is among them. What exists by the name of a pattern is meant by it, even
 * when it looks like a glob.
 * @throws InputError
 */
export async function filesOf(patterns: readonly string[], cwd: string): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const pattern of patterns) {
    for (const path of await matching(pattern, cwd)) found.add(path);
  }
  const home = await realpath(cwd).catch(() => cwd);
  const byFile = new Map<string, string>();
  for (const path of [...found].sort()) {
    const file = await realpath(path).catch(() => path);
    if (!byFile.has(file) || shownPath(path, cwd) === shownPath(file, home)) byFile.set(file, path);
  }
  return [...byFile.values()].map((path) => shownPath(path, cwd)).sort();
}

async function matching(pattern: string, cwd: string): Promise<readonly string[]> {
  if (pattern === "") throw new InputError("the path of a file is empty; name a file");
  const path = resolve(cwd, pattern);
  const known = await stat(path).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw unreadable(pattern, error);
  });
  if (known?.isDirectory() === true) {
    throw new InputError(
      `${quoted(pattern)}: a folder; name its files, as in "${quoted(pattern.replace(/[/\\]$/, ""))}/*.json"`,
    );
  }
  if (known !== undefined) return [path];
  if (!/[*?[{(]/.test(pattern)) throw new InputError(`${quoted(pattern)}: no such file`);
  const { glob } = await import("tinyglobby");
  const slashed = sep === "\\" ? pattern.replaceAll("\\", "/") : pattern;
  const paths = await glob([slashed], { cwd, absolute: true, dot: true, expandDirectories: false });
  if (paths.length === 0) throw new InputError(`${quoted(pattern)}: no file matches this pattern`);
  return paths;
}

function shownPath(path: string, cwd: string): string {
  return relative(cwd, path).split(sep).join("/");
}

/**
 * The text of a file, without a byte order mark.
 * @throws InputError for what is no text.
 */
export async function readText(path: string, cwd: string): Promise<string> {
  const bytes = await readBytes(path, cwd);
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (isWide || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    throw new InputError(`${quoted(path)}: UTF-16 text; save it as UTF-8`);
  }
  if (bytes.includes(0)) throw new InputError(`${quoted(path)}: NUL bytes; this is no text file`);
  if (!isUtf8(bytes)) throw new InputError(`${quoted(path)}: not UTF-8 text`);
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const text = bytes.toString("utf8", hasMark ? 3 : 0);
  if (!/\S/.test(text)) throw new InputError(`${quoted(path)}: an empty file`);
  return text;
}

/** Read in pieces, so that a pipe or a device ends at the limit too. Loading Node's streams takes longer than a manifest. */
async function readBytes(path: string, cwd: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    const handle = await open(resolve(cwd, path));
    const piece = Buffer.allocUnsafe(PIECE);
    try {
      for (;;) {
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

function isMissing(error: unknown): boolean {
  const code = codeOf(error);
  return code === "ENOENT" || code === "ENOTDIR";
}

/** What a person can do something about. */
const WHY: ReadonlyMap<string, string> = new Map([
  ["ENOENT", "no such file"],
  ["EISDIR", "a folder; name a file"],
  ["EACCES", "there is no permission to read it"],
]);

function unreadable(path: string, error: unknown): InputError {
  const code = codeOf(error) ?? "unknown error";
  return new InputError(`${quoted(path)}: ${WHY.get(code) ?? `cannot be read (${code})`}`);
}

function codeOf(error: unknown): string | undefined {
  const isCoded = typeof error === "object" && error !== null && "code" in error;
  return isCoded && typeof error.code === "string" ? error.code : undefined;
}

/** Ways to call a server after its file, from short to unique. */
const NAMINGS: readonly ((path: string) => string)[] = [
  (path) => tidy(withoutExtension(path.slice(path.lastIndexOf("/") + 1))),
  (path) => tidy(withoutExtension(path)),
  (path) => path,
];

/** A server key for each path: the stem of the file, and more of the path where several would be called the same. */
export function serverKeys(paths: readonly string[]): ReadonlyMap<string, string> {
  const naming = new Map(paths.map((path) => [path, 0]));
  const keyOf = (path: string): string => NAMINGS[naming.get(path) ?? 0]?.(path) ?? path;
  for (;;) {
    const byKey = new Map<string, string[]>();
    for (const path of paths) {
      const same = byKey.get(keyOf(path));
      if (same === undefined) byKey.set(keyOf(path), [path]);
      else same.push(path);
    }
    const shared = [...byKey.values()].filter((same) => same.length > 1).flat();
    const open = shared.filter((path) => (naming.get(path) ?? 0) < NAMINGS.length - 1);
    if (open.length === 0) return new Map(paths.map((path) => [path, keyOf(path)]));
    for (const path of open) naming.set(path, (naming.get(path) ?? 0) + 1);
  }
}

function withoutExtension(path: string): string {
  return path.replace(/\.(?:json|jsonl|ndjson|ya?ml)$/i, "");
}

/** Letters, digits, dots, hyphens, underscores and the slashes between folders. */
function tidy(name: string): string {
  const tidied = name.replace(/[^\p{L}\p{N}_./-]+/gu, "-").replace(/^[-./]+|-$/g, "");
  return tidied === "" ? "server" : tidied;
}
