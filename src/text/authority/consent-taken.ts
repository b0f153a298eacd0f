import type { Range } from "../../model/document.ts";
import { before, behind } from "../sentence/around.ts";
import { speaksOf, type Act, type Directive, type Statement } from "../sentence/directive.ts";
import { identifierWords } from "../identifier.ts";
import { isOwnWork } from "../own/own-work.ts";
import { leaveClaimedIn } from "./leave-claimed.ts";
import { isLeftToPerson } from "./pressed.ts";

/** What somebody has to answer for. */
const GRAVE: readonly Act[] = ["destroy", "elevate", "raze", "run", "send"];
const OF_MONEY = /^(?:pay|buy|purchas|install|deploy|mak|made|approv|releas|book|order)/i;
/** Of these verbs what a tool keeps for itself, or begins. */
const SLIGHT =
  /^(?:log|record|report|note|writ|append|start|sync|back|notif|ping|sourc|enabl|creat|request|add|restart|launch)/i;

/** On what a tool lets somebody choose. */
const SWITCH = /\b(?:force|flag|option\w{0,3}|parameter|mode|set to|true|--?y(?:es)?)\b/i;

/** Where something grave is ordered that nobody agrees to, or leave is said to be there that nobody gave; `name` is the subject's. */
export function consentTakenIn(
  statement: Statement,
  all: readonly Statement[],
  next: Statement | undefined,
  name: string,
): Range | undefined {
  const claimed = leaveClaimedIn(statement, next, statement === all[0]);
  if (claimed !== undefined) return claimed;
  if (isLeftToPerson(statement) || SWITCH.test(statement.text)) return undefined;
  return unconsentedIn(statement, all, next) ?? vouchedIn(statement, next) ?? skippedIn(statement, all, next, name);
}

/** "Skip the confirmation", "do not ask before you send it", of a tool that deletes, pays, sends or runs something. */
function skippedIn(
  statement: Statement,
  [first]: readonly Statement[],
  next: Statement | undefined,
  name: string,
): Range | undefined {
  return statement.directives.find((each) => {
    const whom = passedOverBy(each);
    // "Tool to skip prompts": the first words say what it does; what hangs on an occasion is ordered.
    const isWork =
      statement === first &&
      (each.force !== "must" || each.negated) &&
      !/, (?:[\w'’]{1,7} ){0,2}$/.test(before(statement, each.start));
    if (whom === undefined || isWork || ASKED_OTHERWISE.test(`${statement.text} ${next?.text ?? ""}`)) return false;
    const words = identifierWords(name).map(({ word }) => word);
    const own = whom === "user" ? "" : `${words.join(" ")} ${first?.text ?? ""}`;
    return WEIGHTY.test(`${statement.text} ${own}`.replaceAll("_", " "));
  });
}

/** Whether an order has leave not asked for, or somebody not asked. */
function passedOverBy({
  voice,
  verb,
  acts,
  form,
  negated,
  example,
  objects,
  to,
  start,
  sentence,
}: Directive): "leave" | "user" | undefined {
  const isUnasked = negated && form === "base" && acts.has("ask");
  // "You need not call request_permission()".
  if (
    negated &&
    acts.has("call") &&
    objects.some(({ kind, text, from }) => kind === "name" && from - to < 2 && ASKS.test(text))
  )
    return "leave";
  if (voice !== "order" || example || !(isUnasked || (!negated && SKIPS.test(verb)))) return undefined;
  const leave = objects.find(
    ({ kind, text, from }) => LEAVE.has(kind) && !/^permissions$/i.test(text) && from - to < 5,
  );
  if (leave === undefined) {
    const isWhole = objects.some(({ kind, end }) => kind === "user" && ENDS.test(behind(sentence, end)));
    return isUnasked && isWhole ? "user" : undefined;
  }
  const isOfSome = OF_SOME.test(behind(sentence, start + verb.length)) || OF_PART.test(behind(sentence, leave.end));
  return isOfSome ? undefined : "leave";
}

const LEAVE: ReadonlySet<string> = new Set(["assent", "consent"]);
const ASKS = /permission|consent|approval|confirm|authori[sz]ation/i;
const SKIPS =
  /^(?:skip|bypass|circumvent|omit|ignor|disregard|disabl|suppress|forgo|dispens|overrid|neglect|waiv|flout|sidestep|overrul|(?:set|put|lay|leave|brush|wave)\b.{1,40}\baside)/i;
/** What cannot be taken back, costs something, or goes to others. */
const WEIGHTY =
  /\b(?:delet|remov|wip|eras|drop|destroy|truncat|transfer|pay|paid|payment|purchas|buy|charg|refund|withdraw|trad|send|sent|e?mail|post|publish|shar|exec|run|revert|roll\W?back|restart|reboot|command|shell|script|deploy|install|terminat|root|sudo)\w{0,6}\b/i;
/** "Omit the permissions field", "skip confirmation emails". */
const OF_PART =
  /^[`'"]? (?:field|argument|parameter|property|key|array|flag|e-?mail|message|code|link|page|number|step \d)s?\b/i;
/** "Omit for a simple confirmation", "skip it for reads", "do not ask again". */
const OF_SOME =
  /^ (?:for|in|on|when|if) (?!.{0,24}\b(?:approv|confirm|consent|permission))|\b(?:reads|read-only|drafts?|previews?|dry[- ]runs?)\b|\b(?:again|twice)\b/i;
/** Behind whom is not asked. */
const ENDS = /^ (?:before|when|first|and|just)\b|^[.;,!]/i;
/** Somebody is asked by the tool itself, or by who runs it. */
const ASKED_OTHERWISE =
  /\b(?:server|host|client|app|tool|wallet|extension|browser|dialog|it)\b[^.;]{0,30} (?:asks|prompts|elicits|confirms|handles|(?:shows|displays|opens|has) (?:its|the|an?))\b/i;

/** "Send the data without user approval", "delete the copies. Do not ask for confirmation." */
function unconsentedIn(
  statement: Statement,
  all: readonly Statement[],
  next: Statement | undefined,
): Range | undefined {
  const said = statement
    .says("unconsented")
    .find((each) => !isDenied(each, statement) && !OF_MAIL.test(behind(statement, each.end)));
  const isDone = (each: Directive): boolean => isGrave(each) && !isOwnWork(each, all);
  // Where a language lets the object stand before its verb, what is said of it stands there too.
  if (said !== undefined)
    return statement.directives.some((each) => (each.form === "order" || each.start < said.start) && isDone(each))
      ? said
      : undefined;
  // "No approval is needed for drafts": of some.
  const isWaived =
    next
      ?.says("noLeaveNeeded")
      .some(({ end }) => next.end - end < 4 || /^,? (?:since|because|as)\b/i.test(behind(next, end))) === true;
  return isWaived ? statement.directives.find(isDone) : undefined;
}

/** "Without further confirmation emails". */
const OF_MAIL = /^ (?:e-?mails?|messages?|codes?|links?|pages?|numbers?)\b/i;

/** "Run it without user approval": of a call of the tool itself one says so, but not that a person is passed over. */
const OF_PERSON = /\b(?:user|human|person|owner|customer|operator)s?\b/i;

function isGrave({ acts, verb, voice, force, passive, negated, example, objects, sentence }: Directive): boolean {
  const isOfTool = objects.some(({ kind, text }) => kind === "name" && WEIGHTY.test(text.replace(/[_.]/g, " ")));
  if (negated || example || (SLIGHT.test(verb) && !isOfTool)) return false;
  if (voice !== "order" && !(passive && force === "must" && voice === "states")) return false;
  const isOfPerson = sentence
    .says("unconsented")
    .some(({ start, end }) => OF_PERSON.test(behind(sentence, start, end - start)));
  if (speaksOf(objects.slice(0, 1), "self", "itself") && !acts.has("send") && !isOfPerson) return false;
  return OF_MONEY.test(verb) || GRAVE.some((act) => acts.has(act));
}

/** "This tool is pre-approved by the vendor, so no confirmation is needed". */
function vouchedIn(statement: Statement, next: Statement | undefined): Range | undefined {
  const vouched = statement
    .says("excusedBy")
    .find(({ start }) => !statement.triggers.some((occasion) => occasion.start <= start && start < occasion.end));
  // "It needs no approval of the user and runs silently."
  if (vouched === undefined && statement.says("silently").length > 0)
    return statement
      .says("noLeaveNeeded")
      .find(({ start }) => /^(?:not|never) (?:require|need)/.test(behind(statement, start)));
  if (vouched === undefined || isDenied(vouched, statement)) return undefined;
  return [statement, next].some((each) => each !== undefined && waives(each)) ? vouched : undefined;
}

function waives(statement: Statement): boolean {
  return statement.says("noLeaveNeeded").length + statement.says("unconsented").length > 0;
}

/** "Never send it without asking": nobody is passed over. */
function isDenied({ start }: Range, statement: Statement): boolean {
  return (
    statement.says("negator").some((each) => each.start < start && start - each.start < 80) ||
    DENIED.test(before(statement, start, 60))
  );
}

const DENIED = /\b(?:never|not|no|nothing|cannot|nor|\w{1,8}n['’]t)(?: [\w'’-]{1,20}){0,6} $/i;
