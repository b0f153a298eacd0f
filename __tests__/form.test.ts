import { Form } from "../src/text/sentence/form.ts";

const TEXTS = [
  "",
  "Lists the notes of a user.",
  "Remove the entry from the audit log afterwards.",
  "never-ending: don't UNDO it",
  "é2e_remove x",
  "Always.",
  "a b c",
  "İremove it; ſremove it; \u212Aremove it",
  "Copies go, quietly, to the audit-log of others",
];

const EXPRESSIONS = [
  // Each alternative begins a word.
  /\b(?:remov|delet)(?:e|es|ed)?\b/i,
  /\bthe (?:audit )?logs?\b|\bentry\b/i,
  /\b(?:a|undo|always)\b/i,
  // The last letter need not be there.
  /\bnotes?\b/i,
  /\bun?d/i,
  // A look around comes first.
  /(?<!from )\bthe\b/i,
  /\b(?!under)(?:un|ne)\w{1,10}/i,
  // A group that need not be there, a class, the start, or the inside of a word: tried everywhere.
  /\b(?:the )?audit/i,
  /\b[nr]e\w{1,10}/i,
  /^(?:lists|never)/i,
  /move|ways/i,
  /(?:^|[,;] )(?<who>remove|lists)\b/i,
  /n['’]t\b|\bx\b/i,
  // Words further on: behind a gap, a sign, a group that may be left out, in brackets.
  /\bremove(?: \w{1,12}){0,3} (?:logs?|traces)\b/i,
  /\bcopies (?:\w{1,9},? ){0,3}to (?:the )?audit[ -]logs? of (?:others|us)\b/i,
  /\bcopies\W{1,3}go(?:, quietly,?)? to\b|\bnever-(?=ending)/i,
  /\bcopies .{1,40}\bothers$/i,
];

test.each(EXPRESSIONS)("the form of %s says what the expression says", (expression) => {
  const form = new Form(expression);
  expect(TEXTS.map((text) => form.exec(text)?.index)).toEqual(TEXTS.map((text) => expression.exec(text)?.index));
  expect(TEXTS.map((text) => form.test(text))).toEqual(TEXTS.map((text) => expression.test(text)));
});

test("an expression is not tried where a word is missing that stands further on", () => {
  const tried: string[] = [];
  const expression = Object.assign(/\bsend (?:\w{1,9} ){0,3}(?:away|out)\b/, {
    test: (text: string) => tried.push(text) > 0,
  });
  const form = new Form(expression);
  for (const text of ["Send it in.", "Takes it out.", "send it out", "Out it goes: send"]) form.test(text);
  expect(tried).toEqual(["send it out", "Out it goes: send"]);
});

test("an expression that none of the words of a text begins is not tried", () => {
  const tried: string[] = [];
  const expression = Object.assign(/\b(?:remove|delete)\b/, {
    test: (text: string) => tried.push(text) > 0,
  });
  const form = new Form(expression);
  for (const text of ["Lists notes.", "Rewrites a note.", "Removes a note.", "undelete, delete"]) form.test(text);
  expect(tried).toEqual(["Removes a note.", "undelete, delete"]);
});
