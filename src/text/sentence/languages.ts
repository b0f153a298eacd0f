import { languageFrom, listed, type Language } from "./lexicon.ts";
import type { Token } from "./tokens.ts";
import { VOCABULARIES } from "./vocabulary/index.ts";
import type { Vocabulary } from "./vocabulary/vocabulary.ts";

const filed = new Map<Vocabulary, Language>();
const languageOf = new Map<string, string>();
for (const { telltales, language } of VOCABULARIES) {
  for (const word of listed(telltales)) languageOf.set(word, language);
}

/** The languages that tokens may be in: thousands of entries are filed for those that are met, when they are met. */
export function languagesOf(tokens: readonly Token[]): readonly Language[] {
  let told: Set<string> | undefined;
  let hasOtherScript = false;
  for (const { kind, word } of tokens) {
    const language = languageOf.get(word);
    if (language !== undefined) (told ??= new Set()).add(language);
    hasOtherScript ||= kind !== "mark" && isBeyondAscii(word);
  }
  if (told === undefined && !hasOtherScript) return (english ??= spokenIn(new Set(), false));
  return spokenIn(told ?? new Set(), hasOtherScript);
}

/** By hand: words are short, and asking an expression of each of them takes three times as long. */
function isBeyondAscii(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) > 127) return true;
  return false;
}

/** What nearly every text is in. */
let english: readonly Language[] | undefined;

function spokenIn(told: ReadonlySet<string>, hasOtherScript: boolean): readonly Language[] {
  const spoken = VOCABULARIES.filter(({ language, telltales, inflects }) =>
    telltales === undefined ? inflects === "english" || hasOtherScript : told.has(language),
  );
  return spoken.map((vocabulary) => {
    const language = filed.get(vocabulary) ?? languageFrom(vocabulary);
    filed.set(vocabulary, language);
    return language;
  });
}
