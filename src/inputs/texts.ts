import { isArray, isObject, pointerStep, type Json, type JsonObject } from "../model/json.ts";
import type { Text, TextRole } from "../model/text.ts";

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

/** A container that is being walked. */
interface Frame {
  readonly container: readonly Json[] | JsonObject;
  /** Of an object. */
  readonly keys: readonly string[] | undefined;
  next: number;
  /** Pointer and field of a child, without its own step. */
  readonly pointer: string;
  readonly field: string;
  readonly shape: Shape;
  readonly role: TextRole;
}

/**
 * Every string in what was received, and every key that its author chose, in document order, at any depth.
 * `field` paths begin below `root`; places are in document `doc`, below `pointer`.
 */
export function textsOf(root: Json, doc: string, pointer: string): readonly Text[] {
  if (typeof root === "string") return [{ value: root, field: "", role: "prose", place: { doc, pointer } }];
  const texts: Text[] = [];
  const stack: Frame[] = [];
  const enter = (value: Json, at: string, field: string, shape: Shape, role: TextRole): void => {
    if (typeof value !== "object" || value === null) return;
    const keys = isObject(value) ? Object.keys(value) : undefined;
    const inner = field === "" ? "" : `${shortened(field)}.`;
    stack.push({ container: value, keys, next: 0, pointer: `${at}/`, field: inner, shape, role });
  };
  enter(root, pointer, "", "fields", "prose");
  for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
    const { container, keys, next } = frame;
    if (next >= (isArray(container) ? container.length : (keys?.length ?? 0))) {
      stack.pop();
      continue;
    }
    frame.next += 1;
    const key = keys?.[next] ?? String(next);
    const at = frame.pointer + (/[~/]/.test(key) ? pointerStep(key).slice(1) : key);
    const field = frame.field + key;
    if (keys !== undefined && isChosen(frame.shape, key)) {
      const role = frame.shape === "data" ? "value" : "identifier";
      texts.push({ value: key, field, role, place: { doc, pointer: at, key: true } });
    }
    const value = isArray(container) ? container[next] : container[key];
    const [shape, role] = keys === undefined ? [frame.shape, frame.role] : inside(frame.shape, frame.role, key);
    if (typeof value === "string") texts.push({ value, field, role, place: { doc, pointer: at } });
    else if (value !== undefined) enter(value, at, field, shape, role);
  }
  return texts;
}

const FIELD_LIMIT = 1000;

/** A path as it is shown: 10,000 levels, each with its whole path, would be the square of that. Places stay exact. */
function shortened(field: string): string {
  return field.length <= FIELD_LIMIT ? field : `${field.slice(0, FIELD_LIMIT / 2)}…${field.slice(-FIELD_LIMIT / 4)}`;
}

/** What the value of a key is, and what its strings are for. */
function inside(shape: Shape, role: TextRole, key: string): readonly [Shape, TextRole] {
  if (shape === "data") return ["data", role];
  if (shape === "names") return ["schema", "prose"];
  if (shape === "fields" && key === "name") return ["fields", "identifier"];
  const own: TextRole = VALUE_KEYS.has(key) ? "value" : "prose";
  if (shape === "fields") return [SCHEMAS.has(key) ? "schema" : "fields", own];
  return [NAME_MAPS.has(key) ? "names" : DATA.has(key) ? "data" : "schema", own];
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

function isChosen(shape: Shape, key: string): boolean {
  if (shape === "names" || shape === "data") return true;
  return shape === "schema" ? !KEYWORDS.has(key) : !DEFINED.has(key);
}
