/** Calls and `new` as they are written: callee, receiver, arguments. */
import type { CallExpression, NewExpression, Node, OptionalCallExpression } from "@babel/types";
import { callSuper } from "./classes.ts";
import { dynamicImport } from "./imports.ts";
import { memberKey } from "./objects.ts";
import { isNullish } from "./truth.ts";
import { typeValue } from "./types.ts";
import { closedElements, elementOf } from "../heap.ts";
import { joinAll } from "../join.ts";
import type { Machine } from "../machine.ts";
import { isNode, siteOf } from "../site.ts";
import type { Scope, Site, Value } from "../values.ts";
import { each, stringOf, UNDEFINED, UNKNOWN } from "../values.ts";

type Call = CallExpression | OptionalCallExpression;

export function callExpression(machine: Machine, node: Call, scope: Scope): Value {
  const at = siteOf(node, scope);
  const { callee } = node;
  if (callee.type === "Import")
    return dynamicImport(machine, argumentValues(machine, node.arguments, scope)[0] ?? UNKNOWN, scope, at);
  if (callee.type === "Super") {
    const args = argumentValues(machine, node.arguments, scope);
    return scope.home === undefined || scope.self === undefined
      ? UNDEFINED
      : callSuper(machine, scope.home, args, scope.self, at);
  }
  if (callee.type === "V8IntrinsicIdentifier") return UNKNOWN;
  const { fn, self } = target(machine, callee, scope);
  if (node.type === "OptionalCallExpression" && isNullish(fn) === true) return UNDEFINED;
  return machine.call(fn, argumentValues(machine, node.arguments, scope), self, at);
}

function target(machine: Machine, callee: Node, scope: Scope): { readonly fn: Value; readonly self: Value } {
  const node = unwrapped(callee);
  if (node.type !== "MemberExpression" && node.type !== "OptionalMemberExpression")
    return { fn: isCallable(node) ? machine.evaluate(node, scope) : UNKNOWN, self: UNDEFINED };
  const at = siteOf(node, scope);
  const key = memberKey(machine, node, scope);
  if (node.object.type === "Super") return { fn: superMember(machine, key, scope, at), self: scope.self ?? UNDEFINED };
  const self = machine.evaluate(node.object, scope);
  if (isNullish(self) === true && node.type === "OptionalMemberExpression") return { fn: UNDEFINED, self };
  const names = each(key).map((one) => (one.kind === "const" ? String(one.value) : undefined));
  // What is nothing yet is something in a later round of the loop, or the program would end here.
  if (isNullish(self) === true)
    return { fn: joinAll(names.map((name) => machine.get(UNKNOWN, name ?? "*", at))), self: UNKNOWN };
  const fn = names.every((name) => name !== undefined)
    ? joinAll(names.map((name) => machine.get(self, name, at)))
    : computed(machine, node, self, key, scope);
  return { fn, self };
}

/** `object[name](…)` with a name that is not known: any of the object's functions. */
function computed(machine: Machine, node: Node, self: Value, key: Value, scope: Scope): Value {
  if (self.kind === "object") {
    const all = [...self.props.values(), ...(self.rest === undefined ? [] : [self.rest])];
    if (all.length > 0) return joinAll(all);
  }
  return self.kind === "external"
    ? machine.get(self, "*", siteOf(node, scope))
    : key.kind === "unknown"
      ? UNKNOWN
      : elementOf(self);
}

function superMember(machine: Machine, key: Value, scope: Scope, at: Site): Value {
  const parent = scope.home?.parent;
  const name = stringOf(key);
  if (parent === undefined || name === undefined) return UNKNOWN;
  if (parent.kind !== "class") return machine.get(parent, name, at);
  for (let one: Value | undefined = parent; one?.kind === "class"; one = one.parent) {
    const found = one.methods.get(name) ?? one.statics.get(name);
    if (found !== undefined) return found;
    if (one.parent?.kind === "external") return machine.get(one.parent, name, at);
  }
  return UNDEFINED;
}

function unwrapped(node: Node): Node {
  let at = node;
  while (
    at.type === "TSAsExpression" ||
    at.type === "TSNonNullExpression" ||
    at.type === "ParenthesizedExpression" ||
    at.type === "TSSatisfiesExpression"
  )
    at = at.expression;
  return at;
}

function isCallable(
  node: Node,
): node is Exclude<Call["callee"], { type: "Super" | "Import" | "V8IntrinsicIdentifier" }> {
  return node.type !== "Super" && node.type !== "Import" && node.type !== "V8IntrinsicIdentifier";
}

export function newExpression(machine: Machine, node: NewExpression, scope: Scope): Value {
  const callee = unwrapped(node.callee);
  const value = isCallable(callee) ? machine.evaluate(callee, scope) : UNKNOWN;
  const made = machine.construct(value, argumentValues(machine, node.arguments, scope), siteOf(node, scope));
  const given: unknown = node.typeParameters;
  const last = isNode(given) && given.type === "TSTypeParameterInstantiation" ? given.params.at(-1) : undefined;
  if (made.kind === "map" && made.rest === undefined && last !== undefined) promise(machine, made, last, scope);
  return made;
}

function promise(machine: Machine, map: Extract<Value, { kind: "map" }>, type: Node, scope: Scope): void {
  const typed = typeValue(machine, type, scope);
  if (typed?.kind === "external") map.rest = typed;
}

function argumentValues(machine: Machine, nodes: Call["arguments"], scope: Scope): readonly Value[] {
  const values: Value[] = [];
  for (const node of nodes) {
    if (node.type === "SpreadElement") {
      const spread = machine.evaluate(node.argument, scope);
      const closed = closedElements(machine, spread);
      if (closed === undefined) values.push(elementOf(spread));
      else values.push(...closed.slice(0, 200));
    } else if (node.type !== "ArgumentPlaceholder") values.push(machine.evaluate(node, scope));
  }
  return values;
}
