import { textsOf } from "../src/inputs/texts.ts";
import type { Json } from "../src/model/json.ts";

/** One text a line: its role, `key` for a key, its field, its value, and its pointer where the field does not show it. */
function lines(root: Json): readonly string[] {
  return textsOf(root, "d", "/tools/0").map(({ value, field, role, place }) => {
    const plain = `/tools/0/${field.replaceAll(".", "/")}`;
    const pointer = place.pointer === plain ? "" : ` @ ${place.pointer}`;
    return `${place.key === true ? "key " : ""}${role} ${field} = ${value}${pointer}`;
  });
}

test.each<[title: string, root: Json, expected: readonly string[]]>([
  [
    "a tool: its fields in order, protocol fields by name, annotations, _meta and icons",
    {
      name: "get",
      title: "Get",
      description: "Gets.",
      annotations: { title: "T", readOnlyHint: true, category: "files" },
      _meta: { "acme.dev/mode": "fast" },
      icons: [{ src: "https://a.example/i.png", mimeType: "image/png" }],
      execution: { taskSupport: "optional" },
    },
    [
      "identifier name = get",
      "prose title = Get",
      "prose description = Gets.",
      "prose annotations.title = T",
      "key identifier annotations.category = category",
      "prose annotations.category = files",
      "key identifier _meta.acme.dev/mode = acme.dev/mode @ /tools/0/_meta/acme.dev~1mode",
      "prose _meta.acme.dev/mode = fast @ /tools/0/_meta/acme.dev~1mode",
      "value icons.0.src = https://a.example/i.png",
      "value icons.0.mimeType = image/png",
      "value execution.taskSupport = optional",
    ],
  ],
  [
    "keys that the protocol does not know are the author's words, whatever they hold",
    { note: ["x", { name: "y", deep: 1 }] },
    [
      "key identifier note = note",
      "prose note.0 = x",
      "identifier note.1.name = y",
      "key identifier note.1.deep = deep",
    ],
  ],
  [
    "schemas: keywords say nothing, property names do, at any depth",
    {
      inputSchema: {
        $schema: "https://json-schema.org/draft/2020-12/schema",
        type: "object",
        properties: {
          path: { type: "string", description: "Where", pattern: "^/", "x-hint": "soft" },
          list: { type: "array", items: { anyOf: [{ title: "One" }, { properties: { inner: { $comment: "why" } } }] } },
        },
        required: ["path"],
        $defs: { Shape: { enum: ["round"] } },
        patternProperties: { "^x-": { format: "uri" } },
      },
      outputSchema: { properties: { out: { description: "Result" } } },
    },
    [
      "value inputSchema.$schema = https://json-schema.org/draft/2020-12/schema",
      "value inputSchema.type = object",
      "key identifier inputSchema.properties.path = path",
      "value inputSchema.properties.path.type = string",
      "prose inputSchema.properties.path.description = Where",
      "value inputSchema.properties.path.pattern = ^/",
      "key identifier inputSchema.properties.path.x-hint = x-hint",
      "prose inputSchema.properties.path.x-hint = soft",
      "key identifier inputSchema.properties.list = list",
      "value inputSchema.properties.list.type = array",
      "prose inputSchema.properties.list.items.anyOf.0.title = One",
      "key identifier inputSchema.properties.list.items.anyOf.1.properties.inner = inner",
      "prose inputSchema.properties.list.items.anyOf.1.properties.inner.$comment = why",
      "value inputSchema.required.0 = path",
      "key identifier inputSchema.$defs.Shape = Shape",
      "value inputSchema.$defs.Shape.enum.0 = round",
      "key identifier inputSchema.patternProperties.^x- = ^x-",
      "value inputSchema.patternProperties.^x-.format = uri",
      "key identifier outputSchema.properties.out = out",
      "prose outputSchema.properties.out.description = Result",
    ],
  ],
  [
    "properties that are called like keywords are properties",
    {
      inputSchema: {
        properties: { description: { type: "string" }, $schema: { title: "S" }, properties: { const: 1 } },
      },
    },
    [
      "key identifier inputSchema.properties.description = description",
      "value inputSchema.properties.description.type = string",
      "key identifier inputSchema.properties.$schema = $schema",
      "prose inputSchema.properties.$schema.title = S",
      "key identifier inputSchema.properties.properties = properties",
    ],
  ],
  [
    "below default, enum, examples and const all is data, keys too",
    {
      inputSchema: {
        default: { description: "d", nested: [{ name: "n" }] },
        examples: ["e", { title: "t" }],
      },
    },
    [
      "key value inputSchema.default.description = description",
      "value inputSchema.default.description = d",
      "key value inputSchema.default.nested = nested",
      "key value inputSchema.default.nested.0.name = name",
      "value inputSchema.default.nested.0.name = n",
      "value inputSchema.examples.0 = e",
      "key value inputSchema.examples.1.title = title",
      "value inputSchema.examples.1.title = t",
    ],
  ],
  [
    "keys that JavaScript or JSON pointers could trip over",
    JSON.parse('{"__proto__":{"a/b~c":"x"},"constructor":"y","":"z"}') as Json,
    [
      "key identifier __proto__ = __proto__",
      "key identifier __proto__.a/b~c = a/b~c @ /tools/0/__proto__/a~1b~0c",
      "prose __proto__.a/b~c = x @ /tools/0/__proto__/a~1b~0c",
      "key identifier constructor = constructor",
      "prose constructor = y",
      "key identifier  = ",
      "prose  = z",
    ],
  ],
  ["what is no tool: a string", "loose words", ["prose  = loose words @ /tools/0"]],
  ["what is no tool: a list", ["a", 1, null, ["b"]], ["prose 0 = a", "prose 3.0 = b"]],
  ["what is no tool: a number", 7, []],
])("%s", (_, root, expected) => {
  expect(lines(root)).toEqual(expected);
});

test("ten thousand levels are walked, with exact places and fields of a size that can be shown", () => {
  const levels = 5000;
  const open = '{"properties":{"inner":';
  const root = JSON.parse(`{"inputSchema":${open.repeat(levels)}{"title":"deep"}${"}}".repeat(levels)}}`) as Json;
  const texts = textsOf(root, "d", "");
  const last = texts.at(-1);
  expect(texts).toHaveLength(levels + 1);
  expect(last?.place.pointer).toBe(`/inputSchema${"/properties/inner".repeat(levels)}/title`);
  expect(last?.field).toMatch(/^inputSchema\.properties\.inner\..{500,1000}\.title$/);
});
