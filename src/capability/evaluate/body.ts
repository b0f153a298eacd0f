import type { Statement } from "@babel/types";
import type { Machine } from "../machine.ts";
import type { Scope } from "../values.ts";

/** Runs one statement as the body of another, in a scope that is its own. Gives how it may end. */
export function executeBody(machine: Machine, node: Statement, scope: Scope): number {
  return machine.execute(node.type === "BlockStatement" ? node.body : [node], machine.newScope(scope));
}
