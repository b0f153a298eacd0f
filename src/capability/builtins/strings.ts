/** Methods of strings, computed when all is known; else they keep the traces and say what was done. */
import type { GuardKind } from "../../model/capability.ts";
import { newArray } from "../heap.ts";
import { concat, prefixOf } from "../join.ts";
import { guarded, mapTaint, mergeTaint, taintOf } from "../taint.ts";
import type { NativeCall, Taint, Value } from "../values.ts";
import { native } from "../natives.ts";
import { constant, each, stringOf, UNDEFINED, unknown } from "../values.ts";
import { regexMatch } from "../evaluate/regexes.ts";
import { outcome, outcomes } from "../evaluate/truth.ts";
import type { Machine } from "../machine.ts";

/** Those whose result is a string that keeps its beginning. */
const KEEPING: ReadonlySet<string> = new Set([
  "trim",
  "trimEnd",
  "trimRight",
  "toString",
  "valueOf",
  "normalize",
  "concat",
  "padEnd",
  "toWellFormed",
]);
const CHANGING: ReadonlySet<string> = new Set(
  "toLowerCase toUpperCase toLocaleLowerCase toLocaleUpperCase trimStart trimLeft slice substring substr padStart charAt at repeat".split(
    " ",
  ),
);
const NUMBERS: ReadonlySet<string> = new Set([
  "indexOf",
  "lastIndexOf",
  "search",
  "charCodeAt",
  "codePointAt",
  "localeCompare",
]);

/** A method of a string; undefined when strings have none of that name. */
export function stringMethod(value: Value, key: string): Value {
  if (!isStringMethod(key)) return UNDEFINED;
  return native(key, (machine, call) => run(machine, value, key, call));
}

export function isStringMethod(key: string): boolean {
  return (
    KEEPING.has(key) ||
    CHANGING.has(key) ||
    NUMBERS.has(key) ||
    /^(?:startsWith|endsWith|includes|match|matchAll|split|replace|replaceAll)$/.test(key)
  );
}

function run(machine: Machine, value: Value, key: string, { args, at }: NativeCall): Value {
  const known = computed(value, key, args);
  if (known !== undefined) return known;
  if (key === "startsWith") return startsWith(value, args[0]);
  if (key === "endsWith") return outcome(value, "pattern");
  if (key === "includes") return outcome(value, undefined, "pattern");
  if (key === "match" || key === "matchAll") return regexMatch(patternIn(args[0]), value);
  if (key === "split") return split(machine, value, args[0]);
  if (key === "replace" || key === "replaceAll") return replace(machine, value, args, at);
  if (NUMBERS.has(key)) return unknown(guarded(taintOf(value), "number"), "number");
  if (key === "concat") return concat([value, ...args]);
  return KEEPING.has(key) ? value : unknown(argumentsOf(value, args), "string");
}

function patternIn(pattern: Value | undefined): string {
  return pattern?.kind === "external" && pattern.module === "RegExp" ? (pattern.path[0] ?? "") : "";
}

function argumentsOf(value: Value, args: readonly Value[]): Taint {
  return args.reduce<Taint>((taint, arg) => mergeTaint(taint, taintOf(arg)), taintOf(value));
}

/** The result when receiver and arguments are constants. */
function computed(value: Value, key: string, args: readonly Value[]): Value | undefined {
  const text = stringOf(value);
  if (text === undefined) return undefined;
  // Regular expressions of the scanned code are never run: what they would give is not known.
  if (args.some((arg) => arg.kind !== "const")) return undefined;
  const [first, second] = args.map((arg) => (arg.kind === "const" ? arg.value : undefined));
  const site = value.kind === "const" ? value.site : undefined;
  const numbers = [first, second].map((one) => (typeof one === "number" ? one : undefined));
  if (key === "split" || key === "match" || key === "matchAll") return undefined;
  if (key === "toLowerCase" || key === "toLocaleLowerCase") return constant(text.toLowerCase(), site);
  if (key === "toUpperCase" || key === "toLocaleUpperCase") return constant(text.toUpperCase(), site);
  if (key === "trim") return constant(text.trim(), site);
  if (key === "toString" || key === "valueOf") return value;
  if (key === "slice") return constant(text.slice(numbers[0], numbers[1]));
  if (key === "substring") return constant(text.substring(numbers[0] ?? 0, numbers[1]));
  if (key === "charAt") return constant(text.charAt(numbers[0] ?? 0));
  if (key === "repeat" && (numbers[0] ?? 0) < 100) return constant(text.repeat(Math.max(0, numbers[0] ?? 0)));
  if (typeof first !== "string") return undefined;
  if (key === "startsWith") return constant(text.startsWith(first));
  if (key === "endsWith") return constant(text.endsWith(first));
  if (key === "includes") return constant(text.includes(first));
  if (key === "indexOf") return constant(text.indexOf(first));
  if (key === "lastIndexOf") return constant(text.lastIndexOf(first));
  if (key === "replace" && typeof second === "string")
    return constant(
      text.replace(first, () => second),
      site,
    );
  if (key === "replaceAll" && typeof second === "string" && first !== "")
    return constant(
      text.replaceAll(first, () => second),
      site,
    );
  return undefined;
}

function startsWith(value: Value, prefix: Value | undefined): Value {
  const text = prefix === undefined ? undefined : stringOf(prefix);
  if (text === "-" || text === "--") return outcome(value, undefined, "leading-dash");
  if (text === ".." || text === "../") {
    const isRelative = value.kind === "unknown" && value.isRelative === true;
    return outcome(value, undefined, isRelative ? "contained" : "pattern");
  }
  if (prefix === undefined) return outcome(value, undefined, "pattern");
  // Who begins with something else begins with no hyphen.
  const isDashed = each(prefix).some((one) => /^(?:-|$)/.test(prefixOf(one)));
  const begins: readonly GuardKind[] = isDashed ? [] : ["leading-dash"];
  return outcomes(value, [prefixGuard(prefix), ...begins], ["pattern"]);
}

/** A folder compared with its separator contains; without it `/data` lets `/database` through. Of several, each has to. */
function prefixGuard(prefix: Value): GuardKind {
  return each(prefix).every(isFolder) ? "contained" : "prefix";
}

function isFolder(prefix: Value): boolean {
  const last = prefix.kind === "text" ? prefix.parts.at(-1) : prefix.kind === "const" ? prefix.value : undefined;
  const isScheme = prefix.kind === "const" && /^[a-z]+:\/\/$/i.test(String(prefix.value));
  return typeof last === "string" && /[/\\]$/.test(last) && !isScheme;
}

function split(machine: Machine, value: Value, separator: Value | undefined): Value {
  const text = stringOf(value);
  const by = separator === undefined ? undefined : stringOf(separator);
  if (text !== undefined && by !== undefined)
    return newArray(
      machine,
      text.split(by, 2_000).map((part) => constant(part)),
    );
  const prefix = by === undefined || by === "" ? "" : (prefixOf(value).split(by)[0] ?? "");
  return newArray(machine, prefix === "" ? [] : [constant(prefix)], unknown(taintOf(value), "string"));
}

const PLACEHOLDER = /[{<]|\/:[A-Z_]|\$[A-Z_{]/i;

/** A pattern that finds one: it names a brace, `<`, or a colon with a name. */
const FINDS_PLACEHOLDER = /^(?!\^).{0,20}(?:\\\{|\[\{|<|:[([\\])/;

/** What stands before the first `{name}`, `<name>` or `/:name` of a text that is filled in; empty when it has none. */
function beforePlaceholder(value: Value, pattern: Value | undefined): string {
  const text = stringOf(value) ?? "";
  const wanted = pattern === undefined ? undefined : stringOf(pattern);
  const source = patternIn(pattern);
  // A pattern without a placeholder may match anywhere.
  if (source !== "" && !FINDS_PLACEHOLDER.test(source)) return "";
  const at = wanted === undefined ? text.search(PLACEHOLDER) : text.indexOf(wanted);
  return at === -1 ? "" : text.slice(0, at);
}

/** Replacing may be escaping: we cannot tell whether it is enough. */
function replace(machine: Machine, value: Value, args: readonly Value[], at: NativeCall["at"]): Value {
  const [, by] = args;
  const isFunction = by?.kind === "function" || by?.kind === "native";
  const made =
    by === undefined
      ? UNDEFINED
      : isFunction
        ? machine.maybe(() => machine.call(by, [unknown(taintOf(value), "string")], UNDEFINED, at))
        : by;
  const kept = mapTaint(value, (taint) => guarded(taint, "escaped"));
  const added = taintOf(made);
  if (value.kind === "const") return concat([constant(beforePlaceholder(value, args[0])), unknown(added, "string")]);
  return added.length === 0 ? kept : concat([kept, unknown(added)]);
}
