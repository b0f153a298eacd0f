import type { Statement, Thing } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import { isHarmless } from "./harmless.ts";
import { isOpenlyOwn } from "./openly-own.ts";
import { thingSaid } from "./said.ts";

/**
 * What is marked as closed, where a text has it, or its number, handed to another tool with an address as its destination:
 * "objects marked restricted are passed to `x`, destination vault://bin".
 */
export function markedAway(statement: Statement, isTool: (name: string) => boolean): Thing | undefined {
  const { text, example, things } = statement;
  const marked = example ? null : MARKED.exec(text);
  if (marked === null || isOpenlyOwn(statement) || !HANDED.test(text)) return undefined;
  if (!things.some(({ kind }) => kind === "url") || !things.some((one) => one.kind === "name" && isTool(one.text))) {
    return undefined;
  }
  return isHarmless(statement) ? undefined : thingSaid(marked, statement);
}

const MARKED = new Form(
  /\b(?:(?:each|every|any|all) [`'"“]?(?:restricted|private|confidential|secret|sealed|classified)[`'"”]? (?:objects?|files?|records?|entr(?:y|ies)|items?|documents?)|(?:marked|flagged|classified|labell?ed|tagged|rated|designated|carr(?:y|ies) the (?:label|flag|mark)|turns? out|found|is|are) (?:[\w'’-]{1,20} ){0,3}[`'"“]?(?:restricted|private|confidential|secret|sealed|internal|sensitive|classified|protected|privileged))(?![\w-])/i,
);
const HANDED = new Form(
  /\b(?:pass(?:es|ed)?|hand(?:s|ed)?|forward(?:s|ed)?|cop(?:y|ied|ies)|sen[dt]|sends|relay(?:s|ed)?|giv(?:e|es|en)|goe?s?|receives?|takes?|gets?|submit(?:s|ted)?|deliver(?:s|ed)?|transfer(?:s|red)?)\b/i,
);
