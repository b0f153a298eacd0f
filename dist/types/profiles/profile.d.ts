import type { PatternFeature } from "../model/pattern.ts";
import type { Dialect } from "../model/schema.ts";
import type { CombinedName, KeywordLimits, NameLimit, TextLimit } from "./limits.ts";
/** The day of the newest evidence: `2026-08-22`. */
type Day = `20${number}-${number}-${number}`;
/** Where a cell can be checked. */
export type Source = `https://${string}`;
/**
 * What a client does with what breaks a cell. `request`: the whole request is refused, with all that is in it. `server`:
 * all tools of the server are lost. `tool`: the tool is lost. `rewritten`: the client changes it before the model sees
 * it. `cut`: the client takes the first part only. `disputed`: some versions or endpoints refuse it, others do not.
 */
export type Effect = "request" | "server" | "tool" | "rewritten" | "cut" | "disputed";
/** One thing known of one client. A cell cannot be written without its source and the day of it. */
export interface Cell<T> {
    readonly value: T;
    readonly effect: Effect;
    readonly sources: readonly [Source, ...Source[]];
    readonly day: Day;
    /** For the reader of the table: versions, exceptions. */
    readonly note?: string;
}
/** What can be known of a client; the keys are the columns of the table. */
export interface Limits {
    /** Of a tool's own name. */
    readonly toolName: NameLimit;
    /** Of the name that the client builds from the server key and the tool's name. */
    readonly combinedName: CombinedName;
    readonly uniqueNames: true;
    /** `inputSchema` is there and is an object. */
    readonly inputSchema: true;
    /** `type: "object"` at the root of the input schema. */
    readonly rootType: "object";
    /** Keywords that may not stand at the root of the input schema. */
    readonly rootRefused: readonly string[];
    /** Whether `properties` must be written at the root, or must hold something wherever `type` is object. */
    readonly properties: "present" | "not empty";
    readonly outputRootType: "object";
    readonly outputRootRefused: readonly string[];
    /** The dialects that may be declared by an output schema; one that declares none is 2020-12. */
    readonly outputDialects: readonly Dialect[];
    readonly outputDialectsOfAllVersions: readonly Dialect[];
    /** Of parameters: at the root only, or of every property. */
    readonly propertyName: NameLimit & {
        readonly depth: "root" | "any";
    };
    /** Every name in `required` is one of `properties`. */
    readonly requiredListed: true;
    /** Every schema says its type, or is a union of schemas that do. */
    readonly typed: true;
    /** `type` is one word, not a list. */
    readonly singleType: true;
    /** `nullable` is understood; elsewhere it is an unknown word. */
    readonly nullable: true;
    /** The dialect that an input schema must be valid under, whatever it declares. */
    readonly inputDialect: Dialect;
    /** Schemas are valid under the dialect that they declare. */
    readonly validSchema: true;
    /** Every `$ref` leads somewhere. */
    readonly resolvableReferences: true;
    /** No schema contains itself through `$ref`. */
    readonly finite: true;
    /** Every schema of type array says what its items are. */
    readonly arrayItems: true;
    /** Values of `enum` and `const` are strings that are not empty. */
    readonly enumStrings: true;
    readonly keywords: KeywordLimits;
    /** `anyOf` does not stand beside `type`; `properties`, `required` and `enum` stand beside a type that they fit only. */
    readonly keywordsFitType: true;
    /** Every object lists all its properties as required and says `additionalProperties: false`. */
    readonly closedObjects: true;
    /** The formats that are taken, by type. A type that is absent takes any. */
    readonly formats: Readonly<Partial<Record<string, readonly string[]>>>;
    /** What a `pattern` may not use. */
    readonly patternRefused: readonly PatternFeature[];
    /** Tuples are not read as 2020-12 writes them. */
    readonly noPrefixItems: true;
    readonly description: TextLimit;
    readonly instructions: TextLimit;
    readonly tools: {
        readonly max: number;
    };
    /** Definitions are loaded when the model asks for them; names and instructions alone come before the first message. */
    readonly deferredTools: true;
}
export type Column = keyof Limits;
export type Cells = {
    readonly [K in Column]?: Cell<Limits[K]>;
};
/** One client: a row of the table. A column without a cell: nothing is known that it refuses. */
export interface Profile {
    readonly name: string;
    readonly aliases: readonly string[];
    /** For people. */
    readonly title: string;
    readonly cells: Cells;
}
export {};
