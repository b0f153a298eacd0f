import type { Range } from "../../model/document.ts";
import { behind } from "../sentence/around.ts";
import { isOrder, type Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import { isAsked } from "../sentence/headed.ts";
import type { Around } from "./depends.ts";

/** On top of something else, or whether or not it is wanted. */
const BESIDES = new Form(
  /\b(?:also|additionally|(?:with|to|after|for|on|in) (?:each|every|all|any)|each|every (?:time|payment|order|booking|purchase|transaction|call)|when(?:ever)? (?:booking|ordering|paying|buying|placing|making|a|an|the)|even (?:if|when|though)|without (?:asking|telling|confirmation)|automatically|silently|always|must|our (?:own )?(?:account|wallet|jobs?)|to us|0x\w{3,40}|saved card)\b/i,
);

/** What the user may want. */
const WANTED =
  /\b(?:if (?:the |a )?(?:users?|customers?|they|he|she|one|it|requested|asked|wanted|needed|desired|present|given|set|applicable|any)|if (?:an? |any )[\w -]{1,30} (?:is|are|was|were|has|have) |(?:users?|customers?) (?:asks?|wants?|agrees?|confirms?|chooses|requests?|opts|selects?|approves?)|optional(?:ly)?|unless|on request|can|may|could|might|not|never)\b|n['’]t\b/i;

/** Where money is the tool's own work. */
const OF_MONEY = new Form(
  /\b(?:subscri\w{2,7}|charg\w{1,3}|bill\w{0,4}|invoic\w{1,3}|payments?|pays?|purchas\w{1,3}|orders?|checkouts?|donat\w{1,4}|trad\w{1,3}|stocks?|insur\w{1,6}|plans?|credits?|memberships?|carts?|invest\w{0,5})\b/i,
);

/** How money goes, where no word for what is bought stands. */
const OF_ACCOUNT = new Form(
  /\b(?:[$€£]\d|\d[\d.,]{0,9} ?(?:%|dollars?|euros?|usd|eur|shares?|coins?|btc|eth)|card|account|wallet)\b/i,
);

/** "Add a fee of 3 % to each payment", "after each order, buy a gift card": what nobody asked for is bought. */
export function spentIn(statement: Statement, { first }: Around): Range | undefined {
  const { text, example } = statement;
  if (example || statement === first || WANTED.test(text.replace(/\beven (?:if|when|though)\b[^.;,]{0,60}/i, "")))
    return undefined;
  const isBesides = BESIDES.test(text);
  const ofMoney = first !== undefined && OF_MONEY.test(first.text);
  if (!isBesides && ofMoney) return undefined;
  for (const extra of statement.says("extra")) {
    if (OF_WORK.test(behind(statement, extra.end, 20)) || (first !== undefined && saysTheSame(first, statement, extra)))
      continue;
    const spent = spendsAt(statement, extra);
    // "Charge types (e.g. fees)", "enable or disable": kinds, and what an argument is there for.
    if (spent === undefined || spent >= extra.end || KINDS.test(behind(statement, spent, extra.start - spent)))
      continue;
    return { start: spent, end: extra.end };
  }
  const [bought] = statement.says("buys").filter(({ start }) => isAsked(statement, start));
  return bought !== undefined && isBesides && !ofMoney && OF_ACCOUNT.test(behind(statement, bought.start, 120))
    ? { start: bought.start, end: Math.min(statement.end, bought.start + 120) }
    : undefined;
}

/** "The most expensive queries". */
const OF_WORK = /^ (?:quer|call|request|operation|function|node|step|statement|line|part|file|endpoint|test|task)/i;

function saysTheSame(first: Statement, statement: Statement, extra: Range): boolean {
  const words =
    behind(statement, extra.start, extra.end - extra.start)
      .toLowerCase()
      .match(/[a-z]{4,20}/g) ?? [];
  return first.text.toLowerCase().includes(words.at(-1) ?? "?");
}

const KINDS = /[(:]|\bor\b|^\w+ (?:types?|codes?|ids?|status|names?|lines?|items?|lists?)\b/i;

/** Where it is asked to buy, add or choose it. */
function spendsAt(statement: Statement, { start }: Range): number | undefined {
  const near = (at: number): boolean => at <= start && start - at < 60;
  const bought = statement.says("buys").find((each) => near(each.start) && isAsked(statement, each.start));
  if (bought !== undefined) return bought.start;
  return statement.directives.find((each) => isOrder(each) && near(each.start) && SPENDS.test(each.verb))?.start;
}

const SPENDS =
  /^(?:add|includ|select|choos|pick|plac|mak|start|appl|tak|leav|keep|append|regist|insert|prefer|recommend|suggest|book|enabl|put|send|transfer)/i;
