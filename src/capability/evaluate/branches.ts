/** Statements that run one of several ways: both are run where it is not known which, with what the test checked. */
import type { IfStatement, Node, SwitchStatement, TryStatement } from "@babel/types";
import { BREAKS, FALLS, onBothWays } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { taintOf } from "../taint.ts";
import type { Scope } from "../values.ts";
import { unknown } from "../values.ts";
import { executeBody } from "./body.ts";
import { narrowedScope } from "./narrowing.ts";
import { equal } from "./operators.ts";
import { declare } from "./patterns.ts";
import { isNothing, testsOf, truth, without } from "./truth.ts";

export function ifStatement(machine: Machine, node: IfStatement, scope: Scope): number {
  const test = machine.evaluate(node.test, scope);
  const known = truth(test);
  if (known === true) return executeBody(machine, node.consequent, scope);
  if (known === false) return node.alternate == null ? FALLS : executeBody(machine, node.alternate, scope);
  const tests = testsOf(test);
  const { alternate } = node;
  const condition = written(scope, node.test);
  const yes = machine.maybe(
    () =>
      machine.guarded(tests, true, () =>
        executeBody(machine, node.consequent, narrowedScope(machine, node.test, node.consequent, scope)),
      ),
    condition,
  );
  const no =
    alternate == null
      ? FALLS
      : machine.maybe(
          () => machine.guarded(tests, false, () => executeBody(machine, alternate, scope)),
          `not (${condition})`,
        );
  if ((yes & FALLS) === 0 && (no & FALLS) !== 0) machine.guard(tests, false);
  if ((yes & FALLS) !== 0 && (no & FALLS) === 0) machine.guard(tests, true);
  if ((yes & FALLS) === 0 && node.test.type === "Identifier") narrow(scope, node.test.name);
  if ((yes & FALLS) === 0 && node.test.type === "UnaryExpression" && node.test.argument.type === "Identifier")
    narrow(scope, node.test.argument.name);
  return yes | no;
}

/** After `if (!x) return`, x is something. */
function narrow(scope: Scope, name: string): void {
  const cell = scope.vars.get(name);
  if (cell !== undefined && cell.link === undefined) cell.value = without(cell.value, isNothing);
}

function written(scope: Scope, node: Node): string {
  const text = scope.module.body.slice(node.start ?? 0, node.end ?? 0).replace(/\s+/g, " ");
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

export function tryStatement(machine: Machine, node: TryStatement, scope: Scope): number {
  const { handler, finalizer } = node;
  const { frame } = machine;
  const before = frame.guards;
  let flow = machine.execute(node.block.body, machine.newScope(scope));
  if (handler != null) {
    // What was checked may be why it threw.
    const tried = frame.guards;
    frame.guards = before;
    const caught = machine.maybe(() => {
      const inner = machine.newScope(scope);
      if (handler.param != null) declare(machine, handler.param, unknown(), inner);
      return machine.execute(handler.body.body, inner);
    });
    if ((caught & FALLS) === 0) frame.guards = tried;
    else if ((flow & FALLS) !== 0) frame.guards = onBothWays(tried, frame.guards);
    flow |= caught;
  }
  if (finalizer == null) return flow;
  const last = machine.execute(finalizer.body, machine.newScope(scope));
  return (last & FALLS) === 0 ? last : flow;
}

export function switchStatement(machine: Machine, node: SwitchStatement, scope: Scope): number {
  const subject = machine.evaluate(node.discriminant, scope);
  const inner = machine.newScope(scope);
  const outcomes = node.cases.map(({ test }) =>
    test == null ? undefined : truth(equal(subject, machine.evaluate(test, inner))),
  );
  const exact = outcomes.indexOf(true);
  const isDecided = node.cases.every(({ test }, index) => test == null || outcomes[index] !== undefined);
  if (exact !== -1 || isDecided) {
    const start = exact === -1 ? node.cases.findIndex(({ test }) => test == null) : exact;
    return start === -1
      ? FALLS
      : outOfSwitch(
          machine.execute(
            node.cases.slice(start).flatMap((one) => one.consequent),
            inner,
          ),
        );
  }
  const tests = taintOf(subject).map(({ key }) => ({ key, whenTrue: "allow-list" as const }));
  let flow = node.cases.some(({ test }) => test == null) ? 0 : FALLS;
  node.cases.forEach(({ test, consequent }, index) => {
    if (outcomes[index] === false) return;
    const ends = machine.maybe(() =>
      machine.guarded(test == null ? [] : tests, true, () => machine.execute(consequent, machine.newScope(inner))),
    );
    flow |= index === node.cases.length - 1 || (ends & FALLS) === 0 ? outOfSwitch(ends) : 0;
  });
  return flow;
}

function outOfSwitch(flow: number): number {
  return (flow & BREAKS) === 0 ? flow : (flow & ~BREAKS) | FALLS;
}
