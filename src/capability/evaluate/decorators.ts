/** Decorators: those of the source are run, those of a framework that make a method a tool register it. */
import type { ClassMethod, Decorator } from "@babel/types";
import { SDKS } from "../project/servers.ts";
import { newObject } from "../heap.ts";
import type { Machine } from "../machine.ts";
import { siteOf } from "../site.ts";
import type { ClassValue, ExternalValue, FunctionValue, Scope, Value } from "../values.ts";
import { constant, stringOf, UNDEFINED } from "../values.ts";

/** Applies the decorators of a class that was just made: those of its methods, then its own. */
export function decorate(machine: Machine, value: ClassValue): void {
  for (const member of value.node.body.body) {
    if (member.type !== "ClassMethod" || member.decorators == null) continue;
    const name = member.key.type === "Identifier" && !member.computed ? member.key.name : undefined;
    const method = name === undefined ? undefined : (value.methods.get(name) ?? value.statics.get(name));
    if (name === undefined || method?.kind !== "function") continue;
    for (const decorator of [...member.decorators].reverse()) decorateMethod(machine, value, decorator, member, method);
  }
  for (const decorator of [...(value.node.decorators ?? [])].reverse()) {
    const applied = appliedTo(machine, decorator, value.scope);
    if (applied.kind === "function") machine.call(applied, [value], UNDEFINED, siteOf(decorator, value.scope));
  }
}

function decorateMethod(
  machine: Machine,
  owner: ClassValue,
  decorator: Decorator,
  member: ClassMethod,
  method: FunctionValue,
): void {
  const { scope } = owner;
  const at = siteOf(decorator, scope);
  const { expression } = decorator;
  const isCall = expression.type === "CallExpression";
  const name = constant(member.key.type === "Identifier" ? member.key.name : "", siteOf(member.key, scope));
  const named = isCall && expression.callee.type !== "Import" ? expression.callee : expression;
  const maker =
    named.type === "Identifier" || named.type === "MemberExpression" ? machine.evaluate(named, scope) : UNDEFINED;
  if (maker.kind === "external") {
    const style = makes(maker);
    if (style === undefined) return;
    const args = isCall ? expression.arguments.flatMap((arg) => argument(machine, arg, scope)) : [];
    const defined = definition(machine, args, name);
    if (style !== "tool") machine.shown.push({ kind: "call", style, args: [defined], at });
    else
      machine.registered.push({
        kind: "tool",
        style: "decorator",
        args: [defined, owner, method],
        at,
        conditions: [...machine.conditions],
        inEntry: machine.entries.has(at.doc),
        frame: machine.frame.name,
      });
    return;
  }
  const applied = appliedTo(machine, decorator, scope);
  if (applied.kind !== "function") return;
  const descriptor = newObject(machine, { props: [["value", method]] });
  const target = newObject(machine, { proto: owner });
  machine.call(applied, [target, name, descriptor], UNDEFINED, at);
}

function argument(machine: Machine, node: { readonly type: string }, scope: Scope): readonly Value[] {
  return isExpression(node) ? [machine.evaluate(node, scope)] : [];
}

type Evaluated = Parameters<Machine["evaluate"]>[0];

function isExpression(node: { readonly type: string }): node is Evaluated {
  return node.type !== "SpreadElement" && node.type !== "ArgumentPlaceholder";
}

/** The function that a decorator of the source comes to; one of a package does nothing that is followed. */
function appliedTo(machine: Machine, { expression }: Decorator, scope: Scope): Value {
  if (expression.type === "CallExpression" && expression.callee.type === "Identifier") {
    const maker = machine.evaluate(expression.callee, scope);
    if (maker.kind !== "function") return UNDEFINED;
  }
  return machine.evaluate(expression, scope);
}

/** What a decorator of a framework of MCP, or of a package that calls itself one, makes of a method. */
const MAKING: readonly (readonly [name: RegExp, style: string])[] = [
  [/^(?:mcp)?tool$/i, "tool"],
  [/^(?:mcp)?prompt$/i, "addPrompt"],
  [/^(?:mcp)?resource$/i, "addResource"],
  [/^(?:mcp)?resourcetemplate$/i, "addResourceTemplate"],
];

function makes({ module, path }: ExternalValue): string | undefined {
  const isFramework = SDKS.has(module) || /(?:^|[/@-])mcp(?:[/-]|$)/.test(module);
  return isFramework ? MAKING.find(([name]) => name.test(path.at(-1) ?? ""))?.[1] : undefined;
}

/** The tool that a decorator defines: an object, or a name and a description; named as its method unless it says otherwise. */
function definition(machine: Machine, args: readonly Value[], method: Value): Value {
  const [first, second] = args;
  if (first?.kind === "object") {
    const { props, rest, site } = first;
    return newObject(machine, {
      props: [["name", method], ...props],
      rest,
      ...(site === undefined ? {} : { site }),
    });
  }
  const text = stringOf(first);
  const isName = text !== undefined && (second !== undefined || /^[\w.-]+$/.test(text));
  const description = isName ? second : first;
  const options = second?.kind === "object" ? [...second.props] : [];
  const made = newObject(machine, { props: [["name", isName ? (first ?? method) : method], ...options] });
  if (description !== undefined && description.kind !== "object") made.props.set("description", description);
  return made;
}
