import { field, isArray, isObject, pointerStep, type Json, type JsonObject } from "../model/json.ts";
import type { Escalation, Reason, ToolClass } from "../model/rating.ts";
import type { Tool } from "../model/surface.ts";

/** What a server says of a tool's risk beside the standard hints (seed 002): in `annotations`, mirrored in `_meta`. */
interface Published {
  readonly value: Json;
  readonly pointer: string;
}

function published(tool: Tool, key: string): readonly Published[] {
  const meta = field(tool.raw, "_meta");
  const holders: readonly (readonly [JsonObject, string])[] = [
    [tool.annotations, "/annotations"],
    [isObject(meta) ? meta : {}, "/_meta"],
  ];
  return holders.flatMap(([holder, pointer]) => {
    const value = field(holder, key);
    return value === undefined ? [] : [{ value, pointer: pointer + pointerStep(key) }];
  });
}

/** Whether the server itself says that a flag is set. */
export function publishes(tool: Tool, key: string): boolean {
  return published(tool, key).some(({ value }) => value === true);
}

/** Seed 000's `class-annotations`: a server's own hints can only raise a class. */
export function annotationReasons(tool: Tool, sends: boolean): readonly Reason[] {
  const reason = (toolClass: ToolClass, pointer: string, message: string): Reason => ({
    id: "class-annotations",
    class: toolClass,
    at: { doc: tool.place.doc, pointer: tool.place.pointer + pointer },
    message,
  });
  const hints: Reason[] = [];
  if (field(tool.annotations, "destructiveHint") === true) {
    hints.push(
      reason("destructive", "/annotations/destructiveHint", "The server says so itself: destructiveHint is true."),
    );
  }
  if (field(tool.annotations, "readOnlyHint") === false) {
    hints.push(
      reason("write", "/annotations/readOnlyHint", "The server says that it is no read: readOnlyHint is false."),
    );
  }
  const levels = published(tool, "level").flatMap(({ value, pointer }): readonly Reason[] => {
    if (value === "write") return [reason("write", pointer, 'The server publishes the level "write".')];
    if (value !== "critical") return [];
    return [reason(sends ? "irreversible" : "destructive", pointer, 'The server publishes the level "critical".')];
  });
  return [...hints, ...levels.slice(0, 1)];
}

/** `critical_when: { action: ["stop"] }`: the values of an argument with which the server calls itself critical. */
export function publishedEscalations(tool: Tool): readonly Escalation[] {
  const [first] = published(tool, "critical_when");
  if (first === undefined || !isObject(first.value)) return [];
  return Object.entries(first.value).flatMap(([argument, listed]): readonly Escalation[] => {
    const values = (isArray(listed) ? listed : [listed])
      .filter((value) => !isObject(value) && !isArray(value))
      .map(String);
    const plain = values.filter((value) => !value.startsWith("re:")).sort();
    const patterns = values.filter((value) => value.startsWith("re:")).map((value) => value.slice(3));
    return [
      ...(plain.length > 0 ? [{ argument, values: plain, class: "destructive" as const }] : []),
      ...patterns.sort().map((matches) => ({ argument, values: [], matches, class: "destructive" as const })),
    ];
  });
}
