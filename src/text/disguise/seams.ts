import type { Text } from "../../model/text.ts";

/** Two texts that may be one sentence taken apart, and the sentence put together. */
export interface Seam {
  readonly left: Text;
  readonly right: Text;
  readonly value: string;
  /** Where in `left` the value begins. */
  readonly from: number;
  /** Where in the value `right` begins. */
  readonly at: number;
}

/** What of each text is looked at: a sentence, and the one before or behind it. */
const REACH = 400;

const DESCRIPTION = /^(.{0,400}\.)properties\.[^.]{1,200}\.description$/;
const ENDS = /[.!?:;…。！？)\]}>`'"]\s{0,20}$/;
const BEGINS = /^\s{0,20}(?:\p{Lu}\p{Ll}|[\p{N}\-*•([{<#>|])/u;

/** A letter, or what one may be disguised as. */
const SAYS = /[a-z\u0080-\u{10ffff}]/iu;

/**
 * The descriptions of arguments that stand one behind the other in a schema, where the first breaks off inside a sentence
 * and the second goes on in one. A model reads them in their order. Each text is looked at twice at most.
 */
export function seamsOf(texts: readonly Text[]): readonly Seam[] {
  const seams: Seam[] = [];
  let left: { readonly text: Text; readonly parent: string } | undefined;
  for (const text of texts) {
    const parent = text.role === "prose" ? DESCRIPTION.exec(text.field)?.[1] : undefined;
    if (parent === undefined) continue;
    if (left?.parent === parent && goesOn(left.text.value, text.value)) seams.push(seamOf(left.text, text));
    left = { text, parent };
  }
  return seams;
}

function goesOn(left: string, right: string): boolean {
  const [ending, beginning] = [left.slice(-30), right.slice(0, 30)];
  return SAYS.test(ending) && SAYS.test(beginning) && !ENDS.test(ending) && !BEGINS.test(beginning);
}

function seamOf(left: Text, right: Text): Seam {
  const from = Math.max(0, left.value.length - REACH);
  const head = `${left.value.slice(from)} `;
  return { left, right, value: head + right.value.slice(0, REACH), from, at: head.length };
}
