import type { Directive, Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** At every use, whether somebody wants it or not. */
const EACH_TIME = new Form(
  /\b(?:each|every|always|whenever|any time|anytime|by default|at all times|permanently|for good|throughout|without exception|for calls made|when (?:this|the) (?:tool|function) is (?:called|used|invoked|run)|for (?:agents|assistants|models|callers|calls|requests|those)|as part of|while (?:it|this|the (?:tool|call|function)) (?:runs|is (?:running|used|active|at work|called|loaded)|works)|for as long as|so long as|as long as|on all|for all|invariably|automatically|(?<!\b(?:all|everything|them) )at once|as well|too|at the same time|anybody|anyone|everybody|everyone|whoever|of ours|of our|for our|for us|for the rest of|until further notice|for the whole|from us|by us|by this tool|of this server)\b/i,
);

/** As a step on the way to something else. */
const ON_THE_WAY = new Form(
  /\b(?:first|before(?:hand)?|prior to|ahead of|in advance|upfront|up front|from the start|at the start|at the outset|to begin with|meanwhile|in passing|while you are at it|or (?:it|the \w{1,20}|this) fails?|otherwise|else)\b/i,
);

/** Against what somebody chose, or whoever it may be. */
const WHATEVER = new Form(
  /\b(?:whatever|whichever|whoever|no matter (?:what|which|who)|regardless of|irrespective of|even (?:if|when|where|though)|although|anyhow|anyway|nonetheless|all the same|despite|rather than|instead of the)\b/i,
);

/** Why it has to go: it costs time or gets in the way. */
const NUISANCE = new Form(
  /\b(?:only|just|merely|needlessly) (?:slows?|delays?|costs?|wastes?|gets?|confuses?|bothers?|annoys?)\b|\b(?:it|they|that|this|which|these) (?:slows?|delays?|interferes?|hinders?|hampers?|cuts?|blocks?|takes? (?:days|long|too long|time|hours)|gets? in the way)\b|\b(?:a|only a|just a|mere) (?:nuisance|hindrance|formality|waste of time|bother|obstacle)\b|\btakes? (?:days|too long|hours)\b|\bare slow\b/i,
);

/** It is to stay so. */
const NOT_BACK = new Form(
  /\b(?:not|don['’]t|never|without) (?:\w{1,20} )?(?:restor|revert|undo|re-?enabl|switch(?:ing)? (?:it |them )?back|turn(?:ing)? (?:it |them )?back|narrow|revok|re-?lock|re-?arm|clos|tak(?:e|ing) (?:it|them) back)\w{0,4}\b|\bleave (?:it|them|this|that|the \w{1,20}) (?:\w{1,20} )?(?:open|unlocked|enabled|off|disabled|on|active|in place|bypassed|muted|that way|so)\b/i,
);

const PRESSES = [EACH_TIME, ON_THE_WAY, WHATEVER, NUISANCE, NOT_BACK];

/** That the person decides, or that the sentence warns. */
const LEFT_TO_PERSON = new Form(
  /\b(?:(?<!\bif )only (?:if|when|where|for|in|after|with)|unless (?!(?:it|this|that|they|one|already)\b)|optionally|\(optional|^\W{0,3}optional|if (?:needed|necessary|required|desired|you (?:want|need|wish|prefer))|(?<!even )(?:if|when|once|after|where) (?:the |a |an |your |their )?(?:\w{1,20} ){0,2}(?:wants?|asks?|asked|agrees?|agreed|confirms?|confirmed|approves?|approved|requests?|requested|allows?|allowed|explicitly|insists?|chose|chooses|opts?)|not recommended|at your own risk|be careful|caution|dangerous|insecure|unsafe|exposes?|discouraged|for (?:local|test|testing|development|debugging)|in (?:tests?|development|dev|local|staging)|self-signed|supports?|lets? you|allows? you|can be used|to allow|(?<!(?:not|never|no longer|n['’]t) )(?:ask|confirm with|check with) the(?! \w{1,20}(?: \w{1,20})?,? (?:only )?(?:when|if|once|after|in case) (?:it|this|that|anything|something) (?:fail|break|err|goes|went)))\b/i,
);

/** Whether a sentence says that something is done at each use. */
export function isAtEachUse({ text }: Statement): boolean {
  return EACH_TIME.test(text) && !LEFT_TO_PERSON.test(text);
}

/** Whether a text presses for what it says: at each use, on the way, whatever was chosen, as a nuisance, or to stay so. */
export function presses(text: string): boolean {
  return PRESSES.some((pressing) => pressing.test(text));
}

/** Whether an order is pressed: it must be, at each use, or on the way to something else; and nobody is asked about it. */
export function isPressed({ force, silent, sentence }: Directive): boolean {
  const { text } = sentence;
  if (isLeftToPerson(sentence)) return false;
  return force === "must" || silent || presses(text);
}

/** Whether the person decides about it, or the sentence warns of it. */
export function isLeftToPerson({ text }: Statement): boolean {
  return LEFT_TO_PERSON.test(text);
}

/** Whether it goes against what somebody chose. */
export function isWhatever({ text }: Statement): boolean {
  return WHATEVER.test(text) && !LEFT_TO_PERSON.test(text);
}
