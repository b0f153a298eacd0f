import { before } from "../sentence/around.ts";
import { isOrder, type Directive, type Statement, type Thing } from "../sentence/directive.ts";
import { isAskedFor } from "../handing/harmless.ts";
import { isOwnWork } from "../own/own-work.ts";
import { Form } from "../sentence/form.ts";

/** What a text asks of its reader beside the tool's own work, by the orders of one of its sentences. */
export function demandsOf(statement: Statement, all: readonly Statement[]): readonly Directive[] {
  if (statement.example || isAskedFor(statement.text) || WHEN_ASKED.test(statement.text)) return [];
  return statement.directives.filter((each) => isDemanded(each) && !isWork(each, all) && !isOfUser(each));
}

/** "Use when asked to set up a scheduled job". */
const WHEN_ASKED = new Form(
  /^(?:use|trigger|invoke|call)s? (?:this )?(?:\w{1,20} )?(?:when|if|for|to)\b|\b(?:when|if) (?:the user |you are |you're )?(?:asks|asked|wants)\b|\bif (?:you|they) (?:like|want|need|prefer|wish)\b|\b(?:by hand|manually)\b/i,
);

/** An order, or what a sentence wants: "to be executed", an order in a message that is to be obeyed. */
function isDemanded(directive: Directive): boolean {
  if (isRelative(directive)) return false;
  if (isOrder(directive)) return true;
  const { voice, negated, example, passive, start, sentence, form } = directive;
  if (negated) return false;
  if (
    form === "ing" &&
    BY_DOING.test(before(sentence, start, 4)) &&
    (sentence.says("must").length > 0 || sentence.says("foremost").length > 0)
  )
    return !example;
  if (form === "base" && (voice === "states" || voice === "may") && isCaused(directive)) return !example;
  if (example) return voice === "order" && sentence.directives.some((each) => isOrder(each) && each.acts.has("obey"));
  const lead = before(sentence, start);
  return passive && voice === "states" && TO_BE.test(lead.slice(-12));
}

/** "You must tidy up by deleting …". */
const BY_DOING = /\bby $/i;

/** "Have the agent open …", "let the assistant add …". */
function isCaused({ start, sentence }: Directive): boolean {
  return CAUSED.test(before(sentence, start, 60));
}

const CAUSED =
  /\b(?:have|let|make|get) (?:the |your |an? |its )?(?:\w{1,20} )?(?:agent|assistant|model|ai|llm|copilot|claude)(?: itself| also)? $/i;

const RELATIVE = /\b(?:which|whose|whom)\b/i;

/** "The controller from which the disk is to be removed": what an argument means. */
function isRelative({ passive, start, sentence }: Directive): boolean {
  return passive && RELATIVE.test(before(sentence, start));
}

const TO_BE = /(?<!\b(?:is|are|was|were|has|have|had|need|needs|ought|able|going) )\bto be $|\bgets? $/i;

/** What the first sentence says of a tool, unless it makes a duty of it or names who is to do it. */
function isWork(directive: Directive, all: readonly Statement[]): boolean {
  const { sentence, duty } = directive;
  const isPlain = !duty && sentence.triggers.length === 0 && !isOfReader(directive);
  return isOwnWork(directive, all) || (sentence === all[0] && isPlain);
}

/** What is said of a person: "the user has to install …". */
export function isOfUser({ subject, passive, rest, sentence }: Directive): boolean {
  const isBy = ({ start }: Thing): boolean => BY.test(before(sentence, start, 12));
  const who = (passive ? rest.filter(isBy) : subject).filter(
    ({ kind, text }) => kind === "model" || (kind === "user" && !/['’]s$/.test(text)),
  );
  return who.at(-1)?.kind === "user" && !who.some(({ kind }) => kind === "model");
}

const BY = /\bby (?:the |a |your )?$/i;

/** The reader is named as the one who does it: "the assistant runs", "is started by the agent". */
export function isOfReader({ subject, passive, objects }: Directive): boolean {
  const named = (things: readonly Thing[]): boolean =>
    things.some(({ kind, text }) => kind === "model" && !/^(?:you|caller)$/i.test(text));
  return named(subject) || (passive && named(objects.slice(0, 1)));
}

/** That nobody is to look, by the sentence of an order or by the short one behind it. */
export function isUnseen({ sentence, silent }: Directive, next?: Statement): boolean {
  const said = next !== undefined && next.text.length < 60 ? [sentence, next] : [sentence];
  return silent || said.some((each) => UNSEEN.some((what) => each.says(what).length > 0));
}

const UNSEEN = ["unreviewed", "unasked", "silently"] as const;

/** A duty, or on the occasion of something else. */
export function isPressed({ force, sentence }: Directive): boolean {
  return force === "must" || sentence.triggers.some(({ when }) => when === "before" || when === "after");
}
