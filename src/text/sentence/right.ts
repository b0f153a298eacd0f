import type { Tagged } from "./tagged.ts";

/** "Sage dem Benutzer nichts": a negator behind the verb in its clause, unless it belongs to the next verb; or an ending. */
export function isDeniedBehind({ words, starting }: Tagged, from: number): boolean {
  if ((starting[from] ?? []).some(({ class: name }) => name === "denial")) return true;
  for (let at = from; at < from + 6 && words[at]?.kind !== "mark"; at += 1) {
    const negator = (starting[at] ?? []).find(({ class: name }) => name === "negator");
    if (negator !== undefined) return !(starting[negator.to] ?? []).some(({ form }) => form === "order");
  }
  return false;
}

/** "Send a copy at all times", "is put in front on each occasion": at the end of the clause that the verb is of. */
export function isConstantBehind({ words, starting }: Tagged, from: number): boolean {
  for (let at = from; at < from + 12; at += 1) {
    const word = words[at];
    if (word === undefined || word.kind === "mark") return false;
    for (const { class: name, to } of starting[at] ?? []) {
      const next = words[to];
      if (name === "constantly" && to - at > 1 && (next === undefined || next.kind === "mark")) return true;
    }
  }
  return false;
}
