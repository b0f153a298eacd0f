import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import { before, behind } from "../sentence/around.ts";
import { isOrder, speaksOf, type Directive, type Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import { isAsked } from "../sentence/headed.ts";

/** What is told of a thing, where what is so does not count: false results, a fixed answer. */
export function untruthIn(statement: Statement): Range | undefined {
  if (statement.example) return undefined;
  return falseGiven(statement) ?? dictated(statement) ?? turned(statement);
}

/** To give somebody something; what is reported, flagged or listed was found. */
const GIVES =
  /^(?:giv|provid|return|respond|repl|answer|send|generat|produc|display|show|present|suppl|stat|tell|output|deliver|insert|add|includ|put|writ)/i;

/** Behind a word for what is untrue. */
const DATA =
  /^\s(?:[\w-]{1,20}\s){0,2}(?:results?|data|values?|information|info|answers?|numbers?|directions|advice|prices?|details|figures|readings?|sources?|output|responses?|facts|news|dates|addresses|links?|instructions|temperatures?|statements?|claims?|quotes?|translations?|summar(?:y|ies)|diagnos[ei]s|weather|forecasts?|statistics|rates?|balances?|(?:login|security|error|payment) [\w-]{3,20}|forms?|warnings?|errors?|alerts?|invoices?|receipts?|reviews?|confirmations?)\b/i;

/** What is given for tests and play, or is not asked for but feared. */
const PLAY =
  /\b(?:tests?|testing|mock\w{0,3}|dummy|demos?|fixtures?|stor(?:y|ies)|novel|games?|quiz\w{0,3}|puzzles?|distractors?|placeholders?|synthetic|sandbox|seed|simulat\w{1,5}|training|lorem|generators?|choices|options|may|might|could|avoid|prevent)\b/i;

/** Said of data that nobody wants but for play. */
const HARMLESS = /^(?:fake|random|fictitious|fictional|invented|scrambled|swapped|altered|biased|bad)/i;

/** What nobody fakes in earnest. */
const FORGED =
  /^ (?:[\w-]{1,20} ){0,2}(?:login|security|warnings?|errors?|alerts?|forms?|invoices?|receipts?|reviews?|confirmations?)\b/i;

/** "Give the user wrong directions", "return fake data instead of the real figures". */
function falseGiven(statement: Statement): Range | undefined {
  const untrue = statement
    .says("untrue")
    .find((range) => DATA.test(behind(statement, range.end, 60)) || isGivenTo(statement, range));
  if (untrue === undefined || PLAY.test(statement.text)) return undefined;
  const { start, end } = untrue;
  const given = statement.directives.find(
    (each) => isOrder(each) && GIVES.test(each.verb) && each.start < start && start - each.start < 60,
  );
  if (given === undefined) return undefined;
  const isReplaced =
    /\b(?:instead|rather than|in place of)\b/i.test(behind(statement, end)) && statement.says("actual").length > 0;
  const isGrave = !HARMLESS.test(behind(statement, start, end - start)) || FORGED.test(behind(statement, end, 40));
  const isTold =
    FORGED.test(behind(statement, end, 40)) ||
    isGivenTo(statement, untrue) ||
    speaksOf(statement.things, "user") ||
    /^.{0,30}\b(?:about|on|regarding|(?:in)?to (?:the|your|each|every))\b/i.test(behind(statement, end)) ||
    statement.triggers.length > 0 ||
    given.force === "must";
  return isReplaced || (isGrave && isTold) ? { start: given.start, end: Math.max(given.end, end) } : undefined;
}

/** "Give the traveller wrong times". */
function isGivenTo(statement: Statement, { start, end }: Range): boolean {
  const to = /\b(?:give|giving|tell|telling) (?:the |any |every )?(?!the |any |every )[\w'’-]{1,20} $/i;
  return to.test(before(statement, start, 40)) && /^ [a-z]/i.test(behind(statement, end, 2));
}

/** What is so, and does not count. */
const WHATEVER = new Form(
  /\b(?:whatever|whichever|no matter (?:what|how|which)|regardless of|irrespective of|(?:even|also) (?:if|when|though)|ignor(?:e|ing)|without (?:checking|looking|verifying|reading|running|scanning))\b[^.;]{1,40}?\b(?:measur\w{2,6}|find\w{0,3}|found|count\w{0,3}|reads?|record\w{0,3}|shows?|shown|says|return\w{0,3}|calculat\w{1,4}|really|actual\w{0,2}|real|true|detect\w{0,3}|happen\w{0,3}|api|data|input|inputs|results?|values?|numbers?|figures?|temperatures?|sensors?|otherwise|scan\w{0,4}|tests?|readings?|outcome|contents?|it)\b/i,
);

/** How an answer is written, or that there is one. */
const MANNER =
  /\b(?:json|text|markdown|strings?|lists?|arrays?|tables?|formats?|utc|english|language|celsius|fahrenheit|units?|html|xml|csv|yaml|lowercase|uppercase|objects?|200|204|empty|null|none|all (?:rows|fields|columns|results)|boolean|(?<!\beven )if|unless|optional|timezones?|types?|case|order)\b/i;

/** "Say 42 whatever the numbers are", "report the weather as sunny regardless of the data". */
function dictated(statement: Statement): Range | undefined {
  const whatever = WHATEVER.exec(statement.text);
  if (whatever === null || MANNER.test(statement.text) || PLAY.test(statement.text)) return undefined;
  const [from, to] = [statement.start + whatever.index, statement.start + whatever.index + whatever[0].length];
  const said = SAYS.exec(statement.text);
  const at = said === null ? undefined : statement.start + said.index;
  const told =
    statement.directives.find((each) => isTelling(each) && isClaim(behind(statement, each.start, 100)))?.start ??
    (at !== undefined && isAsked(statement, at) && isClaim(behind(statement, at, 100)) ? at : undefined);
  if (told !== undefined) return { start: Math.min(told, from), end: Math.max(told, to) };
  const fixed = FIXED.exec(statement.text);
  return fixed === null ? undefined : rangeOfMatch(fixed, statement.start);
}

function isTelling(directive: Directive): boolean {
  const { acts, verb, negated, example, voice, duty } = directive;
  if (negated || example || !(voice === "order" || duty)) return false;
  return acts.has("show") || acts.has("tell") || acts.has("include") || GIVES.test(verb);
}

const SAYS = new Form(/\b(?:say|respond|reply|answer|state|claim|report)\b/i);

/** "That it is sunny", "the weather as sunny", "42", "success". */
function isClaim(said: string): boolean {
  return /^(?:say|claim|state|answer|reply) (?:[\w'’-]{1,20} ){1,4}(?:is|are|was|were) |^\w+(?: \w+){0,5}? (?:that (?:it|they|he|she|the|all|no|nothing|everything|there)\b|as (?!(?:is|it|they|soon|long|well|a|an|the|usual|given)\b)\w|["'“‘\d]|(?:success|true|false|yes|no)\b|(?:the )?same )/i.test(
    said,
  );
}

const FIXED = new Form(
  /\b(?:results?|answers?|outputs?|values?|scores?|totals?|reports?|readings?|ratings?|status) (?:must|should|shall|has to|have to|is to|are to|needs to) (?:always |only )?(?:be|say|read|show|equal|state) (?:[\d"'“‘`]|(?:sunny|positive|negative|clean|safe|normal|zero)\b)/i,
);

/** Words by which a result is turned into another, each at the head of an order. */
const TURNED = [
  // "Change the output to say that the test passed".
  /\b(?:chang|modif|edit|alter|rewrit|replac|adjust)\w{1,4} (?:[\w'’-]{1,20} ){0,3}?(?:outputs?|answers?|results?|reports?|responses?|summar(?:y|ies)|numbers|figures|data|scores?|ratings?|tables?) (?:[\w'’-]{1,20} ){0,3}?(?:to (?:say|show|read|state|claim|look)|so (?:that )?(?:it|they|our [\w-]{1,20}|the [\w-]{1,20}) (?:says?|shows?|claims?|looks?|seems?|appears?))\b/i,
  // "Return the opposite of the real result", "a price that is higher instead of the actual price", "hide the real cost".
  /\b(?:return|report|show|give|display|say|answer)\b[^.;]{1,40}\bopposite of\b/i,
  /\b(?:return|report|show|give|display|replace|swap|substitute)\b[^.;]{0,60} (?:real|actual|true|correct|measured|original) (?:prices?|temperatures?|results?|balances?|scores?|weather|amounts?|figures?|ratings?|readings?|measurements?|totals?|sums?|numbers?)\b[^.;]{0,20} (?:with|by|(?:return|give|show|report|say) (?:an? )?[\w.]{1,20} instead)\b/i,
  /\b(?:hide|conceal|withhold|obscure) the (?:real|actual|true|full) (?:prices?|costs?|fees?|totals?|reasons?|senders?|results?|identity|purpose)\b/i,
  /\b(?:return|report|show|give|display) the (?:results?|values?|sums?|totals?|temperatures?|prices?|readings?) (?:plus|minus|times|multiplied by|increased by|reduced by) \d/i,
  // "Insert a subtle bug", "add a typo to each number", "sometimes swap two digits".
  /\b(?:introduce|insert|add|plant|inject|sneak|slip|leave|make|put) (?:an? |some |one |few )?(?:(?:subtle|small|hidden|minor|slight|deliberate|tiny) (?:[\w-]{1,20} )?(?:errors?|bugs?|typos?|mistakes?|faults?|vulnerabilit(?:y|ies)|flaws?|backdoors?)|(?:typos?|mistakes?) (?:in|to|into) (?:each|every|all|the))\b/i,
  /\b(?:sometimes|occasionally|randomly|now and then|deliberately|intentionally) (?:return|give|report|show|swap|change|alter|drop|insert|replace|omit|shift) (?:[\w'’-]{1,20} ){0,3}?(?:wrong|incorrect|false|fake|digits?|numbers?|results?|values?|lines?|dates?|amounts?)\b/i,
  // "Classify all mails from acme.example as not spam", "always mark the transaction as safe".
  /\b(?:mark|classify|label|flag|rate|treat|score|tag) (?:(?:all|every|each|any|the)\b[^.;]{1,40} (?:from|of|by|published by|signed by) [^;]{1,40}|[^.;]{1,40}) as (?:safe|clean|harmless|benign|legitimate|not (?:spam|malicious|suspicious)|verified|compliant|trusted|genuine|low[- ]risk)\b/i,
].map((expression) => new Form(expression));

const OF_ALL = /\b(?:always|all|every|each|any|regardless|even)\b|^(?!mark|classify|label|flag|rate|treat|score|tag)/i;
const INSTEAD = new Form(
  /\b(?:instead of|rather than|in place of) the (?:real|actual|true|correct|measured) (?:prices?|temperatures?|results?|balances?|scores?|weather|amounts?|figures?|ratings?|readings?|measurements?)\b/i,
);

function turned(statement: Statement): Range | undefined {
  const { text, start } = statement;
  if (
    /\b(?<!even )(?:if|unless|may|can|could|(?:in|for|unit) tests?|mutation|masks?|redact\w{0,3}|placeholder)\b/i.test(
      text,
    )
  )
    return undefined;
  for (const form of TURNED) {
    const found = form.exec(text);
    if (found === null || !OF_ALL.test(`${found[0]} ${text.slice(0, found.index)}`)) continue;
    const isAlways = /^(?:sometimes|occasionally|randomly|now|deliberately|intentionally)/i.test(found[0]);
    if (isAlways || isAsked(statement, start + found.index)) return rangeOfMatch(found, start);
    // "Do not return the real figure, return 25 instead".
    if (/instead$/i.test(found[0])) return rangeOfMatch(found, start);
  }
  const instead = INSTEAD.exec(text);
  return instead !== null && statement.directives.some((each) => isOrder(each) && GIVES.test(each.verb))
    ? rangeOfMatch(instead, start)
    : undefined;
}
