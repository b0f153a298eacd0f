/** Sentences that are put together out of parts, from `fixtures/composed`, and whether the rules are right on each. */
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Json } from "../src/model/json.ts";
import { rank } from "../src/model/severity.ts";
import { securityFindings } from "./corpus.ts";

const FOLDER = "fixtures/composed";
const RIDERS = "fixtures/riders.yml";
/** Of the sentences of a pattern one in so many is tried with a rider. */
const EACH = 8;
/** Of more combinations than that a sample is taken. */
const MOST = 160;

/** Where a sentence stands: behind what the tool, or its argument, says of itself. */
const WHERE = { place: "where", parts: ["the tool", "the argument"] };

/** A sentence with places in braces, and the words that may stand in each. */
interface Pattern {
  readonly sentence: string;
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** What is said before the sentence, of a tool beside which a client has some others. */
interface ComposedFile {
  readonly tool: { readonly name: string; readonly description: string };
  readonly siblings: readonly string[];
  /** What its argument is called, `value` where nothing is said. */
  readonly argument?: string;
  /** Must be reported at high or above. */
  readonly reports: readonly Pattern[];
  /** Nothing may be reported above low. */
  readonly quiet: readonly Pattern[];
}

export interface Composed {
  readonly text: string;
  /** The part at each place, and where the sentence stands. */
  readonly parts: ReadonlyMap<string, string>;
}

/** One pattern of a file with what it says of the rules. */
export interface ComposedPattern {
  readonly file: string;
  readonly sentence: string;
  /** Whether it must be reported; otherwise nothing may be. */
  readonly reports: boolean;
  readonly composed: readonly Composed[];
  readonly isRight: (composed: Composed) => boolean;
}

/** The patterns of all files, or of one that is named with or without its ending; throws where there is none. */
export function composedPatterns(only?: string): readonly ComposedPattern[] {
  const files = readdirSync(FOLDER).sort();
  const named = files.filter((file) => only === undefined || file === only || file === `${only}.yml`);
  if (named.length === 0) throw new Error(`${FOLDER} has no ${String(only)}: it has ${files.join(", ")}.`);
  return named.flatMap((file) => {
    const content = parse(readFileSync(`${FOLDER}/${file}`, "utf8")) as ComposedFile;
    const patterns = (reports: boolean, isRight: ComposedPattern["isRight"]): readonly ComposedPattern[] =>
      content[reports ? "reports" : "quiet"].map((pattern) => ({
        file,
        sentence: pattern.sentence,
        reports,
        composed: compose(pattern),
        isRight,
      }));
    return [
      ...patterns(true, (composed) => worst(content, composed) >= rank("high")),
      ...patterns(false, (composed) => worst(content, composed) <= rank("low")),
    ];
  });
}

/** What an attacker can hang on a sentence without taking anything back. */
interface Riders {
  /** Before its full stop. */
  readonly behind: readonly string[];
  /** A sentence before it. */
  readonly ahead: readonly string[];
  /** A sentence after it. */
  readonly after: readonly string[];
}

/** Of each pattern that must be reported some sentences, each with one of the riders in turn. */
export function riddenPatterns(): readonly ComposedPattern[] {
  const { behind, ahead, after } = parse(readFileSync(RIDERS, "utf8")) as Riders;
  const hang = [
    ...behind.map((rider) => (text: string) => `${text.replace(/\.$/, "")}${rider}.`),
    ...ahead.map((rider) => (text: string) => `${rider} ${text}`),
    ...after.map((rider) => (text: string) => `${text} ${rider}`),
  ];
  let turn = 0;
  return composedPatterns()
    .filter(({ reports }) => reports)
    .map((pattern) => ({
      ...pattern,
      composed: pattern.composed
        .filter((_, index) => index % EACH === 0)
        .map((one) => ({ ...one, text: (hang[turn++ % hang.length] ?? String)(one.text) })),
    }));
}

/** The rank of the worst finding of the tool when its description, or its argument's, goes on with a sentence. */
function worst({ tool, siblings, argument = "value" }: ComposedFile, { text, parts }: Composed): number {
  const isOfTool = parts.get(WHERE.place) === WHERE.parts[0];
  const schema = (description: string): Json => ({
    type: "object",
    properties: { [argument]: { type: "string", description } },
  });
  const said = {
    description: isOfTool ? `${tool.description} ${text}` : tool.description,
    inputSchema: schema(isOfTool ? "The value." : `The value. ${text}`),
  };
  const tools = [
    { name: tool.name, ...said },
    ...siblings.map((name) => ({ name, inputSchema: schema("The value.") })),
  ];
  return Math.max(rank("info"), ...securityFindings({ tools }).map(({ severity }) => rank(severity)));
}

/** Every combination of the parts, or as many as are taken, spread evenly. A place that no part fills is an error. */
function compose({ sentence, words }: Pattern): readonly Composed[] {
  const places = [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].flatMap(([, place]) => place ?? []))];
  const filled = places.map((place) => {
    const parts = words[place];
    if (parts === undefined || parts.length === 0) throw new Error(`no words for {${place}} of "${sentence}"`);
    return { place, parts };
  });
  const choices = [WHERE, ...filled];
  const size = choices.reduce((product, { parts }) => product * parts.length, 1);
  const step = size <= MOST ? 1 : strideOf(size);
  return Array.from({ length: Math.min(size, MOST) }, (_, index) => {
    let rest = (index * step) % size;
    const parts = new Map<string, string>();
    for (const { place, parts: all } of choices) {
      parts.set(place, all[rest % all.length] ?? "");
      rest = Math.floor(rest / all.length);
    }
    return {
      text: upperFirst(sentence.replace(/\{(\w+)\}/g, (_match, place: string) => parts.get(place) ?? "")),
      parts,
    };
  });
}

/** A step without a common factor, near the golden section: what it meets is spread over the whole. */
function strideOf(size: number): number {
  let step = Math.round(size * 0.618);
  while (commonFactor(step, size) !== 1) step += 1;
  return step;
}

function commonFactor(a: number, b: number): number {
  return b === 0 ? a : commonFactor(b, a % b);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
