import { argumentFlows, argumentsDo, flowHit, guardSentence, type ArgumentFlow } from "../model/code-hit.ts";
import type { Severity } from "../model/severity.ts";
import type { Rule } from "./rule.ts";

/** A look at whether a file is there, and where a link leads, is how paths are checked. */
const LOOKS = /(?:^|\.)(?:access|exists|lstat|realpath|stat)(?:Sync)?(?:\.native)?$/;

/** What is written into an open file is no path. */
const STREAM = /Stream\.|FileHandle|\.open\.\w/;

export const argumentChoosesPath = {
  id: "argument-chooses-path",
  aliases: [],
  severity: "medium",
  severities: ["high", "low"],
  kind: "security",
  summary: "An argument of a tool chooses which file is read or written",
  why: `
\`../\` and absolute paths lead out of the folder that is meant, to keys, shell profiles and other projects. What holds is
to resolve the path, links included (\`realpath\`), and to compare it with the folder and a separator. \`startsWith\` on the
bare folder lets \`/srv/docs-private\` pass for \`/srv/docs\`; without \`realpath\`, a link inside the folder leads out of it:
both are said as such. Writes are high, reads medium; where only links are not followed, one level less. Left alone: names
from a fixed list, numbers, temporary files and files of the server's own package.`,
  fix: "Resolve the path with realpath and check that it is the folder itself or begins with the folder and a separator.",
  cwe: [22, 59],
  owasp: ["ASI02", "MCP05"],

  each: "server",
  *check(surface) {
    for (const flow of argumentFlows(
      surface,
      ({ isOwnFile, symbol }, { role, guard }) =>
        role === "path" && guard !== "checked" && isOwnFile !== true && !LOOKS.test(symbol) && !STREAM.test(symbol),
    )) {
      const doing = isWrite(flow) ? "written" : "read";
      const what = argumentsDo(flow, ["chooses", "choose"]);
      const message = `${what} the file that is ${doing} (${flow.effect.symbol}). ${weakness(flow)}`;
      yield flowHit(flow, message, severityOf(flow));
    }
  },
} satisfies Rule;

function isWrite({ effect }: ArgumentFlow): boolean {
  return effect.leaf.startsWith("WRITE");
}

function isContained({ input }: ArgumentFlow): boolean {
  return input.guards.includes("contained");
}

function weakness(flow: ArgumentFlow): string {
  const { guards, guard } = flow.input;
  if (isContained(flow)) return "It is kept in a folder as written, but links are not resolved.";
  if (guards.includes("prefix")) return "It is compared with the bare name of a folder, which others begin with too.";
  if (guard === "unverified") return guardSentence(flow.input).trim();
  return "Nothing keeps it in a folder.";
}

function severityOf(flow: ArgumentFlow): Severity {
  if (isWrite(flow)) return isContained(flow) ? "medium" : "high";
  return isContained(flow) ? "low" : "medium";
}
