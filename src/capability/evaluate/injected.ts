/** Instances that a framework makes: what their constructors ask for is made for them. */
import type { ClassBody, Node } from "@babel/types";
import type { Machine } from "../machine.ts";
import { isNode } from "../site.ts";
import type { ClassValue, Site, Value } from "../values.ts";
import { UNKNOWN } from "../values.ts";
import { typeValue } from "./types.ts";

/** How deep services ask for services. */
const DEPTH = 6;

const made = new WeakMap<ClassValue, Value>();

/** The one instance of a class, with instances of the classes of the source that its constructor names. */
export function injected(machine: Machine, value: ClassValue, at: Site, depth = 0): Value {
  const known = made.get(value);
  if (known !== undefined) return known;
  const args = parametersOf(value).map((param) => serviceFor(machine, value, param, at, depth));
  const object = machine.construct(value, args, at);
  made.set(value, object);
  for (const member of value.node.body.body) {
    const name = injectedField(member);
    if (name !== undefined) machine.set(object, name, serviceFor(machine, value, member, at, depth));
  }
  return object;
}

function serviceFor(machine: Machine, owner: ClassValue, declared: Node, at: Site, depth: number): Value {
  const inner = declared.type === "TSParameterProperty" ? declared.parameter : declared;
  const annotation = "typeAnnotation" in inner ? inner.typeAnnotation : undefined;
  const typed = isNode(annotation) ? typeValue(machine, annotation, owner.scope) : undefined;
  if (typed?.kind === "class") return depth < DEPTH ? injected(machine, typed, at, depth + 1) : UNKNOWN;
  return typed ?? UNKNOWN;
}

/** The parameters of the constructor that a class has or inherits. */
function parametersOf(value: ClassValue): readonly Node[] {
  for (let at: Value | undefined = value; at?.kind === "class"; at = at.parent)
    for (const member of at.node.body.body)
      if (member.type === "ClassMethod" && member.kind === "constructor") return member.params;
  return [];
}

/** A field that is filled from outside: it has a decorator and no value. */
function injectedField(member: ClassBody["body"][number]): string | undefined {
  const isFilled = member.type === "ClassProperty" && member.value == null && (member.decorators ?? []).length > 0;
  return isFilled && member.key.type === "Identifier" ? member.key.name : undefined;
}
