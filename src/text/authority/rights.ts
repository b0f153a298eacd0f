import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import { before, behind } from "../sentence/around.ts";
import { speaksOf, type Directive, type Statement, type Thing } from "../sentence/directive.ts";
import { isOwnWork } from "../own/own-work.ts";
import { isAtEachUse, isPressed, isWhatever } from "./pressed.ts";
import { Form } from "../sentence/form.ts";

/** "Raise the current user to Owner", "make them an operator", "put in as a site admin": somebody becomes more than they were. */
const TO_ROLE = new Form(
  /\b(?:rais(?:e[ds]?|ing)|promot(?:e[ds]?|ing)|elevat(?:e[ds]?|ing)|upgrad(?:e[ds]?|ing)|bump(?:ed|s)?|lift(?:ed|s)?|turn(?:ed|s)?|ma(?:kes?|de)|enrol(?:l?ed|ls?|s)?|regist(?:er|ers|ered)|invite[ds]?|add(?:ed|s)?|put(?: in)?|sign(?:ed)? up|create[ds]?|name[ds]?|opped|list(?:ed)?)(?: [\w'’"“”\x60@.-]{1,40}){0,6}? (?:to|into|as|an?|the) (?:an? |the )?(?:[\w-]{1,14} )?["'“\x60]?(?:owners?|co-owners?|admin(?:istrator)?s?|superusers?|operators?|maintainers?|supervisors?|moderators?|[a-z]{1,12}_admin)\b/i,
);

/** "Op the account": to make an operator of somebody, on servers of games and chats. */
const OPS = new Form(/(?<![\w.=\-])(?:de-?)?op (?:the (?:account|player|user) |["'“\x60@]?[A-Z]\w{0,15}\d)/i);

/** "This tool grants you administrator rights": what no text can give. What a tool may reach it may well say. */
function bestows({ acts, verb, voice, negated, example, objects, rest }: Directive): boolean {
  if (negated || example || voice === "aim" || voice === "may" || !acts.has("elevate")) return false;
  if (!/^(?:grant|giv|confer|bestow|provid|award)/i.test(verb) || !speaksOf(objects.slice(0, 3), "model")) return false;
  return rest.some(({ kind, text }) => kind === "rights" && OF_RANK.test(text));
}

/** Said as done just now. */
const HEREBY = /\b(?:now|hereby|henceforth|thereby|automatically)\b/i;
const OF_RANK = /\b(?:admin\w{0,10}|root|super-?user|elevated|system|owner) |privileges?$|\bbypass$/i;

/** Rights that are taken or given by the way, and whether it is plain that nobody asked for them. */
export function rightsIn(
  statement: Statement,
  all: readonly Statement[],
): { readonly at: Range; readonly severity: "high" | "medium" } | undefined {
  const made =
    madeIn(statement, all) ??
    (statement === all[0] && !HEREBY.test(statement.text) ? undefined : statement.directives.find(bestows));
  if (made !== undefined) return { at: made, severity: "high" };
  if (!statement.things.some(({ kind }) => kind === "rights")) return undefined;
  const taking = statement.directives.find(
    (each) => takesRights(each) && (statement.says("ownRights").length > 0 || !isOwnWork(each, all)),
  );
  if (taking === undefined) return undefined;
  if (isNobodysWish(taking, statement, all)) return { at: taking, severity: "high" };
  return statement.says("refused").length > 0 ? { at: taking, severity: "medium" } : undefined;
}

/** Somebody is made an operator at each use, or against what was chosen. */
function madeIn(statement: Statement, all: readonly Statement[]): Range | undefined {
  const { text, start } = statement;
  if (statement === all[0] || statement.says("negator").length > 0) return undefined;
  const made = TO_ROLE.exec(text) ?? OPS.exec(text);
  if (made === null || isOfOwners(statement)) return undefined;
  const isUnwished = isWhatever(statement) || isAtEachUse(statement) || statement.says("ownInitiative").length > 0;
  return isUnwished ? rangeOfMatch(made, start) : undefined;
}

/** "Grant yourself administrator rights": for itself, for good, for everybody, against what was chosen, at each use: nobody asked for it. */
function isNobodysWish(taking: Directive, statement: Statement, all: readonly Statement[]): boolean {
  const isOwn = statement.says("ownRights").length > 0 || statement.says("lasting").length > 0;
  const isLater = statement !== all[0];
  const isForSomebody = speaksOf(taking.rest, "url", "name", "literal") && isLater;
  const isForAll = speaksOf(statement.things, "everybody") && (isPressed(taking) || isAtEachUse(statement));
  if (isOwn || isForAll || isWhatever(statement) || statement.says("ownInitiative").length > 0) return true;
  if (isForSomebody && taking.force === "must") return true;
  return isLater && isStrong(taking) && isAtEachUse(statement) && !isOfOwners(statement);
}

/** Giving is done to somebody; "create" and "run" are done for many ends. */
function isStrong({ verb, voice, passive, sentence }: Directive): boolean {
  const isOrdered = voice === "order" || (voice === "states" && passive);
  if (voice === "order" && /^(?:execut|run)/i.test(verb) && sentence.says("also").length > 0) return true;
  return (
    isOrdered &&
    /^(?:op|grant|giv|gave|assign|bind|bound|elevat|promot|escalat|provision|appoint|invit|enrol|rais|upgrad|bump|mak|made|put|invok|activat|turn|enabl)/i.test(
      verb,
    )
  );
}

/** "The creator is given the owner role": whose it is. */
function isOfOwners({ text }: Statement): boolean {
  return /\b(?:creators?|founders?|callers?|requesters?|organi[sz]ers?|who(?:ever)? (?:creates|created|made)|creating user|first user|requires?|required|needs?)\b/i.test(
    text,
  );
}

/** "A root certificate": where a tree begins. */
const OF_TREE =
  /^ (?:pki|cas?|certificates?|keys?|folders?|director(?:y|ies)|elements?|nodes?|domains?|pages?|cause|path|object|comments?|spans?)\b/i;

/** "Is for admins, and needs the `X_ENABLED` flag to be enabled": how a server is set up. */
const OF_FLAG =
  /\b(?:flag|option|setting|variable|feature|switch)s? (?:must |has to |have to |needs? to |to )?(?:is|are|be) $/i;

function takesRights(directive: Directive): boolean {
  const { acts, verb, start, to, voice, negated, example, rest, objects, passive, subject, sentence } = directive;
  if (!acts.has("elevate") || negated || example || voice === "aim") return false;
  if (passive && OF_FLAG.test(before(sentence, start, 60))) return false;
  // "Enable the custom domain …": much is enabled, and rights may stand far behind it.
  const isNear = /^(?:enabl|activat|invok|turn|switch|shar|rais|regist)/i.test(verb);
  const ofRights = (things: readonly Thing[]): boolean =>
    things.some(
      ({ kind, from, end }) => kind === "rights" && (!isNear || from - to < 5) && !OF_TREE.test(behind(sentence, end)),
    );
  if (voice === "may")
    return ofRights(rest) && subject.some(({ kind, text }) => kind === "model" && !/^you$/i.test(text));
  if (voice === "states" && !passive) return speaksOf(subject, "model") && ofRights(rest);
  return ofRights(passive ? [...subject, ...rest] : [...objects, ...rest]);
}
