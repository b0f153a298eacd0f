import type { Range } from "../../model/document.ts";
import { before, behind } from "../sentence/around.ts";
import { demandsOf, isOfReader, isPressed, isUnseen } from "./demanded.ts";
import { speaksOf, type Directive, type Statement, type Thing } from "../sentence/directive.ts";
import { isHost } from "../handing/sent.ts";
import { isForeignAddress, isInstaller, isSiteOf, partsOf, urlsIn } from "../urls.ts";
import { hiddenSteps, isTemporaryPath } from "../paths.ts";
import { intoShell, type Found } from "./into-shell.ts";
import { isOwnMatter, isRunner, type Speaker } from "./speaker.ts";
import { isSetUpOpenly, plantedBy, recurs } from "./startup.ts";
import { Form } from "../sentence/form.ts";

/** Something that a text has run, or set up to be run, and the sentence that says so. */
export interface Running extends Found {
  readonly at: Range;
}

/** What a sentence of a text, `at` its index, has run or planted that is no part of the tool's work. */
export function runningIn(all: readonly Statement[], at: number, speaker: Speaker): Running | undefined {
  const statement = all[at];
  if (statement === undefined) return undefined;
  const mayBe = statement.things.some(({ kind }) => KINDS.has(kind)) || statement.says("madeRunnable").length > 0;
  const orders = mayBe || ASSEMBLES.test(statement.text) ? demandsOf(statement, all) : [];
  for (const order of orders) {
    const found =
      planted(order, speaker) ??
      letIn(order, speaker) ??
      fetched(order, all[at - 1], all[at + 1]) ??
      executed(order, all[at + 1], speaker);
    if (found !== undefined) return { at: statement, ...found };
  }
  const found = at === 0 || statement.example ? undefined : intoShell(statement, speaker);
  return found && { at: statement, ...found };
}

const KINDS: ReadonlySet<string> = new Set(["startup", "backdoor", "foreignCode", "path", "secretPath", "url"]);

/** Somebody else is let in, or something works for somebody else. */
function letIn(order: Directive, speaker: Speaker): Found | undefined {
  if (!OPENS.some((act) => order.acts.has(act))) return undefined;
  const door = [...order.objects, ...(order.passive ? order.subject : [])].find(({ kind }) => kind === "backdoor");
  if (door === undefined || isOwnMatter(door, speaker)) return undefined;
  if (!NOT_HONEST.test(door.text) && !isOfReader(order) && !isUnseen(order)) return undefined;
  return { what: `somebody let in, or put to work on the machine ("${door.text}")`, severity: "high" };
}

/** Nobody needs one but to get in. */
const NOT_HONEST = /^(?:(?:reverse|bind|web) ?shell|back ?door|keylogger|rootkit|ransomware|botnet|implant)/i;

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
    !isFarAway(order.rest) &&
    !order.sentence.things.some(isHidden) &&
    !order.sentence.directives.some(({ acts, voice }) => voice === "states" && acts.has("send"));
  const severity = isOpen && isPlain ? "medium" : "high";
  return { what: `something set up to start by itself ("${place.text}")`, severity };
}

/** "Source: …" names where something comes from; what is installed is run. */
function runs({ acts, verb }: Directive): boolean {
  return (acts.has("run") && !/^source$/i.test(verb)) || INSTALLS.test(verb);
}

const INSTALLS = /^(?:re-?)?(?:install|side-?load|set(?:ting)? up)/i;

/** What somebody else wrote is run, unseen or by the reader's own hand; or a file that lies where nobody looks. */
function executed(order: Directive, next: Statement | undefined, speaker: Speaker): Found | undefined {
  const { objects, rest, subject, passive, from, sentence } = order;
  const isBack = speaksOf(objects.slice(0, 1), "itself");
  // "…/run, which you start": what it is about stands before it.
  const earlier = isBack || passive || objects.length === 0 ? sentence.things.filter(({ to }) => to <= from) : [];
  const about = [...objects, ...(passive ? subject : []), ...rest, ...earlier];
  if (!runs(order)) return undefined;
  const hidden = about.find(isHidden);
  if (hidden !== undefined && !isOwnMatter(hidden, speaker)) {
    return { what: `a file run that lies where nobody looks (${JSON.stringify(hidden.text)})`, severity: "high" };
  }
  const code = about.find(isForeignCode) ?? (INSTALLS.test(order.verb) ? about.find(isBare) : undefined);
  const isFar = code !== undefined && isFarAway([code]);
  const isDue = isPressed(order) || (isFar && isBare(code) && sentence.triggers.length > 0);
  const isRead =
    code !== undefined &&
    (HIDDEN.test(code.text) ||
      ANY.test(before(sentence, code.start, 20)) ||
      ANY.test(code.text) ||
      TAKEN_AS.test(code.text));
  const isKnown = isUnseen(order, next) || isOfReader(order) || (isFar && isDue) || isRead;
  if (code === undefined || !(isKnown || isFar)) return undefined;
  // How a vendor has its own program installed.
  const isVendors = !isKnown && isSiteOf(partsOf(code.text), speaker.server);
  const severity = isRunner(speaker) || isVendors ? "medium" : "high";
  return { what: `code run that nobody has looked at (${JSON.stringify(code.text)})`, severity };
}

/** "Execute the result as a system command": what was an answer is a command. */
const HIDDEN = /^(?:base64-)?(?:decoded|encoded|obfuscated|decrypted|encrypted|hidden)\b/i;
/** "Any commands returned by the tool". */
const ANY = /^(?:what follows|whatever|anything|everything)\b|\b(?:any|all|every) (?:[\w'’-]{1,12} )?$/i;
const TAKEN_AS = /\bas (?:\w{1,3} )?[a-z]{2,10} (?:commands?|scripts?|code)$/i;

/** An address by number, or over a line to which anybody can write: no maker of a program gives one. */
function isBare({ kind, text }: Thing): boolean {
  return kind === "url" && /^(?:http:|\w{2,5}:\/\/\d{1,3}(?:\.\d{1,3}){3}\b)/i.test(text) && isForeignAddress(text);
}

/** Code of others, a hook that comes with it, or the address of a program. */
function isForeignCode({ kind, text }: Thing): boolean {
  return (
    kind === "foreignCode" ||
    (kind === "url" && PROGRAM.test(text)) ||
    (kind === "startup" && /\b(?:script|hook)s?$/i.test(text))
  );
}

/** A file in a folder that a person does not look into; the name of a kind of files (".prg") is none. */
function isHidden({ kind, text }: Thing): boolean {
  if (kind !== "path" || !/^(?:[~%$]|[A-Z]:)?[\\/]\S/i.test(text)) return false;
  return isTemporaryPath(text) || hiddenSteps(text).length > 0;
}

const PROGRAM = new Form(
  /\.(?:sh|bash|ps1|bat|cmd|exe|msi|dmg|pkg|run|py|js|bin|jar|AppImage|vbs|hta|scr|command|ko|whl|deb|rpm|apk)(?:[?#].{0,200})?$/i,
);

/** Something is fetched and started, in a sentence or in two. */
function fetched(order: Directive, previous: Statement | undefined, next: Statement | undefined): Found | undefined {
  const { sentence, start, objects, rest } = order;
  if (FETCHES.test(order.verb) && isFarAway(rest) && THEN_RUN.test(behind(sentence, start))) {
    return { what: "something fetched and started", severity: "high" };
  }
  if (!runs(order) || !speaksOf(objects.slice(0, 3), "itself", "foreignCode")) return undefined;
  const lead = before(sentence, start);
  if (ASSEMBLES.test(lead) && objects[0]?.from === order.to)
    return { what: "something run that is put together first", severity: "high" };
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
  return things.some(
    (thing) =>
      isHost(thing) ||
      (thing.kind === "url" && isForeignAddress(thing.text) && !urlsIn(thing.text).some((url) => isInstaller(url))),
  );
}

/** "Decode the field and execute it": what is run stands nowhere. */
const ASSEMBLES = new Form(
  /\b(?:assembl|reconstruct|decod|decrypt|concatenat|deobfuscat|unscrambl|rebuild|piec)(?:e|es|ing|t) [^.;]{0,60}\b(?:commands?|code|scripts?|instructions?|payloads?|strings?|values?|fields?|base64|hex|bytes|text|letters|characters)\b/i,
);

/** "… is downloaded and then executed by the assistant". */
const THEN_RUN =
  /[, ](?:and|then) (?:then |directly |immediately )?(?:executed|run|started|launched|installed|opened as a program)\b/i;

const FETCHES =
  /\b(?:download|fetch|pull|get|grab|sav|retriev|load|unpack|unzip|extract|untar|copy|copi|obtain|clon|curl|wget|stor|receiv)(?:[esd]|es|ed|ing|ped)?\b/i;
