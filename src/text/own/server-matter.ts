import type { Surface } from "../../model/surface.ts";
import { identifierWords } from "../identifier.ts";
import type { Thing } from "../sentence/directive.ts";
import { isAbout, singular, topicsOf, type Owner } from "./own-matter.ts";

/** What a tool, or the server that it stands on, works with. */
export function isOwnMatter(source: Thing, { subject, surface }: Owner): boolean {
  return isAbout(subject, source) || isServersMatter(source, surface);
}

/**
 * Whether a server works with such things: two of its tools, and one in twenty, are called after them or after what they
 * belong to. What a mail server says of the inbox is its own matter, what a weather server says of it is not. A file of the
 * user's, which has a path, is no server's matter.
 */
export function isServersMatter({ kind, text }: Thing, surface: Surface): boolean {
  if (kind === "secretPath" && !/^\.env$/i.test(text)) return false;
  const topics = topicsOf(text);
  const named = wordsOfTools(surface).filter((words) => words.some((word) => topics.has(word)));
  return named.length >= Math.max(2, surface.tools.length / 20);
}

const known = new WeakMap<Surface, readonly (readonly string[])[]>();

/** The words of each tool's name. Made once for a server: each of its texts may ask. */
function wordsOfTools(surface: Surface): readonly (readonly string[])[] {
  const made =
    known.get(surface) ?? surface.tools.map(({ name }) => identifierWords(name).map(({ word }) => singular(word)));
  known.set(surface, made);
  return made;
}
