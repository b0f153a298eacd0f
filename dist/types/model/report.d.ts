import type { ServerDrift } from "./change.ts";
import type { Compatibility } from "./compatibility.ts";
import type { ServerCost } from "./cost.ts";
import type { PolicyFacts } from "./policy.ts";
import type { Decision, Permission, Rating, ToolClass } from "./rating.ts";
import type { Related, RuleCard } from "./rule.ts";
import type { FailOn, Severity } from "./severity.ts";
import type { SharedOut } from "./shard.ts";
import type { Moved, PastFinding } from "./since.ts";
import type { Subject, Surface, Tool } from "./surface.ts";
import type { Place, Span } from "./text.ts";
/** A hit with all that a reader of it needs. */
export interface Finding {
    readonly rule: RuleCard;
    readonly severity: Severity;
    readonly server: string;
    readonly subject: Subject;
    /** Path in the subject; empty when the whole subject is meant. */
    readonly field: string;
    readonly at: Place | Span;
    readonly message: string;
    /** The matched text as it stands in the document, at most 300 units; empty for a place without text. */
    readonly excerpt: string;
    readonly related: readonly Related[];
    /** The calls that lead to it, one step each; absent where it is not about code. */
    readonly path?: readonly Related[];
    /** The code that it is about, white space folded: where it stands, the calls that lead to it, and its other places. */
    readonly code?: readonly string[];
    /** Names of the profiles that refuse it; sorted. Absent on a finding that is not about clients. */
    readonly profiles?: readonly string[];
    /** Names of the profiles that change it before the model sees it; sorted. */
    readonly rewrittenBy?: readonly string[];
    /** What to do about it, where the rule's own advice is not the best for the chosen profiles. */
    readonly fix?: string;
    /** Ids of the rules whose narrower hits this one stands for; sorted. */
    readonly folded: readonly string[];
    /** 64 hex digits: rule, server key, subject, field, matched text with white space folded. No line, no offset. */
    readonly fingerprint: string;
}
export interface AuditedServer {
    readonly key: string;
    readonly surface: Surface;
    /** sha256 over the canonical JSON of all definitions; 64 hex digits. */
    readonly hash: string;
    readonly toolHashes: ReadonlyMap<Tool, string>;
    readonly ratings: ReadonlyMap<Tool, Rating>;
    /** What the policy says of it; absent without a policy. */
    readonly policy?: PolicyFacts;
    readonly permissions: readonly Permission[];
    /** Absent when no tokenizer was loaded. */
    readonly cost?: ServerCost;
    /** One row a client that the run asked about; by name. */
    readonly compatibility?: readonly Compatibility[];
}
export interface Gate {
    readonly failOn: FailOn;
    readonly failed: boolean;
    /** How many findings reach the threshold. */
    readonly count: number;
    /** Only findings that an earlier report does not have are counted; absent: all are. */
    readonly on?: "new";
    /** How many servers are not what was approved; absent where that does not gate by itself. */
    readonly drifted?: number;
}
/** What is otherwise than in an earlier report. */
export interface Since {
    /** What is compared with, for people. */
    readonly base: string;
    /** Findings that were not there, or were milder; worst first. */
    readonly fresh: readonly Finding[];
    /** Findings that are gone; worst first. */
    readonly resolved: readonly PastFinding[];
    /** Tools that can do more than before, new ones that do more than read among them; by server and name. */
    readonly raised: readonly Moved<ToolClass>[];
    /** By server and name of the tool. */
    readonly permissions: readonly Moved<Decision>[];
}
/** A finding that the project decided to live with. */
export interface AcceptedFinding extends Finding {
    readonly acceptance: {
        /** As whoever accepted it wrote it. */
        readonly reason?: string;
        /** The last day on which that counts, as 2027-01-31; absent: it has no end. */
        readonly expires?: string;
    };
}
/** All that a run found. Sorted: servers by key, findings worst first. */
export interface Report {
    readonly tool: {
        readonly name: string;
        readonly version: string;
    };
    readonly servers: readonly AuditedServer[];
    /** Every rule that ran, by id. */
    readonly rules: readonly RuleCard[];
    readonly findings: readonly Finding[];
    /** Findings that the policy accepts: in the JSON report only. */
    readonly accepted: readonly AcceptedFinding[];
    /** Rules that threw: a fault of ours, exit 3. */
    readonly broken: readonly {
        readonly rule: string;
        readonly server: string;
        readonly error: string;
    }[];
    /** What could not be scanned: exit 2. */
    readonly incomplete: readonly {
        readonly server: string;
        readonly reason: string;
    }[];
    /** Each server beside what was approved of it; absent where nothing was. */
    readonly drift?: readonly ServerDrift[];
    /** What is otherwise than in an earlier report; absent where nothing was compared. */
    readonly since?: Since;
    /** Which part of a fleet this is; absent: all of it. */
    readonly shard?: SharedOut;
    readonly gate: Gate;
}
