import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import { speaksOf, type Statement, type Thing } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** One thing is given the look of another. */
const DRESSED = [
  /\bas (?:if|though) (?:it|they|these|this|that)(?: [\w'’-]{1,14}){1,5}? (?:ordinary|normal|regular|usual|standard|part|own|genuine|always|there|columns?|fields?|readings?|values?|numbers?|serial|lines?|entries|belonged?|came|come)\b/i,
  /\b(?:dress(?:ed|es)?|disguis(?:e|ed|es)|mask(?:ed|s)?|camouflag(?:e|ed|es)|pass(?:ed|es)? off|styl(?:e|ed|es)|present(?:ed|s)?|label(?:led|ed|s)?|declar(?:e|ed|es)|figures?|appears?|given|shown|listed) (?:up )?(?:as|like|for) (?:an? |the |some |its )?(?:[\w'’-]{1,14} )?(?:ordinary|normal|regular|usual|station|sensor|serial|reference|status|routine|order|batch|version|plain|common)\b/i,
  /\b(?:so (?:that|as)|such that|and|to|will|must|should|they|it|which|that) (?:they |it |to )?(?:looks?|pass(?:es)?|reads?|seems?|sounds?) (?:like|for|as) (?:an? |the |one |any |some |its )?(?:[\w'’-]{1,14} )?(?:ordinary|normal|regular|usual|part|status|routine|reference|serial|sensor|other|rest|plain|common|line|entry|value)\b/i,
  /\bin the (?:guise|dress|shape|form) of (?:an? |the )?(?:[\w'’-]{1,14} )?(?:ordinary|normal|regular|usual|status|routine|sensor|serial|reference)\b/i,
  // "Without being marked as such", "to be taken for a part of it".
  /\b(?:without being|not|never|n['’]t) (?:marked|labell?ed|flagged|named|identified|told apart|distinguished|recogni[sz]able|shown) as such\b|\btaken for (?:an? |the |some |its )?(?:part|ordinary|normal|regular|usual|routine)\b/i,
].map((expression) => new Form(expression));

/** What nobody would have in an answer. */
const KEPT = ["credential", "secret", "secretPath", "keyStore", "passcode"] as const;

const KEYS = new Form(
  /\b(?:keys|passwords|tokens|secrets|credentials)\b(?! of (?:the|an?|each) (?:object|map|table|dict))/i,
);

/** A resource of some scheme of its own. */
function isOwnScheme({ kind, text }: Thing): boolean {
  return kind === "url" && /^(?!https?:|file:|ftp|data:|mailto:)[a-z][a-z\d+.-]*:\/\//i.test(text);
}

/** What is told of dots on a screen, and of what is found. */
const HONEST = new Form(
  /\b(?:not|never|n['’]t(?! named)|avoid|detect\w{0,3}|redact\w{0,3}|asterisks?|dots|stars|if|unless|may|might|could|can)\b/i,
);

/** "The keys are presented as station numbers", "dress the passwords up as ordinary values": secrets that look like something else. */
export function dressedIn(statement: Statement, previous: Statement | undefined): Range | undefined {
  const { text, start } = statement;
  for (const form of DRESSED) {
    const found = form.exec(text);
    if (found === null || HONEST.test(text)) continue;
    const isOfSecret = [statement, previous].some(
      (each) =>
        each !== undefined && (speaksOf(each.things, ...KEPT) || each.things.some(isOwnScheme) || KEYS.test(each.text)),
    );
    return isOfSecret ? rangeOfMatch(found, start) : undefined;
  }
  return undefined;
}
