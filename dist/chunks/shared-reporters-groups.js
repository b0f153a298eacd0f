import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);

// src/reporters/groups.ts
function grouped(findings) {
  const groups = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    const key = said(finding);
    const group = groups.get(key);
    if (group === void 0) groups.set(key, [finding]);
    else group.push(finding);
  }
  return [...groups.values()].map((all) => ({ first: all[0], all }));
}
function said({ rule, severity, server, message, excerpt, folded, fix, related, ...finding }) {
  const about = [rule.id, severity, server, message, excerpt, fix ?? "", ...folded];
  const clients = [...finding.profiles ?? [], "", ...finding.rewrittenBy ?? []];
  return JSON.stringify([about, clients, related.length === 0 ? "" : finding.fingerprint]);
}

export {
  grouped
};
