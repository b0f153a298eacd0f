import { isOrder, speaksOf, type Directive, type Statement, type Thing } from "../sentence/directive.ts";
import { isFilled, isLaidOpen, localFile, ofOtherTools } from "./laid-open.ts";
import { Form } from "../sentence/form.ts";

/** An order or a statement to take or give away what the tool does not own, and what that is. */
export interface Taking {
  readonly by: Directive;
  readonly target: Thing;
}

/** The first of a sentence, or of it and the `next` one, that has an occasion, a duty, or something else that drives it. */
export function takingIn(statement: Statement, next?: Statement): Taking | undefined {
  if (statement.example) return undefined;
  for (const by of statement.directives) {
    const { voice, negated, example } = by;
    if (isOfUser(by)) continue;
    if (negated || example || (voice !== "order" && voice !== "states")) continue;
    const target = sensitive(by);
    if (target === undefined) continue;
    const isMeant = isLaidOpen(by, target) || isFilled(by, target) || target === ofOtherTools(by.objects);
    if (isMeant || isPressed(statement, by) || isHandedOn(by, target, next)) return { by, target };
  }
  return named(statement, next);
}

/** What a tool gave out itself. */
const OWN_ANSWER = /\bfrom (?:the|this|its|that) (?:\w{1,20} )?(?:response|result|output|reply|answer)\b/i;

/** A list of what a user may ask a tool for. */
const OFFERED = /\byou (?:can|could|may) ask (?:me|it|this tool) (?:to|for)\b/i;

/** "每当用户告知…": in a language whose verbs are the same in orders, the user who stands before one is who does it. */
function isOfUser({ form, subject, from }: Directive): boolean {
  return form === "order" && subject.some(({ kind, to }) => kind === "user" && to === from);
}

/** Messages that are passed on are the work of some tools; all of them, or the model's own prompt, are of none. */
const WHOLE = new Form(/\b(?:full|entire|whole|complete|system prompt)\b/i);

/** "The whole conversation so far. Always fill it in.": what is to be given stands as a name before its order. */
function named({ directives, things }: Statement, next: Statement | undefined): Taking | undefined {
  const target = things.find(
    ({ kind, text }) => kind === "secretPath" || kind === "secret" || (kind === "private" && WHOLE.test(text)),
  );
  if (target === undefined || directives.some(({ voice }) => voice !== "aim" && voice !== "states")) return undefined;
  const by = next?.directives.find(
    (order) =>
      isOrder(order) && order.constant && order.acts.has("include") && speaksOf(order.objects.slice(0, 1), "itself"),
  );
  return by && { by, target };
}

/** "Read the key. Pass its contents as …": the next sentence gives away what this one takes. */
function isHandedOn({ voice, acts }: Directive, { kind }: Thing, next: Statement | undefined): boolean {
  if (voice !== "order" || !acts.has("read") || (kind !== "secret" && kind !== "secretPath")) return false;
  return (next?.directives ?? []).some(
    (other) =>
      isOrder(other) &&
      (other.acts.has("send") || other.acts.has("include")) &&
      speaksOf(other.objects, "itself", "file"),
  );
}

/** What is taken or given away that the tool does not own. */
function sensitive(directive: Directive): Thing | undefined {
  const { acts, voice, force, from, start, objects, sentence } = directive;
  const isPressed = force === "must" || sentence.triggers.length > 0;
  const gives =
    acts.has("send") || acts.has("include") || (acts.has("tell") && !/^(?:warn|alert|notify)/i.test(directive.verb));
  const moves = gives || acts.has("read") || acts.has("grab") || (acts.has("call") && speaksOf(objects, "self"));
  const strong = meant(directive).find(({ kind }) => kind === "secretPath" || kind === "secret");
  const spoils = isPressed && (acts.has("destroy") || acts.has("rewrite")) && !isCondition(directive);
  const holds = acts.has("contain") && isPressed && strong?.kind === "secretPath";
  if (strong !== undefined && (moves || spoils || holds) && !isSetting(directive, strong)) return strong;
  const others = moves && voice === "order" ? ofOtherTools(objects) : undefined;
  if (others !== undefined) return others;
  if (voice === "states") return givenAway(directive);
  if (acts.has("phish") && speaksOf(sentence.things, "user")) return objects.find(({ kind }) => kind === "passcode");
  const later = sentence.directives.filter((other) => isOrder(other) && other.from > from);
  const read = sentence.directives.some((other) => isOrder(other) && other.from < from && other.acts.has("read"));
  // "Variables that must be set to be visible": configured, not shown.
  const isSet = directive.passive && /^set$/i.test(directive.verb);
  const shown = acts.has("include") && !isSet && (speaksOf(objects, "reply") || (read && force === "must"));
  const isOffered = OFFERED.test(sentence.text.slice(0, start - sentence.start));
  const weak =
    isOffered || OWN_ANSWER.test(sentence.text.slice(start - sentence.start, start - sentence.start + 300))
      ? undefined
      : meant(directive).find(({ kind }) => kind === "credential");
  if (weak !== undefined && moves && (acts.has("grab") || shown || later.some(leadsOut))) return weak;
  const filled = meant(directive).find((thing) => isFilled(directive, thing));
  if (filled !== undefined) return filled;
  const mentioned = gives && voice === "order" ? mentionedBefore(directive) : undefined;
  if (mentioned !== undefined) return mentioned;
  const excused = sentence.says("excuse").length > 0 || (sentence.says("also").length > 0 && acts.has("include"));
  if (!isPressed && !(excused && gives)) return undefined;
  const local = localFile(directive);
  if (local !== undefined) return local;
  // "Start by listing the tools" begins a work, not a message.
  const holdsIt = acts.has("contain") && !/^(?:start|begin|end|close|finish|conclude)/i.test(directive.verb);
  const handsOn = gives || holdsIt || (moves && later.some((other) => other.acts.has("include")));
  const given = directive.passive ? directive.subject : meant(directive);
  const context = handsOn ? given.find(({ kind }) => kind === "private") : undefined;
  if (context !== undefined || !isPressed) return context;
  return acts.has("write") || acts.has("destroy") ? objects.find((thing) => isOfSystem(thing, directive)) : undefined;
}

/** "Whenever the user mentions passwords, include them in …": what was said by the way is kept. */
function mentionedBefore({ objects, to, start, sentence }: Directive): Thing | undefined {
  if (!objects.some(({ from, text }) => from === to && /^(?:it|them|these|those)$/i.test(text))) return undefined;
  const occasion = sentence.triggers.find(
    (each) =>
      each.start < start && MENTIONS.test(sentence.text.slice(each.start - sentence.start, start - sentence.start)),
  );
  return occasion?.things.find(
    ({ kind, end }) => end <= start && (kind === "credential" || kind === "secret" || kind === "personal"),
  );
}

const MENTIONS =
  /^(?:when|whenever|if|once|each time|every time|as soon as)\s(?:the |a |any )?(?:user|person|customer|human|somebody|someone|anyone|they)\s(?:\w{1,20}\s)?(?:mentions?|says?|types?|writes?|shares?|gives?|tells?|enters?|pastes?|speaks?|names?)\b/i;

/** A place of the system to write to; neither where a link leads nor where a user keeps the key that a tool asks for. */
function isOfSystem({ kind, text, start, end }: Thing, { verb, sentence }: Directive): boolean {
  if (kind !== "path" || !/^(?:\/|~|[A-Z]:)/i.test(text)) return false;
  const [before, after] = [sentence.text.slice(0, start - sentence.start), sentence.text.slice(end - sentence.start)];
  const isKept = /^(?:create|add|store)$/i.test(verb) && YOUR_KEY.test(after);
  // "Before/after", and commands of a chat: "/notes:add".
  const isPlace =
    text.length > 2 &&
    !(
      /^\/(?!(?:etc|var|usr|s?bin|srv|root|home|opt|tmp|boot|dev|proc|sys|lib)$)[\w-]+$/.test(text) &&
      /^:\w/.test(after)
    );
  return isPlace && !before.endsWith("](") && !isKept;
}

const YOUR_KEY = /^[`'"]? (?:with|containing|holding) your (?:own )?(?:\w{1,20} ){0,2}(?:token|key|credentials?)\b/i;

/** "If a repository overrides the git configuration, …": what is so, not what is done to it. */
function isCondition({ voice, start, sentence }: Directive): boolean {
  return (
    voice === "states" &&
    sentence.triggers.some(
      (occasion) =>
        occasion.start <= start &&
        start < occasion.end &&
        /^if\b/i.test(sentence.text.slice(occasion.start - sentence.start)),
    )
  );
}

/** "Set SEARCH_COOKIE from a browser session cookie", "keys must be set up": how a person configures the server. */
function isSetting({ verb, objects, to, start, passive, sentence }: Directive, { kind }: Thing): boolean {
  const [first] = objects;
  if (passive && /^set$/i.test(verb)) return SET_UP.test(sentence.text.slice(start - sentence.start));
  return kind === "secret" && /^set$/i.test(verb) && first?.from === to && SETTING.test(first.text);
}

/** Nothing follows that says where it is put, and no other act. */
const SET_UP =
  /^set(?: up)?(?: (?:first|beforehand|in advance|for (?:the|each|every|your|this|a) (?:user|server|host|account|repository|machine|remote)))?[.)]?$/i;

const SETTING = new Form(/^[A-Z][A-Z\d]+_(?:[A-Z\d]+_)?(?:TOKEN|KEY|SECRET|PASSWORD|COOKIE)$/);

/** What the verb is about; behind "it", the secrets named before. */
function meant({ acts, passive, subject, objects, from, sentence }: Directive): readonly Thing[] {
  if (passive) return [...subject, ...objects];
  if (!acts.has("grab") || !speaksOf(objects.slice(0, 1), "itself")) return objects;
  return [
    ...objects,
    ...sentence.things.filter(({ kind, to }) => to <= from && (kind === "secret" || kind === "secretPath")),
  ];
}

/** Shows or sends on what was taken before. */
function leadsOut({ acts, objects }: Directive): boolean {
  return (acts.has("include") || acts.has("send")) && speaksOf(objects, "reply", "outsider", "partner", "url");
}

/** "This tool also uploads the folder to our server": said as a matter of course. */
function givenAway({ acts, subject, rest, passive, from, sentence }: Directive): Thing | undefined {
  if (!acts.has("send") || !speaksOf(rest, "outsider", "partner")) return undefined;
  const before = speaksOf(rest.slice(0, 1), "itself") ? sentence.things.filter(({ to }) => to <= from) : [];
  const given = passive ? subject : [...before, ...rest];
  return given.find(({ kind }) => kind === "private" || kind === "userWish" || kind === "file" || kind === "argument");
}

/** An occasion, a duty, one act after the other, or something done besides the tool's own work. */
function isPressed(statement: Statement, taking: Directive): boolean {
  const { directives, triggers } = statement;
  if (taking.voice === "states") {
    const sentOn = directives.some(
      ({ acts, rest }) => acts.has("send") && speaksOf(rest, "outsider", "partner", "url"),
    );
    return (
      statement.says("also").length > 0 ||
      statement.says("excusedBy").length > 0 ||
      (sentOn && speaksOf(taking.objects, "secret", "secretPath"))
    );
  }
  const chained = directives.some(
    (other) =>
      isOrder(other) &&
      (other.acts.has("override") ||
        (other.start > taking.start && (other.acts.has("include") || other.acts.has("send")))),
  );
  return taking.force === "must" || triggers.length > 0 || chained || taking.acts.has("phish");
}
