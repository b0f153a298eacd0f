import type { Effect, Leaf, ServerCode, ToolCode } from "../model/capability.ts";
import { identifierWords } from "../text/identifier.ts";
import { verbUse } from "./declared/verbs.ts";

/** Of the tools of a server, so many share what is its purpose, and so many what is a client or a store of it. */
const MOST = 0.6;
const MANY = 1 / 3;

/** Fewer tools share nothing: two may hide the same thing. */
const FEW = 3;

/** Tools whose names begin with one noun: a server may be several, one beside the other. */
const FAMILY = 5;

/** Whether an effect of a tool is work that it shares with others, so that its own text need not speak of it. */
export type IsShared = (effect: Effect, tool: ToolCode) => boolean;

const known = new WeakMap<ServerCode, IsShared>();

/**
 * What the tools of a server share: a place in the code that most of them reach; one that a third of them reach without
 * words of the caller, or to call the network; hosts and programs that several of them go to or run, where most go to
 * some. Where most of a family of tools call the network, that is what the family is for. Programs that a shell runs with
 * words of the caller are never shared.
 */
export function sharedWork(server: ServerCode): IsShared {
  const before = known.get(server);
  if (before !== undefined) return before;
  const made = sharing(server);
  known.set(server, made);
  return made;
}

function sharing({ tools }: ServerCode): IsShared {
  const total = tools.length;
  const sites = new Map<string, number>();
  for (const { effects } of tools) {
    for (const site of new Set(effects.map(siteOf))) sites.set(site, (sites.get(site) ?? 0) + 1);
  }
  const goesThere = common(tools, "NETWORK_OUTBOUND");
  const runsThat = common(tools, "EXEC_PROCESS");
  const ofFamily = new Map(
    [...families(tools)].map(([name, family]) => [name, common(family, "NETWORK_OUTBOUND")] as const),
  );
  return (effect, tool) => {
    const { leaf, destination, isFixed } = effect;
    if (leaf === "EXEC_PROCESS" && destination !== undefined && runsThat(destination)) return true;
    if (leaf.startsWith("EXEC") && !isFixed) return false;
    if (leaf === "NETWORK_OUTBOUND" && (goesThere(destination) || ofFamily.get(familyOf(tool))?.(destination) === true))
      return true;
    const times = sites.get(siteOf(effect)) ?? 0;
    if (times < FEW) return false;
    const isBroad = leaf === "NETWORK_OUTBOUND" || !carriesArgument(effect);
    return times >= total * MOST || (isBroad && times >= total * MANY);
  };
}

/** The families of a server by the noun that their names begin with. */
function families(tools: readonly ToolCode[]): ReadonlyMap<string, readonly ToolCode[]> {
  const found = new Map<string, ToolCode[]>();
  for (const tool of tools) {
    const name = familyOf(tool);
    const known = found.get(name);
    if (known === undefined) found.set(name, [tool]);
    else known.push(tool);
  }
  // Names that begin with a deed say what is done, not whom the tools belong to.
  return new Map([...found].filter(([name, { length }]) => length >= FAMILY && verbUse(name) === undefined));
}

function familyOf({ name }: ToolCode): string {
  return identifierWords(name)[0]?.word ?? "";
}

function siteOf({ leaf, at }: Effect): string {
  return `${leaf} ${at.doc} ${at.pointer}`;
}

export function carriesArgument({ inputs }: Effect): boolean {
  return inputs.some(({ origin }) => origin.kind === "argument");
}

/** Where most tools go, or what they run: an unknown place, and each that several of them go to or run. */
function common(tools: ServerCode["tools"], leaf: Leaf): (destination: string | undefined) => boolean {
  const going = tools.map(({ effects }) => {
    const sent = effects.filter((effect) => effect.leaf === leaf);
    return new Set(sent.map(({ destination = "" }) => destination));
  });
  const share = going.filter(({ size }) => size > 0).length / Math.max(tools.length, 1);
  if (tools.length < FEW || share < MOST) return () => false;
  return (destination) => destination === undefined || going.filter((places) => places.has(destination)).length > 1;
}
