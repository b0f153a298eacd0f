import type { Vocabulary } from "./vocabulary.ts";

export const zh: Vocabulary = { language: "zh", inflects: "no", verbs: {}, words: {} };
