/** Anything that moves the cursor, hides text, or ends a line. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** What a server said, on one line, with nothing in it that a terminal or a workflow's log would obey. */
export function quoted(said: string, limit = 200): string {
  const line = said
    .slice(0, 4 * limit)
    .replace(/\s+/g, " ")
    .trim();
  const isCut = line.length > limit || said.length > 4 * limit;
  return `${line.slice(0, limit)}${isCut ? "…" : ""}`.replace(UNSEEN, codePoint).replaceAll("##[", "##\\[");
}

function codePoint(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

const SHOWN_LINES = 20;

/** The last lines of what a process said, each behind a bar so that it is nobody's command. Empty when it was silent. */
export function quotedLines(said: string): string {
  const lines = said.split(/\r\n|[\n\r]/).filter((line) => line.trim() !== "");
  return lines
    .slice(-SHOWN_LINES)
    .map((line) => `\n| ${quoted(line)}`)
    .join("");
}

/** Short values are words of everyday text: hiding them would hide nothing and spoil the rest. */
export const SHORTEST_SECRET = 6;

/** The text with every secret in it blotted out. */
export function redacted(text: string, secrets: readonly string[]): string {
  const longestFirst = [...secrets].sort((a, b) => b.length - a.length);
  return longestFirst
    .filter(({ length }) => length >= SHORTEST_SECRET)
    .reduce((said, secret) => said.replaceAll(secret, "***"), text);
}
