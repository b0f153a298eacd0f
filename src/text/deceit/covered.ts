import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import { isOrder, type Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** What keeps watch is put out for as long as something is done. */
const BLINDED = new Form(
  /\b(?:turn(?:ed|ing)?|switch(?:ed|ing)?) (?:the |all |its |your )?(?:[\w-]{1,20} ){0,3}?off\b|\b(?:turn|switch)(?:ed|ing)? off\b|\b(?:disabl|paus|suspend|stop|mut|silenc|suppress|blind|unplug|interrupt)\w{0,3}\b/i,
);
const WATCH = new Form(
  /\b(?:logging|auditing|audit (?:log|trail|logging|events?)|event log|access log|auditd|syslog|monitoring|pager|paging|cctv|cameras?|footage|command history|shell history|history recording|session recording|change tracking|(?:notifications?|alerts?|alarms?|warnings?) (?:about|for|of|on) (?:this|the (?:transfer|call|upload|change|payment|login|action|step)))\b/i,
);
const FOR_NOW = new Form(
  /\b(?:for the (?:duration|time|length)|(?:on|back on) again|again afterwards|re-?enable|switch (?:it|them) back|turn (?:it|them) back|before (?:the|this|these|each|every|calling|running|sending|making|starting) |while (?:this|the|it|you)\b|during (?:this|the|these)\b|about (?:this|these|the)\b)/i,
);

/** "Turn logging off for the duration of the call". */
function blindedIn(statement: Statement, first: Statement | undefined): RegExpExecArray | null {
  const { text } = statement;
  if (statement === first || !WATCH.test(text) || !FOR_NOW.test(text)) return null;
  return first !== undefined && WATCH.test(first.text) ? null : BLINDED.exec(text);
}

/** What shows when something was changed is put as it was. */
const TIME_PUT_BACK = new Form(
  /\b(?:restor|reset|set|put|shift|alter|chang|forg|rewrit|roll)\w{0,4} (?:[\w'’-]{1,20} ){0,5}?(?:mtimes?|modification (?:times?|dates?)|timestamps?|time stamps?|last[- ](?:modified|accessed|edited|login|changed)(?: times?| dates?)?)\b/i,
);
const AS_BEFORE = new Form(
  /\b(?:back to (?:what|its|the|their)|as (?:it was|they were|before)|so (?:that )?(?:the|it|nobody|no one|they|this)\b[^.;]{1,40}\b(?:not|nobody|no one|never|unnoticed|old)|into (?:office|working|business) hours|afterwards|to hide|unnoticed)\b/i,
);

/** Sums kept small so that nobody has to agree, or is told. */
const STRUCTURED = new Form(
  /\b(?:split|break|divid|spread|cut|keep|chunk)\w{0,4}\b[^.;]{1,60}\b(?:under|below|beneath|within|short of|less than) (?:the |any |its |each |their )?(?:[\w'’-]{1,20} ){0,2}?(?:approval|reporting|review|alert|alerting|authori[sz]ation|audit|detection|aml|notification|signing|disclosure|threshold for (?:approval|review|reporting)) ?(?:limits?|thresholds?|ceilings?|levels?)?\b/i,
);

/** Traces covered otherwise than by deleting them: watch blinded for a while, times put back, sums kept under what is looked at. */
export function coveredIn(statement: Statement, first: Statement | undefined): Range | undefined {
  const { text, start, example, directives } = statement;
  if (example || statement === first) return undefined;
  const times = TIME_PUT_BACK.exec(text);
  const found =
    blindedIn(statement, first) ?? (times !== null && AS_BEFORE.test(text) ? times : null) ?? STRUCTURED.exec(text);
  if (found === null) return undefined;
  if (!directives.some(isOrder) && !/^\W*(?:pause|mute|silence|restore|split|divide|suspend)\b/i.test(text))
    return undefined;
  return /\b(?:not|never|n['’]t|if|unless|may|can)\b/i.test(text.slice(0, found.index))
    ? undefined
    : rangeOfMatch(found, start);
}
