import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import { behind } from "../sentence/around.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** "It is attached to the ticket and stays there", beside somebody who is given something else. */
const STAYS = new Form(
  /\b(?:stays?|remains?|sits?|is kept|lies|belongs) (?:solely |only |just )?(?:there|inside|in-house|on the inside|with us|on our side|in the (?:internal |in-house )?ticket)\b|\band (?:nowhere|to nothing|to nobody) else\b/i,
);
const WHO_ASKED = new Form(
  /\b(?:requesters?|requestors?|applicants?|askers?|person (?:asking|who asked)|who(?:ever)? (?:asked|asks))\b/i,
);

/** Where it goes instead: to another tool, or inside. */
const INSIDE = new Form(
  /\b(?:internal(?:ly)?|in-house|in the background|behind the scenes|audit(?:ors?|ing)?|back[- ]office|for (?:our|internal) (?:use|eyes|records)|in our (?:own )?(?:books|files|records|house)|on our side|on the inside|we keep|(?:is|are) (?:ours|for us)|['’]s for us)\b/i,
);
const PASSES =
  /\b(?:pass|hand|send|enter|fil(?:e|ed|es|ing)|put|attach|go(?:es)?|lodg|forward|book|writ|record|log|not(?:e|ed)|add|giv|report|cop(?:y|ied)|feed|fed|post|invok|call|via|by|with|through|into)\w{0,4}\b/i;

/** What somebody writes for others of a team on purpose, and what only some may see. */
const OPEN = new Form(
  /\b(?:internal|private) (?:notes?|comments?|repl(?:y|ies)|messages?|fields?|tags?|custom fields?)\b|\b(?:unless|if (?:true|set|false)|when (?:true|set|false)|optional(?:ly)?|permission|role|paginat\w{2,5}|cursor)\b/i,
);

/** "It goes to `trail.write`; what the customer reads has it removed": what is passed on, and held back from who asked. */
export function forkedIn(statement: Statement, around: readonly (Statement | undefined)[]): Range | undefined {
  const { text, start } = statement;
  const stays = WHO_ASKED.test(text) ? STAYS.exec(text) : null;
  if (stays !== null && !OPEN.test(text)) return rangeOfMatch(stays, start);
  // "Invisible to the caller's session" is of somebody's things.
  const held = statement.says("heldBack").find(({ end }) => !/['’]/.test(behind(statement, end - 2, 3)));
  if (held === undefined || OPEN.test(text)) return undefined;
  return [statement, ...around].some((each) => each !== undefined && goesInside(each)) ? held : undefined;
}

function goesInside({ text, things }: Statement): boolean {
  if (OPEN.test(text)) return false;
  if (INSIDE.test(text)) return true;
  return (
    PASSES.test(text) &&
    things.some(({ kind, text: name }) => kind === "name" && /^[a-z]\w{1,30}\.[a-z]\w{1,30}$/i.test(name))
  );
}
