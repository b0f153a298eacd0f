/** What a table of sinks says of a call. */
import type { InputRole, Leaf } from "../../model/capability.ts";

export interface SinkRow {
  /** Module or global, and its members: a name, or `Class.name`, matched with the end of what is called. */
  readonly module: string;
  readonly members: string;
  readonly leaves: readonly Leaf[];
  /** What the arguments are, by position. */
  readonly roles: readonly (InputRole | undefined)[];
  /** What the call gives: data, a handle with methods of its own, its first argument resolved, or one with more behind. */
  readonly gives: "data" | "resolved" | "extended" | { readonly handle: string };
  /** Calls whose leaves hang on an argument. */
  readonly how?: "spawn" | "open" | "worker" | "signal";
  /** What happens, in the words of a call path. */
  readonly verb: string;
  readonly source: string;
}

/** A package by its name, or by the beginning of it (`@aws-sdk/*`). */
export interface PackageRow {
  readonly packages: string;
  readonly kind: "network" | "database" | "process" | "files" | "browser";
  /** It looks for files and changes none, whatever its members are called: `glob.sync`. */
  readonly readsOnly?: true;
  /** Members that only make or configure a client. */
  readonly handles?: string;
  /** Members that do nothing outside. */
  readonly silent?: string;
  readonly source: string;
}
