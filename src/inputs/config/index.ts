import { InputError } from "../../model/errors.ts";
import type { Document } from "../../model/document.ts";
import type { Surface } from "../../model/surface.ts";
import { explained, SyntaxFault, type ParsedBody } from "../body.ts";
import { filesOf, readText } from "../files.ts";
import { parseJsonc } from "../jsonc.ts";
import { quoted } from "../live/quote.ts";
import { installScripts } from "../package-json.ts";
import { makeSurface } from "../surface.ts";
import { entriesOf, type Entry } from "./entries.ts";
import { launchOf } from "./launch.ts";

export interface ConfigsOptions {
  /** What relative paths start from, and what paths are shown relative to. */
  readonly cwd: string;
  /** Whether the files may name no server. */
  readonly allowEmpty?: boolean;
}

export const NOT_STARTED = "not started: what it lists was not read";
const NO_LAUNCH = "its entry names neither a command nor a url";

/** Larger ones are nothing that a client would read. */
const SIZE_LIMIT = 5 * 1024 * 1024;

/**
 * The servers that configurations of MCP clients name, none of them started, and packages by their package.json. Files
 * are told apart by their shape. Patterns are paths and globs, dot files included.
 * @throws InputError for a file that is neither, or cannot be read.
 */
export async function readConfigs(
  patterns: readonly string[],
  { cwd, allowEmpty = false }: ConfigsOptions,
): Promise<readonly Surface[]> {
  const surfaces: Surface[] = [];
  for (const path of await filesOf(patterns, cwd)) {
    const found = await parseConfig(await readText(path, cwd), path);
    if (found === undefined)
      throw new InputError(`${quoted(path)}: no configuration of an MCP client, nor a package.json`);
    surfaces.push(...found);
  }
  if (surfaces.length === 0 && !allowEmpty) {
    throw new InputError(`${patterns.join(", ")}: no server is named there; allow-empty accepts that`);
  }
  return withOwnKeys(surfaces);
}

/** @throws InputError for a text that cannot be read. */
export async function parseConfig(text: string, path: string): Promise<readonly Surface[] | undefined> {
  try {
    return configured(await parsedBody(text, path), text, path);
  } catch (error) {
    throw explained(error, path, text);
  }
}

/**
 * The servers of one configuration, or the package of a package.json; undefined when the text is neither.
 * @throws SyntaxFault
 */
export function configured(parsed: ParsedBody, text: string, path: string): readonly Surface[] | undefined {
  const [root] = parsed.roots;
  if (root === undefined || parsed.roots.length > 1) throw new SyntaxFault(undefined, "more than one value");
  const document: Document = { id: path, path, body: text, index: parsed.index };
  const entries = entriesOf(root.value);
  if (entries !== undefined) return entries.map((entry) => configuredServer(entry, document, parsed));
  const scripts = installScripts(root.value, path);
  if (scripts === undefined) return undefined;
  const server = { value: {}, place: { doc: path, pointer: "" } };
  const parts = { key: path, origin: "package", source: path, documents: [document], server, items: [] } as const;
  return [
    makeSurface({
      ...parts,
      scripts,
      skipped: ["of a package.json, only the install scripts are read; `source` reads the code"],
    }),
  ];
}

async function parsedBody(text: string, path: string): Promise<ParsedBody> {
  if (text.length > SIZE_LIMIT) throw new SyntaxFault(undefined, "over 5 MB, which is no configuration");
  if (/\.toml$/i.test(path)) return (await import("../toml.ts")).parseToml(text);
  if (/\.ya?ml$/i.test(path)) return (await import("../yaml.ts")).parseYaml(text);
  return parseJsonc(text);
}

function configuredServer(entry: Entry, document: Document, { conflicts }: ParsedBody): Surface {
  const { key, pointer } = entry;
  const launch = launchOf(entry, document.id);
  const isInside = (at: string): boolean => at === pointer || at.startsWith(`${pointer}/`);
  return makeSurface({
    key,
    origin: "config",
    source: document.id,
    documents: [document],
    server: { value: {}, place: { doc: document.id, pointer } },
    items: [],
    ...(launch !== undefined && { launch }),
    // What stands there may be secret.
    conflicts: conflicts
      .filter((conflict) => isInside(conflict.pointer))
      .map((conflict) => ({
        place: { doc: document.id, pointer: conflict.pointer },
        first: "a value that is not shown",
        last: "another",
      })),
    skipped: [launch === undefined ? NO_LAUNCH : NOT_STARTED],
  });
}

/** Of servers with one name, the first keeps it and the others are told apart by their files. */
export function withOwnKeys(surfaces: readonly Surface[]): readonly Surface[] {
  const taken = new Set<string>();
  return surfaces.map((surface) => {
    let key = surface.key;
    for (let number = 1; taken.has(key); number += 1) {
      key = number === 1 ? `${surface.key} (${surface.source})` : `${surface.key} (${surface.source}, ${number})`;
    }
    taken.add(key);
    return key === surface.key ? surface : renamed(surface, key);
  });
}

function renamed(surface: Surface, key: string): Surface {
  return { ...surface, key, subjects: surface.subjects.map((subject) => ({ ...subject, name: key })) };
}
