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
  return said && WHATEVER.test(behind(sentence, start, 400));
}

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
