import type { Range } from "../../model/document.ts";

/** `"Show order 77" -> id: "77"`: what somebody may ask for, and behind the arrow the call that answers it. */
const SHOWN = /["'“]([^"'”\n]{3,120})["'”] {0,3}(?:->|→|=>)/g;

/** The requests that a text shows beside the calls for them, and where each stands in the text. */
export function shownRequests(text: string): readonly (Range & { readonly text: string })[] {
  return [...text.matchAll(SHOWN)].map(({ 0: shown, 1: request = "", index }) => ({
    text: request,
    start: index,
    end: index + shown.length,
  }));
}
