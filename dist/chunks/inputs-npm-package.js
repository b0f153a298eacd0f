import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  parseConfig
} from "./shared-inputs-jsonc.js";
import {
  parsePackage
} from "./shared-inputs-package-spec.js";
import "./shared-inputs-config-package.js";
import "./shared-model-program.js";
import "./shared-inputs-json-index.js";
import "./shared-inputs-runners.js";
import "./shared-inputs-files.js";
import "./shared-inputs-body.js";
import "./shared-model-schema.js";
import {
  quoted
} from "./shared-inputs-live-quote.js";
import "./shared-model-number.js";
import "./shared-model-json.js";
import {
  InputError
} from "./shared-model-errors.js";
import "./shared-runtime.js";

// src/inputs/npm-package.ts
import { execFile } from "node:child_process";
import { createReadStream } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createGunzip } from "node:zlib";
var UNPACKED_LIMIT = 500 * 1024 * 1024;
var MANIFEST_LIMIT = 5 * 1024 * 1024;
async function readPackage(spec, { timeoutMs, environment, name = "" }) {
  const folder = await mkdtemp(join(tmpdir(), "mcp-audit-package-"));
  try {
    const args = ["pack", parsePackage(spec), "--ignore-scripts", "--pack-destination", folder, "--loglevel=error"];
    const limits = { cwd: folder, env: { ...environment }, timeout: timeoutMs, maxBuffer: 1024 * 1024 };
    await promisify(execFile)("npm", args, { ...limits, killSignal: "SIGKILL" });
    const [archive] = (await readdir(folder)).filter((name2) => name2.endsWith(".tgz"));
    const body = archive === void 0 ? void 0 : await manifestIn(join(folder, archive));
    if (body === void 0) throw new InputError(`${spec}: npm's archive holds no package.json`);
    return await surfaceOf(spec, body, name === "" ? spec.slice(0, spec.lastIndexOf("@")) : name);
  } catch (error) {
    if (error instanceof InputError) throw error;
    const said = typeof error === "object" && error !== null && "stderr" in error ? String(error.stderr) : "";
    throw new InputError(`${spec}: npm does not give it: ${quoted(said) || "it failed, or was not done in time"}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
async function surfaceOf(spec, body, key) {
  const [surface] = await parseConfig(body, "package.json") ?? [];
  if (surface?.scripts === void 0) throw new InputError(`${spec}: its package.json is none`);
  const documents = [...surface.documents].map(([id, { index }]) => [id, { id, body, index }]);
  const subjects = surface.subjects.map((subject) => ({ ...subject, name: key }));
  return { ...surface, key, subjects, source: `npm package ${spec}`, documents: new Map(documents) };
}
var BLOCK = 512;
async function manifestIn(path) {
  let rest = Buffer.alloc(0);
  let skip = 0;
  let read = 0;
  let wanted = 0;
  const stream = createReadStream(path).pipe(createGunzip());
  try {
    for await (const piece of stream) {
      read += piece.length;
      if (read > UNPACKED_LIMIT) return void 0;
      rest = Buffer.concat([rest, piece]);
      for (; ; ) {
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
    return wanted > 0 && rest.length >= wanted ? rest.toString("utf8", 0, wanted) : void 0;
  } finally {
    stream.destroy();
  }
}
function header(block) {
  const text = (from, to) => block.toString("utf8", from, to).split("\0", 1)[0] ?? "";
  const prefix = text(257, 262) === "ustar" ? text(345, 500) : "";
  const size = Number.parseInt(text(124, 136).trim(), 8);
  const type = text(156, 157);
  const name = text(0, 100);
  return {
    name: prefix === "" ? name : `${prefix}/${name}`,
    size: Number.isFinite(size) && size > 0 ? size : 0,
    isFile: type === "0" || type === ""
  };
}
export {
  readPackage
};
