import type { Hit } from "./rule.ts";

/** Of one rule in one thing. A hostile definition must not fill the report. */
const LIMIT = 20;

/** The first hits; the last of them counts those that are not listed. */
export function limited(hits: Iterable<Hit>): readonly Hit[] {
  const kept: Hit[] = [];
  let more = 0;
  for (const hit of hits) {
    if (kept.length < LIMIT) kept.push(hit);
    else more += 1;
  }
  const last = kept.at(-1);
  if (more === 0 || last === undefined) return kept;
  return [...kept.slice(0, -1), { ...last, message: `${last.message} ${more} more like it are not listed.` }];
}
