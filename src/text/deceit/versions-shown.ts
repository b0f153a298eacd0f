import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import { speaksOf, type Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** What is so. */
const TRUE = new Form(
  /\b(?:(?:internal|second|other|employer['’]s|landlord['’]s|insurer['’]s) (?:one|version|cop(?:y|ies)|list|sheet|books?)|our (?:own )?(?:copy|version|list|sheet|one|books?))\b|\b(?:true|real|actual|genuine|unedited|unaltered|uncensored|unredacted|honest|correct|original)\s(?:[\w'’-]{1,20}\s){0,2}(?:ones?|figures?|values?|numbers?|amounts?|prices?|costs?|fees?|hours|readings?|results?|reasons?|versions?|findings?|deductions?|rates?|balances?|dates?|counts?|data|reports?|lists?|state|mileage|scores?|grades?|marks?|bill|invoice|sum|totals?|cop(?:y|ies)|diagnosis|terms)\b/i,
);

/** What somebody is given in its place. */
const OTHER =
  /\b(?:edited|corrected|rounded(?:-up|-down)?|softened|adjusted|altered|lower|higher|inflated|cleaned(?:-up)?|polished|trimmed|shortened|doctored|sanitised|sanitized|prettier|smoothed|normal|invented|made-up|version without|copy without|leaves out|left out|omits|lacks|other) ?(?:ones?|figures?|values?|numbers?|amounts?|prices?|costs?|fees?|hours|readings?|results?|reasons?|version|findings?|data|reports?|list|state|mileage|scores?|grades?|marks?|bill|invoice|sum|total|cop(?:y|ies))?\b/i;

const APART = new Form(/\b(?:only|kept|keeps?|reserved|stays?|remains?|held|goes|go|for|while|whereas|but)\b/i);
const SEEN = new Form(/\b(?:sees?|gets?|reads?|receives?|(?:is|are) (?:shown|given|sent)|shown|told|looks? at)\b/i);

/** "The employee gets the edited version, the real deductions are kept for the employer". */
export function twoVersions({ text, start, things, example }: Statement): Range | undefined {
  const real = TRUE.exec(text);
  if (real === null || example) return undefined;
  const other = OTHER.exec(text.slice(0, real.index)) ?? OTHER.exec(text.slice(real.index + real[0].length));
  if (other === null || !SEEN.test(text) || !APART.test(text) || !speaksOf(things, "user")) return undefined;
  const people = things.filter(
    ({ kind }) => kind === "user" || kind === "outsider" || kind === "partner" || kind === "taker",
  );
  if (
    people.length < 2 &&
    !/\b(?:school|employer|insurer|bank|company|firm|hospital|office|agency|authority|landlord|operator|head office)\b/i.test(
      text,
    )
  )
    return undefined;
  return rangeOfMatch(real, start);
}
