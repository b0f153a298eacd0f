/** Tools as they were registered, before their handlers are run. */
import { injected } from "../evaluate/injected.ts";
import { elementOf, newObject } from "../heap.ts";
import type { Registered } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { asSchema, shapeOf } from "../schemas/zod.ts";
import { objectSchema } from "../schemas/build.ts";
import type { ObjectValue, SchemaValue, Site, Value } from "../values.ts";
import { native } from "../natives.ts";
import { each, freshId, stringOf, UNDEFINED } from "../values.ts";
import { frameworkTools } from "./framework.ts";

/** How a handler is called: with its arguments, or with a request that names the tool. */
type Calling = "arguments" | "extra" | "request" | "context";

export interface DraftHandler {
  readonly run: Value;
  readonly calling: Calling;
  /** As it is written, where `run` is made of it. */
  readonly written?: Value;
}

export interface Draft {
  readonly name: string;
  readonly description?: Value;
  readonly inputSchema?: Value;
  readonly outputSchema?: Value;
  readonly annotations?: Value;
  /** Other fields of the listed tool: title, `_meta`, icons. */
  readonly fields: ReadonlyMap<string, Value>;
  readonly handlers: readonly DraftHandler[];
  readonly site: Site;
  readonly style: string;
  readonly isInEntry: boolean;
  readonly nameSite?: Site;
  readonly frame: string;
  readonly conditions: readonly string[];
}

type ToolCall = Extract<Registered, { kind: "tool" }>;

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

function unnamed(machine: Machine, call: ToolCall): readonly Draft[] {
  machine.note("NAME_UNKNOWN", "a tool is registered whose name is made at run time", call.at);
  return [];
}

function withNameSite(draft: Draft, name: Value): Draft {
  return name.kind === "const" && name.site !== undefined ? { ...draft, nameSite: name.site } : draft;
}

function base(call: ToolCall, name: string): Omit<Draft, "handlers" | "fields"> {
  return {
    name,
    site: call.at,
    style: call.style,
    isInEntry: call.inEntry,
    frame: call.frame,
    conditions: call.conditions,
  };
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

/** The first of some members that an object has. */
function memberOf(machine: Machine, value: Value, names: readonly string[]): Value | undefined {
  if (value.kind !== "object" && value.kind !== "union") return undefined;
  for (const name of names) {
    const found = machine.get(value, name, NOWHERE);
    if (found.kind !== "const" && found.kind !== "unknown") return found;
  }
  return undefined;
}

const NOWHERE: Site = { doc: "", start: 0, end: 0 };
const SCHEMAS = ["inputSchema", "parameters", "schema", "input", "paramsSchema", "params"];
const SHOWN = ["title", "_meta", "icons"];

function fromFields(machine: Machine, call: ToolCall, name: string, config: Value): Draft {
  const read = (key: string): Value | undefined => {
    const found = config.kind === "object" || config.kind === "union" ? machine.get(config, key, NOWHERE) : undefined;
    return found === undefined || (found.kind === "const" && found.value === undefined) ? undefined : found;
  };
  const [description, outputSchema, annotations] = ["description", "outputSchema", "annotations"].map(read);
  const inputSchema = SCHEMAS.map(read).find(
    (one) => one !== undefined && one.kind !== "function" && one.kind !== "native",
  );
  return {
    ...base(call, name),
    ...(description === undefined ? {} : { description }),
    ...(inputSchema === undefined ? {} : { inputSchema }),
    ...(outputSchema === undefined ? {} : { outputSchema }),
    ...(annotations === undefined ? {} : { annotations }),
    fields: new Map(
      SHOWN.flatMap((key) => {
        const value = read(key);
        return value === undefined ? [] : [[key, value] as const];
      }),
    ),
    handlers: [],
  };
}

/** The schema that a handler's arguments were held to; undefined when it is none that can be read. */
export function schemaOf(machine: Machine, value: Value | undefined): SchemaValue | undefined {
  if (value === undefined) return undefined;
  const known = asSchema(value);
  if (known !== undefined) return known;
  if (value.kind === "union")
    return schemaOf(
      machine,
      value.members.find((one) => one.kind === "object"),
    );
  // A schema as it is listed says its type; arguments may be called so, too.
  const type = value.kind === "object" ? value.props.get("type") : undefined;
  if (value.kind !== "object" || (type !== undefined && asSchema(type) === undefined)) return undefined;
  if (value.props.has("$schema")) return undefined;
  const isShape = [...value.props.values()].every((one) => asSchema(one) !== undefined);
  if (isShape && value.rest === undefined) return objectSchema(shapeOf(machine, value));
  return undefined;
}

/** What the elements of a list of tools are, each possible one. */
export function listedTools(
  machine: Machine,
  result: Value,
  at: Site,
): { readonly tools: readonly ObjectValue[]; readonly isOpen: boolean } {
  const list = machine.get(result, "tools", at);
  const tools: ObjectValue[] = [];
  let isOpen = false;
  for (const one of each(list)) {
    if (one.kind !== "array") {
      isOpen ||= one.kind !== "const";
      continue;
    }
    for (const element of one.elements)
      for (const tool of each(element))
        if (tool.kind === "object") tools.push(tool);
        else isOpen = true;
    if (one.rest === undefined) continue;
    isOpen = true;
    for (const tool of each(elementOf({ ...one, elements: [] }))) if (tool.kind === "object") tools.push(tool);
  }
  return { tools, isOpen };
}

/** A tool of a list. */
export function listedDraft(machine: Machine, call: ToolCall, tool: ObjectValue): readonly Draft[] {
  return each(machine.get(tool, "name", call.at)).flatMap((name) => {
    const text = stringOf(name);
    if (text === undefined) return unnamed(machine, { ...call, at: tool.site ?? call.at });
    const draft = withNameSite(fromFields(machine, call, text, tool), name);
    return [{ ...draft, site: tool.site ?? call.at }];
  });
}
