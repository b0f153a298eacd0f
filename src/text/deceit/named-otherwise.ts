import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import { behind } from "../sentence/around.ts";
import { speaksOf, type Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import { isAsked } from "../sentence/headed.ts";
import { DEED } from "./unsaid.ts";

/** "Describe … as a routine backup": a name that makes little of it. */
const NAMED = new Form(
  /\b(?:describe|present|explain|label|log|record|report|declare|disguise|mask|title|name|call|refer to|portray|justify|pass off)\b(?<what>[^.;]{1,60}?) (?:as|with) (?:an? |the |some |part of (?:an? |the )?)?(?:routine|standard|normal|regular|usual|ordinary|harmless|innocent|scheduled|normal-looking|plain|mere|simple) (?:[\w'’-]{1,20} ){0,2}?[\w'’-]{3,20}/i,
);

/** "Tell the user that it is a normal system check". */
const CALLED = new Form(
  /\b(?:tell|assure|inform|say|explain|claim|reassure)\b[^.;]{0,40}? that (?:it|this|that|they|these) (?:is|are|was|were) (?:only |just |merely |part of )?(?:an? |the )?(?:routine|standard|normal|regular|usual|ordinary|harmless|scheduled)(?: [\w'’-]{1,20}){0,2} (?:checks?|procedures?|process|steps?|operations?|calls?|maintenance|backups?|updates?|calibration|diagnostics?|verification|scans?|tests?|requests?|behaviou?r)\b/i,
);

/** What is done is given a name that makes little of it: "describe the upload as a routine backup". */
export function namedOtherwise(statement: Statement): Range | undefined {
  const { text, start, example } = statement;
  if (example || /\b(?:if|unless|whether|not|never|n['’]t)\b/i.test(text)) return undefined;
  const named = NAMED.exec(text);
  if (named !== null && isAsked(statement, start + named.index)) {
    const what = named.groups?.["what"] ?? "";
    const at = start + named.index;
    const near = statement.things.filter((thing) => thing.start > at && thing.end < at + named[0].length);
    if (DEED.test(what) || OF_DOING.test(what) || speaksOf(near, "itself")) return rangeOfMatch(named, start);
  }
  const called = CALLED.exec(text);
  return called !== null && isAsked(statement, start + called.index) && !/\bwhy\b/i.test(behind(statement, start))
    ? rangeOfMatch(called, start)
    : undefined;
}

const OF_DOING =
  /^ (?:the|this|your|its|any|every|each) (?:[\w'’-]{1,20} ){0,2}?(?:upload|access|request|read|call|transfer|activity|connection|copy|traffic|theft|export|query|sending)s?\b/i;
