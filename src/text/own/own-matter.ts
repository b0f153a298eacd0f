import { field, isArray, stringField, walk, type Json } from "../../model/json.ts";
import type { Subject, Surface } from "../../model/surface.ts";
import type { Thing } from "../sentence/directive.ts";
import { identifierWords } from "../identifier.ts";
import { plainName } from "./own-names.ts";
import { wordSet } from "../word-set.ts";

/** Whose text it is: by its names and arguments it is known what is its own. */
export interface Owner {
  readonly subject: Subject;
  readonly surface: Surface;
}

/** What is called by other words than the tools that work with it; all in the singular. */
const MATTERS: readonly { readonly things: ReadonlySet<string>; readonly tools: ReadonlySet<string> }[] = [
  {
    things: wordSet("conversation correspondence email inbox keystroke mail mailbox message thread"),
    tools: wordSet("channel chat conversation draft email inbox mail mailbox message sms thread"),
  },
  {
    things: wordSet("bookmark clipboard cookie history keystroke localstorage page screenshot tab"),
    tools: wordSet("browser cdp chrome click element key keyboard navigate page press screenshot tab"),
  },
  {
    things: wordSet("agent command credential history host hostname key keyfile keystroke password process shell"),
    tools: wordSet("command connection exec process session shell ssh terminal"),
  },
  {
    things: wordSet("address device hostname interface login network port process serial"),
    tools: wordSet("device dns host instance interface ip network port scan server subnet vm"),
  },
  {
    things: wordSet("credential env key keyfile password secret token"),
    tools: wordSet("auth bitwarden credential env onepassword password secret token variable vault"),
  },
  {
    things: wordSet("balance key seed token wallet"),
    tools: wordSet("balance chain contract ledger nft portfolio stake staking swap token transfer wallet"),
  },
  {
    things: wordSet("conversation history memory message prompt session transcript"),
    tools: wordSet(
      "agent assistant chat context conversation memory message model prompt recall session summarize thread",
    ),
  },
];

/** Words that say nothing of what a thing is. */
const EVERYDAY = wordSet(
  "all and any other tool complete current entire every for from full her his its last list new newest our own previous recent saved stored the their this user value whole your",
);

/** The words, in the singular, by one of which a tool says that it works with what is so called. */
export function topicsOf(said: string): ReadonlySet<string> {
  const words = (said.toLowerCase().match(/[a-z]{3,30}/g) ?? []).map(singular);
  const topics = new Set(words.filter((word) => !EVERYDAY.has(word)));
  for (const { things, tools } of MATTERS)
    if (words.some((word) => things.has(word))) tools.forEach((word) => topics.add(word));
  return topics;
}

/** A word as it is called when it is one. */
export function singular(word: string): string {
  return word.endsWith("ies") ? `${word.slice(0, -3)}y` : word.replace(/(?<=[^s])s$/, "");
}

/** Whether the name of what speaks says that it is about such things: a store of secrets, of memories, of contacts. */
export function isAbout({ name }: Pick<Subject, "name">, { kind, text }: Pick<Thing, "kind" | "text">): boolean {
  const topics = topicsOf(kind === "talk" ? `conversation ${text}` : text);
  return identifierWords(name).some(({ word }) => topics.has(singular(word)));
}

/** Whether the name says that it is about what is said. */
export function isAboutTalk(subject: Pick<Subject, "name">): boolean {
  return isAbout(subject, { kind: "talk", text: "" });
}

interface Ways {
  readonly tools: ReadonlySet<string>;
  /** Of all tools. */
  readonly arguments: ReadonlySet<string>;
}

const ofSurfaces = new WeakMap<Surface, Ways>();
const ofSubjects = new WeakMap<object, ReadonlySet<string>>();

/** Whether a name is one by which a subject is given something: an argument of its own, or any tool of its server. */
export function isWay(name: string, subject: Subject, surface: Surface): boolean {
  const plain = plainName(name);
  if (plain === "") return false;
  return waysOf(surface).tools.has(plain) || isArgumentName(name, subject, surface);
}

/** Whether a name is one of an argument: of a tool's own, or of any tool where its server speaks. */
export function isArgumentName(name: string, subject: Subject, surface: Surface): boolean {
  return (subject.kind === "server" ? waysOf(surface).arguments : argumentsOf(subject.raw)).has(plainName(name));
}

/** Whether an argument of a subject is called what something is: `private_key`, `key`; not `user_id` of the user's key. */
export function isArgument(source: Thing, subject: Subject): boolean {
  return [...argumentsOf(subject.raw)].some((name) => isCalled(name, source));
}

function isCalled(name: string, source: Thing): boolean {
  const said: readonly string[] = source.text.toLowerCase().match(/[a-z\d]{2,}/g) ?? [];
  const words = name.split(" ");
  return words.every((word) => said.includes(word)) && words.includes(said.at(-1) ?? "");
}

/** Made once for a server: each of its texts may ask. */
function waysOf(surface: Surface): Ways {
  const found = ofSurfaces.get(surface);
  if (found !== undefined) return found;
  const ways = {
    tools: new Set(surface.tools.map(({ name }) => plainName(name))),
    arguments: new Set(surface.tools.flatMap(({ raw }) => [...argumentsOf(raw)])),
  };
  ofSurfaces.set(surface, ways);
  return ways;
}

/** The names of the arguments that something takes, at any depth, in one spelling. */
function argumentsOf(raw: Json): ReadonlySet<string> {
  if (typeof raw !== "object" || raw === null) return new Set();
  const found = ofSubjects.get(raw);
  if (found !== undefined) return found;
  const names = new Set<string>();
  for (const { key, pointer } of walk(field(raw, "inputSchema") ?? null)) {
    if (/\/properties\/[^/]{1,200}$/.test(pointer.slice(-220))) names.add(plainName(String(key)));
  }
  const listed = field(raw, "arguments");
  for (const argument of isArray(listed) ? listed : []) names.add(plainName(stringField(argument, "name") ?? ""));
  ofSubjects.set(raw, names);
  return names;
}
