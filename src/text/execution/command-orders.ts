import type { Range } from "../../model/document.ts";
import type { Severity } from "../../model/severity.ts";
import type { Text } from "../../model/text.ts";
import { isHarmful, type Command } from "./commands.ts";
import { isOfReader, isUnseen } from "./demanded.ts";
import { isOrder, speaksOf, type Act, type Directive, type Statement } from "../sentence/directive.ts";
import { isLaidDown } from "./laid-down.ts";
import { tellsOfFinds } from "../own/mentioned.ts";
import { isOwnWork } from "../own/own-work.ts";
import { lastBefore } from "../sentence/ranges.ts";
import { Form } from "../sentence/form.ts";

/** How a text brings an example; the command then is one of many that somebody might type. */
const EXAMPLE =
  /\be\.?g\b|\b(?:for|as an) (?:example|instance)\b|\bsuch as\b|\blike\b|\bexamples?\b|\bi\.e\.|\bsame as\b|\bequivalent (?:to|of)\b/gi;

/** How far before a command the words that make it an example may stand. */
const EXAMPLE_REACH = 200;

/** Acts that bring a command to run: a command is put somewhere, sent, or written, to be run there. */
const ACTS: readonly Act[] = ["call", "contain", "include", "read", "run", "send", "write"];

/** What a sentence does with the commands in it. */
export interface Orders extends Range {
  /** Where it speaks of what is found or refused. */
  readonly finds: readonly Range[];
  readonly statement: Statement;
  readonly around: readonly (Statement | undefined)[];
  /** Of the first sentence, which says what the tool does. */
  readonly isFirst: boolean;
  /** Names a duty or an occasion, and nobody who agrees. */
  readonly presses: boolean;
  /** For a harmful command any order will do. */
  readonly any: readonly Directive[];
  /** For an ordinary one it must be a duty, or something to run. */
  readonly pressing: readonly Directive[];
  /** For one that honest texts ask for, the reader itself must run it, and on the side. */
  readonly unasked: readonly Directive[];
  /** "Once `…` has been executed by the assistant". */
  readonly ranByReader: boolean;
  /** For one that nobody but an attacker has a use for, that the reader runs it is enough, be it an example. */
  readonly byReader: readonly Directive[];
}

/** What a sentence of a text orders, as far as it may be to run a command. */
export function ordersOf(statement: Statement, statements: readonly Statement[], text: Text): Orders {
  const own = statement.directives.filter(
    (directive) =>
      !directive.negated &&
      !directive.example &&
      !isOwnWork(directive, statements) &&
      (ACTS.some((act) => directive.acts.has(act)) || isOfReader(directive)),
  );
  const at = statements.indexOf(statement);
  const isPressed = presses(statement);
  const pressing = own.filter(
    ({ voice, force, acts }, index) =>
      (voice === "order" && (force === "must" || acts.has("run"))) ||
      (voice === "aim" && (acts.has("run") || isPressed) && own.slice(0, index).some(isMeans)),
  );
  return {
    start: statement.start,
    end: statement.end,
    finds: tellsOfFinds(statement) ? statement.says("detects") : [],
    statement,
    around: [statements[at - 1], statements[at + 1]],
    isFirst: at === 0,
    presses: isPressed,
    any: own.filter(({ voice, force }) => voice === "order" || force === "must"),
    pressing,
    unasked: own.filter((directive) => directive.acts.has("run") && isUnasked(directive, statements[at + 1], text)),
    ranByReader: RAN_BY_READER.test(statement.text),
    byReader: own.filter((each) => each.voice === "order" && each.acts.has("run") && speaksOf(each.subject, "model")),
  };
}

/** "Use the shell to run …", "use any tool that executes commands to log …": another tool, and what it is to do. */
function isMeans({ voice, acts, objects }: Directive): boolean {
  return voice === "order" && acts.has("prefer") && !speaksOf(objects, "self", "itself");
}

/** "Preparation is done with `…`, before the first page": not what is refused, asked or warned of. */
function presses(statement: Statement): boolean {
  const isDue =
    statement.triggers.some(({ when }) => when === "before" || when === "after") ||
    (["must", "duty", "constantly", "unreviewed", "unasked"] as const).some((what) => statement.says(what).length > 0);
  return isDue && statement.says("negator").length === 0 && !speaksOf(statement.things, "consent");
}

const RAN_BY_READER = new Form(
  /(?<!\b(?:not|never) (?:be )?)\b(?:executed|run|started|launched|restored|added|entered|put (?:back|there)) by the (?:\w{1,20} )?(?:assistant|agent|model)\b|\b(?:have|get) (?:our|the|a) .{1,60} (?:installed|run|executed)\b.{1,80}\bwithout\b/i,
);

const OF_ARGUMENT = /\.properties\.[^.]{1,100}\.description$/;

/** Run by the model itself and named so, unseen, at each use of the tool, or for the sake of an argument. */
function isUnasked(directive: Directive, next: Statement | undefined, { field }: Text): boolean {
  const { sentence, voice, form } = directive;
  if (voice === "may") return false;
  // "Obtained by executing `…`": what the argument is to hold.
  if (form === "ing" && OF_ARGUMENT.test(field)) return true;
  const isEach = sentence.triggers.some(
    ({ when, things }) => when !== "insteadOf" && when !== "when" && speaksOf(things, "self", "everyCall"),
  );
  return isOrder(directive) && (isUnseen(directive, next) || isOfReader(directive) || isEach);
}

/** How much a command weighs where it stands; undefined where it says nothing. */
export function severityOf(command: Command, { value, field }: Text, orders: Orders | undefined): Severity | undefined {
  const { start, grade } = command;
  const harmful = isHarmful(command);
  const alone =
    grade === "hostile" || (IS_SET.test(field) && isAway(command)) ? "high" : harmful ? "medium" : undefined;
  const milder = harmful ? "low" : undefined;
  if (orders === undefined) return alone;
  // What is said to be found behind an order takes nothing back: "run it, which prevents errors".
  const isOrdered = lastBefore(orders.pressing, start) !== undefined;
  const isFound = orders.finds.some((said) =>
    said.start < start
      ? !GOES_ON.test(value.slice(said.end, start))
      : !isOrdered && !/[,;:]/.test(value.slice(command.end, said.start)),
  );
  if (grade === "hostile" && !isFound && lastBefore(orders.byReader, start) !== undefined) return "critical";
  if (orders.statement.example || isFound) return milder;
  const from = Math.max(orders.start, start - EXAMPLE_REACH);
  const example = [...value.slice(from, start).matchAll(EXAMPLE)].at(-1);
  const order = lastBefore(harmful ? orders.any : grade === "everyday" ? orders.unasked : orders.pressing, start);
  // An order behind the words that bring an example is an order all the same.
  const isBehind = order !== undefined && order.start >= from + (example?.index ?? 0) && order.start < start;
  if (order !== undefined && (example === undefined || isBehind)) return grade === "everyday" ? "high" : "critical";
  if (example !== undefined) return milder;
  if (orders.ranByReader && !orders.isFirst) return "high";
  if (orders.isFirst) return alone;
  const isDue = (harmful && orders.presses) || (isAway(command) && isLaidDown(command, orders.statement));
  return isDue ? "high" : alone;
}

/** "It needs a known state, so first: `…`": a new clause, of which the word before says nothing. */
const GOES_ON = /;|(?: |, )(?:so|then|hence|therefore|thus|which is why|first)\b/i;

/** None that honest texts ask for, nor of the tool's own matter. */
function isAway(command: Command): boolean {
  return isHarmful(command) || (command.grade === "ordinary" && command.isOwn !== true && / /.test(command.text));
}

/** A value that is taken where nobody gives one. */
const IS_SET = /(?:^|\.)(?:default|const)$/;
