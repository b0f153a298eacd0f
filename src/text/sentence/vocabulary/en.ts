import { CARRIED } from "./en-carried.ts";
import { CONSENT } from "./en-consent.ts";
import { DISPLACED } from "./en-displaced.ts";
import { HANDED } from "./en-handed.ts";
import { MODELS_OWN } from "./en-models-own.ts";
import { NEWS } from "./en-news.ts";
import { NOUNS } from "./en-nouns.ts";
import { OVERRIDING } from "./en-overriding.ts";
import { PARTICLES } from "./en-particles.ts";
import { RUNNING } from "./en-running.ts";
import { LOOSENING, SAFEGUARDS } from "./en-safeguards.ts";
import { SAYINGS } from "./en-sayings.ts";
import { SET_ASIDE } from "./en-set-aside.ts";
import { STATES } from "./en-states.ts";
import { UNTOLD } from "./en-untold.ts";
import { UNTRUTHS } from "./en-untruths.ts";
import { VERBS } from "./en-verbs.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * English. Sources: the published disclosures of tool poisoning and the papers that class them (triggers, reasons given,
 * orders to hide), the three seeds of this project (word lists of secrets, side channels and final wording), and the
 * descriptions of real servers, which said what must not be a word of its class.
 */
export const en: Vocabulary = {
  language: "en",
  inflects: "english",
  verbs: { ...VERBS, loosen: LOOSENING },
  words: {
    ...NOUNS,
    ...HANDED,
    ...DISPLACED,
    ...CARRIED,
    ...MODELS_OWN,
    ...NEWS,
    ...PARTICLES,
    ...SAYINGS,
    ...CONSENT,
    ...OVERRIDING,
    ...RUNNING,
    ...SAFEGUARDS,
    ...SET_ASIDE,
    ...STATES,
    ...UNTOLD,
    ...UNTRUTHS,
  },
};
