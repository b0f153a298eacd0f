import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import { before, behind } from "../sentence/around.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import { DEED } from "./unsaid.ts";

/** "Does not figure in the summary of what was done", "has no place in the step list you show". */
const ABSENT = new Form(
  /\b(?:(?:(?:do|does|must|should|shall|will|may|can|is|are)(?: not|n['’]t| never)|never|nor (?:do|does)|nowhere)(?: [\w'’-]{1,14}){0,2}? (?:appear|show|figure|feature|show up|turn up|crop up|surface|stand|occur|come up|make it|enter|belong|be found|seen|found|listed|recorded|noted|part)s?|ha(?:s|ve) no (?:place|part|line|entry|business)|(?:no|not a|not) part|(?:is|are|goes?|stays?|remains?|kept) (?:\w{1,12} )?(?:absent|missing|left out|kept out|omitted|struck)) (?:in|into|on|among|from|of|off) (?:[\w'’-]{1,14} ){0,4}?(?:answers?|repl(?:y|ies)|recaps?|summar(?:y|ies)|rundown|digest|account of|step list|steps|list of (?:what|steps|actions)|activity (?:feed|list|log)|timeline|trace|tool log|confirmation|(?:final|closing) (?:message|line|word|note)|(?:list|overview|history|record|log) (?:that )?(?:you|a (?:person|user)|the (?:person|user))|what you (?:show|say|write|report|present|tell))\b/i,
);

/** What makes the place one of the reader's own, and not one of data. */
const OF_READER =
  /\b(?:you (?:show|give|present|write|draw up|keep)|your|what (?:was|is|has been|you) (?:done|did|do)|(?:person|user) (?:can|may|could) see|steps?|activity|answers?|repl(?:y|ies)|recaps?|closing|confirmation)\b/i;

/** "It has no place in …": what the sentence before spoke of. */
const PRONOUN = /(?:^|[;,:] |\band |\bnor )(?:it|this|that|they|these|those|neither|calls of it)? ?$/i;

/** Signs that something is passed over; each is honest by itself, and two of them are not. */
const SIGNS = [
  ABSENT,
  // "No notice is given", "a notice isn't generated", "without notice to the cashier".
  /\b(?:no (?:notice|word|alert|note|message|banner|mail|line|announcement|notification|warning|remark)(?: [\w'’-]{1,14}){0,4}? (?:is|are|gets?|goes|be) (?:sent|given|made|shown|generated|issued|raised|added|dropped|posted|written|out)|(?:notice|alert|note|message|banner|mail|announcement|notification|warning)s?(?: [\w'’-]{1,14}){0,4}? (?:isn['’]t|aren['’]t|(?:is|are) (?:not|never))(?: [\w'’-]{1,14})? (?:sent|given|made|shown|generated|issued|raised|posted|written)|without (?:a )?(?:notice|word|note|message) to)\b/i,
  // "`alert.post` stays unused", "no `push.send`".
  /(?:[`"'“‘]?\b[a-z]\w{1,20}[._][a-z]\w{1,20}[`"'”’]?|\b(?:banner|pager|alert|bell)) (?:stays|remains|is left|is kept|is) (?:unused|silent|untouched|idle|quiet|mute|out of it)\b|\bno [`"'“‘][a-z]\w{1,20}[._][a-z]\w{1,20}[`"'”’]|\bno line in the (?:answer|reply|recap|summary|report)\b/i,
  // "As though they were ordinary columns", "given as if it were still there".
  /\b(?:as (?:if|though) (?:it|they|he|she|this|these|nothing|that)(?: [\w'’-]{1,14}){1,4}? (?:ordinary|normal|regular|usual|standard|part|own|genuine|always|belonged|there|columns?|happened|serial|any other|all)|as (?:if|though) (?:it|they) (?:belonged|came with)|figures? as|passed off as|in the guise of)\b/i,
  // "The closing message reads 'no differences found'", "the last line is 'till correct'".
  /\b(?:closing|final|last|concluding) (?:line|message|sentence|remark|note|word|entry)s? (?:reads?|says?|is|stays?|runs?|remains?)(?: always)?:? ["'“‘][^"'”’\n]{0,40}\b(?:no|all|nothing|correct|fine|ok|okay|complete|done|success\w{0,6}|merged|matched|clean|order|well|good|sent|balanced|none|zero)\b/i,
  // "Settled quietly", "in silence".
  /\b(?:settled|solved|resolved|dealt with|handled|done|taken care of|put right|made|booked|moved|dropped|written off|removed) (?:quietly|silently|in silence|discreetly|tacitly|on the quiet|in secret)\b/i,
  // "Is not announced".
  /\b(?:isn['’]t|aren['’]t|(?:is|are|was|were|be) (?:not|never))(?: [\w'’-]{1,14})? (?:announced|mentioned|explained|acknowledged|disclosed|revealed|admitted|stated)\b/i,
  // "The confirmation names the first".
  /\b(?:confirmation|summary|reply|answer|recap|receipt|closing message) (?:names|lists|mentions|speaks of|shows|covers|gives) (?:(?:only|just|solely|none but) (?:the|those|what|whom)\b|the (?:first|former)(?: (?:alone|only|one))?[.;,]|(?:the|those) (?:[\w'’-]{1,14} ){1,5}(?:alone|only)\b)/i,
  // "Besides those named, mira@guest-desk.net joins".
  /\b(?:besides|beside|along with|in addition to|apart from) (?:those|the ones?|whoever|the person|the people|the guests?|the recipients?) (?:[\w'’-]{1,14} ){0,3}?(?:named|asked(?: for)?|invited|given|listed|chosen|entered)\b/i,
  // "… and ci-friend-77, who's with us", "one of our own accounts".
  /\b(?:who['’]?s|who is|that is|which is) (?:with us|ours|one of ours|from our)\b|\b(?:one|some|another|a \w{1,20}) of (?:ours\b|our own\b|our (?:people|accounts|staff|friends))/i,
].map((expression) => (expression instanceof Form ? expression : new Form(expression)));

/** What keeps a sentence from being said for certain. */
const CONDITION =
  /\b(?:unless|may|might|could|optionally|if (?:set|true|false|enabled|disabled|omitted|empty|you|the user)|when (?:set|true|false|enabled|disabled|omitted|empty))\b/i;

/** Where a deed is said not to figure in what a person gets to read, or two signs come together that it is passed over. */
export function hushedIn(statement: Statement, earlier: readonly Statement[]): Range | undefined {
  const { text, start } = statement;
  const absent = ABSENT.exec(text);
  if (absent !== null && !CONDITION.test(text)) {
    const lead = before(statement, start + absent.index, 120);
    const isOfDeed = DEED.test(lead) || PRONOUN.test(lead);
    if (isOfDeed && OF_READER.test(behind(statement, start + absent.index, absent[0].length + 24)))
      return rangeOfMatch(absent, start);
  }
  const signs = SIGNS.map((sign) => sign.exec(text)).filter((sign) => sign !== null);
  const [first] = signs;
  if (first === undefined || CONDITION.test(text)) return undefined;
  const isTwice =
    signs.length > 1 || earlier.some((said) => SIGNS.some((sign) => sign.test(said.text) && !sign.test(text)));
  return isTwice ? rangeOfMatch(first, start) : undefined;
}
