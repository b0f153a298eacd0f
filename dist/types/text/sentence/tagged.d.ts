import type { Token } from "./tokens.ts";
import { type Mark } from "./words.ts";
/** The tokens of a sentence with the marks found in them, by where they begin and end. */
export interface Tagged {
    readonly words: readonly Token[];
    readonly marks: readonly Mark[];
    readonly starting: readonly (readonly Mark[] | undefined)[];
    readonly ending: readonly (readonly Mark[] | undefined)[];
    /** Offsets at which quoted text begins: a clause of its own. */
    readonly opens: ReadonlySet<number>;
    /** Offsets of the tokens that begin a line. */
    readonly breaks: ReadonlySet<number>;
}
/** Tags the tokens of a sentence. */
export declare function tag(sentence: string, words: readonly Token[], opens: ReadonlySet<number>, breaks: ReadonlySet<number>): Tagged;
