import { field, walk, type Json } from "../model/json.ts";
import { identifierWords } from "./identifier.ts";
import type { Thing } from "./things.ts";

const known = new WeakMap<object, ReadonlySet<string>>();

/** Names that a subject may speak of as its own: its server's tools, its arguments and the values they take. */
export function ownNames(raw: Json, toolNames: ReadonlySet<string>): ReadonlySet<string> {
  if (typeof raw !== "object" || raw === null) return new Set([...toolNames].map(plainName));
  const made = known.get(raw);
  if (made !== undefined) return made;
  const names = new Set([...toolNames].map(plainName));
  for (const list of ["inputSchema", "outputSchema", "arguments"]) {
    for (const { key, value } of walk(field(raw, list) ?? null)) {
      if (typeof key === "string") names.add(plainName(key));
      if (typeof value === "string" && value.length < 80) names.add(plainName(value));
    }
  }
  known.set(raw, names);
  return names;
}

/** One spelling for `getUser`, `get_user`, `Get-User` and `server.get_user`'s last part is left to the caller. */
export function plainName(name: string): string {
  return identifierWords(name)
    .map(({ word }) => word)
    .join(" ");
}

/** The things that name something which is not the server's own: identifiers and quoted single words. */
export function foreignNames(things: readonly Thing[], own: ReadonlySet<string>): readonly Thing[] {
  return things.filter(({ kind, text }) => kind === "name" && !own.has(plainName(text)));
}
