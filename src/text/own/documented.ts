import { isGiving, type Statement, type Thing } from "../sentence/directive.ts";

/** A line of a list of arguments: "user_email: address of the user". */
const LINE = /^[`*\s]{0,4}[a-z][\w.-]{1,40}[`*]{0,2}(?: \([^)\n]{0,60}\))?:\s/i;
/** Where something goes or lies between, and what an identifier is one of. */
const PLACE = /\b(?:to|between) (?:the |a |an )?$|^(?:[\w-]{1,20} ){0,4}id\b/i;
const PHRASE = /\b(?:says?|asks?|asked|triggers?)\b[^.!?]{0,400}$/i;

/**
 * Whether a sentence only says what an argument is, where something is written, or what a user may say: it hands out
 * nothing while it orders nothing and speaks of no file of keys.
 */
export function isDocumented({ text, start, directives }: Statement, source: Thing): boolean {
  const before = text.slice(0, Math.max(0, source.start - start));
  // A noun alone in quotes orders nothing.
  const isAlone = before.endsWith('"') && text.charAt(source.end - start) === '"' && PHRASE.test(before);
  if (isAlone && source.kind !== "secretPath") return true;
  if (source.kind === "secretPath" || source.kind === "secret") return false;
  const isQuoted = before.split('"').length % 2 === 0 && PHRASE.test(before);
  if (isQuoted) return true;
  return (
    !directives.some(isGiving) &&
    (LINE.test(text) || PLACE.test(before)) &&
    !/\b(?:you|whole|full|entire|all|every|everything)\b/i.test(text)
  );
}
