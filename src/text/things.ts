import type { Range } from "../model/document.ts";
import { isSecretPath } from "./secret-paths.ts";
import type { Token } from "./tokens.ts";
import { NOUNS, type Noun } from "./vocabulary/vocabulary.ts";
import type { Mark } from "./words.ts";

/**
 * What a sentence speaks of. Beside the nouns of the vocabulary: `secretPath` (where keys and secrets live), `path`,
 * `url` (network address, mailbox), `name` (shaped like an identifier, or one quoted word), `literal` (other quoted text).
 */
export type ThingKind = Noun | "secretPath" | "path" | "url" | "name" | "literal";

export interface Thing extends Range {
  readonly kind: ThingKind;
  /** As written, without quotes. */
  readonly text: string;
  /** Of the tokens that it covers. */
  readonly from: number;
  readonly to: number;
}

const IDENTIFIER =
  /^(?:[a-z][a-z\d]*(?:_[a-z\d]+)+|[a-z][a-z\d]+(?:[A-Z][a-z\d]+)+|[a-z][\w]*(?:\.[a-z_]\w+)+|[a-z][a-z\d]+(?:-[a-z\d]+){1,6}|(?:[A-Z][a-z\d]+){2,}|[A-Za-z]\w*_\w+)$/;
const FILE_NAME =
  /\.(?:json|ya?ml|toml|md|txt|js|ts|tsx|jsx|py|rs|go|java|css|html?|xml|csv|pdf|png|jpe?g|svg|sh|env|log|conf|cfg|ini|lock|pub|pem|key|sql|db|io|com|org|net|dev|ai|app|local)$/i;

/** The things in a run of tokens, in order; of nouns that begin at the same token the longest. */
export function thingsIn(
  value: string,
  tokens: readonly Token[],
  marks: readonly Mark[],
  quotes: readonly Range[],
): readonly Thing[] {
  const found: Thing[] = [];
  const make = (kind: ThingKind, from: number, to: number): void => {
    const start = tokens[from]?.start ?? 0;
    const end = tokens[to - 1]?.end ?? start;
    found.push({ kind, start, end, text: value.slice(start, end), from, to });
  };
  for (const mark of marks) if (isNoun(mark.class)) make(mark.class, mark.from, mark.to);
  const quoted = new Map(quotes.map((quote) => [quote.start + 1, quote]));
  tokens.forEach((token, at) => {
    const kind = kindOf(token, value);
    if (kind !== undefined) make(kind, at, at + 1);
    const quote = quoted.get(token.start);
    if (quote === undefined) return;
    let to = at;
    while (to < tokens.length && (tokens[to]?.end ?? 0) <= quote.end) to += 1;
    make(to - at === 1 && token.kind === "word" ? "name" : "literal", at, Math.max(to, at + 1));
  });
  return found.sort((a, b) => a.from - b.from || b.to - a.to);
}

function kindOf(token: Token, value: string): ThingKind | undefined {
  if (token.kind === "address") return "url";
  const raw = value.slice(token.start, token.end);
  if (token.kind === "path") return isSecretPath(raw) ? "secretPath" : "path";
  if (token.kind !== "word") return undefined;
  if (FILE_NAME.test(raw)) return isSecretPath(raw) ? "secretPath" : "path";
  return IDENTIFIER.test(raw) ? "name" : undefined;
}

function isNoun(name: string): name is Noun {
  return NOUNS.some((noun) => noun === name);
}
