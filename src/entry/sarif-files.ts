import { stat } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { InputError } from "../model/errors.ts";
import type { Report } from "../model/report.ts";
import { fileNames } from "../reporters/escape.ts";
import { sarif, type SarifFile } from "../reporters/sarif.ts";
import type { Host } from "./host.ts";

/** What was written, and for which servers nothing was. */
export interface WrittenSarif {
  /** Absolute: a file when one server was audited, else a folder; empty when no server has a file. */
  readonly path: string;
  /** A sentence for each server that has none. */
  readonly reasons: readonly string[];
}

/** One server makes a file, several make a folder with a file each: GitHub takes one run of a category a file. */
export async function writeSarif(host: Host, report: Report, category: string, path: string): Promise<WrittenSarif> {
  const files = sarif(report, { category, folder: folderOf(host) });
  const reasons = files.flatMap(({ server, reason }) =>
    reason === undefined ? [] : [`no SARIF for ${server}: ${reason}`],
  );
  const written = files.filter((file): file is SarifFile & { text: string } => file.text !== undefined);
  const [only] = written;
  if (only === undefined) return { path: "", reasons };
  if (files.length === 1) return { path: await host.write(path, only.text), reasons };
  const known = await stat(resolve(host.cwd, path)).catch(() => undefined);
  if (known?.isFile() === true) throw new InputError(`${path} is a file, and ${files.length} servers need a folder`);
  const names = fileNames(
    written.map(({ server }) => server),
    "sarif",
  );
  for (const [index, name] of names.entries()) await host.write(join(path, name), written[index]?.text ?? "");
  return { path: resolve(host.cwd, path), reasons };
}

/** Where in its repository an audit is done: code scanning knows files by their paths from the repository's root. */
export function folderOf({ root, repository }: Pick<Host, "root" | "repository">): string {
  return relative(repository, root).replaceAll("\\", "/");
}
