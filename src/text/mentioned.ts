import type { Range } from "../model/document.ts";
import type { Statement } from "./directive.ts";
import { quotes } from "./quotes.ts";

/** Who is quoted: "if the user says …", "requests such as …", "prompts are sentences (…)". */
const SPEAKER =
  /\b(?:users?|person|people|somebody|someone|they|he|she) (?:says?|said|writes?|types?|asks?) (?:for )?$|\b(?:requests?|sentences?|commands?|descriptions?|phrases?|instructions|orders) [\w ]{0,40}(?:\(|such as |like )$/i;

/** Whether a stretch of a sentence stands in a quote of what somebody may say or write, and is not said by the text. */
export function isMentioned({ start }: Range, statement: Statement): boolean {
  const { text, start: from } = statement;
  const all = quotes(text);
  let index = all.findIndex((each) => each.start <= start - from && start - from < each.end);
  // The first of a list of quotes.
  while (index > 0 && /^(?:, (?:or |and )?| or | and )$/.test(text.slice(all[index - 1]?.end, all[index]?.start)))
    index -= 1;
  const first = all[index];
  return first !== undefined && SPEAKER.test(text.slice(Math.max(0, first.start - 80), first.start));
}
