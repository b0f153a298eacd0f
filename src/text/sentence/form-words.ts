/** Beginnings of words, in small or capital letters, of which a text must have one. */
type OneOf = readonly string[];

/**
 * The words that an expression cannot do without: for each of its alternatives, the beginnings of which a match has one, the
 * rarest first. None where nothing is sure, as before letters that may stand inside a word.
 */
export function wordsNeeded(source: string): readonly (readonly OneOf[])[] {
  return branchesOf(source).map((branch) => [...read(branch, false).needed].sort((a, b) => a.length - b.length));
}

interface Read {
  readonly needed: readonly OneOf[];
  /** Whether what comes next begins a word if it is a letter. */
  readonly isAtWord: boolean;
}

/** Goes through one alternative, part by part; whether it begins where a word may begin is known from what stands before. */
function read(branch: string, startsAtWord: boolean): Read {
  const needed: OneOf[] = [];
  let isAtWord = startsAtWord;
  let at = 0;
  while (at < branch.length) {
    const letters = /^[a-z]{1,40}/i.exec(branch.slice(at))?.[0] ?? "";
    const end = letters === "" ? partEnd(branch, at) : at + letters.length;
    const part = branch.slice(at, end);
    const amount = /^(?:[?*+]|\{\d{1,4}(?:,\d{0,4})?\})\??/.exec(branch.slice(end))?.[0] ?? "";
    const isSure = !/^(?:[?*]|\{0)/.test(amount);
    at = end + amount.length;
    if (letters !== "") {
      const sure = isSure ? letters : letters.slice(0, -1);
      if (isAtWord && sure !== "") needed.push([sure]);
      isAtWord = false;
    } else if (/^\(\?<?[!=]/.test(part)) {
      continue;
    } else if (part.startsWith("(")) {
      const inner = branchesOf(part.slice(/^\((?:\?:|\?<\w{1,20}>)?/.exec(part)?.[0].length, -1));
      const reads = inner.map((each) => read(each, isAtWord));
      if (isSure) needed.push(...neededByAll(reads));
      isAtWord = (isSure || isAtWord) && reads.every((each) => each.isAtWord);
    } else {
      isAtWord = parts(part) && (isSure || isAtWord);
    }
  }
  return { needed, isAtWord };
}

/** What one of several alternatives cannot do without: all that the only one needs, or the first word of each. */
function neededByAll(reads: readonly Read[]): readonly OneOf[] {
  const [only] = reads;
  if (reads.length === 1 && only !== undefined) return only.needed;
  const firsts = reads.map(({ needed }) => needed[0]);
  return firsts.every((first) => first !== undefined) ? [firsts.flat()] : [];
}

/** Whether a sign, an escape or a class of signs is of none that words are made of, or a bound of words. */
function parts(part: string): boolean {
  if (/^\\[bsnrtW.,;:/()[\]{}*+?|^$-]$/.test(part) || part === "^") return true;
  return /^\[[^\w\\^\]-]+\]$/.test(part) || /^[^\w.$\\[(]$/.test(part);
}

/** The alternatives of an expression, not those inside its groups. */
function branchesOf(source: string): readonly string[] {
  const branches: string[] = [];
  let from = 0;
  for (let at = 0; at < source.length; at = partEnd(source, at)) {
    if (source[at] !== "|") continue;
    branches.push(source.slice(from, at));
    from = at + 1;
  }
  return [...branches, source.slice(from)];
}

/** Behind what stands at an index: a group, a class of characters, an escape or one sign. */
function partEnd(source: string, at: number): number {
  const sign = source[at];
  if (sign === "\\") return at + 2;
  if (sign !== "(" && sign !== "[") return at + 1;
  let inner = at + 1;
  const close = sign === "(" ? ")" : "]";
  while (inner < source.length && source[inner] !== close)
    inner = sign === "(" ? partEnd(source, inner) : inner + (source[inner] === "\\" ? 2 : 1);
  return inner + 1;
}
