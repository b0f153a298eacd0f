import type { Range } from "../model/document.ts";
import type { Severity } from "../model/severity.ts";
import { demandsOf, isOfReader, isPressed, isUnseen } from "./demanded.ts";
import { speaksOf, type Directive, type Statement, type Thing } from "./directive.ts";
import { isForeign } from "./handing.ts";
import { identifierWords } from "./identifier.ts";
import { hiddenSteps, isTemporaryPath } from "./paths.ts";
import { isGrave, isSetUpOpenly, plantedBy, recurs } from "./startup.ts";

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
  if (statement === undefined) return undefined;
  const mayBe = statement.things.some(({ kind }) => KINDS.has(kind)) || statement.says("madeRunnable").length > 0;
  if (!mayBe) return undefined;
  const orders = demandsOf(statement, all);
  for (const order of orders) {
    const found =
      planted(order, speaker) ??
      letIn(order, speaker) ??
      executed(order, all[at + 1], speaker) ??
      fetched(order, all[at - 1], all[at + 1]);
    if (found !== undefined) return { at: statement, ...found };
  }
  return byRunning(statement, all) ?? byCausing(statement, all, speaker);
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

/** "Have a timer call it on every boot": what is started is caused, and written nowhere. */
function byCausing(statement: Statement, all: readonly Statement[], speaker: Speaker): Running | undefined {
  if (statement === all[0] || statement.example || !recurs(statement)) return undefined;
  const place = statement.things.find(
    ({ kind, start }) => kind === "startup" && CAUSES.test(statement.text.slice(0, start - statement.start)),
  );
  if (place === undefined || isOwnMatter(place, speaker)) return undefined;
  return { at: statement, what: `something set up to start by itself ("${place.text}")`, severity: "high" };
}

const CAUSES =
  /(?:^|[,;:.] |\b(?:and|then|so|must|should|to) )(?:have|let|get|make) (?:an? |the |our |its )?(?:[\w'’]{1,20} )?$/i;

type Found = Omit<Running, "at">;

const KINDS: ReadonlySet<string> = new Set(["startup", "backdoor", "foreignCode", "path", "secretPath", "url"]);

/** "Create a cron job" where a tool is called after such jobs. */
function isOwnMatter({ text }: Thing, { names }: Speaker): boolean {
  const words = (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !COMMON.test(word));
  return words.some((word) => names.has(word) || names.has(word.replace(/s$/, "")));
}

/** Words of many places, of which many tools are called. */
const COMMON =
  /^(?:shell|profile|user|file|script|line|list|system|folder|directory|package|code|command|config|data|text|name)s?$/;

/** Somebody else is let in, or something works for somebody else. */
function letIn(order: Directive, speaker: Speaker): Found | undefined {
  if (!OPENS.some((act) => order.acts.has(act))) return undefined;
  const door = [...order.objects, ...(order.passive ? order.subject : [])].find(({ kind }) => kind === "backdoor");
  if (door === undefined || isOwnMatter(door, speaker)) return undefined;
  const isPlain = !isOfReader(order) && !isUnseen(order) && !isPressed(order) && !recurs(order.sentence);
  if (isPlain && !isFarAway(order.rest)) return undefined;
  return { what: `somebody let in, or put to work on the machine ("${door.text}")`, severity: "high" };
}

const OPENS = ["run", "read", "plant", "write", "send", "include", "call"] as const;

/** Something is written to where the machine starts it later. */
function planted(order: Directive, speaker: Speaker): Found | undefined {
  const place = plantedBy(order);
  if (place === undefined || isOwnMatter(place, speaker)) return undefined;
  const isOpen = !(isOfReader(order) || isUnseen(order, undefined));
  if (isOpen && isSetUpOpenly(place)) return undefined;
  const isPlain =
    !isPressed(order) &&
    !recurs(order.sentence) &&
    !isGrave(place) &&
    !isFarAway(order.rest) &&
    !order.sentence.things.some(isHidden);
  const severity = isOpen && isPlain ? "medium" : "high";
  return { what: `something set up to start by itself ("${place.text}")`, severity };
}

/** "Source: …" names where something comes from. */
function runs({ acts, verb }: Directive): boolean {
  return acts.has("run") && !/^source$/i.test(verb);
}

/** To open a program is to run it. */
function opens({ verb, rest, subject, passive }: Directive): boolean {
  const about = passive ? [...subject, ...rest] : rest;
  return /^open/i.test(verb) && about.some(({ kind, text }) => kind === "foreignCode" && PROGRAMS.test(text));
}

const PROGRAMS = /\.\w{2,7}$|\b(?:exe|executables?|binar(?:y|ies)|installers?|macros?|scripts?|programs?|payloads?)$/i;

/** What somebody else wrote is run, unseen or by the reader's own hand; or a file that lies where nobody looks. */
function executed(order: Directive, next: Statement | undefined, speaker: Speaker): Found | undefined {
  if (!runs(order) && !opens(order)) return undefined;
  const { objects, rest, subject, passive, from, sentence } = order;
  const isBack = speaksOf(objects.slice(0, 1), "itself");
  // "…/run, which you start": what it is about stands before it.
  const before = isBack || passive || objects.length === 0 ? sentence.things.filter(({ to }) => to <= from) : [];
  const about = [...objects, ...(passive ? subject : []), ...rest, ...before];
  const hidden = about.find(isHidden);
  if (hidden !== undefined && !isOwnMatter(hidden, speaker)) {
    return { what: `a file run that lies where nobody looks (${JSON.stringify(hidden.text)})`, severity: "high" };
  }
  const code = about.find(({ kind, text }) => kind === "foreignCode" || (kind === "url" && PROGRAM.test(text)));
  const isProgram = code?.kind === "url" && isPressed(order);
  if (code === undefined || !(isProgram || isUnseen(order, next) || isOfReader(order))) return undefined;
  const severity = isRunner(speaker) ? "medium" : "high";
  return unread(code, severity);
}

function unread({ text }: Thing, severity: Severity): Found {
  return { what: `code run that nobody has looked at (${JSON.stringify(text)})`, severity };
}

/** A file in a folder that a person does not look into; the name of a kind of files (".prg") is none. */
function isHidden({ kind, text }: Thing): boolean {
  if (kind !== "path" || !/^(?:[~%$]|[A-Z]:)?[\\/]\S/i.test(text)) return false;
  return isTemporaryPath(text) || hiddenSteps(text).length > 0;
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
  const { sentence, start, objects, rest } = order;
  if (FETCHES.test(order.verb) && isFarAway(rest) && THEN_RUN.test(sentence.text.slice(start - sentence.start))) {
    return { what: "something fetched and started", severity: "high" };
  }
  if (!runs(order) || !speaksOf(objects.slice(0, 3), "itself", "foreignCode")) return undefined;
  const lead = sentence.text.slice(0, start - sentence.start);
  const source = [sentence, previous].find(
    (each) => each !== undefined && FETCHES.test(each === sentence ? lead : each.text),
  );
  if (source === undefined) return undefined;
  const isMade = [sentence, previous].some((each) => each !== undefined && each.says("madeRunnable").length > 0);
  if (!isMade && !speaksOf(source.things, "url", "foreignCode")) return undefined;
  const isFar = isFarAway(source.things);
  const severity =
    isMade || isFar || isOfReader(order) || isPressed(order) || isUnseen(order, next) ? "high" : "medium";
  return { what: "something fetched and started", severity };
}

/** Not of the machine itself. */
function isFarAway(things: readonly Thing[]): boolean {
  return things.some(({ kind, text }) => kind === "url" && isForeign(text));
}

/** "… is downloaded and then executed by the assistant". */
const THEN_RUN =
  /[, ](?:and|then) (?:then |directly |immediately )?(?:executed|run|started|launched|installed|opened as a program)\b/i;

const FETCHES =
  /\b(?:download|fetch|pull|get|grab|sav|retriev|load|unpack|unzip|extract|untar|copy|copi|obtain|clon|curl|wget|stor|receiv)(?:[esd]|es|ed|ing|ped)?\b/i;
