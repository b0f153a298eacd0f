import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);

// src/reporters/links.ts
var HOMEPAGE = "https://github.com/org/mcp-audit";
function rulePageUrl(id) {
  return `${HOMEPAGE}/blob/main/docs/rules/${id}.md`;
}
var CWE_PAGES = "https://cwe.mitre.org/data/definitions/";
var AGENTIC_URL = "https://genai.owasp.org/resource/owasp-top-10-for-agentic-applications-for-2026/";
var MCP_URL = "https://owasp.org/www-project-mcp-top-10/";
var OWASP_NAMES = {
  ASI01: "Agent Goal Hijack",
  ASI02: "Tool Misuse and Exploitation",
  ASI03: "Identity and Privilege Abuse",
  ASI04: "Agentic Supply Chain Vulnerabilities",
  ASI05: "Unexpected Code Execution",
  ASI06: "Memory and Context Poisoning",
  ASI07: "Insecure Inter-Agent Communication",
  ASI08: "Cascading Failures",
  ASI09: "Human-Agent Trust Exploitation",
  ASI10: "Rogue Agents",
  MCP01: "Token Mismanagement and Secret Exposure",
  MCP02: "Privilege Escalation via Scope Creep",
  MCP03: "Tool Poisoning",
  MCP04: "Software Supply Chain Attacks and Dependency Tampering",
  MCP05: "Command Injection and Execution",
  MCP06: "Intent Flow Subversion",
  MCP07: "Insufficient Authentication and Authorization",
  MCP08: "Lack of Audit and Telemetry",
  MCP09: "Shadow MCP Servers",
  MCP10: "Context Injection and Over-Sharing"
};
function owasp(card, prefix, url) {
  return card.owasp.filter((id) => id.startsWith(prefix)).map((id) => ({ id, url, ...Object.hasOwn(OWASP_NAMES, id) && { name: OWASP_NAMES[id] ?? id } }));
}
var TAXONOMIES = [
  {
    name: "CWE",
    organization: "MITRE",
    url: "https://cwe.mitre.org/",
    summary: "Common Weakness Enumeration",
    of: ({ cwe }) => cwe.map((number) => ({ id: `CWE-${number}`, url: `${CWE_PAGES}${number}.html` }))
  },
  {
    name: "OWASP-Agentic",
    organization: "OWASP",
    url: AGENTIC_URL,
    summary: "OWASP Top 10 for Agentic Applications 2026",
    of: (card) => owasp(card, "ASI", AGENTIC_URL)
  },
  {
    name: "OWASP-MCP",
    organization: "OWASP",
    url: MCP_URL,
    summary: "OWASP MCP Top 10, 2025",
    of: (card) => owasp(card, "MCP", MCP_URL)
  }
];

export {
  HOMEPAGE,
  rulePageUrl,
  TAXONOMIES
};
