/** The state of one abstract run. What it does with syntax and values is given to it as `Semantics`. */
import type { Expression, Statement } from "@babel/types";
import type { ReasonCode, Saying } from "../model/capability.ts";
import type { Frame, Reached, Registered, Shown } from "./frame.ts";
import { addEffect, addNote, addSaying, newFrame } from "./frame.ts";
import { join } from "./join.ts";
import type { Cell, HeapValue, Module, Scope, Site, Test, Value } from "./values.ts";
import { freshId, UNKNOWN } from "./values.ts";

export interface Semantics {
  evaluate(machine: Machine, node: Expression, scope: Scope): Value;
  execute(machine: Machine, body: readonly Statement[], scope: Scope): number;
  call(machine: Machine, callee: Value, args: readonly Value[], self: Value, at: Site): Value;
  construct(machine: Machine, callee: Value, args: readonly Value[], at: Site): Value;
  get(machine: Machine, value: Value, key: string, at: Site): Value;
  set(machine: Machine, target: Value, key: string, value: Value): void;
  /** The module at a path, run; undefined when it is no code. */
  open(machine: Machine, path: string): Module | undefined;
  /** The module that a specifier stands for, run; undefined when it is no file of the tree. */
  load(machine: Machine, from: Module, specifier: string): Module | undefined;
}

/** The tree as the machine sees it: sources and data files. */
export interface Files {
  read(path: string): string | undefined;
  /** Code files of the server's package in folders of that name. */
  list(folder: string): readonly string[];
}

/** The run is over its budget: it is ended, and says so. */
export class OutOfBudget extends Error {}

/** How deeply expressions and calls may be nested in one another; what is deeper is not followed. */
const NESTING = 900;

export class Machine {
  /** How many undecided branches the run is inside of: what is older than that is changed weakly. */
  depth = 0;
  frame: Frame = newFrame("start");
  readonly registered: Registered[] = [];
  /** Prompts, resources and texts for the model that are no tools. */
  readonly shown: Shown[] = [];
  readonly instructions: Value[] = [];
  readonly listeners: { at: Site; host: Value | undefined }[] = [];
  /** Results of functions that were run before, by function and arguments. */
  readonly memo = new Map<string, { result: Value; frame: Frame }>();
  /** Functions that are being run: key to how often. */
  readonly running = new Map<object, number>();
  readonly contexts = new Map<object, number>();
  readonly conditions: string[] = [];
  /** Packages that do more than compute and were called at start-up, in that order. */
  readonly callees = new Set<string>();
  /** The tool that is being run. */
  tool: string | undefined;
  calls = 0;
  private nesting = 0;
  private left = 0;
  private given = 0;
  readonly semantics: Semantics;
  readonly files: Files;
  readonly modules: Map<string, Module> = new Map<string, Module>();
  /** Modules whose code was given to the parser, entries first. */
  entries: ReadonlySet<string> = new Set<string>();

  constructor(semantics: Semantics, files: Files) {
    this.semantics = semantics;
    this.files = files;
  }

  evaluate(node: Expression, scope: Scope): Value {
    this.step();
    if (this.nesting >= NESTING) {
      // What stands around it is followed all the same.
      this.note("BUDGET", "the code is nested too deeply");
      return UNKNOWN;
    }
    this.nesting += 1;
    const value = this.semantics.evaluate(this, node, scope);
    this.nesting -= 1;
    return value;
  }

  execute(body: readonly Statement[], scope: Scope): number {
    return this.semantics.execute(this, body, scope);
  }

  call(callee: Value, args: readonly Value[], self: Value, at: Site): Value {
    return this.semantics.call(this, callee, args, self, at);
  }

  construct(callee: Value, args: readonly Value[], at: Site): Value {
    return this.semantics.construct(this, callee, args, at);
  }

  get(value: Value, key: string, at: Site): Value {
    return this.semantics.get(this, value, key, at);
  }

  set(target: Value, key: string, value: Value): void {
    this.semantics.set(this, target, key, value);
  }

  load(from: Module, specifier: string): Module | undefined {
    return this.semantics.load(this, from, specifier);
  }

  open(path: string): Module | undefined {
    return this.semantics.open(this, path);
  }

  /** Begins a run with so many steps. */
  begin(steps: number, name: string): Frame {
    this.left = steps;
    this.given = steps;
    this.nesting = 0;
    this.frame = newFrame(name);
    return this.frame;
  }

  step(): void {
    this.left -= 1;
    if (this.left < 0) throw new OutOfBudget("the run took too many steps");
  }

  /** Gives the run this many steps, where it has fewer left. */
  refill(steps: number): void {
    const more = Math.max(0, steps - this.left);
    this.left += more;
    this.given += more;
  }

  /** Runs something with a share of the steps that are left; false when it was cut, and the run goes on behind it. */
  within(steps: number, run: () => void): boolean {
    const { left, nesting, depth, frame } = this;
    const share = Math.min(steps, left);
    this.left = share;
    try {
      run();
      return true;
    } catch (error) {
      if (!(error instanceof OutOfBudget) || share === left) throw error;
      this.nesting = nesting;
      this.depth = depth;
      this.frame = frame;
      this.left = 0;
      return false;
    } finally {
      this.left += left - share;
    }
  }

  /** Steps that the run took so far. */
  get spent(): number {
    return this.given - Math.max(0, this.left);
  }

  get nestingLevel(): number {
    return this.nesting;
  }

  restoreNesting(level: number): void {
    this.nesting = level;
  }

  /** Runs something that may not happen: changes of what is older are weak. */
  maybe<T>(run: () => T, condition?: string): T {
    this.depth += 1;
    if (condition !== undefined) this.conditions.push(condition);
    try {
      return run();
    } finally {
      this.depth -= 1;
      if (condition !== undefined) this.conditions.pop();
    }
  }

  /** Runs with checks that hold meanwhile; they are forgotten after it. */
  guarded<T>(tests: readonly Test[], outcome: boolean, run: () => T): T {
    const { frame } = this;
    const before = frame.guards;
    this.guard(tests, outcome);
    try {
      return run();
    } finally {
      frame.guards = before;
    }
  }

  /** Checks that hold for the rest of the function. */
  guard(tests: readonly Test[], outcome: boolean): void {
    if (tests.length === 0) return;
    const guards = new Map(this.frame.guards);
    for (const { key, whenTrue, whenFalse } of tests) {
      const guard = outcome ? whenTrue : whenFalse;
      if (guard !== undefined) guards.set(key, [...new Set([...(guards.get(key) ?? []), guard])].sort());
    }
    this.frame.guards = guards;
  }

  reach(effect: Reached): void {
    addEffect(this.frame, effect);
  }

  note(code: ReasonCode, text: string, at?: Site): void {
    addNote(this.frame, code, text, at);
  }

  say(saying: Saying): void {
    addSaying(this.frame, saying);
  }

  cell(value: Value): Cell {
    return { value, born: this.depth };
  }

  assign(cell: Cell, value: Value): void {
    cell.value = cell.born >= this.depth ? value : join(cell.value, value);
  }

  isCertain(target: HeapValue): boolean {
    return target.born >= this.depth;
  }

  newScope(parent: Scope, options: { isFunction?: boolean; self?: Value; home?: Scope["home"] } = {}): Scope {
    const { self = parent.self, home = parent.home } = options;
    return {
      id: freshId(),
      vars: new Map(),
      parent,
      module: parent.module,
      isFunction: options.isFunction ?? false,
      ...(self === undefined ? {} : { self }),
      ...(home === undefined ? {} : { home }),
    };
  }
}
