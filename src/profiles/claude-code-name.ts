import type { Surface, Tool } from "../model/surface.ts";
import { profile } from "./index.ts";
import { combinedName } from "./names.ts";

const FORM = profile("claude-code")?.cells.combinedName?.value;

/** How Claude Code spells a tool in permission rules: `mcp__server__tool`, all but letters, digits, _ and - as `_`. */
export function claudeCodeName(server: string, tool: string): string {
  if (FORM === undefined) throw new Error("the table of profiles does not say how Claude Code spells a tool");
  return combinedName(FORM, server, tool);
}

export interface NamedTool {
  readonly surface: Surface;
  readonly tool: Tool;
}

/** The tools of all servers by the name that they have in Claude Code; a name of several is ambiguous there. */
export function byClaudeCodeName(fleet: readonly Surface[]): ReadonlyMap<string, readonly NamedTool[]> {
  const named = new Map<string, NamedTool[]>();
  for (const surface of fleet) {
    for (const tool of surface.tools) {
      const name = claudeCodeName(surface.key, tool.name);
      const known = named.get(name);
      if (known === undefined) named.set(name, [{ surface, tool }]);
      else known.push({ surface, tool });
    }
  }
  return named;
}
