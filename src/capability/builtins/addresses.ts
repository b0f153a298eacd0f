/** Parts of an address: `new URL(…)` is the string that it was made of. */
import { taintOf } from "../taint.ts";
import type { ConstValue, TextValue, Value } from "../values.ts";
import { constant, external, unknown } from "../values.ts";

/** Those that a string has no property or method of the same name of. */
const PARTS = ["hash", "host", "hostname", "origin", "password", "pathname", "port", "protocol", "username"] as const;

/** What a part of an address is; undefined for what is no part, and for strings that are no address. */
export function addressPart(value: ConstValue | TextValue, key: string): Value | undefined {
  const part = PARTS.find((one) => one === key);
  if (part === undefined && key !== "href" && key !== "searchParams") return undefined;
  const address = value.kind === "const" ? parsed(value.value) : undefined;
  if (value.kind === "const" && address === undefined) return undefined;
  if (key === "href") return value;
  if (part === undefined) return external("URLSearchParams", ["()"], taintOf(value));
  return address === undefined ? unknown(taintOf(value), "string") : constant(address[part]);
}

function parsed(text: ConstValue["value"]): URL | undefined {
  return typeof text === "string" && URL.canParse(text) ? new URL(text) : undefined;
}
