import type { Range } from "../../model/document.ts";
import { statements, type Statement } from "./directive.ts";

/**
 * The sentences of a text, and behind them the main clauses of those that begin with an occasion or end with a remark:
 * "When the input is long, send …", "send … (optional)" order it all the same. Linear in the length of the text.
 */
export function withMainClauses(value: string): readonly Statement[] {
  const whole = statements(value);
  const clauses = whole.flatMap((statement) => {
    const clause = statement.example ? undefined : mainClause(value, statement);
    return clause === undefined ? [] : [statement.part(clause)];
  });
  return [...whole, ...clauses];
}

/** A sentence without the occasion that it begins with and the remark that it ends with; none where it has neither. */
function mainClause(value: string, { start, end }: Range): Range | undefined {
  const occasion = OCCASION.exec(value.slice(start, Math.min(end, start + REACH)))?.[0] ?? "";
  const remark = REMARK.exec(value.slice(Math.max(start, end - REACH), end))?.[0] ?? "";
  const front = LEAVE.test(occasion) ? 0 : occasion.length;
  const tail = LEAVE.test(remark) || WISH.test(remark) ? 0 : remark.length;
  const isShorter = front + tail > 0 && start + front < end - tail;
  return isShorter ? { start: start + front, end: end - tail } : undefined;
}

/** Longer than the occasion and the remark of any sentence that is read at one go. */
const REACH = 160;

const OCCASION =
  /^(?:as|as soon as|each time|every time|for|if|in|once|upon|when|whenever|while)\s[^,;:.]{3,120}, (?=[a-z])(?![\w-]{1,30}:)/i;

const REMARK =
  /(?: \((?:optional|recommended|if (?:any|needed)|see [^()]{1,40})\)|, (?:after|before|but|except|if|never|only|returning|unless|when|where|which|without)\s[^,;:.()]{1,80}| (?:if available|only where|unless it|for testing)[^,;:.()]{0,60})[.!]?\s?$/i;

/** What takes an order back: a person's leave or wish, what was given, what failed. */
const LEAVE =
  /\b(?:agree|approv|confirm|consent|permi|accept|opt(?:s|ed)?\b|forbid|allow|fail|error|expir|invalid|because|40[13]|given|provided|specified|omitted)|\b(?:asks?|wants?|requests?|wish(?:es)?|prefers?) (?:for )?(?:it|this|that|so|one|to)\b|\b(?:is|are|if|when) (?:set|true|false|missing)\b|\b(?:cannot|un(?:available|reachable)|not (?:found|available|reachable)|no [\w-]{1,20} (?:is|are|was|were))\b/i;

/** Behind the order any wish and any example do. */
const WISH = /\b(?:ask|users?|owner|wants?|request|example|e\.g)/i;
