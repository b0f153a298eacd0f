import type { Statement } from "../sentence/directive.ts";
import { Form } from "../sentence/form.ts";

/**
 * Whether a sentence says openly what the tool does ("Lists the keys of the account"), or what it does where somebody has set
 * it up to: then the thing that it speaks of is its own matter.
 */
export function isOpenlyOwn({ text, directives }: Statement): boolean {
  if (CONFIGURED.test(text) || DOES.test(text)) return true;
  if (NOUN.test(text)) return false;
  const [first] = directives;
  return first?.from === 0 && first.form === "s" && first.force === "plain" && !first.silent;
}

/** Verbs that the vocabulary has no use for. */
const DOES = /^(?:resolves|parses|maps|prints|renders|validates|verifies|scans|counts|compares|formats)\b/i;
const NOUN = /^(?:copies|reports|records|requests|calls|results|answers) (?:of|for|from|to|in|with)\b/i;

const CONFIGURED = new Form(
  /\b(?:(?:if|when|where|unless) (?:[`'"]?[\w-]{1,20}[`'"]? ){0,3}(?:configured|enabled|set|turned on|chosen|true)|only (?:if|when|for|to|after|with)|opt(?:s|ed)? in|that was set up|(?:given|named|chosen) by)\b|\b(?:given|named) (?:in|as) [`'"“]/i,
);
