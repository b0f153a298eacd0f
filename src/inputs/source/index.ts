import type { ServerCode } from "../../model/capability.ts";
import { InputError } from "../../model/errors.ts";
import type { Surface } from "../../model/surface.ts";
import { analyse } from "../../capability/index.ts";
import { quoted } from "../live/quote.ts";
import { withOwnKeys } from "../config/index.ts";
import { withCode } from "./join.ts";
import { codeKey, codeSurface, type CodeFolder } from "./surfaces.ts";
import { readFolder } from "./tree.ts";

export interface FolderOptions {
  /** Where a relative path begins. */
  readonly cwd: string;
  /** What paths in reports are relative to. */
  readonly shownFrom: string;
}

export interface SourceOptions {
  /** The server key, where the folder holds one server; empty: made from its package or folder. */
  readonly name?: string;
  /** Whether a folder may hold no server, or one without tools. */
  readonly allowEmpty?: boolean;
}

/** The code of a folder, read and followed once. */
export interface SourceCode extends CodeFolder {
  readonly path: string;
  readonly servers: readonly ServerCode[];
  readonly skipped: readonly string[];
}

/**
 * Finds the servers in a folder and follows their code. Nothing of it is run.
 * @throws InputError for a path that is no folder.
 */
export async function readSource(path: string, { cwd, shownFrom }: FolderOptions): Promise<SourceCode> {
  const folder = await readFolder(path, cwd);
  const { tree, root } = folder;
  const servers = analyse(tree);
  return { path, tree, root, shownFrom, servers, skipped: folder.skipped() };
}

/**
 * The servers of a folder as their code lists them.
 * @throws InputError when there is none, unless that is allowed.
 */
export function sourceSurfaces(
  source: SourceCode,
  { name = "", allowEmpty = false }: SourceOptions,
): readonly Surface[] {
  const { servers } = source;
  const found = servers.filter(({ reasons }) => !reasons.some(({ code }) => code === "NO_SERVER"));
  if (found.length === 0 && !allowEmpty) {
    throw new InputError(
      `source: ${quoted(source.path)}: no MCP server was found in this folder; allow-empty accepts that`,
    );
  }
  if (name !== "" && found.length > 1) {
    throw new InputError(`name is for one server, and ${quoted(source.path)} holds ${found.length}`);
  }
  const surfaces = found.map((code) => {
    const surface = codeSurface(code, source, name === "" ? codeKey(code, source) : name, name === "");
    return { ...surface, ...gaps(surface, source, allowEmpty) };
  });
  return withOwnKeys(surfaces);
}

/** A server in whose code no tool was found was not scanned. */
function gaps(
  surface: Surface,
  { skipped }: SourceCode,
  allowEmpty: boolean,
): Pick<Surface, "coverage" | "incomplete"> {
  const { coverage, subjects, code } = surface;
  const why = (code?.code.reasons ?? []).map(({ code: reason, text }) => `${reason}, ${text}`);
  // The server itself is one of them.
  const isEmpty = subjects.length <= 1 && !allowEmpty;
  return {
    coverage: { ...coverage, skipped: [...coverage.skipped, ...skipped] },
    incomplete: isEmpty
      ? [`no tool, prompt or resource was found in the code${why.length === 0 ? "" : `: ${why.join("; ")}`}`]
      : [],
  };
}

/** Servers that were read elsewhere, each beside its code. */
export function joinSource(fleet: readonly Surface[], source: SourceCode): readonly Surface[] {
  return fleet.map((surface) => withCode(surface, source.servers, source));
}

/** Of a server of which too few tools were followed, the scan is not complete. */
export function withMinimum(surface: Surface, percent: number): Surface {
  if (percent === 0) return surface;
  const { listed = surface.tools.length, analysed = 0, reasons = [] } = surface.code?.coverage ?? {};
  if (listed === 0 || analysed * 100 >= listed * percent) return surface;
  const why = reasons.map(({ code, count }) => `${code} ${count}`).join(", ");
  const said = `${analysed} of ${listed} tools were followed in the code, and min-coverage asks for ${percent} %`;
  return { ...surface, incomplete: [...surface.incomplete, why === "" ? said : `${said} (${why})`] };
}
