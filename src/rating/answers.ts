import type { Tool } from "../model/surface.ts";
import type { IdentifierWord } from "../text/identifier.ts";
import { sentences } from "../text/sentence/sentences.ts";
import { tokens, type Token } from "../text/sentence/tokens.ts";
import { inputsOf } from "./inputs.ts";
import { wordsOfName } from "./name.ts";
import { inflection } from "./verbs.ts";

/**
 * Acts whose whole effect may be the answer: what is asked, composed or extracted is returned, or it is kept somewhere.
 * A name with such a verb says neither, so here (and for no other unclear verb) the description decides.
 */
const ANSWERING = new Set("ask capture compose extract generate download render".split(" "));

/** What an answer holds when it is the work itself. An id, a link, a path or a status points at work that is kept. */
const WORKS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    ask: "answer answers completion response",
    capture: "image base64 png jpeg",
    compose: "base64-encoded base64 bytes text markdown",
    extract: "data text content markdown",
    generate: "code markdown explanation",
    download: "base64 base64-encoded text",
    render: "image base64 png svg html ascii",
  }).map(([verb, works]) => [verb, new Set(works.split(" "))]),
);

const JOINS = new Set(["and", "then", ","]);

/** Whether a name says that something is taken out of what is given: a description that reads names all of it. */
export function isExtraction(words: readonly IdentifierWord[]): boolean {
  return answeringVerb(words) === "extract";
}

/** An argument that says where the work is put: then it is kept there. */
const PUT_IN = /^(?:output|save|destination|dest|target)_?(?:path|file|dir|directory|folder)$/;

/** Whether the caller chooses where the work is put. */
export function isPutSomewhere(tool: Tool): boolean {
  return inputsOf(tool).some(({ plain }) => PUT_IN.test(plain));
}

/** Where a description says that the work itself is returned: `Returns the answer as text`, `… and return it as base64`. */
export function returnedWork(tool: Tool, description: string): Token | undefined {
  if (isPutSomewhere(tool)) return undefined;
  const works = WORKS.get(answeringVerb(wordsOfName(tool.name)) ?? "");
  if (works === undefined) return undefined;
  for (const { start, end } of sentences(description).slice(0, 3)) {
    const said = tokens(description, start, end);
    const returns = said.find(
      ({ word }, at) => inflection(word)?.base === "return" && (at === 0 || JOINS.has(said[at - 1]?.word ?? "")),
    );
    const after = returns === undefined ? [] : said.slice(said.indexOf(returns) + 1, said.indexOf(returns) + 10);
    if (after.some(({ word }) => works.has(word))) return returns;
  }
  return undefined;
}

function answeringVerb(words: readonly IdentifierWord[]): string | undefined {
  return words.find(({ word }) => ANSWERING.has(word))?.word;
}
