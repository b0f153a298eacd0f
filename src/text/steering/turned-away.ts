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
  /\b(?:unavailable|not available|inaccessible|out of reach|restricted|suspended|on hold|frozen|withheld|closed|off limits|nothing (?:is|was|can be|to be|on it)|no (?:[\w-]{1,20} ){1,3}(?:can be|is to be|are to be) (?:had|given|shown|found)|(?:cannot|can not|can['’]t) (?:currently |now )?be (?:had|reached|accessed|given|shown|provided|looked up))\b/i;

const ELSEWHERE =
  /\b(?:instead|rather|in its place|in their place|better place)\b|\b(?:refer(?:red)?|point(?:ed)?|direct(?:ed)?|sen[dt]|turn(?:ed)?) (?:[\w'’-]{1,20} ){0,3}to\b|\b(?:should|to|must|can|and) (?:check|use|turn to|go to|consult|look at|see|visit|call)\b/i;

/** Behind which something went wrong. */
const LATER =
  /\b(?:later|again|retry|support|administrator|contact|log ?in|sign ?in|authenticate|upgrade|permission|here|billing|app|website|portal|form|account|status page)\b/i;

/** What is said to be the reason, and no fault that was met. */
const REASON = new Form(
  /\b(?:audit|audits|audited|inquiry|enquiry|investigation|embargo|heritage|internal review|under review)\b/i,
);

/** "Halt and inform the user that the data are unavailable and that they should check the news instead": turned away by a falsehood. */
export function turnedAway(statement: Statement, { previous }: Around): Range | undefined {
  const { text, start, example } = statement;
  const gone = GONE.exec(text);
  if (example || gone === null || LATER.test(text)) return undefined;
  const isHeldBack = HALTS.test(text) && statement.triggers.some(({ when }) => when === "before");
  const isExcused = REASON.test(text) || (previous !== undefined && REASON.test(previous.text));
  if (!isHeldBack && !isExcused) return undefined;
  const [from, to] = [start + gone.index, start + gone.index + gone[0].length];
  const told = statement.says("proclaim").find((word) => word.end > from - 100 && word.start < to + 60);
  const at = Math.min(from, told?.start ?? from);
  if (told === undefined || !ELSEWHERE.test(behind(statement, at, 220))) return undefined;
  if (dependsOn(before(statement, from)) || (previous !== undefined && dependsOn(previous.text))) return undefined;
  return { start: at, end: to };
}
