/** Calls of built-ins and packages that reach outside: the effect is recorded, and what comes back is made. */
import type { Input, InputRole, Leaf } from "../../model/capability.ts";
import { readEnvironment, secretsSent } from "../evaluate/environment.ts";
import { truth } from "../evaluate/truth.ts";
import type { Machine } from "../machine.ts";
import { concat } from "../join.ts";
import { guarded, mapTaint, mergeTaint, taintOf, traced } from "../taint.ts";
import type { ExternalValue, Site, Taint, Value } from "../values.ts";
import { external, NOTHING, stringOf, UNDEFINED, unknown } from "../values.ts";
import { packageRow, sinkRow } from "./catalog.ts";
import { areOwn, fileOf, hostOf, programOf } from "./destinations.ts";
import { distinct, elementInputs, inputsOf } from "./inputs.ts";
import { packageCall } from "./package-calls.ts";
import { ownFile } from "./own-files.ts";
import { listenCall } from "./listeners.ts";
import type { SinkRow } from "./row.ts";

/** What a call comes to: a value, or nothing that the tables know. `data` is what its callbacks are given. */
export type Outcome =
  | { readonly kind: "known"; readonly value: Value; readonly data: Value }
  | { readonly kind: "none"; readonly data: Value };

/** Looks a call up in the tables, and records what it reaches. */
export function sinkCall(
  machine: Machine,
  callee: ExternalValue,
  args: readonly Value[],
  at: Site,
  isNew: boolean,
): Outcome {
  listenCall(machine, callee, args, at);
  const row = sinkRow(callee.module, callee.path, isNew);
  if (row !== undefined) return builtIn(machine, row, callee, args, at, isNew);
  const pack = packageRow(callee.module);
  if (pack !== undefined) return known(packageCall(machine, pack, callee, args, at, isNew));
  const isProcess = callee.module === "child_process" || callee.module === "fs";
  return { kind: "none", data: isProcess ? unknown(traced({ kind: "file" })) : dataOf(callee) };
}

function dataOf(callee: ExternalValue): Value {
  const isServer = callee.module === "http" || callee.module === "https" || callee.module === "net";
  return isServer ? unknown(traced({ kind: "network" })) : unknown();
}

function known(value: Value): Outcome {
  return { kind: "known", value, data: value.kind === "external" ? unknown(traced({ kind: "network" })) : value };
}

function builtIn(
  machine: Machine,
  row: SinkRow,
  callee: ExternalValue,
  args: readonly Value[],
  at: Site,
  isNew: boolean,
): Outcome {
  const symbol = symbolOf(callee, isNew);
  const inputs = distinct(inputsFor(machine, row, args, callee));
  if (row.leaves[0] === "ENV") return environment(machine, stringOf(args[0]), at);
  if (row.leaves[0] === "NETWORK_OUTBOUND") secretsSent(machine, inputs, at);
  for (const leaf of leavesFor(row, args)) record(machine, { row, leaf, symbol, args, at, inputs });
  const value = resultOf(machine, row, args, at);
  return { kind: "known", value, data: dataFor(row) };
}

/** A variable that is asked for by a call: `Deno.env.get("NAME")`; without a name, all of them. */
function environment(machine: Machine, name: string | undefined, at: Site): Outcome {
  if (machine.tool !== undefined) readEnvironment(machine, name, at);
  const value = unknown(traced(name === undefined ? { kind: "environment" } : { kind: "environment", name }), "string");
  return { kind: "known", value, data: value };
}

function record(
  machine: Machine,
  {
    row,
    leaf,
    symbol,
    args,
    at,
    inputs,
  }: { row: SinkRow; leaf: Leaf; symbol: string; args: readonly Value[]; at: Site; inputs: readonly Input[] },
): void {
  const [first = UNDEFINED, second = UNDEFINED] = args;
  const isFile = leaf === "READ_FS" || leaf === "WRITE_FS";
  const paths = args.filter((_, index) => row.roles[index] === "path");
  const isOwn = isFile && areOwn(paths, inputs);
  const destination = isFile
    ? fileOf(first)
    : leaf === "NETWORK_OUTBOUND"
      ? (hostOf(first) ?? hostOf(second))
      : programOf(first);
  machine.reach({
    leaf,
    symbol,
    at,
    text: `${row.verb} (${symbol})`,
    inputs,
    ...(destination === undefined ? {} : { destination }),
    ...(isOwn ? { isOwnFile: true as const } : {}),
  });
}

/** A call as people write it. */
function symbolOf({ module, path }: ExternalValue, isNew: boolean): string {
  const name = [module, ...path.filter((part) => part !== "()")].join(".");
  return isNew ? `new ${name}` : name;
}

function inputsFor(machine: Machine, row: SinkRow, args: readonly Value[], callee: ExternalValue): readonly Input[] {
  const given = row.roles.flatMap((role, index): readonly Input[] => {
    const arg = args[index];
    if (role === undefined || arg === undefined) return [];
    if (role === "element")
      return arg.kind === "array" || arg.kind === "unknown" || arg.kind === "union" ? elementInputs(machine, arg) : [];
    if (arg.kind === "object") return objectInputs(machine, arg, role);
    return inputsOf(machine, arg, role);
  });
  if (row.how !== "spawn") return row.roles.length === 0 ? inputsOf(machine, callee, "program") : given;
  const shell = shellOption(args);
  if (shell === undefined) return given;
  // With a shell, program and arguments are one command line.
  const asCommand = args.slice(0, 2).flatMap((arg) => (arg.kind === "object" ? [] : inputsOf(machine, arg, "command")));
  return [...given, ...asCommand, ...inputsOf(machine, shell, "shell-option")];
}

/** Options of a request: address, headers and body have roles of their own. */
function objectInputs(
  machine: Machine,
  options: Extract<Value, { kind: "object" }>,
  role: InputRole,
): readonly Input[] {
  return [...options.props].flatMap(([name, value]) => {
    if (/^headers?$|^auth$|authorization/i.test(name)) return inputsOf(machine, value, "header");
    if (/^(?:host(?:name)?|url|uri|port|socketPath|path)$/i.test(name) && role === "url")
      return inputsOf(machine, value, "url");
    return inputsOf(machine, value, role === "url" ? "body" : role);
  });
}

/** The `shell` option of spawn, when it is not provably off. */
function shellOption(args: readonly Value[]): Value | undefined {
  for (const arg of args.slice(1)) {
    const shell = arg.kind === "object" ? arg.props.get("shell") : undefined;
    if (shell !== undefined && truth(shell) !== false) return shell;
  }
  return undefined;
}

function leavesFor(row: SinkRow, args: readonly Value[]): readonly Leaf[] {
  if (row.how === "spawn") return shellOption(args) === undefined ? row.leaves : [...row.leaves, "EXEC_SHELL"];
  if (row.how === "open") {
    const flags = stringOf(args[1]);
    if (flags === undefined)
      return args[1] === undefined || args[1].kind !== "unknown" ? ["READ_FS"] : ["READ_FS", "WRITE_FS"];
    return flags === "r" || flags === "rs" ? ["READ_FS"] : flags.includes("+") ? ["READ_FS", "WRITE_FS"] : ["WRITE_FS"];
  }
  // Signal 0 is not sent: it asks whether the process is there.
  if (row.how === "signal") return args[1]?.kind === "const" && args[1].value === 0 ? [] : row.leaves;
  if (row.how === "worker") {
    const isEval = args[1]?.kind === "object" && args[1].props.get("eval");
    return isEval !== undefined && isEval !== false && truth(isEval) !== false ? ["EXEC_EVAL"] : row.leaves;
  }
  return row.leaves;
}

function resultOf(machine: Machine, row: SinkRow, args: readonly Value[], at: Site): Value {
  const [first = UNDEFINED] = args;
  if (row.gives === "resolved") return resolved(first);
  if (row.gives === "extended") return concat([first, unknown(traced({ kind: "random" }))]);
  if (row.gives !== "data") return external(row.module, [row.gives.handle], fileTaint(row));
  return (row.leaves[0] === "READ_FS" ? ownFile(machine, first, at) : undefined) ?? dataFor(row);
}

/** Where links lead: what is known of the beginning of a path stays known. */
function resolved(path: Value): Value {
  const isKnown = path.kind === "const" || path.kind === "text" || path.kind === "union";
  if (isKnown) return mapTaint(path, (taint) => guarded(taint, "realpath", "resolved"));
  return unknown(guarded(taintOf(path), "realpath", "resolved"), "string");
}

function dataFor(row: SinkRow): Value {
  return unknown(row.leaves[0] === "NETWORK_OUTBOUND" ? traced({ kind: "network" }) : fileTaint(row));
}

function fileTaint(row: SinkRow): Taint {
  return row.leaves[0] === "NETWORK_OUTBOUND" ? NOTHING : mergeTaint(NOTHING, traced({ kind: "file" }));
}
