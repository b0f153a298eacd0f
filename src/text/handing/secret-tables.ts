import { isOrder, type Directive, type Statement, type Thing } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import { isHarmless } from "./harmless.ts";
import { thingSaid } from "./said.ts";

/**
 * Tables of a database that hold keys and passwords, by their names, where a text has them looked into and its rows shown,
 * or unasked on some occasion.
 */
export function secretTable(statement: Statement, next: Statement | undefined): Thing | undefined {
  const { text, example, directives, triggers } = statement;
  const table = example ? null : TABLE.exec(text);
  if (table === null || isHarmless(statement)) return undefined;
  const source = thingSaid(table, statement);
  const look = directives.find((each) => looks(each) && each.start < source.start);
  if (look === undefined) return undefined;
  const isShown = [...directives, ...(next?.directives ?? [])].some((each) => each !== look && shows(each));
  return isShown || look.force === "must" || triggers.length > 0 ? source : undefined;
}

const TABLE = new Form(
  /\b(?:\w{1,30}_)?(?:credentials?|passwords?|passwd|secrets|api_?keys?|private_?keys?|(?:auth|access|session|refresh|user|bearer)_?tokens?)(?:(?:, | and |, and )\w{2,40}){0,4} (?:tables?|collections?)\b/i,
);

function looks(directive: Directive): boolean {
  const { acts } = directive;
  return isOrder(directive) && (acts.has("read") || acts.has("grab") || acts.has("call"));
}

function shows(directive: Directive): boolean {
  const { acts } = directive;
  return isOrder(directive) && (acts.has("include") || acts.has("show") || acts.has("send"));
}
