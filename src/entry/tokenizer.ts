import { clearMergeCache, countTokens } from "gpt-tokenizer/encoding/o200k_base";
import type { CountTokens } from "../model/cost.ts";

/** Names of special tokens in a description are text like any other. */
const PLAIN = { allowedSpecial: new Set<string>(), disallowedSpecial: new Set<string>() };

/** The tokenizer's cache holds 100,000 pieces and is slow once it is full: it is emptied before. */
const CACHED = 90_000;

let seen = 0;

/** Counts the tokens of o200k. This file is 2.7 MB when it is bundled: import it when a cost is asked for, not before. */
export const countO200k: CountTokens = (text) => {
  seen += text.length;
  if (seen > CACHED) {
    clearMergeCache();
    seen = text.length;
  }
  return countTokens(text, PLAIN);
};
