/** Properties of things that are no part of the source: paths grow, a few are known. */
import type { Machine } from "../machine.ts";
import { traced } from "../taint.ts";
import type { ExternalValue, Site, Value } from "../values.ts";
import { native } from "../natives.ts";
import { constant, external, stringOf, UNDEFINED, unknown } from "../values.ts";
import { readEnvironment } from "../evaluate/environment.ts";
import { newArray } from "../heap.ts";
import { STATEMENT } from "../sinks/workers.ts";
import { functionMethod } from "./methods.ts";
import { ROOT } from "./paths.ts";
import { isGlobal } from "./globals.ts";

const PATH_LENGTH = 10;
const GLOBAL_OBJECTS: ReadonlySet<string> = new Set(["globalThis", "global", "window", "self"]);

/** `value.key` of an external. */
export function externalMember(machine: Machine, value: ExternalValue, key: string, at: Site): Value {
  if (key === "default" && value.path.length === 0) return value;
  if (value.path.length === 0 && GLOBAL_OBJECTS.has(value.module)) return isGlobal(key) ? external(key) : unknown();
  if (value.module === "process") {
    const known = processMember(machine, value, key, at);
    if (known !== undefined) return known;
  }
  if (value.module === "import.meta") return metaMember(machine, key, at);
  if (value.module === "path" && key === "sep") return constant("/");
  if (value.module === "path" && key === "delimiter") return constant(":");
  if (value.module === "path" && (key === "posix" || key === "win32")) return value;
  if (value.module === "os" && key === "EOL") return constant("\n");
  if (value.module === "Number" || value.module === "Math") {
    const limit = key === "MAX_SAFE_INTEGER" ? Number.MAX_SAFE_INTEGER : key === "PI" ? Math.PI : undefined;
    if (limit !== undefined) return constant(limit);
  }
  // What a statement of a worker's database is bound to are its values.
  const isFunctions = key === "bind" ? value.path.at(-1) !== STATEMENT : key === "call" || key === "apply";
  if (isFunctions) return functionMethod(value, key);
  if (key === "length" || key === "size") return unknown([], "number");
  return grown(value, key);
}

function grown(value: ExternalValue, key: string): ExternalValue {
  const path = value.path.length >= PATH_LENGTH ? value.path.slice(1) : value.path;
  return { ...value, path: [...path, key] };
}

function processMember(machine: Machine, value: ExternalValue, key: string, at: Site): Value | undefined {
  if (value.path[0] === "env") return environmentVariable(machine, key === "*" ? undefined : key, at);
  if (value.path.length > 0) return undefined;
  if (key === "argv")
    return newArray(
      machine,
      [constant("node"), constant(`${ROOT}/index.js`)],
      unknown(traced({ kind: "option" }), "string"),
    );
  if (key === "platform") return unknown([], "string");
  if (key === "pid" || key === "ppid") return unknown([], "number");
  return key === "exitCode" ? UNDEFINED : undefined;
}

/** The value of a variable; reading it is an effect of the tool that does. */
function environmentVariable(machine: Machine, name: string | undefined, at: Site): Value {
  if (machine.tool !== undefined) readEnvironment(machine, name, at);
  return unknown(traced(name === undefined ? { kind: "environment" } : { kind: "environment", name }), "string");
}

function metaMember(machine: Machine, key: string, at: Site): Value {
  if (key === "url") return constant(`file://${ROOT}/${at.doc}`);
  if (key === "filename") return constant(`${ROOT}/${at.doc}`);
  if (key === "dirname") return constant(`${ROOT}/${at.doc}`.replace(/\/[^/]*$/, ""));
  if (key === "resolve") return native(key, (_machine, { args }) => resolved(args[0], at));
  return key === "env" ? machine.get(external("process"), "env", at) : unknown();
}

/** The address of a file beside the one that asks; where a package is, nobody knows. */
function resolved(specifier: Value | undefined, { doc }: Site): Value {
  const name = stringOf(specifier);
  return name?.startsWith(".") === true ? constant(new URL(name, `file://${ROOT}/${doc}`).href) : unknown([], "string");
}
