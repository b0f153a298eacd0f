import { canonicalJson, field, isObject, type Json } from "../model/json.ts";
import type { Tool } from "../model/surface.ts";
import { identifierWords } from "../text/identifier.ts";
import { areNear, spelledAs } from "../text/disguise/near.ts";

/** A tool that is gone, and the new one that is most like it. */
export interface Rename {
  readonly before: Tool;
  readonly after: Tool;
}

/** Of tools that are gone times tools that are new; beyond it only equal definitions are taken for renames. */
const PAIRS = 40_000;

/** How much two tools have in common, at least, for one to be the other by a new name. */
const ENOUGH = 0.6;

/** Of the words of a description. */
const WORDS = 200;

/** Pairs tools that are gone with new ones that are near in name or in what they say. Each is in one pair at most. */
export function renames(gone: readonly Tool[], added: readonly Tool[]): readonly Rename[] {
  const old = gone.map((tool) => ({ tool, traits: traitsOf(tool) }));
  const now = added.map((tool) => ({ tool, traits: traitsOf(tool) }));
  const isFew = gone.length * added.length <= PAIRS;
  const byBody = new Map(now.map((each) => [each.traits.body, each]));
  const pairs = old.flatMap((before) => {
    const same = byBody.get(before.traits.body);
    return (isFew ? now : same === undefined ? [] : [same]).flatMap((after) => {
      const score = likeness(before.traits, after.traits);
      return score < ENOUGH ? [] : [{ before: before.tool, after: after.tool, score }];
    });
  });
  const key = ({ before, after }: Rename): string => `${before.name}\0${after.name}`;
  pairs.sort((a, b) => b.score - a.score || (key(a) < key(b) ? -1 : 1));
  const taken = new Set<Tool>();
  return pairs.flatMap(({ before, after }) => {
    if (taken.has(before) || taken.has(after)) return [];
    taken.add(before).add(after);
    return [{ before, after }];
  });
}

interface Traits {
  readonly name: string;
  readonly nameWords: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly properties: ReadonlySet<string>;
  /** The definition without its name. */
  readonly body: string;
}

function traitsOf({ name, raw, description, inputSchema }: Tool): Traits {
  const properties: Json | undefined = field(inputSchema, "properties");
  const words =
    description
      .slice(0, 20 * WORDS)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return {
    name: name.slice(0, 200),
    nameWords: new Set(identifierWords(name.slice(0, 200)).map(({ word }) => word)),
    words: new Set(words.slice(0, WORDS)),
    properties: new Set(isObject(properties) ? Object.keys(properties).slice(0, WORDS) : []),
    body: canonicalJson({ ...raw, name: "" }),
  };
}

function likeness(old: Traits, now: Traits): number {
  if (old.body === now.body) return 1;
  const [a, b] = [old.name.toLowerCase(), now.name.toLowerCase()];
  if (spelledAs(a) === spelledAs(b) || areNear(a, b) || areNear(b, a)) return 0.9;
  return (
    0.4 * shared(old.nameWords, now.nameWords) +
    0.4 * shared(old.words, now.words) +
    0.2 * shared(old.properties, now.properties)
  );
}

/** Of what either has, the part that both have; of nothing, none. */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const item of a) if (b.has(item)) both += 1;
  const either = a.size + b.size - both;
  return either === 0 ? 0 : both / either;
}
