import { limited } from "../model/hits.ts";
import { field, isArray } from "../model/json.ts";
import type { Hit } from "../model/rule.ts";
import { dialectOf } from "../model/schema.ts";
import { shownPath, toolSchemas } from "../model/tool-schema.ts";
import { hitOf, verdict } from "../profiles/verdict.ts";
import type { Rule } from "./rule.ts";

export const tupleItems = {
  id: "tuple-items",
  aliases: [],
  severity: "high",
  severities: ["medium", "low"],
  kind: "quality",
  summary: "A tuple is written in a way that not every reader of JSON Schema understands",
  why: `
Until 2019-09 the positions of a tuple were a list under \`items\`; 2020-12, which is what a schema without \`$schema\` is,
calls them \`prefixItems\` and allows no list there. Each form is wrong or unread in the other dialect: a list under
\`items\` is refused by what checks for 2020-12, and a reader of draft-07 skips \`prefixItems\` and then lets
\`items: false\` refuse every element. A list under \`items\` of a schema that declares an older dialect is left alone,
unless a client checks for 2020-12 whatever is declared.`,
  fix: "Take an object with named fields, or an array whose items all have one schema.",
  cwe: [],
  owasp: [],
  folds: ["invalid-json-schema", "schema-draft", "unsupported-keyword"],

  each: "tool",
  *check(tool, { profiles }) {
    for (const { field: name, root, walk, at } of toolSchemas(tool)) {
      const isOldDeclared = dialectOf(root) !== "2020-12";
      const hits = walk.schemas.flatMap(({ value, pointer }): Hit[] => {
        if (isArray(field(value, "items"))) {
          const found = isOldDeclared
            ? verdict(name === "inputSchema" ? profiles : [], "inputDialect", (dialect) => dialect === "2020-12")
            : verdict(profiles, "validSchema", () => true);
          const fault = `\`items\` of \`${shownPath(pointer)}\` is a list, which 2020-12 does not allow`;
          const parts = { at: at(`${pointer}/items`), fault, ...(!isOldDeclared && { invalid: true as const }) };
          return found === undefined ? [] : [hitOf(found, parts)];
        }
        if (!isArray(field(value, "prefixItems"))) return [];
        const found = verdict(profiles, "noPrefixItems", () => true);
        if (found === undefined) return [];
        const fault = `\`${shownPath(pointer)}\` is a tuple with \`prefixItems\`, which draft-07 does not know`;
        const isChecked = name === "outputSchema" && field(value, "items") === false;
        return [hitOf(found, { at: at(`${pointer}/prefixItems`), fault, severity: isChecked ? "high" : "medium" })];
      });
      yield* limited(hits);
    }
  },
} satisfies Rule;
