import { field } from "../model/json.ts";
import { classRank, type Rating, type Reason, type ToolClass } from "../model/rating.ts";
import type { Hit } from "../model/rule.ts";
import type { Tool } from "../model/surface.ts";
import { isSpan } from "../model/text.ts";
import type { Rule } from "./rule.ts";

/**
 * What a reason was read from. Two kinds that agree are hardly a misunderstanding. What the policy says is compared with
 * hints by annotation-contradicts-policy.
 */
const KIND_OF: ReadonlyMap<string, string> = new Map([
  ["class-name-verb", "name"],
  ["class-description-verb", "description"],
  ["class-final-wording", "description"],
  ["class-money-input", "input"],
  ["class-recipient-input", "input"],
  ["class-code-input", "input"],
  ["class-router", "input"],
  ["class-enum-verb", "input"],
  ["class-code", "code"],
]);

/** Said outright, as a claim of `destructiveHint: false` is: the call only adds. */
const REPLACES =
  /\b(?:overwrites?|replaces?) (?:the|its|any|all|an?) (?:existing|current|previous|old|entire|whole)\b/i;

export const annotationConflict = {
  id: "annotation-conflict",
  aliases: [],
  severity: "high",
  severities: ["medium", "low"],
  kind: "security",
  summary: "A tool's hints disagree with what its own words say that it does",
  why: `
Clients let read-only tools run without a question. A hint that is too mild gets a change past the user; one that is too
strict makes people click through questions until they read none. Hints never lower the class that a tool is given here.

\`readOnlyHint: true\` is high when two kinds of evidence (name, description, input) say otherwise, or when the tool runs
others of the caller's choice, for which no hint can vouch; it is medium when one kind does. A plain change in the name is
no evidence when the description begins with a verb that reads, or says that the tool is read-only; nor is what "the
user wants to" do when the tool is used. \`destructiveHint: false\` on a tool that removes something
is medium, and low where the description says that it replaces what is there; one that also does the reverse ("archive or
unarchive") removes nothing for good. Both hints true is medium. A read that claims
to be destructive, or not read-only, is low. A tool whose words say nothing has no conflict.`,
  fix: "Make the hints say what a call can do at most; where the hints are right, say it in the name and the description too.",
  cwe: [451],
  owasp: ["ASI02", "ASI09", "MCP02"],

  each: "tool",
  *check(tool, { ratings }) {
    const rating = ratings.get(tool);
    if (rating === undefined) return;
    const readOnly = field(tool.annotations, "readOnlyHint");
    const destructive = field(tool.annotations, "destructiveHint");
    const own = rating.reasons.filter(({ id }) => KIND_OF.has(id));
    const changes = own.filter((reason) => reason.class !== "read" && !isOccasion(reason));
    const removals = own.filter((reason) => reason.class === "destructive" && !isReversed(tool, reason));
    if (readOnly === true && changes.length > 0 && !isTitleOnly(own) && !isOnlyCalledSo(tool, changes)) {
      const kinds = new Set(changes.map(({ id }) => KIND_OF.get(id)));
      const isCertain = kinds.size > 1 || changes.some(({ id }) => id === "class-router");
      yield hit(tool, "readOnlyHint", "true", changes, isCertain ? "high" : "medium");
    } else if (readOnly === true && destructive === true) {
      const message = "readOnlyHint and destructiveHint are both true: one of them is wrong.";
      yield { at: placeOf(tool, "destructiveHint"), message, severity: "medium" };
    } else if (destructive === false && removals.length > 0) {
      yield hit(tool, "destructiveHint", "false", removals, "medium");
    } else if (destructive === false && REPLACES.test(tool.description)) {
      const message =
        "destructiveHint is false, which means that calls only add; the description says that they replace.";
      yield { at: placeOf(tool, "destructiveHint"), message, severity: "low" };
    } else if (worst(own) === "read" && !rating.flags.includes("arg_dependent") && rating.escalate.length === 0) {
      if (destructive === true) yield hit(tool, "destructiveHint", "true", own, "low");
      else if (readOnly === false) yield hit(tool, "readOnlyHint", "false", own, "low");
    }
  },
} satisfies Rule;

/** "Use this tool when the user wants to submit feedback": what the user is about to do, which the tool may only help with. */
function isOccasion({ id, class: rated, at }: Reason): boolean {
  if (id !== "class-description-verb" || rated !== "write" || !isSpan(at)) return false;
  return /\b(?:when|whenever|if) (?:the |a |your )?(?:user|customer|caller)s? (?:wants?|wishes|needs?|would like|asks?) to $/i.test(
    at.text.value.slice(0, at.start),
  );
}

/** A name such as `create_component_guide` over a description that only returns something: the hint has the better case. */
function isTitleOnly(own: readonly Reason[]): boolean {
  const [name, description] = own;
  return own.length === 2 && name?.id === "class-name-verb" && name.class === "write" && description?.class === "read";
}

/** A name such as `deploy_services_reader`, or a statement, over operations that the description calls read-only. */
function isOnlyCalledSo({ name, description }: Tool, changes: readonly Reason[]): boolean {
  const isName = changes.every((reason) => reason.id === "class-name-verb" && reason.class === "write");
  // `subscribe_events`: "Stream events as they come".
  if (
    isName &&
    /subscribe/i.test(name) &&
    /^(?:streams?|watch(?:es)?|listens?|receives?|follows?)\b/i.test(description)
  )
    return true;
  const isStatement = changes.every(({ id }) => id === "class-code-input") && /\bonly SELECT\b/.test(description);
  return isStatement || (isName && /\bread-only\b/i.test(description));
}

/** `Archive or unarchive a project`: what is undone by the same tool. */
function isReversed({ description }: Tool, { at }: Reason): boolean {
  if (!isSpan(at)) return false;
  const word = at.text.value.slice(at.start, at.end).toLowerCase();
  return [" or un", " and un", "/un"].some((joint) => description.toLowerCase().includes(`${word}${joint}${word}`));
}

function worst(reasons: readonly Reason[]): ToolClass | undefined {
  return [...reasons].sort((a, b) => classRank(b.class) - classRank(a.class))[0]?.class;
}

function placeOf(tool: Tool, hint: string): Hit["at"] {
  return { doc: tool.place.doc, pointer: `${tool.place.pointer}/annotations/${hint}` };
}

function hit(
  tool: Tool,
  hint: string,
  value: string,
  against: Rating["reasons"],
  severity: NonNullable<Hit["severity"]>,
): Hit {
  const said = against.map(({ message }) => message).join(" ");
  const related = against.map(({ at, message }) => ({ at, message }));
  return {
    at: placeOf(tool, hint),
    message: `${hint} is ${value}, and its own words disagree. ${said}`,
    severity,
    related,
  };
}
