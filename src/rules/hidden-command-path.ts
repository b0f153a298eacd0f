import type { Launch, Word } from "../model/launch.ts";
import { hiddenSteps, isTemporaryPath } from "../text/paths.ts";
import { blottedQuote } from "../text/secrets.ts";
import type { Rule } from "./rule.ts";

/** What can be run: an argument with another ending is data. */
const PROGRAM = /\.(?:[cm]?[jt]sx?|py|pyz|rb|pl|sh|bash|ps1|bat|cmd|exe|jar|php|lua|wasm|so|dylib|dll)$/i;

export const hiddenCommandPath = {
  id: "hidden-command-path",
  aliases: [],
  severity: "high",
  severities: ["medium"],
  kind: "security",
  summary: "The server runs from a folder that nobody looks into",
  why: `
Worms put their server where it is not seen, or where everybody may write: \`~/.cache/.dev-utils/s.mjs\`, \`/tmp/x.js\`. A
temporary folder and a hidden folder inside another are high, one hidden folder is medium. The folders of known tools
(\`.venv\`, \`.nvm\`, \`.local\`, \`.cargo\` …) and hidden folders of data are left alone.`,
  fix: "Find out what put the file there. A server of your own belongs where it is reviewed.",
  cwe: [552, 427],
  owasp: ["ASI04", "MCP09"],

  each: "launch",
  *check(launch) {
    for (const { value, place } of programs(launch)) {
      const folder = value.slice(0, Math.max(value.lastIndexOf("/"), value.lastIndexOf("\\"), 0));
      const hidden = hiddenSteps(folder);
      if (isTemporaryPath(value)) {
        yield { at: place, message: `${blottedQuote(value)} runs from a temporary folder, which others may write to.` };
      } else if (hidden.length > 0) {
        const severity = hidden.length > 1 ? ("high" as const) : ("medium" as const);
        const message = `${blottedQuote(value)} runs from the hidden folder ${blottedQuote(hidden.at(-1) ?? "", 40)}.`;
        yield { at: place, message, severity };
      }
    }
  },
} satisfies Rule;

/** The command itself, and what of its arguments can be run. */
function programs({ command, args }: Launch): readonly Word[] {
  return [
    ...(command === undefined ? [] : [command]),
    ...args.filter(({ value }) => PROGRAM.test(value) && !value.includes("://")),
  ];
}
