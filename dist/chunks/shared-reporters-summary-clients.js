import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  driftSections
} from "./shared-reporters-summary-drift.js";
import {
  codeLine
} from "./shared-reporters-containment.js";
import {
  sinceSections
} from "./shared-reporters-summary-since.js";
import {
  DOTS,
  asApproved,
  bytes,
  details,
  fenced,
  findingSections,
  row,
  table
} from "./shared-reporters-drift-rows.js";
import {
  HOMEPAGE
} from "./shared-reporters-links.js";
import {
  claudeSettings,
  costLine,
  toolRows
} from "./shared-reporters-tools.js";
import {
  costBars,
  matrix
} from "./shared-reporters-matrix.js";
import {
  NO_GUARANTEE,
  count,
  counted,
  scanned,
  verdict
} from "./shared-reporters-verdict.js";
import {
  classRank,
  decisive
} from "./shared-model-rating.js";
import {
  grouped
} from "./shared-model-number.js";
import {
  code,
  jsonText,
  prose
} from "./shared-reporters-escape.js";

// src/reporters/summary-clients.ts
var HEAD = 600;
var SIGNS = { accepted: "\u2705", rewritten: "\u270F\uFE0F", rejected: "\u274C" };
var COSTLIEST = 10;
function clientSections({ servers }, room) {
  const sections = [
    ...titled(
      "### Which clients take the tools",
      servers,
      (server) => matrixSection(server, room / 4, servers.length > 1)
    ),
    ...titled("### What the tools cost", servers, (server) => costSection(server, room / 4, servers.length > 1))
  ];
  if (bytes(sections.join("\n\n")) <= room) return sections;
  return ["What clients do with the tools and what these cost is too long to be shown here: the JSON report has it."];
}
function titled(title, servers, made) {
  const parts = servers.flatMap(made);
  return parts.length === 0 ? [] : [title, ...parts];
}
function matrixSection(server, room, isFleet) {
  const found = matrix(server);
  if (found === void 0) return [];
  const name = isFleet ? `${code(server.key, 100)}: ` : "";
  if (found.rows.length === 0) return [`${name}every client takes every tool as it is.`];
  const rows = found.rows.map(
    ({ tool, receptions }) => row([
      tool === void 0 ? "the server as a whole" : code(tool.name, 100),
      ...receptions.map((each) => SIGNS[each])
    ])
  );
  const shown = table(["Tool", ...found.profiles], rows, room - HEAD, "tools");
  const legend = `${SIGNS.rejected} rejected \xB7 ${SIGNS.rewritten} changed or cut before the model sees it \xB7 ${SIGNS.accepted} taken as it is.${accepted(found)}`;
  return [details(`${name}${headline(found)}`, `${shown}

${legend}`, !isFleet)];
}
function accepted({ accepted: number }) {
  return number === 0 ? "" : ` ${count(number, "more tool")} every client takes as it is.`;
}
function headline({ profiles, rows }) {
  const rejecting = profiles.filter((_, index) => rows.some(({ receptions }) => receptions[index] === "rejected"));
  return `${rejecting.length} of ${count(profiles.length, "client")} ${rejecting.length === 1 ? "rejects" : "reject"} a tool`;
}
function costSection(server, room, isFleet) {
  const { cost } = server;
  if (cost === void 0 || cost.tools.size === 0) return [];
  const bars = costBars(cost, COSTLIEST);
  const rows = bars.map(({ tool, tokens, bar }) => row([code(tool.name, 100), tokens, `<code>${bar}</code>`]));
  const shown = table(["Tool", "Tokens", "Of the costliest"], rows, room - HEAD, "tools");
  const more = cost.tools.size - bars.length;
  const method = "Estimated with the tokenizer o200k over compact JSON of name, description and input schema; other models differ by about a tenth.";
  const title = `${isFleet ? `${code(server.key, 100)}: ` : ""}about ${grouped(cost.upfront)} tokens before the first message`;
  const rest = more === 0 ? "" : ` ${count(more, "cheaper tool")} not shown.`;
  return [details(title, `${shown}

${method}${rest}`)];
}

// src/reporters/summary-tools.ts
var HEAD2 = 1e3;
var FEW_TOOLS = 30;
function toolSections({ servers }, room) {
  const withTools = servers.filter(({ surface }) => surface.tools.length > 0);
  if (withTools.length === 0) return [];
  const sections = [];
  let left = room;
  for (const server of withTools) {
    const section = toolSection(server, left, servers.length === 1);
    left -= bytes(section);
    if (left < 0) break;
    sections.push(section);
  }
  const missing = withTools.length - sections.length;
  const note = missing === 0 ? [] : [`The tools of ${count(missing, "more server")} are not shown here.`];
  return ["### What the tools can do", ...sections, ...note];
}
function toolSection(server, room, isAlone) {
  const isCounted = server.cost !== void 0;
  const rows = toolRows(server).map(({ tool, rating, tokens, permission }) => {
    const decision = permission?.decision ?? "";
    const cost = isCounted ? [String(tokens ?? "")] : [];
    const reached = server.surface.code === void 0 ? [] : [capabilities(server.surface.code.tools.get(tool.name))];
    return row([
      classCell(rating),
      code(tool.name, 100),
      decision,
      ...reached,
      ...cost,
      prose(decisive(rating).message, 300)
    ]);
  });
  const reachedTitle = server.surface.code === void 0 ? [] : ["Its code reaches"];
  const columns = ["Class", "Tool", "Permission", ...reachedTitle, ...isCounted ? ["Tokens"] : [], "Why"];
  const shown = [table(columns, rows, room - HEAD2, "tools"), ...costLine(server), ...codeLine(server)].join("\n\n");
  const title = `${isAlone ? "" : `${code(server.key, 100)}: `}${classes(server)}`;
  return details(title, shown, isAlone && rows.length <= FEW_TOOLS);
}
function capabilities(analysis) {
  if (analysis === void 0) return "not found";
  const { verdict: verdict2, actual, undeclared } = analysis.containment;
  if (verdict2 === "UNANALYZABLE") return "not followed";
  const missing = new Set(undeclared.map(({ leaf }) => leaf));
  const shown = actual.map((leaf) => missing.has(leaf) ? `**${leaf}**` : leaf).join(", ");
  const note = verdict2 === "OK_PARTIAL" ? "<br><sub>followed in part</sub>" : "";
  return `${shown === "" ? "nothing" : shown}${note}`;
}
function classCell({ class: toolClass, flags }) {
  const name = classRank(toolClass) > 1 ? `**${toolClass}**` : toolClass;
  return flags.length === 0 ? name : `${name}<br><sub>${flags.join(", ").replaceAll("_", " ")}</sub>`;
}
function classes(server) {
  const each = toolRows(server).map(({ rating }) => rating.class);
  const parts = [...new Set(each)].map((name) => `${each.filter((other) => other === name).length} ${name}`);
  return `${count(each.length, "tool")}: ${parts.join(", ")}`;
}

// src/reporters/summary.ts
var LIMIT = 9e5;
var RESERVE = 4e3;
var REASONS = 50;
var HASH_DIGITS = 16;
function summary(report, options = {}) {
  const limit = options.limit ?? LIMIT;
  const top = heading(report);
  const bottom = [...coverage(report, limit / 20), closing(report)];
  let room = limit - RESERVE - bytes([...top, ...bottom].join("\n\n"));
  const permissions = permissionsBlock(report);
  const permissionsFit = bytes(permissions) <= room / 4;
  if (permissionsFit) room -= bytes(permissions);
  const drift = driftSections(report, room * 0.4);
  room -= bytes(drift.join("\n\n"));
  const since = sinceSections(report, options.files, room * 0.3);
  room -= bytes(since.join("\n\n"));
  const findings = findingSections(report, options.files, room * 0.7);
  room -= bytes(findings.join("\n\n"));
  const clients = clientSections(report, room / 2);
  room -= bytes(clients.join("\n\n"));
  const tools = toolSections(report, room);
  const left = permissionsFit ? permissions : "The permissions are too many to be shown here: `mcp-audit permissions` prints them.";
  return `${[...top, ...drift, ...since, ...findings, ...tools, ...clients, left, ...bottom].filter((part) => part !== "").join("\n\n")}
`;
}
function heading(report) {
  const { outcome, headline: headline2, details: reasons } = verdict(report);
  const counts = counted(report.findings).map(
    ({ severity, count: number }) => `${DOTS[severity]} ${number} ${severity}`
  );
  const shown = reasons.slice(0, REASONS).map((reason) => `- ${prose(reason)}`);
  const more = reasons.length > REASONS ? [`- ${reasons.length - REASONS} more reasons are not shown.`] : [];
  return [
    `## ${outcome === "pass" ? "\u2705" : "\u274C"} mcp-audit: ${headline2}`,
    [scanned(report), ...counts].join(" \xB7 "),
    [...shown, ...more].join("\n")
  ];
}
function permissionsBlock({ servers }) {
  const settings = claudeSettings(servers);
  const { allow, ask, deny } = settings.permissions;
  if (allow.length + ask.length + deny.length === 0) return "";
  const title = `Permissions for <code>.claude/settings.json</code>: ${allow.length} allow, ${ask.length} ask, ${deny.length} deny`;
  return details(
    title,
    `A draft to review: it follows from the classes above.

${fenced("json", jsonText(settings))}`
  );
}
function coverage({ servers }, room) {
  const read = servers.map(({ key, surface, hash }) => {
    const { tools, prompts, resources, templates } = surface.coverage;
    const counts = [tools, prompts, resources, templates];
    return row([code(key, 100), code(surface.source, 200), ...counts, `<code>${hash.slice(0, HASH_DIGITS)}</code>`]);
  });
  const skipped = servers.flatMap(
    ({ key, surface }) => surface.coverage.skipped.map((why) => row([code(key, 100), prose(why)]))
  );
  const kinds = ["Tools", "Prompts", "Resources", "Templates"];
  const columns = ["Server", "Read from", ...kinds, "sha256 of the definitions, its beginning"];
  const missed = skipped.length === 0 ? "" : table(["Server", "Not scanned"], skipped, room, "reasons");
  return [missed, details("What was scanned", table(columns, read, room, "servers"))];
}
function closing(report) {
  const { tool, accepted: accepted2 } = report;
  const lock = asApproved(report);
  const approved = lock === void 0 ? "" : ` As approved in ${code(lock, 200)}.`;
  const left = accepted2.length === 0 ? "" : ` ${count(accepted2.length, "finding")} accepted by the policy.`;
  return `<sub>[${tool.name}](${HOMEPAGE}) ${tool.version}.${approved}${left} ${NO_GUARANTEE}</sub>`;
}

export {
  summary
};
