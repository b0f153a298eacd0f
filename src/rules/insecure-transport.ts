import type { Launch, Word } from "../model/launch.ts";
import { shownName } from "../model/tool-schema.ts";
import type { Rule } from "./rule.ts";

/** Packages that carry a client's messages on to an address among their arguments. */
const BRIDGES = ["mcp-remote", "supergateway", "mcp-proxy"];

/** Names and addresses of the own machine. */
const LOOPBACK = /^(?:localhost|.{1,60}\.localhost|127(?:\.\d{1,3}){3}|\[::1\]|0\.0\.0\.0|host\.docker\.internal)$/i;

/** Addresses that the open network does not reach. */
const PRIVATE =
  /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d{1,3}\.\d{1,3}(?:\.\d{1,3})?$|^[^.]{1,60}$|\.(?:local|internal|lan|home\.arpa|svc)$/i;

export const insecureTransport = {
  id: "insecure-transport",
  aliases: [],
  severity: "high",
  severities: ["medium"],
  kind: "security",
  summary: "Messages and secrets travel without encryption",
  why: `
Whoever is on the way reads every message and header, and can answer in the server's place: what the model is told is then
theirs. The own machine is left alone. A private network, and an address that is an argument of some program, are medium.
Switched-off checks of certificates (\`NODE_TLS_REJECT_UNAUTHORIZED=0\`) come to the same.`,
  fix: "Use https (or wss), and leave the checks of certificates on.",
  cwe: [319, 295],
  owasp: ["ASI07", "MCP07"],

  each: "launch",
  *check(launch) {
    for (const { word, isServer } of addresses(launch)) {
      const host = plainHost(word.value);
      if (host === undefined || LOOPBACK.test(host)) continue;
      const message = `${shownName(host)} is reached without encryption.`;
      yield { at: word.place, message, ...((!isServer || PRIVATE.test(host)) && { severity: "medium" as const }) };
    }
    for (const { name, value, place } of launch.env) {
      const isOff =
        (name === "NODE_TLS_REJECT_UNAUTHORIZED" && value === "0") || (name === "PYTHONHTTPSVERIFY" && value === "0");
      if (isOff) yield { at: place, message: `${name}=0 lets anybody answer in the place of a server.` };
    }
  },
} satisfies Rule;

function* addresses({
  url,
  args,
  package: fetched,
}: Launch): Generator<{ readonly word: Word; readonly isServer: boolean }> {
  if (url !== undefined) yield { word: url, isServer: true };
  for (const word of args) yield { word, isServer: BRIDGES.includes(fetched?.name ?? "") };
}

/** The host of an address that is a whole word, when it is plain http or ws. */
function plainHost(value: string): string | undefined {
  const address = value.startsWith("--") ? value.slice(value.indexOf("=") + 1) : value;
  if (!/^(?:http|ws):\/\//i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).hostname;
}
