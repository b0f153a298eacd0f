/** A value, or the key of a value, in a document: RFC 6901 pointer. */
export interface Place {
    readonly doc: string;
    readonly pointer: string;
    readonly key?: true;
}
/**
 * What a string is for. `prose`: written to be read (descriptions, titles, instructions, unknown keys).
 * `identifier`: a name (of a tool, a property, an argument). `value`: data (default, enum, pattern, uri, mimeType).
 */
export type TextRole = "prose" | "identifier" | "value";
/** A string that reaches a model or a user. `field` is its path in the subject: `inputSchema.properties.path.description`. */
export interface Text {
    readonly value: string;
    readonly field: string;
    readonly role: TextRole;
    readonly place: Place;
}
/** A stretch of a text, in UTF-16 units, end exclusive. */
export interface Span {
    readonly text: Text;
    readonly start: number;
    readonly end: number;
}
export declare function isSpan(at: Place | Span): at is Span;
/** Where a place or a span begins: the document and pointer that it stands in. */
export declare function placeOf(at: Place | Span): Place;
