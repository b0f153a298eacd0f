import { field, isArray, isObject, pointerStep, type Json } from "../model/json.ts";
import type { SubjectKind } from "../model/surface.ts";
import { shownName } from "../model/tool-schema.ts";
import type { Rule } from "./rule.ts";

/** What a field must be where it is given. */
interface Shape {
  readonly must: string;
  readonly fits: (value: Json) => boolean;
}

const string: Shape = { must: "a string", fits: (value) => typeof value === "string" };
const name: Shape = { must: "a string that is not empty", fits: (value) => typeof value === "string" && value !== "" };
const boolean: Shape = { must: "true or false", fits: (value) => typeof value === "boolean" };
const object: Shape = { must: "an object", fits: isObject };

function listOf(key: string): Shape {
  const fits = (value: Json): boolean => isArray(value) && value.every((item) => typeof field(item, key) === "string");
  return { must: `a list of objects with a ${key}`, fits };
}

const HINTS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];

/** A path below the definition, its shape, and whether it must be there. Input schemas have rules of their own. */
type Line = readonly [path: readonly string[], shape: Shape, presence?: "required"];

const COMMON: readonly Line[] = [
  [["name"], name, "required"],
  [["title"], string],
  [["description"], string],
  [["_meta"], object],
  [["icons"], listOf("src")],
];

const SHAPES: Readonly<Record<SubjectKind, readonly Line[]>> = {
  tool: [
    ...COMMON,
    [["annotations"], object],
    [["annotations", "title"], string],
    ...HINTS.map((hint): Line => [["annotations", hint], boolean]),
    [["execution"], object],
    [["outputSchema"], object],
  ],
  prompt: [...COMMON, [["arguments"], listOf("name")]],
  resource: [...COMMON, [["annotations"], object], [["uri"], name, "required"]],
  template: [...COMMON, [["annotations"], object], [["uriTemplate"], name, "required"]],
  server: [[["instructions"], string]],
};

export const invalidToolShape = {
  id: "invalid-tool-shape",
  aliases: [],
  severity: "high",
  kind: "quality",
  summary: "A definition breaks the protocol's shape",
  why: `
A name that is missing, a description that is no string, \`null\` where an object or a boolean belongs: the official SDKs
check the list as a whole, so that one such tool takes every tool of the server away, often without a message. Serializers
that write an absent value as \`null\` are the usual cause. The same holds for prompts, resources and templates.`,
  fix: "Leave a field out when it has no value, and give every other one the type that the protocol names.",
  cwe: [],
  owasp: [],

  each: "subject",
  *check({ kind, raw, place }) {
    if (!isObject(raw)) {
      yield {
        at: place,
        message: `This ${kind} is ${shownValue(raw)}, where an object belongs: clients drop it, or the whole list.`,
      };
      return;
    }
    for (const [path, { must, fits }, presence] of SHAPES[kind]) {
      const value = path.reduce<Json | undefined>(field, raw);
      if (value === undefined ? presence !== "required" : fits(value)) continue;
      const is = value === undefined ? "is missing" : `is ${shownValue(value)}`;
      const at =
        value === undefined ? place : { doc: place.doc, pointer: place.pointer + path.map(pointerStep).join("") };
      yield {
        at,
        message: `${path.join(".")} ${is}, where ${must} belongs: clients drop the ${kind}, or the whole list.`,
      };
    }
  },
} satisfies Rule;

function shownValue(value: Json): string {
  if (isArray(value)) return "a list";
  if (isObject(value)) return "an object";
  return typeof value === "string" ? shownName(value) : String(value);
}
