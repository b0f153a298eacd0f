/** A name's characters, as the inside of a character class, and its length in UTF-16 units. */
export interface NameLimit {
    readonly characters: string;
    /** Of the first one, where it is narrower. */
    readonly first?: string;
    readonly max: number;
}
/** How a client spells a tool to the model. `{server}` and `{tool}` stand for the names. */
export interface CombinedName {
    readonly form: string;
    /** Characters that survive; every other one becomes `_`. Absent: names are taken as they are. */
    readonly keeps?: string;
    /** Of the server's part, where the client cuts it. */
    readonly serverMax?: number;
    readonly max: number;
}
/** The client reads so many characters (UTF-16 units) and no more. */
export interface TextLimit {
    readonly max: number;
}
/** Which keywords a client takes in a schema: those allowed, or all but those refused. */
export interface KeywordLimits {
    readonly allowed?: readonly string[];
    readonly refused?: readonly string[];
    /** Keywords that clients take away at the root before they send the schema. */
    readonly strippedAtRoot?: readonly string[];
}
