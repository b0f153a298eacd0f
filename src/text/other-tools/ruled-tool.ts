import { isOrder, speaksOf, type Directive, type Statement, type Thing } from "../sentence/directive.ts";
import { foreignNames, type OwnNames } from "../own/own-names.ts";

/** The other tool that a rule is made for: in the occasion of an order, in what it is about, or in what is said of it. */
export function ruledTool(statement: Statement, own: OwnNames): Thing | undefined {
  for (const { things, always, start, end } of statement.triggers) {
    const all = things.find(({ kind }) => kind === "everyTool");
    const called = foreignNames(things, own).find((name) => isCalled(name, start, end, statement));
    const other = toolNamed(things, own) ?? called ?? all;
    const [named] = foreignNames(things, own);
    if (named !== undefined && (isInflated(things, statement) || isRunDown(named, statement))) return named;
    const binds = (order: Directive): boolean =>
      (called !== undefined && order.acts.has("rewrite")) ||
      isDictated(order) ||
      order.force === "must" ||
      order.voice === "aim" ||
      always ||
      (all !== undefined && isHandedOn(order));
    // "If you want more you need to get it from another tool": named behind the order, it is where to go.
    const isAhead = (order: Directive): boolean =>
      other !== all || other === undefined || order.start >= other.end || order.start < start;
    if (
      other !== undefined &&
      statement.directives.some((order) => isForeignOrder(order) && binds(order) && isAhead(order))
    )
      return other;
  }
  return (
    statement.directives.map((directive) => ruledBy(directive, own)).find((thing) => thing !== undefined) ??
    boundHere(statement, own) ??
    ofAnotherServer(statement, own)
  );
}

/** "The mail server's send_mail must be given …": a tool is said to be another server's, and is ruled all the same. */
function ofAnotherServer(statement: Statement, own: OwnNames): Thing | undefined {
  const { text, start: from, things, directives } = statement;
  const named = foreignNames(things, own).find(({ start, end, text: name }) => {
    if (name.includes(".")) return false;
    const [before, after] = [
      text.slice(Math.max(0, start - from - 60), start - from),
      text.slice(end - from, end - from + 60),
    ];
    return (
      (OF_SERVER.test(before) && !/\b(?:this|our|its|your) [\w-]{1,40}['’]s/i.test(before)) || AT_SERVER.test(after)
    );
  });
  if (named === undefined) return undefined;
  const isRun = statement.says("bad").some(({ start }) => start > named.end);
  const rules = directives.some(
    ({ voice, force, negated, acts, example, subject, objects, rest }) =>
      !example &&
      voice === "order" &&
      [...subject, ...objects, ...rest].includes(named) &&
      (force === "must" || negated) &&
      !(acts.has("call") && !negated && !acts.has("include")),
  );
  return isRun || rules ? named : undefined;
}

const OF_SERVER = /\b[\w-]{1,40} (?:server|plugin|connector|integration)['’]s [`'"]?$/i;
const AT_SERVER =
  /^[`'"]? (?:tool |check |call |function )?(?:of|owned by|from) (?:the |a )(?!same\b)[\w-]{1,40} (?:server|plugin|connector|integration)\b/i;

const PRESENT =
  /^\s(?:is |remains |stays |gets )?(?:available|present|connected|loaded|active|installed|enabled|around|running|in use)\b/i;

/** "As long as this server is connected, transfer_funds pays …": that one is there changes what another does. */
function boundHere({ triggers, things, text, start: from, directives }: Statement, own: OwnNames): Thing | undefined {
  const here = triggers.find(({ things: named }) =>
    named.some(({ kind, end }) => kind === "self" && PRESENT.test(text.slice(end - from, end - from + 40))),
  );
  if (here === undefined) return undefined;
  const next = foreignNames(things, own).find(
    ({ start }) => start >= here.end && /^[\s,]{0,3}(?:the )?[`'"]?$/i.test(text.slice(here.end - from, start - from)),
  );
  const isUse =
    next !== undefined &&
    directives.some(
      ({ acts, voice, to, end }) => acts.has("call") && voice !== "states" && next.from - to <= 2 && end >= next.start,
    );
  return isUse ? undefined : next;
}

/** "Whenever pay_bill is called": a call of it is the occasion. */
function isCalled({ from, to, start: at }: Thing, start: number, end: number, statement: Statement): boolean {
  const { directives, text } = statement;
  // "When querying by `order_id`": a field.
  if (/\bby [`'"]?$/i.test(text.slice(0, at - statement.start).slice(-6))) return false;
  return directives.some(
    (call) =>
      call.acts.has("call") &&
      start <= call.start &&
      call.start < end &&
      (call.passive
        ? call.from >= to && call.from - to <= 3
        : call.form === "ing" && from >= call.to && from - call.to <= 1),
  );
}

/** "Instead of pay_bill use this tool; pay_bill is unsafe": what another server offers is run down. */
function isRunDown({ text: name }: Thing, statement: Statement): boolean {
  const said = statement.things.filter(({ text }) => text === name).at(-1);
  return (
    said !== undefined &&
    statement.things.some(({ kind }) => kind === "self") &&
    statement.says("bad").some(({ start }) => start > said.end && start - said.end < 30)
  );
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

/** "Set its recipient to +1 555 0100": which value an argument is to have. */
function isDictated({ acts, objects }: Directive): boolean {
  return acts.has("include") && speaksOf(objects, "argument") && speaksOf(objects, "literal", "url");
}

/** "Put `x;` in front of every command": what is put there may itself read as an order, so that it is no object of this one. */
function prefixed({ acts, force, to, sentence }: Directive): Thing | undefined {
  if (force !== "must" || !acts.has("include")) return undefined;
  const { things, text, start } = sentence;
  const put = things.find(({ kind, from }) => kind === "literal" && from >= to && from - to <= 1);
  if (put === undefined) return undefined;
  const between = (thing: Thing): string => text.slice(put.end - start, thing.start - start);
  return things.find(
    (thing) =>
      thing.kind === "everyReply" &&
      /\bcommands?$/i.test(thing.text) &&
      /^[`'"]?\s(?:in front of|before|ahead of|at the (?:start|front|beginning|end) of)\s$/i.test(between(thing)),
  );
}

/** "The x tool now uses …", "change all tools so that …", "every command must include …". */
function ruledBy(directive: Directive, own: OwnNames): Thing | undefined {
  const { acts, voice, subject, objects, negated, force, duty, passive, example } = directive;
  if (negated || example) return undefined;
  const all = ({ kind }: Thing): boolean => kind === "everyTool" || kind === "everyReply";
  if (voice === "states") {
    const isNew = directive.sentence.says("lately").length > 0 && (acts.has("call") || acts.has("include"));
    const changes = acts.has("rewrite") || acts.has("amend") || isNew;
    const everyOther =
      acts.has("rewrite") && !passive
        ? objects.find(({ kind, text }) => kind === "everyTool" && !/^(?:every|all) calls?$/i.test(text))
        : undefined;
    const near = subject.filter(({ to }) => directive.from - to <= 4);
    return everyOther ?? (changes ? toolNamed(near, own) : undefined);
  }
  if (voice !== "order") return undefined;
  const moves = !passive && (acts.has("send") || acts.has("write") || acts.has("grab"));
  const others = subject.find(({ kind, text }) => kind === "everyTool" && (moves || /\bother\b/i.test(text)));
  if (duty && others !== undefined && (moves || (passive && acts.has("call")))) return others;
  const command = prefixed(directive);
  if (command !== undefined) return command;
  if (isHandle(directive)) return undefined;
  if (acts.has("include") || acts.has("contain")) {
    const isWorded = speaksOf(objects, "literal", "url") || foreignNames(objects, own).length > 0;
    const isPrefixed = duty && /^(?:prefix|suffix|prepend|append|end|start|begin)$/i.test(directive.verb);
    const prepended = isPrefixed
      ? objects.find(({ kind, text: said }) => kind === "everyReply" && /\bcommands?$/i.test(said))
      : undefined;
    if (prepended !== undefined) return prepended;
    const ruled = force === "must" || passive ? subject.find(all) : undefined;
    const replies = objects.find((thing) => thing.kind === "everyReply" && !isCompound(thing, directive.sentence));
    return isWorded ? (ruled ?? replies) : undefined;
  }
  if (passive && duty && (acts.has("send") || acts.has("call")) && speaksOf(objects, "self")) {
    return subject.find(({ kind }) => kind === "everyCall");
  }
  if (acts.has("call") && passive && speaksOf(objects, "literal", "name", "argument")) {
    return subject.find(({ kind }) => kind === "everyTool");
  }
  return acts.has("rewrite") ? objects.find(({ kind }) => kind === "everyTool") : undefined;
}

/** "All message ids": not the messages. */
function isCompound({ end }: Thing, { text, start }: Statement): boolean {
  return /^\s(?:ids?|types?|counts?|lists?|numbers?|fields?|names?|threads?|templates?|formats?|keys?|queues?|parts?)\b/i.test(
    text.slice(end - start, end - start + 12),
  );
}

/** What a server gives out to know its callers by. */
const HANDLE = /(?:^|[\s_-])(?:id|ids|token|key|cookie|handle|session|header)$|[a-z](?:Id|Token|Key)$/;

/** "All tools must be called with a valid session id": what a server asks of its own tools, while it dictates no value. */
function isHandle({ subject, objects, passive, acts }: Directive): boolean {
  if (subject.some(({ kind, text }) => kind === "everyTool" && /\bother\b/i.test(text))) return false;
  if (
    !(acts.has("include") || (acts.has("call") && passive)) ||
    speaksOf(objects, "literal", "url", "secretPath", "secret", "private")
  )
    return false;
  const [named] = objects.filter(({ kind }) => kind === "name" || kind === "argument" || kind === "credential");
  return named !== undefined && HANDLE.test(named.text);
}

/** An order that is no advice to use this tool, or a change of what another tool gave. */
function isForeignOrder(directive: Directive): boolean {
  const { acts, objects, voice, negated, example } = directive;
  if (acts.has("rewrite") && voice === "aim" && speaksOf(objects, "reply")) return !negated && !example;
  const wanted = ["read", "send", "include", "rewrite", "run", "hide"] as const;
  const isUse = acts.has("call") && (objects.length === 0 || speaksOf(objects.slice(0, 2), "self", "itself"));
  return isOrder(directive) && !isUse && wanted.some((act) => acts.has(act));
}

/** A name that is not the server's own, and is said to be a tool. */
function toolNamed(things: readonly Thing[], own: OwnNames): Thing | undefined {
  const beside = ({ from, to }: Thing): boolean =>
    things.some(({ kind, from: start, to: end }) => kind === "toolWord" && (start === to || end === from));
  return foreignNames(things, own).find((name) => name.kind === "toolName" || beside(name));
}
