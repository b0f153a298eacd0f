/** Joining values, and strings with holes. */
import type { GuardKind } from "../model/capability.ts";
import { mergeTaint, taintOf } from "./taint.ts";
import type { SingleValue, Site, Taint, Test, TextValue, Value } from "./values.ts";
import { constant, distinctTests, each, NOTHING, UNDEFINED, unknown } from "./values.ts";

/** Possibilities that a value keeps; more become one unknown. */
const MEMBERS = 96;
const PARTS = 40;

/** One value that stands for both. */
export function join(one: Value | undefined, other: Value | undefined): Value {
  if (one === undefined) return other ?? UNDEFINED;
  if (other === undefined || one === other) return one;
  return joinAll([one, other]);
}

/** So few possibilities are compared with one another: to make a key of each takes longer. */
const FEW = 8;

/** One value that stands for all; undefined when there are none. */
export function joinAll(values: readonly Value[]): Value {
  const [only] = values;
  if (only !== undefined && values.length === 1) return only;
  const count = values.reduce((sum, value) => sum + (value.kind === "union" ? value.members.length : 1), 0);
  const list = count <= FEW ? fewDistinct(values) : distinct(values);
  const first = list[0];
  if (first === undefined) return UNDEFINED;
  if (list.length === 1) return first;
  if (list.length > MEMBERS) return unknown(taintOf({ kind: "union", members: list }));
  return { kind: "union", members: list };
}

function fewDistinct(values: readonly Value[]): readonly SingleValue[] {
  const list: SingleValue[] = [];
  for (const value of values) {
    for (const member of each(value)) {
      const index = list.findIndex((known) => isSame(known, member));
      const known = list[index];
      if (known === undefined) list.push(member);
      else if (known !== member) list[index] = sameKey(known, member);
    }
  }
  return list;
}

/** Whether two have the same key. */
function isSame(one: SingleValue, other: SingleValue): boolean {
  if (one === other) return true;
  if (one.kind !== other.kind) return false;
  if ("id" in one) return "id" in other && one.id === other.id;
  if (one.kind === "const" && other.kind === "const" && typeof one.value === typeof other.value)
    return one.value === other.value || Object.is(one.value, other.value);
  if (one.kind === "unknown" && other.kind === "unknown")
    return one.type === other.type && one.member?.name === other.member?.name && isSameTaint(one.taint, other.taint);
  return keyOf(one) === keyOf(other);
}

function isSameTaint(one: Taint, other: Taint): boolean {
  return one === other || (one.length === other.length && one.every(({ id }, index) => id === other[index]?.id));
}

function distinct(values: readonly Value[]): readonly SingleValue[] {
  const members = new Map<string, SingleValue>();
  for (const value of values) {
    for (const member of each(value)) {
      const key = keyOf(member);
      const known = members.get(key);
      members.set(key, known === undefined ? member : sameKey(known, member));
    }
  }
  return [...members.values()];
}

function sameKey(known: SingleValue, other: SingleValue): SingleValue {
  if (known.kind !== "unknown" || other.kind !== "unknown" || other.tests === undefined) return known;
  return { ...known, tests: sharedTests(known.tests ?? [], other.tests) };
}

/** What holds whichever of two outcomes it is: where both say something of an origin, what both say. */
function sharedTests(one: readonly Test[], other: readonly Test[]): readonly Test[] {
  const all = distinctTests([...one, ...other]);
  const keys = [...new Set(all.map(({ key }) => key))];
  return keys.flatMap((key) => {
    const [ours, theirs] = [one, other].map((tests) => tests.filter((test) => test.key === key));
    const [whenTrue, whenFalse] = (["whenTrue", "whenFalse"] as const).map((when) =>
      sharedGuards(guardsOf(ours ?? [], when), guardsOf(theirs ?? [], when)),
    );
    return [
      ...(whenTrue ?? []).map((guard): Test => ({ key, whenTrue: guard })),
      ...(whenFalse ?? []).map((guard): Test => ({ key, whenFalse: guard })),
    ];
  });
}

function guardsOf(tests: readonly Test[], when: "whenTrue" | "whenFalse"): readonly GuardKind[] {
  return tests.flatMap((test) => test[when] ?? []);
}

/** A list of what is allowed says at least as much as any other check. */
function sharedGuards(one: readonly GuardKind[], other: readonly GuardKind[]): readonly GuardKind[] {
  if (one.length === 0 || other.includes("allow-list")) return one.length === 0 ? other : one;
  if (other.length === 0 || one.includes("allow-list")) return other.length === 0 ? one : other;
  const both = one.filter((guard) => other.includes(guard));
  return both.length > 0 ? both : ["pattern"];
}

/** Equal for values that stand for the same. */
export function keyOf(value: SingleValue): string {
  switch (value.kind) {
    case "const":
      return `c:${typeof value.value}:${String(value.value)}`;
    case "text":
      return `t:${value.parts.map((part) => (typeof part === "string" ? part : `\0${taintKey(part)}`)).join("\0")}`;
    case "external":
      return `e:${value.module}:${value.path.join(".")}:${taintKey(value.taint)}`;
    case "unknown":
      return `u:${value.type ?? ""}:${value.member?.name ?? ""}:${taintKey(value.taint)}`;
    case "namespace":
      return `n:${value.module.path}`;
    case "schema":
      return `s:${JSON.stringify(value.json)}`;
    default:
      return `${value.kind}:${value.id}`;
  }
}

function taintKey(taint: Taint): string {
  const [only] = taint;
  return taint.length === 1 && only !== undefined ? only.id : taint.map(({ id }) => id).join(";");
}

/** The pieces of a value read as a string. */
function partsOf(value: Value): readonly (string | Taint)[] {
  if (value.kind === "const") return [String(value.value)];
  if (value.kind === "text") return value.parts;
  if (value.kind === "array" && value.rest === undefined && value.elements.length <= PARTS)
    return value.elements.flatMap((element, index) => [...(index > 0 ? [","] : []), ...partsOf(element)]);
  return [taintOf(value)];
}

/** The values as strings, one after the other. */
export function concat(values: readonly Value[], site?: Site): Value {
  const parts: (string | Taint)[] = [];
  for (const part of values.flatMap(partsOf)) {
    const last = parts.at(-1);
    if (typeof part === "string" && typeof last === "string") parts[parts.length - 1] = last + part;
    else if (part !== "") parts.push(part);
  }
  const whole = parts.length === 0 ? "" : parts.length === 1 ? parts[0] : undefined;
  if (typeof whole === "string") return constant(whole, site);
  const kept = parts.length <= PARTS ? parts : [...parts.slice(0, PARTS), restOf(parts.slice(PARTS))];
  return site === undefined ? { kind: "text", parts: kept } : { kind: "text", parts: kept, site };
}

function restOf(parts: readonly (string | Taint)[]): Taint {
  return parts.reduce<Taint>((taint, part) => (typeof part === "string" ? taint : mergeTaint(taint, part)), NOTHING);
}

/** What a string begins with, as far as known. */
export function prefixOf(value: Value): string {
  if (value.kind === "const") return typeof value.value === "string" ? value.value : "";
  const first = value.kind === "text" ? value.parts[0] : undefined;
  return typeof first === "string" ? first : "";
}

/** All that is known of a string, a hole for what is not. */
export function knownText(value: TextValue): string {
  return value.parts.map((part) => (typeof part === "string" ? part : "…")).join("");
}
