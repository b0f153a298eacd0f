import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  parseConfig,
  withOwnKeys
} from "./shared-inputs-jsonc.js";
import "./shared-inputs-config-package.js";
import "./shared-model-program.js";
import "./shared-inputs-json-index.js";
import "./shared-inputs-runners.js";
import {
  readText
} from "./shared-inputs-files.js";
import "./shared-inputs-body.js";
import "./shared-model-schema.js";
import "./shared-inputs-live-quote.js";
import "./shared-model-number.js";
import "./shared-model-json.js";
import "./shared-model-errors.js";
import "./shared-runtime.js";

// src/inputs/config/own.ts
import { realpath } from "node:fs/promises";
import { join, relative, sep } from "node:path";
var PLACES = [
  ...[".mcp.json", "mcp.json", "mcp_config.json", "claude_desktop_config.json", ".vscode/mcp.json"],
  ...[".vscode/settings.json", ".cursor/mcp.json", ".windsurf/mcp_config.json", ".gemini/settings.json"],
  ...[".codex/config.toml", ".copilot/mcp-config.json", ".zed/settings.json", ".roo/mcp.json", ".cline/mcp.json"],
  ...[".amazonq/mcp.json", ".kiro/settings/mcp.json", ".agents/mcp.json", ".junie/mcp/mcp.json", ".trae/mcp.json"],
  ...["opencode.json", "opencode.jsonc", ".opencode/opencode.json", ".continue/config.yaml"],
  ...[".continue/mcpServers/*.{json,yaml,yml}", ".amazonq/cli-agents/*.json", ".kiro/agents/*.json"],
  ...[".claude-plugin/plugin.json", "gemini-extension.json", "package.json"]
];
async function readOwnConfigs(cwd) {
  const { glob } = await import("./tinyglobby.js");
  const root = await realpath(cwd);
  const found = [];
  for (const path of (await glob([...PLACES], { cwd, dot: true, expandDirectories: false })).sort()) {
    if (relative(root, await realpath(join(cwd, path))).split(sep)[0] === "..") continue;
    const surfaces = (await parseConfig(await readText(path, cwd), path))?.filter(
      ({ origin }) => origin !== "package" || path === "package.json"
    );
    if (surfaces !== void 0 && surfaces.length > 0) found.push({ path, surfaces });
  }
  return { surfaces: withOwnKeys(found.flatMap(({ surfaces }) => surfaces)), files: found.map(({ path }) => path) };
}
export {
  readOwnConfigs
};
