import type { Form } from "./inflections.ts";
import { languagesOf } from "./languages.ts";
import type { Opening, Phrase } from "./lexicon.ts";
import type { Token } from "./tokens.ts";
import type { WordClass } from "./vocabulary/vocabulary.ts";

/** A word or phrase of the vocabulary in a run of tokens: from one token to before another. */
export interface Mark {
  readonly class: WordClass;
  readonly form: Form;
  readonly from: number;
  readonly to: number;
}

const GAP = 3;

/** A phrase with gaps or classes that may begin at a token. */
type Candidate = readonly [phrase: Phrase, from: number];

/** Every word and phrase of the vocabulary in the tokens; longer and shorter ones may overlap. In order of `from`. */
export function marks(tokens: readonly Token[]): readonly Mark[] {
  const found: Mark[] = [];
  const open: Candidate[] = [];
  const spoken = languagesOf(tokens);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === "mark" || token.kind === "number") continue;
    for (const { byFirstWord } of spoken) {
      const opening = byFirstWord.get(token.word);
      if (opening !== undefined) addPlain(found, opening, tokens, at);
      for (const phrase of opening?.open ?? NONE) open.push([phrase, at]);
    }
  }
  for (const { class: name, from } of found) {
    for (const { byFirstClass } of spoken) {
      for (const phrase of byFirstClass.get(name)?.open ?? NONE) open.push([phrase, from]);
    }
  }
  if (open.length > 0) addOpen(found, open, tokens);
  return found.sort(byPlace);
}

const NONE: readonly Phrase[] = [];

function byPlace(a: Mark, b: Mark): number {
  return a.from - b.from || b.to - a.to;
}

function markOf(phrase: Phrase, from: number, to: number): Mark {
  return { class: phrase.class, form: phrase.form, from, to };
}

/** The phrases of words alone that begin at a token. */
function addPlain(into: Mark[], { single, bySecond }: Opening, tokens: readonly Token[], at: number): void {
  for (const phrase of single) into.push(markOf(phrase, at, at + 1));
  const next = bySecond.size === 0 ? undefined : tokens[at + 1];
  if (next === undefined || next.kind === "mark") return;
  for (const phrase of bySecond.get(next.word) ?? []) {
    // The first word is what they are filed under.
    if (fits(phrase.words, tokens, at, 1)) into.push(markOf(phrase, at, at + phrase.words.length));
  }
}

/** The others, once it is known which classes stand where. */
function addOpen(into: Mark[], candidates: readonly Candidate[], tokens: readonly Token[]): void {
  const classes = new Map<number, Mark[]>();
  const present = new Set<WordClass>();
  for (const mark of into) {
    present.add(mark.class);
    const here = classes.get(mark.from);
    if (here === undefined) classes.set(mark.from, [mark]);
    else here.push(mark);
  }
  for (const [phrase, at] of candidates) {
    if (phrase.needs.some((name) => !present.has(name))) continue;
    const end = endOf(phrase, tokens, at, classes);
    if (end !== undefined) into.push(markOf(phrase, at, end));
  }
}

/** Whether the words of a phrase that begins at `from` stand there, from its `first` step on. */
function fits(words: readonly ReadonlySet<string>[], tokens: readonly Token[], from: number, first = 0): boolean {
  for (let step = first; step < words.length; step += 1) {
    const token = tokens[from + step];
    if (token === undefined || token.kind === "mark" || words[step]?.has(token.word) !== true) return false;
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
  let ends: readonly number[] = [from];
  for (const step of phrase.steps) {
    const next: number[] = [];
    const reach = (end: number): void => {
      if (!next.includes(end)) next.push(end);
    };
    for (const at of ends) {
      if (step === "gap") {
        for (let skip = 0; skip <= GAP && !isBreak(tokens[at + skip - 1]); skip += 1) reach(at + skip);
      } else if ("words" in step) {
        const token = tokens[at];
        if (token !== undefined && token.kind !== "mark" && step.words.has(token.word)) reach(at + 1);
      } else {
        for (const mark of classes.get(at) ?? []) if (mark.class === step.class) reach(mark.to);
      }
    }
    if (next.length === 0) return undefined;
    ends = next;
  }
  return Math.min(...ends);
}

/** A gap does not reach over the end of a clause. */
function isBreak(token: Token | undefined): boolean {
  return token?.kind === "mark" && /[;.!?。；！？]/.test(token.word);
}
