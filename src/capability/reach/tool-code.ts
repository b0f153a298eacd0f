/** One tool as the contract has it. */
import type { DescriptionCode, Effect, Input, Reason, Shape, ToolCode } from "../../model/capability.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import type { Place } from "../../model/text.ts";
import { asWritten } from "../builtins/paths.ts";
import { toJson, toJsonObject } from "../builtins/json.ts";
import { knownText } from "../join.ts";
import type { Machine } from "../machine.ts";
import type { Draft } from "../register/draft.ts";
import { schemaOf } from "../register/listed.ts";
import { distinct, inputsOf } from "../sinks/inputs.ts";
import { taintOf } from "../taint.ts";
import type { Site, Value } from "../values.ts";
import { each } from "../values.ts";
import { placeOf } from "./effects.ts";
import { type Run, siteOfHandler } from "./tools.ts";

/** Codes of what a tool's run could not follow. */
export function toolCode(machine: Machine, run: Run, effects: readonly Effect[], reasons: readonly Reason[]): ToolCode {
  const { draft } = run;
  const [first] = draft.handlers;
  const handler = first === undefined ? undefined : siteOfHandler(first);
  const description = draft.description === undefined ? undefined : descriptionOf(draft.description, draft.site);
  const [inputSchema, outputSchema] = [draft.inputSchema, draft.outputSchema].map((value) =>
    schemaJson(machine, value),
  );
  const annotations = draft.annotations === undefined ? undefined : toJsonObject(machine, draft.annotations);
  const all =
    draft.handlers.length === 0
      ? [
          ...reasons,
          {
            code: "NO_HANDLER" as const,
            text: "the tool is listed, and no code was found that answers its call",
            at: placeOf(draft.site),
          },
        ]
      : reasons;
  const returns = run.result === undefined ? [] : distinct(inputsOf(machine, run.result, "output"));
  return {
    name: draft.name,
    ...(description === undefined ? {} : { description }),
    ...(inputSchema === undefined ? {} : { inputSchema }),
    ...(outputSchema === undefined ? {} : { outputSchema }),
    ...(annotations === undefined ? {} : { annotations }),
    fields: fieldsOf(machine, draft),
    places: placesOf(machine, draft),
    site: placeOf(draft.site),
    ...(handler === undefined ? {} : { handler: placeOf(handler) }),
    shape: shapeOf(draft),
    status: draft.handlers.length === 0 ? "LISTED_NO_HANDLER" : all.length > 0 ? "PARTIAL" : "ANALYSED",
    conditions: [...new Set(draft.conditions)],
    effects: effects.map((effect) => withUse(effect, returns)),
    returns,
    sayings: run.sayings,
    reasons: all,
  };
}

/** What becomes of an environment variable: it is sent, given back, or only decides how the tool works. */
function withUse(effect: Effect, returns: readonly Input[]): Effect {
  if (effect.leaf !== "ENV" || effect.use !== undefined) return effect;
  const isReturned = returns.some(
    ({ origin }) =>
      origin.kind === "environment" && (origin.name === undefined || effect.symbol === `process.env.${origin.name}`),
  );
  return { ...effect, use: isReturned ? "output" : "config" };
}

function schemaJson(machine: Machine, value: Value | undefined): JsonObject | undefined {
  if (value === undefined) return undefined;
  return schemaOf(machine, value)?.json ?? toJsonObject(machine, value);
}

function descriptionOf(value: Value, site: Site): DescriptionCode | undefined {
  const at = placeOf((value.kind === "const" || value.kind === "text" ? value.site : undefined) ?? site);
  if (value.kind === "const")
    return typeof value.value === "string" ? { kind: "constant", value: asWritten(value.value), at } : undefined;
  const known = each(value).flatMap((one) =>
    one.kind === "const" && typeof one.value === "string" ? [one.value] : one.kind === "text" ? [knownText(one)] : [],
  );
  const origins = taintOf(value).map(({ origin }) => origin);
  return { kind: "dynamic", known: known[0] ?? "", origins: origins.length > 0 ? origins : [{ kind: "unknown" }], at };
}

function fieldsOf(machine: Machine, draft: Draft): { readonly [name: string]: Json } {
  const made: [string, Json][] = [];
  for (const [name, value] of draft.fields) {
    const { json } = toJson(machine, value);
    if (json !== undefined) made.push([name, json]);
  }
  return Object.fromEntries(made);
}

function placesOf(machine: Machine, draft: Draft): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  if (draft.nameSite !== undefined) places.set("/name", placeOf(draft.nameSite));
  if (draft.description?.kind === "const" && draft.description.site !== undefined)
    places.set("/description", placeOf(draft.description.site));
  const schema = schemaOf(machine, draft.inputSchema);
  for (const [pointer, site] of schema?.places ?? []) places.set(`/inputSchema${pointer}`, placeOf(site));
  if (schema === undefined && draft.inputSchema !== undefined)
    literalPlaces(draft.inputSchema, "/inputSchema", places, 0);
  return places;
}

/** Where each constant in a value is written, by its pointer. */
export function literalPlaces(value: Value, pointer: string, places: Map<string, Place>, depth: number): void {
  if (depth > 12) return;
  if (value.kind === "const" && value.site !== undefined) places.set(pointer, placeOf(value.site));
  if (value.kind === "array")
    value.elements.forEach((one, index) => {
      literalPlaces(one, `${pointer}/${index}`, places, depth + 1);
    });
  if (value.kind !== "object") return;
  for (const [name, one] of value.props)
    literalPlaces(one, `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`, places, depth + 1);
}

/** The letter of the shape: how much had to be followed to find the tool. */
function shapeOf(draft: Draft): Shape {
  const { style, site, nameSite, isInEntry, frame } = draft;
  const isLiteral =
    nameSite !== undefined && nameSite.doc === site.doc && nameSite.start >= site.start && nameSite.end <= site.end;
  if (style === "by hand") return "L";
  // A name without a place is a key or comes from data; so does a description of data.
  if (nameSite === undefined)
    return style !== "list"
      ? "E"
      : draft.description?.kind === "const" && draft.description.site === undefined
        ? "K"
        : "J";
  if (style === "decorator") return isInEntry ? "B" : "F";
  if (style === "list") return isLiteral && isInEntry ? "H" : "I";
  if (style === "fastmcp") return isLiteral ? "G" : "D";
  if (!isLiteral) return frame === "start" || isInEntry ? "D" : "E";
  if (frame.startsWith("new ") || /^[A-Z]\w*\./.test(frame)) return isInEntry ? "B" : "F";
  return isInEntry ? "A" : "C";
}
