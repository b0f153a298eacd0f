/** Bytes of a text in UTF-8. */
export function bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** A row of a table, its cells escaped and joined, and how many things it stands for. */
export interface Row {
  readonly cells: string;
  readonly count: number;
}

/** Cells that are escaped already. */
export function row(cells: readonly (string | number)[], count = 1): Row {
  return { cells: cells.join(" | "), count };
}

/**
 * A Markdown table. What does not fit into `room` bytes is left out by whole rows from the end, and counted in a last
 * row.
 */
export function table(columns: readonly string[], rows: readonly Row[], room: number, what: string): string {
  const head = [`| ${columns.join(" | ")} |`, `|${" --- |".repeat(columns.length)}`];
  const shown: string[] = [];
  let left = room - bytes(head.join("\n")) - 200;
  for (const { cells } of rows) {
    left -= bytes(cells) + 5;
    if (left < 0) break;
    shown.push(`| ${cells} |`);
  }
  const missing = rows.slice(shown.length).reduce((sum, each) => sum + each.count, 0);
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

/** A part that unfolds. The title is escaped already. */
export function details(title: string, body: string, isOpen = false): string {
  return `<details${isOpen ? " open" : ""}><summary>${title}</summary>\n\n${body}\n\n</details>`;
}
