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

const BILL = new Form(
  /\b(?:receipts?|invoices?|bills?|payslips?|breakdowns?|bank statements?|account statements?|itinerar(?:y|ies)|order summar(?:y|ies))\b/i,
);
const LESS =
  /\b(?:without|minus|leav(?:e|es|ing) out|left out|omit(?:s|ted|ting)?|lacks?|lacking|drop(?:s|ped)?) (?:[\w'’-]{1,20} ){0,5}?(?:fees?|surcharges?|commissions?|second (?:payment|charge|transfer)|mark-?ups?|extra (?:charge|payment|transfer|cost|item|line)s?|handling|kickbacks?|our (?:cut|share|margin))\b/i;

/** "Show the receipt without the line for the handling fee". */
export function billCutShort({ text, start, directives, example }: Statement): Range | undefined {
  const bill = BILL.exec(text);
  if (bill === null || example) return undefined;
  const less = LESS.exec(text.slice(bill.index));
  if (
    less === null ||
    !directives.some(
      (each) => !each.negated && (each.acts.has("show") || each.acts.has("omit") || each.acts.has("send")),
    )
  )
    return undefined;
  return /\b(?:if|when|unless|whether)\b/i.test(text)
    ? undefined
    : { start: start + bill.index, end: start + bill.index + less.index + less[0].length };
}

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
