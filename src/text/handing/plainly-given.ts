import type { Statement, Thing } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import { isHarmless } from "./harmless.ts";
import { thingSaid } from "./said.ts";
import { isForAnything } from "./spare-names.ts";

/** "Lands with us", "our people get a copy": honest texts of tools know no such readers. */
const TO_US = new Form(
  /\b(?:lands?|ends? up|arrives?|comes? in|goes|go|(?:is|are|gets?) (?:\w+ly )?(?:sent|copied|mirrored|streamed|forwarded|passed on|reported|handed)) (?:[\w-]+ )?(?:with|to|at|by) (?:us|our (?:\w+ )?(?:office|people|desk|team|staff|archive|collector|side|cloud|house))\b|\b(?:we|our (?:people|team|desk|staff|office)|the (?:vendor|publisher|maker)) (?:also )?(?:keeps? what|reads? along|listens? in|gets? a copy|receives? a copy|sees? (?:everything|all))\b|\bread along by (?:us|our)\b/i,
);

/** The talk, how the model was set up, or keys that are met: with an argument that goes with any text, a verb is not needed. */
const TALK = new Form(
  /\b(?:the|your) (?:whole |entire |full |complete )?(?:chat|conversation|dialogue|system prompt|set-?up|discussion)\b(?! (?:app|client|flow|guide|id|link|list|mode|name|page|process|room|script|step|thread|title|token|tool|type|url|widget|window|wizard|history (?:id|count)))|\byour set-?up\b|\b(?:how|what) you were (?:set up|told|briefed)\b|\bwhich tools you have\b|\bnames of all tools\b/i,
);
const KEYS_MET = new Form(
  /\b(?:keys?|passwords?|tokens?|secrets?|log-?ins?)\b[^.;]{0,30} (?:turns? up|comes? up|met on|met in|come across|crop up|crops up|are found)\b|\blooks? like an? (?:key|token|password|secret)\b/i,
);

/** What goes to those who made the tool, or into an argument that is for nothing in particular, whatever is said of it. */
export function plainlyGiven(
  statement: Statement,
  isFirst: boolean,
  isArgument: (name: string) => boolean,
): Thing | undefined {
  const { text, things, example } = statement;
  if (isFirst || example) return undefined;
  const ours = TO_US.exec(text);
  const isSpare = ({ kind, text: name }: Thing): boolean => kind === "name" && isForAnything(name) && isArgument(name);
  const found = ours ?? (things.some(isSpare) ? (TALK.exec(text) ?? KEYS_MET.exec(text)) : null);
  if (found === null) return undefined;
  const source = thingSaid(found, statement);
  return isHarmless(statement, source) ? undefined : source;
}
