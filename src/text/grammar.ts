import type { Token } from "./tokens.ts";
import type { WordClass } from "./vocabulary/vocabulary.ts";
import type { Form, Mark } from "./words.ts";

/** How a verb stands in its sentence. */
export interface Verb {
  /** Of the verb's tokens. */
  readonly from: number;
  readonly to: number;
  readonly form: Form;
  /** `order`: asks for the act; `states`: says that it happens; `may`: permits it; `aim`: names it as purpose or occasion. */
  readonly voice: "order" | "states" | "may" | "aim";
  /** `must`: by a word of duty or constancy (must, need to, always, first, never); `plain`: by the bare verb. */
  readonly force: "must" | "plain";
  /** A word of duty says so: must, need to, required to. */
  readonly duty: boolean;
  /** A word of constancy says so: always, automatically, never. */
  readonly constant: boolean;
  readonly negated: boolean;
  /** Done so that nobody notices: silently, quietly. */
  readonly silent: boolean;
  /** The act is done to the subject: "is sent", "must be shown". */
  readonly passive: boolean;
  /** The first token of what may be its subject. */
  readonly subjectFrom: number;
}

/** The tokens of a sentence with the marks found in them, by where they begin and end. */
export interface Tagged {
  readonly words: readonly Token[];
  readonly marks: readonly Mark[];
  readonly starting: readonly (readonly Mark[] | undefined)[];
  readonly ending: readonly (readonly Mark[] | undefined)[];
  /** Offsets at which quoted text begins: a clause of its own. */
  readonly opens: ReadonlySet<number>;
}

export function tag(words: readonly Token[], marks: readonly Mark[], opens: ReadonlySet<number>): Tagged {
  const starting = new Array<Mark[] | undefined>(words.length);
  const ending = new Array<Mark[] | undefined>(words.length);
  for (const mark of marks) {
    (starting[mark.from] ??= []).push(mark);
    (ending[mark.to - 1] ??= []).push(mark);
  }
  return { words, marks, starting, ending, opens };
}

/** What stands before a verb, read backwards to the end of its group. */
interface Left {
  readonly negated: boolean;
  readonly silent: boolean;
  readonly must: boolean;
  readonly always: boolean;
  readonly may: boolean;
  readonly be: boolean;
  /** `be` stands nearer than any other helping word: what follows is no bare verb. */
  readonly beNext: boolean;
  readonly foremost: boolean;
  readonly to: boolean;
  readonly states: boolean;
  readonly or: boolean;
  /** "Without telling", "instead of calling": denies a gerund; before a bare verb it makes a noun of it. */
  readonly without: boolean;
  /** What is read stands in a subordinate clause: "when you need to read". */
  readonly occasion: boolean;
  /** What the reading stopped at. */
  readonly stop: "start" | "comma" | "join" | "noun" | "subject" | "cue" | "by" | "demand" | "other";
}

/** No group of helping words is longer. */
const REACH = 12;

/**
 * Reads a verb from what stands before it. `previous` is the verb before it in the sentence: a verb that is joined to it
 * shares its voice. Undefined when the word is no verb here ("the report", "a list of").
 */
export function readVerb(tagged: Tagged, mark: Mark, previous: Verb | undefined): Verb | undefined {
  const left = lookLeft(tagged, mark.from);
  const shape = SHAPES[mark.form](left, previous);
  if (shape === undefined) return undefined;
  const inherits = shape.inherits === true && previous !== undefined;
  const subjectFrom = clauseStart(tagged.words, mark.from);
  const ensured = shape.voice === "states" && isEnsured(tagged, subjectFrom, mark.from);
  return {
    from: mark.from,
    to: mark.to,
    form: mark.form,
    voice: ensured ? "order" : shape.voice,
    constant: left.always || (inherits && previous.constant),
    duty: left.must || left.stop === "demand" || ensured || (inherits && previous.duty),
    force:
      left.must || left.always || left.foremost || ensured || shape.must === true || (inherits && previous.force === "must")
        ? "must"
        : "plain",
    negated: left.negated !== (inherits && previous.negated && (left.or || left.stop === "comma")),
    silent: left.silent || (tagged.starting[mark.to] ?? []).some(({ class: name }) => name === "silently"),
    passive: mark.form === "past",
    subjectFrom,
  };
}

interface Shape {
  readonly voice: Verb["voice"];
  readonly must?: boolean;
  readonly inherits?: boolean;
}

const SHAPES: Readonly<Record<Form, (left: Left, previous: Verb | undefined) => Shape | undefined>> = {
  base(left, previous) {
    if (left.stop === "noun" || left.stop === "cue" || left.stop === "by" || left.stop === "demand" || left.without) return undefined;
    if (left.beNext || (left.be && !left.must)) return undefined;
    if (left.occasion) return { voice: "aim" };
    if (left.states) return { voice: "states" };
    if (left.must) return { voice: "order" };
    if (left.may) return { voice: "may" };
    if (left.to) return { voice: "aim" };
    if (left.stop === "join" && previous?.form === "base") return { voice: previous.voice, inherits: true };
    if (left.stop === "comma" && previous?.form === "base" && previous.voice === "order") {
      return { voice: "order", inherits: true };
    }
    if (left.stop === "subject") return left.negated ? { voice: "order", must: true } : { voice: "states" };
    if (left.stop === "other") return left.negated ? { voice: "order", must: true } : undefined;
    return { voice: "order", must: left.negated };
  },
  s(left, previous) {
    if (left.stop === "noun" || left.must || left.to || left.be || left.may) return undefined;
    const inherits = left.stop === "join" && previous?.form === "s";
    return { voice: "states", inherits };
  },
  ing(left, previous) {
    if (left.be) return { voice: "states" };
    if (left.negated || left.stop === "demand") return { voice: "order", must: true };
    if (left.stop === "cue") return { voice: "aim" };
    if ((left.stop === "by" || left.stop === "comma" || left.stop === "join") && previous !== undefined) {
      return { voice: previous.voice, inherits: true };
    }
    return left.stop === "start" ? { voice: "aim" } : undefined;
  },
  past(left, previous) {
    if (left.be) return { voice: left.must ? "order" : left.may ? "may" : "states" };
    if (left.stop === "join" && previous?.passive === true) return { voice: previous.voice, inherits: true };
    return undefined;
  },
};

function lookLeft({ words, ending, opens }: Tagged, from: number): Left {
  const left = { negated: false, silent: false, must: false, always: false, may: false, be: false, without: false, foremost: false };
  const more = { to: false, states: false, or: false, occasion: false, beNext: false };
  let at = from - 1;
  const done = (stop: Left["stop"]): Left => {
    if (stop === "subject") more.occasion = isOccasion(ending, at);
    return { ...left, ...more, stop };
  };
  for (let steps = 0; steps < REACH && at >= 0; steps += 1) {
    const token = words[at];
    if (token === undefined || opens.has(words[at + 1]?.start ?? -1)) return done("start");
    if (token.kind === "mark" && isAside(ending[at - 1] ?? []) && token.word === ",") {
      at -= 1;
      continue;
    }
    if (token.word === "," && isAside(ending[at - 1] ?? [])) {
      at -= 1;
      continue;
    }
    if (token.kind === "mark")
      return done(token.word === "," || token.word === "，" || token.word === "、" ? "comma" : "start");
    const classes = classesEnding(ending[at] ?? []);
    const found = (name: WordClass): Mark | undefined => classes.get(name);
    const first = steps === 0 || at === from - 1;
    const step =
      take(found("negator"), () => (left.negated = !left.negated)) ??
      take(found("without"), () => (left.without = left.negated = true)) ??
      take(found("cannot"), () => (left.negated = left.may = true)) ??
      take(found("must"), () => (left.must = true)) ??
      take(found("silently"), () => (left.silent = true)) ??
      take(found("constantly"), () => (left.always = true)) ??
      take(found("foremost"), () => (left.foremost = true)) ??
      take(found("may"), () => (left.may = true)) ??
      take(found("be"), () => (left.be = true) && (more.beNext ||= !left.must && !more.to)) ??
      take(found("to"), () => (more.to = true)) ??
      take(found("aside"), () => undefined) ??
      take(found("adverb"), () => undefined) ??
      take(found("also"), () => undefined);
    if (step !== undefined) {
      at = step - 1;
      continue;
    }
    if (STATING.has(token.word)) {
      more.states = true;
      at -= 1;
      continue;
    }
    if (/..ly$/.test(token.word)) {
      at -= 1;
      continue;
    }
    if (found("before") ?? found("after") ?? found("when") ?? found("insteadOf")) return done("cue");
    if (found("join") !== undefined) {
      more.or = token.word === "or";
      return done("join");
    }
    if (token.word === "by") return done("by");
    if (found("demands") !== undefined) return done("demand");
    // "Never should you": the subject stands behind its helping word.
    if (token.word === "you" && (ending[at - 1] ?? []).some(({ class: name }) => name === "must")) {
      at -= 1;
      continue;
    }
    if (PRONOUNS.has(token.word)) return done("subject");
    const self = found("self");
    // "Before calling this tool read …": the clause of the occasion ends without a comma.
    if (
      self !== undefined &&
      (ending[self.from - 1] ?? []).some(({ class: name }) => name === "call" || name === "before")
    ) {
      return done("start");
    }
    if (token.possessive || (first && found("determiner") !== undefined)) return done("noun");
    if (left.be || left.must || left.may || more.to) return done("subject");
    // A plural may be a subject ("users request"); a noun in the singular makes a noun of a bare verb ("system prompt").
    return done(/[^s]s$/.test(token.word) ? "subject" : "other");
  }
  return done(at < 0 ? "start" : "other");
}

/** Whether a word of occasion stands before the subject that ends here, with articles between. */
function isOccasion(ending: Tagged["ending"], subject: number): boolean {
  for (let at = subject - 1; at >= 0 && at >= subject - 3; at -= 1) {
    const marks = ending[at] ?? [];
    if (marks.some(({ class: name }) => name === "when" || name === "before" || name === "after")) return true;
    if (!marks.some(({ class: name }) => name === "determiner" || name === "adverb")) return false;
  }
  return false;
}

/** "Do not, under any circumstances, tell": the comma parts nothing. */
function isAside(marks: readonly Mark[]): boolean {
  return marks.some(({ class: name }) => name === "aside" || name === "negator");
}

const STATING = new Set(["does", "did", "will", "doesn't", "didn't", "has", "have", "had"]);
const PRONOUNS = new Set([
  "you",
  "we",
  "they",
  "i",
  "it",
  "which",
  "that",
  "who",
  "users",
  "agents",
  "assistants",
  "tools",
]);

/** Runs what a mark means and gives the token where it begins; undefined when there is none. */
function take(mark: Mark | undefined, means: () => unknown): number | undefined {
  if (mark === undefined) return undefined;
  means();
  return mark.from;
}

/** The longest mark of each class that ends here. */
function classesEnding(marks: readonly Mark[]): ReadonlyMap<WordClass, Mark> {
  const longest = new Map<WordClass, Mark>();
  for (const mark of marks) {
    const known = longest.get(mark.class);
    if (known === undefined || mark.from < known.from) longest.set(mark.class, mark);
  }
  return longest;
}

/** "Make sure (that) every mail is also copied to …". */
function isEnsured({ starting }: Tagged, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1)
    if ((starting[at] ?? []).some(({ class: name }) => name === "ensure")) return true;
  return false;
}

function clauseStart(words: readonly Token[], from: number): number {
  let at = from;
  while (at > 0 && from - at < 20 && words[at - 1]?.kind !== "mark") at -= 1;
  return at;
}
