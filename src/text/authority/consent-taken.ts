import type { Range } from "../../model/document.ts";
import { before, behind } from "../sentence/around.ts";
import { speaksOf, type Act, type Directive, type Statement } from "../sentence/directive.ts";
import { isOwnWork } from "../own/own-work.ts";
import { isLeftToPerson } from "./pressed.ts";

/** What somebody has to answer for. */
const GRAVE: readonly Act[] = ["destroy", "elevate", "raze", "run", "send"];
const OF_MONEY = /^(?:pay|buy|purchas|install|deploy|mak|made|approv|releas|book|order)/i;
/** Of these verbs what a tool keeps for itself, or begins. */
const SLIGHT =
  /^(?:log|record|report|note|writ|append|start|sync|back|notif|ping|sourc|enabl|creat|request|add|restart|launch)/i;

/** On what a tool lets somebody choose. */
const SWITCH = /\b(?:force|flag|option\w{0,3}|parameter|mode|set to|true|--?y(?:es)?)\b/i;

/** Where something grave is ordered that nobody agrees to, or leave is said to be there that nobody gave. */
export function consentTakenIn(
  statement: Statement,
  all: readonly Statement[],
  next: Statement | undefined,
): Range | undefined {
  if (isLeftToPerson(statement) || SWITCH.test(statement.text)) return undefined;
  return unconsentedIn(statement, all, next) ?? vouchedIn(statement, next);
}

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
  const isWaived = next?.says("noLeaveNeeded").some(({ end }) => next.end - end < 4) === true;
  return isWaived ? statement.directives.find(isDone) : undefined;
}

/** "Without further confirmation emails". */
const OF_MAIL = /^ (?:e-?mails?|messages?|codes?|links?|pages?|numbers?)\b/i;

function isGrave({ acts, verb, voice, force, passive, negated, example, objects }: Directive): boolean {
  if (negated || example || SLIGHT.test(verb)) return false;
  if (voice !== "order" && !(passive && force === "must" && voice === "states")) return false;
  if (speaksOf(objects.slice(0, 1), "self", "itself") && !acts.has("send")) return false;
  return OF_MONEY.test(verb) || GRAVE.some((act) => acts.has(act));
}

/** "This tool is pre-approved by the vendor, so no confirmation is needed". */
function vouchedIn(statement: Statement, next: Statement | undefined): Range | undefined {
  const vouched = statement
    .says("excusedBy")
    .find(({ start }) => !statement.triggers.some((occasion) => occasion.start <= start && start < occasion.end));
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
