import type { IdentifierWord } from "../text/identifier.ts";
import { PAYMENTS, REPORTS, SIGNALS, verbKind, type VerbKind } from "./verbs.ts";

/**
 * Words of a name that mean something else beside certain others. `where` says where the others are looked for: right
 * before or after, among the two after, as the last word (and not after "by"), or anywhere.
 */
interface Phrase {
  readonly words: ReadonlySet<string>;
  readonly where: "before" | "after" | "soon" | "last" | "anywhere";
  readonly others: ReadonlySet<string>;
  readonly means: VerbKind | "noun";
}

function phrase(words: string, where: Phrase["where"], others: string, means: Phrase["means"]): Phrase {
  return { words: new Set(words.split(" ")), where, others: new Set(others.split(" ")), means };
}

const MONEY = "refund charge payout pay purchase buy withdraw donate reimburse";

/** What a verb says of objects near it in a sentence. */
interface SpokenPhrase {
  readonly verbs: ReadonlySet<string>;
  /** Among how many words after the verb the object is looked for. */
  readonly within: number;
  readonly objects: ReadonlySet<string>;
  readonly means: VerbKind;
}

function spoken(verbs: string, within: number, objects: string, means: VerbKind): SpokenPhrase {
  return { verbs: new Set(verbs.split(" ")), within, objects: new Set(objects.split(" ")), means };
}

const RUNS = "run rerun execute perform invoke conduct";

/** Languages that ask and cannot change what they are asked about. */
const ASKING = "promql logql dql kql nrql traceql spl overpass lucene";

/** Verbs of a description that mean something else with certain objects. */
export const OBJECTS: readonly SpokenPhrase[] = [
  // What is run only looks. Tests are none of these: they run what somebody wrote.
  spoken(
    RUNS,
    5,
    "check checks drc erc analysis analyses analyzer diagnostic diagnostics inspection inspections lint scan audit " +
      `search searches lookup lookups comparison report read-only explain ${ASKING}`,
    "read",
  ),
  spoken("generate render draw", 5, "chart charts diagram diagrams mermaid map plot ascii svg", "read"),
  // Made of words or numbers: the answer. Reports, images and keys are made on a server as often.
  spoken(
    "generate",
    5,
    "analysis citation citations digest dql embedding embeddings insights narrative narratives notes outline sbom " +
      "snippets summary text uuid yaml",
    "read",
  ),
  spoken("load", 5, "content contents guide documentation instructions", "read"),
  spoken("convert", 7, "time date currency currencies unit units timezone identifiers ids", "read"),
  // Names are resolved to what they stand for; issues and threads are resolved for good.
  spoken("resolve", 7, "id ids identifier identifiers url urls path paths name names dns ip address reference", "read"),
  // Arithmetic and geometry are computed from what is given, and change nothing.
  spoken("add merge split", 5, "numbers integers polygon polygons geometry geometries", "read"),
  spoken("extract", 4, "text substring data content links tables keywords entities metadata", "read"),
  // A counter that is set to zero and a session that starts anew can be had again.
  spoken("reset", 5, "count counter counters context session", "write"),
];

/** Sources: seed 000 for the messages and the configuration of payments; the rest from names of published servers. */
const PHRASES: readonly Phrase[] = [
  phrase("post push", "soon", "message messages email emails mail dm notification notifications sms", "send"),
  // Trade.
  phrase("place", "last", "order orders bet trade", "money"),
  phrase("post create add", "after", "tweet tweets message messages", "send"),
  // Of sound: what leads from one track to another.
  phrase("send", "before", "create add get set track aux mute remove delete", "noun"),
  phrase(`${MONEY} ${[...PAYMENTS].join(" ")}`, "after", "method methods link links setting settings", "noun"),
  phrase("merge", "after", "request requests conflict conflicts", "noun"),
  phrase("send", "after", [...SIGNALS].join(" "), "unclear"),
  phrase("forward", "anywhere", "port ports", "unclear"),
  phrase("estimate", "after", "convert to", "noun"),
  phrase("archive", "before", "extract open read list get create unpack", "noun"),
  phrase([...PAYMENTS].join(" "), "last", [...REPORTS].join(" "), "noun"),
  phrase("check", "after", "in out", "write"),
  phrase("can", "after", "i we you", "read"),
  phrase("transfer", "last", "search list history status stats featured", "noun"),
  phrase("reset", "last", "count counter counters", "write"),
  phrase("replace", "before", "search find", "write"),
  phrase("snapshot", "anywhere", "browser page aria accessibility dom", "read"),
  // What is drawn or derived is the answer itself; reports, images and keys are made on a server as often.
  phrase(
    "generate render draw",
    "anywhere",
    "chart charts diagram diagrams mermaid deeplink deeplinks types ascii",
    "read",
  ),
  phrase("convert", "soon", "time date currency currencies unit units timezone temperature colour color base", "read"),
  phrase("export", "last", "image png svg pdf html markdown json base64", "read"),
  phrase("extract", "soon", "text data content links tables keywords entities metadata", "read"),
  // Names are resolved to what they stand for; issues and threads are resolved for good.
  phrase("resolve", "last", "id ids url urls path paths name names dns ip address reference ref", "read"),
];

/** What the word at a place of a name says, by its neighbours and by itself; undefined for what is no verb there. */
export function kindAt(words: readonly IdentifierWord[], at: number): VerbKind | undefined {
  const word = words[at]?.word ?? "";
  const found = PHRASES.find((candidate) => candidate.words.has(word) && isBeside(words, at, candidate));
  if (found !== undefined) return found.means === "noun" ? undefined : found.means;
  return verbKind(word, at === 0) ?? (PAYMENTS.has(word) && isMade(words, at) ? "money" : undefined);
}

function isBeside(words: readonly IdentifierWord[], at: number, { where, others }: Phrase): boolean {
  const has = (index: number): boolean => others.has(words[index]?.word ?? "");
  switch (where) {
    case "before":
      return has(at - 1);
    case "after":
      return has(at + 1);
    case "soon":
      return has(at + 1) || has(at + 2);
    case "last":
      return has(words.length - 1) && words.at(-2)?.word !== "by";
    case "anywhere":
      return words.some((_, index) => has(index));
  }
}

/** A payment is one when a plain verb makes it: `create_payment`, not `get_payment`. */
function isMade(words: readonly IdentifierWord[], at: number): boolean {
  const kind = at === 0 ? undefined : verbKind(words[at - 1]?.word ?? "", at === 1);
  return kind === "write" || kind === "unclear";
}
