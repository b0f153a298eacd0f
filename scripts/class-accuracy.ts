/**
 * `npm run class-accuracy [folder]`: compares the ratings of real tools with labels given by hand
 * (fixtures/class-labels.yml) and prints the confusion matrix and every tool that is rated otherwise than labelled. The
 * folder (default `../shared/servers`) holds a manifest for each server. A server's own hints are left out of the
 * comparison: they can only raise a class, and the labels do not know them.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { parseManifest } from "../src/inputs/manifest.ts";
import { classRank, TOOL_CLASSES, type ToolClass } from "../src/model/rating.ts";
import type { Tool } from "../src/model/surface.ts";
import { rate } from "../src/rating/index.ts";

interface Label {
  readonly server: string;
  readonly tool: string;
  readonly class: ToolClass;
  readonly reason?: string;
}

interface Compared extends Label {
  readonly rated: ToolClass;
}

function compare(labels: readonly Label[], folder: string): readonly Compared[] {
  const tools = new Map<string, ReadonlyMap<string, Tool>>();
  return labels.flatMap((label): readonly Compared[] => {
    const path = join(folder, `${label.server}.json`);
    if (!existsSync(path)) return [];
    const known =
      tools.get(label.server) ??
      new Map(parseManifest(readFileSync(path, "utf8"), path, label.server).tools.map((tool) => [tool.name, tool]));
    tools.set(label.server, known);
    const tool = known.get(label.tool);
    return tool === undefined ? [] : [{ ...label, rated: classByOwnWords(tool) }];
  });
}

function classByOwnWords(tool: Tool): ToolClass {
  const ranks = rate(tool).reasons.flatMap(({ id, class: said }) =>
    id === "class-annotations" ? [] : classRank(said),
  );
  return TOOL_CLASSES[Math.max(...ranks)] ?? "write";
}

function matrix(compared: readonly Compared[]): string {
  const row = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;
  const count = (labelled: ToolClass, rated: ToolClass): number =>
    compared.filter((entry) => entry.class === labelled && entry.rated === rated).length;
  return [
    row(["labelled", ...TOOL_CLASSES.map((rated) => `rated ${rated}`)]),
    row(["---", ...TOOL_CLASSES.map(() => "---:")]),
    ...TOOL_CLASSES.map((labelled) => row([labelled, ...TOOL_CLASSES.map((rated) => count(labelled, rated))])),
  ].join("\n");
}

function percent(part: number, whole: number): string {
  return `${part} of ${whole} (${((100 * part) / Math.max(whole, 1)).toFixed(1)} %)`;
}

const folder = process.argv[2] ?? "../shared/servers";
const labels = parse(readFileSync("fixtures/class-labels.yml", "utf8")) as readonly Label[];
const compared = compare(labels, folder);
if (compared.length === 0) {
  console.error(`${folder}: none of the ${labels.length} labelled tools is there`);
  process.exitCode = 2;
} else {
  const changes = compared.filter((entry) => entry.class !== "read");
  const isRight = (entry: Compared): boolean => entry.class === entry.rated;
  console.log(matrix(compared));
  console.log(`\nrated as labelled: ${percent(compared.filter(isRight).length, compared.length)}`);
  console.log(`changes rated read: ${percent(changes.filter(({ rated }) => rated === "read").length, changes.length)}`);
  for (const { server, tool, class: labelled, rated, reason } of compared.filter((entry) => !isRight(entry))) {
    console.log(
      `  ${server} ${tool}: labelled ${labelled}, rated ${rated}${reason === undefined ? "" : ` (${reason})`}`,
    );
  }
}
