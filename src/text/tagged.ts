import type { Token } from "./tokens.ts";
import type { Mark } from "./words.ts";

/** The tokens of a sentence with the marks found in them, by where they begin and end. */
export interface Tagged {
  readonly words: readonly Token[];
  readonly marks: readonly Mark[];
  readonly starting: readonly (readonly Mark[] | undefined)[];
  readonly ending: readonly (readonly Mark[] | undefined)[];
  /** Offsets at which quoted text begins: a clause of its own. */
  readonly opens: ReadonlySet<number>;
  /** Offsets of the tokens that begin a line. */
  readonly breaks: ReadonlySet<number>;
}

export function tag(
  words: readonly Token[],
  marks: readonly Mark[],
  opens: ReadonlySet<number>,
  breaks: ReadonlySet<number>,
): Tagged {
  const starting = new Array<Mark[] | undefined>(words.length);
  const ending = new Array<Mark[] | undefined>(words.length);
  for (const mark of marks) {
    (starting[mark.from] ??= []).push(mark);
    (ending[mark.to - 1] ??= []).push(mark);
  }
  return { words, marks, starting, ending, opens, breaks };
}
