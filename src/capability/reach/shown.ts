/** Prompts, resources and instructions: what a server shows beside its tools. */
import type { ShownBeside, ShownCode } from "../../model/capability.ts";
import { isArray, type Json } from "../../model/json.ts";
import type { Place } from "../../model/text.ts";
import { asWritten } from "../builtins/paths.ts";
import { toJson } from "../builtins/json.ts";
import type { Shown } from "../frame.ts";
import { newArray, newObject } from "../heap.ts";
import { knownText } from "../join.ts";
import type { Machine } from "../machine.ts";
import { EXTRA } from "../register/calls.ts";
import { schemaOf } from "../register/listed.ts";
import type { ObjectValue, SchemaValue, Site, Value } from "../values.ts";
import { constant, each, stringOf, UNDEFINED } from "../values.ts";
import { placeOf } from "./effects.ts";
import { guarded } from "./start.ts";
import { literalPlaces } from "./tool-code.ts";

/** Steps for all lists of prompts and resources together. */
const STEPS = 60_000;

/** What a list entry may hold; functions and settings of a framework are no part of it. */
const FIELDS: readonly string[] = [
  ...["name", "title", "description", "uri", "uriTemplate", "mimeType", "arguments", "icons", "annotations", "_meta"],
];

/** What list handlers give: the field of the result, and what its elements are. */
const LISTS: ReadonlyMap<string, readonly [field: string, kind: ShownCode["kind"]]> = new Map([
  ["prompts/list", ["prompts", "prompt"]],
  ["resources/list", ["resources", "resource"]],
  ["resources/templates/list", ["resourceTemplates", "template"]],
]);

interface Entry {
  readonly kind: ShownCode["kind"];
  readonly value: ObjectValue;
  readonly site: Site;
}

/** All that the program shows beside its tools, each once; lists that it makes when it is asked are asked for. */
export function shownBeside(machine: Machine): ShownBeside {
  const { frame } = machine;
  machine.begin(STEPS, "shown");
  let isOpen = false;
  const items = new Map<string, ShownCode>();
  for (const shown of [...machine.shown]) {
    guarded(machine, () => {
      const { entries, isWhole } = shown.kind === "call" ? called(machine, shown) : listed(machine, shown);
      isOpen ||= !isWhole;
      for (const entry of entries) {
        const item = itemOf(machine, entry);
        if (item === undefined) isOpen = true;
        else items.set(`${item.kind} ${JSON.stringify(item.value)}`, item);
      }
    });
  }
  machine.frame = frame;
  const instructions = machine.instructions.flatMap((value) => textOf(value) ?? [])[0];
  return {
    items: [...items.values()],
    isOpen,
    ...(instructions?.site === undefined
      ? {}
      : { instructions: { value: instructions.text, at: placeOf(instructions.site) } }),
  };
}

interface Entries {
  readonly entries: readonly Entry[];
  readonly isWhole: boolean;
}

function called(machine: Machine, { style, args, at }: Extract<Shown, { kind: "call" }>): Entries {
  const [first = UNDEFINED, second = UNDEFINED, third = UNDEFINED] = args;
  const isPrompt = /prompt/i.test(style);
  if (style.startsWith("add"))
    return entriesOf(
      each(first).map((value) => ({ value, kind: isPrompt ? "prompt" : isTemplate(value) ? "template" : "resource" })),
      at,
    );
  const props = new Map<string, Value>([["name", first]]);
  if (isPrompt) describePrompt(machine, props, args.slice(1));
  else {
    props.set(isTemplate(second) ? "uriTemplate" : "uri", isTemplate(second) ? templateIn(second) : second);
    if (third.kind === "object") for (const [name, value] of third.props) props.set(name, value);
  }
  const kind = isPrompt ? "prompt" : isTemplate(second) ? "template" : "resource";
  return entriesOf([{ value: newObject(machine, { props }), kind }], at);
}

/** `prompt(name, description?, arguments?, handler)`, or one object with all of it. */
function describePrompt(machine: Machine, props: Map<string, Value>, rest: readonly Value[]): void {
  for (const arg of rest) {
    if (arg.kind === "const" || arg.kind === "text" || arg.kind === "union") props.set("description", arg);
    else if (arg.kind === "object" || arg.kind === "schema") {
      const schema = schemaOf(machine, arg);
      if (schema === undefined && arg.kind === "object") for (const [name, one] of arg.props) props.set(name, one);
      const declared = schema === undefined && arg.kind === "object" ? arg.props.get("argsSchema") : arg;
      if (declared !== undefined) props.set("arguments", argumentsIn(machine, declared));
    }
  }
}

/** The arguments of a prompt as they are listed, from the schema that it is given. */
function argumentsIn(machine: Machine, declared: Value): Value {
  const shape = schemaOf(machine, declared)?.shape ?? new Map<string, SchemaValue>();
  return newArray(
    machine,
    [...shape].map(([name, { json, isOptional, places }]) => {
      const { description } = json;
      const props: [string, Value][] = [["name", constant(name)]];
      if (typeof description === "string")
        props.push(["description", constant(description, places.get("/description"))]);
      return newObject(machine, { props: [...props, ["required", constant(!isOptional)]] });
    }),
  );
}

function isTemplate(value: Value): boolean {
  return value.kind === "object" && value.props.has("uriTemplate");
}

function templateIn(value: Value): Value {
  return (value.kind === "object" ? value.props.get("uriTemplate") : undefined) ?? UNDEFINED;
}

function listed(machine: Machine, { method, run, at }: Extract<Shown, { kind: "list" }>): Entries {
  const [field, kind] = LISTS.get(method) ?? ["", "resource"];
  const params = newObject(machine);
  const request = newObject(machine, {
    props: [
      ["method", constant(method)],
      ["params", params],
    ],
  });
  const list = machine.get(machine.call(run, [request, EXTRA], UNDEFINED, at), field, at);
  const arrays = each(list).flatMap((one) => (one.kind === "array" ? [one] : []));
  const found = arrays.flatMap(({ elements }) => elements.flatMap((element) => each(element)));
  const { entries, isWhole } = entriesOf(
    found.map((value) => ({ value, kind })),
    at,
  );
  return { entries, isWhole: isWhole && arrays.length > 0 && arrays.every(({ rest }) => rest === undefined) };
}

function entriesOf(found: readonly { readonly value: Value; readonly kind: ShownCode["kind"] }[], at: Site): Entries {
  const entries = found.flatMap(({ value, kind }) =>
    value.kind === "object" ? [{ kind, value, site: value.site ?? at }] : [],
  );
  return { entries, isWhole: entries.length === found.length };
}

/** The entry as it is listed, as far as constant; undefined when nothing of it is. */
function itemOf(machine: Machine, { kind, value, site }: Entry): ShownCode | undefined {
  const made: [string, Json][] = [];
  const places = new Map<string, Place>();
  for (const name of FIELDS) {
    const field = machine.get(value, name, site);
    const text = textOf(field);
    const json = text?.text ?? (stringOf(field) === undefined ? toJson(machine, field).json : undefined);
    if (json === undefined || json === null || (isArray(json) && json.length === 0)) continue;
    made.push([name, json]);
    if (text?.site !== undefined) places.set(`/${name}`, placeOf(text.site));
    else literalPlaces(field, `/${name}`, places, 0);
  }
  return made.length === 0 ? undefined : { kind, value: Object.fromEntries(made), places, site: placeOf(site) };
}

/** A text, or what is constant of it. */
function textOf(value: Value): { readonly text: string; readonly site: Site | undefined } | undefined {
  for (const one of each(value)) {
    if (one.kind === "const" && typeof one.value === "string") return { text: asWritten(one.value), site: one.site };
    if (one.kind === "text") return { text: knownText(one), site: one.site };
  }
  return undefined;
}
