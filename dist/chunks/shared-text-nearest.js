import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);

// src/text/nearest.ts
function nearest(word, known) {
  const scored = known.map((candidate) => ({
    candidate,
    distance: distance(word.toLowerCase(), candidate.toLowerCase())
  }));
  scored.sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1));
  return scored[0]?.candidate ?? "";
}
function didYouMean(word, known, otherwise) {
  const candidate = nearest(word, known);
  const isNear = distance(word.toLowerCase(), candidate.toLowerCase()) <= Math.max(word.length, candidate.length) / 2;
  return isNear && candidate !== "" ? `did you mean "${candidate}"?` : otherwise;
}
function distance(left, right) {
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

export {
  nearest,
  didYouMean
};
