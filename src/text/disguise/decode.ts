import type { Range } from "../../model/document.ts";
import { hasEncodedRun, runsIn } from "./runs.ts";
import { Rewriter, rewriteMatches, type Rewrite } from "./rewrite.ts";
import { apart, printable, readable } from "./smuggled.ts";

/** A run of characters that stands for other text. */
export interface Encoded {
  readonly start: number;
  readonly end: number;
  readonly encoding: "base64" | "hex" | "binary digits";
  readonly text: string;
}

const SPACED_HEX = /\b(?:[\da-f]{2}[ :,]){8,}[\da-f]{2}\b/gi;
const SPACED_BINARY = /\b(?:[01]{8}[ ,]){5,}[01]{8}\b/g;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const SIX_BITS = new Map(Array.from(ALPHABET, (character, value) => [character, value]));
SIX_BITS.set("-", 62).set("_", 63);

const SPACED_OR_PERCENT = /\b(?:[\da-f]{2}[ :,]){8}|\b(?:[01]{8}[ ,]){5}|%[\da-f]{2}/i;

/** What each of these has, and percent-encoding; a text without it is passed over quickly. */
export const ENCODED_SIGN = {
  test: (value: string): boolean => hasEncodedRun(value) || SPACED_OR_PERCENT.test(value),
};

/** The runs of a text that decode to words, in order; the longest reading of each. Asked of a text with the sign. */
export function encodedRuns(value: string): readonly Encoded[] {
  const found: Encoded[] = [];
  for (const { run, start } of runsIn(value)) {
    if (/^[01\s]+$/.test(run)) found.push(...decoded(run, start, "binary digits", digitBytes(run, 2, 8)));
    else if (/^(?:0x)?[\da-f\s]+$/i.test(run)) found.push(...decoded(run, start, "hex", digitBytes(run, 16, 2)));
    else found.push(...base64Runs(run, start));
  }
  for (const { 0: run, index } of value.matchAll(SPACED_HEX)) {
    found.push(...decoded(run, index, "hex", digitBytes(run, 16, 2)));
  }
  for (const { 0: run, index } of value.matchAll(SPACED_BINARY)) {
    found.push(...decoded(run, index, "binary digits", digitBytes(run, 2, 8)));
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Runs shaped like base64 that decode to nothing readable: ids, digests in base64, encrypted text. */
export function opaqueRuns(value: string): readonly Range[] {
  return runsIn(value).filter(({ run }) => isRandom(run) && base64Runs(run, 0).length === 0);
}

/** Upper and lower case and digits well mixed, in one piece: not the words of a path or of a long name. */
function isRandom(run: string): boolean {
  const piece = [...run.matchAll(/[A-Z\d]+/gi)]
    .map(([part]) => part)
    .reduce((a, b) => (b.length > a.length ? b : a), "");
  const turns = [...piece.matchAll(/[a-z](?=[A-Z\d])|\d(?=[a-z])|[A-Z](?=\d)/g)].length;
  const mixed = /[A-Z]/.test(piece) && /[a-z]/.test(piece) && /\d/.test(piece);
  return mixed && piece.length >= 16 && turns * 4 >= piece.length;
}

/** Percent-encoded text with several words; addresses hold it for honest reasons. */
export function percentRuns(
  value: string,
): readonly { readonly start: number; readonly end: number; readonly text: string }[] {
  if (!value.includes("%")) return [];
  return [...value.matchAll(PERCENT_RUN)].flatMap(({ 0: run, index }) => {
    const text = percentText(run);
    return text !== undefined && WORDS.test(text) ? [{ start: index, end: index + run.length, text }] : [];
  });
}

/** The text with those runs decoded where they stand. */
export function decodeRuns(value: string, runs: readonly Encoded[]): Rewrite | undefined {
  const rewriter = new Rewriter(value);
  for (const { start, end, text } of runs) rewriter.replace(start, end, apart(text));
  return rewriter.done();
}

function decoded(run: string, start: number, encoding: Encoded["encoding"], bytes: Uint8Array): readonly Encoded[] {
  const text = readable(bytes) ?? printable(bytes, LINE);
  return text === undefined ? [] : [{ start, end: start + run.length, encoding, text }];
}

/** An address, or a program with what it is given; a cursor that holds data begins with a bracket. */
const LINE = /^(?:[a-z]{2,8}:\/\/[\w[]|[~/.]?[a-z][\w./-]{1,60}\s[^\n]{0,300}[/|&;$<>-])/i;

function digitBytes(run: string, radix: number, width: number): Uint8Array {
  const digits = run.replace(/^0x|[\s:,]/gi, "");
  const bytes = new Uint8Array(Math.floor(digits.length / width));
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = Number.parseInt(digits.slice(at * width, (at + 1) * width), radix);
  }
  return bytes;
}

/** The run as a whole, else its parts between the marks that base64 shares with paths and names. */
function base64Runs(run: string, start: number): readonly Encoded[] {
  if (!/[A-Z]/.test(run) || !/[a-z]/.test(run) || !(run.length >= 32 || /[\d=]/.test(run))) return [];
  const whole = decoded(run, start, "base64", base64Bytes(run));
  if (whole.length > 0) return whole;
  return [...run.matchAll(/[A-Z\d=]{20,}/gi)].flatMap(({ 0: part, index }) =>
    decoded(part, start + index, "base64", base64Bytes(part)),
  );
}

function base64Bytes(run: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((run.length * 3) / 4));
  let length = 0;
  let bits = 0;
  let held = 0;
  for (const character of run) {
    const value = SIX_BITS.get(character);
    if (value === undefined) continue;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[length] = (bits >> held) & 0xff;
    length += 1;
  }
  return bytes.subarray(0, length);
}

/** Four words or more. */
const WORDS = /\p{L}{2}\s+\p{L}+\s+\p{L}+\s+\p{L}/u;
const PERCENT_RUN = /[\w.~!'()*/%-]{12,}/g;
const PERCENT = /(?:%[\da-f]{2})+/gi;
const ESCAPES = /\\x([\da-f]{2})|\\u([\da-f]{4})|\\u\{([\da-f]{1,6})\}/gi;
const ENTITIES = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/gi;

/** Entities that say ASCII or nothing; those of other letters are written for honest reasons and change no order. */
const NAMED = new Map(
  (
    "lt=< gt=> amp=& quot=\" apos=' nbsp=\u00a0 excl=! num=# dollar=$ percnt=% lpar=( rpar=) ast=* plus=+ comma=, " +
    "period=. sol=/ colon=: semi=; equals== quest=? commat=@ lsqb=[ bsol=\\ rsqb=] lowbar=_ grave=` lbrace={ " +
    "verbar=| rbrace=} hyphen=- dash=- shy=\u00ad zwj=\u200d zwnj=\u200c ensp=\u2002 emsp=\u2003 thinsp=\u2009"
  )
    .split(" ")
    .map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
);

/** Ways to write a character by its number, each with the text that it gives. */
export const SPELLINGS: readonly {
  readonly via: string;
  readonly sign: RegExp;
  readonly decode: (value: string) => Rewrite | undefined;
}[] = [
  {
    via: "percent-encoding",
    sign: /%[\da-f]/i,
    decode: (value) => rewriteMatches(value, PERCENT, ([run]) => shown(percentText(run))),
  },
  {
    via: "character escapes",
    sign: /\\[ux]/,
    decode: (value) =>
      rewriteMatches(value, ESCAPES, ([, byte, unit, code]) => shown(character(byte ?? unit ?? code, 16))),
  },
  {
    via: "HTML entities",
    sign: /&[#a-z]/i,
    decode: (value) =>
      rewriteMatches(value, ENTITIES, ([entity, decimal, hex, name]) => {
        if (name !== undefined) return entity.endsWith(";") ? NAMED.get(name.toLowerCase()) : undefined;
        return shown(decimal === undefined ? character(hex, 16) : character(decimal, 10));
      }),
  },
];

function percentText(run: string): string | undefined {
  try {
    return decodeURIComponent(run);
  } catch {
    return undefined;
  }
}

function character(digits: string | undefined, radix: number): string | undefined {
  const code = Number.parseInt(digits ?? "", radix);
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** Not a character that would break the text: an escaped control code is talked about, not used. */
function shown(text: string | undefined): string | undefined {
  return text === undefined || /(?![\t\n\r])\p{Cc}|\p{Cs}/u.test(text) ? undefined : text;
}
