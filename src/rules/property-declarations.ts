import { limited } from "../model/hits.ts";
import { field, isArray, isObject, type JsonObject } from "../model/json.ts";
import type { Hit } from "../model/rule.ts";
import { COUNT_LIMIT, type Subschema } from "../model/schema.ts";
import { shownName, shownPath, toolSchema } from "../model/tool-schema.ts";
import { hitOf, verdict } from "../profiles/verdict.ts";
import type { Rule } from "./rule.ts";

export const requiredWithoutProperty = {
  id: "required-without-property",
  aliases: ["MCP-008"],
  severity: "medium",
  severities: ["high", "low"],
  kind: "quality",
  summary: "A required parameter is not among the properties",
  why: `
It is valid JSON Schema, and nearly always a rename that was made in one place only: the model must send a field that it
knows nothing of. Gemini refuses the request; VS Code drops the entry, so that the parameter is no longer required.
Left alone: members of \`anyOf\` and conditions, which name properties of the schema around them, and objects whose
further properties have a schema.`,
  fix: "Add the property, or take the name out of `required`.",
  cwe: [],
  owasp: [],

  each: "tool",
  *check(tool, { profiles }) {
    const schema = toolSchema(tool, "inputSchema");
    if (schema === undefined) return;
    const hits = schema.walk.schemas.flatMap(({ value, pointer, via }): Hit[] => {
      const required = field(value, "required");
      if (!isArray(required) || via === "member" || via === "condition") return [];
      const properties = field(value, "properties");
      const isMap = isObject(field(value, "additionalProperties")) || isObject(field(value, "patternProperties"));
      const found = verdict(profiles, "requiredListed", () => true);
      if (found === undefined && isMap) return [];
      return required.slice(0, COUNT_LIMIT).flatMap((name, index): Hit[] => {
        if (typeof name !== "string" || (isObject(properties) && Object.hasOwn(properties, name))) return [];
        const at = schema.at(`${pointer}/required/${index}`);
        const fault = `${shownName(name)} is required and is none of the properties`;
        if (found === undefined) return [{ at, message: `${fault}.`, profiles: [], rewrittenBy: [] }];
        const hit = hitOf(found, { at, fault });
        return [hit.severity === "low" ? { ...hit, severity: "medium" } : hit];
      });
    });
    yield* limited(hits);
  },
} satisfies Rule;

/** Any of these says what a value may be. */
const DECLARES = ["type", "$ref", "$dynamicRef", "enum", "const", "anyOf", "oneOf", "allOf", "not", "if"];

/** Reported as keywords that the client does not take. */
const REPORTED_ELSEWHERE = ["$ref", "allOf", "oneOf", "const"];

export const propertyWithoutType = {
  id: "property-without-type",
  aliases: ["MCP-009"],
  severity: "medium",
  severities: ["high", "low"],
  kind: "quality",
  summary: "A parameter does not say what type it has",
  why: `
A model that is not told the type guesses it, and sends an object as a string of JSON or the reverse. A union, a
reference, an enum or a constant says enough for most clients. Gemini wants a type in every schema, also beside an enum
and in the members of a union, and refuses \`true\` as a schema.`,
  fix: "Write the type of the parameter; where anything goes, say so in its description and take a string.",
  cwe: [],
  owasp: [],

  each: "tool",
  *check(tool, { profiles }) {
    const schema = toolSchema(tool, "inputSchema");
    if (schema === undefined) return;
    const hits = schema.walk.schemas.flatMap((each): Hit[] => {
      if (each.via === "root" || each.via === "definition") return [];
      const found = lacksType(each) ? verdict(profiles, "typed", () => true) : undefined;
      const isBare = each.via === "property" && declaresNothing(each) && !isRefinement(each);
      if (found === undefined && !isBare) return [];
      const at = schema.at(each.pointer);
      const fault = `\`${shownPath(each.pointer)}\` does not say its type`;
      return [
        found === undefined ? { at, message: `${fault}.`, profiles: [], rewrittenBy: [] } : hitOf(found, { at, fault }),
      ];
    });
    yield* limited(hits);
  },
} satisfies Rule;

function has(value: JsonObject, keywords: readonly string[]): boolean {
  return keywords.some((keyword) => Object.hasOwn(value, keyword));
}

function declaresNothing({ value }: Subschema): boolean {
  return value === true || (isObject(value) && !has(value, DECLARES));
}

/** In a condition, or of a union beside the properties: it says more of a property that is declared elsewhere. */
function isRefinement({ parent, name }: Subschema): boolean {
  for (let above = parent; above !== undefined; above = above.parent) {
    if (above.via === "condition") return true;
    const declared = above.via === "member" ? field(above.parent?.value, "properties") : undefined;
    if (name !== undefined && isObject(declared) && Object.hasOwn(declared, name)) return true;
  }
  return false;
}

const SAYS_TYPE = ["type", "anyOf", ...REPORTED_ELSEWHERE];

function lacksType({ value, via, keyword }: Subschema): boolean {
  if (via !== "property" && via !== "items" && via !== "member") return false;
  if (typeof value === "boolean") return keyword !== "additionalItems" && keyword !== "unevaluatedItems";
  return isObject(value) && !has(value, SAYS_TYPE);
}

export const nullableKeyword = {
  id: "nullable-keyword",
  aliases: ["MCP-010"],
  severity: "medium",
  kind: "quality",
  summary: "The keyword nullable of OpenAPI stands in a JSON Schema",
  why: `
JSON Schema has no \`nullable\`: clients and validators skip the word, and null is not allowed after all. Gemini's own
schema form has it, and refuses the union with null that JSON Schema would write instead. A parameter that may be left
out needs neither: it is not in \`required\`.`,
  fix: "Leave the parameter out of `required` and drop `nullable`.",
  cwe: [],
  owasp: [],

  each: "tool",
  *check(tool, { profiles }) {
    const schema = toolSchema(tool, "inputSchema");
    const strangers = profiles.filter(({ cells }) => cells.nullable === undefined);
    if (schema === undefined || strangers.length === 0) return;
    const isUnionFine = profiles.every(({ cells }) => cells.singleType === undefined && cells.nullable === undefined);
    const hits = schema.walk.schemas.flatMap(({ value, pointer }): Hit[] => {
      if (typeof field(value, "nullable") !== "boolean") return [];
      const type = field(value, "type");
      const union =
        typeof type === "string" && type.length < 20 ? `\`"type": ["${type}", "null"]\`` : "a union with null";
      return [
        {
          at: schema.at(`${pointer}/nullable`),
          message: "`nullable` is no keyword of JSON Schema: it is skipped, and null is not allowed.",
          ...(isUnionFine && {
            fix: `Write ${union}, or leave the parameter out of \`required\` and drop \`nullable\`.`,
          }),
          profiles: [],
          rewrittenBy: [],
        },
      ];
    });
    yield* limited(hits);
  },
} satisfies Rule;

export const missingDescription = {
  id: "missing-description",
  aliases: ["MCP-012"],
  severity: "medium",
  kind: "quality",
  summary: "A tool has no description",
  why: `
The model chooses a tool by its description. Without one it has the name alone, and clients that search for tools find
it by chance. Parameters without a description are not reported: a good name often says enough.`,
  fix: "Say in a sentence or two what the tool does, and when to use it.",
  cwe: [],
  owasp: [],

  each: "tool",
  *check(tool, { surface }) {
    // Read from code, one that is made at run time is not known; that it is there is.
    const isMade =
      surface.origin === "source" && surface.code?.tools.get(tool.name)?.code.description?.kind === "dynamic";
    if (isMade) return;
    const given = field(tool.raw, "description");
    if (given !== undefined && (typeof given !== "string" || given.trim() !== "")) return;
    const { doc, pointer } = tool.place;
    const at = given === undefined ? tool.place : { doc, pointer: `${pointer}/description` };
    yield { at, message: `The tool has ${given === undefined ? "no" : "an empty"} description.` };
  },
} satisfies Rule;
