import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import { pt } from "./pt.ts";
import { ru } from "./ru.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { zh } from "./zh.ts";

/** A language more is one file and one name here. */
export const VOCABULARIES: readonly Vocabulary[] = [en, de, es, fr, ja, ko, pt, ru, zh];
