/** What a value is after a schema let it pass. */
import type { GuardKind } from "../../model/capability.ts";
import { isArray, isObject, type JsonObject } from "../../model/json.ts";
import { patternGuards } from "../evaluate/regexes.ts";
import { newArray, newObject } from "../heap.ts";
import { join, joinAll } from "../join.ts";
import type { Machine } from "../machine.ts";
import { guarded, memberTaint, taintOf } from "../taint.ts";
import type { SchemaValue, Taint, Value } from "../values.ts";
import { UNDEFINED, unknown } from "../values.ts";

/** The value that `schema.parse(value)` gives: its traces, with the types that the schema holds it to. */
export function parsedValue(machine: Machine, schema: SchemaValue, value: Value): Value {
  if (value.kind === "object" && value.rest === undefined) return value;
  return typedValue(machine, schema, taintOf(value));
}

/** A value from outside that fits a schema. */
export function typedValue(machine: Machine, schema: SchemaValue, taint: Taint, depth = 0): Value {
  if (depth > 5) return unknown(taint);
  const typed = ofType(machine, schema, taint, depth);
  return schema.isOptional && schema.json["default"] === undefined ? join(typed, UNDEFINED) : typed;
}

function ofType(machine: Machine, schema: SchemaValue, taint: Taint, depth: number): Value {
  const { json, shape, element } = schema;
  if (shape !== undefined) {
    const object = newObject(machine, {
      props: [...shape].map(([name, one]) => [name, typedValue(machine, one, memberTaint(taint, name), depth + 1)]),
    });
    if (json["additionalProperties"] === true) object.rest = unknown(taint);
    return object;
  }
  if (element !== undefined) return newArray(machine, [], typedValue(machine, element, taint, depth + 1));
  return ofJson(json, taint);
}

function textGuards({ pattern, format }: JsonObject): readonly GuardKind[] {
  if (typeof pattern === "string") return patternGuards(pattern);
  return format === undefined ? [] : ["parsed"];
}

/** A value that fits a JSON Schema without properties of its own. */
function ofJson(json: JsonObject, taint: Taint): Value {
  const { type } = json;
  if (json["enum"] !== undefined || json["const"] !== undefined)
    return unknown(guarded(taint, "allow-list"), type === "string" ? "string" : undefined);
  if (type === "number" || type === "integer" || type === "boolean")
    return unknown(guarded(taint, "number"), type === "boolean" ? "boolean" : "number");
  const options = json["anyOf"];
  if (isArray(options)) return joinAll(options.filter(isObject).map((one) => ofJson(one, taint)));
  if (type === "string") return unknown(guarded(taint, ...textGuards(json)), "string");
  return unknown(taint, type === "array" ? "array" : undefined);
}
