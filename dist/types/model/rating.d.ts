import type { Place, Span } from "./text.ts";
/** From mildest to worst: what a call can do (seed 000). */
export declare const TOOL_CLASSES: readonly ["read", "write", "irreversible", "destructive"];
export type ToolClass = (typeof TOOL_CLASSES)[number];
/** 0 for read … 3 for destructive. */
export declare function classRank(toolClass: ToolClass): number;
/** One check that spoke: `id` is seed 000's `class-*`, `class` what it says, `message` why, in a sentence. */
export interface Reason {
    readonly id: string;
    readonly class: ToolClass;
    readonly at: Place | Span;
    readonly message: string;
}
/** Values of one argument that make a call do more than the tool's class says: an `escalate` line of the policy. */
export interface Escalation {
    readonly argument: string;
    /** Sorted; empty when `matches` says which values are meant. */
    readonly values: readonly string[];
    /** Of a free text (SQL, a command): a regular expression, matched without regard to case. */
    readonly matches?: string;
    readonly class: ToolClass;
}
export declare const FLAGS: readonly ["overwrites", "open_world", "idempotent", "notify", "arg_dependent", "sensitive_read"];
export type Flag = (typeof FLAGS)[number];
export interface Rating {
    readonly class: ToolClass;
    /** Every check that spoke, in the order of the checks; the class is the worst of theirs. Never empty. */
    readonly reasons: readonly Reason[];
    /** Sorted. */
    readonly flags: readonly Flag[];
    readonly escalate: readonly Escalation[];
}
/** The check that the class stands on: the first that gave it. */
export declare function decisive({ class: toolClass, reasons }: Rating): Reason;
export type Decision = "allow" | "ask" | "deny";
/** One line of a client's permission file: `rule` is spelled as the client spells it. */
export interface Permission {
    readonly rule: string;
    readonly decision: Decision;
    readonly tool: string;
    readonly class: ToolClass;
    readonly reason: string;
}
