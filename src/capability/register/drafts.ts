/** Tools as they were registered, before their handlers are run. */
import { injected } from "../evaluate/injected.ts";
import { newObject } from "../heap.ts";
import type { Machine } from "../machine.ts";
import { asSchema, shapeOf } from "../schemas/zod.ts";
import type { ObjectValue, Value } from "../values.ts";
import { native } from "../natives.ts";
import { each, freshId, stringOf, UNDEFINED } from "../values.ts";
import { base, type Draft, fromFields, memberOf, type ToolCall, unnamed, withNameSite } from "./draft.ts";
import { frameworkTools } from "./framework.ts";

/** The tools that calls of the SDK registered one by one. */
export function draftsOf(machine: Machine, call: ToolCall): readonly Draft[] {
  if (call.style === "mcp-framework")
    return frameworkTools(machine, call.at).flatMap((tool) => objectDrafts(machine, call, tool));
  const [first = UNDEFINED, ...rest] = call.args;
  if (call.style === "decorator") return decoratedDrafts(machine, call, first, rest);
  if (call.style === "addTool" || call.style === "fastmcp")
    return each(first).flatMap((tool) =>
      tool.kind === "object" ? objectDrafts(machine, call, tool) : unnamed(machine, call),
    );
  const names = each(first);
  if (first.kind === "object") return objectDrafts(machine, call, first);
  return names.flatMap((name) => {
    const text = stringOf(name);
    // An empty text among others is what was there before the name.
    if (text === undefined || (text === "" && names.length > 1)) return unnamed(machine, call);
    return [call.style === "tool" ? positional(machine, call, text, rest) : configured(machine, call, text, rest)].map(
      (draft) => withNameSite(draft, name),
    );
  });
}

/** A method that a decorator made a tool: it is called on the instance that the framework makes. */
function decoratedDrafts(
  machine: Machine,
  call: ToolCall,
  tool: Value,
  [owner, method]: readonly Value[],
): readonly Draft[] {
  if (tool.kind !== "object" || owner?.kind !== "class" || method?.kind !== "function") return [];
  const self = method.home === undefined ? UNDEFINED : injected(machine, owner, call.at);
  const execute: Value = { ...method, id: freshId(), self };
  const props = [...tool.props, ["execute", execute] as const];
  return objectDrafts(machine, call, newObject(machine, { props, rest: tool.rest }));
}

/** `tool(name, description?, schema or annotations?, …, handler)`. */
function positional(machine: Machine, call: ToolCall, name: string, rest: readonly Value[]): Draft {
  const run = rest.findLast(isCallable);
  const others = rest.filter((one) => one !== run && one.kind !== "const");
  const [config] = others;
  if (run === undefined && config?.kind === "object") return configured(machine, call, name, [config]);
  const description = rest.find(
    (one) =>
      isText(one) ||
      (one.kind === "unknown" && one !== run) ||
      (one.kind === "union" && each(one).some(isText) && one !== run),
  );
  const shapes = others.length > 1 ? others.filter((one) => one !== description) : others;
  const schemaAt = shapes.findIndex((one) => isSchemaLike(machine, one));
  const schema = schemaAt === -1 ? undefined : shapes[schemaAt];
  const annotations = shapes.find((one, index) => index !== schemaAt && one.kind === "object");
  return {
    ...base(call, name),
    ...(description === undefined ? {} : { description }),
    ...(schema === undefined ? {} : { inputSchema: schema }),
    ...(annotations === undefined ? {} : { annotations }),
    fields: new Map(),
    handlers: run === undefined ? [] : [{ run, calling: schema === undefined ? "extra" : "arguments" }],
  };
}

function isText(value: Value): boolean {
  return value.kind === "text" || (value.kind === "const" && typeof value.value === "string");
}

function isCallable(value: Value): boolean {
  return each(value).some((one) => one.kind === "function" || one.kind === "native");
}

/** Whether an object is a schema and no annotations: it holds schemas, or nothing. */
function isSchemaLike(machine: Machine, value: Value): boolean {
  if (value.kind === "schema") return true;
  if (value.kind !== "object") return value.kind === "unknown" || value.kind === "union";
  const names = [...value.props.keys()];
  if (names.some((name) => /Hint$/.test(name)) || (names.length > 0 && names.every((name) => name === "title")))
    return false;
  const shape = shapeOf(machine, value);
  return (
    shape.size === 0 ||
    value.props.has("type") ||
    [...value.props.values()].some((one) => asSchema(one) !== undefined) ||
    value.rest !== undefined
  );
}

/** `registerTool(name, { description, inputSchema, … }, handler)`. */
function configured(machine: Machine, call: ToolCall, name: string, rest: readonly Value[]): Draft {
  const [config, given] = rest;
  const draft = fromFields(machine, call, name, config ?? UNDEFINED);
  const handler =
    given === undefined || given.kind === "const"
      ? undefined
      : given.kind === "object"
        ? memberOf(machine, given, ["createTask", "handler", "execute"])
        : given;
  const run = handler ?? (config === undefined ? undefined : memberOf(machine, config, HANDLERS));
  const calling =
    call.style === "mastra"
      ? "context"
      : draft.inputSchema === undefined && handler !== undefined
        ? "extra"
        : "arguments";
  return { ...draft, handlers: run === undefined ? [] : [{ run, calling }] };
}

const HANDLERS = ["execute", "handler", "callback", "run", "cb", "handle", "call"];

/** A tool that is one object: name, description, parameters, execute. */
function objectDrafts(machine: Machine, call: ToolCall, tool: ObjectValue): readonly Draft[] {
  const names = each(machine.get(tool, "name", call.at));
  return names.flatMap((name) => {
    const text = stringOf(name);
    if (text === undefined) return unnamed(machine, call);
    const run = memberOf(machine, tool, HANDLERS);
    const draft = withNameSite(fromFields(machine, call, text, tool), name);
    if (run === undefined) return [{ ...draft, handlers: [] }];
    const bound = native("handler", (inner, { args, at }) => inner.call(run, args, tool, at));
    return [{ ...draft, handlers: [{ run: bound, calling: "arguments" as const, written: run }] }];
  });
}
