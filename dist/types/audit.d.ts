import type { Acceptance } from "./findings.ts";
import { type Budgets, type CountTokens } from "./model/cost.ts";
import type { Report } from "./model/report.ts";
import { type FailOn } from "./model/severity.ts";
import type { Surface } from "./model/surface.ts";
import type { Profile } from "./profiles/profile.ts";
import type { Rule } from "./rules/rule.ts";
export interface AuditOptions {
    readonly rules: readonly Rule[];
    readonly failOn: FailOn;
    /** Of this program, for the report. */
    readonly version: string;
    readonly accept?: readonly Acceptance[];
    /** The clients to ask about, as `chooseProfiles` gives them; `claude` when absent. */
    readonly profiles?: readonly Profile[];
    /** Counts the tokens of a text; without it no cost is known and the rules about cost are quiet. */
    readonly countTokens?: CountTokens;
    readonly budgets?: Partial<Budgets>;
}
/** Runs the rules over all servers. Pure: the same surfaces and options give the same report. */
export declare function audit(fleet: readonly Surface[], options: AuditOptions): Report;
