import { isArray, isObject, type Json, type JsonObject } from "../../model/json.ts";
import { redacted } from "./quote.ts";

/**
 * A server may repeat what it was given, and what it says goes into reports. A value that is a word (`production`,
 * `string`) stays: it tells nothing, and a definition without it would be another one.
 */
export function isTelling(secret: string): boolean {
  return secret.length >= 16 || !/^[A-Za-z]?[a-z]*$/.test(secret);
}

/** The value without the secrets, in strings and in keys. Iterative, as everything that walks what a server sent. */
export function blotted(root: Json, secrets: readonly string[]): Json {
  const telling = secrets.filter(isTelling);
  if (telling.length === 0) return root;
  const clean = (text: string): string => redacted(text, telling);
  const copies: Json[] = [];
  const open: { readonly value: Json; readonly put: (copy: Json) => void }[] = [
    { value: root, put: (copy) => copies.push(copy) },
  ];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, put } = next;
    if (isArray(value)) {
      const list: Json[] = value.map(() => null);
      for (const [index, item] of value.entries()) open.push({ value: item, put: (copy) => (list[index] = copy) });
      put(list);
    } else if (isObject(value)) {
      const object: JsonObject = {};
      for (const [key, item] of Object.entries(value)) {
        // Defined, not assigned: a key may be __proto__. Now, to keep the order; the copy comes later.
        const define = (copy: Json): void => {
          Object.defineProperty(object, clean(key), {
            value: copy,
            enumerable: true,
            writable: true,
            configurable: true,
          });
        };
        define(null);
        open.push({ value: item, put: define });
      }
      put(object);
    } else {
      put(typeof value === "string" ? clean(value) : value);
    }
  }
  return copies[0] ?? null;
}
