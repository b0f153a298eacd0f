import { field, isArray, isObject, pointerStep, type Json, type JsonObject } from "./json.ts";
import { grouped } from "./number.ts";

export const DIALECTS = ["draft-04", "draft-06", "draft-07", "2019-09", "2020-12"] as const;

/** A version of JSON Schema. */
export type Dialect = (typeof DIALECTS)[number];

/** The dialect that `$schema` declares: 2020-12 when there is none, undefined when it is none of ours. */
export function dialectOf(schema: JsonObject): Dialect | undefined {
  const declared = field(schema, "$schema");
  if (declared === undefined) return "2020-12";
  if (typeof declared !== "string") return undefined;
  const bare = declared.replace(/^https?:\/\/json-schema\.org\//, "").replace(/#$/, "");
  return DIALECTS.find((dialect) => bare === `${dialect}/schema` || bare === `draft/${dialect}/schema`);
}

/** How a schema is reached from the one that holds it. */
type Via = "root" | "property" | "items" | "member" | "definition" | "condition" | "other";

/** A place in a schema document where a schema is expected, with what stands there. */
export interface Subschema {
  readonly value: Json;
  /** Below the root. */
  readonly pointer: string;
  readonly via: Via;
  /** Of the schema that holds it; empty for the root. */
  readonly keyword: string;
  /** Of the property or definition. */
  readonly name?: string;
  readonly depth: number;
  readonly parent?: Subschema;
}

/** Keywords whose value is one schema. */
const SINGLE: Readonly<Record<string, Via>> = {
  items: "items",
  additionalItems: "items",
  unevaluatedItems: "items",
  contains: "items",
  additionalProperties: "other",
  unevaluatedProperties: "other",
  propertyNames: "condition",
  not: "condition",
  if: "condition",
  then: "condition",
  else: "condition",
  contentSchema: "other",
};

/** Keywords whose value is a list of schemas; `items` was one before 2020-12. */
const LISTS: Readonly<Record<string, Via>> = {
  allOf: "member",
  anyOf: "member",
  oneOf: "member",
  prefixItems: "items",
  items: "items",
};

/** Keywords whose value maps names that the author chose to schemas. */
const MAPS: Readonly<Record<string, Via>> = {
  properties: "property",
  patternProperties: "other",
  $defs: "definition",
  definitions: "definition",
  dependentSchemas: "condition",
  dependencies: "condition",
};

const DEPTH_LIMIT = 200;

/** Of schemas; of the entries of one list or map no more are looked at either. */
export const COUNT_LIMIT = 20_000;

/** Of pointers: names may be as long as their author likes, and every one stands in all pointers below it. */
const LENGTH_LIMIT = 5000;

export interface SchemaWalk {
  /** The root first, parents before children, in document order. */
  readonly schemas: readonly Subschema[];
  /** Why not all were read, in a sentence. */
  readonly cut?: string;
}

const walks = new WeakMap<JsonObject, SchemaWalk>();

/**
 * Every place below `root` where a schema is expected, the root itself included. Keys of `properties` are names, whatever
 * they spell; `default`, `enum`, `const` and `examples` hold data and are not entered. Iterative, made once a root.
 */
export function subschemas(root: JsonObject): SchemaWalk {
  const known = walks.get(root);
  if (known !== undefined) return known;
  const made = walkSchema(root);
  walks.set(root, made);
  return made;
}

function walkSchema(root: JsonObject): SchemaWalk {
  const schemas: Subschema[] = [];
  let cut: string | undefined;
  const stack: Subschema[] = [{ value: root, pointer: "", via: "root", keyword: "", depth: 0 }];
  for (let schema = stack.pop(); schema !== undefined; schema = stack.pop()) {
    if (schemas.length === COUNT_LIMIT) {
      cut = `only the first ${grouped(COUNT_LIMIT)} of its schemas were read`;
      break;
    }
    schemas.push(schema);
    const children = childrenOf(schema);
    const isFar = schema.depth === DEPTH_LIMIT || schema.pointer.length > LENGTH_LIMIT;
    if (isFar && children.length > 0)
      cut = `it was read to a depth of ${DEPTH_LIMIT} schemas and names of ${LENGTH_LIMIT} characters`;
    if (!isFar) for (const child of children.reverse()) stack.push(child);
  }
  return { schemas, ...(cut !== undefined && { cut }) };
}

function childrenOf(parent: Subschema): Subschema[] {
  const { value: schema, pointer, depth } = parent;
  if (!isObject(schema)) return [];
  const children: Subschema[] = [];
  const add = (value: Json, via: Via, keyword: string, step?: string | number): void => {
    const below = pointerStep(keyword) + (step === undefined ? "" : pointerStep(step));
    const name = typeof step === "string" ? { name: step } : {};
    children.push({ value, pointer: pointer + below, via, keyword, depth: depth + 1, parent, ...name });
  };
  for (const [keyword, value] of Object.entries(schema)) {
    const [list, single, map] = [own(LISTS, keyword), own(SINGLE, keyword), own(MAPS, keyword)];
    if (list !== undefined && isArray(value)) {
      value.forEach((item, index) => {
        add(item, list, keyword, index);
      });
    } else if (single !== undefined) {
      add(value, single, keyword);
    } else if (map !== undefined && isObject(value)) {
      for (const [name, item] of Object.entries(value)) {
        // Draft-07: the value may also be a list of names that are required together.
        if (keyword === "dependencies" && isArray(item)) continue;
        add(item, map, keyword, name);
      }
    }
  }
  return children;
}

function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
