import { matchesOf } from "./matches.ts";

/** A word of an identifier, in lower case, with its stretch of the identifier. */
export interface IdentifierWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const RUN = /[\p{L}\p{M}]+|\p{N}+/gu;

/** Between `get` and `User`, and between `HTTP` and `Server`: the last letter of an upper-case run begins the next word. */
const HUMP = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Names in one case, which is most of them. */
const FLAT = /^[a-z]+(?:[_. -][a-z]+)*$/;

/** The words of a name in camel, snake, kebab or dotted spelling: `getUserByID`, `get_user`, `users.list`. */
export function identifierWords(name: string): readonly IdentifierWord[] {
  if (FLAT.test(name)) return flatWords(name);
  return matchesOf(RUN, name).flatMap(({ 0: run, index }) => {
    let start = index;
    return run.split(HUMP).map((part): IdentifierWord => {
      const word = { word: part.toLowerCase(), start, end: start + part.length };
      start = word.end;
      return word;
    });
  });
}

function flatWords(name: string): readonly IdentifierWord[] {
  let start = 0;
  return name.split(/[_. -]/).map((word): IdentifierWord => {
    const end = start + word.length;
    const found = { word, start, end };
    start = end + 1;
    return found;
  });
}

/** The words of a name joined by `_`: one spelling for `toRecipients` and `to-recipients`. */
export function plainName(name: string): string {
  return identifierWords(name)
    .map(({ word }) => word)
    .join("_");
}

const ofNames = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** The words of all of some names, made once for them: each text of a server may ask. */
export function nameWords(names: ReadonlySet<string>): ReadonlySet<string> {
  const found = ofNames.get(names);
  if (found !== undefined) return found;
  const words = new Set([...names].flatMap((name) => identifierWords(name).map(({ word }) => word)));
  ofNames.set(names, words);
  return words;
}
