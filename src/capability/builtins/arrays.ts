/** Methods of lists. Callbacks are run for each element that is known, and once for the rest. */
import { closedElements, elementOf, newArray, newObject, optional, pushElement } from "../heap.ts";
import { concat, join, joinAll } from "../join.ts";
import type { Machine } from "../machine.ts";
import { taintOf } from "../taint.ts";
import type { ArrayValue, NativeCall, Value } from "../values.ts";
import { native } from "../natives.ts";
import { constant, UNDEFINED, unknown } from "../values.ts";
import { boolean, outcome, testsOf, truth } from "../evaluate/truth.ts";
import { equal } from "../evaluate/operators.ts";

type Method = (machine: Machine, list: ArrayValue, call: NativeCall) => Value;

export function arrayMethod(list: ArrayValue, key: string): Value {
  const method = METHODS.get(key);
  return method === undefined ? UNDEFINED : native(key, (machine, call) => method(machine, list, call));
}

export function isArrayMethod(key: string): boolean {
  return METHODS.has(key);
}

interface Visited {
  readonly element: Value;
  readonly result: Value;
}

/** Runs the callback of a call for all elements; the last of an open list stands for its rest. */
function visit(
  machine: Machine,
  list: ArrayValue,
  { args, at }: NativeCall,
): { readonly known: readonly Visited[]; readonly rest?: Visited } {
  const [callback] = args;
  if (callback === undefined) return { known: [] };
  const run = (element: Value, index: Value): Visited => ({
    element,
    result: machine.call(callback, [element, index, list], UNDEFINED, at),
  });
  const known = list.elements.map((element, index) => run(element, constant(index)));
  const { rest } = list;
  if (rest === undefined) return { known };
  return { known, rest: machine.maybe(() => run(rest, unknown([], "number"))) };
}

const forEach: Method = (machine, list, call) => {
  visit(machine, list, call);
  return UNDEFINED;
};

const map: Method = (machine, list, call) => {
  const { known, rest } = visit(machine, list, call);
  const mapped = newArray(
    machine,
    known.map(({ result }) => result),
    rest?.result,
  );
  mapped.mayLack = list.mayLack === true;
  return mapped;
};

const flatMap: Method = (machine, list, call) => flat(machine, asArray(machine, map(machine, list, call)));

const filter: Method = (machine, list, call) => {
  const { known, rest } = visit(machine, list, call);
  const kept = known.filter(({ result }) => truth(result) !== false).map(({ element }) => element);
  const isRest = rest !== undefined && truth(rest.result) !== false;
  const filtered = newArray(machine, kept, isRest ? rest.element : undefined);
  filtered.mayLack = list.mayLack === true || known.some(({ result }) => truth(result) === undefined);
  return filtered;
};

const find: Method = (machine, list, call) => {
  const { known, rest } = visit(machine, list, call);
  const found: Value[] = [];
  for (const { element, result } of known) {
    const holds = truth(result);
    if (holds !== false) found.push(element);
    if (holds === true) return joinAll(found);
  }
  return joinAll([...found, ...optional(rest?.element), UNDEFINED]);
};

/** Whether some, or all, elements pass: what the callback checks is what the result stands for. */
const some: Method = (machine, list, call) => quantified(machine, list, call, true);
const every: Method = (machine, list, call) => quantified(machine, list, call, false);

function quantified(machine: Machine, list: ArrayValue, call: NativeCall, when: boolean): Value {
  const { known, rest } = visit(machine, list, call);
  const results = [...known, ...optional(rest)].map(({ result }) => result);
  if (results.some((result) => truth(result) === when) && rest === undefined) return constant(when);
  if (results.every((result) => truth(result) === !when)) return constant(!when);
  return boolean(results.flatMap(testsOf));
}

const reduce: Method = (machine, list, { args, at }) => {
  const [callback, start] = args;
  if (callback === undefined) return UNDEFINED;
  let value = start ?? list.elements[0] ?? UNDEFINED;
  const from = start === undefined ? 1 : 0;
  list.elements.slice(from).forEach((element, index) => {
    value = machine.call(callback, [value, element, constant(index + from), list], UNDEFINED, at);
  });
  const { rest } = list;
  return rest === undefined
    ? value
    : join(
        value,
        machine.maybe(() => machine.call(callback, [value, rest, unknown([], "number"), list], UNDEFINED, at)),
      );
};

const push: Method = (machine, list, { args }) => {
  for (const arg of args) pushElement(machine, list, arg);
  return unknown([], "number");
};

const includes: Method = (machine, list, { args }) => {
  const wanted = args[0] ?? UNDEFINED;
  const outcomes = list.elements.map((element) => truth(equal(element, wanted)));
  if (outcomes.includes(true)) return constant(true);
  if (list.rest === undefined && outcomes.every((one) => one === false)) return constant(false);
  const isOurs = !taintOf(list).some(({ origin }) => origin.kind === "argument");
  return isOurs ? outcome(wanted, "allow-list", "pattern") : boolean([]);
};

function flat(machine: Machine, list: ArrayValue): Value {
  const elements: Value[] = [];
  let { rest } = list;
  for (const element of list.elements) {
    const closed = element.kind === "array" ? closedElements(machine, element) : [element];
    if (closed === undefined) rest = join(rest, elementOf(element));
    else elements.push(...closed);
  }
  return newArray(machine, elements, rest);
}

function asArray(machine: Machine, value: Value): ArrayValue {
  return value.kind === "array" ? value : newArray(machine, [], elementOf(value));
}

const concatLists: Method = (machine, list, { args }) =>
  flat(machine, newArray(machine, [...list.elements, ...args], list.rest));

const slice: Method = (machine, list, { args }) => {
  const [from, to] = args.map((arg) => (arg.kind === "const" && typeof arg.value === "number" ? arg.value : undefined));
  if (args.length > 0 && from === undefined) return newArray(machine, [], elementOf(list));
  return newArray(machine, list.elements.slice(from, to), list.rest);
};

const splice: Method = (machine, list, { args }) => {
  const removed = newArray(machine, [], elementOf(list));
  for (const arg of args.slice(2)) pushElement(machine, list, arg);
  return removed;
};

const joined: Method = (_machine, list, { args }) => {
  const by = args[0] ?? constant(",");
  if (list.rest === undefined)
    return concat(list.elements.flatMap((element, index) => (index === 0 ? [element] : [by, element])));
  const [first] = list.elements;
  return first === undefined ? unknown(taintOf(list), "string") : concat([first, by, unknown(taintOf(list))]);
};

const same: Method = (_machine, list) => list;
const one: Method = (_machine, list) => join(elementOf(list), UNDEFINED);
const number: Method = () => unknown([], "number");
const entries: Method = (machine, list) =>
  newArray(
    machine,
    list.elements.map((element, index) => newArray(machine, [constant(index), element])),
    list.rest === undefined ? undefined : newArray(machine, [unknown([], "number"), list.rest]),
  );
const keys: Method = (machine, list) =>
  newArray(
    machine,
    list.elements.map((_element, index) => constant(index)),
    list.rest === undefined ? undefined : unknown([], "number"),
  );
const copy: Method = (machine, list) => newArray(machine, list.elements, list.rest);
const at: Method = (_machine, list, { args }) => {
  const index = args[0]?.kind === "const" && typeof args[0].value === "number" ? args[0].value : undefined;
  return index === undefined || list.rest !== undefined
    ? join(elementOf(list), UNDEFINED)
    : (list.elements.at(index) ?? UNDEFINED);
};
const visited: Method = (machine, list, call) => {
  visit(machine, list, call);
  return unknown([], "number");
};
/** Orders need no computing; the callback compares, which may call anything. */
const sorted: Method = (machine, list, { args, at: site }) => {
  const element = elementOf(list);
  if (args[0] !== undefined)
    machine.maybe(() => machine.call(args[0] ?? UNDEFINED, [element, element], UNDEFINED, site));
  return list;
};

/** A list stands for what walks it, too: which step it is at is not known. */
const next: Method = (machine, list) =>
  newObject(machine, {
    props: [
      ["value", join(elementOf(list), UNDEFINED)],
      ["done", unknown([], "boolean")],
    ],
  });

const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ["forEach", forEach],
  ["map", map],
  ["flatMap", flatMap],
  ["filter", filter],
  ["find", find],
  ["findLast", find],
  ["findIndex", visited],
  ["findLastIndex", visited],
  ["some", some],
  ["every", every],
  ["reduce", reduce],
  ["reduceRight", reduce],
  ["push", push],
  ["unshift", push],
  ["includes", includes],
  ["flat", flat],
  ["concat", concatLists],
  ["slice", slice],
  ["splice", splice],
  ["join", joined],
  ["sort", sorted],
  ["toSorted", sorted],
  ["reverse", same],
  ["toReversed", same],
  ["fill", same],
  ["values", same],
  ["toString", joined],
  ["pop", one],
  ["shift", one],
  ["at", at],
  ["indexOf", number],
  ["lastIndexOf", number],
  ["entries", entries],
  ["keys", keys],
  ["with", copy],
  ["copyWithin", copy],
  ["next", next],
]);
