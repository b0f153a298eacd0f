/** How a day is written: `2027-01-31`. */
export const DAY = "^\\d{4}-\\d{2}-\\d{2}$";

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a text is a day that there is: one of the 13th month would never come, and what ends on it would never end. */
export function isDay(text: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const length = month === 2 && isLeap ? 29 : (LENGTHS[month - 1] ?? 0);
  return day >= 1 && day <= length;
}
