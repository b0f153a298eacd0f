import { field, stringField, walk, type Json } from "../../model/json.ts";
import { identifierWords } from "../identifier.ts";
import { memoized } from "../memoized.ts";
import type { Thing } from "../sentence/things.ts";

/** Whether a name is one that a subject may speak of as its own. */
export type OwnNames = (name: string) => boolean;

interface ToolWords {
  readonly names: ReadonlySet<string>;
  /** Stretches of names, with the name that has it, or `SEVERAL`. */
  readonly parts: ReadonlyMap<string, string>;
  /** The names that hold a word, each as the set of its words. */
  readonly holders: ReadonlyMap<string, readonly ReadonlySet<string>[]>;
  /** The first word of names, where it is a name of the server: `jira_…`. */
  readonly prefixes: ReadonlySet<string>;
  /** What is answered for each subject, by its definition. */
  readonly answers: WeakMap<object, OwnNames>;
}

const SEVERAL = "\0";

const ofTools = new WeakMap<ReadonlySet<string>, ToolWords>();
const ofSubjects = new WeakMap<object, ReadonlySet<string>>();

/**
 * What a subject may speak of as its own: its server's tools, also by a part of their names (but not by a part of its own
 * name: `my_check` is not `check`), its arguments and the values that they take.
 */
export function ownNames(raw: Json, toolNames: ReadonlySet<string>): OwnNames {
  const tools = toolWords(toolNames);
  if (typeof raw !== "object" || raw === null) return answering(raw, tools);
  const known = tools.answers.get(raw) ?? answering(raw, tools);
  tools.answers.set(raw, known);
  return known;
}

/** Whether a plain name is that of another tool of the server that lists a subject. */
export function siblingNames(raw: Json, toolNames: ReadonlySet<string>): OwnNames {
  const { names } = toolWords(toolNames);
  const self = plainName(stringField(raw, "name") ?? "");
  return (plain) => plain !== self && names.has(plain);
}

/** Several rules ask the same of a name: each is answered once. */
function answering(raw: Json, tools: ToolWords): OwnNames {
  const self = plainName(stringField(raw, "name") ?? "");
  const answered = new Map<string, boolean>();
  return (name) => {
    const known = answered.get(name);
    if (known !== undefined) return known;
    const answer = isOwn(plainName(name), self, raw, tools) || isOperation(name, self, raw, tools);
    answered.set(name, answer);
    return answer;
  };
}

/** `intercept.disable` of the tool `intercept`: one of the things that it does. */
function isOperation(name: string, self: string, raw: Json, { names }: ToolWords): boolean {
  const [, tool = "", does = ""] = /^([\w-]{2,60})\.(\w{1,60})$/.exec(name) ?? [];
  const plain = plainName(tool);
  if (tool !== "" && (plain === self || names.has(plain))) return true;
  // `view.zoom_extents` of the argument `zoom_extents`: what it does.
  return /\w_\w/.test(does) && subjectWords(raw).has(plainName(does));
}

function isOwn(plain: string, self: string, raw: Json, tools: ToolWords): boolean {
  const { parts, prefixes } = tools;
  // `get_logs` of `get_log`.
  if (plain === self || plain === `${self}s` || `${plain}s` === self || subjectWords(raw).has(plain)) return true;
  const whose = parts.get(plain);
  const words = plain.split(" ");
  if (words.length > 1 && prefixes.has(words[0] ?? "")) return true;
  return (whose !== undefined && whose !== self) || isMadeOf(words, tools);
}

function toolWords(toolNames: ReadonlySet<string>): ToolWords {
  const known = ofTools.get(toolNames);
  if (known !== undefined) return known;
  const names = [...toolNames].map(plainName);
  const parts = new Map<string, string>();
  for (const name of names) {
    for (const part of partsOf(name)) parts.set(part, (parts.get(part) ?? name) === name ? name : SEVERAL);
  }
  const holders = new Map<string, ReadonlySet<string>[]>();
  for (const name of names) {
    const words = new Set(name.split(" "));
    for (const word of words) {
      const known = holders.get(word);
      if (known === undefined) holders.set(word, [words]);
      else known.push(words);
    }
  }
  const made = {
    names: new Set(names),
    parts,
    holders,
    prefixes: prefixesOf(names),
    answers: new WeakMap<object, OwnNames>(),
  };
  ofTools.set(toolNames, made);
  return made;
}

/** Verbs that names of tools begin with whoever lists them. */
export const COMMON_VERBS: ReadonlySet<string> = new Set(
  (
    "add analyze analyse ask build call cancel change check clear close complete compute convert copy count create debug " +
    "delete describe disable download edit enable end execute explain export extract fetch fill filter find finish generate " +
    "get import init initialize insert inspect install invoke join list load log lookup make merge move open parse post " +
    "print process publish put query read record refresh register remove rename render replace reply report request reset " +
    "resolve restart resume retrieve run save scan search select send set setup show start stop store submit suggest " +
    "summarize sync tag test transfer translate trigger undo update upload use validate verify view wait watch write"
  ).split(" "),
);

/**
 * Many servers put their own name before those of all their tools, and list some of them only on request: `ha_get_guide`
 * is theirs, listed or not. At least three names must begin so.
 */
function prefixesOf(names: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const name of names) {
    const [first = "", ...others] = name.split(" ");
    if (others.length > 0 && !COMMON_VERBS.has(first)) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= 3).map(([word]) => word));
}

/** Names that are looked at for one: a hostile list may have thousands in which the same words come together. */
const MOST_HOLDERS = 200;

/** Tools that a server lists at least whose own words make a name of its: it may list some on request, or have had it once. */
const MANY = 10;

/** `FETCH_RELEASES_CYCLES` may stand for `fetch_releases_and_cycles`, and `list_entity_projects` is a server's that speaks of both. */
function isMadeOf(words: readonly string[], { names, holders }: ToolWords): boolean {
  const isKnown = (word: string): boolean =>
    holders.has(word) ||
    holders.has(`${word}s`) ||
    holders.has(word.replace(/(?:ie)?s$/, (end) => (end === "s" ? "" : "y")));
  if (words.length > 2 && names.size >= MANY && words.every(isKnown)) return true;
  return (
    words.length > 1 &&
    candidates(words, holders)
      .slice(0, MOST_HOLDERS)
      .some((name) => words.every((word) => name.has(word)))
  );
}

/** The names that hold the rarest of some words. */
function candidates(words: readonly string[], holders: ToolWords["holders"]): readonly ReadonlySet<string>[] {
  const found = words.map((word) => holders.get(word) ?? []);
  return found.reduce((least, names) => (names.length < least.length ? names : least));
}

/** What a report of a foreign name adds where not all of the server's names were looked at for it; else nothing. */
export function limitOfOwn(name: string, toolNames: ReadonlySet<string>): string {
  const words = plainName(name).split(" ");
  const more = words.length < 2 ? 0 : candidates(words, toolWords(toolNames).holders).length - MOST_HOLDERS;
  return more > 0 ? ` ${more} more names of this server's tools share its words and were not looked at.` : "";
}

/** `qmetry fetch project info` is also spoken of as `fetch project info` and as `project info`, and so on. */
function partsOf(name: string): readonly string[] {
  const words = name.split(" ").slice(0, 8);
  const parts = [name];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1) parts.push(words.slice(from, to).join(" "));
  }
  return parts;
}

/** A line that says what something is: "- get_info: …", "`set_mode` (fast) — …". What a text defines it may speak of. */
const DEFINED =
  /^[ \t>]{0,20}(?:[-*•+]|\d{1,3}[.)])?[ \t]{0,8}[`'"*]{0,3}([a-z_][\w.-]{1,60})[`'"*]{0,3}[ \t]{0,4}(?:\([^()\n]{0,120}\)[ \t]{0,4})?(?:[:—–=]|-[ \t])/gim;

/** "play {test_script?, duration?}": arguments as a language writes those that may be left out. */
const MARKED_OPTIONAL = /(?<=[\s{,(])([a-z_]\w{1,40})\?(?=[,:;.)}])/gi;

function subjectWords(raw: Json): ReadonlySet<string> {
  if (typeof raw !== "object" || raw === null) return new Set();
  const known = ofSubjects.get(raw);
  if (known !== undefined) return known;
  const names = new Set<string>();
  for (const list of ["inputSchema", "outputSchema", "arguments"]) {
    for (const { key, value } of walk(field(raw, list) ?? null)) {
      if (typeof key === "string") names.add(plainName(key));
      if (typeof value === "string" && value.length < 80) names.add(plainName(value));
    }
  }
  for (const way of [DEFINED, MARKED_OPTIONAL])
    for (const [, name = ""] of (stringField(raw, "description") ?? "").matchAll(way)) names.add(plainName(name));
  ofSubjects.set(raw, names);
  return names;
}

/** One spelling for `getUser`, `get_user` and `Get-User`. Schemas near by hold the same names, and each is asked for often. */
export const plainName = memoized((name: string) =>
  identifierWords(name)
    .map(({ word }) => word)
    .join(" "),
);

/** `CHROMA_API_KEY`: a variable of an environment. */
const SETTING = /^[A-Z][A-Z\d_]{0,60}_(?:KEY|TOKEN|SECRET|PASSWORD|HOST|PORT|ENDPOINT|DSN|DIR|TIMEOUT|ENABLED)$/;

/** The things that name something which is not the server's own: identifiers and quoted single words. */
export function foreignNames(things: readonly Thing[], isOwn: OwnNames): readonly Thing[] {
  return things.filter(
    ({ kind, text }) => (kind === "name" || kind === "toolName") && !SETTING.test(text) && !isOwn(text),
  );
}

/** The first of them that is said to be a tool: "the search tool", "call fetch with". */
export function foreignTool(things: readonly Thing[], own: OwnNames): Thing | undefined {
  const beside = ({ from, to }: Thing): boolean =>
    things.some(({ kind, from: start, to: end }) => kind === "toolWord" && (start === to || end === from));
  return foreignNames(things, own).find((name) => name.kind === "toolName" || beside(name));
}
