import { InputError } from "../model/errors.ts";
import type { Surface } from "../model/surface.ts";
import { explained, SyntaxFault, type ParsedBody } from "./body.ts";
import { filesOf, readText, serverKeys } from "./files.ts";
import { parseJson } from "./json-index.ts";
import { readRoots } from "./manifest-roots.ts";
import { makeSurface } from "./surface.ts";

export interface ManifestOptions {
  /** Whether a manifest may list nothing. */
  readonly allowEmpty?: boolean;
}

export interface ManifestsOptions extends ManifestOptions {
  /** What relative paths start from, and what paths are shown relative to. */
  readonly cwd: string;
  /** The server key, of one file; empty: made from the file's name. */
  readonly name?: string;
}

/**
 * The servers that files describe, one a file, in order of their paths. Patterns are paths and globs, dot files included.
 * @throws InputError for a file that cannot be read as a manifest, and for a pattern that no file matches.
 */
export async function readManifests(
  patterns: readonly string[],
  { cwd, name = "", ...options }: ManifestsOptions,
): Promise<readonly Surface[]> {
  const paths = await filesOf(patterns, cwd);
  if (name !== "" && paths.length > 1) {
    throw new InputError(`name is what one server is called, and there are ${paths.length} manifests`);
  }
  const keys = serverKeys(paths);
  const surfaces: Surface[] = [];
  for (const path of paths) {
    const body = await readText(path, cwd);
    try {
      const key = name === "" ? (keys.get(path) ?? path) : name;
      surfaces.push(toSurface(await parseBody(body, path), body, path, key, options));
    } catch (error) {
      throw explained(error, path, body);
    }
  }
  return surfaces;
}

/**
 * The surface that the text of a JSON manifest describes. `path` is relative to the workspace.
 * @throws InputError
 */
export function parseManifest(text: string, path: string, key: string, options: ManifestOptions = {}): Surface {
  const body = text.startsWith("\uFEFF") ? text.slice(1) : text;
  try {
    return toSurface(parseJson(body), body, path, key, options);
  } catch (error) {
    throw explained(error, path, body);
  }
}

/** JSON or YAML: by the name where that says it, else by how the text begins. A YAML file may hold plain JSON. */
async function parseBody(body: string, path: string): Promise<ParsedBody> {
  const isCalledYaml = /\.ya?ml$/i.test(path);
  const isCalledJson = /\.(?:json|jsonl|ndjson)$/i.test(path);
  const beginsLikeJson = /^\s*[[{]/.test(body);
  if (isCalledJson || (beginsLikeJson && !isCalledYaml)) return parseJson(body);
  try {
    if (beginsLikeJson) return parseJson(body);
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
  }
  const { parseYaml } = await import("./yaml.ts");
  return await parseYaml(body);
}

function toSurface(parsed: ParsedBody, body: string, path: string, key: string, options: ManifestOptions): Surface {
  const { index, conflicts, notes } = parsed;
  const { statements, items, skipped, incomplete } = readRoots(parsed);
  const [server, ...also] = statements.map(({ value, pointer }) => ({ value, place: { doc: path, pointer } }));
  const isEmpty = items.length === 0 && options.allowEmpty !== true;
  return makeSurface({
    key,
    isKeyGuessed: path.replace(/\.[a-z]+$/i, "").endsWith(key),
    origin: "manifest",
    source: path,
    documents: [{ id: path, path, body, index }],
    server: server ?? { value: {}, place: { doc: path, pointer: "" } },
    also,
    items: items.map(({ kind, value, pointer }) => ({ kind, value, place: { doc: path, pointer } })),
    conflicts: conflicts.map(({ pointer, first, last }) => ({ place: { doc: path, pointer }, first, last })),
    skipped: [...notes, ...skipped],
    incomplete: isEmpty ? [...incomplete, "the manifest lists nothing at all; allow-empty accepts that"] : incomplete,
  });
}
