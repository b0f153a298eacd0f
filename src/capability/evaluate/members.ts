/** Reading and writing properties of values. */
import { addressPart } from "../builtins/addresses.ts";
import { arrayMethod } from "../builtins/arrays.ts";
import { collectionMethod } from "../builtins/collections.ts";
import { externalMember } from "../builtins/external-members.ts";
import { functionMethod, objectMethod, thenMethod } from "../builtins/methods.ts";
import { numberMethod } from "../builtins/numbers.ts";
import { stringMethod } from "../builtins/strings.ts";
import { elementOf, newObject, optional, setProperty } from "../heap.ts";
import { join, joinAll } from "../join.ts";
import type { Machine } from "../machine.ts";
import { schemaMember } from "../schemas/zod-methods.ts";
import { memberTaint } from "../taint.ts";
import type {
  ArrayValue,
  ClassValue,
  ConstValue,
  ObjectValue,
  SingleValue,
  Site,
  TextValue,
  Value,
} from "../values.ts";
import { constant, external, UNDEFINED, UNKNOWN, unknown } from "../values.ts";
import { declaredField } from "./declared-fields.ts";
import { isNothing, without } from "./truth.ts";

/** `value.key`. */
export function getMember(machine: Machine, value: Value, key: string, at: Site): Value {
  if (value.kind === "union") {
    const members = without(value, isNothing);
    return joinAll(
      (members.kind === "union" ? members.members : [members]).map((one) => getMember(machine, one, key, at)),
    );
  }
  if (key === "then" || key === "catch" || key === "finally") {
    const isOwn =
      value.kind === "object" &&
      (value.props.has(key) || (value.proto?.kind === "class" && classMember(value.proto, key) !== undefined));
    if (!isOwn) return thenMethod(value, key);
  }
  return getOne(machine, value, key, at);
}

function getOne(machine: Machine, value: SingleValue, key: string, at: Site): Value {
  switch (value.kind) {
    case "object":
      return objectMember(machine, value, key, at);
    case "array":
      return arrayMember(value, key);
    case "map":
      return key === "size"
        ? value.rest === undefined
          ? constant(value.entries.size)
          : unknown([], "number")
        : collectionMethod(value, key);
    case "const":
      if (typeof value.value === "string") return textMember(value, key);
      return isNothing(value) ? UNDEFINED : numberMethod(value, key);
    case "text":
      return textMember(value, key);
    case "function":
      return value.props.get(key) ?? functionMethod(value, key);
    case "native":
      return functionMethod(value, key);
    case "class":
      return staticMember(machine, value, key, at);
    case "external":
      return externalMember(machine, value, key, at);
    case "namespace":
      return value.module.exports.get(key)?.() ?? starMember(machine, value, key, at);
    case "schema":
      return schemaMember(value, key);
    case "unknown":
      return {
        ...unknown(memberTaint(value.taint, key)),
        ...(value.type === "string" && key === "length" ? { type: "number" as const } : {}),
        member: { self: value, name: key },
      };
  }
}

function starMember(machine: Machine, value: Extract<Value, { kind: "namespace" }>, key: string, at: Site): Value {
  const { module } = value;
  for (const star of module.stars) {
    const found = star.exports.get(key)?.();
    if (found !== undefined) return found;
    const deeper = starMember(machine, { kind: "namespace", module: star }, key, at);
    if (deeper !== UNDEFINED) return deeper;
  }
  const common = module.common.props.get(key);
  if (common !== undefined) return common;
  const [first] = module.externals;
  return first === undefined ? UNDEFINED : external(first, [key]);
}

function textMember(value: ConstValue | TextValue, key: string): Value {
  if (key === "length")
    return value.kind === "const" && typeof value.value === "string"
      ? constant(value.value.length)
      : unknown([], "number");
  if (/^\d+$/.test(key) && value.kind === "const" && typeof value.value === "string")
    return constant(value.value[Number(key)]);
  return addressPart(value, key) ?? stringMethod(value, key);
}

function lengthOf(value: ArrayValue): Value {
  return value.rest === undefined && value.mayLack !== true ? constant(value.elements.length) : unknown([], "number");
}

function arrayMember(value: ArrayValue, key: string): Value {
  if (key === "length") return lengthOf(value);
  if (!/^\d+$/.test(key)) return arrayMethod(value, key);
  return value.elements[Number(key)] ?? (value.rest === undefined ? UNDEFINED : join(elementOf(value), UNDEFINED));
}

function objectMember(machine: Machine, value: ObjectValue, key: string, at: Site): Value {
  const own = value.props.get(key);
  if (own !== undefined) return own;
  const getter = value.getters.get(key);
  if (getter !== undefined) return machine.call(getter, [], value, at);
  const inherited = value.proto === undefined ? undefined : inheritedMember(machine, value.proto, key, value, at);
  if (inherited !== undefined) return inherited;
  const declared = value.proto?.kind === "class" ? declaredField(machine, value, key) : undefined;
  if (declared !== undefined) return declared;
  if (value.rest !== undefined) return member(value.rest, key);
  return objectMethod(value, key);
}

/** What an unknown property is: the rest, named. */
function member(rest: Value, key: string): Value {
  if (rest.kind !== "unknown") return join(rest, UNDEFINED);
  return { ...rest, taint: memberTaint(rest.taint, key), member: { self: rest, name: key } };
}

function inheritedMember(machine: Machine, proto: Value, key: string, self: Value, at: Site): Value | undefined {
  if (proto.kind === "class") {
    if (key === "constructor") return proto;
    const getter = findInChain(proto, (one) => one.getters.get(key));
    if (getter !== undefined) return machine.call(getter, [], self, at);
    const method = findInChain(proto, (one) => one.methods.get(key));
    if (method !== undefined) return method;
    const base = baseOf(proto);
    return base?.kind === "external" ? machine.get(base, key, at) : undefined;
  }
  if (proto.kind === "object")
    return (
      proto.props.get(key) ??
      (proto.proto === undefined ? undefined : inheritedMember(machine, proto.proto, key, self, at))
    );
  return proto.kind === "external" ? machine.get(proto, key, at) : undefined;
}

/** A method that instances of a class have. */
function classMember(value: ClassValue, key: string): Value | undefined {
  return findInChain(value, (one) => one.methods.get(key));
}

/** What a class, or the nearest class that it extends, has. */
function findInChain<T>(value: ClassValue, find: (one: ClassValue) => T | undefined): T | undefined {
  let at: Value | undefined = value;
  for (let depth = 0; at?.kind === "class" && depth < 20; depth += 1) {
    const found = find(at);
    if (found !== undefined) return found;
    at = at.parent;
  }
  return undefined;
}

/** What the last class of a chain extends that is no class of the source. */
export function baseOf(value: ClassValue): Value | undefined {
  let at: Value | undefined = value;
  for (let depth = 0; at?.kind === "class" && depth < 20; depth += 1) at = at.parent;
  return at;
}

function staticMember(machine: Machine, value: ClassValue, key: string, at: Site): Value {
  const getter = findInChain(value, (one) => one.staticGetters.get(key));
  if (getter !== undefined) return machine.call(getter, [], value, at);
  const found = findInChain(value, (one) => one.statics.get(key));
  if (found !== undefined) return found;
  if (key === "name" && value.node.id !== null && value.node.id !== undefined) return constant(value.node.id.name);
  if (key === "prototype") return newObject(machine, { proto: value });
  const base = baseOf(value);
  return base?.kind === "external" ? machine.get(base, key, at) : functionMethod(value, key);
}

/** `target.key = value`. */
export function setMember(machine: Machine, target: Value, key: string, value: Value): void {
  if (target.kind === "union") {
    machine.maybe(() => {
      for (const one of target.members) setMember(machine, one, key, value);
    });
  } else if (target.kind === "object") {
    setProperty(machine, target, key, value);
  } else if (target.kind === "array") {
    if (/^\d{1,4}$/.test(key) && Number(key) <= target.elements.length && machine.isCertain(target))
      target.elements[Number(key)] = value;
    else target.rest = joinAll([...optional(target.rest), value]);
  } else if (target.kind === "external" && (value.kind === "function" || value.kind === "native")) {
    // A listener, `socket.onmessage = …`: whoever has it may call it.
    machine.maybe(() => machine.call(value, [UNKNOWN], target, { doc: "", start: 0, end: 0 }));
  } else if (target.kind === "function") {
    target.props.set(key, join(target.props.get(key), value));
  } else if (target.kind === "class") {
    target.statics.set(key, machine.depth === 0 ? value : join(target.statics.get(key), value));
  }
}
