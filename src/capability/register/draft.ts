/** A tool as it was registered, before its handlers are run, and what its fields say. */
import type { Registered } from "../frame.ts";
import type { Machine } from "../machine.ts";
import type { Site, Value } from "../values.ts";

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

export type ToolCall = Extract<Registered, { kind: "tool" }>;

export function unnamed(machine: Machine, call: ToolCall): readonly Draft[] {
  machine.note("NAME_UNKNOWN", "a tool is registered whose name is made at run time", call.at);
  return [];
}

export function withNameSite(draft: Draft, name: Value): Draft {
  return name.kind === "const" && name.site !== undefined ? { ...draft, nameSite: name.site } : draft;
}

export function base(call: ToolCall, name: string): Omit<Draft, "handlers" | "fields"> {
  return {
    name,
    site: call.at,
    style: call.style,
    isInEntry: call.inEntry,
    frame: call.frame,
    conditions: call.conditions,
  };
}

/** The first of some members that an object has. */
export function memberOf(machine: Machine, value: Value, names: readonly string[]): Value | undefined {
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

export function fromFields(machine: Machine, call: ToolCall, name: string, config: Value): Draft {
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
