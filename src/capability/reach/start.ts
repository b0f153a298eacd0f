/** Start-up: runs the entries of a server until its tools are registered. */
import { SDKS } from "../project/servers.ts";
import { baseOf } from "../evaluate/members.ts";
import { newObject } from "../heap.ts";
import type { Machine } from "../machine.ts";
import { OutOfBudget } from "../machine.ts";
import type { ClassValue, FunctionValue, Module, Site, Value } from "../values.ts";
import { external, UNDEFINED, UNKNOWN } from "../values.ts";
import { registerHandler, CALL, LIST } from "../register/calls.ts";
import { native } from "../natives.ts";

/** Steps of the program from its entries, of the search for what registers, and of one function that it tries. */
const STEPS = 400_000;
const SEARCH_STEPS = 200_000;
const TRY_STEPS = 20_000;

/** Runs the entries; when nothing is registered then, what they export; then all that speaks of registering. */
export function start(machine: Machine, entries: readonly string[], speaking: () => readonly string[]): void {
  machine.begin(STEPS, "start");
  machine.entries = new Set(entries);
  guarded(machine, () => {
    const modules = entries.map((path) => open(machine, path));
    for (const module of modules) runAgents(machine, module);
    if (machine.registered.length === 0) for (const module of modules) runExports(machine, module);
  });
  if (machine.registered.length > 0) return;
  // A program that does very much before it registers has left nothing for the search.
  machine.refill(SEARCH_STEPS);
  guarded(machine, () => {
    const files = speaking();
    machine.entries = new Set([...machine.entries, ...files]);
    const modules = files.map((path) => open(machine, path));
    for (const module of modules) runAgents(machine, module);
    for (const [what, steps] of [[MAKES, SEARCH_STEPS / 2] as const, [REGISTERS, TRY_STEPS] as const])
      if (machine.registered.length === 0) for (const module of modules) runHolding(machine, module, what, steps);
    if (machine.registered.length === 0) for (const module of modules) runExports(machine, module);
    if (machine.registered.length === 0) for (const module of machine.modules.values()) handWrittenIn(machine, module);
  });
}

function open(machine: Machine, path: string): Module | undefined {
  return machine.open(path);
}

/** A run that is over its budget leaves what it has registered. */
export function guarded(machine: Machine, run: () => void): void {
  const { frame, depth } = machine;
  try {
    run();
  } catch (error) {
    if (!(error instanceof OutOfBudget) && !(error instanceof RangeError)) throw error;
    machine.frame = frame;
    machine.depth = depth;
    machine.calls = 0;
    machine.running.clear();
    machine.note("BUDGET", error instanceof OutOfBudget ? error.message : "the code is nested too deeply");
  }
}

function siteOf(module: Module): Site {
  return { doc: module.path, start: 0, end: 0 };
}

/** Classes that the platform instantiates: those that extend an agent of Cloudflare. */
function runAgents(machine: Machine, module: Module | undefined): void {
  if (module === undefined) return;
  for (const read of [...module.exports.values()]) {
    const value = read();
    if (value.kind !== "class") continue;
    const base = baseOf(value);
    if (base?.kind !== "external" || !SDKS.has(base.module)) continue;
    const object = machine.construct(value, [], siteOf(module));
    const init = machine.get(object, "init", siteOf(module));
    if (init.kind === "function") machine.call(init, [], object, siteOf(module));
  }
}

/** Calls what a module exports, with arguments that nothing is known of. */
function runExports(machine: Machine, module: Module | undefined): void {
  if (module === undefined) return;
  const at = siteOf(module);
  const common = module.common.props.get("exports");
  const exported = [
    ...[...module.exports.values()].map((read) => read()),
    ...(common?.kind === "object" ? common.props.values() : common === undefined ? [] : [common]),
  ];
  for (const value of exported) {
    if (machine.registered.length > 0) return;
    if (value.kind === "function") machine.call(value, stand(value), UNDEFINED, at);
    else if (value.kind === "class") runMethods(machine, value, at);
    else if (value.kind === "object")
      for (const one of [...value.props.values()])
        if (one.kind === "function") machine.call(one, stand(one), value, at);
  }
}

/** Arguments for a function that someone else calls: a server where one is expected. */
function stand(fn: FunctionValue): readonly Value[] {
  return fn.node.params.map((param) => {
    const name = param.type === "Identifier" ? param.name : "";
    return /server|mcp/i.test(name) ? external("@modelcontextprotocol/sdk", ["McpServer"]) : UNKNOWN;
  });
}

function runMethods(machine: Machine, value: ClassValue, at: Site): void {
  const object = machine.construct(value, [], at);
  for (const [, method] of value.methods)
    if (machine.registered.length === 0) machine.call(method, stand(method), object, at);
}

const MAKES = /\bnew\s+(?:McpServer|Server|FastMCP)\s*\(/;
const REGISTERS = /\.(?:tool|registerTool|addTool|setRequestHandler)\s*\(/;

/** Functions and classes of a module that hold what makes a server, or a registration. */
function runHolding(machine: Machine, module: Module | undefined, what: RegExp, steps: number): void {
  if (module === undefined) return;
  const at = siteOf(module);
  const seen = new Set<Value>();
  for (const value of [
    ...[...module.scope.vars.values()].map((cell) => cell.value),
    ...[...module.exports.values()].map((read) => read()),
  ]) {
    if (seen.has(value)) continue;
    seen.add(value);
    if (value.kind !== "function" && value.kind !== "class") continue;
    if (value.scope.module !== module || !what.test(textOf(module, value.node))) continue;
    const isWhole = machine.within(steps, () => {
      if (value.kind === "function") machine.call(value, stand(value), UNDEFINED, at);
      else runMethods(machine, value, at);
    });
    if (!isWhole) machine.note("BUDGET", "a function that registers takes too many steps", siteIn(module, value.node));
  }
}

interface Spanned {
  readonly start?: number | null | undefined;
  readonly end?: number | null | undefined;
}

function siteIn(module: Module, { start, end }: Spanned): Site {
  return { doc: module.path, start: start ?? 0, end: end ?? 0 };
}

function textOf(module: Module, node: Spanned): string {
  return module.body.slice(node.start ?? 0, node.end ?? 0);
}

/** Functions that tell the methods of the protocol apart themselves: `case "tools/list"`. */
function handWrittenIn(machine: Machine, module: Module): void {
  const at = siteOf(module);
  for (const cell of [...module.scope.vars.values()]) {
    const value = cell.link === undefined ? cell.value : UNDEFINED;
    if (value.kind === "function") speaker(machine, module, value, UNDEFINED, at);
    if (value.kind !== "class" || !/["'`]tools\/list["'`]/.test(textOf(module, value.node))) continue;
    const object = machine.construct(value, [], at);
    for (const method of value.methods.values()) speaker(machine, module, method, object, at);
  }
}

function speaker(machine: Machine, module: Module, fn: FunctionValue, self: Value, at: Site): void {
  const text = textOf(module, fn.node);
  if (!/["'`]tools\/list["'`]/.test(text)) return;
  const [param] = fn.node.params;
  const takesMethod = param?.type === "Identifier" && /method/i.test(param.name);
  for (const method of [LIST, CALL]) {
    const run = native(method, (inner, { args, at: site }) => {
      const params = args[0] === undefined ? UNKNOWN : inner.get(args[0], "params", site);
      const message = newObject(inner, {
        props: [
          ["jsonrpc", { kind: "const", value: "2.0" }],
          ["id", { kind: "const", value: 1 }],
          ["method", { kind: "const", value: method }],
          ["params", params],
        ],
      });
      const result = inner.call(
        fn,
        takesMethod ? [{ kind: "const", value: method }, params] : [message, UNKNOWN],
        self,
        site,
      );
      const wrapped = inner.get(result, "result", site);
      return wrapped.kind === "const" || wrapped.kind === "unknown" ? result : wrapped;
    });
    registerHandler(machine, method, run, { ...at, start: fn.node.start ?? 0, end: fn.node.end ?? 0 }, "by hand");
  }
}
