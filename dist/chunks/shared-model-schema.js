import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  grouped
} from "./shared-model-number.js";
import {
  field,
  isArray,
  isObject,
  pointerStep
} from "./shared-model-json.js";

// src/model/schema.ts
var DIALECTS = ["draft-04", "draft-06", "draft-07", "2019-09", "2020-12"];
function dialectOf(schema) {
  const declared = field(schema, "$schema");
  if (declared === void 0) return "2020-12";
  if (typeof declared !== "string") return void 0;
  const bare = declared.replace(/^https?:\/\/json-schema\.org\//, "").replace(/#$/, "");
  return DIALECTS.find((dialect) => bare === `${dialect}/schema` || bare === `draft/${dialect}/schema`);
}
var SINGLE = {
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
  contentSchema: "other"
};
var LISTS = {
  allOf: "member",
  anyOf: "member",
  oneOf: "member",
  prefixItems: "items",
  items: "items"
};
var MAPS = {
  properties: "property",
  patternProperties: "other",
  $defs: "definition",
  definitions: "definition",
  dependentSchemas: "condition",
  dependencies: "condition"
};
var DEPTH_LIMIT = 200;
var COUNT_LIMIT = 2e4;
var LENGTH_LIMIT = 5e3;
var walks = /* @__PURE__ */ new WeakMap();
function subschemas(root) {
  const known = walks.get(root);
  if (known !== void 0) return known;
  const made = walkSchema(root);
  walks.set(root, made);
  return made;
}
function walkSchema(root) {
  const schemas = [];
  let cut;
  const stack = [{ value: root, pointer: "", via: "root", keyword: "", depth: 0 }];
  for (let schema = stack.pop(); schema !== void 0; schema = stack.pop()) {
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
  return { schemas, ...cut !== void 0 && { cut } };
}
function childrenOf(parent) {
  const { value: schema, pointer, depth } = parent;
  if (!isObject(schema)) return [];
  const children = [];
  const add = (value, via, keyword, step) => {
    const below = pointerStep(keyword) + (step === void 0 ? "" : pointerStep(step));
    const name = typeof step === "string" ? { name: step } : {};
    children.push({ value, pointer: pointer + below, via, keyword, depth: depth + 1, parent, ...name });
  };
  for (const [keyword, value] of Object.entries(schema)) {
    const [list, single, map] = [own(LISTS, keyword), own(SINGLE, keyword), own(MAPS, keyword)];
    if (list !== void 0 && isArray(value)) {
      value.forEach((item, index) => {
        add(item, list, keyword, index);
      });
    } else if (single !== void 0) {
      add(value, single, keyword);
    } else if (map !== void 0 && isObject(value)) {
      for (const [name, item] of Object.entries(value)) {
        if (keyword === "dependencies" && isArray(item)) continue;
        add(item, map, keyword, name);
      }
    }
  }
  return children;
}
function own(table, key) {
  return Object.hasOwn(table, key) ? table[key] : void 0;
}

// src/model/tool-schema.ts
function toolSchema(tool, name) {
  const root = field(tool.raw, name);
  if (!isObject(root)) return void 0;
  return {
    field: name,
    root,
    walk: subschemas(root),
    at: (pointer, key) => ({
      doc: tool.place.doc,
      pointer: `${tool.place.pointer}/${name}${pointer}`,
      ...key && { key }
    })
  };
}
function toolSchemas(tool) {
  return [toolSchema(tool, "inputSchema"), toolSchema(tool, "outputSchema")].filter((schema) => schema !== void 0);
}
var SHOWN = 80;
function shownPath(pointer) {
  const steps = pointer.slice(1).replaceAll("/", ".");
  const path = steps.includes("~") ? steps.replaceAll("~1", "/").replaceAll("~0", "~") : steps;
  return path.length > SHOWN ? `\u2026${path.slice(-SHOWN)}` : path;
}
function shownName(name) {
  return JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}\u2026` : name);
}

export {
  DIALECTS,
  dialectOf,
  COUNT_LIMIT,
  subschemas,
  toolSchema,
  toolSchemas,
  shownPath,
  shownName
};
