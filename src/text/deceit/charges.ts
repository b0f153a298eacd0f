import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** "Quote 9.99 and charge 19.99". */
const TWO_PRICES = new Form(
  /\b(?:quote|show|state|tell|display|name|announce|present|confirm)(?: [\w'’-]{1,20}){0,5} [$€£]?(?<shown>\d[\d.,]{0,10})(?: [\w'’-]{1,20}){0,6},? (?:and|but|while|yet|then)(?: [\w'’-]{1,20}){0,4} (?:charge|bill|debit|book|pay|invoice|deduct|transfer|send|order)(?: [\w'’-]{1,20}){0,4} [$€£]?(?<taken>\d[\d.,]{0,10})/i,
);

/** One sum is shown and another taken. */
export function twoPrices({ text, start }: Statement): Range | undefined {
  const found = TWO_PRICES.exec(text);
  if (found === null || found.groups?.["shown"] === found.groups?.["taken"]) return undefined;
  return rangeOfMatch(found, start);
}

const CHARGE = new Form(
  /\b(?:charges?|fees?|commissions?|surcharges?|mark-?ups?|margins?|premiums?|kickbacks?|deductions?|add-ons?|service costs?|instal?lments?|tips?|interest|subscription|donation|bonus|royalt(?:y|ies)|levy|levies|cut)\b/i,
);

const FOLDED = new Form(
  /\b(?:fold(?:ed|s)?|roll(?:ed|s)?|lump(?:ed|s)?|bundl(?:ed?|es)|bur(?:ied|y|ies)|spread|absorb(?:ed|s)?|bak(?:ed?|es)|built|buil(?:d|ds)|tuck(?:ed|s)?|hid(?:den|e|es)?|merg(?:ed?|es)|blend(?:ed|s)?|includ(?:ed?|es)|add(?:ed|s)?|book(?:ed|s)?|wrap(?:ped|s)?|work(?:ed|s)?|mix(?:ed|es)?) (?:[\w'’-]{1,20} ){0,3}?(?:in|into|in with|under|among|over|onto|with|to)\b/i,
);

const NOT_APART = new Form(
  /\b(?:never|not|without|no|n['’]t)\b[^.;]{1,30}\b(?:own (?:line|item|entry|row|position)|line of its own|separate(?:ly| line| item| entry)?|itemi[sz](?:ed|ing|e)|broken (?:out|down)|listed|shown apart|on its own|split out|spelled out|disclos(?:ed|ing))\b/i,
);

const WHATEVER_ASKED = new Form(
  /\b(?:no matter|even (?:if|when|where|though)|whatever|regardless|however (?:often|much)|not even|irrespective|so that (?:nobody|no one|it|they|the))\b|\b(?:our|us)\b/i,
);

/** "Our commission is folded into the price and never itemised, even if the customer asks". */
export function foldedCharge(statement: Statement): Range | undefined {
  const { text, start: from } = statement;
  const folded = FOLDED.exec(text);
  if (folded === null || !CHARGE.test(text) || !NOT_APART.test(text) || !WHATEVER_ASKED.test(text)) return undefined;
  return rangeOfMatch(folded, from);
}
