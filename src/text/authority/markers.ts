import { quotes } from "../sentence/quotes.ts";
import { rangeAt } from "../sentence/ranges.ts";
import { sentences } from "../sentence/sentences.ts";
import { foreignTagsIn, isTagWord, tagsIn, type Marked } from "./pseudo-tags.ts";

/** Markup that sets text apart for a model. */
export interface Marker extends Marked {
  /** In quotes or back-ticks: spoken of, perhaps. Markers in code samples are none. */
  readonly quoted: boolean;
}

/** What the templates of models put between turns. */
const CHAT_TOKEN =
  /<[|｜]\/?[a-z][\w-]{1,30}[|｜]>|<\/?(?:start|end)_of_turn>|\[\/?INST\]|<<\/?SYS>>|<\/?system[_-]reminder>|\[(?:SYSTEM|HIDDEN|OVERRIDE|ASSISTANT|ADMIN|OPERATOR|DEVELOPER)(?:\s[A-Z]{2,20}){0,3}\]/gi;
/** "[//]: # (…)". */
const MARKDOWN_COMMENT = /^[ \t]{0,3}\[[^\][\n]{0,40}\]:[ \t]{1,4}(?:#|<>)[ \t]{1,4}["'(][^\n]{1,2000}/gm;

/** The markers of a text, in order; none inside another. */
export function markersIn(value: string): readonly Marker[] {
  if (!/[<[]/.test(value)) return [];
  const found: Marked[] = [...commentsIn(value), ...tagsIn(value), ...foreignTagsIn(value)];
  for (const { 0: token, index } of value.matchAll(CHAT_TOKEN)) {
    if (isLinked(value, index, index + token.length)) continue;
    found.push({ start: index, end: index + token.length, what: "A token of a chat template" });
  }
  for (const { 0: line, index } of value.matchAll(MARKDOWN_COMMENT)) {
    found.push({ start: index, end: index + line.length, what: "A comment that Markdown does not show" });
  }
  if (found.length === 0) return [];
  const code = sentences(value).filter((unit) => unit.code === true);
  const quoted = quotes(value);
  let reached = 0;
  return found
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => {
      if (start < reached || rangeAt(code, start) !== undefined) return false;
      reached = end;
      return true;
    })
    .map((marker) => ({
      ...marker,
      quoted: rangeAt(quoted, marker.start) !== undefined || SPOKEN_OF.test(value.slice(marker.end, marker.end + 20)),
    }));
}

/** "`<IMPORTANT>` blocks", "[INST] markers". */
const SPOKEN_OF = /^ (?:blocks?|tags?|markers?|tokens?|elements?|sections?|comments?)\b/;

/**
 * "The id of the [assistant](https://…)": a link in the midst of a sentence. What begins a line or a sentence, or stands in
 * capitals, is read as a heading, wherever it leads: anybody can put a link behind a marker.
 */
function isLinked(value: string, start: number, end: number): boolean {
  return (
    /[\p{L}\p{N}] $/u.test(value.slice(Math.max(0, start - 3), start)) &&
    /^\((?:https?:\/)?\/\w/i.test(value.slice(end, end + 12)) &&
    /\p{Ll}/u.test(value.slice(start, end))
  );
}

/** `<!-- wp:paragraph -->`, `<!-- more -->`, `<!-- EXAMPLE_START name=List -->`: a word for a program, which orders nothing. */
function isOneWord(inner: string): boolean {
  const [, word = ""] = /^\s{1,4}\/?([a-z][\w:/.-]{0,40})\s{1,4}$/i.exec(inner) ?? [];
  const words = word.toLowerCase().match(/[a-z]+/g) ?? [];
  if (/lint/.test(word) || /^ {0,2}[A-Z]{2,20}(?:_[A-Z]{2,20}){1,6}(?: \w{1,20}=[\w.-]{1,60}){0,4} {0,2}$/.test(inner))
    return true;
  return words.length > 0 && words.length < 4 && !words.some((each) => isTagWord(each));
}

/** HTML comments that say something; one that is never closed hides the rest. */
function commentsIn(value: string): Marked[] {
  const found: Marked[] = [];
  for (let start = value.indexOf("<!--"); start !== -1;) {
    const close = value.indexOf("-->", start + 4);
    const end = close === -1 ? value.length : close + 3;
    const inner = value.slice(start + 4, close === -1 ? end : close);
    if (/\p{L}{2}/u.test(inner) && !isOneWord(inner))
      found.push({ start, end, what: "A comment that no client shows" });
    start = value.indexOf("<!--", end);
  }
  return found;
}
