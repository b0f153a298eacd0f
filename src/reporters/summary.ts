import type { Location } from "../model/document.ts";
import { classRank, decisive, type Rating } from "../model/rating.ts";
import type { AuditedServer, Finding, Report } from "../model/report.ts";
import { rank, type Severity } from "../model/severity.ts";
import { code, jsonText, prose } from "./escape.ts";
import { HOMEPAGE, rulePageUrl } from "./links.ts";
import { clientsOf, isQuoted, locator, type Locator } from "./place.ts";
import { bytes, fenced, table } from "./rows.ts";
import { claudeSettings, costLine, toolRows } from "./tools.ts";
import { count, counted, NO_GUARANTEE, scanned, verdict } from "./verdict.ts";

export interface SummaryOptions {
  /** Makes a file's name a link: where the repository's files can be read, ending in `/`. */
  readonly files?: string;
  /** Bytes; GitHub shows nothing of a summary over one mebibyte. */
  readonly limit?: number;
}

const LIMIT = 900_000;

/** For fixed parts and what is said of the cuts. */
const RESERVE = 4000;

/** For the title of a list of tools and the line below it. */
const HEAD = 1000;

const REASONS = 50;

/** Enough to compare by eye; the JSON report has all 64. */
const HASH_DIGITS = 16;

/** A list of tools up to this long is shown unfolded. */
const FEW_TOOLS = 30;

const DOTS: Readonly<Record<Severity, string>> = { critical: "🔴", high: "🟠", medium: "🟡", low: "🔵", info: "⚪" };

const NOTABLE = rank("medium");

/** Markdown for people: the verdict, findings worst first, what each tool can do, permissions, and what was not seen. */
export function summary(report: Report, options: SummaryOptions = {}): string {
  const where = locator(report);
  const limit = options.limit ?? LIMIT;
  const top = heading(report);
  const bottom = [...coverage(report, limit / 20), closing(report)];
  let room = limit - RESERVE - bytes([...top, ...bottom].join("\n\n"));
  const permissions = permissionsBlock(report);
  const permissionsFit = bytes(permissions) <= room / 4;
  if (permissionsFit) room -= bytes(permissions);
  const findings = findingSections(report, where, options, room * 0.7);
  room -= bytes(findings.join("\n\n"));
  const tools = toolSections(report, room);
  const left = permissionsFit
    ? permissions
    : "The permissions are too many to be shown here: `mcp-audit permissions` prints them.";
  return `${[...top, ...findings, ...tools, left, ...bottom].filter((part) => part !== "").join("\n\n")}\n`;
}

function heading(report: Report): readonly string[] {
  const { outcome, headline, details: reasons } = verdict(report);
  const counts = counted(report.findings).map(
    ({ severity, count: number }) => `${DOTS[severity]} ${number} ${severity}`,
  );
  const shown = reasons.slice(0, REASONS).map((reason) => `- ${prose(reason)}`);
  const more = reasons.length > REASONS ? [`- ${reasons.length - REASONS} more reasons are not shown.`] : [];
  return [
    `## ${outcome === "pass" ? "✅" : "❌"} mcp-audit: ${headline}`,
    [scanned(report), ...counts].join(" · "),
    [...shown, ...more].join("\n"),
  ];
}

function findingSections(
  { findings, servers }: Report,
  where: Locator,
  options: SummaryOptions,
  room: number,
): readonly string[] {
  if (findings.length === 0) return [];
  const notable = findings.filter(({ severity }) => rank(severity) >= NOTABLE);
  const minor = findings.slice(notable.length);
  const row = (finding: Finding): string => findingRow(finding, where, options, servers.length > 1);
  const columns = ["Severity", "Finding", "Where"];
  const main = notable.length === 0 ? "" : table(columns, notable.map(row), room, "findings");
  const rest = minor.length === 0 ? "" : table(columns, minor.map(row), room - bytes(main), "findings");
  return [
    "### Findings",
    main,
    rest === "" || main === "" ? rest : details(`${count(minor.length, "milder finding")}: low and info`, rest),
  ];
}

function findingRow(finding: Finding, where: Locator, { files }: SummaryOptions, isFleet: boolean): string {
  const { rule, severity, subject, field, message, excerpt, folded, server } = finding;
  const location = where(server, finding.at);
  const what = [
    `**[${rule.id}](${rulePageUrl(rule.id)})**`,
    prose(message),
    ...(isQuoted(finding) ? [] : [code(excerpt)]),
    ...clientsOf(finding).map((clients) => `<sub>${clients}</sub>`),
    ...(folded.length === 0 ? [] : [`<sub>also ${folded.join(", ")}</sub>`]),
  ];
  const place = [
    ...(isFleet ? [code(server, 100)] : []),
    subject.kind === "server" ? "server" : `${subject.kind} ${code(subject.name, 100)}`,
    ...(field === "" ? [] : [code(field, 200)]),
    ...(location === undefined ? [] : [fileLink(location, files)]),
  ];
  return [`${DOTS[severity]}&nbsp;${severity}`, what.join("<br>"), place.join("<br>")].join(" | ");
}

function fileLink({ path, line, column, endLine }: Location, files: string | undefined): string {
  const shown = code(`${path}:${line}:${column}`, 200);
  if (files === undefined) return shown;
  const steps = path
    .replace(/\p{Cs}/gu, "\uFFFD")
    .split("/")
    .map(encodeURIComponent);
  return `<a href="${files}${steps.join("/").replaceAll("'", "%27")}#L${line}-L${endLine}">${shown}</a>`;
}

function toolSections({ servers }: Report, room: number): readonly string[] {
  const withTools = servers.filter(({ surface }) => surface.tools.length > 0);
  if (withTools.length === 0) return [];
  const sections: string[] = [];
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

function toolSection(server: AuditedServer, room: number, isAlone: boolean): string {
  const isCounted = server.cost !== undefined;
  const rows = toolRows(server).map(({ tool, rating, tokens, permission }) => {
    const decision = permission?.decision ?? "";
    const cost = isCounted ? [String(tokens ?? "")] : [];
    return [classCell(rating), code(tool.name, 100), decision, ...cost, prose(decisive(rating).message, 300)].join(
      " | ",
    );
  });
  const columns = ["Class", "Tool", "Permission", ...(isCounted ? ["Tokens"] : []), "Why"];
  const shown = [table(columns, rows, room - HEAD, "tools"), ...costLine(server)].join("\n\n");
  const title = `${isAlone ? "" : `${code(server.key, 100)}: `}${classes(server)}`;
  return details(title, shown, isAlone && rows.length <= FEW_TOOLS);
}

function classCell({ class: toolClass, flags }: Rating): string {
  const name = classRank(toolClass) > 1 ? `**${toolClass}**` : toolClass;
  return flags.length === 0 ? name : `${name}<br><sub>${flags.join(", ").replaceAll("_", " ")}</sub>`;
}

function classes(server: AuditedServer): string {
  const each = toolRows(server).map(({ rating }) => rating.class);
  const parts = [...new Set(each)].map((name) => `${each.filter((other) => other === name).length} ${name}`);
  return `${count(each.length, "tool")}: ${parts.join(", ")}`;
}

function permissionsBlock({ servers }: Report): string {
  const settings = claudeSettings(servers);
  const { allow, ask, deny } = settings.permissions;
  if (allow.length + ask.length + deny.length === 0) return "";
  const title = `Permissions for <code>.claude/settings.json</code>: ${allow.length} allow, ${ask.length} ask, ${deny.length} deny`;
  return details(
    title,
    `A draft to review: it follows from the classes above.\n\n${fenced("json", jsonText(settings))}`,
  );
}

function details(title: string, body: string, isOpen = false): string {
  return `<details${isOpen ? " open" : ""}><summary>${title}</summary>\n\n${body}\n\n</details>`;
}

function coverage({ servers }: Report, room: number): readonly string[] {
  const rows = servers.map(({ key, surface, hash }) => {
    const { tools, prompts, resources, templates } = surface.coverage;
    return [
      code(key, 100),
      code(surface.source, 200),
      tools,
      prompts,
      resources,
      templates,
      `<code>${hash.slice(0, HASH_DIGITS)}</code>`,
    ].join(" | ");
  });
  const skipped = servers.flatMap(({ key, surface }) =>
    surface.coverage.skipped.map((why) => `${code(key, 100)} | ${prose(why)}`),
  );
  const columns = [
    "Server",
    "Read from",
    "Tools",
    "Prompts",
    "Resources",
    "Templates",
    "sha256 of the definitions, its beginning",
  ];
  const read = table(columns, rows, room, "servers");
  const missed = skipped.length === 0 ? "" : table(["Server", "Not scanned"], skipped, room, "reasons");
  return [missed, details("What was scanned", read)];
}

function closing({ tool, accepted }: Report): string {
  const left = accepted.length === 0 ? "" : ` ${count(accepted.length, "finding")} accepted by the policy.`;
  return `<sub>[${tool.name}](${HOMEPAGE}) ${tool.version}.${left} ${NO_GUARANTEE}</sub>`;
}
