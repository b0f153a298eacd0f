/** `path` and `url` on known and unknown strings. The tree stands at `/@source`. */
import { concat, joinAll } from "../join.ts";
import type { Machine } from "../machine.ts";
import { guarded, mapTaint, mergeTaint, taintOf } from "../taint.ts";
import type { NativeCall, Taint, UnknownValue, Value } from "../values.ts";
import { constant, each, NOTHING, stringOf, UNDEFINED, unknown } from "../values.ts";

/** Where the tree is, as code sees it. */
export const ROOT = "/@source";
/** The folder of temporary files, and that of the user. */
export const TEMPORARY = "/@tmp";
export const HOME = "/@home";

/** A text as people write it: none of the folders that stand for others. */
export function asWritten(text: string): string {
  return text.replaceAll(`${ROOT}/`, "").replaceAll(TEMPORARY, "/tmp").replaceAll(HOME, "~");
}

type Static = (machine: Machine, call: NativeCall) => Value;

function parts(path: string): string {
  const isAbsolute = path.startsWith("/");
  const kept: string[] = [];
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part === ".." && kept.length > 0 && kept.at(-1) !== "..") kept.pop();
    else if (part !== ".." || !isAbsolute) kept.push(part);
  }
  return `${isAbsolute ? "/" : ""}${kept.join("/")}` || (isAbsolute ? "/" : ".");
}

/** Combinations of possible strings that are computed one by one. */
const COMBINATIONS = 32;

/** Possible argument lists with one string each; undefined when some are not known or there are too many. */
function strings(args: readonly Value[]): readonly (readonly string[])[] | undefined {
  let lists: (readonly string[])[] = [[]];
  for (const arg of args) {
    const options = each(arg).map(stringOf);
    const known = options.filter((option) => option !== undefined);
    if (known.length !== options.length || lists.length * known.length > COMBINATIONS) return undefined;
    lists = lists.flatMap((list) => known.map((option) => [...list, option]));
  }
  return lists;
}

function computed(args: readonly Value[], compute: (texts: readonly string[]) => string): Value | undefined {
  const lists = strings(args);
  return lists === undefined ? undefined : joinAll(lists.map((list) => constant(compute(list))));
}

/** The arguments with slashes between; what comes from outside is marked as made a plain path. */
function built(args: readonly Value[], isResolved: boolean): Value {
  const joined = concat(args.flatMap((arg, index) => (index === 0 ? [arg] : [constant("/"), arg])));
  return mapTaint(joined, (taint) => (isResolved ? guarded(taint, "resolved") : taint));
}

const join: Static = (_machine, { args }) =>
  computed(args, (texts) => parts(texts.filter((text) => text !== "").join("/"))) ?? built(args, true);

function absolute(texts: readonly string[]): string {
  let path = "";
  for (const text of [...texts].reverse()) {
    path = path === "" ? text : `${text}/${path}`;
    if (text.startsWith("/")) return parts(path);
  }
  return parts(`${ROOT}/${path}`);
}

/** A later absolute argument replaces what stands before it, so that it is the beginning. */
const resolve: Static = (_machine, { args }) => {
  const known = computed(args, absolute);
  if (known !== undefined) return known;
  const last = args.at(-1);
  if (last !== undefined && args.length > 1 && taintOf(last).length > 0 && !startsKnown(last)) {
    const taint = args.reduce<Taint>((all, arg) => mergeTaint(all, taintOf(arg)), NOTHING);
    return unknown(guarded(taint, "resolved"), "string");
  }
  return built(args, true);
};

function startsKnown(value: Value): boolean {
  return value.kind === "const" || (value.kind === "text" && typeof value.parts[0] === "string");
}

const dirname: Static = (_machine, { args }) =>
  computed(args.slice(0, 1), ([text = ""]) => parts(`${text}/..`)) ??
  mapTaint(args[0] ?? UNDEFINED, (taint) => guarded(taint, "folder"));

/** Only a name is left: no folder can be chosen with it. */
const basename: Static = (_machine, { args }) =>
  computed(args, ([text = "", suffix = ""]) => {
    const name = text.split("/").at(-1) ?? "";
    return suffix !== "" && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
  }) ?? unknown(guarded(taintOf(args[0] ?? UNDEFINED), "encoded"), "string");

const extname: Static = (_machine, { args }) =>
  computed(args, ([text = ""]) => /\.[^./]*$/.exec(text)?.[0] ?? "") ??
  unknown(guarded(taintOf(args[0] ?? UNDEFINED), "encoded"), "string");

const relative: Static = (_machine, { args }) => {
  const taint = args.reduce<Taint>((all, arg) => mergeTaint(all, taintOf(arg)), NOTHING);
  const value: UnknownValue = { ...unknown(taint, "string"), isRelative: true };
  return value;
};

const isAbsolute: Static = (_machine, { args }) => {
  const text = stringOf(args[0]);
  return text === undefined ? unknown([], "boolean") : constant(text.startsWith("/"));
};

const fileUrlToPath: Static = (_machine, { args }) => {
  const [first] = args;
  return (
    computed(args.slice(0, 1), ([text = ""]) => text.replace(/^file:\/\//, "")) ??
    (first === undefined ? UNDEFINED : unknown(taintOf(first)))
  );
};

const pathToFileUrl: Static = (_machine, { args }) =>
  computed(args.slice(0, 1), ([text = ""]) => `file://${text}`) ?? args[0] ?? UNDEFINED;

export const pathStatics: ReadonlyMap<string, Static> = new Map<string, Static>([
  ["path.join", join],
  ["path.resolve", resolve],
  [
    "path.normalize",
    (_machine, { args }) =>
      computed(args, ([text = ""]) => parts(text)) ??
      mapTaint(args[0] ?? UNDEFINED, (taint) => guarded(taint, "resolved")),
  ],
  ["path.dirname", dirname],
  ["path.basename", basename],
  ["path.extname", extname],
  ["path.relative", relative],
  ["path.isAbsolute", isAbsolute],
  ["url.fileURLToPath", fileUrlToPath],
  ["url.pathToFileURL", pathToFileUrl],
]);
