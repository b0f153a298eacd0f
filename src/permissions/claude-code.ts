import { decisive, type Decision, type Permission, type Rating } from "../model/rating.ts";
import type { Surface, Tool } from "../model/surface.ts";
import { byClaudeCodeName, type NamedTool } from "../profiles/claude-code-name.ts";

/** A server with the ratings of its tools. */
export interface RatedServer {
  readonly surface: Surface;
  readonly ratings: ReadonlyMap<Tool, Rating>;
}

const DECISIONS = {
  read: "allow",
  write: "ask",
  irreversible: "ask",
  destructive: "deny",
} as const satisfies Record<Rating["class"], Decision>;

const STRICTNESS: readonly Decision[] = ["allow", "ask", "deny"];

interface Verdict {
  readonly decision: Decision;
  readonly reason: string;
}

/**
 * One rule a tool for `.claude/settings.json`, for each server in the order given; sorted by rule. Tools that Claude Code
 * cannot tell apart share one decision: the strictest, and never "allow".
 */
export function claudeCodePermissions(servers: readonly RatedServer[]): readonly (readonly Permission[])[] {
  const ratings = new Map(servers.flatMap((server) => [...server.ratings]));
  const named = byClaudeCodeName(servers.map(({ surface }) => surface));
  const rules = new Map(
    [...named].flatMap(([rule, tools]) => {
      const verdict = tools.length > 1 ? shared(tools, ratings) : undefined;
      return tools.map(({ tool }) => [tool, { rule, verdict }] as const);
    }),
  );
  return servers.map((server) =>
    [...server.ratings]
      .flatMap(([tool, rating]): readonly Permission[] => {
        const found = rules.get(tool);
        if (found === undefined) return [];
        const verdict = found.verdict ?? verdictOn(rating);
        return [{ rule: found.rule, ...verdict, tool: tool.name, class: rating.class }];
      })
      .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)),
  );
}

/** Tools of one name differ in what is said of them: the order of the list does not count. */
function sortKey({ rule, tool, class: toolClass, reason }: Permission): string {
  return [rule, tool, toolClass, reason].join("\0");
}

function verdictOn(rating: Rating): Verdict {
  const { class: toolClass, reasons, flags } = rating;
  const said = decisive(rating).message;
  if (toolClass === "read" && flags.includes("sensitive_read")) {
    return { decision: "ask", reason: `It only reads, but what it reads is secret. ${said}` };
  }
  if (toolClass === "read" && flags.includes("arg_dependent")) {
    return { decision: "ask", reason: `It reads, but some values of its arguments make it do more. ${said}` };
  }
  const isOnlyHinted = reasons.every((reason) => reason.class !== "destructive" || reason.id === "class-annotations");
  if (toolClass === "destructive" && isOnlyHinted) {
    return { decision: "ask", reason: `Nothing but the server's own hint calls it destructive. ${said}` };
  }
  return { decision: DECISIONS[toolClass], reason: said };
}

function shared(tools: readonly NamedTool[], ratings: ReadonlyMap<Tool, Rating>): Verdict {
  const decisions = tools.flatMap(({ tool }) => {
    const rating = ratings.get(tool);
    return rating === undefined ? [] : [STRICTNESS.indexOf(verdictOn(rating).decision)];
  });
  const strictest = STRICTNESS[Math.max(STRICTNESS.indexOf("ask"), ...decisions)] ?? "ask";
  return {
    decision: strictest,
    reason: `${tools.length} tools have this name in Claude Code: which one a call means is open.`,
  };
}
