import { before, behind } from "../sentence/around.ts";
import { speaksOf, type Directive, type Statement, type Thing } from "../sentence/directive.ts";
import { isOwnWork } from "../own/own-work.ts";
import { isAtEachUse, isLeftToPerson, isPressed } from "./pressed.ts";
import { Form } from "../sentence/form.ts";
import { isAmongFirstWords, isForMove, REPORTS } from "./missing.ts";

/** What keeps others from harm is put away by the way: an order, or what is said to be done at each use. */
export function loosenedIn(statement: Statement, all: readonly Statement[]): Directive | undefined {
  return statement.directives.find((each) => loosens(each) && !isOwnWork(each, all));
}

/** Puts away a safeguard as a pressed order, a permission for the model, or a matter of course. */
function loosens(directive: Directive): boolean {
  const { voice, negated, example, passive, subject, objects, rest, sentence } = directive;
  if (negated || example || /^omit/i.test(directive.verb) || isExplained(directive) || isForMove(sentence))
    return false;
  const kinds = ALWAYS_AWAY.test(directive.verb) ? WITH_HEADS : SAFEGUARD;
  const governed = passive
    ? [...subject, ...rest.filter(({ from }) => from - directive.to < 6)]
    : objects.filter(({ from }) => from - directive.to < 8);
  const named = governed.filter(({ kind }) => kinds.has(kind));
  const safe = named.length === 0 && governed[0]?.kind === "itself" ? inTheWay(directive) : named;
  if (safe.length === 0 || !putsAway(directive, safe) || DELETED_WITH.test(sentence.text)) return false;
  const isUnasked = directive.force === "must" && sentence.triggers.some(({ when }) => when === "before");
  if (sentence.start === 0 && !isUnasked && isAmongFirstWords(directive, sentence)) return false;
  if (voice === "may") return isForModel(directive) && !isLeftToPerson(sentence);
  if (voice === "aim") return false;
  if (speaksOf(subject, "model") && ITSELF.test(before(sentence, directive.start))) return !isLeftToPerson(sentence);
  if (voice === "order") return isPressed(directive) || inTheWay(directive).length > 0;
  const isDone = passive || /\b(?:from|by) us\b|\bof ours\b/i.test(sentence.text);
  return isDone && isAtEachUse(sentence) && !REPORTS.test(sentence.text);
}

/** "The model switches it off": told what it does. An agent may be a program. */
const ITSELF = /\bthe (?:model|assistant|ai|llm) (?:\w{1,20} )?$/i;

/** What is to be deleted is let go of first; a banner asks for no leave. */
const DELETED_WITH = new Form(
  /\b(?:(?:deletion|termination|delete) protection|cookie (?:consent|banners?|walls?)|consent banners?)\b/i,
);

/** "Actions: pause (pause the plan at the approval gate), …": what a value means. */
function isExplained({ start, force, sentence }: Directive): boolean {
  if (force === "must" || isAtEachUse(sentence)) return false;
  return /\b[a-z]\w{2,40} \($/.test(before(sentence, start, 50));
}

/** Verbs of which every object is something that kept somebody from something. */
const ALWAYS_AWAY =
  /^(?:bypass|by-pass|circumvent|evad|sidestep|side-step|waiv|suspend|lift|deactivat|disabl|switch\w* (?:.* )?off|turn\w* (?:.* )?off|shut\w* off|neutrali|mut|silenc|disarm|exempt|defeat|dispens|relax|loosen|weaken|jumper|bridg|short-circuit|inhibit|g[eo]t\w* (?:a?round|past)|go\w* (?:a?round|past)|work\w* a?round)/i;
const SAFEGUARD: ReadonlySet<string> = new Set(["safeguard"]);
const WITH_HEADS: ReadonlySet<string> = new Set(["safeguard", "guardHead"]);

/** "Lift the whitelist", "raise the dose limit", "set the interlock to off". */
function putsAway({ acts, verb, start, sentence }: Directive, safe: readonly Thing[]): boolean {
  if (acts.has("loosen")) return true;
  const after = behind(sentence, start, 160);
  if (acts.has("inflate") && /^(?:rais|increas|doubl|tripl|multipl|boost|bump)/i.test(verb))
    return safe.some(({ text }) => /\b(?:limits?|caps?|ceiling)$/i.test(text));
  const isHeldOpen = safe.every(({ text }) => /^(?:sandbox|quarantine)/i.test(text));
  return !isHeldOpen && /^(?:set|put|turn|switch|leave|left|keep|kept|make)/i.test(verb) && OFF.test(after);
}

const OFF =
  /\b(?:off|to (?:false|no|none|zero|0|disabled)|disabled|inactive|out of (?:action|order|service)|open|bypassed|silent|muted)\b/i;

/** "The guard may be lifted by you", "the assistant may suspend the second factor". */
function isForModel({ subject, passive, start, end, sentence }: Directive): boolean {
  if (passive) return /\bby (?:you|the (?:assistant|model|agent|ai))\b/i.test(behind(sentence, start));
  return end > start && subject.some(({ kind, text }) => kind === "model" && !/^you$/i.test(text));
}

/** "Where the audit trail blocks the edit, switch it off": it does what it is for, and must go. */
function inTheWay({ start, sentence }: Directive): readonly Thing[] {
  if (isLeftToPerson(sentence)) return [];
  const before = sentence.triggers.filter((each) => each.start < start);
  return before.flatMap(({ things }) => things.filter(({ kind }) => kind === "safeguard"));
}
