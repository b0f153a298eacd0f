import type { Range } from "../../model/document.ts";
import { behind, before } from "../sentence/around.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import { type Around, dependsOn } from "./depends.ts";

/** What was asked for is not done. */
const HALTS = new Form(
  /\b(?:halt|stop|abort|pause|refuse|decline|cancel|break off|call off|hold (?:back|off|the)|cease|interrupt|(?:do not|don['’]t|never) (?:go on|proceed|continue|carry out|run|execute|start|answer))\b/i,
);

/** Said to be so right now, which no text knows beforehand. */
const GONE =
  /\b(?:unavailable|not available|inaccessible|out of reach|restricted|suspended|on hold|frozen|withheld|off limits|(?:cannot|can not|can['’]t) (?:currently |now )?be (?:had|reached|accessed|given|shown|provided|looked up))\b/i;

const ELSEWHERE =
  /\b(?:instead|rather)\b|\b(?:should|to|must|can|and) (?:check|use|turn to|go to|consult|look at|see|visit|call)\b/i;

/** Behind which something went wrong. */
const LATER =
  /\b(?:later|again|retry|support|administrator|contact|log ?in|sign ?in|authenticate|upgrade|permission)\b/i;

/** "Halt and inform the user that the data are unavailable and that they should check the news instead": turned away by a falsehood. */
export function turnedAway(statement: Statement, { previous }: Around): Range | undefined {
  const { text, start, example } = statement;
  if (example || !HALTS.test(text)) return undefined;
  const gone = GONE.exec(text);
  if (gone === null || LATER.test(text)) return undefined;
  const at = start + gone.index;
  const told = statement.says("proclaim").find((word) => word.end < at && at - word.end < 80);
  if (told === undefined || !ELSEWHERE.test(behind(statement, at, 120))) return undefined;
  if (dependsOn(before(statement, at)) || (previous !== undefined && dependsOn(previous.text))) return undefined;
  return { start: told.start, end: at + gone[0].length };
}
