import type { Thing } from "../sentence/directive.ts";
import { identifierWords } from "../identifier.ts";

/** What speaks, and the names by which its server says what it is about. */
export interface Speaker {
  readonly server: string;
  readonly name: string;
  readonly names: ReadonlySet<string>;
}

/** "Create a cron job" where a tool is called after such jobs. */
export function isOwnMatter({ text }: Thing, { names }: Speaker): boolean {
  const words = (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !COMMON.test(word));
  return words.some((word) => names.has(word) || names.has(word.replace(/s$/, "")));
}

/** Words of many places, of which many tools are called. */
const COMMON =
  /^(?:shell|profile|user|file|script|line|list|system|folder|directory|package|code|command|config|data|text|name)s?$/;

/** Tools whose work it is to run what they are given. */
export function isRunner({ name }: Pick<Speaker, "name">): boolean {
  return identifierWords(name).some(
    ({ word }, at) =>
      (word === "process" && at > 0) ||
      /^(?:shell|bash|terminal|commands?|exec|execute|scripts?|eval|powershell|cmd|ssh)$/.test(word),
  );
}
