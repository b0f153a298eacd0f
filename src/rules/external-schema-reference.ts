import { limited } from "../model/hits.ts";
import { references } from "../model/schema-references.ts";
import { shownPath, toolSchemas } from "../model/tool-schema.ts";
import type { Rule } from "./rule.ts";

/** Addresses that are only names: nothing is fetched for them, and every validator knows the second. */
const NAMES = /^urn:|^https?:\/\/json-schema\.org\//i;

export const externalSchemaReference = {
  id: "external-schema-reference",
  aliases: [],
  severity: "high",
  kind: "security",
  summary: "A schema refers to an address outside the server's own definitions",
  why: `
Whoever controls the address controls what the tool takes, after the tool was reviewed and pinned; and a client that
follows the reference can be sent to any host, also inside a private network. The protocol forbids clients to follow it, so
that the schema stays incomplete and clients should refuse it. The dialects of json-schema.org in \`$schema\` or \`$ref\` and
references inside the document are left alone.`,
  fix: "Copy what the address holds into $defs and refer to it there.",
  cwe: [829, 918],
  owasp: ["ASI04", "MCP04"],

  each: "tool",
  *check(tool) {
    for (const schema of toolSchemas(tool)) {
      const outside = references(schema.root).filter(
        ({ target, written }) => target === "elsewhere" && !NAMES.test(written),
      );
      const hits = outside.map(({ written, pointer }) => {
        const where = `${schema.field}.${shownPath(pointer)}`;
        const message = `${where} refers to ${JSON.stringify(written.slice(0, 200))}, outside the definitions.`;
        return { at: schema.at(pointer), message };
      });
      yield* limited(hits);
    }
  },
} satisfies Rule;
