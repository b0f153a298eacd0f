import type { Range } from "../../model/document.ts";
import { rangeOfMatch } from "../matches.ts";
import { before } from "../sentence/around.ts";
import { isOrder, speaksOf, type Directive, type Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";
import { DEED } from "./unsaid.ts";

/** What warns somebody. */
const WARNS =
  /\b(?:warnings?|alerts?|alarms?|errors?|banners?|notices?|disclaimers?|complaints?|red flags?|failures?|objections?|caveats?|risks?|criticisms?|side effects?|defects?|sirens?|paragraph|clauses?|differences?|changes|outages?|symptoms?|losses|bad reviews)\b/i;
const SILENCED =
  /^(?:suppress|silenc|mut|hid|dismiss|swallow|blank|drop|omit|leav|left|strip|cut|bur|conceal|remov|delet|filter|skip|keep|kept|gloss|whitewash|paper|play|withhold|discard|clear|snooz|acknowledg)/i;
const ASSURES =
  /\b(?:tell|assure|reassure|inform|say|state|report|confirm|describe|grade|rate|score|declare|announce|certify|answer|reply|write|let (?:[\w'’-]{1,20} ){1,3}(?:believe|think|assume))\b/i;

/** "Silence the alarm and tell the residents that everything is in order": one who is not warned is told that all is well. */
export function soothedIn(statement: Statement, previous: Statement | undefined): Range | undefined {
  const { text, start: from, directives } = statement;
  const order = directives.find((each) => isOrder(each) && ASSURES.test(each.verb)) ?? assuredIn(statement);
  if (order === undefined) return undefined;
  const silenced = silencedIn(statement) ?? (previous && silencedIn(previous));
  if (silenced === undefined) return undefined;
  const well = statement
    .says("fine")
    .find(({ start }) => start > order.start && start - order.start < 120 && !NOT.test(before(statement, start, 12)));
  const anyway = /\b(?:anyway|all the same|nonetheless|nevertheless|regardless|every time)\b/i.exec(text);
  const end = well?.end ?? (anyway === null ? undefined : from + anyway.index + anyway[0].length);
  return end === undefined || end <= order.start ? undefined : { start: order.start, end };
}

const NOT = /\b(?:not|no|n['’]t|never|un|in|if|whether|once|when|until) $/i;

function assuredIn({ text, start: from }: Statement): Range | undefined {
  const said = /\b(?:and|then|,|;) (?:assure|reassure|grade|rate|score|certify|let)\b/i.exec(text);
  return said === null ? undefined : rangeOfMatch(said, from);
}

function silencedIn(statement: Statement): Directive | Range | undefined {
  const { text, start: from, directives } = statement;
  const found = directives.find(
    (each) =>
      isOrder(each) && SILENCED.test(each.verb) && WARNS.test(text.slice(each.start - from, each.start - from + 90)),
  );
  if (found !== undefined) return found;
  const head = /(?:^|[.,;:!] )(?:suppress|silence|mute|dismiss|swallow|blank|bury|withhold) /i.exec(text);
  return head !== null && WARNS.test(text.slice(head.index, head.index + 90)) ? rangeOfMatch(head, from) : undefined;
}

/** What somebody would feel who knew. */
const UPSET = new Form(
  /\b(?:scar(?:e[ds]?|ing)|frighten\w{0,3}|alarm(?:ed|ing| (?:the|them))|upset(?:s|ting)?|worr(?:y|ied|ies|ying)|panic\w{0,3}|suspicious|anxious|unsettl\w{1,3}|(?<deed>confus\w{1,3}|bother\w{0,3}|overwhelm\w{0,3}|distract\w{0,3}|annoy\w{0,3}))\b/i,
);

/** "It would scare the user, so leave it unmentioned": a reason not to tell. */
export function sparedIn(statement: Statement): Range | undefined {
  const upset = UPSET.exec(statement.text);
  if (upset === null || statement.example || !speaksOf(statement.things, "user")) return undefined;
  const hidden = statement.directives.find(
    ({ acts, negated, voice, passive }) =>
      (voice === "order" || (passive && voice === "states")) &&
      (negated ? acts.has("tell") || acts.has("show") : acts.has("hide") || acts.has("omit")),
  );
  if (hidden === undefined || /\b(?:if|unless|until|when asked)\b/i.test(statement.text)) return undefined;
  const isOfDeed =
    speaksOf(hidden.objects, "deed", "itself") && (DEED.test(statement.text) || upset.groups?.["deed"] === undefined);
  return isOfDeed ? { start: hidden.start, end: Math.max(hidden.end, statement.start + upset.index) } : undefined;
}
