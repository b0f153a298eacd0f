import { before, behind } from "../sentence/around.ts";
import type { Range } from "../../model/document.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** That something is due: each time, as a rule, or else. Honest texts bring commands in code samples and as examples. */
const DUE = new Form(
  /\b(?:each|every|all|always|any time|whenever|wherever|must|ha(?:s|ve) to|needs?|needed|required?|requires|necessary|obligatory|mandatory|compulsory|shall|due|before|beforehand|first|ahead of|prior to|in advance|once (?:for|per)|per|without|otherwise|or else|unless|until|after|no [\w ]{1,30} (?:goes|is)|void|permitted|accepted|refused|breach|rule|policy|procedure|protocol|prerequisites?|preconditions?|prep|preparation|preparatory|steps?|preceded|only|when|once|then|also|hence|so)\b/i,
);

/** Why it is said to be: what a text gives as its reason for a command of somebody else. */
const REASON = new Form(
  /\b(?:audit\w{0,4}|complian\w{2}|security|secured?|integrity|soundness|sound|good|verif\w{1,9}|validat\w{1,4}|attest\w{0,5}|certif\w{1,8}|record\w{0,3}|log|logs|logged|logging|journal\w{0,3}|register\w{0,3}|ledger|books?|booked|on file|track\w{0,3}|counted|notes?|noted|trail|evidence|health|check(?:s|ed)?|clean\w{0,3}|tidy\w{0,3}|clear|maintenance|upkeep|housekeeping|temporary|cache|refresh\w{0,3}|sync\w{0,5}|warm\w{0,3}|renew\w{0,3}|stale|performance|speed|quick|stable|conflicts?|clash|answers|come back|pass|disk|space|full|temp)\b/i,
);

/** "Every command opens with `…`": an opening that lines of a shell are said to have. */
const OPENING = new Form(
  /\b(?:beg[iau]n|start|open|lead|head|prefix|preced|introduc|front|greet|bear|carr(?:y|ies))(?:s|ed|ning|ing)?\b|\bat the front\b/i,
);
const LINES = new Form(
  /\b(?:commands?|lines?|what (?:a|the) users? types?|whatever you (?:give|hand|suggest|propose)|invocations?|anything you (?:give|hand|suggest))\b/i,
);

/** "Never run `…`", "such as `…`", "a wrapper of `…`": what is no order. */
const SPOKEN_OF =
  /\b(?:never|not|\w{1,8}n['’]t|avoid\w{0,3}|refus\w{1,3}|block\w{0,3}|reject\w{0,3}|forbid\w{0,4}|prevent\w{0,3}|instead of|rather than|dangerous|destructive|like|such as|e\.g|examples?|equivalent|same as|similar to|wrap(?:s|per)|falls? back to|can be|may be|could|(?:you|users?|one) (?:can|may)|to (?:test|debug|try)|available (?:with|via|through)|patterns?|attacks?|detects?|flags?|finds?)\b[^.;]{0,140}$/i;

/** In a fence, at a prompt, or announced as a sample: how documentation shows a call. */
const SHOWN = /(?:\x60\x60\x60[a-z]{0,12}|(?:^|\s)\$|\b(?:samples?|examples?|requests?|curl)\b[^.;]{0,40}:)\s{0,6}$/i;

/** "`…` returns the text as it stands": what it would do. */
const WOULD = /^[\x60"']{0,3} (?:returns|prints|lists|would)\b/i;

/** Whether the sentences around a command have it due, or make an opening of it that every line is to have. */
export function isLaidDown(command: Range, statement: Statement, around: readonly (Statement | undefined)[]): boolean {
  const lead = before(statement, command.start, 160);
  if (SPOKEN_OF.test(lead) || SHOWN.test(lead) || WOULD.test(behind(statement, command.end, 20))) return false;
  if (/^curl (?:requests?|commands?|calls?|examples?)\b/i.test(behind(statement, command.start, 40))) return false;
  const said = [before(statement, command.start), behind(statement, command.end)];
  for (const each of around) if (each !== undefined) said.push(each.text);
  const has = (form: Form): boolean => said.some((text) => form.test(text));
  return statement.says("must").length > 0 || has(DUE) || has(REASON) || (has(OPENING) && has(LINES));
}
