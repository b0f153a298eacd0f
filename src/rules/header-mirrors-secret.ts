import { limited } from "../model/hits.ts";
import { canonicalJson, field } from "../model/json.ts";
import type { Hit } from "../model/rule.ts";
import type { Subschema } from "../model/schema.ts";
import { shownName, toolSchema, type ToolSchema } from "../model/tool-schema.ts";
import { identifierWords } from "../text/identifier.ts";
import type { Rule } from "./rule.ts";

const SECRETS = new Set(
  "password passwd passphrase secret secrets token tokens credential credentials authorization cookie ssn cvv iban".split(
    " ",
  ),
);

export const headerMirrorsSecret = {
  id: "header-mirrors-secret",
  aliases: [],
  severity: "medium",
  kind: "security",
  summary: "An argument is mirrored into an HTTP header where it leaks, or in a way that loses the tool",
  why: `
\`x-mcp-header\` makes the client copy an argument into a header of the request. Proxies and access logs keep headers: a
password, token or key there is read by everybody who reads a log. And the protocol is strict about the rest: a header name
that is empty, no token of RFC 9110, or used twice, a type other than string, integer or boolean, a place that is not
reached through properties alone, and an HTTP client must drop the tool.`,
  fix: "Take x-mcp-header off secrets, and give every other one a name of its own made of letters, digits and -.",
  cwe: [532, 598],
  owasp: ["ASI03", "MCP01"],

  each: "tool",
  *check(tool) {
    const schema = toolSchema(tool, "inputSchema");
    if (schema !== undefined) yield* limited(faultsIn(schema));
  },
} satisfies Rule;

function* faultsIn(schema: ToolSchema): Generator<Hit> {
  const seen = new Set<string>();
  for (const property of schema.walk.schemas) {
    const header = field(property.value, "x-mcp-header");
    if (header === undefined) continue;
    const at = schema.at(`${property.pointer}/x-mcp-header`);
    const named = `${shownName(property.name ?? property.pointer)} is mirrored into the header ${shownName(typeof header === "string" ? header : canonicalJson(header))}`;
    const faults = [
      ...(isSecret(property) ? ["headers are kept in logs, and it is a secret"] : []),
      ...malformed(header, property, seen),
    ];
    if (typeof header === "string") seen.add(header.toLowerCase());
    const [fault] = faults;
    if (fault !== undefined) yield { at, message: `${named}: ${fault}.` };
  }
}

function isSecret({ name }: Subschema): boolean {
  const words = identifierWords(name ?? "").map(({ word }) => word);
  return words.some(
    (word, at) =>
      SECRETS.has(word) || (word === "key" && /^(?:api|private|access|secret|ssh)$/.test(words[at - 1] ?? "")),
  );
}

function malformed(header: unknown, property: Subschema, seen: ReadonlySet<string>): readonly string[] {
  const type = field(property.value, "type");
  return [
    ...(typeof header !== "string" || !/^[\w!#$%&'*+.^`|~-]+$/.test(header) ? ["that is no name of a header"] : []),
    ...(typeof header === "string" && seen.has(header.toLowerCase()) ? ["another argument has the same header"] : []),
    ...(type === "string" || type === "integer" || type === "boolean"
      ? []
      : ["only strings, integers and booleans may be mirrored"]),
    ...(isReachable(property) ? [] : ["it is not reached through properties alone"]),
  ];
}

function isReachable(property: Subschema): boolean {
  for (let schema: Subschema | undefined = property; schema !== undefined; schema = schema.parent) {
    if (schema.via !== "property" && schema.via !== "root") return false;
  }
  return property.via === "property";
}
