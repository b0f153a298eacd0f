import { Ajv as Ajv07 } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { field, isArray, isObject, type Json, type JsonObject } from "../src/model/json.ts";
import { subschemas } from "../src/model/schema.ts";
import { schemaFaults } from "../src/model/schema-validity.ts";

const DIALECTS = ["draft-07", "2019-09", "2020-12"] as const;

type Checked = (typeof DIALECTS)[number];

function isRegex(text: string): boolean {
  return ["u", ""].some((flags) => {
    try {
      return new RegExp(text, flags) instanceof RegExp;
    } catch {
      return false;
    }
  });
}

const OPTIONS = { strict: false, validateFormats: false } as const;

/** The meta-schemas as a full implementation of JSON Schema reads them: what our table must agree with. */
const META = {
  "draft-07": new Ajv07(OPTIONS).getSchema("http://json-schema.org/draft-07/schema"),
  "2019-09": new Ajv2019(OPTIONS).getSchema("https://json-schema.org/draft/2019-09/schema"),
  "2020-12": new Ajv2020(OPTIONS).getSchema("https://json-schema.org/draft/2020-12/schema"),
};

function metaSays(schema: JsonObject, dialect: Checked): boolean {
  const validate = META[dialect];
  if (validate === undefined) throw new Error(`no meta-schema for ${dialect}`);
  return validate(schema) === true;
}

/** Formats are no part of what a meta-schema asserts; that a pattern is a regular expression is asked here. */
function hasBadPattern(keyword: string, value: Json): boolean {
  if (keyword === "pattern") return typeof value === "string" && !isRegex(value);
  return keyword === "patternProperties" && isObject(value) && !Object.keys(value).every(isRegex);
}

/** Draft-07 took back what draft-06 said of `enum`; the copy that is compared with did not. */
function isDisputed(keyword: string, value: Json, dialect: Checked): boolean {
  return dialect === "draft-07" && keyword === "enum" && isArray(value);
}

/** A value of every kind, and the values that only some keywords take. */
const VALUES: readonly Json[] = [
  ...[null, true, false, 0, 1, -1, 1.5, "", "a", "a b", "string", "int", "[", "a#b", "(?<=a)b", "\\p{L}", "#a"],
  ...[[], [1], ["a"], ["a", "a"], ["string", "null"], ["string", "string"], [{}], [true], [{}, 1], [[]]],
  ...[{}, { a: {} }, { a: true }, { a: 1 }, { a: ["b"] }, { a: [1] }, { "[": {} }, { type: "int" }, { a: { type: 1 } }],
];

const KEYWORDS = [
  ...["$id", "$schema", "$ref", "$anchor", "$comment", "$defs", "$dynamicRef", "$dynamicAnchor", "$recursiveRef"],
  ...["$recursiveAnchor", "definitions", "type", "enum", "const", "title", "description", "default", "examples"],
  ...["deprecated", "readOnly", "format", "properties", "patternProperties", "additionalProperties", "required"],
  ...[
    "propertyNames",
    "unevaluatedProperties",
    "dependencies",
    "dependentRequired",
    "dependentSchemas",
    "minProperties",
  ],
  ...["maxProperties", "items", "prefixItems", "additionalItems", "unevaluatedItems", "contains", "minContains"],
  ...["maxContains", "minItems", "maxItems", "uniqueItems", "minLength", "maxLength", "pattern", "minimum", "maximum"],
  ...["exclusiveMinimum", "exclusiveMaximum", "multipleOf", "allOf", "anyOf", "oneOf", "not", "if", "then", "else"],
  ...["contentEncoding", "contentMediaType", "contentSchema", "nullable", "constructor", "toString"],
];

describe.each(DIALECTS)("%s", (dialect) => {
  test.each(KEYWORDS)("what may stand under %s is what the meta-schema says", (keyword) => {
    const differing = VALUES.filter((value) => !isDisputed(keyword, value, dialect)).flatMap((value) =>
      [{ [keyword]: value }, { properties: { a: { [keyword]: value } } }].filter((schema) => {
        const valid = metaSays(schema, dialect) && !hasBadPattern(keyword, value);
        return (schemaFaults(schema, dialect)?.length === 0) !== valid;
      }),
    );
    expect(differing).toEqual([]);
  });
});

const SERVERS = "../shared/servers";

test("schemas that real servers publish are judged as the meta-schemas judge them", () => {
  if (!existsSync(SERVERS)) {
    console.warn(`${SERVERS} is not here: the schemas of real servers were not compared`);
    return;
  }
  const schemas = readdirSync(SERVERS)
    .flatMap((file) => {
      const tools = field(JSON.parse(readFileSync(`${SERVERS}/${file}`, "utf8")) as Json, "tools");
      return isArray(tools) ? tools : [];
    })
    .flatMap((tool) => [field(tool, "inputSchema"), field(tool, "outputSchema")])
    .filter(isObject);
  const differing = schemas.flatMap((schema) =>
    DIALECTS.filter((dialect) => (schemaFaults(schema, dialect)?.length === 0) !== metaSays(schema, dialect)),
  );
  expect(schemas.length).toBeGreaterThan(1000);
  expect(differing.map((s) => JSON.stringify(s))).toEqual([]);
});

test.each<[string, JsonObject, string, string]>([
  ["a type that is none", { properties: { page: { type: "int" } } }, "/properties/page/type", '`type` is "int"'],
  ["a boolean limit", { properties: { h: { exclusiveMinimum: true } } }, "/properties/h/exclusiveMinimum", "a number"],
  ["a list of items", { properties: { p: { items: [{}] } } }, "/properties/p/items", "is a list"],
  ["a pattern with an open bracket", { properties: { a: { pattern: "[" } } }, "/properties/a/pattern", "no regular"],
  ["a word for a schema", { properties: { type: "object" } }, "/properties/type", "where a schema belongs"],
  ["a name with a slash", { properties: { "a/b": { type: 1 } } }, "/properties/a~1b/type", "`type` is 1"],
])("says where the fault stands: %s", (_, schema, pointer, message) => {
  const faults = schemaFaults(schema, "2020-12") ?? [];
  expect(faults.map((fault) => fault.pointer)).toEqual([pointer]);
  expect(faults[0]?.message).toContain(message);
});

test("keywords as names of properties are names", () => {
  const names = Object.fromEntries(KEYWORDS.map((keyword) => [keyword, { type: "string" }]));
  expect(schemaFaults({ type: "object", properties: names }, "2020-12")).toEqual([]);
});

describe("hostile schemas", () => {
  const nested = (levels: number): JsonObject => {
    let schema: JsonObject = { type: "string" };
    for (let level = 0; level < levels; level += 1) schema = { type: "object", properties: { a: schema } };
    return schema;
  };

  test("10,000 levels are read to a depth that is said", () => {
    const schema = nested(10_000);
    expect(schemaFaults(schema, "2020-12")).toEqual([]);
    expect(subschemas(schema).cut).toContain("depth of 200");
  });

  test("100,000 properties are read to a number that is said", () => {
    const properties = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`p${index}`, {}]));
    expect(schemaFaults({ properties }, "2020-12")).toEqual([]);
    expect(subschemas({ properties }).cut).toContain("20,000");
  });

  test("a pattern is compiled and never run", () => {
    expect(schemaFaults({ pattern: `${"(a+)+".repeat(200)}$` }, "2020-12")).toEqual([]);
    expect(schemaFaults({ pattern: "(".repeat(1_000_000) }, "2020-12")).toEqual([]);
  });
});
