/** Beginnings of words, in small or capital letters, of which a text must have one. */
type OneOf = readonly string[];

/**
 * The words that an expression cannot do without: for each of its alternatives, the beginnings of which a match has one, the
 * rarest first. None where nothing is sure, as before letters that may stand inside a word.
 */
export function wordsNeeded(source: string): readonly (readonly OneOf[])[] {
  const branches = new Reader(source).branches(false);
  return branches.map(({ needed }) => [...needed].sort((a, b) => a.length - b.length));
}

interface Read {
  readonly needed: readonly OneOf[];
  /** Whether what comes next begins a word if it is a letter. */
  readonly isAtWord: boolean;
}

const LETTERS = /[a-z]{1,40}/iy;
const AMOUNT = /(?:[?*+]|\{\d{1,4}(?:,\d{0,4})?\})\??/y;
const OPENING = /\((?:\?(?:<?[!=]|:|<\w{1,20}>))?/y;
/** A class of signs, an escape or one sign. */
const SIGNS = /\[(?:[^\\\]]|\\.)*\]|\\?./sy;
/** Of none that words are made of, or a bound of words. */
const PARTS_WORDS = /^(?:\\[bsnrtW.,;:/()[\]{}*+?|^$-]|\[[^\w\\^\]-]+\]|[^\w.$\\[(])$/;

/** Goes through an expression once, from left to right. */
class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** The alternatives up to the end, or to the bracket that closes them, which is passed. */
  branches(startsAtWord: boolean): readonly Read[] {
    const read: Read[] = [];
    do read.push(this.#branch(startsAtWord));
    while (this.#source[this.#at++] === "|");
    return read;
  }

  /** One alternative; whether it begins where a word may begin is known from what stands before. */
  #branch(startsAtWord: boolean): Read {
    const needed: OneOf[] = [];
    let isAtWord = startsAtWord;
    while (this.#at < this.#source.length && !"|)".includes(this.#source.charAt(this.#at))) {
      const letters = this.#next(LETTERS);
      const opening = letters === "" ? this.#next(OPENING) : "";
      if (/[!=]$/.test(opening)) {
        this.branches(false);
        this.#next(AMOUNT);
      } else if (letters !== "") {
        const sure = this.#isSure() ? letters : letters.slice(0, -1);
        if (isAtWord && sure !== "") needed.push([sure]);
        isAtWord = false;
      } else if (opening !== "") {
        const inner = this.branches(isAtWord);
        const isSure = this.#isSure();
        if (isSure) needed.push(...neededByAll(inner));
        isAtWord = (isSure || isAtWord) && inner.every((each) => each.isAtWord);
      } else {
        const signs = this.#next(SIGNS);
        const isSure = this.#isSure();
        isAtWord = PARTS_WORDS.test(signs) && (isSure || isAtWord);
      }
    }
    return { needed, isAtWord };
  }

  /** What stands here of a kind, which is passed. */
  #next(kind: RegExp): string {
    kind.lastIndex = this.#at;
    const found = kind.exec(this.#source)?.[0] ?? "";
    this.#at += found.length;
    return found;
  }

  /** Whether what was read stands there at least once. */
  #isSure(): boolean {
    return !/^(?:[?*]|\{0)/.test(this.#next(AMOUNT));
  }
}

/** What one of several alternatives cannot do without: all that the only one needs, or the first word of each. */
function neededByAll(reads: readonly Read[]): readonly OneOf[] {
  const [only] = reads;
  if (reads.length === 1 && only !== undefined) return only.needed;
  const firsts = reads.map(({ needed }) => needed[0]);
  return firsts.every((first) => first !== undefined) ? [firsts.flat()] : [];
}
