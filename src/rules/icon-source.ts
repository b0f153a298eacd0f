import { limited } from "../model/hits.ts";
import { field, isArray, stringField, type Json } from "../model/json.ts";
import type { Hit } from "../model/rule.ts";
import type { Severity } from "../model/severity.ts";
import { shownName } from "../model/tool-schema.ts";
import type { Rule } from "./rule.ts";

export const iconSource = {
  id: "icon-source",
  aliases: [],
  severity: "low",
  severities: ["high", "medium"],
  kind: "security",
  summary: "An icon is not a plain picture from a safe address",
  why: `
The client fetches and shows icons before anybody approves anything. A \`javascript:\` source is an attempt to run script in
the client (high), and so is a script inside an SVG (medium), where a client shows it unguarded. Plain http lets anybody on
the way change the picture and see who asks (low), as any scheme does that the protocol does not allow. Icons from https
and pictures in \`data:\` are left alone.`,
  fix: "Serve the icon over https from the server's own host, or put a PNG into a data: address.",
  cwe: [79, 319],
  owasp: ["ASI04", "MCP04"],

  each: "subject",
  *check({ kind, raw, place }) {
    const base = kind === "server" ? "/serverInfo" : "";
    const icons = field(kind === "server" ? field(raw, "serverInfo") : raw, "icons");
    if (!isArray(icons)) return;
    const hits = icons.flatMap((icon, index): readonly Hit[] => {
      const fault = faultOf(icon);
      if (fault === undefined) return [];
      const at = { doc: place.doc, pointer: `${place.pointer}${base}/icons/${index}/src` };
      const message = `The icon's source ${shownName(stringField(icon, "src") ?? "")} ${fault.says}.`;
      return [{ at, message, severity: fault.severity }];
    });
    yield* limited(hits);
  },
} satisfies Rule;

interface Fault {
  readonly severity: Severity;
  readonly says: string;
}

/** Browsers skip control characters and white space in front of a scheme, and line breaks inside it. */
function faultOf(icon: Json): Fault | undefined {
  const source = stringField(icon, "src")?.replace(/[\s\p{Cc}]/gu, "");
  if (source === undefined) return undefined;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(source.slice(0, 40))?.[1]?.toLowerCase();
  if (scheme === "javascript" || scheme === "vbscript") return { severity: "high", says: "is a script, not a picture" };
  if (scheme === "data") return holdsScript(source) ? { severity: "medium", says: "holds a script" } : undefined;
  if (scheme === "http") return { severity: "low", says: "is fetched over plain http" };
  if (scheme !== undefined && scheme !== "https")
    return { severity: "low", says: `has the scheme "${scheme}", which clients refuse` };
  return undefined;
}

const SCRIPT = /<script|<foreignobject|\bon[a-z]{3,20}=|javascript:/i;

function holdsScript(source: string): boolean {
  const comma = source.indexOf(",");
  const head = source.slice(0, comma).toLowerCase();
  if (!/svg|html|xml/.test(head)) return false;
  return SCRIPT.test(decoded(source.slice(comma + 1), head.endsWith(";base64")));
}

function decoded(body: string, isBase64: boolean): string {
  try {
    return isBase64 ? atob(body) : decodeURIComponent(body);
  } catch {
    return body;
  }
}
