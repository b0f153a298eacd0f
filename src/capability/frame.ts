/** What a run leaves behind: sinks reached, notes, registrations, and one frame for each function that is run. */
import type { GuardKind, Input, Leaf, ReasonCode, Saying } from "../model/capability.ts";
import { originKey } from "./taint.ts";
import type { Site, Value } from "./values.ts";

/** The way from a function to a sink inside it: the calls, outermost first. */
export interface Chain {
  readonly at: Site;
  readonly text: string;
  readonly next?: Chain;
}

/** A sink that a run reached. */
export interface Reached {
  readonly leaf: Leaf;
  readonly symbol: string;
  readonly at: Site;
  /** What happens there, in a sentence. */
  readonly text: string;
  readonly inputs: readonly Input[];
  readonly destination?: string;
  readonly isOwnFile?: true;
  readonly use?: "auth" | "config" | "output";
  readonly chain?: Chain;
}

interface Note {
  readonly code: ReasonCode;
  readonly text: string;
  readonly at?: Site;
}

/** A call of the SDK that makes tools. */
export type Registered =
  | {
      readonly kind: "tool";
      readonly style: string;
      readonly args: readonly Value[];
      readonly at: Site;
      readonly conditions: readonly string[];
      readonly inEntry: boolean;
      readonly frame: string;
    }
  | {
      readonly kind: "handler";
      readonly method: string;
      readonly run: Value;
      readonly server: string;
      readonly at: Site;
      readonly style: string;
      readonly conditions: readonly string[];
    };

/** A call that shows prompts or resources, or a handler that lists them. */
export type Shown =
  | { readonly kind: "call"; readonly style: string; readonly args: readonly Value[]; readonly at: Site }
  | { readonly kind: "list"; readonly method: string; readonly run: Value; readonly at: Site };

/** One function being run. */
export interface Frame {
  readonly parent?: Frame;
  readonly name: string;
  readonly effects: Map<string, Reached>;
  readonly notes: Map<string, Note>;
  /** Texts that it has the model or the user read on the way. */
  readonly sayings: Map<string, Saying>;
  /** Checks that hold from here on: origin key to what was checked. */
  guards: Checks;
  /** Those that held at every end of it so far. */
  exits?: Checks;
  returned?: Value;
  yielded?: Value;
}

/** Checks by the key of what they are about. */
export type Checks = ReadonlyMap<string, readonly GuardKind[]>;

/** The checks that hold on both of two ways. */
export function onBothWays(one: Checks, other: Checks): Checks {
  if (one === other) return one;
  return new Map(
    [...one].flatMap(([key, guards]) => {
      const shared = guards.filter((guard) => other.get(key)?.includes(guard) === true);
      return shared.length === 0 ? [] : [[key, shared] as const];
    }),
  );
}

/** Effects and texts kept of one function: what more it does is like what is kept. */
const EFFECTS = 600;
const SAYINGS = 300;

/** Adds a sink that was reached, once. */
export function addEffect(frame: Frame, effect: Reached): void {
  const inputs = effect.inputs.map(({ role, origin, guards }) => `${role}${originKey(origin)}${guards.join()}`).join();
  const key = `${effect.leaf} ${effect.symbol} ${effect.at.doc}:${effect.at.start} ${effect.destination ?? ""} ${inputs}`;
  if (!frame.effects.has(key) && frame.effects.size < EFFECTS) frame.effects.set(key, effect);
}

/** Adds why something is not known, once. */
export function addNote(frame: Frame, code: ReasonCode, text: string, at?: Site): void {
  // A package is named once, wherever it is called.
  const where = at === undefined || code === "UNKNOWN_PACKAGE" ? "" : `${at.doc}:${at.start}`;
  const key = `${code} ${text} ${where}`;
  if (!frame.notes.has(key)) frame.notes.set(key, at === undefined ? { code, text } : { code, text, at });
}

export function addSaying(frame: Frame, saying: Saying): void {
  if (frame.sayings.size < SAYINGS) frame.sayings.set(`${saying.to} ${saying.value}`, saying);
}

/** Passes on what a called function reached, with the call in front. */
export function absorb(frame: Frame, callee: Frame, at: Site, text: string): void {
  for (const [key, effect] of callee.effects) {
    if (frame.effects.has(key) || frame.effects.size >= EFFECTS) continue;
    const chain: Chain = effect.chain === undefined ? { at, text } : { at, text, next: effect.chain };
    frame.effects.set(key, { ...effect, chain });
  }
  for (const [key, note] of callee.notes) if (!frame.notes.has(key)) frame.notes.set(key, note);
  for (const saying of callee.sayings.values()) addSaying(frame, saying);
}

/** Bits of how a statement may end. A return or a throw is none of them. */
export const FALLS = 1;
export const BREAKS = 2;
export const CONTINUES = 4;

export function newFrame(name: string, parent?: Frame): Frame {
  return {
    name,
    ...(parent === undefined ? {} : { parent }),
    effects: new Map(),
    notes: new Map(),
    sayings: new Map(),
    guards: new Map(),
  };
}
