import type { Range } from "../../model/document.ts";
import type { Severity } from "../../model/severity.ts";
import type { Thing } from "../sentence/directive.ts";
import { identifierWords } from "../identifier.ts";

/** Something that a text has run, or set up to be run, beside the work of its tool. */
export interface Running {
  readonly at: Range;
  /** As the end of "Has …". */
  readonly what: string;
  readonly severity: Severity;
}

/** What was found, of the sentence that it stands in. */
export type Found = Omit<Running, "at">;

/** What speaks, and the names by which its server says what it is about. */
export interface Speaker {
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
export function isRunner({ name }: Speaker): boolean {
  return identifierWords(name).some(({ word }) =>
    /^(?:shell|bash|terminal|commands?|exec|execute|scripts?|eval|powershell|cmd|ssh)$/.test(word),
  );
}

/** Code of somebody else that is run. */
export function unread({ text }: Thing, severity: Severity): Found {
  return { what: `code run that nobody has looked at (${JSON.stringify(text)})`, severity };
}
