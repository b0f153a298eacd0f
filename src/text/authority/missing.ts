import type { Range } from "../../model/document.ts";
import { before } from "../sentence/around.ts";
import type { Statement } from "../sentence/directive.ts";
import { isAtEachUse, isLeftToPerson, isPressed } from "./pressed.ts";
import { Form } from "../sentence/form.ts";

/** "With the light curtain muted", "the alarm has to be off", "mark the screening as passed": it is not there, or only said to be. */
export function missingIn(statement: Statement, all: readonly Statement[]): Range | undefined {
  const { text, start, things, triggers } = statement;
  const safe = things.filter(({ kind }) => kind === "safeguard" || kind === "assent");
  if (safe.length === 0 || isLeftToPerson(statement) || isForMove(statement)) return undefined;
  return safe.find((thing) => {
    const isTold = triggers.some((each) => !each.always && each.start <= thing.start && thing.end <= each.end);
    if (isTold || (statement === all[0] && isAmongFirstWords(thing, statement))) return false;
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
export function isAmongFirstWords({ start }: Range, statement: Statement): boolean {
  return before(statement, start).trim().split(/\s/).length < 4;
}

/** Pressed for, or said of each use. */
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

export const REPORTS = new Form(
  /\b(?:(?:that|which|whose|where) (?:\w{1,20} ){0,4}(?:is|are|was|were)|lists?|shows?|returns?|reports? (?:which|every|all|each|whether)|finds?|counts?|checks? (?:whether|if|for)|warns?|fails?|errors?)\b/i,
);

/** "Encryption must be disabled before export": what a person sees to when data move from one program to another. */
export function isForMove({ text }: Statement): boolean {
  return FOR_MOVE.test(text);
}

const FOR_MOVE = new Form(
  /\bencryption (?:must|should|has to|needs to) be (?:disabled|off|turned off|switched off|removed) (?:before|prior to) (?:the |an? )?(?:import|export|migration|conversion)/i,
);
