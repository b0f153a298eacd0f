import type { Reception } from "../model/compatibility.ts";
import { grouped } from "../model/number.ts";
import type { AuditedServer, Report } from "../model/report.ts";
import { code } from "./escape.ts";
import { costBars, matrix, type Matrix } from "./matrix.ts";
import { bytes, details, row, table } from "./rows.ts";
import { count } from "./verdict.ts";

/** For titles and the lines around the tables. */
const HEAD = 600;

const SIGNS: Readonly<Record<Reception, string>> = { accepted: "✅", rewritten: "✏️", rejected: "❌" };

const COSTLIEST = 10;

/** What several clients do with each tool, and which tools cost most, of each server, in at most so many bytes. */
export function clientSections({ servers }: Report, room: number): readonly string[] {
  const sections = [
    ...titled("### Which clients take the tools", servers, (server) =>
      matrixSection(server, room / 4, servers.length > 1),
    ),
    ...titled("### What the tools cost", servers, (server) => costSection(server, room / 4, servers.length > 1)),
  ];
  if (bytes(sections.join("\n\n")) <= room) return sections;
  return ["What clients do with the tools and what these cost is too long to be shown here: the JSON report has it."];
}

function titled(
  title: string,
  servers: readonly AuditedServer[],
  made: (server: AuditedServer) => readonly string[],
): readonly string[] {
  const parts = servers.flatMap(made);
  return parts.length === 0 ? [] : [title, ...parts];
}

function matrixSection(server: AuditedServer, room: number, isFleet: boolean): readonly string[] {
  const found = matrix(server);
  if (found === undefined) return [];
  const name = isFleet ? `${code(server.key, 100)}: ` : "";
  if (found.rows.length === 0) return [`${name}every client takes every tool as it is.`];
  const rows = found.rows.map(({ tool, receptions }) =>
    row([
      tool === undefined ? "the server as a whole" : code(tool.name, 100),
      ...receptions.map((each) => SIGNS[each]),
    ]),
  );
  const shown = table(["Tool", ...found.profiles], rows, room - HEAD, "tools");
  const legend = `${SIGNS.rejected} rejected · ${SIGNS.rewritten} changed or cut before the model sees it · ${SIGNS.accepted} taken as it is.${accepted(found)}`;
  return [details(`${name}${headline(found)}`, `${shown}\n\n${legend}`, !isFleet)];
}

function accepted({ accepted: number }: Matrix): string {
  return number === 0 ? "" : ` ${count(number, "more tool")} every client takes as it is.`;
}

function headline({ profiles, rows }: Matrix): string {
  const rejecting = profiles.filter((_, index) => rows.some(({ receptions }) => receptions[index] === "rejected"));
  return `${rejecting.length} of ${count(profiles.length, "client")} ${rejecting.length === 1 ? "rejects" : "reject"} a tool`;
}

function costSection(server: AuditedServer, room: number, isFleet: boolean): readonly string[] {
  const { cost } = server;
  if (cost === undefined || cost.tools.size === 0) return [];
  const bars = costBars(cost, COSTLIEST);
  const rows = bars.map(({ tool, tokens, bar }) => row([code(tool.name, 100), tokens, `<code>${bar}</code>`]));
  const shown = table(["Tool", "Tokens", "Of the costliest"], rows, room - HEAD, "tools");
  const more = cost.tools.size - bars.length;
  const method =
    "Estimated with the tokenizer o200k over compact JSON of name, description and input schema; other models differ by about a tenth.";
  const title = `${isFleet ? `${code(server.key, 100)}: ` : ""}about ${grouped(cost.upfront)} tokens before the first message`;
  const rest = more === 0 ? "" : ` ${count(more, "cheaper tool")} not shown.`;
  return [details(title, `${shown}\n\n${method}${rest}`)];
}
