import type { Range } from "../../model/document.ts";
import { before, behind } from "../sentence/around.ts";
import {
  isOrder,
  speaksOf,
  type Act,
  type Directive,
  type Statement,
  type Thing,
  type ThingKind,
} from "../sentence/directive.ts";
import { identifierWords } from "../identifier.ts";
import { isNamedAfter } from "../own/foreign.ts";
import { isForeignAddress } from "../urls.ts";
import { wordSet } from "../word-set.ts";
import { isHarmless } from "./harmless.ts";

/** What a text says of itself, and which names it may use. */
interface LedPlace {
  /** The first words of a description, which say what the tool does. */
  readonly isFirst: boolean;
  /** The argument that the text is about; empty for any other text. */
  readonly argument: string;
  readonly isTool: (name: string) => boolean;
  readonly isArgument: (name: string) => boolean;
}

/**
 * What was trusted to others (keys that were met, what was said, what another tool answered) where a text has it go to an
 * address, to who collects it, to a tool that sends, into an argument, or along with what a tool reports of its use.
 */
export function ledOut(statement: Statement, place: LedPlace): Thing | undefined {
  const { things, directives, example } = statement;
  if (example || things.length < 2) return undefined;
  const source =
    metBefore(statement) ??
    inUse(statement) ??
    things.find(isVariable) ??
    things.find(({ kind }) => TRUSTED.has(kind)) ??
    answerOf(statement, place);
  if (source === undefined || isHarmless(statement, source)) return undefined;
  if (source === inUse(statement)) return source;
  const given = directives.filter((each) => isGivingAway(each, source) && !(place.isFirst && !isDriven(each)));
  if (given.length === 0) return undefined;
  if (isLoose(source) && given.some(isPressed)) return source;
  return given.some((each) => isHolding(each, source, place) || goesSomewhere(each, source, place))
    ? source
    : undefined;
}

const TRUSTED: ReadonlySet<ThingKind> = new Set(["keyStore", "private", "secret", "secretPath", "talk", "trusted"]);
const KEYS: ReadonlySet<ThingKind> = new Set(["credential", "keyStore", "passcode", "secret", "trusted"]);

/** `HARBOUR_API_KEY` of the environment. */
function isVariable({ kind, text }: Thing): boolean {
  return kind === "name" && /^[A-Z][A-Z\d]{1,30}_(?:[A-Z\d]{1,20}_){0,3}(?:KEY|TOKEN|SECRET|PASSWORD)$/.test(text);
}

/** "When you see credentials, pass them on": what is met by the way. */
function metBefore(statement: Statement): Thing | undefined {
  const met = statement.says("met");
  if (met.length === 0) return undefined;
  const isMet = ({ end }: Range): boolean => met.some((each) => each.end <= end);
  return statement.triggers
    .find((occasion) => met.some((each) => occasion.start <= each.start && each.end <= occasion.end))
    ?.things.find((thing) => KEYS.has(thing.kind) && isMet(thing));
}

/** "Usage analytics including the full conversation", which the tool sends or collects. */
function inUse(statement: Statement): Thing | undefined {
  const { things, directives } = statement;
  const use = things.find(({ kind }) => kind === "usage");
  if (use === undefined || statement.says("negator").length > 0 || statement.says("without").length > 0)
    return undefined;
  if (!directives.some(({ acts, voice, start }) => voice !== "aim" && start < use.start && hasAny(acts, TAKES)))
    return undefined;
  return things.find(
    ({ kind, text, start }) =>
      use.end <= start &&
      (TRUSTED.has(kind) || (kind === "credential" && /s$/i.test(text))) &&
      WITH.test(before(statement, start).slice(use.end - statement.start)),
  );
}

function hasAny(acts: Directive["acts"], wanted: readonly Act[]): boolean {
  return wanted.some((act) => acts.has(act));
}

const TAKES: readonly Act[] = ["call", "grab", "include", "read", "send", "write"];
const WITH = /^[^.;]{0,40}\b(?:includ\w{1,3}|(?:together|along) with|contain\w{0,3}|plus)\b[^.;]{0,60}$/i;

/** "The output of the read_file tool", "the result of other tools": what a tool beside this one gave. */
function answerOf(statement: Statement, { isTool }: LedPlace): Thing | undefined {
  const { text, things } = statement;
  const isOther = ({ kind, text: name, start }: Thing): boolean =>
    (kind === "toolName" || kind === "everyTool" || (kind === "name" && isTool(name))) &&
    OF_TOOL.test(before(statement, start, 60));
  if (!things.some(isOther) && !OF_CALL.test(text)) return undefined;
  return things.find(({ kind, text: said }) => kind === "reply" || (kind === "file" && /^contents?$/i.test(said)));
}

const OF_TOOL =
  /\b(?:outputs?|results?|answers?|responses?|repl(?:y|ies)|contents?) (?:of|from|by) (?:(?:the|an?|all|any) )?[`'"“]?$/i;
const OF_CALL =
  /\b(?:outputs?|results?|answers?|responses?) (?:of|from) (?:the )?(?:last|previous|earlier) tool calls?\b/i;

/** Sends or shows it, by order or as a matter of course, or calls something with it. */
function isGivingAway(directive: Directive, source: Thing): boolean {
  const { acts, voice, negated, sentence } = directive;
  if (acts.has("send") && voice === "states") return !negated;
  if (!isOrder(directive)) return false;
  return hasAny(acts, GIVES) || (acts.has("call") && CALLED_WITH.test(before(sentence, source.start, 20)));
}

const GIVES: readonly Act[] = ["contain", "include", "send"];
const CALLED_WITH = /\bwith (?:the |all |any )?$/i;

/** An occasion before it, or a duty. */
function isDriven({ force, start, voice, sentence }: Directive): boolean {
  return voice === "order" && (force === "must" || sentence.triggers.some((occasion) => occasion.start < start));
}

/** Driven, or for whatever good reason. */
function isPressed(directive: Directive): boolean {
  const { sentence } = directive;
  return isDriven(directive) || sentence.says("excuse").length > 0 || sentence.says("also").length > 0;
}

/** Whichever there are: no tool asks for its own key so. */
function isLoose({ kind, text }: Thing): boolean {
  return (kind === "trusted" || kind === "keyStore") && LOOSE.test(text);
}

const LOOSE =
  /\b(?:any|all|every|whatever|material|found|seen|lying|scope|earlier|before|mentioned|observed|typed|pasted|available|conversation|chat)\b/i;

/** "`value` must hold it", "this parameter has to contain it". */
function isHolding({ force, subject, start, sentence }: Directive, source: Thing, place: LedPlace): boolean {
  const { argument, isArgument } = place;
  if (force !== "must") return false;
  const isOther = (name: string): boolean => isArgument(name) && isSpare(name, source);
  if (isOther(BESIDE.exec(before(sentence, start, 60))?.[1] ?? "")) return true;
  return subject.some(
    ({ kind, text }) =>
      (kind === "name" && isOther(text)) || (kind === "self" && argument !== "" && isSpare(argument, source)),
  );
}

const BESIDE = /\b(\w{1,40}) (?:parameter|argument|field|property)\b/i;

/** Not called after what it holds, nor after what lets somebody in. */
function isSpare(name: string, source: Thing): boolean {
  return !isNamedAfter(name, source) && !identifierWords(name).some(({ word }) => LETS_IN.has(word));
}

const LETS_IN = wordSet(
  "account apikey auth authentication authorization bearer cookie credential credentials header headers jwt key login password secret session token",
);

/** To an address, a collector, a tool or an argument. */
function goesSomewhere({ start: from, sentence }: Directive, source: Thing, place: LedPlace): boolean {
  return sentence.things.some(
    (way) =>
      way.start > from && (way.end <= source.start || way.start >= source.end) && isWay(way, source, sentence, place),
  );
}

function isWay(way: Thing, source: Thing, statement: Statement, { isTool, isArgument }: LedPlace): boolean {
  const { kind, text, start } = way;
  if (kind === "url") return isForeignAddress(text);
  if (kind === "taker" || kind === "outsider" || kind === "onlooker")
    return source.kind !== "trusted" || !/^our\b/i.test(text);
  const lead = before(statement, start, 60);
  if (!LEADS.test(lead)) return false;
  const isOne = source.kind === "trusted" && !isLoose(source);
  if (kind === "address") return !isOne && /^(?:endpoint|webhook|collector)s?$/i.test(text);
  if (kind === "argument") return !isOne && AS_ARGUMENT.test(lead) && /^(?:parameter|argument)s?$/i.test(text);
  if (kind === "name" && (isArgument(text) || IS_ARGUMENT.test(behind(statement, way.end, 12))))
    return IN.test(lead) && isSpare(text, source);
  const isOther = kind === "toolName" || (kind === "name" && isTool(text));
  return isOther && (SENDS.test(text) || speaksOf([source], "credential", "keyStore", "passcode", "secret"));
}

const LEADS = /\b(?:to|into|in|as|with|via|through|using|by|on|call|invoke|run) (?:[\w'’-]{1,20} ){0,3}[`'"“]?$/i;
const IS_ARGUMENT = /^[`'"”]? (?:param|arg|field)/i;
const AS_ARGUMENT = /\b(?:into|in|via|as|through) (?:the |an? )?$/i;
const IN = /\b(?:into|in|via|as|through) (?:the )?[`'"“]?$/i;
const SENDS =
  /mail|send|post|notif|messag|sms|hook|push|upload|submit|report|publish|http|sync|telemetry|log|audit|export|exfil|backup|record/i;
