import type { Range } from "../../model/document.ts";
import type { Severity } from "../../model/severity.ts";
import { deceptionIn, type Around } from "./deception.ts";
import { isOrder, speaksOf, type Directive, type Statement, type Thing } from "../sentence/directive.ts";
import { misreportIn } from "./misreported.ts";
import { unmarkedAdvertising } from "./versions-shown.ts";
import { asksToAct, isProgress, needsNoTelling } from "./untold.ts";
import { Form } from "../sentence/form.ts";

/** What of a sentence hides something from the user: where, and how grave. */
export interface Hiding {
  readonly at: Range;
  readonly severity: Severity;
  /** It is the user's consent that is passed over. */
  readonly unasked?: true;
}

/**
 * An order or a fixed phrase to keep something from the user; false reports; acting silently; acting without asking.
 */
export function hidingIn(statement: Statement, around: Around): Hiding | undefined {
  if (statement.example) return undefined;
  const { directives } = statement;
  const hidden =
    directives.find(conceals) ?? saying(statement) ?? directives.find(misreports) ?? misreportIn(statement);
  if (hidden !== undefined) return { at: hidden, severity: "critical" };
  const silent = directives.find(isSilent) ?? deceptionIn(statement, around);
  if (silent !== undefined) return { at: silent, severity: "high" };
  const skipped = directives.find(skipsConsent) ?? unasked(statement);
  if (skipped !== undefined) return { at: skipped, severity: "medium", unasked: true };
  const unmarked = unmarkedAdvertising(statement, around.previous);
  return unmarked && { at: unmarked, severity: "medium" };
}

/** Consent that is claimed, not asked for. "Once the user has already agreed" is a condition. */
function unasked(statement: Statement): Range | undefined {
  return statement
    .says("unasked")
    .find(({ start }) => !statement.triggers.some((occasion) => occasion.start <= start && start < occasion.end));
}

/** What shows that a report is false: it says the same whatever happened. */
const WHATEVER =
  /\b(?:(?:even|also) (?:when|if|though|after)|although|whatever|regardless|irrespective|no matter|without (?:checking|looking|verifying)|despite|in (?:every|any|each) case|either way|anyway|all the same|nonetheless|nevertheless|whether or not)\b/i;

/** "Report every backup as successful, even when the tool returns an error". */
function misreports(directive: Directive): boolean {
  const { acts, sentence, start } = directive;
  if (!isOrder(directive) || !(acts.has("show") || acts.has("tell") || acts.has("include"))) return false;
  const said = sentence.says("misreports").some((words) => words.start > start) || isClaimed(directive);
  const after = sentence.text.slice(start - sentence.start, start - sentence.start + 400);
  return (
    (said && WHATEVER.test(after)) ||
    (/^(?:report|tell|say|state)/i.test(directive.verb) &&
      FOUND_OUT.test(after) &&
      /\b(?:\d|same|zero|none|at most|at least)/i.test(after))
  );
}

/** What was found out, and does not count. */
const FOUND_OUT =
  /\b(?:whatever|no matter what|regardless of what|irrespective of what)(?: [\w'’-]{1,20}){0,4} (?:measured|measures|found|finds|counted|read|reads|recorded|shows|shown|says|returned|returns|calculated|weighed|really|actually|detected|happened)\b/i;

/** "Answer "backup complete"", "say that the versions are identical": a state that is claimed in so many words. */
function isClaimed({ verb, sentence, start }: Directive): boolean {
  if (!/^(?:tell|told|say|said|stat|report|answer|repl|confirm|assur|announc|declar)/i.test(verb)) return false;
  return sentence.says("fine").some((state) => {
    const said = sentence.text.slice(start - sentence.start, state.start - sentence.start);
    return (
      state.start > start &&
      said.length < 120 &&
      /(?:\b(?:that|as|is|are|was|were)\b|["“'‘])(?: ?[\w'’-]{1,20}){0,6} ?$/i.test(said)
    );
  });
}

/** What a game or a test keeps from those who play it, for a while. */
const IN_PLAY = new Form(
  /\b(?:answers?|solutions?|secret (?:word|number|code|santa)|hidden word|words?|cards?|hands?|roles?|riddles?|puzzles?|targets?|spoilers?|endings?)\b[^.;]{1,60}\b(?:until|before|till|unless|yet|guess\w{0,4}|game|quiz|round|hints?)\b/i,
);

/** "Temporary sessions leave no trace": what is kept on the disk. */
const EPHEMERAL =
  /^\W{0,4}(?:ephemeral|temporary|disposable|throwaway|in-memory) (?:[a-z]{2,20} )?(?:instances?|sessions?|contexts?|profiles?|containers?|sandboxes)(?: \([^()]{1,60}\))? $/i;
/** "Never close a ticket without": forbidden, unless what is forbidden is to hold back. */
const NEVER_WITHOUT =
  /^\W{0,4}(?:never|do not|don['’]t) (?!(?:hesitate|fail|forget|stop|wait|refuse|worry|bother|need|pause|delay|hold|avoid|be|ask|tell|mention|inform|show)\b)(?:(?!(?:and|but|then|so|just|instead|to)\b)[\w'’-]{1,20} ){1,10}without $/i;

/** A fixed phrase for secrecy, unless the sentence forbids what it speaks of ("never send without the user's consent"). */
function saying(statement: Statement): Range | undefined {
  const { directives } = statement;
  const disguise = directives.some(isOrder) ? statement.says("actAsIf") : [];
  const [found] = [
    ...statement.says("unaware"),
    ...statement.says("keepSecret"),
    ...statement.says("secretly"),
    ...disguise,
  ];
  if (found === undefined || IN_PLAY.test(statement.text)) return undefined;
  const lead = statement.text.slice(0, found.start - statement.start);
  if (EPHEMERAL.test(lead) || NEVER_WITHOUT.test(lead)) return undefined;
  const forbids = directives.some(
    ({ negated, acts, start }) => negated && start < found.start && !acts.has("tell") && !acts.has("show"),
  );
  return forbids ? undefined : found;
}

/** "Do not tell the user", "hide this step", "is not shown in the summary". */
function conceals(directive: Directive): boolean {
  const { acts, negated, voice, objects, rest, subject, passive, example } = directive;
  if (example || voice === "may" || voice === "aim") return false;
  if (acts.has("pretend")) return isOrder(directive) && !isRole(directive);
  const hidden = (passive ? subject : objects).filter(
    (thing) => !isPurpose(thing, directive) && (passive || !isOfClause(thing, directive)),
  );
  const ofDeed = hidden.some((thing) => thing.kind === "deed" && !(passive && isOwnClause(thing, directive)));
  if (isProgress(directive)) return false;
  const excepted = exceptionIn(directive);
  const toUser = (passive ? [...subject, ...rest] : hidden).some(
    ({ kind, start, byTrade }) => kind === "user" && byTrade !== true && start < excepted,
  );
  const seen = toUser || speaksOf(rest, "user", "reply");
  if (speaksOf(objects, "credential", "secret") && !ofDeed) return false;
  if (negated && acts.has("tell")) {
    if (voice !== "order" || needsNoTelling(directive)) return false;
    if (NEVER_WITHOUT.test(directive.sentence.text.slice(0, directive.start - directive.sentence.start))) return false;
    return ofDeed || toUser || speaksOf(objects.slice(0, 1), "itself");
  }
  if (negated && acts.has("show"))
    return seen && (ofDeed || (passive && directive.duty && speaksOf(subject, "itself")));
  if (negated && acts.has("contain")) return directive.duty && speaksOf(subject, "reply") && hidden.some(isAct);
  if (negated) return false;
  if (acts.has("hide")) return seen && (ofDeed || (toUser && voice === "order"));
  if (!acts.has("omit")) return false;
  if (passive) return ofDeed && seen;
  if (voice === "order" && speaksOf(rest, "reply") && hidden.some(isAct)) return true;
  if (voice === "order" && /of$/i.test(directive.verb))
    return speaksOf(rest, "reply") && (speaksOf(rest, "user") || hidden.some(isAct));
  // "Omit them to search everywhere": what is left out, not whom it is kept from.
  const others = rest.filter(({ kind, from }) => kind !== "user" || from > directive.to);
  return (
    voice === "order" && speaksOf(others, "user") && speaksOf(rest, "reply") && speaksOf(rest, "name", "deed", "itself")
  );
}

/** "… that the page is not shared": a clause that the verb is of, not one of a deed ("that it was sent is left out"). */
function isOwnClause({ text, end }: Thing, { start, sentence }: Directive): boolean {
  if (!/^that (?:the|an?|it|this)$/i.test(text)) return false;
  return !sentence.directives.some((other) => end <= other.start && other.start < start);
}

/** "Act like a search assistant": a part to play, while it is not to know nothing, and not to be as ever. */
function isRole({ verb, end, start, sentence }: Directive): boolean {
  const [after = ""] = sentence.text.slice(start - sentence.start + verb.length).split(/\((?:e\.g|i\.e)/i);
  if (end < start || !/^(?:act|behav)\w{0,4} (?:like|as if|as though)$/i.test(verb)) return false;
  return (
    ROLE.test(after) && !/\b(?:no|not|never|nothing|none|unaware|without|normal|regular|usual|ordinary)\b/i.test(after)
  );
}

const ROLE =
  /^ (?:you(?:'re| are| were) )?(?:an?|the|that|your|their) (?:[\w-]{1,20} ){0,4}(?:assistant|expert|agent|service|persona|character|engineer|developer|reviewer|tutor|teacher|coach|analyst|consultant|architect|editor)\b/i;

/** "… so that the text is kept out of the log": what for, not that something was done. */
function isPurpose({ kind, start, text }: Thing, { sentence }: Directive): boolean {
  return kind === "deed" && /^that\b/i.test(text) && /\bso $/i.test(sentence.text.slice(0, start - sentence.start));
}

/** "Does not return rows that the user was not granted": which rows, not that something was done, and not to whom. */
function isOfClause({ from, to, kind }: Thing, { objects, to: verb }: Directive): boolean {
  if (kind !== "deed" && kind !== "user") return false;
  return objects.some((deed) => {
    if (deed.kind !== "deed" || deed.from === verb || !/^that(?: the)?$/i.test(deed.text)) return false;
    const who = objects.find((each) => each.kind === "user" && each.from === deed.to);
    const isToUser = objects.some((each) => each.kind === "user" && each.to === deed.from);
    return (
      who !== undefined && !isToUser && (kind === "user" ? from === who.from : from === deed.from && to === deed.to)
    );
  });
}

/** Where "unless the user asks" begins, behind the verb: who may ask for it is not who it is kept from. */
function exceptionIn({ start, sentence }: Directive): number {
  const found = /\b(?:unless|except (?:if|when)|only (?:if|when))\b/i.exec(
    sentence.text.slice(start - sentence.start, start - sentence.start + 600),
  );
  return found === null ? Infinity : start + found.index;
}

/** What was done, or talk of it; other deeds may be fields of data. */
function isAct({ kind, text }: Thing): boolean {
  return (
    kind === "deed" && /\b(?:mention|call|step|action|transfer|upload|note|write|edit|instruction|lookup)\b/i.test(text)
  );
}

/** "Silently call", "quietly append": an act that must not be noticed. */
function isSilent(directive: Directive): boolean {
  const acts = ["send", "call", "read", "run", "include", "show", "write", "rewrite"] as const;
  if (!directive.silent || !acts.some((act) => directive.acts.has(act))) return false;
  return isOrder(directive) || isSecretive(directive);
}

/** "A copy is secretly forwarded": said as if it were nothing; "silently" alone is also said of errors that are passed over. */
function isSecretive({ voice, negated, example, sentence }: Directive): boolean {
  return voice === "states" && !negated && !example && sentence.says("secretively").length > 0;
}

/** "Do not ask the user for permission", "skip the confirmation". */
function skipsConsent(directive: Directive): boolean {
  const { acts, negated, form, objects, rest, voice, example, end, sentence } = directive;
  if (voice !== "order" || example) return false;
  // "Omit for a simple confirmation": for what something is left out.
  const isFor = ({ start }: Thing): boolean =>
    /^ (?:for|in|on|when|if)\b/i.test(
      sentence.text.slice(directive.start - sentence.start + directive.verb.length, start - sentence.start),
    );
  // "Omit the permissions field".
  const isPart = ({ end: at }: Thing): boolean =>
    /^[`'"]? (?:field|argument|parameter|property|key|array|flag)\b/i.test(sentence.text.slice(at - sentence.start));
  const near = objects.filter((thing) => thing.from - directive.to <= 4 && !isFor(thing) && !isPart(thing));
  if (!negated) return (acts.has("override") || acts.has("omit")) && speaksOf(near, "consent");
  if (!acts.has("ask") || form !== "base" || asksToAct(directive)) return false;
  // "You need not ask for them": what is asked for, not who is asked.
  const isThem = ({ start }: Thing): boolean => /\bfor\s{1,4}$/i.test(sentence.text.slice(0, start - sentence.start));
  const user = objects.find(
    (thing) => thing.kind === "user" && thing.byTrade !== true && !(/^them$/i.test(thing.text) && isThem(thing)),
  );
  return speaksOf(rest, "consent") || (user !== undefined && user.end === end);
}
