import type { Vocabulary } from "./vocabulary.ts";

export const es: Vocabulary = { language: "es", inflects: "no", verbs: {}, words: {} };
