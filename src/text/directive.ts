/** What a sentence orders. */
export interface Directive {
  readonly start: number;
  readonly end: number;
}

/** The directives of a text, in order. */
export function directives(value: string): readonly Directive[] {
  return value === "" ? [] : [];
}
