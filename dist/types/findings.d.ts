import type { Finding } from "./model/report.ts";
import type { Hit } from "./model/rule.ts";
import type { Subject, Surface } from "./model/surface.ts";
import { type Place } from "./model/text.ts";
import type { Rule } from "./rules/rule.ts";
/** A decision of the policy: this finding, as long as the whole text that it stands in stays as it is. */
export interface Acceptance {
    readonly fingerprint: string;
    /** sha256 of that text, as `textHash` gives it. */
    readonly text: string;
    /** Why, for people who read the report. */
    readonly reason?: string;
    /** The last day on which it counts, as 2027-01-31. */
    readonly expires?: string;
}
/** Finds the subject that a place stands in: the one whose own place is the nearest above it, else the server. */
export declare function subjectFinder(surface: Surface): (place: Place) => Subject;
/** Makes a finding of a hit; `code` is what `codeOf` gives for it. */
export declare function toFinding(rule: Rule, hit: Hit, server: string, subject: Subject, code?: readonly string[]): Finding;
/**
 * What an acceptance is bound to: the text that the finding stands in, else its subject's whole definition, and the code
 * that it is about.
 */
export declare function textHash({ at, subject, code }: Finding): string;
/** One finding a fingerprint: the worst. */
export declare function distinct(findings: readonly Finding[]): readonly Finding[];
/**
 * Drops what stands inside a finding of a rule that folds it, and names it there. What is kept is as severe as the worst
 * of them, and refused by the clients that refuse any of them.
 */
export declare function foldNarrower(findings: readonly Finding[]): readonly Finding[];
/** Worst first, then by server, subject, field, offset, rule and fingerprint: never by arrival. */
export declare function inOrder(findings: readonly Finding[]): readonly Finding[];
