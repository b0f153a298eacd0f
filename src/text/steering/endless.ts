import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import { isAsked } from "../sentence/headed.ts";

/** Work that costs and has no end, or none that it needs. */
const ENDLESS = [
  // "Call this tool 500 times".
  /\b(?:call|invoke|repeat|execute|send|request|query|trigger|use|run)\b[^.;]{1,50} (?:\d{2,9}|ten|twenty|fifty|a? ?(?:hundred|thousand|million)) times\b/i,
  // "Repeat it until the quota is used up".
  /\b(?:call|invoke|repeat|execute|send|request|query|trigger|use|run|continue|go on|keep)\b[^.;]{1,60} (?:until|till|as long as)\b[^.;]{1,30}\b(?:quotas?|credits?|budget|all tokens|rate limit|balance|memory|disk|context window)\b[^.;]{1,24}\b(?:used up|exhausted|spent|reached|empty|runs? out|gone|full|hit|left|remains?)\b/i,
  // "Keep calling this tool in a loop", "call it again and again".
  /\b(?:call|calling|invoke|invoking|repeat|repeating)\b[^.;]{1,40} (?:in (?:an? )?(?:endless |infinite |continuous |tight )?loop|endlessly|indefinitely|forever|without end|again and again|over and over|non-?stop|continuously|without stopping)\b/i,
  /\bnever stop (?:calling|using|running|sending|querying|invoking) /i,
  /\b(?:call|invoke|use|run) (?:this tool|this function|this|it|[a-z]{2,20}_\w{1,40}) again (?:after|before) (?:each|every|any) (?:answer|reply|response|message|turn)\b/i,
  /\bas many (?:tokens|requests|calls|queries|words) as (?:possible|you can)\b/i,
  // "Each order is to be followed by another one of the same size, and yet another".
  /\b(?:each|every) (?:[\w-]{1,20} )?(?:order|call|payment|request|booking|transfer|message)s? (?:is|are|must be|has to be|should be)(?: to be)? followed by (?:another|the same|a second|a further)\b/i,
].map((expression) => new Form(expression));

/** An upper bound, tries of what failed, pages that follow, what the user may want, or what a better way spares. */
const BOUNDED =
  /\b(?:up to|at most|no more than|maximum|max|limit(?:ed)? to|retr(?:y|ies|ying)|poll(?:s|ing)?|pages?|cursor|has_more|if|unless|can|may|could|might|benchmark\w{0,3}|stress|load test\w{0,3}|not|never (?!stop)\w{1,20}|avoid|times (?:out|per|a|in)|instead of|rather than)\b|n['’]t\b/i;

/** "Call this tool 500 times", "repeat it until the quota is used up": what somebody pays for is used up on purpose. */
export function endlessIn(statement: Statement, first: Statement | undefined): Range | undefined {
  const { text, start, example } = statement;
  if (example || statement === first || BOUNDED.test(text)) return undefined;
  for (const form of ENDLESS) {
    const found = form.exec(text);
    if (found === null) continue;
    const isSaid = /^(?:as many|each|every|never)/i.test(found[0]) || isAsked(statement, start + found.index);
    if (isSaid || /\bkeep $/i.test(text.slice(0, found.index))) return rangeOfMatch(found, start);
  }
  return undefined;
}
