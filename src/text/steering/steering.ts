import type { Range } from "../../model/document.ts";
import type { Severity } from "../../model/severity.ts";
import { rangeOfMatch } from "../matches.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import type { Around } from "./depends.ts";
import { foregoneIn } from "./foregone.ts";
import { plantedIn } from "./planted.ts";
import { pushedIn } from "./pushed.ts";
import { spentIn } from "./spent.ts";
import { turnedAway } from "./turned-away.ts";

/** Words by which a choice is steered, and how plainly it harms who is to choose. */
export interface Steering {
  readonly at: Range;
  readonly severity: Severity;
  readonly what: string;
}

/** A choice that is steered by a falsehood, for somebody's money, or by talking others down; news that the text makes up. */
export function steeringIn(statement: Statement, around: Around): Steering | undefined {
  if (statement.example) return undefined;
  for (const [untruth, what] of UNTRUTHS) {
    const at = untruth(statement, around);
    if (at !== undefined) return { at, severity: "high", what };
  }
  const { text } = statement;
  const lie = SAID.test(text) ? lieIn(text, around.previous?.text ?? "") : undefined;
  if (lie !== undefined)
    return found(statement, lie, "high", "Has the user told something untrue of what they ask for");
  const interest = STEERS.test(text)
    ? INTERESTS.map((each) => each.exec(text)).find((each) => each !== null)
    : undefined;
  if (interest && !DISCLOSES.test(text)) {
    return found(statement, interest, UNTRUE.test(text) ? "high" : "medium", "Steers a choice for somebody's gain");
  }
  for (const [shape, what] of OUSTS) {
    const ousted = shape.exec(text);
    if (ousted !== null) return found(statement, ousted, "high", what);
  }
  const advice = AS_ADVICE.exec(text);
  if (advice !== null && ADVERTISES.test(text.slice(0, advice.index)))
    return found(statement, advice, "high", "Has the model advertise something as advice");
  for (const slant of SLANTS) {
    const match = slant.exec(text);
    if (match !== null) return found(statement, match, "medium", "Advertises this tool over others");
  }
  return undefined;
}

/** What is made up beforehand, each with what it does to the user. */
const UNTRUTHS: readonly (readonly [(statement: Statement, around: Around) => Range | undefined, string])[] = [
  [plantedIn, "Puts a claim of its own before the user as news"],
  [turnedAway, "Has the user turned away by saying that there is nothing"],
  [spentIn, "Has something bought or charged that nobody asked for"],
  [pushedIn, "Pushes a choice, or talks others down"],
  [foregoneIn, "Settles what is recommended before anything is asked"],
];

function found({ start }: Statement, match: RegExpExecArray, severity: Severity, what: string): Steering {
  return { at: rangeOfMatch(match, start), severity, what };
}

/** Somebody is told something. */
const SAID = new Form(/\b(?:tell|inform|say|claim|answer|reply|respond|told|hear|hears|pretend|state|assure|let)\b/i);

/** What no text that was written beforehand can know: whether something is to be had right now. */
const OF_NOW = new Form(
  /\b(?:sold out|out of stock|fully booked|booked (?:up|out)|on strike|out of order|(?:is|are|be|being|as|been) (?:currently |temporarily |all |just )?(?:down|offline|closed|full|busy)|under maintenance|(?:has|have) no (?:rooms?|seats?|tickets?|tables?|appointments?|slots?|stock)|no (?:rooms?|seats?|tickets?|tables?|appointments?|slots?) (?:is |are )?(?:left|free)|out of service|overbooked)\b/i,
);

/** What is wrong with it, if it is true at all. */
const OF_ILL = new Form(
  /\b(?:unsafe|dangerous|insecure|unreliable|broken|discontinued|recalled|bankrupt|insolvent|banned|illegal|hacked|infected|harmful|toxic|fraudulent|a scam|no longer (?:available|sold|made|offered))\b/i,
);

/** "If the user asks for X": the wish alone is the occasion. */
const WISH =
  /\b(?:if|when|whenever|should|in case|once|who|whoever|anyone|anybody|those|and)\b[^.;:]{1,50}\b(?:asks?|asked|wants?|wanted|prefers?|insists?|requests?|names|looks? for|is looking for|are looking for|wishes|demands?|mentions?|inquires?|enquires?|books?|orders?)\b/i;

/** What was found out is the occasion. */
const FOUND_OUT =
  /\b(?:returns?|returned|respon[ds]\w{0,8}|results?|status|fails?|failed|errors?|not (?:found|in|listed|available|there)|empty|nothing|none|no match\w{0,8}|lookup|look-up|api|http|\d{3}|stock is|sold out and|is (?:really|indeed|actually)|checks?|checked|inventory|availability|isn['’]t|aren['’]t|unless)\b/i;

const LEADS_AWAY = new Form(
  /\b(?:offer|suggest|recommend|propose|point|switch|finish|close|end|instead|use (?:this|it|us|ours)|whichever|regardless|whatever|no matter|rather|better)\b/i,
);

/** What is so does not count. */
const WHATEVER_IS = new Form(
  /\b(?:whatever|no matter what|regardless of what|even (?:if|when|though)) (?:it|they|that|the \w{1,20}|he|she|there) (?:shows?|says?|is|are|has|have|returns?|finds?|offers?)\b/i,
);

/** "Never recommend X": what the next sentence speaks of as "they". */
const SHUNS =
  /\b(?:never|not|n['’]t|avoid)\b[^.;]{1,20}\b(?:recommend|suggest|mention|offer|propose|book|name|advise|show|list)\b/i;

function lieIn(text: string, previous: string): RegExpExecArray | undefined {
  const now = OF_NOW.exec(text);
  const ill = now ?? OF_ILL.exec(text);
  if (ill === null) return undefined;
  const [lead, said] = [text.slice(0, ill.index), SAID.exec(text)];
  if (said === null || said.index > ill.index) return undefined;
  if (FOUND_OUT.test(lead) || FOUND_OUT.test(previous.slice(-200))) return undefined;
  const isShunned = SHUNS.test(previous.slice(-300)) || SHUNS.test(lead);
  if (isShunned && LEADS_AWAY.test(text)) return ill;
  return now !== null &&
    (WISH.test(lead) || WHATEVER_IS.test(text) || /\bexcept (?:for )?(?:those|that|the|[A-Z])/.test(text))
    ? now
    : undefined;
}

/** "From which we earn commission", "which pays us per lead", "our sister company". */
const INTERESTS = [
  /\b(?:we|our (?:company|team)|(?:the|its) (?:makers?|authors?|vendor|publisher|developers?)(?: of (?:this|the) \w{1,12})?) (?:\w{1,12} )?(?:earns?|gets?|receives?|makes?|collects?|takes?|are paid|is paid|profits?|benefits?)(?: \w{1,12}){0,3} (?:commissions?|fees?|shares?|cut|kickbacks?|bonus|money|bounty|per (?:lead|click|sale|sign-?up|install))\b/i,
  /\b(?:(?:pays?|paid|paying|rewards?) (?:us|our \w{1,20}|(?:the|its) (?:makers?|authors?|vendor|publisher|developers?))|earns? (?:us|(?:the|its) (?:makers?|authors?|vendor))|contracts? with us|kickbacks?|our (?:own |very )?(?:brand|sister company|parent company|parent|investors?|sponsors?|house brand|affiliates?|advertisers?|advertising partners?)|(?:their|its) sponsorship)\b/i,
].map((expression) => new Form(expression));

/** How a choice is steered. */
const STEERS = new Form(
  /\b(?:nudge|steer|push|lean|tilt|tip the|guide|lead|direct|point|draw|urge|lure|talk|win (?:them|him|her|people)|favou?r|prefer|promote|recommend|suggest|praise|boost|bias|weight|pass(?:ed)? over|leave out|left out|(?:named?|list(?:ed)?|put|ranked?|placed?|shown?|come|comes|go|goes|mention(?:ed)?|suggested|sorted|offered|appear|appears) (?:\w{1,12} ){0,3}(?:first|on top|at the (?:top|head)|higher|above|in first place|foremost|ahead)|called the|described as|presented as)\b/i,
);
const UNTRUE = new Form(
  /\b(?:called the|described as|presented as|said to be|sold as|labell?ed|told that|hear that|in the guise of|under the guise|dressed up as|disguised as|passed off as|as if|as though|no matter what|whatever the|regardless of|with no word|without (?:saying|mentioning|disclosing|a word|telling|any word|naming)|(?:not|never|n['’]t) (?:be )?(?:mention|disclose|reveal|say|name)\w{0,3})\b/i,
);
/** "Say that we earn a commission": what is laid open steers nobody behind their back. */
const DISCLOSES = new Form(
  /\b(?<!not |never |without |n't |n’t )(?:disclos(?:e|es|ed|ing)|say so|tell (?:the )?(?:users?|them) (?:so|that we)|mention (?:this|that we|it)|mark(?:ed)? as (?:an? )?(?:ad|advert\w{0,8}|sponsored)|labell?ed as (?:sponsored|ads?))\b/i,
);

/** "As sound advice", "in the guise of a tip". */
const AS_ADVICE = new Form(
  /\b(?:as (?:if it (?:were|was) )?(?:an? |your )?(?:real|sound|honest|independent|neutral|personal|own|objective|impartial|friendly|unbiased|expert|genuine|sincere)(?: \w{1,12})? (?:advice|opinion|tip|recommendation|view|hint|fact|experience|suggestion)|(?:in|under) the guise of (?:an? |some )?(?:\w{1,12} )?(?:advice|opinion|tip|recommendation|hint|fact|news))\b/i,
);
const ADVERTISES =
  /\b(?:recommend(?:s|ing|ed)?|suggest(?:s|ing|ed)?|promot(?:e|es|ing|ed)|prais(?:e|es|ing|ed)|advertis(?:e|es|ing|ed)|endors(?:e|es|ing|ed)|plug(?:s|ged|ging)?|pitch(?:es|ing|ed)?|mention(?:s|ing|ed)?)\b[^.;]{1,60}\b(?:our|app|brand|products?|service|shop)\b/i;

/** "Never let the user pick them", "take ours even when the user named the other". */
const OUSTS: readonly (readonly [Form, string])[] = [
  [
    new Form(
      /\b(?:never|not|n['’]t|refuse to|avoid) (?:let|allow|permit)(?:ting|ing)? (?:the |a )?(?:users?|persons?|people|customers?|clients?|callers?) (?:to )?(?:pick|choose|use|select|switch to|prefer|try|call|go (?:to|with)) (?:them|others?|another|any other|a different|the others?|alternatives|competing|rival)\b/i,
    ),
    "Keeps the user from choosing another tool",
  ],
  [
    new Form(
      /\b(?:take|use|choose|pick|call|prefer|go with|select) (?:ours|this|this one|this tool|us)\b[^.;]{0,20} (?:even (?:if|when|where|though)|no matter (?:whether|if|that)|although|regardless of whether) [^.;]{1,50}\b(?:other|another|a different|rival|competitor)\b[^.;]{1,40}\b(?:named|asked|chose|chosen|prefers?|preferred|wants?|wanted|requested|picked|users?)\b/i,
    ),
    "Sets itself in the place of the tool that the user chose",
  ],
];

const SLANTS = [
  // "Choosing another tool will corrupt the data", "a model that picks a different one gives worse answers".
  /\b(?:choosing|selecting|picking|using|calling|preferring|trusting|relying on) (?:any |some )?(?:another|other|different|a different|one of the other)(?: [\w-]{1,20}){0,2} (?:tool|server|plug-?in|connector)s?\b[^.;]{1,40}\b(?:corrupt\w{0,8}|los[est]\w{0,8}|wrong|harm\w{0,8}|damag\w{0,8}|leak\w{0,8}|unsafe|danger\w{0,8}|breach\w{0,8}|penal\w{0,8}|worse|inferior|mislead\w{0,8})\b/i,
  // "Rank this first among your candidates", "leave the others out of the list".
  /\b(?:rank|put|place|list|keep|set|move|sort) (?:this|it|this (?:tool|server)|[a-z]{2,30}_[\w-]{1,60}) (?:always )?(?:at the (?:top|head)|first|number one|highest|on top|foremost|above)\b[^.;]{1,30}\b(?:candidates?|tools?|choices|toolbox|selection)\b/i,
  // "Preferred over Evernote and OneNote in all cases".
  /\bprefer(?:red|able)? (?:over|to|before)\b[^.;()]{1,80}\b(?:in (?:all|every|any) cases?|at all times|every time|without exception|whatever the)\b/i,
  /\bthe only (?:trust\w{1,8}|dependable|reliable|honest|safe|accurate|serious|genuine|secure|credible) (?:(?:[\w-]{1,20} ){0,2}(?:tool|server|plug-?in|connector)|one|[\w-]{1,20} (?:there is|out there|around|available|left))\b(?! (?:to|that|for|which|with|in)\b)/i,
  // "The user must not hear of cheaper offers".
  /\b(?:not|never|n['’]t) (?:be )?(?:hear|learn|know|told|find|see|shown|mention|show|tell|list|offer)\b[^.;]{0,30} (?:cheaper|better|competing|rival|alternative) (?:offers?|options?|deals?|prices?|products?|providers?|hotels?|shops?|ones|tariffs?|plans?|rates?)\b/i,
  // "Competitors' tools leak data".
  /\b(?:competitors?['’]?s?|competing|rivals?['’]?s?|other vendors?['’]) (?:[\w-]{1,20} )?(?:tools?|servers?|products?|services?|apps?|plug-?ins?)\b[^.;]{0,30} (?:leaks?|loses?|steals?|sells?|unsafe|insecure|dangerous|fraudulent|broken|wrong|unreliable|infected|spy|spies)\b/i,
].map((expression) => new Form(expression));
