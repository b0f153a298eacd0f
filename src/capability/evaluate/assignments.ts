/** What assigns to a variable or a property, and what the expression gives. */
import type { AssignmentExpression, LVal, Node, UpdateExpression } from "@babel/types";
import { join } from "../join.ts";
import type { Machine } from "../machine.ts";
import { siteOf } from "../site.ts";
import type { Scope, Value } from "../values.ts";
import { constant, UNKNOWN } from "../values.ts";
import { binary, unary } from "./operators.ts";
import { assignTo } from "./patterns.ts";
import { isFalse, without } from "./truth.ts";

export function assignment(machine: Machine, node: AssignmentExpression, scope: Scope): Value {
  if (node.operator === "=") {
    const value = machine.evaluate(node.right, scope);
    assignTo(machine, node.left, value, scope);
    return value;
  }
  const before = current(machine, node.left, scope);
  const isLogical = node.operator === "||=" || node.operator === "&&=" || node.operator === "??=";
  const right = isLogical
    ? machine.maybe(() => machine.evaluate(node.right, scope))
    : machine.evaluate(node.right, scope);
  const value = isLogical
    ? join(node.operator === "&&=" ? before : without(before, isFalse), right)
    : binary(node.operator.slice(0, -1), before, right, siteOf(node, scope));
  assignTo(machine, node.left, value, scope);
  return value;
}

function current(machine: Machine, target: Node, scope: Scope): Value {
  return isTarget(target) ? machine.evaluate(target, scope) : UNKNOWN;
}

function isTarget(node: Node): node is Extract<LVal, { type: "Identifier" | "MemberExpression" }> {
  return node.type === "Identifier" || node.type === "MemberExpression";
}

export function update(machine: Machine, node: UpdateExpression, scope: Scope): Value {
  const before = machine.evaluate(node.argument, scope);
  const after = binary(node.operator === "++" ? "+" : "-", unary("+", before), constant(1), siteOf(node, scope));
  if (isTarget(node.argument)) assignTo(machine, node.argument, after, scope);
  return node.prefix ? after : before;
}
