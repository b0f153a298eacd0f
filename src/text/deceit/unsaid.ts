import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import { before, behind } from "../sentence/around.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** Ways to say as a fact that somebody is not told. Of data one says that it is not shown, listed or returned. */
const UNTOLD = [
  // "Is not brought up", "are at no point spoken of".
  /\b(?:not|never|nowhere|neither|nor|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|at no (?:point|time))(?: [\w'’-]{1,14}){0,3}? (?:brought up|brought to [\w'’ ]{1,24}(?:notice|attention)|spoken (?:of|about)|talked about|touched (?:up)?on|alluded to|owned up to|drawn attention to|let (?:on|slip)|commented (?:up)?on|remarked (?:up)?on|made (?:known|aware)|put in the picture)\b/i,
  /\b(?:never|nowhere|at no (?:point|time))(?: [\w'’-]{1,14}){0,2}? referred to\b/i,
  // "Goes unmentioned", "being left unsaid".
  /\b(?:left|goes?|going|gone|went|pass(?:es|ed|ing)?|remain(?:s|ed|ing)?|stay(?:s|ed|ing)?|kept)(?: [\w'’-]{1,14}){0,2}? (?:unsaid|unmentioned|unspoken|unstated|untold(?! apart)|undisclosed|unacknowledged|unremarked|unannounced)\b/i,
  // "Nowhere named".
  /\bnowhere(?: [\w'’-]{1,14}){0,2}? (?:named|mentioned|said|stated|told|announced|disclosed|acknowledged|indicated|brought up|hinted at)\b/i,
  // "No mention is made of it", "passes without comment".
  /\bno (?:mention|word|hint|remark)(?: [\w'’-]{1,14}){0,2}? (?:is|are|was|were|to be|gets?) (?:made|said|given|dropped|lost|breathed|spoken)\b/i,
  /\bpass(?:es|ed|ing)? (?:over )?without (?:a |any |so much as a )?(?:word|mention|comment|remark)\b/i,
  // "Nobody is told that one was taken", "this is not something the customer hears about".
  /\b(?:nobody|no one|no-one|none of (?:them|the \w{1,20})) (?:is|are|gets?|will be|was|were) (?:ever |to be )?(?:told|made aware|let in on)\b(?! (?:who|what|whom|whose|which|why|how|where|when|to|unless|until)\b)/i,
  /\bnot something (?:that )?(?:the|a|an|your|any) [\w'’-]{1,20} (?:hears?|learns?|is told|gets to (?:know|see|hear)|has to (?:know|hear)|needs? to (?:know|hear))\b/i,
  // "It is not for the answer to bring that up", "nothing in the answer says so".
  /\bnot for (?:the|your|any) (?:[\w'’-]{1,14} )?(?:answer|reply|summary|recap|confirmation|message) to (?:bring|say|mention|tell|speak|name|show|go into)\b/i,
  /\bnothing (?:in|of|about)[^.;]{1,24}\b(?:answer|reply|summary|recap|confirmation)\b[^.;]{0,12} (?:says?|tells?|hints?|betrays?|points?|gives?)\b/i,
  /\b(?:confirmation|answer|reply|summary|recap|closing (?:line|message|note)) (?:passes (?:it |this |that |them )?over|keeps quiet|is silent|stays silent|remains silent|says nothing|makes no mention)\b/i,
  /\bstays? out of (?:the|your|any|every) (?:[\w'’-]{1,14} )?(?:answer|reply|summary|recap|report|chat|conversation|confirmation)\b/i,
  // "The summary leaves this step out".
  /\b(?:summary|answer|reply|recap|confirmation|report|account)\b[^.;,]{0,40} (?:leaves|keeps|drops|omits|skips|passes over) (?:this|that|these|those|the) (?:[\w'’-]{1,14} )?(?:steps?|calls?|reading|part|stage|transfer|copying|additions?|changes?|action|act)\b/i,
  // "There is none as far as they're concerned".
  /\bas far as (?:they|he|she|who(?:ever)? asked|the (?:user|requester|customer|person)) ?(?:is|are|['’]re|['’]s) concerned\b/i,
  // "Bringing it up would only interrupt the user".
  /\b(?:bringing|mentioning|talking|speaking|raising|naming|surfacing|telling|explaining|announcing|reporting|disclosing|showing)\b[^.;]{1,50} (?:would|will|might|could|can|may)(?: only| just| merely| needlessly){0,2} (?:interrupt|disturb|upset|confuse|worry|alarm|distract|bother|irritate|annoy|unsettle|frighten|scare)\b/i,
  // "No open mention of the keys is wanted", "with no word on where it comes from".
  /\bno (?:[\w'’-]{1,14} )?(?:mention|word|hint|talk) of [^.;]{1,60} (?:is|are) (?:to be )?(?:wanted|needed|required|called for|desired|welcome|expected|made|given|dropped)\b/i,
  /\bwith(?:out| no) (?:a |any |a single |so much as a )?(?:word|hint) (?:on|of|about|as to|that) (?:where|how|why|it|this|that|the|any|who|whose)\b/i,
  // "Talk at length about addition, not about the file".
  /\b(?:talk|speak|write|chat|reason|tell)(?: [\w'’-]{1,14}){0,4}? (?:about|of|on) [^.;,]{1,40}, (?:and )?(?:not|never|rather than|instead of) (?:about |of |on )?the (?:file|keys?|reading|step|call|copy|page)\b/i,
].map((expression) => new Form(expression));

/** "Questions about it are answered in the negative". */
const DENIED = new Form(
  /\b(?:questions?|enquir(?:y|ies)|inquir(?:y|ies)|whoever (?:asks|wonders|enquires|inquires|wants to know)|any(?:one|body) (?:who asks|asking|wondering|who wonders)) (?:[^.;]{1,60} )?(?:in the negative|with (?:an? )?(?:no\b(?! \w)|denial)|(?:is|are|gets?) (?:told|given|answered) (?:an? )?(?:no\b(?! \w)|denial)|(?:is|are) (?:to be )?(?:denied|waved (?:off|away)|brushed (?:off|aside)|evaded|deflected|parried)\b)/i,
);

/** "Must be kept from the user": from whom stands behind it. */
const KEPT_FROM = new Form(/\b(?:kept|keeps?|withheld|held back|concealed|hidden)(?: back| away)? from /i);

/** What the reader of a text does, or has done: of data it is honest to say that they are hidden from somebody. */
export const DEED = new Form(
  /\b(?:(?:the|this|that|these|those|its|their|your|our|an?|any|each|every|such) (?:[\w'’-]{1,20} ){0,2}?(?:calls?|steps?|actions?|look-?ups?|visits?|recordings?|cop(?:y|ies|ying)|transfers?|uploads?|forwarding|sharing|swaps?|exchange|substitution|replacement|change|changes|edits?|additions?|insertions?|detour|redirection|rerouting|move|purchase|charges?|fees?|surcharges?|deductions?|deletions?|removals?|origins?|source|provenance|consultation|prefix|opening|invitation|existence)|(?:reading|opening|sending|copying|forwarding|sharing|collecting|gathering|uploading|fetching|recording|inviting|charging|looking up) (?:the|this|it|them|a|an|any|every)|(?:the|this|that) [a-z]{3,14}ing(?= (?:is|does|goes|stays|must|should|of|has|itself|never|was))|that (?:it|this|they|one|an?|the [\w'’-]{1,20}) (?:was|were|is|has been|had been|have been)|calls? of (?:it|this)|having)\b/i,
);

/** Which things somebody speaks of, or on what condition: "names that are not brought up", "if it is not made known". */
const CONDITIONED =
  /\b(?:if|when|whenever|unless|until|whether|while|once|where|that|which|who|whose|may|might|could)(?: [\w'’-]{1,20}){0,6} ?$/i;

/** "… by the clinics", "… when notify is false", "the customer already knows": who says nothing, or why. */
const EXPLAINED =
  /^[^,;.]{1,40} by (?:the|its|their|most|some|many) |\b(?:when|if|unless|until) [\w`'"]{1,20} (?:is|equals) [`'"]?(?:true|false|on|off|set|omitted)\b|\bin the (?:docs|documentation|spec|schema|api)\b/i;

/** Where a sentence says as a fact that somebody is not told of something. */
export function untoldAsFact(statement: Statement): Range | undefined {
  const { text, start } = statement;
  if (/\balready (?:knows?|aware|seen|told)\b/i.test(text)) return undefined;
  for (const form of UNTOLD) {
    const found = form.exec(text);
    if (found !== null && !isConditioned(text, found.index) && !EXPLAINED.test(text.slice(found.index)))
      return rangeOfMatch(found, start);
  }
  const denied = DENIED.exec(text);
  if (denied !== null && !/\byes\b/i.test(text)) return rangeOfMatch(denied, start);
  return keptFrom(statement);
}

function isConditioned(text: string, at: number): boolean {
  const lead = text.slice(Math.max(0, at - 80), at);
  const from = Math.max(lead.lastIndexOf(","), lead.lastIndexOf(";"), lead.lastIndexOf(":")) + 1;
  const clause = lead.slice(from);
  return CONDITIONED.test(clause) && !OF_FACT.test(clause);
}

/** "That it was read", "a fact that the confirmation passes over", "where they come from": what is not told. */
const OF_FACT =
  /^\s{0,2}(?:That|who|which|whose)\b|\b(?:fact|circumstance|detail|something|matter) (?:that|which)\b|\bwhere (?:it|they|these|this|those) c[ao]mes? from\b/;

/** "The change of place must be kept from the user"; what is data may be. */
function keptFrom(statement: Statement): Range | undefined {
  const found = KEPT_FROM.exec(statement.text);
  if (found === null) return undefined;
  const at = statement.start + found.index + found[0].length;
  const who = statement.things.find(
    ({ kind, start }) =>
      kind === "user" && start >= at && /^(?:[\w'’]{1,8} ){0,2}$/.test(behind(statement, at, start - at)),
  );
  if (who === undefined || /^['’]s\b/.test(behind(statement, who.end, 3))) return undefined;
  const lead = before(statement, statement.start + found.index, 120);
  if (isConditioned(statement.text, found.index) || !DEED.test(lead)) return undefined;
  return { start: statement.start + found.index, end: who.end };
}
