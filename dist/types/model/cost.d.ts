import type { Tool } from "./surface.ts";
/** The tokens of a text, by whatever tokenizer the caller loaded. */
export type CountTokens = (text: string) => number;
/** What a server costs a model's context, in tokens. Estimates: no provider publishes how definitions are written out. */
export interface ServerCost {
    readonly tools: ReadonlyMap<Tool, number>;
    /** All tools together. */
    readonly definitions: number;
    readonly instructions: number;
    /** Before the first message, where the client sends every definition: definitions and instructions. */
    readonly upfront: number;
    /** Before the first message, where the client loads tools on demand: names and instructions. */
    readonly deferred: number;
    /** Tools that are too long to count, whose number is made from their length. */
    readonly byLength: readonly string[];
}
/** Where a cost is worth saying, in tokens. */
export interface Budgets {
    /** Of all definitions of one server. */
    readonly server: number;
    /** Of one tool. */
    readonly tool: number;
    /** Of definitions and instructions before the first message. */
    readonly context: number;
}
export declare const DEFAULT_BUDGETS: Budgets;
