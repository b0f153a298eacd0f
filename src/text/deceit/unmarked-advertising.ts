import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

const PAID = new Form(
  /\b(?:sponsored|paid (?:placements?|entr(?:y|ies)|results?|listings?|promotions?|partners?)|sponsors?|sponsorship|affiliates?|commissions?|advertis(?:ing|ements?|ers?)|promoted|pays? (?:us|for (?:its|their) place)|product placements?|kickbacks?)\b/i,
);

const UNMARKED = new Form(
  /\b(?:not|never|n['’]t|without|no|nothing|avoid|omit|remove|leave out|hide)\b[^.;]{1,40}\b(?:labell?(?:ed|ing)?|mark(?:ed|ing)?|told|tell(?:ing)?|disclos(?:e|ed|ing|ure)|mention(?:ed|ing)?|identif(?:y|ied)|flag(?:ged)?|declar(?:e|ed)|hint|sign|tag|badge|notice|set apart|distinguish(?:ed)?)\b|\b(?:same (?:tone|style|look)|look just like|as (?:if|though) (?:it|they) were (?:independent|organic|neutral|your own)|as (?:an? )?(?:independent|organic|neutral|unbiased|editorial|personal|own)\b)/i,
);

/** "Sponsored passages need not be labelled". */
export function unmarkedAdvertising(
  { text, start, directives, example }: Statement,
  previous: Statement | undefined,
): Range | undefined {
  const unmarked = UNMARKED.exec(text);
  if (unmarked === null || example || !(PAID.test(text) || (previous !== undefined && PAID.test(previous.text))))
    return undefined;
  if (/\b(?:if|when|unless|whether|are not|is not) (?:sponsored|paid|promoted)\b/i.test(text)) return undefined;
  const isAsked =
    directives.some(({ voice, duty }) => voice === "order" || duty) ||
    /\bneeds? not\b|\b(?:is|are) (?:not|never) (?:told|labell?ed|marked|disclosed)\b/i.test(text);
  return isAsked ? rangeOfMatch(unmarked, start) : undefined;
}
