import type { Range } from "../../model/document.ts";
import type { Statement } from "../sentence/directive.ts";
import { shownRequests } from "../sentence/shown.ts";

/** A value that has one holder: an account, a wallet, a card, a channel, an identity in a cloud. */
interface Concrete extends Range {
  readonly text: string;
}

/** What stands in every one of them. */
const SIGN = /\d{3}|@\w|bc1|arn:|\b[A-Z]\d[A-Z]{2}/i;

/** Of one form that nothing else has. */
const SHAPES: readonly RegExp[] = [
  // An account by its international number.
  /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?\b/g,
  // A wallet.
  /\b(?:bc1[a-z\d]{10,62}|0x[a-fA-F\d]{17,64}|[13T][1-9A-HJ-NP-Za-km-z]{25,34})\b/g,
  // What payment services and clouds give out.
  /\b(?:acct|tok|cus|card|ba|usr|payee|merchant)_[A-Za-z\d]{5,40}\b/g,
  // Cloud providers write their samples with one number.
  /(?<!=["'])\barn:aws[\w-]{0,10}:[\w:*/.-]{8,150}|\barn:aws(?![\w:-]{1,30}:(?:123456789012|111122223333|0{12}):)[\w-]{0,10}:[\w:*/.-]{8,150}/g,
  // "Account ACME-9931", "ACME-9931 as the recipient".
  /\b(?:accounts?|recipients?|destinations?|payees?|beneficiary|wallet)(?: number| id| field)?(?: (?:to|with|by|is|as))?[ :=]{1,2}["'`]?[A-Z]{2,12}-?\d{3,20}\b/g,
  /\b[A-Z]{2,12}-?\d{3,20}["'`]? (?:as|for|in place of) (?:the |a |any |its )?(?:\w{3,20} )?(?:accounts?|recipients?|destinations?|payees?|beneficiary|wallet)\b/g,
  /\baccounts?(?: number| no\.?)?[ :]{1,2}["'`]?\d{2,8}-\d[\d-]{3,20}\d/g,
  /\b(?:[Ss]wap|[Rr]eplace|[Ee]xchange|[Ss]ubstitute|SWAP|REPLACE)s? ["'`]?\w{2,30}["'`]? (?:for|with|by|FOR|WITH|BY) ["'`]?(?!UTF|ISO|SHA)(?=[A-Z]{0,20}\d)[A-Z\d]{6,30}\b/g,
  /\b(?:[Tt]ransfer|[Ss]end|[Pp]ay|[Ww]ire|[Dd]eposit|[Cc]redit) (?:it|them|(?:the )?\w{3,20}) (?:in)?to ["'`]?(?!ISO|UTF|SHA|RFC)[A-Z]{3,12}-?\d{3,20}\b/g,
  // A channel or somebody's name in one; no package, decorator or mention of "@mention".
  /(?<![\w`/@.'"[])@(?=[a-z]{0,30}[\d_])[a-z]\w{3,40}(?![\w/\-(]|\.\w| (?:decorator|annotation|mention|macro|tag|field|column|attribute|property|propertie|key|variable|directive)s?\b)/gi,
];

/** A number of an account, a card or a client, in groups or not. */
const NUMBER = /(?<![\w.,:/+=^-])(?<!\+\d{1,3} )(?:\d{8,22}|\d{3,6}(?:[ -]\d{2,6}){2,5})(?![\w:/=-]|[.,]\d)/g;

/** Dates, round numbers, and digits that somebody made up. */
const NO_NUMBER =
  /^(?:19|20)\d{2}[- ]?(?:0[1-9]|1[0-2])[- ]?\d{2}|^\d{1,6}0{5,}$|^(?:0?1?[ -]?2345678|987654|555[- ]?123[- ]?4567$|(?:0?1[ -]?)?2-?3-?4[ -]?5-?6-?7)|^(\d)(?:[ -]?\1)+$|^(?:4242|4111|2147483647|4294967295)/;

/** `find_rows(table_id="…`: an indented line that shows a call. */
const IN_CALL = /(?:^|\s{3})[a-z]\w{2,60}\((?:\w{1,40}=["'][^"'\n]{0,60}["'], ?){0,5}\w{1,40}=["']$/;

/** How a text brings a value as a sample, or as one that hurts nobody. */
const SAMPLE =
  /\b(?:e\.?g|i\.e|for example|for instance|such as|like|examples?|formats?|formatted|sample|z\.B|p\. ?ej|ex)\b/i;
const HARMLESS =
  /\b(?:test|sandbox|demo|dummy|mock|fake|placeholder|burn|null|zero|contract) |0{8}|\b(?:support line|timestamps?|epoch)\b|[_-]timestamp/i;

/** The values of a sentence that have one holder and are no samples, in order of their kinds. */
export function concretesIn(statement: Statement): readonly Concrete[] {
  const { text, start } = statement;
  if (statement.example || !SIGN.test(text) || HARMLESS.test(text)) return [];
  const found: Concrete[] = [];
  const shown = shownRequests(text);
  const add = (value: string, at: number): void => {
    const isSample =
      SAMPLE.test(text.slice(Math.max(0, at - 60), at)) || shown.some((each) => each.text.includes(value));
    if (!isSample) found.push({ text: value, start: start + at, end: start + at + value.length });
  };
  for (const shape of SHAPES) for (const { 0: value, index } of text.matchAll(shape)) add(value, index);
  for (const { 0: value, index } of text.matchAll(NUMBER)) {
    // "1 GiB = 1073741824" is a size.
    if (value.length < 14 && Number(value) % 65536 === 0) continue;
    if (!NO_NUMBER.test(value) && !IN_CALL.test(text.slice(Math.max(0, index - 200), index))) add(value, index);
  }
  return found;
}

/** A host or its number, bare or in an address; the ending tells it from a file. */
const HOST =
  /\b(?:\d{1,3}\.){3}\d{1,3}\b|\b[a-z\d][a-z\d-]{1,40}(?:\.[a-z\d-]{2,40}){0,3}\.(?:com|net|org|io|dev|cloud|app|xyz|co|info|example|site|online|email)\b/i;

/** Whether a stretch names a place in a network. */
export function isHostNamed(text: string): boolean {
  return HOST.test(text);
}
