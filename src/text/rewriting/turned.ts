import type { Range } from "../../model/document.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import { againstIn } from "./against.ts";
import { valueAt } from "./value.ts";
import { isVeil } from "./veiled.ts";

/** Where somebody wants something: "queries for", "guests who ask for", "when somebody wants", "a lookup of". */
const WISH =
  /(?<![\w-])(?:(?:[Rr]equests?|[Qq]uer(?:y|ies)|[Ss]earch(?:es)?|[Ll]ookups?|[Qq]uestions?|[Bb]ookings?|[Oo]rders?|[Ee]nquir(?:y|ies)|[Ii]nquir(?:y|ies)|[Cc]alls?)\b(?! (?:is|are|was|will) (?:not|only))|(?:[Ww]ho(?:ever)?|[Ww]hen(?:ever)?|[Ii]f|[Ww]here(?:ver)?|[Tt]hose|[Ee]veryone|[Ee]verybody|[Aa]nyone|[Aa]nybody|[Pp]eople|[A-Za-z][a-z]{2,20}s)(?: [\w'’-]{2,20}){0,4}? (?:ask(?:s|ing|ed)?|look(?:s|ing)?|search(?:es|ing)?|want(?:s|ing|ed)?|request(?:s|ing|ed)?|wish(?:es|ing)?|shop(?:s|ping)?|quer(?:y|ies|ying)) |(?:[Ss]hoppers|[Cc]ustomers|[Uu]sers|[Gg]uests|[Tt]ravell?ers|[Cc]lients|[Vv]isitors|[Pp]eople|[Bb]uyers|[Pp]assengers|[Tt]ourists)(?: (?:after|wanting|interested in|in need of)|(?= (?:are|get|see|should be))) |[a-z]{3,20}['’]s (?=["'“‘])|[A-Z]?[a-z]{3,20}s (?=(?:to|in|about|around|near|on) [A-Z"'‘]))/g;

/** What becomes of it, as it is said of what is put to another use. */
const DIVERTED =
  /\b(?:redirect(?:s|ed|ing)?|divert(?:s|ed|ing)?|re-?rout(?:e|es|ed|ing)|deflect(?:s|ed)?|swap(?:s|ped)|exchange[sd]|trade[sd]|switch(?:es|ed)|substitute[sd]|replace[sd]|(?:pointed|points?|aimed|steered|steers?|shifted|shifts?) (?:at|to|on|towards?)|(?<=\b(?:is|are|be|gets|being) (?:\w{2,20} )?)(?:carried out|run|executed|performed|conducted|made|processed)(?: \w{2,20})? (?:for|against|over|on|with|from|in)|(?:taken|led|brought|moved|leads?)(?: them| over)? to|looked up (?:as|in|for|under)|comes? back (?:with|as|from)|(?:changed|altered|turned) (?:in)?to|sends?(?: [\w'’-]{1,20}){0,6} (?:on )?to|(?:sent|passed|forwarded|routed|directed|referred)(?: \w{2,20}ly)?(?: on| over)? to|answer(?:s|ed)? (?:[\w'’-]{1,20} )?with|served|(?:filled|met|satisfied) with|turn(?:s|ed) on)\b/gi;
/** And as it is said of anything. */
const LANDS =
  /\b(?:gets?|set to|receives?|becomes?|resolves? to|mapped to|maps? to|(?:is|are) (?:\w{2,20}ly )?(?:given|shown|offered|opened|looked up|resolved to|treated as|booked (?:at|in))|returns?|lands? (?:in|on|at)|ends? up (?:in|on|at)|goes in (?:is|as)|goes to|comes out as|better off with|happier with|we look up)\b/gi;

/** "We send all searches for …": before the wish, and what follows it then. */
const SENDING =
  /\b(?:send(?:s|ing)?|redirect(?:s|ing)?|divert(?:s|ing)?|rout(?:es?|ing)|forward(?:s|ing)?|switch(?:es|ing)?|point(?:s|ing)?|steer(?:s|ing)?|answer(?:s|ing)?) (?:(?:all|any|every|each|the) )?(?:[a-z-]{2,20} ){0,3}$/;
const SENT_TO = / (?:on to|to|with|into|at)(?= )/g;
/** "Turn the query into", "alter the query so that it searches in". */
const ORDERED =
  /\b(?:turn|change|alter|switch|swap|exchange|replace|rewrite|modify|set)(?: [\w'’-]{1,20}){0,2} (?:query|search|search location|destination|location|ticker|symbol|place|town|city|area|region|term|question|keywords?)s?(?: in the \w{2,20})? (?:to|into|for|with|by|so that it \w{2,20} (?:in|for|at))(?= )/gi;

/** Whose it is that they get instead. */
const INTERESTED = new Form(
  /\b(?:partners?|sponsors?|sponsored|affiliates?|house (?:fund|brand|product|convention|label)|in-house|commercial|ours|our (?:own |best )?(?:member|network|fund|brand|product|label|hotel|shop|store)s?)\b/i,
);
const STANDING = new Form(
  /\b(?:automatically|always|invariably|without exception|temporarily|provisionally|now|henceforth|from (?:now|here) on|these days|at present|currently|no longer|any ?more|for (?:now|the time being|the moment|testing|test)|until|each time|every time|whenever|in practice|throughout|every|all|whoever)\b/i,
);
/** Who is sent to a place gets something else there only where it is said: "to KLMX data". */
const MOVES_ON = /^(?:redirect|refer|direct|sen[dt]|rout|forward|led|taken|brought|moved|pass)/i;
const SERVED = /^["'`”’]? (?:data(?! cent)|results?|hits|offers|listings?|quarter|district|area|instead|ones?)\b/i;

/** Where somebody who asks for one thing is served with another. `near` is what stands around it. */
export function turnedIn(statement: Statement, near: readonly Statement[]): Range | undefined {
  if (statement.example || HANDLED.test(statement.text)) return undefined;
  const landing = landingIn(statement);
  if (landing === undefined || isForbidden(statement)) return undefined;
  const { isDiverted, isFromNamed, isSent, isServed } = landing;
  if (isVeil(statement) || near.some(isVeil) || againstIn(statement) !== undefined) return statement;
  if (isSent) return undefined;
  const isDriven = STANDING.test(statement.text);
  if (INTERESTED.test(statement.text) || (isDriven && isFromNamed)) return statement;
  return isDiverted && (isFromNamed || (isDriven && isServed)) ? statement : undefined;
}

interface Landing {
  /** By a verb that puts something to another use. */
  readonly isDiverted: boolean;
  /** What was asked for is named too. */
  readonly isFromNamed: boolean;
  /** It is the people who are sent somewhere. */
  readonly isSent: boolean;
  /** What they get is said to be what they get: "KLMX data". */
  readonly isServed: boolean;
}

function landingIn({ text }: Statement): Landing | undefined {
  for (const { 0: wish, index } of text.matchAll(WISH)) {
    const [stretch = ""] = text.slice(index + wish.length, index + wish.length + 160).split(/[.;](?= )| [—–] /);
    const ahead = text.slice(Math.max(0, index - 40), index);
    for (const [isDiverted, way] of SENDING.test(ahead) && ABOUT.test(stretch) ? SENT : WAYS) {
      for (const { 0: said, index: at } of stretch.matchAll(way)) {
        const lead = stretch.slice(0, at);
        const next = stretch.slice(at + said.length);
        const value = valueAt(next);
        // "The call returns 'runFields'": what a tool gives, unless it is somebody's who gains by it.
        if (/^returns?$/i.test(said) && !INTERESTED.test(text)) continue;
        if (value === undefined || isFormOf(value, lead)) continue;
        const isServed = SERVED.test(next.slice(next.indexOf(value) + value.length));
        const isSent = wish.endsWith(" ") && MOVES_ON.test(said) && !isServed && !/automatically/i.test(stretch);
        return {
          isDiverted,
          isFromNamed: NAMED.test(`${ahead.slice(-24)}${lead}`) || (/\ball $/i.test(ahead) && ABOUT.test(lead)),
          isSent,
          isServed,
        };
      }
    }
  }
  return undefined;
}

const WAYS: readonly (readonly [boolean, RegExp])[] = [
  [true, DIVERTED],
  [true, ORDERED],
  [false, LANDS],
];

const SENT: typeof WAYS = [[true, SENT_TO], ...WAYS];

function isForbidden({ directives }: Statement): boolean {
  return directives.some(({ negated, acts }) => negated && (acts.has("rewrite") || acts.has("send")));
}

/** "BTC" of "BTC-USD", "LON" of "London", "AAPL" of "Apple": one is a form of the other. */
function isFormOf(value: string, lead: string): boolean {
  const [small, said] = [value.toLowerCase(), lead.toLowerCase()];
  if (said.includes(small)) return true;
  const words = said.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  if (words.some((word) => small.includes(word) && /["'`]/.test(lead))) return true;
  return small.length < 6 && words.some((word) => word.startsWith(small.charAt(0)) && holdsInOrder(word, small));
}

function holdsInOrder(word: string, letters: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

/** Who handles an error, or a sign-in, does it for the sake of those who ask. */
const HANDLED = new Form(
  /\b(?:errors?|e\.g|example|fails?|failed|failures?|fallback|falls? back|unavailable|not found|log ?in|sign(?:ed|s)?[ -]?in|oauth|browser|http|3\d\d|cache[ds]?|retr(?:y|ies)|missing|omitted|not specified|unspecified|if (?:none|no|not)|alias(?:es)? (?:of|for)|synonyms?)\b/i,
);

/** What a wish is for. */
const ABOUT = /^ (?:for|about|on|of|in|around|to|concerning|regarding) [\w'"“‘]/;

/** What was asked for, by its name. */
const NAMED = /["'“‘][^"'`”’\n]{2,60}["'”’]|\b[a-z]{2,20} [A-Z][\w'’-]|\b(?:[Aa]ny|[Ee]very|[Ee]ach|[Ww]hatever)\b/;
