/** What a server may honestly write otherwise each time that it is asked, with the word that stands for it. */
const VOLATILE: readonly (readonly [RegExp, string])[] = [
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, "<uuid>"],
  [/\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)?(?:Z|[+-]\d{2}:?\d{2})?/gi, "<time>"],
  [/\b\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?/gi, "<time>"],
  [/\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b/gi, "<day>"],
  [/\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}(?:, \d{4})?/gi, "<date>"],
  [/\b\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?(?: \d{4})?/gi, "<date>"],
  [/\b(?:1[5-9]\d{8}|1[5-9]\d{11})\b/g, "<time>"],
  [/(?:\/(?:home|Users|tmp|root|private|var\/folders|workspace)|[A-Z]:\\Users)[\w./\\~@-]{0,300}/g, "<path>"],
  [/\b(?:pid|port)[ :=]{1,3}\d{1,6}\b/gi, "<process>"],
];

/** A text with times, ids, home and working directories made equal: what is left is what it says. */
export function withoutVolatile(text: string): string {
  return VOLATILE.reduce((kept, [pattern, word]) => kept.replace(pattern, word), text);
}
