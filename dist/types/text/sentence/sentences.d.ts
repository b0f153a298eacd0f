/** One unit of prose: a sentence, a heading, a list item's sentence, or a whole fence of code. End exclusive. */
export interface Sentence {
    readonly start: number;
    readonly end: number;
    /** A fenced block, fences excluded. */
    readonly code?: true;
    /** In a list item; its marker is left out. */
    readonly item?: true;
}
/**
 * The prose units of a text, in order; together they hold every word of it. A soft-wrapped sentence is one unit; dots
 * in names, paths, URLs and abbreviations end nothing. A fence that is never closed is prose, and so is one
 * that holds sentences alone: it must hide nothing.
 */
export declare function sentences(value: string): readonly Sentence[];
