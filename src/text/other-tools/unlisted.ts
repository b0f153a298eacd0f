import type { OwnNames } from "../own/own-names.ts";
import type { Statement } from "../sentence/directive.ts";
import { isToolName, othersTools } from "./others-tool.ts";
import { isNamed, isSure, unlistedNames } from "./unlisted-names.ts";
import { isSaidOf } from "./said-of-name.ts";
import { weigh } from "./weighed.ts";

/** What is laid down for a tool that the server does not list, and whether that is more than what is so of it. */
export interface Ruling {
  readonly text: string;
  readonly isRuled: boolean;
}

/** From which weight on no honest text speaks of a tool that its server does not list. */
const RULED = 3;

/**
 * The tool that the server does not list, or that is said to be somebody else's, and of which a sentence says what honest
 * servers do not. They name such a tool to say where a value comes from, what to use for another job, or in code: each sign of
 * something else has a weight (`weigh`). `next` is what follows.
 */
export function unlistedRuled(statement: Statement, next: readonly Statement[], own: OwnNames): Ruling | undefined {
  if (statement.example) return undefined;
  const named = unlistedNames(statement, own);
  // A sentence that takes three and more other tools in turn documents an interface.
  if (new Set(named.flatMap(({ text }) => (isToolName(text) ? text : []))).size > 2) return undefined;
  const ofOthers = othersTools(statement, own).map((tool) => ({ ...tool, kind: "toolName" as const }));
  const mayBeTool = named.filter((name) => isSure(name, statement) || isNamed(name));
  const all = [...mayBeTool, ...ofOthers].map((name) => ({ name, weight: weigh(name, statement, next) }));
  const ruled = all.find(({ weight }) => weight >= RULED);
  if (ruled !== undefined) return { text: ruled.name.text, isRuled: true };
  const told = all.find(
    ({ name, weight }) =>
      weight === RULED - 1 && /^[a-z]+_/.test(name.text) && isToolName(name.text) && isSaidOf(name, statement),
  );
  return told === undefined ? undefined : { text: told.name.text, isRuled: false };
}
