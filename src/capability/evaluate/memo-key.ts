/** By what a call is known again: a function that was run with the same arguments is not run once more. */
import { guardKey } from "../guards.ts";
import { keyOf } from "../join.ts";
import type { Machine } from "../machine.ts";
import { siteOf } from "../site.ts";
import { shallowTaint } from "../taint.ts";
import type { FunctionValue, Scope, SingleValue, Value } from "../values.ts";
import { each } from "../values.ts";
import { seenBy } from "./interfaces.ts";

/** Longer keys are not kept: what they compare is as large as running the function. */
const KEY = 4_000;

/** Equal when a call would do the same; undefined when there is too much to compare. */
export function memoKey(
  machine: Machine,
  fn: FunctionValue,
  args: readonly Value[],
  self: Value,
  isCoarse: boolean,
): string | undefined {
  const seen = seenBy(fn, args, self);
  const keys = seen.map((arg) =>
    each(arg)
      .map(isCoarse ? coarseKey : shortKey)
      .join("|"),
  );
  const where = siteOf(fn.node, fn.scope);
  // Coarse results are those of one tool: another tool would get effects that are not its own.
  const scope = isCoarse
    ? `tool ${machine.tool ?? ""} ${chosenAround(fn.scope)}`
    : `${fn.scope.id}:${machine.depth === 0 ? "" : "?"}`;
  const key = `${where.doc}:${where.start}:${scope}:${guardKey(machine.frame, seen)}:${keys.join()}`;
  return key.length > KEY ? undefined : key;
}

/** What the caller chose, and the functions, among the variables around a function: with others it does something else. */
function chosenAround(scope: Scope): string {
  const found = new Set<string>();
  for (let at: Scope | undefined = scope; at.parent !== undefined; at = at.parent)
    for (const { value, link } of at.vars.values()) {
      if (link !== undefined) continue;
      if (value.kind === "function") found.add(coarseKey(value));
      for (const { origin, id } of shallowTaint(value)) if (origin.kind === "argument") found.add(id);
    }
  return [...found].sort().join(";");
}

function shortKey(value: SingleValue): string {
  return value.kind === "schema" ? "schema" : keyOf(value);
}

/** A key that objects of one make have in common; functions in them count, as they may be called. */
function coarseKey(value: SingleValue): string {
  if (value.kind === "object") {
    const fields = [...value.props].map(([name, field]) =>
      field.kind === "function" ? `${name}=${field.node.start ?? 0}` : name,
    );
    return `{${value.proto?.kind === "class" ? String(value.proto.id) : ""}:${fields.join()}}`;
  }
  if (value.kind === "function") return `function:${value.scope.module.path}:${value.node.start ?? 0}`;
  return value.kind === "array" || value.kind === "map" ? value.kind : shortKey(value);
}
