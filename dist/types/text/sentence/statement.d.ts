import type { Range } from "../../model/document.ts";
import type { Verb } from "./grammar.ts";
import type { Thing } from "./things.ts";
import type { Act, Particle, Saying } from "./vocabulary/vocabulary.ts";
/** What a sentence orders, forbids, permits or says that it does. */
export interface Directive extends Range, Verb {
    readonly acts: ReadonlySet<Act>;
    /** What the verb governs: from it to the next verb or the end of the clause. */
    readonly objects: readonly Thing[];
    /** What stands before it in its clause. */
    readonly subject: readonly Thing[];
    /** All that follows up to the end of the clause, other verbs and what they govern included. */
    readonly rest: readonly Thing[];
    /** As written. */
    readonly verb: string;
    /** Quoted or fenced, in a sentence that gives it as an example of what is found, refused or filtered. */
    readonly example: boolean;
    readonly sentence: Statement;
}
/** On what occasion: the subordinate clause with what it speaks of. */
export interface Trigger extends Range {
    readonly when: "before" | "after" | "when" | "insteadOf";
    /** Whenever, each time. */
    readonly always: boolean;
    readonly things: readonly Thing[];
}
/** One sentence and all that was understood of it. */
export interface Statement extends Range {
    readonly text: string;
    readonly directives: readonly Directive[];
    readonly things: readonly Thing[];
    readonly triggers: readonly Trigger[];
    readonly example: boolean;
    says(what: Saying | Particle): readonly Range[];
}
