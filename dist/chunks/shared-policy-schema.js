import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  POLICY
} from "./shared-policy-table.js";
import {
  DAY
} from "./shared-model-day.js";

// src/policy/schema.ts
var SCHEMA_URL = "https://raw.githubusercontent.com/org/mcp-audit/main/docs/schemas/policy-v1.schema.json";
var EDITOR_HINT = `# yaml-language-server: $schema=${SCHEMA_URL}`;
function policySchema() {
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    $id: SCHEMA_URL,
    title: "mcp-audit policy, version 1",
    ...schemaOf(POLICY)
  };
}
function schemaOf(shape) {
  switch (shape.kind) {
    case "text":
      return {
        type: "string",
        minLength: 1,
        ...shape.most !== void 0 && { maxLength: shape.most },
        ...shape.pattern !== void 0 && { pattern: shape.pattern }
      };
    case "word":
      return { enum: shape.words };
    case "day":
      return { type: "string", minLength: 1, pattern: DAY };
    case "flag":
      return { type: "boolean" };
    case "number":
      return shape.only === void 0 ? { type: "integer", minimum: 0 } : { const: shape.only };
    case "scalar":
      return { type: ["string", "number", "boolean", "null"] };
    case "list":
      return { type: "array", items: schemaOf(shape.of), ...shape.least !== void 0 && { minItems: shape.least } };
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
function objectSchema({ fields, oneOf, least }) {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => field.required === true).map(([name]) => name);
  return {
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(
      entries.map(([name, { shape, says }]) => [name, { description: says, ...schemaOf(shape) }])
    ),
    ...required.length > 0 && { required },
    ...oneOf !== void 0 && { oneOf: oneOf.map((name) => ({ required: [name] })) },
    ...least !== void 0 && { minProperties: least }
  };
}

export {
  EDITOR_HINT,
  policySchema
};
