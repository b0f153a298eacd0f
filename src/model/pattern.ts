/** What some readers of regular expressions cannot do. */
export type PatternFeature = "look-around" | "unicode-property";

/** The features that a pattern uses. One pass: escapes and character classes are read, nothing is compiled. */
export function patternFeatures(pattern: string): ReadonlySet<PatternFeature> {
  const features = new Set<PatternFeature>();
  let isClass = false;
  for (let at = 0; at < pattern.length; at += 1) {
    const char = pattern[at];
    if (char === "\\") {
      const next = pattern[at + 1];
      if ((next === "p" || next === "P") && pattern[at + 2] === "{") features.add("unicode-property");
      at += 1;
    } else if (isClass) {
      isClass = char !== "]";
    } else if (char === "[") {
      isClass = true;
    } else if (char === "(" && /^\?(?:[=!]|<[=!])/.test(pattern.slice(at + 1, at + 4))) {
      features.add("look-around");
    }
  }
  return features;
}
