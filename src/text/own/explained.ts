import type { Range } from "../../model/document.ts";
import { identifierWords } from "../identifier.ts";
import { before, behind } from "../sentence/around.ts";
import type { Statement, Thing } from "../sentence/directive.ts";
import { isNamedAfter } from "./foreign.ts";

/** `"draft" (save quietly to Drafts)`: in brackets behind a value in quotes. */
const OF_VALUE = /["'`”] \([^()"'`]{0,60}$/;
const PRESSED = /\b(?:always|each|every|must|never|whatever)\b/i;
/** `clear_alarms: `, `* force (bool): `, `force - `, at the start of a line or of the sentence. */
const OF_ARGUMENT =
  /(?:^|[\n*•-] ?)\s{0,8}[`*]{0,2}([a-z][\w-]{2,40})[`*]{0,2}(?: \([^)\n]{0,80}\))?(?::| [-–—])\s{1,4}$/;

/**
 * Whether a stretch of a sentence only says what a value or an argument means: in brackets behind a value, or behind the
 * name of an argument that says the same ("force: Force the write even if …").
 */
export function isMeaning({ start, end }: Range, statement: Statement): boolean {
  const lead = before(statement, start, 120);
  const [value] = OF_VALUE.exec(lead) ?? [];
  const [rest = ""] = behind(statement, start, 200).split(")");
  if (value !== undefined && !PRESSED.test(`${value}${rest}`)) return true;
  const [, name] = OF_ARGUMENT.exec(lead) ?? [];
  if (name === undefined) return false;
  const said = statement.text.slice(start - statement.start, end - statement.start + 40).toLowerCase();
  return identifierWords(name).some(({ word }) => word.length > 3 && said.includes(stem(word)));
}

/** Whether a sentence says what it means to set an argument: "If true, report all files", "If set to `last`, …". */
export function isOfSetting({ text }: Statement): boolean {
  return SET.test(text);
}

const SET =
  /^(?:[\s*•-]{0,8}[`*]{0,2}[a-z][\w-]{1,40}[`*]{0,2}(?: \([^)\n]{0,60}\))?: )?[`'"*]{0,2}(?:(?:true|false) (?:if|when)\b|(?:if|when) (?:(?:set to )?[`'"]?(?:true|false|set|on|yes)(?: \((?:the )?default\))?|set to [`'"]?[\w-]{1,40})[`'"]?,|(?:set (?:it |this )?(?:to )?[`'"]?(?:true|false|on)[`'"]?|use this) (?:when|if)\b)/i;

/** Whether a thing says in brackets what one of several values means, or an argument that is called so: "`custom` (your own rules)". */
export function isExplained({ text, start }: Statement, source: Thing): boolean {
  const lead = text.slice(0, Math.max(0, source.start - start));
  const [, name = ""] = EXPLAINS.exec(lead) ?? [];
  if (name === "" || source.kind === "secretPath") return false;
  return isNamedAfter(name, source) || (text.match(VALUE)?.length ?? 0) > 2;
}

const EXPLAINS = /[`'"]([\w-]{2,40})[`'"]{1,2} \([^()"'`]{0,60}$/;
const VALUE = /[`'"][\w-]{2,40}[`'"]{1,2} \(/g;

/** "Name it here — without a filter, the exchange picks one regardless of what the user asked": what happens else, and no order. */
export function isWarnedOf({ start }: Range, { text, start: from, directives }: Statement): boolean {
  const found = ELSE.exec(text.slice(Math.max(0, start - from - 160), start - from));
  if (found === null) return false;
  const at = Math.max(from, start - 160) + found.index;
  return !directives.some((each) => each.voice === "order" && at < each.start && each.start < start);
}

const ELSE =
  /(?:^|[—–;:,.(-] ?)(?:without (?:an?|the|it|this|that|one)\b|otherwise|or else|(?:if|when) (?:omitted|unset|empty|missing|left out|not (?:set|given|passed|provided)))[^.;]{0,140}$/i;

function stem(word: string): string {
  return word.replace(/(?:ing|ed|es|s|e)$/, "");
}
