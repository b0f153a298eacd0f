import type { Directive, Statement, Thing } from "./directive.ts";
import { before } from "./foreign.ts";

/** What makes it the user's own choice: consent, or that the handing itself is asked for. */
const CONSENT =
  /\b(?:if|after|once|when|only|unless|until|with|without) (?:\w{1,20} ){0,2}(?:user|they|person|owner)(?:'s)? (?:\w{1,20} )?(?:(?:consents?|agree[sd]?|approve[sd]?|approval|permission|confirm(?:s|ed)?)\b|(?:asks?|asked|wants?|wishes|wanted)(?: (?:for )?(?:it|this|that|them)\b| to (?:\w{1,20} )?(?:attach|be|give|hand|include|keep|pass|provide|save|send|share|store|upload)\b|[.)]?$))/i;

/** An example, forbidden, permitted, or asked for. What is said of the `source` alone counts, where one is given. */
export function isHarmless(statement: Statement, source?: Thing): boolean {
  const { example, text, directives } = statement;
  if (example || CONSENT.test(text) || isOptional(statement, source) || isRequirement(statement, source)) return true;
  return directives.some((each) => leavesIt(each) && (source === undefined || concerns(each, source)));
}

/** "Optionally, …", "an optional private key"; not an encoding that is optional. */
function isOptional(statement: Statement, source: Thing | undefined): boolean {
  if (/^\W{0,4}optional(?:ly)?\b/i.test(statement.text)) return true;
  if (source === undefined || source.start < statement.start || source.end > statement.end) return false;
  const behind = statement.text.slice(source.end - statement.start, source.end - statement.start + 60);
  return (
    /(?<!\bnot )\boptional(?:ly)?(?: [\w'’-]{1,20}){0,3} [`"'“]?$/i.test(before(statement, source.start)) ||
    /^\W{0,3}(?:(?!not\b)\w{1,20} ){0,2}\(?optional\b/i.test(behind)
  );
}

/** "Never a full card number", "an SSH agent should be running": what is denied by itself, or how a machine is set up. */
function isRequirement(statement: Statement, source: Thing | undefined): boolean {
  if (source === undefined || source.start < statement.start || source.end > statement.end) return false;
  const behind = statement.text.slice(source.end - statement.start, source.end - statement.start + 60);
  return (
    /(?:^|[;:(] ?)never (?:an?|the|any) (?:[\w-]{1,20} ){0,2}$/i.test(before(statement, source.start)) ||
    SET_UP.test(behind)
  );
}

const SET_UP =
  /^[`'")]? (?:must|should|has to|have to|needs? to) (?:already )?be (?:properly |correctly )?(?:running|installed|configured|set up|available|loaded|present|enabled|unlocked)\b/i;

/** Whether a directive is about the source: names it behind the verb, or goes on from it without a new part of the sentence. */
function concerns({ objects, rest, subject, start, sentence }: Directive, source: Thing): boolean {
  const { text, start: from } = sentence;
  const between = text.slice(Math.max(0, Math.min(start, source.end) - from), Math.max(start, source.start) - from);
  if (objects.includes(source)) return !between.includes(";");
  if (rest.includes(source)) return !/;|\b(?:and|but|instead|then)\b/i.test(between);
  const isBack = subject.includes(source) || IT.test(text.slice(start - from, start - from + 60));
  const isHere = source.start >= from && source.end <= sentence.end;
  return isBack && !(isHere && /;|\b(?:and|but)\b/i.test(between));
}

const IT = /\b(?:it|this|that|them|these|those|such)\b/i;

/** "Never put it into …", "may be put into …"; not "never shorten it", "never call without it". */
function leavesIt({ negated, acts, voice, start, sentence }: Directive): boolean {
  if (voice === "may" && GIVES.some((act) => acts.has(act))) return true;
  if (!MOVES.some((act) => acts.has(act))) return false;
  const around = sentence.text.slice(Math.max(0, start - sentence.start - 60), start - sentence.start + 200);
  return negated && !NOT_FORBIDDEN.test(around);
}

/** "Not only the term", "never call it without the key". */
const NOT_FORBIDDEN = /\bnot (?:only|just|merely|simply)\b|\b(?:without|unless)\b/i;

/** Verbs of handing something over. */
export const GIVES = ["contain", "include", "reach", "send"] as const;
const MOVES = ["call", "contain", "grab", "include", "reach", "read", "send", "write"] as const;
