import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  HOMEPAGE,
  TAXONOMIES,
  rulePageUrl
} from "./shared-reporters-links.js";
import {
  clientsOf,
  fromRepository,
  isInWorkspace,
  locator,
  subjectOf
} from "./shared-model-document.js";
import {
  cut,
  jsonText,
  sarifText,
  visible
} from "./shared-reporters-escape.js";

// src/reporters/sarif-rules.ts
var SCORES = {
  critical: "9.5",
  high: "8.0",
  medium: "5.5",
  low: "3.0",
  info: void 0
};
var LEVELS = { critical: "error", high: "error", medium: "warning", low: "note", info: "note" };
var PROBLEMS = { error: "error", warning: "warning", note: "recommendation" };
var PRECISION = { critical: "high", high: "high", medium: "medium", low: "low", info: "low" };
var TAGS = 10;
var TEXT_LIMIT = 1e3;
function levelOf(severity) {
  return LEVELS[severity];
}
function sarifRuleId(rule, severity) {
  return severity === rule.severity ? rule.id : `${rule.id}.${severity}`;
}
function descriptors(cards) {
  return cards.flatMap(
    (card) => [card.severity, ...(card.severities ?? []).filter((severity) => severity !== card.severity)].map(
      (severity) => descriptor(card, severity)
    )
  );
}
function descriptor(card, severity) {
  const id = sarifRuleId(card, severity);
  const level = levelOf(severity);
  const why = card.why.trim();
  const plain = why.replace(/\s+/g, " ");
  const score = card.kind === "security" ? SCORES[severity] : void 0;
  return {
    id,
    name: pascalCase(id),
    shortDescription: { text: `${card.summary}.` },
    fullDescription: { text: cut(plain, TEXT_LIMIT) },
    help: {
      text: `${plain}

What to do: ${card.fix}

More: ${rulePageUrl(card.id)}`,
      markdown: `${why}

**What to do.** ${card.fix}

${facts(card)}

[More about \`${card.id}\`](${rulePageUrl(card.id)})`
    },
    helpUri: rulePageUrl(card.id),
    defaultConfiguration: { level },
    properties: {
      ...score !== void 0 && { "security-severity": score },
      ...score === void 0 && { "problem.severity": PROBLEMS[level] },
      precision: card.kind === "quality" ? "very-high" : PRECISION[severity],
      tags: tags(card)
    },
    relationships: relationships(card)
  };
}
function facts(card) {
  const categories = TAXONOMIES.flatMap((taxonomy) => taxonomy.of(card)).map(
    ({ id, name, url }) => `[${id}${name === void 0 ? "" : ` ${name}`}](${url})`
  );
  const aliases = card.aliases.map((alias) => `\`${alias}\``);
  return [
    ...aliases.length > 0 ? [`Also known as ${aliases.join(", ")}.`] : [],
    ...categories.length > 0 ? [categories.join(" \xB7 ")] : []
  ].join("\n\n");
}
function tags(card) {
  const cwe = card.cwe.map((number) => `external/cwe/cwe-${String(number).padStart(3, "0")}`);
  const owasp = card.owasp.map((id) => `external/owasp/${id.toLowerCase()}`);
  return ["mcp", card.kind, ...cwe, ...owasp].slice(0, TAGS);
}
function pascalCase(id) {
  return id.split(/[-.]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
var VOCABULARIES = [
  {
    name: "layer-codes",
    summary: "Codes STRUCT, SCHEMA and DIFF with three digits",
    shape: /^(?:STRUCT|SCHEMA|DIFF)\d{3}$/
  },
  { name: "mcp-codes", summary: "Codes MCP with three digits", shape: /^MCP-\d{3}$/ },
  { name: "names", summary: "Names that other checkers give to one or several of these rules", shape: void 0 }
];
var OTHER_CODES = VOCABULARIES.flatMap(({ shape }) => shape === void 0 ? [] : [shape]);
var LISTS = [
  ...TAXONOMIES,
  ...VOCABULARIES.map(({ name, summary, shape }) => ({
    name,
    organization: "mcp-audit",
    summary,
    of: ({ id, aliases }) => aliases.filter((alias) => shape === void 0 ? !OTHER_CODES.some((code) => code.test(alias)) : shape.test(alias)).map((alias) => ({ id: alias, url: rulePageUrl(id) }))
  }))
];
function taxonomies(cards) {
  return LISTS.flatMap(({ name, organization, summary, url, of }) => {
    const found = new Map(cards.flatMap((card) => of(card).map((category) => [category.id, category])));
    const taxa = [...found.values()].sort((a, b) => a.id < b.id ? -1 : 1);
    if (taxa.length === 0) return [];
    return {
      name,
      organization,
      shortDescription: { text: `${summary}.` },
      ...url !== void 0 && { informationUri: url },
      taxa: taxa.map((taxon) => ({
        id: taxon.id,
        ...taxon.name !== void 0 && { name: taxon.name, shortDescription: { text: `${taxon.name}.` } },
        helpUri: taxon.url
      }))
    };
  });
}
function relationships(card) {
  return LISTS.flatMap(
    ({ name, organization, of }) => of(card).map(({ id }) => ({
      target: { id, toolComponent: { name } },
      kinds: [organization === "mcp-audit" ? "relevant" : "superset"]
    }))
  );
}

// src/reporters/sarif.ts
var RESULTS = 5e3;
var RELATED = 20;
var SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
function sarif(report, options) {
  const where = fromRepository(locator(report), options.folder ?? "");
  return report.servers.map((server) => {
    const findings = report.findings.filter((finding) => finding.server === server.key);
    const reason = whyNot(server, findings, report, where);
    if (reason !== void 0) return { server: server.key, reason };
    const log = { $schema: SCHEMA, version: "2.1.0", runs: [run(server, findings, report, options, where)] };
    return { server: server.key, text: `${jsonText(log)}
` };
  });
}
function whyNot({ key, surface }, findings, { incomplete, broken }, where) {
  const gap = incomplete.find(({ server }) => server === key);
  if (gap !== void 0) return `the scan is not complete: ${gap.reason}`;
  const fault = broken.find(({ server }) => server === key || server === "");
  if (fault !== void 0) return `the rule ${fault.rule} failed, and its alerts would be closed as fixed`;
  const places = [...surface.subjects.slice(0, 1).map(({ place }) => place), ...findings.map(({ at }) => at)];
  if (places.every((at) => fileOf(where(key, at)) !== void 0)) return void 0;
  return "code scanning shows findings in files of the repository, and none stands for this server: audit a manifest or a client configuration in the repository, or leave SARIF out";
}
function fileOf(location2) {
  return location2 !== void 0 && isInWorkspace(location2.path) ? location2 : void 0;
}
function run(server, findings, { tool, rules }, { category }, where) {
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
        supportedTaxonomies: lists.map(({ name }, index) => ({ name, index }))
      }
    },
    automationDetails: { id: `${visible(category)}/${visible(server.key)}/` },
    columnKind: "utf16CodeUnits",
    invocations: [{ executionSuccessful: true, toolExecutionNotifications: notifications(server, findings.length) }],
    taxonomies: lists,
    results: findings.slice(0, RESULTS).map((finding) => result(finding, indexes, where)),
    properties: { coverage: coverageOf(server) }
  };
}
function coverageOf({ surface }) {
  const { tools, prompts, resources, templates, skipped } = surface.coverage;
  return { tools, prompts, resources, templates, skipped: skipped.map((why) => sarifText(why)) };
}
function notifications({ surface }, found) {
  const skipped = surface.coverage.skipped.map((why) => ({
    level: "note",
    message: { text: sarifText(why) }
  }));
  if (found <= RESULTS) return skipped;
  const text = `Code scanning keeps ${RESULTS} results: the ${found - RESULTS} mildest of ${found} are not in this file.`;
  return [...skipped, { level: "warning", message: { text } }];
}
function result(finding, indexes, where) {
  const { rule, severity, fingerprint } = finding;
  const ruleId = sarifRuleId(rule, severity);
  const ruleIndex = indexes.get(ruleId);
  const related = finding.related.slice(0, RELATED).flatMap(({ at, message }, index) => {
    const place = fileOf(where(finding.server, at));
    return place === void 0 ? [] : [{ id: index + 1, place, message }];
  });
  const links = related.map(({ id, message }) => `[${sarifText(message, 200)}](${id})`);
  const sentences = [
    sarifText(finding.message),
    ...links.length === 0 ? [] : [`See ${links.join(", ")}.`],
    ...clientsOf(finding),
    ...finding.fix === void 0 ? [] : [sarifText(finding.fix)]
  ];
  return {
    ruleId,
    ...ruleIndex !== void 0 && { ruleIndex },
    level: levelOf(severity),
    message: { text: `${sentences.join(" ")} (${sarifText(subjectOf(finding), 300)})` },
    locations: [location(finding, finding.at, where)],
    ...related.length > 0 && {
      relatedLocations: related.map(({ id, place, message }) => ({
        id,
        physicalLocation: physical(place),
        message: { text: sarifText(message, 200) }
      }))
    },
    ...codeFlows(finding, where),
    partialFingerprints: { primaryLocationLineHash: fingerprint, "mcpAudit/v1": fingerprint },
    ...finding.folded.length > 0 && { properties: { folded: [...finding.folded] } }
  };
}
function codeFlows({ path = [], server }, where) {
  const steps = path.flatMap(({ at, message }) => {
    const place = fileOf(where(server, at));
    return place === void 0 ? [] : [{ place, message }];
  });
  if (steps.length === 0) return {};
  const locations = cutSteps(steps).map(({ place, message }) => ({
    location: { physicalLocation: physical(place), message: { text: sarifText(message, 300) } }
  }));
  return { codeFlows: [{ threadFlows: [{ locations }] }] };
}
var STEPS = 50;
function cutSteps(steps) {
  return steps.length <= STEPS ? steps : [...steps.slice(0, STEPS / 2), ...steps.slice(-STEPS / 2)];
}
function location(finding, at, where) {
  const { server, subject, field } = finding;
  const path = [server, subject.kind, subject.name, ...field === "" ? [] : [field]].map(visible);
  const found = fileOf(where(server, at));
  return {
    ...found !== void 0 && { physicalLocation: physical(found) },
    logicalLocations: [{ name: visible(subject.name), fullyQualifiedName: path.join("/"), kind: subject.kind }]
  };
}
function physical({ path, line, column, endLine, endColumn }) {
  const steps = path.replace(new RegExp("\\p{Cs}", "gu"), "\uFFFD").split("/");
  return {
    artifactLocation: { uri: steps.map(encodeURIComponent).join("/") },
    region: { startLine: line, startColumn: column, endLine, endColumn }
  };
}

export {
  levelOf,
  sarif
};
