import type { Location as SarifLocation, Log, Notification, Result, Run } from "sarif";
import type { Location } from "../model/document.ts";
import type { AuditedServer, Finding, Report } from "../model/report.ts";
import type { Coverage } from "../model/surface.ts";
import type { Place, Span } from "../model/text.ts";
import { jsonText, sarifText, visible } from "./escape.ts";
import { HOMEPAGE } from "./links.ts";
import { clientsOf, fromRepository, isInWorkspace, locator, subjectOf, type Locator } from "./place.ts";
import { descriptors, levelOf, sarifRuleId, taxonomies } from "./sarif-rules.ts";

export interface SarifOptions {
  /** Alerts of one category replace each other; each server gets its own below this one. */
  readonly category: string;
  /** Where in the repository the audit's paths begin, as `services/mail`; its root when there is none. */
  readonly folder?: string;
}

/** The file of one server, or why it gets none: what code scanning does not see it closes as fixed. */
export type SarifFile =
  | { readonly server: string; readonly text: string; readonly reason?: undefined }
  | { readonly server: string; readonly text?: undefined; readonly reason: string };

/** Code scanning keeps this many results of a run. Findings come worst first. */
const RESULTS = 5000;

/** A related place beyond these says nothing new. */
const RELATED = 20;

const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/** SARIF 2.1.0 for code scanning: one run and one category a server, in the order of the servers. */
export function sarif(report: Report, options: SarifOptions): readonly SarifFile[] {
  const where = fromRepository(locator(report), options.folder ?? "");
  return report.servers.map((server) => {
    const findings = report.findings.filter((finding) => finding.server === server.key);
    const reason = whyNot(server, findings, report, where);
    if (reason !== undefined) return { server: server.key, reason };
    const log: Log = { $schema: SCHEMA, version: "2.1.0", runs: [run(server, findings, report, options, where)] };
    return { server: server.key, text: `${jsonText(log)}\n` };
  });
}

function whyNot(
  { key, surface }: AuditedServer,
  findings: readonly Finding[],
  { incomplete, broken }: Report,
  where: Locator,
): string | undefined {
  const gap = incomplete.find(({ server }) => server === key);
  if (gap !== undefined) return `the scan is not complete: ${gap.reason}`;
  const fault = broken.find(({ server }) => server === key || server === "");
  if (fault !== undefined) return `the rule ${fault.rule} failed, and its alerts would be closed as fixed`;
  const places = [...surface.subjects.slice(0, 1).map(({ place }) => place), ...findings.map(({ at }) => at)];
  if (places.every((at) => fileOf(where(key, at)) !== undefined)) return undefined;
  return "code scanning shows findings in files of the repository, and none stands for this server: audit a manifest or a client configuration in the repository, or leave SARIF out";
}

function fileOf(location: Location | undefined): Location | undefined {
  return location !== undefined && isInWorkspace(location.path) ? location : undefined;
}

function run(
  server: AuditedServer,
  findings: readonly Finding[],
  { tool, rules }: Report,
  { category }: SarifOptions,
  where: Locator,
): Run {
  const rulesOfRun = descriptors(rules);
  const indexes = new Map(rulesOfRun.map(({ id }, index) => [id, index]));
  const lists = taxonomies(rules);
  return {
    tool: {
      driver: {
        name: tool.name,
        version: tool.version,
        semanticVersion: tool.version,
        informationUri: HOMEPAGE,
        rules: [...rulesOfRun],
        supportedTaxonomies: lists.map(({ name }, index) => ({ name, index })),
      },
    },
    automationDetails: { id: `${visible(category)}/${visible(server.key)}/` },
    columnKind: "utf16CodeUnits",
    invocations: [{ executionSuccessful: true, toolExecutionNotifications: notifications(server, findings.length) }],
    taxonomies: lists,
    results: findings.slice(0, RESULTS).map((finding) => result(finding, indexes, where)),
    properties: { coverage: coverageOf(server) },
  };
}

/** What was read of the server, and what was not. */
function coverageOf({ surface }: AuditedServer): Coverage {
  const { tools, prompts, resources, templates, skipped } = surface.coverage;
  return { tools, prompts, resources, templates, skipped: skipped.map((why) => sarifText(why)) };
}

function notifications({ surface }: AuditedServer, found: number): Notification[] {
  const skipped = surface.coverage.skipped.map((why): Notification => ({
    level: "note",
    message: { text: sarifText(why) },
  }));
  if (found <= RESULTS) return skipped;
  const text = `Code scanning keeps ${RESULTS} results: the ${found - RESULTS} mildest of ${found} are not in this file.`;
  return [...skipped, { level: "warning", message: { text } }];
}

function result(finding: Finding, indexes: ReadonlyMap<string, number>, where: Locator): Result {
  const { rule, severity, fingerprint } = finding;
  const ruleId = sarifRuleId(rule, severity);
  const ruleIndex = indexes.get(ruleId);
  const related = finding.related.slice(0, RELATED).flatMap(({ at, message }, index) => {
    const place = fileOf(where(finding.server, at));
    return place === undefined ? [] : [{ id: index + 1, place, message }];
  });
  const links = related.map(({ id, message }) => `[${sarifText(message, 200)}](${id})`);
  const sentences = [
    sarifText(finding.message),
    ...(links.length === 0 ? [] : [`See ${links.join(", ")}.`]),
    ...clientsOf(finding),
    ...(finding.fix === undefined ? [] : [sarifText(finding.fix)]),
  ];
  return {
    ruleId,
    ...(ruleIndex !== undefined && { ruleIndex }),
    level: levelOf(severity),
    message: { text: `${sentences.join(" ")} (${sarifText(subjectOf(finding), 300)})` },
    locations: [location(finding, finding.at, where)],
    ...(related.length > 0 && {
      relatedLocations: related.map(({ id, place, message }) => ({
        id,
        physicalLocation: physical(place),
        message: { text: sarifText(message, 200) },
      })),
    }),
    ...codeFlows(finding, where),
    partialFingerprints: { primaryLocationLineHash: fingerprint, "mcpAudit/v1": fingerprint },
    ...(finding.folded.length > 0 && { properties: { folded: [...finding.folded] } }),
  };
}

/** The way to what was found, a step a call; steps outside of the repository's files are left out. */
function codeFlows({ path = [], server }: Finding, where: Locator): Pick<Result, "codeFlows"> {
  const steps = path.flatMap(({ at, message }) => {
    const place = fileOf(where(server, at));
    return place === undefined ? [] : [{ place, message }];
  });
  if (steps.length === 0) return {};
  const locations = cutSteps(steps).map(({ place, message }) => ({
    location: { physicalLocation: physical(place), message: { text: sarifText(message, 300) } },
  }));
  return { codeFlows: [{ threadFlows: [{ locations }] }] };
}

/** Code scanning shows so many steps; of a longer way, the beginning and the end say the most. */
const STEPS = 50;

function cutSteps<Step>(steps: readonly Step[]): readonly Step[] {
  return steps.length <= STEPS ? steps : [...steps.slice(0, STEPS / 2), ...steps.slice(-STEPS / 2)];
}

function location(finding: Finding, at: Place | Span, where: Locator): SarifLocation {
  const { server, subject, field } = finding;
  const path = [server, subject.kind, subject.name, ...(field === "" ? [] : [field])].map(visible);
  const found = fileOf(where(server, at));
  return {
    ...(found !== undefined && { physicalLocation: physical(found) }),
    logicalLocations: [{ name: visible(subject.name), fullyQualifiedName: path.join("/"), kind: subject.kind }],
  };
}

function physical({ path, line, column, endLine, endColumn }: Location): SarifLocation["physicalLocation"] {
  const steps = path.replace(/\p{Cs}/gu, "\uFFFD").split("/");
  return {
    artifactLocation: { uri: steps.map(encodeURIComponent).join("/") },
    region: { startLine: line, startColumn: column, endLine, endColumn },
  };
}
