/** Functions that are handed to someone else. */
import { closedElements } from "../heap.ts";
import { join } from "../join.ts";
import type { Machine } from "../machine.ts";
import type { Site, Value } from "../values.ts";
import { UNDEFINED, UNKNOWN } from "../values.ts";

/** Parameters of a callback that are given something. */
const PARAMETERS = 10;

/** Functions given to something unknown are run: it may call them. */
export function runCallbacks(
  machine: Machine,
  args: readonly Value[],
  at: Site,
  given: Value = UNKNOWN,
): Value | undefined {
  let returned: Value | undefined;
  const run = (value: Value): void => {
    if (value.kind !== "function" && value.kind !== "native") return;
    const count = value.kind === "function" ? Math.min(value.node.params.length, PARAMETERS) : 0;
    const all = Array.from({ length: Math.max(count, 3) }, () => given);
    returned = join(
      returned,
      machine.maybe(() => machine.call(value, all, UNDEFINED, at)),
    );
  };
  for (const arg of args) {
    run(arg);
    if (arg.kind === "object") for (const value of arg.props.values()) run(value);
    if (arg.kind === "array") for (const value of (closedElements(machine, arg) ?? []).slice(0, 20)) run(value);
  }
  return returned;
}
