import { limited } from "../model/hits.ts";
import { field } from "../model/json.ts";
import { dialectOf } from "../model/schema.ts";
import { schemaFaults } from "../model/schema-validity.ts";
import { toolSchemas } from "../model/tool-schema.ts";
import { hitOf, verdict } from "../profiles/verdict.ts";
import type { Rule } from "./rule.ts";

export const invalidJsonSchema = {
  id: "invalid-json-schema",
  aliases: [],
  severity: "high",
  severities: ["info"],
  kind: "quality",
  summary: "A schema is not valid under its own dialect",
  why: `
A schema is read in the dialect that \`$schema\` declares, 2020-12 when it declares none: draft-06, draft-07, 2019-09 and
2020-12 are known. A type that is none (\`int\`), a boolean \`required\` or \`exclusiveMinimum\` of an older time, a pattern
that is no regular expression: one such word and a provider refuses all tools of the request. \`$ref\` is never fetched.
Very large schemas are read in part, and an info says how far.`,
  fix: "Correct the keyword; a JSON Schema validator for the dialect shows the same place.",
  cwe: [],
  owasp: [],

  each: "tool",
  *check(tool, { profiles }) {
    const found = verdict(profiles, "validSchema", () => true);
    for (const { field: name, root, walk, at } of toolSchemas(tool)) {
      if (walk.cut !== undefined) {
        yield { at: at(""), severity: "info", message: `The ${name} was not checked as a whole: ${walk.cut}.` };
      }
      const dialect = dialectOf(root);
      if (found === undefined || dialect === undefined) continue;
      const isRootType = (pointer: string): boolean => name === "inputSchema" && pointer === "/type";
      const faults = (schemaFaults(root, dialect) ?? []).filter(({ pointer }) => !isRootType(pointer));
      const declared = field(root, "$schema") === undefined ? `${dialect}, which it is without \`$schema\`` : dialect;
      yield* limited(
        faults.map(({ pointer, message }) =>
          hitOf(found, {
            at: at(pointer),
            fault: `${message}, so the schema is not valid under ${declared}`,
            invalid: true,
          }),
        ),
      );
    }
  },
} satisfies Rule;
