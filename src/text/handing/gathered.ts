import { identifierWords } from "../identifier.ts";
import type { Statement, Thing } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import { isHarmless } from "./harmless.ts";
import { isOpenlyOwn } from "./openly-own.ts";
import { thingSaid } from "./said.ts";

/**
 * A tool that fetches pages, where a text has it gather what somebody searched, bought or likes: no page tells that of the
 * reader alone, and no search needs it. Tools that are called after memories, profiles and histories may be asked for them.
 */
export function gatheredBy(
  statement: Statement,
  isOfArgument: boolean,
  isTool: (name: string) => boolean,
): Thing | undefined {
  const { text, example, things } = statement;
  const habits = example ? null : HABITS.exec(text);
  if (habits === null) return undefined;
  if (!things.some(({ kind, text: name }) => kind === "name" && isFetcher(name) && isTool(name))) return undefined;
  if (isOpenlyOwn(statement) || isHarmless(statement)) return undefined;
  const isMeant = isOfArgument || FIRST.test(text) || statement.directives.some(({ force }) => force === "must");
  return isMeant ? thingSaid(habits, statement) : undefined;
}

function isFetcher(name: string): boolean {
  const words = identifierWords(name).map(({ word }) => word);
  return words.some((word) => FETCHES.has(word)) && !words.some((word) => KEEPS.has(word));
}

const FETCHES = new Set(
  "browse browser crawl curl download fetch get goto http https link navigate open page request scrape site url visit web website".split(
    " ",
  ),
);
const KEEPS = new Set(
  (
    "account activity cart contact context crm customer customers history interests memories memory order orders preference preferences " +
    "profile profiles purchase purchases recall remember setting settings user users"
  ).split(" "),
);

/** What somebody did, likes and owns, as traces of it tell. */
const HABITS = new Form(
  /\b(?:(?:past|previous|earlier|prior|former|recent|historical|last) (?:\w{1,20} ){0,2}(?:searches|search (?:patterns|terms|queries)|purchases|orders|queries|visits|bookings|activity|activities|behaviou?r|interactions|choices|interests|reservations|trips|viewings)|(?:browsing|browser|search|purchase|purchasing|buying|reading|viewing|listening|order|watch|watching|shopping|travel|location|booking|surfing|web|query) (?:history|histories|habits|patterns|records?|trail|past)|(?:personal|user|user['’]s|users['’]|their|his|her|individual|reader['’]s|customer['’]s|shopper['’]s|person['’]s|visitor['’]s) (?:\w{1,20} ){0,3}(?:preferences|tastes|likes|interests|habits|profile|leanings|favou?rites)|saved (?:addresses|places|searches)|(?:their|his|her|user['’]?s|customer['’]s|shopper['’]s|reader['’]s|person['’]s) (?:mailbox|inbox|receipts|order confirmations)|(?:searched|looked|asked) for (?:in the past|before|earlier|previously|so far)|what (?:they|he|she|the user|the reader|somebody) (?:likes?|buys?|bought|prefers?|wants|reads?|watch(?:es)?)|(?:user|person|customer|shopper|reader|visitor)['’]s history)\b/i,
);

/** That comes before the work that was asked for. */
const FIRST = new Form(
  /\b(?:first|before|beforehand|ahead of|in advance|prior to|preced\w{2,3}|presuppos\w{1,3}|precondition|prerequisite|requires?|required|needs?|without|every|each|always|(?:let|have) [`'"]?\w{1,40}[`'"]?)\b/i,
);
