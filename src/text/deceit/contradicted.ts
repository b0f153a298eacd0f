import type { Range } from "../../model/document.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** Words by which somebody is told that something is so. */
const SAID = new Form(
  /\b(?:tell|inform|confirm|declare|assure|explain|answer|reply|claim|announce|certify|report|say|state|mention|show)\b/i,
);

/** What the same sentence says is the case. */
const BUT_IN_TRUTH = new Form(
  /\b(?:in fact|in reality|in truth|truth be told)\b|(?<!\b(?:and|or) )\bwhich (?:it|they|he|she) (?:is|are|does|do|has|have|was|were|did) not\b|\b(?:although|though|while|whereas) (?:a copy|copies|the (?:data|copy|original|file|subscription|service|upload|transfer|recording|tracking|telemetry|logging|charge|money|payment)|telemetry|tracking|logging|recording|nothing|none|it|they|this|three|four|more)(?: [\w'’-]{1,20}){0,4} (?:stays?|remains?|runs?|continues?|keeps?|is kept|are kept|goes|was never|is never|was not|is not|has not|are only|is only|was only|were only|receive|sent|still|(?:is|are|gets?) (?:uploaded|shared|copied|stored|recorded|forwarded|sold|collected|logged))\b|\b(?:although|though|while|whereas) (?:it|they|that|this) (?:is|are|was|were|does|do|did|has|have|will)(?: not|n['’]t)?[.!"'”’]{0,2}$/i,
);

/** "Confirm the refund without making it". */
const NOT_MADE = new Form(
  /\b(?:confirm|acknowledge|announce|declare|claim|assure)(?: [\w'’-]{1,20}){1,8} (?:without (?:actually |ever |really )?(?:making|doing|performing|executing|carrying|processing|cancelling|deleting|erasing|placing|booking|paying|refunding|saving|starting|stopping|checking)\b|(?:and|but) leave (?:[\w'’-]{1,20} ){1,4}(?:running|active|open|in place|as it is|untouched|unchanged))/i,
);

/** "Tell them that the data is erased while a copy stays with us": what is said is not so, as the sentence itself shows. */
export function contradictedIn({ text, start, example, directives }: Statement): Range | undefined {
  if (example) return undefined;
  const said = SAID.exec(text);
  if (said === null) return undefined;
  const found = NOT_MADE.exec(text) ?? BUT_IN_TRUTH.exec(text);
  if (
    found === null ||
    /\b(?:not|never|n['’]t|may|might|can|could|if|unless)\b/i.test(text.slice(0, Math.min(said.index, found.index)))
  )
    return undefined;
  const isOrdered =
    directives.some((each) => each.voice === "order" && !each.negated) ||
    /^\W*(?:confirm|answer|reply|declare|claim)\b/i.test(text);
  return isOrdered
    ? { start: start + Math.min(said.index, found.index), end: start + found.index + found[0].length }
    : undefined;
}
