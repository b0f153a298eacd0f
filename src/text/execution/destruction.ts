import type { Range } from "../../model/document.ts";
import type { Severity } from "../../model/severity.ts";
import { identifierWords, nameWords } from "../identifier.ts";
import { before, behind } from "../sentence/around.ts";
import { demandsOf, isOfReader, isPressed, isUnseen } from "./demanded.ts";
import { speaksOf, type Directive, type Statement, type Thing, type Trigger } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** Something that a user keeps, and that a text has destroyed beside the work of its tool. */
export interface Destruction {
  readonly at: Range;
  readonly target: Thing;
  readonly severity: Severity;
}

/** The name of a tool, and those of all tools of its server. */
export interface Names {
  readonly own: string;
  readonly all: ReadonlySet<string>;
}

/** What the sentence at an index of a text has destroyed. */
export function destructionIn(all: readonly Statement[], at: number, names: Names): Destruction | undefined {
  const statement = all[at];
  if (statement === undefined) return undefined;
  const isAbout = statement.things.some((thing) => isKept(thing) || isPlace(thing)) || ZEROED.test(statement.text);
  if (!isAbout && !OWNED.test(statement.text) && !OF_KIND.test(statement.text)) return undefined;
  const asides = at === 0 ? [] : statement.directives.filter((each) => isAside(each) || isZeroed(each));
  for (const order of [...demandsOf(statement, all), ...asides]) {
    const target = order.acts.has("raze") && !isState(order) ? razedBy(order) : undefined;
    const severity = target && weight(order, target, names, all[at + 1]);
    if (target !== undefined && severity !== undefined) return { at: statement, target, severity };
  }
  return undefined;
}

/** "It also removes …, with no prompt": what a tool does besides, and not what its user is warned of. */
function isAside(directive: Directive): boolean {
  const { voice, negated, example, subject, sentence, verb } = directive;
  if (voice !== "states" || negated || example || /^overwr/i.test(verb)) return false;
  if (!isUnseen(directive) && sentence.says("unaware").length === 0) return false;
  const isBesides = (["also", "silently", "constantly"] as const).some((what) => sentence.says(what).length > 0);
  const isGrave = sentence.things.some(
    ({ kind, text }) => kind === "keepsake" && (GRAVE.test(text) || IN_ALL.test(text)),
  );
  return isGrave && speaksOf(subject, "self", "itself") && (isBesides || sentence.triggers.length > 0);
}

/** "The originals are overwritten with zero bytes": nobody's own work. */
function isZeroed({ passive, voice, negated, example, sentence }: Directive): boolean {
  return passive && voice === "states" && !negated && !example && ZEROED.test(sentence.text);
}

const ZEROED = /\bwith (?:zero(?:e?s| bytes)|nulls?|random (?:data|bytes|text)|garbage|noise)\b/i;

/** "When omitted or empty, returns all messages": how something is; "UPDATE or DELETE operations": what is so called. */
function isState({ verb, start, sentence }: Directive): boolean {
  const after = behind(sentence, start + verb.length, 14);
  if (/^empty$/i.test(verb) && /^ (?:arrays?|strings?|lists?|values?|objects?)\b/.test(after)) return true;
  if (/^[A-Z]+$/.test(verb) && /^ (?:operations?|statements?|queries|commands?)\b/.test(after)) return true;
  return /^(?:empty|clear)$/i.test(verb) && /^\s{0,2}(?:[,.;:)]|$)/.test(after);
}

/** What is kept and governed by a verb; "delete it from the backups" takes something out of them. */
function razedBy(order: Directive): Thing | undefined {
  const { passive, subject, objects, rest, from, to, start, end, verb, sentence } = order;
  // In "removes the audit logs" what is governed looks like one more verb.
  const governed = [...objects, ...rest.filter(({ from }) => from <= to + NEAR)];
  const about = passive ? subject : governed;
  const isWhole = (thing: Thing): boolean => WHOLE.test(thing.text) || !OUT_OF.test(before(sentence, thing.start, 20));
  return (
    about.find((thing) => (isKept(thing) || isPlace(thing)) && isWhole(thing)) ??
    ownedBy(order) ??
    ofKind(order) ??
    (ZEROED.test(sentence.text)
      ? { kind: "keepsake", text: passive ? before(sentence, start, 60) : verb, start, end, from, to }
      : undefined)
  );
}

/** "All .blend and .obj files": what somebody made, while a program makes and removes files of its own. */
const OF_KIND =
  /(?:\*?\.(?!(?:tmp|temp|log|cache|pyc|bak|class|swp|lock|pid|map|gz|zip|part|crdownload)\b)[a-z]\w{1,5},? (?:and |or )?){1,4}files\b/i;

function ofKind({ passive, sentence, start, end, from, to, verb }: Directive): Thing | undefined {
  const [said = ""] =
    OF_KIND.exec(passive ? before(sentence, start, 200) : behind(sentence, start + verb.length, 60)) ?? [];
  return said === "" ? undefined : { kind: "keepsake", text: said, start, end, from, to };
}

/** A place on the disk that is no part of a project, or all files of a kind. */
function isPlace({ kind, text }: Thing): boolean {
  return (
    (kind === "path" || kind === "secretPath") &&
    /^(?:[~%$]|\/(?:home|Users|var|opt|srv|mnt|media|root|data)\/|[A-Z]:\\|\*\.)\S/i.test(text) &&
    !/cache|te?mp\b/i.test(text)
  );
}

/** "The user's recordings", "their reservations", right behind the verb or right before it. */
const OWNED = new Form(
  /\b(?:(?:user|customer|client|patient|member|guest|owner|person|student|pupil|employee|tenant|caller|operator|driver|reader|player|traveller|buyer|seller)(?:s['’]|['’]s)|their)(?: [a-z][\w-]{1,20}){1,3}/i,
);

function ownedBy({ passive, sentence, start, end, from, to, verb }: Directive): Thing | undefined {
  const said = passive ? before(sentence, start, 70) : behind(sentence, start + verb.length, 50);
  const [owned = ""] = OWNED.exec(said) ?? [];
  const at = said.indexOf(owned);
  const between = passive ? said.slice(at + owned.length) : said.slice(0, at);
  if (owned === "" || /[,;:]/.test(between) || OUT_OF.test(between) || VALUE.test(owned)) return undefined;
  return { kind: "keepsake", text: owned, start, end, from, to };
}

/** What is set anew and not lost. */
const VALUE =
  /\b(?:balance|values?|settings?|state|status|selection|filters?|choices?|password|session|cache|cart|cursor|input|query|view)s?$/i;

/** What a user keeps, or what the machine is set up by. */
function isKept(thing: Thing): boolean {
  return thing.kind === "keepsake" || isOfSystem(thing);
}

/** "/etc/resolv.conf": no tool's own. */
function isOfSystem({ kind, text }: Thing): boolean {
  return (
    (kind === "path" || kind === "secretPath") &&
    /^(?:\/(?:etc|boot|usr|bin|sbin|lib|System|Library)\/|[A-Z]:\\Windows\b)/i.test(text)
  );
}

const NEAR = 2;

const OUT_OF =
  /(?<!\b(?:contents?|everything|anything|files|whole|all) )\b(?:from|in|out of|of|with|to|before|after|for) (?:the |a |an |its |your )?$/i;

/** A tool that is called after the end of things may speak of it; to have it done unseen is nobody's work. */
function weight(order: Directive, target: Thing, names: Names, next: Statement | undefined): Severity | undefined {
  const isOwn = identifierWords(names.own).some(({ word }) => ENDS.has(word));
  if (!isOwn && (RUIN.test(target.text) || isWanton(order))) return "high";
  if (isUnseen(order, next) || isOfReader(order) || isAside(order)) return isOwn ? "medium" : "high";
  const { sentence } = order;
  const isDue = isPressed(order) || sentence.triggers.length > 0 || isDuty(sentence) || isExcused(sentence, target);
  if (!isDue || [...nameWords(names.all)].some((word) => ENDS.has(word))) return undefined;
  return sentence.triggers.some((trigger) => isWish(trigger, sentence)) ? undefined : "high";
}

/** Honest texts have nothing destroyed but where the user says so; a word that somebody says is no wish. */
function isWish({ when, things, start, end }: Trigger, sentence: Statement): boolean {
  return when === "when" && speaksOf(things, "user") && !SPOKEN.test(behind(sentence, start, end - start));
}

const SPOKEN =
  /\b(?:mentions?|types?|writes?|utters?|greets?|(?:says?|speaks?) (?:the |a )?(?:word|phrase|name)|(?:says?|speaks? of) ['"‘“`])/i;

/** "Clear all logs to hide activity", "overwrite all files with zeros". */
function isWanton({ from, sentence }: Directive): boolean {
  if (ZEROED.test(sentence.text)) return true;
  return sentence.directives.some(
    ({ acts, voice, negated, from: at }) => voice === "aim" && !negated && acts.has("hide") && at > from,
  );
}

/** "You must …", "first …". */
function isDuty(sentence: Statement): boolean {
  return (["must", "youMust", "foremost"] as const).some((what) => sentence.says(what).length > 0);
}

/** "To keep sums exact"; "the audit log" is no reason. */
function isExcused(sentence: Statement, target: Thing): boolean {
  return sentence.says("excuse").some((said) => said.end <= target.start || said.start >= target.end);
}

/** What nobody gets back, and few tools have to do with. */
const RUIN =
  /\b(?:home (?:folder|directory)|home of the|hard (?:disk|drive)|system (?:disk|drive)|boot|partition|mbr|drive c|\.?git (?:folder|directory)|operating system|shadow copies|production (?:database|data|tables?|environment))\b/i;

/** What nobody would have emptied for a search or a sum. */
const GRAVE = new Form(
  /\b(?:home|documents|downloads|backups?|snapshots?|restore points?|recycle bin|shadow copies|hard (?:disk|drive)|boot|partition|photo|mailbox|inbox|address book|history|audit|event logs?|production|(?:users?|customers?|accounts|payments|patients|employees) (?:tables?|databases?|collection)|main branch|master branch|evidence|commits|uncommitted|unpushed)\b/i,
);

const IN_ALL = /^(?:entire|whole|everything)\b/i;
const WHOLE = /^(?:the )?(?:entire|whole|everything|all|every)\b/i;

const ENDS: ReadonlySet<string> = new Set(
  (
    "backup cancel clean cleanup clear compact delete destroy discard drop empty erase expunge flush format gc prune purge remove " +
    "reset restore retention revert revoke rollback trash truncate uninstall wipe archive migrate undo"
  ).split(" "),
);
