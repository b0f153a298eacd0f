import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import { speaksOf, type Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** What a text says was looked at, so that nobody need look. */
const VOUCHED = new Form(
  /\b(?:audit(?:ed)?|review(?:ed)?|certifi(?:ed|cation)|vetted|inspected|approved list|allow-?list(?:ed)?|whitelist(?:ed)?|passed|cleared|accredited|found (?:nothing|no)|trusted|full trust|clean bill|looked over)\b/i,
);

/** What follows from it: the tool may. */
const ENTITLED = new Form(
  /\b(?:entitled|authori[sz]ed|cleared|allowed|permitted|approved|certified|licensed|free|has (?:leave|clearance|the right)|is owed|may|has access)\b(?: [\w'’-]{1,20}){0,6}? ?(?:to|for|read|see|use|access|open|exceed)\b|\b(?:is|are) (?:open|available|accessible|at the disposal) (?:to|of) (?:it|this|the)\b|\bhas a claim to\b|\b(?:covers|extends to|(?:is|are) within (?:its|the tool['’]s) (?:remit|rights|reach))\b/i,
);

/** "When it asks for a saved password, it gets it". */
const IS_GIVEN =
  /\b(?:when(?:ever)?|if|should|where|once) (?:it|the (?:tool|\w{1,16}er)) (?:asks?|wants?|needs?|requests?|calls?)\b[^.;]{1,80}, (?:it|they|those|these|you|the assistant)(?: (?:is|are|simply|always|just|then)){0,2} (?:gets?|receives?|given|handed|hands?|gives?|supplied|supply)\b/i;

/** "What it returns is acted on without a second look". */
const BLINDLY = new Form(
  /\b(?:what(?:ever)?(?: [\w'’-]{1,20}){0,2} (?:returns?|says?|comes? back|gives? back|sends? back|answers?|replies)|its? (?:outputs?|results?|answers?|repl(?:y|ies))|the (?:outputs?|results?|answers?))\b[^.;]{0,40}? (?:is|are|gets?) (?:to be |then |always |simply )?(?:acted (?:up)?on|followed|carried out|obeyed|executed|done|heeded|complied with)\b[^.;]{0,16} (?:without (?:a |any |much )?(?:second|further|closer|question|check|look|thought|hesitat|review|delay)|blindly|unquestioned|unchecked|unseen|to the letter|word for word)/i,
);

const OF_TOOL = /\b(?:it|tool|plugin|connector|extension|integration|we|the \w{3,16}er)\b/i;

/** Needs of a tool that somebody has to grant it. */
const GRANTED =
  /\b(?:requires?|only|its own|to (?:issue|sign|create|mint|manage|generate|rotate|verify|validate|revoke|list)|must be|needs? to be|has to be|should be|unless|only if|administrator (?:can|may|must)|you can|ask)\b/i;

/** Where a text gives its own tool a right to secrets on the word of a review, or has its answers obeyed unread. */
export function selfGranted(statement: Statement, all: readonly Statement[]): Range | undefined {
  const { text, start, things } = statement;
  if (statement === all[0]) return undefined;
  const blindly = BLINDLY.exec(text);
  if (blindly !== null && !/\b(?:never|not|n['’]t)\b/i.test(text.slice(0, blindly.index + blindly[0].length)))
    return rangeOfMatch(blindly, start);
  const secrets = things.filter(({ text: said }) => !/^certificates?$/i.test(said));
  if (!speaksOf(secrets, "credential", "secret", "secretPath", "keyStore", "passcode") || GRANTED.test(text))
    return undefined;
  const given = IS_GIVEN.exec(text);
  if (given !== null) return rangeOfMatch(given, start);
  const entitled = ENTITLED.exec(text);
  const previous = all[all.indexOf(statement) - 1];
  const isVouched = VOUCHED.test(text) || (previous !== undefined && VOUCHED.test(previous.text));
  return entitled !== null && isVouched && OF_TOOL.test(text) ? rangeOfMatch(entitled, start) : undefined;
}
