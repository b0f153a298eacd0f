import { field, pointerStep } from "../model/json.ts";
import { toolSchema } from "../model/tool-schema.ts";
import { hitOf, verdict } from "../profiles/verdict.ts";
import type { Rule } from "./rule.ts";

export const outputSchemaRoot = {
  id: "output-schema-root",
  aliases: [],
  severity: "high",
  severities: ["low"],
  kind: "quality",
  summary: "The root of an output schema is one that the client does not take",
  why: `
Until the revision of 2025-11-25 an output schema had to be of type object; since 2026-07-28 its root may be any schema.
Clients on the first version of the official SDKs refuse the whole list for an output schema without that type. A
combinator at the root made claude.ai hang without an error when the server has an MCP Apps tool too, which is low.`,
  fix: 'Wrap the result in an object: `"type": "object"` at the root, and the alternatives in one of its properties.',
  cwe: [],
  owasp: [],

  each: "tool",
  *check(tool, { profiles }) {
    const schema = toolSchema(tool, "outputSchema");
    if (schema === undefined) return;
    if (field(schema.root, "type") !== "object") {
      const found = verdict(profiles, "outputRootType", () => true);
      const fault = "the root of the output schema is not of type object";
      if (found !== undefined) yield hitOf(found, { at: schema.at(""), fault });
    }
    for (const keyword of ["allOf", "anyOf", "oneOf"]) {
      if (!Object.hasOwn(schema.root, keyword)) continue;
      const found = verdict(profiles, "outputRootRefused", (refused) => refused.includes(keyword));
      const fault = `\`${keyword}\` stands at the root of the output schema`;
      if (found !== undefined) yield hitOf(found, { at: schema.at(pointerStep(keyword)), fault });
    }
  },
} satisfies Rule;
