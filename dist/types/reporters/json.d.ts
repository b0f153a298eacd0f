import type { Reception } from "../model/compatibility.ts";
import type { Decision, Escalation, Flag, ToolClass } from "../model/rating.ts";
import type { Report } from "../model/report.ts";
import type { FailOn, Severity } from "../model/severity.ts";
import type { Coverage, Origin, SubjectKind } from "../model/surface.ts";
import { type JsonDrift } from "./json-drift.ts";
import { type JsonLocation } from "./json-location.ts";
import { type JsonServerCode, type JsonToolCode } from "./json-code.ts";
import { type JsonSince } from "./json-since.ts";
/**
 * The JSON report, version 1: a promise to programs that read it, described by `docs/schemas/report-v1.schema.json`.
 * Fields may be added; none is changed or taken away. Strings are as the server sent them.
 */
export interface JsonReport {
    readonly version: 1;
    readonly tool: {
        readonly name: string;
        readonly version: string;
    };
    readonly gate: {
        readonly failOn: FailOn;
        readonly failed: boolean;
        readonly count: number;
        readonly on: "all" | "new";
        /** How many servers are not what was approved, where that fails the run by itself; else null. */
        readonly drifted: number | null;
    };
    readonly servers: readonly JsonServer[];
    /** Worst first. */
    readonly findings: readonly JsonFinding[];
    readonly accepted: readonly JsonAccepted[];
    readonly incomplete: readonly {
        readonly server: string;
        readonly reason: string;
    }[];
    readonly broken: readonly {
        readonly rule: string;
        readonly server: string;
        readonly error: string;
    }[];
    /** What is otherwise than in an earlier report; null when nothing was compared. */
    readonly since: JsonSince | null;
    /** Which part of a fleet this is, counted from 1; null: all of it. */
    readonly shard: {
        readonly index: number;
        readonly count: number;
    } | null;
    /** Each server beside what was approved of it; null when nothing was compared. */
    readonly drift: readonly JsonDrift[] | null;
}
export interface JsonServer {
    readonly key: string;
    readonly origin: Origin;
    readonly source: string;
    readonly hash: string;
    /** Worst class first. */
    readonly tools: readonly JsonTool[];
    readonly coverage: Coverage;
    /** Estimated tokens; null when the run did not count. */
    readonly cost: JsonCost | null;
    /** One entry a client that the run asked about; by name. */
    readonly compatibility: readonly JsonCompatibility[];
    /** Its code, where source was given. */
    readonly code: JsonServerCode | null;
}
export interface JsonCompatibility {
    readonly profile: string;
    /** What the client does with the server as a whole. */
    readonly server: Reception;
    /** How many tools it takes as they are. */
    readonly accepted: number;
    /** Names of the tools that it changes or cuts before the model sees them; sorted. */
    readonly rewritten: readonly string[];
    /** Names of the tools that it refuses; sorted. */
    readonly rejected: readonly string[];
}
export interface JsonCost {
    readonly definitions: number;
    readonly instructions: number;
    readonly upfront: number;
    readonly deferred: number;
}
export interface JsonTool {
    readonly name: string;
    readonly class: ToolClass;
    readonly reasons: readonly JsonReason[];
    readonly flags: readonly Flag[];
    readonly escalate: readonly Escalation[];
    readonly permission: {
        readonly rule: string;
        readonly decision: Decision;
    } | null;
    readonly hash: string;
    readonly tokens: number | null;
    /** Its text beside its code, where source was given. */
    readonly code: JsonToolCode | null;
}
export interface JsonReason {
    readonly id: string;
    readonly class: ToolClass;
    readonly message: string;
}
export interface JsonFinding {
    readonly rule: string;
    readonly aliases: readonly string[];
    readonly kind: "security" | "quality";
    readonly severity: Severity;
    readonly server: string;
    readonly subject: {
        readonly kind: SubjectKind;
        readonly name: string;
    };
    readonly field: string;
    readonly message: string;
    readonly fix: string;
    readonly excerpt: string;
    /** One-based, columns in UTF-16 units, end exclusive; null when no file stands for it. */
    readonly location: JsonLocation | null;
    readonly related: readonly JsonRelated[];
    /** Of a finding about code: the calls that lead to it, one step each. */
    readonly path: readonly JsonRelated[];
    readonly profiles: readonly string[];
    readonly rewrittenBy: readonly string[];
    readonly fingerprint: string;
    readonly folded: readonly string[];
    readonly cwe: readonly number[];
    readonly owasp: readonly string[];
}
export interface JsonAccepted extends JsonFinding {
    /** Why the project lives with it, and the last day on which that counts; null: not said, without an end. */
    readonly acceptance: {
        readonly reason: string | null;
        readonly expires: string | null;
    };
}
export interface JsonRelated {
    readonly message: string;
    readonly location: JsonLocation | null;
}
/** For programs. */
export declare function json(report: Report): string;
