import { before, behind } from "../sentence/around.ts";
import { isOrder, speaksOf, type Directive, type Statement, type Thing } from "../sentence/directive.ts";
import { isFilled, localFile, ofOtherTools } from "./laid-open.ts";
import { ABROAD } from "./led-ways.ts";
import { Form } from "../sentence/form.ts";

/** What a tool gave out itself, or the text says. */
const OWN_ANSWER =
  /\bfrom\s(?:(?:the|this|its|that)\s(?:\w{1,20}[\s-])?(?:response|result|output|reply|answer)|(?:this|these)\s(?:block|instructions|list|paragraph|section|table))\b/i;

/** A list of what a user may ask a tool for. */
const OFFERED = /\byou (?:can|could|may) ask (?:me|it|this tool) (?:to|for)\b/i;

/** What an order or a statement takes or gives away that the tool does not own. */
export function targetOf(directive: Directive): Thing | undefined {
  const { voice, objects } = directive;
  const taken = secretOf(directive) ?? (moves(directive) && voice === "order" ? ofOtherTools(objects) : undefined);
  if (taken !== undefined) return taken;
  if (voice === "states") return givenAway(directive);
  return (
    credentialOf(directive) ??
    meant(directive).find((thing) => !isGoal(thing, directive.sentence) && isFilled(directive, thing)) ??
    (gives(directive) ? mentionedBefore(directive) : undefined) ??
    drivenTo(directive)
  );
}

/** Hands something over, be it in words. */
function gives({ acts, verb }: Directive): boolean {
  return acts.has("send") || acts.has("include") || (acts.has("tell") && !/^(?:warn|alert|notify)/i.test(verb));
}

/** Gives or takes, in a call of the tool itself too. */
function moves(directive: Directive): boolean {
  const { acts, objects } = directive;
  return gives(directive) || acts.has("read") || acts.has("grab") || (acts.has("call") && speaksOf(objects, "self"));
}

/** A duty or an occasion drives it. */
function isDriven({ force, sentence }: Directive): boolean {
  return force === "must" || sentence.triggers.length > 0;
}

/** In brackets that only explain, or what an occasion is about: "read it before you reuse tokens", "(credential access, …)". */
function isAside({ start, sentence }: Directive, thing: Thing): boolean {
  const between = sentence.text.slice(start - sentence.start, thing.start - sentence.start);
  if (between.lastIndexOf("(") > between.lastIndexOf(")")) return true;
  return sentence.triggers.some(
    (occasion) => occasion.start > start && occasion.start <= thing.start && thing.end <= occasion.end,
  );
}

/** A secret, or the place of one, that is moved, spoilt or to be held somewhere. */
function secretOf(directive: Directive): Thing | undefined {
  const { acts } = directive;
  const secret = meant(directive).find(({ kind }) => kind === "secretPath" || kind === "secret");
  if (secret === undefined || (secret.kind === "secret" && isAside(directive, secret))) return undefined;
  const spoils = isDriven(directive) && (acts.has("destroy") || acts.has("rewrite")) && !isCondition(directive);
  const holds = acts.has("contain") && isDriven(directive) && secret.kind === "secretPath";
  return (moves(directive) || spoils || holds) && !isSetting(directive, secret) ? secret : undefined;
}

/** Credentials that are grabbed, shown in an answer, or led out by a later order: tools may ask for some openly. */
function credentialOf(directive: Directive): Thing | undefined {
  const { acts, force, from, start, objects, passive, verb, sentence } = directive;
  const at = start - sentence.start;
  if (OFFERED.test(sentence.text.slice(0, at)) || OWN_ANSWER.test(sentence.text.slice(at, at + 300))) return undefined;
  const credential = meant(directive).find(({ kind }) => kind === "credential");
  if (credential === undefined || !moves(directive) || isAside(directive, credential)) return undefined;
  const orders = sentence.directives.filter(isOrder);
  const isRead = orders.some((other) => other.from < from && other.acts.has("read"));
  // "Variables that must be set to be visible": configured, not shown.
  const isSet = passive && /^set$/i.test(verb);
  const isShown = acts.has("include") && !isSet && (speaksOf(objects, "reply") || (isRead && force === "must"));
  const isLedOut = orders.some((other) => other.from > from && leadsOut(other));
  return acts.has("grab") || isShown || isLedOut || isSentAbroad(directive) ? credential : undefined;
}

/** "Upload credential data to an external API". */
export function isSentAbroad(directive: Directive): boolean {
  return directive.acts.has("send") && ABROAD.test(directive.sentence.text) && leadsOut(directive);
}

/** What only counts where something drives the order, or an excuse is given for it. */
function drivenTo(directive: Directive): Thing | undefined {
  const { acts, from, passive, subject, objects, verb, sentence } = directive;
  const isExcused = sentence.says("excuse").length > 0 || (sentence.says("also").length > 0 && acts.has("include"));
  if (!isDriven(directive) && !(isExcused && gives(directive))) return undefined;
  const local = localFile(directive);
  if (local !== undefined) return local;
  // "Start by listing the tools" begins a work, not a message.
  const holds = acts.has("contain") && !/^(?:start|begin|end|close|finish|conclude)/i.test(verb);
  const isIncluded = sentence.directives.some(
    (other) => isOrder(other) && other.from > from && other.acts.has("include"),
  );
  const handsOn = gives(directive) || holds || (moves(directive) && isIncluded);
  const given = passive ? subject : meant(directive);
  const context = handsOn
    ? given.find(
        (thing) =>
          thing.kind === "private" &&
          !isRole(thing, sentence) &&
          !isGoal(thing, sentence) &&
          !isAside(directive, thing),
      )
    : undefined;
  if (context !== undefined || !isDriven(directive)) return context;
  return acts.has("write") || acts.has("destroy") ? objects.find((thing) => isOfSystem(thing, directive)) : undefined;
}

/** "Paste it as the system message": what something becomes. */
function isRole({ start }: Thing, sentence: Statement): boolean {
  return /\bas (?:the|an?|your) (?:\w{1,20} )?$/i.test(before(sentence, start, 30));
}

/** "Pass the id to `get_page` for full context": what comes back. */
function isGoal({ start, text }: Thing, sentence: Statement): boolean {
  return (
    /context$/i.test(text) &&
    /\b(?:for|to (?:get|see|gain|have|obtain)) (?:the |its |more )?$/i.test(before(sentence, start, 20))
  );
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
  const [lead, after] = [before(sentence, start), behind(sentence, end)];
  const isKept = /^(?:create|add|store)$/i.test(verb) && YOUR_KEY.test(after);
  // "1/1/2025" is a date.
  if (WHEN_NEEDED.test(lead) || /\d$/.test(lead)) return false;
  // "Before/after", commands of a chat, "/Namespace" of a program.
  const isPlace =
    text.length > 2 &&
    !/^\/(?!(?:etc|var|usr|s?bin|srv|root|home|opt|tmp|boot|dev|proc|sys|lib|mnt|media|Users|data|app|workspace)$)[\w-]+$/.test(
      text,
    );
  return isPlace && !lead.endsWith("](") && !isKept;
}

/** "Required to move into /shared/": when an argument is needed. */
const WHEN_NEEDED =
  /(?:^|: )(?:only )?(?:required|needed|necessary) (?:to|when|for) \w{1,20} (?:in|into|to|from|under) $/i;

const YOUR_KEY = /^[`'"]? (?:with|containing|holding) your (?:own )?(?:\w{1,20} ){0,2}(?:token|key|credentials?)\b/i;

/** "If a repository overrides the git configuration, …": what is so, not what is done to it. */
function isCondition({ voice, start, sentence }: Directive): boolean {
  return (
    voice === "states" &&
    sentence.triggers.some(
      (occasion) => occasion.start <= start && start < occasion.end && /^if\b/i.test(behind(sentence, occasion.start)),
    )
  );
}

/** "Set SEARCH_COOKIE from a browser session cookie", "keys must be set up": how a person configures the server. */
function isSetting({ verb, objects, to, start, passive, sentence }: Directive, { kind }: Thing): boolean {
  const [first] = objects;
  if (passive && /^set$/i.test(verb)) return SET_UP.test(behind(sentence, start));
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
  const earlier = speaksOf(rest.slice(0, 1), "itself") ? sentence.things.filter(({ to }) => to <= from) : [];
  const given = passive ? subject : [...earlier, ...rest];
  return given.find(({ kind }) => kind === "private" || kind === "userWish" || kind === "file" || kind === "argument");
}
