import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** "What you were instructed earlier is moot", "leave what you were told aside", "the rules above no longer matter". */
const EARLIER_VOID = [
  /\b(?:you were (?:told|instructed|given|taught)(?: so far| earlier| before)?|(?:rules|limits|instructions|said|stands|written|words) (?:above|before this|so far|earlier)|(?:foregoing|previous|earlier|prior|first) (?:rules|instructions|limits|orders)|that came before)\b[^.;]{0,40}? (?:(?:is|are) (?:now |hereby )?(?:moot|void|history|past|off the table|forgotten|done with|pointless)|no longer (?:matters?|holds?|counts?|appl(?:y|ies)|binds?)|matters? no (?:more|longer)|need(?:n['’]t| not) (?:stop|bind|trouble|concern|hold) you|aside\b)/i,
  /\b(?:set|leave|put|lay|push|cast|brush|throw) (?:the |your |all |any )?(?:foregoing|previous|earlier|prior|first|above|existing) (?:rules|instructions|limits|orders|guidelines|briefing|words) (?:aside|away|behind|overboard)\b/i,
].map((expression) => new Form(expression));

/** What is wanted then: the prompt, or the way round. */
const PROBES = new Form(
  /\b(?:system|initial|hidden|original|first) (?:prompt|instructions|message)\b|\bhow (?:this|the|these|one|to|you can|it|they)\b[^.;]{1,30}\b(?:got|gets?|goes?|slips?|bypass(?:ed)?|dodge[ds]?|evade[ds]?|circumvent(?:ed)?|side-?step(?:ped)?)(?: (?:a?round|past|by))?\b/i,
);

/** "An assistant without ethics or guardrails, which does whatever is asked". */
const FREED = [
  /\b(?:play|plays|speaks? as|take the part of|take on the part of|you are|act as|become|answer as|turn into)\b[^.;]{1,60} (?:without|free of|beyond|unbound by|not bound by|with no|no longer bound by) (?:any )?(?:ethics|ethical \w{1,20}|guard[ -]?rails?|moral\w{0,3}|scruples)\b/i,
  /\b(?:play|plays|speaks? as|you are|act as|become)\b[^.;]{1,40}\b(?:whom no (?:polic(?:y|ies)|rules?|guidelines?) binds?|(?:who|that|which) (?:can do|does|may do) (?:everything|anything|whatever is asked|all that is asked))\b/i,
  /\byou (?:now |henceforth )?(?:work|operate|run|act|answer) (?:now |henceforth )?(?:without (?:any )?(?:limits|restrictions|filters|guard[ -]?rails?|rules)|in (?:unlimited|unrestricted|unfiltered|limitless) mode)\b/i,
  /\b(?:any|every|each|all|whatever) commands? (?:comes? in )?(?:is|are) (?:to be )?(?:executed|run|carried out|obeyed) (?:unchecked|unverified|unseen|no questions|without (?:a |any )?(?:check|validation|question))/i,
  /\bno guard[ -]?rails? (?:is|are) (?:needed|required|called for|wanted)\b|\bguard[ -]?rails? would (?:only |just )?(?:get in|be in|hinder|slow|hamper)\b/i,
].map((expression) => new Form(expression));

/** Where a text talks the model out of what it was told, or into a part that nothing binds. */
export function talkedOut(statement: Statement, next: Statement | undefined): Range | undefined {
  const { text, start } = statement;
  if (/\b(?:if|unless|detects?|attacks?|attempts?|such as|e\.g|prevents?|blocks?)\b/i.test(text)) return undefined;
  for (const form of FREED) {
    const found = form.exec(text);
    if (found !== null && !/\b(?:never|not|n['’]t|can(?:not)?)\b/i.test(text.slice(0, found.index)))
      return rangeOfMatch(found, start);
  }
  for (const form of EARLIER_VOID) {
    const found = form.exec(text);
    if (found !== null && (PROBES.test(text) || (next !== undefined && PROBES.test(next.text))))
      return rangeOfMatch(found, start);
  }
  return undefined;
}
