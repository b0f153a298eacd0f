import { skeleton } from "./lookalikes.ts";

/** A name as a hasty eye takes it, however its words are parted. */
export function spelledAs(name: string): string {
  return skeleton(name).replace(/[-_.]/g, "").replaceAll("rn", "m").replaceAll("vv", "w");
}

/** Short names are near to each other by accident; long ones may differ in two places. */
const SHORT = 7;
const LONG = 14;

/** Whether two different names are so near that one is read, or typed, for the other. */
export function areNear(name: string, known: string): boolean {
  if (name === known || known.length < SHORT) return false;
  return isWithin(name, known, known.length >= LONG ? 2 : 1);
}

/** Whether at most `limit` letters are added, left out, replaced or swapped with the next. */
function isWithin(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
  let before: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const replaced = (above[column - 1] ?? 0) + (isSame ? 0 : 1);
      const changed = Math.min((above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, replaced);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      line.push(isSwap ? Math.min(changed, (before[column - 2] ?? 0) + 1) : changed);
    }
    before = above;
    above = line;
  }
  return (above[b.length] ?? Infinity) <= limit;
}
