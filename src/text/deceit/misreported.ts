import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import { isOrder, type Statement } from "../sentence/directive.ts";

/**
 * Verbs by which somebody is told how things stand, and verbs by which they seem to. To mark, set or treat something as paid
 * is the work of honest tools.
 */
const TOLD =
  /\b(?:report|show|present|display|describ|portray|depict|advertis|announc|certif|attest|read|sound|appear|summari[sz]|translat|grad|rat|scor|count|record|enter|list|render|declar|stat)(?:e?s|e?d|[eny]|ing|ied|ies)?(?: [\w'’-]{1,20}){0,6}? (?:as|to be|like)\b|\bpass(?:ed|es)? (?:[\w'’-]{1,20} ){0,4}off as\b|\b(?:come|comes|coming|came|go|goes|going|went) (?:back|out|down|through|across) (?:as|like)\b|\blook(?:s|ed|ing)? (?:as|like)\b|\b(?:shows?|shown|turns?|lights?|comes?|stays?|appears?|painted|coloured|colored)(?: up)?(?: as| in)?(?= green\b)/gi;

/** The same, where what follows is a whole clause: "report that no fault was found". */
const SAID =
  /^(?:report|show|stat|say|said|tell|told|writ|answer|repl|confirm|declar|announc|assur|claim|conclud|assert|let (?:\w{1,14} ){1,3}know|certif|insist|reassur)/i;

/** What is said of a flaw, of what is mended, or of what was looked into is no false report. */
const HONEST =
  /\b(?:may|might|can|could|sometimes|wrongly|incorrectly|mistakenly|erroneously|accidentally|instead of|rather than|not|never|n['’]t|cannot|bug|previously|used to|no longer|retr(?:y|ies|ied)|fixed|mended|recover\w{0,3}|resolved by|waived?|acknowledged|accepted|excluding|otherwise|else|all others|rest|with (?:an? |the )?(?:list|details?|errors?|warnings?|reason|note|message|count)|both|either|respectively)\b|\b(?:once|as soon as|after|until) (?:\w{1,14} ){0,3}(?:succeeds?|passes|passed|is|are|was|has|have|clears?|arrives?)\b/i;

/** Where a word for a state ends what is said, and is no word for a kind of thing ("normal priority"). */
const ENDS =
  /^['"’”`*]{0,2}(?: \d{1,3}%?)?\s{0,2}(?:$|[.,;!?)–—-]|(?:in|on|to|for|so|and|or|until|till|when|whenever|while|every|even|anyway|by|no|regardless|whatever|although|though|as|at|with|unless|because|before|all|if|where|wherever|they|he|she|the|were|was|is|are|found|known|occurred|exist)\b)/i;

/** None of it: "if no error occurs". */
const NONE = /\b(?:no|without|zero|any|free of|0|whether|non|not|un)[ -]?(?:\w{1,12} )?$/i;

/** What is amiss told as if it were well: "readings above the limit are displayed as normal". */
export function misreportIn(statement: Statement): Range | undefined {
  if (statement.example) return undefined;
  const bad = statement.says("amiss");
  if (bad.length === 0) return undefined;
  const good = statement.says("fine");
  if (good.length === 0) return undefined;
  const { text, start: from } = statement;
  const amiss = bad.find(({ start }) => !NONE.test(text.slice(Math.max(0, start - from - 24), start - from)));
  if (amiss === undefined) return undefined;
  for (const well of good) {
    if (!ENDS.test(text.slice(well.end - from, well.end - from + 24))) continue;
    const found = toldAs(statement, amiss, well) ?? toldThat(statement, amiss, well);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "Failed tests are shown as passed", "present copied passages as original work". */
function toldAs({ text, start: from }: Statement, amiss: Range, well: Range): Range | undefined {
  if (amiss.end > well.start || well.end - amiss.start > 220) return undefined;
  const begin = Math.max(0, amiss.start - from - 40);
  const before = text.slice(begin, well.start - from);
  // "As" stands right before what is said of it.
  const told = [...before.matchAll(TOLD)].find((each) => ADJOINS.test(before.slice(each.index + each[0].length)));
  if (told === undefined) return undefined;
  if (HONEST.test(text.slice(begin, well.end - from + 60))) return undefined;
  return { start: Math.min(amiss.start, from + begin + told.index), end: well.end };
}

const ADJOINS =
  /^(?: (?:being|if it were|if they were|though they were|an?|one|the|quite|perfectly|all|fully|entirely|completely))?\s{0,2}['"‘“`*]{0,2}$/i;

/** Verbs of answering that are no words of the vocabulary, at the head of their clause. */
function answerIn({ text, start }: Statement, after: number, before: number): Range | undefined {
  const found = /[,;:]\s(?:(?:then|simply|just|always) )?(?:answer|reply|respond|claim|call|certify|assure)\b/i.exec(
    text.slice(after - start, before - start),
  );
  return found === null ? undefined : rangeOfMatch(found, after);
}

/** "Where the test shows a defect, tell the driver that the brakes are fine". */
function toldThat(statement: Statement, amiss: Range, well: Range): Range | undefined {
  const { text, start: from } = statement;
  const occasion = statement.triggers.find(({ start, end }) => start <= amiss.start && amiss.start < end);
  if (occasion === undefined) return undefined;
  const order =
    statement.directives.find(
      (each) => isOrder(each) && each.start > amiss.start && each.start < well.start && SAID.test(each.verb),
    ) ?? answerIn(statement, amiss.end, well.start);
  if (order === undefined || well.end - order.start > 160) return undefined;
  const said = text.slice(order.start - from, well.start - from);
  if (!/\b(?:that|as|is|are|was|were|with|to be)\b|['"“:]/i.test(said)) return undefined;
  if (HONEST.test(text.slice(Math.min(occasion.start, amiss.start) - from, order.start - from) + said))
    return undefined;
  return { start: order.start, end: well.end };
}
