import { pointerStep } from "../model/json.ts";
import { CONFLICT_LIMIT, excerpts, type RepeatedKey } from "./body.ts";
import { children, keyOf, NONE, type JsonRecords, type JsonScan } from "./json-scan.ts";

/** Keys that an object holds twice with different values. */
export function repeatedKeys(body: string, scan: JsonScan): { conflicts: RepeatedKey[]; count: number } {
  const { records } = scan;
  const conflicts: RepeatedKey[] = [];
  let count = 0;
  for (const same of repetitions(body, records)) {
    const kept = same.at(-1) ?? NONE;
    const other = same.find((record) => differ(body, records, record, kept));
    if (other === undefined) continue;
    count += 1;
    if (count > CONFLICT_LIMIT) continue;
    const [first, last] = excerpts(source(body, records, other), source(body, records, kept));
    conflicts.push({ pointer: pointerTo(body, scan, kept), first, last });
  }
  return { conflicts, count };
}

/** Of each key that stands more than once in an object, the values. */
function* repetitions(body: string, records: JsonRecords): Generator<readonly number[]> {
  const seen = new Map<string, number>();
  for (let object = 0; object < records.size; object += 1) {
    if (body[records.start(object)] !== "{" || records.next(object) - object < 3) continue;
    seen.clear();
    const repeated = new Map<string, number[]>();
    for (let child = object + 1; child < records.next(object); child = records.next(child)) {
      const key = keyOf(body, records, child);
      const earlier = seen.get(key);
      if (earlier === undefined) {
        seen.set(key, child);
      } else {
        const all = repeated.get(key) ?? [earlier];
        all.push(child);
        repeated.set(key, all);
      }
    }
    yield* repeated.values();
  }
}

/** Whether two values differ, whatever the order of their keys. Ends at the first difference. */
function differ(body: string, records: JsonRecords, a: number, b: number): boolean {
  const pairs: (readonly [number, number])[] = [[a, b]];
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [one, other] = pair;
    const opening = body[records.start(one)];
    if (opening === "{" || opening === "[") {
      if (body[records.start(other)] !== opening) return true;
      if (records.next(one) - one !== records.next(other) - other) return true;
      const [mine, facing] = [childTable(body, records, one), childTable(body, records, other)];
      if (mine.size !== facing.size) return true;
      for (const [step, child] of mine) {
        const same = facing.get(step);
        if (same === undefined) return true;
        pairs.push([child, same]);
      }
    } else {
      const [written, facing] = [source(body, records, one), source(body, records, other)];
      if (written !== facing && (isOpening(facing) || JSON.parse(written) !== JSON.parse(facing))) return true;
    }
  }
  return false;
}

function isOpening(source: string): boolean {
  return source.startsWith("{") || source.startsWith("[");
}

function childTable(body: string, records: JsonRecords, container: number): ReadonlyMap<string | number, number> {
  return new Map(children(records, container).map((child, index) => [stepTo(body, records, child, index), child]));
}

/** A child's key, or its index in an array. */
function stepTo(body: string, records: JsonRecords, child: number, index: number): string | number {
  return records.key(child) === NONE ? index : keyOf(body, records, child);
}

function source(body: string, records: JsonRecords, record: number): string {
  return body.slice(records.start(record), records.end(record));
}

function pointerTo(body: string, { records, roots }: JsonScan, target: number): string {
  const holds = (record: number): boolean => record <= target && target < records.next(record);
  const root = roots.findIndex(holds);
  let pointer = roots.length === 1 ? "" : pointerStep(root);
  let at = roots[root] ?? 0;
  while (at !== target) {
    const siblings = children(records, at);
    const index = siblings.findIndex(holds);
    at = siblings[index] ?? target;
    pointer += pointerStep(stepTo(body, records, at, index));
  }
  return pointer;
}
