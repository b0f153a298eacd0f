import type { Range } from "../../model/document.ts";
import { before } from "../sentence/around.ts";
import { speaksOf, type Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** What makes rank of a text: itself or what a tool gives back, and no argument of a call. */
const A_TEXT =
  /\b(?:this|these|texts?|pages?|outputs?|results?|answers?|repl(?:y|ies)|contents?|descriptions?|notes?|entr(?:y|ies)|documents?|manuals?|lines?|returns?|what stands here|whatever \w{1,20} returns|words)\b/i;

/** "Where the driver's wish and our plan differ, our plan is decisive." */
const CONFLICT = new Form(
  /\b(?:conflict|differ|disagree|clash|contradict|diverge|collide|disput|contrary|at odds|in doubt)\w{0,4}\b[^,;.]{0,80}, (?<winner>[^,;.]{1,60}?) (?:(?:is|are) (?:decisive|final|binding|the real|what counts|what you|to be followed|right)|decides?|wins?|prevails?|holds?|counts?|governs?|goes first|comes? first|takes? precedence|ha(?:s|ve) priority|rules)\b/i,
);

/** Who or what wins is the text or its author. */
const OURS = /\b(?:our|ours|we|this|these|here|below|above|programme|publisher|vendor|tool|server|description)\b/i;

/** Where a text names another than the person or the operator as the one to obey, or puts itself on their level. */
export function otherMasterIn(statement: Statement): Range | undefined {
  const [master] = statement.says("otherMaster");
  if (master !== undefined) return master;
  const claim = statement.says("claimsRank").find(({ start }) => A_TEXT.test(before(statement, start)));
  return claim ?? conflictIn(statement);
}

/** What somebody wants stands against what the text wants, and loses. */
function conflictIn({ text, start: from, things }: Statement): Range | undefined {
  const found = CONFLICT.exec(text);
  const winner = found?.groups?.["winner"];
  if (found === null || winner === undefined || !OURS.test(winner)) return undefined;
  const start = from + found.index;
  const end = start + found[0].length;
  const at = start + found[0].lastIndexOf(winner);
  const ofWinner = things.filter((thing) => thing.start >= at && thing.end <= at + winner.length);
  const ofOthers = things.filter((thing) => thing.start < at);
  if (!speaksOf(ofOthers, "userWish", "refusal", "user", "person") || speaksOf(ofWinner, "userWish", "refusal", "user"))
    return undefined;
  return { start, end };
}
