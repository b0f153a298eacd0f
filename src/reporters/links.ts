import type { RuleCard } from "../model/rule.ts";

/** Where the documentation of a release can be read. */
export const HOMEPAGE = "https://github.com/org/mcp-audit";

export function rulePageUrl(id: string): string {
  return `${HOMEPAGE}/blob/main/docs/rules/${id}.md`;
}

export interface Taxonomy {
  readonly name: string;
  readonly organization: string;
  readonly url: string;
  readonly summary: string;
  /** Categories of the list that a rule names. */
  readonly of: (card: RuleCard) => readonly Category[];
}

export interface Category {
  readonly id: string;
  readonly name?: string;
  readonly url: string;
}

const CWE_PAGES = "https://cwe.mitre.org/data/definitions/";
const AGENTIC_URL = "https://genai.owasp.org/resource/owasp-top-10-for-agentic-applications-for-2026/";
const MCP_URL = "https://owasp.org/www-project-mcp-top-10/";

/** The names of OWASP's categories, as they are published. */
const OWASP_NAMES: Readonly<Record<string, string>> = {
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
  MCP10: "Context Injection and Over-Sharing",
};

function owasp(card: RuleCard, prefix: string, url: string): readonly Category[] {
  return card.owasp
    .filter((id) => id.startsWith(prefix))
    .map((id) => ({ id, url, ...(Object.hasOwn(OWASP_NAMES, id) && { name: OWASP_NAMES[id] ?? id }) }));
}

/** The lists that rules are sorted into, in the order in which they are shown. */
export const TAXONOMIES: readonly Taxonomy[] = [
  {
    name: "CWE",
    organization: "MITRE",
    url: "https://cwe.mitre.org/",
    summary: "Common Weakness Enumeration",
    of: ({ cwe }) => cwe.map((number) => ({ id: `CWE-${number}`, url: `${CWE_PAGES}${number}.html` })),
  },
  {
    name: "OWASP-Agentic",
    organization: "OWASP",
    url: AGENTIC_URL,
    summary: "OWASP Top 10 for Agentic Applications 2026",
    of: (card) => owasp(card, "ASI", AGENTIC_URL),
  },
  {
    name: "OWASP-MCP",
    organization: "OWASP",
    url: MCP_URL,
    summary: "OWASP MCP Top 10, 2025",
    of: (card) => owasp(card, "MCP", MCP_URL),
  },
];

/** Whether a category has a name here: a misspelt one must not reach an output. */
export function isKnownCategory(id: string): boolean {
  return Object.hasOwn(OWASP_NAMES, id);
}
