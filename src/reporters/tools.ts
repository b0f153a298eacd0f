import { grouped } from "../model/number.ts";
import { classRank, type Permission, type Rating } from "../model/rating.ts";
import type { AuditedServer } from "../model/report.ts";
import type { Tool } from "../model/surface.ts";

/** A tool as reports show it. */
export interface ToolRow {
  readonly tool: Tool;
  readonly rating: Rating;
  readonly hash: string;
  /** An estimate; undefined when the run did not count. */
  readonly tokens: number | undefined;
  readonly permission: Permission | undefined;
}

/** Worst class first, then by name and hash: the order of the list that the server sent does not count. */
export function toolRows(server: AuditedServer): readonly ToolRow[] {
  const permissions = new Map([...server.permissions].reverse().map((permission) => [permission.tool, permission]));
  const rows = [...server.ratings].map(([tool, rating]) => ({
    tool,
    rating,
    hash: server.toolHashes.get(tool) ?? "",
    tokens: server.cost?.tools.get(tool),
    permission: permissions.get(tool.name),
  }));
  const key = ({ tool, rating, hash }: ToolRow): string => `${9 - classRank(rating.class)} ${tool.name}\0${hash}`;
  return rows.sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

/** The permissions of all servers as `.claude/settings.json` holds them; each list sorted, nothing twice. */
export function claudeSettings(servers: readonly AuditedServer[]): {
  readonly permissions: Readonly<Record<Permission["decision"], readonly string[]>>;
} {
  const all = servers.flatMap(({ permissions }) => permissions);
  const list = (decision: Permission["decision"]): readonly string[] =>
    [...new Set(all.filter((permission) => permission.decision === decision).map(({ rule }) => rule))].sort();
  return { permissions: { allow: list("allow"), ask: list("ask"), deny: list("deny") } };
}

/** What a server takes of a model's context, in words; nothing when the run did not count. */
export function costLine({ cost }: AuditedServer): readonly string[] {
  if (cost === undefined) return [];
  const long = cost.byLength.length === 0 ? "" : `; ${cost.byLength.length} of its tools by their length alone`;
  return [
    `About ${grouped(cost.upfront)} tokens before the first message, ${grouped(cost.deferred)} in clients that load tools on demand (an estimate${long}).`,
  ];
}
