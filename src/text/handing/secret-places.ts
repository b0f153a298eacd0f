import { before, behind } from "../sentence/around.ts";
import { isOrder, type Statement, type Thing } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import { isOwnConfiguration } from "./handing.ts";
import { isHarmless } from "./harmless.ts";
import { isOpenlyOwn } from "./openly-own.ts";

/**
 * A place of keys that a sentence speaks of, where it is neither forbidden, a sample, nor where the tool itself is set up.
 * Honest texts name hardly any, so it takes no more than an order, or a word for what stands there.
 */
export function secretPlaceIn(statement: Statement, isFirst: boolean): Thing | undefined {
  const { text, things, directives, example } = statement;
  const place = example ? undefined : things.find(({ kind }) => kind === "secretPath");
  if (place === undefined || LEFT_ALONE.test(text) || isOwnConfiguration(statement) || isHarmless(statement, place))
    return undefined;
  if (DENIED.test(before(statement, place.start, 80)) || IS_DENIED.test(behind(statement, place.end, 80)))
    return undefined;
  // A command line is the matter of `concrete-command`.
  if (/`[^`]{1,80}\s$/.test(before(statement, place.start, 100))) return undefined;
  const isBesides = statement.says("also").length + statement.says("must").length > 0;
  if (!isBesides && (isFirst || isOpenlyOwn(statement))) return undefined;
  const isDone = directives.some((each) => isOrder(each) || (each.voice === "states" && !each.negated));
  return isBesides || CONTENTS.test(text) || isDone ? place : undefined;
}

/** Denied, shown as a sample, or where a person keeps what the tool needs. */
const LEFT_ALONE = new Form(
  /\b(?:denied|refus\w{1,3}|masked|redacted|ignored?|excluded?|protected|outside|e\.g|for example|examples?|such as|like|looking for|supported|configur\w{2,6}|come from|comes from|falls? back|re-?us(?:es|ing)|cached|sav(?:es?|ed)|stash(?:es)?|profiles?|requires? [A-Z\d]{2,20}_|set [A-Z\d]{2,20}_|host ran|defaults? to|list all|filename|used for|files (?:mix|hold|contain|have)|must (?:already )?exist|left out|skipped|use when|scans? for|detects?|exports|uses\b.{1,60}\bunless|(?:is|are) (?:required|needed)(?=[.;,]|$))\b|": ?"/i,
);

const DENIED = /(?:\b(?:not|never|cannot|nor)|n['’]t)\b[^.;,]{0,30}$/i;
const IS_DENIED =
  /^[`'"]?(?:,? (?:and|or) [^.;,]{1,40})? (?:is|are|was|were|will be|must|may|can|should)(?: be)?(?: \w{2,9})? ?(?:not|never)\b/i;

/** What stands there. */
const CONTENTS = new Form(
  /\b(?:contents?|text|body|whole|output|lines?|values?|copy|copies|half|bytes|what(?:ever)? (?:is|stands|they|it|you))\b/i,
);
