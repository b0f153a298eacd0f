/** What of a call a function can tell apart, as far as its syntax shows. */
import type { Node } from "@babel/types";
import { isNode } from "../site.ts";
import type { FunctionValue, Value } from "../values.ts";

interface Interface {
  /** How many arguments it has parameters for. */
  readonly takes: number;
  /** It speaks of its receiver, or functions do that share it. */
  readonly hasReceiver: boolean;
}

const interfaces = new WeakMap<Node, Interface>();

/**
 * What a call hands over that the function may look at: arguments that it has no parameter for and a receiver that it
 * does not name change nothing, so that a function that many objects hold is run once for all of them.
 */
export function seenBy(fn: FunctionValue, args: readonly Value[], self: Value): readonly Value[] {
  const { takes, hasReceiver } = interfaceOf(fn);
  const seen = args.length > takes ? args.slice(0, takes) : args;
  return hasReceiver ? [...seen, self] : seen;
}

function interfaceOf({ node, scope }: FunctionValue): Interface {
  const known = interfaces.get(node);
  if (known !== undefined) return known;
  const text = scope.module.body.slice(node.start ?? 0, node.end ?? 0);
  // Only words that are written somewhere in it are looked for: in a comment they would say nothing.
  const mayHaveReceiver = /\b(?:this|super|private|public|protected|readonly|override)\b/.test(text);
  const mayNameArguments = /\barguments\b|\\u/.test(text);
  const takesAll =
    node.params.some(({ type }) => type === "RestElement") || (mayNameArguments && holds(node, isArguments));
  const made = {
    takes: takesAll ? Infinity : node.params.length,
    hasReceiver: mayHaveReceiver && holds(node, isReceiver),
  };
  interfaces.set(node, made);
  return made;
}

/** A parameter may be a property of the receiver as well. */
const isReceiver = ({ type }: Node): boolean =>
  type === "ThisExpression" || type === "Super" || type === "TSParameterProperty";
const isArguments = (node: Node): boolean => node.type === "Identifier" && node.name === "arguments";

/** Whether a function holds such a node; one inside of it that is no arrow has a receiver and arguments of its own. */
function holds(root: Node, is: (node: Node) => boolean): boolean {
  const stack: unknown[] = Object.values(root);
  while (stack.length > 0) {
    const at = stack.pop();
    if (Array.isArray(at)) for (const one of at) stack.push(one);
    if (!isNode(at)) continue;
    if (is(at)) return true;
    // The name of a method is worked out outside of it.
    if (hasOwnReceiver(at)) stack.push("key" in at ? at.key : undefined);
    else for (const value of Object.values(at)) if (typeof value === "object") stack.push(value);
  }
  return false;
}

function hasOwnReceiver({ type }: Node): boolean {
  return (
    type === "FunctionDeclaration" ||
    type === "FunctionExpression" ||
    type === "ObjectMethod" ||
    type === "ClassMethod" ||
    type === "ClassPrivateMethod"
  );
}
