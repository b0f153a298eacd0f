/** Functions that the language or a package has: what they do is code of ours. */
import type { Machine } from "./machine.ts";
import type { NativeCall, NativeValue, Value } from "./values.ts";
import { freshId } from "./values.ts";

export type Native = (machine: Machine, call: NativeCall) => Value;

/** What a function of ours does is kept with it; the values know nothing of the machine. */
interface RunnableValue extends NativeValue {
  readonly run: Native;
}

export function native(name: string, run: Native): NativeValue {
  const value: RunnableValue = { kind: "native", id: freshId(), name, run };
  return value;
}

/** The result of calling a function of ours. */
export function runNative(machine: Machine, value: NativeValue, call: NativeCall): Value {
  if (!isRunnable(value)) throw new Error(`the function ${value.name} was not made by native()`);
  return value.run(machine, call);
}

function isRunnable(value: NativeValue): value is RunnableValue {
  return "run" in value;
}
