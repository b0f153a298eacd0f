/** The words of a list that is written as one line, parted by single spaces. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
