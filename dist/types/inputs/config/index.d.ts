import type { Surface } from "../../model/surface.ts";
import { type ParsedBody } from "../body.ts";
export interface ConfigsOptions {
    /** What relative paths start from, and what paths are shown relative to. */
    readonly cwd: string;
    /** Whether the files may name no server. */
    readonly allowEmpty?: boolean;
}
export declare const NOT_STARTED = "not started: what it lists was not read";
/**
 * The servers that configurations of MCP clients name, none of them started, and packages by their package.json. Files
 * are told apart by their shape. Patterns are paths and globs, dot files included.
 * @throws InputError for a file that is neither, or cannot be read.
 */
export declare function readConfigs(patterns: readonly string[], { cwd, allowEmpty }: ConfigsOptions): Promise<readonly Surface[]>;
/** @throws InputError for a text that cannot be read. */
export declare function parseConfig(text: string, path: string): Promise<readonly Surface[] | undefined>;
/**
 * The servers of one configuration, or the package of a package.json; undefined when the text is neither.
 * @throws SyntaxFault
 */
export declare function configured(parsed: ParsedBody, text: string, path: string): readonly Surface[] | undefined;
/** Of servers with one name, the first keeps it and the others are told apart by their files. */
export declare function withOwnKeys(surfaces: readonly Surface[]): readonly Surface[];
