/** Running each tool's handler once, with the tool's name as a constant and arguments that the caller chose. */
import type { Saying } from "../../model/capability.ts";
import { newObject } from "../heap.ts";
import type { Frame, Registered } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { ENDS_EARLY } from "../evaluate/statements.ts";
import { newFrame } from "../frame.ts";
import { CALL, EXTRA, LIST } from "../register/calls.ts";
import type { Draft, DraftHandler } from "../register/draft.ts";
import { draftsOf } from "../register/drafts.ts";
import { listedDraft, listedTools, schemaOf } from "../register/listed.ts";
import { sayingsOf } from "./sayings.ts";
import { typedValue } from "../schemas/parsed.ts";
import { traced } from "../taint.ts";
import type { Site, Value } from "../values.ts";
import { constant, each, UNDEFINED, unknown } from "../values.ts";
import { guarded } from "./start.ts";

/** Steps of one tool, and of all tools of a server together. */
const STEPS = 40_000;
/** Where there are few tools, each may take its share of so many. */
const FEW_STEPS = 100_000;
const ALL_STEPS = 320_000;

/** Different handlers of one name that are run. */
const HANDLERS = 8;

export interface Run {
  readonly draft: Draft;
  readonly frame: Frame;
  readonly result?: Value;
  readonly sayings: readonly Saying[];
}

type Handler = Extract<Registered, { kind: "handler" }>;

/** All tools of a server, one for each name. */
export function collect(machine: Machine): readonly Draft[] {
  const drafts: Draft[] = [];
  const handlers = machine.registered.filter((one) => one.kind === "handler");
  for (const one of [...machine.registered]) {
    if (one.kind === "tool") drafts.push(...draftsOf(machine, one));
    else if (one.method === LIST) drafts.push(...listed(machine, one, handlers));
  }
  const byName = new Map<string, Draft>();
  for (const draft of drafts) {
    const known = byName.get(draft.name);
    byName.set(draft.name, known === undefined ? draft : merged(machine, known, draft));
  }
  return [...byName.values()];
}

/** A name that is registered twice, by two transports or in two variants, is one tool with all their handlers. */
function merged(machine: Machine, one: Draft, other: Draft): Draft {
  const isKnown = (handler: DraftHandler): boolean =>
    one.handlers.some((known) => sameFunction(known.written ?? known.run, handler.written ?? handler.run));
  const handlers = [...one.handlers, ...other.handlers.filter((handler) => !isKnown(handler))];
  if (handlers.length > HANDLERS)
    machine.note("BUDGET", `a tool is registered more than ${HANDLERS} times, each time with other code`, other.site);
  return { ...one, handlers: handlers.slice(0, HANDLERS) };
}

function sameFunction(one: Value, other: Value): boolean {
  if (one === other) return true;
  if (one.kind !== "function" || other.kind !== "function") return one.kind === "native" && other.kind === "native";
  return one.node === other.node;
}

function listed(machine: Machine, list: Handler, handlers: readonly Handler[]): readonly Draft[] {
  const request = newObject(machine, {
    props: [
      ["method", constant(LIST)],
      ["params", newObject(machine)],
    ],
  });
  let result: Value = UNDEFINED;
  guarded(machine, () => {
    result = machine.call(list.run, [request, EXTRA], UNDEFINED, list.at);
  });
  const { tools, isOpen } = listedTools(machine, result, list.at);
  if (isOpen) machine.note("LIST_OPEN", "the list of tools has parts that are made at run time", list.at);
  const near = handlers.filter((one) => one.method === CALL && one.server === list.server);
  const calls = near.length > 0 ? near : handlers.filter((one) => one.method === CALL);
  const asTool = {
    kind: "tool" as const,
    style: list.style === "by hand" ? "by hand" : "list",
    args: [],
    at: list.at,
    conditions: list.conditions,
    inEntry: machine.entries.has(list.at.doc),
    frame: "",
  };
  return tools.flatMap((tool) =>
    listedDraft(machine, asTool, tool).map((draft) => ({
      ...draft,
      handlers: calls.map(({ run }) => ({ run, calling: "request" as const })),
    })),
  );
}

/**
 * Runs the handlers of all tools. One that ends early, as what it looks for is not there yet, is run once more after the
 * others: what they put down, it finds.
 */
export function runTools(machine: Machine, drafts: readonly Draft[]): readonly Run[] {
  machine.memo.clear();
  machine.depth = 1;
  let left = ALL_STEPS;
  const most = Math.max(STEPS, FEW_STEPS / drafts.length);
  const run = (draft: Draft): Run => {
    const made = runTool(machine, draft, Math.max(2_000, Math.min(most, left)));
    left -= machine.spent;
    machine.frame = newFrame("between");
    return made;
  };
  const first = drafts.map(run);
  const isEarly = ({ frame }: Run): boolean => [...frame.notes.values()].some(({ text }) => text === ENDS_EARLY);
  if (first.some(isEarly)) machine.memo.clear();
  left = ALL_STEPS;
  const runs = first.map((one) => (isEarly(one) ? run(one.draft) : one));
  machine.tool = undefined;
  machine.depth = 0;
  return runs;
}

function runTool(machine: Machine, draft: Draft, steps: number): Run {
  machine.tool = draft.name;
  machine.contexts.clear();
  const frame = machine.begin(steps, draft.name);
  const results: Value[] = [];
  for (const handler of draft.handlers) {
    machine.frame = frame;
    guarded(machine, () => {
      const args = argumentsFor(machine, draft, handler.calling);
      results.push(machine.call(handler.run, args, UNDEFINED, siteOfHandler(handler) ?? draft.site));
    });
  }
  const [result] = results;
  const sayings = sayingsOf(frame, results, draft.site);
  return { draft, frame, ...(result === undefined ? {} : { result }), sayings };
}

/** Where a handler is written. */
export function siteOfHandler({ run, written = run }: DraftHandler): Site | undefined {
  for (const one of each(written)) {
    if (one.kind === "function")
      return { doc: one.scope.module.path, start: one.node.start ?? 0, end: one.node.end ?? 0 };
  }
  return undefined;
}

const FROM_CALLER = traced({ kind: "argument", name: "" });

function argumentsFor(machine: Machine, draft: Draft, calling: Draft["handlers"][number]["calling"]): readonly Value[] {
  if (calling === "extra") return [EXTRA];
  const schema = calling === "request" ? undefined : schemaOf(machine, draft.inputSchema);
  const args = schema === undefined ? unknown(FROM_CALLER) : typedValue(machine, schema, FROM_CALLER);
  if (calling === "context") return [newObject(machine, { props: [["context", args]], rest: unknown() }), EXTRA];
  if (calling === "arguments") return [args, EXTRA];
  const params = newObject(machine, {
    props: [
      ["name", constant(draft.name)],
      ["arguments", args],
      ["_meta", UNDEFINED],
    ],
  });
  return [
    newObject(machine, {
      props: [
        ["method", constant(CALL)],
        ["params", params],
      ],
    }),
    EXTRA,
  ];
}
