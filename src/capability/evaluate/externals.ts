/** Calls of built-ins and packages: computed, registering, schemas, sinks, or only named. */
import { isGlobal } from "../builtins/globals.ts";
import { constructors, statics, taintOfAll } from "../builtins/statics.ts";
import { registration } from "../register/calls.ts";
import { schemaCall } from "../schemas/zod.ts";
import { isServerModule } from "../sinks/listeners.ts";
import { sinkCall, type Outcome } from "../sinks/sinks.ts";
import { isFluent, isPure } from "../sinks/pure.ts";
import { join } from "../join.ts";
import type { Machine } from "../machine.ts";
import type { ExternalValue, Site, Value } from "../values.ts";
import { stringOf, UNDEFINED, unknown } from "../values.ts";
import { runCallbacks } from "./callbacks.ts";
import { regexTest } from "./regexes.ts";
import { NEVER } from "./functions.ts";
import { isPath, requireValue } from "./imports.ts";
import { workerBinding } from "../sinks/workers.ts";

export function callExternal(
  machine: Machine,
  callee: ExternalValue,
  args: readonly Value[],
  self: Value,
  at: Site,
): Value {
  const { module, path } = callee;
  const name = path.length === 0 ? module : `${module}.${path.join(".")}`;
  const known = statics.get(name);
  if (known !== undefined) return known(machine, { self, args, at });
  if (name === "process.exit") return NEVER;
  if (module === "require" || name === "module.createRequire.()")
    return required(machine, path[0] ?? at.doc, args[0], at);
  if (name === "module.createRequire") return { ...callee, module: "require", path: [at.doc] };
  if (module === "RegExp" && path.length === 2) return regexTest(path[0] ?? "", path[1] ?? "", args[0] ?? UNDEFINED);
  const prototypeOf = path.at(-2);
  if (prototypeOf === "prototype" || (path.at(-1) === "call" && path.includes("prototype")))
    return unknown(taintOfAll(args));
  return (
    workerBinding(machine, callee, args, at) ??
    schemaCall(machine, callee, args, at) ??
    registration(machine, callee, args, at) ??
    reached(machine, callee, args, self, at, false)
  );
}

export function constructExternal(machine: Machine, callee: ExternalValue, args: readonly Value[], at: Site): Value {
  const { module, path } = callee;
  const known = constructors.get(path.length === 0 ? module : `${module}.${path.join(".")}`);
  if (known !== undefined) return known(machine, { self: UNDEFINED, args, at });
  if (module === "RegExp") return { ...callee, path: [stringOf(args[0]) ?? ""] };
  return registration(machine, callee, args, at, true) ?? reached(machine, callee, args, UNDEFINED, at, true);
}

function required(machine: Machine, from: string, name: Value | undefined, at: Site): Value {
  const module = machine.modules.get(from);
  const specifier = stringOf(name);
  if (module !== undefined && specifier !== undefined) return requireValue(machine, module, specifier);
  machine.note("DYNAMIC_IMPORT", "a module is required whose name is made at run time", at);
  return unknown();
}

function reached(
  machine: Machine,
  callee: ExternalValue,
  args: readonly Value[],
  self: Value,
  at: Site,
  isNew: boolean,
): Value {
  if (machine.tool === undefined && !isGlobal(callee.module) && !isPure(callee.module))
    machine.callees.add(callee.module);
  const outcome: Outcome = sinkCall(machine, callee, args, at, isNew);
  const handle: ExternalValue = {
    ...callee,
    path: [...callee.path.slice(-8), "()"],
    taint: taintOfAll([callee, ...args]),
  };
  const givesHandles = isFluent(callee.module);
  const returned = runCallbacks(machine, args, at, givesHandles ? handle : outcome.data);
  if (outcome.kind === "known") return outcome.value;
  if (givesHandles) return returned === undefined ? handle : join(handle, returned);
  if (isGlobal(callee.module) || isPure(callee.module)) {
    if (isNew || isHandleOfOurs(callee)) return handle;
    const value = unknown(taintOfAll([self, ...args]));
    return returned === undefined ? value : join(value, returned);
  }
  const name = isPath(callee.module) ? `${callee.module}, which is not there,` : `the package ${callee.module}`;
  machine.note("UNKNOWN_PACKAGE", `what ${name} does is not known`, at);
  return returned === undefined ? handle : join(handle, returned);
}

function isHandleOfOurs({ module }: ExternalValue): boolean {
  return module === "events" || module === "stream" || module === "readline" || isServerModule(module);
}
