import { classRank, TOOL_CLASSES, type Rating, type Reason, type ToolClass } from "../model/rating.ts";
import type { Tool } from "../model/surface.ts";
import type { IdentifierWord } from "../text/identifier.ts";
import { annotationReasons, publishedEscalations, publishes } from "./annotations.ts";
import { isExtraction, isPutSomewhere } from "./answers.ts";
import { choiceReason, choicesOf, escalations, isMixed } from "./choices.ts";
import { descriptionReason, descriptionVerdict, finalWording } from "./description.ts";
import { flagsOf } from "./flags.ts";
import { codeInput, moneyInput, recipientInput, routerInput } from "./inputs.ts";
import { nameReason, nameVerdict, wordsOfName, type Verdict } from "./name.ts";
import { inflection, MILD, REPORTS, verbKind } from "./verbs.ts";

/** The checks that find something in the input to be run. */
const RUNS_INPUT = new Set(["class-code-input", "class-router"]);

interface Spoken {
  readonly verdict: Verdict;
  readonly reason: Reason;
}

/**
 * What a tool can do, and why: the checks of seed 000 in their order, each of which can only raise what was said before
 * it. `more` are reasons that others found (the capabilities that the source reaches): they raise too.
 */
export function rate(tool: Tool, more: readonly Reason[] = []): Rating {
  const spoken = verbsOf(tool);
  const choice = choiceReason(tool);
  const verbs = spoken.map(({ reason }) => reason);
  const onlyReads = worst([...verbs, ...present(choice)]) === "read";
  const words = [...verbs, ...present(finalWording(tool))];
  const inputs = [
    ...(onlyReads ? [] : [moneyInput(tool), recipientInput(tool)]),
    codeInput(tool),
    routerInput(tool),
    choice,
  ].flatMap(present);
  const own = [...words, ...inputs];
  const sends =
    spoken.some(({ verdict }) => verdict.kind === "send") || inputs.some(({ id }) => id === "class-recipient-input");
  const reasons = [
    ...(own.length > 0 ? own : [byDefault(tool)]),
    ...annotationReasons(tool, sends || publishes(tool, "notify")),
    ...more,
  ];
  const toolClass = worst(reasons) ?? "write";
  const ownClass = worst(own) ?? "write";
  // What the server claims of the whole tool does not say which values do more.
  const escalate = [...escalations(tool, ownClass), ...publishedEscalations(tool)];
  const flags = flagsOf(tool, {
    isRead: ownClass === "read",
    sends,
    verbs: spoken.map(({ verdict }) => verdict.word.word),
    hangsOnArgument:
      escalate.length > 0 || choicesOf(tool).some(isMixed) || inputs.some(({ id }) => RUNS_INPUT.has(id)),
  });
  return { class: toolClass, reasons, flags, escalate };
}

/**
 * The verbs of name and description. A name whose verb is unclear has a verb: the description cannot make it a read, but
 * for work that is returned. A verb that both use means what its object in the description says: "add: Adds two numbers".
 */
function verbsOf(tool: Tool): readonly Spoken[] {
  const name = nameVerdict(tool.name);
  const described = descriptionVerdict(tool);
  const named: readonly Spoken[] = typeof name === "object" ? [{ verdict: name, reason: nameReason(tool, name) }] : [];
  if (typeof described !== "object") return named;
  const spoken: Spoken = { verdict: described.verdict, reason: descriptionReason(described) };
  if (described.verdict.class !== "read") return [...named, spoken];
  const verb = inflection(described.verdict.word.word)?.base;
  // What it makes is put where the caller says: it is kept there.
  if (verb !== undefined && verbKind(verb, true) === "unclear" && isPutSomewhere(tool)) return named;
  const words = wordsOfName(tool.name);
  if (name === "unclear") {
    const isSame = words.some(({ word }) => word === verb) || REPORTS.has(words.at(-1)?.word ?? "");
    const isMild =
      !isPutSomewhere(tool) && words.every(({ word }) => MILD.has(word) || verbKind(word, true) !== "unclear");
    return described.isAnswer || isSame || isMild || isExtraction(words) ? [spoken] : [];
  }
  if (name === undefined || name.class === "read") return [...named, spoken];
  const isNoun = name.class !== "destructive" && isNounIn(described.text.value, words, name.word);
  return name.word.word === verb || isNoun ? [spoken] : [...named, spoken];
}

/** Whether a verb inside a name is part of a noun by the description's words: `join_tokens` are "join tokens" there. */
function isNounIn(description: string, words: readonly IdentifierWord[], verb: IdentifierWord): boolean {
  const at = words.findIndex(({ start }) => start === verb.start);
  const next = words[at + 1];
  if (at < 1 || next === undefined) return false;
  return description.slice(0, BEGINNING).toLowerCase().includes(` ${verb.word} ${next.word}`);
}

const BEGINNING = 800;

/** Seed 000's `class-default-write`. */
function byDefault(tool: Tool): Reason {
  return {
    id: "class-default-write",
    class: "write",
    at: tool.place,
    message: "Neither the name nor the description says what it does to things: counted as a write.",
  };
}

function worst(reasons: readonly Reason[]): ToolClass | undefined {
  return TOOL_CLASSES[Math.max(...reasons.map((reason) => classRank(reason.class)))];
}

function present(reason: Reason | undefined): readonly Reason[] {
  return reason === undefined ? [] : [reason];
}
