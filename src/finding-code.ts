import type { Hit } from "./model/rule.ts";
import { sourceRange } from "./model/source-place.ts";
import type { Surface } from "./model/surface.ts";
import { placeOf, type Place } from "./model/text.ts";

/**
 * The code that a hit is about, white space folded: what stands at its place, the calls that lead there, and its other
 * places. What encloses one of them, such as the whole handler, is left out: most of it has nothing to do with the hit.
 * Empty for a hit that is about no code.
 */
export function codeOf({ at, path = [], related = [] }: Hit, { documents }: Surface): readonly string[] {
  const places = [...path.map((step) => step.at), at, ...related.map((other) => other.at)].map(placeOf);
  const stretches = places.flatMap((place) => stretchAt(place) ?? []);
  const innermost = stretches.filter((one) => !stretches.some((other) => encloses(one, other)));
  const written = innermost.map(({ doc, start, end }) => documents.get(doc)?.body.slice(start, end) ?? "");
  return [...new Set(written.map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => text !== ""))];
}

interface Stretch {
  readonly doc: string;
  readonly start: number;
  readonly end: number;
}

function stretchAt({ doc, pointer }: Place): Stretch | undefined {
  const range = sourceRange(pointer);
  return range && { doc, ...range };
}

function encloses(outer: Stretch, inner: Stretch): boolean {
  const isAround = outer.doc === inner.doc && outer.start <= inner.start && inner.end <= outer.end;
  return isAround && outer.end - outer.start > inner.end - inner.start;
}
