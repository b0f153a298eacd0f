import { trimEnding } from "../trim.ts";

type TokenKind = "word" | "address" | "path" | "number" | "mark";

/** A word, a path, an address or a mark of punctuation. Offsets are into the whole text, end exclusive. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly kind: TokenKind;
  /** In lower case, straight apostrophes, without a possessive ending. */
  readonly word: string;
  readonly possessive: boolean;
}

/** A character of a script without spaces is a word, and a syllable of one that writes endings onto its words. */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/uy;

type Shapes = readonly (readonly [TokenKind, RegExp])[];

/** The kinds in the order in which they are tried where no token has begun. Every run is bounded or of one class. */
const SHAPES: Shapes = [
  ["address", /[a-z][a-z0-9+.-]{1,20}:\/\/[^\s"'<>`)\]},;]{1,500}/iy],
  // `name@1.2.0` is a version of a package.
  ["address", /[\w.+-]{1,64}@(?!v?\d{1,4}\.\d{1,4}(?:\.\d{1,6})?(?![\d.]))[\w-]{1,63}\.[\w.-]{1,80}/y],
  ["address", /\+\d[\d ().-]{5,20}\d/y],
  ["path", /(?:~|\.{1,2}|[A-Z]:|%[A-Z]{1,20}%|\$\{?[A-Z]{1,20}\}?)?[/\\][\w.~@-][\w./\\~@*-]{0,200}/iy],
  ["path", /~(?!\d)[/\\]?|\.[A-Z][\w./-]{1,80}/iy],
  ["word", IDEOGRAPH],
  ["word", /[\p{L}_][\p{L}\p{M}\p{N}_'’./-]*/uy],
  ["number", /\p{N}[\p{N}.,]{0,40}%?/uy],
  ["mark", /&&|[,;:.!?()[\]{}<>=|—–。，、；：！？（）]/y],
];

/** Addresses and paths begin with ASCII characters. */
const BEYOND_ASCII = SHAPES.filter(([kind]) => kind !== "address" && kind !== "path");

/** The tokens of a stretch of a text. Quotes, back-ticks and emphasis are no tokens: they part nothing. */
export function tokens(value: string, start: number, end: number): readonly Token[] {
  const found: Token[] = [];
  for (let at = start; at < end;) {
    const code = value.charCodeAt(at);
    const kind = code < 128 ? BEGINS[code] : OTHER;
    if (kind === NOTHING || (kind === DASH && isParted(value, at + 1) && !isBetween(value, at, start))) {
      at += 1;
      continue;
    }
    if (kind === MARK || (kind === DASH && isParted(value, at + 1)) || (kind === STOP && isParted(value, at + 1))) {
      found.push({ start: at, end: at + 1, kind: "mark", word: value.charAt(at), possessive: false });
      at += 1;
      continue;
    }
    const word = kind === LETTER ? plainWord(value, at, end) : undefined;
    if (word !== undefined) {
      found.push(word);
      at = word.end;
      continue;
    }
    const wordEnd = kind === LETTER || kind === UNDERSCORE ? asciiEnd(value, at) : undefined;
    const next = wordEnd === undefined ? tokenAt(value, at, end) : wordsOf(value.slice(at, Math.min(wordEnd, end)), at);
    for (const token of next.tokens) found.push(token);
    at = next.end;
  }
  return found;
}

/** What ASCII characters may begin, so that most tokens are found without trying every shape. */
const [OTHER, LETTER, UNDERSCORE, MARK, NOTHING, STOP, DASH] = [0, 1, 2, 3, 4, 5, 6];
const BEGINS = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[a-z]/i.test(character)) return LETTER;
  if (/[,;:!?()[\]{}<>=|]/.test(character)) return MARK;
  if (/[\s"'`*#]/.test(character)) return NOTHING;
  return character === "_" ? UNDERSCORE : character === "." ? STOP : character === "-" ? DASH : OTHER;
});

/** What ends a word for certain: it neither goes on with it nor makes an address or a path of it. */
const ENDS_WORD = tableOf(/[^\w'./@+:-]/);
const IN_WORD = tableOf(/[\w'./-]/);
const SMALL = tableOf(/[a-z]/);
const CAPITAL = tableOf(/[A-Z]/);
const SPACE = tableOf(/\s/);

function tableOf(characters: RegExp): Uint8Array {
  return Uint8Array.from({ length: 128 }, (_, code) => Number(characters.test(String.fromCharCode(code))));
}

/** "Input - ignore it": a hyphen with a space on both sides parts as a dash does. */
function isBetween(value: string, at: number, from: number): boolean {
  return at > from && value.charCodeAt(at - 1) === 32 && value.charCodeAt(at + 1) === 32;
}

/** Whether the text ends at an offset, or ASCII white space stands there. */
function isParted(value: string, at: number): boolean {
  return at >= value.length || SPACE[value.charCodeAt(at)] === 1;
}

/** A word of ASCII letters alone, perhaps before the full stop of a sentence, that needs no shape: most tokens. */
function plainWord(value: string, start: number, limit: number): Token | undefined {
  let end = start;
  let hasCapital = false;
  for (; end < value.length; end += 1) {
    const code = value.charCodeAt(end);
    if (CAPITAL[code] === 1) hasCapital = true;
    else if (SMALL[code] !== 1) break;
  }
  const isWhole =
    value.charCodeAt(end) === 46
      ? isParted(value, end + 1)
      : end >= value.length || ENDS_WORD[value.charCodeAt(end)] === 1;
  if (!isWhole) return undefined;
  if (end > limit) end = limit;
  const raw = value.slice(start, end);
  return { start, end, kind: "word", word: hasCapital ? raw.toLowerCase() : raw, possessive: false };
}

/** Where a word of ASCII letters ends; undefined when it may be an address or a path, or goes on in other letters. */
function asciiEnd(value: string, from: number): number | undefined {
  let at = from + 1;
  while (at < value.length && IN_WORD[value.charCodeAt(at)] === 1) at += 1;
  if (at === value.length) return at;
  const after = value.charAt(at);
  if (after > "\x7f" || after === "@" || after === "+") return undefined;
  return after === ":" && /[/\\]/.test(value.charAt(at + 1)) ? undefined : at;
}

function tokenAt(
  value: string,
  at: number,
  limit: number,
): { readonly tokens: readonly Token[]; readonly end: number } {
  for (const [kind, shape] of value.charCodeAt(at) < 128 ? SHAPES : BEYOND_ASCII) {
    shape.lastIndex = at;
    const raw = shape.exec(value)?.[0].slice(0, limit - at);
    if (raw === undefined) continue;
    if (shape === IDEOGRAPH) {
      const end = at + raw.length;
      return { tokens: [{ start: at, end, kind, word: raw, possessive: false }], end };
    }
    if (kind === "word") return wordsOf(raw, at);
    const text = kind === "mark" ? raw : raw.replace(/[.,]$/, "");
    // A stretch of a sentence may end behind the dot of a name: what is left of it is nothing.
    if (text === "") return { tokens: [], end: at + raw.length };
    const token: Token = { start: at, end: at + text.length, kind, word: text.toLowerCase(), possessive: false };
    return { tokens: [token], end: token.end };
  }
  return { tokens: [], end: at + 1 };
}

/** "It's" is "it is", no possessive. */
const CONTRACTED = /^(?:it|that|there|here|what|he|she|who|let)'s$/;

/** Nothing to take off or apart, but capitals. */
const WHOLE_WORD = /^[a-z\d](?:[\w.-]*[a-z\d])?$/i;

/** `read/write` is two words, `user's` is `user`, `_stress_` is its inside; a final dot or quote is no part of a word. */
function wordsOf(raw: string, from: number): { readonly tokens: readonly Token[]; readonly end: number } {
  if (WHOLE_WORD.test(raw)) {
    const end = from + raw.length;
    return { tokens: [{ start: from, end, kind: "word", word: raw.toLowerCase(), possessive: false }], end };
  }
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
