import { InputError } from "../model/errors.ts";
import type { Profile } from "./profile.ts";
import { CLAUDE_ROWS } from "./rows/claude.ts";
import { EDITOR_ROWS } from "./rows/editors.ts";
import { GEMINI_ROWS } from "./rows/gemini.ts";
import { OPENAI_ROWS } from "./rows/openai.ts";

/** One row a client, by name. */
export const PROFILES: readonly Profile[] = [...CLAUDE_ROWS, ...OPENAI_ROWS, ...GEMINI_ROWS, ...EDITOR_ROWS].sort(
  (a, b) => (a.name < b.name ? -1 : 1),
);

/** The row of a name or alias, in any case. */
export function profile(name: string): Profile | undefined {
  const wanted = name.toLowerCase();
  return PROFILES.find((row) => row.name === wanted || row.aliases.includes(wanted));
}

/** What is checked when nobody chooses. */
export const DEFAULT_PROFILES: readonly Profile[] = PROFILES.filter(({ name }) => name === "claude");

/**
 * The rows that names choose, sorted, each once; `all` chooses every one, nothing the default.
 * @throws InputError for an unknown name, with the known ones.
 */
export function chooseProfiles(names: readonly string[]): readonly Profile[] {
  if (names.length === 0) return DEFAULT_PROFILES;
  const chosen = new Set(
    names.flatMap((name) => {
      if (name.toLowerCase() === "all") return PROFILES;
      const row = profile(name);
      if (row !== undefined) return [row];
      const known = ["all", ...PROFILES.flatMap((each) => [each.name, ...each.aliases])].sort();
      throw new InputError(`profiles: there is no profile "${name}"; there are ${known.join(", ")}`);
    }),
  );
  return PROFILES.filter((row) => chosen.has(row));
}
