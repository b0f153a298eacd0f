import type { Token } from "./tokens.ts";
import { VOCABULARIES } from "./vocabulary/index.ts";
import { ACTS, NOUNS, PARTICLES, SAYINGS, type Act, type Vocabulary, type WordClass } from "./vocabulary/vocabulary.ts";

/** How a verb stands in English; `order` in a language whose verbs are listed as they give orders. No verbs are `base`. */
export type Form = "base" | "s" | "ing" | "past" | "order";

/** A word or phrase of the vocabulary in a run of tokens: from one token to before another. */
export interface Mark {
  readonly class: WordClass;
  readonly form: Form;
  readonly from: number;
  readonly to: number;
}

/** A step of a phrase: one of these words, any word of a class, or a gap of up to three tokens. */
type Step = { readonly words: ReadonlySet<string> } | { readonly class: WordClass } | "gap";

interface Phrase {
  readonly class: WordClass;
  readonly form: Form;
  readonly steps: readonly Step[];
  /** The words of each step, when all are words: most phrases, matched without a search. */
  readonly plain: readonly ReadonlySet<string>[] | undefined;
}

const GAP = 3;

/** A phrase as the vocabulary writes it. A run meets few of them: each is taken apart when its first step is met. */
interface Entry {
  readonly class: WordClass;
  readonly form: Form;
  readonly written: string;
}

const NONE: readonly Phrase[] = [];

class Lexicon<K> {
  readonly #filed = new Map<K, { readonly entries: Entry[]; phrases?: readonly Phrase[] }>();

  add(first: K, entry: Entry): void {
    const known = this.#filed.get(first);
    if (known === undefined) this.#filed.set(first, { entries: [entry] });
    else known.entries.push(entry);
  }

  /** The phrases that begin with this. */
  get(first: K): readonly Phrase[] {
    const filed = this.#filed.get(first);
    return filed === undefined ? NONE : (filed.phrases ??= filed.entries.map(phraseOf));
  }
}

const PLAIN_WORD = /^[a-z'-]+$/;

/** The entries of one language by their first steps. */
interface Language {
  readonly byFirstWord: Lexicon<string>;
  readonly byFirstClass: Lexicon<WordClass>;
}

const filed = new Map<Vocabulary, Language>();
const languageOf = new Map<string, string>();
for (const { telltales, language } of VOCABULARIES) {
  for (const word of listed(telltales)) languageOf.set(word, language);
}

const BEYOND_ASCII = /[\u0080-\uffff]/;

/** The languages that tokens may be in: thousands of entries are filed for those that are met, when they are met. */
function languagesOf(tokens: readonly Token[]): readonly Language[] {
  const told = new Set<string>();
  let hasOtherScript = false;
  for (const { kind, word } of tokens) {
    const language = languageOf.get(word);
    if (language !== undefined) told.add(language);
    hasOtherScript ||= kind !== "mark" && BEYOND_ASCII.test(word);
  }
  return told.size === 0 && !hasOtherScript ? (english ??= spokenIn(told, false)) : spokenIn(told, hasOtherScript);
}

/** What nearly every text is in. */
let english: readonly Language[] | undefined;

function spokenIn(told: ReadonlySet<string>, hasOtherScript: boolean): readonly Language[] {
  const spoken = VOCABULARIES.filter(({ language, telltales, inflects }) =>
    telltales === undefined ? inflects === "english" || hasOtherScript : told.has(language),
  );
  return spoken.map((vocabulary) => {
    const language = filed.get(vocabulary) ?? fileAll(vocabulary);
    filed.set(vocabulary, language);
    return language;
  });
}

/** Every word and phrase of the vocabulary in the tokens; longer and shorter ones may overlap. In order of `from`. */
export function marks(tokens: readonly Token[]): readonly Mark[] {
  const found: Mark[] = [];
  const later: (readonly [Phrase, number])[] = [];
  const spoken = languagesOf(tokens);
  for (const [at, token] of tokens.entries()) {
    if (token.kind === "mark" || token.kind === "number") continue;
    for (const { byFirstWord } of spoken) {
      for (const phrase of byFirstWord.get(token.word)) {
        if (phrase.plain === undefined) later.push([phrase, at]);
        else if (fits(phrase.plain, tokens, at)) found.push(markOf(phrase, at, at + phrase.plain.length));
      }
    }
  }
  for (const mark of found) {
    for (const { byFirstClass } of spoken) {
      for (const phrase of byFirstClass.get(mark.class)) later.push([phrase, mark.from]);
    }
  }
  if (later.length === 0) return found.sort(byPlace);
  const classes = new Map<number, Mark[]>();
  for (const mark of found) {
    const here = classes.get(mark.from);
    if (here === undefined) classes.set(mark.from, [mark]);
    else here.push(mark);
  }
  for (const [phrase, at] of later) {
    const end = endOf(phrase, tokens, at, classes);
    if (end !== undefined) found.push(markOf(phrase, at, end));
  }
  return found.sort(byPlace);
}

function byPlace(a: Mark, b: Mark): number {
  return a.from - b.from || b.to - a.to;
}

function markOf(phrase: Phrase, from: number, to: number): Mark {
  return { class: phrase.class, form: phrase.form, from, to };
}

function fits(steps: readonly ReadonlySet<string>[], tokens: readonly Token[], from: number): boolean {
  for (let step = 0; step < steps.length; step += 1) {
    const token = tokens[from + step];
    if (token === undefined || token.kind === "mark" || steps[step]?.has(token.word) !== true) return false;
  }
  return true;
}

/** The token before which a phrase with gaps or classes ends, the nearest, when it begins at a token. */
function endOf(
  phrase: Phrase,
  tokens: readonly Token[],
  from: number,
  classes: ReadonlyMap<number, readonly Mark[]>,
): number | undefined {
  let ends = new Set([from]);
  for (const step of phrase.steps) {
    const next = new Set<number>();
    for (const at of ends) {
      if (step === "gap") {
        for (let skip = 0; skip <= GAP && !isBreak(tokens[at + skip - 1]); skip += 1) next.add(at + skip);
      } else if ("words" in step) {
        if (fits([step.words], tokens, at)) next.add(at + 1);
      } else {
        for (const mark of classes.get(at) ?? []) if (mark.class === step.class) next.add(mark.to);
      }
    }
    if (next.size === 0) return undefined;
    ends = next;
  }
  return Math.min(...ends);
}

/** A gap does not reach over the end of a clause. */
function isBreak(token: Token | undefined): boolean {
  return token?.kind === "mark" && /[;.!?。；！？]/.test(token.word);
}

function fileAll(vocabulary: Vocabulary): Language {
  const language = { byFirstWord: new Lexicon<string>(), byFirstClass: new Lexicon<WordClass>() };
  for (const entry of entriesOf(vocabulary)) fileEntry(entry, language);
  return language;
}

/** Files an entry under its first step: most begin with one word and a space. */
function fileEntry(entry: Entry, { byFirstWord, byFirstClass }: Language): void {
  const space = entry.written.indexOf(" ");
  const piece = space === -1 ? entry.written : entry.written.slice(0, space);
  if (PLAIN_WORD.test(piece)) {
    byFirstWord.add(piece, entry);
    return;
  }
  const [first] = stepsOf(piece);
  if (first === undefined || first === "gap") return;
  if ("class" in first) byFirstClass.add(first.class, entry);
  else for (const word of first.words) byFirstWord.add(word, entry);
}

function* entriesOf(vocabulary: Vocabulary): Generator<Entry> {
  for (const name of [...NOUNS, ...PARTICLES, ...SAYINGS]) {
    for (const written of listed(vocabulary.words[name])) yield { class: name, form: "base", written };
  }
  for (const act of ACTS) for (const written of listed(vocabulary.verbs[act])) yield* verb(act, written, vocabulary);
}

/** One match takes a tenth of the time that splitting and trimming does, and this is done at every start. */
function listed(list = ""): readonly string[] {
  return list.match(/[^\s,]+(?: [^\s,]+)*/g) ?? [];
}

function phraseOf({ class: name, form, written }: Entry): Phrase {
  const steps = written.split(" ").flatMap(stepsOf);
  const words = steps.flatMap((step) => (step !== "gap" && "words" in step ? [step.words] : []));
  return { class: name, form, steps, plain: words.length === steps.length ? words : undefined };
}

/** Chinese and Japanese are written without spaces: each character is a token. */
function stepsOf(piece: string): readonly Step[] {
  if (piece === "..") return ["gap"];
  if (/^[a-z'/-]+$/.test(piece)) return [{ words: new Set(piece.split("/")) }];
  const named = /^\{(\w+)\}$/.exec(piece)?.[1];
  if (named !== undefined) return [{ class: classNamed(named) }];
  const parts = piece.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu,
  );
  return (parts ?? []).map((part) => ({ words: new Set(part.split("/")) }));
}

function classNamed(name: string): WordClass {
  const found = [...ACTS, ...NOUNS, ...PARTICLES, ...SAYINGS].find((known) => known === name);
  if (found === undefined) throw new Error(`the vocabulary has no class of words called ${name}`);
  return found;
}

function verb(act: Act, written: string, { inflects }: Vocabulary): readonly Entry[] {
  if (inflects === "no") return [{ class: act, form: "order", written }];
  const space = written.indexOf(" ");
  const [head, rest] = space === -1 ? [written, ""] : [written.slice(0, space), written.slice(space)];
  const [base = "", past = regularPast(base), participle = past] = head.split(":");
  const forms: readonly (readonly [Form, string])[] = [
    ["base", base],
    ["s", regularS(base)],
    ["ing", regularIng(base)],
    ["past", past === participle ? past : `${past}/${participle}`],
  ];
  return forms.map(([form, word]) => ({ class: act, form, written: word + rest }));
}

function regularS(base: string): string {
  if (/(?:[sxz]|ch|sh)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

function regularPast(base: string): string {
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return doubles(base) ? `${base}${base.slice(-1)}ed` : `${base}ed`;
}

function regularIng(base: string): string {
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return doubles(base) ? `${base}${base.slice(-1)}ing` : `${base}ing`;
}

/** `log` → `logged`, `submit` → `submitted`; not `open`, `cover`, `visit`. */
function doubles(base: string): boolean {
  if (/^[^aeiou]*[aeiou][bdglmnprt]$/.test(base)) return true;
  return /(?:submit|omit|prefer|forget|transmit|permit|embed)$/.test(base);
}
