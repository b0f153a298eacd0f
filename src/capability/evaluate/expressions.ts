/** What each kind of expression gives. */
import type { ArrayExpression, Expression } from "@babel/types";
import type { ConditionalExpression, LogicalExpression, Node, UnaryExpression } from "@babel/types";
import { closedElements, elementOf, newArray } from "../heap.ts";
import { join, joinAll } from "../join.ts";
import type { Machine } from "../machine.ts";
import { siteOf } from "../site.ts";
import { taintOf } from "../taint.ts";
import type { Scope, Site, Value } from "../values.ts";
import { constant, each, external, freshId, stringOf, UNDEFINED, UNKNOWN, unknown } from "../values.ts";
import { assignment, update } from "./assignments.ts";
import { callExpression, newExpression } from "./call-syntax.ts";
import { classValue } from "./classes.ts";
import { readName } from "./names.ts";
import { narrowedScope } from "./narrowing.ts";
import { memberKey, objectExpression } from "./objects.ts";
import { binary, unary } from "./operators.ts";
import { isExpression, tagged, template } from "./templates.ts";
import { both, boolean, either, isFalse, isNothing, isNullish, negated, testsOf, truth, without } from "./truth.ts";

/** The value of an expression; a syntax that is not modelled is unknown. */
export function evaluateExpression(machine: Machine, node: Expression, scope: Scope): Value {
  if (node.type === "Identifier") return readName(node.name, scope);
  if (node.type === "StringLiteral") return constant(node.value, siteOf(node, scope));
  if (node.type === "MemberExpression" || node.type === "OptionalMemberExpression") return member(machine, node, scope);
  if (node.type === "CallExpression" || node.type === "OptionalCallExpression")
    return callExpression(machine, node, scope);
  if (node.type === "ObjectExpression") return objectExpression(machine, node, scope);
  if (node.type === "ArrowFunctionExpression" || node.type === "FunctionExpression") return closure(node, scope);
  if (node.type === "TemplateLiteral") return template(machine, node, scope);
  if (node.type === "AwaitExpression") return machine.evaluate(node.argument, scope);
  if (node.type === "BinaryExpression") return binaryExpression(machine, node, scope);
  if (node.type === "LogicalExpression") return logical(machine, node, scope);
  if (node.type === "ConditionalExpression") return conditional(machine, node, scope);
  if (node.type === "AssignmentExpression") return assignment(machine, node, scope);
  if (node.type === "ArrayExpression") return arrayExpression(machine, node, scope);
  if (node.type === "NewExpression") return newExpression(machine, node, scope);
  if (node.type === "UnaryExpression") return unaryExpression(machine, node, scope);
  if (node.type === "ThisExpression") return scope.self ?? UNDEFINED;
  if (node.type === "NumericLiteral" || node.type === "BooleanLiteral") return constant(node.value);
  if (node.type === "NullLiteral") return constant(null);
  return rarely(machine, node, scope);
}

function rarely(machine: Machine, node: Expression, scope: Scope): Value {
  if (
    node.type === "TSAsExpression" ||
    node.type === "TSNonNullExpression" ||
    node.type === "TSSatisfiesExpression" ||
    node.type === "TSTypeAssertion" ||
    node.type === "TSInstantiationExpression" ||
    node.type === "ParenthesizedExpression"
  )
    return machine.evaluate(node.expression, scope);
  if (node.type === "UpdateExpression") return update(machine, node, scope);
  if (node.type === "ClassExpression") return classValue(machine, node, scope);
  if (node.type === "SequenceExpression")
    return node.expressions.map((one) => machine.evaluate(one, scope)).at(-1) ?? UNDEFINED;
  if (node.type === "YieldExpression") return yielded(machine, node.argument ?? undefined, node.delegate, scope);
  if (node.type === "RegExpLiteral") return external("RegExp", [patternOf(node)]);
  if (node.type === "TaggedTemplateExpression") return tagged(machine, node, scope);
  if (node.type === "MetaProperty") return external("import.meta");
  if (node.type === "BigIntLiteral") return constant(BigInt(node.value));
  return UNKNOWN;
}

function closure(
  node: Extract<Expression, { type: "ArrowFunctionExpression" | "FunctionExpression" }>,
  scope: Scope,
): Value {
  const isArrow = node.type === "ArrowFunctionExpression";
  return {
    kind: "function",
    id: freshId(),
    node,
    scope,
    props: new Map(),
    ...(isArrow && scope.self !== undefined ? { self: scope.self } : {}),
    ...(isArrow && scope.home !== undefined ? { home: scope.home } : {}),
  };
}

function member(
  machine: Machine,
  node: Extract<Expression, { type: "MemberExpression" | "OptionalMemberExpression" }>,
  scope: Scope,
): Value {
  const at = siteOf(node, scope);
  if (node.object.type === "Super") {
    const parent = scope.home?.parent;
    return parent === undefined
      ? UNKNOWN
      : machine.get(scope.self ?? parent, stringOf(memberKey(machine, node, scope)) ?? "", at);
  }
  const target = machine.evaluate(node.object, scope);
  return readMember(machine, target, memberKey(machine, node, scope), at);
}

/** A property of a value; a name that is not known may be any of the target's. */
function readMember(machine: Machine, target: Value, key: Value, at: Site): Value {
  const names = each(key).map((one) => (one.kind === "const" ? String(one.value) : undefined));
  const known = names.filter((name) => name !== undefined);
  if (known.length === names.length) return joinAll(known.map((name) => machine.get(target, name, at)));
  return joinAll(each(target).map((one) => anyMember(machine, one, key, at)));
}

function anyMember(machine: Machine, target: Value, key: Value, at: Site): Value {
  if (target.kind === "object") {
    const all = [...target.props.values(), ...(target.rest === undefined ? [] : [target.rest])];
    return all.length === 0 ? unknown(taintOf(target)) : joinAll([...all, UNDEFINED]);
  }
  if (target.kind === "array" || target.kind === "map") return join(elementOf(target), UNDEFINED);
  if (target.kind === "external" && target.module === "process" && target.path[0] === "env")
    return machine.get(target, "*", at);
  if (target.kind === "external") return external(target.module, [...target.path, "*"], target.taint);
  return unknown([...taintOf(target), ...taintOf(key)]);
}

function binaryExpression(
  machine: Machine,
  node: Extract<Expression, { type: "BinaryExpression" }>,
  scope: Scope,
): Value {
  // A long sum leans to the left: it is walked, not recursed into.
  const pending: (typeof node)[] = [node];
  let first: Node = node.left;
  while (first.type === "BinaryExpression") {
    pending.push(first);
    first = first.left;
  }
  let value = first.type === "PrivateName" || !isExpression(first) ? UNKNOWN : machine.evaluate(first, scope);
  for (const operation of pending.reverse()) {
    value = binary(operation.operator, value, machine.evaluate(operation.right, scope), siteOf(operation, scope));
  }
  return value;
}

function logical(machine: Machine, node: LogicalExpression, scope: Scope): Value {
  const left = machine.evaluate(node.left, scope);
  const right = (when?: boolean): Value =>
    machine.maybe(() =>
      machine.guarded(when === undefined ? [] : testsOf(left), when ?? true, () => machine.evaluate(node.right, scope)),
    );
  if (node.operator === "??") {
    const nullish = isNullish(left);
    if (nullish === false) return left;
    return nullish === true ? machine.evaluate(node.right, scope) : join(without(left, isNothing), right());
  }
  const isAnd = node.operator === "&&";
  const known = truth(left);
  if (known !== undefined) return known === isAnd ? machine.evaluate(node.right, scope) : left;
  const other = right(isAnd);
  const isCondition = testsOf(left).length > 0 || testsOf(other).length > 0;
  if (isCondition && [left, other].every(isBoolean)) return boolean(isAnd ? both(left, other) : either(left, other));
  return isAnd
    ? join(left.kind === "union" || isBoolean(left) ? without(left, (one) => truth(one) === true) : left, other)
    : join(without(left, isFalse), other);
}

function isBoolean(value: Value): boolean {
  return each(value).every((one) =>
    one.kind === "unknown" ? one.type === "boolean" : one.kind === "const" && typeof one.value === "boolean",
  );
}

function conditional(machine: Machine, node: ConditionalExpression, scope: Scope): Value {
  const test = machine.evaluate(node.test, scope);
  const known = truth(test);
  if (known !== undefined) return machine.evaluate(known ? node.consequent : node.alternate, scope);
  const tests = testsOf(test);
  return join(
    machine.maybe(() =>
      machine.guarded(tests, true, () =>
        machine.evaluate(node.consequent, narrowedScope(machine, node.test, node.consequent, scope)),
      ),
    ),
    machine.maybe(() => machine.guarded(tests, false, () => machine.evaluate(node.alternate, scope))),
  );
}

/** Elements of a written list that are evaluated. */
const ELEMENTS = 5_000;

function arrayExpression(machine: Machine, node: ArrayExpression, scope: Scope): Value {
  const elements: Value[] = [];
  let rest: Value | undefined;
  if (node.elements.length > ELEMENTS) {
    machine.note("BUDGET", `a list of ${node.elements.length} elements is cut`, siteOf(node, scope));
    rest = UNKNOWN;
  }
  for (const element of node.elements.slice(0, ELEMENTS)) {
    if (element === null) elements.push(UNDEFINED);
    else if (element.type !== "SpreadElement") elements.push(machine.evaluate(element, scope));
    else {
      const spread = without(machine.evaluate(element.argument, scope), isFalse);
      const closed = closedElements(machine, spread);
      if (closed !== undefined) elements.push(...closed);
      else {
        // One of several lists: their elements may all be there.
        const lists = each(spread).map((one) => closedElements(machine, one));
        if (lists.every((list) => list !== undefined)) elements.push(...lists.flat());
        else rest = join(rest, elementOf(spread));
      }
    }
  }
  return newArray(machine, elements, rest, siteOf(node, scope));
}

function unaryExpression(machine: Machine, node: UnaryExpression, scope: Scope): Value {
  if (node.operator === "delete") return constant(true);
  const value = machine.evaluate(node.argument, scope);
  return node.operator === "!" ? negated(value) : unary(node.operator, value);
}

function yielded(machine: Machine, argument: Expression | undefined, isDelegate: boolean, scope: Scope): Value {
  if (argument === undefined) return UNKNOWN;
  const value = machine.evaluate(argument, scope);
  machine.frame.yielded = join(machine.frame.yielded, isDelegate ? elementOf(value) : value);
  return UNKNOWN;
}

/** With the flag `m`, `^` and `$` are ends of lines, and nothing is said of the whole. */
function patternOf({ pattern, flags }: { readonly pattern: string; readonly flags: string }): string {
  return flags.includes("m") ? `(?m:${pattern})` : pattern;
}
