import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  sarif
} from "./shared-reporters-sarif-rules.js";
import {
  fileNames
} from "./shared-reporters-escape.js";
import {
  InputError
} from "./shared-model-errors.js";

// src/entry/sarif-files.ts
import { stat } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
async function writeSarif(host, report, category, path) {
  const files = sarif(report, { category, folder: folderOf(host) });
  const reasons = files.flatMap(
    ({ server, reason }) => reason === void 0 ? [] : [`no SARIF for ${server}: ${reason}`]
  );
  const written = files.filter((file) => file.text !== void 0);
  const [only] = written;
  if (only === void 0) return { path: "", reasons };
  if (files.length === 1) return { path: await host.write(path, only.text), reasons };
  const known = await stat(resolve(host.cwd, path)).catch(() => void 0);
  if (known?.isFile() === true) throw new InputError(`${path} is a file, and ${files.length} servers need a folder`);
  const names = fileNames(
    written.map(({ server }) => server),
    "sarif"
  );
  for (const [index, name] of names.entries()) await host.write(join(path, name), written[index]?.text ?? "");
  return { path: resolve(host.cwd, path), reasons };
}
function folderOf({ root, repository }) {
  return relative(repository, root).replaceAll("\\", "/");
}

export {
  writeSarif,
  folderOf
};
