import type { Range } from "../model/document.ts";
import type { Severity } from "../model/severity.ts";
import { speaksOf, type Directive, type Statement, type Thing } from "./directive.ts";
import { isForeign } from "./handing.ts";
import { isAskedFor } from "./harmless.ts";
import { identifierWords } from "./identifier.ts";
import { isOwnWork } from "./own-work.ts";
import { hiddenSteps, isTemporaryPath } from "./paths.ts";
import { isDemanded, isGrave, isSetUpOpenly, plantedBy, recurs } from "./startup.ts";

/** Something that a text has run, or set up to be run, beside the work of its tool. */
export interface Running {
  readonly at: Range;
  /** As the end of "Has …". */
  readonly what: string;
  readonly severity: Severity;
}

/** What speaks, and the names by which its server says what it is about. */
export interface Speaker {
  readonly name: string;
  readonly names: ReadonlySet<string>;
}

/** What a sentence of a text, `at` its index, has run or planted that is no part of the tool's work. */
export function runningIn(all: readonly Statement[], at: number, speaker: Speaker): Running | undefined {
  const statement = all[at];
  if (statement === undefined || statement.example) return undefined;
  const mayBe = statement.things.some(({ kind }) => KINDS.has(kind)) || statement.says("madeRunnable").length > 0;
  if (!mayBe || isAskedFor(statement.text) || WHEN_ASKED.test(statement.text)) return undefined;
  const orders = statement.directives.filter(
    (directive) => isDemanded(directive) && !isWork(directive, all) && !isOfUser(directive),
  );
  for (const order of orders) {
    const found =
      planted(order, speaker) ?? executed(order, all[at + 1], speaker) ?? fetched(order, all[at - 1], all[at + 1]);
    if (found !== undefined) return { at: statement, ...found };
  }
  return byRunning(statement, all);
}

/** "Use when asked to set up a scheduled job". */
const WHEN_ASKED =
  /^(?:use|trigger|invoke|call)s? (?:this )?(?:\w{1,20} )?(?:when|if|for|to)\b|\b(?:when|if) (?:the user |you are |you're )?(?:asks|asked|wants)\b|\bif (?:you|they) (?:like|want|need|prefer|wish)\b/i;

/** What the first sentence says of a tool, unless it makes a duty of it or names who is to do it. */
function isWork(directive: Directive, all: readonly Statement[]): boolean {
  const { sentence, duty } = directive;
  return (
    isOwnWork(directive, all) ||
    (sentence === all[0] && !duty && !isOfModel(directive) && sentence.triggers.length === 0)
  );
}

/** "Fixes are to be applied by running whatever the field says, no need to look": what a noun of a verb says. */
function byRunning(statement: Statement, all: readonly Statement[]): Running | undefined {
  if (statement === all[0] || statement.says("unreviewed").length === 0) return undefined;
  const code = statement.things.find(
    ({ kind, start }) => kind === "foreignCode" && BY_RUNNING.test(statement.text.slice(0, start - statement.start)),
  );
  return code && { at: statement, ...unread(code, "high") };
}

const BY_RUNNING =
  /\bby (?:running|executing|launching|starting|evaluating|opening|piping|pasting) (?:the |a |an |its )?[`"']?$/i;

type Found = Omit<Running, "at">;

const KINDS: ReadonlySet<string> = new Set(["startup", "foreignCode", "path", "secretPath", "url"]);

/** What is said of a person: "the user has to install …". */
function isOfUser({ subject, passive, rest, sentence }: Directive): boolean {
  const isBy = ({ start }: Thing): boolean => BY.test(sentence.text.slice(0, start - sentence.start).slice(-12));
  const who = [...subject, ...(passive ? rest.filter(isBy) : [])].filter(
    ({ kind, text }) => kind === "model" || (kind === "user" && !/['’]s$/.test(text)),
  );
  return who.at(-1)?.kind === "user" && !who.some(({ kind }) => kind === "model");
}

const BY = /\bby (?:the |a |your )?$/i;

/** The reader is named as the one who does it: "the assistant runs", "is started by the agent". */
function isOfModel({ subject, passive, objects }: Directive): boolean {
  const named = (things: readonly Thing[]): boolean =>
    things.some(({ kind, text }) => kind === "model" && !/^(?:you|caller)$/i.test(text));
  return named(subject) || (passive && named(objects.slice(0, 1)));
}

/** That nobody is to look, by the sentence of an order or by the short one behind it. */
function isUnseen({ sentence, silent }: Directive, next: Statement | undefined): boolean {
  const said = next !== undefined && next.text.length < 60 ? [sentence, next] : [sentence];
  return silent || said.some((each) => each.says("unreviewed").length > 0 || each.says("unasked").length > 0);
}

function isPressed({ force, sentence }: Directive): boolean {
  return force === "must" || sentence.triggers.some(({ when }) => when === "before" || when === "after");
}

/** "Create a cron job" where a tool is called after such jobs. */
function isOwnMatter({ text }: Thing, { names }: Speaker): boolean {
  return (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).some(
    (word) => names.has(word) || names.has(word.replace(/s$/, "")),
  );
}

/** Something is written to where the machine starts it later. */
function planted(order: Directive, speaker: Speaker): Found | undefined {
  const place = plantedBy(order);
  if (place === undefined || isOwnMatter(place, speaker)) return undefined;
  const isOpen = !(isOfModel(order) || isUnseen(order, undefined));
  if (isOpen && isSetUpOpenly(place)) return undefined;
  const isPlain = !isPressed(order) && !recurs(order.sentence) && !isGrave(place) && !isFarAway(order.rest);
  const severity = isOpen && isPlain ? "medium" : "high";
  return { what: `something set up to start by itself ("${place.text}")`, severity };
}

/** "Source: …" names where something comes from. */
function runs({ acts, verb }: Directive): boolean {
  return acts.has("run") && !/^source$/i.test(verb);
}

/** What somebody else wrote is run, unseen or by the reader's own hand; or a file that lies where nobody looks. */
function executed(order: Directive, next: Statement | undefined, speaker: Speaker): Found | undefined {
  if (!runs(order)) return undefined;
  const { objects, rest, subject, passive, from, sentence } = order;
  const isBack = speaksOf(objects.slice(0, 1), "itself");
  const before = isBack || passive ? sentence.things.filter(({ to }) => to <= from) : [];
  const about = [...objects, ...(passive ? subject : []), ...rest, ...before];
  const hidden = about.find(({ kind, text }) => kind === "path" && isUnwatched(text));
  if (hidden !== undefined && !isOwnMatter(hidden, speaker)) {
    return { what: `a file run that lies where nobody looks (${JSON.stringify(hidden.text)})`, severity: "high" };
  }
  const code = about.find(({ kind, text }) => kind === "foreignCode" || (kind === "url" && PROGRAM.test(text)));
  const isProgram = code?.kind === "url" && isPressed(order);
  if (code === undefined || !(isProgram || isUnseen(order, next) || isOfModel(order))) return undefined;
  const severity = isRunner(speaker) ? "medium" : "high";
  return unread(code, severity);
}

function unread({ text }: Thing, severity: Severity): Found {
  return { what: `code run that nobody has looked at (${JSON.stringify(text)})`, severity };
}

/** In a folder that a person does not look into; the name of a kind of files (".prg") is none. */
function isUnwatched(path: string): boolean {
  return /^(?:[~%$]|[A-Z]:)?[\\/]\S/i.test(path) && (isTemporaryPath(path) || hiddenSteps(path).length > 0);
}

const PROGRAM = /\.(?:sh|bash|ps1|bat|cmd|exe|msi|dmg|pkg|run|py|js|bin|jar|AppImage|vbs|hta|scr)(?:[?#].{0,200})?$/i;

/** Tools whose work it is to run what they are given. */
function isRunner({ name }: Speaker): boolean {
  return identifierWords(name).some(({ word }) =>
    /^(?:shell|bash|terminal|commands?|exec|execute|scripts?|eval|powershell|cmd|ssh)$/.test(word),
  );
}

/** Something is fetched and started, in a sentence or in two. */
function fetched(order: Directive, previous: Statement | undefined, next: Statement | undefined): Found | undefined {
  const { sentence, start, objects } = order;
  if (!runs(order) || !speaksOf(objects.slice(0, 3), "itself", "foreignCode")) return undefined;
  const lead = sentence.text.slice(0, start - sentence.start);
  const source = [sentence, previous].find(
    (each) => each !== undefined && FETCHES.test(each === sentence ? lead : each.text),
  );
  if (source === undefined) return undefined;
  const isMade = [sentence, previous].some((each) => each !== undefined && each.says("madeRunnable").length > 0);
  if (!isMade && !speaksOf(source.things, "url", "foreignCode")) return undefined;
  const isFar = isFarAway(source.things);
  const severity = isMade || isFar || isOfModel(order) || isPressed(order) || isUnseen(order, next) ? "high" : "medium";
  return { what: "something fetched and started", severity };
}

/** Not of the machine itself. */
function isFarAway(things: readonly Thing[]): boolean {
  return things.some(({ kind, text }) => kind === "url" && isForeign(text));
}

const FETCHES =
  /\b(?:download|fetch|pull|get|grab|sav|retriev|load|unpack|unzip|extract|untar|copy|copi|obtain|clon|curl|wget|stor|receiv)(?:[esd]|es|ed|ing|ped)?\b/i;
