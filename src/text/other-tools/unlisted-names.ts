import { foreignNames, type OwnNames } from "../own/own-names.ts";
import { before, behind } from "../sentence/around.ts";
import type { Directive, Statement, Thing } from "../sentence/directive.ts";
import { matchesOf } from "../matches.ts";
import { NO_NAME } from "../sentence/things.ts";
import { isToolName } from "./others-tool.ts";

/** A name that may be one of a tool, and where it stands. */
export type Name = Pick<Thing, "kind" | "text" | "start" | "end">;

/** The names in a sentence that the server does not list, but for those in code. */
export function unlistedNames(statement: Statement, own: OwnNames): readonly Name[] {
  return [...foreignNames(statement.things, own), ...spokenOf(statement, own)].filter((name) =>
    isPlainly(name, statement),
  );
}

/** "When the user uses compute tool": a plain word for a tool that is used. */
function spokenOf({ text, start, triggers, things }: Statement, own: OwnNames): readonly Name[] {
  if (triggers.length === 0) return [];
  return matchesOf(SPOKEN_OF, text).flatMap(({ 0: said, 1: name = "", index }) => {
    const at = start + index + said.length - name.length;
    return own(name) || NO_NAME.has(name) || things.some((each) => each.start === at && each.kind === "name")
      ? []
      : { kind: "toolName" as const, text: name, start: at, end: at + name.length };
  });
}

const SPOKEN_OF =
  /\b(?:us(?:e|es|ed|ing)|call(?:s|ed|ing)?|run(?:s|ning)?|invok(?:e|es|ed|ing)|after|before) (?:the )?([a-z]{3,20})(?= tool\b)/gi;

/** Neither in code nor the key of a value. */
function isPlainly(name: Name, statement: Statement): boolean {
  const { text, start, end } = name;
  return (
    !NO_NAME.has(text) &&
    /^[a-z]/.test(text) &&
    !/^[`'"]?(?: ?[([={/]|:\S|\.\w)/.test(behind(statement, end, 5)) &&
    !isValue(name, statement) &&
    !statement.things.some((each) => each.kind === "literal" && each.start < start && end < each.end) &&
    !/(?:\/ ?|[([{=]['"]?|\b[a-z_]{2,20}: [`'"]?|\bneed(?:n['’]t| not)? (?:to )?(?:call|use|run|invoke) [`'"]?)$/.test(
      before(statement, start, 24),
    )
  );
}

/** "The `next_steps` field", "the users table", "dry_run: true". */
const VALUE =
  /^[`'"]?(?:\s(?:fields?|param(?:eter)?s?|arguments?|args?|propert(?:y|ies)|options?|flags?|keys?|values?|columns?|tables?|views?|headers?|sections?|settings?|variables?|attributes?|objects?|arrays?|lists?|tags?|labels?|modes?|resources?|prompts?|schemas?|collections?|index|files?|folders?)\b|\s?[:=]\s?(?:true|false|null|[\d"'`[{])|=\w{2,40}\b|\[\]|\stwice\b)/i;

/** How names are written: "use snake_case". */
const SPELLING = /^(?:screaming_?|upper_?|lower_?)?(?:snake|kebab|camel|pascal|dot|title|train|upper|lower)_?case$/i;

/** Whether a name is said to be one of a value, a place or a way to spell, and so of no tool. */
export function isValue(name: Name, statement: Statement): boolean {
  // [`name`] is how code links to code.
  if (SPELLING.test(name.text) || before(statement, name.start, 2) === "[`") return true;
  return VALUE.test(behind(statement, name.end, 24));
}

/** Whether a name is plainly that of a tool: by what it says, or since it is called one. */
export function isSure({ text, kind, end }: Name, statement: Statement): boolean {
  return isToolName(text) || kind === "toolName" || /^[`'"]? (?:tool|function)\b/.test(behind(statement, end, 12));
}

/** "Its `query` argument", "results", "calls": what a tool has, between its name and what is said of it. */
const HAS =
  /^[`'"]?(?:\(\))?(?:['’]s(?: [\w-]{2,20})?)?(?: (?:alone|itself|tool|function|command|call|search|request|server|response|result|output|answer|reading|figure|value|argument|parameter|message|quer(?:y|ie)|repl(?:y|ie))s?){0,2}/;
/** What is said of it: what stands behind its name. */
export function saidOf(name: Name, statement: Statement): string {
  const after = behind(statement, name.end, 180);
  return after.slice(HAS.exec(after)?.[0].length ?? 0);
}

/** "maps_elevation": a name that may be one of a tool where it is said to do what tools do. */
export function isNamed({ text }: Pick<Name, "text">): boolean {
  return /^[a-z][a-z\d]{1,30}(?:[_.][a-z\d]{2,30}){1,4}$/.test(text);
}

/** Ordered, due, or told as what is done. */
export function isLaidDown({ voice, passive, force, example }: Directive): boolean {
  return !example && (voice === "order" || force === "must" || (voice === "states" && passive));
}
