import { field, isArray, isObject, pointerStep, stringField, type Json, type JsonObject } from "../../model/json.ts";

/** One server as a configuration names it. */
export interface Entry {
  readonly key: string;
  readonly value: Json;
  readonly pointer: string;
}

/** Keys that hold the servers, with the clients that write them. */
const HOLDERS: readonly (readonly string[])[] = [
  // Claude Code and Desktop, Cursor, Windsurf, Gemini CLI, Copilot, Cline, Roo, Amazon Q, Kiro; a list in Continue.
  ["mcpServers"],
  // VS Code: a file of its own, and a part of its settings.
  ["servers"],
  ["mcp", "servers"],
  // Zed.
  ["context_servers"],
  // Codex.
  ["mcp_servers"],
  // opencode.
  ["mcp"],
];

/** What names a program or an address, whatever the client. */
const REACHES = ["command", "url", "httpUrl", "serverUrl", "uri"];

/** Whether a value says how to start or reach a server. */
function isEntry(value: Json | undefined): value is JsonObject {
  return isObject(value) && REACHES.some((key) => Object.hasOwn(value, key));
}

/** The servers of a configuration; undefined when it is none. */
export function entriesOf(root: Json, pointer = ""): readonly Entry[] | undefined {
  const found = HOLDERS.flatMap((path) => {
    let value: Json | undefined = root;
    for (const step of path) value = field(value, step);
    const at = pointer + path.map(pointerStep).join("");
    const isShared = path.length > 1 || path[0] === "servers" || path[0] === "mcp";
    return isHolder(value, isShared) ? [listed(value, at)] : [];
  });
  const projects = Object.entries(object(field(root, "projects"))).flatMap(([path, project]) => {
    const inner = isObject(project) ? field(project, "mcpServers") : undefined;
    const at = `${pointer}/projects${pointerStep(path)}/mcpServers`;
    return isHolder(inner, false) ? [listed(inner, at)] : [];
  });
  const all = [...found, ...projects];
  if (all.length > 0) return all.flat();
  const isBare = isObject(root) && Object.keys(root).length > 0 && Object.values(root).every(isEntry);
  return isBare ? listed(root, pointer) : undefined;
}

/** A key that other formats use too holds servers only when one of its values is one. */
function isHolder(value: Json | undefined, isShared: boolean): value is JsonObject | readonly Json[] {
  if (isArray(value)) return !isShared;
  return isObject(value) && (!isShared || Object.values(value).some(isEntry));
}

function listed(holder: JsonObject | readonly Json[], pointer: string): readonly Entry[] {
  if (isArray(holder)) {
    return holder.map((value, index) => ({
      key: stringField(value, "name") ?? `#${index}`,
      value,
      pointer: pointer + pointerStep(index),
    }));
  }
  return Object.entries(holder).map(([key, value]) => ({ key, value, pointer: pointer + pointerStep(key) }));
}

function object(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}
