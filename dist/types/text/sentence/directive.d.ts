import type { Directive } from "./statement.ts";
import type { Thing, ThingKind } from "./things.ts";
import { Understood } from "./understood.ts";
export type { Directive, Statement, Trigger } from "./statement.ts";
export type { Thing, ThingKind } from "./things.ts";
export type { Act } from "./vocabulary/vocabulary.ts";
/** What every sentence has: a space, or a character of a script that writes none. */
export declare const SENTENCE_SIGN: RegExp;
/** The sentences of a text, understood as far as they are asked. Linear in its length. */
export declare function statements(value: string): readonly Understood[];
/** Whether any of the things is of one of the kinds. */
export declare function speaksOf(things: readonly Thing[], ...kinds: readonly ThingKind[]): boolean;
/** An order to do something: neither forbidden, permitted, nor quoted as an example. */
export declare function isOrder({ voice, negated, example }: Directive): boolean;
/** An order to put something in, or to send it. */
export declare function isGiving(directive: Directive): boolean;
