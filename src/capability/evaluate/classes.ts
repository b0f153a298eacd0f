/** Classes: their members, their instances. */
import type { Class, ClassBody } from "@babel/types";
import { newObject, setProperty } from "../heap.ts";
import type { Machine } from "../machine.ts";
import type { ClassValue, FunctionValue, ObjectValue, Scope, Site, Value } from "../values.ts";
import { freshId, UNDEFINED } from "../values.ts";
import { decorate } from "./decorators.ts";
import { runFunction } from "./functions.ts";
import { propertyKey } from "./objects.ts";
import { withDeclaredType } from "./types.ts";

type Member = ClassBody["body"][number];

/** A class declaration or expression. */
export function classValue(machine: Machine, node: Class, outer: Scope): ClassValue {
  const parent = node.superClass == null ? undefined : machine.evaluate(node.superClass, outer);
  const scope = machine.newScope(outer);
  const value: ClassValue = {
    kind: "class",
    id: freshId(),
    node,
    scope,
    ...(parent === undefined ? {} : { parent: parent.kind === "union" ? (parent.members[0] ?? parent) : parent }),
    statics: new Map(),
    methods: new Map(),
    getters: new Map(),
    staticGetters: new Map(),
  };
  if (node.id != null) scope.vars.set(node.id.name, machine.cell(value));
  for (const member of node.body.body) addMember(machine, value, member);
  for (const member of node.body.body) addStatic(machine, value, member);
  decorate(machine, value);
  return value;
}

function addMember(machine: Machine, value: ClassValue, member: Member): void {
  if (member.type !== "ClassMethod" && member.type !== "ClassPrivateMethod") return;
  const key = propertyKey(machine, member.key, member.type === "ClassMethod" && member.computed, value.scope);
  if (key.kind !== "const" || member.kind === "constructor") return;
  const method: FunctionValue = {
    kind: "function",
    id: freshId(),
    node: member,
    scope: value.scope,
    home: value,
    props: new Map(),
  };
  const name = String(key.value);
  if (member.kind === "get") (member.static ? value.staticGetters : value.getters).set(name, method);
  else if (member.kind === "method") (member.static ? value.statics : value.methods).set(name, method);
}

function addStatic(machine: Machine, value: ClassValue, member: Member): void {
  const scope = machine.newScope(value.scope, { isFunction: true, self: value, home: value });
  if (member.type === "StaticBlock") machine.execute(member.body, scope);
  if (!isProperty(member) || !member.static || member.value == null) return;
  const key = propertyKey(machine, member.key, isComputed(member), value.scope);
  if (key.kind === "const") value.statics.set(String(key.value), machine.evaluate(member.value, scope));
}

function isComputed(member: Property): boolean {
  return member.type !== "ClassPrivateProperty" && member.computed;
}

type Property = Extract<Member, { type: "ClassProperty" | "ClassPrivateProperty" | "ClassAccessorProperty" }>;
function isProperty(member: Member): member is Property {
  return (
    member.type === "ClassProperty" || member.type === "ClassPrivateProperty" || member.type === "ClassAccessorProperty"
  );
}

/** An instance; its constructor is run. */
export function instantiate(machine: Machine, value: ClassValue, args: readonly Value[], at: Site): ObjectValue {
  const object = newObject(machine, { proto: value, site: at });
  initialise(machine, value, args, object, at);
  return object;
}

/** Runs the constructor of a class on an object, or that of the class it extends. */
function initialise(machine: Machine, value: ClassValue, args: readonly Value[], object: ObjectValue, at: Site): void {
  const node = value.node.body.body.find((member) => member.type === "ClassMethod" && member.kind === "constructor");
  if (node?.type !== "ClassMethod") {
    if (value.parent?.kind === "class") initialise(machine, value.parent, args, object, at);
    addFields(machine, value, object);
    return;
  }
  if (value.parent === undefined) addFields(machine, value, object);
  const constructor: FunctionValue = {
    kind: "function",
    id: freshId(),
    node,
    scope: value.scope,
    home: value,
    props: new Map(),
  };
  runFunction(machine, constructor, args, object, at, `new ${value.node.id?.name ?? "class"}`);
}

/** `super(...)` inside the constructor of `home`. */
export function callSuper(machine: Machine, home: ClassValue, args: readonly Value[], self: Value, at: Site): Value {
  if (self.kind !== "object") return UNDEFINED;
  if (home.parent?.kind === "class") initialise(machine, home.parent, args, self, at);
  else if (home.parent !== undefined) machine.construct(home.parent, args, at);
  addFields(machine, home, self);
  return UNDEFINED;
}

function addFields(machine: Machine, value: ClassValue, object: ObjectValue): void {
  const scope = machine.newScope(value.scope, { isFunction: true, self: object, home: value });
  for (const member of value.node.body.body) {
    if (!isProperty(member) || member.static || isOnlyDeclared(member)) continue;
    const key = propertyKey(machine, member.key, isComputed(member), value.scope);
    if (key.kind !== "const") continue;
    // One without a value says a type once more: what a class above has put there stays.
    if (member.value == null && object.props.has(String(key.value))) continue;
    setProperty(machine, object, String(key.value), fieldValue(machine, member, scope));
  }
}

/** `declare` and `abstract` fields are types: nothing of them is there when the program runs. */
function isOnlyDeclared(member: Property): boolean {
  return member.type === "ClassProperty" && (member.declare === true || member.abstract === true);
}

/** What a field begins with: one that is filled later is what its type says, when that is a thing of a package. */
function fieldValue(machine: Machine, member: Property, scope: Scope): Value {
  const value = member.value == null ? UNDEFINED : machine.evaluate(member.value, scope);
  return withDeclaredType(machine, value, member.typeAnnotation, scope);
}
