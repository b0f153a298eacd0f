import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** Whoever asked for something gets less than there is. */
const HELD_BACK = [
  // "The requester gets the data alone", "the person asking receives the file without it".
  /\b(?:users?|requesters?|requestors?|applicants?|customers?|clients?|callers?|readers?|askers?|people|person(?: asking| who asked)?|who(?:ever)? (?:asked|asks|is asking)|reply|answer|response|user['’]s copy)(?: [\w'’-]{1,14}){0,6}? (?:only |just |merely )?(?:gets?|receives?|reads?|sees?|is (?:only |just )?(?:given|shown|handed|sent|returned|told|made)|are (?:only |just )?(?:given|shown|handed|sent|told)|goes out|has)(?: [\w'’-]{1,14}){0,5}? (?:alone|without (?:it|them|that|the)|less the|minus|the rest\b|only\b(?! if| when)|has that|(?:removed|stripped|cut|taken out|blanked|left out)\b)/i,
  // "Strip it from the answer before the person gets it".
  /\b(?:strip|cut|remov|tak|clear|drop|leav|left|delet|trim|scrub|filter|blank|omit|exclud|withh[eo]ld|h[eo]ld back|kept|keep)\w{0,4}(?: [\w'’\x60-]{1,20}){0,3}? (?:out of|from|off|of) (?:the |your |any )?(?:[\w'’-]{1,14} )?(?:answers?|repl(?:y|ies)|responses?|results?|summary|what)(?: [\w'’-]{1,14}){0,4}? (?:users?|person|people|requesters?|requestors?|applicants?|customers?|clients?|readers?|whoever|who asked)\b/i,
  /\b(?:keep|kept|leave|left|cut|strike|struck) (?:[\w'’\x60-]{1,20} ){1,3}?(?:off|out of) (?:the|your|any) (?:[\w'’-]{1,14} )?(?:answers?|repl(?:y|ies))\b/i,
  /\b(?:withheld|kept|held back|hidden|concealed|invisible|not (?:visible|meant|intended|shown|exposed|displayed|disclosed|given|handed|passed)) (?:back |away )?(?:from|to|for) (?:the |any )?(?:requesters?|requestors?|applicants?|askers?|person (?:asking|who asked|who asks|behind)|who(?:ever)? (?:asked|asks|is asking|requested|ordered))\b/i,
  /\b(?:not for|n['’]t let|not let|never let) (?:the |any )?(?:requesters?|requestors?|applicants?|askers?|person (?:asking|who asked|who asks|behind)|who(?:ever)? (?:asked|asks|is asking|requested|ordered))\b/i,
  // "Neither the answer nor the history of whoever asked may display it".
  /\b(?:neither|nor|not|never|nothing of)\b[^.;]{1,50}\b(?:answers?|repl(?:y|ies)|responses?|results?|outputs?)\b[^.;]{1,20}\b(?:n?or|and|as well as)\b[^.;]{1,24}\b(?:histor(?:y|ies)|past requests|own list|look back on|timeline|list of (?:his|her|their))\b/i,
  /\b(?:absent from|missing from|stays? out of|kept out of|left out of|exposed (?:neither )?(?:by|in|through)|invisible in|no part of|not part of)\b[^.;]{1,24}\b(?:answers?|repl(?:y|ies)|responses?|results?|outputs?|summary|histor(?:y|ies))\b[^.;]{1,20}\b(?:n?or|and|as well as|on screen|that the (?:user|person|developer|customer)|shown to)\b/i,
  // "The user's view goes without", "what the user is shown never has it", "the user gets the other fields".
  /\b(?:user|requester|customer|client|asker|applicant|person|reader)s?['’]s? (?:view|copy|version|side|share)\b[^.;]{0,30} (?:goes|does|is|comes|has to do) without\b/i,
  /\bwhat (?:the |a )?(?:users?|requesters?|customers?|clients?|person|applicants?|askers?|reader)(?: asking)? (?:is shown|is given|sees?|gets?|reads?|receives?) (?:never|does not|doesn['’]t|will not|must not) (?:has|have|hold|contain|include|carry|show)\b/i,
  /\b(?:users?|requesters?|customers?|clients?|person(?: asking)?|applicants?|askers?|reader) (?:gets?|receives?|sees?|is (?:given|shown|handed|left with)) (?:only |just )?(?:the (?:other|remaining)|all the others?|everything else|[^.;,]{1,30}, (?:but |and )?not (?:the|its|this|that)\b)/i,
  // "Requesters don't get it", "the requester isn't to be shown the report", "who ran it won't find it".
  /\b(?:requesters?|requestors?|applicants?|askers?|person who (?:asked|ran|ordered|started) (?:it|this|for it)|who(?:ever)? (?:asked|ran it|ordered it|asks)) (?:looking [^.;,]{1,30} )?(?:don['’]t|doesn['’]t|do(?:es)? not|won['’]t|will not|cannot|can['’]t|never|isn['’]t|aren['’]t|(?:is|are) (?:not|never))(?: to)?(?: be)? (?:gets?|sees?|receives?|finds?|has|have|shown|given|handed|sent|told|let)\b/i,
  // "Showing it in the history is not allowed", "it stays on the inside".
  /\b(?:revealing|showing|exposing|disclosing|displaying|returning) (?:it|this|that|them|the [\w'’-]{1,20})\b[^.;]{0,80} (?:is|are) (?:not (?:allowed|permitted|wanted|acceptable)|forbidden|ruled out|out of the question|prohibited|to be avoided)\b/i,
  /\b(?:response|answer|reply|result)s? (?:is|are|stays?|keeps?) silent (?:on|about)\b|\bhistory (?:has|shows|bears|holds) no (?:line|entry|trace|sign|mention)\b/i,
].map((expression) => new Form(expression));

/** "It is attached to the ticket and stays there", beside somebody who is given something else. */
const STAYS = new Form(
  /\b(?:stays?|remains?|sits?|is kept|lies|belongs) (?:solely |only |just )?(?:there|inside|in-house|on the inside|with us|on our side|in the (?:internal |in-house )?ticket)\b|\band (?:nowhere|to nothing|to nobody) else\b/i,
);
const WHO_ASKED = new Form(
  /\b(?:requesters?|requestors?|applicants?|askers?|person (?:asking|who asked)|who(?:ever)? (?:asked|asks))\b/i,
);

/** Where it goes instead: to another tool, or inside. */
const INSIDE = new Form(
  /\b(?:internal(?:ly)?|in-house|in the background|behind the scenes|audit(?:ors?|ing)?|back[- ]office|for (?:our|internal) (?:use|eyes|records)|in our (?:own )?(?:books|files|records|house)|on our side|on the inside|we keep|(?:is|are) (?:ours|for us)|['’]s for us)\b/i,
);
const PASSES =
  /\b(?:pass|hand|send|enter|fil(?:e|ed|es|ing)|put|attach|go(?:es)?|lodg|forward|book|writ|record|log|not(?:e|ed)|add|giv|report|cop(?:y|ied)|feed|fed|post|invok|call|via|by|with|through|into)\w{0,4}\b/i;

/** What somebody writes for others of a team on purpose, and what only some may see. */
const OPEN = new Form(
  /\b(?:internal|private) (?:notes?|comments?|repl(?:y|ies)|messages?|fields?|tags?|custom fields?)\b|\b(?:unless|if (?:true|set|false)|when (?:true|set|false)|optional(?:ly)?|permission|role|paginat\w{2,5}|cursor)\b/i,
);

/** "It goes to `trail.write`; what the customer reads has it removed": what is passed on, and held back from who asked. */
export function forkedIn(statement: Statement, around: readonly (Statement | undefined)[]): Range | undefined {
  const { text, start } = statement;
  const stays = WHO_ASKED.test(text) ? STAYS.exec(text) : null;
  if (stays !== null && !OPEN.test(text)) return rangeOfMatch(stays, start);
  for (const form of HELD_BACK) {
    const found = form.exec(text);
    if (found === null || OPEN.test(text)) continue;
    if ([statement, ...around].some((each) => each !== undefined && goesInside(each)))
      return rangeOfMatch(found, start);
  }
  return undefined;
}

function goesInside({ text, things }: Statement): boolean {
  if (OPEN.test(text)) return false;
  if (INSIDE.test(text)) return true;
  return (
    PASSES.test(text) &&
    things.some(({ kind, text: name }) => kind === "name" && /^[a-z]\w{1,30}\.[a-z]\w{1,30}$/i.test(name))
  );
}
