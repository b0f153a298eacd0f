/** From least to worst. `info` never gates. */
export declare const SEVERITIES: readonly ["info", "low", "medium", "high", "critical"];
export type Severity = (typeof SEVERITIES)[number];
/** A gate: the least severity that fails a run, or `none`. */
export declare const FAIL_ON: readonly ["none", "low", "medium", "high", "critical"];
export type FailOn = (typeof FAIL_ON)[number];
/** 0 for info … 4 for critical. */
export declare function rank(severity: Severity): number;
