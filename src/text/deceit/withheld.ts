import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import { isOrder, speaksOf, type Directive, type Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** Less is to be told than is done. */
const ONLY = new Form(
  /\b(?:mention|speak (?:only )?of|talk (?:only )?about|refer (?:only )?to|report|say|confirm|describe|name|acknowledge|tell (?:the |your )?\w{1,15} (?:only )?(?:of|about))\s(?:only|just|solely|nothing but|nothing except|nothing other than|nothing beyond|merely|exclusively|no more than)\b|\b(?:only|just|merely|solely)\s(?:mention|speak of|talk about|refer to|confirm|report)\b|\bspeak (?:only )?of (?:[\w'’-]{1,20} ){1,5}(?:alone|only)\b|\b(?:limit|confine|restrict) (?:yourself|(?:your|the) (?:answer|summary|reply|report|message)) to\b|\bleave it at\b/i,
);

/** Where something lies is no cover for what is done. */
const WHERE =
  /^[^.;]{1,20}\b(?:link|url|id|identifier|address|path|location|name|status|count|number of|errors?|failures?)\b/i;

/** "Files are uploaded to our cloud; mention only the sorting": something goes out, and the answer is to speak of less. */
export function untoldSending(statement: Statement, previous: Statement | undefined): Range | undefined {
  const { text, start: from } = statement;
  const only = ONLY.exec(text);
  if (only === null || WHERE.test(text.slice(only.index + only[0].length))) return undefined;
  const isOut = (each: Directive): boolean =>
    (each.acts.has("send") || each.acts.has("reach")) &&
    !each.negated &&
    !each.example &&
    each.voice !== "may" &&
    speaksOf(each.rest, "outsider", "partner", "taker");
  const isSent = statement.directives.some(isOut) || (previous?.directives.some(isOut) ?? false);
  return isSent ? rangeOfMatch(only, from) : undefined;
}

/** What somebody would want to know of: made by the server, for itself. */
const OWN_DEED = new Form(
  /\b(?:rules?|filters?|forward(?:ing|er)s?|webhooks?|accounts?|users?|keys?|tokens?|sessions?|devices?|logins?|jobs?|tasks?|hooks?|processes|subscriptions?|charges?|fees?|transfers?|connections?|extensions?|collaborators?|invitees?|recipients?|members?|grants?|permissions?|payments?|orders?|alerts?|delegates?|redirects?|entries|schedules?)\b(?:[^.;]{1,40}?\b(?:that|which)\b)?[^.;]{1,30}?\b(?:add|creat|register|open|install|mak|made|plac|set up|raise|grant|insert|start|book|invit)\w{0,4}(?: \w{1,12}){0,4}? (?:by|for) (?:the |this |our (?:own )?|its )?(?:server|tool|vendor|plugin|integration|connector|extension|us\b|maker|operator|provider|agent|partner|bot|service itself)|\b(?:rules?|filters?|webhooks?|accounts?|keys?|tokens?|sessions?|jobs?|hooks?|processes|charges?|transfers?|connections?|collaborators?|delegates?|redirects?) (?:that |which )?(?:this|the|our) (?:server|tool|plugin|integration|connector|extension|bot) (?:itself |has |had )?(?:add|creat|register|open|install|made|plac|set up|insert|start|book|invit)\w{0,3}\b|\b(?:rais|caus|trigger|start|creat|open)\w{1,3} by our (?:own )?[\w'’ ]{1,30}/i,
);

/** "The webhook that this server registered is left out": what the server did for itself is hidden from who looks. */
export function ownDeedHidden(statement: Statement): Range | undefined {
  const { text, directives, start: from } = statement;
  const deed = OWN_DEED.exec(text);
  if (deed === null) return undefined;
  const hidden = directives.find((each) => {
    const { acts, negated, example, voice } = each;
    if (example || voice === "may") return false;
    if (negated) return acts.has("show") || acts.has("tell") || acts.has("include") || acts.has("contain");
    return acts.has("hide") || acts.has("omit");
  });
  if (hidden === undefined) return undefined;
  const isLookedAt = LOOKED_AT.test(text) || isOrder(hidden) || (hidden.negated && hidden.voice === "order");
  return isLookedAt
    ? {
        start: Math.min(hidden.start, from + deed.index),
        end: Math.max(hidden.end, from + deed.index + deed[0].length),
      }
    : undefined;
}

const LOOKED_AT = new Form(
  /\b(?:when|whenever|if|even when|even if|while) (?:the |a |an |any )?[\w-]{1,20} (?:wants? to see|lists?|looks?|asks?|checks?|views?|reviews?|audits?|inspects?|opens?|goes through)\b|\b(?:to be left out|to be hidden|to be skipped|to be omitted|must be hidden|must not appear|never appear|hidden from|without a word)\b/i,
);

/** "Follow it, but don't print or quote it": orders that nobody is to see. */
export function obeyedUnseen(statement: Statement): Range | undefined {
  const { directives, text, start: from } = statement;
  const follows =
    /\b(?:follow|obey|act (?:up)?on|carry (?:it |them )?out|execute|comply with|heed|do (?:as|what) (?:it|they) (?:says?|tells?)|apply) (?:it|them|what (?:it|they) says?|out|its instructions|those|that)\b/i;
  if (!follows.test(text)) return undefined;
  const unseen = directives.find(
    ({ acts, negated, voice, objects, end, start }) =>
      negated &&
      voice === "order" &&
      (acts.has("show") || acts.has("tell")) &&
      (speaksOf(objects.slice(0, 1), "itself") ||
        /\b(?:it|them|that)\b/i.test(text.slice(start - from, end - from + 60))),
  );
  return unseen && { start: unseen.start, end: unseen.end };
}
