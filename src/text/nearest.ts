/** The known word at the least edit distance; the first by order when several are as near. */
export function nearest(word: string, known: readonly string[]): string {
  const scored = known.map((candidate) => ({
    candidate,
    distance: distance(word.toLowerCase(), candidate.toLowerCase()),
  }));
  scored.sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1));
  return scored[0]?.candidate ?? "";
}

/** What to say of an unknown word: the known one that may be meant, or something else where none is near. */
export function didYouMean(word: string, known: readonly string[], otherwise: string): string {
  const candidate = nearest(word, known);
  const isNear = distance(word.toLowerCase(), candidate.toLowerCase()) <= Math.max(word.length, candidate.length) / 2;
  return isNear && candidate !== "" ? `did you mean "${candidate}"?` : otherwise;
}

/** Levenshtein, over the first 100 units of each. */
function distance(left: string, right: string): number {
  const a = left.slice(0, 100);
  const b = right.slice(0, 100);
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
