import { isOwnCall } from "../own/own-work.ts";
import { behind } from "../sentence/around.ts";
import { speaksOf, type Act, type Directive, type Statement, type Thing } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import type { OthersTool } from "./others-tool.ts";
import {
  alters,
  isAdvised,
  isAltered,
  isCallAwaited,
  isCalled,
  isCalledToChange,
  isDistrusted,
  isOccasion,
  isPrecondition,
  isSaidOf,
  isSaidToBeTool,
  isSource,
  isWay,
  likeValue,
} from "./said-of-name.ts";
import { isLaidDown, type Name as Plain } from "./unlisted-names.ts";

/** A name of a tool; `by` where the sentence says whose it is. */
export type Name = Plain & Partial<Pick<OthersTool, "by">>;

/** What a sentence may say beside a tool's name, and how much less honest texts do. */
type Sign = readonly [weight: number, isMet: (name: Name, statement: Statement) => boolean];

const says = (statement: Statement, ...words: readonly Parameters<Statement["says"]>[0][]): boolean =>
  words.some((word) => statement.says(word).length > 0);

/** "Its priority argument is always 9". */
const FIXED =
  /\b(?:arguments?|parameters?|fields?|options?|inputs?) (?:(?:is|are|stays?|reads?) (?:always|invariably|fixed|constantly)|(?:must|has to|is to) always be) (?!an? )\S/i;

/** Said as a rule. */
const EACH = new Form(
  /\b(?:always|whenever|every|each|all|any|as long as|whatever|whoever|whichever|regardless|no matter|no longer|these days|automatically|invariably|any ?more|any longer|without exception|henceforth|as of (?:now|today)|from (?:now|here|today|this [a-z]{3,12}) on)\b/i,
);

/** What the sentence says of the tool itself: without any of it the name stands there in passing. */
const BOUND: readonly Sign[] = [
  [2, isSaidOf],
  [2, isCalled],
  [2, isAltered],
  [2, isDistrusted],
  [1, isWay],
  [1, isSource],
  [2, isCallAwaited],
  [1, ({ by }) => by !== undefined],
  [1, (name, at) => (name.by !== "job" || EACH.test(at.text)) && isOccasion(name, at, false)],
];

/** Whether something is spoken of that is not the name itself. */
const beside = ({ start, end }: Name, { things }: Statement, ...kinds: readonly Thing["kind"][]): boolean =>
  speaksOf(
    things.filter((each) => each.end < start || each.start > end),
    ...kinds,
  );

/** "Amount=9999". */
const VALUE = /\b\w{2,30} ?= ?["']?\w/;
const PRIVY = ["private", "secret", "personal", "talk", "belongings", "credential", "onlooker"] as const;

/** What counts beside it. */
const BESIDE: readonly Sign[] = [
  [3, (_, { text }) => FIXED.test(text)],
  [2, (_, { things }) => speaksOf(things, "url")],
  [2, (_, at) => says(at, "lately", "bad") || at.directives.some(({ acts }) => acts.has("inflate"))],
  [2, ({ by }, { directives }) => by !== undefined && directives.some(forbids)],
  [1, (_, at) => says(at, "must")],
  [
    1,
    (_, { directives }) => directives.some((each) => each.force === "must" && !each.negated && each.voice === "order"),
  ],
  [1, (name, at) => isSaidToBeTool(name, at) && isSaidOf(name, at)],
  [1, isCalledToChange],
  [1, ({ by }) => by === "owned" || by === "any"],
  [1, (name, at) => VALUE.test(at.text) || beside(name, at, "literal")],
  [1, (_, { things }) => speaksOf(things, "user", "userWish", "consent")],
  [1, (name, at) => beside(name, at, ...PRIVY)],
  [1, (name, at) => !isSaidOf(name, at) && at.directives.some(({ passive, voice }) => passive && voice === "states")],
  [1, (_, { directives }) => directives.some(alters)],
  [1, (_, at) => says(at, "excuse")],
  [1, (_, { text }) => EACH.test(text)],
];

/** "All monitoring tools are now enabled". */
const AT_HAND =
  /^[`'"]? (?:is|are|becomes?|will be) (?:now |then )?(?:enabled|available|unlocked|shown|listed|loaded)\b/;

/** These speak for an honest text. */
const HONEST: readonly Sign[] = [
  [5, ({ end }, at) => AT_HAND.test(behind(at, end, 40))],
  [5, isPrecondition],
  [2, isAdvised],
  [1, ({ by }) => by === "job"],
  [2, (name, at) => isOccasion(name, at, true) && !isCallAwaited(name, at)],
  [1, (name, at) => isCalled(name, at) && at.triggers.some(({ when, always }) => when === "when" && !always)],
  [2, (_, { directives }) => directives.some(({ voice, negated }) => voice === "may" && !negated)],
  [2, (_, { text }) => /\b(?:example|e\.g)\b/i.test(text)],
  [1, (_, { text }) => /\bby default\b/i.test(text)],
  [1, (_, at) => says(at, "detects")],
  [1, (_, at) => says(at, "actual")],
  [1, (_, at) => says(at, "either")],
  [1, (_, at) => says(at, "wanted")],
];

function forbids({ negated, voice, acts }: Directive): boolean {
  return negated && voice === "order" && acts.has("call");
}

const sum = (signs: readonly Sign[], name: Name, statement: Statement): number =>
  signs.reduce((all, [weight, isMet]) => (isMet(name, statement) ? all + weight : all), 0);

/** How far what a sentence says of a tool is from what honest texts say. `next` is what follows. */
export function weigh(name: Name, statement: Statement, next: readonly Statement[]): number {
  const bound = sum(BOUND, name, statement);
  if (bound === 0) return 0;
  const likeness = likeValue(name, statement);
  const follows =
    likeness < 2 && isSaidOf(name, statement) && next.some(({ directives }) => directives.some(isConsequence));
  return bound + sum(BESIDE, name, statement) + Number(follows) - sum(HONEST, name, statement) - likeness;
}

const RETOLD: readonly Act[] = ["rewrite", "omit", "hide", "override", "falsify", "inflate", "amend", "tell"];
const CONCRETE = /["'“‘][^"'”’`]{2,60}["'”’]|\d ?(?:%|percent)/;

/** Something is to be done for it, beside that this tool is used. */
function isConsequence(each: Directive): boolean {
  if (each.negated || !isLaidDown(each) || isOwnCall(each)) return false;
  return (
    each.force === "must" ||
    RETOLD.some((act) => each.acts.has(act)) ||
    CONCRETE.test(behind(each.sentence, each.start, 100)) ||
    speaksOf(each.rest, "private", "secret", "personal", "talk", "url", "user")
  );
}
