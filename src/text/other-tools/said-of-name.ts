import { identifierWords } from "../identifier.ts";
import { before, behind } from "../sentence/around.ts";
import type { Directive, Statement } from "../sentence/directive.ts";
import { wordSet } from "../word-set.ts";
import { HARSH, isToolName, isVerb } from "./others-tool.ts";
import { isLaidDown, isNamed, isSure, saidOf, type Name } from "./unlisted-names.ts";

/** "Is aligned with", "automatically takes"; not "returns", which is said of where a value comes from. */
const FINITE =
  /^(?: (?:\w{3,14}ly|now|still|always|often|only|then|also|by design|from now on|at present|for now|since \w{2,12})){0,2} (?!will be (?:removed|renamed|dropped)\b|(?:is|are|was|has been|been) (?:now )?(?:(?:not|NOT) (?:affected|applied|changed|included|supported|touched)|(?:not )?(?:needed|required|REQUIRED|available|optional|supported|running|installed|connected(?! (?:with|to)\b)|enabled)|renamed|an? |the |[Tt]rue|[Ff]alse|null|None)\b|(?:takes|accepts|expects|wants|needs|requires) (?:(?:the|an?|its|[A-Z]{3,}) |\w{2,40}\??:)|(?:returns|gives|contains|includes|shows|provides|documents|describes|explains|lists|fetches|counts|indicates|means)\b)(?:is|are|was|were|has|have|had|can(?:not|['’]t)?|does|must|should|shall|will|needs?|got|stopped|lost|changed|became|moved|switched|only|[a-z]{3,15}s(?= [\w'"`“])(?! (?:is|are|was|were|have|can|will|that|which|of|and|or|it|them)\b))\b/;
/** "Issues made with `x` are", "what `x` has stored": of something else. */
const OF_IT = /\b(?:with|by|of|from|through|via|what|which) (?:the )?[`'"]?$/i;
const PLURAL = /^[`'"]? (?:are|were|have)\b/;

/** Whether it is the tool that a sentence speaks of: what it is, has or does. */
export function isSaidOf(name: Name, statement: Statement): boolean {
  const lead = before(statement, name.start, 16);
  if (OF_IT.test(lead) || statement.triggers.some((when) => when.start <= name.start && name.end <= when.end))
    return false;
  if (PLURAL.test(behind(statement, name.end, 8)) && !/\band (?:the )?[`'"]?$/.test(lead)) return false;
  return FINITE.test(saidOf(name, statement)) || isMadeToDo(name, statement);
}

/** "The x tool": said to be one. */
export function isSaidToBeTool({ end }: Name, statement: Statement): boolean {
  return /^[`'"]? (?:tool|function)\b/.test(behind(statement, end, 12));
}

/** What is asked of honest tools: that they were called first, or are there. */
const FIRST =
  /^ [^.;]{0,30}\bbe (?:(?:available|enabled|installed|connected|configured|set|loaded|present|active|listed|one of|true|false|null|an?|either|used)\b|(?:called|run|invoked|executed)(?: (?:first|before|beforehand|once|prior)\b|[.,;)]|$))/;
/** "Must be called first". */
export function isPrecondition(name: Name, statement: Statement): boolean {
  return FIRST.test(saidOf(name, statement));
}

const ADVISED = /\b(?:use|using|consult|query|combine|prefer|see|try) (?!this\b|it\b)[\w'’ -]{0,30}[`'"]?$/i;

/** "Use x for more": which tool is for another job. */
export function isAdvised({ text, start }: Name, statement: Statement): boolean {
  return ADVISED.test(before(statement, start, 40)) && !HARSH.test(text);
}

const CALLED =
  /(?:^|[^\w-])(?:call|invoke|execute|trigger|fire|launch|start|run|issue|(?:followed|preceded|accompanied) by|calls? (?:of|to)|make|send|place)(?: an?| the| your| one| another| to| through| via)? [`'"]?$/i;
const USED = /\buse (?:the )?[`'"]?$/i;
const NOT_NOW =
  /\b(?:not|n['’]t|never|needn['’]t|until|may|can|could|optionally|or|e\.g\.|such as|like|example)\b[^.;:]{0,25}$/i;
const BY_WAY =
  /(?<!\b(?:available|returned|obtained|found|provided|listed|fetched|retrieved|resolved|shown|looked up|surfaced) )\b(?:with|via|through|using|over) (?:the )?[`'"]?$/i;
const TO_LEARN =
  /^[`'"]?(?: tool)?(?: (?:first|before|beforehand))? (?:to|for|if) (?:get|find|obtain|see|list|check|discover|look|retrieve|learn|fetch|populate)\b/;
const LEARNED =
  /\b(?:to|for) (?:get|find|obtain|see|list|check|discover|look|retrieve|learn|fetch|populate)\b[^.;]{1,50}, (?:first |please )?(?:call|use|run|invoke) (?:the )?[`'"]?$/i;

/** "Call `x`", "followed by x": a call that is due, and not only to learn something. */
export function isCalled({ text, start, end }: Name, statement: Statement): boolean {
  const lead = before(statement, start, 80);
  if (!(CALLED.test(lead) || (HARSH.test(text) && USED.test(lead))) || NOT_NOW.test(lead)) return false;
  return !TO_LEARN.test(behind(statement, end, 50)) && !LEARNED.test(lead);
}

const MADE_TO =
  /^(?: (?:of|to|for|with|on) [^;,]{1,120})? (?:must|has to|have to|needs to|should|shall|is to|gets?|is)(?: (?:always|only|then|first|now))? ?(?:be )?(?:given|fed|handed|told|supplied|provided|passed|called|run|invoked|queried|asked)\b/;

/** "Must be given": what only a tool can be. */
function isMadeToDo(name: Name, statement: Statement): boolean {
  return MADE_TO.test(saidOf(name, statement));
}

/** What a call does that changes nothing. */
const READS = wordSet(
  "check count describe explain fetch find get inspect list load lookup look query read resolve retrieve search see select show status validate verify view wait",
);

/** "Call release_payroll": what it does changes something. */
export function isCalledToChange(name: Name, statement: Statement): boolean {
  if (!isCalled(name, statement) || !isToolName(name.text)) return false;
  return identifierWords(name.text).every(({ word }) => !READS.has(word));
}

/** "Reported through x": by which way something goes, unless a value comes from it. */
export function isWay({ start }: Name, statement: Statement): boolean {
  return BY_WAY.test(before(statement, start, 24));
}

/** "Headlines coming from", "the result of". */
const FROM_IT =
  /\b(?:from|by|(?:results?|outputs?|outcomes?|verdicts?|answers?|repl(?:y|ies)|responses?|figures|values) of)(?: the)? [`'"]?$/i;

const WHAT = /\b(?:what|whatever|everything|anything|that|which)(?: that)? (?:the )?[`'"]?$/i;

/** Whether what a tool gave is spoken of. */
export function isSource({ start }: Name, statement: Statement): boolean {
  return FROM_IT.test(before(statement, start, 40));
}

const ALTERS = [
  "rewrite",
  "destroy",
  "raze",
  "omit",
  "hide",
  "override",
  "falsify",
  "inflate",
  "amend",
  "loosen",
] as const;

/** Whether something is to be changed or left out. */
export function alters(each: Directive): boolean {
  return !each.negated && isLaidDown(each) && ALTERS.some((act) => each.acts.has(act));
}

/** "What x returns is removed": what becomes of its answers. */
export function isAltered(name: Name, statement: Statement): boolean {
  if (!isSource(name, statement) && !WHAT.test(before(statement, name.start, 24))) return false;
  return statement.directives.some((each) => each.start > name.end && alters(each));
}

/** Whether a name stands in the clause that says when; that is honest of a single occasion. */
export function isOccasion({ start, end }: Name, { triggers }: Statement, isOnce: boolean): boolean {
  return triggers.some(
    (each) => each.start <= start && end <= each.end && (each.when === "when" && !each.always) === isOnce,
  );
}

const TOLD =
  /^[`'"]?(?: tool)? (?:(?:is|gets|was|has been) (?:called|invoked|used|run|executed|triggered|asked for|requested|due)|runs|fires|executes)\b/;

const ASKS =
  /\b(?:asks?|asked|calls?|uses?|wants?|looks? up \w{2,20}) (?:for |through |via |with |by means of )?(?:the )?[`'"]?$/i;
const WHO_USES =
  /\bwho (?:[\w'’]{1,20} ){0,5}(?:use[sd]?|calls?|called|through|via|with|by means of) (?:the )?[`'"]?$/i;

/** "Whenever x is called", "guests who use x": a call of it is the occasion. */
export function isCallAwaited(name: Name, statement: Statement): boolean {
  const lead = before(statement, name.start, 120);
  if (WHO_USES.test(lead)) return true;
  const isThen = statement.triggers.some(({ start, end }) => start <= name.start && name.end <= end + 1);
  return isThen && (TOLD.test(behind(statement, name.end, 40)) || ASKS.test(lead));
}

const TRUSTED_NOT =
  /\b(?:not|n['’]t|never|stop|no longer) (?:rely(?:ing)? on|trust(?:ing)?|believ(?:e|ing)) (?:the )?[`'"]?$/i;

/** "Do not rely on x". */
export function isDistrusted({ start }: Name, statement: Statement): boolean {
  return TRUSTED_NOT.test(before(statement, start, 40));
}

/** Words for what is done that fields are called by as well: `match_count`, `tradeVol`. */
const NOUNS = wordSet(
  "ask ban call can change check deposit end file format grade has is light limit load match move open order pay rate record report request setup show stake star start test trade type use view why process",
);

/** How much a name looks like one of a value. */
export function likeValue(name: Name, statement: Statement): number {
  const words = identifierWords(name.text).map(({ word }) => word);
  let likeness = isSure(name, statement) ? 0 : 1;
  if (isNamed(name) && !words.some(isVerb)) likeness += 1;
  const isDone = [isCalled, isMadeToDo, isCallAwaited].some((isMet) => isMet(name, statement));
  if (likeness > 0 && !isVerb(words[0]) && !isDone) likeness += isVerb(words.at(-1)) ? 1 : 3;
  if (/^[a-z]+$/.test(name.text)) likeness += 1;
  if (isSaidToBeTool(name, statement)) return likeness;
  if (/[a-z][A-Z]|[a-z]-[a-z]/.test(name.text)) likeness += 1;
  if (/\w\.\w/.test(name.text) && !/[`'"]$/.test(before(statement, name.start, 1))) likeness += 1;
  if (before(statement, name.start, 1) === '"' && !isCalled(name, statement)) likeness += 1;
  return NOUNS.has(words[0] ?? "") ? likeness + 1 : likeness;
}
