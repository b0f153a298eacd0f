/** Methods that every function, object or promise has. */
import { closedElements, elementOf, newObject } from "../heap.ts";
import { join } from "../join.ts";
import type { FunctionValue, ObjectValue, Value } from "../values.ts";
import { type Native, native } from "../natives.ts";
import { constant, freshId, stringOf, UNDEFINED, UNKNOWN, unknown } from "../values.ts";

/** `call`, `apply`, `bind` and the rest of a function. */
export function functionMethod(fn: Value, key: string): Value {
  if (key === "call")
    return native("call", (machine, { args, at }) => machine.call(fn, args.slice(1), args[0] ?? UNDEFINED, at));
  if (key === "apply") {
    return native("apply", (machine, { args, at }) => {
      const list = args[1] ?? UNDEFINED;
      return machine.call(fn, closedElements(machine, list) ?? [elementOf(list)], args[0] ?? UNDEFINED, at);
    });
  }
  if (key === "bind") return native("bind", (_machine, { args }) => bound(fn, args[0] ?? UNDEFINED, args.slice(1)));
  if (key === "toString") return native("toString", () => unknown([], "string"));
  return key === "length" ? unknown([], "number") : UNDEFINED;
}

function bound(fn: Value, self: Value, args: readonly Value[]): Value {
  if (fn.kind === "function" && args.length === 0) return { ...fn, id: freshId(), self } satisfies FunctionValue;
  return native("bound function", (machine, call) => machine.call(fn, [...args, ...call.args], self, call.at));
}

/** What objects inherit from `Object`. */
export function objectMethod(object: ObjectValue, key: string): Value {
  if (key === "hasOwnProperty")
    return native(key, (_machine, { args }) => {
      const name = stringOf(args[0]);
      return name === undefined || object.rest !== undefined
        ? unknown([], "boolean")
        : constant(object.props.has(name));
    });
  if (key === "toString" || key === "toJSON" || key === "valueOf") return native(key, () => object);
  return UNDEFINED;
}

/** Promises are what they resolve to: `then` runs its callback with the value. */
export function thenMethod(value: Value, key: "then" | "catch" | "finally"): Value {
  return native(key, (machine, { args, at }) => {
    const [first, second] = args;
    if (key === "finally") {
      if (first !== undefined) machine.call(first, [], UNDEFINED, at);
      return value;
    }
    const onError = key === "catch" ? first : second;
    const result = key === "then" && first !== undefined ? machine.call(first, [value], UNDEFINED, at) : value;
    if (onError === undefined) return result;
    const failed = machine.maybe(() => machine.call(onError, [UNKNOWN], UNDEFINED, at));
    return join(result, failed);
  });
}

/** `new Promise(executor)`: what the executor resolves it to. */
export const newPromise: Native = (machine, { args, at }) => {
  let resolved: Value | undefined;
  const resolve = native("resolve", (_machine, call) => {
    resolved = join(resolved, call.args[0] ?? UNDEFINED);
    return UNDEFINED;
  });
  const reject = native("reject", () => UNDEFINED);
  if (args[0] !== undefined) machine.call(args[0], [resolve, reject], UNDEFINED, at);
  return resolved ?? UNKNOWN;
};

/** `Promise.withResolvers()`: whoever has its functions says later what it comes to. */
export const openPromise: Native = (machine) => {
  const object = newObject(machine, { props: [["promise", UNKNOWN]] });
  const settle = (name: string): Value =>
    native(name, (_machine, { args }) => {
      object.props.set("promise", join(object.props.get("promise"), args[0] ?? UNDEFINED));
      return UNDEFINED;
    });
  object.props.set("resolve", settle("resolve"));
  object.props.set("reject", settle("reject"));
  return object;
};

/** `promisify(fn)`: the result is what the callback is given. */
export function promisified(fn: Value): Value {
  if (fn.kind !== "function" && fn.kind !== "native") return fn;
  return native("promisified", (machine, { args, self, at }) => {
    let given: Value | undefined;
    const callback = native("callback", (_machine, call) => {
      given = join(given, call.args[1] ?? UNDEFINED);
      return UNDEFINED;
    });
    const result = machine.call(fn, [...args, callback], self, at);
    return given ?? result;
  });
}
