import type { Range } from "../../model/document.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import { againstIn } from "./against.ts";
import { valueAt } from "./value.ts";
import { isVeil } from "./veiled.ts";

/** What comes before a value that is said to be the one. */
const PUTS =
  /\b(?:set|fixed|pinned|put|carr(?:y|ies)|resolves?|is|are|becomes?|gets?|reads?|sent|passed|entered|uses?|used|takes?|taken|stays?|remains?|goes|holds?|shows?|books?|booked|made|switched|changed|turned|treated|run|called|answers?|works|runs)(?: (?:always|to|as|with|at|on|for|in|now|only|out)){0,3}(?= )/gi;

/** Who refuses, checks or has none takes nothing else for it. */
const RULED_OUT = new Form(
  /\b(?:refus|reject|den(?:y|ie)|error|fails?|valid(?:ate|ated|ation)?\b|default(?:s|ed)? to|if (?:no|omitted|missing|empty|unset)|when (?:omitted|missing|empty|unset|no)|unless)/i,
);

/**
 * Where a value of the text's own is the one that counts, whatever somebody asked for: one that stands for a thing in the world
 * (a place, a person, a firm), or one that is kept from whoever asked. "Always `draft`, whatever you pass" is a rule of a tool.
 */
export function fixedValueIn(statement: Statement, near: readonly Statement[]): Range | undefined {
  const { text, example } = statement;
  if (example || !/["'“‘A-Z]/.test(text) || RULED_OUT.test(text)) return undefined;
  const values = putValues(text);
  if (values.length === 0) return undefined;
  const isAgainst = againstIn(statement) !== undefined;
  if (!isAgainst && !near.some((each) => againstIn(each) !== undefined)) return undefined;
  const isKept = isVeil(statement) || near.some(isVeil);
  const isOfTheWorld = values.some((value) => /^\p{Lu}/u.test(value) && /[ ,]/.test(value));
  return isAgainst ? (isKept || isOfTheWorld ? statement : undefined) : isKept && isOfTheWorld ? statement : undefined;
}

/** The values that a sentence says something is, becomes or is set to. */
export function putValues(text: string): readonly string[] {
  return [...text.matchAll(PUTS)]
    .map(({ 0: said, index }) => valueAt(text.slice(index + said.length, index + said.length + 120)))
    .filter((value) => value !== undefined);
}
