/**
 * Every string that a server sent passes through one of these on its way out: one function an output.
 * All of them first make visible what cannot be seen, then defuse what the output gives a meaning to.
 */

/**
 * Control, format, private, unassigned and surrogate characters, bidi and tag characters, fillers, variation selectors,
 * line separators, every space but U+0020, and combining marks piled higher than any script needs.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}|(?<=\p{M}{3})\p{M}/gu;

/** The selector U+FE0F after one of these asks for its coloured form, and hides nothing. */
const PICTOGRAPH = /\p{Extended_Pictographic}$/u;

const SHORT: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function codePoint(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
}

function replaceUnseen(text: string, write: (character: string) => string): string {
  return text.replace(UNSEEN, (character, at: number) =>
    character === "\uFE0F" && PICTOGRAPH.test(text.slice(Math.max(at - 2, 0), at)) ? character : write(character),
  );
}

/** One line in which every character can be seen: the others stand as `\n`, `\t` or `\u{200B}`. */
export function visible(text: string): string {
  return replaceUnseen(text, (character) => SHORT[character] ?? `\\u{${codePoint(character)}}`);
}

/** Whether a text shows nothing at all. */
export function isBlank(text: string): boolean {
  return text.replace(UNSEEN, "").trim() === "";
}

/** The first `limit` UTF-16 units, never half a character, and `…` where something was cut. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
  return `${text.slice(0, end)}…`;
}

/** For a line of a terminal report. The runner of GitHub Actions takes `##[` for a command, wherever it stands. */
export function terminal(text: string): string {
  return visible(text).replaceAll("##[", "##\\[");
}

/**
 * For a line of its own in the log of a job. The runner takes a line that begins with `::` for a command, and problem
 * matchers of earlier steps look at how lines begin: so every line begins with a mark of ours.
 */
export function logLine(text: string): string {
  return `| ${terminal(text)}`;
}

/** What Markdown reads nothing into, wherever it stands: everything else becomes an entity. */
function entities(text: string): string {
  return text.replace(/[^\p{L}\p{N} ,-]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);
}

/** A word longer than this may break over lines, so that it does not push the rest of its table out of sight. */
const LONG_WORD = /[^ ]{32}(?=[^ ])/gu;

/**
 * For Markdown, as code, where a table cell may stand: no mark-up, mention, link or row can come out of it.
 * Addresses are linked even between tags, after entities are read: a comment keeps their halves apart.
 */
export function code(text: string, limit = 300): string {
  const pieces = visible(cut(text, limit)).replace(LONG_WORD, "$&\n").split("\n");
  return `<code>${pieces.map(entities).join("<wbr>").replaceAll("&#64;", "&#64;<!-- -->")}</code>`;
}

/** A word or number of a sentence, perhaps in quotes, perhaps with a comma: no mark-up begins or ends with it. */
const WORD = /^["'(“‘]{0,2}(?:[\p{L}\p{N}][\p{L}\p{N}'’-]{0,40}|\d[\d,.]{0,20}\d%?)["')”’.,:;!?]{0,4}$/u;

/** For Markdown, as a sentence of ours that may quote server text: words stay words, everything else becomes code. */
export function prose(text: string, limit = 1000): string {
  const out: string[] = [];
  let odd: string[] = [];
  const flush = (): void => {
    if (odd.length > 0) out.push(code(odd.join(" "), Infinity));
    odd = [];
  };
  for (const token of visible(cut(text, limit)).split(" ")) {
    if (token !== "" && !WORD.test(token)) {
      odd.push(token);
      continue;
    }
    flush();
    out.push(token);
  }
  flush();
  return out.join(" ");
}

/**
 * For the plain text of a SARIF message: brackets would make links, `{0}` is a place for an argument, and a backslash
 * escapes; so hidden characters stand as `<U+200B>`.
 */
export function sarifText(text: string, limit = 2000): string {
  return replaceUnseen(cut(text, limit), (character) =>
    /\s/.test(character) && character in SHORT ? " " : `<U+${codePoint(character).padStart(4, "0")}>`,
  )
    .replace(/[\\[\]]/g, "\\$&")
    .replace(/\{(\d+)\}/g, "{{$1}}");
}

/** JSON that says the same and is ASCII where it matters: nothing unseen, and no `##[`, stands in it unescaped. */
export function jsonText(value: unknown): string {
  return visibleJson(JSON.stringify(value, undefined, 2));
}

/** The same for a text that is JSON already: outside of its strings there is nothing to escape. */
export function visibleJson(json: string): string {
  const escape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return json
    .replace(UNSEEN, (character) => (character === "\n" ? character : character.split("").map(escape).join("")))
    .replaceAll("##[", "##\\u005b");
}

/** Lower-case file names that stay in their folder, are no name that an operating system keeps for itself, and differ. */
export function fileNames(keys: readonly string[], extension: string): readonly string[] {
  const taken = new Set<string>();
  return keys.map((key) => {
    const stem = `mcp-audit-${key.replace(/[^\w.-]+/g, "-").slice(0, 80)}`.toLowerCase();
    let name = stem;
    for (let number = 2; taken.has(name); number += 1) name = `${stem}-${number}`;
    taken.add(name);
    return `${name}.${extension}`;
  });
}
