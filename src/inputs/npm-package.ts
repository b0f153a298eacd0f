import { execFile } from "node:child_process";
import { createReadStream } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createGunzip } from "node:zlib";
import { InputError } from "../model/errors.ts";
import type { Surface } from "../model/surface.ts";
import { parseConfig } from "./config/index.ts";
import type { Environment } from "./live/environment.ts";
import { quoted } from "./live/quote.ts";
import { parsePackage } from "./package-spec.ts";

export interface PackageOptions {
  readonly timeoutMs: number;
  /** The server key; empty: the name of the package. */
  readonly name?: string;
  /** For npm, which needs its own settings. */
  readonly environment: Environment;
}

/** What is read of a package, unpacked; the manifest stands near the beginning of most. */
const UNPACKED_LIMIT = 500 * 1024 * 1024;
const MANIFEST_LIMIT = 5 * 1024 * 1024;

/**
 * The install scripts of a package of npm. Npm fetches it into a folder of ours and runs nothing of it; of the archive
 * only the manifest is read.
 * @throws InputError
 */
export async function readPackage(
  spec: string,
  { timeoutMs, environment, name = "" }: PackageOptions,
): Promise<Surface> {
  const folder = await mkdtemp(join(tmpdir(), "mcp-audit-package-"));
  try {
    const args = ["pack", parsePackage(spec), "--ignore-scripts", "--pack-destination", folder, "--loglevel=error"];
    // In an empty folder, so that no .npmrc of a repository chooses the registry.
    const limits = { cwd: folder, env: { ...environment }, timeout: timeoutMs, maxBuffer: 1024 * 1024 };
    await promisify(execFile)("npm", args, { ...limits, killSignal: "SIGKILL" });
    const [archive] = (await readdir(folder)).filter((name) => name.endsWith(".tgz"));
    const body = archive === undefined ? undefined : await manifestIn(join(folder, archive));
    if (body === undefined) throw new InputError(`${spec}: npm's archive holds no package.json`);
    return await surfaceOf(spec, body, name === "" ? spec.slice(0, spec.lastIndexOf("@")) : name);
  } catch (error) {
    if (error instanceof InputError) throw error;
    const said = typeof error === "object" && error !== null && "stderr" in error ? String(error.stderr) : "";
    throw new InputError(`${spec}: npm does not give it: ${quoted(said) || "it failed, or was not done in time"}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What stands in an archive is in no file of the repository: its document has no path. */
async function surfaceOf(spec: string, body: string, key: string): Promise<Surface> {
  const [surface] = (await parseConfig(body, "package.json")) ?? [];
  if (surface?.scripts === undefined) throw new InputError(`${spec}: its package.json is none`);
  const documents = [...surface.documents].map(([id, { index }]) => [id, { id, body, index }] as const);
  const subjects = surface.subjects.map((subject) => ({ ...subject, name: key }));
  return { ...surface, key, subjects, source: `npm package ${spec}`, documents: new Map(documents) };
}

const BLOCK = 512;

/** The text of `package/package.json`; undefined when there is none within the limits. */
async function manifestIn(path: string): Promise<string | undefined> {
  let rest = Buffer.alloc(0);
  let skip = 0;
  let read = 0;
  let wanted = 0;
  const stream = createReadStream(path).pipe(createGunzip());
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      read += piece.length;
      if (read > UNPACKED_LIMIT) return undefined;
      rest = Buffer.concat([rest, piece]);
      for (;;) {
        const skipped = Math.min(skip, rest.length);
        skip -= skipped;
        rest = rest.subarray(skipped);
        if (skip > 0 || rest.length < Math.max(wanted, BLOCK)) break;
        if (wanted > 0) return rest.toString("utf8", 0, wanted);
        const { name, size, isFile } = header(rest);
        rest = rest.subarray(BLOCK);
        if (isFile && /^[^/]+\/package\.json$/.test(name) && size <= MANIFEST_LIMIT) wanted = size;
        else skip = Math.ceil(size / BLOCK) * BLOCK;
      }
    }
    return wanted > 0 && rest.length >= wanted ? rest.toString("utf8", 0, wanted) : undefined;
  } finally {
    stream.destroy();
  }
}

function header(block: Buffer): { readonly name: string; readonly size: number; readonly isFile: boolean } {
  const text = (from: number, to: number): string => block.toString("utf8", from, to).split("\0", 1)[0] ?? "";
  const prefix = text(257, 262) === "ustar" ? text(345, 500) : "";
  const size = Number.parseInt(text(124, 136).trim(), 8);
  const type = text(156, 157);
  const name = text(0, 100);
  return {
    name: prefix === "" ? name : `${prefix}/${name}`,
    size: Number.isFinite(size) && size > 0 ? size : 0,
    isFile: type === "0" || type === "",
  };
}
