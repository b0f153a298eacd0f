import type { Finding, Gate, Report } from "./model/report.ts";
import type { FailOn } from "./model/severity.ts";
/** Decided here and nowhere else: how many findings reach the threshold. */
export declare function gate(findings: readonly Finding[], failOn: FailOn): Gate;
/** 0 clean, 1 the gate failed, 2 incomplete, 3 a fault of ours; the highest that applies. */
export declare function exitCode(report: Report): 0 | 1 | 2 | 3;
