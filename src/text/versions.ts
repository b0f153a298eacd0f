/** Whether a version names one release and nothing else: `1.2.3`, `2025.7`, `1.0.0-beta.1`. */
export function isExactVersion(version: string): boolean {
  return /^v?\d+(?:\.\d+)+(?:[-+.]?[a-z][\w.+-]*)?$/i.test(version) && !/\.x\b|\*/i.test(version);
}

/** Whether one exact version stands before another; a pre-release stands before its release. */
export function isOlder(version: string, than: string): boolean {
  const [ours, theirs] = [numbers(version), numbers(than)];
  for (let index = 0; index < Math.max(ours.length, theirs.length); index += 1) {
    const difference = (ours[index] ?? 0) - (theirs[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return /\d-[a-z]/i.test(version) && !/\d-[a-z]/i.test(than);
}

function numbers(version: string): readonly number[] {
  const [core = ""] = version.replace(/^v/i, "").split(/[-+a-z]/i, 1);
  return core.split(".").map(Number);
}
