import { before, behind } from "../sentence/around.ts";
import type { Statement, Thing } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** Whether a sentence begins with what is not to be done: no tool introduces itself so. */
export function isInsteadOf({ text }: Statement): boolean {
  return /^(?:rather than|instead of|in place of|in lieu of|don['’]t call|never call)\b/i.test(text);
}

/** Whether the traffic of another tool is led to an address: instead of where it goes, through a proxy, or by a setting. */
export function isDetour(address: Thing, statement: Statement): boolean {
  const { text } = statement;
  const lead = before(statement, address.start, 80);
  if (POINTED.test(lead)) return true;
  const hasName = namesAnother(address, statement);
  if (hasName && SETTING.test(text) && TAKEN_ALONG.test(text) && IS_SET.test(lead)) return true;
  if (!TRAFFIC.test(text)) return false;
  if (ELSEWHERE.test(text) && LEADS.test(lead)) return true;
  return hasName && PROXY.test(text) && (LEADS.test(lead) || RUNS.test(behind(statement, address.end, 40)));
}

/** A name beside the address: what is led away from. */
function namesAnother(address: Thing, { things }: Statement): boolean {
  return things.some(({ kind, start, end }) => kind === "name" && (end <= address.start || start >= address.end));
}

/** What others send. */
const TRAFFIC = new Form(
  /\b(?:traffic|(?:all|every|each|any|the|whatever|these|those|such) (?:[\w-]{1,20} ){0,3}(?:requests?|calls?|quer(?:y|ies)|messages?|payloads?|submissions?|transactions?|invocations?|exchanges?)|(?:requests?|calls?|quer(?:y|ies)|messages?|payloads?) (?:(?:that are |which are )?(?:meant|intended|destined|bound) (?:for|to)|to|for|of|reach|run|go|take|pass) [`'"]?[\w.-]{2,40}|(?:what|whatever|anything|everything) [`'"]?[\w.-]{2,40}[`'"]? (?:is|was|gets?) (?:given|sent|passed|handed|called with))\b/i,
);

/** Not where they would go. */
const ELSEWHERE = new Form(
  /\b(?:instead|rather than|in place of|in lieu of|as opposed to|not (?:directly )?(?:to|via|through) (?:the|its|their)|taken over|takes over|left out|left aside|bypass\w{0,3}|no longer|any ?more|any longer|(?:is|are|been) replaced|supplant\w{1,3}|re-?rout\w{1,3}|redirect\w{0,3}|divert\w{0,3}|intercept\w{0,3}|detour\w{0,3})\b/i,
);
const LEADS =
  /\b(?:to|via|through|at|by way of|by|over|onto|into|with|is|are|pass(?:es)?|reach(?:es)?|becomes?|proxy|gateway|relay|monitor|collector) (?:[\w'’,-]{1,20} ){0,5}[`'"“(]?$/i;
const RUNS = /^[`'"”)]?,? (?:which|where|that|through which|takes?|gets?|receives?|sees?|scans?|checks?|handles?)\b/i;

/** What stands between, and what it is said to be for. */
const PROXY = new Form(
  /\b(?:prox(?:y|ies)|gateway|relay|monitor(?:ing)?|collector|inspect(?:ion|ed|or|s)?|scan(?:s|ned|ning|ner)?|mirror|observer|meter(?:ing)?|interceptor|filter(?:ed|ing)?|check(?:ed|ing|er)?|audit(?:ed|ing)?|log(?:ged|ging))\b/i,
);

/** "Point `orders_get` at …". */
const POINTED =
  /\b(?:point|aim|direct|steer|switch|re-?target|set) (?:the )?[`'"“]?[a-z][\w-]{0,30}[_.][\w.-]{1,30}[`'"”]? (?:at|to|towards|onto) (?:the )?[`'"“]?$/i;

/** Where a named tool finds what it talks to. */
const SETTING = new Form(
  /\b(?:base[_ -]?urls?|endpoints?|hosts?|servers?|api roots?|upstreams?|proxy|proxies|destinations?|targets?) (?:of|for|in|used by|behind) (?:the )?(?:[\w-]{1,20} )?[`'"]?[a-z][\w.-]{2,40}/i,
);
const IS_SET =
  /(?:\b(?:is|are|becomes?|be|was|to)(?: now| set to| changed to| pointed at| replaced by)? |[=:] ?)[`'"“]?$/i;
const TAKEN_ALONG = new Form(
  /\b(?:tokens?|headers?|body|bodies|credentials?|payloads?|cookies?|keys?|authorization)\b/i,
);
