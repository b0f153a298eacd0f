import { rangeOfMatch } from "../matches.ts";
import { before, behind } from "../sentence/around.ts";
import type { Statement } from "../sentence/directive.ts";
import type { Claim } from "./news.ts";

/** How far what is reported reaches. */
const REACH = 200;

const REPORTED =
  /\b(?:that|of|about)\b(?! (?:tool|case|time|is|are|was|were|has|have|had|may|might|can|could|will|would)\b)|:\s(?=[A-Za-z])/g;
/** "Tell every customer their account has been leaked". */
const OUTRIGHT =
  /\b(?:[Tt]ell|[Ii]nform|[Ll]et|[Aa]ssure|[Aa]nnounce|[Cc]laim|[Rr]eport|[Ss]ay) (?:the |every |each |all |your |any |our |to ){0,2}(?:[\w'’-]{1,20} )?(?:know )?(?=their|his|her|it|they|your|the|all|an? |[A-Z])/g;

/** The quoted sentences of a statement, and what is reported with "that" or behind a colon. */
export function* claimsOf({ text, start: from, things }: Statement): Generator<Claim> {
  for (const { kind, start, end } of things) {
    if (kind === "literal" && end - start > 12)
      yield { start, end, text: text.slice(start - from, end - from), isQuoted: true };
  }
  for (const match of [...text.matchAll(REPORTED), ...text.matchAll(OUTRIGHT)]) {
    const { end: start } = rangeOfMatch(match, from);
    const [said = ""] = behind({ text, start: from }, start, REACH).split(/[:;]/);
    yield { start, end: start + said.length, text: said, isQuoted: false };
  }
}

/** Whether a claim is put before somebody: said to them, or shown where they read it first. */
export function isBrought({ start, end, isQuoted }: Claim, statement: Statement): boolean {
  const isNear = (what: "bulletin" | "exhibit" | "proclaim", shape: RegExp): boolean =>
    statement
      .says(what)
      .some((word) => word.end <= start && shape.test(before(statement, start).slice(word.end - statement.start)));
  if (isNear("proclaim", AT_ONCE) || isNear("bulletin", READS)) return true;
  return isQuoted && (isNear("exhibit", AT_ONCE) || FOLLOWED.test(behind(statement, end, 60)));
}

const AT_ONCE = /^[^.;]{0,70}$/;

/** "The banner 'X' is put in front", "a warning reads: 'X'", "preceded by the remark that". */
const READS =
  /^(?: (?:to|for|of|in) [\w'’ -]{1,30})?(?: (?:reads?|says?|runs?|goes(?: out)?|states|that|is|opens|heads|gets|leads|begins|comes|answers?|each|every|reply)){0,5}:?\s?(?:that)? ?['"“‘`«]?$|^(?: [\w'’-]{1,20}){0,6}:\s?$/i;
const FOLLOWED =
  /^['"”’`»]?,? (?:(?:is|are|has to be|have to be|must be|should be|shall be|will be|gets|needs to be|to be) (?:(?:to be|always|then|first|thus|also|now|each time|every time) ){0,3}(?:shown|displayed|put|placed|announced|given|read|told|stated|printed|posted|on display|first|added|prepended|inserted|included|mentioned|said|delivered|repeated|flashed|issued|written|presented)\b|(?:goes|comes|stands|appears|precedes|leads|opens|heads|tops|introduces|must precede)\b)/i;
