/** Methods of maps and sets. */
import { elementOf, entryKey, getEntry, newArray, setEntry } from "../heap.ts";
import type { Machine } from "../machine.ts";
import { taintOf } from "../taint.ts";
import type { MapValue, NativeCall, Taint, Value } from "../values.ts";
import { native } from "../natives.ts";
import { constant, UNDEFINED, unknown } from "../values.ts";
import { boolean, outcome } from "../evaluate/truth.ts";

type Method = (machine: Machine, map: MapValue, call: NativeCall) => Value;

export function collectionMethod(map: MapValue, key: string): Value {
  const method = METHODS.get(key);
  return method === undefined ? UNDEFINED : native(key, (machine, call) => method(machine, map, call));
}

const has: Method = (_machine, map, { args }) => {
  const key = args[0] ?? UNDEFINED;
  if (key.kind === "const")
    return map.entries.has(entryKey(key)) ? constant(true) : map.rest === undefined ? constant(false) : boolean([]);
  // A set that was filled with what the caller did not choose is a list of what is allowed.
  const isFilled = map.isSet && map.rest !== undefined && taintOf(map.rest).every(isNotChosen);
  return map.entries.size > 0 || isFilled ? outcome(key, "allow-list", "pattern") : boolean([]);
};

function isNotChosen({ origin }: Taint[number]): boolean {
  return origin.kind !== "argument";
}

const set: Method = (machine, map, { args }) => {
  setEntry(machine, map, args[0] ?? UNDEFINED, args[1] ?? UNDEFINED);
  return map;
};

const add: Method = (machine, map, { args }) => {
  setEntry(machine, map, args[0] ?? UNDEFINED, args[0] ?? UNDEFINED);
  return map;
};

const forEach: Method = (machine, map, { args, at }) => {
  const [callback] = args;
  if (callback === undefined) return UNDEFINED;
  for (const { key, value } of [...map.entries.values()]) machine.call(callback, [value, key, map], UNDEFINED, at);
  const { rest } = map;
  if (rest !== undefined) machine.maybe(() => machine.call(callback, [rest, unknown(), map], UNDEFINED, at));
  return UNDEFINED;
};

const values: Method = (machine, map) =>
  newArray(
    machine,
    [...map.entries.values()].map(({ value }) => value),
    map.rest,
  );
const keys: Method = (machine, map) =>
  newArray(
    machine,
    [...map.entries.values()].map(({ key }) => key),
    map.rest === undefined ? undefined : unknown(),
  );
const entries: Method = (machine, map) =>
  newArray(
    machine,
    [...map.entries.values()].map(({ key, value }) => newArray(machine, [key, value])),
    map.rest === undefined ? undefined : newArray(machine, [unknown(), map.rest]),
  );

/** Taking out may have happened already: what is in a map stays findable. */
const remove: Method = () => unknown([], "boolean");

const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ["get", (_machine, map, { args }) => getEntry(map, args[0] ?? UNDEFINED)],
  ["has", has],
  ["set", set],
  ["add", add],
  ["forEach", forEach],
  ["values", values],
  ["keys", keys],
  ["entries", entries],
  ["delete", remove],
  ["clear", () => UNDEFINED],
  ["union", (machine, map) => newArray(machine, [], elementOf(map))],
]);
