import type { Rule } from "./rule.ts";
/** The one list of checks, by id. */
export declare const RULES: readonly Rule[];
