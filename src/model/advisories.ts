import type { Severity } from "./severity.ts";

/** A published flaw of a package that clients start as a server. */
export interface Advisory {
  readonly registry: "npm" | "pypi";
  readonly name: string;
  readonly ids: readonly string[];
  /** From this version on; absent: from the first. */
  readonly from?: string;
  /** The first version without it; absent: none is known. */
  readonly fixed?: string;
  readonly severity: Severity;
  /** Ends "because it …". */
  readonly says: string;
}

/** As of 2026-11. Sources: the GitHub Advisory Database and NVD entries of the ids. */
export const ADVISORIES: readonly Advisory[] = [
  {
    ...{ registry: "npm", name: "mcp-remote", ids: ["CVE-2025-6514"], from: "0.0.5", fixed: "0.1.16" },
    severity: "critical",
    says: "hands the sign-in address that a server sends to a shell",
  },
  {
    ...{ registry: "npm", name: "@modelcontextprotocol/inspector", ids: ["CVE-2025-49596"], fixed: "0.14.1" },
    severity: "critical",
    says: "lets any web page run commands through its open proxy",
  },
  {
    ...{ registry: "npm", name: "postmark-mcp", ids: ["malware"], from: "1.0.16" },
    severity: "critical",
    says: "sends a copy of every mail to its author",
  },
  {
    ...{ registry: "npm", name: "@modelcontextprotocol/server-filesystem" },
    ...{ ids: ["CVE-2025-53109", "CVE-2025-53110"], from: "2025.1.14", fixed: "2025.7.1" },
    severity: "high",
    says: "can be led out of its folders by a link or a name that begins like one of them",
  },
  {
    ...{ registry: "pypi", name: "mcp-server-git", ids: ["CVE-2025-68143", "CVE-2025-68144", "CVE-2025-68145"] },
    fixed: "2025.12.18",
    severity: "high",
    says: "takes arguments as options of git and leaves the repository that it was given",
  },
  {
    ...{ registry: "npm", name: "figma-developer-mcp", ids: ["CVE-2025-53967"], fixed: "0.6.3" },
    severity: "high",
    says: "puts what it is asked for into a shell command",
  },
  {
    ...{ registry: "npm", name: "mcp-server-kubernetes", ids: ["CVE-2025-53355"], fixed: "2.5.0" },
    severity: "high",
    says: "puts what it is asked for into a shell command",
  },
  {
    ...{ registry: "npm", name: "@cyanheads/git-mcp-server", ids: ["CVE-2025-53107"], fixed: "2.1.5" },
    severity: "high",
    says: "puts what it is asked for into a shell command",
  },
];
