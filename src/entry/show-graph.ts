import { InputError } from "../model/errors.ts";
import type { Report } from "../model/report.ts";
import { callGraph } from "../reporters/call-graph.ts";
import { reportLines } from "../reporters/containment.ts";
import { fileLines } from "../reporters/place.ts";
import { didYouMean } from "../text/nearest.ts";

const NAMED = 20;

/**
 * The calls of one tool as a tree below seed 004's report of it; of each server that has a tool of this name.
 * @throws InputError when no code of such a tool is known.
 */
export function shownGraph(report: Report, tool: string): string {
  const known = report.servers.flatMap(({ surface }) => [...(surface.code?.tools.keys() ?? [])]);
  if (known.length === 0) throw new InputError("show-graph is about the code of source, and no tool's code is known");
  if (!known.includes(tool)) {
    const some = known.slice(0, NAMED).map((name) => `"${name}"`);
    const all = `there are ${some.join(", ")}${known.length > NAMED ? ` and ${known.length - NAMED} more` : ""}`;
    throw new InputError(`show-graph: there is no tool "${tool}"; ${didYouMean(tool, known, all)}`);
  }
  const blocks = report.servers.flatMap(({ key, surface }) => {
    const analysis = surface.code?.tools.get(tool);
    if (analysis === undefined) return [];
    const where = fileLines(report, key);
    return [[...reportLines(tool, analysis, where), "", ...callGraph(tool, analysis, where)].join("\n")];
  });
  return `${blocks.join("\n\n")}\n`;
}
