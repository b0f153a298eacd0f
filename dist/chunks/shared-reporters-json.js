import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  locator
} from "./shared-model-document.js";
import {
  receptionOf
} from "./shared-reporters-matrix.js";
import {
  toolRows
} from "./shared-reporters-tools.js";
import {
  jsonText
} from "./shared-reporters-escape.js";

// src/reporters/json.ts
function json(report) {
  return `${jsonText(jsonReport(report))}
`;
}
function jsonReport(report) {
  const { tool, gate, servers, findings, accepted, incomplete, broken } = report;
  const where = locator(report);
  return {
    version: 1,
    tool: { name: tool.name, version: tool.version },
    gate: { failOn: gate.failOn, failed: gate.failed, count: gate.count },
    servers: servers.map(jsonServer),
    findings: findings.map((finding) => jsonFinding(finding, where)),
    accepted: accepted.map((finding) => jsonFinding(finding, where)),
    incomplete: incomplete.map(({ server, reason }) => ({ server, reason })),
    broken: broken.map(({ rule, server, error }) => ({ rule, server, error }))
  };
}
function jsonServer(server) {
  const { origin, source, coverage } = server.surface;
  return {
    key: server.key,
    origin,
    source,
    hash: server.hash,
    tools: toolRows(server).map(({ tool, rating, hash, tokens, permission }) => ({
      name: tool.name,
      class: rating.class,
      reasons: rating.reasons.map(({ id, class: toolClass, message }) => ({ id, class: toolClass, message })),
      flags: rating.flags,
      escalate: rating.escalate.map(({ argument, values, matches, class: toolClass }) => ({
        argument,
        values,
        ...matches !== void 0 && { matches },
        class: toolClass
      })),
      permission: permission === void 0 ? null : { rule: permission.rule, decision: permission.decision },
      hash,
      tokens: tokens ?? null
    })),
    coverage: {
      tools: coverage.tools,
      prompts: coverage.prompts,
      resources: coverage.resources,
      templates: coverage.templates,
      skipped: coverage.skipped
    },
    cost: jsonCost(server),
    compatibility: (server.compatibility ?? []).map((each) => jsonCompatibility(each, server))
  };
}
function jsonCost({ cost }) {
  if (cost === void 0) return null;
  const { definitions, instructions, upfront, deferred } = cost;
  return { definitions, instructions, upfront, deferred };
}
function jsonCompatibility(each, { surface }) {
  const those = (reception) => surface.tools.filter((tool) => receptionOf(each, tool) === reception).map(({ name }) => name);
  return {
    profile: each.profile,
    server: each.server,
    accepted: those("accepted").length,
    rewritten: [...those("rewritten")].sort(),
    rejected: [...those("rejected")].sort()
  };
}
function jsonFinding(finding, where) {
  const { rule, severity, server, subject, field, message, excerpt, fingerprint, folded } = finding;
  return {
    rule: rule.id,
    aliases: rule.aliases,
    kind: rule.kind,
    severity,
    server,
    subject: { kind: subject.kind, name: subject.name },
    field,
    message,
    fix: finding.fix ?? rule.fix,
    excerpt,
    location: jsonLocation(where(server, finding.at)),
    related: finding.related.map((related) => ({
      message: related.message,
      location: jsonLocation(where(server, related.at))
    })),
    profiles: finding.profiles ?? [],
    rewrittenBy: finding.rewrittenBy ?? [],
    fingerprint,
    folded,
    cwe: rule.cwe,
    owasp: rule.owasp
  };
}
function jsonLocation(location) {
  if (location === void 0) return null;
  const { path, line, column, endLine, endColumn } = location;
  return { file: path, line, column, endLine, endColumn };
}

export {
  json
};
