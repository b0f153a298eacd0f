import type { Tool } from "./surface.ts";
/** What a client does with a tool: takes it as it is, changes or cuts it before the model sees it, or refuses it. */
export type Reception = "accepted" | "rewritten" | "rejected";
/** What one client does with the tools of one server. */
export interface Compatibility {
    readonly profile: string;
    /** Of the server as a whole, whatever its tools are: too many of them, say. */
    readonly server: Reception;
    readonly tools: ReadonlyMap<Tool, Reception>;
}
