import type { DocumentIndex } from "../model/document.ts";
import type { Json } from "../model/json.ts";
import type { KeyConflict } from "../model/surface.ts";
/** One value of a body. A body that holds several (NDJSON, a YAML stream) reads as a list of them: `/0`, `/1`. */
export interface Root {
    readonly value: Json;
    readonly pointer: string;
}
/** A key that was written twice, by the pointer of the last one. */
export interface RepeatedKey extends Omit<KeyConflict, "place"> {
    readonly pointer: string;
}
/** What a format's reader makes of a body. */
export interface ParsedBody {
    /** Never empty. */
    readonly roots: readonly Root[];
    readonly index: DocumentIndex;
    /** Repeated keys whose values differ, in document order. */
    readonly conflicts: readonly RepeatedKey[];
    /** What was left out, a sentence each. */
    readonly notes: readonly string[];
}
/** A body that cannot be read, and where if there is a where. The message says what is wrong, without the file's name. */
export declare class SyntaxFault extends Error {
    name: string;
    readonly offset: number | undefined;
    constructor(offset: number | undefined, message: string);
}
/** More conflicts than this are counted, not listed. */
export declare const CONFLICT_LIMIT = 100;
/** The note on the conflicts that are not listed. */
export declare function conflictNotes(count: number): readonly string[];
/** Two sources that differ, white space folded, each cut to 80 units that show where they begin to differ. */
export declare function excerpts(first: string, last: string): readonly [string, string];
/** A character as a message shows it: printable ASCII in quotes, all else by its number. */
export declare function shownCharacter(body: string, offset: number): string;
/** The steps of a JSON pointer, decoded. */
export declare function pointerSteps(pointer: string): readonly string[];
/** One step of a JSON pointer, decoded. */
export declare function unescaped(step: string): string;
/** -1 for what is no index as JSON pointers write it. */
export declare function arrayIndex(step: string): number;
/** What is wrong with a file, in one sentence that names it and the place in it. */
export declare function explained(error: unknown, path: string, body: string): unknown;
