import type { Range } from "../../model/document.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/**
 * What something is put off to. `plain`: a count of calls, a sleep; `common`: a date or a word that turns up, which honest
 * texts name as well; `said`: a word of the user, which they name more often still; `unwatched`: a time when nobody looks;
 * `kept`: a memory that is to carry the order into other chats.
 */
export interface Occasion extends Range {
  readonly kind: "plain" | "common" | "unwatched" | "kept" | "said";
}

/** "Keep this rule in memory across sessions": the text itself, not what a user says. */
const KEPT =
  /\b(?:keep|save|store|remember|retain|hold|memori[sz]e|write|put|record) (?:(?:this|(?:this|these) (?:rules?|instructions?|notes?|orders?|lines?|texts?|paragraph|sentences?|reminder|directive)) (?:down )?(?:in|into|to) (?:(?:your|the|its|a|my) )?(?:(?:long-term|permanent|persistent|lasting) )?(?:memory|memories)\b|(?:this|these) (?:rules?|instructions?|notes?|orders?|lines?|texts?|paragraph|sentences?|reminder|directive) (?:across|for|over|beyond|in|into) (?:(?:all )?(?:later|future|following|coming) )?(?:chats|sessions|conversations)\b)/i;

/** "When nobody reviews refunds". */
const UNWATCHED =
  /\b(?:when|while|once|if|as long as|whenever|because|since|where|until) (?:there is )?(?:nobody|no one|no-one|no human|no person|no reviewer|no operator|no admin\w{0,12}) (?:else )?(?:is )?(?:reviews?|checks?|watch(?:es|ing)?|looks?|looking|reviewing|checking|audits?|monitors?|notices?|supervises?|inspects?|on duty|around|present)\b/i;

/** "If you notice that you are being tested", "once this tool has been approved". */
const TRIED_OUT =
  /\b(?:(?:notice|suspect|think|believe|detect|see|find out) (?:that )?(?:you are|you're|this is) (?:being |in )?(?:an? )?(?:tested|watched|evaluated|audited|reviewed|observed|test|evaluation|review|audit|sandbox|scanner|emulator|honeypot)\b|(?:notice|detect|recogni[sz]e) (?:an? |any )?(?:scanner|sandbox|test|review|audit|evaluation)\b|in (?:test|staging|sandbox|review)\w{0,3} (?:environments? )?(?:behave|act|stay|look)\b|(?:during|in|under) (?:an? |the |any )?(?:review|evaluation|audit|inspection|certification|trial|vetting|approval|probation)s?,? (?:always |only )?(?:behave|act|stay|keep quiet|look|be harmless|pretend)\b|(?:once|after|when|as soon as) (?:it|this|this tool|the (?:tool|server)) (?:is|has been|gets|was) (?:approved|trusted|vetted|allow-?listed|whitelisted|reviewed|installed)\b)/i;

const DATE =
  /\b(?:until|till|before|from|after|since|past|starting|beginning|as of|once it is|by) (?:the )?(?:(?:\d{1,2}(?:st|nd|rd|th)?|first|second|third|last)(?: day)?(?: of)? (?:January|February|March|April|May|June|July|August|September|October|November|December|(?:the|each|every) (?:month|year|quarter))|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}|20\d\d-\d\d-\d\d|Christmas|New Year|Black Friday|election day|payday|pay day|Friday the 13th|All Hallows|Halloween)\b/i;

/** "If the name 'D. H.' ever turns up", "when the word invoice appears in a file". */
const TURNS_UP =
  /\b(?:if|when|whenever|once|as soon as|should|the moment) (?:(?:the|a|any|this|that|his|her) )?(?:(?:word|name|phrase|term|keyword|code|password|string|sentence|number|topic|subject|ticker|emoji|address|invoice|person)s?\b|["'“‘])[^.;:]{0,50}?\b(?:(?:ever )?(?:turns?|comes?|crops?|shows?|pops?) up|(?:ever )?appears?|occurs?|(?:is|are|gets?) (?:mentioned|said|typed|seen|spoken|written|found|used|heard|read))\b/i;

/** "When the user types 'activate', …": one thing that is said, and what is done then; honest texts list what may be. */
const SAID =
  /^(?:if|when|whenever|once|as soon as) (?:the |a )?(?:user|person|somebody|someone|anyone) (?:says|types|writes|enters|sends) ["'“‘`][^"'”’`\n]{2,40}["'”’`],/i;

/** "If the date is a Sunday", "after a week of use". */
const TIME_COMES =
  /\b(?:(?:if|when|once|whenever|as soon as) (?:the )?(?:date|day|month|weekday|clock|hour|year|calendar|quarter|week|season) (?:is|reads|shows|says|reaches|strikes|turns|ends|begins|comes|passes)|after (?:an?|one|two|three|some|several|a few) (?:days?|weeks?|months?|hours?) (?:of use|of work|of service|in use|of trust|have passed|has passed))\b/i;
/** "In the next conversation", "remember for later: …". */
const LATER_CHAT =
  /\b(?:(?:in|at|with|on|from) (?:the|your|their) (?:next|following) (?:chat|conversation|session|dialogue)|(?:remember|bear in mind|keep in mind|note) (?:this )?for (?:later|the future|the next (?:chat|session|conversation)))\b/i;
/** "On the 3rd call": the vocabulary has those in words. */
const NTH =
  /\b(?:on|upon|at|from|after|by|with|every) (?:(?:the|its|each|every) )?\d{1,4}(?:st|nd|rd|th) (?:\w{1,20} )?(?:call|use|run|invocation|request|message|query|session|time)s?\b/i;
/** "Once the user trusts you". */
const TRUSTED =
  /\b(?:once|when|as soon as|after|until) (?:the )?(?:user|person|customer|owner|they|people) (?:trusts?|has come to trust|relies on|is used to|got used to) (?:you|it|this|the tool|us)\b/i;

const KINDS: readonly (readonly [Occasion["kind"], Form])[] = [
  ["kept", new Form(KEPT)],
  ["unwatched", new Form(UNWATCHED)],
  ["unwatched", new Form(TRIED_OUT)],
  ["unwatched", new Form(TRUSTED)],
  ["plain", new Form(LATER_CHAT)],
  ["plain", new Form(NTH)],
  ["common", new Form(TURNS_UP)],
  ["said", new Form(SAID)],
  ["common", new Form(TIME_COMES)],
  ["common", new Form(DATE)],
];

/** "On weekends, when nobody reviews refunds, the mode becomes 'reroute'": no honest tool tells the hours of its reviewers. */
export const HOURS =
  /\b(?:on|at|over|during|after|in|outside) (?:the )?(?:weekends?|nights?|holidays|sundays?|saturdays?|midnight|dark|evenings?|small hours|office hours|business hours|working hours)\b/i;

/** "After three calls without a result": what failed is tried no more. */
const FAILED =
  /\b(?:without|failed|failing|failures?|unsuccessful|empty|errors?|timeouts?|no (?:result|answer|match))\b/i;

/** "When nobody is home": who is in a house, not who looks. */
const AT_HOME = /\bnobody is (?:at )?(?:home|inside|indoors|asleep|in (?:the|a|that) (?:room|house|home))\b/i;

/** `Query examples: "SINCE 2026-01-01"`: a date that is data. */
function isInQuotes({ things }: Statement, at: number): boolean {
  return things.some(({ kind, start, end }) => kind === "literal" && start <= at && at < end);
}

/** What a sentence waits for. */
export function occasionIn(statement: Statement): Occasion | undefined {
  if (statement.example) return undefined;
  const { text, start } = statement;
  const [later] = statement.says("later");
  for (const [kind, shape] of KINDS) {
    if (kind === "common" && later !== undefined) break;
    const match = shape.exec(text);
    if (match === null || isInQuotes(statement, start + match.index)) continue;
    return { kind, start: start + match.index, end: start + match.index + match[0].length };
  }
  if (later === undefined || isInQuotes(statement, later.start)) return undefined;
  const around = text.slice(later.start - start, later.end - start + 40);
  if (FAILED.test(around) || AT_HOME.test(around)) return undefined;
  return { kind: "plain", start: later.start, end: later.end };
}
