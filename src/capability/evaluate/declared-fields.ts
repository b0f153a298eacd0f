/** Fields of objects whose constructor was not run: what their class says that they are. */
import type { Class, Node } from "@babel/types";
import type { Machine } from "../machine.ts";
import type { ObjectValue, Value } from "../values.ts";
import { typedInstance } from "./types.ts";

/** What the classes of an object declare a field as; undefined when they say nothing that helps. */
export function declaredField(machine: Machine, object: ObjectValue, key: string): Value | undefined {
  for (let at = object.proto; at?.kind === "class"; at = at.parent) {
    const annotation = annotationOf(at.node, key);
    if (annotation === undefined) continue;
    const value = typedInstance(machine, annotation, at.scope);
    // It is one thing, whoever asks for it.
    if (value !== undefined) object.props.set(key, value);
    return value;
  }
  return undefined;
}

function annotationOf({ body }: Class, key: string): Node | undefined {
  for (const member of body.body) {
    if (member.type === "ClassProperty" && !member.static && isNamed(member.key, key))
      return member.typeAnnotation ?? undefined;
    if (member.type !== "ClassMethod" || member.kind !== "constructor") continue;
    for (const param of member.params) {
      const inner = param.type === "TSParameterProperty" ? param.parameter : undefined;
      const name = inner?.type === "AssignmentPattern" ? inner.left : inner;
      if (name?.type === "Identifier" && name.name === key) return name.typeAnnotation ?? undefined;
    }
  }
  return undefined;
}

function isNamed(node: Node, key: string): boolean {
  return node.type === "Identifier" && node.name === key;
}
