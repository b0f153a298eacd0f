import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  SyntaxFault
} from "./shared-inputs-body.js";
import "./shared-inputs-live-quote.js";
import {
  pointerStep
} from "./shared-model-json.js";
import "./shared-model-errors.js";
import "./shared-runtime.js";

// src/inputs/toml.ts
var SIZE_LIMIT = 1024 * 1024;
var DEPTH_LIMIT = 100;
async function parseToml(body) {
  if (body.length > SIZE_LIMIT) throw new SyntaxFault(void 0, "TOML over 1 MB is not read");
  const { parseTOML, ParseError } = await import("./toml-eslint-parser.js");
  try {
    const source = new TomlSource(parseTOML(body, { tomlVersion: "1.1" }));
    return { roots: [{ value: source.value(), pointer: "" }], index: source, conflicts: [], notes: [] };
  } catch (error) {
    if (error instanceof RangeError) throw new SyntaxFault(void 0, "nested too deep to be read");
    if (error instanceof ParseError) throw new SyntaxFault(error.index, `not TOML: ${error.message}`);
    throw error;
  }
}
var TomlSource = class {
  #root = /* @__PURE__ */ new Map();
  #values = /* @__PURE__ */ new Map();
  #keys = /* @__PURE__ */ new Map();
  constructor({ body: [{ body }] }) {
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
  value() {
    return closed(this.#root);
  }
  find(pointer, what) {
    return (what === "key" ? this.#keys : this.#values).get(pointer);
  }
  #addPair({ key, value }, into, above) {
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
  #valueOf(node, pointer) {
    this.#values.set(pointer, rangeOf(node));
    if (node.type === "TOMLArray") {
      return node.elements.map((element, index) => closed(this.#valueOf(element, pointer + pointerStep(index))));
    }
    if (node.type === "TOMLInlineTable") {
      const table = /* @__PURE__ */ new Map();
      for (const pair of node.body) this.#addPair(pair, table, pointer);
      return table;
    }
    return node.value instanceof Date ? node.value.toISOString() : node.value;
  }
};
function checkDepth(steps, { range: [start] }) {
  if (steps.length > DEPTH_LIMIT) throw new SyntaxFault(start, `nested more than ${DEPTH_LIMIT} levels deep`);
}
function opened(table, step) {
  const known = table.get(step);
  if (known instanceof Map) return known;
  const made = /* @__PURE__ */ new Map();
  table.set(step, made);
  return made;
}
function closed(value) {
  if (!(value instanceof Map)) return value;
  const entries = [...value].map(([key, inner]) => [key, closed(inner)]);
  const isList = entries.length > 0 && entries.every(([key]) => typeof key === "number");
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
function rangeOf({ range: [start, end] }) {
  return { start, end };
}
export {
  parseToml
};
