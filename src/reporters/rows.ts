/** Bytes of a text in UTF-8. */
export function bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/**
 * A Markdown table of rows that are escaped already, their cells joined by ` | `. What does not fit into `room` bytes
 * is left out by whole rows from the end, and counted in a last row.
 */
export function table(columns: readonly string[], rows: readonly string[], room: number, what: string): string {
  const head = [`| ${columns.join(" | ")} |`, `|${" --- |".repeat(columns.length)}`];
  const shown: string[] = [];
  let left = room - bytes(head.join("\n")) - 200;
  for (const row of rows) {
    left -= bytes(row) + 5;
    if (left < 0) break;
    shown.push(`| ${row} |`);
  }
  const missing = rows.length - shown.length;
  const note = `| … | ${missing} more ${what} are not shown here. |`;
  return [...head, ...shown, ...(missing === 0 ? [] : [note])].join("\n");
}

/** A fenced block that no text can close: its fence is longer than any run of backticks inside. */
export function fenced(language: string, body: string): string {
  let longest = 2;
  for (const [run] of body.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${body}\n${fence}`;
}
