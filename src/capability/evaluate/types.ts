/** What a written type says of a value that the run does not know: only things of packages are believed. */
import type { Node, TSQualifiedName } from "@babel/types";
import { newArray, newMap, newObject } from "../heap.ts";
import { join, joinAll } from "../join.ts";
import type { Machine } from "../machine.ts";
import { siteOf } from "../site.ts";
import type { ExternalValue, Scope, Value } from "../values.ts";
import { external, unknown } from "../values.ts";
import { findCell } from "./names.ts";

/** Types of the platform that stand for handles. */
const HANDLES: { readonly [name: string]: ExternalValue } = {
  ChildProcess: external("child_process", ["ChildProcess"]),
  WebSocket: external("ws", ["WebSocket"]),
};

/** The value that a type annotation promises; undefined when it says nothing that helps. */
export function typeValue(machine: Machine, annotation: Node, scope: Scope): Value | undefined {
  const node = annotation.type === "TSTypeAnnotation" ? annotation.typeAnnotation : annotation;
  if (node.type === "TSUnionType") {
    const known = node.types.map((type) => typeValue(machine, type, scope)).filter((value) => value !== undefined);
    return known.length === 0 ? undefined : joinAll(known);
  }
  if (node.type === "TSArrayType") {
    const element = typedInstance(machine, node.elementType, scope);
    return element === undefined ? undefined : newArray(machine, [], element);
  }
  if (node.type === "TSNumberKeyword") return unknown([], "number");
  if (node.type === "TSBooleanKeyword") return unknown([], "boolean");
  if (node.type === "TSStringKeyword") return unknown([], "string");
  return node.type === "TSTypeReference" ? named(machine, node, scope) : undefined;
}

function named(machine: Machine, node: Extract<Node, { type: "TSTypeReference" }>, scope: Scope): Value | undefined {
  if (node.typeName.type === "TSQualifiedName") return qualified(machine, node.typeName, scope);
  const { name } = node.typeName;
  const args = node.typeParameters?.params ?? [];
  const last = args.at(-1);
  if ((name === "Promise" || name === "Partial" || name === "Readonly") && args[0] !== undefined)
    return typeValue(machine, args[0], scope);
  if ((name === "Map" || name === "Set") && last !== undefined) {
    const element = typedInstance(machine, last, scope);
    return element === undefined ? undefined : newMap(machine, name === "Set", element);
  }
  const found = findCell(name, scope);
  const value = found === undefined ? HANDLES[name] : (found.link?.() ?? found.value);
  return value?.kind === "external" || value?.kind === "class" ? value : undefined;
}

/** `Database.Database`: a type of a package. */
function qualified(machine: Machine, { left, right }: TSQualifiedName, scope: Scope): Value | undefined {
  const found = left.type === "Identifier" ? findCell(left.name, scope) : undefined;
  const value = found?.link?.() ?? found?.value;
  return value?.kind === "external" ? machine.get(value, right.name, siteOf(right, scope)) : undefined;
}

/** The value that a type promises, where a class stands for an instance of it. */
export function typedInstance(machine: Machine, annotation: Node, scope: Scope): Value | undefined {
  const typed = typeValue(machine, annotation, scope);
  return typed?.kind === "class" ? newObject(machine, { proto: typed }) : typed;
}

/** A value that is empty at first, joined with what its declared type promises. */
export function withDeclaredType(
  machine: Machine,
  value: Value,
  annotation: Node | null | undefined,
  scope: Scope,
): Value {
  if (value.kind !== "const" || (value.value !== undefined && value.value !== null)) return value;
  const typed = annotation == null ? undefined : typeValue(machine, annotation, scope);
  return typed?.kind === "external" ? join(value, typed) : value;
}
