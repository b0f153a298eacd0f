import type { Json } from "./json.ts";
import type { ToolClass } from "./rating.ts";
import type { Subject, Surface } from "./surface.ts";
import type { Place } from "./text.ts";
/** What the lock is called when none is named. */
export declare const LOCK_FILE = "mcp-audit.lock.json";
/** How a configuration starts or reaches a server, without a value that may be a secret. */
export interface LaunchOutline {
    readonly command: string;
    readonly args: readonly string[];
    readonly folder: string;
    /** Without credentials and query. */
    readonly url: string;
    /** `npm some-server`: the registry and the name; empty when it fetches nothing. */
    readonly package: string;
    readonly version: string;
    /** Names, sorted. */
    readonly env: readonly string[];
    readonly headers: readonly string[];
    /** Commands that the client runs beside the server. */
    readonly helpers: readonly string[];
}
/** Under what circumstances a server showed what was approved. Each may be unknown: empty, or null. */
export interface Circumstances {
    /** `npm some-server 1.2.3`, as the command names it. */
    readonly package: string;
    /** The version of Node that a command finds; of a server that was started. */
    readonly node: string;
    /** What our client said that it can do; null for what was read from a file. */
    readonly clientCapabilities: Json;
}
/** What was approved of one server. */
export interface ApprovedServer {
    readonly key: string;
    /** Its subjects stand in the lock, or in the manifest that stands for one. */
    readonly surface: Surface;
    /** Of its entry. */
    readonly place: Place;
    /** Classes when they were approved; empty where nobody rated them. */
    readonly classes: ReadonlyMap<Subject, ToolClass>;
    /** Whether its lists are approved, or only how it is started. */
    readonly isListed: boolean;
    readonly launch?: LaunchOutline;
    readonly circumstances: Circumstances;
}
/** All that was approved. */
export interface Approved {
    /** The file, relative to the workspace. */
    readonly path: string;
    readonly servers: ReadonlyMap<string, ApprovedServer>;
}
