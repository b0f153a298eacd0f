/** Functions of the language and of Node that compute: `Object.keys`, `Promise.all`, `JSON.parse`, `util.promisify`. */
import type { GuardKind } from "../../model/capability.ts";
import { closedElements, elementOf, newArray, newMap, newObject, setEntry } from "../heap.ts";
import { concat } from "../join.ts";
import type { Machine } from "../machine.ts";
import { native } from "../natives.ts";
import { guarded, mergeTaint, taintOf, traced } from "../taint.ts";
import type { NativeCall, ObjectValue, Taint, Value } from "../values.ts";
import { constant, external, NOTHING, stringOf, UNDEFINED, UNKNOWN, unknown } from "../values.ts";
import { jsonValue, toJson } from "./json.ts";
import { newPromise, openPromise, promisified } from "./methods.ts";
import { objectStatics } from "./object-statics.ts";
import { HOME, pathStatics, ROOT, TEMPORARY } from "./paths.ts";

type Static = (machine: Machine, call: NativeCall) => Value;

export function taintOfAll(values: readonly Value[]): Taint {
  return values.reduce<Taint>((taint, value) => mergeTaint(taint, taintOf(value)), NOTHING);
}

const first: Static = (_machine, { args }) => args[0] ?? UNDEFINED;

const arrayFrom: Static = (machine, { args, at }) => {
  const [source = UNDEFINED, change] = args;
  const closed = closedElements(machine, source);
  const list = newArray(machine, closed ?? [], closed === undefined ? elementOf(source) : undefined);
  return change === undefined ? list : machine.call(machine.get(list, "map", at), [change], list, at);
};

const isArray: Static = (_machine, { args }) => {
  const value = args[0] ?? UNDEFINED;
  if (value.kind === "array") return constant(true);
  return value.kind === "unknown" || value.kind === "union" || value.kind === "external"
    ? unknown([], "boolean")
    : constant(false);
};

const parseJson: Static = (machine, { args }) => {
  const [value = UNDEFINED] = args;
  const text = stringOf(value);
  const known = text === undefined ? UNKNOWN : jsonValue(machine, text);
  return known === UNKNOWN ? unknown(taintOf(value)) : known;
};

const stringify: Static = (machine, { args, at }) => {
  const [value = UNDEFINED] = args;
  if (value.kind === "external" && value.module === "process" && value.path[0] === "env")
    return machine.get(value, "*", at);
  const { json, isWhole } = toJson(machine, value);
  if (isWhole && json !== undefined) return constant(JSON.stringify(json));
  const taint = taintOf(value);
  return taint.length === 0 ? unknown([], "string") : { kind: "text", parts: ["{", taint] };
};

const settled: Static = (machine, { args }) =>
  newArray(
    machine,
    [],
    newObject(machine, {
      props: [
        ["value", elementOf(args[0] ?? UNKNOWN)],
        ["status", unknown([], "string")],
        ["reason", UNKNOWN],
      ],
    }),
  );

function marked(guard: GuardKind, type: "number" | "string"): Static {
  return (_machine, { args }) => {
    const [value] = args;
    if (value?.kind === "const" && type === "number" && typeof value.value !== "bigint")
      return constant(Number(value.value));
    return unknown(guarded(taintOfAll(args), guard), type);
  };
}

/** What is computed is a number, whatever went in. */
const COMPUTED: Static = (_machine, { args }) => unknown(guarded(taintOfAll(args), "number"), "number");

const toText: Static = (_machine, { args }) =>
  args[0] === undefined
    ? constant("")
    : args[0].kind === "const"
      ? constant(String(args[0].value))
      : concat([constant(""), args[0]]);

/** A callback that is run some time later. */
const later: Static = (machine, { args, at }) => {
  const [callback, ...rest] = args;
  if (callback !== undefined && callback.kind !== "const")
    machine.maybe(() => machine.call(callback, rest.slice(1), UNDEFINED, at));
  return external("timers", ["Timer"]);
};

const newUrl: Static = (_machine, { args }) => {
  const [path = UNDEFINED, base] = args;
  const known = [path, base ?? constant("")].map(stringOf);
  if (known[0] !== undefined && known[1] !== undefined) {
    try {
      return constant(base === undefined ? known[0] : new URL(known[0], known[1]).href);
    } catch {
      return UNKNOWN;
    }
  }
  if (base === undefined)
    return path.kind === "text" || path.kind === "union" ? path : unknown(guarded(taintOf(path), "parsed"));
  return concat([base, constant("/"), path]);
};

const newMapOrSet =
  (isSet: boolean): Static =>
  (machine, { args }) => {
    const map = newMap(machine, isSet);
    const [source = UNDEFINED] = args;
    if (source.kind === "const") return map;
    const closed = closedElements(machine, source);
    if (closed === undefined) map.rest = isSet ? elementOf(source) : elementOf(elementOf(source));
    for (const one of closed ?? []) {
      const [key, value] = !isSet && one.kind === "array" ? one.elements : [one, one];
      setEntry(machine, map, key ?? UNDEFINED, value ?? UNDEFINED);
    }
    return map;
  };

/** An error object: what its message says is all that is in it. */
const newError: Static = (machine, { args, at }) =>
  newObject(machine, {
    props: [
      ["message", args[0] ?? constant("")],
      ["stack", UNKNOWN],
    ],
    site: at,
  });

const TIME: Static = () => unknown(traced({ kind: "time" }), "number");
const RANDOM: Static = () => unknown(traced({ kind: "random" }), "number");
const nothing: Static = () => UNDEFINED;

/** Calls, by module and member. */
export const statics: ReadonlyMap<string, Static> = new Map<string, Static>([
  ...pathStatics,
  ...objectStatics,
  ["structuredClone", first],
  ["Array.from", arrayFrom],
  ["Array.of", (machine, { args }) => newArray(machine, args)],
  ["Array.isArray", isArray],
  ["Promise.all", first],
  ["Promise.resolve", first],
  ["Promise.allSettled", settled],
  ["Promise.race", (_machine, { args }) => elementOf(args[0] ?? UNKNOWN)],
  ["Promise.any", (_machine, { args }) => elementOf(args[0] ?? UNKNOWN)],
  ["Promise.reject", () => UNKNOWN],
  ["Promise.withResolvers", openPromise],
  ["JSON.parse", parseJson],
  ["JSON.stringify", stringify],
  ["String", toText],
  ["Number", marked("number", "number")],
  ["BigInt", marked("number", "number")],
  ["parseInt", marked("number", "number")],
  ["parseFloat", marked("number", "number")],
  ["Number.parseInt", marked("number", "number")],
  ["Number.parseFloat", marked("number", "number")],
  ["encodeURIComponent", marked("encoded", "string")],
  // It keeps `/`, `:` and `..`.
  ["encodeURI", (_machine, { args }) => args[0] ?? UNDEFINED],
  ["querystring.escape", marked("encoded", "string")],
  ["pg-format", marked("escaped", "string")],
  ["sqlstring.escape", marked("escaped", "string")],
  ["sqlstring.escapeId", marked("escaped", "string")],
  ["shell-quote.quote", marked("escaped", "string")],
  ["shell-escape", marked("escaped", "string")],
  ["shescape.escape", marked("escaped", "string")],
  ["shescape.quote", marked("escaped", "string")],
  ["Boolean", () => unknown([], "boolean")],
  ["Date.now", TIME],
  ["performance.now", TIME],
  ["Math.random", RANDOM],
  ...["abs", "ceil", "floor", "max", "min", "round", "trunc"].map((name): [string, Static] => [
    `Math.${name}`,
    COMPUTED,
  ]),
  ["crypto.randomUUID", RANDOM],
  ["crypto.randomBytes", RANDOM],
  ["setTimeout", later],
  ["setInterval", later],
  ["setImmediate", later],
  ["queueMicrotask", later],
  ["process.nextTick", later],
  ["util.promisify", (_machine, { args }) => promisified(args[0] ?? UNKNOWN)],
  ["util.debuglog", () => native("debuglog", nothing)],
  ["util.deprecate", first],
  ["util.inspect", (_machine, { args }) => unknown(taintOfAll(args), "string")],
  ["process.cwd", () => constant(ROOT)],
  ["os.tmpdir", () => constant(TEMPORARY)],
  ["os.homedir", () => constant(HOME)],
  ["Symbol", () => unknown([], "object")],
  ["console.log", nothing],
  ["console.error", nothing],
]);

/** `new Request(url, { headers, body })`: what is sent where stays apart. */
const newRequest: Static = (machine, { args, at }) => {
  const [address = UNDEFINED, init = UNDEFINED] = args;
  const sent = ["headers", "body"].map((name) => [name, machine.get(init, name, at)] as const);
  const props = sent.filter(([, value]) => value.kind !== "const");
  return newObject(machine, { props: [["url", address], ...props], rest: unknown() });
};

/** `new X(…)`, by module and member. */
export const constructors: ReadonlyMap<string, Static> = new Map<string, Static>([
  ["Map", newMapOrSet(false)],
  ["WeakMap", newMapOrSet(false)],
  ["Set", newMapOrSet(true)],
  ["WeakSet", newMapOrSet(true)],
  ["Promise", (machine, call) => newPromise(machine, call)],
  ["Array", (machine) => newArray(machine, [], UNKNOWN)],
  ["Object", (machine): ObjectValue => newObject(machine)],
  ["URL", newUrl],
  ["url.URL", newUrl],
  ["Request", newRequest],
  ["Date", (_machine, { args }) => (args.length === 0 ? unknown(traced({ kind: "time" })) : unknown(taintOfAll(args)))],
  ["Proxy", first],
  ["Error", newError],
  ["TypeError", newError],
  ["RangeError", newError],
]);
