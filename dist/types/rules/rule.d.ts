import type { Change } from "../model/change.ts";
import type { Budgets, ServerCost } from "../model/cost.ts";
import type { Launch } from "../model/launch.ts";
import type { PolicyFacts } from "../model/policy.ts";
import type { Rating } from "../model/rating.ts";
import type { Hit, RuleCard } from "../model/rule.ts";
import type { Subject, Surface, Tool } from "../model/surface.ts";
import type { Text } from "../model/text.ts";
import type { Profile } from "../profiles/profile.ts";
import type { Directive, Statement } from "../text/sentence/directive.ts";
/** What a check may know beside the thing that it is given. */
export interface Facts {
    /** All servers of the run, by key. */
    readonly fleet: readonly Surface[];
    /** The server under audit; for grain `fleet` the first. */
    readonly surface: Surface;
    /** What the text stands in, the subject or tool itself, else the server's own subject. */
    readonly subject: Subject;
    /** Names of this server's tools, as it spells them. */
    readonly toolNames: ReadonlySet<string>;
    /** Of this server's tools; for grain `fleet` of all tools. */
    readonly ratings: ReadonlyMap<Tool, Rating>;
    /** The clients that the run asks about, by name. */
    readonly profiles: readonly Profile[];
    /** Of this server; absent when no tokenizer was loaded. */
    readonly cost?: ServerCost;
    readonly budgets: Budgets;
    /** What the policy says of this server; for grain `fleet` of the first. Absent without a policy. */
    readonly policy?: PolicyFacts;
    /** The sentences of a text, understood; made once a text. */
    statements(text: Text): readonly Statement[];
    /** What they order: the directives of all sentences. */
    directives(text: Text): readonly Directive[];
    /** Whether the run's security rules about texts report this one at high or worse, in a subject that may be of another list. */
    alarms(text: Text, subject: Subject): boolean;
}
/** What a text without which a rule has nothing to say of it is looked through for: a regular expression, or its like. */
interface Sign {
    test(value: string): boolean;
}
/**
 * A check with its card. A `text` rule is given every reading of a text: as written, folded, decoded; spans that it
 * yields point into the reading and are mapped back. `reads: "written"` asks for the text as it stands, only. Where its
 * `sign` is missing, or that it does not `suit`, a rule has nothing to say and is not asked: most texts are names and values.
 */
export type Rule = RuleCard & ({
    readonly each: "text";
    readonly reads?: "written";
    readonly sign?: Sign;
    readonly suits?: (text: Text) => boolean;
    check(text: Text, facts: Facts): Iterable<Hit>;
} | {
    readonly each: "subject";
    check(subject: Subject, facts: Facts): Iterable<Hit>;
} | {
    readonly each: "tool";
    check(tool: Tool, facts: Facts): Iterable<Hit>;
} | {
    readonly each: "server";
    check(surface: Surface, facts: Facts): Iterable<Hit>;
} | {
    readonly each: "launch";
    check(launch: Launch, facts: Facts): Iterable<Hit>;
} | {
    readonly each: "change";
    check(change: Change, facts: Facts): Iterable<Hit>;
} | {
    readonly each: "fleet";
    check(fleet: readonly Surface[], facts: Facts): Iterable<Hit>;
});
export {};
