import type { InstallScript } from "../model/launch.ts";
import { blottedQuote } from "../text/secrets.ts";
import type { Rule } from "./rule.ts";

/** Programs, functions and addresses that reach the network. */
const NETWORK = /\b(?:curl|wget|fetch|https?|iwr|irm|invoke-webrequest|invoke-restmethod)\b|\bgit\s+clone\b/i;

function reachesNetwork({ value }: InstallScript): boolean {
  return NETWORK.test(value);
}

export const installScriptNetwork = {
  id: "install-script-network",
  aliases: [],
  severity: "high",
  kind: "security",
  summary: "An install script reaches the network",
  why: `
npm runs \`preinstall\`, \`install\` and \`postinstall\` when the package is installed: before the server is started, and
before anybody sees what it lists. What such a script downloads is in no release that could be reviewed.`,
  fix: "Ship what the server needs in the package, or fetch it when the user asks for it, with a checksum.",
  cwe: [494, 506],
  owasp: ["ASI04", "MCP04"],

  each: "server",
  *check({ scripts = [] }) {
    for (const script of scripts.filter(reachesNetwork)) {
      yield {
        at: script.place,
        message: `The ${script.name} script reaches the network: ${blottedQuote(script.value)}.`,
      };
    }
  },
} satisfies Rule;

export const installScript = {
  id: "install-script",
  aliases: [],
  severity: "info",
  kind: "security",
  summary: "A script runs when the package is installed",
  why: `
npm runs it before the server is started. By the patterns looked for it does not reach the network, so this is only for
your information.`,
  fix: "Leave the script out where a build step before publishing does the same.",
  cwe: [506],
  owasp: ["ASI04", "MCP04"],

  each: "server",
  *check({ scripts = [] }) {
    for (const script of scripts.filter((found) => !reachesNetwork(found))) {
      yield { at: script.place, message: `npm runs the ${script.name} script: ${blottedQuote(script.value)}.` };
    }
  },
} satisfies Rule;
