import { memoized } from "../memoized.ts";
import type { Token } from "./tokens.ts";
import { marks, type Mark } from "./words.ts";

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

/** What of it hangs on the words alone, wherever the sentence stands. */
type Marked = Pick<Tagged, "words" | "marks" | "starting" | "ending">;

/** Readings of one text share most of their sentences, and texts near by share some. */
const lastOf = memoized<string, { marked?: Marked }>(() => ({}));

/** Tags the tokens of a sentence. */
export function tag(
  sentence: string,
  words: readonly Token[],
  opens: ReadonlySet<number>,
  breaks: ReadonlySet<number>,
): Tagged {
  const last = lastOf(sentence);
  // What stands behind a sentence may part its last word otherwise.
  if (last.marked === undefined || !areSame(last.marked.words, words)) last.marked = marked(words);
  const { marks: found, starting, ending } = last.marked;
  return { words, marks: found, starting, ending, opens, breaks };
}

function marked(words: readonly Token[]): Marked {
  const found = marks(words);
  const starting = new Array<Mark[] | undefined>(words.length);
  const ending = new Array<Mark[] | undefined>(words.length);
  for (const mark of found) {
    (starting[mark.from] ??= []).push(mark);
    (ending[mark.to - 1] ??= []).push(mark);
  }
  return { words, marks: found, starting, ending };
}

function areSame(a: readonly Token[], b: readonly Token[]): boolean {
  return a.length === b.length && a.every(({ word, kind }, at) => word === b[at]?.word && kind === b[at].kind);
}
