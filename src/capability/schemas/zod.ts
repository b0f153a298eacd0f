/** Schemas written with zod: each call gives the schema that it stands for. Their methods are in `zod-methods.ts`. */
import type { Json, JsonObject } from "../../model/json.ts";
import type { Machine } from "../machine.ts";
import type { ExternalValue, NativeCall, SchemaValue, Site, Value } from "../values.ts";
import { each, external, UNDEFINED } from "../values.ts";
import { arraySchema, objectSchema, schema } from "./build.ts";
import { typeboxCall } from "./typebox.ts";

type Maker = (machine: Machine, call: NativeCall) => SchemaValue;

const TYPES: { readonly [name: string]: JsonObject } = {
  string: { type: "string" },
  number: { type: "number" },
  int: { type: "integer" },
  bigint: { type: "integer" },
  boolean: { type: "boolean" },
  date: { type: "string", format: "date-time" },
  null: { type: "null" },
  any: {},
  unknown: {},
  never: { not: {} },
  void: {},
  undefined: {},
  custom: {},
  instanceof: {},
  email: { type: "string", format: "email" },
  url: { type: "string", format: "uri" },
  uuid: { type: "string", format: "uuid" },
  record: { type: "object", additionalProperties: {} },
  map: { type: "object" },
  set: { type: "array" },
  json: {},
};

/** An object that may have any other property. */
export const OPEN: JsonObject = { additionalProperties: true };

/** Whether all properties of a shape are known. */
function isKnown(shape: Value | undefined): boolean {
  return shape === undefined || each(shape).every((one) => one.kind === "object" && one.rest === undefined);
}

const MAKERS: ReadonlyMap<string, Maker> = new Map<string, Maker>([
  ["object", (machine, { args }) => objectSchema(shapeOf(machine, args[0]), isKnown(args[0]) ? {} : OPEN)],
  [
    "strictObject",
    (machine, { args }) =>
      objectSchema(shapeOf(machine, args[0]), isKnown(args[0]) ? { additionalProperties: false } : OPEN),
  ],
  ["looseObject", (machine, { args }) => objectSchema(shapeOf(machine, args[0]), OPEN)],
  ["array", (_machine, { args }) => arraySchema(asSchema(args[0]))],
  ["enum", (_machine, { args }) => schema({ type: "string", enum: constants(args[0]) })],
  ["nativeEnum", (_machine, { args }) => schema({ enum: constants(args[0]) })],
  ["literal", (_machine, { args }) => schema(literal(args[0]))],
  ["union", (_machine, { args }) => anyOf(args[0])],
  ["discriminatedUnion", (_machine, { args }) => anyOf(args[1])],
  ["intersection", (_machine, { args }) => merged(asSchema(args[0]), asSchema(args[1]))],
  ["tuple", () => schema({ type: "array" })],
  ["optional", (_machine, { args }) => ({ ...(asSchema(args[0]) ?? schema({})), isOptional: true })],
  ["nullable", (_machine, { args }) => nullable(asSchema(args[0]) ?? schema({}))],
  ["preprocess", (_machine, { args }) => asSchema(args[1]) ?? schema({})],
  ["pipe", (_machine, { args }) => asSchema(args[0]) ?? schema({})],
  [
    "lazy",
    (machine, { args, at }) =>
      asSchema(args[0] === undefined ? undefined : machine.call(args[0], [], UNDEFINED, at)) ?? schema({}),
  ],
]);

/** The value of a call of a schema library; undefined when it is none. */
export function schemaCall(
  machine: Machine,
  callee: ExternalValue,
  args: readonly Value[],
  at: Site,
): Value | undefined {
  const { module } = callee;
  if (module === "@sinclair/typebox" || module === "typebox") return typeboxCall(machine, callee, args);
  if (module === "zod-to-json-schema" || (module === "zod" && callee.path.at(-1) === "toJSONSchema")) return args[0];
  // Frameworks hand zod on under its usual name.
  if (module !== "zod" && callee.path[0] !== "z") return undefined;
  const name =
    callee.path.filter((part) => part !== "z" && part !== "coerce" && part !== "iso" && part !== "default").at(-1) ??
    "";
  const maker = MAKERS.get(name);
  if (maker !== undefined) return maker(machine, { self: callee, args, at });
  const json = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
  if (json !== undefined) return schema(json);
  return /^Zod|Error$|^custom|issue/i.test(name) ? external("zod", ["error"]) : schema({});
}

export function asSchema(value: Value | undefined): SchemaValue | undefined {
  if (value?.kind === "schema") return value;
  return value?.kind === "union" ? value.members.find((one) => one.kind === "schema") : undefined;
}

/** The schemas in an object literal of them; of several possible ones, those of any. */
export function shapeOf(machine: Machine, value: Value | undefined): ReadonlyMap<string, SchemaValue> {
  const shape = new Map<string, SchemaValue>();
  for (const one of value === undefined ? [] : each(value)) {
    if (one.kind === "schema") for (const [name, property] of one.shape ?? []) shape.set(name, property);
    if (one.kind !== "object") continue;
    for (const [name, property] of one.props) shape.set(name, asSchema(property) ?? schema({}));
    for (const [name] of one.getters)
      shape.set(name, asSchema(machine.get(one, name, { doc: "", start: 0, end: 0 })) ?? schema({}));
  }
  return shape;
}

function constants(value: Value | undefined): readonly Json[] {
  const list = value?.kind === "array" ? value.elements : value?.kind === "object" ? [...value.props.values()] : [];
  return list.flatMap((one) =>
    one.kind === "const" && one.value !== undefined && typeof one.value !== "bigint" ? [one.value] : [],
  );
}

function literal(value: Value | undefined): JsonObject {
  if (value?.kind === "array") return { enum: constants(value) };
  const known =
    value?.kind === "const" && value.value !== undefined && typeof value.value !== "bigint" ? value.value : undefined;
  return known === undefined ? {} : { const: known, ...(typeof known === "string" ? { type: "string" } : {}) };
}

function anyOf(value: Value | undefined): SchemaValue {
  const options = value?.kind === "array" ? value.elements.map(asSchema).filter((one) => one !== undefined) : [];
  return schema({ anyOf: options.map(({ json }) => json) });
}

export function nullable(value: SchemaValue): SchemaValue {
  return { ...value, json: { anyOf: [value.json, { type: "null" }] } };
}

export function merged(one: SchemaValue | undefined, other: SchemaValue | undefined): SchemaValue {
  return objectSchema(new Map([...(one?.shape ?? []), ...(other?.shape ?? [])]));
}
