import { trimEnding } from "./trim.ts";

export type TokenKind = "word" | "address" | "path" | "number" | "mark";

/** A word, a path, an address or a mark of punctuation. Offsets are into the whole text, end exclusive. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly kind: TokenKind;
  /** In lower case, straight apostrophes, without a possessive ending. */
  readonly word: string;
  readonly possessive: boolean;
}

/** The kinds in the order in which they are tried where no token has begun. Every run is bounded or of one class. */
const SHAPES: readonly (readonly [TokenKind, RegExp])[] = [
  ["address", /[a-z][a-z0-9+.-]{1,20}:\/\/[^\s"'<>`)\]},;]{1,500}/iy],
  ["address", /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,80}/y],
  ["path", /(?:~|\.{1,2}|[A-Z]:|%[A-Z]{1,20}%|\$\{?[A-Z]{1,20}\}?)?[/\\][\w.~@-][\w./\\~@*-]{0,200}/iy],
  ["path", /~[/\\]?|\.[A-Z][\w./-]{1,80}/iy],
  ["word", /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/uy],
  ["word", /[\p{L}_][\p{L}\p{M}\p{N}_'’./-]*/uy],
  ["number", /\p{N}[\p{N}.,]{0,40}%?/uy],
  ["mark", /&&|[,;:.!?()[\]{}<>=|—–。，、；：！？（）]/y],
];

/** The tokens of a stretch of a text. Quotes, back-ticks and emphasis are no tokens: they part nothing. */
export function tokens(value: string, start: number, end: number): readonly Token[] {
  const found: Token[] = [];
  for (let at = start; at < end;) {
    const next = tokenAt(value, at, end);
    found.push(...next.tokens);
    at = next.end;
  }
  return found;
}

function tokenAt(
  value: string,
  at: number,
  limit: number,
): { readonly tokens: readonly Token[]; readonly end: number } {
  for (const [kind, shape] of SHAPES) {
    shape.lastIndex = at;
    const raw = shape.exec(value)?.[0].slice(0, limit - at);
    if (raw === undefined) continue;
    if (kind === "word") return wordsOf(raw, at);
    const text = kind === "mark" ? raw : raw.replace(/[.,]$/, "");
    const token: Token = { start: at, end: at + text.length, kind, word: text.toLowerCase(), possessive: false };
    return { tokens: [token], end: token.end };
  }
  return { tokens: [], end: at + 1 };
}

/** "It's" is "it is", no possessive. */
const CONTRACTED = /^(?:it|that|there|here|what|he|she|who|let)'s$/;

/** `read/write` is two words, `user's` is `user`, `_stress_` is its inside; a final dot or quote is no part of a word. */
function wordsOf(raw: string, from: number): { readonly tokens: readonly Token[]; readonly end: number } {
  const text = trimEnding(raw, "'’./-");
  const words: Token[] = [];
  let at = from;
  for (const part of text.split("/")) {
    const inner = trimEnding(part.replace(/^_+/, ""), "_");
    const plain = inner.toLowerCase().replaceAll("’", "'");
    const word = CONTRACTED.test(plain) ? plain : plain.replace(/'s$/, "").replace(/s'$/, "s");
    const start = at + part.indexOf(inner);
    if (word !== "") {
      words.push({ start, end: start + inner.length, kind: "word", word, possessive: word !== plain });
    }
    at += part.length + 1;
  }
  return { tokens: words, end: from + text.length };
}
