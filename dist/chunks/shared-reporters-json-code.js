import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  toolRows
} from "./shared-reporters-tools.js";
import {
  receptionOf
} from "./shared-reporters-matrix.js";
import {
  locator
} from "./shared-model-document.js";
import {
  jsonText
} from "./shared-reporters-escape.js";

// src/reporters/json-drift.ts
function jsonDrift(drift) {
  if (drift === void 0) return null;
  return drift.map(({ server, baseline, isKnown, changes, permissions, notes, accept }) => ({
    server,
    baseline,
    known: isKnown,
    changes: changes.map(({ part, kind, impact, subject, oldName, edits, more, brings }) => ({
      part,
      kind,
      impact,
      subject: { kind: subject.kind, name: subject.name },
      oldName: oldName ?? null,
      edits: edits.map((edit) => ({
        field: edit.field,
        says: edit.says,
        impact: edit.impact,
        pieces: edit.pieces.map((piece) => ({ kind: piece.kind, text: piece.text }))
      })),
      more,
      brings: brings.map(({ rule, severity, excerpt }) => ({ rule, severity, excerpt }))
    })),
    permissions: permissions.map(({ tool, rule, before, now }) => ({
      tool,
      rule,
      before: before ?? null,
      now: now ?? null
    })),
    notes,
    accept
  }));
}

// src/reporters/json-location.ts
function jsonLocation(location) {
  if (location === void 0) return null;
  const { path, line, column, endLine, endColumn } = location;
  return { file: path, line, column, endLine, endColumn };
}

// src/reporters/json-code.ts
function jsonServerCode({ surface }, locate) {
  if (surface.code === void 0) return null;
  const { code, coverage } = surface.code;
  const { listed, analysed, complete, reasons } = coverage;
  return {
    status: code.status,
    coverage: { listed, analysed, complete, reasons: reasons.map(({ code: id, count }) => ({ code: id, count })) },
    reasons: code.reasons.map((reason) => jsonReason(reason, locate)),
    ambient: code.ambient.map((effect) => jsonEffect(effect, locate))
  };
}
function jsonToolCode(analysis, locate) {
  if (analysis === void 0) return null;
  const { code, containment } = analysis;
  return {
    verdict: containment.verdict,
    declared: containment.declared,
    actual: containment.actual,
    undeclared: containment.undeclared.map(({ leaf }) => leaf),
    effects: code.effects.map((effect) => jsonEffect(effect, locate)),
    reasons: code.reasons.map((reason) => jsonReason(reason, locate)),
    location: locate(code.site)
  };
}
function jsonEffect({ leaf, symbol, scope, destination, at }, locate) {
  return { leaf, symbol, scope, destination: destination ?? null, location: locate(at) };
}
function jsonReason({ code, text, at }, locate) {
  return { code, text, location: at === void 0 ? null : locate(at) };
}

// src/reporters/json-since.ts
function jsonSince(since) {
  if (since === void 0) return null;
  const { base, fresh, resolved, raised, permissions } = since;
  return {
    base,
    new: fresh.map(({ fingerprint }) => fingerprint),
    resolved: resolved.map(({ rule, severity, server, subject, message, fingerprint }) => ({
      ...{ rule, severity, server, subject: { kind: subject.kind, name: subject.name }, message, fingerprint }
    })),
    raised: raised.map(({ server, tool, from, to }) => ({ server, tool, from: from ?? null, to: to ?? null })),
    permissions: permissions.map(({ server, tool, from, to }) => ({
      server,
      tool,
      from: from ?? null,
      to: to ?? null
    }))
  };
}

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
    gate: {
      failOn: gate.failOn,
      failed: gate.failed,
      count: gate.count,
      on: gate.on ?? "all",
      drifted: gate.drifted ?? null
    },
    servers: servers.map((server) => jsonServer(server, where)),
    findings: findings.map((finding) => jsonFinding(finding, where)),
    accepted: accepted.map((finding) => ({
      ...jsonFinding(finding, where),
      acceptance: { reason: finding.acceptance.reason ?? null, expires: finding.acceptance.expires ?? null }
    })),
    incomplete: incomplete.map(({ server, reason }) => ({ server, reason })),
    broken: broken.map(({ rule, server, error }) => ({ rule, server, error })),
    since: jsonSince(report.since),
    shard: report.shard === void 0 ? null : { index: report.shard.index, count: report.shard.count },
    drift: jsonDrift(report.drift)
  };
}
function jsonServer(server, where) {
  const { origin, source, coverage, code } = server.surface;
  const locate = (at) => jsonLocation(where(server.key, at));
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
      tokens: tokens ?? null,
      code: jsonToolCode(code?.tools.get(tool.name), locate)
    })),
    coverage: {
      tools: coverage.tools,
      prompts: coverage.prompts,
      resources: coverage.resources,
      templates: coverage.templates,
      skipped: coverage.skipped
    },
    cost: jsonCost(server),
    compatibility: (server.compatibility ?? []).map((each) => jsonCompatibility(each, server)),
    code: jsonServerCode(server, locate)
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
  const related = (each) => ({
    message: each.message,
    location: jsonLocation(where(server, each.at))
  });
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
    related: finding.related.map(related),
    path: (finding.path ?? []).map(related),
    profiles: finding.profiles ?? [],
    rewrittenBy: finding.rewrittenBy ?? [],
    fingerprint,
    folded,
    cwe: rule.cwe,
    owasp: rule.owasp
  };
}

export {
  json
};
