/** Loops: over closed lists one round an element, over others once. */
import type {
  DoWhileStatement,
  ForInStatement,
  ForOfStatement,
  ForStatement,
  Node,
  WhileStatement,
} from "@babel/types";
import { closedElements, elementOf } from "../heap.ts";
import { join } from "../join.ts";
import type { Machine } from "../machine.ts";
import { BREAKS, CONTINUES, FALLS } from "../frame.ts";
import { isNode } from "../site.ts";
import type { Scope, Value } from "../values.ts";
import { constant, each, unknown } from "../values.ts";
import { executeBody } from "./body.ts";
import { findCell } from "./names.ts";
import { assignTo, declare } from "./patterns.ts";
import { isNothing, truth, without } from "./truth.ts";

/** Rounds that are counted out. */
const ROUNDS = 1_000;
/** Steps that the rounds of a loop over numbers alone may take, where it makes no tools: attempts, and waiting. */
const COUNTING = 4_000;

function bind(machine: Machine, left: Node, value: Value, scope: Scope): void {
  if (left.type === "VariableDeclaration") for (const { id } of left.declarations) declare(machine, id, value, scope);
  else assignTo(machine, left, value, scope);
}

export function forOfLoop(machine: Machine, node: ForOfStatement, scope: Scope): number {
  const iterated = without(machine.evaluate(node.right, scope), isNothing);
  const lists = each(iterated).map((one) => closedElements(machine, one));
  if (lists.length === 1 && lists[0] !== undefined) return rounds(machine, node, [...lists[0]], scope);
  widen(machine, node.body, scope);
  for (const [index, list] of lists.entries()) {
    const one = each(iterated)[index];
    const elements = list ?? (one === undefined ? [] : [elementOf(one)]);
    machine.maybe(() => rounds(machine, node, elements, scope));
  }
  return FALLS;
}

function rounds(
  machine: Machine,
  node: ForOfStatement | ForInStatement,
  elements: readonly Value[],
  scope: Scope,
): number {
  for (const element of elements) {
    machine.step();
    const inner = machine.newScope(scope);
    bind(machine, node.left, element, inner);
    const flow = executeBody(machine, node.body, inner);
    if ((flow & (FALLS | CONTINUES)) === 0) return (flow & BREAKS) === 0 ? 0 : FALLS;
  }
  return FALLS;
}

export function forInLoop(machine: Machine, node: ForInStatement, scope: Scope): number {
  const target = machine.evaluate(node.right, scope);
  if (target.kind === "object" && target.rest === undefined)
    return rounds(
      machine,
      node,
      [...target.props.keys()].map((key) => constant(key)),
      scope,
    );
  widen(machine, node.body, scope);
  machine.maybe(() => rounds(machine, node, [unknown([], "string")], scope));
  return FALLS;
}

export function whileLoop(machine: Machine, node: WhileStatement | DoWhileStatement, scope: Scope): number {
  widen(machine, node, scope);
  if (node.type === "DoWhileStatement") {
    const flow = executeBody(machine, node.body, scope);
    machine.evaluate(node.test, scope);
    return (flow & (FALLS | CONTINUES | BREAKS)) === 0 ? 0 : FALLS;
  }
  const test = truth(machine.evaluate(node.test, scope));
  if (test === false) return FALLS;
  const flow = machine.maybe(() => executeBody(machine, node.body, scope));
  return test === true && (flow & BREAKS) === 0 && node.test.type === "BooleanLiteral" ? 0 : FALLS;
}

export function forLoop(machine: Machine, node: ForStatement, scope: Scope): number {
  const outer = machine.newScope(scope);
  if (node.init?.type === "VariableDeclaration") machine.execute([node.init], outer);
  else if (node.init != null) machine.evaluate(node.init, outer);
  const isList = isOverList(node.test);
  const { spent } = machine;
  const before = machine.registered.length;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (!isList && machine.spent - spent > COUNTING && machine.registered.length === before) break;
    if (node.test == null || truth(machine.evaluate(node.test, outer)) !== true) break;
    const flow = executeBody(machine, node.body, outer);
    if ((flow & (FALLS | CONTINUES)) === 0) return (flow & BREAKS) === 0 ? 0 : FALLS;
    if (node.update != null) machine.evaluate(node.update, outer);
  }
  const test = node.test == null ? undefined : truth(machine.evaluate(node.test, outer));
  if (test === false) return FALLS;
  widen(machine, node, outer);
  machine.maybe(() => executeBody(machine, node.body, outer));
  return FALLS;
}

/** A loop up to the length of something goes through a list. */
function isOverList(test: Node | null | undefined): boolean {
  if (test?.type !== "BinaryExpression") return false;
  return [test.left, test.right].some(
    (side) =>
      side.type === "MemberExpression" && side.property.type === "Identifier" && side.property.name === "length",
  );
}

/** What is assigned in a loop may have any value of its kind. */
function widen(machine: Machine, node: Node, scope: Scope): void {
  for (const name of assignedNames(node)) {
    const cell = findCell(name, scope);
    if (cell?.value.kind !== "const") continue;
    const type = typeof cell.value.value;
    if (type === "number" || type === "boolean" || type === "string") cell.value = join(cell.value, unknown([], type));
  }
  machine.step();
}

const assigned = new WeakMap<Node, ReadonlySet<string>>();

/** The variables that code assigns to. */
export function assignedNames(root: Node): ReadonlySet<string> {
  const known = assigned.get(root);
  if (known !== undefined) return known;
  const names = new Set<string>();
  const stack: unknown[] = [root];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (typeof at !== "object" || at === null) continue;
    if (Array.isArray(at)) for (const one of at.slice(0, 10_000)) stack.push(one);
    else if (isNode(at)) {
      const target =
        at.type === "AssignmentExpression" ? at.left : at.type === "UpdateExpression" ? at.argument : undefined;
      if (target?.type === "Identifier") names.add(target.name);
      for (const [key, value] of Object.entries(at)) if (key !== "loc" && typeof value === "object") stack.push(value);
    }
  }
  assigned.set(root, names);
  return names;
}
