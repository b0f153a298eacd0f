import type { RuleCard } from "./model/rule.ts";
/** The rules that a word names: its id, or an alias, in any case. An umbrella alias names several. */
export declare function named<R extends RuleCard>(rules: readonly R[], word: string): readonly R[];
/**
 * The rules that an option such as `a,b` (only these) or `-a,-b` (all but these) chooses; all of them when it is empty.
 * @throws InputError for an unknown word, with the nearest known one, and for a mix of the two forms.
 */
export declare function select<R extends RuleCard>(rules: readonly R[], option: string): readonly R[];
/** What to say of a word that names no rule. */
export declare function unknownRule(rules: readonly RuleCard[], word: string): string;
