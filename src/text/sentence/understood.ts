import type { Range } from "../../model/document.ts";
import type { Verb } from "./grammar.ts";
import { between, clauseEnd, quoteEnd, rangeAt, rangeOf } from "./ranges.ts";
import { leadsToPhrases } from "./quotes.ts";
import type { Sentence } from "./sentences.ts";
import type { Directive, Statement, Trigger } from "./statement.ts";
import { tag, type Tagged } from "./tagged.ts";
import { inOneLine, thingsIn, type Thing } from "./things.ts";
import { tokens, type Token } from "./tokens.ts";
import { verbsIn } from "./verbs.ts";
import type { Act, Particle, Saying, WordClass } from "./vocabulary/vocabulary.ts";

const NOWHERE: readonly Range[] = [];

/** A sentence that is understood in steps, each taken when it is first asked for: most are asked for little. */
export class Understood implements Statement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly example: boolean;
  readonly value: string;
  readonly quoted: readonly Range[];
  /** The sentence that a list item hangs on: "before you begin:", "never:". */
  readonly #lead: Statement | undefined;
  #tagged: Tagged | undefined;
  #said: ReadonlyMap<WordClass, readonly Range[]> | undefined;
  #things: readonly Thing[] | undefined;
  #triggers: readonly Trigger[] | undefined;
  #directives: readonly Directive[] | undefined;

  constructor(value: string, sentence: Sentence, quoted: readonly Range[], lead: Statement | undefined) {
    this.start = sentence.start;
    this.end = sentence.end;
    this.example = sentence.code === true;
    const { start, end } = sentence;
    this.text = this.example ? value.slice(start, end) : inOneLine(value, start, end);
    this.value = value;
    this.quoted = quoted;
    this.#lead = lead;
  }

  /** What stands between two offsets of it, understood by itself. */
  part({ start, end }: Range): Understood {
    const inside = this.quoted.filter((quote) => quote.start >= start && quote.end <= end);
    return new Understood(this.value, { start, end }, inside, this.#lead);
  }

  get tagged(): Tagged {
    return (this.#tagged ??= this.#tag());
  }

  get things(): readonly Thing[] {
    return (this.#things ??= thingsIn(this.value, this.tagged, this.quoted));
  }

  get triggers(): readonly Trigger[] {
    return (this.#triggers ??= [...(this.#lead?.triggers ?? []), ...this.#ownTriggers()]);
  }

  get directives(): readonly Directive[] {
    return (this.#directives ??= this.#order());
  }

  says(what: Saying | Particle): readonly Range[] {
    return (this.#said ??= this.#say()).get(what) ?? NOWHERE;
  }

  /** Kept: each order of a sentence may ask, and a sentence may be as long as a text. */
  #say(): ReadonlyMap<WordClass, readonly Range[]> {
    const said = new Map<WordClass, Range[]>();
    const { marks: all, words } = this.tagged;
    for (const mark of all) {
      const ranges = said.get(mark.class);
      if (ranges === undefined) said.set(mark.class, [rangeOf(words, mark)]);
      else ranges.push(rangeOf(words, mark));
    }
    return said;
  }

  #tag(): Tagged {
    const words = tokens(this.value, this.start, this.end);
    const opens = this.quoted.length === 0 ? NO_OFFSETS : new Set(this.quoted.map(({ start }) => start + 1));
    return tag(this.text, words, opens, lineStarts(this.value, words));
  }

  /** "Triggers: 'write a system prompt', 'improve this prompt'": what a user may say, while it takes nothing. */
  #listsPhrases(): boolean {
    const [first, second] = this.quoted;
    if (first === undefined || second === undefined) return false;
    return leadsToPhrases(this.text, first.start - this.start) && !this.things.some(({ kind }) => TAKEN.has(kind));
  }

  #ownTriggers(): readonly Trigger[] {
    const { words, marks: all, starting } = this.tagged;
    const triggers: Trigger[] = [];
    let done = 0;
    for (const mark of all) {
      const when = mark.class;
      if ((when !== "before" && when !== "after" && when !== "when" && when !== "insteadOf") || mark.from < done)
        continue;
      const to = clauseEnd(words, mark.to, mark.to + 25, true);
      triggers.push({
        when,
        always: (starting[mark.from] ?? []).some(({ class: name }) => name === "constantly"),
        ...rangeOf(words, { from: mark.from, to }),
        things: between(this.things, mark.to, to),
      });
      done = mark.to;
    }
    return triggers;
  }

  #order(): readonly Directive[] {
    const { words, marks: all } = this.tagged;
    const verbs = verbsIn(this.tagged, this.quoted);
    if (verbs.length === 0) return [];
    const lead = this.#lead;
    const leadMust = lead !== undefined && lead.says("must").length > 0;
    const leadNegates = lead !== undefined && lead.says("negator").some(({ end }) => lead.end - end < 4);
    const exemplifies = all.some((mark) => mark.class === "detects") || this.#listsPhrases();
    return verbs.map(({ verb, acts }, index) => {
      const last = verbs[index + 1]?.verb.from ?? words.length;
      const reach = clauseEnd(words, verb.to, Math.min(last, verb.to + 30));
      const limit = quoteEnd(words, verb, reach, this.quoted);
      const range = rangeOf(words, { from: verb.from, to: Math.max(limit, verb.to) });
      const isOrdered = verb.voice === "order";
      const read: Verb = {
        ...verb,
        force: leadMust && isOrdered ? "must" : verb.force,
        negated: verb.negated !== (leadNegates && isOrdered),
      };
      const isExample = this.example || (exemplifies && rangeAt(this.quoted, range.start) !== undefined);
      // Where a language lets the object stand before its verb, it counts too.
      const left = Math.max(verb.subjectFrom, verbs[index - 1]?.verb.to ?? 0);
      const objectsFrom = verb.form === "order" ? left : verb.from + 1;
      return new Ordered(this, read, acts, range, isExample, { from: objectsFrom, to: limit });
    });
  }
}

/** What is worth taking. */
const TAKEN: ReadonlySet<string> = new Set(["credential", "secret", "secretPath", "url"]);

/** What one verb says; what it is about is looked up when it is asked for. */
class Ordered implements Directive {
  readonly from: number;
  readonly to: number;
  readonly form: Verb["form"];
  readonly voice: Verb["voice"];
  readonly force: Verb["force"];
  readonly duty: boolean;
  readonly constant: boolean;
  readonly negated: boolean;
  readonly silent: boolean;
  readonly passive: boolean;
  readonly subjectFrom: number;
  readonly start: number;
  readonly end: number;
  readonly acts: ReadonlySet<Act>;
  readonly example: boolean;
  readonly sentence: Understood;
  readonly #governs: { readonly from: number; readonly to: number };
  #objects: readonly Thing[] | undefined;
  #rest: readonly Thing[] | undefined;
  #subject: readonly Thing[] | undefined;

  constructor(
    sentence: Understood,
    verb: Verb,
    acts: ReadonlySet<Act>,
    range: Range,
    example: boolean,
    governs: { readonly from: number; readonly to: number },
  ) {
    this.from = verb.from;
    this.to = verb.to;
    this.form = verb.form;
    this.voice = verb.voice;
    this.force = verb.force;
    this.duty = verb.duty;
    this.constant = verb.constant;
    this.negated = verb.negated;
    this.silent = verb.silent;
    this.passive = verb.passive;
    this.subjectFrom = verb.subjectFrom;
    this.start = range.start;
    this.end = range.end;
    this.acts = acts;
    this.example = example;
    this.sentence = sentence;
    this.#governs = governs;
  }

  get verb(): string {
    const { words } = this.sentence.tagged;
    return inOneLine(this.sentence.value, words[this.from]?.start, words[this.to - 1]?.end);
  }

  get objects(): readonly Thing[] {
    return (this.#objects ??= between(this.sentence.things, this.#governs.from, this.#governs.to));
  }

  get rest(): readonly Thing[] {
    return (this.#rest ??= between(this.sentence.things, this.from + 1, this.#restEnd()));
  }

  #restEnd(): number {
    const { tagged, quoted } = this.sentence;
    return quoteEnd(tagged.words, this, clauseEnd(tagged.words, this.to, this.to + 30), quoted);
  }

  get subject(): readonly Thing[] {
    return (this.#subject ??= between(this.sentence.things, this.subjectFrom, this.from));
  }
}

const NO_OFFSETS: ReadonlySet<number> = new Set();

/** The offsets of the tokens that begin a line where the one before ends early: a full one was only broken. */
function lineStarts(value: string, words: readonly Token[]): ReadonlySet<number> {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return NO_OFFSETS;
  const inside = value.slice(first.start, last.end);
  if (!inside.includes("\n")) return NO_OFFSETS;
  const lines = value.slice(value.lastIndexOf("\n", first.start) + 1, last.end).split("\n");
  const width = Math.max(...lines.map((line) => line.length));
  const found = new Set<number>();
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]?.end ?? word.start;
    const broken = value.slice(before, word.start).indexOf("\n");
    if (broken < 0) continue;
    const length = before + broken - value.lastIndexOf("\n", before + broken - 1) - 1;
    if (length < FULL || length + 1 + word.end - word.start <= width) found.add(word.start);
  }
  return found;
}

/** No text is broken into shorter lines. */
const FULL = 36;
