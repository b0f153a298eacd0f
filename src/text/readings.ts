import type { Range } from "../model/document.ts";

/** One way to read a text: what it says, how that was got, and where a stretch of it stands in the written text. */
export interface Reading {
  readonly value: string;
  /** `written`, `folded`, or the encoding that hid it. */
  readonly via: string;
  range(start: number, end: number): Range;
}

/** The text as written first, then each other way to read it that says something else. */
export function readings(value: string): readonly Reading[] {
  return [{ value, via: "written", range: (start, end) => ({ start, end }) }];
}
