import { field, isArray, isObject, pointerStep, type Json, type JsonObject } from "../model/json.ts";
import { SyntaxFault, type ParsedBody, type Root } from "./body.ts";
import type { ListedItem } from "./surface.ts";

interface ListKind {
  readonly kind: ListedItem["kind"];
  readonly title: string;
}

/** The keys that hold lists. */
const LISTS = new Map<string, ListKind>([
  ["tools", { kind: "tool", title: "tools" }],
  ["prompts", { kind: "prompt", title: "prompts" }],
  ["resources", { kind: "resource", title: "resources" }],
  ["resourceTemplates", { kind: "template", title: "resource templates" }],
]);

/** What two sides of a connection agreed on, or what pages a list: nothing that a server says of itself. */
const PROTOCOL = new Set(["protocolVersion", "supportedVersions", "resultType", "ttlMs", "cacheScope"]);

/** What the roots of a manifest hold, by pointer. */
export interface ManifestRoots {
  /** What the server says of itself; several when the manifest is a record of answers. */
  readonly statements: readonly { readonly value: JsonObject; readonly pointer: string }[];
  readonly items: readonly { readonly kind: ListedItem["kind"]; readonly value: Json; readonly pointer: string }[];
  readonly skipped: readonly string[];
  readonly incomplete: readonly string[];
}

/**
 * Finds the lists in `{"tools": […]}`, in a bare array of tools, and in JSON-RPC answers, alone or in an array.
 * @throws SyntaxFault when there is none.
 */
export function readRoots({ roots, index }: ParsedBody): ManifestRoots {
  const fault = (pointer: string, message: string): SyntaxFault =>
    new SyntaxFault(pointer === "" ? undefined : index.find(pointer, "value")?.start, message);
  const reader = new RootReader(fault);
  for (const root of roots) reader.read(root);
  const [first] = roots;
  if (reader.lists.size === 0 && first !== undefined) throw fault(first.pointer, notManifest(first.value));
  return {
    statements: reader.statements,
    items: reader.items,
    skipped: reader.skipped(),
    incomplete: [...reader.lists].filter(([, isCut]) => isCut).map(([name]) => cutList(name)),
  };
}

function cutList(name: string): string {
  return `the list of ${LISTS.get(name)?.title ?? name} was cut: nextCursor is set`;
}

class RootReader {
  readonly statements: { readonly value: JsonObject; readonly pointer: string }[] = [];
  readonly items: ManifestRoots["items"][number][] = [];
  /** Each list that was seen, and whether there is more of it. */
  readonly lists = new Map<string, boolean>();
  readonly #fault: (pointer: string, message: string) => SyntaxFault;
  #errors = 0;
  #others = 0;

  constructor(fault: (pointer: string, message: string) => SyntaxFault) {
    this.#fault = fault;
  }

  read({ value, pointer }: Root): void {
    if (isArray(value)) {
      if (value.length === 0 || !value.every(isMessage)) this.lists.set("tools", false);
      for (const [index, item] of value.entries()) {
        const at = pointer + pointerStep(index);
        if (isMessage(item)) this.#readMessage(item, at);
        else this.items.push({ kind: "tool", value: item, pointer: at });
      }
    } else if (isMessage(value)) {
      this.#readMessage(value, pointer);
    } else if (isObject(value)) {
      this.#readAnswer(value, pointer, new Set());
    } else {
      throw this.#fault(pointer, notManifest(value));
    }
  }

  skipped(): readonly string[] {
    return [
      ...(this.#errors > 0 ? [`JSON-RPC errors in place of an answer: ${this.#errors}`] : []),
      ...(this.#others > 0 ? [`JSON-RPC messages that are no answers: ${this.#others}`] : []),
    ];
  }

  #readMessage(message: JsonObject, pointer: string): void {
    const result = field(message, "result");
    if (isObject(result)) this.#readAnswer(result, `${pointer}/result`, PROTOCOL);
    else if (field(message, "error") !== undefined) this.#errors += 1;
    else this.#others += 1;
  }

  /** `passed` are keys that nothing is read from. */
  #readAnswer(answer: JsonObject, pointer: string, passed: ReadonlySet<string>): void {
    const cursor = field(answer, "nextCursor");
    // An empty string is a cursor like any other: only its absence ends a list.
    let isCut = cursor !== undefined && cursor !== null;
    for (const [name, { kind }] of LISTS) {
      const list = field(answer, name);
      if (list === undefined) continue;
      const at = pointer + pointerStep(name);
      if (!isArray(list)) throw this.#fault(at, `"${name}" is ${described(list)}, not a list`);
      for (const [index, value] of list.entries()) this.items.push({ kind, value, pointer: at + pointerStep(index) });
      this.lists.set(name, isCut);
      isCut = false;
    }
    const said = Object.entries(answer).filter(
      ([name]) => !LISTS.has(name) && !passed.has(name) && name !== "nextCursor",
    );
    if (said.length > 0) this.statements.push({ value: Object.fromEntries(said), pointer });
  }
}

/**
 * Whether a value is a JSON-RPC message. What could be a tool or a manifest is none, whatever else it says: nothing
 * may hide from the audit by looking like a message.
 */
function isMessage(value: Json): value is JsonObject {
  if (!isObject(value)) return false;
  const has = (key: string): boolean => Object.hasOwn(value, key);
  if (["name", "description", "inputSchema", ...LISTS.keys()].some(has)) return false;
  const result = field(value, "result");
  if (isObject(result) && [...LISTS.keys(), "serverInfo"].some((name) => Object.hasOwn(result, name))) return true;
  return has("jsonrpc") && ["result", "error", "method"].some(has);
}

function described(value: Json): string {
  if (value === null) return "null";
  if (isArray(value)) return "a list";
  return isObject(value) ? "an object" : `a ${typeof value}`;
}

/** What people hand over in place of a manifest, by a key of it. */
const MISTAKES: readonly (readonly [keys: readonly string[], sentence: string])[] = [
  [
    ["mcpServers", "context_servers", "mcp_servers", "servers", "mcp"],
    "this is the configuration of a client, to be named with config",
  ],
  [["inputSchema"], "this is a single tool; put it into a list"],
  [
    ["dependencies", "devDependencies", "lockfileVersion"],
    "this is a package.json or its lock file (config reads the former)",
  ],
  [["packages", "remotes"], "this is an entry of a server registry, which does not say what the server lists"],
  [["openapi", "swagger"], "this is an OpenAPI document"],
  [["error"], "this is a JSON-RPC error in place of an answer"],
];

function notManifest(value: Json): string {
  const [, sentence] = MISTAKES.find(([keys]) => keys.some((key) => field(value, key) !== undefined)) ?? [];
  const wrong = sentence ?? (isObject(value) ? "it has no list of tools" : `it is ${described(value)}`);
  return `not a manifest: ${wrong}; a manifest is {"tools": […]}, an array of tools, or an answer to tools/list`;
}
