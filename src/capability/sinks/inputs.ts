/** What reaches a sink, in which role, and whether it was checked for that role. */
import type { GuardKind, Input, InputRole } from "../../model/capability.ts";
import { guardedTaint } from "../guards.ts";
import type { Machine } from "../machine.ts";
import { mergeTaint, originKey, taintOf } from "../taint.ts";
import type { Taint, Value } from "../values.ts";
import { NOTHING, stringOf } from "../values.ts";

/** Guards that settle a role, and those that may. */
const SETTLING: { readonly [role in InputRole]: readonly GuardKind[] } = {
  command: ["number", "allow-list", "plain"],
  program: ["allow-list", "number"],
  "shell-option": ["allow-list", "number"],
  element: ["number", "allow-list", "option-end", "leading-dash"],
  sql: ["number", "allow-list", "plain"],
  url: ["number", "allow-list", "encoded", "contained"],
  header: ["number", "allow-list", "plain"],
  path: ["number", "allow-list", "encoded", "plain"],
  code: ["number", "allow-list"],
  body: [],
  recipient: ["allow-list"],
  output: [],
};

/** Guards that say nothing about a role, whatever else they are good for. */
const BESIDE: { readonly [role in InputRole]?: readonly GuardKind[] } = {
  command: ["leading-dash", "option-end", "prefix"],
  program: ["leading-dash", "option-end", "prefix"],
  sql: ["leading-dash", "option-end", "contained", "encoded"],
  code: ["leading-dash", "option-end", "contained", "encoded", "prefix"],
  url: ["leading-dash"],
  path: ["leading-dash"],
};

const ALWAYS_BESIDE: readonly GuardKind[] = ["resolved", "realpath", "folder", "parsed"];

/** A path is inside a folder when its links are resolved and it is compared with the folder and a separator. */
function isContained(guards: readonly GuardKind[]): boolean {
  return guards.includes("contained") && guards.includes("realpath");
}

function judge(role: InputRole, guards: readonly GuardKind[]): Input["guard"] {
  if (SETTLING[role].some((guard) => guards.includes(guard)) || (role === "path" && isContained(guards)))
    return "checked";
  const beside = [...ALWAYS_BESIDE, ...(BESIDE[role] ?? [])];
  const says = guards.filter((guard) => !beside.includes(guard));
  return says.length === 0 ? "none" : "unverified";
}

/** The inputs that a value is, in a role: one for each origin. */
export function inputsOf(
  machine: Machine,
  value: Value,
  role: InputRole,
  added: readonly GuardKind[] = [],
): readonly Input[] {
  const leading = new Set(
    guardedTaint(machine.frame, leadingTaint(value, role)).map(({ origin }) => originKey(origin)),
  );
  return guardedTaint(machine.frame, taintOf(value)).map(({ origin, guards }) => {
    const all = [...new Set([...guards, ...added])].sort();
    return { role, origin, isLeading: leading.has(originKey(origin)), guard: judge(role, all), guards: all };
  });
}

const SCHEME = /^[a-z][a-z\d+.-]{0,20}:\/\/$/i;

/** What the beginning of a string is made of; of an address, what stands after its scheme. */
function leadingTaint(value: Value, role: InputRole): Taint {
  if (value.kind === "text") {
    const [first, second] = value.parts;
    const part = role === "url" && typeof first === "string" && SCHEME.test(first) ? second : first;
    return part === undefined || typeof part === "string" ? NOTHING : part;
  }
  if (value.kind === "union")
    return value.members.reduce<Taint>((taint, one) => mergeTaint(taint, leadingTaint(one, role)), NOTHING);
  return taintOf(value);
}

/** The inputs of a list of program arguments: what follows `--` is no option. */
export function elementInputs(machine: Machine, list: Value): readonly Input[] {
  if (list.kind !== "array") return inputsOf(machine, list, "element");
  const end = list.elements.findIndex((element) => stringOf(element) === "--");
  const added = (index: number): readonly GuardKind[] => (end !== -1 && index > end ? ["option-end"] : []);
  const inputs = list.elements.flatMap((element, index) => inputsOf(machine, element, "element", added(index)));
  const { rest } = list;
  return rest === undefined ? inputs : [...inputs, ...inputsOf(machine, rest, "element", added(list.elements.length))];
}

/** One input for each role and origin: the least guarded. */
export function distinct(inputs: readonly Input[]): readonly Input[] {
  const order = { none: 0, unverified: 1, checked: 2 };
  const kept = new Map<string, Input>();
  for (const input of inputs) {
    const key = `${input.role} ${originKey(input.origin)}`;
    const known = kept.get(key);
    const isWorse =
      known !== undefined &&
      (order[input.guard] - order[known.guard] || Number(known.isLeading) - Number(input.isLeading)) < 0;
    if (known === undefined || isWorse) kept.set(key, input);
  }
  return [...kept].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, input]) => input);
}
