import { InputError } from "./model/errors.ts";
import type { RuleCard } from "./model/rule.ts";
import { didYouMean } from "./text/nearest.ts";

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
  throw new InputError(`rules: ${unknownRule(rules, word)}`);
}

/** What to say of a word that names no rule. */
export function unknownRule(rules: readonly RuleCard[], word: string): string {
  const known = rules.flatMap(({ id, aliases }) => [id, ...aliases]);
  return `there is no rule "${word}"; ${didYouMean(word, known, "`mcp-audit rules` lists them")}`;
}
