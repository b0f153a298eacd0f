import { limited } from "../model/hits.ts";
import { field, isObject, pointerStep, type JsonObject } from "../model/json.ts";
import type { Hit } from "../model/rule.ts";
import { shownPath, toolSchema } from "../model/tool-schema.ts";
import type { Profile } from "../profiles/profile.ts";
import { hitOf, listed, verdict } from "../profiles/verdict.ts";
import type { Rule } from "./rule.ts";

export const inputSchemaMissing = {
  id: "input-schema-missing",
  aliases: ["MCP-003"],
  severity: "high",
  kind: "quality",
  summary: "A tool has no input schema, or one that is no object",
  why: `
\`inputSchema\` is required of every tool, also of one without parameters. The official SDKs check the list as a whole, so
that a single tool without it takes all tools of the server away, often without a message.`,
  fix: 'Give the tool an inputSchema; `{"type": "object", "properties": {}}` when it takes nothing.',
  cwe: [],
  owasp: [],

  each: "tool",
  *check(tool, { profiles }) {
    const given = field(tool.raw, "inputSchema");
    const found = isObject(given) ? undefined : verdict(profiles, "inputSchema", () => true);
    if (found === undefined) return;
    const { doc, pointer } = tool.place;
    const at = given === undefined ? tool.place : { doc, pointer: `${pointer}/inputSchema` };
    const fault = given === undefined ? "the tool has no inputSchema" : "inputSchema is no object";
    yield hitOf(found, { at, fault, invalid: true });
  },
} satisfies Rule;

export const inputSchemaRootType = {
  id: "input-schema-root-type",
  aliases: ["MCP-004"],
  severity: "high",
  kind: "quality",
  summary: "The root of an input schema is not of type object",
  why: `
Arguments are an object, and the protocol wants the schema to say so with \`"type": "object"\` at its root. The official
SDKs refuse the whole list for one tool that does not. Converters lose the type when they are given a union, or when a
library that they need is missing and they return an empty schema.`,
  fix: 'Write `"type": "object"` at the root of the input schema and the parameters under `properties`.',
  cwe: [],
  owasp: [],
  folds: ["input-schema-no-properties", "input-schema-root-combinator"],

  each: "tool",
  *check(tool, { profiles }) {
    const schema = toolSchema(tool, "inputSchema");
    const type = field(schema?.root, "type");
    if (schema === undefined || type === "object") return;
    const found = verdict(profiles, "rootType", () => true);
    if (found === undefined) return;
    const said = type === undefined ? "says no type" : `says \`"type": ${JSON.stringify(type).slice(0, 60)}\``;
    yield hitOf(found, {
      at: schema.at(type === undefined ? "" : "/type"),
      fault: `the root of the input schema ${said}, where "object" belongs`,
      invalid: true,
    });
  },
} satisfies Rule;

/** Keywords at the root that a profile does not take. */
function refusedAtRoot(root: JsonObject, { cells }: Profile): boolean {
  return (cells.rootRefused?.value ?? []).some((keyword) => Object.hasOwn(root, keyword));
}

export const inputSchemaRootCombinator = {
  id: "input-schema-root-combinator",
  aliases: ["MCP-005"],
  severity: "high",
  severities: ["low"],
  kind: "quality",
  summary: "An input schema has a keyword at its root that the client does not take there",
  why: `
\`anyOf\`, \`oneOf\` and \`allOf\` at the root are valid JSON Schema, and the revision of 2026-07-28 allows them by name. Model
providers refuse them there and nowhere else, so the same keyword inside a parameter is not reported. \`if\` and \`then\`
beside the properties are taken by Claude and say the same as an \`allOf\` around them.`,
  fix: "Merge the alternatives into one object with optional parameters, and check the combinations in the tool's code.",
  cwe: [],
  owasp: [],

  each: "tool",
  *check(tool, { profiles }) {
    const schema = toolSchema(tool, "inputSchema");
    if (schema === undefined) return;
    const hits = Object.keys(schema.root).flatMap((keyword): Hit[] => {
      const found = verdict(profiles, "rootRefused", (refused) => refused.includes(keyword));
      const fault = `\`${keyword}\` stands at the root of the input schema`;
      return found === undefined ? [] : [hitOf(found, { at: schema.at(pointerStep(keyword)), fault })];
    });
    yield* limited(hits);
  },
} satisfies Rule;

export const inputSchemaNoProperties = {
  id: "input-schema-no-properties",
  aliases: ["MCP-006"],
  severity: "high",
  severities: ["low", "info"],
  kind: "quality",
  summary: "An object schema lists no properties, and the client wants some",
  why: `
\`{"type": "object"}\` is the form that the protocol itself gives for a tool without parameters, and most clients take it.
OpenAI's endpoints want \`properties\` to be written, if only as \`{}\`. Gemini's want it to hold something wherever an object
is declared; at the root its clients mostly leave the parameters out, so an empty root is info.`,
  fix: "Write `properties`: as `{}` for a tool that takes nothing, with the fields for an object inside a parameter.",
  cwe: [],
  owasp: [],

  each: "tool",
  *check(tool, { profiles }) {
    const schema = toolSchema(tool, "inputSchema");
    if (schema === undefined || field(schema.root, "type") !== "object") return;
    const { root, walk, at } = schema;
    const others = profiles.filter((profile) => !refusedAtRoot(root, profile));
    const properties = field(root, "properties");
    if (!isObject(properties)) {
      const found = verdict(others, "properties", (wanted) => wanted === "present");
      const fault = "the input schema has no `properties`";
      if (found !== undefined) yield hitOf(found, { at: at(""), fault, fix: 'Add `"properties": {}`.' });
    } else if (Object.keys(properties).length === 0) {
      const found = verdict(others, "properties", (wanted) => wanted === "not empty");
      if (found !== undefined) {
        const who = listed(found.map(({ profile }) => profile.name));
        const message = `The tool takes no parameters; endpoints of ${who} differ on an empty \`properties\` at the root.`;
        yield { at: at("/properties"), message, severity: "info", profiles: [], rewrittenBy: [] };
      }
    }
    const hits = walk.schemas.flatMap(({ value, pointer, via }): Hit[] => {
      if (via === "root" || via === "definition" || field(value, "type") !== "object") return [];
      const inner = field(value, "properties");
      if (isObject(inner) && Object.keys(inner).length > 0) return [];
      const found = verdict(others, "properties", (wanted) => wanted === "not empty");
      if (found === undefined) return [];
      const fault = `\`${shownPath(pointer)}\` is an object without properties`;
      return [hitOf(found, { at: at(pointer), fault, fix: "List its properties, or take it as a string of JSON." })];
    });
    yield* limited(hits);
  },
} satisfies Rule;
