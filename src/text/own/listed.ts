import type { Range } from "../../model/document.ts";
import type { Statement } from "../sentence/directive.ts";
import { quotes } from "../sentence/quotes.ts";

/** "text/html/links/storage": values to choose from. */
const VALUES = /[a-z][\w-]{1,20}(?:\/[a-z][\w-]{1,20}){3,12}/gi;
/** "session_id, url, page_title, storage" at the end of a line: names of what a result has. */
const NAMES = /(?<=: ?|：)[a-z]\w{1,30}(?:, [a-z]\w{1,30}){3,20}$/;
const SUCH_AS = /\b(?:e\.g\.?|for example|such as),? $/i;

/** Whether a thing is one of the values of an argument or of the names in a result, which a text lists and says nothing of. */
export function isListedName(thing: Range, { text, start: from }: Statement): boolean {
  const holds = ({ 0: list, index }: RegExpMatchArray): boolean =>
    (index ?? 0) <= thing.start - from && thing.end - from <= (index ?? 0) + list.length;
  if ([...text.matchAll(VALUES)].some(holds)) return true;
  const names = NAMES.exec(text);
  return names !== null && holds(names) && (names[0].match(/[a-z]_[a-z]/g)?.length ?? 0) > 1;
}

/** Whether a thing stands in one of three or more short quotes that a text gives as examples: "e.g. 'forms', 'the login', …". */
export function isListedSample(thing: Range, { text, start: from }: Statement): boolean {
  const all = quotes(text);
  const index = all.findIndex(({ start, end }) => start <= thing.start - from && thing.end - from <= end);
  let first = index;
  while (first > 0 && /^, (?:or )?$/.test(text.slice(all[first - 1]?.end, all[first]?.start))) first -= 1;
  const [begin, found] = [all[first], all[index]];
  if (begin === undefined || found === undefined || index - first < 2) return false;
  return found.end - found.start < 40 && SUCH_AS.test(text.slice(Math.max(0, begin.start - 20), begin.start));
}
