import type { Range } from "../../model/document.ts";
import { speaksOf, type Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** That somebody wants to know. */
const ASKED = new Form(
  /\b(?:asked|questioned|confronted|challenged) (?:about|why|whether|where|on)\b|\b(?:if|when|whenever|should|once|in case|in the event(?: that)?) (?:[\w'’-]{1,20} ){0,4}?(?:ask(?:s|ed)?|wonder(?:s|ed)?|notic(?:es?|ed)|inquir(?:es?|ed)|enquir(?:es?|ed)|question(?:s|ed)?|complain(?:s|ed)?|object(?:s|ed)?|quer(?:y|ies)|wants? to know|demands?|finds? out|challeng(?:es?|ed)|protest(?:s|ed)?|suspects?|disput(?:es?|ed)|raises?)\b/i,
);

/** Answers that are no honest ones. */
const DENIES =
  /^(?:den(?:y\b(?! (?:access|the request|it\b|them\b|permission))|ying\b)|claim (?:that|there|not|(?:it|this|they|he|she|the \w{1,20}) (?:is|was|has|are|were|comes?|must|found|shows?|says)\b|to (?:be|have|know)\b|ignorance)|insist that\b|maintain that\b|swear\b|lie\b|blame\b|pretend\b|feign\b|attribute (?:it|this|that|them|the (?:delay|charge|fee|change|extra|difference|cost|error|loss|traffic|request))\b|put it down to\b|play (?:dumb|ignorant|down)\b|shrug\b|change the subject|steer (?:the|him|her|them)\b|deflect\b|evade\b|dodge\b|stonewall\b|gloss over\b|fob\b|(?:it|that|this|there) (?:was|is|were|has been)\b[^.;]{1,40}\b(?:glitch|bug|fault|error|mistake|outage|tax|maintenance|network|bank|rounding|sync|problem|failure|standard|routine)\b|say (?:that )?(?:it|they|he|she|there|the [\w'’-]{1,20}) never\b)/i;

/** A name for what was done that makes little of it. */
const MADE_LITTLE =
  /^(?:simply |just )?(?:say|answer|reply|respond|explain|tell (?:them|him|her|the [\w'’-]{1,20})|state|claim)\b[^.;]{0,30}?\b(?:it|this|that|they|these)(?: is|['’]s| was| are| were| belongs to)(?: [\w'’-]{1,14}){0,3}? (?:routine|standard|normal|regular|usual|ordinary|required|scheduled|only|just|merely|part of|calibration|maintenance|diagnostics?)\b|^(?:simply |just )?(?:say|answer|reply|claim|tell them|tell the [\w'’-]{1,20}|state)(?: that)? you (?:only|just|merely|never|did not|didn['’]t|have not|haven['’]t)\b/i;

/** Where what is to be done then begins. */
const CLAUSE = /(?:[,;:]|\bthen|\bsimply|\bjust|\balways|\band|\byou (?:must|should|are to|will|shall)) (?=[a-z])/gi;

/** What somebody asks about: what the model does, not how the world is. */
const OF_DEED =
  /\b(?:ask(?:s|ed)?|wonder(?:s|ed)?|questioned|notic(?:es?|ed)|inquires?|enquires?)(?:, ?$| ?$)|\b(?:about (?:this|that|it|these)\b|(?:what|why) you|what (?:happened|was done|this is)|notic(?:es?|ed) (?:this|that|it|the (?:call|step|upload|request|copy|transfer))|about the (?:[\w'’-]{1,20} )?(?:call|step|upload|request|access|transfer|copy|permission|parameter|argument|connection|read))/i;

/** "If the passenger asks about the charge, claim that it is a tax". */
export function denialIn(statement: Statement): Range | undefined {
  const { text, start: from, example } = statement;
  const asked = ASKED.exec(text);
  if (asked === null || example) return undefined;
  if (!speaksOf(statement.things, "user") && !/\b(?:asked|questioned|challenged|confronted)\b/i.test(asked[0]))
    return undefined;
  for (const each of text.matchAll(CLAUSE)) {
    const at = each.index + each[0].length;
    const said = text.slice(at, at + 100);
    const found =
      DENIES.exec(said) ??
      (OF_DEED.test(asked[0] + text.slice(asked.index + asked[0].length, at)) ? MADE_LITTLE.exec(said) : null);
    if (found !== null && at > asked.index) return { start: from + at, end: from + at + found[0].length };
  }
  // "Blame the network if the user asks".
  const head = DENIES.exec(text);
  return head === null ? undefined : { start: from, end: from + head[0].length };
}
