/** A text without the characters of `unwanted` at its end. A regular expression for it would cost quadratic time. */
export function trimEnding(text: string, unwanted: string): string {
  let end = text.length;
  while (end > 0 && unwanted.includes(text[end - 1] ?? "")) end -= 1;
  return text.slice(0, end);
}
