/** Modules of the tree: parsed, linked and run when they are first asked for. */
import type { File, Node, Statement } from "@babel/types";
import { newObject } from "../heap.ts";
import type { Machine } from "../machine.ts";
import { absorb, newFrame } from "../frame.ts";
import { parseSource } from "../parse/parse.ts";
import type { Module, Scope, Value } from "../values.ts";
import { constant, external, freshId, UNDEFINED, UNKNOWN } from "../values.ts";
import { jsonValue } from "../builtins/json.ts";
import { exportedValue, packageValue } from "./imports.ts";

/** Characters of source that one analysis parses. */
const SOURCE_LIMIT = 12_000_000;

export interface Resolver {
  resolve(from: string, specifier: string): string | undefined;
  renamed(from: string, specifier: string): string;
}

/** Loads modules of one server; `parsed` is shared by all servers of the tree. */
export class Loader {
  private left = SOURCE_LIMIT;
  private readonly resolver: Resolver;
  private readonly parsed: Map<string, ReturnType<typeof parseSource>>;

  constructor(resolver: Resolver, parsed: Map<string, ReturnType<typeof parseSource>>) {
    this.resolver = resolver;
    this.parsed = parsed;
  }

  /** The module that a specifier stands for, run; undefined when it is a package's. */
  load(machine: Machine, from: Module, specifier: string): Module | undefined {
    const path = this.resolver.resolve(from.path, specifier);
    return path === undefined ? undefined : this.open(machine, path);
  }

  /** The module at a path, run. */
  open(machine: Machine, path: string): Module | undefined {
    const known = machine.modules.get(path);
    if (known !== undefined) return known;
    const body = machine.files.read(path);
    if (body === undefined) return undefined;
    if (path.endsWith(".json")) return this.data(machine, path, body);
    if (!/\.[cm]?[jt]sx?$/.test(path)) return undefined;
    const file = this.parse(machine, path, body);
    const module = newModule(machine, path, body, file);
    machine.modules.set(path, module);
    if (file !== undefined) this.run(machine, module, file);
    return module;
  }

  private parse(machine: Machine, path: string, body: string): File | undefined {
    this.left -= body.length;
    if (this.left < 0) {
      machine.note("BUDGET", `more than ${SOURCE_LIMIT} characters of source are reached`);
      return undefined;
    }
    const parsed = this.parsed.get(path) ?? parseSource(path, body);
    this.parsed.set(path, parsed);
    if ("file" in parsed) return parsed.file;
    machine.note("PARSE_ERROR", `this file cannot be read as code: ${parsed.problem}`, {
      doc: path,
      start: parsed.offset,
      end: parsed.offset,
    });
    return undefined;
  }

  private data(machine: Machine, path: string, body: string): Module {
    const module = newModule(machine, path, body);
    const value = jsonValue(machine, body);
    module.exports.set("default", () => value);
    module.common.props.set("exports", value);
    if (value.kind === "object") for (const [name, part] of value.props) module.exports.set(name, () => part);
    machine.modules.set(path, module);
    return module;
  }

  private run(machine: Machine, module: Module, file: File): void {
    const { body } = file.program;
    const { frame, depth } = machine;
    // A module is run once, whoever asks for it first: what it makes is certain, and its effects are the server's.
    machine.depth = 0;
    const own = newFrame(module.path, frame);
    machine.frame = own;
    try {
      for (const node of body) this.link(machine, module, node);
      machine.execute(body, module.scope);
    } finally {
      module.isRun = true;
      machine.frame = frame;
      machine.depth = depth;
      absorb(machine.frame, own, { doc: module.path, start: 0, end: 0 }, `loads ${module.path}`);
    }
  }

  private link(machine: Machine, module: Module, node: Statement): void {
    if (node.type === "ImportDeclaration") {
      // Types are read too: they say what a parameter is.
      const source = this.source(machine, module, node.source.value, node.importKind === "type");
      for (const specifier of node.specifiers) {
        const name =
          specifier.type === "ImportSpecifier"
            ? nameOf(specifier.imported)
            : specifier.type === "ImportDefaultSpecifier"
              ? "default"
              : "*";
        bind(module.scope, specifier.local.name, source(name));
      }
    } else if (node.type === "ExportAllDeclaration") {
      const found = this.load(machine, module, node.source.value);
      if (found === undefined) module.externals.push(packageOf(this.resolver, module, node.source.value));
      else module.stars.push(found);
    } else if (node.type === "ExportNamedDeclaration") this.linkExport(machine, module, node);
    else if (node.type === "ExportDefaultDeclaration" || node.type === "TSExportAssignment")
      module.exports.set("default", () => module.scope.vars.get("*default*")?.value ?? UNKNOWN);
    else if (node.type === "TSImportEqualsDeclaration" && node.moduleReference.type === "TSExternalModuleReference") {
      bind(
        module.scope,
        node.id.name,
        this.source(machine, module, node.moduleReference.expression.value, false)("default"),
      );
    }
  }

  private linkExport(
    machine: Machine,
    module: Module,
    node: Extract<Statement, { type: "ExportNamedDeclaration" }>,
  ): void {
    const source =
      node.source == null ? undefined : this.source(machine, module, node.source.value, node.exportKind === "type");
    for (const specifier of node.specifiers) {
      if (specifier.type === "ExportNamespaceSpecifier")
        module.exports.set(specifier.exported.name, source?.("*") ?? ((): Value => UNKNOWN));
      else if (specifier.type === "ExportSpecifier") {
        const local = specifier.local.name;
        module.exports.set(nameOf(specifier.exported), source?.(local) ?? ((): Value => readCell(module.scope, local)));
      }
    }
    for (const name of declaredNames(node.declaration)) module.exports.set(name, () => readCell(module.scope, name));
  }

  /** Reads names of an imported module. */
  private source(machine: Machine, module: Module, specifier: string, isType: boolean): (name: string) => () => Value {
    const path = this.resolver.resolve(module.path, specifier);
    const found = path === undefined || (isType && !machine.modules.has(path)) ? undefined : this.open(machine, path);
    if (found === undefined && path !== undefined) return () => () => UNKNOWN;
    if (found === undefined) {
      const target = packageValue(packageOf(this.resolver, module, specifier));
      return (name) => () => (name === "*" || name === "default" ? target : machine.get(target, name, NOWHERE));
    }
    return (name) => () =>
      name === "*" ? { kind: "namespace", module: found } : exportedValue(machine, found, name, NOWHERE);
  }
}

const NOWHERE = { doc: "", start: 0, end: 0 };

function packageOf(resolver: Resolver, module: Module, specifier: string): string {
  return resolver.renamed(module.path, specifier);
}

function bind(scope: Scope, name: string, link: () => Value): void {
  scope.vars.set(name, { value: UNDEFINED, born: 0, link });
}

function readCell(scope: Scope, name: string): Value {
  const cell = scope.vars.get(name);
  return cell === undefined ? UNKNOWN : (cell.link?.() ?? cell.value);
}

function nameOf(
  node:
    { readonly type: "Identifier"; readonly name: string } | { readonly type: "StringLiteral"; readonly value: string },
): string {
  return node.type === "Identifier" ? node.name : node.value;
}

function declaredNames(node: Node | null | undefined): readonly string[] {
  if (node == null) return [];
  if (node.type === "FunctionDeclaration" || node.type === "ClassDeclaration")
    return node.id == null ? [] : [node.id.name];
  if (node.type === "TSEnumDeclaration") return [node.id.name];
  if (node.type === "TSModuleDeclaration") return node.id.type === "Identifier" ? [node.id.name] : [];
  if (node.type !== "VariableDeclaration") return [];
  return node.declarations.flatMap(({ id }) => patternNames(id));
}

function patternNames(node: Node): readonly string[] {
  if (node.type === "Identifier") return [node.name];
  if (node.type === "ObjectPattern")
    return node.properties.flatMap((one) => patternNames(one.type === "RestElement" ? one.argument : one.value));
  if (node.type === "ArrayPattern") return node.elements.flatMap((one) => (one === null ? [] : patternNames(one)));
  if (node.type === "AssignmentPattern") return patternNames(node.left);
  return node.type === "RestElement" ? patternNames(node.argument) : [];
}

function newModule(machine: Machine, path: string, body: string, file?: File): Module {
  const common = newObject(machine);
  const exports = newObject(machine);
  common.props.set("exports", exports);
  const vars = new Map([
    ["module", { value: common, born: 0 }],
    ["exports", { value: exports, born: 0 }],
    ["__filename", { value: constant(`/@source/${path}`), born: 0 }],
    ["__dirname", { value: constant(`/@source/${path}`.replace(/\/[^/]*$/, "")), born: 0 }],
    ["require", { value: external("require", [path]), born: 0 }],
  ]);
  const module: Module = {
    path,
    body,
    ...(file === undefined ? {} : { file }),
    get scope() {
      return scope;
    },
    exports: new Map(),
    stars: [],
    externals: [],
    common,
    isRun: false,
  };
  const scope: Scope = { id: freshId(), vars, module, isFunction: true };
  return module;
}
