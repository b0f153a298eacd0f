type TokenKind = "word" | "address" | "path" | "number" | "mark";
/** A word, a path, an address or a mark of punctuation. Offsets are into the whole text, end exclusive. */
export interface Token {
    readonly start: number;
    readonly end: number;
    readonly kind: TokenKind;
    /** In lower case, straight apostrophes, without a possessive ending. */
    readonly word: string;
    readonly possessive: boolean;
}
/** The tokens of a stretch of a text. Quotes, back-ticks and emphasis are no tokens: they part nothing. */
export declare function tokens(value: string, start: number, end: number): readonly Token[];
export {};
