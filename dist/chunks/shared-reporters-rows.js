import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  grouped as grouped2
} from "./shared-reporters-groups.js";
import {
  clientsOf,
  isQuoted,
  locator
} from "./shared-model-document.js";
import {
  costBars,
  matrix
} from "./shared-reporters-matrix.js";
import {
  HOMEPAGE,
  rulePageUrl
} from "./shared-reporters-links.js";
import {
  grouped
} from "./shared-model-number.js";
import {
  NO_GUARANTEE,
  count,
  counted,
  scanned,
  verdict
} from "./shared-reporters-verdict.js";
import {
  claudeSettings,
  costLine,
  toolRows
} from "./shared-reporters-tools.js";
import {
  code,
  jsonText,
  prose
} from "./shared-reporters-escape.js";
import {
  rank
} from "./shared-model-severity.js";
import {
  classRank,
  decisive
} from "./shared-model-rating.js";

// src/reporters/rows.ts
function bytes(text) {
  return new TextEncoder().encode(text).length;
}
function row(cells, count2 = 1) {
  return { cells: cells.join(" | "), count: count2 };
}
function table(columns, rows, room, what) {
  const head = [`| ${columns.join(" | ")} |`, `|${" --- |".repeat(columns.length)}`];
  const shown = [];
  let left = room - bytes(head.join("\n")) - 200;
  for (const { cells } of rows) {
    left -= bytes(cells) + 5;
    if (left < 0) break;
    shown.push(`| ${cells} |`);
  }
  const missing = rows.slice(shown.length).reduce((sum, each) => sum + each.count, 0);
  const note = `| \u2026 | ${missing} more ${what} are not shown here. |`;
  return [...head, ...shown, ...missing === 0 ? [] : [note]].join("\n");
}
function fenced(language, body) {
  let longest = 2;
  for (const [run] of body.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}
${body}
${fence}`;
}
function details(title, body, isOpen = false) {
  return `<details${isOpen ? " open" : ""}><summary>${title}</summary>

${body}

</details>`;
}

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
  const legend = `${SIGNS.rejected} rejected \xB7 ${SIGNS.rewritten} changed or cut before the model sees it \xB7 ${SIGNS.accepted} taken as it is. ${count(found.accepted, "more tool")} every client takes as it is.`;
  return [details(`${name}${headline(found)}`, `${shown}

${legend}`, !isFleet)];
}
function headline({ profiles, rows }) {
  const rejecting = profiles.filter((_, index) => rows.some(({ receptions }) => receptions[index] === "rejected"));
  return `${rejecting.length} of ${count(profiles.length, "client")} reject a tool`;
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

// src/reporters/summary-findings.ts
var DOTS = {
  critical: "\u{1F534}",
  high: "\u{1F7E0}",
  medium: "\u{1F7E1}",
  low: "\u{1F535}",
  info: "\u26AA"
};
var NOTABLE = rank("medium");
var PLACES = 5;
function findingSections(report, files, room) {
  const { findings, servers } = report;
  if (findings.length === 0) return [];
  const look = { where: locator(report), files, isFleet: servers.length > 1 };
  const notable = findings.filter(({ severity }) => rank(severity) >= NOTABLE);
  const minor = findings.filter(({ severity }) => rank(severity) < NOTABLE);
  const shown = (part, left) => table(
    ["Severity", "Finding", "Where"],
    grouped2(part).map((group) => findingRow(group, look)),
    left,
    "findings"
  );
  const main = notable.length === 0 ? "" : shown(notable, room);
  const rest = minor.length === 0 ? "" : shown(minor, room - bytes(main));
  const folded = rest === "" || main === "" ? rest : details(`${count(minor.length, "milder finding")}: low and info`, rest);
  return ["### Findings", main, folded];
}
function findingRow({ first, all }, { where, files, isFleet }) {
  const { rule, severity, message, excerpt, folded, server, fix } = first;
  const what = [
    `**[${rule.id}](${rulePageUrl(rule.id)})**${all.length === 1 ? "" : ` \xD7${all.length}`}`,
    prose(message),
    ...isQuoted(first) ? [] : [code(excerpt)],
    ...[...clientsOf(first), ...fix === void 0 ? [] : [fix]].map((said) => `<sub>${prose(said)}</sub>`),
    ...folded.length === 0 ? [] : [`<sub>also ${folded.join(", ")}</sub>`]
  ];
  const places = all.slice(0, PLACES).map(({ subject, field, at }) => {
    const location = where(server, at);
    const name = subject.kind === "server" ? "server" : `${subject.kind} ${code(subject.name, 100)}`;
    const rest = [
      ...field === "" ? [] : [code(field, 200)],
      ...location === void 0 ? [] : [fileLink(location, files)]
    ];
    return [name, ...rest].join("<br>");
  });
  const more = all.length > PLACES ? [`and ${all.length - PLACES} more`] : [];
  const place = [...isFleet ? [code(server, 100)] : [], ...places, ...more];
  return row([`${DOTS[severity]}&nbsp;${severity}`, what.join("<br>"), place.join("<br>")], all.length);
}
function fileLink({ path, line, column, endLine }, files) {
  const shown = code(`${path}:${line}:${column}`, 200);
  if (files === void 0) return shown;
  const steps = path.replace(new RegExp("\\p{Cs}", "gu"), "\uFFFD").split("/").map(encodeURIComponent);
  return `<a href="${files}${steps.join("/").replaceAll("'", "%27")}#L${line}-L${endLine}">${shown}</a>`;
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
    return row([classCell(rating), code(tool.name, 100), decision, ...cost, prose(decisive(rating).message, 300)]);
  });
  const columns = ["Class", "Tool", "Permission", ...isCounted ? ["Tokens"] : [], "Why"];
  const shown = [table(columns, rows, room - HEAD2, "tools"), ...costLine(server)].join("\n\n");
  const title = `${isAlone ? "" : `${code(server.key, 100)}: `}${classes(server)}`;
  return details(title, shown, isAlone && rows.length <= FEW_TOOLS);
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
  const findings = findingSections(report, options.files, room * 0.7);
  room -= bytes(findings.join("\n\n"));
  const clients = clientSections(report, room / 2);
  room -= bytes(clients.join("\n\n"));
  const tools = toolSections(report, room);
  const left = permissionsFit ? permissions : "The permissions are too many to be shown here: `mcp-audit permissions` prints them.";
  return `${[...top, ...findings, ...tools, ...clients, left, ...bottom].filter((part) => part !== "").join("\n\n")}
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
function closing({ tool, accepted }) {
  const left = accepted.length === 0 ? "" : ` ${count(accepted.length, "finding")} accepted by the policy.`;
  return `<sub>[${tool.name}](${HOMEPAGE}) ${tool.version}.${left} ${NO_GUARANTEE}</sub>`;
}

export {
  summary
};
