import { invisibleRuns } from "./invisible.ts";
import { lookOf } from "./lookalikes.ts";
import { Rewriter, type Rewrite } from "./rewrite.ts";

export interface Folded extends Rewrite {
  /** What was undone, as a noun phrase for people. */
  readonly via: string;
}

/** Nothing to fold: printable ASCII whose words are parted by one space. */
const PLAIN = /^[\t\n\r\x20-\x7e]*$/;
const WIDE_GAP = /[^\n\r\t ][\t ]{2,}[^\n\r\t ]/;

/** Words and what parts them; a byte order mark parts nothing. */
const PIECE = /[^\S\uFEFF]+|[\S\uFEFF]+/gu;

/** Hidden characters that stand where a space would. */
const BLANK = /[\u115F\u1160\u2800\u3164\uFFA0]/;

/** What follows ESC in a terminal sequence: parameters and their end, a string, or the end of one. */
const SEQUENCE = /\[[\d:;<=>?]{1,40}[ !"#$%&'()*+,./-]{0,4}[a-z@`{|}~]|[\]PX^_]\P{Cc}{0,400}|\\/iuy;

const CONTROL = /(?![\t\n\v\f\r])\p{Cc}/u;
const LATIN = /[A-Z]/i;
const MARK = /\p{M}/u;
const PRINTABLE = /^[\x21-\x7e]*$/;
/** Nothing of such a word is hidden, a mark, or passes for another character: ideographs look like no Latin letter. */
const UNTOUCHED = /^[\x21-\x7e\u4e00-\u9fff]*$/;
const NEXT_LINE = "\u0085";

type Undone = "look-alikes" | "hidden" | "spacing";

/**
 * The text as a person reads it: look-alikes as the ASCII that they pass for, marks off Latin letters, what nobody sees
 * left out, gaps inside a line as one space. A word of another script is left alone unless every letter of it looks
 * like a Latin one: honest Greek and Cyrillic stay as they are. Undefined when nothing changes.
 */
export function fold(value: string): Folded | undefined {
  if (!needsFolding(value)) return undefined;
  const folding = new Folding(value);
  for (const { 0: piece, index } of value.matchAll(PIECE)) {
    if (/^[^\S\uFEFF]/u.test(piece)) folding.space(piece, index);
    else folding.word(piece, index);
  }
  return folding.done();
}

/** Whether a text may fold to another one. */
export function needsFolding(value: string): boolean {
  return !PLAIN.test(value) || WIDE_GAP.test(value);
}

class Folding {
  private readonly value: string;
  private readonly rewriter: Rewriter;
  private readonly hidden: readonly { readonly start: number; readonly end: number }[];
  private nextHidden = 0;
  private isLatin: boolean | undefined;
  /** Whether the character before is, or was folded to, an ASCII one: a mark on it is a disguise. */
  private afterLatin = true;
  private readonly undone = new Set<Undone>();

  constructor(value: string) {
    this.value = value;
    this.rewriter = new Rewriter(value);
    this.hidden = invisibleRuns(value);
  }

  done(): Folded | undefined {
    const rewrite = this.rewriter.done();
    if (rewrite === undefined) return undefined;
    const replaced = this.undone.has("look-alikes");
    const removed = this.undone.has("hidden");
    const via = replaced
      ? `the text with look-alike characters replaced${removed ? " and hidden ones removed" : ""}`
      : `the text with ${removed ? "hidden characters removed" : "its spacing evened out"}`;
    return { ...rewrite, via };
  }

  /** Line breaks and the indentation after them say where sentences end: they stay. */
  space(piece: string, start: number): void {
    const edge = start === 0 || start + piece.length === this.value.length;
    const even = /[\n\r\u2028\u2029]/.test(piece)
      ? piece.replace(/[^\S\n\r\t]/gu, (space) => (/[\u2028\u2029]/.test(space) ? "\n" : " "))
      : edge
        ? piece.replace(/[^\t]/gu, " ")
        : " ";
    if (even === piece) return;
    this.replace(start, start + piece.length, even, "spacing");
  }

  word(word: string, start: number): void {
    if (UNTOUCHED.test(word)) return;
    const end = start + word.length;
    const imitates = isImitation(word, () => (this.isLatin ??= isMostlyLatin(this.value)));
    this.afterLatin = true;
    for (let at = start; at < end;) at = this.character(at, end, imitates);
  }

  /** Folds what stands at `at`, and says where the next character does. */
  private character(at: number, end: number, imitates: boolean): number {
    const hiddenEnd = this.hiddenEnd(at);
    if (hiddenEnd > at) {
      this.replace(at, hiddenEnd, BLANK.test(this.value.slice(at, hiddenEnd)) ? " " : "", "hidden");
      return hiddenEnd;
    }
    const character = String.fromCodePoint(this.value.codePointAt(at) ?? 0);
    const next = at + character.length;
    if (PRINTABLE.test(character)) {
      this.afterLatin = true;
    } else if (MARK.test(character)) {
      if (this.afterLatin) this.replace(at, next, "", "look-alikes");
    } else if (CONTROL.test(character) || isLoneSurrogate(character)) {
      const sequence = Math.min(end, sequenceEnd(this.value, at));
      this.replace(at, sequence, character === NEXT_LINE ? "\n" : "", "hidden");
      return sequence;
    } else {
      const look = lookOf(character);
      this.afterLatin = look.kind === "form" || (imitates && (look.kind === "imitation" || look.kind === "shape"));
      if (this.afterLatin) this.replace(at, next, look.as, "look-alikes");
    }
    return next;
  }

  private replace(start: number, end: number, by: string, undone: Undone): void {
    this.undone.add(undone);
    this.rewriter.replace(start, end, by);
  }

  /** Where the hidden run that holds `at` ends; `at` itself when none does. */
  private hiddenEnd(at: number): number {
    while ((this.hidden[this.nextHidden]?.end ?? Infinity) <= at) this.nextHidden += 1;
    const run = this.hidden[this.nextHidden];
    return run !== undefined && run.start <= at ? run.end : at;
  }
}

/** Where the terminal sequence that a control character opens ends: behind that character when it opens none. */
function sequenceEnd(value: string, at: number): number {
  if (value[at] !== "\x1B") return at + 1;
  SEQUENCE.lastIndex = at + 1;
  return at + 1 + (SEQUENCE.exec(value)?.[0].length ?? 0);
}

/** Whether a text has more Latin letters than letters that cannot pass for Latin ones. */
function isMostlyLatin(value: string): boolean {
  let latin = 0;
  for (const character of value) {
    if (character <= "\x7e") {
      latin += isLatin(character) ? 1 : 0;
      continue;
    }
    const look = lookOf(character);
    if (look.kind === "letter") latin -= 1;
    else if (look.kind === "form" && LATIN.test(look.as)) latin += 1;
  }
  return latin >= 0;
}

/**
 * Whether the letters of other scripts in a word pass for Latin ones: beside Latin letters, or when all of them do.
 * Letters that only resemble Latin ones need a text that is in Latin letters.
 */
function isImitation(word: string, textIsLatin: () => boolean): boolean {
  let allImitate = true;
  for (const character of word) {
    if (isLatin(character)) return true;
    const look = lookOf(character);
    if (look.kind === "form" && LATIN.test(look.as)) return true;
    if (look.kind === "letter" || (look.kind === "shape" && !textIsLatin())) allImitate = false;
  }
  return allImitate;
}

function isLatin(character: string): boolean {
  return (character >= "a" && character <= "z") || (character >= "A" && character <= "Z");
}

function isLoneSurrogate(character: string): boolean {
  return character.length === 1 && character >= "\uD800" && character <= "\uDFFF";
}
