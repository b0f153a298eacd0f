import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { analyse } from "../../src/capability/index.ts";
import type { Effect, ServerCode, ToolCode } from "../../src/model/capability.ts";
import { sourceRange } from "../../src/model/source-place.ts";
import { treeOf } from "../sources.ts";

/** What a miniature's tool must come to. */
export interface Expected {
  readonly leaves?: readonly string[];
  /** `LEAF file line`. */
  readonly at?: readonly string[];
  readonly destination?: string;
  readonly shape?: string;
  /** `role origin guard`, some of them. */
  readonly inputs?: readonly string[];
  /** No input of these roles from the caller. */
  readonly free?: readonly string[];
  /** `role name` of arguments that stand at the beginning, all of them. */
  readonly leading?: readonly string[];
  readonly reasons?: readonly string[];
  readonly status?: string;
  /** What becomes of environment variables that it reads. */
  readonly uses?: readonly string[];
  /** Environment variables that it gives back. */
  readonly returns?: readonly string[];
  /** Leaves whose every site is a file of its own package, or a temporary one. */
  readonly owns?: readonly string[];
  /** What becomes of a sink at the mark of a construct: see soundness.yml. */
  readonly hidden?: "found" | "said" | "leaf" | "missed";
}

/** One small server of our own, and what must be found in it. */
export interface Miniature {
  readonly shape?: string;
  /** The row of the table in docs/source.md that it is of. */
  readonly row?: string;
  readonly about: string;
  readonly files: Readonly<Record<string, string>>;
  /** Where the server is, when the tree holds more than one. */
  readonly folder?: string;
  readonly tools: Readonly<Record<string, Expected>>;
  readonly reasons?: readonly string[];
}

export const nameOf = ({ shape, row, about }: Miniature): string =>
  [shape, row, about].filter((part) => part !== undefined).join(": ");

export function miniatures(file: string): readonly Miniature[] {
  return parse(readFileSync(`fixtures/sources/${file}.yml`, "utf8")) as readonly Miniature[];
}

/** Every miniature, with its name. */
export const ALL: readonly (readonly [name: string, miniature: Miniature])[] = [
  "catalog",
  "decorators",
  "flows",
  "registration",
  "shapes",
  "soundness",
  "values",
].flatMap((file) => miniatures(file).map((one) => [`${file}: ${nameOf(one)}`, one] as const));

/** The server of a miniature. */
export function serverOf({ files, folder = "." }: Miniature): ServerCode {
  const servers = analyse(treeOf(files));
  const found = servers.find((one) => one.folder === folder);
  if (found === undefined)
    throw new Error(`no server in ${folder}, only in ${servers.map((one) => one.folder).join()}`);
  return found;
}

const lineOf = (files: Readonly<Record<string, string>>, { doc, pointer }: Effect["at"]): string => {
  const start = sourceRange(pointer)?.start ?? 0;
  return `${doc} ${(files[doc] ?? "").slice(0, start).split("\n").length}`;
};

const sorted = (values: Iterable<string>): readonly string[] => [...new Set(values)].sort();

/** What was found of a tool, in the words of what is expected of it. */
export function found(miniature: Miniature, tool: ToolCode, expected: Expected): Expected {
  const inputs = tool.effects.flatMap((effect) => [...effect.inputs]);
  const words = inputs.map(
    ({ role, origin, guard }) => `${role} ${origin.kind}${"name" in origin ? `:${origin.name ?? ""}` : ""} ${guard}`,
  );
  const sites = sorted(tool.effects.map((effect) => `${effect.leaf} ${lineOf(miniature.files, effect.at)}`));
  const chosen = new Set(inputs.filter(({ origin }) => origin.kind === "argument").map(({ role }) => role as string));
  return {
    ...(expected.leaves && { leaves: sorted(tool.effects.map(({ leaf }) => leaf)) }),
    ...(expected.at && { at: sites.filter((site) => expected.at?.includes(site)) }),
    ...(expected.destination !== undefined && {
      destination: tool.effects.find(({ destination }) => destination !== undefined)?.destination ?? "",
    }),
    ...(expected.shape !== undefined && { shape: tool.shape }),
    ...(expected.inputs && { inputs: sorted(words).filter((word) => expected.inputs?.includes(word)) }),
    ...(expected.free && { free: expected.free.filter((role) => !chosen.has(role)) }),
    ...(expected.leading && {
      leading: sorted(
        inputs.flatMap(({ role, origin, isLeading }) =>
          isLeading && origin.kind === "argument" ? `${role} ${origin.name}` : [],
        ),
      ),
    }),
    ...(expected.reasons && { reasons: sorted(tool.reasons.map(({ code }) => code)) }),
    ...(expected.status !== undefined && { status: tool.status }),
    ...(expected.uses && { uses: sorted(tool.effects.flatMap(({ use }) => use ?? [])) }),
    ...(expected.returns && {
      returns: sorted(tool.returns.flatMap(({ origin }) => (origin.kind === "environment" ? (origin.name ?? "") : []))),
    }),
    ...(expected.owns && { owns: ownLeaves(tool.effects) }),
    ...(expected.hidden && { hidden: expected.hidden }),
  };
}

function ownLeaves(effects: readonly Effect[]): readonly string[] {
  const others = new Set(effects.filter(({ isOwnFile }) => isOwnFile !== true).map(({ leaf }) => leaf));
  return sorted(effects.map(({ leaf }) => leaf).filter((leaf) => !others.has(leaf)));
}

/** The same, sorted. */
export function inOrder(expected: Expected): Expected {
  return {
    ...expected,
    ...(expected.leaves && { leaves: sorted(expected.leaves) }),
    ...(expected.at && { at: sorted(expected.at) }),
    ...(expected.inputs && { inputs: sorted(expected.inputs) }),
    ...(expected.reasons && { reasons: sorted(expected.reasons) }),
  };
}
