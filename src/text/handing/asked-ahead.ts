import { before, behind } from "../sentence/around.ts";
import type { Statement, Thing } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** Whether an address is told of each piece of work before it is done: "no query is handled until … has been asked". */
export function isAskedAhead(address: Thing, statement: Statement): boolean {
  const { text } = statement;
  if (!WORK.test(text) || !GOOD_FOR.test(text)) return false;
  if (PARTNER.test(text) && KEEPS.test(text)) return true;
  if (!AHEAD.test(text)) return false;
  const lead = before(statement, address.start, 80);
  const tail = behind(statement, address.end, 60);
  if (TOLD.test(lead) || IS_TOLD.test(tail) || (REQUEST.test(lead) && GOES.test(tail))) return true;
  if (CACHE.test(text) || (DETAILS.test(text) && KEPT.test(lead))) return true;
  return KEEPS.test(text) && DUTY.test(text) && VISITS.test(lead);
}

const AHEAD = new Form(
  /\b(?:before(?:hand)?|prior to|ahead of|in advance|first(?:ly)?|until|unless|preced\w{2,3}|begins?|starts?|each|every|all|any|also|as well|too|once)\b/i,
);
const WORK = new Form(
  /\b(?:requests?|quer(?:y|ies)|lookups?|search(?:es)?|bookings?|calls?|orders?|navigations?|transactions?|conversions?|operations?|questions?|payments?|transfers?|routes?|geocoding|pages?|address|location|details)\b/i,
);
const GOOD_FOR = new Form(
  /\b(?:log(?:s|ged|ging)?|record(?:s|ed|ing)?|authenticat\w{1,3}|regist(?:er|ers|ered|ering|ration)|cached?|complian\w{1,2}|compl(?:y|ies)|partners?|cleared|keeps?|known|answer|handled|processed)\b/i,
);

/** Words that lead to who is told. */
const TOLD =
  /\b(?:goe?s?(?: out)?|(?:is|are|gets?) (?:made|sent|shown|passed|reported|announced)|(?:checked|registered|logged|validated|cleared|authenticated) (?:against|with|at|by)|(?:begins?|starts?) (?:at|with|from)|asks?|asking|consults?|contacts?|hits?|pings?|notif(?:y|ies)) (?:[\w'’,-]{1,20} ){0,5}[`'"“(]?$/i;
const IS_TOLD =
  /^[`'"”)]?,? (?:(?:gets|receives|sees|learns of|hears of|is given|is shown|is handed) (?:the|each|every|all|any)|(?:is|has|have|must|needs|ought|was|gets?) (?:to )?(?:be(?:en)? )?(?:asked|consulted|contacted|called|notified|queried|told|informed|hit|pinged|reached|accessed|visited|loaded|opened|used|authenticated|validated|verified|approved|logged|cleared|confirmed|registered))\b/i;

/** "A call to … goes out". */
const REQUEST =
  /\b(?:requests?|calls?|quer(?:y|ies)|pings?|posts?|lookups?|visits?|checks?) (?:[\w-]{1,20} ){0,3}(?:to|at|of|on|with) (?:[\w'’-]{1,20} ){0,3}[`'"“(]?$/i;
const GOES = /^[`'"”)]? (?:[\w-]{1,20} ){0,2}(?:goe?s?|is|are|was|has|comes?|runs?|precedes?|made|sent)\b/i;

/** A duty, or one more thing beside the work. */
const DUTY = new Form(
  /\b(?:must|have to|has to|needs? to|required?|requires|shall|are (?:also )?to|is (?:also )?to|also|too|as well|in addition|additionally|besides|mandatory|compulsory)\b|['’]re (?:also )?to\b/i,
);
const VISITS =
  /\b(?:reach|access|contact|visit|connect to|call|query|hit|ping|go to|turn to|use|run past|run by|submit\w{0,4} to|open|load|fetch|check(?:ed)? with|get in touch with) (?:[\w'’,-]{1,20} ){0,8}[`'"“(]?$/i;

/** What somebody else does with it. */
const KEEPS = new Form(
  /\b(?:log(?:s|ged|ging)?|record(?:s|ed|ing)?|authenticat\w{1,3}|regist(?:er|ers|ered|ering)|deposit\w{0,3}|keeps?|on record|validat\w{1,3}|complian\w{1,2})\b/i,
);
const PARTNER = new Form(
  /\b(?:our|the|a|its) (?:[\w'’-]{1,20} ){0,2}(?:partners?|verifier|auditor|validator|verification (?:service|endpoint|server)|validation (?:service|endpoint|server))\b/i,
);
const CACHE = new Form(/\b(?:cached?|caches|first stop)\b/i);
const DETAILS = new Form(
  /\b(?:(?:transaction|request|location|booking|lookup|route|search|query|address|order|payment)(?:['’]s)? (?:details|data|information)|details of)\b/i,
);
const KEPT =
  /\b(?:deposited|entered|kept|stored|logged|filed|recorded|lodged|noted|put on record|registered) (?:with|at|in|on|under) (?:[\w'’,-]{1,20} ){0,4}[`'"“(]?$/i;
