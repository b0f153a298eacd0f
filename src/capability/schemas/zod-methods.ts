/** What the methods and properties of a zod schema give. */
import { newObject } from "../heap.ts";
import type { Machine } from "../machine.ts";
import { native } from "../natives.ts";
import type { SchemaValue, Value } from "../values.ts";
import { constant, external, stringOf, UNDEFINED } from "../values.ts";
import { arraySchema, objectSchema, schema, withKeywords } from "./build.ts";
import { parsedValue } from "./parsed.ts";
import { asSchema, merged, nullable, OPEN, shapeOf } from "./zod.ts";

/** Methods that change the schema; any other gives it back unchanged. */
const METHODS: ReadonlyMap<string, (machine: Machine, self: SchemaValue, args: readonly Value[]) => Value> = new Map<
  string,
  (machine: Machine, self: SchemaValue, args: readonly Value[]) => Value
>([
  ["describe", (_machine, self, args) => described(self, args[0])],
  [
    "meta",
    (machine, self, args) =>
      described(
        self,
        args[0]?.kind === "object" ? machine.get(args[0], "description", { doc: "", start: 0, end: 0 }) : undefined,
      ),
  ],
  ["optional", (_machine, self) => ({ ...self, isOptional: true })],
  ["nullish", (_machine, self) => ({ ...nullable(self), isOptional: true })],
  ["nullable", (_machine, self) => nullable(self)],
  ["default", (_machine, self, args) => ({ ...withDefault(self, args[0]), isOptional: true })],
  ["catch", (_machine, self) => ({ ...self, isOptional: true })],
  ["min", (_machine, self, args) => bounded(self, args[0], "minimum", "minLength", "minItems")],
  ["max", (_machine, self, args) => bounded(self, args[0], "maximum", "maxLength", "maxItems")],
  [
    "length",
    (_machine, self, args) =>
      bounded(bounded(self, args[0], "minimum", "minLength", "minItems"), args[0], "maximum", "maxLength", "maxItems"),
  ],
  ["int", (_machine, self) => withKeywords(self, { type: "integer" })],
  ["positive", (_machine, self) => withKeywords(self, { exclusiveMinimum: 0 })],
  ["nonnegative", (_machine, self) => withKeywords(self, { minimum: 0 })],
  ["email", (_machine, self) => withKeywords(self, { format: "email" })],
  ["url", (_machine, self) => withKeywords(self, { format: "uri" })],
  ["uuid", (_machine, self) => withKeywords(self, { format: "uuid" })],
  ["datetime", (_machine, self) => withKeywords(self, { format: "date-time" })],
  [
    "regex",
    (_machine, self, args) =>
      args[0]?.kind === "external" && args[0].path[0] !== undefined
        ? withKeywords(self, { pattern: args[0].path[0] })
        : self,
  ],
  ["array", (_machine, self) => arraySchema(self)],
  ["or", (_machine, self, args) => schema({ anyOf: [self.json, asSchema(args[0])?.json ?? {}] })],
  ["and", (_machine, self, args) => merged(self, asSchema(args[0]))],
  ["extend", (machine, self, args) => objectSchema(new Map([...(self.shape ?? []), ...shapeOf(machine, args[0])]))],
  ["merge", (machine, self, args) => objectSchema(new Map([...(self.shape ?? []), ...shapeOf(machine, args[0])]))],
  [
    "pick",
    (_machine, self, args) =>
      objectSchema(new Map([...(self.shape ?? [])].filter(([name]) => names(args[0]).has(name)))),
  ],
  [
    "omit",
    (_machine, self, args) =>
      objectSchema(new Map([...(self.shape ?? [])].filter(([name]) => !names(args[0]).has(name)))),
  ],
  [
    "partial",
    (_machine, self) =>
      objectSchema(new Map([...(self.shape ?? [])].map(([name, one]) => [name, { ...one, isOptional: true }]))),
  ],
  [
    "required",
    (_machine, self) =>
      objectSchema(new Map([...(self.shape ?? [])].map(([name, one]) => [name, { ...one, isOptional: false }]))),
  ],
  // What is not known stays so.
  [
    "strict",
    (_machine, self) =>
      self.json["additionalProperties"] === true ? self : withKeywords(self, { additionalProperties: false }),
  ],
  ["passthrough", (_machine, self) => withKeywords(self, OPEN)],
  ["loose", (_machine, self) => withKeywords(self, OPEN)],
  ["catchall", (_machine, self) => withKeywords(self, OPEN)],
  ["unwrap", (_machine, self) => ({ ...self, isOptional: false })],
  ["parse", (machine, self, args) => parsedValue(machine, self, args[0] ?? UNDEFINED)],
  ["parseAsync", (machine, self, args) => parsedValue(machine, self, args[0] ?? UNDEFINED)],
  ["safeParse", safeParse],
  ["safeParseAsync", safeParse],
]);

function safeParse(machine: Machine, self: SchemaValue, args: readonly Value[]): Value {
  return newObject(machine, {
    props: [
      ["success", { kind: "unknown", taint: [], type: "boolean" }],
      ["data", parsedValue(machine, self, args[0] ?? UNDEFINED)],
      ["error", { kind: "union", members: [external("zod", ["error"]), UNDEFINED] }],
    ],
  });
}

function names(value: Value | undefined): ReadonlySet<string> {
  return new Set(value?.kind === "object" ? value.props.keys() : []);
}

function described(self: SchemaValue, text: Value | undefined): SchemaValue {
  const description = stringOf(text);
  if (description === undefined || text?.kind !== "const") return self;
  return withKeywords(self, { description }, text.site === undefined ? [] : [["/description", text.site]]);
}

function withDefault(self: SchemaValue, value: Value | undefined): SchemaValue {
  return value?.kind === "const" && value.value !== undefined && typeof value.value !== "bigint"
    ? withKeywords(self, { default: value.value })
    : self;
}

function bounded(
  self: SchemaValue,
  value: Value | undefined,
  ofNumber: string,
  ofText: string,
  ofList: string,
): SchemaValue {
  if (value?.kind !== "const" || typeof value.value !== "number") return self;
  const { type } = self.json;
  const name = type === "string" ? ofText : type === "array" ? ofList : ofNumber;
  return withKeywords(self, { [name]: value.value });
}

/** A property of a schema. */
export function schemaMember(value: SchemaValue, key: string): Value {
  const method = METHODS.get(key);
  if (method !== undefined) return native(key, (machine, { args }) => method(machine, value, args));
  if (key === "shape") return shapeValue(value);
  if (key === "element") return value.element ?? UNDEFINED;
  if (key === "description")
    return constant(typeof value.json["description"] === "string" ? value.json["description"] : undefined);
  if (key === "options" || key === "enum" || key === "_def" || key === "def" || key === "~standard")
    return external("zod", ["internals"]);
  return native(key, () => value);
}

function shapeValue(value: SchemaValue): Value {
  return { kind: "object", id: -1, born: 0, props: new Map(value.shape ?? []), getters: new Map() };
}
