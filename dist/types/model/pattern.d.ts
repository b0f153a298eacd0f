/** What some readers of regular expressions cannot do. */
export type PatternFeature = "look-around" | "unicode-property";
/** The features that a pattern uses. One pass: escapes and character classes are read, nothing is compiled. */
export declare function patternFeatures(pattern: string): ReadonlySet<PatternFeature>;
