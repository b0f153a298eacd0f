import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  inShard
} from "./shared-model-shard.js";
import {
  NO_INPUT
} from "./shared-entry-options.js";
import {
  parseCommand
} from "./shared-inputs-live-command.js";
import {
  InputError
} from "./shared-model-errors.js";

// src/entry/fleet.ts
import { isAbsolute, posix, relative as relative2 } from "node:path";

// src/entry/anchor.ts
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";

// src/entry/config-entry.ts
async function configEntry(target, root) {
  if (target.kind !== "server" && target.kind !== "url") return void 0;
  const { readOwnConfigs } = await import("./inputs-config-own.js");
  const surfaces = await readOwnConfigs(root).then(
    (own) => own.surfaces,
    (error) => {
      if (error instanceof InputError) return [];
      throw error;
    }
  );
  for (const { launch, documents } of surfaces) {
    const document = launch === void 0 ? void 0 : documents.get(launch.place.doc);
    if (launch !== void 0 && document !== void 0 && isSame(launch, target))
      return { document, place: launch.place };
  }
  return void 0;
}
function isSame({ command, args, url }, target) {
  if (target.kind === "url") return command === void 0 && url?.value.trim() === target.url;
  const words = command === void 0 ? [] : [command, ...args].map(({ value }) => value);
  const wanted = parseCommand(target.command);
  return words.length === wanted.length && words.every((word, index) => word === wanted[index]);
}

// src/entry/anchor.ts
async function anchored(surface, target, host) {
  if (surface.anchor !== void 0 || isOfFiles(target)) return surface;
  const entry = await configEntry(target, host.root);
  if (entry !== void 0) {
    const documents2 = new Map(surface.documents).set(entry.document.id, entry.document);
    return { ...surface, documents: documents2, anchor: entry.place };
  }
  const found = await workflowLine(target.kind, inWorkflow(target), host);
  if (found === void 0) return surface;
  const documents = new Map(surface.documents).set(found.id, found);
  return { ...surface, documents, anchor: { doc: found.id, pointer: "" } };
}
function isOfFiles(target) {
  return target.kind === "manifest" || target.kind === "config" || target.kind === "source";
}
function inWorkflow(target) {
  switch (target.kind) {
    case "server":
      return target.command;
    case "url":
      return target.url;
    case "package":
      return target.spec;
  }
}
var NO_LINE = "SARIF shows findings in files of the repository, and none names this server: save what it shows with `mcp-audit list`, commit that file and scan it, or do without SARIF";
async function hasLine({ target, source }, { env, root }) {
  if (source !== "" || isOfFiles(target)) return true;
  if (await configEntry(target, root) !== void 0) return true;
  return await workflowLine(target.kind, inWorkflow(target), { env, root }) !== void 0;
}
async function workflowLine(key, value, { env, root }) {
  const path = workflowPath(env);
  const workspace = env["GITHUB_WORKSPACE"];
  if (path === void 0 || workspace === void 0 || workspace === "") return void 0;
  const body = await readFile(join(workspace, path), "utf8").catch(() => void 0);
  const range = body === void 0 ? void 0 : (await import("./entry-workflow-line.js")).lineOf(body, key, value.trim());
  return body === void 0 || range === void 0 ? void 0 : { id: `workflow ${path}`, path: shown(join(workspace, path), root), body, index: { find: () => range } };
}
function shown(path, root) {
  return relative(root, path).replaceAll("\\", "/");
}
function workflowPath(env) {
  const ref = env["GITHUB_WORKFLOW_REF"] ?? "";
  const prefix = `${env["GITHUB_REPOSITORY"] ?? ""}/`;
  const path = ref.slice(prefix.length).split("@", 1)[0] ?? "";
  return ref.startsWith(prefix) && /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path) ? path : void 0;
}

// src/entry/fleet.ts
async function readFleet(host, reading) {
  if (reading.source === "") return await readListed(host, reading);
  const { joinSource, readSource, sourceSurfaces, withMinimum } = await import("./inputs-source.js");
  const folders = { cwd: host.cwd, shownFrom: host.root };
  const { name, allowEmpty, minCoverage } = reading;
  const source = await host.during("following the code", readSource(reading.source, folders));
  const fleet = reading.target.kind === "source" ? sourceSurfaces(source, { name, allowEmpty }) : joinSource(await readListed(host, reading), source);
  return fleet.map((surface) => withMinimum(surface, minCoverage));
}
async function readListed(host, reading) {
  const { target, name, timeoutMs, allowEmpty, twice } = reading;
  if (target.kind === "manifest") {
    const { readManifests } = await import("./inputs-manifest.js");
    const patterns = target.patterns.map((pattern) => fromRoot(host, pattern));
    const found = readManifests(patterns, { cwd: host.root, name, allowEmpty });
    return host.during("reading manifests", found);
  }
  if (target.kind === "config") return await readConfigured(host, target, reading);
  if (target.kind === "package") return [await anchored(await readPublished(host, target.spec, reading), target, host)];
  if (target.kind === "source") return [];
  const { readServer, readUrl } = await import("./inputs-live.js");
  for (const secret of secretsOf(target)) host.mask(secret);
  const options = { cwd: host.cwd, name, timeoutMs, allowEmpty, twice };
  const asked = target.kind === "server" ? host.during("asking the server", readServer(target.command, { ...options, env: target.env })) : host.during("asking the url", readUrl(target.url, { ...options, headers: target.headers }));
  return [await anchored(await asked, target, host)];
}
async function readConfigured(host, target, reading) {
  const { patterns, spawn, env } = target;
  const { timeoutMs, deadlineMs, allowEmpty, twice } = reading;
  const surfaces = patterns.length === 0 ? await readOwn(host) : await readNamed(host, patterns, allowEmpty);
  if (!spawn) return surfaces;
  const { startServers } = await import("./inputs-config-start.js");
  for (const value of Object.values(env)) host.mask(value);
  const mine = inShard(surfaces, reading.shard);
  const started = startServers(mine, {
    ...{ variables: env, folder: host.cwd, timeoutMs, deadlineMs, allowEmpty, twice },
    mask: (secret) => {
      host.mask(secret);
    },
    done: (key, outcome) => {
      host.log(`mcp-audit: ${key}: ${outcome}`);
    }
  });
  const asked = await host.during(`asking the servers of ${mine.length} entries`, started);
  return [...asked, ...surfaces.filter((surface) => !mine.includes(surface))];
}
async function readPublished(host, spec, { timeoutMs, name }) {
  const { readPackage } = await import("./inputs-npm-package.js");
  return host.during("fetching the package", readPackage(spec, { timeoutMs, name, environment: host.env }));
}
async function readNamed(host, patterns, allowEmpty) {
  const { readConfigs } = await import("./inputs-config.js");
  const paths = patterns.map((pattern) => fromRoot(host, pattern));
  return host.during("reading configurations", readConfigs(paths, { cwd: host.root, allowEmpty }));
}
async function readOwn(host) {
  const { readOwnConfigs } = await import("./inputs-config-own.js");
  const { surfaces, files } = await host.during("looking for configurations", readOwnConfigs(host.root));
  if (surfaces.length === 0) throw new InputError(`${NO_INPUT}
No configuration of a client was found here either.`);
  host.log(`mcp-audit: found ${files.join(", ")}`);
  return surfaces;
}
function fromRoot({ cwd, root }, pattern) {
  const way = relative2(root, cwd).replaceAll("\\", "/");
  if (way === "" || isAbsolute(pattern)) return pattern;
  return pattern.startsWith("!") ? `!${way}/${pattern.slice(1)}` : posix.join(way, pattern);
}
function secretsOf(target) {
  if (target.kind === "server") return Object.values(target.env);
  const headers = Object.values(target.headers).flatMap((value) => [value, value.slice(value.indexOf(" ") + 1)]);
  if (!URL.canParse(target.url)) return headers;
  const { password, searchParams } = new URL(target.url);
  return [...headers, password, ...searchParams.values()];
}

export {
  isOfFiles,
  NO_LINE,
  hasLine,
  readFleet,
  fromRoot
};
