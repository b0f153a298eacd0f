import type { Profile } from "./profile.ts";
/** One row a client, by name. */
export declare const PROFILES: readonly Profile[];
/** The row of a name or alias, in any case. */
export declare function profile(name: string): Profile | undefined;
/** What is checked when nobody chooses. */
export declare const DEFAULT_PROFILES: readonly Profile[];
/**
 * The rows that names choose, sorted, each once; `all` chooses every one, nothing the default.
 * @throws InputError for an unknown name, with the known ones.
 */
export declare function chooseProfiles(names: readonly string[]): readonly Profile[];
