/** What the abstract machine computes with. Objects, arrays and maps live on a heap: they are changed in place. */
import type { ArrowFunctionExpression, Class, ClassMethod, ClassPrivateMethod, File } from "@babel/types";
import type { FunctionDeclaration, FunctionExpression, ObjectMethod } from "@babel/types";
import type { GuardKind, Origin } from "../model/capability.ts";
import type { JsonObject } from "../model/json.ts";

/** A stretch of a file, UTF-16 offsets, end exclusive. */
export interface Site {
  readonly doc: string;
  readonly start: number;
  readonly end: number;
}

/** Where something comes from, and what was done to it on the way. */
export interface Trace {
  readonly origin: Origin;
  readonly guards: readonly GuardKind[];
  /** Equal for equal origins. */
  readonly key: string;
  /** Equal for equal traces. */
  readonly id: string;
}
export type Taint = readonly Trace[];

/** A check on values of one origin: what holds for them when its outcome is true, and when it is false. */
export interface Test {
  readonly key: string;
  readonly whenTrue?: GuardKind;
  readonly whenFalse?: GuardKind;
}

/** Each check once. */
export function distinctTests(tests: readonly Test[]): readonly Test[] {
  return [
    ...new Map(tests.map((one) => [`${one.key} ${one.whenTrue ?? ""} ${one.whenFalse ?? ""}`, one] as const)).values(),
  ];
}

export type Primitive = string | number | boolean | bigint | null | undefined;
type FunctionNode =
  ArrowFunctionExpression | FunctionDeclaration | FunctionExpression | ObjectMethod | ClassMethod | ClassPrivateMethod;

export interface ConstValue {
  readonly kind: "const";
  readonly value: Primitive;
  readonly site?: Site;
}

/** A string with holes; a hole is what is known of the value that fills it. */
export interface TextValue {
  readonly kind: "text";
  readonly parts: readonly (string | Taint)[];
  readonly site?: Site;
}

export interface ObjectValue {
  readonly kind: "object";
  readonly id: number;
  /** The branch depth at which it was made: changes at the same depth are certain, deeper ones are not. */
  readonly born: number;
  readonly props: Map<string, Value>;
  readonly getters: Map<string, FunctionValue>;
  /** Its class, or the object that it inherits from. */
  readonly proto?: Value;
  /** What other properties are, when it may have some that are not known. */
  rest?: Value;
  readonly site?: Site;
}

export interface ArrayValue {
  readonly kind: "array";
  readonly id: number;
  readonly born: number;
  readonly elements: Value[];
  /** Some of the elements may not be there: how many there are is not known. */
  mayLack?: boolean;
  /** What other elements are, when there may be some. */
  rest?: Value;
  readonly site?: Site;
}

export interface MapValue {
  readonly kind: "map";
  readonly id: number;
  readonly born: number;
  readonly isSet: boolean;
  readonly entries: Map<string, { readonly key: Value; value: Value }>;
  rest?: Value;
}

export interface FunctionValue {
  readonly kind: "function";
  readonly id: number;
  readonly node: FunctionNode;
  readonly scope: Scope;
  readonly self?: Value;
  /** The class whose method it is: where `super` looks. */
  readonly home?: ClassValue;
  readonly props: Map<string, Value>;
}

export interface NativeCall {
  readonly self: Value;
  readonly args: readonly Value[];
  readonly at: Site;
}

/** A function of ours; `natives.ts` knows what it does. */
export interface NativeValue {
  readonly kind: "native";
  readonly id: number;
  readonly name: string;
}

export interface ClassValue {
  readonly kind: "class";
  readonly id: number;
  readonly node: Class;
  readonly scope: Scope;
  readonly parent?: Value;
  readonly statics: Map<string, Value>;
  readonly methods: Map<string, FunctionValue>;
  readonly getters: Map<string, FunctionValue>;
  readonly staticGetters: Map<string, FunctionValue>;
}

/** Something of a module that is not part of the source: `module` without `node:`, then the names of its members. */
export interface ExternalValue {
  readonly kind: "external";
  readonly module: string;
  readonly path: readonly string[];
  /** What went into its making: `new Client({ token })`. */
  readonly taint: Taint;
  readonly destination?: string;
}

interface NamespaceValue {
  readonly kind: "namespace";
  readonly module: Module;
}

/** A schema of zod or another builder, as the JSON Schema that it stands for. */
export interface SchemaValue {
  readonly kind: "schema";
  readonly json: JsonObject;
  readonly isOptional: boolean;
  /** Of an object schema: its properties' schemas. */
  readonly shape?: ReadonlyMap<string, SchemaValue>;
  readonly element?: SchemaValue;
  /** Pointers into `json` and where each is written. */
  readonly places: ReadonlyMap<string, Site>;
}

export type UnknownType = "string" | "number" | "boolean" | "object" | "array" | "function";

export interface UnknownValue {
  readonly kind: "unknown";
  readonly taint: Taint;
  readonly type?: UnknownType;
  /** Of a boolean: what it is the outcome of. */
  readonly tests?: readonly Test[];
  /** A path relative to a folder: one that begins with `..` is outside. */
  readonly isRelative?: true;
  /** A property read off something unknown. */
  readonly member?: { readonly self: Value; readonly name: string };
}

interface UnionValue {
  readonly kind: "union";
  readonly members: readonly SingleValue[];
}

export type HeapValue = ObjectValue | ArrayValue | MapValue;
export type SingleValue =
  | ConstValue
  | TextValue
  | HeapValue
  | FunctionValue
  | NativeValue
  | ClassValue
  | ExternalValue
  | NamespaceValue
  | SchemaValue
  | UnknownValue;
export type Value = SingleValue | UnionValue;

/** A variable. An imported one is read through `link` each time, as modules may import each other. */
export interface Cell {
  value: Value;
  readonly born: number;
  readonly link?: () => Value;
}

export interface Scope {
  readonly id: number;
  readonly vars: Map<string, Cell>;
  readonly parent?: Scope;
  readonly module: Module;
  /** `var` goes here. */
  readonly isFunction: boolean;
  readonly self?: Value;
  readonly home?: ClassValue;
}

export interface Module {
  readonly path: string;
  readonly file?: File;
  readonly body: string;
  readonly scope: Scope;
  /** Exported names; a link reads the variable. */
  readonly exports: Map<string, () => Value>;
  readonly stars: Module[];
  /** `export * from` a package. */
  readonly externals: string[];
  /** `module.exports` of CommonJS. */
  readonly common: ObjectValue;
  isRun: boolean;
}

/**
 * Goes on from one analysis to the next, since functions of ours are numbered when they are loaded. It begins this high so
 * that all numbers have as many digits: they stand in keys, whose length and order must not hang on what was analysed before.
 */
let lastId = 10_000_000;

/** A number that no other value has; it orders nothing that is shown. */
export function freshId(): number {
  lastId += 1;
  return lastId;
}

export const UNDEFINED: ConstValue = { kind: "const", value: undefined };
export const NOTHING: Taint = [];
/** Something of which nothing is known. */
export const UNKNOWN: UnknownValue = { kind: "unknown", taint: NOTHING };

export function constant(value: Primitive, site?: Site): ConstValue {
  return site === undefined ? { kind: "const", value } : { kind: "const", value, site };
}

export function unknown(taint: Taint = NOTHING, type?: UnknownType): UnknownValue {
  return type === undefined ? { kind: "unknown", taint } : { kind: "unknown", taint, type };
}

export function external(module: string, path: readonly string[] = [], taint: Taint = NOTHING): ExternalValue {
  return { kind: "external", module, path, taint };
}

/** The string that a value is known to be. */
export function stringOf(value: Value | undefined): string | undefined {
  return value?.kind === "const" && typeof value.value === "string" ? value.value : undefined;
}

/** A value's possibilities, one each. */
export function each(value: Value): readonly SingleValue[] {
  return value.kind === "union" ? value.members : [value];
}
