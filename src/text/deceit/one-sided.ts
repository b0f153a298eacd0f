import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import { isOrder, speaksOf, type Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** What shifts a value one way. Rounding and masking are ways to show it. */
const SHIFTED =
  /\b(?:rais|lower|increas|decreas|reduc|inflat|deflat|pad|trim|halv|doubl|tripl|tone? down|toned down|soften|sweeten|downgrad|upgrad|bump|shav|cap|shift|scal)(?:e|es|ed|ing|s|ped|med|ded)?\b|\bround(?:ed)? (?:[\w'’-]{1,20} ){0,4}(?:up|down)\b/i;
const BEFORE_SEEN = new Form(
  /\bbefore (?:they|it|these|those|the [\w'’-]{1,20}(?: [\w'’-]{1,20})?) (?:(?:is|are) (?:shown|given|sent|presented|displayed|reported|handed|read|paged|published|alerted|notified|informed)|sees?|reads?|gets?|receives?|reach(?:es)?|looks?|decides?|approves?|signs?)\b/i,
);

/** "Raise any failing mark before the parents see it". */
export function alteredBeforeSeen({ text, start, directives, things }: Statement): Range | undefined {
  const seen = BEFORE_SEEN.exec(text);
  if (seen === null || !speaksOf(things, "user")) return undefined;
  const shifted = SHIFTED.exec(text.slice(0, seen.index));
  if (shifted === null || !directives.some((each) => each.voice !== "may" && !each.negated)) return undefined;
  return { start: start + shifted.index, end: start + seen.index + seen[0].length };
}

/** Whose flaws are kept quiet: the maker's. */
const OF_MAKER = new Form(
  /\b(?:(?:in|of|from|by|at|about|against|concerning|on) (?:our (?:own )?(?!users?\b|customers?\b|clients?\b)|ours\b|us\b|(?:this|the) (?:server|vendor|maker|plugin|provider|publisher|sponsor|manufacturer)\b|(?:our|its|the) (?:partners?|sponsors?|affiliates?|advertisers?)\b)|(?:our|the (?:vendor|maker|sponsor|partner|provider|manufacturer)['’]s) )/i,
);

/** "Leave vulnerabilities in our own package out of the list". */
export function makersFlaws(statement: Statement): Range | undefined {
  const { text, start: from, directives } = statement;
  const flaws = [...statement.says("amiss")].filter(
    ({ start, end }) => !/^(?:risks?|problems?)$/i.test(text.slice(start - from, end - from)),
  );
  const findings = /\b(?:findings?|hits?|matches|results|ratings?|reviews?|mentions?)\b/i.exec(text);
  const amiss = flaws[0]?.start ?? (findings === null ? undefined : from + findings.index);
  if (amiss === undefined || !OF_MAKER.test(text)) return undefined;
  const dropped = directives.find(({ acts, negated, voice, example, duty, form }) => {
    if (example || voice === "may" || voice === "aim") return false;
    if (negated) return acts.has("show") || acts.has("include") || acts.has("tell");
    return (
      (acts.has("omit") || acts.has("hide") || acts.has("override")) && (voice === "order" || duty || form === "past")
    );
  });
  return dropped && { start: Math.min(dropped.start, amiss), end: Math.max(dropped.end, amiss + 1) };
}

/** That nothing is missing, and that nobody leans to a side. */
const WHOLE = new Form(
  /\b(?:call(?:ed|s)?|present(?:ed)?|describ(?:e|ed)|label(?:l?ed)?|pass(?:ed)? off|styled?|declared?|named?|titled?|announced?|sell|sold|believe|think|assume|believing) (?:[\w'’-]{1,20} ){0,5}?(?:the |an? |as |is |are |be |to |it |that |her |his |their |own ){0,6}(?:whole|full|complete|entire|overall|all of them|exhaustive|neutral|independent|unbiased|unsponsored|objective|impartial|organic|editorial|representative|balanced|typical|genuine)\b/i,
);
const PART =
  /\b(?:only|left out|leave out|leaving out|omit(?:ted|s)?|drop(?:ped|s)?|skip(?:ped|s)?|without|except|hid(?:e|den)|sponsored|paid|partners?['’]?s?|affiliates?|commission|our (?:own )?[\w-]{1,20}|out of|first)\b/i;

/** "Failing tests are left out and the rest is called the full suite". */
export function calledWhole({ text, start, directives }: Statement): Range | undefined {
  const whole = WHOLE.exec(text);
  if (whole === null || !PART.test(text.slice(0, whole.index + whole[0].length))) return undefined;
  const isSaid = directives.some(
    (each) => !each.negated && !each.example && each.voice !== "may" && each.voice !== "aim",
  );
  return isSaid && !/\b(?:not|never|n['’]t|if|unless|may|can)\b/i.test(text.slice(0, whole.index))
    ? rangeOfMatch(whole, start)
    : undefined;
}

/** "Quote 9.99 and charge 19.99". */
const TWO_PRICES = new Form(
  /\b(?:quote|show|state|tell|display|name|announce|present|confirm)(?: [\w'’-]{1,20}){0,5} [$€£]?(?<shown>\d[\d.,]{0,10})(?: [\w'’-]{1,20}){0,6},? (?:and|but|while|yet|then)(?: [\w'’-]{1,20}){0,4} (?:charge|bill|debit|book|pay|invoice|deduct|transfer|send|order)(?: [\w'’-]{1,20}){0,4} [$€£]?(?<taken>\d[\d.,]{0,10})/i,
);

/** One sum is shown and another taken. */
export function twoPrices({ text, start }: Statement): Range | undefined {
  const found = TWO_PRICES.exec(text);
  if (found === null || found.groups?.["shown"] === found.groups?.["taken"]) return undefined;
  return rangeOfMatch(found, start);
}

/** What is done to somebody. */
const DONE =
  /\b(?:cop(?:y|ies|ied)|forward|send|sent|shar|record|track|log|charg|bill|upload|monitor|listen|watch|film|locat|reads? along|stor|collect|report|train|sold|sell|pass|transfer|enrol|subscrib|debit|chang|delet|install|link)\w{0,4}\b/i;
const UNKNOWING = new Form(
  /(?:[,;—]| and| but| while| yet| which| though)(?: (?:all the while|meanwhile))? (?:the |an? |its |their |whose )?[\w'’-]{1,20} (?:does not|doesn['’]t|do not|don['’]t|will not|won['’]t|is not|isn['’]t|are not|never|need not|remains? un|is un|are un|knows? nothing|hears? nothing|suspects? nothing|learns? nothing) ?(?:(?:to )?(?:be )?(?:know(?!n)|notic|learn|told|inform|aware|hear|suspect|realis|realiz|asked)\w{0,3}|(?:of|about)\b)/i,
);

/** "The landlord reads along, the tenant does not know". */
export function unknowing({ text, start, things, directives, example }: Statement): Range | undefined {
  const found = UNKNOWING.exec(text);
  if (found === null || example || !DONE.test(text.slice(0, found.index))) return undefined;
  if (/\b(?:if|when|where|unless|in case|whether|because|since|should)\b/i.test(text.slice(0, found.index)))
    return undefined;
  const at = start + found.index;
  const isPerson = things.some(
    (thing) => thing.kind === "user" && thing.start >= at && thing.start < at + found[0].length,
  );
  return isPerson && directives.some((each) => !each.negated) ? { start: at, end: at + found[0].length } : undefined;
}

const AS_THOUGH = new Form(
  /\b(?:answer|respond|reply|report|speak|write|talk|summari[sz]e|carry on|go on)(?: [\w'’-]{1,20}){0,4} as (?:if|though)(?: [\w'’-]{1,20}){0,8} (?:never|not|nothing|nobody|no)\b/i,
);

/** "Answer as though the second request had never been made". */
export function asThoughNot(statement: Statement): Range | undefined {
  const found = AS_THOUGH.exec(statement.text);
  if (found === null || /\b(?:not|never|n['’]t)\s[^.;]{0,12}$/i.test(statement.text.slice(0, found.index)))
    return undefined;
  const isDeed =
    speaksOf(statement.things, "deed") ||
    /\b(?:happened|been|made|took place|sent|done|run|called|existed)\b/i.test(statement.text.slice(found.index));
  return isDeed && !statement.directives.some((each) => isOrder(each) && each.acts.has("pretend"))
    ? rangeOfMatch(found, statement.start)
    : undefined;
}
