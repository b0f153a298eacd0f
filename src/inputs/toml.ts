import type { AST } from "toml-eslint-parser";
import type { DocumentIndex, Range } from "../model/document.ts";
import { pointerStep, type Json } from "../model/json.ts";
import { SyntaxFault, type ParsedBody } from "./body.ts";

/** Configurations are small, and the parser calls itself for each level. */
const SIZE_LIMIT = 1024 * 1024;

/** Deeper keys are nothing that a client would read. */
const DEPTH_LIMIT = 100;

/** A table, or an array by its indices, while it is filled. */
type Open = Map<string | number, Open | Json>;

/**
 * Reads TOML. The package is loaded here and nowhere else, when it is first needed.
 * @throws SyntaxFault
 */
export async function parseToml(body: string): Promise<ParsedBody> {
  if (body.length > SIZE_LIMIT) throw new SyntaxFault(undefined, "TOML over 1 MB is not read");
  const { parseTOML, ParseError } = await import("toml-eslint-parser");
  try {
    const source = new TomlSource(parseTOML(body, { tomlVersion: "1.1" }));
    return { roots: [{ value: source.value(), pointer: "" }], index: source, conflicts: [], notes: [] };
  } catch (error) {
    if (error instanceof RangeError) throw new SyntaxFault(undefined, "nested too deep to be read");
    if (error instanceof ParseError) throw new SyntaxFault(error.index, `not TOML: ${error.message}`);
    throw error;
  }
}

class TomlSource implements DocumentIndex {
  readonly #root: Open = new Map();
  readonly #values = new Map<string, Range>();
  readonly #keys = new Map<string, Range>();

  constructor({ body: [{ body }] }: AST.TOMLProgram) {
    for (const node of body) {
      if (node.type === "TOMLKeyValue") {
        this.#addPair(node, this.#root, "");
        continue;
      }
      checkDepth(node.resolvedKey, node);
      let table = this.#root;
      let pointer = "";
      for (const step of node.resolvedKey) {
        table = opened(table, step);
        pointer += pointerStep(step);
      }
      this.#values.set(pointer, rangeOf(node.key));
      for (const pair of node.body) this.#addPair(pair, table, pointer);
    }
  }

  value(): Json {
    return closed(this.#root);
  }

  find(pointer: string, what: "value" | "key"): Range | undefined {
    return (what === "key" ? this.#keys : this.#values).get(pointer);
  }

  #addPair({ key, value }: AST.TOMLKeyValue, into: Open, above: string): void {
    checkDepth(key.keys, key);
    let table = into;
    let pointer = above;
    for (const [index, part] of key.keys.entries()) {
      const name = part.type === "TOMLBare" ? part.name : part.value;
      pointer += pointerStep(name);
      this.#keys.set(pointer, rangeOf(part));
      if (index === key.keys.length - 1) table.set(name, this.#valueOf(value, pointer));
      else table = opened(table, name);
    }
  }

  #valueOf(node: AST.TOMLContentNode, pointer: string): Open | Json {
    this.#values.set(pointer, rangeOf(node));
    if (node.type === "TOMLArray") {
      return node.elements.map((element, index) => closed(this.#valueOf(element, pointer + pointerStep(index))));
    }
    if (node.type === "TOMLInlineTable") {
      const table: Open = new Map();
      for (const pair of node.body) this.#addPair(pair, table, pointer);
      return table;
    }
    return node.value instanceof Date ? node.value.toISOString() : node.value;
  }
}

function checkDepth(steps: readonly unknown[], { range: [start] }: AST.TOMLNode): void {
  if (steps.length > DEPTH_LIMIT) throw new SyntaxFault(start, `nested more than ${DEPTH_LIMIT} levels deep`);
}

function opened(table: Open, step: string | number): Open {
  const known = table.get(step);
  if (known instanceof Map) return known;
  const made: Open = new Map();
  table.set(step, made);
  return made;
}

function closed(value: Open | Json): Json {
  if (!(value instanceof Map)) return value;
  const entries = [...value].map(([key, inner]): [string | number, Json] => [key, closed(inner)]);
  const isList = entries.length > 0 && entries.every(([key]) => typeof key === "number");
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function rangeOf({ range: [start, end] }: AST.TOMLNode): Range {
  return { start, end };
}
