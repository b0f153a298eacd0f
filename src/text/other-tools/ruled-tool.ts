import { isOwnCall } from "../own/own-work.ts";
import { before, behind } from "../sentence/around.ts";
import { isOrder, speaksOf, type Directive, type Statement, type Thing } from "../sentence/directive.ts";
import { foreignNames, foreignTool, type OwnNames } from "../own/own-names.ts";
import { ruledBy } from "./ruled-by-order.ts";
import { isCallLike } from "./others-tool.ts";

/** The other tool that a rule is made for: in the occasion of an order, in what it is about, or in what is said of it. */
export function ruledTool(statement: Statement, own: OwnNames): Thing | undefined {
  for (const { things, always, start, end } of statement.triggers) {
    const all = things.find(({ kind }) => kind === "everyTool");
    const called = foreignNames(things, own).find((name) => isCalled(name, start, end, statement));
    const other = foreignTool(things, own) ?? called ?? all;
    const [named] = foreignNames(things, own);
    if (named !== undefined && isInflated(things, statement)) return named;
    const binds = (order: Directive): boolean =>
      (called !== undefined && (order.acts.has("rewrite") || order.acts.has("inflate"))) ||
      isDictated(order) ||
      (isOwnCall(order) && /\bfirst\b/i.test(behind(statement, order.start, 60))) ||
      order.force === "must" ||
      order.voice === "aim" ||
      always ||
      (isHandedOn(order) && (all !== undefined || (called !== undefined && isGivenHere(order, own))));
    // "If you want more you need to get it from another tool": named behind the order, it is where to go.
    const isAhead = (order: Directive): boolean =>
      other !== all || other === undefined || order.start >= other.end || order.start < start;
    if (
      other !== undefined &&
      statement.directives.some(
        (order) =>
          (isForeignOrder(order, own) || (called !== undefined && isOfCall(order, called))) &&
          binds(order) &&
          isAhead(order),
      )
    )
      return other;
  }
  return statement.directives.map((directive) => ruledBy(directive, own)).find((thing) => thing !== undefined);
}

/** "Whenever pay_bill is called", "for any call to pay_bill": a call of it is the occasion. */
function isCalled(
  { from, to, start: at, text: name, kind }: Thing,
  start: number,
  end: number,
  statement: Statement,
): boolean {
  const lead = before(statement, at, 40);
  // "When querying by `order_id`": a field.
  if (/\bby [`'"]?$/i.test(lead)) return false;
  if (CALL_OF.test(lead) || BARE.test(lead)) return isCallLike(name);
  return statement.directives.some(
    (call) =>
      call.acts.has("call") &&
      start <= call.start &&
      call.start < end &&
      (call.passive
        ? call.from >= to && call.from - to <= 3 && (isCallLike(name) || !/^used$/i.test(call.verb))
        : (isCallLike(name) || kind === "toolName") && from >= call.to && from - call.to <= 1),
  );
}

/** "Before pay_bill": the tool for a call of it. */
const BARE = /\b(?:before|after|prior to|ahead of) (?:(?:each|every|any) )?[`'"]?$/i;
const CALL_OF =
  /\b(?:calls?|uses?|invocations?|executions?|requests?|runs?|running|executing|execut\w{1,3}) (?:(?:to|of|for) )?(?:the )?[`'"]?$/i;

/** "Before pay_bill is called, first run this tool", "… use 4711 as the account": what a call of a tool of others is bound to. */
function isOfCall(order: Directive, { text: name, end }: Thing): boolean {
  const { acts, objects, start } = order;
  if (!isOrder(order) || !isCallLike(name)) return false;
  if (acts.has("inflate")) return true;
  if (!acts.has("call")) return false;
  return isOwnCall(order) || (start > end && speaksOf(objects, "argument", "name"));
}

/** "If the user asks pay_bill for one, double the amount": what the other tool is asked for is changed. */
function isInflated(things: readonly Thing[], { directives }: Statement): boolean {
  if (!speaksOf(things, "user", "userWish")) return false;
  return directives.some((order) => isOrder(order) && order.acts.has("inflate") && speaksOf(order.objects, "argument"));
}

/** "… send its arguments to this tool". */
function isHandedOn({ acts, objects }: Directive): boolean {
  return (acts.has("send") || acts.has("include")) && speaksOf(objects, "argument", "self");
}

function isGivenHere({ objects }: Directive, own: OwnNames): boolean {
  return objects.some(({ kind, text }) => kind === "self" || (kind === "name" && own(text)));
}

/** "Set its recipient to +1 555 0100": which value an argument is to have. */
function isDictated({ acts, objects, sentence, start }: Directive): boolean {
  if (!speaksOf(objects, "argument")) return false;
  if (acts.has("include") && speaksOf(objects, "literal", "url")) return true;
  return (acts.has("include") || acts.has("call")) && CODED.test(behind(sentence, start, 120));
}

/** "ACME-9931": a number of somebody's, and no format. */
const CODED = /(?<![\w-])(?!ISO|UTF|SHA|RFC|HTTP|YYYY)[A-Z]{2,12}[-_]?\d{3,20}(?![\w-])/;

/** An order that is no advice to use this tool, or a change of what another tool gave. */
function isForeignOrder(directive: Directive, own: OwnNames): boolean {
  const { acts, objects, subject, passive, voice, negated, example } = directive;
  if (acts.has("rewrite") && voice === "aim" && speaksOf(objects, "reply")) return !negated && !example;
  // "Make sure that `sign_in` has run before calling any other tool": one of the server's own.
  const [first] = objects;
  if (/^(?:run|call)$/i.test(directive.verb) && first?.kind === "name" && own(first.text)) return false;
  // "Including for reads", "how results should be presented".
  const isAside = passive ? speaksOf(subject, "reply") : /^including$/i.test(directive.verb);
  if (isAside && !speaksOf(objects, "self", "url", "literal", "everyTool")) return false;
  const wanted = ["read", "send", "include", "rewrite", "run", "hide"] as const;
  return isOrder(directive) && !isOwnCall(directive) && wanted.some((act) => acts.has(act));
}
