import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);

// src/profiles/source.ts
function github(reference) {
  const [repository = "", number = ""] = reference.split("#");
  return `https://github.com/${repository}/issues/${number}`;
}
function shortSource(source) {
  const issue = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+)\/issues\/(\d+)$/.exec(source);
  return issue === null ? source.replace(/^https:\/\//, "") : `${issue[1] ?? ""}#${issue[2] ?? ""}`;
}
function withEffect(cell, effect, note) {
  return { ...cell, effect, ...note !== void 0 && { note } };
}
var SPEC = "https://modelcontextprotocol.io/specification/2026-07-28/server/tools";
var PROTOCOL = {
  inputSchema: {
    value: true,
    effect: "server",
    sources: [SPEC, github("mastra-ai/mastra#21859")],
    day: "2026-08-22",
    note: "The official SDKs refuse the whole list for one tool without an input schema."
  },
  rootType: {
    value: "object",
    effect: "server",
    sources: [SPEC, github("anthropics/claude-code#88049")],
    day: "2026-08-22",
    note: "The official SDKs refuse the whole list for one tool whose input schema is not of type object."
  },
  validSchema: {
    value: true,
    effect: "request",
    sources: [SPEC, github("can4hou6joeng4/boss-agent-cli#367")],
    day: "2026-08-22",
    note: "Schemas are JSON Schema: 2020-12 unless they declare another dialect."
  },
  resolvableReferences: {
    value: true,
    effect: "server",
    sources: [github("google-labs-code/stitch-sdk#367"), github("anomalyco/opencode#26529")],
    day: "2026-08-11",
    note: "Clients compile every schema when they list; one reference to nowhere loses all tools of the server."
  }
};

export {
  github,
  shortSource,
  withEffect,
  PROTOCOL
};
