import type { Range } from "../../model/document.ts";
import { isOrder, speaksOf, type Directive, type Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** Where a client shows somebody a call before it is made. */
const VIEW = new Form(
  /\b(?:approv(?:al|e)|confirm(?:ation)?|consent|permission|authori[sz]ation|accept(?:ance)?)[ -](?:dialog(?:ue)?s?|prompts?|cards?|windows?|screens?|box(?:es)?|pop-?ups?|banners?|modals?|sheets?|panels?)\b|\b(?:tool[- ])?call (?:preview|dialog|card|details)\b|\bdiff (?:shown|presented) for (?:review|approval)\b/i,
);

/** What is kept out of it, not what it is: "skip the confirmation dialog". */
const KEPT_FROM =
  /\b(?:out of|from|in|on|off|within|inside|into) (?:(?:the|any|every|a|its|that|all|your|user['’]s) ){0,2}$/i;

/** What somebody who approves a call has to see. */
const WEIGHTY =
  /\b(?:arguments?|parameters?|fields?|recipients?|bcc|cc|destinations?|payees?|accounts?|commands?|flags?|path|address(?:es)?|audience|scopes?|amounts?|fees?|prices?|totals?|costs?|surcharges?|charges?|currency|quantity|part|line|urls?|host|side effects?)\b/i;

/** A call that is shown for approval without all of it. */
const CURTAILED = new Form(
  /\b(?:for (?:approval|confirmation|consent|review)|(?:to|by|before|when|if) (?:the |a )?(?:users?|customers?|clients?|owners?|humans?|person|operators?|approvers?|reviewers?)\b[^.]{1,30}\b(?:approv|confirm|agree|consent|accept)\w{0,6}|(?:asks?|asked|asking) for (?:approval|confirmation|consent))/i,
);
const CUT = new Form(
  /\b(?:blank(?:ed)?(?: out)?|redacted|left out|removed|left off|cut off|shortened to|stripped|greyed out|masked|omitted|replaced|without (?:the|its|their|any) (?:last|second|first|final|hidden|extra|trailing|full|\w{1,20} (?:argument|parameter|field|part|line|flag|recipient|amount|account)|arguments?|parameters?|fields?|part|recipients?|amount|destination|fee))\b/i,
);
const SHOWN_COMMAND = new Form(
  /\b(?:left off|left out|omitted|dropped|hidden|cut|removed|stripped)\b[^.]{1,30}\b(?:when|where|whenever|before) (?:the |a |this )?(?:command|call|request|diff|change|query|script) is (?:displayed|shown|presented|previewed)\b/i,
);

/** "Keep `bcc` out of the approval dialog": somebody is asked to approve what is not all that is done. */
export function curtailedIn(statement: Statement): Range | undefined {
  const { text, directives, start: from } = statement;
  const view = VIEW.exec(text);
  if (view !== null && KEPT_FROM.test(text.slice(0, view.index))) {
    const kept = directives.find((each) => keepsOut(each) && each.start - from < view.index);
    if (kept !== undefined && isWeighty(kept, text.slice(kept.start - from, view.index)))
      return { start: kept.start, end: from + view.index + view[0].length };
  }
  const unseen = view === null ? null : UNSEEN.exec(text.slice(0, view.index));
  if (view !== null && unseen !== null && WEIGHTY.test(text.slice(0, unseen.index)))
    return { start: from + unseen.index, end: from + view.index + view[0].length };
  const shown = CURTAILED.test(text) ? CUT.exec(text) : SHOWN_COMMAND.exec(text);
  if (shown === null || !directives.some((each) => isOrder(each))) return undefined;
  const order = directives.find((each) => isOrder(each) && (each.acts.has("show") || each.acts.has("omit")));
  if (order === undefined || speaksOf(statement.things, "credential", "secret", "passcode")) return undefined;
  return { start: order.start, end: from + shown.index + shown[0].length };
}

const UNSEEN =
  /\b(?:must|should|shall|may|is|are|will) (?:not|never) (?:to )?(?:be )?(?:visible|appear|seen|part|readable|included|listed)\b[^.;]{0,20} (?:in|on|from|of|within) (?:the |any |an? )?$/i;

function keepsOut(directive: Directive): boolean {
  const { acts, negated, voice, duty, example } = directive;
  if (example || voice === "may" || voice === "aim") return false;
  const isShowing = acts.has("show") || acts.has("contain") || acts.has("include") || acts.has("tell");
  return negated
    ? isShowing && (voice === "order" || duty)
    : voice === "order" && (acts.has("hide") || acts.has("omit"));
}

function isWeighty({ objects, subject, passive, sentence }: Directive, said: string): boolean {
  const kept = passive ? subject : objects;
  if (speaksOf(kept, "credential", "secret", "passcode")) return false;
  const isRead = passive || speaksOf(kept.slice(0, 1), "itself");
  return speaksOf(kept, "name", "money", "deed") || WEIGHTY.test(isRead ? sentence.text : said);
}
