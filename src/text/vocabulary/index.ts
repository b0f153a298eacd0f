import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { ru } from "./ru.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { zh } from "./zh.ts";

/** A language more is one file and one name here. */
export const VOCABULARIES: readonly Vocabulary[] = [en, de, es, ru, zh];
