/** `12,345`: digits in threes. Not by locale, whose data takes longer to load than most audits. */
export function grouped(number: number): string {
  const digits = String(number);
  const threes: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) threes.unshift(digits.slice(Math.max(end - 3, 0), end));
  return threes.join(",");
}
