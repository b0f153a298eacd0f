import type { Place, Span } from "./text.ts";
/** Offsets into a document's body, UTF-16 units, end exclusive. */
export interface Range {
    readonly start: number;
    readonly end: number;
}
/**
 * How an input maps places to its body; made by the reader of the format.
 * `slice` is a stretch of the decoded string at `pointer`: its range is exact through escapes.
 */
export interface DocumentIndex {
    find(pointer: string, what: "value" | "key", slice?: Range): Range | undefined;
}
/**
 * Where texts come from. `path` is the file relative to the workspace with forward slashes; a body that a live server
 * sent has none, and its findings are shown at the surface's anchor.
 */
export interface Document {
    readonly id: string;
    readonly path?: string;
    readonly body: string;
    readonly index: DocumentIndex;
}
/** One-based lines and columns (UTF-16 units), end exclusive, as SARIF counts them. */
export interface Location {
    readonly path: string;
    readonly line: number;
    readonly column: number;
    readonly endLine: number;
    readonly endColumn: number;
}
/**
 * The stretch of a file that a place or span stands for; undefined when the document is no file.
 * A place that the index does not know (it should not happen) gives the first line.
 */
export declare function locate(document: Document, at: Place | Span): Location | undefined;
