/** Calling values: functions of the source, built-ins, things of packages, things that nothing is known of. */
import { isArrayMethod } from "../builtins/arrays.ts";
import { isStringMethod, stringMethod } from "../builtins/strings.ts";
import { newArray, newObject } from "../heap.ts";
import { join, joinAll } from "../join.ts";
import type { Machine } from "../machine.ts";
import { runNative } from "../natives.ts";
import { handWritten } from "../register/calls.ts";
import { statementCall } from "../sinks/statements.ts";
import { guarded, mergeTaint, taintOf } from "../taint.ts";
import type { ClassValue, SingleValue, Site, Taint, UnknownValue, Value } from "../values.ts";
import { NOTHING, UNDEFINED, unknown } from "../values.ts";
import { runCallbacks } from "./callbacks.ts";
import { instantiate } from "./classes.ts";
import { callExternal, constructExternal } from "./externals.ts";
import { argumentTaint, NEVER, runFunction } from "./functions.ts";
import { isLookup } from "./lookups.ts";
import { isNothing, without } from "./truth.ts";

/** The result of calling a value. */
export function callValue(machine: Machine, callee: Value, args: readonly Value[], self: Value, at: Site): Value {
  machine.step();
  const known = without(callee, isNothing);
  if (known.kind === "native" && args.length > 1) handWritten(machine, args, at);
  if (known.kind !== "union") return callOne(machine, known, args, self, at);
  const results = known.members.map((member) =>
    machine.maybe(() => callOne(machine, member, args, receiver(self, member), at)),
  );
  return joinAll(results.filter((result) => result !== NEVER));
}

/** Of several possible receivers, the one whose method it is. */
function receiver(self: Value, fn: SingleValue): Value {
  if (self.kind !== "union" || fn.kind !== "function" || fn.home === undefined) return self;
  const { home } = fn;
  const own = self.members.filter((member) => member.kind === "object" && isInstance(member.proto, home));
  return own.length === 0 ? self : joinAll(own);
}

function isInstance(proto: Value | undefined, home: ClassValue): boolean {
  for (let one = proto; one?.kind === "class"; one = one.parent) if (one === home) return true;
  return false;
}

function callOne(machine: Machine, callee: SingleValue, args: readonly Value[], self: Value, at: Site): Value {
  switch (callee.kind) {
    case "function":
      return runFunction(machine, callee, args, self, at);
    case "native":
      return runNative(machine, callee, { self, args, at });
    case "external":
      return callExternal(machine, callee, args, self, at);
    case "class":
      return instantiate(machine, callee, args, at);
    case "unknown":
      return callUnknown(machine, callee, args, at);
    case "schema":
      return callee;
    case "const":
    case "text":
    case "object":
    case "array":
    case "map":
    case "namespace":
      runCallbacks(machine, args, at);
      if (statementCall(machine, args, at)) return unknown(argumentTaint(args));
      machine.note("OPAQUE_CALL", "a function is called that the analysis does not know", at);
      return unknown(argumentTaint(args));
  }
}

/** Methods that values of the language have: on something unknown they are taken for these. */
const BUILT_IN: ReadonlySet<string> = new Set(
  (
    "get set has delete clear add keys values entries forEach toString toJSON toFixed valueOf hasOwnProperty text json blob " +
    "arrayBuffer buffer next return throw exec test apply call bind then catch finally isPrototypeOf on once off emit addListener " +
    "removeListener removeAllListeners setEncoding pipe unref ref end write destroy pause resume close cancel getReader read abort parse " +
    "safeParse subarray readUInt8 readUInt16LE readUInt32LE readFloatLE readDoubleLE readInt32LE writeUInt8 writeUInt16LE writeUInt32LE " +
    "writeFloatLE format isValid update digest final info warn error fatal debug log trace " +
    // Of dates.
    "getTime setTime getFullYear getUTCFullYear setFullYear setUTCFullYear getMonth getUTCMonth setMonth setUTCMonth getDate getUTCDate " +
    "setDate setUTCDate getDay getUTCDay getHours getUTCHours setHours setUTCHours getMinutes getUTCMinutes setMinutes setUTCMinutes " +
    "getSeconds getUTCSeconds setSeconds setUTCSeconds getMilliseconds getUTCMilliseconds setMilliseconds setUTCMilliseconds " +
    "getTimezoneOffset toISOString toUTCString toDateString toTimeString toLocaleString toLocaleDateString toLocaleTimeString"
  ).split(" "),
);

function callUnknown(machine: Machine, callee: UnknownValue, args: readonly Value[], at: Site): Value {
  const { member } = callee;
  if (member !== undefined && isStringMethod(member.name) && !isArrayMethod(member.name))
    return machine.call(stringMethod(member.self, member.name), args, member.self, at);
  const isBuiltIn =
    member !== undefined && (BUILT_IN.has(member.name) || isArrayMethod(member.name) || isStringMethod(member.name));
  if (isBuiltIn && (member.name === "includes" || member.name === "replace" || member.name === "slice"))
    return machine.call(stringMethod(member.self, member.name), args, member.self, at);
  // A function that is bound is the function.
  if (member?.name === "bind") return member.self;
  const from = member === undefined ? NOTHING : taintOf(member.self);
  const returned = runCallbacks(machine, args, at, unknown(from));
  if (!isBuiltIn && !isData(from) && !statementCall(machine, args, at)) {
    const name = member === undefined ? "a function" : `a method \`${member.name}\` of something`;
    machine.note("OPAQUE_CALL", `${name} is called that the analysis does not know`, at);
  }
  const taint = member !== undefined && isLookup(member.name) ? from : mergeTaint(from, argumentTaint(args));
  // Of a digest nobody chooses a letter.
  if (member?.name === "digest") return unknown(guarded(taint, "number"), "string");
  if (member?.name === "map") return newArray(machine, [], returned ?? unknown(taint));
  return returned === undefined ? unknown(taint) : join(unknown(taint), returned);
}

/** What came over the wire or from the caller has no functions of its own. */
function isData(taint: Taint): boolean {
  return taint.some(({ origin }) => origin.kind === "argument" || origin.kind === "network" || origin.kind === "file");
}

/** The result of `new`. */
export function constructValue(machine: Machine, callee: Value, args: readonly Value[], at: Site): Value {
  machine.step();
  const known = without(callee, isNothing);
  if (known.kind === "union")
    return joinAll(known.members.map((member) => machine.maybe(() => constructValue(machine, member, args, at))));
  if (known.kind === "class") return instantiate(machine, known, args, at);
  if (known.kind === "external") return constructExternal(machine, known, args, at);
  if (known.kind === "function") {
    const object = newObject(machine, { site: at });
    const result = runFunction(machine, known, args, object, at);
    return result.kind === "object" ? result : object;
  }
  if (known.kind === "native") return runNative(machine, known, { self: UNDEFINED, args, at });
  runCallbacks(machine, args, at);
  machine.note("OPAQUE_CALL", "something is made of a class that the analysis does not know", at);
  return unknown(argumentTaint(args));
}
