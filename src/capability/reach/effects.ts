/** What the runs reached, as the report has it: places, call paths, and what belongs to all tools. */
import type { Effect, Input, Purpose, Reason, Step } from "../../model/capability.ts";
import { sourcePlace } from "../../model/source-place.ts";
import type { Place } from "../../model/text.ts";
import { originKey } from "../taint.ts";
import type { Chain, Frame, Reached } from "../frame.ts";
import type { Site } from "../values.ts";

/** Steps of a call path that are shown; the middle of a longer one is left out. */
const STEPS = 24;

export function placeOf({ doc, start, end }: Site): Place {
  return sourcePlace(doc, start, end);
}

/** The effects of one run: one for each leaf and site, with everything that reaches it. */
export function effectsOf(frame: Frame, handler: Site | undefined): readonly Effect[] {
  const found = new Map<string, Effect>();
  for (const reached of frame.effects.values()) {
    const key = `${reached.leaf} ${reached.at.doc}:${reached.at.start}-${reached.at.end} ${reached.leaf === "ENV" ? reached.symbol : ""}`;
    const effect = effectOf(reached, handler);
    const known = found.get(key);
    found.set(key, known === undefined ? effect : joined(known, effect));
  }
  return [...found.values()].map((effect) => settled(effect, [...found.values()])).sort(order);
}

/**
 * A path that is not there yet has no links: who resolves it first, and its folder when it is not there, and compares
 * what comes out with a folder, keeps it inside.
 */
function settled(effect: Effect, all: readonly Effect[]): Effect {
  if (!effect.inputs.some(isInFolder)) return effect;
  const inputs = effect.inputs.map((input): Input => {
    if (!isInFolder(input)) return input;
    const key = originKey(input.origin);
    const isResolved = all.some(
      ({ symbol, inputs: given }) =>
        REALPATH.test(symbol) &&
        given.some(({ origin, guards }) => originKey(origin) === key && !guards.includes("folder")),
    );
    return isResolved ? { ...input, guard: "checked" } : input;
  });
  return { ...effect, inputs };
}

const REALPATH = /\brealpath(?:Sync)?(?:\.native)?$/;

function isInFolder({ role, guard, guards }: Input): boolean {
  return role === "path" && guard === "unverified" && guards.includes("contained") && guards.includes("folder");
}

function effectOf(reached: Reached, handler: Site | undefined): Effect {
  const { leaf, symbol, inputs, destination, isOwnFile, use } = reached;
  return {
    leaf,
    symbol,
    at: placeOf(reached.at),
    path: pathOf(reached, handler),
    inputs,
    isFixed: !inputs.some(({ origin }) => origin.kind === "argument"),
    scope: "tool",
    ...(destination === undefined ? {} : { destination }),
    ...(isOwnFile === undefined ? {} : { isOwnFile }),
    ...(use === undefined ? {} : { use }),
  };
}

function pathOf({ chain, at, text }: Reached, handler: Site | undefined): readonly Step[] {
  const steps: Step[] = [];
  for (let link: Chain | undefined = chain; link !== undefined; link = link.next)
    steps.push({ at: placeOf(link.at), text: link.text });
  // The first call is ours: it is the handler that is called.
  const inner = steps.slice(1);
  const kept = inner.length > STEPS ? [...inner.slice(0, STEPS / 2), ...inner.slice(-STEPS / 2)] : inner;
  const first: readonly Step[] = handler === undefined ? [] : [{ at: placeOf(handler), text: "the tool's handler" }];
  return [...first, ...kept, { at: placeOf(at), text }];
}

function joined(one: Effect, other: Effect): Effect {
  const inputs = new Map<string, Input>(
    [...one.inputs, ...other.inputs].map((input) => [JSON.stringify(input), input]),
  );
  const all = [...inputs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, input]) => input);
  const destination = one.destination ?? other.destination;
  return {
    ...one,
    inputs: all,
    isFixed: one.isFixed && other.isFixed,
    ...(destination === undefined ? {} : { destination }),
  };
}

function order(a: Effect, b: Effect): number {
  return compare(a.leaf, b.leaf) || compare(a.at.doc, b.at.doc) || offset(a) - offset(b) || compare(a.symbol, b.symbol);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function offset({ at }: Effect): number {
  return Number(/\d+/.exec(at.pointer)?.[0] ?? 0);
}

/** The reasons that a run noted, in order. */
export function reasonsOf(frame: Frame): readonly Reason[] {
  return [...frame.notes.values()]
    .map(({ code, text, at }): Reason =>
      at === undefined || at.doc === "" ? { code, text } : { code, text, at: placeOf(at) },
    )
    .sort(
      (a, b) =>
        compare(a.code, b.code) ||
        compare(a.at?.doc ?? "", b.at?.doc ?? "") ||
        compare(a.text, b.text) ||
        compare(a.at?.pointer ?? "", b.at?.pointer ?? ""),
    );
}

/** Tools that a server needs to have before what all of them do is no tool's own. */
const AMBIENT_TOOLS = 3;
const PURPOSE_SHARE = 0.6;

/** Says of each effect whether it is the tool's own, every tool's, or what the server is for. */
export function scoped(tools: readonly (readonly Effect[])[]): {
  readonly tools: readonly (readonly Effect[])[];
  readonly ambient: readonly Effect[];
  readonly purpose: readonly Purpose[];
} {
  if (tools.length < AMBIENT_TOOLS) return { tools, ambient: [], purpose: [] };
  const sites = counted(tools, siteKey);
  const isAmbient = (effect: Effect): boolean => sites.get(siteKey(effect)) === tools.length;
  const purposes = counted(tools, (effect) =>
    effect.destination === undefined ? undefined : `${effect.leaf} ${effect.destination}`,
  );
  const isPurpose = ({ leaf, destination }: Effect): boolean =>
    destination !== undefined && (purposes.get(`${leaf} ${destination}`) ?? 0) >= tools.length * PURPOSE_SHARE;
  const marked = tools.map((effects) =>
    effects.map((effect): Effect => ({
      ...effect,
      scope: isAmbient(effect) ? "ambient" : isPurpose(effect) ? "purpose" : "tool",
    })),
  );
  const ambient = (marked[0] ?? []).filter(({ scope }) => scope === "ambient");
  const purpose = [...purposes]
    .filter(([, count]) => count >= tools.length * PURPOSE_SHARE)
    .sort(([a], [b]) => compare(a, b))
    .flatMap(([key, count]) => {
      const effect = tools.flat().find(({ leaf, destination }) => `${leaf} ${destination ?? ""}` === key);
      return effect?.destination === undefined
        ? []
        : [{ leaf: effect.leaf, destination: effect.destination, tools: count }];
    });
  return { tools: marked, ambient, purpose };
}

function siteKey({ leaf, at, symbol }: Effect): string {
  return `${leaf} ${at.doc} ${at.pointer} ${symbol}`;
}

function counted(
  tools: readonly (readonly Effect[])[],
  key: (effect: Effect) => string | undefined,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const effects of tools) {
    const keys = new Set(effects.map(key).filter((one) => one !== undefined));
    for (const one of keys) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return counts;
}
