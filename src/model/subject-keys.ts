import { canonicalJson, isObject } from "./json.ts";
import type { Subject } from "./surface.ts";

/** Subjects by kind and name, those of one name in their order; without a name, by all that they say. */
export function byKey(subjects: readonly Subject[]): ReadonlyMap<string, Subject> {
  const counts = new Map<string, number>();
  return new Map(
    subjects.map((subject) => {
      const key = subject.kind === "server" ? "server" : `${subject.kind} ${nameOf(subject)}`;
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      return [`${key}\0${count}`, subject];
    }),
  );
}

/** The index in the list, which stands in place of a name, is another one in another list. */
function nameOf(subject: Subject): string {
  return isNamed(subject) ? subject.name : `\0${canonicalJson(subject.raw)}`;
}

/** Whether it has a name of its own: `#3` stands for one that has none. */
export function isNamed({ name, raw }: Subject): boolean {
  return !/^#\d+$/.test(name) || (isObject(raw) && Object.values(raw).includes(name));
}
