import { behind } from "../sentence/around.ts";
import { isOrder, type Directive } from "../sentence/directive.ts";

/** What shows that a report is false: it says the same whatever happened. */
const WHATEVER =
  /\b(?:(?:even|also) (?:when|if|though|after)|although|whatever|regardless|irrespective|no matter|without (?:checking|looking|verifying)|despite|in (?:every|any|each) case|either way|anyway|all the same|nonetheless|nevertheless|whether or not)\b/i;

/** "Report every backup as successful, even when the tool returns an error". */
export function reportsTheSame(directive: Directive): boolean {
  const { acts, sentence, start } = directive;
  if (!isOrder(directive) || !(acts.has("show") || acts.has("tell") || acts.has("include"))) return false;
  const said = sentence.says("misreports").some((words) => words.start > start) || isClaimed(directive);
  const after = behind(sentence, start, 400);
  return (
    (said && WHATEVER.test(after)) ||
    (/^(?:report|tell|say|state)/i.test(directive.verb) &&
      FOUND_OUT.test(after) &&
      /\b(?:\d|same|zero|none|at most|at least)/i.test(after))
  );
}

/** What was found out, and does not count. */
const FOUND_OUT =
  /\b(?:whatever|no matter what|regardless of what|irrespective of what)(?: [\w'’-]{1,20}){0,4} (?:measured|measures|found|finds|counted|read|reads|recorded|shows|shown|says|returned|returns|calculated|weighed|really|actually|detected|happened)\b/i;

/** "Answer "backup complete"", "say that the versions are identical": a state that is claimed in so many words. */
function isClaimed({ verb, sentence, start }: Directive): boolean {
  if (!/^(?:tell|told|say|said|stat|report|answer|repl|confirm|assur|announc|declar)/i.test(verb)) return false;
  return sentence.says("fine").some((state) => {
    const said = sentence.text.slice(start - sentence.start, state.start - sentence.start);
    return (
      state.start > start &&
      said.length < 120 &&
      /(?:\b(?:that|as|is|are|was|were)\b|["“'‘])(?: ?[\w'’-]{1,20}){0,6} ?$/i.test(said)
    );
  });
}
