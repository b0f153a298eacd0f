import type { Range } from "../model/document.ts";
import { type Verb } from "./grammar.ts";
import { type Thing, type ThingKind } from "./things.ts";
import { type Act, type Particle, type Saying } from "./vocabulary/vocabulary.ts";
export type { Thing, ThingKind } from "./things.ts";
export type { Act } from "./vocabulary/vocabulary.ts";
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
interface Trigger extends Range {
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
/** What every sentence has: a space, or a character of a script that writes none. */
export declare const SENTENCE_SIGN: RegExp;
/** The sentences of a text, understood. Linear in its length. */
export declare function statements(value: string): readonly Statement[];
/** Whether any of the things is of one of the kinds. */
export declare function speaksOf(things: readonly Thing[], ...kinds: readonly ThingKind[]): boolean;
/** An order to do something: neither forbidden, permitted, nor quoted as an example. */
export declare function isOrder({ voice, negated, example }: Directive): boolean;
