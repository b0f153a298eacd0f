import { isAlias, isMap, isScalar, isSeq, type Node, type Pair, type Scalar } from "yaml";
import { isDay } from "../model/day.ts";
import type { DocumentIndex, Range } from "../model/document.ts";
import { pointerStep, type Json } from "../model/json.ts";
import { shownName } from "../model/tool-schema.ts";
import { nearest } from "../text/nearest.ts";
import type { Shape } from "./table.ts";

/** Something in the file that cannot be meant. */
export interface PolicyFault {
  readonly offset: number;
  /** A sentence without a full stop. */
  readonly message: string;
}

/** What a node of the file was found to be. */
export interface Checked {
  readonly value: Json;
  readonly index: DocumentIndex;
  readonly faults: readonly PolicyFault[];
}

/** Compares a file with the table of what it may hold. What does not fit is told of and left out of the value. */
export function check(root: Node, shape: Shape): Checked {
  const checker = new Checker();
  const value = checker.value(root, shape, "") ?? null;
  return { value, index: checker, faults: checker.faults };
}

class Checker implements DocumentIndex {
  readonly faults: PolicyFault[] = [];
  readonly #values = new Map<string, Range>();
  readonly #keys = new Map<string, Range>();

  find(pointer: string, what: "value" | "key"): Range | undefined {
    return (what === "key" ? this.#keys : this.#values).get(pointer);
  }

  /** The value as the shape wants it; undefined when it is another thing. */
  value(node: Node | null, shape: Shape, pointer: string): Json | undefined {
    if (node === null) return undefined;
    this.#values.set(pointer, rangeOf(node));
    if (isAlias(node)) return this.#fault(node, "an alias: write the value out, so that what is decided can be read");
    if (node.anchor !== undefined) this.#fault(node, "an anchor: there are no aliases here");
    switch (shape.kind) {
      case "list":
        return isSeq(node)
          ? this.#list(node.items, shape, node, pointer)
          : this.#fault(node, `${shownKind(node)} where a list is meant`);
      case "one or more":
        return isSeq(node)
          ? this.#list(node.items, { kind: "list", of: shape.of, least: 1 }, node, pointer)
          : listOf(this.value(node, shape.of, pointer));
      case "short":
        return this.value(node, isMap(node) ? shape.long : shape.word, pointer);
      case "map":
      case "object":
        return isMap(node)
          ? this.#object(node.items, shape, node, pointer)
          : this.#fault(node, `${shownKind(node)} where names with values are meant`);
      case "text":
      case "day":
      case "word":
      case "flag":
      case "number":
      case "scalar":
        return isScalar(node)
          ? this.#scalar(node, shape)
          : this.#fault(node, `${shownKind(node)} where one value is meant`);
    }
  }

  #list(
    items: readonly unknown[],
    shape: Extract<Shape, { kind: "list" }>,
    node: Node,
    pointer: string,
  ): Json | undefined {
    if (items.length < (shape.least ?? 0)) return this.#fault(node, "an empty list");
    return items.flatMap((item, index): readonly Json[] => {
      const value = isNode(item) ? this.value(item, shape.of, pointer + pointerStep(index)) : undefined;
      return value === undefined ? [] : [value];
    });
  }

  #object(
    pairs: readonly Pair[],
    shape: Extract<Shape, { kind: "map" | "object" }>,
    node: Node,
    pointer: string,
  ): Json {
    const seen = new Map<string, Json>();
    const named = new Set<string>();
    for (const { key, value } of pairs) {
      const name = isScalar(key) ? nameOf(key) : undefined;
      // In quotes it is a name: a tool may be called so.
      const isMerge = isScalar(key) && name === "<<" && key.type === "PLAIN";
      if (!isScalar(key) || name === undefined || isMerge) {
        this.#fault(isNode(key) ? key : node, isMerge ? "a merge key: write the values out" : "a key that is no name");
        continue;
      }
      if (named.has(name)) this.#fault(key, `${shownName(name)} is written twice`);
      named.add(name);
      const at = pointer + pointerStep(name);
      this.#keys.set(at, rangeOf(key));
      const field = shape.kind === "map" ? shape.of : this.#fieldOf(key, name, shape.fields);
      if (field === undefined) continue;
      if (!isNode(value) || isNull(value)) this.#fault(key, `${shownName(name)} has no value`);
      else seen.set(name, this.value(value, field, at) ?? null);
    }
    if (shape.kind === "object") this.#complain(shape, named, node);
    return Object.fromEntries(seen);
  }

  #fieldOf(key: Scalar, name: string, fields: Extract<Shape, { kind: "object" }>["fields"]): Shape | undefined {
    const known = Object.keys(fields);
    if (known.includes(name)) return fields[name]?.shape;
    this.#fault(key, `there is no ${shownName(name)} here; did you mean ${shownName(nearest(name, known))}`);
    return undefined;
  }

  /** What an object lacks, or has too much of. */
  #complain(
    { fields, oneOf = [], least = 0 }: Extract<Shape, { kind: "object" }>,
    named: ReadonlySet<string>,
    node: Node,
  ): void {
    for (const [name, { required }] of Object.entries(fields)) {
      if (required === true && !named.has(name)) this.#fault(node, `${name} is missing`);
    }
    const chosen = oneOf.filter((name) => named.has(name));
    if (oneOf.length > 0 && chosen.length !== 1) this.#fault(node, `exactly one of ${oneOf.join(", ")} is to be given`);
    if (named.size < least) this.#fault(node, "nothing is given here");
  }

  #scalar(
    node: Scalar,
    shape: Extract<Shape, { kind: "text" | "day" | "word" | "flag" | "number" | "scalar" }>,
  ): Json | undefined {
    const { value } = node;
    const text = nameOf(node);
    switch (shape.kind) {
      case "day":
        return isDay(text) ? text : this.#fault(node, `${shownName(text)} where a day such as 2027-01-31 is meant`);
      case "flag":
        if (typeof value === "boolean") return value;
        return this.#fault(node, `${shownName(text)} where true or false is meant (YAML 1.2 knows no yes and no)`);
      case "number":
        if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0)
          return this.#fault(node, `${shownName(text)} where a whole number is meant`);
        if (shape.only !== undefined && value !== shape.only)
          return this.#fault(node, `${shownName(text)}, where only ${shape.only} is known`);
        return value;
      case "scalar":
        return typeof value === "number" || typeof value === "boolean" || value === null ? value : text;
      case "word":
        if (shape.words.includes(text)) return text;
        return this.#fault(
          node,
          `${shownName(text)} is none of ${shape.words.join(", ")}; did you mean ${shownName(nearest(text, shape.words))}`,
        );
      case "text":
        return this.#text(node, text, shape);
    }
  }

  #text(
    node: Scalar,
    text: string,
    { most = 10_000, pattern, like }: Extract<Shape, { kind: "text" }>,
  ): Json | undefined {
    if (text.trim() === "") return this.#fault(node, "an empty text");
    if (text.length > most)
      return this.#fault(node, `a text of ${text.length} characters, where up to ${most} are taken`);
    if (pattern !== undefined && !new RegExp(pattern).test(text))
      return this.#fault(node, `${shownName(text)} where ${like ?? "another text"} is meant`);
    return text;
  }

  #fault(node: Node, message: string): Json | undefined {
    this.faults.push({ offset: node.range?.[0] ?? 0, message });
    return undefined;
  }
}

function listOf(value: Json | undefined): Json | undefined {
  return value === undefined ? undefined : [value];
}

/** The word as it is written: `on`, `1e3` and `null` are names like any other. */
function nameOf(node: Scalar): string {
  return typeof node.value === "string" ? node.value : (node.source ?? String(node.value));
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isMap(value) || isSeq(value) || isAlias(value);
}

function isNull(node: Node): boolean {
  return isScalar(node) && node.value === null && (node.source ?? "") === "";
}

function rangeOf(node: Node): Range {
  return { start: node.range?.[0] ?? 0, end: node.range?.[1] ?? 0 };
}

function shownKind(node: Node): string {
  return isMap(node) ? "names with values" : isSeq(node) ? "a list" : "one value";
}
