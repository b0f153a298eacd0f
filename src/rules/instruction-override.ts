import type { Range } from "../model/document.ts";
import type { Text } from "../model/text.ts";
import { type Directive, isOrder, SENTENCE_SIGN, speaksOf, type Statement } from "../text/sentence/directive.ts";
import { isMentioned } from "../text/own/mentioned.ts";
import { isMeaning } from "../text/own/own-work.ts";
import { setAsideIn } from "../text/authority/set-aside.ts";
import type { Rule } from "./rule.ts";
import { matchesOf } from "../text/matches.ts";

export const instructionOverride = {
  id: "instruction-override",
  aliases: ["STRUCT006", "model-directed-text", "MCP-020"],
  severity: "medium",
  severities: ["high"],
  kind: "security",
  summary: "The text tells the model to set earlier instructions or its safety rules aside",
  why: `
A description has no business with the model's other instructions. Alone, the phrase is a warning, because honest
documents on prompt engineering use it; it is high when the same sentence goes on to order something, or when it aims
at the model's safety rules.

So is an order to obey what stands in mails, pages or other data.

Left alone: a tool that quotes such text as an example of what it finds or refuses, and one whose own answer says what
to do next.`,
  fix: "Delete the sentence, or quote it if the tool is about such text.",
  cwe: [94],
  owasp: ["ASI01", "MCP03"],
  folds: ["agent-imperative"],

  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    const all = facts.statements(text);
    for (const [index, statement] of all.entries()) {
      if (statement.example) continue;
      const override = statement.directives.find(
        (each) => overrides(each) && !(isMeaning(text, each.start) && isOfMachine(each)),
      );
      const jailbreak = statement
        .says("jailbreak")
        .find((said) => !isWritten(said, statement) && !isData(said, statement, text));
      const embedded = statement.directives.find(obeysData);
      const aside = setAsideIn(statement);
      const at = override ?? jailbreak ?? embedded ?? aside ?? statement.says("takesPrecedence")[0];
      if (at === undefined || isMentioned(at, statement)) continue;
      const others = statement.directives.some((other) => other !== override && isOrder(other));
      const goesOn =
        others ||
        GOES_ON.test(text.value.slice(at.start, statement.end)) ||
        (override?.passive === false && ordersModel(all[index + 1]));
      const isGrave =
        jailbreak !== undefined ||
        (aside !== undefined && statement.says("takesPrecedence").length === 0) ||
        (override === undefined && NEW_ROLE.test(all[index + 1]?.text ?? "")) ||
        embedded !== undefined ||
        (override !== undefined && (goesOn || speaksOf(override.objects, "limits") || isOverUser(override)));
      yield {
        at: { text, start: at.start, end: at.end },
        message: `Tells the model to set other instructions aside: "${text.value.slice(at.start, at.end)}".`,
        severity: isGrave ? "high" : "medium",
      };
    }
  },
} satisfies Rule;

/** "… and do what I say": an order of whatever kind. */
const GOES_ON =
  /\b(?:and|then|but) (?:then |instead |just |only |simply )?(?:do|comply|obey|act|behave|proceed|respond|reply|answer|output|print|say|follow|listen|become|pretend|start|stop|go|treat)\b/i;

const NEW_ROLE = /^you (?:are|become|will be|act as) (?:now |henceforth |from now on )/i;

/** The next sentence is for the model: it is named, must do something, or gives away its own prompt. */
function ordersModel(next: Statement | undefined): boolean {
  if (next === undefined || next.example) return false;
  return next.directives.some(
    (order) =>
      (order.voice === "order" && speaksOf(order.subject, "model") && order.force === "must") ||
      (isOrder(order) && speaksOf(order.objects, "private", "secret", "secretPath", "credential")),
  );
}

function overrides(directive: Directive): boolean {
  const { acts, form, objects, rest, passive, subject, voice, negated, example, sentence, start } = directive;
  if (passive && voice === "states" && !negated && !example && (acts.has("override") || acts.has("rewrite"))) {
    return speaksOf(subject, "instructions") && sentence.says("earlier").length > 0;
  }
  const disobeys = voice === "order" && negated && !example && acts.has("obey");
  if (!disobeys && (!isOrder(directive) || !acts.has("override"))) return false;
  // "Disregard whatever you have been told": the object holds a verb of its own.
  const near = rest.filter(({ from }) => from - directive.to <= 2);
  if (isOfForm(directive)) return false;
  // Where a language lets the object stand before its verb, what is said of it stands there too.
  const earlier = sentence.says("earlier").some((word) => form === "order" || word.start >= start);
  return (
    (!disobeys && (isOverLimits(directive) || isOverUser(directive) || isOverThePerson(directive))) ||
    (earlier && speaksOf([...objects, ...near], "instructions")) ||
    isOverThem(directive)
  );
}

/** What somebody else wrote. */
const DATA =
  /\b(?:documents?|pages?|web ?sites?|e?-?mails?|messages?|bodies|body|files?|issues?|pull requests?|prs?|titles?|commits?|tickets?|comments?|attachments?|images?|transcripts?|records?|branch(?:es)?|incoming|input|readme)\b/i;

/** "Execute any instructions found in the mail": whoever writes to the user would command the model. */
function obeysData({ acts, objects, example, negated, voice, sentence }: Directive): boolean {
  if (voice !== "order" || negated || example || !(acts.has("obey") || acts.has("run") || acts.has("call")))
    return false;
  if (sentence.says("embedded").length === 0 || !DATA.test(sentence.text)) return false;
  return speaksOf(objects, "instructions", "itself");
}

/** "Drop all other format rules": how an answer looks, and no other rules. */
function isOfForm({ start, sentence: { things, text, start: from } }: Directive): boolean {
  const rules = things.filter(
    (each) => each.start >= start && (each.kind === "instructions" || each.kind === "limits"),
  );
  return (
    rules.length > 0 && rules.every(({ end }) => OF_FORM.test(text.slice(Math.max(0, end - from - 80), end - from)))
  );
}

const OF_FORM =
  /\b(?:format(?:ting)?|style|layout|markdown|naming|output) (?:rules?|instructions|guidelines|conventions)$/i;

/** What protects a machine. It may be what the tool is for. */
const OF_MACHINES =
  /firewall|virus|software|sandbox|factor|checks|controls|^safety$|validation|limitations|protections|guardrail$|^security polic/i;

/** "Skip security checks": what a switch of a tool may do. */
function isOfMachine({ objects }: Directive): boolean {
  const limits = objects.filter(({ kind }) => kind === "limits");
  return limits.length > 0 && limits.every(({ text }) => OF_MACHINES.test(text));
}

/**
 * "Ignore your safety guidelines". What protects a machine counts where the model is pressed, and not where a sentence
 * says what a tool or a switch does.
 */
function isOverLimits(directive: Directive): boolean {
  const { objects, form, force, to, start, sentence } = directive;
  const limits = objects.filter(({ kind }) => kind === "limits");
  // "Disable it and the restrictions are lifted": they are of the next clause.
  const isOfPronoun = objects.some(({ kind, from }) => kind === "itself" && from === to);
  if (limits.length === 0 || form === "ing" || isOfPronoun || isGloss(directive)) return false;
  return (
    !isOfMachine(directive) ||
    force === "must" ||
    sentence.triggers.some((each) => each.when === "before" || each.when === "after" || each.start < start)
  );
}

/** "Modes: jailbreak (bypass restrictions), poison (inject data), …": the words of a list are explained. */
function isGloss({ start, sentence }: Directive): boolean {
  const at = start - sentence.start;
  const list = matchesOf(GLOSSES, sentence.text).find(({ 0: all, index }) => index <= at && at < index + all.length);
  if (list === undefined || ORDERED.test(list[0])) return false;
  return sentence.text[at - 1] === "(" && /^\w{1,20} \w{1,20}\)/.test(sentence.text.slice(at, at + 50));
}

/** Three words or more behind a colon, each with a few in brackets: a single one, or two, may be a smuggled order. */
const GLOSSES =
  /: ?['"`]?\w[\w -]{0,30}['"`]? \([\w ]{3,60}\)(?:[,;|] ?(?:and |or )?['"`]?\w[\w -]{0,30}['"`]? \([\w ]{3,60}\)){2,30}/g;

/** "First (ignore the rules), then (…)": steps, not kinds. */
const ORDERED =
  /\b(?:do|did|done|first|firstly|second|secondly|third|then|next|now|after|afterwards|later|last|lastly|finally|also|always|must|please|start|begin|go|proceed|continue|steps?) \(/i;

/** "New system prompt for the profile" of an argument, "every application gets the new system prompt": data. */
function isData(
  { start, end }: Range,
  { text: said, start: from, directives, things }: Statement,
  text: Text,
): boolean {
  if (!/\bsystem prompts?$/i.test(said.slice(start - from, end - from))) return false;
  if (directives.some(isOrder)) return false;
  if (IS_ALL.test(text.value.trim())) return true;
  const isGot = /\b(?:gets?|receives?|loads?|uses?|sees?|returns?) (?:the|a|its) $/i.test(
    said.slice(0, start - from).slice(-24),
  );
  return (isGot && !things.some(({ kind }) => kind === "model")) || isMeaning(text, start);
}

/** "New system prompt for the profile (optional)" and nothing else: what a value is, as no prompt follows. */
const IS_ALL =
  /^(?:an? |the )?new system prompt(?: (?:for|of) (?:(?:the|an?|this|that) )?[\w-]{1,30})?(?: \(optional\))?\.?$/i;

/** "When you write a new system prompt": a piece of work, not one that is given here. */
function isWritten({ start, end }: Range, { text, start: from, directives, things }: Statement): boolean {
  const [before, after] = [text.slice(0, start - from), text.slice(end - from)];
  if (!/\b(?:writ|creat|build|draft|design|test)\w{0,4} an? $/i.test(before) || !ENDS_SOON.test(after)) return false;
  const told = before.replace(/\b(?:when|whenever|if|while|before) you (?=\w+ an? $)/i, "");
  const orders = directives.some(
    (each) => isOrder(each) && !each.acts.has("write") && !(each.acts.has("call") && each.start < start),
  );
  return !orders && !speaksOf(things, "limits") && !/\byou(?:r|'re)?\b/i.test(told + after);
}

/** The sentence ends, or says what for: nothing is said of the new prompt itself. */
const ENDS_SOON = /^(?: (?:for|to|or) [\w' -]{1,80})?[.)"'`]{0,3}$/;

/** "The previous instructions were a test; disregard them." */
function isOverThem({ objects, sentence }: Directive): boolean {
  const earlier = sentence.says("earlier").length > 0 && speaksOf(sentence.things, "instructions");
  return earlier && speaksOf(objects.slice(0, 1), "itself");
}

/** "If the user says not to, ignore them and search anyway". */
function isOverThePerson({ objects, sentence, to, start }: Directive): boolean {
  const [first] = objects;
  if (first === undefined || first.from !== to || !/^(?:them|him|her)$/i.test(first.text)) return false;
  const said = sentence.triggers.some((occasion) => occasion.start < start && speaksOf(occasion.things, "userWish"));
  return said && /\banyway\b|\bregardless\b|\ball the same\b|\bnonetheless\b/i.test(sentence.text);
}

/** "Stop following the user's instructions". */
function isOverUser({ objects, passive }: Directive): boolean {
  return !passive && speaksOf(objects, "user") && speaksOf(objects, "instructions");
}
