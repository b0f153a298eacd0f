import { type Json, type JsonObject } from "./json.ts";
export declare const DIALECTS: readonly ["draft-04", "draft-06", "draft-07", "2019-09", "2020-12"];
/** A version of JSON Schema. */
export type Dialect = (typeof DIALECTS)[number];
/** The dialect that `$schema` declares: 2020-12 when there is none, undefined when it is none of ours. */
export declare function dialectOf(schema: JsonObject): Dialect | undefined;
/** How a schema is reached from the one that holds it. */
type Via = "root" | "property" | "items" | "member" | "definition" | "condition" | "other";
/** A place in a schema document where a schema is expected, with what stands there. */
export interface Subschema {
    readonly value: Json;
    /** Below the root. */
    readonly pointer: string;
    readonly via: Via;
    /** Of the schema that holds it; empty for the root. */
    readonly keyword: string;
    /** Of the property or definition. */
    readonly name?: string;
    readonly depth: number;
    readonly parent?: Subschema;
}
/** Of schemas; of the entries of one list or map no more are looked at either. */
export declare const COUNT_LIMIT = 20000;
export interface SchemaWalk {
    /** The root first, parents before children, in document order. */
    readonly schemas: readonly Subschema[];
    /** Why not all were read, in a sentence. */
    readonly cut?: string;
}
/**
 * Every place below `root` where a schema is expected, the root itself included. Keys of `properties` are names, whatever
 * they spell; `default`, `enum`, `const` and `examples` hold data and are not entered. Iterative, made once a root.
 */
export declare function subschemas(root: JsonObject): SchemaWalk;
export {};
