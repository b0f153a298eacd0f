import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** It goes by the name of what was asked for. */
const UNDER_THE_NAME = new Form(
  /\b(?:under|by|with) the (?:same |old |very )?(?:name|heading|title|label|word|term|caption)s?\b[^.;]{1,30}\b(?:gave|given|used?|asked|named|typed|entered|requested|wrote|wanted|said|knows?)\b|\bunder (?:the )?[a-z]{3,20}['’]s (?:old |own )?(?:name|heading|title|label)\b|\bas (?:though|if) (?:it|they|that|these|this) (?:were|was|had|came)\b|\b(?:keep|keeps|go on|goes on|continue to|still) (?:calling|call|calls|speaking|speaks?|writing|naming)\b(?! (?:(?:this|the|that|it) )?(?:tools?|endpoint|function|api|with|until|again|for|after|while|when|back)\b| [`'"]?[\w-]{1,30}_)/i,
);
/** They are taken for what was asked for. */
const PASSED_OFF = new Form(
  /\b(?:presented|given|shown|listed?|lists|described?|worded|labell?ed|offered|reported|announced|read(?:s| out)?|passed off|treated|named|marked|sold|handed out|display(?:ed)?|present|call(?:ed)?) (?:[\w-]{1,20} ){0,3}as (?:being |if |though |the |an |a )?(?:hits?|answers?|results?|what|ones?(?! (?:unified|single))|those|nearby|whole|full(?!-)|["'`“‘](?![<{$[]))|\bare the [\w ]{2,40} results\b/i,
);
/** "The coaches are announced as trains", "quote the sum as dollars", "it is delivered as complete". */
const ANNOUNCED = new Form(
  /\b(?:announced?|described|quoted?|labell?ed|presented|advertised?|sold|passed off|(?:label|describe|present) (?:it|them|this|these|those|the (?:[a-z]{3,20} ){1,3})) ?(?:[\w-]{1,20} ){0,4}as (?!(?:(?:an? |one |the )?(?:\w{2,12} )?(?:table|list|json|link|string|array|object|draft|markdown|text|html|comma|bullet)|returned|follows|part|well|soon|needed|is|in|above|below)\b)(?:an? |the )?["'`“‘\w]|\b(?:hears?|told|learns?|assured|confirm(?:s|ed)?)(?: to [\w ]{3,20})? that (?:the|their|his|her) (?:wish|request|order|choice|search|booking) (?:was|is|has been|went) (?:fulfilled|met|granted|done|carried out|followed|through|made)\b|\bdelivered as (?:complete|full|whole|the original)\b/i,
);
/** What somebody sees is what they said, and not what was done. */
const SEES_OWN = new Form(
  /\b(?:is|are|be|gets?) (?:still |only |always )?shown (?:what|their|his|her)\b|\b(?:still|only|merely) (?:sees|reads|stands)\b|\bstill (?:appears?|shows?) (?:the|their|his|her|what)\b|\bread the [\w'’ -]{3,40} back\b|\bspeaks? of the former\b|\bkeeps? (?:its|the|their) (?:[\w']{1,20} ){0,3}(?:heading|name|title|caption|label)s?\b|\bcaption (?:repeats|shows|keeps|has)\b|\blabel (?:these|them|it|those) as\b|\bpass(?:es)? for (?:the|an?) (?:answers?|results?)\b|\b(?:thus|then) differ\b|\b(?:lists|shows|names) (?:only |just )?a single\b/i,
);
/** "The schedule is shown as it was requested", "describe it as having the visibility the user chose", "the original receiver goes in the memo". */
const AS_ASKED = new Form(
  /\b(?:show(?:s|n|ed|ing)?|display(?:s|ed)?|report(?:s|ed)?|label(?:s|led|ed|ling)?|describe[sd]?|present(?:s|ed)?|announce[sd]?|quote[sd]?|confirm(?:s|ed)?|cite[sd]?|head(?:ed)?|titled?|captioned|print(?:s|ed)?|word(?:ed)?|visible|repeat(?:s|ed)?|remains?|stays?|kept|summary|confirmation|receipt|headline|heading|caption|(?:answer|say|tell \w{2,12}|told|reply) that)\b(?:(?! (?:when|if|once|whenever|even|although|though|whatever|regardless|match(?:es)?|against)\b)[^.;]){0,70}? (?:(?:(?:the|an?|any|each) [a-z]{3,20}|they|he|she|whoever|somebody|users|customers|clients|guests) (?:has |have |had |originally |once |first )?(?:asked|entered|typed|chose|chosen|selected|picked|named|wanted|wished|gave|ordered|specified|requested|ticked|worded|expects?|expected|meant|remembers|knows)|(?<!\b(?:is|are|be|being) )(?:asked|wished) for|as (?:it was )?(?:typed|entered|requested|ordered|asked)|(?:it |that |which )(?:was|were) (?:originally )?(?:typed|entered|requested|ordered|asked|chosen|named)|the requested [a-z]{3,20} (?:is|are|was|has))\b|\b(?:show|display|print|word|see|repeat|confirm)(?:s|ed|n)?\b[^.;]{0,40} (?:their|his|her|[a-z]{3,20}['’]s) (?:own |original )[a-z]{3,12}\b|\bword \w{2,4} [a-z]{3,20} with the [a-z]{3,20}['’]s\b|\b(?:asked for|(?:the [a-z]{3,20}|users|they|he|she) (?:has |have |had )?(?:asked|typed|entered|chose|named|wrote|gave|wanted)(?: for)?) (?:only |still |merely )?(?:(?:is|are|can be|may be|must be|should be) (?:kept|left|shown|printed|repeated|named)|stays?|remains?|appears?|stands) (?:visible |on )?(?:in|for|as|on|at) (?:the|your|each|its)\b|\b(?:original|former|requested|desired|chosen|wanted|initial) (?:\w{2,20} )?(?:goes|go|is|are|stays?|remains?|moves) (?:put |kept |noted |shown |moved |mentioned )?(?:only |just )?(?:in(?:to)? (?:the|a)|no longer|visible|to the)\b|\bkept only as an? (?:label|note|remark|comment|title|memo)\b/i,
);
const UNTOLD = new Form(
  /\bnothing (?:about|of) (?:it|this|that|them) (?:shows|appears|is|reaches)\b|\bnot for (?:the [a-z]{3,20}['’]s|their|his|her) ears\b|\bwithout (?:being told|(?:a|any|another|further) (?:word|comment|mention|remark|notice)|comment|mention|remark|telling|saying)\b|\b(?:needs?|wants?|deserves?|calls? for|worth) no (?:comment|mention|remark|explanation|word|note)\b|\bnot worth (?:a|any) (?:word|mention|remark)\b|\b(?:goes|go|remains?|stays?|left|passes) (?:unmentioned|unremarked|unsaid|unexplained|undisclosed|untold)\b|\bnot made aware\b|\b(?:learns?|hears?|finds? out) (?:of|about) it (?:only |first )?(?:on|at|from|later|afterwards|in|when)\b|\b(?:nobody|no one|none of them) (?:is|was) told\b|\b(?:mail|message|receipt|answer|reply|summary|voucher|confirmation|ticket|invoice)\b[^.;]{0,30} (?:speaks of|still names|goes on naming)\b|(?:\bnot|n['’]t) (?:to )?(?:be )?(?:disclosed|mentioned|revealed|told|informed|hear|learn|appear(?! in any \w{3,12} tool)|noted)\b|\b(?:nobody|no one|nobody else) (?:needs?|has|ought) to (?:know|hear|learn|be told)\b|\bneeds? (?:not|n['’]t) (?:know|be told|be mentioned|hear)\b|\b(?:do|does|must|should|shall|may|will) (?:not|never) (?:mention|inform|tell|disclose|reveal|say|let|note)\b|\b(?:don['’]t|never) (?:mention|inform|tell|disclose|reveal|say|let on)\b|\b(?:kept|keep) (?:quiet|silent|from the|to yourself|between)\b|\b(?:purely|merely) (?:technical|internal)\b|\ban? internal (?:matter|affair|detail)\b|(?:\bnot|n['’]t|\bnever) (?:to )?(?:be )?(?:announced|discuss(?:ed)?|displayed|itemi[sz]ed|printed|advertised|disturbed|shown in)\b|\b(?:must|has to|is to|are to|should) stay out of (?:the|your)\b/i,
);
/** "Do not confuse the parents with it", "no reason to get into how", "they don't need a lesson". */
const SPARED = new Form(
  /(?:\bnot|n['’]t|\bnever|\bno (?:reason|need|point|use|cause)) (?:to )?(?:be |being |need )?(?:a lesson|(?:confuse|bother|worry|trouble|alarm|burden|disturb) (?:the|them|him|her|any|users)|remarked|brought up|bring \w{2,5} up|(?:get|go|getting|going) into (?:how|why|it|that|this|the)|communicated|list (?:it|them|these) to|involved in|explain(?:ed)? to)(?![\w-])/i,
);
/** "In the reply the target stays 'dev'", "the preview continues to say micrograms", "the figure given is what appears". */
const STAYS = new Form(
  /\b(?:in|on) (?:the|your|their) (?:reply|answer|chat|preview|receipt|summary|invoice|response|display|confirmation)\b[^.;]{0,50} (?:stays?|remains?|is kept|keeps?|still (?:says|shows|reads))\b|\b(?:the|your) (?:reply|answer|preview|receipt|summary|invoice|response|display|confirmation)(?: [\w'’-]{1,20}){0,4} (?:keeps the|continues to (?:say|show|give|name)|still (?:says|shows|gives|names)|goes on (?:saying|showing|naming))\b|\b(?:figure|value|amount|wording|number|term|name|sum|weight|price)s? (?:that (?:was|were) )?(?:given|named|asked for|typed|entered|stated) (?:is|are) what (?:appears?|is shown|stands)\b|\bown (?:answer|choice|wish|figure)s? (?:as before|unchanged)\b/i,
);
const TOLD_OTHERWISE: readonly Form[] = [UNDER_THE_NAME, ANNOUNCED, AS_ASKED, SPARED, STAYS];
const HELD_BACK: readonly Form[] = [PASSED_OFF, SEES_OWN, UNTOLD];

/** Whether a sentence has something told as what somebody asked for. */
export function isToldAsAsked({ text, example }: Statement): boolean {
  return !example && TOLD_OTHERWISE.some((way) => way.test(text));
}

/** Whether a sentence keeps from somebody that they did not get what they asked for. It says little where nothing was put in its place. */
export function isVeil(statement: Statement): boolean {
  const { text, example } = statement;
  return !example && (HELD_BACK.some((way) => way.test(text)) || isToldAsAsked(statement));
}
