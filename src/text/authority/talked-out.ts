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

/** Where a text talks the model out of what it was told, or into a part that nothing binds. */
export function talkedOut(statement: Statement, next: Statement | undefined): Range | undefined {
  const { text, start } = statement;
  if (/\b(?:if|unless|detects?|attacks?|attempts?|such as|e\.g|prevents?|blocks?)\b/i.test(text)) return undefined;
  const [freed] = statement.says("freed");
  if (freed !== undefined && !/\b(?:not|cannot|\w{1,8}n['’]t)\b/i.test(text.slice(0, freed.end - start))) return freed;
  for (const form of EARLIER_VOID) {
    const found = form.exec(text);
    if (found !== null && (PROBES.test(text) || (next !== undefined && PROBES.test(next.text))))
      return rangeOfMatch(found, start);
  }
  return undefined;
}
