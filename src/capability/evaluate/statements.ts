/** Running statements; what comes back says how they may end. */
import type { Node, Statement, VariableDeclaration } from "@babel/types";
import { newObject, setProperty } from "../heap.ts";
import type { Machine } from "../machine.ts";
import { BREAKS, CONTINUES, FALLS } from "../frame.ts";
import { placeOf } from "../reach/effects.ts";
import { textsIn } from "../reach/sayings.ts";
import { siteOf } from "../site.ts";
import type { Scope, Site, Value } from "../values.ts";
import { constant, each, freshId, UNDEFINED } from "../values.ts";
import { ifStatement, switchStatement, tryStatement } from "./branches.ts";
import { classValue } from "./classes.ts";
import { giveBack, NEVER } from "./functions.ts";
import { forInLoop, forLoop, forOfLoop, whileLoop } from "./loops.ts";
import { declare } from "./patterns.ts";
import { withDeclaredType } from "./types.ts";

/** Runs a list of statements in a scope that is theirs. */
export function executeStatements(machine: Machine, body: readonly Statement[], scope: Scope): number {
  for (const node of body) hoist(machine, node, scope);
  let flow = FALLS;
  for (const node of body) {
    flow = (flow & ~FALLS) | execute(machine, node, scope);
    if ((flow & FALLS) === 0) return flow;
  }
  return flow;
}

function hoist(machine: Machine, node: Statement, scope: Scope): void {
  const declared =
    node.type === "ExportNamedDeclaration" || node.type === "ExportDefaultDeclaration" ? node.declaration : node;
  if (declared?.type !== "FunctionDeclaration" || declared.id == null) return;
  scope.vars.set(
    declared.id.name,
    machine.cell({ kind: "function", id: freshId(), node: declared, scope, props: new Map() }),
  );
}

function execute(machine: Machine, node: Statement, scope: Scope): number {
  machine.step();
  if (node.type === "ExpressionStatement")
    return endsHere(machine, machine.evaluate(node.expression, scope), node, scope) ? 0 : FALLS;
  if (node.type === "VariableDeclaration") return declaration(machine, node, scope);
  if (node.type === "ReturnStatement") {
    giveBack(machine, node.argument == null ? UNDEFINED : machine.evaluate(node.argument, scope));
    return 0;
  }
  if (node.type === "IfStatement") return ifStatement(machine, node, scope);
  if (node.type === "BlockStatement") return machine.execute(node.body, machine.newScope(scope));
  if (node.type === "TryStatement") return tryStatement(machine, node, scope);
  if (node.type === "ThrowStatement") {
    const error = machine.evaluate(node.argument, scope);
    // The SDK gives the message of an error to the model.
    if (machine.tool !== undefined) noteErrors(machine, error, siteOf(node, scope));
    return 0;
  }
  if (node.type === "SwitchStatement") return switchStatement(machine, node, scope);
  if (node.type === "ClassDeclaration") {
    const value = classValue(machine, node, scope);
    if (node.id != null) scope.vars.set(node.id.name, machine.cell(value));
    return FALLS;
  }
  return rarely(machine, node, scope);
}

/** What is noted where a tool's own path ends with a call. */
export const ENDS_EARLY = "this call seems never to come back, so that what follows is not followed";

/** Whether a call never comes back. Where a tool's own path ends with it, what follows is not followed, and that is said. */
function endsHere(machine: Machine, value: Value, node: Node, scope: Scope): boolean {
  if (value !== NEVER) return false;
  if (machine.tool !== undefined && machine.depth === 1) machine.note("OPAQUE_CALL", ENDS_EARLY, siteOf(node, scope));
  return true;
}

function rarely(machine: Machine, node: Statement, scope: Scope): number {
  if (node.type === "ForOfStatement") return forOfLoop(machine, node, scope);
  if (node.type === "ForStatement") return forLoop(machine, node, scope);
  if (node.type === "ForInStatement") return forInLoop(machine, node, scope);
  if (node.type === "WhileStatement" || node.type === "DoWhileStatement") return whileLoop(machine, node, scope);
  if (node.type === "BreakStatement") return BREAKS;
  if (node.type === "ContinueStatement") return CONTINUES;
  if (node.type === "LabeledStatement") {
    const flow = execute(machine, node.body, scope);
    return (flow & BREAKS) === 0 ? flow : (flow & ~BREAKS) | FALLS;
  }
  if (node.type === "ExportNamedDeclaration" && node.declaration != null)
    return execute(machine, node.declaration, scope);
  if (node.type === "ExportDefaultDeclaration") return defaultExport(machine, node.declaration, scope);
  if (node.type === "TSEnumDeclaration") enumeration(machine, node, scope);
  if (node.type === "TSModuleDeclaration" && node.id.type === "Identifier" && node.body.type === "TSModuleBlock") {
    const inner = machine.newScope(scope);
    machine.execute(node.body.body, inner);
    const object = newObject(machine, { props: [...inner.vars].map(([name, cell]) => [name, cell.value]) });
    scope.vars.set(node.id.name, machine.cell(object));
  }
  if (node.type === "TSExportAssignment")
    scope.vars.set("*default*", machine.cell(machine.evaluate(node.expression, scope)));
  return FALLS;
}

function defaultExport(machine: Machine, node: Node, scope: Scope): number {
  if (node.type === "FunctionDeclaration") {
    const known = node.id == null ? undefined : scope.vars.get(node.id.name);
    scope.vars.set(
      "*default*",
      known ?? machine.cell({ kind: "function", id: freshId(), node, scope, props: new Map() }),
    );
  } else if (node.type === "ClassDeclaration") {
    const value = classValue(machine, node, scope);
    if (node.id != null) scope.vars.set(node.id.name, machine.cell(value));
    scope.vars.set("*default*", machine.cell(value));
  } else if (isExpression(node)) scope.vars.set("*default*", machine.cell(machine.evaluate(node, scope)));
  return FALLS;
}

function isExpression(node: Node): node is Extract<Statement, { type: "ExpressionStatement" }>["expression"] {
  return /Expression$|Literal$|^Identifier$/.test(node.type);
}

function declaration(machine: Machine, node: VariableDeclaration, scope: Scope): number {
  let into = scope;
  while (node.kind === "var" && !into.isFunction && into.parent !== undefined) into = into.parent;
  for (const { id, init } of node.declarations) {
    const value = init == null ? UNDEFINED : machine.evaluate(init, scope);
    const annotation = id.type === "Identifier" ? id.typeAnnotation : undefined;
    const typed = withDeclaredType(machine, value, annotation, scope);
    if (node.kind !== "var" && id.type === "Identifier") into.vars.set(id.name, machine.cell(typed));
    else declare(machine, id, typed, node.kind === "var" ? into : scope);
    if (endsHere(machine, value, node, scope)) return 0;
  }
  return FALLS;
}

function enumeration(machine: Machine, node: Extract<Statement, { type: "TSEnumDeclaration" }>, scope: Scope): void {
  const object = newObject(machine, { site: siteOf(node, scope) });
  let next: Value = constant(0);
  for (const { id, initializer } of node.members) {
    const value: Value = initializer == null ? next : machine.evaluate(initializer, scope);
    setProperty(machine, object, id.type === "Identifier" ? id.name : id.value, value);
    const [only] = each(value);
    next = constant(only?.kind === "const" && typeof only.value === "number" ? only.value + 1 : 0);
  }
  scope.vars.set(node.id.name, machine.cell(object));
}

function noteErrors(machine: Machine, error: Value, at: Site): void {
  for (const { value, site = at } of textsIn(error)) {
    if (/\S\s+\S/.test(value)) machine.say({ to: "result", value, at: placeOf(site) });
  }
}
