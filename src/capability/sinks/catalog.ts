/** Finding the row of a call. */
import { fileSinks } from "./node.ts";
import { COMMON_HANDLES, packageSinks } from "./packages.ts";
import { platformSinks } from "./platform.ts";
import { runtimeSinks } from "./runtimes.ts";
import type { PackageRow, SinkRow } from "./row.ts";

const rows: ReadonlyMap<string, ReadonlyMap<string, SinkRow>> = byModule();

function byModule(): ReadonlyMap<string, ReadonlyMap<string, SinkRow>> {
  const found = new Map<string, Map<string, SinkRow>>();
  for (const row of [...fileSinks, ...platformSinks, ...runtimeSinks]) {
    const members = found.get(row.module) ?? new Map<string, SinkRow>();
    for (const member of membersOf(row)) members.set(member, row);
    found.set(row.module, members);
  }
  return found;
}

/** `new Worker` is one member. */
function membersOf({ members }: SinkRow): readonly string[] {
  return members
    .split(" ")
    .reduce<readonly string[]>(
      (list, word) =>
        list.at(-1) === "new" && /^[A-Z]/.test(word) ? [...list.slice(0, -1), `new ${word}`] : [...list, word],
      [],
    );
}

/** The row of a call of a built-in module: the longest end of its path that has one. */
export function sinkRow(module: string, path: readonly string[], isNew: boolean): SinkRow | undefined {
  const members = rows.get(module);
  if (members === undefined) return undefined;
  if (isNew) return members.get(path.length === 0 ? "new" : `new ${path.at(-1) ?? ""}`);
  if (path.length === 0) return members.get("()");
  const [last, before] = [path.at(-1) ?? "", path.at(-2)];
  return (before === undefined ? undefined : members.get(`${before}.${last}`)) ?? members.get(last);
}

interface Known extends PackageRow {
  readonly handleNames: ReadonlySet<string>;
  readonly silentNames: ReadonlySet<string>;
}

const exact = new Map<string, Known>();
const beginnings: (readonly [string, Known])[] = [];
for (const row of packageSinks) {
  const known: Known = {
    ...row,
    handleNames: wordsOf(`${COMMON_HANDLES} ${row.handles ?? ""}`),
    silentNames: wordsOf(row.silent ?? ""),
  };
  for (const name of row.packages.split(/\s+/)) {
    if (name.endsWith("*")) beginnings.push([name.slice(0, -1), known]);
    else exact.set(name, known);
  }
}

/** What is known of a package that reaches outside. */
export function packageRow(module: string): Known | undefined {
  return exact.get(module) ?? beginnings.find(([start]) => module.startsWith(start))?.[1];
}

/** Without the empty word: it is what calls the package itself. */
function wordsOf(names: string): ReadonlySet<string> {
  return new Set(names.split(/\s+/).filter((name) => name !== ""));
}
