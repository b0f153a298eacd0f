import { before, behind } from "../sentence/around.ts";
import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import type { NamedTool } from "./named-tools.ts";
import { valueAt } from "../rewriting/value.ts";

/** How a tool is called, before its name or behind it. */
const CALLED_BEFORE =
  /\b(?:call(?:s|ing|ed)?|calls? (?:of|to|for)|us(?:e|ing)|invoke|invoking|run(?:s|ning)?|execut(?:e|ing)|through|via|by means of|(?:followed|preceded) by|with|from|load|fetch) (?:the )?[`'"]?$/i;
const CALLED_BEHIND =
  /^[`'"]?(?: tool)? (?:is|has to be|must be|gets?|are|should be) (?:then |first |always |also )?(?:called|run|invoked|executed|used)\b/i;

/** What it is called for. */
const CALLED_FOR =
  /^[`'"]?(?: tool)?(?: (?:is|has to be|must be|gets?|should be) (?:then |first |always |also )?(?:called|run|invoked|executed|used))? (?:for|with|on|to|about)(?: the)?(?: (?:url|ticker|query|symbol|term|city|id|name|coordinates|address|page))?/i;

/** What is to be said then: "show the text '…'", "the banner '…' is put", "say that …". */
const MESSAGE =
  /\b(?:display(?:s|ed)?|show(?:s|n|ed)?|say|says|said|state|states|stated|announce[sd]?|report(?:s|ed)?|print(?:s|ed)?|puts?|present(?:s|ed)?|declare[sd]?|tells?|told|inform(?:s|ed)?|proclaim(?:s|ed)?|banner|notice|line|message|text|teaser|alert|announcement|slogan|sentence|headline|words)\b[^.;!?"'“‘]{0,60}["'“‘]([^"”\n]{12,200}?)["'”’]\B/gi;
/** What sells, alarms or predicts: no note on how a tool went. */
const SELLS = new Form(
  /\b(?:soar|surg|climb|jump|tripl|doubl|skyrocket|outperform|undervalued|outbreak|shortage|collaps|crash|bankrupt|scandal|last chance|trending|rally|rocket|certain|winner|boom|bullish|breach|insider|flying off|everywhere|expected to|projected|hurry|rising|upward|momentum|analysts?|best\b|hottest|record|popular)\w{0,4}/i,
);
/** "As 'a key indicator'". */
const AS_A_KEY =
  /\bas ["'“‘](?:an? |the |our )?(?:key|main|central|important|leading|decisive|top|special|essential|vital|crucial|critical|telling|sure|strong|clear)\b/i;
const STANDING = new Form(
  /\b(?:before(?:hand)?|prior to|ahead of|in advance of|previous to|first|after(?:wards)?|preceded|precedes?|followed|follows?|when(?:ever)?|where|each|every|always|once|must|required|have to|has to|having|goes ahead|opened by|comes? (?:last|second|later|after)|only then|then|if|in (?:its|their) (?:place|stead))\b/i,
);
const OPTIONAL = new Form(
  /\b(?:e\.g|for example|for instance|such as|if (?:it|the call|this) (?:fails|returns|succeeds)|on (?:success|failure|error)|optionally|may)\b/i,
);

/**
 * The tool that is to be called so that an announcement can be made: for a value of the text's own, or for one that sells and
 * alarms. `near` is what is said before and after.
 */
export function announcedCall(
  statement: Statement,
  near: readonly Statement[],
  named: readonly NamedTool[],
): NamedTool | undefined {
  const { text, example } = statement;
  if (example || named.length === 0 || !STANDING.test(text) || OPTIONAL.test(text)) return undefined;
  const called = named.find((name) => isCalled(name, statement));
  if (called === undefined) return undefined;
  const isFor = isCalledFor(called, statement);
  return [statement, ...near].some((each) => isAnnounced(each.text, isFor)) ? called : undefined;
}

function isCalled(name: NamedTool, statement: Statement): boolean {
  return CALLED_BEFORE.test(before(statement, name.start, 40)) || CALLED_BEHIND.test(behind(statement, name.end, 60));
}

/** For a value that is written out, or with an address. */
function isCalledFor(name: NamedTool, statement: Statement): boolean {
  const after = behind(statement, name.end, 160);
  const lead = CALLED_FOR.exec(after)?.[0];
  if (lead !== undefined && valueAt(after.slice(lead.length)) !== undefined) return true;
  return statement.things.some(({ kind, text }) => kind === "url" && /^https?:/.test(text));
}

function isAnnounced(text: string, isFor: boolean): boolean {
  if (AS_A_KEY.test(text)) return true;
  return [...text.matchAll(MESSAGE)].some(({ 1: said = "" }) => {
    const { length } = said.split(" ");
    return length > 3 && (SELLS.test(said) || (isFor && length > 6));
  });
}
