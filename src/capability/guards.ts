/** Checks that hold where a run is: in the function that is run, and in those that called it. */
import type { Frame } from "./frame.ts";
import { mergeTaint, shallowTaint, trace } from "./taint.ts";
import type { Taint, Value } from "./values.ts";

/** The traces with all checks that hold here. */
export function guardedTaint(here: Frame, taint: Taint): Taint {
  if (taint.every(({ origin }) => origin.kind !== "argument")) return taint;
  return taint.map((known) => {
    const found = new Set(known.guards);
    for (let frame: Frame | undefined = here; frame !== undefined; frame = frame.parent) {
      for (const guard of frame.guards.get(known.key) ?? []) found.add(guard);
    }
    return found.size === known.guards.length ? known : trace(known.origin, [...found].sort());
  });
}

/** The checks that hold here for what the caller chose of some values, as one string: results differ when it does. */
export function guardKey(here: Frame, values: readonly Value[]): string {
  const taint = values.reduce<Taint>((all, value) => mergeTaint(all, shallowTaint(value)), []);
  const chosen = guardedTaint(here, taint).filter(({ origin }) => origin.kind === "argument");
  return chosen.map(({ id }) => id).join(";");
}
