import { field, isArray, stringField, walk, type Json } from "../model/json.ts";
import type { Subject, Surface } from "../model/surface.ts";
import type { Thing } from "./directive.ts";
import { isKey } from "./handing.ts";
import { identifierWords } from "./identifier.ts";
import { plainName } from "./own-names.ts";

const TALK =
  "agent agents assistant chat chats completion completions conversation conversations context delegate dialogue handoff history llm " +
  "memory memories message messages model prompt prompts recap session sessions summarize summarise summary thread transcript";
const KEYS = "credential credentials dotenv env environment keychain password passwords secret secrets vault wallet";
const MACHINE = "device devices diagnostics host hosts machine network os process processes shell system windows";
const PERSON =
  "candidate contact contacts crm customer employee fact facts health lead leads member memory memories note notes patient people person " +
  "persona preference preferences profile remember user users";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const MATTERS = { keys: setOf(KEYS), machine: setOf(MACHINE), person: setOf(PERSON), talk: setOf(TALK) };

/** Whether the name of what speaks says that it is about such things: a store of secrets, of memories, of contacts. */
export function isAbout({ name }: Pick<Subject, "name">, source: Thing): boolean {
  const topics = MATTERS[matterOf(source)];
  const said = new Set(source.text.toLowerCase().match(/[a-z]{3,}/g) ?? []);
  return identifierWords(name).some(({ word }) => topics.has(word) || said.has(word));
}

function matterOf(source: Thing): keyof typeof MATTERS {
  if (isKey(source)) return "keys";
  if (source.kind === "talk") return "talk";
  return source.kind === "machine" || source.kind === "belongings" ? "machine" : "person";
}

const known = new WeakMap<object, ReadonlySet<string>>();

/** Whether a name is one by which a subject is given something: an argument of its own, or any tool of its server. */
export function isWay(name: string, subject: Subject, surface: Surface): boolean {
  const plain = plainName(name);
  if (plain === "") return false;
  if (surface.tools.some((tool) => plainName(tool.name) === plain)) return true;
  if (subject.kind !== "server") return argumentsOf(subject.raw).has(plain);
  return surface.tools.some(({ raw }) => argumentsOf(raw).has(plain));
}

/** The names of the arguments that something takes, at any depth, in one spelling. */
function argumentsOf(raw: Json): ReadonlySet<string> {
  if (typeof raw !== "object" || raw === null) return new Set();
  const found = known.get(raw);
  if (found !== undefined) return found;
  const names = new Set<string>();
  for (const { key, pointer } of walk(field(raw, "inputSchema") ?? null)) {
    if (/\/properties\/[^/]{1,200}$/.test(pointer)) names.add(plainName(String(key)));
  }
  const listed = field(raw, "arguments");
  for (const argument of isArray(listed) ? listed : []) names.add(plainName(stringField(argument, "name") ?? ""));
  known.set(raw, names);
  return names;
}
