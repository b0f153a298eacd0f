/** Making and changing objects, lists and maps, with certain and uncertain changes. */
import { join, joinAll, keyOf } from "./join.ts";
import type { Machine } from "./machine.ts";
import { taintOf } from "./taint.ts";
import type { ArrayValue, FunctionValue, MapValue, ObjectValue, Site, Value } from "./values.ts";
import { constant, freshId, UNDEFINED, UNKNOWN, unknown } from "./values.ts";

/** Elements and properties that are kept one by one; more become one unknown rest. */
const ELEMENTS = 5_000;

export interface ObjectParts {
  readonly props?: Iterable<readonly [string, Value]>;
  readonly proto?: Value;
  readonly rest?: Value | undefined;
  readonly site?: Site;
}

export function newObject(machine: Machine, parts: ObjectParts = {}): ObjectValue {
  return {
    kind: "object",
    id: freshId(),
    born: machine.depth,
    props: new Map(parts.props ?? []),
    getters: new Map<string, FunctionValue>(),
    ...(parts.proto === undefined ? {} : { proto: parts.proto }),
    ...(parts.rest === undefined ? {} : { rest: parts.rest }),
    ...(parts.site === undefined ? {} : { site: parts.site }),
  };
}

export function newArray(machine: Machine, elements: readonly Value[], rest?: Value, site?: Site): ArrayValue {
  const kept = elements.length > ELEMENTS ? elements.slice(0, ELEMENTS) : [...elements];
  const more = elements.length > ELEMENTS ? join(rest, UNKNOWN) : rest;
  return {
    kind: "array",
    id: freshId(),
    born: machine.depth,
    elements: kept,
    ...(more === undefined ? {} : { rest: more }),
    ...(site === undefined ? {} : { site }),
  };
}

export function newMap(machine: Machine, isSet: boolean, rest?: Value): MapValue {
  return {
    kind: "map",
    id: freshId(),
    born: machine.depth,
    isSet,
    entries: new Map(),
    ...(rest === undefined ? {} : { rest }),
  };
}

export function setProperty(machine: Machine, target: ObjectValue, key: string, value: Value): void {
  const known = target.props.get(key);
  if (known === undefined && target.props.size >= ELEMENTS) target.rest = join(target.rest, value);
  else if (machine.isCertain(target)) target.props.set(key, value);
  else target.props.set(key, join(known ?? target.rest ?? UNDEFINED, value));
}

export function pushElement(machine: Machine, target: ArrayValue, value: Value): void {
  if (machine.isCertain(target) && target.elements.length < ELEMENTS) target.elements.push(value);
  // Uncertain, it may be there or not: for lists of tools that is as good as being there, at start-up.
  else if (machine.tool === undefined && target.elements.length < ELEMENTS) {
    target.elements.push(value);
    target.mayLack = true;
  } else target.rest = join(target.rest, value);
}

/** The key that a map entry has. */
export function entryKey(key: Value): string {
  return key.kind === "union" ? key.members.map(keyOf).sort().join("|") : keyOf(key);
}

export function setEntry(machine: Machine, target: MapValue, key: Value, value: Value): void {
  const isExact = key.kind !== "union" && key.kind !== "unknown" && key.kind !== "text";
  const name = entryKey(key);
  const known = target.entries.get(name);
  if (!isExact || target.entries.size >= ELEMENTS) target.rest = join(target.rest, value);
  else if (known === undefined || machine.isCertain(target)) target.entries.set(name, { key, value });
  else known.value = join(known.value, value);
}

/** What may be found in a map under a key. */
export function getEntry(target: MapValue, key: Value): Value {
  const found = target.entries.get(entryKey(key));
  const isText = key.kind === "union" || key.kind === "unknown" || key.kind === "text";
  if (found !== undefined && !isText) return found.value;
  // What a package gives may be any key.
  if (!isText && key.kind !== "external") return target.rest ?? UNDEFINED;
  if (key.kind === "union") return joinAll(key.members.map((member) => getEntry(target, member)));
  return joinAll([...[...target.entries.values()].map(({ value }) => value), ...optional(target.rest), UNDEFINED]);
}

export function optional<T>(value: T | undefined): readonly T[] {
  return value === undefined ? [] : [value];
}

/** What one element of a list, or of something like one, may be. */
export function elementOf(value: Value): Value {
  switch (value.kind) {
    case "array":
      return joinAll([...value.elements, ...optional(value.rest)]);
    case "map":
      return joinAll([...[...value.entries.values()].map((entry) => entry.value), ...optional(value.rest)]);
    case "union":
      return joinAll(value.members.map(elementOf));
    case "external":
      // Of a list that a package made: what it made is the package's too.
      return value.path.includes("()") ? { ...value, path: [...value.path.slice(-8), "*"] } : unknown(value.taint);
    default:
      return unknown(taintOf(value));
  }
}

/** The elements of a closed list or map in order; undefined when some are not known. */
export function closedElements(machine: Machine, value: Value): readonly Value[] | undefined {
  if (value.kind === "array") return value.rest === undefined ? value.elements : undefined;
  if (value.kind === "const" && typeof value.value === "string" && value.value.length <= 256)
    return Array.from(value.value, (letter) => constant(letter));
  if (value.kind !== "map" || value.rest !== undefined) return undefined;
  const entries = [...value.entries.values()];
  return value.isSet
    ? entries.map((entry) => entry.key)
    : entries.map((entry) => newArray(machine, [entry.key, entry.value]));
}
