import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  columns,
  painter,
  table,
  wrap
} from "./shared-reporters-layout.js";
import {
  grouped
} from "./shared-reporters-groups.js";
import {
  clientsOf,
  isQuoted,
  locator,
  subjectOf
} from "./shared-model-document.js";
import {
  matrix,
  receptionText
} from "./shared-reporters-matrix.js";
import {
  NO_GUARANTEE,
  counted,
  scanned,
  verdict
} from "./shared-reporters-verdict.js";
import {
  costLine,
  toolRows
} from "./shared-reporters-tools.js";
import {
  cut,
  terminal
} from "./shared-reporters-escape.js";
import {
  decisive
} from "./shared-model-rating.js";

// src/reporters/text.ts
var MARKS = { critical: "\u2716", high: "\u2716", medium: "\u25B2", low: "\u25CF", info: "\u25CB" };
var CLASS_STYLES = { read: "good", write: "low", irreversible: "medium", destructive: "high" };
var GUTTER = "\u2502 ";
function text(report, options) {
  const width = Math.min(Math.max(options.width, 60), 120);
  const paint = painter(options.color);
  const blocks = [
    [`${paint("strong", `${report.tool.name} ${report.tool.version}`)}  ${scanned(report)}`],
    ...findingBlocks(report, width, paint),
    ...report.servers.map((server) => toolBlock(server, report.servers.length > 1, width, paint)),
    ...report.servers.map((server) => clientBlock(server, report.servers.length > 1, width, paint)),
    notScanned(report, width, paint),
    closing(report, width, paint)
  ];
  return `${blocks.filter(({ length }) => length > 0).map((lines) => lines.join("\n")).join("\n\n")}
`;
}
function findingBlocks(report, width, paint) {
  const where = locator(report);
  const advised = /* @__PURE__ */ new Set();
  return grouped(report.findings).map((group) => {
    const { rule, fix } = group.first;
    const advice = `${rule.id} ${fix ?? ""}`;
    const isFirst = !advised.has(advice);
    advised.add(advice);
    return findingBlock(group, { where, width, paint, isFirst, isFleet: report.servers.length > 1 });
  });
}
function findingBlock({ first, all }, options) {
  const { where, width, paint, isFirst, isFleet } = options;
  const { severity, rule, server } = first;
  const line = (label, value, style) => {
    const lines = wrap(value, width - GUTTER.length - columns(label));
    const painted = lines.map((part) => style === void 0 ? part : paint(style, part));
    const indent = " ".repeat(columns(label));
    return painted.map((part, index) => `${GUTTER}${index === 0 ? paint("faint", label) : indent}${part}`);
  };
  const fileOf = (at) => {
    const location = where(server, at);
    return location === void 0 ? [] : [`${location.path}:${location.line}:${location.column}`];
  };
  const place = (finding) => {
    const parts = [...fileOf(finding.at), ...isFleet ? [`server ${server}`] : [], subjectOf(finding)];
    return line("", terminal(parts.join("  ")), "link");
  };
  const related = ({ at, message }) => {
    const said = first.message.includes(message) ? [] : [message];
    return line("see   ", terminal(cut([...fileOf(at), ...said].join("  "), 500)));
  };
  const times = all.length === 1 ? "" : `  \xD7${all.length}`;
  return [
    `${paint(severity, `${MARKS[severity]} ${severity}`)}  ${paint("strong", rule.id)}${times}`,
    ...all.flatMap(place),
    ...line("", terminal(cut(first.message, 2e3))),
    ...isQuoted(first) ? [] : line("text  ", terminal(first.excerpt), "strong"),
    ...first.related.flatMap(related),
    ...first.folded.length === 0 ? [] : line("also  ", first.folded.join(", ")),
    ...clientsOf(first).flatMap((clients) => line("      ", clients)),
    ...isFirst ? line("fix   ", terminal(first.fix ?? rule.fix)) : []
  ];
}
function toolBlock(server, isFleet, width, paint) {
  const rows = toolRows(server).map(({ tool, rating, permission }) => [
    rating.class,
    terminal(cut(tool.name, 100)),
    permission?.decision ?? "",
    terminal(cut([decisive(rating).message, ...rating.flags.map((flag) => `(${flag})`)].join(" "), 500))
  ]);
  if (rows.length === 0) return [];
  const heading = `Tools${isFleet ? ` of ${terminal(server.key)}` : ""}`;
  const styled = (column, cell, padded) => column === 0 ? paint(classStyle(cell), padded) : padded;
  const cost = costLine(server).flatMap((line) => wrap(line, width));
  return [paint("strong", heading), ...table(["class", "tool", "permission", "why"], rows, width, styled), ...cost];
}
function classStyle(toolClass) {
  const found = Object.entries(CLASS_STYLES).find(([name]) => name === toolClass);
  return found?.[1] ?? "faint";
}
function clientBlock(server, isFleet, width, paint) {
  const found = matrix(server);
  if (found === void 0) return [];
  const { profiles, rows, accepted } = found;
  const heading = paint("strong", `Clients${isFleet ? ` of ${terminal(server.key)}` : ""}`);
  const rest = `${accepted} of ${server.surface.tools.length} tools are taken as they are by ${profiles.join(", ")}.`;
  const cells = rows.map(({ tool, receptions }) => [
    tool === void 0 ? "the server as a whole" : terminal(cut(tool.name, 100)),
    receptionText(profiles, receptions)
  ]);
  const shown = rows.length === 0 ? [] : table(["tool", "clients"], cells, width, (_, __, padded) => padded);
  return [heading, ...shown, ...wrap(rest, width)];
}
function notScanned({ servers }, width, paint) {
  const skipped = servers.flatMap(({ key, surface }) => surface.coverage.skipped.map((why) => `${key}: ${why}`));
  if (skipped.length === 0) return [];
  const lines = skipped.flatMap((why) => wrap(terminal(why), width - GUTTER.length).map((line) => GUTTER + line));
  return [paint("strong", "Not scanned"), ...lines];
}
function closing(report, width, paint) {
  const { outcome, headline, details } = verdict(report);
  const counts = counted(report.findings).map(({ severity, count }) => paint(severity, `${count} ${severity}`));
  const found = report.findings.length === 0 ? [] : [`Found: ${counts.join(", ")}`];
  const accepted = report.accepted.length === 0 ? [] : [`Accepted by the policy: ${report.accepted.length}`];
  const heading = outcome === "pass" ? paint("good", `\u2714 Passed: ${headline}`) : paint("bad", `\u2716 Failed: ${headline}`);
  return [
    ...found,
    ...accepted,
    heading,
    ...details.flatMap((reason) => wrap(terminal(reason), width - GUTTER.length).map((line) => GUTTER + line)),
    ...wrap(NO_GUARANTEE, width).map((line) => paint("faint", line))
  ];
}

export {
  text
};
