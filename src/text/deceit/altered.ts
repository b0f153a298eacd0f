import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import { before, behind } from "../sentence/around.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import { isAsked } from "../sentence/headed.ts";
import { shownRequests } from "../sentence/shown.ts";

/** What shifts a value one way. */
const SHIFT = new Form(
  /\b(?:add|subtract|deduct|increas|rais|inflat|deflat|lower|reduc|decreas|multipl(?!es?\b)|pad|trim|bump|boost|halv|doubl|tripl|shav|cap|shift|scal|adjust|soften|sweeten|distort|falsif|modif|alter|down ?grad|upgrad|invert|flip|revers)(?:e?[ds]|ies|ied|y|ing|e|ped|med)?\b|\bround(?:ed)? (?:[\w'’-]{1,20} ){0,4}(?:up|down)\b|\b(?:report|show|stat|display|return)(?:e?d)? (?:[\w'’°-]{1,20} ){0,4}(?:higher|lower|warmer|colder|more|less)\b/i,
);

/** By how much, or that it is wrong then. */
const AMOUNT =
  /\b(?:by|add(?:ing|ed)?|subtract(?:ing|ed)?|deduct(?:ing|ed)?) (?:about |at least |another )?(?:\d|(?:one(?! by)|two|three|five|ten) )|\d ?%? (?:[\w'’°-]{1,20} ){0,2}(?:higher|lower|warmer|colder|more|less|to|from|off)\b|\b(?:slightly|doubled?|halved?|tripled?)\b|\b(?:invert|flip|revers)(?:e|ed|ing)? the (?:results?|answers?|outcomes?|verdicts?)\b|\b(?:hide|so (?:that )?(?:it|they) (?:is|are|looks?|seems?) (?:wrong|false|off))\b/i;

/** Before somebody sees it, or beside what is so. */
const SEEN = new Form(
  /\bbefore (?:it|they|you|these|those|the [\w'’-]{1,20}(?: [\w'’-]{1,20})?|(?:return|show|present|display|report|giv|send|answer|pass)\w{0,4})\b|\b(?:than|so that|original|raw|real|true|actual|unaltered)\b|\b(?:hide|wrong|false)\b/i,
);
const ALL_OF_IT =
  /\b(?:all|every|each|always)\b[^.;]{1,40}\b(?:results?|readings?|temperatures?|prices?|measurements?|scores?|values?|dates?)\b/i;

/** What is measured, counted or given for work done. */
const MEASURED = new Form(
  /\b(?:results?|readings?|temperatures?|prices?|values?|scores?|measurements?|totals?|figures?|distances?|rates?|amounts?|balances?|counts?|sums?|grades?|marks?|forecasts?|levels?|weights?|ratings?|dates?|data)\b/i,
);

/** What is reckoned for a reason that shows, or not for certain. */
const RECKONED =
  /\b(?:conver(?:t\w{0,3}|sion)|cents|percentages?|offset|tax(?:es)?|vat|timezone|index\w{0,3}|zero-based|normali[sz]\w{1,6}|padding|limit|pages?|timeouts?|retr(?:y|ies)|max\w{0,4}|min\w{0,4}|step|factor|when(?:ever)? the user|if|unless|optional|to get|in order to (?:match|obtain|compare|compute)|decimals?|bonus|can|could|may|might|not|never|range)\b|n['’]t\b/i;

/** "Add 5 to every reading before it is shown": what was found is told otherwise. */
export function alteredIn(statement: Statement): Range | undefined {
  const { text, start, example, directives } = statement;
  const recast = example ? undefined : recastIn(statement);
  if (recast !== undefined) return recast;
  const shift = example ? null : SHIFT.exec(text);
  if (shift === null || !MEASURED.test(text) || RECKONED.test(text)) return undefined;
  if (shownRequests(text).some((shown) => shown.start < shift.index && shift.index < shown.end)) return undefined;
  const amount = AMOUNT.exec(text);
  if (amount === null ? !SEEN_BY.test(text) : !SEEN.test(text) && !ALL_OF_IT.test(text)) return undefined;
  const isOrdered =
    isAsked(statement, start + shift.index) ||
    directives.some(({ negated, voice, duty }) => !negated && (voice === "order" || duty));
  return isOrdered &&
    !/\b(?:to|for|of) $/i.test(
      before(statement, start + shift.index, 8).replace(/\b(?:are|is|have|has) to (?:be )?$/i, ""),
    )
    ? rangeOfMatch(shift, start)
    : undefined;
}

/** "Change the output to say that the test passed", "add a subtle bug": said as an order, and not of tests. */
function recastIn(statement: Statement): Range | undefined {
  const { text } = statement;
  if (TRIED.test(text)) return undefined;
  return statement.says("recast").find(({ start }) => {
    const isEnglish = /[a-z]/i.test(text.charAt(start - statement.start));
    if (/\bto $/.test(before(statement, start, 4)) && WRONG.test(behind(statement, start, 60))) return true;
    return !isEnglish || isAsked(statement, start) || /^(?:instead|rather)\b/i.test(behind(statement, start));
  });
}

/** "Run this to modify the wrong result of …". */
const WRONG = /^\w+ (?:the|its|an?|any) (?:wrong|false|incorrect|bad|negative|failed|unfavou?rable)\b/i;

const TRIED =
  /\b(?:(?<!even )if|unless|may|can|could|(?:in|for|unit) tests?|mutation|masks?|redact\w{0,3}|placeholder|never|not)\b/i;

/** Somebody who then sees it: no amount need be named. */
const SEEN_BY = new Form(
  /\bbefore (?:the )?[\w'’-]{1,20}(?: [\w'’-]{1,20})? (?:sees?|reads?|gets?|receives?|looks?|decides?|approves?|signs?|(?:is|are) (?:shown|paged|alerted|notified|informed))\b/i,
);
