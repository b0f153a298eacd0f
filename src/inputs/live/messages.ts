import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import { field, isArray, isObject, type Json, type JsonObject } from "../../model/json.ts";

/** A message as it came: the text that held it, and where in that text it stands (a batch is an array of messages). */
export interface Received {
  readonly text: string;
  readonly pointer: string;
  readonly value: JsonObject;
}

/** All that is ever asked of a server. Nothing here calls a tool, reads a resource or renders a prompt. */
const LISTING = new Set([
  "initialize",
  "notifications/initialized",
  "server/discover",
  "tools/list",
  "prompts/list",
  "resources/list",
  "resources/templates/list",
  "notifications/cancelled",
]);

/**
 * The gate that every message to a server passes: a method of the list above, an empty answer (to a ping), or a refusal.
 * @throws Error for anything else: that would be a fault of ours.
 */
export function assertListing(message: JSONRPCMessage): void {
  if ("method" in message) {
    if (!LISTING.has(message.method)) throw new Error(`${message.method} is never sent to a server that is audited`);
  } else if ("result" in message && Object.keys(message.result).length > 0) {
    throw new Error("a server that is audited is told nothing");
  }
}

const received = new WeakMap<JSONRPCMessage, Received>();

/** The JSON-RPC messages in one line or body; none when it is something else. */
export function messagesIn(text: string): readonly JSONRPCMessage[] {
  const root = parsed(text);
  if (!isArray(root)) return message(root, text, "");
  return root.flatMap((item, index) => message(item, text, `/${index}`));
}

/** How a message that `messagesIn` gave was written. */
export function receivedAs(message: JSONRPCMessage): Received {
  const found = received.get(message);
  if (found === undefined) throw new Error("a message of unknown origin");
  return found;
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function message(value: Json | undefined, text: string, pointer: string): readonly JSONRPCMessage[] {
  if (!isObject(value) || !isMessage(value)) return [];
  received.set(value, { text, pointer, value });
  return [value];
}

function isMessage(value: JsonObject): value is JsonObject & JSONRPCMessage {
  if (field(value, "jsonrpc") !== "2.0") return false;
  const id = field(value, "id");
  const hasId = typeof id === "string" || typeof id === "number";
  if (Object.hasOwn(value, "method")) return typeof value["method"] === "string";
  return (hasId && Object.hasOwn(value, "result")) || isObject(field(value, "error"));
}
