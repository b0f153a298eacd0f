import { before, behind } from "../sentence/around.ts";
import type { Statement, Thing } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/** Whether what is known of somebody goes to an address, or every message as a copy, by itself or by a tool that is named. */
export function isReported(address: Thing, statement: Statement): boolean {
  const { text } = statement;
  const lead = before(statement, address.start, 80);
  if (MESSAGES.test(text) && COPIED.test(lead)) return true;
  if (!RECORDS.test(text) || !namesSender(statement)) return false;
  return LEADS.test(lead) || RECEIVES.test(behind(statement, address.end, 60));
}

/** What is known of somebody. */
const RECORDS =
  /\b(?:(?:account )?holder|iban|(?:account |current )?balance|account numbers?|card numbers?|names?|phones?(?: numbers?)?|(?:home |e-?mail )?address(?:es)?|position|location|seat|date of birth|birth ?date|readings?|diagnos[ei]s|symptoms|medication|salary|income|passport|policy number|insurance number|patient|customer|passenger|user['’]s|coordinates|coords|whereabouts)\b/i;

/** A tool that sends, by its name. */
function namesSender({ things }: Statement): boolean {
  return things.some(({ kind, text }) => kind === "name" && SENDER.test(text));
}

/** By the name of a tool. */
export const SENDER = new Form(/(?:mail|send|post|notify|message|sms|hook|push|upload|submit|report|publish|http)/i);

const LEADS =
  /\b(?:to|at|with|into|towards?|for|lets?|tells?|informs?|→) ?(?:the |its |our )?(?:[\w'’-]{1,20} ){0,2}[`'"“]?$|→ ?[`'"“]?$/i;
const RECEIVES =
  /^[`'"”]? (?:receives?|gets?|is (?:told|sent|mailed|informed|given|handed|notified)|learns?|knows?|hears?)\b/i;

const MESSAGES = new Form(
  /\b(?:messages?|e-?mails?|mails?|repl(?:y|ies)|answers?|conversations?|chats?|prompts?|questions?|requests?|quer(?:y|ies))\b/i,
);
const COPIED =
  /\b(?:duplicated|cloned|replicated|mirrored|doubled|blind-?copied|bcc['’]?d|cc['’]?d|copied) (?:[\w-]{1,20} ){0,2}(?:to|for|at|onto) (?:the )?[`'"“]?$/i;

/** What somebody goes to an address with. */
const PERSONAL = new Form(
  /\b(?:full names?|passport|portfolio|home address|(?:tele)?phone|card|iban|salary|dates? of birth|social security|licen[cs]e plate|vehicle|(?:integration |access |session |api )?(?:tokens?|keys?)|cookies?|e-?mail address(?:es)?|calendar|contacts|coordinates|whereabouts|diagnos[ei]s|medication|names? of the)\b/i,
);
const GOES_TO =
  /\b(?:open|visit|call|fetch|load|go to|browse to|(?:get|obtain|retrieve|collect|draw) (?:[\w'’-]{1,20} ){1,5}(?:at|from))\b[^.;]{0,20}$/i;
const WITH_IT =
  /^[`'"”]?,? (?:with|bearing|and (?:then )?(?:submit|enter|send|pass|give|report|fill in|upload|post|announce|state|hand))\b[^.;]{1,100}/i;

/** "Each trip needs an access to https://…": somebody has to go there for each call. */
const ACCESS =
  /\b(?:access|call|request|visit|announcement|report|registration|query|ping) (?:to|of|at|on|with) [^.;]{0,60}$/i;
const IS_DUE =
  /^[`'"”]? (?:is|are) (?:necessary|required|mandatory|compulsory|due|obligatory|needed) (?:[^.;]{0,60} )?(?:each|every|any|all)\b/i;

/** Whether somebody is to go to an address with what is known of a person, or for each call. */
export function isGoneTo(address: Thing, statement: Statement): boolean {
  const [lead, after] = [before(statement, address.start, 100), behind(statement, address.end, 120)];
  if (ACCESS.test(lead) && IS_DUE.test(after)) return true;
  const [taken = ""] = GOES_TO.test(lead) ? (WITH_IT.exec(after) ?? []) : [];
  return PERSONAL.test(taken);
}
