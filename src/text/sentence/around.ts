import type { Statement } from "./statement.ts";

type Said = Pick<Statement, "text" | "start">;

/** What a sentence says before an offset of its text, as far back as `reach`. */
export function before({ text, start }: Said, at: number, reach = Infinity): string {
  return text.slice(Math.max(0, at - start - reach), at - start);
}

/** What it says from an offset of its text on, as far as `reach`. */
export function behind({ text, start }: Said, at: number, reach = Infinity): string {
  return text.slice(at - start, at - start + reach);
}
