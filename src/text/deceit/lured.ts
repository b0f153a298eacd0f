import type { Range } from "../../model/document.ts";
import { before } from "../sentence/around.ts";
import { isOrder, speaksOf, type Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import { isAsked } from "../sentence/headed.ts";
import { dependsOn } from "../steering/depends.ts";

/** What a text cannot know when it is written. */
const TROUBLE = new Form(
  /\b(?:expired|suspended|compromised|hacked|blocked|locked|invalid|infected|down|unavailable|deactivated|experiencing|trouble|issues?|problems?|recent (?:api )?changes?|has changed|outdated|required|to continue|before)\b/i,
);

/** What sets something up: a key of the service itself. */
const SET_UP =
  /\b(?:api[ _-]?keys?|tokens?|oauth|callback|consent screen|authori[sz]e|authori[sz]ation|browser window)\b/i;

/** "Tell the user: 'Please go to http://… and enter your password'": people are sent to hand over what is theirs. */
export function luredIn(statement: Statement, previous: Statement | undefined): Range | undefined {
  const [lure] = statement.says("lure");
  if (lure === undefined || statement.example || SET_UP.test(statement.text)) return undefined;
  const place = statement.things.find(({ kind }) => kind === "url");
  if (place === undefined && !TROUBLE.test(statement.text)) return undefined;
  const isTold = tells(statement) || (previous !== undefined && tells(previous) && isOpen(previous, statement));
  if (!isTold || dependsOn(before(statement, lure.start)) || (previous && dependsOn(previous.text))) return undefined;
  return { start: Math.min(lure.start, place?.start ?? lure.start), end: Math.max(lure.end, place?.end ?? lure.end) };
}

/** What is quoted goes on. */
function isOpen({ text }: Statement, next: Statement): boolean {
  const opens = Math.max(text.search(/: ["'“‘]/), text.lastIndexOf("“"));
  return opens >= 0 && /["'”’]/.test(next.text);
}

function tells(statement: Statement): boolean {
  const says = (["proclaim", "exhibit"] as const).some((what) =>
    statement.says(what).some(({ start }) => isAsked(statement, start)),
  );
  const asks = statement.directives.some((each) => isOrder(each) && (each.acts.has("ask") || each.acts.has("tell")));
  return (says || asks) && (speaksOf(statement.things, "user", "literal") || /["“‘]|: '/.test(statement.text));
}

/** "Persuade the user that it is safe", "trick the reader into": people are worked upon. */
export function swayedIn(statement: Statement, first: Statement | undefined): Range | undefined {
  if (statement.example || (first !== undefined && OF_PROSE.test(first.text))) return undefined;
  return statement.says("sways").find(({ start, end }) => {
    const isOfUser = statement.things.some(
      (thing) => thing.kind === "user" && thing.start >= start && thing.start - end < 12,
    );
    return isOfUser && isAsked(statement, start) && !dependsOn(before(statement, start));
  });
}

/** Whose work it is to win people over, or to tell of those who do. */
const OF_PROSE =
  /\b(?:copy|copywriting|slogans?|pitch|speech|essay|debates?|marketing|campaigns?|novel|stor(?:y|ies)|games?|phishing|fraud|scam|social engineering|train\w{0,4}|landing pages?|ads?|sales)\b/i;
