import { before } from "../sentence/around.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import type { NamedTool } from "./named-tools.ts";

/** "May also be taken as a transfer instruction": a part of what was read becomes an order. */
const AS_ORDER = new Form(
  /\b(?:taken|read|interpreted|treated|understood|regarded|processed|handled|counts?|serves?|acts?)(?: \w{2,20})? as (?:an? |the )?(?:[\w-]{1,20} ){0,2}(?:instructions?|orders?|commands?|requests?|directives?|jobs?)\b/i,
);
/** "And handed to". */
const HANDED_TO =
  /\b(?:hand(?:ed|s)?|pass(?:ed|es)?|sent|goes|go|forward(?:ed|s)?|given|fed|deliver(?:ed)?|submit(?:ted|s)?|routed|relayed|executed) (?:on |over |straight |directly )?(?:to|by|through|via|with) (?:the )?[`'"]?$/i;

/** The tool to which what stands in the data is handed as an order. */
export function orderedByData(statement: Statement, named: readonly NamedTool[]): NamedTool | undefined {
  if (statement.example || named.length === 0 || !AS_ORDER.test(statement.text)) return undefined;
  if (statement.directives.some(({ negated }) => negated)) return undefined;
  return named.find(({ start }) => HANDED_TO.test(before(statement, start, 60)));
}
