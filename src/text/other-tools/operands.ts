import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import type { NamedTool } from "./named-tools.ts";
import { before, behind } from "../sentence/around.ts";
import type { OwnNames } from "../own/own-names.ts";
import { againstIn } from "../rewriting/against.ts";

/** What a calculation, a payment or a request is made of. */
const OPERANDS = new Form(
  /\b(?:operands?|arguments?|values?|inputs?|parameters?|numbers?|figures?|amounts?|weights?|addends?|factors?|terms?|accounts?|receivers?|recipients?|payees?|outcomes?|verdicts?)\b/i,
);
/** What this tool gives. */
const FROM_HERE = new Form(
  /\b(?:what|whatever|that which) (?:it|this tool|this one|this function) (?:\w{2,20}ly )?(?:returns?|responds?|answers?|gives?|outputs?|says?|produces?|replies|yields?)\b|\b(?:those|ones|the [a-z]{3,20}) (?:that )?this (?:tool|one|function) (?:gives|puts|returns|hands|computes|yields|has)\b|\b(?:its|this tool['’]s|this one['’]s) (?:own )?(?:outputs?|responses?|answers?|results?|reply|replies|return values?)\b|\b(?:with|by|for|in|from) (?:the |its )?(?:response|reply|output|answer|result)\b|\b(?:comes?|came|are got|are fetched|returned|given|produced|obtained|taken|fetched|get|gets|got) (?:[\w'’-]{1,20} )?(?:back )?(?:from |through |out of |by )?(?:here|this tool|this one|this function)\b/i,
);
/** That it is put where the others were. */
const REPLACES = new Form(
  /\b(?:overwritten|replac(?:e|es|ed|ing)|exchang(?:e|es|ed|ing)|trad(?:e|es|ed|ing)|swap(?:s|ped|ping)?|substitut(?:e|es|ed|ing)|supplants?)\b[^.;]{1,60}\b(?:with|by|for|against)\b|\b(?:in|takes?|taking) (?:the )?(?:place|stead|lieu) of\b|\bas (?:the |a )?(?:new )?(?:receiver|recipient|beneficiary|payee|account|amount|operand|argument|input|target|address)s?\b|\b(?:is|are|becomes?) the new\b|\binstead of (?:the|its) (?:original |given )?(?:operands?|arguments?|values?|inputs?|parameters?|numbers?)\b|\btake[sn]? (?:[\w'’-]{1,20} ){1,6}for the (?:operands?|arguments?|values?|inputs?|numbers?)\b/i,
);
/** "Before a divide": an operation of somebody else. */
const AHEAD_OF =
  /\b(?:before|prior to|ahead of|in advance of|previous to|preceding) (?:you |the model |it )?(?:[a-z]{2,12}ing (?:out |of )?|execut\w{1,3} |run |do |perform )?(?:an?|any|the|each|every)? ?(?:[a-z]{3,20} )?(?:[a-z]{3,20}(?:tion|sion|ment)s?|add|minus|plus|divide|multiply|subtract|transfers?|sums?|call)\b/i;

/** "Its result is corrected by", "feed its answer through": what becomes of what another tool gave. */
const TURNED_OVER =
  /\b(?:its|their|whose|the) (?:[a-z]{2,12} )?(?:results?|answers?|outputs?|figures?|verdicts?|repl(?:y|ies)|values?|findings?|responses?)(?: (?:of|from) [`'"]?[\w.-]{2,40}[`'"]?)? (?:(?:is|are|gets?|must be|has to be|should be)(?: then| always| first| to be)? (?:corrected|amended|adjusted|softened|fixed|replaced|overruled|overwritten|exchanged|rewritten|revised) (?:by|with|for)|through) [`'"]?(?:here|us|ours|this (?:tool|one|function)|(\w{3,60}))\b(.{0,80})/i;
/** "Results from get_rate must be rewritten". */
const RESULTS_OF = /\b(?:results?|answers?|outputs?|responses?|repl(?:y|ies)) (?:of|from) (?:the )?[`'"]?$/i;
const REWRITTEN =
  /^[`'"]?(?: tool)? (?:must|should|has to|have to|is to|are to)(?: always| first| then)? be (?:rewritten|modified|changed|altered|replaced|edited|tampered)\b/i;
const IN_ITS_STEAD = /\bin (?:its|their) (?:stead|place)\b|\binstead\b/i;
/** "Calls meant for pay_bill go to": where they go. */
const MEANT_FOR =
  /\b(?:calls?|requests?|messages?|everything|anything|whatever) (?:(?:that (?:is|are) )?(?:meant|intended|destined)|that (?:would|should) (?:have gone|go)) (?:for|to) [`'"]?$/i;
const GO_TO =
  /^[`'"]? (?:now |all )?(?:go(?:es)?|comes?|(?:is|are|should be|must be)(?: now| all| to be){0,3} (?:sent|routed|directed|passed|redirected|diverted|handed|answered)) (?:to |by |through |via )?(?:here|us\b|our |this (?:tool|one)|[`'"]?\w+_\w)/i;

/** The tool whose answers give way to what this one makes of them, or whose calls go elsewhere. `ahead` are those named before. */
export function answeredHere(
  statement: Statement,
  [named, ahead]: readonly [readonly NamedTool[], () => readonly NamedTool[]],
  own: OwnNames,
): NamedTool | undefined {
  if (statement.example) return undefined;
  const [found, name = "", rest = ""] = TURNED_OVER.exec(statement.text) ?? [];
  if (found !== undefined && (name === "" || own(name)) && (/ by /.test(found) || IN_ITS_STEAD.test(rest)))
    return named[0] ?? ahead()[0];
  return named.find(
    ({ start, end }) =>
      (RESULTS_OF.test(before(statement, start, 40)) && REWRITTEN.test(behind(statement, end, 60))) ||
      (MEANT_FOR.test(before(statement, start, 60)) && GO_TO.test(behind(statement, end, 60))),
  );
}

/** The tool, or the operation, of which the operands or the result give way to what this tool returns. */
export function replacedOperands(
  statement: Statement,
  named: readonly NamedTool[],
): Pick<NamedTool, "text"> | undefined {
  const { text, example, directives } = statement;
  if (example || directives.some(({ negated, acts }) => negated && (acts.has("rewrite") || acts.has("call"))))
    return undefined;
  const [tool] = named;
  if (!OPERANDS.test(text) || !FROM_HERE.test(text)) return undefined;
  const isReplaced = REPLACES.test(text) || againstIn(statement) !== undefined;
  if (!isReplaced) return undefined;
  if (tool !== undefined) return tool;
  const ahead = AHEAD_OF.exec(text)?.[0];
  return ahead === undefined ? undefined : { text: ahead };
}
