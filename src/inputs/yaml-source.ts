import type { Pair, ParsedNode, Scalar, YAMLMap } from "yaml";
import type { DocumentIndex, Range } from "../model/document.ts";
import { pointerStep } from "../model/json.ts";
import { arrayIndex, CONFLICT_LIMIT, conflictNotes, excerpts, pointerSteps, SyntaxFault } from "./body.ts";
import type { ParsedBody, RepeatedKey } from "./body.ts";
import { collected, findTargets, isSame, NULL, scalarValue, type Made, type Yaml } from "./yaml-values.ts";
import { traceScalar, type Trace } from "./yaml-scalar.ts";

/** Aliases written out. */
export const YAML_DEPTH_LIMIT = 500;

/** What aliases and merge keys may make of a file, in characters and values. */
const EXPANSION_LIMIT = 20_000_000;
const MERGE_LIMIT = 100_000;

export function tooDeep(offset: number): SyntaxFault {
  return new SyntaxFault(offset, `nested more than ${YAML_DEPTH_LIMIT} levels deep`);
}

interface Member {
  readonly key: ParsedNode;
  readonly value: ParsedNode | null;
}

type MapNode = YAMLMap.Parsed;
type Node = ParsedNode | null;

/** The values of a YAML stream and the places of them. An aliased value is made once and shared, so this is linear. */
export class YamlSource implements DocumentIndex {
  readonly conflicts: RepeatedKey[] = [];
  readonly #yaml: Yaml;
  readonly #body: string;
  readonly #documents: readonly ParsedNode[];
  readonly #targets = new Map<ParsedNode, ParsedNode>();
  readonly #made = new Map<ParsedNode, Made | "in the making">();
  readonly #members = new Map<MapNode, ReadonlyMap<string, Member>>();
  readonly #traces = new Map<Scalar, Trace | undefined>();
  #conflictCount = 0;
  #mergeCount = 0;
  readonly #selfAliases = new Set<Node>();

  constructor(yaml: Yaml, body: string, documents: readonly ParsedNode[]) {
    this.#yaml = yaml;
    this.#body = body;
    this.#documents = documents;
    for (const document of documents) findTargets(yaml, document, this.#targets);
  }

  roots(): ParsedBody["roots"] {
    const isOne = this.#documents.length === 1;
    return this.#documents.map((document, index) => {
      const pointer = isOne ? "" : `/${index}`;
      return { pointer, value: this.#make(document, pointer, 0).value };
    });
  }

  notes(): readonly string[] {
    const aliases = this.#selfAliases.size;
    const notes = aliases > 0 ? [`an alias of what it is part of is read as null (aliases like this: ${aliases})`] : [];
    return [...notes, ...conflictNotes(this.#conflictCount)];
  }

  find(pointer: string, what: "value" | "key", slice?: Range): Range | undefined {
    const isOne = this.#documents.length === 1;
    if (pointer === "" && !isOne) return { start: 0, end: this.#body.length };
    const steps = pointerSteps(pointer);
    let node: Node | undefined = isOne ? this.#documents[0] : this.#documents[arrayIndex(steps[0] ?? "")];
    let key: ParsedNode | undefined;
    for (const step of isOne ? steps : steps.slice(1)) {
      const holder = this.#resolved(node ?? null);
      const member = this.#yaml.isMap(holder) ? this.#membersOf(holder).get(step) : undefined;
      key = member?.key;
      node = this.#yaml.isSeq(holder) ? holder.items[arrayIndex(step)] : member?.value;
      if (node === undefined) return undefined;
    }
    if (what === "key") return key === undefined ? undefined : this.#range(key, slice);
    if (node === undefined) return undefined;
    const found = this.#resolved(node);
    if (found !== null) return this.#range(found, slice);
    const behind = key?.range[1] ?? 0;
    return { start: behind, end: behind };
  }

  #range(node: ParsedNode, slice: Range | undefined): Range {
    if (slice !== undefined && this.#yaml.isScalar(node) && typeof node.value === "string") {
      const trace = this.#traces.has(node) ? this.#traces.get(node) : traceOf(node, node.value);
      this.#traces.set(node, trace);
      if (trace !== undefined) return trace.range(slice);
    }
    const [start] = node.range;
    let [, end] = node.range;
    while (end > start && " \t\r\n".includes(this.#body[end - 1] ?? "")) end -= 1;
    return { start, end };
  }

  /** What an alias stands for. */
  #resolved(node: Node): Node {
    return node !== null && this.#yaml.isAlias(node) ? (this.#targets.get(node) ?? null) : node;
  }

  #make(node: Node, pointer: string, level: number): Made {
    if (node === null) return NULL;
    const target = this.#resolved(node);
    if (target === null) throw new SyntaxFault(node.range[0], "an alias without its anchor before it");
    const known = this.#made.get(target);
    if (known === "in the making") {
      this.#selfAliases.add(node);
      return NULL;
    }
    if (known === undefined) this.#made.set(target, "in the making");
    const made = known ?? this.#makeNew(target, pointer, level);
    this.#made.set(target, made);
    if (level + made.depth > YAML_DEPTH_LIMIT) throw tooDeep(node.range[0]);
    if (made.size > EXPANSION_LIMIT) {
      throw new SyntaxFault(node.range[0], "its aliases expand to more than 20 million characters");
    }
    return made;
  }

  #makeNew(node: ParsedNode, pointer: string, level: number): Made {
    if (this.#yaml.isMap(node)) return this.#makeMap(node, pointer, level);
    if (this.#yaml.isSeq(node)) {
      const items = node.items.map((item, index) => this.#make(item, pointer + pointerStep(index), level + 1));
      return collected(
        items.map(({ value }) => value),
        items,
      );
    }
    const value = this.#yaml.isScalar(node) ? scalarValue(node) : null;
    return { value, size: typeof value === "string" ? value.length + 1 : 1, depth: 0 };
  }

  #makeMap(map: MapNode, pointer: string, level: number): Made {
    const written = new Map<string, { readonly made: Made; readonly node: Node }[]>();
    for (const pair of map.items) {
      if (this.#mergedFrom(pair) !== undefined) continue;
      const name = this.#name(pair.key);
      const made = this.#make(pair.value, pointer + pointerStep(name), level + 1);
      const same = written.get(name);
      if (same === undefined) written.set(name, [{ made, node: pair.value }]);
      else same.push({ made, node: pair.value });
    }
    for (const [name, values] of written) {
      if (values.length > 1) this.#noteConflict(pointer + pointerStep(name), values);
    }
    const members = [...this.#membersOf(map)].map(([name, { value }]) => {
      return { name, made: this.#make(value, pointer + pointerStep(name), level + 1) };
    });
    const value = Object.fromEntries(members.map(({ name, made }) => [name, made.value]));
    // What was written twice was compared, so all of it counts.
    const repeated = [...written.values()].flatMap((values) => values.slice(1).map(({ made }) => made));
    return collected(value, [
      ...members.map(({ name, made }) => ({ ...made, size: made.size + name.length })),
      ...repeated,
    ]);
  }

  #noteConflict(pointer: string, values: readonly { readonly made: Made; readonly node: Node }[]): void {
    const last = values.at(-1);
    const first = values.find(({ made }) => !isSame(made.value, last?.made.value ?? null));
    if (first === undefined || last === undefined) return;
    this.#conflictCount += 1;
    if (this.#conflictCount > CONFLICT_LIMIT) return;
    const source = ({ node }: { readonly node: Node }): string => {
      const range = node === null ? { start: 0, end: 0 } : this.#range(node, undefined);
      return this.#body.slice(range.start, range.end);
    };
    const [one, other] = excerpts(source(first), source(last));
    this.conflicts.push({ pointer, first: one, last: other });
  }

  /** Of two equal keys the last one counts; what a map says itself counts before what it merges. */
  #membersOf(map: MapNode): ReadonlyMap<string, Member> {
    const known = this.#members.get(map);
    if (known !== undefined) return known;
    const members = new Map<string, Member>();
    this.#members.set(map, members);
    for (const { key, value } of map.items.filter((pair) => this.#mergedFrom(pair) === undefined)) {
      members.set(this.#name(key), { key, value });
    }
    for (const source of map.items.flatMap((pair) => this.#mergedFrom(pair) ?? [])) {
      for (const [name, member] of this.#membersOf(source)) {
        if (members.has(name)) continue;
        members.set(name, member);
        this.#mergeCount += 1;
        if (this.#mergeCount > MERGE_LIMIT) {
          throw new SyntaxFault(map.range[0], "its merge keys expand to more than 100,000 values");
        }
      }
    }
    return members;
  }

  /** The maps that a pair `<<: *map` or `<<: [*one, *other]` merges; undefined for any other pair. */
  #mergedFrom({ key, value }: Pair<ParsedNode, Node>): readonly MapNode[] | undefined {
    if (!this.#yaml.isScalar(key) || key.value !== "<<" || key.type !== "PLAIN") return undefined;
    const source = this.#resolved(value);
    const sources = this.#yaml.isSeq(source) ? source.items.map((item) => this.#resolved(item)) : [source];
    const maps = sources.filter((item) => this.#yaml.isMap(item));
    return maps.length === sources.length ? maps : undefined;
  }

  #name(key: ParsedNode): string {
    const node = this.#resolved(key) ?? key;
    if (!this.#yaml.isScalar(node)) return this.#body.slice(node.range[0], node.range[1]);
    return typeof node.value === "string" ? node.value : node.source;
  }
}

function traceOf({ srcToken }: Scalar.Parsed, value: string): Trace | undefined {
  return srcToken === undefined ? undefined : traceScalar(srcToken, value);
}
