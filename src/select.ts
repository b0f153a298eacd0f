import { InputError } from "./model/errors.ts";
import type { RuleCard } from "./model/rule.ts";

/** SARIF shows hits of another severity than the rule's own under `<id>.<severity>`; what is printed can be given. */
const PRINTED_SEVERITY = /\.(?:info|low|medium|high|critical)$/;

/** The rules that a word names: its id, or an alias, in any case. An umbrella alias names several. */
export function named<R extends RuleCard>(rules: readonly R[], word: string): readonly R[] {
  const wanted = word.toLowerCase().replace(PRINTED_SEVERITY, "");
  return rules.filter(({ id, aliases }) => id === wanted || aliases.some((alias) => alias.toLowerCase() === wanted));
}

/**
 * The rules that an option such as `a,b` (only these) or `-a,-b` (all but these) chooses; all of them when it is empty.
 * @throws InputError for an unknown word, with the nearest known one, and for a mix of the two forms.
 */
export function select<R extends RuleCard>(rules: readonly R[], option: string): readonly R[] {
  const words = option.split(/[\s,]+/).filter((word) => word !== "");
  const without = words.filter((word) => word.startsWith("-"));
  if (without.length > 0 && without.length < words.length) {
    throw new InputError(`rules: give either rules to run or rules to leave out (-rule), not both: ${option}`);
  }
  const chosen = new Set(words.flatMap((word) => resolve(rules, word.replace(/^-/, ""))));
  if (words.length === 0) return rules;
  return rules.filter((rule) => chosen.has(rule) === (without.length === 0));
}

function resolve<R extends RuleCard>(rules: readonly R[], word: string): readonly R[] {
  const found = named(rules, word);
  if (found.length > 0) return found;
  const known = rules.flatMap(({ id, aliases }) => [id, ...aliases]);
  throw new InputError(`rules: there is no rule "${word}"; did you mean "${nearest(word, known)}"?`);
}

/** The known word at the least edit distance; the first by order when several are as near. */
export function nearest(word: string, known: readonly string[]): string {
  const scored = known.map((candidate) => ({
    candidate,
    distance: distance(word.toLowerCase(), candidate.toLowerCase()),
  }));
  scored.sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1));
  return scored[0]?.candidate ?? "";
}

/** Levenshtein, over the first 100 units of each. */
function distance(left: string, right: string): number {
  const a = left.slice(0, 100);
  const b = right.slice(0, 100);
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
