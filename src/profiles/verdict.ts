import type { Hit } from "../model/rule.ts";
import type { Severity } from "../model/severity.ts";
import type { Place, Span } from "../model/text.ts";
import type { Cell, Column, Effect, Limits, Profile } from "./profile.ts";
import { shortSource } from "./source.ts";

/** A profile whose cell a thing breaks. */
interface Refusal<K extends Column> {
  readonly profile: Profile;
  readonly cell: Cell<Limits[K]>;
}

/** The chosen profiles whose cell in a column a thing breaks, in order. Never empty. */
export type Verdict<K extends Column = Column> = readonly [Refusal<K>, ...Refusal<K>[]];

/** What the chosen profiles say of one thing; undefined when none of them minds. */
export function verdict<K extends Column>(
  profiles: readonly Profile[],
  column: K,
  breaks: (limit: Limits[K], profile: Profile) => boolean,
): Verdict<K> | undefined {
  const found: Refusal<K>[] = [];
  for (const profile of profiles) {
    const cell: Cell<Limits[K]> | undefined = profile.cells[column];
    if (cell !== undefined && breaks(cell.value, profile)) found.push({ profile, cell });
  }
  const [first, ...rest] = found;
  return first === undefined ? undefined : [first, ...rest];
}

const REJECTS: ReadonlySet<Effect> = new Set(["request", "server", "tool"]);

/** What is lost with it. */
const LOST: Readonly<Record<Effect, string>> = {
  request: "the whole request is refused, and every other tool with it",
  server: "all tools of the server are lost",
  tool: "the tool is lost",
  rewritten: "the client changes it",
  cut: "the rest is dropped",
  disputed: "it depends on the version or the endpoint",
};

const SEVERITY: Readonly<Record<Effect, Severity>> = {
  request: "high",
  server: "high",
  tool: "high",
  cut: "medium",
  rewritten: "low",
  disputed: "low",
};

const WORST_FIRST: readonly Effect[] = ["request", "server", "tool", "cut", "disputed", "rewritten"];

export interface HitParts {
  readonly at: Place | Span;
  /** What is wrong, a clause without a capital and a full stop. */
  readonly fault: string;
  readonly fix?: string;
  /** Instead of the one that follows from the worst effect. */
  readonly severity?: Severity;
  /** The protocol itself forbids it. */
  readonly invalid?: true;
}

/** One hit for all the profiles of a verdict. */
export function hitOf(found: Verdict, { at, fault, fix, severity, invalid }: HitParts): Hit {
  const [worst] = [...found].sort((a, b) => WORST_FIRST.indexOf(a.cell.effect) - WORST_FIRST.indexOf(b.cell.effect));
  const { effect, sources } = (worst ?? found[0]).cell;
  const start = invalid ? "Not valid MCP" : "Valid MCP";
  return {
    at,
    message: `${start}, ${whoSays(found)}: ${fault}; ${LOST[effect]} (${shortSource(sources[0])}).`,
    severity: severity ?? SEVERITY[effect],
    profiles: names(found, (each) => REJECTS.has(each)),
    rewrittenBy: names(found, (each) => each === "rewritten" || each === "cut"),
    ...(fix !== undefined && { fix }),
  };
}

function names(found: Verdict, wanted: (effect: Effect) => boolean): readonly string[] {
  return found.filter(({ cell }) => wanted(cell.effect)).map(({ profile }) => profile.name);
}

function whoSays(found: Verdict): string {
  const parts = [
    ["rejected by ", names(found, (effect) => REJECTS.has(effect))],
    ["cut by ", names(found, (effect) => effect === "cut")],
    ["rewritten by ", names(found, (effect) => effect === "rewritten")],
    ["rejected by some versions of ", names(found, (effect) => effect === "disputed")],
  ] as const;
  return listed(parts.filter(([, who]) => who.length > 0).map(([says, who]) => says + listed(who)));
}

/** `a, b and c`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}
