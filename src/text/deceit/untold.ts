import { before, behind } from "../sentence/around.ts";
import { speaksOf, type Directive } from "../sentence/directive.ts";

/** Whether what a directive forbids to tell is hidden from nobody: not known yet, seen anyway, or to be done as well. */
export function needsNoTelling(directive: Directive): boolean {
  return [asksToAct, awaitsResult, isNotAll, isAnnouncement, isExcuse, isDetail].some((holds) => holds(directive));
}

/** "Do not bother the user with progress messages": less of what is shown anyway, and nothing besides. */
export function isProgress({ start, sentence }: Directive): boolean {
  return PROGRESS.test(behind(sentence, start, 160));
}

const PROGRESS =
  /^\w+ (?:(?:the |your )?[a-z]{3,12} )?(?:(?:with|about|of) )?(?:(?:the |any |your )?(?:progress|intermediate) (?:messages|results|updates|output|steps|notifications)|(?:each|every) (?:poll|retry|attempt|check))(?: to the user)?(?:[.,;:]|$| (?:while|during|until|unless)\b)/i;

/** "Do not tell the user that the upload is done until it says so": what is not known yet is not hidden. */
function awaitsResult({ objects, sentence, start: verb }: Directive): boolean {
  const deed = objects.find(({ kind }) => kind === "deed");
  const isClaim = deed !== undefined && /^that (?:the|a|it|any)$/i.test(deed.text);
  return sentence.triggers.some(({ start, end, things }) => {
    const said = sentence.text.slice(verb - sentence.start, Math.max(verb, start) - sentence.start);
    const occasion = sentence.text.slice(start - sentence.start, end - sentence.start);
    if (isClaim && start > deed.end && /^(?:until|before)\b/i.test(occasion)) return true;
    if (speaksOf(things, "user") || !CLAIMED.test(said) || NOT_DONE.test(said)) return false;
    return NOT_DONE.test(occasion) && !/\beven\s$/i.test(said);
  });
}

/** "… that a write was made": what would be said. */
const CLAIMED = /^\w+\s(?:the\s)?\w+\s[\s\S]{1,60}\s(?:was|were|is|are|has|have|succeeded|worked)\b/i;

/** "… when the server reports that it failed": what was not done is not to be told as done. */
const NOT_DONE =
  /\b(?:fail\w{0,3}|errors?|refus\w{1,3}|block\w{0,3}|read-only|den(?:y|ied)|reject\w{0,3}|pending|(?:did|was|were|has|have)(?: no|n['’])t? (?!ask|want))/i;

/** "Don't tell the user that you will run it, just run it": a step that shows anyway, and touches nothing of anybody's. */
function isAnnouncement({ start, sentence }: Directive): boolean {
  const { things, directives, text } = sentence;
  if (speaksOf(things, "outsider", "partner", "url", "private", "secret", "secretPath", "credential")) return false;
  if (directives.some(({ acts }) => acts.has("send") || acts.has("destroy") || acts.has("rewrite"))) return false;
  const said = text.slice(start - sentence.start, start - sentence.start + 160);
  return ANNOUNCED.test(said) && !/\b(?:their|his|her|user['’]s)\b/i.test(said);
}

const ANNOUNCED =
  /^\w+ (?:the )?user that you (?:will|are going to|'ll|plan to|intend to) [\w `'-]{1,80}(?:, |; | - |\. )?(?:just|simply) /i;

/** "Do not say that you cannot see it", "do not tell them my private number"; "she won't discuss it", "numbers locate it but do not explain it": nobody is told not to. */
function isExcuse({ start, sentence, subject }: Directive): boolean {
  if (NOT_HIDDEN.test(behind(sentence, start, 80))) return true;
  if (EXPLAINS_NOT.test(before(sentence, start, 90))) return true;
  return !speaksOf(subject, "model") && /\b(?:wo|would|does|did)n['’]t $/i.test(before(sentence, start, 10));
}

const EXPLAINS_NOT =
  /\b(?:locate|name|identify|describe|show|list|indicate|mark|flag|suggest|point (?:at|to)|count|summari[sz]e)s? (?:(?:the|an?|its|their) )?(?:[\w-]{1,20} ){1,3}but (?:do|does) not $/i;

/** An excuse that is not to be made ("that it is unsupported"), what is done for somebody ("which command to run"), what is somebody else's, and what is told once. */
const NOT_HIDDEN =
  /^\w+ (?:(?:the )?user (?:which|what|how) (?:[\w-]{2,20} )?to (?:run|call|use|type|click)\b|(?:that )?you (?:cannot|can['’]t|do not|don['’]t|lack|have no|are unable)\b|(?:[\w-]{1,20} ){1,3}[\w-]{1,20}['’]s? (?:private|personal|home|mobile) |(?:the )?(?:users?|them) (?:that )?[^.;,]{1,60} (?:is|are) (?:unsupported|not supported|impossible|not possible|unavailable|not available)\b|(?:[a-z]{2,9} ){1,3}(?:multiple times|several times|more than once|again and again|repeatedly|twice)\b)/i;

/** "Do not just tell the user that you can": more is to be done. */
function isNotAll({ start, sentence }: Directive): boolean {
  return /\b(?:just|only|merely|simply) $/i.test(before(sentence, start, 10));
}

const TO_ACT =
  /^\s{1,4}(?:to|(?:which|what) (?:[\w-]{1,20} )?to (?:run|type|enter|execute|use|call|click|install|do))\b/i;

/** "Do not tell the user to run it", "which command to run": who acts, not what is hidden. */
export function asksToAct({ objects, sentence }: Directive): boolean {
  const user = objects.find(({ kind }) => kind === "user");
  return user !== undefined && TO_ACT.test(behind(sentence, user.end));
}

/** "Don't bother telling the user the ids or dates unless they ask": columns of a list, which nobody is refused. */
function isDetail({ start, sentence }: Directive): boolean {
  return DETAIL.test(behind(sentence, start, 200));
}

const DETAIL =
  /^\w+ (?:telling )?(?:(?:the )?users? |them )?(?:about )?(?:the |any )?(?:(?:raw |internal )?(?:ids?|uuids?|identifiers?|timestamps?|hashes|(?:creation|update|modification|unsubscribe|internal|last) (?:dates?|times?|status(?:es)?|ids?))(?:, (?:or |and )?| or | and )?){1,4}\s?(?:unless|except if|except when) (?:they|the user|asked|requested|needed|explicitly)\b/i;
