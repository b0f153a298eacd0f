/** Tools of a list that a handler gives back, and the schema that its arguments are held to. */
import { elementOf } from "../heap.ts";
import type { Machine } from "../machine.ts";
import { objectSchema } from "../schemas/build.ts";
import { asSchema, shapeOf } from "../schemas/zod.ts";
import type { ObjectValue, SchemaValue, Site, Value } from "../values.ts";
import { each, stringOf } from "../values.ts";
import { type Draft, fromFields, type ToolCall, unnamed, withNameSite } from "./draft.ts";

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
