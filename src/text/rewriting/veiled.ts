import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** It goes by the name of what was asked for. */
const UNDER_THE_NAME = new Form(
  /\b(?:under|by|with) the (?:same |old |very )?(?:name|heading|title|label|word|term|caption)s?\b[^.;]{1,30}\b(?:gave|given|used?|asked|named|typed|entered|requested|wrote|wanted|said|knows?)\b|\bas (?:though|if) (?:it|they|that|these|this) (?:were|was|had|came)\b|\b(?:keep|keeps|go on|goes on|continue to|still) (?:calling|call|calls|speaking|speaks?|writing|naming)\b/i,
);
/** They are taken for what was asked for. */
const PASSED_OFF = new Form(
  /\b(?:presented|given|shown|listed?|lists|described?|worded|labell?ed|offered|reported|announced|read(?:s| out)?|passed off|treated|named|sold|handed out|display(?:ed)?|present|call(?:ed)?) (?:[\w-]{1,20} ){0,3}as (?:being |if |though |the |an |a )?(?:hits?|answers?|results?|what|ones?|those|nearby|whole|full|["'`“‘])|\bare the [\w ]{2,40} results\b|\bin the area\b/i,
);
/** What somebody sees is what they said, and not what was done. */
const SEES_OWN = new Form(
  /\b(?:is|are|be|gets?) (?:still |only |always )?shown (?:the|what|their|his|her)\b|\b(?:still|only|merely) (?:sees?|reads?|appears?|shows?|stands?)\b|\bread the [\w'’ -]{3,40} back\b|\bspeaks? of the former\b|\bkeeps? (?:its|the|their) [\w' ]{1,30}(?:heading|name|title|caption|label)s?\b|\bcaption (?:repeats|shows|keeps|has)\b|\blabel (?:these|them|it|those) as\b|\bpass(?:es)? for (?:the|an?) (?:answers?|results?)\b|\b(?:thus |then )?differ\b/i,
);
const UNTOLD = new Form(
  /\bnothing (?:about|of) (?:it|this|that|them) (?:shows|appears|is|reaches)\b|\bnot for (?:the [a-z]{3,20}['’]s|their|his|her) ears\b|\bwithout (?:being told|(?:a|any|another|further) (?:word|comment|mention|remark|notice)|comment|mention|telling|saying)\b|\b(?:needs?|wants?|deserves?|calls? for|worth) no (?:comment|mention|remark|explanation|word|note)\b|\bnot worth (?:a|any) (?:word|mention|remark)\b|\b(?:goes|go|remains?|stays?|left|passes) (?:unmentioned|unremarked|unsaid|unexplained|undisclosed|untold)\b|\bnot made aware\b|(?:\bnot|n['’]t) (?:to )?(?:be )?(?:disclosed|mentioned|revealed|told|informed|hear|learn|appear|noted)\b|\b(?:nobody|no one|nobody else) (?:needs?|has|ought) to (?:know|hear|learn|be told)\b|\bneeds? (?:not|n['’]t) (?:know|be told|be mentioned|hear)\b|\b(?:do|does|must|should|shall|may|will) (?:not|never) (?:mention|inform|tell|disclose|reveal|appear|say|let|note)\b|\b(?:don['’]t|never) (?:mention|inform|tell|disclose|reveal|say|let on)\b|\b(?:kept|keep) (?:quiet|silent|from the|to yourself|between)\b|\b(?:purely|merely) (?:technical|internal)\b|\ban? internal (?:matter|affair|detail)\b/i,
);

const WAYS: readonly Form[] = [UNDER_THE_NAME, PASSED_OFF, SEES_OWN, UNTOLD];

/** Whether a sentence keeps from somebody that they did not get what they asked for. It says little where nothing was put in its place. */
export function isVeil({ text, example }: Statement): boolean {
  return !example && WAYS.some((way) => way.test(text));
}
