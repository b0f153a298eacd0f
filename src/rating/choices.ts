import { classRank, TOOL_CLASSES, type Escalation, type Reason, type ToolClass } from "../model/rating.ts";
import type { Tool } from "../model/surface.ts";
import { codeInputOf, inputsOf, typesOf, valuesOf, type Input } from "./inputs.ts";
import { nameVerdict } from "./name.ts";

/** An argument whose value chooses what is done, with what each value that we can read does. */
export interface Choice {
  readonly input: Input;
  readonly values: readonly { readonly value: string; readonly class: ToolClass | undefined }[];
}

const CHOOSERS = new Set(
  "action actions operation operations op mode method command cmd subcommand verb http_method request_method".split(
    " ",
  ),
);

const HTTP: ReadonlyMap<string, ToolClass> = new Map([
  ["GET", "read"],
  ["HEAD", "read"],
  ["OPTIONS", "read"],
  ["POST", "write"],
  ["PUT", "write"],
  ["PATCH", "write"],
  ["DELETE", "destructive"],
]);

/** The arguments that choose among acts. */
export function choicesOf(tool: Tool): readonly Choice[] {
  return inputsOf(tool).flatMap((input): readonly Choice[] => {
    if (!CHOOSERS.has(input.plain)) return [];
    const values = valuesOf(input.schema).filter((value) => typeof value === "string");
    if (values.length === 0) return [];
    return [{ input, values: values.map((value) => ({ value, class: classOfValue(value) })) }];
  });
}

function classOfValue(value: string): ToolClass | undefined {
  const http = HTTP.get(value);
  if (http !== undefined) return http;
  const verdict = nameVerdict(value);
  // `build_failed` is an event to look for, not an act.
  if (/[^e]ed$/.test(value)) return undefined;
  return verdict === "unclear" ? "write" : verdict?.class;
}

/** Whether some values do less than others. */
export function isMixed({ values }: Choice): boolean {
  return new Set(values.flatMap((value) => value.class ?? [])).size > 1;
}

/**
 * What the choice says of the tool as a whole: a read when all values read, the mildest change when all change, and a
 * write when some do: the class is a floor, and single values raise it (`escalations`).
 */
export function choiceReason(tool: Tool): Reason | undefined {
  const reasons = choicesOf(tool).flatMap((choice): readonly Reason[] => {
    const floor = floorOf(choice);
    if (floor === undefined) return [];
    const { name, place } = choice.input;
    const changing = choice.values.filter((value) => value.class !== undefined && value.class !== "read");
    const quoted = changing.slice(0, 8).map(({ value }) => `"${value}"`);
    const message =
      floor === "read"
        ? `Every value of "${name}" only reads.`
        : `What it does hangs on "${name}": ${quoted.join(", ")} ${changing.length === 1 ? "changes" : "change"} something.`;
    return [{ id: "class-enum-verb", class: floor, at: place, message }];
  });
  return reasons.sort((a, b) => classRank(b.class) - classRank(a.class))[0];
}

function floorOf({ input, values }: Choice): ToolClass | undefined {
  const known = values.flatMap((value) => value.class ?? []);
  const isComplete = known.length === values.length;
  const ranks = known.map(classRank);
  if (!known.some((toolClass) => toolClass !== "read")) {
    return isComplete && input.plain !== "mode" && input.plain !== "method" ? "read" : undefined;
  }
  return isComplete ? (TOOL_CLASSES[Math.max(Math.min(...ranks), classRank("write"))] ?? "write") : "write";
}

/** Words with which SQL and command lines remove what they name. */
const REMOVING_TEXT = String.raw`\b(?:drop|truncate|delete|rm|rmdir|unlink|mkfs|dd|kill|shutdown|destroy|purge)\b`;
const REMOVING_SWITCHES = new Set("delete purge destroy wipe prune".split(" "));

/** The values that make a call do more than the class says, worst last. */
export function escalations(tool: Tool, toolClass: ToolClass): readonly Escalation[] {
  if (toolClass === "destructive") return [];
  const above = TOOL_CLASSES.filter((candidate) => classRank(candidate) > classRank(toolClass));
  const chosen = choicesOf(tool).flatMap(({ input, values }) =>
    above.flatMap((raised): readonly Escalation[] => {
      const found = values.filter((value) => value.class === raised).map(({ value }) => value);
      return found.length === 0 ? [] : [{ argument: input.name, values: [...new Set(found)].sort(), class: raised }];
    }),
  );
  const code = codeInputOf(tool);
  const free: readonly Escalation[] =
    code === undefined ? [] : [{ argument: code.name, values: [], matches: REMOVING_TEXT, class: "destructive" }];
  const switches = inputsOf(tool).flatMap(({ plain, name, schema }): readonly Escalation[] =>
    REMOVING_SWITCHES.has(plain) && typesOf(schema).includes("boolean")
      ? [{ argument: name, values: ["true"], class: "destructive" }]
      : [],
  );
  return [...chosen, ...free, ...switches];
}
