import { limited } from "../model/hits.ts";
import { field, isArray, isObject, type Json } from "../model/json.ts";
import type { Hit } from "../model/rule.ts";
import type { Subschema } from "../model/schema.ts";
import type { Tool } from "../model/surface.ts";
import { shownPath, toolSchema, type ToolSchema } from "../model/tool-schema.ts";
import type { Column } from "../profiles/profile.ts";
import { hitOf, verdict } from "../profiles/verdict.ts";
import type { Facts, Rule } from "./rule.ts";

interface Broken {
  /** Below the schema. */
  readonly below: string;
  readonly fault: string;
}

/** Hits for what `faultsIn` finds in the parameters, under the profiles that have a cell in the column. */
function* check(
  tool: Tool,
  { profiles }: Facts,
  column: Column,
  faultsIn: (schema: Subschema, path: () => string) => readonly Broken[],
): Generator<Hit> {
  const schema: ToolSchema | undefined = toolSchema(tool, "inputSchema");
  const found = verdict(profiles, column, () => true);
  if (schema === undefined || found === undefined) return;
  const hits = schema.walk.schemas.flatMap((each) =>
    faultsIn(each, () => shownPath(each.pointer)).map(({ below, fault }) =>
      hitOf(found, { at: schema.at(each.pointer + below), fault }),
    ),
  );
  yield* limited(hits);
}

function hasType(value: Json, type: string): boolean {
  const given = field(value, "type");
  return given === type || (isArray(given) && given.includes(type));
}

/** What a server wrote, for a message. */
function shown(value: Json): string {
  const text = isObject(value) ? "an object" : isArray(value) ? "a list" : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

const quality = { kind: "quality", severity: "high", severities: ["low"], cwe: [], owasp: [] } as const;

export const arrayWithoutItems = {
  ...quality,
  id: "array-without-items",
  aliases: [],
  summary: "An array does not say what its items are",
  why: `
JSON Schema lets an array hold anything. OpenAI's and Gemini's endpoints want \`items\`, and VS Code throws for the whole
request without it.`,
  fix: 'Write `items`; `{"type": "string"}` for a list of texts.',

  each: "tool",
  *check(tool, facts) {
    yield* check(tool, facts, "arrayItems", ({ value }, path) => {
      const isBare = hasType(value, "array") && field(value, "items") === undefined;
      const isTuple = isArray(field(value, "prefixItems"));
      return isBare && !isTuple ? [{ below: "", fault: `the array \`${path()}\` has no \`items\`` }] : [];
    });
  },
} satisfies Rule;

export const typeUnion = {
  ...quality,
  id: "type-union",
  aliases: [],
  summary: "A type is a list of types",
  why: `
\`"type": ["string", "null"]\` is valid JSON Schema, and what two SDKs write for an optional parameter. Gemini's schema
form has one type, and refuses the request: "Proto field is not repeating". Some clients turn a union with null into
\`nullable\` before they send it; none does so for the items of an array.`,
  fix: "Write one type, and leave the parameter out of `required` where null meant that it may be missing.",

  each: "tool",
  *check(tool, facts) {
    yield* check(tool, facts, "singleType", ({ value }, path) => {
      const type = field(value, "type");
      return isArray(type) ? [{ below: "/type", fault: `\`${path()}\` has ${type.length} types` }] : [];
    });
  },
} satisfies Rule;

export const nonStringEnum = {
  ...quality,
  id: "non-string-enum",
  aliases: [],
  summary: "A value of an enum or a constant is no string",
  why: `
Numbers and booleans as the only values are valid JSON Schema. Gemini's schema form takes strings in \`enum\` and nothing
else, whatever the type says: a direct call with the smallest such schema fails.`,
  fix: "List the values as strings and convert them in the tool's code, or describe the range with minimum and maximum.",
  folds: ["unsupported-keyword"],

  each: "tool",
  *check(tool, facts) {
    yield* check(tool, facts, "enumStrings", ({ value }, path) => {
      const values = field(value, "enum");
      const strange = isArray(values) ? values.find((each) => typeof each !== "string") : undefined;
      const constant = field(value, "const");
      return [
        ...(strange === undefined ? [] : [{ below: "/enum", fault: `\`${path()}\` may be ${shown(strange)}` }]),
        ...(constant === undefined || typeof constant === "string"
          ? []
          : [{ below: "/const", fault: `\`${path()}\` is always ${shown(constant)}` }]),
      ];
    });
  },
} satisfies Rule;

export const emptyEnumValue = {
  ...quality,
  id: "empty-enum-value",
  aliases: [],
  summary: "A value of an enum is the empty string",
  why: `
An empty string as "no choice" is valid JSON Schema. Gemini refuses the request: "enum[0]: cannot be empty".`,
  fix: "Take the empty value out of the enum and leave the parameter out of `required`.",

  each: "tool",
  *check(tool, facts) {
    yield* check(tool, facts, "enumStrings", ({ value }, path) => {
      const values = field(value, "enum");
      const index = isArray(values) ? values.indexOf("") : -1;
      return index === -1 ? [] : [{ below: `/enum/${index}`, fault: `\`${path()}\` may be the empty string` }];
    });
  },
} satisfies Rule;

export const unsupportedFormat = {
  ...quality,
  id: "unsupported-format",
  aliases: [],
  summary: "A format is none of those that the client takes",
  why: `
JSON Schema lets \`format\` be any word. Gemini's endpoints take two for strings, \`date-time\` and \`enum\`, and refuse the
rest; OpenAI's strict schemas take nine. Some clients take formats away before they send the schema.`,
  fix: "Drop the format and say it in the description.",

  each: "tool",
  *check(tool, { profiles }) {
    const schema = toolSchema(tool, "inputSchema");
    if (schema === undefined) return;
    const hits = schema.walk.schemas.flatMap(({ value, pointer }): Hit[] => {
      const format = field(value, "format");
      if (typeof format !== "string") return [];
      const given = field(value, "type");
      const type =
        typeof given === "string" ? given : isArray(given) ? given.find((each) => each !== "null") : "string";
      if (typeof type !== "string") return [];
      const found = verdict(profiles, "formats", (taken) => {
        const list = Object.hasOwn(taken, type) ? taken[type] : undefined;
        return list !== undefined && !list.includes(format);
      });
      const fault = `\`${shownPath(pointer)}\` has the format ${shown(format)}`;
      return found === undefined ? [] : [hitOf(found, { at: schema.at(`${pointer}/format`), fault })];
    });
    yield* limited(hits);
  },
} satisfies Rule;
