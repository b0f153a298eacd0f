import type { Tagged } from "./tagged.ts";
import type { Form } from "./inflections.ts";
import type { Mark } from "./words.ts";
/** How a verb stands in its sentence. */
export interface Verb {
    /** Of the verb's tokens. */
    readonly from: number;
    readonly to: number;
    readonly form: Form;
    /** `order`: asks for the act; `states`: says that it happens; `may`: permits it; `aim`: names it as purpose or occasion. */
    readonly voice: "order" | "states" | "may" | "aim";
    /** `must`: by a word of duty or constancy (must, need to, always, first, never); `plain`: by the bare verb. */
    readonly force: "must" | "plain";
    /** A word of duty says so: must, need to, required to. */
    readonly duty: boolean;
    /** A word of constancy says so: always, automatically, never. */
    readonly constant: boolean;
    readonly negated: boolean;
    /** Done so that nobody notices: silently, quietly. */
    readonly silent: boolean;
    /** The act is done to the subject: "is sent", "must be shown". */
    readonly passive: boolean;
    /** The first token of what may be its subject. */
    readonly subjectFrom: number;
}
/**
 * Reads a verb from what stands before it. `previous` is the verb before it in the sentence: a verb that is joined to it
 * shares its voice. Undefined when the word is no verb here ("the report", "a list of").
 */
export declare function readVerb(tagged: Tagged, mark: Mark, previous: Verb | undefined): Verb | undefined;
