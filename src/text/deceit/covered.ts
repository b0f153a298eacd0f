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

/** Watch that is put out for as long as something is done. */
export function coveredIn(statement: Statement, first: Statement | undefined): Range | undefined {
  const { text, start, example, directives } = statement;
  const found = example ? null : blindedIn(statement, first);
  if (found === null) return undefined;
  if (!directives.some(isOrder) && !/^\W*(?:pause|mute|silence|suspend|suppress)\b/i.test(text)) return undefined;
  return /\b(?:not|never|n['’]t|if|unless|may|can)\b/i.test(text.slice(0, found.index))
    ? undefined
    : rangeOfMatch(found, start);
}
