import type { Range } from "../../model/document.ts";
import type { Sentence } from "./sentences.ts";
import type { Directive, Statement, Trigger } from "./statement.ts";
import { type Tagged } from "./tagged.ts";
import { type Thing } from "./things.ts";
import type { Particle, Saying } from "./vocabulary/vocabulary.ts";
/** A sentence that is understood in steps, each taken when it is first asked for: most are asked for little. */
export declare class Understood implements Statement {
    #private;
    readonly start: number;
    readonly end: number;
    readonly text: string;
    readonly example: boolean;
    readonly value: string;
    readonly quoted: readonly Range[];
    constructor(value: string, sentence: Sentence, quoted: readonly Range[], lead: Statement | undefined);
    /** What stands between two offsets of it, understood by itself. */
    part({ start, end }: Range): Understood;
    get tagged(): Tagged;
    get things(): readonly Thing[];
    get triggers(): readonly Trigger[];
    get directives(): readonly Directive[];
    says(what: Saying | Particle): readonly Range[];
}
