import { isArray, isObject, pointerStep, type Json, type JsonObject } from "./json.ts";
import { COUNT_LIMIT, subschemas, type Dialect, type Subschema } from "./schema.ts";

/** Where a schema is not one of its dialect, and what is wrong there: a clause. */
export interface SchemaFault {
  readonly pointer: string;
  readonly message: string;
}

/** What may stand under a keyword, by what the meta-schemas say. */
type Form =
  | "schema"
  | "schema list"
  | "schema or list"
  | "schema map"
  | "dependencies"
  | "string"
  | "boolean"
  | "number"
  | "positive number"
  | "count"
  | "names"
  | "name lists"
  | "list"
  | "type"
  | "pattern"
  | "pattern map"
  | "anchor"
  | "id";

type Checked = "draft-07" | "2019-09" | "2020-12";

const ALL: Readonly<Record<string, Form>> = {
  $ref: "string",
  $schema: "string",
  $comment: "string",
  title: "string",
  description: "string",
  readOnly: "boolean",
  examples: "list",
  multipleOf: "positive number",
  maximum: "number",
  exclusiveMaximum: "number",
  minimum: "number",
  exclusiveMinimum: "number",
  maxLength: "count",
  minLength: "count",
  pattern: "pattern",
  maxItems: "count",
  minItems: "count",
  uniqueItems: "boolean",
  contains: "schema",
  maxProperties: "count",
  minProperties: "count",
  required: "names",
  additionalProperties: "schema",
  definitions: "schema map",
  properties: "schema map",
  patternProperties: "pattern map",
  dependencies: "dependencies",
  propertyNames: "schema",
  enum: "list",
  type: "type",
  format: "string",
  contentMediaType: "string",
  contentEncoding: "string",
  if: "schema",
  then: "schema",
  else: "schema",
  allOf: "schema list",
  anyOf: "schema list",
  oneOf: "schema list",
  not: "schema",
};

const SINCE_2019: Readonly<Record<string, Form>> = {
  $id: "id",
  $anchor: "anchor",
  $defs: "schema map",
  $recursiveRef: "string",
  deprecated: "boolean",
  writeOnly: "boolean",
  maxContains: "count",
  minContains: "count",
  dependentRequired: "name lists",
  dependentSchemas: "schema map",
  unevaluatedItems: "schema",
  unevaluatedProperties: "schema",
  contentSchema: "schema",
};

/** The meta-schemas of three dialects; a keyword that is not listed may hold anything. */
const FORMS: Readonly<Record<Checked, Readonly<Record<string, Form>>>> = {
  "draft-07": { ...ALL, $id: "string", items: "schema or list", additionalItems: "schema" },
  "2019-09": { ...ALL, ...SINCE_2019, $recursiveAnchor: "boolean", items: "schema or list", additionalItems: "schema" },
  "2020-12": {
    ...ALL,
    ...SINCE_2019,
    $recursiveAnchor: "anchor",
    $dynamicRef: "string",
    $dynamicAnchor: "anchor",
    items: "schema",
    prefixItems: "schema list",
  },
};

const TYPES = new Set(["array", "boolean", "integer", "null", "number", "object", "string"]);

/**
 * What the meta-schema of a dialect says of a schema; undefined when that dialect is not checked. Draft-06 is checked as
 * draft-07, of which it is a part. `$ref` is not followed and nothing is compiled but patterns.
 */
export function schemaFaults(root: JsonObject, dialect: Dialect): readonly SchemaFault[] | undefined {
  if (dialect === "draft-04") return undefined;
  const checked = dialect === "draft-06" ? "draft-07" : dialect;
  const known = told.get(root)?.get(checked);
  if (known !== undefined) return known;
  const made = faultsIn(root, FORMS[checked]);
  told.set(root, (told.get(root) ?? new Map<Checked, readonly SchemaFault[]>()).set(checked, made));
  return made;
}

/** Several rules ask the same of a schema. */
const told = new WeakMap<JsonObject, Map<Checked, readonly SchemaFault[]>>();

function faultsIn(root: JsonObject, forms: Readonly<Record<string, Form>>): readonly SchemaFault[] {
  const unread = new Set<Subschema>();
  return subschemas(root).schemas.flatMap((schema) =>
    isUnread(schema, forms, unread) ? NO_FAULTS : faultsOf(schema, forms),
  );
}

/** Below a keyword that the dialect does not know, anything may stand. */
function isUnread(schema: Subschema, forms: Readonly<Record<string, Form>>, unread: Set<Subschema>): boolean {
  const { parent, keyword } = schema;
  if (parent === undefined) return false;
  const skip = unread.has(parent) || !Object.hasOwn(forms, keyword);
  if (skip) unread.add(schema);
  return skip;
}

function faultsOf({ value, pointer }: Subschema, forms: Readonly<Record<string, Form>>): readonly SchemaFault[] {
  if (typeof value === "boolean") return [];
  if (!isObject(value)) return [{ pointer, message: `${shown(value)} stands where a schema belongs` }];
  let found: SchemaFault[] | undefined;
  for (const keyword of Object.keys(value)) {
    const form = Object.hasOwn(forms, keyword) ? forms[keyword] : undefined;
    const held = value[keyword];
    if (form === undefined || held === undefined) continue;
    for (const { below, wanted } of faultsUnder(held, form)) {
      (found ??= []).push({ pointer: pointer + pointerStep(keyword) + below, message: `\`${keyword}\` ${wanted}` });
    }
  }
  return found ?? NO_FAULTS;
}

interface Misfit {
  readonly below: string;
  readonly wanted: string;
}

const NO_FAULTS: readonly SchemaFault[] = [];
const NO_MISFITS: readonly Misfit[] = [];

/** Schemas that a keyword holds are visited by themselves; here only its own form is looked at. */
function faultsUnder(value: Json, form: Form): readonly Misfit[] {
  const misfit = (wanted: string, below = ""): readonly Misfit[] => [{ below, wanted }];
  const must = (holds: boolean, what: string): readonly Misfit[] =>
    holds ? NO_MISFITS : misfit(`is ${shown(value)}, not ${what}`);
  switch (form) {
    case "schema":
      return isArray(value) ? misfit("is a list, which this dialect does not allow here") : NO_MISFITS;
    case "schema or list":
      return isArray(value) ? must(value.length > 0, "a list of schemas") : NO_MISFITS;
    case "schema list":
      return must(isArray(value) && value.length > 0, "a list of schemas");
    case "schema map":
      return must(isObject(value), "an object");
    case "dependencies":
      if (!isObject(value)) return must(false, "an object");
      return Object.entries(value).flatMap(([key, needed]) =>
        isArray(needed) && !areNames(needed) ? misfit("needs a list of different strings", pointerStep(key)) : [],
      );
    case "pattern map":
      if (!isObject(value)) return must(false, "an object");
      return Object.keys(value)
        .slice(0, COUNT_LIMIT)
        .flatMap((key) => (isPattern(key) ? [] : misfit("has a key that is no regular expression", pointerStep(key))));
    case "string":
      return must(typeof value === "string", "a string");
    case "boolean":
      return must(typeof value === "boolean", "true or false");
    case "number":
      return must(typeof value === "number", "a number");
    case "positive number":
      return must(typeof value === "number" && value > 0, "a number above 0");
    case "count":
      return must(typeof value === "number" && Number.isInteger(value) && value >= 0, "a whole number from 0 on");
    case "list":
      return must(isArray(value), "a list");
    case "names":
      return must(areNames(value), "a list of different strings");
    case "name lists":
      return must(isObject(value) && Object.values(value).every(areNames), "an object of lists of strings");
    case "type":
      return isType(value) ? NO_MISFITS : misfit(`is ${shown(value)}, not one of ${[...TYPES].join(", ")}`);
    case "pattern":
      if (typeof value !== "string") return must(false, "a string");
      return isPattern(value) ? NO_MISFITS : misfit(`is no regular expression: ${shown(value)}`);
    case "anchor":
      return must(typeof value === "string" && /^[A-Z_][\w.-]*$/i.test(value), "a plain name");
    case "id":
      return must(typeof value === "string" && /^[^#]*#?$/.test(value), "an address without a fragment");
  }
}

function areNames(value: Json): boolean {
  return isArray(value) && value.every((name) => typeof name === "string") && new Set(value).size === value.length;
}

function isType(value: Json): boolean {
  const isName = (name: Json): boolean => typeof name === "string" && TYPES.has(name);
  if (!isArray(value)) return isName(value);
  return value.length > 0 && value.every(isName) && new Set(value).size === value.length;
}

/** Longer ones are taken on trust: compiling them costs more than they are worth. */
const PATTERN_LIMIT = 5000;

/** With the flag or without: what either reads is a regular expression. It is compiled and never run. */
function isPattern(pattern: string): boolean {
  if (pattern.length > PATTERN_LIMIT) return true;
  return ["u", ""].some((flags) => {
    try {
      new RegExp(pattern, flags);
      return true;
    } catch {
      return false;
    }
  });
}

function shown(value: Json): string {
  if (isArray(value)) return "a list";
  if (isObject(value)) return "an object";
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
