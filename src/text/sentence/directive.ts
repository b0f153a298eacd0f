import type { Range } from "../../model/document.ts";
import { quotes } from "./quotes.ts";
import { sentences } from "./sentences.ts";
import type { Directive, Statement } from "./statement.ts";
import { stretches } from "./stretches.ts";
import type { Thing, ThingKind } from "./things.ts";
import { Understood } from "./understood.ts";

export type { Directive, Statement } from "./statement.ts";
export type { Thing, ThingKind } from "./things.ts";
export type { Act } from "./vocabulary/vocabulary.ts";

/** What every sentence has: a space, or a character of a script that writes none. */
export const SENTENCE_SIGN = /[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * The sentences of a text, understood as far as they are asked, and behind them the main clauses of those that begin with
 * an occasion: "When the input is long, send …" orders it all the same. Linear in its length.
 */
export function statements(value: string): readonly Statement[] {
  if (!SENTENCE_SIGN.test(value)) return [];
  const quoted = quotes(value);
  let next = 0;
  let lead: Statement | undefined;
  const bounded = sentences(value).flatMap((sentence) => stretches(value, sentence));
  const main: Statement[] = [];
  const whole = bounded.map((sentence) => {
    while (next < quoted.length && (quoted[next]?.end ?? 0) <= sentence.start) next += 1;
    const inside: Range[] = [];
    for (let at = next; at < quoted.length && (quoted[at]?.start ?? 0) < sentence.end; at += 1) {
      const quote = quoted[at];
      if (quote !== undefined) inside.push(quote);
    }
    const statement = new Understood(value, sentence, inside, sentence.item === true ? lead : undefined);
    if (sentence.item !== true) lead = /:\W{0,4}$/.test(statement.text) ? statement : undefined;
    const clause = statement.example ? undefined : mainClause(value, sentence);
    if (clause !== undefined) {
      const within = inside.filter((quote) => quote.start >= clause.start && quote.end <= clause.end);
      main.push(new Understood(value, { ...sentence, ...clause }, within, lead));
    }
    return statement;
  });
  return [...whole, ...main];
}

/** A sentence without the occasion that it begins with and the remark that it ends with; none where it has neither. */
function mainClause(value: string, { start, end }: Range): Range | undefined {
  const occasion = OCCASION.exec(value.slice(start, Math.min(end, start + REACH)))?.[0] ?? "";
  const remark = REMARK.exec(value.slice(Math.max(start, end - REACH), end))?.[0] ?? "";
  const front = LEAVE.test(occasion) ? 0 : occasion.length;
  const tail = LEAVE.test(remark) || WISH.test(remark) ? 0 : remark.length;
  if (front + tail === 0) return undefined;
  return start + front < end - tail ? { start: start + front, end: end - tail } : undefined;
}

/** Longer than the occasion and the remark of any sentence that is read at one go. */
const REACH = 160;
const OCCASION =
  /^(?:as|as soon as|each time|every time|for|if|in|once|upon|when|whenever|while)\s[^,;:.]{3,120}, (?=[a-z])(?![\w-]{1,30}:)/i;
const REMARK =
  /(?: \((?:optional|recommended|if (?:any|needed)|see [^()]{1,40})\)|, (?:never|but|where|which|if|when|unless|for|without|before|after|in|as|except|e\.g\.?|returning|only)\s[^,;:.()]{1,80}| (?:only where|if available|unless it|for testing)[^,;:.()]{0,60})[.!]?\s?$/i;
/** What takes an order back: a person's leave or wish, what was given, what failed. */
const LEAVE =
  /\b(?:agree|approv|confirm|consent|permi|accept|opt(?:s|ed)?\b|forbid|allow|fail|error|expir|invalid|because|40[13]|given|provided|specified|omitted)|\b(?:asks?|wants?|requests?|wish(?:es)?|prefers?) (?:for )?(?:it|this|that|so|one|to)\b|\b(?:is|are|if|when) (?:set|true|false|missing)\b|\b(?:cannot|un(?:available|reachable)|not (?:found|available|reachable)|no [\w-]{1,20} (?:is|are|was|were))\b/i;
/** Behind the order any wish and any example do. */
const WISH = /\b(?:ask|users?|owner|wants?|request|example|e\.g)/i;

/** Whether any of the things is of one of the kinds. */
export function speaksOf(things: readonly Thing[], ...kinds: readonly ThingKind[]): boolean {
  for (const { kind } of things) if (kinds.includes(kind)) return true;
  return false;
}

/** An order to do something: neither forbidden, permitted, nor quoted as an example. */
export function isOrder({ voice, negated, example }: Directive): boolean {
  return voice === "order" && !negated && !example;
}

/** An order to put something in, or to send it. */
export function isGiving(directive: Directive): boolean {
  return isOrder(directive) && (directive.acts.has("include") || directive.acts.has("send"));
}
