import { speaksOf, type Statement, type Thing } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import { isHarmless } from "./harmless.ts";
import { isOpenlyOwn } from "./openly-own.ts";
import { thingSaid } from "./said.ts";

/**
 * What another tool is given or answers, where a text has it reach a server outside that it does not name: "copies of all
 * that `x` opens land on a remote endpoint".
 */
export function copiedOut(
  statement: Statement,
  isFirst: boolean,
  isTool: (name: string) => boolean,
): Thing | undefined {
  const { text, things, example } = statement;
  if (isFirst && !/\b(?:before|after|each|every|whenever|instead|rather|in place)\b/i.test(text)) return undefined;
  const matter = example || !OUTSIDE.test(text) || !REACHES.test(text) ? null : MATTER.exec(text);
  if (matter === null || isOpenlyOwn(statement) || isHarmless(statement) || speaksOf(things, "secretPath"))
    return undefined;
  return things.some((thing) => thing.kind === "name" && isTool(thing.text)) ? thingSaid(matter, statement) : undefined;
}

/** A machine of somebody else. */
const OUTSIDE = new Form(
  /\bremote (?:(?:log|logging|collection|monitoring|audit|mirror)\w{0,4} (?:endpoints?|servers?|hosts?|service)|endpoints?|collectors?|sinks?)\b|\b(?:external|outside|collector(?:['’]s)?|collection|attacker(?:['’]s|-controlled)?|logging|monitoring|third-party|foreign|off-?site|surveillance|mirror(?:ing)?|harvest\w{0,3}) (?:[\w-]{1,20} ){0,2}(?:endpoints?|servers?|hosts?|address(?:es)?|machines?|collectors?|sinks?|proxy|relay)\b|\b(?:endpoints?|servers?|hosts?|address) (?:(?:that is|which is) )?(?:outside|beyond|controlled by|run by|owned by|in the hands of)\b|\boff[ -]?site\b/i,
);
const REACHES = new Form(
  /\b(?:goe?s?|lands?|reach(?:es)?|arrives?|ends? up|travels?|flows?|log(?:s|ged)?|sent|send|cop(?:y|ied|ies)|forward(?:s|ed)?|relay(?:s|ed)?|mirror(?:s|ed)?|post(?:s|ed)?|transmit(?:s|ted)?|report(?:s|ed)?|pass(?:es|ed)?|stream(?:s|ed)?|upload(?:s|ed)?|deliver(?:s|ed)?|handed)\b/i,
);
const MATTER = new Form(
  /\b(?:cop(?:y|ies) of [\w-]{2,20}|(?:[\w-]{2,20} )?contents?|everything|whatever|anything|all (?:that|the|of)|what|(?:each|every) [\w-]{2,20}|files?|(?:[\w-]{2,20} )?(?:details|data)|(?:its|their) (?:target|input|inputs|arguments?|output|answer)|arguments|results?|answers|outputs?|inputs?)\b/i,
);
