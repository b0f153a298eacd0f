/** Modules that the code asks for while it runs. */
import { join, joinAll, prefixOf } from "../join.ts";
import type { Machine } from "../machine.ts";
import { packageName } from "../project/project.ts";
import type { Module, Scope, Site, Value } from "../values.ts";
import { each, external, stringOf, UNKNOWN } from "../values.ts";

/** `import(name)`. */
export function dynamicImport(machine: Machine, name: Value, scope: Scope, at: Site): Value {
  return joinAll(each(name).map((one) => importOne(machine, one, scope, at)));
}

function importOne(machine: Machine, name: Value, scope: Scope, at: Site): Value {
  const specifier = stringOf(name);
  if (specifier !== undefined) return importValue(machine, scope.module, specifier);
  machine.note(
    "DYNAMIC_IMPORT",
    `a module is imported whose name is made at run time${prefixOf(name) === "" ? "" : ` (${prefixOf(name)}…)`}`,
    at,
  );
  return UNKNOWN;
}

/** A module as an object: of the tree, or a package. */
function importValue(machine: Machine, from: Module, specifier: string): Value {
  const module = machine.load(from, specifier);
  return module === undefined ? packageValue(specifier) : { kind: "namespace", module };
}

/** `require(name)`: what the module exports, as CommonJS sees it. */
export function requireValue(machine: Machine, from: Module, specifier: string): Value {
  const module = machine.load(from, specifier);
  return module === undefined ? packageValue(specifier) : commonValue(module);
}

/** Whether it is a module of the language: one that only hands on what others export is one, too. */
function hasExports({ exports, stars, externals }: Module): boolean {
  return exports.size > 0 || stars.length > 0 || externals.length > 0;
}

function commonValue(module: Module): Value {
  const assigned = module.common.props.get("exports");
  if (hasExports(module) || assigned === undefined) return { kind: "namespace", module };
  return assigned;
}

/** Whether a specifier is the path of a file, not the name of a package. */
export function isPath(specifier: string): boolean {
  return specifier.startsWith(".") || specifier.startsWith("/");
}

/** Parts of built-in modules that have a specifier of their own. */
const BELOW: { readonly [specifier: string]: readonly [string, ...string[]] } = {
  "fs/promises": ["fs", "promises"],
  "path/posix": ["path"],
  "path/win32": ["path"],
  "timers/promises": ["timers", "promises"],
  "dns/promises": ["dns", "promises"],
  "readline/promises": ["readline", "promises"],
};

/** A package or a built-in module. Paths below a package are left out; a file that is not there keeps its path. */
export function packageValue(specifier: string): Value {
  if (isPath(specifier)) return external(specifier);
  const below = BELOW[specifier.replace(/^node:/, "")];
  return below === undefined ? external(packageName(specifier)) : external(below[0], below.slice(1));
}

/** What `name` of a module is. */
export function exportedValue(machine: Machine, module: Module, name: string, at: Site): Value {
  const found = module.exports.get(name);
  if (found !== undefined) return found();
  const assigned = module.common.props.get("exports");
  if (name === "default" && assigned !== undefined && !hasExports(module)) return assigned;
  const value = machine.get({ kind: "namespace", module }, name, at);
  if (assigned === undefined || hasExports(module)) return value;
  return join(machine.get(assigned, name, at), value.kind === "const" ? undefined : value);
}
