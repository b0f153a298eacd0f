import type { Surface } from "../../model/surface.ts";
/**
 * The surface as a manifest that reads back as the same definitions, keys in the order they came in: what the server
 * says of itself, then its lists. A list that it does not have is left out, tools excepted.
 */
export declare function manifestText(surface: Surface): string;
