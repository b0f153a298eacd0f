import type { Decision, Permission, Rating } from "../model/rating.ts";
import type { Tool } from "../model/surface.ts";

const DECISIONS = { read: "allow", write: "ask", irreversible: "ask", destructive: "deny" } as const satisfies Record<
  Rating["class"],
  Decision
>;

/** One rule a tool for `.claude/settings.json`. */
export function claudeCodePermissions(server: string, ratings: ReadonlyMap<Tool, Rating>): readonly Permission[] {
  return [...ratings].map(([tool, rating]) => ({
    rule: `mcp__${server}__${tool.name}`,
    decision: DECISIONS[rating.class],
    tool: tool.name,
    class: rating.class,
    reason: rating.reasons[0]?.message ?? "",
  }));
}
