import { DECISIONS, type PolicyFacts } from "../model/policy.ts";
import type { Permission, Rating } from "../model/rating.ts";
import { isNamed } from "../model/subject-keys.ts";
import type { Surface, Tool } from "../model/surface.ts";
import { byClaudeCodeName, type NamedTool } from "../profiles/claude-code-name.ts";
import { verdictOn, type Verdict } from "./decision.ts";

/** A server with the ratings of its tools, and what the policy says of them where there is one. */
export interface RatedServer {
  readonly surface: Surface;
  readonly ratings: ReadonlyMap<Tool, Rating>;
  readonly policy?: PolicyFacts;
}

/**
 * One rule a tool for `.claude/settings.json`, for each server in the order given; sorted by rule. Tools that Claude Code
 * cannot tell apart share one decision: the strictest, and never "allow".
 */
export function claudeCodePermissions(servers: readonly RatedServer[]): readonly (readonly Permission[])[] {
  const verdicts = new Map(servers.flatMap(verdictsOf));
  const named = byClaudeCodeName(servers.map(({ surface }) => surface));
  const rules = new Map(
    [...named].flatMap(([rule, tools]) => {
      const verdict = tools.length > 1 ? shared(tools, verdicts) : undefined;
      return tools.map(({ tool }) => [tool, { rule, verdict }] as const);
    }),
  );
  return servers.map((server) =>
    [...server.ratings]
      .flatMap(([tool, rating]): readonly Permission[] => {
        // What has no name cannot be called.
        const found = isNamed(tool) ? rules.get(tool) : undefined;
        const verdict = found?.verdict ?? verdicts.get(tool);
        if (found === undefined || verdict === undefined) return [];
        return [{ rule: found.rule, ...verdict, tool: tool.name, class: rating.class }];
      })
      .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)),
  );
}

/** Tools of one name differ in what is said of them: the order of the list does not count. */
function sortKey({ rule, tool, class: toolClass, reason }: Permission): string {
  return [rule, tool, toolClass, reason].join("\0");
}

function verdictsOf({ ratings, policy }: RatedServer): readonly (readonly [Tool, Verdict])[] {
  return [...ratings].map(([tool, rating]) => [tool, verdictOn(rating, policy?.rulings.get(tool))]);
}

function shared(tools: readonly NamedTool[], verdicts: ReadonlyMap<Tool, Verdict>): Verdict {
  const decisions = tools.map(({ tool }) => DECISIONS.indexOf(verdicts.get(tool)?.decision ?? "ask"));
  const strictest = DECISIONS[Math.max(DECISIONS.indexOf("ask"), ...decisions)] ?? "ask";
  return {
    decision: strictest,
    reason: `${tools.length} tools have this name in Claude Code: which one a call means is open.`,
  };
}
