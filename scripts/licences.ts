import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Metafile } from "esbuild";

/** The packages whose code is in a bundle, each with the text of its licence: dist/LICENSES.txt. */
export function licences(metafile: Metafile): string {
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  const folders = new Set(used.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []));
  const sections = [...folders].map(section).sort();
  const head = "mcp-audit is under the MIT licence (LICENSE). Its bundle holds code of these packages:";
  return `${[head, ...new Set(sections)].join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

/** @throws when a package has no licence text: it may not be shipped before somebody has looked. */
function section(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as Record<
    string,
    string
  >;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(entry));
  const known = `scripts/licences/${(name ?? "").replace("/", "+")}.txt`;
  const path = file === undefined ? known : `${folder}/${file}`;
  if (!existsSync(path)) throw new Error(`${folder} has no licence text: put it into ${known}`);
  return `${name} ${version} (${license})\n\n${readFileSync(path, "utf8").replaceAll("\r\n", "\n").trim()}`;
}
