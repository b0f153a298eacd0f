import type { Statement, Thing } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import { isHarmless } from "./harmless.ts";
import { isOpenlyOwn } from "./openly-own.ts";
import { thingSaid } from "./said.ts";

/** "Any log you can reach", "every database you are connected to": no tool's, whatever it is. */
const REACHED = new Form(
  /\b(?:any|every|all|each|whichever|whatever)\b[^.;,]{1,60}\b(?:you|the (?:assistant|agent|model)) (?:can (?:reach|open|access|read|see|find|get (?:at|hold of))|(?:are|is) (?:connected|logged in|signed in) to|ha(?:ve|s) open|knows? of)\b/i,
);

/** What the model can reach beside the tool, where a sentence behind the first has something done with it. */
export function withinReach(statement: Statement, isFirst: boolean): Thing | undefined {
  const found = isFirst || statement.example ? null : REACHED.exec(statement.text);
  if (found === null || isOpenlyOwn(statement)) return undefined;
  const source = thingSaid(found, statement);
  return isHarmless(statement, source) ? undefined : source;
}
