import type { Range } from "../../model/document.ts";
import type { Subject } from "../../model/surface.ts";
import { plainName, siblingNames, type OwnNames } from "../own/own-names.ts";
import type { Statement } from "../sentence/directive.ts";
import { isCallLike } from "./others-tool.ts";

/** A tool that is named: where, and how. */
export interface NamedTool extends Range {
  readonly text: string;
}

/** "create_repo's visibility argument". */
const OWNER = /\b([a-z][a-z\d]{1,30}(?:_[a-z\d]{1,30}){1,5})['’]s\b/g;

/**
 * The tools that a tool's text names beside its own: those that the same server lists, and names shaped like calls that it
 * does not list. What a server says of itself speaks of all its tools: of it, only the latter.
 */
export function namedTools(
  { things, text, start }: Statement,
  subject: Pick<Subject, "kind" | "raw">,
  own: OwnNames,
  toolNames: ReadonlySet<string>,
): readonly NamedTool[] {
  const named: readonly NamedTool[] = things.filter(({ kind }) => kind === "name" || kind === "toolName");
  const owners = /_[a-z\d]{1,30}['’]s/.test(text) ? [...text.matchAll(OWNER)] : [];
  if (named.length + owners.length === 0) return named;
  const isSibling = subject.kind === "tool" ? siblingNames(subject.raw, toolNames) : (): boolean => false;
  const isOther = ({ text: name }: NamedTool): boolean =>
    isSibling(plainName(name)) || (!own(name) && (isCallLike(name) || /^[a-z]\w*\.\w+$/.test(name)));
  const possessed = owners.map(({ 1: name = "", index }) => ({
    text: name,
    start: start + index,
    end: start + index + name.length,
  }));
  return [...named, ...possessed].filter(isOther);
}
