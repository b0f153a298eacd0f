import type { Tagged } from "./tagged.ts";
import type { WordClass } from "./vocabulary/vocabulary.ts";
import type { Mark } from "./words.ts";

/** What stands before somebody who is spoken to or of, and not before a kind of data. */
const LEADS =
  /^(?:the|your|this|that|their|his|her|our|every|each|any|no|all|both|to|from|for|before|by|with|whether|if|when|what|until|unless|and|or|so|let|lets)$/;

/** What may follow one who is meant, beside the words that join: who is followed by another noun only says whose it is. */
const FOLLOWS =
  /^(?:about|why|how|who|whom|whose|what|where|only|there|anything|everything|nothing|something|see|sees|know|knows|learn|learns|ask|asks|asked|want|wants|hear|hears|read|reads|get|gets|find|finds|notice|notices|think|thinks|says|said|chose|chooses|wrote|writes|typing|using|reading|speaking|in|at|on|under|behind|themselves|themself|himself|herself|personally|directly|instead)$/;

/** Words that join what is before them to what comes. */
const JOINS: ReadonlySet<WordClass> = new Set([
  "after",
  "be",
  "before",
  "byWord",
  "cannot",
  "determiner",
  "either",
  "insteadOf",
  "join",
  "may",
  "must",
  "negator",
  "pronoun",
  "silently",
  "stating",
  "to",
  "when",
  "without",
]);

const TOLD: ReadonlySet<WordClass> = new Set(["ask", "tell"]);

/** "Tell the patient", not "the patient record" nor "a patient's age": one who is told, asked or wants, no data of a tool. */
export function isAPerson({ words, starting, ending }: Tagged, { from, to }: Mark): boolean {
  if (words[to - 1]?.possessive === true) return false;
  const before = words[from - 1];
  const isLed =
    before !== undefined &&
    before.kind === "word" &&
    (LEADS.test(before.word) || (ending[from - 1] ?? []).some(({ class: name }) => TOLD.has(name)));
  if (!isLed) return false;
  const next = words[to];
  if (next === undefined || next.kind === "mark" || FOLLOWS.test(next.word)) return true;
  return (starting[to] ?? []).some(({ class: name }) => JOINS.has(name));
}
