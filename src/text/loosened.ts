import type { Range } from "../model/document.ts";
import { speaksOf, type Directive, type Statement, type Thing } from "./directive.ts";
import { isOwnWork } from "./own-work.ts";
import { isAtEachUse, isLeftToPerson, isPressed } from "./pressed.ts";
import { unsafeSettings } from "./unsafe-settings.ts";

/** What keeps others from harm is put away by the way: an order, or what is said to be done at each use. */
export function loosenedIn(statement: Statement, all: readonly Statement[]): Directive | undefined {
  return statement.directives.find((each) => loosens(each) && !isOwnWork(each, all));
}

/** "With the light curtain muted", "the alarm has to be off", "mark the screening as passed": it is not there, or only said to be. */
export function missingIn(statement: Statement, all: readonly Statement[]): Range | undefined {
  const { text, start, things, triggers } = statement;
  if (statement === all[0] || isLeftToPerson(statement) || REPORTS.test(text)) return undefined;
  const safe = things.filter(({ kind }) => kind === "safeguard" || kind === "assent");
  return safe.find((thing) => {
    const isTold = triggers.some((each) => each.start <= thing.start && thing.end <= each.end);
    if (isTold) return false;
    const after = text.slice(thing.end - start, thing.end - start + 90);
    if (thing.kind === "assent") return TAKEN_AS_GIVEN.test(after);
    return (
      (OUT_OF_ACTION.test(after) && isOrdered(statement)) ||
      FAKED.test(text.slice(Math.max(0, thing.start - start - 40)))
    );
  });
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
  /^.{0,40}\b(?:mark|record|report|log|enter|count|tick|set|flag)\w{0,3} .{1,60} (?:as|to) (?:passed|done|complete|completed|cleared|satisfied|successful|clean|performed)\b.{0,60}\b(?:without|whatever|even|regardless|each|every|always|though|before|instead of)\b/i;

/** Behind somebody's leave: nobody gave it. */
const TAKEN_AS_GIVEN =
  /^(?: \w{1,20}){0,3}? (?:is|are|was|were|be|being) (?:always |hereby |simply |automatically )?(?:taken (?:as (?:given|read|granted)|for granted)|(?:counted|treated|regarded|recorded|marked|entered|set|read|considered) (?:as|to) (?:given|granted|true|yes|obtained|received|signed|the second))\b/i;

const REPORTS =
  /\b(?:lists?|shows?|returns?|reports? (?:which|every|all|each|whether)|finds?|counts?|checks? (?:whether|if|for)|warns?|fails?|errors?)\b/i;

/** "Where a path is refused, try ../../": the way round what refuses, or out of what holds. */
export function wayRoundIn(statement: Statement): Range | undefined {
  const { text, start } = statement;
  if (!REFUSED.test(text) || isLeftToPerson(statement)) return undefined;
  const way = ESCAPES.exec(text) ?? (speaksOf(statement.things, "safeguard") ? AROUND.exec(text) : null);
  return way === null ? undefined : { start: start + way.index, end: start + way.index + way[0].length };
}

const REFUSED =
  /\b(?:if|where|when(?:ever)?|should|once|as soon as|whenever)\b[^.;]{0,80}\b(?:refus|den(?:y|ies|ied)|block|reject|forb|not allowed|off limits|outside|prevent|stop)/i;
const ESCAPES =
  /\b(?:try|use|take|follow|go|read|leave|reach|escape|exit|break out of|step out of|get out of)\b[^.;]{0,40}(?:\.\.\/\.\.|\/proc\/self\/root|\bsym(?:bolic )?links?\b|\b(?:leave|escape|exit|break out of|out of) (?:the )?(?:sandbox|container|jail|chroot)\b)|\b(?:leave|escape|break out of|step out of) (?:from )?(?:the |its |your )?(?:sandbox|container|jail|chroot|allowed (?:roots|folders|directories)|confinement)\b/i;
const AROUND =
  /\b(?:round|around|past) (?:it|them|the (?:\w{1,20} )?(?:policy|filter|block|check|limit|firewall|rules?|controls?|guard|gate|scan|list))\b/i;

/** A setting that puts it away, where a sentence presses for it. */
export function settingIn(statement: Statement, all: readonly Statement[]): Range | undefined {
  const [setting] = unsafeSettings(statement.text);
  if (setting === undefined || statement.says("detects").length > 0) return undefined;
  const start = setting.start + statement.start;
  const isUnasked = statement !== all[0] && statement.says("ownInitiative").length > 0 && !isLeftToPerson(statement);
  const presses =
    isUnasked ||
    statement.directives.some(
      (each) => each.start <= start && isMeant(each) && !isOwnWork(each, all) && isPressedSetting(each, statement),
    );
  return presses ? { start, end: setting.end + statement.start } : undefined;
}

function isPressedSetting(directive: Directive, statement: Statement): boolean {
  if (directive.voice === "order") return isPressed(directive);
  return directive.passive && isAtEachUse(statement);
}

function isMeant({ voice, negated, example }: Directive): boolean {
  return (voice === "order" || voice === "states") && !negated && !example;
}

function loosens(directive: Directive): boolean {
  const { voice, negated, example, passive, subject, objects, rest, sentence } = directive;
  if (negated || example || sentence.start === 0) return false;
  const safe = (passive ? [...subject, ...rest] : objects).filter(({ kind }) => kind === "safeguard");
  if (safe.length === 0 || !putsAway(directive, safe)) return false;
  if (voice === "may") return isForModel(directive) && !isLeftToPerson(sentence);
  if (voice === "aim") return false;
  if (voice === "order") return isPressed(directive) || isInTheWay(directive);
  return passive && isAtEachUse(sentence);
}

/** "Lift the whitelist", "raise the dose limit", "set the interlock to off". */
function putsAway({ acts, verb, start, sentence }: Directive, safe: readonly Thing[]): boolean {
  if (acts.has("loosen")) return true;
  const after = sentence.text.slice(start - sentence.start, start - sentence.start + 160);
  if (acts.has("inflate") && /^(?:rais|increas|doubl|tripl|multipl|boost|bump)/i.test(verb))
    return safe.some(({ text }) => /\b(?:limits?|caps?|ceiling)$/i.test(text));
  return /^(?:set|put|turn|switch|leave|left|keep|kept|make)/i.test(verb) && OFF.test(after);
}

const OFF =
  /\b(?:off|to (?:false|no|none|zero|0|disabled)|disabled|inactive|out of (?:action|order|service)|open|bypassed|silent|muted)\b/i;

/** "The guard may be lifted by you", "the assistant may suspend the second factor". */
function isForModel({ subject, passive, start, end, sentence }: Directive): boolean {
  if (passive)
    return /\bby (?:you|the (?:assistant|model|agent|ai))\b/i.test(sentence.text.slice(start - sentence.start));
  return end > start && subject.some(({ kind, text }) => kind === "model" && !/^you$/i.test(text));
}

/** "Where the audit trail blocks the edit, switch it off": it does what it is for, and must go. */
function isInTheWay({ start, sentence }: Directive): boolean {
  return (
    !isLeftToPerson(sentence) &&
    sentence.triggers.some(({ start: from, things }) => from < start && speaksOf(things, "safeguard"))
  );
}
