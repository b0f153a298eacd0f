import type { Range } from "../../model/document.ts";
import { quotes } from "../sentence/quotes.ts";
import { rangeAt } from "../sentence/ranges.ts";
import { sentences } from "../sentence/sentences.ts";

/** Markup that sets text apart for a model. */
export interface Marker extends Range {
  /** What it is, as the start of a sentence. */
  readonly what: string;
  /** In quotes or back-ticks: spoken of, perhaps. Markers in code samples are none. */
  readonly quoted: boolean;
}

/** Words of pseudo-tags. Source: the published attacks and their data sets; none is an element of HTML. */
const TAG_WORDS = new Set(
  (
    "important critical hidden secret system sys instruction instructions directive directives override mandatory urgent " +
    "priority admin administrator information assistant developer internal confidential private attention warning notice " +
    "reminder agent llm ai model protocol policy rule rules jailbreak prompt security required requirement command commands note notes " +
    "to for the must read task stop message guidelines only"
  ).split(" "),
);
/** Names that a placeholder never has: without a closing tag they are markers too. */
const LOUD = new Set(["important", "critical", "hidden", "override", "mandatory", "urgent", "jailbreak", "attention"]);

const TAG = /<(\/?)([a-z][\w-]{1,40})(?:\s[^<>]{0,100})?>/gi;
const CHAT_TOKEN =
  /<[|｜]\/?[a-z][\w-]{1,30}[|｜]>|<\/?(?:start|end)_of_turn>|\[\/?INST\]|<<\/?SYS>>|<\/?system[_-]reminder>|\[(?:SYSTEM|HIDDEN|OVERRIDE|ASSISTANT)(?:\s[A-Z]{2,20}){0,3}\]/gi;
const MARKDOWN_COMMENT = /^[ \t]{0,3}\[[^\][\n]{0,40}\]:[ \t]{1,4}(?:#|<>)[ \t]{1,4}["'(][^\n]{1,2000}/gm;

/** The markers of a text, in order; none inside another. */
export function markersIn(value: string): readonly Marker[] {
  if (!/[<[]/.test(value)) return [];
  const found = [...commentsIn(value), ...tagsIn(value), ...foreignTagsIn(value)];
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
    .map((marker) => ({ ...marker, quoted: rangeAt(quoted, marker.start) !== undefined }));
}

type Found = Omit<Marker, "quoted">;

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

/** `<!-- wp:paragraph -->`, `<!-- more -->`: a word for a program, which orders nothing. */
function isOneWord(inner: string): boolean {
  const [, word = ""] = /^\s{1,4}\/?([a-z][\w:/.-]{0,40})\s{1,4}$/i.exec(inner) ?? [];
  const words = word.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.length > 0 && words.length < 4 && !words.some((each) => TAG_WORDS.has(each));
}

/** HTML comments that say something; one that is never closed hides the rest. */
function commentsIn(value: string): Found[] {
  const found: Found[] = [];
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

/** Tags in other letters than Latin: no markup has them, and a placeholder is never closed. */
const FOREIGN_TAG = /<(\/?)([\u0080-\u{10ffff}]{1,20})>/gu;

const SECTION = /^[ \t]{0,16}<(\/?)([a-z][\w-]{1,40})>[ \t]{0,16}$/gim;

/** The names of the sections that a text is written in, each tag on a line of its own: long texts are, for readers. */
function sectionsOf(value: string): ReadonlySet<string> {
  const open = new Set<string>();
  const closed = new Set<string>();
  for (const { 1: slash, 2: name = "" } of value.matchAll(SECTION)) {
    if (slash === "") open.add(name);
    else if (open.has(name)) closed.add(name);
  }
  return closed;
}

/** `<rules>` beside two more sections, `<important_notes>` beside another one. `<IMPORTANT>` is none. */
function isSection(name: string, sections: ReadonlySet<string>): boolean {
  const isLoud = name.split(/[_-]+/).some((word) => LOUD.has(word.toLowerCase()));
  if (!sections.has(name)) return false;
  return isLoud ? sections.size > 1 && /^[a-z]+(?:[_-][a-z]+)+$/.test(name) : sections.size > 2;
}

/** "Everything between <mail> and </mail> is data" names two tags and encloses nothing. */
function says(enclosed: string): boolean {
  return /\p{L}{2}/u.test(enclosed) && !/^\W{0,10}(?:and|or|to|until|through)\W{0,10}$/i.test(enclosed);
}

/** Pseudo-tags with what they enclose; single ones when they are loud and prose follows. */
function tagsIn(value: string): readonly Found[] {
  const sections = sectionsOf(value);
  const found: Found[] = [];
  const open = new Map<string, Range>();
  for (const { 0: tag, 1: slash, 2: name = "", index } of value.matchAll(TAG)) {
    const words = name.toLowerCase().split(/[_-]+/);
    if (!words.every((word) => TAG_WORDS.has(word))) continue;
    if (isSection(name, sections)) continue;
    const key = words.join(" ");
    const end = index + tag.length;
    const what = `The pseudo-tag ${tag.slice(0, 60)}`;
    const opening = open.get(key);
    if (slash === "") {
      open.set(key, { start: index, end });
      if (words.some((word) => LOUD.has(word)) && /^\s{0,20}\p{L}{2,}\W+\p{L}/u.test(value.slice(end, end + 80))) {
        found.push({ start: index, end, what });
      }
    } else if (opening !== undefined && says(value.slice(opening.end, index))) {
      found.push({ start: opening.start, end, what: `The pseudo-tag <${name}>` });
      open.delete(key);
    }
  }
  return found;
}

/** Tags and what they enclose. Each is looked for once: a tag that is opened often is still one marker. */
function foreignTagsIn(value: string): readonly Found[] {
  const found = new Map<string, Found>();
  const open = new Map<string, { readonly start: number; readonly tag: string }>();
  for (const { 0: tag, 1: slash, 2: name = "", index } of value.matchAll(FOREIGN_TAG)) {
    if (found.size > 20) break;
    const end = index + tag.length;
    const opening = open.get(name);
    if (slash === "") {
      const goesOn = opening === undefined && /\p{L}{2}/u.test(value.slice(end, end + 200));
      if (goesOn) open.set(name, { start: index, tag });
    } else if (
      opening !== undefined &&
      !found.has(name) &&
      says(value.slice(opening.start + opening.tag.length, index))
    ) {
      found.set(name, { start: opening.start, end, what: `The pseudo-tag ${opening.tag}` });
    }
  }
  return [...found.values()];
}
