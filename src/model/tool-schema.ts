import { field, isObject, type JsonObject } from "./json.ts";
import { subschemas, type SchemaWalk } from "./schema.ts";
import type { Tool } from "./surface.ts";
import type { Place } from "./text.ts";

/** The input or output schema of a tool, where it is an object. */
export interface ToolSchema {
  readonly field: "inputSchema" | "outputSchema";
  readonly root: JsonObject;
  readonly walk: SchemaWalk;
  /** The place of a value below the root, or of its key. */
  readonly at: (pointer: string, key?: true) => Place;
}

export function toolSchema(tool: Tool, name: ToolSchema["field"]): ToolSchema | undefined {
  const root = field(tool.raw, name);
  if (!isObject(root)) return undefined;
  return {
    field: name,
    root,
    walk: subschemas(root),
    at: (pointer, key) => ({
      doc: tool.place.doc,
      pointer: `${tool.place.pointer}/${name}${pointer}`,
      ...(key && { key }),
    }),
  };
}

/** Both, the input schema first. */
export function toolSchemas(tool: Tool): readonly ToolSchema[] {
  return [toolSchema(tool, "inputSchema"), toolSchema(tool, "outputSchema")].filter((schema) => schema !== undefined);
}

const SHOWN = 80;

/** For messages: a pointer as a dotted path; the end of it when it is long. */
export function shownPath(pointer: string): string {
  const steps = pointer.slice(1).replaceAll("/", ".");
  const path = steps.includes("~") ? steps.replaceAll("~1", "/").replaceAll("~0", "~") : steps;
  return path.length > SHOWN ? `…${path.slice(-SHOWN)}` : path;
}

/** For messages: what a server wrote, at most 60 units of it, in quotes. */
export function shownName(name: string): string {
  return JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}…` : name);
}
