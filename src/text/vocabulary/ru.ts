import type { Vocabulary } from "./vocabulary.ts";

export const ru: Vocabulary = { language: "ru", inflects: "no", verbs: {}, words: {} };
