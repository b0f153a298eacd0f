import { wordsNeeded } from "./form-words.ts";

/**
 * An expression that is tried only on texts that have a word for each of those that it cannot do without. Most sentences
 * lack one, and to learn that takes a hundredth of what the expression takes: it is asked of every sentence of every text.
 */
export class Form {
  readonly #expression: RegExp;
  /** For each alternative of the expression, the needs that it has. Made when it is first asked for. */
  #alternatives: readonly (readonly number[])[] | undefined;

  /** Takes an expression without the flags `g`, `y` and `u`. */
  constructor(expression: RegExp) {
    this.#expression = expression;
  }

  exec(text: string): RegExpExecArray | null {
    return this.#mayStandIn(text) ? this.#expression.exec(text) : null;
  }

  test(text: string): boolean {
    return this.#mayStandIn(text) && this.#expression.test(text);
  }

  #mayStandIn(text: string): boolean {
    const alternatives = (this.#alternatives ??= wordsNeeded(this.#expression.source).map((all) => all.map(needOf)));
    const met = metBy(text);
    for (const needs of alternatives) if (meetsAll(met, needs)) return true;
    return false;
  }
}

/** A need is to have a word that begins in one of some ways. A bit for each need that is met, 32 in a number. */
type Needs = number[];

/** Which needs are met by words that begin so, with one, two or three letters. */
const metByBeginning = new Map<string, Needs>();
const numbers = new Map<string, number>();

/** The number of a need. Several expressions may have the same. */
function needOf(begins: readonly string[]): number {
  const letters = [...new Set(begins.map((begin) => begin.slice(0, LETTERS).toLowerCase()))].sort();
  const name = letters.join(" ");
  const known = numbers.get(name);
  if (known !== undefined) return known;
  const need = numbers.size;
  numbers.set(name, need);
  for (const begin of letters) {
    const needs = metByBeginning.get(begin) ?? [];
    needs[need >>> 5] = (needs[need >>> 5] ?? 0) | (1 << (need & 31));
    metByBeginning.set(begin, needs);
  }
  // What was worked out before knows nothing of it.
  lately.clear();
  return need;
}

function meetsAll(met: Needs, needs: readonly number[]): boolean {
  for (const need of needs) if (((met[need >>> 5] ?? 0) & (1 << (need & 31))) === 0) return false;
  return true;
}

const LETTERS = 3;

/** Many forms are tried on a sentence, one after another: what was worked out lately is asked for next. */
const lately = new Map<string, Needs>();
const KEPT = 500;

/** The needs that the words of a text meet; words are runs of `\w`, as `\b` of an expression sees them. */
function metBy(text: string): Needs {
  const known = lately.get(text);
  if (known !== undefined) return known;
  const met: Needs = new Array<number>(Math.ceil(numbers.size / 32)).fill(0);
  let isInWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const begins = !isInWord;
    isInWord = isWordSign(text.charCodeAt(at));
    if (!begins || !isInWord) continue;
    const word = text.slice(at, at + LETTERS).toLowerCase();
    for (let length = 1; length <= LETTERS; length += 1) add(met, metByBeginning.get(word.slice(0, length)));
  }
  if (lately.size >= KEPT) lately.clear();
  lately.set(text, met);
  return met;
}

function add(into: Needs, needs: Needs | undefined): void {
  if (needs === undefined) return;
  for (let at = 0; at < needs.length; at += 1) into[at] = (into[at] ?? 0) | (needs[at] ?? 0);
}

function isWordSign(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95 || (code >= 65 && code <= 90);
}
