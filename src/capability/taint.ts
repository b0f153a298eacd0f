/** Where values come from: joining, marking and finding the traces in a value. */
import type { GuardKind, Origin } from "../model/capability.ts";
import type { ExternalValue, HeapValue, Taint, Trace, Value } from "./values.ts";
import { NOTHING } from "./values.ts";

/** Traces that one value keeps; the rest is dropped, arguments last. */
const TRACES = 12;
/** How deep an object or list is searched for traces. */
const DEPTH = 4;
const MEMBERS = 64;
const VISITED = 300;

/** One key for equal origins. */
export function originKey(origin: Origin): string {
  if (origin.kind === "argument" || origin.kind === "environment") return `${origin.kind}:${origin.name ?? ""}`;
  return origin.kind === "constant" ? `constant:${origin.value}` : origin.kind;
}

export function traced(origin: Origin): Taint {
  return [trace(origin, [])];
}

/** A trace; guards are in order. */
export function trace(origin: Origin, guards: readonly GuardKind[]): Trace {
  const key = originKey(origin);
  return { origin, guards, key, id: guards.length === 0 ? key : `${key}!${guards.join()}` };
}

/** Both; a guard counts for an origin only when it was passed on both ways. */
export function mergeTaint(one: Taint, other: Taint): Taint {
  if (other.length === 0 || one === other || holds(one, other)) return one;
  if (one.length === 0) return other;
  const merged = new Map<string, Trace>();
  for (const found of [...one, ...other]) {
    const known = merged.get(found.key);
    merged.set(found.key, known === undefined ? found : weaker(known, found));
  }
  const all = [...merged].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, found]) => found);
  return all.slice(0, TRACES);
}

/** Whether every trace of `other` is in `one` already. */
function holds(one: Taint, other: Taint): boolean {
  return other.every((found) => one.some((known) => known === found || known.id === found.id));
}

function weaker(one: Trace, other: Trace): Trace {
  if (one.guards.length === 0 || one.id === other.id) return one;
  return trace(
    one.origin,
    one.guards.filter((guard) => other.guards.includes(guard)),
  );
}

/** The same origins, each with more things done to it. */
export function guarded(taint: Taint, ...added: readonly GuardKind[]): Taint {
  if (taint.length === 0 || taint.every(({ guards }) => added.every((guard) => guards.includes(guard)))) return taint;
  return taint.map(({ origin, guards }) => trace(origin, [...new Set([...guards, ...added])].sort()));
}

/** The traces of a property of something: an argument's path gets longer, other origins stay. */
export function memberTaint(taint: Taint, name: string | undefined): Taint {
  if (name === undefined || taint.every(({ origin }) => origin.kind !== "argument")) return taint;
  return taint.map((found) => {
    const { origin, guards } = found;
    if (origin.kind !== "argument" || origin.name.split(".").length > 3) return found;
    // Of an address that was parsed: what is checked of its host is checked of the address.
    if (origin.name !== "" && (name === "hostname" || name === "origin")) return found;
    return trace({ kind: "argument", name: origin.name === "" ? name : `${origin.name}.${name}` }, guards);
  });
}

/** Every trace in a value, those in its properties and elements included, as far as `VISITED` values go. */
export function taintOf(value: Value): Taint {
  if (value.kind === "unknown") return value.taint;
  if (value.kind === "external") return externalTaint(value);
  if (
    value.kind !== "text" &&
    value.kind !== "union" &&
    value.kind !== "object" &&
    value.kind !== "array" &&
    value.kind !== "map"
  )
    return NOTHING;
  return collected(value, 0, { left: VISITED, seen: new Set() });
}

const WHOLE_ENVIRONMENT = [trace({ kind: "environment" }, [])];

function externalTaint({ module, path, taint }: ExternalValue): Taint {
  return module === "process" && path.length === 1 && path[0] === "env" ? WHOLE_ENVIRONMENT : taint;
}

/** The traces of a value itself: what is inside of objects is left out. */
export function shallowTaint(value: Value): Taint {
  return value.kind === "object" || value.kind === "array" || value.kind === "map" ? NOTHING : taintOf(value);
}

interface Search {
  left: number;
  readonly seen: Set<number>;
}

function collected(value: Value, depth: number, search: Search): Taint {
  search.left -= 1;
  if (search.left < 0) return NOTHING;
  switch (value.kind) {
    case "text":
      return value.parts.reduce<Taint>(
        (taint, part) => (typeof part === "string" ? taint : mergeTaint(taint, part)),
        NOTHING,
      );
    case "external":
      return externalTaint(value);
    case "unknown":
      return value.taint;
    case "union":
      return all(value.members, depth, search);
    case "object":
    case "array":
    case "map": {
      if (depth > DEPTH || search.seen.has(value.id)) return NOTHING;
      search.seen.add(value.id);
      return all(contents(value), depth + 1, search);
    }
    default:
      return NOTHING;
  }
}

function contents(value: HeapValue): readonly Value[] {
  const known =
    value.kind === "object"
      ? [...value.props.values()]
      : value.kind === "array"
        ? value.elements
        : [...value.entries.values()].map((entry) => entry.value);
  return value.rest === undefined ? known : [...known, value.rest];
}

function all(values: readonly Value[], depth: number, search: Search): Taint {
  let taint = NOTHING;
  for (const value of values.slice(0, MEMBERS)) taint = mergeTaint(taint, collected(value, depth, search));
  return taint;
}

/** The same value with every trace in it changed; objects and lists are left as they are. */
export function mapTaint(value: Value, change: (taint: Taint) => Taint): Value {
  switch (value.kind) {
    case "text":
      return { ...value, parts: value.parts.map((part) => (typeof part === "string" ? part : change(part))) };
    case "unknown":
    case "external":
      return value.taint.length === 0 ? value : { ...value, taint: change(value.taint) };
    case "union": {
      const members = value.members.map((member) => mapTaint(member, change));
      return {
        kind: "union",
        members: members.flatMap((member) => (member.kind === "union" ? member.members : [member])),
      };
    }
    default:
      return value;
  }
}
