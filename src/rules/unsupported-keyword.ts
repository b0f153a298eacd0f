import { limited } from "../model/hits.ts";
import { field, isArray, isObject, pointerStep, type JsonObject } from "../model/json.ts";
import type { Hit } from "../model/rule.ts";
import { COUNT_LIMIT, type Subschema } from "../model/schema.ts";
import { shownPath, toolSchema, type ToolSchema } from "../model/tool-schema.ts";
import type { Profile } from "../profiles/profile.ts";
import { hitOf, verdict, type Verdict } from "../profiles/verdict.ts";
import type { Rule } from "./rule.ts";

export const unsupportedKeyword = {
  id: "unsupported-keyword",
  aliases: [],
  severity: "high",
  severities: ["low"],
  kind: "quality",
  summary: "A schema has a keyword that the client does not take, or not there",
  why: `
Gemini's schema form knows 22 words and refuses the request for any other one, \`const\`, \`exclusiveMinimum\`,
\`additionalProperties\` and \`$ref\` among them; it also wants \`anyOf\` to stand without \`type\`, and \`properties\`, \`required\`
and \`enum\` beside a type that they fit. Azure AI Foundry takes no \`anyOf\` and no \`$ref\`; OpenAI's strict schemas no
\`allOf\`, \`oneOf\` and \`not\`, and no open objects. \`$schema\` and \`additionalProperties\` at the root are taken away by
the clients that send Gemini's form, and are not reported for it.`,
  fix: "Say the same with the words that the client takes, or leave the check to the tool's code.",
  cwe: [],
  owasp: [],

  each: "tool",
  *check(tool, { profiles }) {
    const schema = toolSchema(tool, "inputSchema");
    if (schema === undefined) return;
    // A definition is not sent by itself: what matters is the reference to it, and the list that it stands in.
    const definitions = new Set<Subschema>();
    const hits = schema.walk.schemas.flatMap((each): Hit[] => {
      if (each.via === "definition" || (each.parent !== undefined && definitions.has(each.parent))) {
        definitions.add(each);
        return [];
      }
      return isObject(each.value) ? hitsIn(schema, each, each.value, profiles) : [];
    });
    yield* limited(hits);
  },
} satisfies Rule;

function hitsIn(schema: ToolSchema, each: Subschema, value: JsonObject, profiles: readonly Profile[]): Hit[] {
  const hits: Hit[] = [];
  for (const keyword of Object.keys(value).slice(0, COUNT_LIMIT)) {
    const refused = refusalOf(keyword, each.via === "root", profiles);
    const reason = refused === undefined ? misfit(keyword, value) : undefined;
    const unfit = reason === undefined ? undefined : verdict(profiles, "keywordsFitType", () => true);
    if (refused === undefined && unfit === undefined) continue;
    const at = schema.at(each.pointer + pointerStep(keyword));
    const path = shownPath(each.pointer);
    const where = path === "" ? "at the root" : `in \`${path}\``;
    if (refused !== undefined)
      hits.push(hitOf(refused, { at, fault: `\`${keyword.slice(0, 60)}\` stands ${where}`, ...fixFor(keyword) }));
    else if (unfit !== undefined)
      hits.push(hitOf(unfit, { at, fault: `\`${keyword}\` stands ${where} ${reason ?? ""}` }));
  }
  return [...hits, ...openObject(schema, each, value, profiles)];
}

function refusalOf(keyword: string, isRoot: boolean, profiles: readonly Profile[]): Verdict | undefined {
  return verdict(profiles, "keywords", (limits, { cells }) => {
    const isRootWord = isRoot && limits.strippedAtRoot?.includes(keyword) === true;
    const isReportedAtRoot = isRoot && cells.rootRefused?.value.includes(keyword) === true;
    if (isRootWord || isReportedAtRoot) return false;
    return limits.allowed?.includes(keyword) === false || limits.refused?.includes(keyword) === true;
  });
}

const FIXES: Readonly<Record<string, string>> = {
  const: "Write an enum with this one value.",
  exclusiveMinimum: "Write `minimum` with the next value.",
  exclusiveMaximum: "Write `maximum` with the value before.",
  additionalProperties: "Drop it, or list the properties.",
  $ref: "Write the schema out where it is referred to.",
  oneOf: "Write `anyOf`.",
  allOf: "Merge the schemas into one.",
};

function fixFor(keyword: string): { fix?: string } {
  const fix = Object.hasOwn(FIXES, keyword) ? FIXES[keyword] : undefined;
  return fix === undefined ? {} : { fix };
}

/** How a keyword does not fit the type that it stands beside; undefined where it does. */
function misfit(keyword: string, value: JsonObject): string | undefined {
  const type = field(value, "type");
  switch (keyword) {
    case "anyOf":
      return type !== undefined && isArray(field(value, "anyOf")) ? "beside `type`" : undefined;
    case "properties":
    case "required":
      return typeof type === "string" && type !== "object" ? `beside the type ${type}` : undefined;
    case "enum":
      return type === "array" || type === "object" ? `beside the type ${type}` : undefined;
    default:
      return undefined;
  }
}

/** Strict schemas want every object closed, and all its properties required. */
function openObject(schema: ToolSchema, each: Subschema, value: JsonObject, profiles: readonly Profile[]): Hit[] {
  const found = field(value, "type") === "object" ? verdict(profiles, "closedObjects", () => true) : undefined;
  if (found === undefined) return [];
  const name = each.pointer === "" ? "the input schema" : `\`${shownPath(each.pointer)}\``;
  const properties = field(value, "properties");
  const required = field(value, "required");
  const optional =
    isObject(properties) && Object.keys(properties).some((key) => !isArray(required) || !required.includes(key));
  const isOpen = field(value, "additionalProperties") !== false;
  if (!isOpen && !optional) return [];
  const fault = `${name} ${isOpen ? "does not say `additionalProperties: false`" : "has properties that are not required"}`;
  const fix =
    "Close the object and require every property (a union with null for those that may be missing), or use the server without strict schemas.";
  return [hitOf(found, { at: schema.at(each.pointer), fault, fix })];
}
