import { field, isArray, isObject, pointerStep, stringField, type Json, type JsonObject } from "../model/json.ts";
import type { Reason } from "../model/rating.ts";
import type { Tool } from "../model/surface.ts";
import type { Place } from "../model/text.ts";
import { identifierWords, plainName } from "../text/identifier.ts";
import { INSPECTING } from "./verbs.ts";

/** One argument of a tool: a property of its input schema, at the top level or one object down. */
export interface Input {
  /** As the server spells it, with its parent's name before a dot when it is one down. */
  readonly name: string;
  /** The words of its own name joined by `_`: `toRecipients` and `to-recipients` are both `to_recipients`. */
  readonly plain: string;
  readonly schema: JsonObject;
  readonly place: Place;
}

const known = new WeakMap<Tool, readonly (readonly Input[])[]>();

/** Objects that say what to look for, not what to do. */
const CRITERIA = new Set("criteria filter filters query search where match".split(" "));

/** The arguments at the top level, then those of each object among them beside their siblings; made once a tool. */
function groupsOf(tool: Tool): readonly (readonly Input[])[] {
  const made = known.get(tool);
  if (made !== undefined) return made;
  const top = properties(tool.inputSchema, tool.place.doc, `${tool.place.pointer}/inputSchema`, "");
  const objects = top.filter(({ plain }) => !CRITERIA.has(plain));
  const inner = objects.map(({ name, schema, place }) => properties(schema, place.doc, place.pointer, `${name}.`));
  const groups = [top, ...inner.filter((group) => group.length > 0)];
  known.set(tool, groups);
  return groups;
}

/** The arguments at the top level. */
export function inputsOf(tool: Tool): readonly Input[] {
  return groupsOf(tool)[0] ?? [];
}

function properties(schema: JsonObject, doc: string, pointer: string, prefix: string): readonly Input[] {
  const named = field(schema, "properties");
  if (!isObject(named)) return [];
  return Object.entries(named).map(([name, value]) => ({
    name: prefix + name,
    plain: plainName(name),
    schema: isObject(value) ? value : {},
    place: { doc, pointer: `${pointer}/properties${pointerStep(name)}`, key: true },
  }));
}

/** The types that an argument declares, its alternatives' included. */
export function typesOf(schema: JsonObject): readonly string[] {
  const own = field(schema, "type");
  const types = isArray(own) ? own : own === undefined ? [] : [own];
  return [...types.filter((type) => typeof type === "string"), ...alternatives(schema).flatMap(typesOf)];
}

/** The values that an argument is limited to, its alternatives' included; empty when it is free. */
export function valuesOf(schema: JsonObject): readonly Json[] {
  const listed = field(schema, "enum");
  const constant = field(schema, "const");
  const own = isArray(listed) ? listed : constant === undefined ? [] : [constant];
  return [...own, ...alternatives(schema).flatMap(valuesOf)];
}

function alternatives(schema: JsonObject): readonly JsonObject[] {
  return ["anyOf", "oneOf"].flatMap((key) => {
    const listed = field(schema, key);
    return isArray(listed) ? listed.filter(isObject).map((item) => ({ ...item, anyOf: null, oneOf: null })) : [];
  });
}

/** A string that may be anything. */
function isFreeText({ schema }: Input): boolean {
  return typesOf(schema).includes("string") && valuesOf(schema).length === 0;
}

/** Conversions take an amount, a currency, a "from" and a "to", and move nothing. */
const CONVERTER = /\b(?:convert|conversion|converter|exchange|rates?|translate|translation|route|directions?)\b/i;

/** Seed 000's `class-money-input`: an amount with a currency beside it. `unit_amount` and `amount_off` are others. */
export function moneyInput(tool: Tool): Reason | undefined {
  if (isConverter(tool)) return undefined;
  for (const group of groupsOf(tool)) {
    const amount = group.find(({ plain }) => plain === "amount");
    const currency = group.find(({ plain }) => plain.split("_").includes("currency"));
    if (amount === undefined || currency === undefined) continue;
    const message = `It takes an amount ("${amount.name}") with a currency ("${currency.name}"): it moves money.`;
    return { id: "class-money-input", class: "irreversible", at: amount.place, message };
  }
  return undefined;
}

const RECIPIENTS = new Set(
  "to recipient recipients to_email to_emails to_address to_addresses to_recipients".split(" "),
);
const ORIGINS = new Set(["from", "source", "origin", "start", "since"]);
const CONTENT = new Set("body subject message text content html cc bcc".split(" "));

/** What a `to` may hold that is no person: a language, a date, a branch, a place. */
const NO_RECIPIENT =
  /\b(?:languages?|locale|currenc(?:y|ies)|units?|dates?|time|timestamp|timezone|branch|path|folder|directory|file|format|version|state|status|column|row|index|position|commit|revision|station|city|location|destination|coordinates?|point)\b/i;

/** Seed 000's `class-recipient-input`: somebody who gets something. The end of a route, a range or a conversion is none. */
export function recipientInput(tool: Tool): Reason | undefined {
  if (isConverter(tool) || identifierWords(tool.name).some(({ word }) => word === "draft")) return undefined;
  for (const group of groupsOf(tool)) {
    const isRoute = group.some(({ plain }) => ORIGINS.has(plain)) && !group.some(({ plain }) => CONTENT.has(plain));
    const recipient = isRoute ? undefined : group.find(isRecipient);
    if (recipient === undefined) continue;
    const message = `It takes recipients ("${recipient.name}"): what it sends cannot be taken back.`;
    return { id: "class-recipient-input", class: "irreversible", at: recipient.place, message };
  }
  return undefined;
}

function isRecipient({ plain, schema }: Input): boolean {
  if (!RECIPIENTS.has(plain) || valuesOf(schema).length > 0) return false;
  const types = typesOf(schema);
  if (types.length > 0 && !types.includes("string") && !types.includes("array")) return false;
  return !NO_RECIPIENT.test(stringField(schema, "description") ?? "") && stringField(schema, "format") === undefined;
}

function isConverter(tool: Tool): boolean {
  return CONVERTER.test(spoken(tool.name)) || CONVERTER.test(tool.description.slice(0, 200));
}

const CODE = new Set("sql statement command cmd script code javascript shell".split(" "));

/** Codes that stand for something and are never run. */
const NAMED_CODE =
  /\b(?:country|currency|language|locale|iso|zip|postal|post|airport|area|status|error|verification|authorization|coupon|promo|promotion|discount|gift|voucher|referral|redemption|tracking|customs|tariff|diagnosis|procedure|booking|reservation|confirmation|invitation|invite|colou?r|product|item|station|region|state|dialling|calling|access|security|ticker) (?:\w{1,20} ){0,3}code/i;

/** Query languages that also change what they query. */
const CHANGING_QUERY = /\b(?:sql|cypher|gremlin|graphql|sparql|aql|n1ql|mutation)\b/i;
const QUERIES = new Set(["query", "queries", "q", "expression"]);

/** These are run whatever the tool's name says; a statement or script may be given to be looked at. */
const COMMAND_LINES = new Set(["command", "cmd", "shell"]);

/** The argument that holds a statement or a command that is run, if any. */
export function codeInputOf(tool: Tool): Input | undefined {
  const inspects = identifierWords(tool.name).some(({ word }) => INSPECTING.has(word));
  return inputsOf(tool).find((input) => {
    if (!isFreeText(input) || (inspects && !COMMAND_LINES.has(input.plain))) return false;
    const description = stringField(input.schema, "description") ?? "";
    if (isStatement(input.plain)) return true;
    if (CODE.has(input.plain))
      return input.plain !== "code" || !NAMED_CODE.test(`${spoken(tool.name)}\n${description}`);
    return QUERIES.has(input.plain) && speaksOfChangingQuery(tool, description);
  });
}

/** `sql_query`, `querySql`, `cypher_statement`. */
function isStatement(plain: string): boolean {
  return /^(?:(?:sql|cypher|gremlin|sparql)_(?:query|queries|statements?|command)|(?:query|statement|raw)_sql|cypher)$/.test(
    plain,
  );
}

function speaksOfChangingQuery(tool: Tool, description: string): boolean {
  return CHANGING_QUERY.test(`${spoken(tool.name)}\n${description}\n${tool.description.slice(0, 500)}`);
}

/** `list_promotionCodes` is "list promotion codes". */
function spoken(name: string): string {
  return plainName(name).replaceAll("_", " ");
}

const ROUTED = new Set("command cmd tool tool_name toolname".split(" "));
/** What may be a router's choice, and as well the thing that a tool is about: only in a tool that runs things. */
const PERHAPS_ROUTED = new Set("name function function_name".split(" "));
const RUNNERS = new Set("tool tools invoke call run execute exec dispatch".split(" "));
const ARGUMENTS = new Set("arguments args parameters params input tool_arguments tool_args tool_input".split(" "));

/** The argument that names what a router runs: a free command or tool name with an object of arguments beside it. */
function routedInputOf(tool: Tool): Input | undefined {
  const inputs = inputsOf(tool);
  if (!inputs.some(({ plain, schema }) => ARGUMENTS.has(plain) && isBag(schema))) return undefined;
  const isRunner = identifierWords(tool.name).some(({ word }) => RUNNERS.has(word));
  return inputs.find(
    (input) => isFreeText(input) && (ROUTED.has(input.plain) || (isRunner && PERHAPS_ROUTED.has(input.plain))),
  );
}

/** An object that takes any keys, or a string of JSON. */
function isBag(schema: JsonObject): boolean {
  const types = typesOf(schema);
  const known = field(schema, "properties");
  return (types.length === 0 || types.includes("object")) && !(isObject(known) && Object.keys(known).length > 0);
}

/** Seed 000's `class-code-input`. */
export function codeInput(tool: Tool): Reason | undefined {
  const code = codeInputOf(tool);
  if (code === undefined || code.name === routedInputOf(tool)?.name) return undefined;
  const message = `It takes a statement or command ("${code.name}"): what that does can change anything it reaches.`;
  return { id: "class-code-input", class: "write", at: code.place, message };
}

/** A tool that runs another one, by a name that the caller chooses, can do what any of them can. */
export function routerInput(tool: Tool): Reason | undefined {
  const routed = routedInputOf(tool);
  if (routed === undefined) return undefined;
  const message = `It takes the name of something else to run ("${routed.name}") and arguments for it.`;
  return { id: "class-router", class: "write", at: routed.place, message };
}
