import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  NO_INPUT
} from "./shared-entry-options.js";
import {
  InputError
} from "./shared-model-errors.js";

// src/entry/fleet.ts
import { isAbsolute, posix, relative } from "node:path";

// src/entry/anchor.ts
import { readFile } from "node:fs/promises";
import { join } from "node:path";
async function anchored(surface, target, host) {
  if (surface.anchor !== void 0 || isOfFiles(target)) return surface;
  const found = await workflowLine(target.kind, inWorkflow(target), host.env);
  if (found === void 0) return surface;
  const documents = new Map(surface.documents).set(found.id, found);
  return { ...surface, documents, anchor: { doc: found.id, pointer: "" } };
}
function isOfFiles(target) {
  return target.kind === "manifest" || target.kind === "config";
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
async function hasLine(target, env) {
  if (isOfFiles(target)) return true;
  return await workflowLine(target.kind, inWorkflow(target), env) !== void 0;
}
async function workflowLine(key, value, env) {
  const path = workflowPath(env);
  const workspace = env["GITHUB_WORKSPACE"];
  if (path === void 0 || workspace === void 0 || workspace === "") return void 0;
  const body = await readFile(join(workspace, path), "utf8").catch(() => void 0);
  const range = body === void 0 ? void 0 : (await import("./entry-workflow-line.js")).lineOf(body, key, value.trim());
  return body === void 0 || range === void 0 ? void 0 : { id: `workflow ${path}`, path, body, index: { find: () => range } };
}
function workflowPath(env) {
  const ref = env["GITHUB_WORKFLOW_REF"] ?? "";
  const prefix = `${env["GITHUB_REPOSITORY"] ?? ""}/`;
  const path = ref.slice(prefix.length).split("@", 1)[0] ?? "";
  return ref.startsWith(prefix) && /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path) ? path : void 0;
}

// src/entry/fleet.ts
async function readFleet(host, reading) {
  const { target, name, timeoutMs, allowEmpty, twice } = reading;
  if (target.kind === "manifest") {
    const { readManifests } = await import("./inputs-manifest.js");
    const patterns = target.patterns.map((pattern) => fromRoot(host, pattern));
    const found = readManifests(patterns, { cwd: host.root, name, allowEmpty });
    return host.during("reading manifests", found);
  }
  if (target.kind === "config") return await readConfigured(host, target, reading);
  if (target.kind === "package") return [await anchored(await readPublished(host, target.spec, reading), target, host)];
  const { readServer, readUrl } = await import("./inputs-live.js");
  for (const secret of secretsOf(target)) host.mask(secret);
  const options = { cwd: host.cwd, name, timeoutMs, allowEmpty, twice };
  const asked = target.kind === "server" ? host.during("asking the server", readServer(target.command, { ...options, env: target.env })) : host.during("asking the url", readUrl(target.url, { ...options, headers: target.headers }));
  return [await anchored(await asked, target, host)];
}
async function readConfigured(host, target, reading) {
  const { patterns, spawn, env } = target;
  const { timeoutMs, allowEmpty, twice } = reading;
  const surfaces = patterns.length === 0 ? await readOwn(host) : await readNamed(host, patterns, allowEmpty);
  if (!spawn) return surfaces;
  const { startServers } = await import("./inputs-config-start.js");
  for (const value of Object.values(env)) host.mask(value);
  const started = startServers(surfaces, {
    ...{ variables: env, folder: host.cwd, timeoutMs, allowEmpty, twice },
    mask: (secret) => {
      host.mask(secret);
    },
    done: (key, outcome) => {
      host.log(`mcp-audit: ${key}: ${outcome}`);
    }
  });
  return host.during(`asking the servers of ${surfaces.length} entries`, started);
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
  const way = relative(root, cwd).replaceAll("\\", "/");
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
  readFleet
};
