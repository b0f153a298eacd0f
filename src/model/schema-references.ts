import { field, isArray, isObject, type Json, type JsonObject } from "./json.ts";
import { subschemas, type Subschema } from "./schema.ts";

/** A `$ref`, with the schema that it leads to. */
export interface Reference {
  /** Of the `$ref` itself, below the root. */
  readonly pointer: string;
  readonly written: string;
  readonly from: Subschema;
  /** `absent`: it leads nowhere. `elsewhere`: to the network, where nobody looks. */
  readonly target: Subschema | "absent" | "elsewhere";
}

/** Every `$ref` of a schema. References stay inside the document; nothing is fetched. */
export function references(root: JsonObject): readonly Reference[] {
  const { schemas } = subschemas(root);
  const found = schemas.flatMap((from) => {
    const written = field(from.value, "$ref");
    return typeof written === "string" ? [{ from, written, pointer: `${from.pointer}/$ref` }] : [];
  });
  if (found.length === 0) return [];
  const index = makeIndex(root, schemas);
  return found.map((reference) => ({ ...reference, target: target(reference.written, reference.from, index) }));
}

interface Index {
  readonly root: JsonObject;
  readonly byPointer: ReadonlyMap<string, Subschema>;
  /** `$id`, and `#` with an anchor. */
  readonly byName: ReadonlyMap<string, Subschema>;
}

function makeIndex(root: JsonObject, schemas: readonly Subschema[]): Index {
  const byName = new Map<string, Subschema>();
  for (const schema of schemas) {
    const id = field(schema.value, "$id");
    if (typeof id === "string") byName.set(id.replace(/#$/, ""), schema);
    for (const keyword of ["$anchor", "$dynamicAnchor"]) {
      const anchor = field(schema.value, keyword);
      if (typeof anchor === "string") byName.set(`#${anchor}`, schema);
    }
  }
  return { root, byPointer: new Map(schemas.map((schema) => [schema.pointer, schema])), byName };
}

function target(written: string, from: Subschema, index: Index): Reference["target"] {
  const named =
    index.byName.get(written) ?? (written.endsWith("#") ? index.byName.get(written.slice(0, -1)) : undefined);
  if (named !== undefined) return named;
  const [address, fragment] = splitFragment(written);
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith("//")) return index.byName.get(address) ?? "elsewhere";
  const base = address === "" ? nearestResource(from) : index.byName.get(address);
  if (base === undefined) return "absent";
  const pointer = decoded(fragment);
  if (pointer === undefined) return "absent";
  return at(base.pointer, pointer, index) ?? at("", pointer, index) ?? "absent";
}

function splitFragment(written: string): readonly [string, string] {
  const hash = written.indexOf("#");
  return hash === -1 ? [written, ""] : [written.slice(0, hash), written.slice(hash + 1)];
}

function decoded(fragment: string): string | undefined {
  if (fragment !== "" && !fragment.startsWith("/")) return undefined;
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** A schema with an `$id` begins a document of its own, which fragments inside it are read in. */
function nearestResource(from: Subschema): Subschema {
  let schema = from;
  while (schema.parent !== undefined) {
    const id = field(schema.value, "$id");
    if (typeof id === "string" && !id.startsWith("#")) break;
    schema = schema.parent;
  }
  return schema;
}

/** What a pointer leads to: any schema of the document, also one where the walk saw none (`#/components/a`). */
function at(base: string, pointer: string, { root, byPointer }: Index): Subschema | undefined {
  const whole = base + pointer;
  const known = byPointer.get(whole);
  if (known !== undefined) return known;
  const value = dereference(root, whole);
  return isObject(value) || typeof value === "boolean"
    ? { value, pointer: whole, via: "other", keyword: "", depth: 0 }
    : undefined;
}

function dereference(root: Json, pointer: string): Json | undefined {
  let value: Json | undefined = root;
  for (const step of pointer.split("/").slice(1)) {
    const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
    value = isArray(value) ? value[Number(key)] : field(value, key);
  }
  return value;
}

/** The references that make a schema contain itself: each closes a circle of schemas and references. */
export function circles(root: JsonObject): readonly Reference[] {
  const found = references(root);
  if (found.length === 0) return [];
  const steps = new Map<string, { to: string; by?: Reference }[]>();
  const link = (from: string, to: string, by?: Reference): void => {
    const known = steps.get(from);
    if (known === undefined) steps.set(from, [{ to, ...(by && { by }) }]);
    else known.push({ to, ...(by && { by }) });
  };
  for (const { parent, pointer } of subschemas(root).schemas) if (parent !== undefined) link(parent.pointer, pointer);
  for (const reference of found) {
    if (typeof reference.target === "object") link(reference.from.pointer, reference.target.pointer, reference);
  }
  return closing(steps);
}

/** Depth first over a graph that has one start, with a stack of our own: steps back onto the path that led there. */
function closing(steps: ReadonlyMap<string, readonly { to: string; by?: Reference }[]>): readonly Reference[] {
  const closers: Reference[] = [];
  const onPath = new Set<string>([""]);
  const done = new Set<string>();
  const path = [{ at: "", next: 0 }];
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const step = steps.get(top.at)?.[top.next];
    top.next += 1;
    if (step === undefined) {
      onPath.delete(top.at);
      done.add(top.at);
      path.pop();
    } else if (onPath.has(step.to)) {
      if (step.by !== undefined) closers.push(step.by);
    } else if (!done.has(step.to)) {
      onPath.add(step.to);
      path.push({ at: step.to, next: 0 });
    }
  }
  return closers;
}
