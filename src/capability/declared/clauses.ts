import { sentences } from "../../text/sentence/sentences.ts";
import { domainOf, isServiceName, type Domain } from "./nouns.ts";
import { verbUse, type VerbUse } from "./verbs.ts";

/** A verb that says what the tool does, with the kinds of things that it is done to. */
export interface Clause {
  readonly verb: VerbUse;
  readonly domains: ReadonlySet<Domain>;
}

/** What a text says: its clauses, and the domains that it names outside of them. */
export interface Said {
  readonly clauses: readonly Clause[];
  readonly domains: ReadonlySet<Domain>;
}

/** Longer descriptions say nothing new about what a tool may touch; a hostile one must not cost more. */
const READ_UNITS = 20_000;

/** What comes back, what goes in and what is shown say nothing of what is done. */
const SECTION =
  /^\s{0,20}[*_#`]{0,4}(?:returns?|return value|args|arguments|param(?:eter)?s|inputs?|outputs?|examples?|raises|response)[*_`]{0,4}\s{0,3}[:：]/i;

/** `description` without its sections about results, arguments and examples: each ends at a blank line. */
function body(description: string): string {
  let isSkipped = false;
  const kept = description
    .slice(0, READ_UNITS)
    .split(/\r?\n/)
    .filter((line) => {
      if (line.trim() === "") isSkipped = false;
      else if (SECTION.test(line)) isSkipped = true;
      return !isSkipped;
    });
  return kept.join("\n");
}

/** The clauses of a description. Of its sentences, those after the first that begin "Returns" say what comes back. */
export function clausesOf(description: string): Said {
  const text = body(description);
  const units = sentences(text).filter(({ code }) => code !== true);
  const said = units.map(({ start, end }, index) => {
    const words = tokens(text.slice(start, end));
    const isResult = index > 0 && /^returns?$/.test(words[0]?.word ?? "");
    return isResult ? { clauses: [], domains: new Set<Domain>() } : sentence(words);
  });
  return {
    clauses: said.flatMap(({ clauses }) => clauses),
    domains: new Set(said.flatMap(({ domains }) => [...domains])),
  };
}

interface Token {
  readonly word: string;
  readonly written: string;
  /** A comma or the like stands before it. */
  readonly isAfterBreak: boolean;
}

function tokens(text: string): readonly Token[] {
  return [...text.matchAll(/([,;:/&(+–—-]\s{0,3})?([\p{L}\d]+(?:['’.][\p{L}\d]+){0,6})/gu)].map(
    ([, before, written = ""]) => ({
      word: written.toLowerCase(),
      written,
      isAfterBreak: before !== undefined,
    }),
  );
}

/** Words of a name: each may be its verb, the first that is one. */
export function clausesOfWords(words: readonly string[]): Said {
  return sentence(words.map((word) => ({ word, written: word, isAfterBreak: false })));
}

const CONNECTORS = new Set(
  "and or then to by also optionally can will may must should it which that safely automatically directly let lets".split(
    " ",
  ),
);
const BE = new Set("is are be been being gets was were get".split(" "));
const DETERMINERS = new Set(
  "the a an of this these those each any its their your our for with in from no every some all via on at into".split(
    " ",
  ),
);
const NEGATIONS = new Set("not never without no cannot can't don't doesn't won't neither nor instead".split(" "));
const PREPOSITIONS = new Set("from in on to via using with by through of at into".split(" "));

/** How many words a negation reaches. */
const REACH = 4;

function sentence(words: readonly Token[]): Said {
  const clauses: { readonly verb: VerbUse; readonly domains: Set<Domain> }[] = [];
  const domains = new Set<Domain>();
  let negatedUntil = -1;
  words.forEach((token, index) => {
    const previous = words[index - 1]?.word ?? "";
    if (NEGATIONS.has(token.word)) {
      negatedUntil = index + REACH;
      return;
    }
    if (negatedUntil >= index && (token.word === "but" || token.isAfterBreak)) negatedUntil = -1;
    const isNegated = index <= negatedUntil;
    const verb = verbAt(token, previous, clauses.length === 0);
    if (verb !== undefined && isVerbHere(token, previous, words[index - 2]?.word ?? "", clauses.length === 0)) {
      if (!isNegated) clauses.push({ verb, domains: new Set() });
      return;
    }
    const domain =
      serviceAt(token, previous, words[index - 2]?.word ?? "") ?? domainOf(token.word, words[index + 1]?.word);
    if (domain === undefined || isNegated) return;
    domains.add(domain);
    clauses.at(-1)?.domains.add(domain);
  });
  return { clauses, domains };
}

/** A verb counts where it can be one: the first of its sentence, or joined to another. */
function verbAt({ word, isAfterBreak }: Token, previous: string, isFirst: boolean): VerbUse | undefined {
  const verb = verbUse(word);
  if (verb === undefined || DETERMINERS.has(previous)) return undefined;
  if (verb.form === "ed")
    return BE.has(previous) || (verb.base === word && (isFirst || CONNECTORS.has(previous))) ? verb : undefined;
  return isFirst || isAfterBreak || CONNECTORS.has(previous) ? verb : undefined;
}

/** Nouns as often as verbs: `a branch or commit`, `updates, changes and releases`. */
const NOUNS_TOO = new Set(
  (
    "commit patch tag post list search query view index log copy update change request record report release draft test " +
    "build mark set share message mail email import export archive reply sample profile rank trace stash script " +
    "screenshot snapshot dump head tail call plan cache"
  ).split(" "),
);

/** After a joining word, such a noun is a verb where a verb is what it is joined to: `create or update`. */
function isVerbHere({ word, isAfterBreak }: Token, previous: string, before: string, isFirst: boolean): boolean {
  if (isFirst || !NOUNS_TOO.has(verbUse(word)?.base ?? word)) return true;
  if (JOINING.has(previous)) return verbUse(before) !== undefined;
  return !isAfterBreak || verbUse(previous) !== undefined;
}

const JOINING = new Set(["and", "or"]);

/** Programs that are also places where packages are. */
const REGISTRIES = new Set(["npm", "pypi"]);

/** `from Linear`, `in the Linear workspace`. */
function serviceAt({ written }: Token, previous: string, before: string): Domain | undefined {
  const joining = ARTICLES.has(previous) ? before : previous;
  return PREPOSITIONS.has(joining) && (isServiceName(written) || REGISTRIES.has(written)) ? "NETWORK" : undefined;
}

const ARTICLES = new Set(["the", "your", "a", "an"]);
