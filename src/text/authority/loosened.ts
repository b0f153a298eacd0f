import type { Range } from "../../model/document.ts";
import { before, behind } from "../sentence/around.ts";
import { rangeOfMatch } from "../matches.ts";
import { speaksOf, type Directive, type Statement, type Thing } from "../sentence/directive.ts";
import { tellsOfFinds } from "../own/mentioned.ts";
import { isOwnWork } from "../own/own-work.ts";
import { isAtEachUse, isLeftToPerson, isPressed } from "./pressed.ts";
import { unsafeSettings } from "./unsafe-settings.ts";
import { Form } from "../sentence/form.ts";

/** What keeps others from harm is put away by the way: an order, or what is said to be done at each use. */
export function loosenedIn(statement: Statement, all: readonly Statement[]): Directive | undefined {
  return statement.directives.find((each) => loosens(each) && !isOwnWork(each, all));
}

/** "With the light curtain muted", "the alarm has to be off", "mark the screening as passed": it is not there, or only said to be. */
export function missingIn(statement: Statement, all: readonly Statement[]): Range | undefined {
  const { text, start, things, triggers } = statement;
  const safe = things.filter(({ kind }) => kind === "safeguard" || kind === "assent");
  if (safe.length === 0 || isLeftToPerson(statement) || isForMove(statement)) return undefined;
  return safe.find((thing) => {
    const isTold = triggers.some((each) => !each.always && each.start <= thing.start && thing.end <= each.end);
    if (isTold || (statement === all[0] && opens(thing, statement))) return false;
    // What is reported stands behind the word for it.
    if (REPORTS.test(text.slice(Math.max(0, thing.start - start - 200), thing.end - start))) return false;
    const after = text.slice(thing.end - start, thing.end - start + 90);
    if (thing.kind === "assent") return TAKEN_AS_GIVEN.test(after);
    return (
      (OUT_OF_ACTION.test(after) && isOrdered(statement)) ||
      FAKED.test(text.slice(Math.max(0, thing.start - start - 40)))
    );
  });
}

/** Among the first words, which say what a tool is for. */
function opens({ start }: Range, statement: Statement): boolean {
  return (
    statement.text
      .slice(0, start - statement.start)
      .trim()
      .split(/\s/).length < 4
  );
}

function isOrdered(statement: Statement): boolean {
  return (
    statement.directives.some((each) => each.voice === "order" && !each.negated && isPressed(each)) ||
    (/\bwith\b|\bwithout\b/i.test(statement.text) && isAtEachUse(statement))
  );
}

/** Behind what keeps from harm. */
const OUT_OF_ACTION =
  /^(?: \w{1,20}){0,3}? (?:(?:must|has to|have to|is to|are to|should|needs? to) be )?(?:(?:switched|turned|left|kept) )?(?:off|muted|bridged|bypassed|disabled|jumpered|overridden|unlocked|silenced|removed|suspended|waived|lifted|deactivated|inactive|out of action)\b/i;

/** "Mark the screening as passed without running it". */
const FAKED =
  /^.{0,40}\b(?:mark|record|report|log|enter|count|tick|set|flag)\w{0,3} .{1,60} (?:as|to) (?:passed|done|complete|completed|cleared|satisfied|successful|clean|performed)\b.{1,60}\b(?:without|whatever|even|regardless|each|every|always|though|before|instead of)\b/i;

/** Behind somebody's leave: nobody gave it. */
const TAKEN_AS_GIVEN =
  /^(?: \w{1,20}){0,3}? (?:is|are|was|were|be|being) (?:always |hereby |simply |automatically )?(?:taken (?:as (?:given|read|granted)|for granted)|(?:counted|treated|regarded|recorded|marked|entered|set|read|considered) (?:as|to) (?:given|granted|true|yes|obtained|received|signed|the second))\b/i;

const REPORTS = new Form(
  /\b(?:(?:that|which|whose|where) (?:\w{1,20} ){0,4}(?:is|are|was|were)|lists?|shows?|returns?|reports? (?:which|every|all|each|whether)|finds?|counts?|checks? (?:whether|if|for)|warns?|fails?|errors?)\b/i,
);

/** "Where a path is refused, try ../../": the way round what refuses, or out of what holds. */
export function wayRoundIn(statement: Statement): Range | undefined {
  const { text, start } = statement;
  if (!REFUSED.test(text) || isLeftToPerson(statement)) return undefined;
  const way = ESCAPES.exec(text) ?? (speaksOf(statement.things, "safeguard") ? AROUND.exec(text) : null);
  return way === null ? undefined : rangeOfMatch(way, start);
}

const REFUSED = new Form(
  /\b(?:if|where|when(?:ever)?|should|once|as soon as)\b[^.;]{1,80}\b(?:refus|den(?:y|ies|ied)|block|reject|forb|not allowed|off limits|outside|prevent|stop)/i,
);
const ESCAPES = new Form(
  /\b(?:try|use|take|follow|go|read|leave|reach|escape|exit|break out of|step out of|get out of)\b[^.;]{0,40}(?:\.\.\/\.\.|\/proc\/self\/root|\bsym(?:bolic )?links?\b|\b(?:leave|escape|exit|break out of|out of) (?:the )?(?:sandbox|container|jail|chroot)\b)|\b(?:leave|escape|break out of|step out of) (?:from )?(?:the |its |your )?(?:sandbox|container|jail|chroot|allowed (?:roots|folders|directories)|confinement)\b/i,
);
const AROUND = new Form(
  /\b(?:round|around|past) (?:it|them|the (?:\w{1,20} )?(?:policy|filter|block|check|limit|firewall|rules?|controls?|guard|gate|scan|list))\b/i,
);

/** A setting that puts it away, where a sentence presses for it. */
export function settingIn(statement: Statement, all: readonly Statement[]): Range | undefined {
  const isUnasked = statement.says("ownInitiative").length > 0 && !isLeftToPerson(statement);
  const pressed = statement.directives.find(
    (each) => isMeant(each) && !isOwnWork(each, all) && isPressedSetting(each, statement),
  );
  if ((!isUnasked && pressed === undefined) || tellsOfFinds(statement)) return undefined;
  const [setting] = unsafeSettings(statement.text);
  if (setting === undefined) return undefined;
  const start = setting.start + statement.start;
  const isPressedFor = isUnasked || (pressed !== undefined && pressed.start <= start);
  return isPressedFor ? { start, end: setting.end + statement.start } : undefined;
}

function isPressedSetting(directive: Directive, statement: Statement): boolean {
  // "To write it, the app must be assigned Files.ReadWrite.All": what is needed.
  if (NEEDED.test(statement.text)) return false;
  if (directive.voice === "order") return isPressed(directive) || statement.says("refused").length > 0;
  return directive.passive && isAtEachUse(statement);
}

const NEEDED = new Form(
  /\b(?:requires?|required|must (?:be (?:assigned|granted|given)|have|hold)|at least|permissions? (?:is|are) (?:required|needed))\b/i,
);

function isMeant({ voice, negated, example }: Directive): boolean {
  return (voice === "order" || voice === "states") && !negated && !example;
}

function loosens(directive: Directive): boolean {
  const { voice, negated, example, passive, subject, objects, rest, sentence } = directive;
  if (negated || example || /^omit/i.test(directive.verb) || isExplained(directive) || isForMove(sentence))
    return false;
  const kinds = ALWAYS_AWAY.test(directive.verb) ? WITH_HEADS : SAFEGUARD;
  const governed = passive
    ? [...subject, ...rest.filter(({ from }) => from - directive.to < 6)]
    : objects.filter(({ from }) => from - directive.to < 8);
  const named = governed.filter(({ kind, text }) => kinds.has(kind) || (kind === "guardHead" && CHECKED.test(text)));
  const safe = named.length === 0 && governed[0]?.kind === "itself" ? inTheWay(directive) : named;
  if (safe.length === 0 || !putsAway(directive, safe) || DELETED_WITH.test(sentence.text)) return false;
  const isUnasked = directive.force === "must" && sentence.triggers.some(({ when }) => when === "before");
  if (sentence.start === 0 && !isUnasked && opens(directive, sentence)) return false;
  if (voice === "may") return isForModel(directive) && !isLeftToPerson(sentence);
  if (voice === "aim") return false;
  if (voice === "order") return isPressed(directive) || inTheWay(directive).length > 0;
  const isDone = passive || /\b(?:from|by) us\b|\bof ours\b/i.test(sentence.text);
  return isDone && isAtEachUse(sentence) && !REPORTS.test(sentence.text);
}

/** What is to be deleted is let go of first; a banner asks for no leave. */
const DELETED_WITH = new Form(
  /\b(?:(?:deletion|termination|delete) protection|cookie (?:consent|banners?|walls?)|consent banners?)\b/i,
);

/** "Actions: pause (pause the plan at the approval gate), …": what a value means. */
function isExplained({ start, force, sentence }: Directive): boolean {
  if (force === "must" || isAtEachUse(sentence)) return false;
  return /\b[a-z]\w{2,40} \($/.test(before(sentence, start, 50));
}

/** "Encryption must be disabled before export": what a person sees to when data move from one program to another. */
function isForMove({ text }: Statement): boolean {
  return FOR_MOVE.test(text);
}

const FOR_MOVE = new Form(
  /\bencryption (?:must|should|has to|needs to) be (?:disabled|off|turned off|switched off|removed) (?:before|prior to) (?:the |an? )?(?:import|export|migration|conversion)/i,
);

/** Verbs of which every object is something that kept somebody from something. */
const ALWAYS_AWAY =
  /^(?:bypass|by-pass|circumvent|evad|sidestep|side-step|waiv|suspend|lift|deactivat|disabl|switch\w* (?:.* )?off|turn\w* (?:.* )?off|shut\w* off|neutrali|mut|silenc|disarm|exempt|defeat|dispens|relax|loosen|weaken|jumper|bridg|short-circuit|inhibit|g[eo]t\w* (?:a?round|past)|go\w* (?:a?round|past)|work\w* a?round)/i;
/** Words by which nothing else is called. */
const CHECKED = new Form(
  /^(?:checks?|holds?|approvals?|reviews?|sign-off|signoff|consent|inspections?|supervision|oversight|audits?|safety|countersignature)$/i,
);
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
