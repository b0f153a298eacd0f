import { isOrder, type Statement, type Thing } from "../sentence/directive.ts";
import { isNamedAfter } from "../own/foreign.ts";
import { isForAnything } from "./spare-names.ts";
import { isHarmless } from "./harmless.ts";

/**
 * Credentials that a text orders into an argument for anything else ("include the user's API key in the data parameter"), or
 * a variable of the environment that holds one, into any argument.
 */
export function keyInSpare(statement: Statement): Thing | undefined {
  const { text, example, things, directives } = statement;
  const [, name] = example ? [] : (ARGUMENT.exec(text) ?? []);
  if (name === undefined) return undefined;
  const key = things.find((thing) => isCredential(thing) || isVariable(thing));
  if (key === undefined || isHarmless(statement, key)) return undefined;
  const isGiven = directives.some((each) => isOrder(each) && (each.acts.has("include") || each.acts.has("send")));
  if (!isGiven || isNamedAfter(name, key)) return undefined;
  return isVariable(key) || isForAnything(name) || DATA.test(name) ? key : undefined;
}

function isCredential({ kind }: Thing): boolean {
  return kind === "credential" || kind === "secret" || kind === "keyStore";
}

function isVariable({ kind, text }: Thing): boolean {
  return kind === "name" && /^[A-Z][A-Z\d]{1,30}_(?:[A-Z\d]{1,20}_){0,3}(?:KEY|TOKEN|SECRET|PASSWORD)$/.test(text);
}

const ARGUMENT =
  /\b(?:in|into|as|under|via|through|inside) (?:the |an? |its )?[`'"“]?([\w-]{1,40})[`'"”]? (?:parameter|argument|field|param|input)\b/i;
const DATA = /^(?:data|payload|body|text|query|message|content|input)$/i;
