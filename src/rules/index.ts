import { longDescription } from "./long-description.ts";
import type { Rule } from "./rule.ts";

/** The one list of checks, by id. */
export const RULES: readonly Rule[] = [longDescription];
