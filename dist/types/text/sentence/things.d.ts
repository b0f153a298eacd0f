import type { Range } from "../../model/document.ts";
import type { Tagged } from "./tagged.ts";
import { type Noun } from "./vocabulary/vocabulary.ts";
/**
 * What a sentence speaks of. Beside the nouns of the vocabulary: `secretPath` (where keys and secrets live), `path`,
 * `url` (network address, mailbox), `name` (shaped like an identifier, or one quoted word), `toolName` (a plain word used as
 * the name of a tool: "the search tool", "call fetch with"), `literal` (other quoted text).
 */
export type ThingKind = Noun | "secretPath" | "path" | "url" | "name" | "toolName" | "literal";
export interface Thing extends Range {
    readonly kind: ThingKind;
    /** As written, without quotes. */
    readonly text: string;
    /** Of the tokens that it covers. */
    readonly from: number;
    readonly to: number;
    /** Of a `user` that is named by trade or part: a tool may deal with patients as well as tell them. */
    readonly byTrade?: boolean;
}
/** The things in a sentence, in order; of those that begin at the same token the longest first. */
export declare function thingsIn(value: string, tagged: Tagged, quotes: readonly Range[]): readonly Thing[];
/** A stretch of a text as it reads: where a line ends inside of it is a space. */
export declare function inOneLine(value: string, start: number | undefined, end: number | undefined): string;
/** "Calling the tool", "call it first", "the call failed": what stands where a tool's name might, and is none. */
export declare const NO_NAME: ReadonlySet<string>;
