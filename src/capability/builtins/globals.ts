/** Names that are there without being declared. */
import type { Value } from "../values.ts";
import { constant, external, UNDEFINED, UNKNOWN } from "../values.ts";

/** Things of the language and the platform; each is a module of its own to the tables of built-ins and sinks. */
const NAMES: ReadonlySet<string> = new Set(
  (
    "Object Array String Number Boolean Math JSON Promise Map Set WeakMap WeakSet WeakRef Date RegExp Symbol BigInt Error TypeError " +
    "RangeError SyntaxError EvalError AggregateError Proxy Reflect Intl Atomics ArrayBuffer SharedArrayBuffer DataView Uint8Array " +
    "Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array Uint8ClampedArray Buffer URL URLSearchParams " +
    "TextEncoder TextDecoder AbortController AbortSignal Headers Request Response FormData Blob File ReadableStream WritableStream " +
    "TransformStream EventTarget Event CustomEvent MessageChannel BroadcastChannel performance crypto console process fetch eval Function " +
    "WebSocket EventSource XMLHttpRequest navigator globalThis global window self document localStorage setTimeout setInterval " +
    "setImmediate clearTimeout clearInterval clearImmediate queueMicrotask gc structuredClone encodeURIComponent decodeURIComponent " +
    "encodeURI decodeURI escape unescape parseInt parseFloat isNaN isFinite atob btoa Deno Bun caches HTMLRewriter WebSocketPair " +
    // Of pages: functions that a browser is given run there.
    "MutationObserver ResizeObserver IntersectionObserver DOMParser XMLSerializer getComputedStyle requestAnimationFrame dispatchEvent " +
    "addEventListener removeEventListener matchMedia scrollTo scrollBy sessionStorage history location"
  ).split(" "),
);

/** What a global name stands for; unknown when there is none of that name. */
export function globalValue(name: string): Value {
  if (name === "undefined") return UNDEFINED;
  if (name === "NaN") return constant(Number.NaN);
  if (name === "Infinity") return constant(Number.POSITIVE_INFINITY);
  return isGlobal(name) ? external(name) : UNKNOWN;
}

export function isGlobal(name: string): boolean {
  return NAMES.has(name);
}
