/** From least to worst. `info` never gates. */
export const SEVERITIES = ["info", "low", "medium", "high", "critical"] as const;

export type Severity = (typeof SEVERITIES)[number];

/** A gate: the least severity that fails a run, or `none`. */
export const FAIL_ON = ["none", "low", "medium", "high", "critical"] as const;

export type FailOn = (typeof FAIL_ON)[number];

/** 0 for info … 4 for critical. */
export function rank(severity: Severity): number {
  return SEVERITIES.indexOf(severity);
}
