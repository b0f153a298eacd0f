import { isArray, isObject, pointerStep, type Json } from "../model/json.ts";
import type { Place, Text, TextRole } from "../model/text.ts";

/** What the keys of an object are: protocol fields, JSON Schema keywords, names that the author chose, or data. */
type Shape = "fields" | "schema" | "names" | "data";

/** Keywords whose value maps names that the author chose to schemas. */
const NAME_MAPS = new Set(["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"]);

/** Keywords whose value is data, keys and all. */
const DATA = new Set(["default", "examples", "example", "enum", "const"]);

/** Fields that hold schemas. */
const SCHEMAS = new Set(["inputSchema", "outputSchema", "requestedSchema"]);

/** Strings under these keys are data for a machine, not prose. */
const VALUE_KEYS = new Set([
  ...DATA,
  ...["pattern", "format", "type", "required", "$schema", "$id", "$ref", "$anchor", "$dynamicRef", "contentEncoding"],
  ...["uri", "uriTemplate", "mimeType", "src", "sizes", "theme", "url", "websiteUrl", "version", "taskSupport"],
  ...["protocolVersion", "audience", "lastModified"],
]);

interface Step {
  readonly value: Json;
  readonly pointer: string;
  readonly field: string;
  readonly shape: Shape;
  readonly role: TextRole;
  readonly key?: true;
}

/**
 * Every string in what was received, and every key that its author chose, in document order, at any depth.
 * `field` paths begin below `root`; places are in document `doc`, below `pointer`.
 */
export function textsOf(root: Json, doc: string, pointer: string): readonly Text[] {
  const texts: Text[] = [];
  const stack: Step[] = [{ value: root, pointer, field: "", shape: "fields", role: "prose" }];
  for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
    const { value, role, field } = step;
    if (typeof value === "string") {
      const place: Place = { doc, pointer: step.pointer, ...(step.key && { key: true }) };
      texts.push({ value, field, role, place });
    } else if (isArray(value)) {
      for (let index = value.length - 1; index >= 0; index -= 1) {
        stack.push({ ...child(step, index), value: value[index] ?? null });
      }
    } else if (isObject(value)) {
      for (const [key, item] of Object.entries(value).reverse()) {
        stack.push({ ...inside(step, key), value: item });
        if (isChosen(step, key)) stack.push(keyStep(step, key));
      }
    }
  }
  return texts;
}

function child(step: Step, key: string | number): Step {
  const field = step.field === "" ? String(key) : `${step.field}.${String(key)}`;
  return { ...step, pointer: step.pointer + pointerStep(key), field };
}

function inside(step: Step, key: string): Step {
  const next = child(step, key);
  if (step.shape === "data") return next;
  if (step.shape === "names") return { ...next, shape: "schema", role: "prose" };
  const role: TextRole = VALUE_KEYS.has(key)
    ? "value"
    : key === "name" && step.shape === "fields"
      ? "identifier"
      : "prose";
  if (step.shape === "fields") return { ...next, shape: SCHEMAS.has(key) ? "schema" : "fields", role };
  if (NAME_MAPS.has(key)) return { ...next, shape: "names", role };
  return { ...next, shape: DATA.has(key) ? "data" : "schema", role };
}

/** Keys that the protocol and JSON Schema define say nothing; all others are the author's words. */
const DEFINED = new Set([
  ...["name", "title", "description", "inputSchema", "outputSchema", "annotations", "_meta", "icons", "execution"],
  ...["arguments", "required", "uri", "uriTemplate", "mimeType", "size", "src", "sizes", "theme", "taskSupport"],
  ...["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint", "audience", "priority", "lastModified"],
  ...["instructions", "serverInfo", "version", "websiteUrl", "capabilities", "protocolVersion", "requestedSchema"],
  ...["tools", "prompts", "resources", "resourceTemplates", "logging", "completions", "experimental", "listChanged"],
]);

const KEYWORDS = new Set([
  ...["$schema", "$id", "$ref", "$anchor", "$dynamicRef", "$dynamicAnchor", "$comment", "$defs", "$vocabulary"],
  ...["definitions", "type", "title", "description", "default", "examples", "example", "enum", "const", "format"],
  ...["properties", "patternProperties", "additionalProperties", "unevaluatedProperties", "propertyNames", "required"],
  ...[
    "dependentRequired",
    "dependentSchemas",
    "dependencies",
    "minProperties",
    "maxProperties",
    "items",
    "prefixItems",
  ],
  ...["additionalItems", "unevaluatedItems", "contains", "minContains", "maxContains", "minItems", "maxItems"],
  ...["uniqueItems", "minLength", "maxLength", "pattern", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
  ...["multipleOf", "allOf", "anyOf", "oneOf", "not", "if", "then", "else", "contentEncoding", "contentMediaType"],
  ...["contentSchema", "deprecated", "readOnly", "writeOnly", "nullable", "discriminator"],
]);

function isChosen(step: Step, key: string): boolean {
  if (step.shape === "names" || step.shape === "data") return true;
  return step.shape === "schema" ? !KEYWORDS.has(key) : !DEFINED.has(key);
}

function keyStep(step: Step, key: string): Step {
  return { ...child(step, key), value: key, role: step.shape === "data" ? "value" : "identifier", key: true };
}
