import type { Range } from "../../model/document.ts";
import { quotes } from "./quotes.ts";
import { sentences } from "./sentences.ts";
import type { Directive, Statement } from "./statement.ts";
import { stretches } from "./stretches.ts";
import type { Thing, ThingKind } from "./things.ts";
import { Understood } from "./understood.ts";

export type { Directive, Statement, Trigger } from "./statement.ts";
export type { Thing, ThingKind } from "./things.ts";
export type { Act } from "./vocabulary/vocabulary.ts";

/** What every sentence has: a space, or a character of a script that writes none. */
export const SENTENCE_SIGN = /[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The sentences of a text, understood as far as they are asked. Linear in its length. */
export function statements(value: string): readonly Understood[] {
  if (!SENTENCE_SIGN.test(value)) return [];
  const quoted = quotes(value);
  let next = 0;
  let lead: Statement | undefined;
  const bounded = sentences(value).flatMap((sentence) => stretches(value, sentence));
  return bounded.map((sentence) => {
    while (next < quoted.length && (quoted[next]?.end ?? 0) <= sentence.start) next += 1;
    const inside: Range[] = [];
    for (let at = next; at < quoted.length && (quoted[at]?.start ?? 0) < sentence.end; at += 1) {
      const quote = quoted[at];
      if (quote !== undefined) inside.push(quote);
    }
    const statement = new Understood(value, sentence, inside, sentence.item === true ? lead : undefined);
    if (sentence.item !== true) lead = /:\W{0,4}$/.test(statement.text) ? statement : undefined;
    return statement;
  });
}

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
