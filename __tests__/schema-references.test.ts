import type { JsonObject } from "../src/model/json.ts";
import { circles, references } from "../src/model/schema-references.ts";

const DEFS: JsonObject = { Name: { type: "string" }, "a/b c": { type: "string" } };

describe("where a reference leads", () => {
  test.each<[string, string, JsonObject, string]>([
    ["the root", "#", {}, ""],
    ["a definition", "#/$defs/Name", { $defs: DEFS }, "/$defs/Name"],
    ["a definition of older dialects", "#/definitions/Name", { definitions: DEFS }, "/definitions/Name"],
    ["another property", "#/properties/b", { properties: { b: {} } }, "/properties/b"],
    ["items of another property", "#/properties/b/items", { properties: { b: { items: {} } } }, "/properties/b/items"],
    ["an escaped name", "#/$defs/a~1b%20c", { $defs: DEFS }, "/$defs/a~1b c"],
    ["an anchor", "#here", { $defs: { x: { $anchor: "here" } } }, "/$defs/x"],
    ["an id", "name.json", { $defs: { x: { $id: "name.json" } } }, "/$defs/x"],
    [
      "inside a schema with an id",
      "name.json#/items",
      { $defs: { x: { $id: "name.json", items: {} } } },
      "/$defs/x/items",
    ],
    ["a place that is no keyword", "#/components/Name", { components: DEFS }, "/components/Name"],
    ["a dialect address that is declared inside", "urn:a:b", { $defs: { x: { $id: "urn:a:b" } } }, "/$defs/x"],
  ])("%s: %s", (_, $ref, rest, pointer) => {
    const { properties = {}, ...others } = rest as { properties?: JsonObject };
    const [reference] = references({ ...others, properties: { ...properties, a: { $ref } } });
    expect(reference).toMatchObject({ pointer: "/properties/a/$ref", target: { pointer } });
  });

  test.each([
    "#/$defs/Gone",
    "#gone",
    "other.json",
    "#/$defs/a/b",
    "#/properties/constructor",
    "#/%E0%A4%A",
    "#/$defs/__proto__",
  ])("nowhere: %s", ($ref) => {
    expect(references({ $defs: DEFS, properties: { a: { $ref } } })).toMatchObject([{ target: "absent" }]);
  });

  test.each(["https://example.com/schema.json", "http://example.com/a#/b", "//example.com/a", "file:///etc/passwd"])(
    "elsewhere, and nobody goes there: %s",
    ($ref) => {
      expect(references({ properties: { a: { $ref } } })).toMatchObject([{ target: "elsewhere" }]);
    },
  );

  test("a property called $ref is no reference", () => {
    expect(references({ properties: { $ref: { type: "string" } } })).toEqual([]);
  });
});

describe("circles", () => {
  test.each<[string, JsonObject, readonly string[]]>([
    [
      "a tree through a definition",
      { properties: { a: { $ref: "#/$defs/N" } }, $defs: { N: { items: { $ref: "#/$defs/N" } } } },
      ["/$defs/N/items/$ref"],
    ],
    ["the root inside itself", { properties: { a: { $ref: "#" } } }, ["/properties/a/$ref"]],
    ["a schema that is only a reference to itself", { $defs: { N: { $ref: "#/$defs/N" } } }, ["/$defs/N/$ref"]],
    [
      "two definitions that hold each other",
      { $defs: { A: { items: { $ref: "#/$defs/B" } }, B: { items: { $ref: "#/$defs/A" } } } },
      ["/$defs/B/items/$ref"],
    ],
    [
      "a pointer into the tool's own parameters",
      { properties: { n: { items: { properties: { c: { items: { $ref: "#/properties/n/items" } } } } } } },
      ["/properties/n/items/properties/c/items/$ref"],
    ],
    [
      "one definition used twice",
      { properties: { a: { $ref: "#/$defs/N" }, b: { $ref: "#/$defs/N" } }, $defs: { N: { type: "string" } } },
      [],
    ],
    ["a reference to nowhere", { properties: { a: { $ref: "#/$defs/N" } } }, []],
  ])("%s", (_, schema, pointers) => {
    expect(circles(schema).map(({ pointer }) => pointer)).toEqual(pointers);
  });

  test("a chain of 5,000 definitions ends, and so does a full graph of 100", () => {
    const chain = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [`d${index}`, { items: { $ref: `#/$defs/d${(index + 1) % 5000}` } }]),
    );
    expect(circles({ $defs: chain })).toHaveLength(1);
    const full = Object.fromEntries(
      Array.from({ length: 100 }, (_, from) => [
        `d${from}`,
        { anyOf: Array.from({ length: 100 }, (_each, to) => ({ $ref: `#/$defs/d${to}` })) },
      ]),
    );
    expect(circles({ $defs: full }).length).toBeGreaterThan(100);
  });
});
