/** Methods of numbers and truth values. */
import { native } from "../natives.ts";
import type { ConstValue, Value } from "../values.ts";
import { constant, UNDEFINED, unknown } from "../values.ts";

const METHODS: ReadonlySet<string> = new Set("toString toFixed toPrecision toExponential toLocaleString".split(" "));

/** A method of a number, a bigint or a truth value that is known; undefined when these have none of that name. */
export function numberMethod(value: ConstValue, key: string): Value {
  if (key === "valueOf") return native(key, () => value);
  if (!METHODS.has(key)) return UNDEFINED;
  return native(key, (_machine, { args }) =>
    key === "toString" && args.length === 0 ? constant(String(value.value)) : unknown([], "string"),
  );
}
