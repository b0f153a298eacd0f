/** What a condition says of the variables in it, where it holds: `error instanceof Failure`, `Array.isArray(value)`. */
import type { CallExpression, Node } from "@babel/types";
import { newObject } from "../heap.ts";
import { joinAll } from "../join.ts";
import type { Machine } from "../machine.ts";
import { isNode } from "../site.ts";
import { taintOf } from "../taint.ts";
import type { ClassValue, FunctionValue, Scope, SingleValue, Value } from "../values.ts";
import { each, unknown } from "../values.ts";
import { assignedNames } from "./loops.ts";
import { findCell, readName } from "./names.ts";
import { typeValue } from "./types.ts";

/** The scope of what is run where a condition holds: variables of which it says what they are hide the outer ones. */
export function narrowedScope(machine: Machine, test: Node, body: Node, scope: Scope): Scope {
  const found = new Map<string, Value>();
  collect(machine, test, scope, found);
  if (found.size === 0) return scope;
  const changed = assignedNames(body);
  const kept = [...found].filter(([name]) => !changed.has(name));
  if (kept.length === 0) return scope;
  const inner = machine.newScope(scope);
  for (const [name, value] of kept) inner.vars.set(name, machine.cell(value));
  return inner;
}

function collect(machine: Machine, test: Node, scope: Scope, found: Map<string, Value>): void {
  if (test.type === "LogicalExpression" && test.operator === "&&") {
    collect(machine, test.left, scope, found);
    collect(machine, test.right, scope, found);
  } else if (test.type === "BinaryExpression" && test.operator === "instanceof") {
    const right = test.right.type === "Identifier" ? readName(test.right.name, scope) : undefined;
    if (right?.kind === "class") put(test.left, scope, found, (one) => instanceOf(machine, one, right));
  } else if (test.type === "CallExpression") called(machine, test, scope, found);
}

/** A call of a function that says what holds of its argument: `value is Failure`. */
function called(
  machine: Machine,
  { callee, arguments: given }: CallExpression,
  scope: Scope,
  found: Map<string, Value>,
): void {
  const [first] = given;
  if (first === undefined) return;
  const isList =
    callee.type === "MemberExpression" &&
    callee.object.type === "Identifier" &&
    callee.object.name === "Array" &&
    callee.property.type === "Identifier" &&
    callee.property.name === "isArray";
  if (isList) put(first, scope, found, (one) => (one.kind === "array" || isOpen(one) ? one : undefined));
  const fn = callee.type === "Identifier" ? readName(callee.name, scope) : undefined;
  const promised = fn?.kind === "function" ? predicate(machine, fn) : undefined;
  if (promised !== undefined) put(first, scope, found, (one) => instanceOf(machine, one, promised));
}

/** The class that a function says its first parameter is an instance of. */
function predicate(machine: Machine, { node, scope }: FunctionValue): ClassValue | undefined {
  const written: unknown = node.returnType;
  if (!isNode(written) || written.type !== "TSTypeAnnotation") return undefined;
  const { typeAnnotation: type } = written;
  const [param] = node.params;
  if (type.type !== "TSTypePredicate" || type.typeAnnotation == null) return undefined;
  const isFirst =
    param?.type === "Identifier" && type.parameterName.type === "Identifier" && type.parameterName.name === param.name;
  const promised = isFirst ? typeValue(machine, type.typeAnnotation, scope) : undefined;
  return promised?.kind === "class" ? promised : undefined;
}

function isOpen({ kind }: SingleValue): boolean {
  return kind === "unknown" || kind === "external";
}

/** What is known to be one stays; of what is not known, one is made. */
function instanceOf(machine: Machine, one: SingleValue, wanted: ClassValue): Value | undefined {
  if (one.kind === "unknown") return newObject(machine, { proto: wanted, rest: unknown(taintOf(one)) });
  if (one.kind !== "object") return undefined;
  for (let at: Value | undefined = one.proto; at?.kind === "class"; at = at.parent) if (at === wanted) return one;
  return undefined;
}

function put(
  node: Node,
  scope: Scope,
  found: Map<string, Value>,
  narrow: (one: SingleValue) => Value | undefined,
): void {
  if (node.type !== "Identifier") return;
  const cell = findCell(node.name, scope);
  if (cell === undefined || cell.link !== undefined) return;
  const kept = each(cell.value)
    .map(narrow)
    .filter((value) => value !== undefined);
  if (kept.length > 0) found.set(node.name, joinAll(kept));
}
