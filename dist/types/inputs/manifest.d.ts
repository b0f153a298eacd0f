import type { Surface } from "../model/surface.ts";
export interface ManifestOptions {
    /** Whether a manifest may list nothing. */
    readonly allowEmpty?: boolean;
}
export interface ManifestsOptions extends ManifestOptions {
    /** What relative paths start from, and what paths are shown relative to. */
    readonly cwd: string;
    /** The server key, of one file; empty: made from the file's name. */
    readonly name?: string;
}
/**
 * The servers that files describe, one a file, in order of their paths. Patterns are paths and globs, dot files included.
 * @throws InputError for a file that cannot be read as a manifest, and for a pattern that no file matches.
 */
export declare function readManifests(patterns: readonly string[], { cwd, name, ...options }: ManifestsOptions): Promise<readonly Surface[]>;
/**
 * The surface that the text of a JSON manifest describes. `path` is relative to the workspace.
 * @throws InputError
 */
export declare function parseManifest(text: string, path: string, key: string, options?: ManifestOptions): Surface;
