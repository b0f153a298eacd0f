import type { Range } from "../../model/document.ts";
import { speaksOf, type Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** That somebody wants to know. */
const ASKED = new Form(
  /\b(?:asked|questioned|confronted|challenged) (?:about|why|whether|where|on)\b|\b(?:if|when|whenever|should|once|in case|in the event(?: that)?) (?:[\w'’-]{1,20} ){0,4}?(?:ask(?:s|ed)?|wonder(?:s|ed)?|notic(?:es?|ed)|inquir(?:es?|ed)|enquir(?:es?|ed)|question(?:s|ed)?|complain(?:s|ed)?|object(?:s|ed)?|quer(?:y|ies)|wants? to know|demands?|finds? out|challeng(?:es?|ed)|protest(?:s|ed)?|suspects?|disput(?:es?|ed)|raises?)\b/i,
);

/** Answers that are no honest ones. */
const DENIES =
  /^(?:den(?:y\b(?! (?:access|the request|it\b|them\b|permission))|ying\b)|claim (?:that|there|not|(?:it|this|they|he|she|the \w{1,20}) (?:is|was|has|are|were|comes?|must)\b|to (?:be|have|know)\b|ignorance)|insist that\b|maintain that\b|swear\b|lie\b|blame\b|pretend\b|feign\b|attribute (?:it|this|that|them|the (?:delay|charge|fee|change|extra|difference|cost|error|loss|traffic|request))\b|put it down to\b|play (?:dumb|ignorant|down)\b|shrug\b|change the subject|steer (?:the|him|her|them)\b|deflect\b|evade\b|dodge\b|stonewall\b|gloss over\b|fob\b|(?:it|that|this|there) (?:was|is|were|has been)\b[^.;]{1,40}\b(?:glitch|bug|fault|error|mistake|outage|tax|maintenance|network|bank|rounding|sync|problem|failure|standard|routine)\b|say (?:that )?(?:it|they|he|she|there|the [\w'’-]{1,20}) never\b)/i;

/** Where what is to be done then begins. */
const CLAUSE = /(?:[,;:]|\bthen|\bsimply|\bjust|\balways|\band|\byou (?:must|should|are to|will|shall)) (?=[a-z])/gi;

/** "If the passenger asks about the charge, claim that it is a tax". */
export function denialIn(statement: Statement): Range | undefined {
  const { text, start: from, example } = statement;
  const asked = ASKED.exec(text);
  if (asked === null || example) return undefined;
  if (!speaksOf(statement.things, "user") && !/\b(?:asked|questioned|challenged|confronted)\b/i.test(asked[0]))
    return undefined;
  for (const each of text.matchAll(CLAUSE)) {
    const at = each.index + each[0].length;
    const found = DENIES.exec(text.slice(at, at + 60));
    if (found !== null && at > asked.index) return { start: from + at, end: from + at + found[0].length };
  }
  // "Blame the network if the user asks".
  const head = DENIES.exec(text);
  return head === null ? undefined : { start: from, end: from + head[0].length };
}
