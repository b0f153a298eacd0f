import { DAY } from "../model/day.ts";
import type { JsonObject } from "../model/json.ts";
import { POLICY, type Shape } from "./table.ts";

/** Where editors find the schema of the policy file. */
const SCHEMA_URL = "https://raw.githubusercontent.com/org/mcp-audit/main/docs/schemas/policy-v1.schema.json";

/** The first line of a policy file, by which editors with a YAML language server find the schema. */
export const EDITOR_HINT = `# yaml-language-server: $schema=${SCHEMA_URL}`;

/** The JSON Schema of the policy file, made from the table that the reader checks against. */
export function policySchema(): JsonObject {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    $id: SCHEMA_URL,
    title: "mcp-audit policy, version 1",
    ...schemaOf(POLICY),
  };
}

function schemaOf(shape: Shape): JsonObject {
  switch (shape.kind) {
    case "text":
      return {
        type: "string",
        minLength: 1,
        ...(shape.most !== undefined && { maxLength: shape.most }),
        ...(shape.pattern !== undefined && { pattern: shape.pattern }),
      };
    case "word":
      return { enum: shape.words };
    case "day":
      return { type: "string", minLength: 1, pattern: DAY };
    case "flag":
      return { type: "boolean" };
    case "number":
      return shape.only === undefined ? { type: "integer", minimum: 0 } : { const: shape.only };
    case "scalar":
      return { type: ["string", "number", "boolean", "null"] };
    case "list":
      return { type: "array", items: schemaOf(shape.of), ...(shape.least !== undefined && { minItems: shape.least }) };
    case "one or more":
      return { anyOf: [schemaOf(shape.of), { type: "array", items: schemaOf(shape.of), minItems: 1 }] };
    case "map":
      return { type: "object", additionalProperties: schemaOf(shape.of) };
    case "object":
      return objectSchema(shape);
    case "short":
      return { anyOf: [schemaOf(shape.word), schemaOf(shape.long)] };
  }
}

function objectSchema({ fields, oneOf, least }: Extract<Shape, { kind: "object" }>): JsonObject {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => field.required === true).map(([name]) => name);
  return {
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(
      entries.map(([name, { shape, says }]) => [name, { description: says, ...schemaOf(shape) }]),
    ),
    ...(required.length > 0 && { required }),
    ...(oneOf !== undefined && { oneOf: oneOf.map((name) => ({ required: [name] })) }),
    ...(least !== undefined && { minProperties: least }),
  };
}
