/** Conditions: whether a value is true, and what holds for others when it is. */
import type { GuardKind } from "../../model/capability.ts";
import { taintOf } from "../taint.ts";
import type { SingleValue, Test, Trace, Value } from "../values.ts";
import { distinctTests, unknown } from "../values.ts";

/** Whether a condition holds; undefined when both may be. */
export function truth(value: Value): boolean | undefined {
  if (value.kind !== "union") return truthOfOne(value);
  const outcomes = new Set(value.members.map(truthOfOne));
  const [only] = outcomes;
  return outcomes.size === 1 ? only : undefined;
}

function truthOfOne(value: SingleValue): boolean | undefined {
  if (value.kind === "const") return Boolean(value.value);
  // What a package gives may be nothing.
  if (value.kind === "unknown" || (value.kind === "external" && value.path.includes("()"))) return undefined;
  if (value.kind === "text") return value.parts.some((part) => typeof part === "string") ? true : undefined;
  return true;
}

/** Whether it is null or undefined; undefined when both may be. */
export function isNullish(value: Value): boolean | undefined {
  if (value.kind !== "union") return isNullishOne(value);
  const outcomes = new Set(value.members.map(isNullishOne));
  const [only] = outcomes;
  return outcomes.size === 1 ? only : undefined;
}

function isNullishOne(value: SingleValue): boolean | undefined {
  if (value.kind === "const") return value.value === undefined || value.value === null;
  return value.kind === "unknown" ? undefined : false;
}

/** The value without the possibilities that `drop` is true of; unchanged when nothing would be left. */
export function without(value: Value, drop: (one: SingleValue) => boolean): Value {
  if (value.kind !== "union") return value;
  const members = value.members.filter((member) => !drop(member));
  const only = members[0];
  if (only === undefined) return value;
  return members.length === 1 ? only : { kind: "union", members };
}

export function isNothing(value: SingleValue): boolean {
  return value.kind === "const" && (value.value === undefined || value.value === null);
}

export function isFalse(value: SingleValue): boolean {
  return value.kind === "const" && !value.value;
}

/** The checks that a condition makes. */
export function testsOf(value: Value): readonly Test[] {
  if (value.kind === "unknown") return value.tests ?? [];
  return value.kind === "union" ? value.members.flatMap(testsOf) : [];
}

/** The outcome of a check on what the caller chose; checks of anything else say nothing about it. */
export function outcome(checked: Value, whenTrue: GuardKind | undefined, whenFalse?: GuardKind): Value {
  const chosen = taintOf(checked).filter(({ origin }) => origin.kind === "argument");
  return boolean(
    chosen.flatMap((found) => [
      test(found.key, whenTrue, whenFalse),
      ...resolvedGuards(found).map((guard) =>
        test(found.key, whenTrue === "contained" ? guard : undefined, whenFalse === "contained" ? guard : undefined),
      ),
    ]),
  );
}

/** Where a path leads that was resolved with its links is known of the path itself, or of its folder. */
function resolvedGuards({ guards }: Trace): readonly GuardKind[] {
  if (!guards.includes("realpath")) return [];
  return guards.includes("folder") ? ["folder"] : ["folder", "realpath"];
}

/** The same for a check that says several things. */
export function outcomes(checked: Value, whenTrue: readonly GuardKind[], whenFalse: readonly GuardKind[]): Value {
  const checks = [
    ...whenTrue.map((guard) => outcome(checked, guard)),
    ...whenFalse.map((guard) => outcome(checked, undefined, guard)),
  ];
  return boolean(checks.flatMap(testsOf));
}

/** Checks that one outcome stands for. */
const TESTS = 24;

/** A truth value that is the outcome of these checks. */
export function boolean(tests: readonly Test[]): Value {
  const known = unknown([], "boolean");
  return tests.length === 0 ? known : { ...known, tests: distinctTests(tests).slice(0, TESTS) };
}

export function negated(value: Value): Value {
  const known = truth(value);
  if (known !== undefined) return { kind: "const", value: !known };
  return boolean(testsOf(value).map(({ key, whenTrue, whenFalse }) => test(key, whenFalse, whenTrue)));
}

function test(key: string, whenTrue: GuardKind | undefined, whenFalse: GuardKind | undefined): Test {
  return { key, ...(whenTrue === undefined ? {} : { whenTrue }), ...(whenFalse === undefined ? {} : { whenFalse }) };
}

/** `left && right`: both hold when it is true; when false, only what either failure says. */
export function both(left: Value, right: Value): readonly Test[] {
  return [...one(left, true), ...one(right, true), ...shared(left, right, false)];
}

/** `left || right`. */
export function either(left: Value, right: Value): readonly Test[] {
  return [...one(left, false), ...one(right, false), ...shared(left, right, true)];
}

function one(value: Value, when: boolean): readonly Test[] {
  return testsOf(value).map(({ key, whenTrue, whenFalse }) =>
    when ? test(key, whenTrue, undefined) : test(key, undefined, whenFalse),
  );
}

/** What holds for an origin whichever of two conditions decided: the guard that says less. */
function shared(left: Value, right: Value, when: boolean): readonly Test[] {
  const guardIn = ({ whenTrue, whenFalse }: Test): GuardKind | undefined => (when ? whenTrue : whenFalse);
  return testsOf(right).flatMap((found) => {
    const guard = guardIn(found);
    const others = testsOf(left).flatMap((other) => (other.key === found.key ? (guardIn(other) ?? []) : []));
    const [other] = others;
    if (guard === undefined || other === undefined) return [];
    const weaker = guard === "allow-list" ? other : guard;
    return [when ? test(found.key, weaker, undefined) : test(found.key, undefined, weaker)];
  });
}
