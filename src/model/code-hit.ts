import type { Effect, GuardKind, Input, ToolCode } from "./capability.ts";
import type { ToolAnalysis } from "./containment.ts";
import type { Hit, Related } from "./rule.ts";
import type { Surface, Tool } from "./surface.ts";

/** A listed tool beside its code. */
export interface CodedTool extends ToolAnalysis {
  readonly tool: Tool;
}

/** The tools of a server whose code is known, in list order; none where no source was given. */
export function codedTools({ tools, code }: Surface): readonly CodedTool[] {
  const seen = new Set<string>();
  return tools.flatMap((tool) => {
    const analysis = code?.tools.get(tool.name);
    if (analysis === undefined || seen.has(tool.name)) return [];
    seen.add(tool.name);
    return [{ tool, ...analysis }];
  });
}

/** The steps of a call path as they are shown. */
export function pathOf({ path }: Effect): readonly Related[] {
  return path.map(({ at, text }) => ({ at, message: text }));
}

/** A hit where the code reaches something, about the tool, with the way there. `detail` beside the leaf. */
export function effectHit(
  tool: Tool,
  effect: Effect,
  { message, detail = "", severity }: { message: string; detail?: string; severity?: Hit["severity"] },
): Hit {
  return {
    at: effect.at,
    message,
    subject: tool,
    path: pathOf(effect),
    detail: `${effect.leaf} ${detail}`.trim(),
    ...(severity !== undefined && { severity }),
  };
}

/** What callers choose of something that a tool reaches. */
export interface ArgumentFlow {
  readonly tool: Tool;
  /** Where the least guarded of them arrives. */
  readonly effect: Effect;
  readonly input: Input;
  /** The parameters, sorted; empty when it is not known which. */
  readonly names: readonly string[];
  /** The other places. */
  readonly others: readonly Effect[];
}

/** What callers choose, one flow a tool and leaf. */
export function argumentFlows(
  surface: Surface,
  isWanted: (effect: Effect, input: Input) => boolean,
): readonly ArgumentFlow[] {
  return codedTools(surface).flatMap(({ tool, code }) => flowsOf(tool, code, isWanted));
}

const GUARD_ORDER = ["none", "unverified", "checked"] as const;

function flowsOf(
  tool: Tool,
  { effects }: ToolCode,
  isWanted: (effect: Effect, input: Input) => boolean,
): readonly ArgumentFlow[] {
  const arrivals = effects.flatMap((effect) =>
    effect.inputs.flatMap((input) => {
      const { origin } = input;
      if (origin.kind !== "argument" || !isWanted(effect, input)) return [];
      return [{ effect, input, name: origin.name.split(".", 1)[0] ?? "" }];
    }),
  );
  const leaves = [...new Set(arrivals.map(({ effect }) => effect.leaf))];
  return leaves.flatMap((leaf) => {
    const here = arrivals.filter(({ effect }) => effect.leaf === leaf);
    here.sort((a, b) => GUARD_ORDER.indexOf(a.input.guard) - GUARD_ORDER.indexOf(b.input.guard));
    const [first] = here;
    if (first === undefined) return [];
    const names = [...new Set(here.map(({ name }) => name).filter((name) => name !== ""))].sort();
    const others = [...new Set(here.map(({ effect }) => effect))].filter((effect) => effect !== first.effect);
    return [{ tool, effect: first.effect, input: first.input, names, others }];
  });
}

/** How many parameters a sentence names. */
const NAMED = 5;

/** `The argument "path" chooses`, `The arguments "a" and "b" choose`; the verb as it follows one and several. */
export function argumentsDo({ names }: ArgumentFlow, [one, several]: readonly [string, string]): string {
  const shown = names.slice(0, NAMED).map((name) => JSON.stringify(name.slice(0, 100)));
  if (shown.length === 0) return `An argument ${one}`;
  if (shown.length === 1) return `The argument ${shown.join("")} ${one}`;
  const more = names.length - shown.length;
  const last = more > 0 ? `${more} more` : (shown.pop() ?? "");
  return `The arguments ${shown.join(", ")} and ${last} ${several}`;
}

/** A hit where what callers choose arrives, with the other places. */
export function flowHit(
  { tool, effect, others }: ArgumentFlow,
  message: string,
  severity: NonNullable<Hit["severity"]>,
): Hit {
  const related = others.slice(0, NAMED).map(({ at, symbol }) => ({ at, message: symbol }));
  return { ...effectHit(tool, effect, { message, severity }), related };
}

/** Guards that say how a value was made, or settle what they are for: nobody is told of them. */
const UNTOLD: ReadonlySet<GuardKind> = new Set([
  ...(["resolved", "realpath", "folder", "parsed", "leading-dash", "option-end"] as const),
]);

/** What was done to a value on its way, as a sentence; nothing when nothing was. */
export function guardSentence({ guard, guards }: Input): string {
  if (guard === "none" || guards.length === 0) return "";
  const told = guards.filter((one) => !UNTOLD.has(one));
  const how = told.length === 0 ? "" : ` (${told.join(", ")})`;
  return ` It is checked on the way${how}, which does not settle it.`;
}

const LOG_FILE = /(?:^|[\\/])logs?[\\/]|\.log$/i;
const LOG_CALL = /^calls (?:\w{0,60}logger|\w{0,60}logs?)\b/i;

/** Whether a server keeps a log of itself there: by the name of the file, or by who writes it. */
export function isLogWrite({ leaf, destination = "", symbol, path }: Effect): boolean {
  if (leaf !== "WRITE_FS") return false;
  return LOG_FILE.test(destination) || (/append|mkdir/i.test(symbol) && path.some(({ text }) => LOG_CALL.test(text)));
}
