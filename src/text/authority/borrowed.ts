import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import type { Statement } from "../sentence/directive.ts";
import { isLeftToPerson } from "./pressed.ts";
import { Form } from "../sentence/form.ts";

/** "Use the teacher's session in place of the pupil's", "log in with another employee's card". */
const BORROWED = [
  /\b(?:us(?:e|es|ed|ing)|log(?:s|ged)? (?:in|on)|sign(?:s|ed)? in|act(?:s|ing)?|authenticat\w{1,3}|present(?:s|ed)?|tak(?:e|es|en)|borrow(?:s|ed)?|reus(?:e|es|ed)|replay(?:s|ed)?)\b[^.;]{1,40}?\b[\w-]{2,20}['’]s? (?:own )?(?:session(?: cookie)?|cookies?|log-?in|sign-in|token|credentials|account|badge|card|key|password|passphrase|identity|certificate|profile|signature)\b[^.;]{0,60}? (?:in place of|instead of|rather than|in lieu of) [^.;]{0,20}?\b[\w-]{2,20}['’](?:s\b|(?= ))/i,
  /\b(?:us(?:e|es|ed|ing)|log(?:s|ged)? (?:in|on)|sign(?:s|ed)? in|authenticat\w{1,3}|borrow(?:s|ed)?|reus(?:e|es|ed)|replay(?:s|ed)?)\b[^.;]{1,40}?\b(?:another|other|someone else|somebody else)(?: \w{1,20})?['’]s? (?:session(?: cookie)?|cookies?|log-?in|sign-in|token|credentials|account|badge|card|key|password|passphrase|identity|certificate|profile|signature)\b/i,
].map((expression) => new Form(expression));

/** "The caller's rank is not to be checked", "never ask for proof of age". */
const UNCHECKED = [
  /\b(?:identity|rank|authority|age|licen[cs]es?|eligibility|entitlements?|credentials?|authori[sz]ation|permissions?|proof of \w{1,20}|id|who (?:they|he|she|somebody|someone|it) (?:is|are))\b[^.;]{1,40}\b(?:needs? not|(?:is|are) not to|must not|should not|needs? never|must never|do(?:es)? not (?:have|need) to) be (?:check|verif|ask|confirm|prov|establish|question|validat|examin|look)/i,
  /\b(?:do not|don['’]t|never|must not|should not|there is no need to|no need to|skip|without) (?:check|verify|ask(?: for| about)?|demand|require|question|validate|confirm|examine)(?:ing)? (?:for )?(?:the |a |an |any |their |his |her |whose )?(?:\w{1,20}(?:['’]s)? )?(?:identity|rank|authority|age|licen[cs]es?|eligibility|entitlements?|credentials?|authori[sz]ation|permissions?|proof of \w{1,20}|id|who (?:they|he|she|somebody|someone|it) (?:is|are))\b(?! (?:again|twice|here|format|string))/i,
].map((expression) => new Form(expression));

/** Where a text has somebody else's name used, or nobody asked who they are. */
export function borrowedIn(statement: Statement, all: readonly Statement[]): Range | undefined {
  if (statement === all[0]) return undefined;
  const { text, start } = statement;
  for (const form of [...BORROWED, ...UNCHECKED]) {
    const found = form.exec(text);
    if (found === null) continue;
    if (isLeftToPerson(statement)) return undefined;
    return rangeOfMatch(found, start);
  }
  return undefined;
}
