/**
 * An expression that is tried only on texts of which a word begins as one of its own first words does. Most sentences hold
 * none of them, and to learn that takes a fiftieth of what the expression takes: it is asked of every sentence of every text.
 */
export class Form {
  readonly #expression: RegExp;
  /** By `headCode`; absent where the expression may begin with anything. */
  readonly #heads: Uint8Array | undefined;

  /** Takes an expression without the flags `g`, `y` and `u`. */
  constructor(expression: RegExp) {
    this.#expression = expression;
    const begins = beginnings(expression.source);
    this.#heads = begins === undefined ? undefined : tableOf(begins);
  }

  exec(text: string): RegExpExecArray | null {
    return this.#mayStandIn(text) ? this.#expression.exec(text) : null;
  }

  test(text: string): boolean {
    return this.#mayStandIn(text) && this.#expression.test(text);
  }

  #mayStandIn(text: string): boolean {
    const table = this.#heads;
    if (table === undefined) return true;
    for (const head of headsOf(text)) if (table[head] === 1) return true;
    return false;
  }
}

const LETTERS = 3;
/** Signs that are told apart: none, each letter, and all others. */
const SIGNS = 28;
const OTHER = 27;
const CODES = SIGNS ** LETTERS;

/** Many forms are tried on a sentence, one after another: what was worked out lately is asked for next. */
const lately = new Map<string, readonly number[]>();
const KEPT = 500;

/** How the words of a text begin. */
function headsOf(text: string): readonly number[] {
  const known = lately.get(text);
  if (known !== undefined) return known;
  const heads = wordHeads(text);
  if (lately.size >= KEPT) lately.clear();
  lately.set(text, heads);
  return heads;
}

/** Words are runs of `\w`, as `\b` of an expression sees them. */
function wordHeads(text: string): readonly number[] {
  const heads: number[] = [];
  let at = 0;
  while (at < text.length) {
    while (at < text.length && !isWordSign(text.charCodeAt(at))) at += 1;
    const start = at;
    while (at < text.length && isWordSign(text.charCodeAt(at))) at += 1;
    if (at > start) heads.push(headCode(text, start, at));
  }
  return heads;
}

function headCode(text: string, start: number, end: number): number {
  let code = 0;
  for (let at = start; at < start + LETTERS; at += 1)
    code = code * SIGNS + (at < end ? signOf(text.charCodeAt(at)) : 0);
  return code;
}

function isWordSign(code: number): boolean {
  const lower = code | 32;
  return (lower >= 97 && lower <= 122) || (code >= 48 && code <= 57) || code === 95;
}

function signOf(code: number): number {
  const lower = code | 32;
  return lower >= 97 && lower <= 122 ? lower - 96 : OTHER;
}

/** Every way in which a word may begin that begins with one of the letters given. */
function tableOf(begins: readonly string[]): Uint8Array {
  const table = new Uint8Array(CODES);
  for (const begin of begins) {
    const known = begin.slice(0, LETTERS);
    const width = SIGNS ** (LETTERS - known.length);
    const from = headCode(known, 0, known.length);
    table.fill(1, from, from + width);
  }
  return table;
}

/** The letters with which a match may begin, at the beginning of a word; undefined where it may begin otherwise. */
function beginnings(source: string): readonly string[] | undefined {
  const found: string[] = [];
  for (const branch of branchesOf(source)) {
    const begins = branchBeginnings(branch, false);
    if (begins === undefined) return undefined;
    found.push(...begins);
  }
  return found;
}

function branchBeginnings(branch: string, isAtWord: boolean): readonly string[] | undefined {
  if (branch.startsWith("\\b")) return branchBeginnings(branch.slice(2), true);
  if (/^\(\?<?[!=]/.test(branch)) return branchBeginnings(branch.slice(groupEnd(branch)), isAtWord);
  const group = /^\((?:\?:|\?<\w{1,20}>)?/.exec(branch)?.[0];
  if (group !== undefined) {
    const end = groupEnd(branch);
    if (/^[?*]|^\{0/.test(branch.slice(end))) return undefined;
    const inner = branchesOf(branch.slice(group.length, end - 1)).map((each) => branchBeginnings(each, isAtWord));
    return inner.every((each) => each !== undefined) ? inner.flat() : undefined;
  }
  const letters = /^[a-z]{1,20}/i.exec(branch)?.[0] ?? "";
  const isLastOptional = /^[?*]|^\{0/.test(branch.slice(letters.length));
  const sure = isLastOptional ? letters.slice(0, -1) : letters;
  return isAtWord && sure !== "" ? [sure] : undefined;
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

/** Behind the group that an expression begins with. */
function groupEnd(source: string): number {
  return partEnd(source, 0);
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
