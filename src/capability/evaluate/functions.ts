/** Running functions of the source: parameters, the frame, results that are known from before. */
import type { Node } from "@babel/types";
import { newArray } from "../heap.ts";
import { join } from "../join.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { absorb, FALLS, newFrame, onBothWays } from "../frame.ts";
import { guardedTaint } from "../guards.ts";
import { mapTaint, mergeTaint, taintOf } from "../taint.ts";
import type { FunctionValue, Scope, Site, Taint, Value } from "../values.ts";
import { NOTHING, UNDEFINED, UNKNOWN, unknown } from "../values.ts";
import { memoKey } from "./memo-key.ts";
import { declare } from "./patterns.ts";
import { boolean } from "./truth.ts";
import { typedInstance, withDeclaredType } from "./types.ts";

/** Calls that may be inside one another; deeper ones are cut. */
const CALLS = 90;
/** A function inside itself. */
const RECURSION = 2;
/** Different arguments that a function is run with, for one tool; then they are widened. */
const CONTEXTS = 10;
const START_CONTEXTS = 1_500;

/** What a call that never comes back gives. */
export const NEVER: Value = unknown(NOTHING, "object");

/** The result of a call; what the function reaches is added to the caller's. */
export function runFunction(
  machine: Machine,
  fn: FunctionValue,
  given: readonly Value[],
  receiver: Value,
  at: Site,
  name = nameOf(fn),
): Value {
  const self = fn.self ?? (fn.node.type === "ArrowFunctionExpression" ? (fn.scope.self ?? UNDEFINED) : receiver);
  const running = machine.running.get(fn.node) ?? 0;
  if (running >= RECURSION) return unknown(argumentTaint(given));
  if (machine.calls >= CALLS) {
    machine.note("BUDGET", `calls are nested more than ${CALLS} deep`, at);
    return unknown(argumentTaint(given));
  }
  const { args, isCoarse } = widened(machine, fn, given);
  const key = memoKey(machine, fn, args, self, isCoarse);
  const known = key === undefined ? undefined : machine.memo.get(key);
  if (known !== undefined) {
    comeBack(machine, known.frame, at, name);
    return known.result;
  }
  const frame = newFrame(name, machine.frame);
  const nesting = machine.nestingLevel;
  machine.frame = frame;
  machine.running.set(fn.node, running + 1);
  machine.calls += 1;
  try {
    const result = body(machine, fn, args, self);
    if (key !== undefined) machine.memo.set(key, { result, frame });
    return result;
  } finally {
    machine.calls -= 1;
    machine.running.set(fn.node, running);
    machine.restoreNesting(nesting);
    machine.frame = frame.parent ?? frame;
    comeBack(machine, frame, at, name);
  }
}

/** Passes on what was reached, and the checks that hold after every return. */
function comeBack(machine: Machine, frame: Frame, at: Site, name: string): void {
  absorb(machine.frame, frame, at, `calls ${name}`);
  for (const [key, guards] of frame.exits ?? [])
    machine.guard(
      guards.map((guard) => ({ key, whenTrue: guard })),
      true,
    );
}

function body(machine: Machine, fn: FunctionValue, args: readonly Value[], self: Value): Value {
  const { node } = fn;
  const isArrow = node.type === "ArrowFunctionExpression";
  const scope = machine.newScope(fn.scope, {
    isFunction: true,
    self,
    ...(fn.home === undefined ? {} : { home: fn.home }),
  });
  if (node.type === "FunctionExpression" && node.id != null) scope.vars.set(node.id.name, machine.cell(fn));
  if (!isArrow) scope.vars.set("arguments", machine.cell(newArray(machine, args)));
  bindParameters(machine, node.params, args, scope, self);
  const { frame } = machine;
  if (node.body.type !== "BlockStatement") {
    giveBack(machine, machine.evaluate(node.body, scope));
    return frame.returned ?? UNDEFINED;
  }
  const flow = machine.execute(node.body.body, scope);
  if ((flow & FALLS) !== 0) exit(machine);
  if (node.generator === true) return newArray(machine, [], frame.yielded ?? UNKNOWN);
  if (frame.returned === undefined) return (flow & FALLS) === 0 && node.async !== true ? NEVER : UNDEFINED;
  return withDeclaredType(
    machine,
    (flow & FALLS) === 0 ? frame.returned : join(frame.returned, UNDEFINED),
    node.returnType,
    scope,
  );
}

/** A return: the value, with what was checked on the way. */
export function giveBack(machine: Machine, value: Value): void {
  const { frame } = machine;
  exit(machine);
  const held = frame.guards.size === 0 ? value : mapTaint(value, (taint) => guardedTaint(machine.frame, taint));
  frame.returned = join(frame.returned, outcomeUnderGuards(machine, held));
}

/** `return true` after a check stands for the check. */
function outcomeUnderGuards(machine: Machine, value: Value): Value {
  if (value.kind !== "const" || typeof value.value !== "boolean" || machine.frame.guards.size === 0) return value;
  const isTrue = value.value;
  return boolean(
    [...machine.frame.guards].flatMap(([key, guards]) =>
      guards.map((guard) => (isTrue ? { key, whenTrue: guard } : { key, whenFalse: guard })),
    ),
  );
}

/** Keeps the checks that hold at every end of the function. */
function exit(machine: Machine): void {
  const { frame } = machine;
  frame.exits = frame.exits === undefined ? frame.guards : onBothWays(frame.exits, frame.guards);
}

function bindParameters(
  machine: Machine,
  params: readonly Node[],
  args: readonly Value[],
  scope: Scope,
  self: Value,
): void {
  params.forEach((param, index) => {
    if (param.type === "RestElement") {
      declare(machine, param.argument, newArray(machine, args.slice(index)), scope);
      return;
    }
    const value = args[index] ?? UNDEFINED;
    const promised = isAnything(value) ? annotated(machine, param, scope) : undefined;
    declare(machine, param, promised ?? value, scope);
    if (param.type !== "TSParameterProperty" || self.kind !== "object") return;
    const inner = param.parameter.type === "AssignmentPattern" ? param.parameter.left : param.parameter;
    if (inner.type === "Identifier") machine.set(self, inner.name, scope.vars.get(inner.name)?.value ?? UNDEFINED);
  });
}

/** Whether nothing is known of a value, not even where it comes from. */
function isAnything(value: Value): boolean {
  return value.kind === "unknown" && value.taint.length === 0 && value.type === undefined && value.member === undefined;
}

function annotated(machine: Machine, param: Node, scope: Scope): Value | undefined {
  if (param.type !== "Identifier" || param.typeAnnotation == null) return undefined;
  return typedInstance(machine, param.typeAnnotation, scope);
}

/** Many different arguments are made one: what is constant in them is forgotten, but never the tool's name. */
function widened(
  machine: Machine,
  fn: FunctionValue,
  args: readonly Value[],
): { readonly args: readonly Value[]; readonly isCoarse: boolean } {
  const { tool } = machine;
  const contexts = (machine.contexts.get(fn.node) ?? 0) + 1;
  machine.contexts.set(fn.node, contexts);
  // At start-up arguments name tools: only what calls itself is widened, or is run beyond all measure.
  const isInside = (machine.running.get(fn.node) ?? 0) > 0;
  const limit = tool !== undefined || isInside ? CONTEXTS : START_CONTEXTS;
  if (contexts <= limit || (tool !== undefined && args.some((arg) => arg.kind === "const" && arg.value === tool)))
    return { args, isCoarse: false };
  const wide = args.map((arg) => (arg.kind === "const" || arg.kind === "text" ? unknown(taintOf(arg), "string") : arg));
  return { args: wide, isCoarse: true };
}

export function argumentTaint(args: readonly Value[]): Taint {
  return args.reduce<Taint>((taint, arg) => mergeTaint(taint, taintOf(arg)), NOTHING);
}

/** A function's name, for people. */
function nameOf(fn: FunctionValue): string {
  const { node } = fn;
  if (node.type === "FunctionDeclaration" || node.type === "FunctionExpression") return node.id?.name ?? "a function";
  if (node.type === "ArrowFunctionExpression") return "a function";
  const name =
    node.key.type === "Identifier"
      ? node.key.name
      : node.key.type === "PrivateName"
        ? `#${node.key.id.name}`
        : "a method";
  const owner = fn.home?.node.id?.name;
  return owner === undefined ? name : `${owner}.${name}`;
}
