import type { Compatibility, Reception } from "../model/compatibility.ts";
import type { ServerCost } from "../model/cost.ts";
import { grouped } from "../model/number.ts";
import type { AuditedServer } from "../model/report.ts";
import type { Tool } from "../model/surface.ts";

/** One tool, or the server as a whole, with what each client does with it; in the order of the clients. */
interface MatrixRow {
  /** Undefined: the server as a whole. */
  readonly tool: Tool | undefined;
  readonly receptions: readonly Reception[];
}

export interface Matrix {
  readonly profiles: readonly string[];
  /** Those that not every client takes as they are: the server, then tools by name. */
  readonly rows: readonly MatrixRow[];
  /** How many tools every client takes as they are. */
  readonly accepted: number;
}

/** What several clients do with the tools of a server; undefined when the run asked about one client or none. */
export function matrix({ compatibility = [], surface }: AuditedServer): Matrix | undefined {
  if (compatibility.length < 2) return undefined;
  const tools = [...surface.tools].sort((a, b) => (a.name < b.name ? -1 : 1));
  const whole = { tool: undefined, receptions: compatibility.map(({ server }) => server) };
  const each = tools.map((tool) => ({ tool, receptions: compatibility.map((row) => receptionOf(row, tool)) }));
  const isPlain = ({ receptions }: MatrixRow): boolean => receptions.every((reception) => reception === "accepted");
  return {
    profiles: compatibility.map(({ profile }) => profile),
    rows: [whole, ...each].filter((row) => !isPlain(row)),
    accepted: each.filter(isPlain).length,
  };
}

export function receptionOf({ tools }: Compatibility, tool: Tool): Reception {
  return tools.get(tool) ?? "accepted";
}

/** `rejected by a, b; rewritten by c`. */
export function receptionText(profiles: readonly string[], receptions: readonly Reception[]): string {
  const said = (["rejected", "rewritten"] as const).flatMap((reception) => {
    const who = profiles.filter((_, index) => receptions[index] === reception);
    return who.length === 0 ? [] : [`${reception} by ${who.join(", ")}`];
  });
  return said.join("; ");
}

const BAR = 24;

/** A tool with a bar as long as its share of the costliest one. */
export interface CostBar {
  readonly tool: Tool;
  readonly tokens: string;
  readonly bar: string;
}

/** The costliest tools first, then by name. */
export function costBars({ tools }: ServerCost, count: number): readonly CostBar[] {
  const sorted = [...tools].sort(([a, x], [b, y]) => y - x || (a.name < b.name ? -1 : 1)).slice(0, count);
  const [, most = 0] = sorted[0] ?? [];
  return sorted.map(([tool, tokens]) => ({
    tool,
    tokens: grouped(tokens),
    bar: "█".repeat(most === 0 ? 0 : Math.max(1, Math.round((tokens / most) * BAR))),
  }));
}
