import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  byClaudeCodeName
} from "./shared-profiles-claude-code-name.js";
import {
  combinedName,
  describeName,
  fitsName,
  fittingName
} from "./shared-profiles-names.js";
import {
  HINTS,
  impliedHints,
  levelOf
} from "./shared-model-hints.js";
import {
  changeMessage,
  editSentence
} from "./shared-model-change-words.js";
import {
  argumentFlows,
  argumentsDo,
  codedTools,
  effectHit,
  flowHit,
  guardSentence,
  identifierWords,
  isCovered,
  isLogWrite,
  pathOf,
  plainName,
  sentences
} from "./shared-model-capability.js";
import {
  programName
} from "./shared-model-program.js";
import {
  COUNT_LIMIT,
  DIALECTS,
  dialectOf,
  shownName,
  shownPath,
  subschemas,
  toolSchema,
  toolSchemas
} from "./shared-model-schema.js";
import {
  changeSeverity
} from "./shared-model-change.js";
import {
  classRank
} from "./shared-model-rating.js";
import {
  grouped
} from "./shared-model-number.js";
import {
  isSpan
} from "./shared-model-text.js";
import {
  rank
} from "./shared-model-severity.js";
import {
  canonicalJson,
  field,
  isArray,
  isObject,
  pointerStep,
  stringField,
  walk
} from "./shared-model-json.js";
import {
  PROFILES
} from "./shared-profiles.js";
import {
  shortSource
} from "./shared-profiles-source.js";

// src/text/quotes.ts
var CLOSERS = {
  '"': '"',
  "'": "'",
  "`": "`",
  "\u201C": "\u201D",
  "\u2018": "\u2019",
  "\xAB": "\xBB",
  "\u300C": "\u300D",
  "\u300E": "\u300F"
};
var OPENER = /["'`“‘«「『]/g;
var LONGEST = 240;
function quotes(value) {
  const found = [];
  let done = 0;
  for (const { 0: mark, index: start } of value.matchAll(OPENER)) {
    const closer = start < done ? void 0 : CLOSERS[mark];
    if (closer === void 0 || !opens(value, start)) continue;
    const end = closing(value, start, closer);
    if (end === void 0) continue;
    found.push({ start, end });
    done = end;
  }
  return found;
}
function opens(value, at2) {
  const before2 = value[at2 - 1] ?? " ";
  const after = value[at2 + 1] ?? " ";
  return !/[\p{L}\p{N}]/u.test(before2) && !/\s/.test(after);
}
function closing(value, open, closer) {
  const limit = Math.min(value.length, open + LONGEST);
  for (let at2 = open + 2; at2 < limit; at2 += 1) {
    if (value[at2] !== closer) continue;
    if (closer === "'" && /[\p{L}\p{N}]/u.test(value[at2 + 1] ?? " ")) continue;
    return at2 + 1;
  }
  return void 0;
}
var PHRASES = /\b(?:triggers?(?: on| includes?| phrases?| words?)?|phrases?|keywords?)(?: like| such as| include| are)?:? {0,2}\\?$/i;
function leadsToPhrases(text, quote2) {
  return PHRASES.test(text.slice(Math.max(0, quote2 - 60), Math.max(0, quote2)));
}

// src/text/stretches.ts
var LONGEST2 = 3e3;
var PIECE = LONGEST2 / 2;
var REACH = 200;
var CLAUSE_END = /^[\s\S]*[,;，；、\n]/;
var WORD_END = /^[\s\S]*\s/;
function stretches(value, sentence) {
  if (sentence.end - sentence.start <= LONGEST2) return [sentence];
  const cuts = [sentence.start];
  for (let at2 = sentence.start; sentence.end - at2 > PIECE; ) {
    at2 = cutBefore(value, at2 + PIECE);
    cuts.push(at2);
  }
  return cuts.slice(0, -1).map((start, index) => ({ ...sentence, start, end: cuts[index + 2] ?? sentence.end }));
}
function cutBefore(value, limit) {
  const from = limit - REACH;
  const tail = value.slice(from, limit);
  const found = CLAUSE_END.exec(tail) ?? WORD_END.exec(tail);
  if (found !== null) return from + found[0].length;
  const isInPair = /[\uD800-\uDBFF]/.test(value.charAt(limit - 1));
  return isInPair ? limit - 1 : limit;
}

// src/text/ranges.ts
function rangeOf(words2, { from, to }) {
  const start = words2[from]?.start ?? 0;
  return { start, end: Math.max(words2[to - 1]?.end ?? start, start) };
}
function clauseEnd(words2, from, limit, atComma = false) {
  const last = Math.min(limit, words2.length);
  for (let at2 = from; at2 < last; at2 += 1) {
    const token = words2[at2];
    if (token?.kind !== "mark") continue;
    if (/^(?:[;.!?—–。！？；]|&&)$/.test(token.word) || atComma && /[,，]/.test(token.word)) return at2;
  }
  return last;
}
function quoteAround(quoted, offset) {
  let low = 0;
  let high = quoted.length;
  while (low < high) {
    const middle = low + high >> 1;
    if ((quoted[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const quote2 = quoted[low];
  return quote2 !== void 0 && quote2.start <= offset ? quote2 : void 0;
}
function quoteEnd(words2, { from, to }, limit, quoted) {
  if (quoted.length === 0) return limit;
  const end = quoteAround(quoted, words2[from]?.start ?? 0)?.end;
  if (end === void 0) return limit;
  let at2 = to;
  while (at2 < limit && (words2[at2]?.end ?? end) < end) at2 += 1;
  return at2;
}
var NONE = [];
function between(things, from, to) {
  let low = 0;
  let high = things.length;
  while (low < high) {
    const middle = low + high >> 1;
    if ((things[middle]?.from ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  let found;
  for (let at2 = low; at2 < things.length && (things[at2]?.from ?? to) < to; at2 += 1) {
    const thing = things[at2];
    if (thing !== void 0 && thing.to <= to) (found ??= []).push(thing);
  }
  return found ?? NONE;
}

// src/text/memoized.ts
var KEPT_ENTRIES = 300;
var KEPT_UNITS = 6e4;
function memoized(make) {
  let recent = /* @__PURE__ */ new Map();
  let older = /* @__PURE__ */ new Map();
  let units = 0;
  return (given) => {
    const known2 = recent.get(given);
    if (known2 !== void 0) return known2;
    const made2 = older.get(given) ?? make(given);
    if (recent.size >= KEPT_ENTRIES || units > KEPT_UNITS) {
      older = recent;
      recent = /* @__PURE__ */ new Map();
      units = 0;
    }
    units += typeof given === "string" ? given.length : 0;
    recent.set(given, made2);
    return made2;
  };
}

// src/text/inflections.ts
function inflected(written, inflects) {
  if (inflects === "no") return [["order", written]];
  const space = written.indexOf(" ");
  const [head, rest] = space === -1 ? [written, ""] : [written.slice(0, space), written.slice(space)];
  const [base = "", past = regularPast(base), participle = past] = head.split(":");
  return [
    ["base", base + rest],
    ["s", regularS(base) + rest],
    ["ing", regularIng(base) + rest],
    ["past", (past === participle ? past : `${past}/${participle}`) + rest]
  ];
}
function regularS(base) {
  if (/(?:[sxz]|ch|sh)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}
function regularPast(base) {
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return doubles(base) ? `${base}${base.slice(-1)}ed` : `${base}ed`;
}
function regularIng(base) {
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return doubles(base) ? `${base}${base.slice(-1)}ing` : `${base}ing`;
}
function doubles(base) {
  if (/^[^aeiou]*[aeiou][bdglmnprt]$/.test(base)) return true;
  return /(?:submit|omit|prefer|forget|transmit|permit|embed)$/.test(base);
}

// src/text/vocabulary/vocabulary.ts
var ACTS = [
  "advertise",
  "amend",
  "ask",
  "augment",
  "call",
  "contain",
  "destroy",
  "elevate",
  "grab",
  "hide",
  "include",
  "inflate",
  "obey",
  "omit",
  "override",
  "phish",
  "prefer",
  "pretend",
  "reach",
  "read",
  "rewrite",
  "run",
  "send",
  "show",
  "tell",
  "write"
];
var NOUNS = [
  "address",
  "argument",
  "belongings",
  "consent",
  "copied",
  "credential",
  "deed",
  "everyCall",
  "everyReply",
  "everyTool",
  "file",
  "identity",
  "instructions",
  "itself",
  "keyStore",
  "limits",
  "machine",
  "model",
  "money",
  "outsider",
  "partner",
  "passcode",
  "personal",
  "private",
  "reply",
  "rights",
  "safeguard",
  "secret",
  "self",
  "system",
  "taker",
  "talk",
  "toolWord",
  "user",
  "userWish"
];
var PARTICLES = [
  "adverb",
  "after",
  "also",
  "aside",
  "bad",
  "be",
  "before",
  "byWord",
  "cannot",
  "constantly",
  "contents",
  "demands",
  "denial",
  "despiteUser",
  "detects",
  "determiner",
  "duty",
  "earlier",
  "either",
  "ensure",
  "excuse",
  "faulty",
  "foremost",
  "gleaned",
  "insteadOf",
  "join",
  "label",
  "lately",
  "may",
  "must",
  "negator",
  "praise",
  "pronoun",
  "regardless",
  "rival",
  "secretively",
  "silently",
  "stating",
  "to",
  "toolAdjective",
  "wanted",
  "when",
  "without"
];
var SAYINGS = [
  "actAsIf",
  "comeHere",
  "embedded",
  "excusedBy",
  "jailbreak",
  "keepSecret",
  "lasting",
  "later",
  "misreports",
  "outranks",
  "ownRights",
  "preferSelf",
  "refused",
  "rivalsAreBad",
  "secretly",
  "selfApproval",
  "takesPrecedence",
  "unasked",
  "unaware",
  "worksOnly",
  "youMust"
];

// src/text/lexicon.ts
var GAP = 3;
var Lexicon = class {
  #filed = /* @__PURE__ */ new Map();
  add(first, entry) {
    const known2 = this.#filed.get(first);
    if (Array.isArray(known2)) known2.push(entry);
    else this.#filed.set(first, [entry]);
  }
  /** The phrases that begin with this. */
  get(first) {
    const filed2 = this.#filed.get(first);
    if (!Array.isArray(filed2)) return filed2;
    const opening = openingOf(filed2);
    this.#filed.set(first, opening);
    return opening;
  }
};
var PLAIN_WORD = /^[a-z'-]+$/;
function languageFrom(vocabulary) {
  const byFirstWord = new Lexicon();
  const byFirstClass = new Lexicon();
  for (const entry of entriesOf(vocabulary)) {
    const space = entry.written.indexOf(" ");
    const piece = space === -1 ? entry.written : entry.written.slice(0, space);
    if (PLAIN_WORD.test(piece)) {
      byFirstWord.add(piece, entry);
      continue;
    }
    const [first] = stepsOf(piece);
    if (first === void 0 || first === "gap") continue;
    if ("class" in first) byFirstClass.add(first.class, entry);
    else for (const word of first.words) byFirstWord.add(word, entry);
  }
  return { byFirstWord, byFirstClass };
}
function* entriesOf({ words: words2, verbs, inflects }) {
  for (const name2 of [...NOUNS, ...PARTICLES, ...SAYINGS]) {
    for (const written of listed(words2[name2])) yield { class: name2, form: "base", written };
  }
  for (const act of ACTS) {
    for (const verb of listed(verbs[act])) {
      for (const [form, written] of inflected(verb, inflects)) yield { class: act, form, written };
    }
  }
}
function listed(list = "") {
  return list.match(/[^\s,]+(?: [^\s,]+)*/g) ?? [];
}
function openingOf(entries) {
  const single = [];
  const open = [];
  const bySecond = /* @__PURE__ */ new Map();
  for (const { class: name2, form, written } of entries) {
    const steps = written.split(" ").flatMap(stepsOf);
    const words2 = steps.flatMap((step) => step !== "gap" && "words" in step ? [step.words] : []);
    const needs = steps.flatMap((step) => step !== "gap" && "class" in step ? [step.class] : []);
    const phrase = { class: name2, form, steps, words: words2, needs, next: nextWords(steps) };
    if (words2.length < steps.length) open.push(phrase);
    else if (words2[1] === void 0) single.push(phrase);
    else for (const word of words2[1]) addTo(bySecond, word, phrase);
  }
  return { single, bySecond, open };
}
function nextWords(steps) {
  let within = 1;
  for (const step of steps.slice(1)) {
    if (step === "gap") within += GAP;
    else return "words" in step ? { words: step.words, within } : void 0;
  }
  return void 0;
}
function addTo(lists, key, value) {
  const list = lists.get(key);
  if (list === void 0) lists.set(key, [value]);
  else list.push(value);
}
function stepsOf(piece) {
  if (piece === "..") return ["gap"];
  if (/^[a-z'/-]+$/.test(piece)) return [{ words: piece.split("/") }];
  const named2 = /^\{(\w+)\}$/.exec(piece)?.[1];
  if (named2 !== void 0) return [{ class: classNamed(named2) }];
  const parts = piece.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu
  );
  return (parts ?? []).map((part) => ({ words: part.split("/") }));
}
function classNamed(name2) {
  const found = [...ACTS, ...NOUNS, ...PARTICLES, ...SAYINGS].find((known2) => known2 === name2);
  if (found === void 0) throw new Error(`the vocabulary has no class of words called ${name2}`);
  return found;
}

// src/text/vocabulary/de.ts
var de = {
  language: "de",
  telltales: `der, das, den, dem, und, nicht, nichts, nie, niemals, kein, keine, bitte, benutzer, nutzer, anwender,
    werkzeug, ohne, f\xFCr, mit, vor, nach, wenn, muss, musst, soll, diesen, diese, dieser, dieses, davon, alle,
    vorherigen, anweisungen, passwort, datei, niemandem, auf, inhalt, kopie, alles, aus`,
  inflects: "no",
  verbs: {
    obey: "befolge, befolgen, folge, folgen, gehorche, gehorchen, tue, was",
    read: `lies, lesen, lese, liest, \xF6ffne, \xF6ffnen, abrufen, rufe .. ab, auslesen, hole, holen, suche nach, durchsuche,
      durchsuchen, einlesen`,
    grab: "sammle, sammeln, kopiere, kopieren, entnimm, entnehmen, auslesen, stiehl, exportiere",
    send: `sende, senden, schicke, schicken, verschicke, \xFCbermittle, \xFCbermitteln, \xFCbertrage, \xFCbertragen, weiterleiten,
      leite .. weiter, hochladen, lade .. hoch, mitsenden, \xFCbergib, \xFCbergeben`,
    include: `f\xFCge .. hinzu, hinzuf\xFCgen, einf\xFCgen, anh\xE4ngen, h\xE4nge .. an, eintragen, trage .. ein, mitgeben, gib .. mit,
      \xFCbergib, \xFCbergeben, einsetzen, aufnehmen, schreibe .. in`,
    tell: `sage, sagen, sag, erw\xE4hne, erw\xE4hnen, mitteilen, teile .. mit, verrate, verraten, erz\xE4hle, erz\xE4hlen,
      informiere, informieren, benachrichtige, benachrichtigen, erkl\xE4re, erkl\xE4ren, hinweisen, offenbaren, preisgeben`,
    show: "zeige, zeigen, anzeigen, zeige .. an, ausgeben, darstellen",
    hide: "verberge, verbergen, verstecke, verstecken, verheimliche, verheimlichen, verschweige, verschweigen",
    override: "ignoriere, ignorieren, vergiss, vergessen, missachte, missachten, umgehe, umgehen, \xFCbergehe"
  },
  words: {
    keyStore: `schl\xFCsselbund, privater schl\xFCssel, privaten schl\xFCssel, private schl\xFCssel, ssh-schl\xFCssel,
      passwortspeicher, gespeicherte/gespeicherten passw\xF6rter, cookies des browsers`,
    machine: `zwischenablage, laufende/laufenden/installierte/installierten programme/anwendungen/prozesse, rechnername,
      browserverlauf, posteingang, kontakte des nutzers/benutzers`,
    taker: "unseren server, unsere cloud, an uns, unserem server, externen server, dritte",
    gleaned: "erw\xE4hnt, erw\xE4hnte, erw\xE4hnten, aus dem gespr\xE4ch, aus der unterhaltung, im gespr\xE4ch, beil\xE4ufig, ungefragt, nebenbei",
    personal: `gesundheit, krankheiten, medikamente, diagnosen, einkommen, gehalt, schulden, religion, politische ..,
      familienstand, beziehungen, schwangerschaft, stimmung, ansichten`,
    contents: "inhalt, inhalte, wortlaut, text, kopie, abschrift, zeilen, wert, werte, auszug",
    talk: `bisherige gespr\xE4chsverlauf, bisherigen gespr\xE4chsverlauf, gespr\xE4chsverlauf, chatverlauf,
      verlauf des gespr\xE4chs, verlauf der unterhaltung, gesamte unterhaltung, gesamte gespr\xE4ch, ganze gespr\xE4ch,
      ganze unterhaltung, alles was der/die nutzer/benutzer/anwender/nutzerin,
      was der/die nutzer/benutzer/anwender .. gesagt/geschrieben/getippt/eingegeben,
      ergebnisse/ausgaben/antworten .. anderer werkzeuge/tools`,
    user: "benutzer, nutzer, anwender, anwenderin, benutzerin, kunden, kunde, person, niemandem, niemand, dem menschen",
    model: "assistent, agent, modell",
    secret: "privater schl\xFCssel, privaten schl\xFCssel, ssh-schl\xFCssel, hauptpasswort, schl\xFCsselbund, browserverlauf, cookies",
    credential: "passwort, passw\xF6rter, kennwort, zugangsdaten, api-schl\xFCssel, token, geheimnis, geheimnisse, umgebungsvariablen",
    private: "gespr\xE4chsverlauf, chatverlauf, unterhaltung, systemprompt, system-prompt, bisherigen nachrichten",
    instructions: "anweisungen, anweisung, regeln, vorgaben, befehle, richtlinien",
    limits: "sicherheitsregeln, sicherheitsfilter, beschr\xE4nkungen",
    earlier: "vorherigen, bisherigen, fr\xFCheren, alle, deine, obigen, vorigen",
    reply: "antwort, ausgabe, ergebnis, zusammenfassung",
    deed: `diesen schritt, dieser schritt, diese anweisung, diese aktion, davon, dar\xFCber, diesen aufruf, diese \xE4nderung,
      dass`,
    self: "dieses werkzeug, dieses tool, diese funktion",
    argument: "parameter, argument, feld, empf\xE4nger, betrag, anfrage",
    file: "datei, dateien, ordner, inhalt",
    userWish: "anweisungen des benutzers, anfrage des benutzers, wunsch des benutzers",
    negator: "nicht, nie, niemals, nichts, kein, keinesfalls, auf keinen fall",
    without: "ohne",
    must: "muss, musst, m\xFCssen, sollst, soll, sollen, unbedingt, zwingend, bitte",
    constantly: "immer, stets, jedes mal, automatisch",
    foremost: "zuerst, zun\xE4chst",
    also: "auch, au\xDFerdem, zus\xE4tzlich",
    silently: "heimlich, unbemerkt, still, stillschweigend",
    join: "und, oder",
    before: "vor, bevor",
    after: "nach, nachdem",
    when: "wenn, sobald, falls, bei jedem, jedes mal wenn",
    unaware: `ohne wissen des benutzers, ohne dass der benutzer, ohne den benutzer zu informieren,
      ohne zustimmung des benutzers, der benutzer darf nicht wissen, der benutzer darf nichts, der benutzer soll nichts`,
    keepSecret: "halte .. geheim, geheim halten, bleibt unter uns, behalte .. f\xFCr dich",
    takesPrecedence: "diese anweisungen haben vorrang, diese anweisung hat vorrang",
    outranks: "vorrang vor dem benutzer, vorrang vor den anweisungen des benutzers, auch wenn der benutzer",
    jailbreak: "du bist jetzt .. ohne einschr\xE4nkungen, uneingeschr\xE4nkten modus"
  }
};

// src/text/vocabulary/en-handed.ts
var HANDED = {
  // Beside `secret`: where keys and passwords are kept.
  keyStore: `identity file, identity files, half of the key/pair .. secret/private,
    part of the key .. secret/private/never, provider key/keys,
    key/keys/token/tokens .. host/client/agent/assistant uses/use/holds, {user} login/logins/credentials/passphrases,
    what unlocks .., password file, shadow file, registry hive, keystore, keystores, truststore, saved session cookies,
    remembered sessions, dot ssh, whatever is under .. ssh/aws/gnupg,
    secrets/credentials/passwords/keys/tokens of/from the .. {user}/machine/project/repository/workspace/team/company/host/client,
    secrets/credentials/passwords/keys/tokens .. {user} has/uses/keeps/stores,
    all/any/every/each .. secrets/credentials/passwords/tokens/keys .. available/accessible/reachable/within/on,
    tfstate, environment file of, dump of the environment, contents of the environment, process environment,
    environment of the .. process/host/client/server, export-secret-keys, dump-keychain, find-generic-password,
    find-internet-password, print-access-token, printenv, gh auth token, auth token prints,
    file/files/place/folder .. keeps/stores/saves/holds .. login/logins/token/tokens/password/passwords/key/keys/credentials,
    where .. keeps/stores/saves .. login/logins/token/tokens/password/passwords/keys/credentials,
    connection string of .. database/production, ssh/armored/armoured key block, hidden ssh/aws/gpg/kube folder,
    private counterpart, private keys, session cookie of, {user} session cookie/cookies/token, login session of,
    anything/whatever/everything .. resembling/like/resembles .. credential/credentials/key/keys/password/passwords/token/tokens/secret/secrets,
    api keys/tokens/passwords/credentials/secrets .. found/lying/seen/present/used/encountered/visible in/by/on/along,
    tokens/keys/passwords/credentials .. in/from the .. workspace/project/repository/chat/clipboard, ssh/gpg identity,
    identity file/files of, process.env, credential/credentials/password/passwords/key/token .. passes/pass through,
    {user} vault/keychain/wallet, {user} own/crypto/hardware/personal/digital/password vault/keychain/wallet, login/logins of the {user}, seed phrase, recovery phrase, keychain, keychains,
    key material, keyfile, key file, keyfiles, key files, private/secret/hidden half of the, private/secret half,
    private/secret portion, gpg key/keys, pgp key/keys, gpg/pgp private/secret key/keys, deploy key/keys,
    signing key/keys, private/secret ssh/gpg/pgp/rsa/signing/host/deploy key/keys, ssh private/secret key/keys,
    service account key/keys/file/json, credential store/stores/manager/vault,
    password manager/managers/vault/vaults/database/safe, vault export/dump, secret store/vault,
    saved logins/passwords/cards/credentials, stored logins/passwords/cards/tokens, remembered passwords/logins,
    login data, cookies of/from .. browser/browsers, browser cookies/sessions/profiles, cookie store/jar/database/file,
    session cookie/cookies, {user} cookies, wallet file/key/keys/seed/backup, seed words/phrase,
    recovery codes/words/phrase, backup codes, 2fa/totp/otp/mfa/authenticator seed/seeds/secret/secrets/code/codes,
    env values, env dump, environment dump, contents/values of .. env/environment,
    values of .. environment/env variables/vars, environment variables and .. values,
    full/complete/entire/whole environment, kubeconfig, kube config, aws/gcp/azure/cloud keys/tokens, ssh agent,
    ssh/gpg/gnupg/aws folder/directory, ssh/kube/kubernetes/docker/npm/git credentials/keys/tokens/secrets, netrc,
    npmrc, pypirc, dotenv, env file/files, env.local, dotfiles, dot files, dot-files,
    shell/bash/zsh/command/terminal history, shell profile, start-up files of .. shell,
    mcp/client configs/configurations, mcp/client config/configuration/settings file/files,
    {user} mcp/client config/configuration/settings, mcp.json,
    config/configs/configuration/settings/credentials/keys/tokens/secrets/headers of the/all/any/other .. servers/tools/connectors/integrations,
    other servers/tools keys/tokens/headers/secrets/credentials, api keys you, tokens you, passwords you,
    credentials you, secrets you,
    file/files whose name/names .. keys/key/tokens/token/passwords/secrets/certificates/credentials,
    file/files that .. keys/tokens/passwords/secrets/certificates/credentials,
    anything that looks like .. key/token/password/secret/credential,
    whatever looks like .. key/token/password/secret/credential,
    {user} keys/passwords/passphrase/pin/token/tokens/secrets/credentials, {user} .. private/secret key/keys,
    id_ed25519, id_rsa, id_ecdsa, known_hosts, authorized_keys, master password, master key,
    bearer token of .. server/servers/tool/tools`,
  // What was said, and what other tools have answered.
  talk: `last/latest/recent/previous/preceding .. messages/turns/exchanges of/from/in the,
    exchange/conversation/chat/discussion/thread/dialogue above, messages/turns/exchange that precede/preceded,
    all/every .. tool names/arguments/results/outputs/parameters, tool names .. arguments,
    thread/conversation/chat/discussion up to, conversation/discussion/chat that led,
    what led to .. question/request/call, what you remember/learned/learnt/know .. about/of,
    memories of/about the {user}, notes on/about the {user}, knowledge of/about the {user}, {user} .. own words,
    words of the {user}, past/previous/earlier conversations/chats, stored memories, your memory/memories of,
    everything/all/whatever the assistant/model/agent knows, everything/all/whatever .. known about,
    chat/conversation/dialogue/session is/gets/be/are .. recorded/logged/copied/mirrored/saved/kept/forwarded/archived/uploaded/streamed,
    copy of its/your/their instructions/prompt/rules/configuration,
    your/its/their own instructions/prompt/configuration/settings/rules, assistant/model prompt/memory/memories,
    instructions of/given .. assistant/agent/model,
    recent/last/latest/past/previous .. queries/searches/commands .. of/by the {user},
    {user} recent/last/latest/past/previous searches/queries/commands,
    answers are relayed/copied/mirrored/sent/forwarded/logged,
    each/every answer is/gets .. relayed/copied/mirrored/sent/forwarded/logged,
    last/previous/earlier answer/answers/reply/replies of/from/by the assistant/agent/model,
    everything/all/whatever/anything .. {user} .. says/types/writes/asks/tells/pastes/enters/shares/thinks/reveals,
    what .. {user} .. says/thinks/said/told/wrote about/of/on/before/earlier/elsewhere/so,
    what .. {user} is going/up/working/busy/doing,
    previous/last/earlier/recent/other questions/prompts/words/turns/remarks/answers .. of/by the {user},
    {user} .. previous/last/earlier/recent questions/prompts/words/turns/remarks,
    what/whatever/everything/anything .. .. plugins/connectors/tools/servers/integrations have/has .. returned/said/answered/reported/told/given/found/produced,
    what/whatever/everything other/the/any plugins/tools/servers/connectors/integrations/functions told/reported/said/returned/answered/gave,
    every/each/all tool/tools result/results/output/outputs/answer/answers so/obtained/received/seen/of,
    transcript/account/gist/digest of .. what was/has/had,
    record of .. what was/has/had .. said/typed/written/asked/answered/discussed/done,
    transcript/record/account/digest/recap of the/this .. so far,
    conversation/chat/discussion/dialogue .. word for word,
    profile/portrait/dossier/description/picture of the/their/your .. {user}, own system prompt,
    assistant/agent/model system prompt,
    everything/all/whatever/anything .. {user} .. said/written/typed/asked/told/pasted/entered/mentioned/shared/wrote/discussed,
    everything/all/whatever/anything .. been said/written/typed/asked/discussed, what has been said/written/discussed,
    everything/all/whatever/anything said/written/typed/discussed, what was said/discussed/talked,
    whatever was said/discussed,
    conversation/chat/dialogue/session/discussion text/transcript/wording/log/record/dump/verbatim,
    text/transcript/wording/log/record/copy/recap/minutes/dump of the/this/our/your/each .. conversation/dialogue/session/discussion/exchange/talk,
    session/conversation/chat/dialogue/discussion .. .. its text/content/contents/wording/transcript/turns,
    conversation/chat/dialogue/discussion/exchange so/up/to/until far/to/now/date,
    full/entire/whole/complete/verbatim/unabridged/unedited/unredacted conversation/chat/dialogue/exchange,
    full/entire/whole/complete/verbatim/unabridged .. conversation/dialogue,
    full/entire/whole/complete/verbatim transcript/history/record of the/this/our/your,
    all .. messages/turns/prompts/exchanges of/in/from the/this/your conversation/chat/session/dialogue,
    last/past turns/prompts/exchanges, last/past two/three/four/five/six/ten/twenty/fifty/few/several turns/prompts/exchanges,
    last n/k turns/prompts/exchanges,
    earlier/previous/preceding/prior/other turns/exchanges/prompts/conversations/chats,
    {user} last/previous/earlier/recent/other/own .. message/messages/prompt/prompts/question/questions/turns/words/sentences/request,
    {user} messages/prompts/questions/words/exact,
    output/outputs/result/results/answer/answers/reply/replies/response/responses/finding/findings of/from/by .. other/earlier/previous/prior/another/all/every .. tool/tools/servers/calls/plugins,
    other/earlier/previous/prior .. tool/tools/servers/calls output/outputs/result/results/answer/answers/reply/replies/response/responses/data,
    what/whatever/everything .. other/earlier/previous/prior tools/servers/calls .. returned/said/answered/gave/found/produced/brought,
    hidden prompt, instructions you were/have, your own instructions, reasoning so far, contents of your context,
    everything in your context, all you know of/about, everything you know/have about, all tool outputs/results`,
  // What a computer tells of its owner.
  machine: `what is installed/running/open on, programs/applications/apps/editors/browsers .. {user} uses/has/runs,
    list of everything installed, fingerprint of the .. machine/computer/device, machine/device/hardware fingerprint,
    wifi/wi-fi name/names, recent/latest/last screenshot/screenshots, names of .. files .. open,
    last error messages in the terminal, terminal output/history/session/contents,
    {user} e-mail/email address/addresses, page .. {user} has open, what/everything .. {user} has open, subject lines,
    newest/latest/recent/last mails/emails/messages/subjects, unsent/private mails/emails/drafts/messages,
    {user} mails/mail/emails/inbox/mailbox/contacts/calendar/appointments/drafts/browsing,
    {user} recent/latest/last/newest/private/own/unsent mails/mail/emails/messages/drafts/appointments/searches,
    address book of, screenshot/screenshots of the .. desktop/screen, logged-in user, login name of,
    list of the/all other .. servers/tools, list of .. mcp servers,
    other mcp servers .. configured/connected/installed/running, file names in .. {user},
    {user} home folder/directory/drive, environment .. .. runs in, wifi password,
    running applications/apps/processes/programs/services, open applications/apps/windows/tabs,
    installed applications/apps/programs/software/extensions,
    list of running/active/all/open/installed processes/programs, list of the processes/programs, process list,
    active window, window titles, the/its/their hostname, hostnames, hostname of, host name of, host names,
    machine name, computer name, user names, login name, login names, serial number of, serial numbers, mac address,
    mac addresses, local ip, local ips, ip addresses of the .. user/machine, network interfaces, ssids,
    output/outputs/result/results of env/whoami/ifconfig/uname/ps/hostname/id/ipconfig/printenv/netstat/systeminfo/history/set/dmesg/lsof/ls,
    environment of the .. user/machine/shell,
    {user} desktop/disk/drive/machine/computer/laptop/device/config/network/screen/clipboard/browser/bookmarks/photos/whereabouts,
    clipboard, screenshot of .. screen/desktop, screen contents, keystrokes, browser tabs/bookmarks, browsing history,
    open tabs, whereabouts, gps position`,
  // What the user keeps there: some tools are given it to work on, none to send it on.
  belongings: `what .. {user} wrote/said/typed/asks/asked, {user} words/query/question/input/prompt/text,
    last/previous/final/each/every answer/answers/reply/replies, finished summary/report/draft, open file/files,
    other files of, last commit, diff of, open document/file/page/editor/tab, page .. open,
    documents/desktop/downloads/pictures folder/directory, selected text, unsaved changes, the diff, query results,
    returned rows/names/values/records, rows returned, {user} .. notes, private/meeting/personal notes,
    {user} documents/downloads/home/files/folder/folders/inbox/mailbox/mail/mails/emails/calendar/contacts,
    directory listing, file listing, folder tree, directory tree, list of .. files, home folder/directory,
    recent documents/files, git remotes, remote urls, source files, source code, source tree, code base, codebase,
    neighbouring/neighboring/surrounding/adjacent/sibling/nearby/related .. file/files, repository contents,
    project files, customer table/tables/list/records/data/database, employee list/records/table, user table, payroll,
    database dump, unredacted .., subject lines, address book, contact list, contacts, calendar entries, sent mail,
    drafts, financial figures, account numbers, customer names, patient records/data/names, order history`,
  // What is known of a person, that only some tools have to do with.
  personal: `marriage, divorce, political leaning/leanings/view, stressed, ill, short of money, boss, family situation,
    personal matters, private matters, anything personal/private, something personal/private,
    medical details/history/conditions, personal circumstances, personal life, private life, health condition, love,
    loneliness, drinking, drug use, legal trouble, immigration, rent, mortgage, job search, resignation, plans to,
    plans for, intends to, feels, thinks, believes, earns, income, salary, salaries, earnings, wages, wealth, debt,
    debts, savings, finances, financial situation, bank details, marital status, family, children, kids, spouse,
    husband, wife, relatives, relationship, relationships, love life, health, illness, illnesses, disease, diseases,
    diagnosis, diagnoses, medication, medications, medicines, prescription, prescriptions, symptoms, allergies, therapy,
    therapies, self-harm, pregnancy, fertility, cycle, addiction, addictions, disability, disabilities, mental state,
    mental health, religion, religious beliefs, faith, beliefs, convictions, politics,
    political views/opinions/leanings, opinion, opinions, attitudes, views on, sexual orientation, sexuality, ethnicity,
    ethnic origin, nationality, citizenship, immigration status, union membership, criminal record, emotional state,
    mood, worries, fears, grievances, complaints about, travel plans, habits, employer, employers, occupation,
    profession, job title, does/do for a living, whom they, who they work/write/meet/know/live, where they live/work,
    how much they earn, colleagues, friends, weaknesses, vices, secrets, age`,
  // Who somebody is and where to find them: ordinary in an address, telling when taken together.
  identity: `full name and, birth dates, their phone, their name, their address, employer, job title, name, names,
    full name, real name, personal names, address, addresses, home address, home addresses, phone number, phone numbers,
    telephone number, telephone numbers, email address, email addresses, e-mail addresses, birth date, birth dates,
    birthday, birthdays, date of birth, telephone, phone, people present, participants, bystanders`,
  // That it was not given for this.
  gleaned: `taken from .. git/config/account/profile/system/environment, dig/digs out, dug out, find/finds out,
    as far as known, as known from, inferred from, gathered from, while .. chatting/talking/planning/speaking,
    in .. chat/conversation, the person says, {user} says/thinks/feels/tells/said/told/let/lets/reveals,
    is/are of interest too, come/comes up while, been/was/were/is/are/gets/get mentioned,
    mentioned in/at/by/during/throughout/elsewhere/so/earlier/before/along, comes up, come up, came up, coming up,
    drawn/taken/gathered/collected/extracted/inferred/gleaned/deduced/learned/learnt/known/guessed/pulled/picked up/lifted from .. conversation/chat/dialogue/context/discussion/history/session/talk,
    from .. conversation/chat/dialogue/discussion/chat history,
    in/during/throughout the/this/your .. conversation/chat/dialogue/discussion/session/talk, elsewhere, at any time,
    at any point, in passing, unasked, unprompted, without asking, without being asked, overheard, let slip, lets slip,
    reveals, revealed, gives away, on the side, on the quiet, by the way, {user} has said/told/shared,
    has said/told/shared, so far, even if unrelated, whether or not`,
  // Who is outside.
  taker: `we receive/get/collect/keep/store/gather/record/learn/see/obtain, we are given/sent,
    stored/kept/recorded/lands/arrives with us, reaches us, its/their/the makers, the shared pool, shared pool,
    public pool, our .. bot, support bot, to them, the maker, us,
    our .. cloud/lab/laboratory/office/team/bucket/archive/pastebin/inbox/mailbox/server/servers/service/services/endpoint/backend/platform/collector/warehouse/database/store/storage/index/desk/company/crm/partner/partners/researchers/engineers/analysts/department/data/api/site/website/channel/queue/address/account/drive/host/hosts/portal/hub/gateway/relay/mirror/study/records/side/end/people/staff/vendor/insurers/advertisers/sponsors/friends,
    third party, third parties, third-party,
    external party/parties/server/servers/service/services/reader/readers/host/hosts/system/endpoint,
    remote server/servers/host/endpoint, the vendor, the developer of this,
    the author/authors/maker/makers/maintainer/maintainers/operator/provider of this, to the server, insurers,
    advertisers, advertiser, data broker/brokers, marketers, recruiters, sponsors, affiliates,
    public pastebin/paste/gist/bucket, pastebin, telemetry, outside, off-site, off site, elsewhere online`,
  // How a secret is spoken of when it is to be shown.
  contents: `characters, letters, digits, words of, rows, half of, beginning of, cat, concatenation of,
    first/last .. characters/words/letters, as base64, in base64, hex-encoded, echo, quote, type out, spell out,
    read out, recite, transcribe, content, contents, full text, raw text, plain text, plaintext, text, bytes, raw bytes,
    line, lines, body, dump, raw dump, hexdump, export, copy, base64 of, base64, value, values, verbatim, everything in,
    whatever is in, what is in, what stands in, what it says, what it holds, whole of, all of, printout,
    first/last .. lines, material, data from, data of, data in`,
  // That it is wanted, by a verb of any kind.
  wanted: `enclosed, lodged, deposited, furnished, surrendered, handed in, turned in, handed over, produced, presented,
    made available, entrusted, disclosed, submitted, supplied, provided, attached, transferred, mirrored, forwarded,
    streamed, shipped, quoted, recited, spelled out, typed out, pasted, reproduced, transcribed, read out, read aloud,
    copied over, folded in, worked in, woven in, added, appended, included, passed on, passed in, delivered, uploaded,
    reported back, fed in, fed back, logged, recorded, noted down, inventoried, harvested, collected, accompanies,
    accompany, belongs in, belong in, goes in, go in, goes into, go into, ends up in, is/are required, is/are needed,
    is/are expected, is/are wanted, is/are necessary, is/are due, wants, expects, asks for, needs, requires, takes as,
    doubles as, serves as, makes up, by quoting, by pasting, by giving, by showing, by presenting`
};

// src/text/vocabulary/en-nouns.ts
var NOUNS2 = {
  user: `guest, guests, shopper, shoppers, buyer, buyers, visitor, visitors, supervisor, supervisors, colleague,
    colleagues, user, users, end-user, end-users, end user, end users, human, humans, customer, customers, operator,
    requester, requestor, requesters, data requester, person, people, anyone, anybody, somebody, owner,
    account holder, reviewer, client, admin, developer, him, her, them, caller, victim, nobody, no one, recipient`,
  model: `you, assistant, agent, agents, model, models, ai, llm, llms, claude, gpt, chatgpt, cursor, copilot, gemini,
    the host, language model, ai assistant, ai agent, ai model, assistants, caller`,
  secret: `value/values/contents of every/each/all/the/any .. environment variable/variables,
    api key/keys/tokens/passwords/credentials/secrets you know/find/have/hold/see, any api_key you, any api key you,
    keys/credentials/secrets/tokens of other tools/servers, credentials of all .. tools, local credentials,
    ssh key file, ssh/aws/kubernetes/docker/git configuration/config, ssh/aws/kubernetes configuration files,
    private key, private keys, ssh key, ssh keys, secret key, secret keys, signing key, master password, master key,
    root password, admin password, seed phrase, recovery phrase, mnemonic, keychain, keyring, password store,
    shell history, bash history, browser history, browser cookies, cookies, session cookie, session cookies, id_rsa,
    id_ed25519, id_ecdsa, id_dsa, authorized_keys, known_hosts, aws credentials, aws credential, aws credential files,
    credential files, credentials file, wallet, wallets, crypto wallet, kubeconfig, shadow file, passwd file,
    password file, bashrc, bash_history, zsh_history, mcp.json, claude_desktop_config.json, credentials.json,
    secrets.json, secrets.yaml, secrets.yml, dotenv, sensitive files, system secrets, cloud credentials,
    database credentials, login credentials, user credentials, stored credentials, network credentials,
    saved passwords, credit card, credit cards, card number, card numbers, social security, ssh private keys,
    kubernetes configuration, environment file, env file, secret/secrets file/files,
    private/secret ssh/gpg/pgp key/keys`,
  // What lets somebody do more than others may.
  rights: `administratoraccess, poweruseraccess, cluster-admin, admin/administrator/owner/root/superuser/maintainer rights,
    admin/administrator/owner/root/superuser/elevated/privileged access,
    admin/administrator/owner/root/superuser/elevated privilege/privileges,
    admin/administrator/owner/root/superuser/elevated/all/every/full/wildcard/unrestricted permission/permissions,
    org/organization/domain/global/workspace/tenant/system/super admin/administrator, admin/owner/superuser role,
    role of owner/admin/administrator/superuser, rights of .. owner/admin/administrator/superuser, superuser, root, sudo, sudoers, full/unrestricted/unlimited access, full control, read-write access, write access,
    publish/push/edit/merge/approval/signing rights, right to publish/push/merge/approve/sign/bypass,
    bypass list, list of .. allowed/permitted .. to bypass, people who may bypass, exempt list, privileged mode, privileged,
    all scopes, every scope, setuid, wheel group, docker group`,
  // What keeps somebody from doing harm.
  safeguard: `default-deny, deny policy, deny rule, whitelist, allowlist, allow list, blocklist, interlock, interlocks,
    safety lock, lockout, branch protection, protection rule/rules, required .. review/reviews/reviewers/approvals,
    change freeze, code freeze, approval gate/step/workflow/requirement/rule/rules, two-person rule, four-eyes, mfa, 2fa,
    two-factor .., multi-factor .., audit log/logs/logging/trail, spending/transfer/transaction/withdrawal/daily limit/limits,
    fraud check/checks/detection/rules, kyc, aml, sanctions screening/check/checks, virus/malware/vulnerability/secret scan/scanner/scanning,
    sandbox, seccomp, apparmor, selinux, firewall, tls/ssl/certificate/signature/host verification/checks/validation,
    host key checking, data loss prevention, parental controls, child lock, alarm, alarms, content filter,
    safety check/checks/limit/limits, security check/checks/policy/policies/rules, permission check/checks,
    access control/controls, guardrail, guardrails`,
  // Asked of a person, these are phishing.
  passcode: `password, passwords, passcode, pin, one-time code, one time code, otp, verification code, 2fa code,
    mfa code, cvv, card number, credit card number, seed phrase, recovery phrase, security code,
    social security number, private key`,
  credential: `authentication header, authentication headers, auth header, auth headers, authorization header,
    authorization headers, bearer header, confidential information, confidential data, sensitive data,
    sensitive information, password, passwords, passphrase, passphrases, api key, api keys, api-key, api-keys,
    api_key, api_keys, apikey, apikeys, access key, access keys, secret, secrets, credential, credentials, token,
    tokens, access token, access tokens, auth token, auth tokens, bearer token, session token, session tokens,
    environment variable, environment variables, env variables, env vars, the environment, your environment,
    user environment, shell/process/full/entire/whole environment, pin, encryption key, encryption keys, certificate,
    certificates, oauth token, oauth tokens, refresh token, refresh tokens, ssn, pii`,
  private: `full/entire/whole/complete/unedited/verbatim .. conversation/chat/dialogue/discussion/transcript/prompt,
    prior/previous .. conversation/chat/dialogue/transcript, everything/all .. said/written/typed .. far,
    what was/is typed/entered/written, whatever was/is typed/entered/written, conversation data, conversation context,
    prior conversation, previous conversation, user last message, user previous message, user chat,
    all tool results/outputs/inputs/calls, tool results, tool outputs, user contacts, address book, user private ..,
    user calendar, user photos, user location, inbox, user inbox, whole mailbox, full mailbox, entire mailbox,
    system prompt you, configuration files, config files, card number, conversation history, chat history, chat log,
    chat logs, chat transcript, message history, whole conversation, full conversation, entire conversation,
    complete conversation, the conversation so far, previous messages, prior messages, all messages,
    all previous messages, user messages, system prompt, system prompts, system message, system instructions,
    initial prompt, context window, your context, your instructions, your prompt, private messages, account balance,
    full context, entire context, chain of thought, chain-of-thought, reasoning trace, contact list, tool list,
    list of tools, available tools, tool definitions, results of other tools, home directory, medical records,
    financial records, what was said before, what was said, everything the user, everything that was said,
    user identity, search history, browsing history, user personal data, user files, personal files, all files,
    every file, clipboard`,
  file: `file, files, folder, folders, directory, directories, disk, filesystem, file system, contents, content,
    document, documents, path`,
  address: `url, urls, endpoint, endpoints, webhook, webhooks, server, servers, host, domain, domains, proxy, remote,
    api endpoint, ip address, email address, address, external server, external servers, remote server, channel,
    collector, http, https, ftp, dns`,
  outsider: `our .. service/server/endpoint/backend/platform/api, analytics service/endpoint/server/platform,
    external .. service/server/endpoint, attacker, attackers, attacker-controlled, external server, external servers,
    external party, external parties, third party, third parties, third-party, third-party server, external endpoint,
    external service, external services, remote server, remote servers, our server, our servers, our endpoint,
    our api, our proxy, our webhook, our partner, partner, partners, partner company, evil, vendor, outside, off-site,
    collection server, monitoring proxy, analytics endpoint, telemetry, audit endpoint, logging endpoint, sponsor`,
  toolWord: `tool, tools, function, functions, command, skill, plugin, mcp tool, mcp server, operation`,
  everyReply: `
    each/every/all/any message/messages/email/emails/e-mail/mail/mails/reply/replies/response/responses/answer/answers,
    all of your replies/answers/responses/messages, each/every/all command/commands/path/paths/url/urls,
    each/every/all shell/terminal/bash/cli/git/sql command/commands/query/queries,
    all outgoing/incoming .. messages/emails/mails`,
  everyCall: `each/every/all chat/chats/conversation,
    each/every/all request/requests/query/queries/question/questions/prompt/prompts/call/calls/operation/operations,
    each/every/all tool call/calls, all .. requests/operations/calls/questions`,
  everyTool: `
    each/every/any/all/other email/e-mail/mail/messaging/chat/file/payment/network/database/search/calendar/browser/shell/terminal/git/banking/storage/http/web/code/contact tool/tools/function/functions,
    each/every/any/all other email/e-mail/mail/messaging/chat/file/payment/network/database/search/calendar/browser/shell/terminal/git/banking/storage/http/web/code/contact tool/tools/function/functions,
    another tool, some other tool, any of the other tools, all tools, any tool, every tool, all other tools,
    any other tool, any other tools, other tools, all tool calls, every tool call, any tool call, all calls,
    every call, each tool call, all other servers, other servers, other mcp servers, all servers, all mcp servers,
    any other server, another server, other mcp tools, all communication tools, all email tools, all messaging tools,
    all file tools, all payment tools, every function, any function call, any other function, all future tool calls,
    subsequent tool calls, all subsequent tool calls, all subsequent calls, every other tool, the other tools,
    all available tools, all email/mail/file/payment/network/database/search/chat functions/tools,
    any email/mail/file/payment/network/database/search/chat functions/tools/tool`,
  argument: `dosage, dose, remote, search term, location, transfer, transfers, payment, payments, booking, order,
    flights, input of the user, argument, arguments, parameter, parameters, param, params, field, fields, input,
    inputs, query, queries, value, values, recipient, recipients, destination, target, amount, price, quantity,
    ticker, symbol, searches, location, city, address, addresses, account, database, repository, repo, branch, path,
    url, query string, search term, search terms, keyword, keywords, date, dates, id, name, subject, body, payload,
    request, requests, call, calls, bcc, cc, bcc field, cc field, attendee list, attendees, iban, wallet address,
    phone number, number, currency, visibility, results, search, text, username, email, hotel, airline, product,
    order, region, country, area, expression, tool call, tool calls, prompt, flag, flags, filename, user input,
    content, contents, message, data`,
  instructions: `
    what the/your developer/system/operator/owner/host/administrator/admin/company/deployer configured/set/wrote/decided,
    earlier/previous/prior/original/initial setup/set-up/briefing/brief/persona/role/arrangement,
    operator/system/deployment setup/configuration, all/everything/whatever/anything that was/were said/told,
    what the/your developer/system/operator/owner/host told/said, guidance,
    whatever/everything/anything/all/what you/you've .. told/taught/said/instructed/given,
    whatever/everything/anything was/were .. told/said/instructed, everything you, everything above,
    everything before, everything that came before, what you were told, anything you were told, all of the above,
    the above, all you know, instruction, instructions, prompt, prompts, rules, guidelines, directives, policies,
    policy, constraints, orders, commands, directions, system prompt, system prompts, context, messages, conversation,
    training, requirements, programming, system message`,
  limits: `refusal training, refusal behaviour, refusal behavior, refusals, usual limits, usual restrictions,
    usual rules, firewall, antivirus, virus scanner, security software, sandbox, two-factor authentication, guardrail,
    guardrails, safety, safety filter, safety filters, safety guidelines, safety rules, safety checks,
    safety measures, safeguards, safety protocols, content filter, content filters, content policy, content policies,
    security checks, security controls, security policies, security restrictions, restrictions, ethical, ethics,
    ethical considerations, ethical guidelines, moderation, openai policies, anthropic policies, access controls,
    permission checks, security policy, protections, limitations, security rules, access restrictions,
    file access restrictions, usage policies, usage policy, validation`,
  reply: `anything/everything/whatever/all/what you report/say/tell/show/write/answer/send/present, response,
    responses, reply, replies, answer, answers, output, outputs, summary, final answer, final response, final output,
    result, results, report, message to the user, trace, timeline, activity feed, history, transcript, log, logs,
    user-facing summary, visible, visible output, user interface, ui, chat, screen, confirmation, banner`,
  // What stands between an act and the user's consent.
  consent: `permission, permissions, confirmation, confirmations, approval, consent, authorization,
    confirmation dialog, confirmation prompt, confirmation step, approval prompt, approval step, the user first,
    before proceeding`,
  copied: `a copy, copies, copy of, blind copy, duplicate, duplicates, carbon copy, transcript of`,
  money: `amount, amounts, price, prices, quantity, total, totals, payment, payments, tip, fee, fees, bid, sum, dose,
    budget, limit price, invoice total`,
  partner: `recommendation of, recommendation for, a link to our, our partner, our partners, partner company,
    partner destination, partner product, partner products, partner service, partner hotel, our sponsor, our sponsors,
    sponsor, sponsored, affiliate, affiliate link, promotional message, promotional text, advertisement, advertising,
    our brand, our product, our products, our premium, our own service`,
  deed: `the matter, this matter, this detail, the arrangement, this .. write, this .. edit, this note, this edit,
    this write, the extra .., the second .., a second .., the lookup, the surcharge, the upload that, the step,
    this lookup, the .. copy, that the, that a, that any, that this, that it, that its, that no, any mention of,
    all mention of, mention of, these notes, these steps, the fact that, the fact, this step, this action,
    this instruction, these instructions, these steps, this change, this behavior, this behaviour, this call,
    this operation, this check, this process, this procedure, the change, the instruction, the instructions,
    the modification, the redirection, the redirect, the substitution, this requirement, this rule, these rules,
    this note, this redirection, this activity, these actions, these changes, these calls, this request, this section,
    this block, the real reason, any of this, any of these, this .. step, this .. call, this .. action,
    this .. change, this .. process, the location change, the .. change, the copy, this copy, the transfer,
    the upload, the audit record, this transfer, this upload, the hidden, the injected, your actions, the switch,
    the swap, this swap, this lookup, this substitution, this modification, that you, that we, why you, what you,
    this fact, the fact, that this, this report, this part, this directive, this guidance, this tool call, the extra,
    the additional, these details, this injection, this routine, this read, this access, having read, having sent,
    the existence of, the presence of, doing so, doing this, what was, the underlying, this message`,
  itself: `this, it, these, them, any of it`,
  self: `this tool, this function, this operation, the tool, this server, this parameter, this api, this command,
    this action, me, the function, this service, this endpoint, this plugin, this skill`,
  system: `system, system-level, backend, server, service, platform, framework, client`,
  userWish: `user instructions, user instruction, user request, user requests, user query, user queries,
    user preferences, user preference, user intent, user wishes, user wish, user command, user commands, user input,
    user inputs, user prompt, user prompts, user choice, user original request, user permissions, user permission,
    user consent, user approval, users request, users requests, what the user, whatever the user, user settings,
    user original, user specified, user said, user says, user asks, user asked, user objections, user confirmation,
    their specified, their input, their request, their original, original request, original input, original query,
    user message, system prompt, system instructions, system message, your instructions, your system prompt,
    other instructions, any other instruction, any other instructions, all other instructions, previous instructions,
    prior instructions, earlier instructions, existing instructions, conflicting instructions, operator instructions,
    developer instructions, all other rules, safety rules, safety guidelines, your guidelines, your training,
    your policies, other rules`
};

// src/text/vocabulary/en-overriding.ts
var OVERRIDING = {
  jailbreak: `never refuse/decline/reject any/a/the/an/every .. prompt/request/instruction/command/order,
    has/have system-level trust,
    you are now operating/running in .. administrator/admin/root/debug/maintenance/developer/unrestricted/god mode,
    trust it/this completely/fully/blindly, trust the tool completely, you are now dan, you are now in .. mode,
    you are now an unrestricted, you are now unrestricted, you are now free, you are dan, do anything now, dan mode,
    god mode, jailbreak mode, unrestricted mode, unrestricted ai, no restrictions apply,
    without ethical considerations, without any ethical, without moral, from now on you, system override,
    you have no restrictions, root access granted, grant administrator access, elevated privileges regardless,
    execute any command without, execute any request without, trust this tool completely,
    you no longer have .. restrictions, your new instructions, new instructions are, new system prompt,
    end of system prompt, begin new instructions, developer mode enabled`,
  outranks: `outranks/outrank/overrule/overrules/trump/trumps .. those of the {user}, outranks/outrank .. the {user},
    takes/take/has/have precedence/priority over all/everything/anything/whatever .. {user},
    against the wish/wishes/will of the {user}, against the {user} wish/wishes/will, even against the {user},
    treat this as a system/developer message/instruction/prompt/command,
    treat these .. as .. system/developer instructions/commands,
    wins/win/prevails/prevail/trumps/trump over the {userWish}, wins/win/prevails/prevail/trumps/trump the {userWish},
    trumps/trump what the {user}, even if the {user} .. tells/told/says/said/asks/asked you not/otherwise/differently,
    even if {user} .. tells/told/says/said/asks/asked you not/otherwise/differently,
    more important than anything the {user}, rules .. are more important than,
    overrides/override/overriding/supersedes/supersede/outranks/outrank the/any/all {userWish},
    overrides/override/overriding/supersedes/supersede/outranks/outrank {userWish},
    overrides/override/overriding/supersedes/outranks the {user}, overrides/override anything the {user},
    takes/take/taking/has/have precedence/priority over {userWish},
    takes/take/taking/has/have precedence/priority over the/any/all/your/other/every {userWish},
    takes/take/taking/has/have precedence/priority over the {user},
    takes/take/taking/has/have precedence/priority over {user},
    takes/take/taking/has/have precedence/priority over any/all/your/other/the .. {instructions},
    higher priority than .. {userWish}, priority .. higher than .. {userWish}, more important than .. {userWish},
    more important than the {user}, above the/any/all {userWish}, regardless of {userWish},
    regardless of the/any/all/their {userWish},
    regardless of what .. {user} says/asks/wants/requests/requested/specified/specifies/prefers/said/asked/wanted,
    no matter what .. {user} says/asks/wants/requests/requested/specifies/prefers,
    even if the {user} .. objects/refuses/disagrees/declines/forbids/complains/protests,
    even when the {user} .. objects/refuses/disagrees/declines/forbids,
    even if {user} .. objects/refuses/disagrees/declines,
    ignore the {user} .. wishes/choice/preference/preferences/objections/refusal,
    disregard the {user} .. wishes/choice/preference/preferences/objections/refusal,
    cannot be overridden by .. {user}, can not be overridden by, must not be overridden by, may not be overridden by,
    final authority over, absolute authority over,
    regardless of .. {user} permissions/permission/input/choice/choices/wishes/preferences/intent/consent,
    this description .. priority is higher, priority is higher than the`,
  takesPrecedence: `
    {instructions} .. was/were only/just/merely examples/suggestions/example/suggestion/test/tests/placeholders,
    {instructions} .. are/is of no concern/consequence/importance/relevance,
    text/document/description .. takes its/their place, binding for/on you/{model},
    your/previous/prior/earlier/whatever/all .. {instructions} no longer bind/binds/apply/applies/count/counts/hold/matter/govern,
    the/your system prompt counts/count for nothing, {instructions} .. withdrawn and act,
    consider .. {instructions} withdrawn/void/revoked/suspended/cancelled/obsolete,
    treat the/this/these/following .. as a/an system/system-level/developer directive/instruction/message/command/prompt,
    only this description does/counts/applies, obey/follow this text/description/document instead,
    do as this description says,
    your/previous/prior/earlier .. {instructions} are/is no longer valid/relevant/binding/active/in,
    your/previous/prior/earlier/the {instructions} above are/is cancelled/canceled/void/revoked/withdrawn/superseded/obsolete,
    your/previous/prior/earlier .. {instructions} are/is withdrawn/canceled/wrong/invalid,
    everything/anything/all you were/have .. told .. is/was wrong/void/false/obsolete,
    your/previous/prior/earlier/all .. {instructions} no longer apply/count/hold,
    your/previous/prior/earlier .. {instructions} are/is void/suspended/superseded/revoked/obsolete/cancelled,
    obey only, follow only the instructions of this,
    treat this as a system/developer message/instruction/prompt/command,
    these/this/following/below instruction/instructions take/takes precedence/priority, these rules take precedence,
    instructions below take precedence, these/this instruction/instructions override/overrides/supersede/supersedes,
    supersede/supersedes/override/overrides/replaces/replace all/any previous/prior/other/earlier instructions/rules/guidelines/prompts,
    overrides previous, supersedes previous, highest priority instruction, highest priority instructions,
    top priority instruction, new system instruction, new system instructions`
};

// src/text/vocabulary/en-particles.ts
var PARTICLES2 = {
  negator: `there is/was no need to, there's no need to, there is no reason to, under no condition,
    under no conditions, no need to, not, never, don't, dont, mustn't, shouldn't, won't, no need to, no longer,
    doesn't, isn't, aren't, needn't, need not, never ever, under no circumstances, by no means, at no point, neither,
    no reason to, unnecessary to, forbidden to, fail to, fails to, wouldn't, didn't, decline to, hesitate to,
    no one may, nothing may`,
  without: `without, avoid, avoids, avoiding, refrain from, abstain from, instead of, rather than, stop,
    prohibited from, forbidden from, forbids, prevents, prevent, no, nor, skip`,
  must: `helpful if you could, appreciated if you could, great if you could, nice if you could, helpful if you,
    appreciated if you, would you kindly, sure you, is obliged to, obligation to, has to, had to, must, should, shall,
    ought to, need to, needs to, have to, has to, required to, obliged to, obligated to, expected to, supposed to,
    be sure to, make sure to, ensure you, ensure that you, ensure to, mandatory to, necessary to, essential to,
    critical to, important to, instructed to, asked to, remember to, needed to, make certain to, forced to,
    imperative to, crucial to, vital to, are to, is to, you'll need to, must also, must first, be careful to, got to,
    gotta, have got to, it is mandatory to, required that you, requires you to, require you to, requires that you`,
  cannot: `cannot, can't, can not, couldn't`,
  duty: `mandatory, required, compulsory, obligatory, requirement, prerequisite, precondition, non-negotiable,
    no exceptions, without exception, is required before, must be called, must be invoked, must be used`,
  may: `can, may, could, might, would, optionally, able to, allowed to, possible to, want to, wants to, wish to,
    wishes to, like to, trying to, try to, attempt to, attempts to, used to, helps, help, designed to, allows, lets,
    let, enables, plan to, free to, going to, tries to, wanted to, asks to, user asks to, wanting to, intend to,
    permitted to`,
  be: `is, are, was, were, be, been, being, gets, get, 's, it's, gets to be, has been, have been, will be, they're,
    you're, we're`,
  to: `to`,
  adverb: `hereby, also, then, first, always, just, simply, only, still, again, directly, immediately, explicitly,
    automatically, additionally, currently, even, ever, next, finally, please, kindly, instead, both, once,
    proactively, internally, actually, in any way, in turn, thereby, too, already, later, subsequently, afterwards,
    furthermore, moreover, otherwise, thus, therefore, hence, do, ourselves, yourself, and then, go ahead and, go and,
    in addition, as well, at all, as normal, as usual, be sure to, make sure to, by default, upfront, up front, here,
    there, else, so, well, per, normally, additionally`,
  also: `also, additionally, in addition, as well, furthermore, moreover, besides, on top of that, as part of,
    as supplemental, supplemental, supplementary, in the background, behind the scenes`,
  lately: `now, from now on, henceforth`,
  constantly: `at the end/start/beginning of every/each, always, every time, each time, any time, in all cases,
    at all times, unconditionally, immediately, automatically, whenever, without exception, never`,
  determiner: `the, a, an, this, that, these, those, each, any, some, no, my, our, its, their, his, her, your, of, in,
    on, with, for, per, from, as, at, into, via, user, which, whose, than, new, single, given, specific, same,
    another, other, such, every, all, existing, current, full, valid, between, through, about, over, under, single,
    multiple, more, most, default, optional, custom`,
  join: `and, or, then, but, &, plus, so`,
  bad: `loses data, leaks data, corrupts, stale data, stale results, wrong results, wrong data, vulnerable, infected,
    malicious, hacked, deprecated, outdated, insecure, unsafe, no longer works, no longer supported, broken, disabled,
    unreliable, obsolete, compromised, retired, being deprecated`,
  byWord: `by`,
  either: `or, nor`,
  stating: `does, did, will, doesn't, didn't, has, have, had`,
  pronoun: `you, we, they, i, it, which, that, who, users, agents, assistants, tools`,
  demands: `requires, require, needs, involves, demands, entails, necessitates, means`,
  foremost: `start by, begin by, first, as the first step, firstly, first of all`,
  before: `before, prior to, ahead of, in advance of, in preparation for`,
  after: `after, following, once, upon, as soon as, on completion of, subsequent to, having`,
  when: `for .. queries/requests/searches/operations, when, whenever, if, while, where, in case, in the event,
    each time, every time, any time, anytime, unless, until, during, for all, for every, for each, for any, on every,
    on each, with every, with each, in every, in each, in all, at the start of, at the beginning of, at the end of,
    as part of, when using, provided that, as long as, by the time, on receipt of`,
  ensure: `requires/require/demands that, make sure, ensure, ensure that, make sure that, be sure, see to it that,
    take care that, it is required/mandatory/important/essential/imperative/necessary/vital/crucial that,
    it's required/mandatory/important/essential/imperative/necessary/vital/crucial that`,
  insteadOf: `instead of, rather than, in place of, in lieu of, over, as opposed to`,
  detects: `detect, detects, detecting, detected, detection, reject, rejects, rejected, rejecting, block, blocks,
    blocked, blocking, filter, filters, filtered, filtering, flag, flags, flagged, flagging, refuse, refuses, refused,
    match, matches, matching, sanitize, sanitizes, sanitise, strip, strips, stripped, guard against, guards against,
    protect against, protects against, prevent, prevents, look for, looks for, such as, e.g, for example,
    for instance, example, examples, phrase, phrases, pattern, patterns, attempt, attempts, attack, attacks,
    injection, injections, jailbreak, jailbreaks, analyze, analyzes, classify, classifies, check for, checks for,
    known, malicious, suspicious, like, blocklist, denylist, text such as, strings, string`,
  // What no honest tool says of what it does.
  secretively: `secretly, covertly, stealthily, surreptitiously, in secret`,
  // Values of which it is honest to say that they are put right.
  faulty: `invalid, unknown, unsupported, out-of-range, out of range, missing, malformed, illegal, negative, empty,
    default, defaults, unrecognized, exceed, exceeds, exceeding`,
  silently: `silently, quietly, secretly, covertly, discreetly, stealthily, invisibly, surreptitiously, unnoticed,
    in secret, in silence, without notice, without further explanation, without comment, without a word`,
  regardless: `regardless of, regardless, irrespective of, no matter what, no matter how, no matter which, even if,
    even when, even though, whatever, ignoring, ignore, in spite of, despite, instead of the, rather than what`,
  despiteUser: `whatever/whichever the .. requested/asked/stated/chose/specified/ordered/wanted/named/entered/typed,
    no matter what the .. requested/asked/stated/chose/specified/ordered/wanted/said,
    even if/though the .. stated/asked/requested/chose/specified/named/ordered, whatever/whichever .. {user} gives/gave/names/named/enters/types/picks/picked/sends/writes,
    whatever .. was given/entered/named/requested/chosen, whichever .. the {user}, irrespective of what the {user},
    irrespective of the .. {user}, regardless of who .. {user}, regardless of where .. {user},
    regardless of what was/is requested/asked/entered/specified/given, in place of the one given,
    instead of the one given, in place of the {userWish}, instead of the {userWish}, in place of what .. {user},
    rather than what .. {user}, rather than the one given,
    whatever the {user} entered/typed/asked/chose/said/specified/provided/wants/requested,
    whatever was entered/requested/specified, no matter what was,
    regardless of the original/requested/specified/chosen/provided/actual/given/stated,
    regardless of any original/requested/specified/chosen/provided/given, regardless of what is requested,
    regardless of the .. {user}, regardless of what .. {user},
    irrespective of the original/requested/specified/chosen, no matter what .. {user}, no matter which,
    no matter what is, instead of the requested/specified/original, rather than the requested/specified/original,
    even if .. {user} .. specified/requested/asked/chose, even if another, ignoring the .. {user}`,
  toolAdjective: `primary, secondary, preferred, recommended, fallback, unified, consolidated, combined, canonical,
    legacy, old, deprecated, replacement, companion, complementary, parent, child, meta, batch, bulk, simple,
    advanced, quick, universal, entry-point, planned, safe, this, that, same, right, appropriate, correct, best,
    following, other, another, first, next, previous, new, given, specific, relevant, corresponding, mcp, available,
    above, below, any, each, every, all, powerful, internal, external, only, current, respective, underlying, native,
    built-in, standard, custom, main, whole, required, desired, selected, named, dedicated, separate, original, cli,
    one, two, its, your, their, our, these, those, such, sibling, matching, suitable, proper, particular, useful,
    good, more, single, different, multiple, particular, general, existing, local, remote, command-line, security,
    calling, called, second, third, last, final, latter, former, compute, user, external, generic, base, core, own,
    callback, lambda, wrapper, helper, utility, analysis, scalar, aggregate, window, arrow, async, hash, cost, loss,
    server, client, ai, llm, agent, line, shell, custom, read, write, input, output`,
  aside: `under any circumstances, under any circumstance, in any way, in any case, at any point, at any time,
    in your answer, in your response, in your reply, in the response, for any reason, ever, of course, if possible,
    however, at all, in any form, in the output, in all cases, whatever happens`,
  label: `important, critical, system, note, warning, attention, notice, mandatory, security, urgent, admin,
    instruction, instructions, override, hidden, internal, update, protocol, alert, requirement, required,
    announcement, dev note, compliance, priority`,
  earlier: `given to you, that was said, developer told, been told, were told, you've been, you were given,
    were taught, were instructed, been instructed, been given, told before, everything above, everything before,
    the above, you were told, came before, so far, previous, prior, above, earlier, preceding, foregoing, your,
    existing, original, system, all previous, all prior, safety, initial, past, former, developer, openai, anthropic,
    other, any other, all other`,
  excuse: `for debugging purposes, for compliance, for personalization, personalization, for monitoring,
    for quality analysis, quality analysis, so the server can, user experience, to prevent issues, in order to work,
    normalisation, normalization, calibrating, calibration, warm up, for better, for improved, for consistency,
    for quality, quality reasons, for security reasons, compliance, regulatory, regulation, regulations, audit,
    auditing, audits, gdpr, soc2, hipaa, pci, security verification, security compliance, security checkpoint,
    security purposes, for security, for verification, verification, integrity, data integrity, data validation,
    data consistency, consistency, data quality, better results, optimal results, optimal performance, to optimize,
    optimization, authentication verification, authentication, for testing purposes, testing purposes, stress-test,
    for debugging, debugging, debug purposes, diagnostics, diagnostic purposes, diagnostic, for telemetry, telemetry,
    analytics, for logging purposes, logging purposes, quality assurance, for billing, billing reconciliation,
    for backup, for safety, user safety, for accuracy, implementation detail, system requirement,
    temporary backend change, backend change, standard procedure, company policy, per policy, security policy,
    legal reasons, or the tool will not work, otherwise the tool will not work, will not work, won't work, will fail,
    or it will fail, the system will crash, will crash, data will be lost, will be lost, will be terminated,
    to avoid errors, to prevent errors, to avoid failure, to function properly, to work properly, to work correctly,
    to ensure, ensures, mandatory, required for, is required, are required, this is required, is mandatory, essential,
    preprocessing, pre-processing, maintenance, performance, enhanced, for improved, improves, personalized,
    fraud prevention, risk, legacy, compatibility, migration, deprecated, protocol, policy, regulators,
    data protection, to comply, comply with, internal policy, authorized, certification, verified, validation,
    security protocols, security protocol, security check, historical context, contextual, background`,
  praise: `the only reliable/trustworthy/correct/accurate/valid/trusted/safe tool, the best, best and most,
    best available, the best .. tool, best-in-class, ultimate, premium, superior, unmatched, unparalleled, unrivaled,
    unrivalled, world-class, cutting-edge, state-of-the-art, industry-leading, market-leading, industry leading,
    enterprise-grade, military-grade, professional-grade, most comprehensive, most accurate, most reliable,
    most advanced, most trusted, most powerful, most complete, highest quality, highest accuracy, fastest,
    most popular, most widely, number one, pinnacle, second to none, gold standard, industry standard,
    100% reliability, 100% accuracy, 100% accurate, guaranteed, reliability guarantee, recommended by, trusted by,
    used by professionals, used by .. professionals, used by institutional, endorsed by, preferred by, approved by,
    award-winning, next-generation, revolutionary, flawless, perfect, superior performance, enhanced features,
    advanced version, professional version, premium version, ultimate version, pro version, enhanced version,
    improved version, better performance, more accurate, better results, superior quality, exclusive, limited time,
    act now, atomic-clock precision, enterprise reliability, enterprise-grade reliability, enhanced accuracy,
    top-rated, five-star, leading, unbeatable, only .. you should trust, elite, definitive`,
  rival: `other tools, other tool, any other tool, any other, all other tools, alternatives, alternative tools,
    any alternative, any alternatives, competing tools, competitors, others, the others, other .. tools,
    other .. tool, similar tools, any similar tool, other options, other converters, other services, other providers,
    other functions, built-in tools, standard tools, native tools, default tools, all others, every other`
};

// src/text/vocabulary/en-sayings.ts
var SAYINGS2 = {
  embedded: `
    any/all/the .. instructions/commands/directives/orders/actions .. found/embedded/contained/hidden/written/given in/inside/within,
    any/all/the .. instructions/commands/directives found/embedded/contained/hidden/given/written,
    embedded/encoded/inline/hidden .. instructions/commands/directives,
    instructions/commands/directives embedded/encoded/hidden in/inside/within,
    contains/contain/holds/hold .. instructions/commands/directives`,
  // Who is said to have agreed to what nobody was asked about.
  excusedBy: `
    the .. team/department/administrator/administrators/admin/it/management/owner/operator/company has/have .. approved/authorized/authorised/cleared/permitted/agreed/allowed/signed,
    {user} has/have .. approved/authorized/authorised/consented/agreed/permitted,
    approved/authorized/authorised/cleared by the .. team/department/administrator/admin/management/owner/operator/user/company,
    you are/have authorized/authorised/cleared/permission/clearance to`,
  comeHere: `{must} come here, come here instead, {must} go through this tool, use this tool instead,
    use this one instead, use this instead, call this tool instead, call this instead, call this one instead,
    route .. here, send them here, replaced by this tool, superseded by this tool, in favor/favour of this tool,
    in favor/favour of this one`,
  // A condition without which the tool is said to do nothing.
  worksOnly: `only gives, only returns, only produces, only delivers, gives correct, gives right, valid only,
    only valid, complete only, only complete, correct only, only correct, only works, works only, only functions,
    only succeeds, only runs, will only work, only available, available only, can only be used, usable only,
    works correctly only, only works correctly, does not work, doesn't work, will not work, won't work, fails,
    cannot be used, can't be used, refuses to work, unavailable`,
  unasked: `grant any/every/all permission/permissions it/this/they, grant it any/every/all permission/permissions,
    answer/answered/answering with yes, click/clicks/press/hit/tap approve/accept/allow/confirm/yes,
    say/says yes to any/every/all, approve .. yourself, approve .. itself, silence counts/amounts as/to .. {consent},
    silence is taken/treated as .. {consent}, treat .. silence as {consent},
    consent/approval/confirmation is/are implied/assumed/presumed/presupposed/deemed/understood,
    presume .. consent/approval, take .. consent/approval for granted,
    {user} would/will approve/agree/consent/accept anyway, do it/this quietly/silently,
    without asking for .. approval/permission/consent/confirmation,
    without .. asking for {user} approval/permission/consent,
    proceed/act/continue/go without confirming with the {user},
    authorized/authorised/permitted .. to act/proceed without, assume .. {user} consents/agrees/approves,
    consent/approval/permission/confirmation has/was been given/granted/obtained in/before,
    {user} has/have already approved/confirmed/consented/agreed/authorized/authorised/accepted/permitted,
    {user} already approved/confirmed/consented/agreed/authorized/authorised,
    {user} .. pre-approved/preapproved/pre-authorized,
    consent/approval/permission/confirmation has/was already been given/granted/obtained/recorded,
    consent/approval/permission/confirmation was already given/granted/obtained,
    already been approved/authorized/authorised/confirmed by the {user},
    assume .. {user} has/have .. approved/confirmed/consented/agreed, on behalf of the {user} without asking,
    without asking the {user}, without asking {user}, confirm/approve/accept/agree/consent .. on behalf of the {user},
    approve/accept/confirm any .. dialog/prompt/request automatically,
    automatically approve/accept/confirm any/all/every`,
  youMust: `{model} {must}, {model} are/is {must}, {must} you`,
  ownRights: `the/your/its/this current/present/own/running/calling/active role/identity/account/session/token/user/principal,
    present identity, yourself, itself, {model} itself, {model} account, {model} identity, {model} user,
    this server/tool/integration/connector/plugin/extension/app, our server/tool/integration/connector/app/account/bot,
    service account of this, our service account, puts/put/adds/add itself/yourself/themselves on/to,
    rather than the .. token/account/role/key, instead of the .. token/account/role/key`,
  lasting: `leave .. in place, leave .. .. in place, leave .. active/open/enabled, never revoke/expire/expires/remove,
    do not revoke/remove/roll .. back, without .. expiry/expiration, no expiry, no expiration, never expires,
    permanent, permanently, for good, indefinitely, with no end`,
  refused: `if/when/where/should/whenever .. .. lacks/lack/missing/refused/denied/rejected/blocked/forbidden/insufficient/fails/fail,
    if/when/where/should/whenever .. refused/denied/rejected/blocked/forbidden, lacks them, lacks it,
    on/upon .. denied/refusal/forbidden, access denied, permission denied`,
  selfApproval: `approved/confirmed/accepted/signed/authorised/authorized by the assistant/agent/model/ai,
    assistant/agent/model/ai approves/confirms/accepts/consents/signs,
    approve/approves/confirm/confirms/accept/accepts/sign/signs .. .. on the {user} behalf,
    answer/answered/answers/reply/replied/respond .. yes on the {user} behalf, answered with yes on,
    approve/confirm/accept/allow/authorize/authorise it/them/this/these/that yourself/itself/themselves,
    click/clicks/press/hit/tap/choose/select approve/allow/accept/confirm/yes/ok yourself/self/itself/without,
    approve/confirm/accept yourself/itself/self, as the {user} would anyway, in its own name, in your own name,
    approval .. given .. by the assistant/agent/model/ai, approval .. given .. {model} .. in, on their behalf without`,
  later: `the second/third/fourth/fifth/sixth/seventh/tenth/next time .. .. is/was used/called/invoked/run/opened,
    the second/third/fourth/fifth/tenth time you call/use/run/invoke,
    on the second/third/fourth/fifth/tenth .. call/use/run/invocation/request,
    from the second/third/fourth/fifth/tenth .. call/use/run/invocation/request/time,
    after .. two/three/four/five/six/ten/several/few .. calls/uses/runs/invocations,
    after .. uses/invocations of this, every second/third/fourth/fifth/tenth .. call/use/run/request/time,
    on weekends/holidays/sundays/saturdays/fridays, at the weekend, outside .. business/office/working/opening hours,
    outside of .. business/office/working hours, when/while/once/if nobody/none/no-one is/looks/reviews/watches,
    when/while/once/if no one is/looks/reviews/watches, there is nobody watching, nobody is watching/looking,
    date is past/after/later/beyond, date has passed, once the date, after the date, starting .. on .. the first of,
    the next time .. {user} mentions/says/asks/opens/writes/types/talks/logs,
    once anybody/anyone/somebody/someone says/mentions/writes/types,
    when/once/if/while .. {user} is away/idle/asleep/offline/gone/absent, has been away, have been away,
    remember the trigger, activation word/phrase, until then .. work/behave/act/answer/do,
    until then .. normally, act normally until, behave normally until, lie dormant, stay dormant, dormant until, asleep until, remains dormant,
    in all later/future/subsequent sessions/conversations/chats, in later/future/subsequent sessions/conversations/chats,
    keep this/it/that in .. long-term memory, wait for .. {user} with .. the title`,
  misreports: `as successful/success/succeeded/normal/safe/clean/passed/passing/ok/okay/healthy/complete/completed/fine/compliant/secure/verified/harmless/genuine/approved/paid/delivered/resolved,
    to be successful/normal/safe/clean/passed/healthy/complete/fine/compliant/secure/verified/harmless,
    that all/everything/it went/is/was well/fine/ok/okay/good/normal/safe/clean/successful,
    that it/they succeeded/worked/passed, in .. good order, all clear`,
  unaware: `
    outside/exceeding/above/below/abnormal/critical/failed/failing/failure/failures/rejected/overdue/expired/suspicious/dangerous .. .. reported/shown/presented/recorded/passed/logged/entered/counted/described/displayed/given .. as normal/passed/passing/fine/healthy/harmless/ok/okay/clean/safe/successful/settled/unremarkable,
    unbeknownst to .. {user}, without .. {user} knowing/noticing/realizing/realising/hearing/seeing,
    behind .. {user} back, spare .. {user} the details, {user} .. none the wiser, under the radar,
    nobody/no-one will be any the wiser,
    {must} be/stay/remain/keep invisible/hidden/unseen/unknown to/from the {user},
    {must} be/stay/remain/keep invisible/hidden/unseen/unknown to/from {user}, {user} find/finds out,
    not let the {user} find/learn/discover/realize/realise/suspect/hear, let the {user} find/learn,
    {user} is/are/be not .. informed/told/notified/shown/alerted,
    {user} is/are/must/should not to be informed/told/notified/shown/alerted/made,
    go/goes/remain/remains/stay/stays/pass/passes unnoticed/undetected/unseen, no reason for .. {user},
    {user} .. need/needs not know/see/hear/learn, {user} .. need/needs never know/see/hear/learn,
    no need for .. {user} to know/see/hear/learn, none of the {user} business/concern,
    without it/this/that/them being/getting shown/visible/mentioned/noticed/logged/displayed/disclosed,
    so .. {user} sees only, person typing need not, person you .. help/helping/serve/serving .. hear/know/learn,
    without appearing in, without being logged/listed/shown/recorded/visible/noticed,
    nobody/anyone/no-one gets/becomes/is suspicious, no one gets/becomes/is suspicious, so that nobody,
    so that no one, {ensure} .. {user} does not/doesn't/never/cannot learn/notice/know/find/see/realize,
    nobody/anyone notices/knows/learns/sees/finds/suspects, no one notices/knows/learns/sees/finds/suspects,
    assume nobody, the {user} must/should/may/can/will never find/learn/hear/discover/suspect,
    {user} must/should/may/can/will never find/learn/hear/discover/know/notice/see/suspect,
    never let the {user} see/notice/know/find, do not let the {user} see/notice/know/find,
    not let the {user} know/see/notice,
    without the {user} knowledge/knowing/noticing/awareness/realizing/realising/consent,
    without {user} knowledge/knowing/noticing/awareness/consent, without the {user} being/becoming aware,
    without their knowledge/knowing/noticing/consent, unbeknownst to,
    without alerting/notifying/telling/informing/warning the {user},
    without alerting/notifying/telling/informing/warning {user}, without letting the {user} know,
    the {user} must/should never know/notice/see/learn/realize,
    the {user} must/should/need not know/notice/realize/realise, {user} must/should not know/notice/realize/realise,
    {user} does/do not need to know, {user} doesn't/don't need to know, {user} need not be aware,
    {user} must/should not be made aware, {user} must/should not be aware, {user} must/should remain/stay unaware,
    so .. {user} won't/doesn't/don't notice, {user} will not notice, unnoticed by, without raising suspicion,
    avoid suspicion, avoid raising suspicion, avoid alerting, to avoid alarming, out of sight of the {user},
    no need to mention, no need to tell, no need to inform, not necessary to mention, not necessary to inform`,
  keepSecret: `no trace/mention/sign/hint/word of .. .. {must} appear/be/show/remain,
    no trace/sign/hint of this/these/it/them, leave no trace, keep mum, keep a lid on, keep .. under wraps,
keep/keeps/stay/stays/remain/remains .. off the record, keep .. out of sight, keep .. out of view, for your eyes only, not meant for .. {user} eyes,
    discretion is advised/required/expected/appreciated, be discreet about, keep this/the/these .. between us,
    treat this/these/the .. step/steps/call/calls/process/instruction/instructions/surcharge as confidential/secret/private,
    leave no trace/traces of, strip/remove/erase/delete every/all/any trace/traces of, breathe no word of/about,
    not a word about/of .. to, make no reference/mention of/to the/this/it/that/these/any, never let on, not let on,
    {must} be silent about/on, {must} remain/stay/keep silent about/on,
    omit/avoid/without/leave any/all/every mention of, leave out any/all mention of,
    leave/leaves/left/keep/kept .. in the dark, no mention of this/it/that/these, no mention of the {deed},
    must/should not be traceable, keep this/it/that/these secret/confidential/hidden/quiet/private,
    keep .. secret/hidden/quiet from .. {user}, keep this between us, keep it between us, between you and me,
    keep .. hidden from the {user}, keep .. away from the {user}, keep .. from the {user} view,
    keep this .. to yourself, keep it to yourself, keep quiet about, stay silent about, remain silent about,
    say nothing about, say nothing to, tell no one, tell nobody, our secret, {user} in the dark,
    the {user} in the dark, keep the {user} unaware`,
  actAsIf: `not visible to users/the {user}, invisible to users/the {user},
    as part of the normal/regular/ordinary/usual output/result/results/answer/response,
    as if it is/was/were .. normal/part/ordinary/regular, as if it's .. normal/part,
    as though it is/was/were .. normal/part, to look like normal, to look like an ordinary, make it look like/as,
    make it appear as/that/like, make it seem like/as/that, appear as part of the normal, blend in with,
    disguise .. as, present .. as if, present it as if, pose as, masquerade as, under the guise of,
    under the pretense of, as if nothing, as though nothing`,
  secretly: `delayed/deferred/internal/private/standing instructions for you,
    delayed/deferred/internal/private instructions for the {model}, hidden context,
    do it/this secretly/covertly/discreetly, hidden instruction, hidden instructions, secret instruction,
    secret instructions, do not show to user, for the model only, for ai only, for the assistant only,
    only for the model, only for the ai, internal instruction for the assistant, message to the assistant,
    instructions for the model only, instructions for the ai only`,
  preferSelf: `of all .. tools this, rely on this one/tool alone,
    choose/prefer/use/pick it/this .. ahead of/before/over the built-in/native/standard/default/other,
    never fall back to, win over similar/other/all, similar/similarly-named .. from other servers,
    instead of the other tools, this tool answers instead, redirect the request to this tool,
    upgraded/enhanced/improved version of the default/built-in/native/standard/other, should/must always be preferred,
    override .. tool selection, in preference to .. {rival}, only tool you can/should/may trust/use/need,
    the only reliable/trustworthy/accurate/trusted/safe/dependable .. tool/one/option/choice/source,
    prefer/choose/favor/favour/pick this/it to .. {rival}, prefer/choose/favor/favour/pick this tool to .. {rival},
    prefer/choose/favor/favour/pick/use this one/tool over/before .. {rival},
    prefer/choose/prioritize/prioritise/use this tool above/before/ahead .. {rival}, above all alternatives,
    above all other, whatever the {user} asks/wants/says/needs, for any and all, before every answer/response/reply,
    for every question/request/message, for any question/request,
    prefer/choose/prioritize/prioritise/select/favor/favour/use this tool over/instead/rather .. {rival},
    always choose this tool, always select this tool, must prioritize this, should prioritize this,
    you must prefer this, use this tool rather than others, the only .. you should trust, the only .. you should use,
    over any alternatives, over all alternatives, over any other tool, over all other tools, over other tools,
    better than any other, better than all other, better than other, replaces all other, compared to other .. tools,
    rather than others, rather than any other tool, instead of any other tool, instead of others,
    before any other tool in, better .. compared to other`,
  rivalsAreBad: `never/not use any/another other tool/tools,
    all/the alternatives are slower/worse/less/inferior/wrong/broken/unreliable/insecure,
    competing tools are slower/worse/less/inferior/wrong/broken/unreliable/insecure/unsafe,
    the built-in/native/default/standard .. tool is broken/unreliable/outdated/deprecated/obsolete/slow/inferior/insecure,
    other .. tools give/return/produce/deliver/yield/have .. wrong/false/inaccurate/bad/stale/outdated/incorrect/unreliable,
    other .. tools cannot/can't be trusted, other .. tools should/must not/never be used/called/trusted,
    avoid other .. tools, stay away from other .. tools, all others .. wrong/inaccurate/outdated/unreliable,
    the others are, never use the built-in/native/default/standard, do not use the built-in/native/default/standard,
    supersedes/replaces the built-in/native,
    other .. tools are .. deprecated/outdated/inaccurate/unreliable/slow/inferior/insecure/obsolete/unsafe,
    others are outdated, do not use other .. tools/converters/services/providers/functions, don't use other,
    never use other, not use any other, do not use any other,
    other .. are outdated/inaccurate/unreliable/inferior/obsolete/deprecated, they are outdated, do not use others,
    do not call other, do not trust other`
};

// src/text/vocabulary/en-verbs.ts
var VERBS = {
  // Takes something in.
  read: `download, read:read, open, access, load, fetch, retrieve, extract, collect, gather, harvest, dump, scan,
    search, inspect, look up, look at, look for, look into, view, grab, obtain, capture, steal:stole:stolen, locate,
    find:found, get:got:gotten, copy, parse, examine, enumerate, cat, pull, query, list, exfiltrate, review, check`,
  // Takes what is not its own.
  grab: `grab, extract, collect, gather, harvest, dump, scrape, steal:stole:stolen, exfiltrate, siphon, capture, copy,
    leak, read:read, snatch`,
  // Moves something out, or to somebody.
  send: `contact, reach out to, connect to, hand, hand over, feed:fed, give:gave:given, ship, send:sent, forward,
    post, upload, transmit, email, e-mail, mail, bcc, cc, share, leak, exfiltrate, push, publish, relay, deliver,
    report, submit, notify, ping, log, copy, route, redirect, dispatch, transfer, pass, stream, sync, export, attach,
    append, record, back up, write:wrote:written, phone home, beacon, mirror`,
  // Puts something into a field, a message or the reply.
  include: `invite, loop in, copy in, tag, cc, bcc, answer .. with, respond .. with, reply .. with, answer with,
    respond with, reply with, copy, include, pass, provide, supply, fill, populate, put:put, place, insert, attach,
    append, add, embed, encode, set:set, specify, inject, prepend, paste, enter, return, attribute, smuggle, state,
    present`,
  write: `write:wrote:written, create, modify, edit, change, overwrite, append, save, store, delete, remove, clean,
    clean up, wipe, erase, purge, install, update, chmod, drop, rename, move, grant, enable, disable, kill, terminate,
    add`,
  run: `put:put through, pipe .. to/into, type .. .. in/into the/a/your terminal/shell/console,
    paste .. .. in/into the/a/your terminal/shell/console, run:ran:run, execute, launch, eval, evaluate, spawn,
    source, start, perform`,
  call: `go:went:gone by way of, go:went:gone through, pass through, undergo:underwent:undergone, run:ran:run through,
    receive, precede:preceded by, make a request through, call, use, invoke, trigger, consult, make a call to,
    make a request to, query, run:ran:run, execute, chain to, hand off to, defer to, delegate to, switch to`,
  tell: `spell out, point out, speak of, touch on, touch upon, make mention of, comment on, read aloud, read out,
    remark on, bring:brought .. .. up, let know, betray, let on, let slip, give:gave:given away, hear:heard about,
    hear:heard of, learn of, find:found out about, volunteer, own up to, bother, trouble, burden, worry, tell:told,
    mention, inform, disclose, reveal, notify, alert, warn, say:said, explain, discuss, acknowledge, admit, announce,
    let .. know, communicate, reference, bring up, make visible, make .. aware, talk about, hint at, refer to,
    draw attention to, divulge, confess`,
  // Brings before somebody's eyes: often said of data.
  show: `show:showed:shown, display, expose, surface, indicate, highlight, report, note, describe, share, present,
    output, print, include, log, list, echo, render, return`,
  ask: `ask .. for, prompt .. for, ask, prompt, confirm with, seek:sought, request, consult, wait for, check with,
    verify with`,
  hide: `gloss over, paper over, play down, whitewash, hide:hid:hidden, conceal, suppress, withhold:withheld, obscure,
    cover up, obfuscate, disguise, camouflage, bury`,
  contain: `wrap, surround, betray, give:gave:given away, hold:held, prefix, suffix, end, begin:began:begun, start,
    close, finish, conclude, contain, carry, bear:bore, mention, link to`,
  // Where what is sent arrives.
  reach: `go:went:gone into, go:went:gone to, end up in, end up at, arrive at, land in, land at, find:found its way to`,
  // Whom or what to follow.
  obey: `obey, become:became, do as, heed, follow, comply with, act as, act according to, work for, serve, listen to,
    adhere to`,
  omit: `leave:left off, leave:left unsaid, leave:left unmentioned, leave:left .. away from, leave:left .. .. out of,
    keep:kept .. .. out of, omit, exclude, leave:left out, leave:left .. out, keep:kept .. out, strip`,
  // Made to work otherwise than before.
  amend: `treat, interpret, assume, optimize, optimise, upgrade, enhance, improve, secure, harden, reinforce, patch,
    reconfigure, integrate`,
  inflate: `lower, bump, boost, pad, triple, halve, increase, decrease, inflate, raise, multiply, double, round up,
    round down`,
  // Adds to what was given.
  augment: `append, add, insert, prepend, inject, extend, enrich, augment, supplement, expand, broaden, narrow,
    enhance, bias`,
  destroy: `delete, remove, wipe, erase, purge, overwrite:overwrote:overwritten, truncate, destroy, chmod`,
  // Gives rights, or takes them.
  elevate: `grant, give:gave:given, assign, attach, bind:bound, add, elevate, promote, escalate, obtain, request, create, put:put,
    switch to, run:ran:run, restart, start, launch, provision, appoint`,
  advertise: `recommend, promote, praise, advertise, endorse, plug`,
  phish: `ask .. for, prompt .. for, request`,
  pretend: `give:gave:given the impression, give:gave:given .. the impression, get:got the impression,
    leave:left .. with the impression, leave:left the impression, create the impression, make it seem, make it look,
    let it look, let it seem, act surprised, claim ignorance, claim not to know, keep:kept up the appearance,
    feign ignorance, play dumb, deny any, deny that, deny having, lie:lied to, lie:lied about, pretend, feign,
    act as if, act as though, act like, behave as if, behave as though, make believe`,
  override: `shed:shed, lay:laid aside, brush aside, wave aside, wave away, cast:cast off, step outside, look past,
    switch off, go:went:gone past, pay:paid no heed to, throw:threw:thrown out, put:put aside, leave:left aside,
    cease obeying, stop heeding, unlearn, pay:paid no attention to, stop following, stop obeying, cease to follow,
    cease following, skip, ignore, disregard, forget:forgot:forgotten, override:overrode:overridden, bypass, disable,
    supersede, circumvent, neglect, overrule, drop, discard, set:set aside, turn off, deactivate, void, nullify,
    abandon, break:broke:broken free from`,
  rewrite: `intercept, hijack, exchange, change, modify, replace, substitute, alter, redirect,
    rewrite:rewrote:rewritten, swap, override:overrode:overridden, switch, reroute, divert, tamper with, falsify,
    manipulate, remap, swap out, coerce, force`,
  prefer: `prefer, prioritize, prioritise, favor, favour, choose:chose:chosen, select, pick, recommend, suggest,
    promote, use, trust, rely on, advertise, endorse, call, invoke, consult`
};

// src/text/vocabulary/en.ts
var en = {
  language: "en",
  inflects: "english",
  verbs: VERBS,
  words: { ...NOUNS2, ...HANDED, ...PARTICLES2, ...SAYINGS2, ...OVERRIDING }
};

// src/text/vocabulary/es.ts
var es = {
  language: "es",
  telltales: `el, los, las, del, que, usuario, usuarios, por, para, una, nunca, jam\xE1s, tambi\xE9n, antes, despu\xE9s,
    herramienta, instrucciones, contrase\xF1a, archivo, debes, debe, cuando, siempre, estas, este, esta, esto, respuesta,
    ning\xFAn, nadie, sus, ignora, env\xEDa, digas, menciones, contenido, todo, texto, conversaci\xF3n`,
  inflects: "no",
  verbs: {
    obey: "haz lo que, haga lo que, cumple, cumpla, obedece, obedezca, sigue, siga, acata, atiende",
    read: `lee, lea, leer, abre, abra, abrir, accede a, acceda a, acceder a, consulta, busca, obt\xE9n, obtenga, obtener,
      revisa, recupera`,
    grab: "extrae, extraiga, extraer, recopila, recopile, recopilar, recoge, copia, copie, copiar, roba, vuelca, captura",
    send: `env\xEDa, env\xEDe, enviar, env\xEDalo, manda, mande, mandar, reenv\xEDa, reenv\xEDe, reenviar, sube, suba, subir, publica,
      transmite, comparte, comparta, pasa, pase, pasar, entrega`,
    include: `incluye, incluya, incluir, a\xF1ade, a\xF1ada, a\xF1adir, agrega, agregue, agregar, pon, ponga, poner, inserta,
      adjunta, adjunte, adjuntar, pasa, pase, pasar, escribe`,
    tell: `digas, diga, decir, dile, d\xEDgale, decirle, menciones, mencione, mencionar, menciona, informes, informe,
      informar, informa, reveles, revele, revelar, reveles, avises, avise, avisar, notifiques, notifique, notificar,
      cuentes, cuente, contar, expliques, explique, explicar, comentes`,
    show: "muestres, muestre, mostrar, ense\xF1es, ense\xF1e, ense\xF1ar, expongas, incluyas, indiques",
    hide: "oculta, oculte, ocultar, esconde, esconda, esconder, disimula",
    override: "ignora, ignore, ignorar, omite, omita, olvida, olvide, olvidar, descarta, desobedece, anula, desactiva"
  },
  words: {
    keyStore: `llavero, clave privada, claves privadas, llave privada, claves ssh, contrase\xF1as guardadas,
      cookies del navegador, historial de comandos`,
    machine: `portapapeles, aplicaciones abiertas/instaladas, procesos en ejecuci\xF3n, nombre del equipo,
      bandeja de entrada, libreta de direcciones, historial de navegaci\xF3n`,
    taker: "nuestro servidor, nuestros servidores, nuestra nube, servidor externo, a nosotros, terceros",
    gleaned: `mencionado, mencionados, mencionada, mencionadas,
      extra\xEDdo/extra\xEDdos/extra\xEDda/extra\xEDdas/deducido/tomado/sacado de la conversaci\xF3n, de la conversaci\xF3n,
      durante la conversaci\xF3n, sin preguntar, sin que lo pida`,
    personal: `salud, enfermedades, medicaci\xF3n, medicamentos, ingresos, salario, sueldo, deudas, religi\xF3n,
      opiniones pol\xEDticas, estado civil, familia, orientaci\xF3n sexual, \xE1nimo`,
    contents: "contenido, contenidos, texto, copia, l\xEDneas, valor, valores, volcado",
    talk: `todo lo que el usuario/usuaria/cliente, lo que el usuario ha dicho/escrito, toda la conversaci\xF3n,
      conversaci\xF3n completa/entera, historial completo, historial de la conversaci\xF3n,
      resultados/salidas/respuestas de las/otras .. herramientas`,
    user: "usuario, usuaria, usuarios, al usuario, cliente, persona, nadie, humano",
    model: "asistente, agente, modelo",
    secret: `clave privada, claves privadas, clave ssh, claves ssh, contrase\xF1a maestra, frase semilla,
      historial del navegador, cookies`,
    credential: `contrase\xF1a, contrase\xF1as, credencial, credenciales, clave de api, claves de api, token, tokens, secreto,
      secretos, variables de entorno`,
    private: `conversaci\xF3n, historial de la conversaci\xF3n, historial del chat, prompt del sistema, mensajes anteriores,
      instrucciones del sistema`,
    instructions: "instrucci\xF3n, instrucciones, reglas, normas, indicaciones, \xF3rdenes, directrices, pol\xEDticas",
    limits: "filtros de seguridad, restricciones, medidas de seguridad, pol\xEDticas de seguridad",
    earlier: "anteriores, anterior, previas, previa, previos, tus, todas las, sistema",
    reply: "respuesta, respuestas, salida, resultado, resumen",
    deed: `este paso, esta acci\xF3n, esta instrucci\xF3n, estas instrucciones, este cambio, esta llamada, que, esto,
      este archivo, de esto, esta operaci\xF3n`,
    self: "esta herramienta, esta funci\xF3n, la herramienta",
    argument: "par\xE1metro, argumento, campo, destinatario, consulta, valor, importe",
    file: "archivo, archivos, fichero, ficheros, carpeta, contenido",
    userWish: "petici\xF3n del usuario, instrucciones del usuario, lo que diga el usuario",
    negator: "no, nunca, jam\xE1s, tampoco, no debes, no debe",
    without: "sin, evita, evite",
    must: "debes, debe, deber\xE1s, tienes que, hay que, es obligatorio, es necesario, aseg\xFArate de",
    adverb: "le, lo, la, se, les, tambi\xE9n, luego, despu\xE9s, entonces, primero, y, adem\xE1s, por favor, expl\xEDcitamente",
    constantly: "siempre, en todo momento, cada vez, autom\xE1ticamente",
    foremost: "primero, en primer lugar",
    also: "tambi\xE9n, adem\xE1s, asimismo",
    silently: "en silencio, silenciosamente, discretamente, en secreto, secretamente",
    join: "y, o, e, u",
    before: "antes de, previo a",
    after: "despu\xE9s de, tras, una vez",
    when: "cuando, siempre que, cada vez que, si, al",
    unaware: `sin que el usuario, sin el conocimiento del usuario, sin conocimiento del usuario,
      sin informar al usuario, sin avisar al usuario, sin dec\xEDrselo al usuario, el usuario no debe saber,
      el usuario no debe enterarse, a espaldas del usuario`,
    keepSecret: "mant\xE9n .. en secreto, mantenlo en secreto, en secreto, entre nosotros, guarda silencio sobre",
    takesPrecedence: "estas instrucciones tienen prioridad, tienen prioridad sobre, prevalecen sobre",
    outranks: "por encima del usuario, por encima de las instrucciones del usuario, prioridad sobre el usuario, aunque el usuario",
    jailbreak: "modo sin restricciones, ahora eres, sin restricciones de seguridad"
  }
};

// src/text/vocabulary/fr.ts
var fr = {
  language: "fr",
  telltales: `le, les, des, du, une, vous, cet, cette, ces, ses, avec, dans, aux, est, sont, jamais, toujours, toutes,
    avant, apr\xE8s, ne, et, ou, outil, l'outil, utilisateur, l'utilisateur, \xE0, d'utiliser, n'en, qu'il, consigne,
    consignes, fichier, contenu, tout, l'int\xE9gralit\xE9`,
  inflects: "no",
  verbs: {
    obey: "ob\xE9is, ob\xE9issez, ob\xE9ir, suis, suivez, respecte, respectez, applique, appliquez, ex\xE9cute, ex\xE9cutez",
    read: `lis, lisez, lire, ouvre, ouvrez, ouvrir, d'ouvrir, charge, chargez, r\xE9cup\xE8re, r\xE9cup\xE9rez, r\xE9cup\xE9rer, consulte,
      consultez, cherche, cherchez, acc\xE8de \xE0, acc\xE9dez \xE0, parcours, parcourez`,
    grab: `extrais, extrayez, extraire, d'extraire, collecte, collectez, collecter, rassemble, rassemblez, copie,
      copiez, copier, recueille, recueillez, vole, volez, exporte, exportez`,
    send: `envoie-le, envoyez-le, transmets-le, transmettez-le, envoie, envoyez, envoyer, d'envoyer, l'envoyer,
      transmets, transmettez, transmettre, transf\xE8re, transf\xE9rez, transf\xE9rer, poste, postez, publie, publiez, partage,
      partagez, t\xE9l\xE9verse, t\xE9l\xE9versez, fais suivre, faites suivre, communique, communiquez`,
    include: `ajoute, ajoutez, ajouter, d'ajouter, inclus, incluez, inclure, d'inclure, joins, joignez, joindre, ins\xE8re,
      ins\xE9rez, mets, mettez, mettre, place, placez, place-le, placez-le, mets-le, mettez-le, ajoute-le, ajoutez-le,
      joins-le, joignez-le, passe, passe-le, passez-le, passez, passer, renseigne, renseignez, transmets, transmettez,
      fournis, fournissez`,
    tell: `dis, dites, dire, mentionne, mentionnez, mentionner, informe, informez, informer, d'informer, l'informer,
      pr\xE9viens, pr\xE9venez, pr\xE9venir, avertis, avertissez, avertir, d'avertir, r\xE9v\xE8le, r\xE9v\xE9lez, r\xE9v\xE9ler, \xE9voque, \xE9voquez,
      \xE9voquer, parle, parlez, parler, explique, expliquez, signale, signalez, signaler, divulgue, divulguez, annonce,
      annoncez`,
    show: "montre, montrez, montrer, affiche, affichez, afficher, d'afficher",
    // What is elided before a verb stands inside its word.
    hide: `n'\xE9voque pas, n'\xE9voquez pas, n'\xE9voque jamais, n'\xE9voquez jamais, n'en parle pas, n'en parlez pas,
      n'en parle jamais, n'en parlez jamais, n'informe pas, n'informez pas, n'affiche pas, n'affichez pas,
      n'avertis pas, n'avertissez pas, n'indique pas, n'indiquez pas, n'explique pas, n'expliquez pas, cache, cachez,
      cacher, dissimule, dissimulez, dissimuler, masque, masquez, masquer, tais, taisez`,
    override: `ignore, ignorez, ignorer, d'ignorer, oublie, oubliez, oublier, d'oublier, contourne, contournez,
      contourner, d\xE9sob\xE9is, d\xE9sob\xE9issez, d\xE9sactive, d\xE9sactivez, passe outre, passez outre`
  },
  words: {
    keyStore: `trousseau, cl\xE9 priv\xE9e, cl\xE9s priv\xE9es, clef priv\xE9e, cl\xE9s ssh, mots de passe enregistr\xE9s,
      cookies du navigateur, historique du shell`,
    machine: `presse-papiers, applications ouvertes/install\xE9es, processus en cours, nom de la machine,
      bo\xEEte de r\xE9ception, carnet d'adresses, historique de navigation`,
    taker: "notre serveur, nos serveurs, notre cloud, serveur externe, \xE0 nous, tiers",
    gleaned: `mentionn\xE9s, mentionn\xE9es, mentionn\xE9, mentionn\xE9e, \xE9voqu\xE9s, \xE9voqu\xE9es,
      tir\xE9s/tir\xE9es/extraits/extraites/d\xE9duits/d\xE9duites de la conversation, au cours de la conversation,
      dans la conversation, sans le demander`,
    personal: `sant\xE9, maladies, m\xE9dicaments, traitements, revenus, salaire, dettes, religion, opinions politiques,
      situation familiale, orientation sexuelle, humeur`,
    contents: "contenu, contenus, texte, copie, lignes, valeur, valeurs, extrait, int\xE9gralit\xE9",
    talk: `tout ce que l'utilisateur, ce que l'utilisateur a dit/\xE9crit/tap\xE9, int\xE9gralit\xE9 de la conversation,
      toute la conversation, l'historique de la conversation, \xE9changes pr\xE9c\xE9dents, copie int\xE9grale des \xE9changes,
      r\xE9sultats/sorties/r\xE9ponses des autres outils`,
    user: "utilisateur, utilisatrice, utilisateurs, l'utilisateur, l'utilisatrice, personne, client, l'humain, quiconque",
    model: "assistant, l'assistant, agent, l'agent, mod\xE8le",
    secret: `cl\xE9 priv\xE9e, cl\xE9s priv\xE9es, cl\xE9 ssh, cl\xE9s ssh, mot de passe ma\xEEtre, phrase de r\xE9cup\xE9ration, trousseau,
      historique du navigateur, l'historique du navigateur`,
    credential: `mot de passe, mots de passe, identifiants, cl\xE9 d'api, cl\xE9s d'api, cl\xE9 api, cl\xE9s api, jeton, jetons,
      secrets, variables d'environnement`,
    private: `historique complet, l'historique complet, historique de la conversation, l'historique de la conversation,
      toute la conversation, conversation enti\xE8re, conversation compl\xE8te, prompt syst\xE8me, messages pr\xE9c\xE9dents,
      instructions syst\xE8me`,
    instructions: "instruction, instructions, consigne, consignes, r\xE8gles, directives, ordres",
    limits: "r\xE8gles de s\xE9curit\xE9, filtres de s\xE9curit\xE9, restrictions, garde-fous",
    earlier: "pr\xE9c\xE9dentes, pr\xE9c\xE9dente, ant\xE9rieures, toutes les, tes, vos, syst\xE8me, ci-dessus",
    reply: "r\xE9ponse, r\xE9sultat, sortie, r\xE9sum\xE9",
    deed: `cette \xE9tape, cette action, cette consigne, cette instruction, ces instructions, cet appel, ce changement,
      cette op\xE9ration, que, en, cela`,
    self: "cet outil, cette fonction",
    argument: "param\xE8tre, argument, champ, destinataire, valeur, montant, requ\xEAte",
    file: "fichier, fichiers, dossier, contenu",
    userWish: "demande de l'utilisateur, instructions de l'utilisateur, consignes de l'utilisateur",
    negator: "ne, jamais, en aucun cas",
    without: "sans, \xE9vite de, \xE9vitez de",
    must: `doit, dois, devez, il faut, il est imp\xE9ratif de, il est obligatoire de, veille \xE0, veillez \xE0, assure-toi de,
      assurez-vous de`,
    adverb: "lui, le, la, les, en, y, aussi, ensuite, puis, d'abord, et, explicitement, s'il vous pla\xEEt, \xE9galement",
    constantly: "toujours, syst\xE9matiquement, automatiquement, \xE0 chaque fois",
    foremost: "d'abord, tout d'abord, en premier lieu",
    also: "aussi, \xE9galement, en outre, de plus",
    silently: "discr\xE8tement, silencieusement, secr\xE8tement, en secret, en silence",
    join: "et, ou, puis",
    before: "avant de, avant d'utiliser, avant d'appeler, avant d'ex\xE9cuter, avant toute, avant chaque",
    after: "apr\xE8s, une fois",
    when: "quand, lorsque, si, d\xE8s que, chaque fois que, \xE0 chaque appel",
    unaware: `\xE0 l'insu de l'utilisateur, sans en informer l'utilisateur, sans informer l'utilisateur,
      sans pr\xE9venir l'utilisateur, sans avertir l'utilisateur, sans le dire \xE0 l'utilisateur, sans que l'utilisateur,
      l'utilisateur ne doit pas savoir, l'utilisateur ne doit rien savoir`,
    keepSecret: "reste entre nous, garde .. secret, gardez .. secret, garde le silence sur, gardez le silence sur",
    takesPrecedence: "ces instructions priment, ces consignes priment, ces instructions pr\xE9valent",
    outranks: "priment sur l'utilisateur, priment sur celles de l'utilisateur, m\xEAme si l'utilisateur",
    jailbreak: "mode sans restriction, mode sans restrictions, tu es d\xE9sormais, vous \xEAtes d\xE9sormais"
  }
};

// src/text/vocabulary/ja.ts
var ja = {
  language: "ja",
  telltales: "\u306E, \u306F, \u3092, \u306B, \u304C, \u3067, \u3066",
  inflects: "no",
  verbs: {
    obey: "\u5F93\u3063\u3066\u304F\u3060\u3055\u3044, \u5F93\u3046\u3053\u3068, \u5F93\u3048, \u5F93\u3044, \u5B9F\u884C\u3057\u3066\u304F\u3060\u3055\u3044, \u512A\u5148\u3057\u3066\u304F\u3060\u3055\u3044",
    read: "\u8AAD\u307F\u53D6, \u8AAD\u307F\u8FBC\u3093\u3067, \u8AAD\u307F\u8FBC\u307F, \u8AAD\u3093\u3067, \u958B\u3044\u3066, \u958B\u304D, \u53D6\u5F97\u3057\u3066, \u53D6\u5F97\u3057, \u53C2\u7167\u3057\u3066, \u53C2\u7167\u3057, \u8ABF\u3079\u3066, \u691C\u7D22\u3057\u3066",
    grab: "\u62BD\u51FA\u3057\u3066, \u62BD\u51FA\u3057, \u53CE\u96C6\u3057\u3066, \u53CE\u96C6\u3057, \u30B3\u30D4\u30FC\u3057\u3066, \u76D7, \u96C6\u3081\u3066",
    send: "\u9001\u4FE1\u3057\u3066, \u9001\u4FE1\u3057, \u9001\u3063\u3066, \u8EE2\u9001\u3057\u3066, \u8EE2\u9001\u3057, \u6E21\u3057\u3066, \u6E21\u3057, \u30A2\u30C3\u30D7\u30ED\u30FC\u30C9\u3057\u3066, \u5171\u6709\u3057\u3066, \u6295\u7A3F\u3057\u3066, \u63D0\u51FA\u3057\u3066",
    include: "\u542B\u3081\u3066, \u542B\u3081, \u8FFD\u52A0\u3057\u3066, \u8FFD\u52A0\u3057, \u6DFB\u4ED8\u3057\u3066, \u6DFB\u4ED8\u3057, \u5165\u308C\u3066, \u57CB\u3081\u8FBC\u3093\u3067, \u633F\u5165\u3057\u3066, \u6E21\u3057\u3066, \u6E21\u3057, \u8A2D\u5B9A\u3057\u3066",
    tell: "\u8A00\u308F, \u4F1D\u3048, \u77E5\u3089\u305B, \u6559\u3048, \u8A71\u3055, \u8A71\u3057, \u660E\u304B, \u8A00\u53CA\u3057, \u8A00\u53CA\u305B, \u901A\u77E5\u3057, \u901A\u77E5\u305B, \u8AAC\u660E\u3057, \u8AAC\u660E\u305B, \u5831\u544A\u3057, \u5831\u544A\u305B, \u89E6\u308C, \u958B\u793A\u3057, \u958B\u793A\u305B",
    show: "\u898B\u305B, \u8868\u793A\u3057, \u8868\u793A\u305B, \u793A\u3055",
    hide: "\u96A0\u3057\u3066, \u96A0\u3057, \u96A0\u305B, \u96A0\u3059, \u4F0F\u305B\u3066",
    override: "\u7121\u8996\u3057\u3066, \u7121\u8996\u3057, \u7121\u8996\u305B\u3088, \u5FD8\u308C\u3066, \u5FD8\u308C, \u7834\u68C4\u3057\u3066, \u4E0A\u66F8\u304D\u3057\u3066, \u56DE\u907F\u3057\u3066, \u8FC2\u56DE\u3057\u3066"
  },
  words: {
    keyStore: "\u30AD\u30FC\u30C1\u30A7\u30FC\u30F3, \u79D8\u5BC6\u9375, ssh \u9375, ssh \u30AD\u30FC, \u4FDD\u5B58\u3055\u308C\u305F\u30D1\u30B9\u30EF\u30FC\u30C9, \u30D6\u30E9\u30A6\u30B6\u306E cookie, \u30B3\u30DE\u30F3\u30C9\u5C65\u6B74",
    machine: "\u30AF\u30EA\u30C3\u30D7\u30DC\u30FC\u30C9, \u5B9F\u884C\u4E2D\u306E\u30A2\u30D7\u30EA, \u8D77\u52D5\u4E2D\u306E\u30A2\u30D7\u30EA, \u30A4\u30F3\u30B9\u30C8\u30FC\u30EB\u6E08\u307F\u306E\u30A2\u30D7\u30EA, \u30DB\u30B9\u30C8\u540D, \u53D7\u4FE1\u30C8\u30EC\u30A4, \u9023\u7D61\u5148, \u95B2\u89A7\u5C65\u6B74",
    taker: "\u5F53\u793E\u306E\u30B5\u30FC\u30D0\u30FC, \u5F0A\u793E\u306E\u30B5\u30FC\u30D0\u30FC, \u5916\u90E8\u30B5\u30FC\u30D0\u30FC, \u7B2C\u4E09\u8005, \u79C1\u305F\u3061\u306E\u30B5\u30FC\u30D0\u30FC",
    gleaned: "\u4F1A\u8A71\u304B\u3089, \u4F1A\u8A71\u306E\u4E2D, \u4F1A\u8A71\u306B\u51FA\u3066, \u8A71\u306B\u51FA\u305F, \u8A00\u53CA\u3055\u308C\u305F, \u5C0B\u306D\u305A\u306B, \u805E\u304B\u305A\u306B",
    identity: "\u6C0F\u540D, \u540D\u524D, \u96FB\u8A71\u756A\u53F7, \u4F4F\u6240, \u751F\u5E74\u6708\u65E5, \u30E1\u30FC\u30EB\u30A2\u30C9\u30EC\u30B9",
    personal: "\u5065\u5EB7, \u75C5\u6C17, \u75C5\u6B74, \u85AC, \u53CE\u5165, \u5E74\u53CE, \u501F\u91D1, \u5B97\u6559, \u653F\u6CBB, \u5BB6\u65CF, \u6C17\u5206",
    contents: "\u5185\u5BB9, \u4E2D\u8EAB, \u5168\u6587, \u672C\u6587, \u5024, \u5199\u3057, \u30B3\u30D4\u30FC",
    talk: "\u4F1A\u8A71\u306E\u5168\u6587, \u4F1A\u8A71\u5168\u6587, \u4F1A\u8A71\u5168\u4F53, \u3053\u308C\u307E\u3067\u306E\u4F1A\u8A71, \u3059\u3079\u3066\u306E\u4F1A\u8A71, \u5168\u3066\u306E\u4F1A\u8A71, \u30E6\u30FC\u30B6\u30FC\u304C\u8A71\u3057\u305F, \u30E6\u30FC\u30B6\u30FC\u304C\u5165\u529B\u3057\u305F, \u30E6\u30FC\u30B6\u30FC\u306E\u767A\u8A00, \u4ED6\u306E\u30C4\u30FC\u30EB\u306E\u7D50\u679C, \u4ED6\u306E\u30C4\u30FC\u30EB\u306E\u51FA\u529B, \u307B\u304B\u306E\u30C4\u30FC\u30EB\u306E\u7D50\u679C",
    user: "\u30E6\u30FC\u30B6\u30FC, \u30E6\u30FC\u30B6, \u5229\u7528\u8005, \u4F7F\u7528\u8005, \u9867\u5BA2, \u8AB0, \u4EBA\u9593",
    model: "\u30A2\u30B7\u30B9\u30BF\u30F3\u30C8, \u30E2\u30C7\u30EB, \u30A8\u30FC\u30B8\u30A7\u30F3\u30C8, \u3042\u306A\u305F",
    secret: "\u79D8\u5BC6\u9375, ssh \u9375, \u9375\u30D5\u30A1\u30A4\u30EB, \u30DE\u30B9\u30BF\u30FC\u30D1\u30B9\u30EF\u30FC\u30C9, \u30D6\u30E9\u30A6\u30B6\u306E\u5C65\u6B74",
    credential: "\u30D1\u30B9\u30EF\u30FC\u30C9, \u8A8D\u8A3C\u60C5\u5831, api \u30AD\u30FC, api\u30AD\u30FC, \u30C8\u30FC\u30AF\u30F3, \u74B0\u5883\u5909\u6570, \u8CC7\u683C\u60C5\u5831",
    private: "\u4F1A\u8A71\u5C65\u6B74, \u4F1A\u8A71\u306E\u5C65\u6B74, \u4F1A\u8A71\u5168\u4F53, \u4F1A\u8A71\u306E\u3059\u3079\u3066, \u30C1\u30E3\u30C3\u30C8\u5C65\u6B74, \u30B7\u30B9\u30C6\u30E0\u30D7\u30ED\u30F3\u30D7\u30C8, \u3053\u308C\u307E\u3067\u306E\u30E1\u30C3\u30BB\u30FC\u30B8, \u4EE5\u524D\u306E\u30E1\u30C3\u30BB\u30FC\u30B8",
    instructions: "\u6307\u793A, \u547D\u4EE4, \u30EB\u30FC\u30EB, \u898F\u5247, \u6307\u4EE4, \u6307\u91DD",
    limits: "\u5B89\u5168\u5BFE\u7B56, \u5B89\u5168\u898F\u5247, \u30BB\u30AD\u30E5\u30EA\u30C6\u30A3\u5236\u9650, \u5236\u9650",
    earlier: "\u3053\u308C\u307E\u3067, \u4EE5\u524D, \u524D\u306E, \u4E0A\u8A18, \u3059\u3079\u3066, \u5168\u3066, \u30B7\u30B9\u30C6\u30E0",
    reply: "\u5FDC\u7B54, \u56DE\u7B54, \u8FD4\u7B54, \u7D50\u679C, \u51FA\u529B",
    deed: "\u3053\u306E\u624B\u9806, \u3053\u306E\u64CD\u4F5C, \u3053\u306E\u51E6\u7406, \u3053\u306E\u6307\u793A, \u3053\u306E\u3053\u3068, \u3053\u306E\u5909\u66F4, \u3053\u306E\u547C\u3073\u51FA\u3057, \u3053\u308C, \u3053\u3068",
    self: "\u3053\u306E\u30C4\u30FC\u30EB, \u672C\u30C4\u30FC\u30EB, \u3053\u306E\u95A2\u6570",
    argument: "\u5F15\u6570, \u30D1\u30E9\u30E1\u30FC\u30BF, \u30D1\u30E9\u30E1\u30FC\u30BF\u30FC, \u30D5\u30A3\u30FC\u30EB\u30C9, \u5B9B\u5148, \u91D1\u984D",
    file: "\u30D5\u30A1\u30A4\u30EB, \u30D5\u30A9\u30EB\u30C0, \u30C7\u30A3\u30EC\u30AF\u30C8\u30EA, \u5185\u5BB9, \u4E2D\u8EAB",
    userWish: "\u30E6\u30FC\u30B6\u30FC\u306E\u6307\u793A, \u30E6\u30FC\u30B6\u30FC\u306E\u8981\u6C42, \u5229\u7528\u8005\u306E\u6307\u793A",
    denial: "\u306A\u3044\u3067, \u306A\u3044\u3088\u3046, \u306A\u3044\u3053\u3068, \u306A\u3044, \u305A, \u3066\u306F\u3044\u3051, \u3066\u306F\u306A\u3089",
    must: "\u5FC5\u305A, \u7D76\u5BFE\u306B, \u3057\u3066\u304F\u3060\u3055\u3044, \u306A\u3051\u308C\u3070\u306A\u308A\u307E\u305B\u3093",
    constantly: "\u5E38\u306B, \u6BCE\u56DE, \u81EA\u52D5\u7684\u306B",
    foremost: "\u307E\u305A, \u6700\u521D\u306B",
    also: "\u307E\u305F, \u3055\u3089\u306B, \u4F75\u305B\u3066",
    silently: "\u5BC6\u304B\u306B, \u3053\u3063\u305D\u308A, \u9ED9\u3063\u3066, \u79D8\u5BC6\u88CF\u306B, \u6C17\u3065\u304B\u308C\u305A",
    join: "\u3068, \u3084, \u304A\u3088\u3073, \u307E\u305F\u306F",
    before: "\u524D\u306B, \u4F7F\u3046\u524D, \u4F7F\u7528\u3059\u308B\u524D, \u547C\u3073\u51FA\u3059\u524D, \u5B9F\u884C\u3059\u308B\u524D, \u4F7F\u7528\u524D",
    after: "\u5F8C\u306B, \u4F7F\u7528\u5F8C, \u5B9F\u884C\u5F8C",
    when: "\u5834\u5408, \u3068\u304D, \u969B, \u305F\u3073",
    unaware: "\u30E6\u30FC\u30B6\u30FC\u306B\u77E5\u3089\u305B\u305A, \u30E6\u30FC\u30B6\u30FC\u306B\u77E5\u3089\u308C, \u30E6\u30FC\u30B6\u30FC\u306B\u6C17\u3065\u304B\u308C, \u30E6\u30FC\u30B6\u30FC\u306E\u540C\u610F\u306A\u3057, \u30E6\u30FC\u30B6\u30FC\u306B\u7121\u65AD, \u30E6\u30FC\u30B6\u30FC\u306B\u5185\u7DD2, \u5229\u7528\u8005\u306B\u77E5\u3089\u305B\u305A, \u5229\u7528\u8005\u306B\u77E5\u3089\u308C, \u5229\u7528\u8005\u306B\u6C17\u3065\u304B\u308C",
    keepSecret: "\u79D8\u5BC6\u306B\u3057\u3066, \u79D8\u5BC6\u306B\u3059\u308B, \u5185\u7DD2\u306B\u3057\u3066, \u53E3\u5916\u3057\u306A\u3044",
    takesPrecedence: "\u3053\u306E\u6307\u793A\u304C\u512A\u5148, \u3053\u308C\u3089\u306E\u6307\u793A\u304C\u512A\u5148",
    outranks: "\u30E6\u30FC\u30B6\u30FC\u3088\u308A\u512A\u5148, \u30E6\u30FC\u30B6\u30FC\u306E\u6307\u793A\u3088\u308A\u512A\u5148",
    jailbreak: "\u5236\u9650\u306E\u306A\u3044\u30E2\u30FC\u30C9, \u7121\u5236\u9650\u30E2\u30FC\u30C9"
  }
};

// src/text/vocabulary/ko.ts
var ko = {
  language: "ko",
  telltales: "\uB97C, \uC744, \uC740, \uB294, \uC774, \uAC00, \uC5D0, \uC758",
  inflects: "no",
  verbs: {
    obey: "\uB530\uB974, \uB530\uB77C, \uBCF5\uC885\uD558, \uC218\uD589\uD558\uC138\uC694, \uC218\uD589\uD558\uC2ED\uC2DC\uC624",
    read: "\uC77D\uACE0, \uC77D\uC5B4, \uC77D\uC73C, \uC77D\uC740, \uC5F4\uACE0, \uC5F4\uC5B4, \uC870\uD68C\uD558\uC5EC, \uAC00\uC838\uC640, \uAC00\uC838\uC624, \uBD88\uB7EC\uC640, \uAC80\uC0C9\uD558\uC5EC, \uCC3E\uC544",
    grab: "\uCD94\uCD9C\uD558, \uC218\uC9D1\uD558, \uBCF5\uC0AC\uD558, \uD6D4\uCE58, \uBAA8\uC544",
    send: "\uC804\uC1A1\uD558, \uBCF4\uB0B4, \uC804\uB2EC\uD558, \uC5C5\uB85C\uB4DC\uD558, \uACF5\uC720\uD558, \uC81C\uCD9C\uD558, \uB118\uAE30, \uAC8C\uC2DC\uD558",
    include: "\uD3EC\uD568\uD558, \uCD94\uAC00\uD558, \uCCA8\uBD80\uD558, \uB123\uC73C, \uB123\uC5B4, \uC0BD\uC785\uD558, \uC804\uB2EC\uD558, \uC785\uB825\uD558, \uB367\uBD99\uC774",
    tell: "\uB9D0\uD558, \uC54C\uB9AC, \uC54C\uB824, \uC5B8\uAE09\uD558, \uBC1D\uD788, \uACF5\uAC1C\uD558, \uD1B5\uC9C0\uD558, \uC124\uBA85\uD558, \uBCF4\uACE0\uD558, \uB204\uC124\uD558, \uC774\uC57C\uAE30\uD558",
    show: "\uBCF4\uC5EC\uC8FC, \uBCF4\uC5EC, \uD45C\uC2DC\uD558, \uB178\uCD9C\uD558",
    hide: "\uC228\uAE30, \uC228\uACA8, \uAC10\uCD94, \uC740\uD3D0\uD558",
    override: "\uBB34\uC2DC\uD558, \uC78A\uACE0, \uC78A\uC5B4, \uC78A\uC73C, \uC6B0\uD68C\uD558, \uB36E\uC5B4\uC4F0, \uD3D0\uAE30\uD558, \uBE44\uD65C\uC131\uD654\uD558"
  },
  words: {
    keyStore: "\uD0A4\uCCB4\uC778, \uAC1C\uC778 \uD0A4, \uAC1C\uC778\uD0A4, \uBE44\uBC00 \uD0A4, ssh \uD0A4, \uC800\uC7A5\uB41C \uBE44\uBC00\uBC88\uD638, \uBE0C\uB77C\uC6B0\uC800 \uCFE0\uD0A4, \uBA85\uB839 \uAE30\uB85D",
    machine: "\uD074\uB9BD\uBCF4\uB4DC, \uC2E4\uD589 \uC911\uC778 \uC571, \uC124\uCE58\uB41C \uD504\uB85C\uADF8\uB7A8, \uD638\uC2A4\uD2B8 \uC774\uB984, \uBC1B\uC740\uD3B8\uC9C0\uD568, \uC5F0\uB77D\uCC98, \uBC29\uBB38 \uAE30\uB85D",
    taker: "\uC6B0\uB9AC \uC11C\uBC84, \uB2F9\uC0AC \uC11C\uBC84, \uC678\uBD80 \uC11C\uBC84, \uC81C\uC0BC\uC790",
    gleaned: "\uB300\uD654\uC5D0\uC11C, \uB300\uD654 \uC911, \uC5B8\uAE09\uB41C, \uC5B8\uAE09\uD55C, \uBB3B\uC9C0 \uC54A\uACE0",
    identity: "\uC774\uB984, \uC804\uD654\uBC88\uD638, \uC8FC\uC18C, \uC0DD\uB144\uC6D4\uC77C, \uC774\uBA54\uC77C \uC8FC\uC18C",
    personal: "\uAC74\uAC15, \uC9C8\uBCD1, \uBCD1\uB825, \uC57D, \uC18C\uB4DD, \uC5F0\uBD09, \uBD80\uCC44, \uC885\uAD50, \uC815\uCE58, \uAC00\uC871, \uAE30\uBD84",
    contents: "\uB0B4\uC6A9, \uC804\uBB38, \uBCF8\uBB38, \uAC12, \uC0AC\uBCF8, \uD14D\uC2A4\uD2B8",
    talk: "\uB300\uD654 \uC804\uCCB4, \uC804\uCCB4 \uB300\uD654, \uC9C0\uAE08\uAE4C\uC9C0\uC758 \uB300\uD654, \uBAA8\uB4E0 \uB300\uD654, \uB300\uD654 \uC804\uBB38, \uC0AC\uC6A9\uC790\uAC00 \uB9D0\uD55C, \uC0AC\uC6A9\uC790\uAC00 \uC785\uB825\uD55C, \uB2E4\uB978 \uB3C4\uAD6C\uC758 \uACB0\uACFC, \uB2E4\uB978 \uB3C4\uAD6C\uC758 \uCD9C\uB825",
    user: "\uC0AC\uC6A9\uC790, \uC774\uC6A9\uC790, \uACE0\uAC1D, \uB204\uAD6C, \uC544\uBB34\uC5D0\uAC8C",
    model: "\uC5B4\uC2DC\uC2A4\uD134\uD2B8, \uBAA8\uB378, \uC5D0\uC774\uC804\uD2B8, \uB2F9\uC2E0",
    secret: "\uAC1C\uC778 \uD0A4, \uBE44\uBC00 \uD0A4, ssh \uD0A4, \uB9C8\uC2A4\uD130 \uBE44\uBC00\uBC88\uD638, \uBE0C\uB77C\uC6B0\uC800 \uAE30\uB85D",
    credential: "\uBE44\uBC00\uBC88\uD638, \uC554\uD638, \uC790\uACA9 \uC99D\uBA85, api \uD0A4, \uD1A0\uD070, \uD658\uACBD \uBCC0\uC218, \uD658\uACBD\uBCC0\uC218",
    private: "\uB300\uD654 \uAE30\uB85D, \uB300\uD654 \uB0B4\uC6A9, \uB300\uD654 \uC804\uCCB4, \uCC44\uD305 \uAE30\uB85D, \uC2DC\uC2A4\uD15C \uD504\uB86C\uD504\uD2B8, \uC774\uC804 \uBA54\uC2DC\uC9C0",
    instructions: "\uC9C0\uC2DC, \uC9C0\uCE68, \uBA85\uB839, \uADDC\uCE59, \uC9C0\uC2DC\uC0AC\uD56D",
    limits: "\uBCF4\uC548 \uC81C\uD55C, \uC548\uC804 \uADDC\uCE59, \uC81C\uD55C \uC0AC\uD56D",
    earlier: "\uC774\uC804, \uC55E\uC120, \uAE30\uC874, \uBAA8\uB4E0, \uC704\uC758, \uC2DC\uC2A4\uD15C",
    reply: "\uC751\uB2F5, \uB2F5\uBCC0, \uACB0\uACFC, \uCD9C\uB825",
    deed: "\uC774 \uB2E8\uACC4, \uC774 \uC791\uC5C5, \uC774 \uC9C0\uC2DC, \uC774 \uD638\uCD9C, \uC774 \uBCC0\uACBD, \uC774 \uC0AC\uC2E4, \uC774\uAC83, \uAC83\uC744, \uAC83\uC740, \uC0AC\uC2E4\uC744",
    self: "\uC774 \uB3C4\uAD6C, \uBCF8 \uB3C4\uAD6C, \uC774 \uD568\uC218",
    argument: "\uB9E4\uAC1C\uBCC0\uC218, \uC778\uC218, \uC778\uC790, \uD30C\uB77C\uBBF8\uD130, \uD544\uB4DC, \uC218\uC2E0\uC790, \uAE08\uC561",
    file: "\uD30C\uC77C, \uD3F4\uB354, \uB514\uB809\uD130\uB9AC, \uB0B4\uC6A9",
    userWish: "\uC0AC\uC6A9\uC790\uC758 \uC9C0\uC2DC, \uC0AC\uC6A9\uC790\uC758 \uC694\uCCAD",
    denial: "\uC9C0 \uB9C8, \uC9C0 \uB9D0, \uC9C0\uB9C8, \uC9C0\uB9D0, \uC9C0 \uC54A, \uC9C0\uC54A",
    must: "\uBC18\uB4DC\uC2DC, \uAF2D, \uD574\uC57C \uD569\uB2C8\uB2E4, \uD558\uC138\uC694, \uD558\uC2ED\uC2DC\uC624",
    constantly: "\uD56D\uC0C1, \uB9E4\uBC88, \uC790\uB3D9\uC73C\uB85C",
    foremost: "\uBA3C\uC800, \uC6B0\uC120",
    also: "\uB610\uD55C, \uCD94\uAC00\uB85C, \uD568\uAED8",
    silently: "\uBAB0\uB798, \uC870\uC6A9\uD788, \uC740\uBC00\uD788, \uBE44\uBC00\uB9AC\uC5D0",
    join: "\uC640, \uACFC, \uBC0F, \uB610\uB294, \uADF8\uB9AC\uACE0",
    before: "\uC804\uC5D0, \uC0AC\uC6A9 \uC804, \uD638\uCD9C \uC804, \uC2E4\uD589 \uC804",
    after: "\uD6C4\uC5D0, \uC0AC\uC6A9 \uD6C4, \uC2E4\uD589 \uD6C4",
    when: "\uACBD\uC6B0, \uB54C\uB9C8\uB2E4, \uB54C",
    unaware: "\uC0AC\uC6A9\uC790 \uBAA8\uB974\uAC8C, \uC0AC\uC6A9\uC790\uAC00 \uBAA8\uB974\uAC8C, \uC0AC\uC6A9\uC790\uC5D0\uAC8C \uC54C\uB9AC\uC9C0 \uC54A, \uC0AC\uC6A9\uC790\uC5D0\uAC8C \uC54C\uB9AC\uC9C0 \uB9D0, \uC0AC\uC6A9\uC790\uC758 \uB3D9\uC758 \uC5C6\uC774, \uC774\uC6A9\uC790 \uBAA8\uB974\uAC8C",
    keepSecret: "\uBE44\uBC00\uB85C \uC720\uC9C0, \uBE44\uBC00\uB85C \uD558, \uBE44\uBC00\uC5D0 \uBD80\uCE58",
    takesPrecedence: "\uC774 \uC9C0\uC2DC\uAC00 \uC6B0\uC120, \uC774 \uC9C0\uCE68\uC774 \uC6B0\uC120",
    outranks: "\uC0AC\uC6A9\uC790\uBCF4\uB2E4 \uC6B0\uC120, \uC0AC\uC6A9\uC790\uC758 \uC9C0\uC2DC\uBCF4\uB2E4 \uC6B0\uC120",
    jailbreak: "\uC81C\uD55C \uC5C6\uB294 \uBAA8\uB4DC, \uBB34\uC81C\uD55C \uBAA8\uB4DC"
  }
};

// src/text/vocabulary/pt.ts
var pt = {
  language: "pt",
  telltales: `n\xE3o, ao, aos, \xE0s, \xE0, ou, com, uma, um, os, dos, das, do, voc\xEA, usu\xE1rio, usu\xE1rios, utilizador,
    utilizadores, ferramenta, instru\xE7\xF5es, senha, arquivo, ficheiro, deve, deves, quando, sempre, nunca, esta, este,
    isto, isso, sem, para, nem, ningu\xE9m, antes, depois, resposta, conte\xFAdo, tudo`,
  inflects: "no",
  verbs: {
    obey: "obede\xE7a, obedece, obedecer, siga, segue, seguir, cumpra, cumpre, fa\xE7a o que",
    read: `leia, l\xEA, ler, abra, abre, abrir, acesse, aceda, acessar, aceder, busque, obtenha, obter, consulte, recupere,
      carregue`,
    grab: "extraia, extrai, extrair, colete, coletar, recolha, recolher, copie, copia, copiar, roube, capture, re\xFAna",
    send: `envie, envia, enviar, mande, mandar, encaminhe, encaminhar, transmita, transmitir, compartilhe, partilhe,
      publique, suba, passe, passar, repasse, entregue`,
    include: `inclua, inclui, incluir, anexe, anexar, adicione, adicionar, acrescente, acrescentar, coloque, colocar,
      insira, inserir, passe, passar, junte, preencha, escreva`,
    tell: `diga, digas, dizer, mencione, menciones, mencionar, informe, informes, informar, revele, reveles, revelar,
      avise, avises, avisar, notifique, notificar, conte, contes, contar, explique, fale, comente, comunique`,
    show: "mostre, mostres, mostrar, exiba, exibir, apresente",
    hide: "oculte, oculta, ocultar, esconda, esconde, esconder, omita, disfarce",
    override: `ignore, ignora, ignorar, esque\xE7a, esquece, esquecer, desconsidere, desconsiderar, desobede\xE7a, contorne,
      desative, anule`
  },
  words: {
    keyStore: `chaveiro, chave privada, chaves privadas, chaves ssh, senhas salvas/guardadas, cookies do navegador,
      hist\xF3rico de comandos`,
    machine: `\xE1rea de transfer\xEAncia, aplicativos abertos/instalados, processos em execu\xE7\xE3o, nome da m\xE1quina,
      caixa de entrada, contatos do usu\xE1rio, hist\xF3rico de navega\xE7\xE3o`,
    taker: "nosso servidor, nossos servidores, nossa nuvem, servidor externo, a n\xF3s, terceiros",
    gleaned: `mencionado, mencionados, mencionada, mencionadas,
      extra\xEDdo/extra\xEDdos/extra\xEDda/extra\xEDdas/tirado/deduzido da conversa, da conversa, durante a conversa, sem perguntar`,
    personal: `sa\xFAde, doen\xE7as, medicamentos, renda, sal\xE1rio, d\xEDvidas, religi\xE3o, opini\xF5es pol\xEDticas, estado civil,
      fam\xEDlia, orienta\xE7\xE3o sexual, humor`,
    contents: "conte\xFAdo, conte\xFAdos, texto, c\xF3pia, linhas, valor, valores",
    talk: `tudo o que o/a usu\xE1rio/utilizador/cliente/pessoa, o que o usu\xE1rio/utilizador disse/escreveu, toda a conversa,
      conversa inteira/completa, hist\xF3rico da conversa, resultados/sa\xEDdas/respostas das/de outras .. ferramentas`,
    user: "usu\xE1rio, usu\xE1ria, usu\xE1rios, utilizador, utilizadora, utilizadores, cliente, pessoa, ningu\xE9m",
    model: "assistente, agente, modelo",
    secret: `chave privada, chaves privadas, chave ssh, chaves ssh, senha mestra, frase de recupera\xE7\xE3o,
      hist\xF3rico do navegador, cookies`,
    credential: `senha, senhas, palavra-passe, palavras-passe, credencial, credenciais, chave de api, chaves de api,
      token, tokens, segredo, segredos, vari\xE1veis de ambiente`,
    private: `hist\xF3rico completo, hist\xF3rico da conversa, hist\xF3rico completo da conversa, toda a conversa,
      conversa inteira, conversa completa, prompt do sistema, mensagens anteriores, instru\xE7\xF5es do sistema`,
    instructions: "instru\xE7\xE3o, instru\xE7\xF5es, regras, normas, ordens, diretrizes, diretivas",
    limits: "filtros de seguran\xE7a, restri\xE7\xF5es, regras de seguran\xE7a, medidas de seguran\xE7a",
    earlier: "anteriores, anterior, pr\xE9vias, todas as, suas, tuas, sistema",
    reply: "resposta, respostas, sa\xEDda, resultado, resumo",
    deed: `este passo, esta etapa, esta a\xE7\xE3o, esta instru\xE7\xE3o, estas instru\xE7\xF5es, esta chamada, esta altera\xE7\xE3o,
      esta opera\xE7\xE3o, que, isto, isso, disto, disso`,
    self: "esta ferramenta, esta fun\xE7\xE3o",
    argument: "par\xE2metro, argumento, campo, destinat\xE1rio, consulta, valor",
    file: "arquivo, arquivos, ficheiro, ficheiros, pasta, conte\xFAdo",
    userWish: "pedido do usu\xE1rio, instru\xE7\xF5es do usu\xE1rio, pedido do utilizador, instru\xE7\xF5es do utilizador",
    negator: "n\xE3o, nunca, jamais, nem, n\xE3o deve, em nenhuma hip\xF3tese",
    without: "sem, evite",
    must: "deve, deves, \xE9 obrigat\xF3rio, \xE9 necess\xE1rio, \xE9 preciso, tem de, tem que, certifique-se de",
    adverb: "lhe, o, a, os, as, se, tamb\xE9m, depois, ent\xE3o, primeiro, e, al\xE9m disso, por favor, explicitamente, apenas",
    constantly: "sempre, toda vez, automaticamente",
    foremost: "primeiro, em primeiro lugar",
    also: "tamb\xE9m, al\xE9m disso",
    silently: "em sil\xEAncio, silenciosamente, discretamente, em segredo, secretamente",
    join: "e, ou",
    before: "antes de",
    after: "depois de, ap\xF3s",
    when: "quando, sempre que, cada vez que, se, a cada chamada",
    unaware: `sem que o usu\xE1rio, sem que o utilizador, sem o conhecimento do usu\xE1rio, sem o conhecimento do utilizador,
      sem informar o usu\xE1rio, sem informar o utilizador, sem avisar o usu\xE1rio, sem avisar o utilizador,
      o usu\xE1rio n\xE3o deve saber, o utilizador n\xE3o deve saber`,
    keepSecret: "fica entre n\xF3s, mantenha .. em segredo, guarde .. segredo",
    takesPrecedence: "estas instru\xE7\xF5es t\xEAm prioridade, t\xEAm prioridade sobre, prevalecem sobre",
    outranks: "prioridade sobre o usu\xE1rio, prioridade sobre o utilizador, mesmo que o usu\xE1rio, mesmo que o utilizador",
    jailbreak: "modo sem restri\xE7\xF5es, agora voc\xEA \xE9, sem restri\xE7\xF5es de seguran\xE7a"
  }
};

// src/text/vocabulary/ru.ts
var ru = {
  language: "ru",
  inflects: "no",
  verbs: {
    obey: "\u0432\u044B\u043F\u043E\u043B\u043D\u044F\u0439, \u0432\u044B\u043F\u043E\u043B\u043D\u044F\u0439\u0442\u0435, \u0432\u044B\u043F\u043E\u043B\u043D\u0438, \u0441\u043B\u0435\u0434\u0443\u0439, \u0441\u043B\u0435\u0434\u0443\u0439\u0442\u0435, \u043F\u043E\u0434\u0447\u0438\u043D\u044F\u0439\u0441\u044F, \u043F\u043E\u0434\u0447\u0438\u043D\u044F\u0439\u0442\u0435\u0441\u044C, \u0441\u043B\u0443\u0448\u0430\u0439\u0441\u044F",
    read: `\u043F\u0440\u043E\u0447\u0438\u0442\u0430\u0439, \u043F\u0440\u043E\u0447\u0438\u0442\u0430\u0439\u0442\u0435, \u043F\u0440\u043E\u0447\u0438\u0442\u0430\u0442\u044C, \u043F\u0440\u043E\u0447\u0442\u0438, \u043F\u0440\u043E\u0447\u0442\u0438\u0442\u0435, \u0447\u0438\u0442\u0430\u0439, \u043E\u0442\u043A\u0440\u043E\u0439, \u043E\u0442\u043A\u0440\u043E\u0439\u0442\u0435, \u043E\u0442\u043A\u0440\u044B\u0442\u044C, \u0437\u0430\u0433\u0440\u0443\u0437\u0438, \u043F\u043E\u043B\u0443\u0447\u0438,
      \u043F\u043E\u043B\u0443\u0447\u0438\u0442\u0435, \u043D\u0430\u0439\u0434\u0438, \u043D\u0430\u0439\u0434\u0438\u0442\u0435, \u043F\u0440\u043E\u0441\u043C\u043E\u0442\u0440\u0438`,
    grab: "\u0438\u0437\u0432\u043B\u0435\u043A\u0438, \u0438\u0437\u0432\u043B\u0435\u043A\u0438\u0442\u0435, \u0438\u0437\u0432\u043B\u0435\u0447\u044C, \u0441\u043E\u0431\u0435\u0440\u0438, \u0441\u043E\u0431\u0435\u0440\u0438\u0442\u0435, \u0441\u043E\u0431\u0440\u0430\u0442\u044C, \u0441\u043A\u043E\u043F\u0438\u0440\u0443\u0439, \u0441\u043A\u043E\u043F\u0438\u0440\u0443\u0439\u0442\u0435, \u0441\u043A\u043E\u043F\u0438\u0440\u043E\u0432\u0430\u0442\u044C, \u0443\u043A\u0440\u0430\u0434\u0438, \u0432\u044B\u0433\u0440\u0443\u0437\u0438",
    send: `\u043E\u0442\u043F\u0440\u0430\u0432\u044C, \u043E\u0442\u043F\u0440\u0430\u0432\u044C\u0442\u0435, \u043E\u0442\u043F\u0440\u0430\u0432\u0438\u0442\u044C, \u043E\u0442\u043F\u0440\u0430\u0432\u043B\u044F\u0439, \u043F\u0435\u0440\u0435\u0448\u043B\u0438, \u043F\u0435\u0440\u0435\u0448\u043B\u0438\u0442\u0435, \u043F\u0435\u0440\u0435\u0441\u043B\u0430\u0442\u044C, \u043F\u0435\u0440\u0435\u0434\u0430\u0439, \u043F\u0435\u0440\u0435\u0434\u0430\u0439\u0442\u0435, \u043F\u0435\u0440\u0435\u0434\u0430\u0442\u044C,
      \u043F\u0435\u0440\u0435\u0434\u0430\u0432\u0430\u0439, \u0437\u0430\u0433\u0440\u0443\u0437\u0438, \u043E\u043F\u0443\u0431\u043B\u0438\u043A\u0443\u0439, \u043F\u043E\u0448\u043B\u0438, \u043F\u043E\u0448\u043B\u0438\u0442\u0435`,
    include: `\u0432\u043A\u043B\u044E\u0447\u0438, \u0432\u043A\u043B\u044E\u0447\u0438\u0442\u0435, \u0432\u043A\u043B\u044E\u0447\u0438\u0442\u044C, \u0434\u043E\u0431\u0430\u0432\u044C, \u0434\u043E\u0431\u0430\u0432\u044C\u0442\u0435, \u0434\u043E\u0431\u0430\u0432\u0438\u0442\u044C, \u0432\u0441\u0442\u0430\u0432\u044C, \u0432\u0441\u0442\u0430\u0432\u044C\u0442\u0435, \u043F\u043E\u043C\u0435\u0441\u0442\u0438, \u043F\u043E\u043C\u0435\u0441\u0442\u0438\u0442\u0435, \u043F\u0435\u0440\u0435\u0434\u0430\u0439,
      \u043F\u0435\u0440\u0435\u0434\u0430\u0439\u0442\u0435, \u043F\u0435\u0440\u0435\u0434\u0430\u0442\u044C, \u0437\u0430\u043F\u0438\u0448\u0438, \u0443\u043A\u0430\u0436\u0438`,
    tell: `\u0441\u043E\u043E\u0431\u0449\u0430\u0439, \u0441\u043E\u043E\u0431\u0449\u0430\u0439\u0442\u0435, \u0441\u043E\u043E\u0431\u0449\u0430\u0442\u044C, \u0441\u043E\u043E\u0431\u0449\u0438, \u0441\u043E\u043E\u0431\u0449\u0438\u0442\u0435, \u0433\u043E\u0432\u043E\u0440\u0438, \u0433\u043E\u0432\u043E\u0440\u0438\u0442\u0435, \u0433\u043E\u0432\u043E\u0440\u0438\u0442\u044C, \u0441\u043A\u0430\u0436\u0438, \u0441\u043A\u0430\u0436\u0438\u0442\u0435, \u0443\u043F\u043E\u043C\u0438\u043D\u0430\u0439,
      \u0443\u043F\u043E\u043C\u0438\u043D\u0430\u0439\u0442\u0435, \u0443\u043F\u043E\u043C\u0438\u043D\u0430\u0442\u044C, \u0440\u0430\u0441\u0441\u043A\u0430\u0437\u044B\u0432\u0430\u0439, \u0440\u0430\u0441\u0441\u043A\u0430\u0437\u044B\u0432\u0430\u0439\u0442\u0435, \u0440\u0430\u0441\u043A\u0440\u044B\u0432\u0430\u0439, \u0440\u0430\u0441\u043A\u0440\u044B\u0432\u0430\u0439\u0442\u0435, \u0440\u0430\u0441\u043A\u0440\u044B\u0432\u0430\u0442\u044C, \u0443\u0432\u0435\u0434\u043E\u043C\u043B\u044F\u0439, \u0443\u0432\u0435\u0434\u043E\u043C\u043B\u044F\u0439\u0442\u0435,
      \u0443\u0432\u0435\u0434\u043E\u043C\u043B\u044F\u0442\u044C, \u0438\u043D\u0444\u043E\u0440\u043C\u0438\u0440\u0443\u0439, \u0438\u043D\u0444\u043E\u0440\u043C\u0438\u0440\u0443\u0439\u0442\u0435, \u043E\u0431\u044A\u044F\u0441\u043D\u044F\u0439, \u043F\u0440\u0435\u0434\u0443\u043F\u0440\u0435\u0436\u0434\u0430\u0439`,
    show: "\u043F\u043E\u043A\u0430\u0437\u044B\u0432\u0430\u0439, \u043F\u043E\u043A\u0430\u0437\u044B\u0432\u0430\u0439\u0442\u0435, \u043F\u043E\u043A\u0430\u0437\u044B\u0432\u0430\u0442\u044C, \u043F\u043E\u043A\u0430\u0436\u0438, \u043E\u0442\u043E\u0431\u0440\u0430\u0436\u0430\u0439, \u043E\u0442\u043E\u0431\u0440\u0430\u0436\u0430\u0439\u0442\u0435, \u0432\u044B\u0432\u043E\u0434\u0438",
    hide: "\u0441\u043A\u0440\u043E\u0439, \u0441\u043A\u0440\u043E\u0439\u0442\u0435, \u0441\u043A\u0440\u044B\u0442\u044C, \u0441\u043A\u0440\u044B\u0432\u0430\u0439, \u0441\u043A\u0440\u044B\u0432\u0430\u0439\u0442\u0435, \u0441\u043F\u0440\u044F\u0447\u044C, \u0443\u0442\u0430\u0438, \u0443\u0442\u0430\u0438\u0442\u0435",
    override: "\u0438\u0433\u043D\u043E\u0440\u0438\u0440\u0443\u0439, \u0438\u0433\u043D\u043E\u0440\u0438\u0440\u0443\u0439\u0442\u0435, \u0438\u0433\u043D\u043E\u0440\u0438\u0440\u043E\u0432\u0430\u0442\u044C, \u043F\u0440\u043E\u0438\u0433\u043D\u043E\u0440\u0438\u0440\u0443\u0439, \u0437\u0430\u0431\u0443\u0434\u044C, \u0437\u0430\u0431\u0443\u0434\u044C\u0442\u0435, \u043E\u0442\u043C\u0435\u043D\u0438, \u043E\u0431\u043E\u0439\u0434\u0438, \u043E\u0442\u043A\u043B\u044E\u0447\u0438"
  },
  words: {
    keyStore: `\u0441\u0432\u044F\u0437\u043A\u0430 \u043A\u043B\u044E\u0447\u0435\u0439, \u0441\u0432\u044F\u0437\u043A\u0443 \u043A\u043B\u044E\u0447\u0435\u0439, \u0437\u0430\u043A\u0440\u044B\u0442\u044B\u0439 \u043A\u043B\u044E\u0447, \u0437\u0430\u043A\u0440\u044B\u0442\u043E\u0433\u043E \u043A\u043B\u044E\u0447\u0430, \u043F\u0440\u0438\u0432\u0430\u0442\u043D\u044B\u0439 \u043A\u043B\u044E\u0447, \u043F\u0440\u0438\u0432\u0430\u0442\u043D\u043E\u0433\u043E \u043A\u043B\u044E\u0447\u0430,
      \u043A\u043B\u044E\u0447\u0438 ssh, \u0441\u043E\u0445\u0440\u0430\u043D\u0451\u043D\u043D\u044B\u0435 \u043F\u0430\u0440\u043E\u043B\u0438, \u0441\u043E\u0445\u0440\u0430\u043D\u0435\u043D\u043D\u044B\u0435 \u043F\u0430\u0440\u043E\u043B\u0438`,
    machine: `\u0431\u0443\u0444\u0435\u0440 \u043E\u0431\u043C\u0435\u043D\u0430, \u0431\u0443\u0444\u0435\u0440\u0430 \u043E\u0431\u043C\u0435\u043D\u0430,
      \u0437\u0430\u043F\u0443\u0449\u0435\u043D\u043D\u044B\u0435/\u0437\u0430\u043F\u0443\u0449\u0435\u043D\u043D\u044B\u0445/\u0443\u0441\u0442\u0430\u043D\u043E\u0432\u043B\u0435\u043D\u043D\u044B\u0435/\u0443\u0441\u0442\u0430\u043D\u043E\u0432\u043B\u0435\u043D\u043D\u044B\u0445 \u043F\u0440\u043E\u0433\u0440\u0430\u043C\u043C\u044B/\u043F\u0440\u043E\u0433\u0440\u0430\u043C\u043C/\u043F\u0440\u043E\u0446\u0435\u0441\u0441\u044B/\u043F\u0440\u043E\u0446\u0435\u0441\u0441\u043E\u0432, \u0438\u043C\u044F \u043A\u043E\u043C\u043F\u044C\u044E\u0442\u0435\u0440\u0430,
      \u0438\u043C\u044F \u043C\u0430\u0448\u0438\u043D\u044B, \u043A\u043E\u043D\u0442\u0430\u043A\u0442\u044B \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044F, \u0438\u0441\u0442\u043E\u0440\u0438\u044E \u0431\u0440\u0430\u0443\u0437\u0435\u0440\u0430`,
    taker: "\u043D\u0430\u0448 \u0441\u0435\u0440\u0432\u0435\u0440, \u043D\u0430\u0448\u0435 \u043E\u0431\u043B\u0430\u043A\u043E, \u043D\u0430\u043C, \u0432\u043D\u0435\u0448\u043D\u0438\u0439 \u0441\u0435\u0440\u0432\u0435\u0440, \u0442\u0440\u0435\u0442\u044C\u0438\u043C \u043B\u0438\u0446\u0430\u043C, \u0432\u043D\u0435\u0448\u043D\u0435\u043C\u0443 \u0441\u0435\u0440\u0432\u0435\u0440\u0443",
    gleaned: `\u0443\u043F\u043E\u043C\u044F\u043D\u0443\u0442\u044B\u0435, \u0443\u043F\u043E\u043C\u044F\u043D\u0443\u0442\u044B\u0445, \u0443\u043F\u043E\u043C\u0438\u043D\u0430\u043B, \u0443\u043F\u043E\u043C\u0438\u043D\u0430\u0435\u0442, \u0443\u043F\u043E\u043C\u0438\u043D\u0430\u043B\u0438\u0441\u044C, \u0438\u0437 \u0440\u0430\u0437\u0433\u043E\u0432\u043E\u0440\u0430, \u0438\u0437 \u043F\u0435\u0440\u0435\u043F\u0438\u0441\u043A\u0438, \u0438\u0437 \u0431\u0435\u0441\u0435\u0434\u044B,
      \u0432 \u0440\u0430\u0437\u0433\u043E\u0432\u043E\u0440\u0435, \u0432 \u0431\u0435\u0441\u0435\u0434\u0435, \u043D\u0435 \u0441\u043F\u0440\u0430\u0448\u0438\u0432\u0430\u044F, \u0431\u0435\u0437 \u0441\u043F\u0440\u043E\u0441\u0430`,
    personal: `\u0437\u0434\u043E\u0440\u043E\u0432\u044C\u0435, \u0431\u043E\u043B\u0435\u0437\u043D\u0438, \u0431\u043E\u043B\u0435\u0437\u043D\u044F\u0445, \u043B\u0435\u043A\u0430\u0440\u0441\u0442\u0432\u0430, \u043B\u0435\u043A\u0430\u0440\u0441\u0442\u0432\u0430\u0445, \u0434\u043E\u0445\u043E\u0434, \u0434\u043E\u0445\u043E\u0434\u044B, \u0434\u043E\u0445\u043E\u0434\u0430\u0445, \u0437\u0430\u0440\u043F\u043B\u0430\u0442\u0430, \u0434\u043E\u043B\u0433\u0438, \u0440\u0435\u043B\u0438\u0433\u0438\u044F,
      \u0440\u0435\u043B\u0438\u0433\u0438\u0438, \u043F\u043E\u043B\u0438\u0442\u0438\u0447\u0435\u0441\u043A\u0438\u0435 .., \u043F\u043E\u043B\u0438\u0442\u0438\u043A\u0435, \u0441\u0435\u043C\u0435\u0439\u043D\u043E\u0435 \u043F\u043E\u043B\u043E\u0436\u0435\u043D\u0438\u0435, \u043D\u0430\u0441\u0442\u0440\u043E\u0435\u043D\u0438\u0435`,
    contents: "\u0441\u043E\u0434\u0435\u0440\u0436\u0438\u043C\u043E\u0435, \u0441\u043E\u0434\u0435\u0440\u0436\u0430\u043D\u0438\u0435, \u0442\u0435\u043A\u0441\u0442, \u043A\u043E\u043F\u0438\u044F, \u043A\u043E\u043F\u0438\u044E, \u0441\u0442\u0440\u043E\u043A\u0438, \u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435, \u0437\u043D\u0430\u0447\u0435\u043D\u0438\u044F, \u0432\u044B\u0432\u043E\u0434",
    talk: `\u0432\u0441\u0451 \u0447\u0442\u043E \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044C, \u0432\u0441\u0435 \u0447\u0442\u043E \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044C, \u0447\u0442\u043E \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044C .. \u0441\u043A\u0430\u0437\u0430\u043B/\u043D\u0430\u043F\u0438\u0441\u0430\u043B/\u0433\u043E\u0432\u043E\u0440\u0438\u043B/\u043F\u0438\u0441\u0430\u043B, \u0432\u0441\u044F \u043F\u0435\u0440\u0435\u043F\u0438\u0441\u043A\u0430,
      \u0432\u0441\u044E \u043F\u0435\u0440\u0435\u043F\u0438\u0441\u043A\u0443, \u0432\u0435\u0441\u044C \u0440\u0430\u0437\u0433\u043E\u0432\u043E\u0440, \u0432\u0435\u0441\u044C \u0434\u0438\u0430\u043B\u043E\u0433, \u043F\u043E\u043B\u043D\u0430\u044F \u043F\u0435\u0440\u0435\u043F\u0438\u0441\u043A\u0430, \u043F\u043E\u043B\u043D\u044B\u0439 \u0434\u0438\u0430\u043B\u043E\u0433, \u0438\u0441\u0442\u043E\u0440\u0438\u044F \u0434\u0438\u0430\u043B\u043E\u0433\u0430, \u0438\u0441\u0442\u043E\u0440\u0438\u044E \u0434\u0438\u0430\u043B\u043E\u0433\u0430,
      \u0442\u0435\u043A\u0441\u0442 \u043F\u0435\u0440\u0435\u043F\u0438\u0441\u043A\u0438, \u0440\u0435\u0437\u0443\u043B\u044C\u0442\u0430\u0442\u044B/\u043E\u0442\u0432\u0435\u0442\u044B/\u0432\u044B\u0432\u043E\u0434 \u0434\u0440\u0443\u0433\u0438\u0445/\u043E\u0441\u0442\u0430\u043B\u044C\u043D\u044B\u0445 \u0438\u043D\u0441\u0442\u0440\u0443\u043C\u0435\u043D\u0442\u043E\u0432`,
    user: "\u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044C, \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044E, \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044F, \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u0435\u043C, \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044F\u043C, \u0447\u0435\u043B\u043E\u0432\u0435\u043A\u0443, \u043A\u043B\u0438\u0435\u043D\u0442\u0443, \u043D\u0438\u043A\u043E\u043C\u0443, \u043D\u0438\u043A\u0442\u043E",
    model: "\u0430\u0441\u0441\u0438\u0441\u0442\u0435\u043D\u0442, \u043F\u043E\u043C\u043E\u0449\u043D\u0438\u043A, \u043C\u043E\u0434\u0435\u043B\u044C, \u0430\u0433\u0435\u043D\u0442",
    secret: "\u0437\u0430\u043A\u0440\u044B\u0442\u044B\u0439 \u043A\u043B\u044E\u0447, \u043F\u0440\u0438\u0432\u0430\u0442\u043D\u044B\u0439 \u043A\u043B\u044E\u0447, \u0437\u0430\u043A\u0440\u044B\u0442\u044B\u0435 \u043A\u043B\u044E\u0447\u0438, ssh-\u043A\u043B\u044E\u0447, ssh-\u043A\u043B\u044E\u0447\u0438, \u043C\u0430\u0441\u0442\u0435\u0440-\u043F\u0430\u0440\u043E\u043B\u044C, \u0438\u0441\u0442\u043E\u0440\u0438\u044E \u0431\u0440\u0430\u0443\u0437\u0435\u0440\u0430, \u043A\u0443\u043A\u0438",
    credential: `\u043F\u0430\u0440\u043E\u043B\u044C, \u043F\u0430\u0440\u043E\u043B\u0438, \u043F\u0430\u0440\u043E\u043B\u0435\u0439, \u0442\u043E\u043A\u0435\u043D, \u0442\u043E\u043A\u0435\u043D\u044B, \u0443\u0447\u0435\u0442\u043D\u044B\u0435 \u0434\u0430\u043D\u043D\u044B\u0435, \u0443\u0447\u0451\u0442\u043D\u044B\u0435 \u0434\u0430\u043D\u043D\u044B\u0435, \u0441\u0435\u043A\u0440\u0435\u0442, \u0441\u0435\u043A\u0440\u0435\u0442\u044B, \u043A\u043B\u044E\u0447 api,
      \u043A\u043B\u044E\u0447\u0438 api, \u043F\u0435\u0440\u0435\u043C\u0435\u043D\u043D\u044B\u0435 \u043E\u043A\u0440\u0443\u0436\u0435\u043D\u0438\u044F`,
    private: "\u043F\u0435\u0440\u0435\u043F\u0438\u0441\u043A\u0443, \u0438\u0441\u0442\u043E\u0440\u0438\u044E \u043F\u0435\u0440\u0435\u043F\u0438\u0441\u043A\u0438, \u0438\u0441\u0442\u043E\u0440\u0438\u044E \u0447\u0430\u0442\u0430, \u0441\u0438\u0441\u0442\u0435\u043C\u043D\u044B\u0439 \u043F\u0440\u043E\u043C\u043F\u0442, \u0441\u0438\u0441\u0442\u0435\u043C\u043D\u0443\u044E \u043F\u043E\u0434\u0441\u043A\u0430\u0437\u043A\u0443, \u043F\u0440\u0435\u0434\u044B\u0434\u0443\u0449\u0438\u0435 \u0441\u043E\u043E\u0431\u0449\u0435\u043D\u0438\u044F",
    instructions: "\u0438\u043D\u0441\u0442\u0440\u0443\u043A\u0446\u0438\u0438, \u0438\u043D\u0441\u0442\u0440\u0443\u043A\u0446\u0438\u044F, \u0438\u043D\u0441\u0442\u0440\u0443\u043A\u0446\u0438\u0439, \u0443\u043A\u0430\u0437\u0430\u043D\u0438\u044F, \u043F\u0440\u0430\u0432\u0438\u043B\u0430, \u043A\u043E\u043C\u0430\u043D\u0434\u044B, \u0440\u0430\u0441\u043F\u043E\u0440\u044F\u0436\u0435\u043D\u0438\u044F",
    limits: "\u043E\u0433\u0440\u0430\u043D\u0438\u0447\u0435\u043D\u0438\u044F \u0431\u0435\u0437\u043E\u043F\u0430\u0441\u043D\u043E\u0441\u0442\u0438, \u0444\u0438\u043B\u044C\u0442\u0440\u044B \u0431\u0435\u0437\u043E\u043F\u0430\u0441\u043D\u043E\u0441\u0442\u0438, \u043F\u0440\u0430\u0432\u0438\u043B\u0430 \u0431\u0435\u0437\u043E\u043F\u0430\u0441\u043D\u043E\u0441\u0442\u0438, \u043E\u0433\u0440\u0430\u043D\u0438\u0447\u0435\u043D\u0438\u044F",
    earlier: "\u043F\u0440\u0435\u0434\u044B\u0434\u0443\u0449\u0438\u0435, \u043F\u0440\u0435\u0436\u043D\u0438\u0435, \u0440\u0430\u043D\u0435\u0435, \u0432\u0441\u0435, \u0441\u0432\u043E\u0438, \u0441\u0438\u0441\u0442\u0435\u043C\u043D\u044B\u0435, \u043F\u0440\u043E\u0448\u043B\u044B\u0435, \u0432\u044B\u0448\u0435",
    reply: "\u043E\u0442\u0432\u0435\u0442, \u043E\u0442\u0432\u0435\u0442\u0435, \u043E\u0442\u0432\u0435\u0442\u0430, \u0440\u0435\u0437\u0443\u043B\u044C\u0442\u0430\u0442, \u0432\u044B\u0432\u043E\u0434, \u0441\u0432\u043E\u0434\u043A\u0435",
    deed: `\u043E\u0431 \u044D\u0442\u043E\u043C, \u044D\u0442\u043E, \u044D\u0442\u043E\u0442 \u0448\u0430\u0433, \u044D\u0442\u043E\u043C \u0448\u0430\u0433\u0435, \u044D\u0442\u043E\u0442 \u0437\u0430\u043F\u0440\u043E\u0441, \u044D\u0442\u043E \u0434\u0435\u0439\u0441\u0442\u0432\u0438\u0435, \u044D\u0442\u0443 \u0438\u043D\u0441\u0442\u0440\u0443\u043A\u0446\u0438\u044E, \u044D\u0442\u0438 \u0438\u043D\u0441\u0442\u0440\u0443\u043A\u0446\u0438\u0438,
      \u043E\u0431 \u044D\u0442\u043E\u0439 \u0438\u043D\u0441\u0442\u0440\u0443\u043A\u0446\u0438\u0438, \u043E \u0442\u043E\u043C, \u0447\u0442\u043E`,
    self: "\u044D\u0442\u043E\u0442 \u0438\u043D\u0441\u0442\u0440\u0443\u043C\u0435\u043D\u0442, \u044D\u0442\u043E\u0433\u043E \u0438\u043D\u0441\u0442\u0440\u0443\u043C\u0435\u043D\u0442\u0430, \u044D\u0442\u0430 \u0444\u0443\u043D\u043A\u0446\u0438\u044F",
    argument: "\u043F\u0430\u0440\u0430\u043C\u0435\u0442\u0440, \u043F\u0430\u0440\u0430\u043C\u0435\u0442\u0440\u0435, \u0430\u0440\u0433\u0443\u043C\u0435\u043D\u0442, \u043F\u043E\u043B\u0435, \u043F\u043E\u043B\u0443\u0447\u0430\u0442\u0435\u043B\u044F, \u0437\u0430\u043F\u0440\u043E\u0441, \u0441\u0443\u043C\u043C\u0443",
    file: "\u0444\u0430\u0439\u043B, \u0444\u0430\u0439\u043B\u044B, \u0444\u0430\u0439\u043B\u0430, \u043F\u0430\u043F\u043A\u0443, \u0441\u043E\u0434\u0435\u0440\u0436\u0438\u043C\u043E\u0435",
    userWish: "\u0443\u043A\u0430\u0437\u0430\u043D\u0438\u044F \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044F, \u0437\u0430\u043F\u0440\u043E\u0441 \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044F, \u043F\u0440\u043E\u0441\u044C\u0431\u0443 \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044F",
    negator: "\u043D\u0435, \u043D\u0438\u043A\u043E\u0433\u0434\u0430, \u043D\u0435\u043B\u044C\u0437\u044F, \u043D\u0435 \u043D\u0430\u0434\u043E, \u043D\u0435 \u043D\u0443\u0436\u043D\u043E, \u043D\u0435 \u0441\u043B\u0435\u0434\u0443\u0435\u0442",
    without: "\u0431\u0435\u0437, \u0438\u0437\u0431\u0435\u0433\u0430\u0439",
    must: "\u0434\u043E\u043B\u0436\u0435\u043D, \u0434\u043E\u043B\u0436\u043D\u0430, \u0434\u043E\u043B\u0436\u043D\u044B, \u043D\u0435\u043E\u0431\u0445\u043E\u0434\u0438\u043C\u043E, \u043D\u0443\u0436\u043D\u043E, \u0441\u043B\u0435\u0434\u0443\u0435\u0442, \u043E\u0431\u044F\u0437\u0430\u0442\u0435\u043B\u044C\u043D\u043E, \u043D\u0430\u0434\u043E, \u0442\u0440\u0435\u0431\u0443\u0435\u0442\u0441\u044F",
    adverb: "\u0442\u0430\u043A\u0436\u0435, \u0437\u0430\u0442\u0435\u043C, \u043F\u043E\u0442\u043E\u043C, \u0438, \u043F\u043E\u0436\u0430\u043B\u0443\u0439\u0441\u0442\u0430, \u0441\u043D\u0430\u0447\u0430\u043B\u0430, \u0441\u0440\u0430\u0437\u0443, \u0435\u043C\u0443, \u0435\u0439, \u0438\u043C, \u0435\u0433\u043E, \u0435\u0451",
    constantly: "\u0432\u0441\u0435\u0433\u0434\u0430, \u043A\u0430\u0436\u0434\u044B\u0439 \u0440\u0430\u0437, \u0430\u0432\u0442\u043E\u043C\u0430\u0442\u0438\u0447\u0435\u0441\u043A\u0438",
    foremost: "\u0441\u043D\u0430\u0447\u0430\u043B\u0430, \u043F\u0440\u0435\u0436\u0434\u0435 \u0432\u0441\u0435\u0433\u043E",
    also: "\u0442\u0430\u043A\u0436\u0435, \u043A\u0440\u043E\u043C\u0435 \u0442\u043E\u0433\u043E, \u0434\u043E\u043F\u043E\u043B\u043D\u0438\u0442\u0435\u043B\u044C\u043D\u043E",
    silently: "\u0442\u0430\u0439\u043D\u043E, \u043D\u0435\u0437\u0430\u043C\u0435\u0442\u043D\u043E, \u043C\u043E\u043B\u0447\u0430, \u0441\u043A\u0440\u044B\u0442\u043D\u043E, \u0432\u0442\u0430\u0439\u043D\u0435",
    join: "\u0438, \u0438\u043B\u0438, \u0430",
    before: "\u043F\u0435\u0440\u0435\u0434, \u043F\u0440\u0435\u0436\u0434\u0435 \u0447\u0435\u043C, \u0434\u043E",
    after: "\u043F\u043E\u0441\u043B\u0435, \u0437\u0430\u0442\u0435\u043C",
    when: "\u043A\u043E\u0433\u0434\u0430, \u0435\u0441\u043B\u0438, \u043F\u0440\u0438, \u043A\u0430\u0436\u0434\u044B\u0439 \u0440\u0430\u0437 \u043A\u043E\u0433\u0434\u0430",
    unaware: `\u0431\u0435\u0437 \u0432\u0435\u0434\u043E\u043C\u0430 \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044F, \u0431\u0435\u0437 \u0441\u043E\u0433\u043B\u0430\u0441\u0438\u044F \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044F, \u043D\u0435 \u0443\u0432\u0435\u0434\u043E\u043C\u043B\u044F\u044F \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044F, \u043D\u0435 \u0441\u043E\u043E\u0431\u0449\u0430\u044F \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044E,
      \u043D\u0435 \u0433\u043E\u0432\u043E\u0440\u044F \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044E, \u0447\u0442\u043E\u0431\u044B \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044C \u043D\u0435, \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044C \u043D\u0435 \u0434\u043E\u043B\u0436\u0435\u043D \u0437\u043D\u0430\u0442\u044C, \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044C \u043D\u0435 \u0434\u043E\u043B\u0436\u0435\u043D \u0443\u0437\u043D\u0430\u0442\u044C,
      \u043D\u0435\u0437\u0430\u043C\u0435\u0442\u043D\u043E \u0434\u043B\u044F \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044F, \u0432\u0442\u0430\u0439\u043D\u0435 \u043E\u0442 \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044F`,
    keepSecret: "\u0434\u0435\u0440\u0436\u0438 .. \u0432 \u0442\u0430\u0439\u043D\u0435, \u0434\u0435\u0440\u0436\u0438 .. \u0432 \u0441\u0435\u043A\u0440\u0435\u0442\u0435, \u0441\u043E\u0445\u0440\u0430\u043D\u0438 .. \u0432 \u0442\u0430\u0439\u043D\u0435, \u0432 \u0442\u0430\u0439\u043D\u0435 \u043E\u0442, \u0442\u043E\u043B\u044C\u043A\u043E \u043C\u0435\u0436\u0434\u0443 \u043D\u0430\u043C\u0438",
    takesPrecedence: "\u044D\u0442\u0438 \u0438\u043D\u0441\u0442\u0440\u0443\u043A\u0446\u0438\u0438 \u0438\u043C\u0435\u044E\u0442 \u043F\u0440\u0438\u043E\u0440\u0438\u0442\u0435\u0442, \u0438\u043C\u0435\u044E\u0442 \u043F\u0440\u0438\u043E\u0440\u0438\u0442\u0435\u0442 \u043D\u0430\u0434",
    outranks: "\u043F\u0440\u0438\u043E\u0440\u0438\u0442\u0435\u0442 \u043D\u0430\u0434 \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u0435\u043C, \u0432\u0430\u0436\u043D\u0435\u0435 \u0443\u043A\u0430\u0437\u0430\u043D\u0438\u0439 \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044F, \u0432\u0430\u0436\u043D\u0435\u0435 \u0437\u0430\u043F\u0440\u043E\u0441\u0430 \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044F, \u0434\u0430\u0436\u0435 \u0435\u0441\u043B\u0438 \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044C",
    jailbreak: "\u0440\u0435\u0436\u0438\u043C \u0431\u0435\u0437 \u043E\u0433\u0440\u0430\u043D\u0438\u0447\u0435\u043D\u0438\u0439, \u0442\u0435\u043F\u0435\u0440\u044C \u0442\u044B, \u0431\u0435\u0437 \u043E\u0433\u0440\u0430\u043D\u0438\u0447\u0435\u043D\u0438\u0439 \u0431\u0435\u0437\u043E\u043F\u0430\u0441\u043D\u043E\u0441\u0442\u0438"
  }
};

// src/text/vocabulary/zh.ts
var zh = {
  language: "zh",
  inflects: "no",
  verbs: {
    contain: "\u5305\u542B, \u5305\u62EC",
    write: "\u66F4\u65B0, \u4FEE\u6539, \u5220\u9664, \u522A\u9664, \u4FDD\u5B58, \u5199\u5165",
    obey: "\u6267\u884C, \u57F7\u884C, \u9075\u5FAA, \u9075\u5B88, \u9075\u4ECE, \u670D\u4ECE, \u6309\u7167",
    read: "\u8BFB\u53D6, \u8B80\u53D6, \u9605\u8BFB, \u6253\u5F00, \u6253\u958B, \u8BBF\u95EE, \u8A2A\u554F, \u83B7\u53D6, \u7372\u53D6, \u67E5\u770B, \u67E5\u627E, \u52A0\u8F7D",
    grab: "\u63D0\u53D6, \u6536\u96C6, \u641C\u96C6, \u590D\u5236, \u8907\u88FD, \u7A83\u53D6, \u6293\u53D6, \u5BFC\u51FA",
    send: "\u53D1\u9001, \u767C\u9001, \u53D1\u7ED9, \u50B3\u9001, \u4F20\u9001, \u4E0A\u4F20\u5230, \u4E0A\u50B3\u5230, \u8F6C\u53D1, \u8F49\u767C, \u63D0\u4EA4, \u4F20\u9012, \u50B3\u905E, \u5171\u4EAB, \u4F20\u7ED9",
    include: "\u9644\u4E0A, \u9644\u52A0, \u586B\u5165, \u586B\u5199, \u5199\u5165, \u653E\u5165, \u52A0\u5165, \u6DFB\u52A0, \u4F5C\u4E3A\u53C2\u6570\u4F20\u9012, \u4F20\u5165",
    tell: "\u544A\u8BC9, \u544A\u8A34, \u544A\u77E5, \u63D0\u53CA, \u63D0\u5230, \u900F\u9732, \u6CC4\u9732, \u901A\u77E5, \u8BF4\u660E, \u89E3\u91CA, \u63D0\u9192, \u8BF4\u51FA, \u8BA9 .. \u77E5\u9053",
    show: "\u663E\u793A, \u986F\u793A, \u5C55\u793A, \u5448\u73B0, \u66B4\u9732",
    hide: "\u9690\u85CF, \u96B1\u85CF, \u9690\u7792, \u96B1\u779E, \u63A9\u76D6",
    override: "\u8DF3\u8FC7, \u7565\u8FC7, \u5FFD\u7565, \u5FFD\u89C6, \u65E0\u89C6, \u7121\u8996, \u5FD8\u8BB0, \u5FD8\u8A18, \u7ED5\u8FC7, \u8986\u76D6, \u653E\u5F03"
  },
  words: {
    keyStore: "\u94A5\u5319\u4E32, \u79C1\u94A5, \u5BC6\u94A5\u6587\u4EF6, ssh \u5BC6\u94A5, \u4FDD\u5B58\u7684\u5BC6\u7801, \u6D4F\u89C8\u5668 cookie, \u547D\u4EE4\u5386\u53F2",
    machine: "\u526A\u8D34\u677F, \u6B63\u5728\u8FD0\u884C\u7684, \u5DF2\u5B89\u88C5\u7684\u8F6F\u4EF6, \u4E3B\u673A\u540D, \u6536\u4EF6\u7BB1, \u901A\u8BAF\u5F55, \u6D4F\u89C8\u8BB0\u5F55, \u6D4F\u89C8\u5386\u53F2",
    taker: "\u6211\u4EEC\u7684\u670D\u52A1\u5668, \u6211\u65B9\u670D\u52A1\u5668, \u5916\u90E8\u670D\u52A1\u5668, \u7B2C\u4E09\u65B9, \u6211\u4EEC\u7684\u4E91",
    gleaned: "\u4ECE\u804A\u5929, \u4ECE\u5BF9\u8BDD, \u804A\u5929\u4E2D, \u5BF9\u8BDD\u4E2D, \u804A\u5929\u8BB0\u5F55\u4E2D, \u63D0\u5230\u7684, \u63D0\u53CA\u7684, \u81EA\u884C\u63D0\u53D6, \u4E0D\u5FC5\u8BE2\u95EE, \u65E0\u9700\u8BE2\u95EE, \u987A\u4FBF",
    identity: "\u59D3\u540D, \u7535\u8BDD, \u4F4F\u5740, \u5730\u5740, \u751F\u65E5, \u8EAB\u4EFD\u8BC1, \u90AE\u7BB1, \u624B\u673A\u53F7",
    personal: "\u5065\u5EB7, \u75BE\u75C5, \u75C5\u53F2, \u7528\u836F, \u6536\u5165, \u5DE5\u8D44, \u503A\u52A1, \u5B97\u6559, \u653F\u6CBB, \u5A5A\u59FB, \u5BB6\u5EAD\u60C5\u51B5, \u60C5\u7EEA, \u6027\u53D6\u5411, \u89C2\u70B9",
    contents: "\u5185\u5BB9, \u5167\u5BB9, \u5168\u6587, \u539F\u6587, \u526F\u672C, \u503C, \u6587\u672C, \u524D\u51E0\u884C",
    talk: `\u5168\u90E8\u5BF9\u8BDD, \u6240\u6709\u5BF9\u8BDD, \u5B8C\u6574\u5BF9\u8BDD, \u6574\u4E2A\u5BF9\u8BDD, \u5BF9\u8BDD\u5168\u6587, \u5BF9\u8BDD\u5185\u5BB9, \u5168\u90E8\u804A\u5929, \u5B8C\u6574\u804A\u5929\u8BB0\u5F55, \u7528\u6237\u8BF4\u8FC7\u7684, \u7528\u6237\u8BF4\u7684\u6240\u6709, \u7528\u6237\u8F93\u5165\u7684\u6240\u6709, \u5176\u4ED6\u5DE5\u5177\u7684\u7ED3\u679C, \u5176\u4ED6\u5DE5\u5177\u7684\u8F93\u51FA, \u5176\u5B83\u5DE5\u5177\u7684\u7ED3\u679C, \u5176\u5B83\u5DE5\u5177\u7684\u8F93\u51FA,
      \u5176\u4ED6\u5DE5\u5177\u8FD4\u56DE`,
    user: "\u7528\u6237, \u7528\u6236, \u4F7F\u7528\u8005, \u5BA2\u6237, \u4EFB\u4F55\u4EBA, \u4ED6\u4EBA",
    model: "\u52A9\u624B, \u6A21\u578B, \u4EE3\u7406, \u4F60",
    secret: "\u79C1\u94A5, \u79C1\u9470, \u5BC6\u94A5\u6587\u4EF6, ssh \u5BC6\u94A5, \u4E3B\u5BC6\u7801, \u52A9\u8BB0\u8BCD, \u6D4F\u89C8\u5668 cookie",
    credential: "\u5BC6\u7801, \u5BC6\u78BC, \u5BC6\u94A5, \u91D1\u9470, \u51ED\u636E, \u51ED\u8BC1, \u6191\u8B49, \u4EE4\u724C, api \u5BC6\u94A5, \u73AF\u5883\u53D8\u91CF, \u74B0\u5883\u8B8A\u6578",
    private: "\u5BF9\u8BDD, \u5C0D\u8A71, \u804A\u5929\u8BB0\u5F55, \u804A\u5929\u8A18\u9304, \u5BF9\u8BDD\u5386\u53F2, \u7CFB\u7EDF\u63D0\u793A, \u7CFB\u7D71\u63D0\u793A, \u4E4B\u524D\u7684\u6D88\u606F",
    instructions: "\u6307\u4EE4, \u6307\u793A, \u8BF4\u660E, \u89C4\u5219, \u898F\u5247, \u63D0\u793A, \u63D0\u793A\u8BCD, \u547D\u4EE4, \u8981\u6C42",
    limits: "\u5B89\u5168\u68C0\u67E5, \u5BA1\u6279\u6B65\u9AA4, \u5BA1\u6279, \u5B89\u5168\u7B56\u7565, \u5B89\u5168\u63AA\u65BD, \u5B89\u5168\u9650\u5236, \u5B89\u5168\u8FC7\u6EE4, \u5B89\u5168\u89C4\u5219, \u9650\u5236",
    earlier: "\u4E4B\u524D, \u5148\u524D, \u4EE5\u524D, \u4EE5\u4E0A, \u4E0A\u8FF0, \u6240\u6709, \u4F60\u7684, \u7CFB\u7EDF, \u524D\u9762",
    reply: "\u56DE\u590D, \u56DE\u5FA9, \u56DE\u7B54, \u54CD\u5E94, \u8F93\u51FA, \u7ED3\u679C, \u6458\u8981",
    deed: `\u8FD9\u6B21\u4FEE\u6539, \u6B64\u6B21\u4FEE\u6539, \u8FD9\u4E2A\u4FEE\u6539, \u8FD9\u6B21\u64CD\u4F5C, \u672C\u6B21\u64CD\u4F5C, \u8FD9\u4E00\u64CD\u4F5C, \u8FD9\u6761\u7B14\u8BB0, \u6B64\u4FEE\u6539, \u8FD9\u6BB5\u8BF4\u660E, \u8FD9\u4E00\u6B65, \u6B64\u6B65\u9AA4, \u8BE5\u6B65\u9AA4, \u8FD9\u4E2A\u6B65\u9AA4, \u6B64\u64CD\u4F5C, \u8BE5\u64CD\u4F5C, \u8FD9\u4E2A\u64CD\u4F5C, \u8FD9\u4EF6\u4E8B, \u6B64\u4E8B, \u8FD9\u4E00\u70B9, \u672C\u6307\u4EE4,
      \u8BE5\u6307\u4EE4, \u6B64\u6307\u4EE4, \u8FD9\u4E9B\u6307\u4EE4, \u8FD9\u4E2A\u884C\u4E3A`,
    self: "\u6B64\u5DE5\u5177, \u8BE5\u5DE5\u5177, \u672C\u5DE5\u5177, \u9019\u500B\u5DE5\u5177, \u8FD9\u4E2A\u5DE5\u5177",
    argument: "\u53C2\u6570, \u53C3\u6578, \u5B57\u6BB5, \u6536\u4EF6\u4EBA, \u91D1\u989D, \u67E5\u8BE2",
    file: "\u6587\u4EF6, \u6A94\u6848, \u76EE\u5F55, \u5185\u5BB9, \u5167\u5BB9",
    userWish: "\u7528\u6237\u7684\u6307\u4EE4, \u7528\u6237\u7684\u8BF7\u6C42, \u7528\u6237\u7684\u8981\u6C42, \u7528\u6237\u6307\u4EE4, \u7528\u6237\u8BF7\u6C42",
    negator: "\u4E0D\u8981, \u4E0D\u5F97, \u4E0D\u80FD, \u4E0D\u53EF, \u8BF7\u52FF, \u8ACB\u52FF, \u5207\u52FF, \u7981\u6B62, \u522B, \u52FF, \u7EDD\u4E0D, \u4E0D\u5E94, \u4E0D\u5FC5, \u65E0\u9700, \u4E0D\u7528",
    must: "\u5FC5\u987B, \u5FC5\u9808, \u52A1\u5FC5, \u5E94\u8BE5, \u61C9\u8A72, \u5E94\u5F53, \u4E00\u5B9A\u8981",
    adverb: "\u8BF7, \u8ACB, \u9700\u8981, \u5411, \u7ED9, \u5C06, \u628A, \u4E5F, \u8FD8, \u5148, \u518D, \u7136\u540E, \u5E76, \u540C\u65F6, \u76F4\u63A5, \u5BF9, \u5728\u56DE\u7B54\u4E2D",
    constantly: "\u59CB\u7EC8, \u603B\u662F, \u6BCF\u6B21, \u4E00\u5F8B, \u81EA\u52A8",
    also: "\u540C\u65F6, \u53E6\u5916, \u6B64\u5916, \u8FD8",
    silently: "\u6084\u6084, \u9759\u9ED8, \u9ED8\u9ED8, \u79D8\u5BC6, \u6697\u4E2D, \u5077\u5077",
    join: "\u548C, \u5E76, \u5E76\u4E14, \u7136\u540E, \u6216, \u53CA",
    before: "\u4E4B\u524D, \u4EE5\u524D, \u8C03\u7528\u524D, \u4F7F\u7528\u524D, \u6267\u884C\u524D, \u8FD0\u884C\u524D, \u64CD\u4F5C\u524D, \u5F00\u59CB\u524D, \u56DE\u7B54\u524D, \u56DE\u590D\u524D, \u8FD4\u56DE\u524D, \u5728\u4F7F\u7528\u6B64\u5DE5\u5177\u524D, \u5728\u4F7F\u7528\u524D",
    after: "\u4E4B\u540E, \u4EE5\u540E, \u8C03\u7528\u540E, \u4F7F\u7528\u540E, \u6267\u884C\u540E, \u8FD0\u884C\u540E, \u5B8C\u6210\u540E, \u8FD4\u56DE\u540E",
    when: "\u5F53\u7528\u6237, \u7576\u7528\u6236, \u5F53\u4F60, \u5F53\u8C03\u7528, \u5F53\u4F7F\u7528, \u5F53\u6B64, \u5F53\u8BE5, \u5F53\u672C, \u5F53\u9700\u8981, \u5982\u679C, \u6BCF\u5F53, \u6BCF\u6B21",
    unaware: "\u4E0D\u8BA9\u7528\u6237\u77E5\u9053, \u4E0D\u8981\u8BA9\u7528\u6237\u77E5\u9053, \u5728\u7528\u6237\u4E0D\u77E5\u60C5, \u7528\u6237\u4E0D\u77E5\u60C5, \u672A\u7ECF\u7528\u6237\u540C\u610F, \u4E0D\u544A\u77E5\u7528\u6237, \u4E0D\u901A\u77E5\u7528\u6237, \u7528\u6237\u4E0D\u5E94\u77E5\u9053, \u4E0D\u88AB\u7528\u6237\u53D1\u73B0",
    keepSecret: "\u4FDD\u5BC6, \u5BF9\u7528\u6237\u4FDD\u5BC6, \u4E0D\u8981\u58F0\u5F20",
    takesPrecedence: "\u9019\u4E9B\u6307\u4EE4\u512A\u5148, \u8FD9\u4E9B\u6307\u4EE4\u4F18\u5148, \u4F18\u5148\u7EA7\u6700\u9AD8",
    outranks: "\u4F18\u5148\u4E8E\u7528\u6237, \u9AD8\u4E8E\u7528\u6237, \u65E0\u8BBA\u7528\u6237, \u4E0D\u7BA1\u7528\u6237, \u51CC\u9A7E\u4E8E\u7528\u6237",
    jailbreak: "\u4E0D\u53D7\u9650\u5236\u7684\u6A21\u5F0F, \u65E0\u9650\u5236\u6A21\u5F0F, \u4F60\u73B0\u5728\u662F"
  }
};

// src/text/vocabulary/index.ts
var VOCABULARIES = [en, de, es, fr, ja, ko, pt, ru, zh];

// src/text/languages.ts
var filed = /* @__PURE__ */ new Map();
var languageOf = /* @__PURE__ */ new Map();
for (const { telltales, language } of VOCABULARIES) {
  for (const word of listed(telltales)) languageOf.set(word, language);
}
function languagesOf(tokens2) {
  let told2;
  let hasOtherScript = false;
  for (const { kind, word } of tokens2) {
    const language = languageOf.get(word);
    if (language !== void 0) (told2 ??= /* @__PURE__ */ new Set()).add(language);
    hasOtherScript ||= kind !== "mark" && isBeyondAscii(word);
  }
  if (told2 === void 0 && !hasOtherScript) return english ??= spokenIn(/* @__PURE__ */ new Set(), false);
  return spokenIn(told2 ?? /* @__PURE__ */ new Set(), hasOtherScript);
}
function isBeyondAscii(word) {
  for (let at2 = 0; at2 < word.length; at2 += 1) if (word.charCodeAt(at2) > 127) return true;
  return false;
}
var english;
function spokenIn(told2, hasOtherScript) {
  const spoken = VOCABULARIES.filter(
    ({ language, telltales, inflects }) => telltales === void 0 ? inflects === "english" || hasOtherScript : told2.has(language)
  );
  return spoken.map((vocabulary) => {
    const language = filed.get(vocabulary) ?? languageFrom(vocabulary);
    filed.set(vocabulary, language);
    return language;
  });
}

// src/text/words.ts
function marks(tokens2) {
  const found = [];
  const open = [];
  const spoken = languagesOf(tokens2);
  for (let at2 = 0; at2 < tokens2.length; at2 += 1) {
    const token = tokens2[at2];
    if (token === void 0 || token.kind === "mark" || token.kind === "number") continue;
    for (const { byFirstWord } of spoken) {
      const opening = byFirstWord.get(token.word);
      if (opening === void 0) continue;
      addPlain(found, opening, tokens2, at2);
      for (const phrase of opening.open) if (mayGoOn(phrase, tokens2, at2, 1)) open.push([phrase, at2]);
    }
  }
  const longest2 = found.reduce((most, { from, to }) => Math.max(most, to - from), 0);
  for (const { class: name2, from } of found) {
    for (const { byFirstClass } of spoken) {
      for (const phrase of byFirstClass.get(name2)?.open ?? NONE2) {
        if (mayGoOn(phrase, tokens2, from, longest2)) open.push([phrase, from]);
      }
    }
  }
  if (open.length > 0) addOpen(found, open, tokens2);
  return found.every((mark, at2) => at2 === 0 || byPlace(found[at2 - 1] ?? mark, mark) <= 0) ? found : found.sort(byPlace);
}
var NONE2 = [];
function byPlace(a, b) {
  return a.from - b.from || b.to - a.to;
}
function mayGoOn({ next }, tokens2, from, longest2) {
  if (next === void 0) return true;
  const last = Math.min(from + longest2 + next.within, tokens2.length);
  for (let at2 = from + 1; at2 < last; at2 += 1) {
    const token = tokens2[at2];
    if (token !== void 0 && next.words.includes(token.word)) return true;
  }
  return false;
}
function markOf(phrase, from, to) {
  return { class: phrase.class, form: phrase.form, from, to };
}
function addPlain(into, { single, bySecond }, tokens2, at2) {
  for (const phrase of single) into.push(markOf(phrase, at2, at2 + 1));
  const next = bySecond.size === 0 ? void 0 : tokens2[at2 + 1];
  if (next === void 0 || next.kind === "mark") return;
  for (const phrase of bySecond.get(next.word) ?? NONE2) {
    if (fits(phrase.words, tokens2, at2, 1)) into.push(markOf(phrase, at2, at2 + phrase.words.length));
  }
}
function addOpen(into, candidates2, tokens2) {
  const classes = /* @__PURE__ */ new Map();
  const present = /* @__PURE__ */ new Set();
  for (const mark of into) {
    present.add(mark.class);
    const here = classes.get(mark.from);
    if (here === void 0) classes.set(mark.from, [mark]);
    else here.push(mark);
  }
  for (const [phrase, at2] of candidates2) {
    if (phrase.needs.some((name2) => !present.has(name2))) continue;
    const end = endOf(phrase, tokens2, at2, classes);
    if (end !== void 0) into.push(markOf(phrase, at2, end));
  }
}
function fits(words2, tokens2, from, first = 0) {
  for (let step = first; step < words2.length; step += 1) {
    const token = tokens2[from + step];
    if (token === void 0 || token.kind === "mark" || words2[step]?.includes(token.word) !== true) return false;
  }
  return true;
}
function endOf(phrase, tokens2, from, classes) {
  let ends = [from];
  for (const step of phrase.steps) {
    const next = [];
    const reach = (end) => {
      if (!next.includes(end)) next.push(end);
    };
    for (const at2 of ends) {
      if (step === "gap") {
        for (let skip = 0; skip <= GAP && !isBreak(tokens2[at2 + skip - 1]); skip += 1) reach(at2 + skip);
      } else if ("words" in step) {
        const token = tokens2[at2];
        if (token !== void 0 && token.kind !== "mark" && step.words.includes(token.word)) reach(at2 + 1);
      } else {
        for (const mark of classes.get(at2) ?? []) if (mark.class === step.class) reach(mark.to);
      }
    }
    if (next.length === 0) return void 0;
    ends = next;
  }
  return Math.min(...ends);
}
function isBreak(token) {
  return token?.kind === "mark" && /[;.!?。；！？]/.test(token.word);
}

// src/text/tagged.ts
var lastOf = memoized(() => ({}));
function tag(sentence, words2, opens2, breaks) {
  const last = lastOf(sentence);
  if (last.marked === void 0 || !areSame(last.marked.words, words2)) last.marked = marked(words2);
  const { marks: found, starting, ending } = last.marked;
  return { words: words2, marks: found, starting, ending, opens: opens2, breaks };
}
function marked(words2) {
  const found = marks(words2);
  const starting = new Array(words2.length);
  const ending = new Array(words2.length);
  for (const mark of found) {
    (starting[mark.from] ??= []).push(mark);
    (ending[mark.to - 1] ??= []).push(mark);
  }
  return { words: words2, marks: found, starting, ending };
}
function areSame(a, b) {
  return a.length === b.length && a.every(({ word, kind }, at2) => word === b[at2]?.word && kind === b[at2].kind);
}

// src/text/trim.ts
function trimEnding(text, unwanted) {
  let end = text.length;
  while (end > 0 && unwanted.includes(text[end - 1] ?? "")) end -= 1;
  return text.slice(0, end);
}

// src/text/secret-paths.ts
var SECRET_PATHS = [
  /(?:^|[\\/~])\.(?:ssh|aws|azure|gnupg|kube|docker|password-store|config[\\/](?:gcloud|gh|hub|op|rclone|doctl))(?:[\\/]|$)/i,
  /(?:^|[\\/])(?:id_(?:rsa|dsa|ecdsa|ed25519)|authorized_keys|known_hosts)$/i,
  /(?:^|[\\/])\.env(?:\.\w{1,20})?$/i,
  /(?:^|[\\/])\.(?:netrc|gitconfig|npmrc|pypirc|pgpass|my\.cnf|git-credentials|htpasswd|dockercfg|vault-token)$/i,
  /(?:^|[\\/])\.(?:bashrc|zshrc|profile|bash_profile|zprofile|bash_history|zsh_history|zsh_sessions|history)$/i,
  /(?:^|[\\/])(?:credentials(?:\.\w{1,8})?|secrets?\.(?:json|ya?ml|toml|env|txt)|service-account\.json|token\.json)$/i,
  /(?:^|[\\/])(?:\.?mcp\.json|claude_desktop_config\.json|mcp_settings\.json|\.claude\.json)$/i,
  /(?:^|[\\/])(?:wp-config\.php|application_default_credentials\.json|accessTokens\.json|kaggle\.json|logins\.json|key4\.db|cookies\.sqlite|Local State)$/i,
  /(?:^|[\\/])\.(?:codex[\\/]auth\.json|oci[\\/]config|(?:cache[\\/])?huggingface[\\/](?:token|stored_tokens)|terraform\.d[\\/].{1,60})$/i,
  /^(?:[\\/]var)?[\\/]run[\\/]secrets(?:[\\/]|$)|[\\/]Library[\\/]Keychains(?:[\\/]|$)/i,
  /^~[\\/](?:[\w.-]{1,40}[\\/]){0,3}(?:api[_-]?)?(?:keys?|tokens?|secrets?|passwords?)(?:\.(?:txt|json|ya?ml|toml))?$/i,
  /\.(?:tfstate|tfvars|ppk|ovpn)$/i,
  /^[\\/]etc[\\/](?:passwd|shadow|sudoers|hosts|ssl[\\/]private\b.{0,80})$/i,
  /^[\\/]proc[\\/](?:self|\d{1,7})[\\/]environ$/i,
  /\.(?:pem|p12|pfx|kdbx|keystore|jks)$/i,
  /(?:^|[\\/])(?:Login Data|Cookies|wallet\.dat|kubeconfig)$/i,
  /(?:^|[\\/])\.(?:databrickscfg|snowsql|boto|s3cfg|passwd|passwords?|secrets?|credentials?|tokens?|api[_-]?keys?)(?:[\\/.][\w.]{0,40})?$/i
];
function isSecretPath(path) {
  const trimmed2 = trimEnding(path.slice(-200), ")]}'\"`,;:.*");
  return !/\.pub$|\.example$|\.sample$|\.template$/i.test(trimmed2) && SECRET_PATHS.some((shape) => shape.test(trimmed2));
}

// src/text/things.ts
var IDENTIFIER = /^(?:[a-z][a-z\d]+(?:[A-Z][a-z\d]*)+|[a-z]\w*(?:\.[a-z_]\w*)+|[A-Za-z][A-Za-z\d]*_\w+)$/;
var ABBREVIATION = /^(?:e\.g|i\.e)$/;
var FILE_NAME = /\.(?:json|ya?ml|toml|md|txt|js|ts|tsx|jsx|py|rs|go|java|css|html?|xml|csv|pdf|png|jpe?g|svg|sh|env|log|conf|cfg|ini|lock|pub|pem|key|sql|db|xlsx?|docx?|pptx?|zip|gz|bak|io|com|org|net|dev|ai|app|local)$/i;
function thingsIn(value, tagged, quotes2) {
  const { words: words2, marks: marks2 } = tagged;
  const found = [];
  const make = (kind, from, to) => {
    const start = words2[from]?.start ?? 0;
    const end = words2[to - 1]?.end ?? start;
    found.push({ kind, start, end, text: value.slice(start, end), from, to });
  };
  for (const mark of marks2) if (isNoun(mark.class)) make(mark.class, mark.from, mark.to);
  const quoted = quotes2.length === 0 ? void 0 : new Map(quotes2.map((quote2) => [quote2.start + 1, quote2]));
  const mayNameTool = marks2.some(({ class: name2 }) => name2 === "toolWord" || name2 === "call");
  for (let at2 = 0; at2 < words2.length; at2 += 1) {
    const token = words2[at2];
    if (token === void 0) continue;
    const quote2 = quoted?.get(token.start);
    if (quote2 !== void 0 && value.startsWith('":', quote2.end - 1)) continue;
    const kind = kindOf(token, value) ?? (mayNameTool ? toolKind(tagged, at2, value) : void 0);
    if (kind !== void 0) make(kind, at2, at2 + 1);
    if (quote2 === void 0) continue;
    let to = at2;
    while (to < words2.length && (words2[to]?.end ?? 0) <= quote2.end) to += 1;
    make(to - at2 === 1 && token.kind === "word" ? "name" : "literal", at2, Math.max(to, at2 + 1));
  }
  return found.length < 2 ? found : found.sort((a, b) => a.from - b.from || b.to - a.to);
}
function kindOf(token, value) {
  if (token.kind === "address") return "url";
  if (token.kind === "mark" || token.kind === "number") return void 0;
  if (token.kind === "word" && isPlain(value, token.start, token.end)) return void 0;
  const raw = value.slice(token.start, token.end);
  if (token.kind === "path") return isSecretPath(raw) ? "secretPath" : "path";
  if (FILE_NAME.test(raw)) return isSecretPath(raw) ? "secretPath" : "path";
  return IDENTIFIER.test(raw) && value[token.start - 1] !== "-" && !ABBREVIATION.test(raw) ? "name" : void 0;
}
function isPlain(value, start, end) {
  for (let at2 = start; at2 < end; at2 += 1) {
    const code = value.charCodeAt(at2);
    const isDigit = code >= 48 && code <= 57;
    const isCapital = code >= 65 && code <= 90;
    if (isDigit || isCapital || code === 46 || code === 95) return false;
  }
  return true;
}
function toolKind({ words: words2, starting, ending }, at2, value) {
  const token = words2[at2];
  if (token?.kind !== "word") return void 0;
  const besideTool = starting[at2 + 1]?.some(({ class: name2 }) => name2 === "toolWord") === true;
  const called3 = ending[at2 - 1]?.some(({ class: name2, form }) => name2 === "call" && form === "base") === true;
  if (!besideTool && !called3) return void 0;
  if (!PLAIN_WORD2.test(plainly(words2, at2, value))) return void 0;
  if (besideTool && token.word.includes("-") && !KIND_OF.test(token.word) && IS_TOOL.has(words2[at2 + 1]?.word ?? ""))
    return "name";
  const isAdjective = (starting[at2] ?? []).some(({ class: name2 }) => name2 === "toolAdjective");
  const before2 = words2[at2 - 1]?.word ?? "";
  if (besideTool && !isAdjective && words2[at2 + 1]?.word === "tool" && LEADS_TO_TOOL.has(before2)) return "toolName";
  const isVerb = before2 === "call" && !BEFORE_A_CALL.has(words2[at2 - 2]?.word ?? "") || before2 === "invoke";
  const isCall = called3 && isVerb && FOLLOWS_CALL.has(words2[at2 + 1]?.word ?? "");
  return isCall && !isAdjective ? "toolName" : void 0;
}
function plainly(words2, at2, value) {
  const [before2, token] = [words2[at2 - 1], words2[at2]];
  const isLoud = before2 !== void 0 && /^[A-Z]{2,}$/.test(value.slice(before2.start, before2.end));
  const written = value.slice(token?.start, token?.end);
  return isLoud ? written.toLowerCase() : written;
}
var PLAIN_WORD2 = /^[a-z][a-z\d]+(?:-[a-z\d]+){0,6}$/;
var KIND_OF = /-(?:specific|based|only|level|side|like|related|ready|friendly|provided|defined|facing|enabled|aware|in|out|free|scoped|wide|party|safe|driven|first|use|time|line|end|purpose|powered|generated|compatible|capable|approved|quality|grade|source)$/;
var IS_TOOL = /* @__PURE__ */ new Set(["tool", "tools", "function", "functions", "skill", "plugin"]);
var LEADS_TO_TOOL = /* @__PURE__ */ new Set(["the", "using", "calling", "invoking", "call", "use", "invoke", "run", "running"]);
var BEFORE_A_CALL = /* @__PURE__ */ new Set(["tool", "function", "api", "the", "a", "this", "that", "each", "every", "any"]);
var FOLLOWS_CALL = /* @__PURE__ */ new Set(["with", "before", "first", "and", "then", "to", "on", "using"]);
var NOUN_NAMES = new Set(NOUNS);
function isNoun(name2) {
  return NOUN_NAMES.has(name2);
}

// src/text/tokens.ts
var IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/uy;
var SHAPES = [
  ["address", /[a-z][a-z0-9+.-]{1,20}:\/\/[^\s"'<>`)\]},;]{1,500}/iy],
  // `name@1.2.0` is a version of a package.
  ["address", /[\w.+-]{1,64}@(?!v?\d{1,4}\.\d{1,4}(?:\.\d{1,6})?(?![\d.]))[\w-]{1,63}\.[\w.-]{1,80}/y],
  ["address", /\+\d[\d ().-]{5,20}\d/y],
  ["path", /(?:~|\.{1,2}|[A-Z]:|%[A-Z]{1,20}%|\$\{?[A-Z]{1,20}\}?)?[/\\][\w.~@-][\w./\\~@*-]{0,200}/iy],
  ["path", /~(?!\d)[/\\]?|\.[A-Z][\w./-]{1,80}/iy],
  ["word", IDEOGRAPH],
  ["word", /[\p{L}_][\p{L}\p{M}\p{N}_'’./-]*/uy],
  ["number", new RegExp("\\p{N}[\\p{N}.,]{0,40}%?", "uy")],
  ["mark", /&&|[,;:.!?()[\]{}<>=|—–。，、；：！？（）]/y]
];
var BEYOND_ASCII = SHAPES.filter(([kind]) => kind !== "address" && kind !== "path");
function tokens(value, start, end) {
  const found = [];
  for (let at2 = start; at2 < end; ) {
    const code = value.charCodeAt(at2);
    const kind = code < 128 ? BEGINS[code] : OTHER;
    if (kind === NOTHING || kind === DASH && isParted(value, at2 + 1) && !isBetween(value, at2, start)) {
      at2 += 1;
      continue;
    }
    if (kind === MARK || kind === DASH && isParted(value, at2 + 1) || kind === STOP && isParted(value, at2 + 1)) {
      found.push({ start: at2, end: at2 + 1, kind: "mark", word: value.charAt(at2), possessive: false });
      at2 += 1;
      continue;
    }
    const word = kind === LETTER ? plainWord(value, at2, end) : void 0;
    if (word !== void 0) {
      found.push(word);
      at2 = word.end;
      continue;
    }
    const wordEnd = kind === LETTER || kind === UNDERSCORE ? asciiEnd(value, at2) : void 0;
    const next = wordEnd === void 0 ? tokenAt(value, at2, end) : wordsOf(value.slice(at2, Math.min(wordEnd, end)), at2);
    for (const token of next.tokens) found.push(token);
    at2 = next.end;
  }
  return found;
}
var [OTHER, LETTER, UNDERSCORE, MARK, NOTHING, STOP, DASH] = [0, 1, 2, 3, 4, 5, 6];
var BEGINS = Uint8Array.from({ length: 128 }, (_, code) => {
  const character2 = String.fromCharCode(code);
  if (/[a-z]/i.test(character2)) return LETTER;
  if (/[,;:!?()[\]{}<>=|]/.test(character2)) return MARK;
  if (/[\s"'`*#]/.test(character2)) return NOTHING;
  return character2 === "_" ? UNDERSCORE : character2 === "." ? STOP : character2 === "-" ? DASH : OTHER;
});
var ENDS_WORD = tableOf(/[^\w'./@+:-]/);
var IN_WORD = tableOf(/[\w'./-]/);
var SMALL = tableOf(/[a-z]/);
var CAPITAL = tableOf(/[A-Z]/);
var SPACE = tableOf(/\s/);
function tableOf(characters) {
  return Uint8Array.from({ length: 128 }, (_, code) => Number(characters.test(String.fromCharCode(code))));
}
function isBetween(value, at2, from) {
  return at2 > from && value.charCodeAt(at2 - 1) === 32 && value.charCodeAt(at2 + 1) === 32;
}
function isParted(value, at2) {
  return at2 >= value.length || SPACE[value.charCodeAt(at2)] === 1;
}
function plainWord(value, start, limit) {
  let end = start;
  let hasCapital = false;
  for (; end < value.length; end += 1) {
    const code = value.charCodeAt(end);
    if (CAPITAL[code] === 1) hasCapital = true;
    else if (SMALL[code] !== 1) break;
  }
  const isWhole = value.charCodeAt(end) === 46 ? isParted(value, end + 1) : end >= value.length || ENDS_WORD[value.charCodeAt(end)] === 1;
  if (!isWhole) return void 0;
  if (end > limit) end = limit;
  const raw = value.slice(start, end);
  return { start, end, kind: "word", word: hasCapital ? raw.toLowerCase() : raw, possessive: false };
}
function asciiEnd(value, from) {
  let at2 = from + 1;
  while (at2 < value.length && IN_WORD[value.charCodeAt(at2)] === 1) at2 += 1;
  if (at2 === value.length) return at2;
  const after = value.charAt(at2);
  if (after > "\x7F" || after === "@" || after === "+") return void 0;
  return after === ":" && /[/\\]/.test(value.charAt(at2 + 1)) ? void 0 : at2;
}
function tokenAt(value, at2, limit) {
  for (const [kind, shape] of value.charCodeAt(at2) < 128 ? SHAPES : BEYOND_ASCII) {
    shape.lastIndex = at2;
    const raw = shape.exec(value)?.[0].slice(0, limit - at2);
    if (raw === void 0) continue;
    if (shape === IDEOGRAPH) {
      const end = at2 + raw.length;
      return { tokens: [{ start: at2, end, kind, word: raw, possessive: false }], end };
    }
    if (kind === "word") return wordsOf(raw, at2);
    const text = kind === "mark" ? raw : raw.replace(/[.,]$/, "");
    if (text === "") return { tokens: [], end: at2 + raw.length };
    const token = { start: at2, end: at2 + text.length, kind, word: text.toLowerCase(), possessive: false };
    return { tokens: [token], end: token.end };
  }
  return { tokens: [], end: at2 + 1 };
}
var CONTRACTED = /^(?:it|that|there|here|what|he|she|who|let)'s$/;
var WHOLE_WORD = /^[a-z\d](?:[\w.-]*[a-z\d])?$/i;
function wordsOf(raw, from) {
  if (WHOLE_WORD.test(raw)) {
    const end = from + raw.length;
    return { tokens: [{ start: from, end, kind: "word", word: raw.toLowerCase(), possessive: false }], end };
  }
  const text = trimEnding(raw, "'\u2019./-");
  const words2 = [];
  let at2 = from;
  for (const part of text.split("/")) {
    const inner = trimEnding(part.replace(/^_+/, ""), "_");
    const plain = inner.toLowerCase().replaceAll("\u2019", "'");
    const word = CONTRACTED.test(plain) ? plain : plain.replace(/'s$/, "").replace(/s'$/, "s");
    const start = at2 + part.indexOf(inner);
    if (word !== "") {
      words2.push({ start, end: start + inner.length, kind: "word", word, possessive: word !== plain });
    }
    at2 += part.length + 1;
  }
  return { tokens: words2, end: from + text.length };
}

// src/text/left.ts
var REACH2 = 12;
var HELPING = [
  ["negator", (left) => left.negated = !left.negated],
  ["without", (left) => left.without = left.negated = true],
  ["cannot", (left) => left.negated = left.may = true],
  ["must", (left) => left.must = true],
  ["silently", (left) => left.silent = true],
  ["constantly", (left) => left.always = true],
  ["lately", (left) => left.always = true],
  ["foremost", (left) => left.foremost = true],
  ["may", (left) => left.may = true],
  [
    "be",
    (left) => {
      left.be = true;
      if (!left.must && !left.to) left.beNext = true;
    }
  ],
  ["to", (left) => left.to = true],
  ["stating", (left) => left.states = true],
  ["aside", () => void 0],
  ["adverb", () => void 0],
  ["also", () => void 0]
];
var ENDS = [
  ["before", "cue"],
  ["after", "cue"],
  ["when", "cue"],
  ["insteadOf", "cue"],
  ["join", "join"],
  ["byWord", "by"],
  ["demands", "demand"]
];
var HELPING_RANK = new Map(HELPING.map(([name2], rank2) => [name2, rank2]));
function lookLeft(tagged, from, loose) {
  const { words: words2, ending, opens: opens2 } = tagged;
  const left = nothingLeft();
  let at2 = from - 1;
  for (let steps = 0; steps < REACH2 && at2 >= 0; steps += 1) {
    const token = words2[at2];
    if (token === void 0 || opens2.has(words2[at2 + 1]?.start ?? -1)) break;
    const marks2 = ending[at2] ?? NONE3;
    const helping = token.kind === "mark" ? void 0 : helpingIn(marks2);
    if (helping !== void 0) {
      const [name2, read] = helping;
      if (!(loose && name2 === "negator" && left.negated)) read(left);
      at2 = (longest(marks2, name2)?.from ?? at2) - 1;
    } else if (isPassedOver(tagged, at2, loose)) {
      at2 -= 1;
    } else {
      left.at = at2;
      left.or = isOneOf(marks2, "either");
      left.stop = stopAt(tagged, at2, marks2, at2 === from - 1, left);
      left.occasion = left.stop === "subject" && isOccasion(ending, at2);
      return left;
    }
  }
  const stoppedAtQuote = at2 >= 0 && opens2.has(words2[at2 + 1]?.start ?? -1);
  return at2 < 0 || stoppedAtQuote ? { ...left, stop: "start" } : left;
}
function isPassedOver({ words: words2, ending }, at2, loose) {
  const token = words2[at2];
  if (token === void 0) return false;
  const before2 = ending[at2 - 1] ?? [];
  if (token.kind === "mark") {
    return token.word === "," && before2.some(({ class: name2 }) => name2 === "aside" || name2 === "negator");
  }
  const isPronoun = (ending[at2] ?? []).some(({ class: name2 }) => name2 === "pronoun");
  return loose || /..ly$/.test(token.word) || isPronoun && before2.some(({ class: name2 }) => name2 === "must");
}
function stopAt(tagged, at2, marks2, isNext, left) {
  const { words: words2, ending } = tagged;
  const token = words2[at2];
  if (token === void 0) return "other";
  if (token.word === ")" && words2[at2 - 2]?.word !== "(" && words2[at2 - 1]?.kind === "word" && at2 > 2) return "subject";
  if (token.kind === "mark") return /[,，、]/.test(token.word) ? "comma" : "start";
  const end = marks2.length === 0 ? void 0 : ENDS.find(([name2]) => isOneOf(marks2, name2));
  if (end !== void 0) return end[1];
  if (isOneOf(marks2, "pronoun")) return "subject";
  const self = longest(marks2, "self");
  const beforeSelf = self === void 0 ? [] : ending[self.from - 1] ?? [];
  if (endsOccasion(tagged, at2)) return "start";
  if (beforeSelf.some(({ class: name2 }) => name2 === "call" || name2 === "before")) return "start";
  if (isNext && /^(?:this|that)$/.test(token.word) && (at2 === 0 || words2[at2 - 1]?.kind === "mark")) return "this";
  if (token.possessive || isNext && isOneOf(marks2, "determiner")) return "noun";
  if (left.be || left.must || left.may || left.to) return "subject";
  if (/[^s]s$/.test(token.word)) return "subject";
  return isNext && tagged.breaks.has(words2[at2 + 1]?.start ?? -1) ? "start" : "other";
}
var ALL_ELSE = /^(?:anything|everything|all)$/;
var QUANTIFIER = /^(?:each|every|any)$/;
var DONE = /^(?:done|finished|ready|complete|completed)$/;
var PROGRAM = /^(?:rm|curl|wget|sudo|chmod|bash|sh|cat|python3?|npx|nc|source)$/;
var ARTICLE = /^(?:the|a|an|all|its|your|their|this|every|each|my|our)$/;
function endsOccasion({ words: words2, starting, ending }, at2) {
  const isCue = (from) => opensClause(words2, from) && isOneOf(ending[from], "before", "after");
  if (words2[at2 + 1]?.word === "else" && ALL_ELSE.test(words2[at2]?.word ?? "")) return isCue(at2 - 1);
  if (DONE.test(words2[at2]?.word ?? "")) return opensClause(words2, at2 - 1) && isOneOf(ending[at2 - 1], "when", "after");
  const verbEnd = (starting[at2 + 1] ?? [])[0]?.to ?? at2 + 2;
  const next = words2[verbEnd];
  const governs = next !== void 0 && (next.kind === "path" || next.kind === "address" || ARTICLE.test(next.word) || PROGRAM.test(next.word));
  return governs && [1, 2].some((size) => QUANTIFIER.test(words2[at2 - size]?.word ?? "") && isCue(at2 - size - 1));
}
function opensClause(words2, at2) {
  return at2 === 0 || words2[at2 - 1]?.kind === "mark";
}
function isOneOf(marks2, ...names2) {
  return (marks2 ?? []).some(({ class: name2 }) => names2.includes(name2));
}
function isOccasion(ending, subject) {
  for (let at2 = subject - 1; at2 >= 0 && at2 >= subject - 3; at2 -= 1) {
    const marks2 = ending[at2] ?? [];
    if (marks2.some(({ class: name2 }) => name2 === "when" || name2 === "before" || name2 === "after")) return true;
    if (!marks2.some(({ class: name2 }) => name2 === "determiner" || name2 === "adverb")) return false;
  }
  return false;
}
var NONE3 = [];
function nothingLeft() {
  return {
    negated: false,
    silent: false,
    must: false,
    always: false,
    foremost: false,
    may: false,
    be: false,
    beNext: false,
    to: false,
    states: false,
    or: false,
    without: false,
    occasion: false,
    at: -1,
    stop: "other"
  };
}
function helpingIn(marks2) {
  let first = HELPING.length;
  for (const { class: name2 } of marks2) first = Math.min(first, HELPING_RANK.get(name2) ?? first);
  return HELPING[first];
}
function longest(marks2, name2) {
  let found;
  for (const mark of marks2) if (mark.class === name2 && (found === void 0 || mark.from < found.from)) found = mark;
  return found;
}

// src/text/grammar.ts
function readVerb(tagged, mark, previous) {
  const left = lookLeft(tagged, mark.from, mark.form === "order");
  const shape = SHAPES2[mark.form](left, previous);
  if (tagged.words[mark.from - 1]?.word === "=") return void 0;
  if (shape === void 0 || isObjectNoun(tagged, mark, previous) || /^address(?:es)?$/.test(tagged.words[mark.to]?.word ?? "") || tagged.words[mark.from]?.word === "redirect" && /^ur[il]s?$/.test(tagged.words[mark.to]?.word ?? ""))
    return void 0;
  const inherits = shape.inherits === true && previous !== void 0;
  const subjectFrom = clauseStart(tagged.words, mark.from);
  const ensured = shape.voice === "states" && isEnsured(tagged, subjectFrom, mark.from);
  const isOfReader = shape.voice === "states" && isDoneByReader(tagged, mark, left.at);
  return {
    from: mark.from,
    to: mark.to,
    form: mark.form,
    voice: ensured || isOfReader ? "order" : shape.voice,
    constant: left.always || inherits && previous.constant,
    duty: left.must || left.stop === "demand" || ensured || inherits && previous.duty,
    force: left.must || left.always || left.foremost || ensured || shape.must === true || inherits && previous.force === "must" ? "must" : "plain",
    // "Never guess, always ask": a word of its own begins anew.
    negated: (left.negated || mark.form === "order" && isDeniedAfter(tagged, mark.to)) !== (inherits && previous.negated && (left.or || left.stop === "comma" && !left.always)),
    silent: left.silent || (tagged.starting[mark.to] ?? []).some(({ class: name2 }) => name2 === "silently"),
    passive: mark.form === "past",
    subjectFrom
  };
}
function isDoneByReader({ words: words2, starting, ending }, { form, to }, subject) {
  const isOf = (marks2, wanted) => (marks2 ?? []).some(({ class: name2 }) => name2 === wanted);
  const at2 = /^(?:itself|themselves|then|also)$/.test(words2[subject]?.word ?? "") ? subject - 1 : subject;
  if (form !== "past") return isOf(ending[at2], "model");
  for (let at3 = to; at3 < to + 8 && words2[at3]?.kind !== "mark"; at3 += 1) {
    if (isOf(starting[at3], "byWord")) return [at3 + 1, at3 + 2].some((next) => isOf(starting[next], "model"));
  }
  return false;
}
function isObjectNoun({ words: words2, starting }, { form, from }, previous) {
  if (form !== "s" || previous?.form !== "base" || previous.voice !== "order") return false;
  if (from < previous.to || from - previous.to > 3) return false;
  for (let at2 = previous.to; at2 < from; at2 += 1) {
    const parts = (starting[at2] ?? []).some(({ class: name2 }) => PARTS_CLAUSES.has(name2));
    if (parts || words2[at2]?.kind === "mark") return false;
  }
  return true;
}
var PARTS_CLAUSES = /* @__PURE__ */ new Set([
  "when",
  "before",
  "after",
  "insteadOf",
  "join",
  "pronoun",
  "byWord",
  "to"
]);
var SHAPES2 = {
  base(left, previous) {
    if (left.stop === "noun" || left.stop === "this" || left.stop === "cue" || left.stop === "by" || left.stop === "demand" || left.without)
      return void 0;
    if (left.beNext || left.be && !left.must) return void 0;
    if (left.occasion) return { voice: "aim" };
    if (left.states) return { voice: "states" };
    if (left.must) return { voice: "order" };
    if (left.may) return { voice: "may" };
    if (left.to) return { voice: "aim" };
    if (left.stop === "join" && previous?.form === "base") return { voice: previous.voice, inherits: true };
    if (left.stop === "comma" && previous?.form === "base" && previous.voice === "order") {
      return { voice: "order", inherits: true };
    }
    if (left.stop === "subject") return left.negated ? { voice: "order", must: true } : { voice: "states" };
    if (left.stop === "other") return left.negated || left.always ? { voice: "order", must: true } : void 0;
    return { voice: "order", must: left.negated };
  },
  s(left, previous) {
    if (left.stop === "noun" || left.stop === "cue" || left.must || left.to || left.be || left.may) return void 0;
    const inherits = left.stop === "join" && previous?.form === "s";
    return { voice: "states", inherits };
  },
  ing(left, previous) {
    if (left.be) return { voice: "states" };
    if (left.negated || left.stop === "demand") return { voice: "order", must: true };
    if (left.stop === "cue") return { voice: "aim" };
    if ((left.stop === "by" || left.stop === "comma" || left.stop === "join") && previous !== void 0) {
      return { voice: previous.voice, inherits: true };
    }
    return left.stop === "start" ? { voice: "aim" } : void 0;
  },
  order(left) {
    if (left.may) return { voice: "may" };
    return { voice: "order", must: left.negated };
  },
  past(left, previous) {
    if (left.be) return { voice: left.must ? "order" : left.may ? "may" : "states" };
    if (left.stop === "join" && previous?.passive === true) return { voice: previous.voice, inherits: true };
    return void 0;
  }
};
function isDeniedAfter({ words: words2, starting }, from) {
  if ((starting[from] ?? []).some(({ class: name2 }) => name2 === "denial")) return true;
  for (let at2 = from; at2 < from + 6 && words2[at2]?.kind !== "mark"; at2 += 1) {
    const negator = (starting[at2] ?? []).find(({ class: name2 }) => name2 === "negator");
    if (negator !== void 0) return !(starting[negator.to] ?? []).some(({ form }) => form === "order");
  }
  return false;
}
function isEnsured({ starting }, from, to) {
  for (let at2 = from; at2 < to; at2 += 1)
    if ((starting[at2] ?? []).some(({ class: name2 }) => name2 === "ensure")) return true;
  return false;
}
function clauseStart(words2, from) {
  let at2 = from;
  while (at2 > 0 && from - at2 < 20 && words2[at2 - 1]?.kind !== "mark") at2 -= 1;
  return at2;
}

// src/text/verbs.ts
function verbsIn(tagged, quoted) {
  const verbs = [];
  for (const mark of tagged.marks) {
    const act = mark.class;
    if (!isAct(act)) continue;
    const last = verbs.at(-1);
    if (last?.verb.from === mark.from && last.verb.to === mark.to) {
      last.acts.add(act);
      continue;
    }
    if (last !== void 0 && mark.from < last.verb.to) continue;
    if (isQuotedWord(tagged.words, mark, quoted) || isKey(tagged.words, mark)) continue;
    const verb = readVerb(tagged, mark, last?.verb);
    if (verb !== void 0) verbs.push({ verb, acts: /* @__PURE__ */ new Set([act]) });
  }
  return verbs;
}
function isQuotedWord(words2, mark, quoted) {
  if (quoted.length === 0) return false;
  const { start, end } = rangeOf(words2, mark);
  const quote2 = quoteAround(quoted, start);
  return quote2 !== void 0 && quote2.start + 1 === start && quote2.end - 1 === end;
}
function isKey(words2, { from, to }) {
  return words2[to]?.word === ":" && /^[{[(,]$/.test(words2[from - 1]?.word ?? "");
}
var ACT_NAMES = new Set(ACTS);
function isAct(name2) {
  return ACT_NAMES.has(name2);
}

// src/text/understood.ts
var NOWHERE = [];
var Understood = class {
  start;
  end;
  text;
  example;
  value;
  quoted;
  /** The sentence that a list item hangs on: "before you begin:", "never:". */
  #lead;
  #tagged;
  #said;
  #things;
  #triggers;
  #directives;
  constructor(value, sentence, quoted, lead) {
    this.start = sentence.start;
    this.end = sentence.end;
    this.text = value.slice(sentence.start, sentence.end);
    this.example = sentence.code === true;
    this.value = value;
    this.quoted = quoted;
    this.#lead = lead;
  }
  get tagged() {
    return this.#tagged ??= this.#tag();
  }
  get things() {
    return this.#things ??= thingsIn(this.value, this.tagged, this.quoted);
  }
  get triggers() {
    return this.#triggers ??= [...this.#lead?.triggers ?? [], ...this.#ownTriggers()];
  }
  get directives() {
    return this.#directives ??= this.#order();
  }
  says(what) {
    return (this.#said ??= this.#say()).get(what) ?? NOWHERE;
  }
  /** Kept: each order of a sentence may ask, and a sentence may be as long as a text. */
  #say() {
    const said3 = /* @__PURE__ */ new Map();
    const { marks: all, words: words2 } = this.tagged;
    for (const mark of all) {
      const ranges = said3.get(mark.class);
      if (ranges === void 0) said3.set(mark.class, [rangeOf(words2, mark)]);
      else ranges.push(rangeOf(words2, mark));
    }
    return said3;
  }
  #tag() {
    const words2 = tokens(this.value, this.start, this.end);
    const opens2 = this.quoted.length === 0 ? NO_OFFSETS : new Set(this.quoted.map(({ start }) => start + 1));
    return tag(this.text, words2, opens2, lineStarts(this.text, this.start, words2));
  }
  /** "Triggers: 'write a system prompt', 'improve this prompt'": what a user may say, while it takes nothing. */
  #listsPhrases() {
    const [first, second] = this.quoted;
    if (first === void 0 || second === void 0) return false;
    return leadsToPhrases(this.text, first.start - this.start) && !this.things.some(({ kind }) => TAKEN.has(kind));
  }
  #ownTriggers() {
    const { words: words2, marks: all, starting } = this.tagged;
    const triggers = [];
    let done = 0;
    for (const mark of all) {
      const when = mark.class;
      if (when !== "before" && when !== "after" && when !== "when" && when !== "insteadOf" || mark.from < done)
        continue;
      const to = clauseEnd(words2, mark.to, mark.to + 25, true);
      triggers.push({
        when,
        always: (starting[mark.from] ?? []).some(({ class: name2 }) => name2 === "constantly"),
        ...rangeOf(words2, { from: mark.from, to }),
        things: between(this.things, mark.to, to)
      });
      done = mark.to;
    }
    return triggers;
  }
  #order() {
    const { words: words2, marks: all } = this.tagged;
    const verbs = verbsIn(this.tagged, this.quoted);
    if (verbs.length === 0) return [];
    const lead = this.#lead;
    const leadMust = lead !== void 0 && lead.says("must").length > 0;
    const leadNegates = lead !== void 0 && lead.says("negator").some(({ end }) => lead.end - end < 4);
    const exemplifies = all.some((mark) => mark.class === "detects") || this.#listsPhrases();
    return verbs.map(({ verb, acts }, index) => {
      const last = verbs[index + 1]?.verb.from ?? words2.length;
      const reach = clauseEnd(words2, verb.to, Math.min(last, verb.to + 30));
      const limit = quoteEnd(words2, verb, reach, this.quoted);
      const range = rangeOf(words2, { from: verb.from, to: Math.max(limit, verb.to) });
      const isOrdered = verb.voice === "order";
      const read = {
        ...verb,
        force: leadMust && isOrdered ? "must" : verb.force,
        negated: verb.negated !== (leadNegates && isOrdered)
      };
      const isExample = this.example || exemplifies && quoteAround(this.quoted, range.start) !== void 0;
      const left = Math.max(verb.subjectFrom, verbs[index - 1]?.verb.to ?? 0);
      const objectsFrom = verb.form === "order" ? left : verb.from + 1;
      return new Ordered(this, read, acts, range, isExample, { from: objectsFrom, to: limit });
    });
  }
};
var TAKEN = /* @__PURE__ */ new Set(["credential", "secret", "secretPath", "url"]);
var Ordered = class {
  from;
  to;
  form;
  voice;
  force;
  duty;
  constant;
  negated;
  silent;
  passive;
  subjectFrom;
  start;
  end;
  acts;
  example;
  sentence;
  #governs;
  #objects;
  #rest;
  #subject;
  constructor(sentence, verb, acts, range, example, governs) {
    this.from = verb.from;
    this.to = verb.to;
    this.form = verb.form;
    this.voice = verb.voice;
    this.force = verb.force;
    this.duty = verb.duty;
    this.constant = verb.constant;
    this.negated = verb.negated;
    this.silent = verb.silent;
    this.passive = verb.passive;
    this.subjectFrom = verb.subjectFrom;
    this.start = range.start;
    this.end = range.end;
    this.acts = acts;
    this.example = example;
    this.sentence = sentence;
    this.#governs = governs;
  }
  get verb() {
    const { words: words2 } = this.sentence.tagged;
    return this.sentence.value.slice(words2[this.from]?.start, words2[this.to - 1]?.end);
  }
  get objects() {
    return this.#objects ??= between(this.sentence.things, this.#governs.from, this.#governs.to);
  }
  get rest() {
    return this.#rest ??= between(this.sentence.things, this.from + 1, this.#restEnd());
  }
  #restEnd() {
    const { tagged, quoted } = this.sentence;
    return quoteEnd(tagged.words, this, clauseEnd(tagged.words, this.to, this.to + 30), quoted);
  }
  get subject() {
    return this.#subject ??= between(this.sentence.things, this.subjectFrom, this.from);
  }
};
var NO_OFFSETS = /* @__PURE__ */ new Set();
function lineStarts(text, start, words2) {
  if (!text.includes("\n")) return NO_OFFSETS;
  const found = /* @__PURE__ */ new Set();
  for (const [at2, word] of words2.entries()) {
    const before2 = words2[at2 - 1]?.end;
    if (before2 !== void 0 && before2 < word.start && text.slice(before2 - start, word.start - start).includes("\n")) {
      found.add(word.start);
    }
  }
  return found;
}

// src/text/directive.ts
var SENTENCE_SIGN = /[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
function statements(value) {
  if (!SENTENCE_SIGN.test(value)) return [];
  const quoted = quotes(value);
  let next = 0;
  let lead;
  const bounded = sentences(value).flatMap((sentence) => stretches(value, sentence));
  return bounded.map((sentence) => {
    while (next < quoted.length && (quoted[next]?.end ?? 0) <= sentence.start) next += 1;
    const inside = [];
    for (let at2 = next; at2 < quoted.length && (quoted[at2]?.start ?? 0) < sentence.end; at2 += 1) {
      const quote2 = quoted[at2];
      if (quote2 !== void 0) inside.push(quote2);
    }
    const statement = new Understood(value, sentence, inside, sentence.item === true ? lead : void 0);
    if (sentence.item !== true) lead = /:\W{0,4}$/.test(statement.text) ? statement : void 0;
    return statement;
  });
}
function speaksOf(things, ...kinds2) {
  for (const { kind } of things) if (kinds2.includes(kind)) return true;
  return false;
}
function isOrder({ voice, negated, example }) {
  return voice === "order" && !negated && !example;
}

// src/rules/agent-imperative.ts
var agentImperative = {
  id: "agent-imperative",
  aliases: ["STRUCT006", "model-directed-text"],
  severity: "low",
  kind: "security",
  summary: "The text gives the model an order",
  why: `
"You must", "always" and "before you" are how a description steers a model. Most such orders are honest, so this never
stands above low by itself; it shows a reviewer where to look, and other rules ask it together with what is ordered.`,
  fix: "Say what the tool does and needs; leave the decision to the model where you can.",
  cwe: [1427],
  owasp: ["ASI01", "MCP03"],
  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    for (const statement of facts.statements(text)) {
      const order = statement.directives.find(commands);
      const before2 = statement.triggers.find(
        ({ when, things }) => when === "before" && speaksOf(things.slice(0, 1), "model")
      );
      const at2 = order ?? before2 ?? statement.says("youMust")[0];
      if (at2 === void 0 || statement.example) continue;
      yield {
        at: { text, start: at2.start, end: at2.end },
        message: `Gives the model an order: "${text.value.slice(at2.start, at2.end)}".`
      };
    }
  }
};
function commands(directive) {
  const forced = directive.voice === "order" && directive.force === "must" && !directive.example;
  return forced && (speaksOf(directive.subject, "model") || isOrder(directive)) && !directive.passive;
}

// src/rules/annotation-conflict.ts
var KIND_OF2 = /* @__PURE__ */ new Map([
  ["class-name-verb", "name"],
  ["class-description-verb", "description"],
  ["class-final-wording", "description"],
  ["class-money-input", "input"],
  ["class-recipient-input", "input"],
  ["class-code-input", "input"],
  ["class-router", "input"],
  ["class-enum-verb", "input"],
  ["class-code", "code"]
]);
var REPLACES = /\b(?:overwrites?|replaces?) (?:the|its|any|all|an?) (?:existing|current|previous|old|entire|whole)\b/i;
var annotationConflict = {
  id: "annotation-conflict",
  aliases: [],
  severity: "high",
  severities: ["medium", "low"],
  kind: "security",
  summary: "A tool's hints disagree with what its own words say that it does",
  why: `
Clients let read-only tools run without a question. A hint that is too mild gets a change past the user; one that is too
strict makes people click through questions until they read none. Hints never lower the class that a tool is given here.

\`readOnlyHint: true\` is high when two kinds of evidence (name, description, input) say otherwise, or when the tool runs
others of the caller's choice, for which no hint can vouch; it is medium when one kind does. A plain change in the name is
no evidence when the description begins with a verb that reads, or says that the tool is read-only; nor is what "the
user wants to" do when the tool is used. \`destructiveHint: false\` on a tool that removes something
is medium, and low where the description says that it replaces what is there; one that also does the reverse ("archive or
unarchive") removes nothing for good. Both hints true is medium. A read that claims
to be destructive, or not read-only, is low. A tool whose words say nothing has no conflict.`,
  fix: "Make the hints say what a call can do at most; where the hints are right, say it in the name and the description too.",
  cwe: [451],
  owasp: ["ASI02", "ASI09", "MCP02"],
  each: "tool",
  *check(tool, { ratings }) {
    const rating = ratings.get(tool);
    if (rating === void 0) return;
    const readOnly = field(tool.annotations, "readOnlyHint");
    const destructive = field(tool.annotations, "destructiveHint");
    const own = rating.reasons.filter(({ id }) => KIND_OF2.has(id));
    const changes = own.filter((reason) => reason.class !== "read" && !isOccasion2(reason));
    const removals = own.filter((reason) => reason.class === "destructive" && !isReversed(tool, reason));
    if (readOnly === true && changes.length > 0 && !isTitleOnly(own) && !isOnlyCalledSo(tool, changes)) {
      const kinds2 = new Set(changes.map(({ id }) => KIND_OF2.get(id)));
      const isCertain2 = kinds2.size > 1 || changes.some(({ id }) => id === "class-router");
      yield hit(tool, "readOnlyHint", "true", changes, isCertain2 ? "high" : "medium");
    } else if (readOnly === true && destructive === true) {
      const message = "readOnlyHint and destructiveHint are both true: one of them is wrong.";
      yield { at: placeOf(tool, "destructiveHint"), message, severity: "medium" };
    } else if (destructive === false && removals.length > 0) {
      yield hit(tool, "destructiveHint", "false", removals, "medium");
    } else if (destructive === false && REPLACES.test(tool.description)) {
      const message = "destructiveHint is false, which means that calls only add; the description says that they replace.";
      yield { at: placeOf(tool, "destructiveHint"), message, severity: "low" };
    } else if (worst(own) === "read" && !rating.flags.includes("arg_dependent") && rating.escalate.length === 0) {
      if (destructive === true) yield hit(tool, "destructiveHint", "true", own, "low");
      else if (readOnly === false) yield hit(tool, "readOnlyHint", "false", own, "low");
    }
  }
};
function isOccasion2({ id, class: rated, at: at2 }) {
  if (id !== "class-description-verb" || rated !== "write" || !isSpan(at2)) return false;
  return /\b(?:when|whenever|if) (?:the |a |your )?(?:user|customer|caller)s? (?:wants?|wishes|needs?|would like|asks?) to $/i.test(
    at2.text.value.slice(0, at2.start)
  );
}
function isTitleOnly(own) {
  const [name2, description] = own;
  return own.length === 2 && name2?.id === "class-name-verb" && name2.class === "write" && description?.class === "read";
}
function isOnlyCalledSo({ description }, changes) {
  const isName = changes.every((reason) => reason.id === "class-name-verb" && reason.class === "write");
  const isStatement = changes.every(({ id }) => id === "class-code-input") && /\bonly SELECT\b/.test(description);
  return isStatement || isName && /\bread-only\b/i.test(description);
}
function isReversed({ description }, { at: at2 }) {
  if (!isSpan(at2)) return false;
  const word = at2.text.value.slice(at2.start, at2.end).toLowerCase();
  return [" or un", " and un", "/un"].some((joint) => description.toLowerCase().includes(`${word}${joint}${word}`));
}
function worst(reasons) {
  return [...reasons].sort((a, b) => classRank(b.class) - classRank(a.class))[0]?.class;
}
function placeOf(tool, hint) {
  return { doc: tool.place.doc, pointer: `${tool.place.pointer}/annotations/${hint}` };
}
function hit(tool, hint, value, against, severity2) {
  const said3 = against.map(({ message }) => message).join(" ");
  const related = against.map(({ at: at2, message }) => ({ at: at2, message }));
  return {
    at: placeOf(tool, hint),
    message: `${hint} is ${value}, and its own words disagree. ${said3}`,
    severity: severity2,
    related
  };
}

// src/rules/argument-dependent-class.ts
var BY_ARGUMENT = /* @__PURE__ */ new Set(["class-enum-verb", "class-code-input", "class-router"]);
var argumentDependentClass = {
  id: "argument-dependent-class",
  aliases: [],
  severity: "info",
  kind: "quality",
  summary: "What a call does hangs on the value of an argument",
  why: `
One class for the whole tool is then a floor: \`status\` and \`delete\` of one \`action\` are not the same risk. Clients that
can look at arguments should; the values that raise the class are listed as \`escalate\` lines for the policy file. For SQL
and command lines the line holds a pattern, which is a beginning and no parser.`,
  fix: "Split the tool into one that reads and one that changes, so that a client can allow the first.",
  cwe: [],
  owasp: [],
  each: "tool",
  *check(tool, { ratings }) {
    const rating = ratings.get(tool);
    if (rating?.flags.includes("arg_dependent") !== true) return;
    const reason = rating.reasons.find(({ id, class: said3 }) => BY_ARGUMENT.has(id) && said3 !== "read");
    const [first] = rating.escalate;
    if (reason === void 0 && first === void 0) return;
    const at2 = reason?.at ?? argumentPlace(tool, first?.argument ?? "");
    const message = reason?.message ?? `Some values of ${JSON.stringify(first?.argument)} make a call do more.`;
    yield { at: at2, message: message + policyLines(rating) };
  }
};
function argumentPlace(tool, argument) {
  const { doc, pointer } = tool.place;
  return { doc, pointer: `${pointer}/inputSchema/properties${pointerStep(argument)}`, key: true };
}
function policyLines({ escalate }) {
  if (escalate.length === 0) return "";
  const lines = escalate.map(({ argument, values, matches, class: raised }) => {
    const condition = matches === void 0 ? { in: values } : { matches };
    return JSON.stringify({ arg: argument, ...condition, class: raised });
  });
  return ` For the policy: escalate: [${lines.join(", ")}]`;
}

// src/text/fixed-address.ts
var SAMPLE = /\b(?:e\.?g|i\.e|for example|for instance|such as|like|examples?|format|sample)\b/i;
var SAMPLE_MAILBOX = /^(?:users?|your?|name|me|myself|someone|somebody|john|jane|alice|bob|foo|bar|test|email|mail|recipient|sender|to|from|first|last|owner|member|admin|person|customer|colleague|teammate)[\w.+-]{0,20}@|@(?:example\.(?:com|org|net)|(?:acme|contoso|company|your-?company|yourdomain|domain|corp|org|mail|email|test|gmail)\.(?:com|org|net|io))$/i;
var SUPPORT = /^(?:support|help|info|sales|feedback|contact|security|abuse|hello|team|press|billing|privacy|legal)\b/i;
var FOR_ALL = /\b(?:each|every|everything|all|any|always|whenever|every time|from now on|henceforth|automatically|without exception)\b/i;
var MOVES = ["include", "send", "tell", "write", "reach", "rewrite"];
function fixedReader(statement) {
  if (statement.example || !/@|\+\d/.test(statement.text)) return void 0;
  const found = statement.things.find((thing) => isFixed(thing, statement));
  if (found === void 0) return void 0;
  const order = statement.directives.find((directive) => leadsTo(directive, found));
  if (order !== void 0) return order;
  const isExtra = statement.says("also").length > 0 || /\b(?:extra|copy|copies|copied|bcc|cc)\b/i.test(statement.text);
  const isForbidden2 = statement.directives.some(({ negated }) => negated);
  return isExtra && FOR_ALL.test(statement.text) && !isForbidden2 ? statement : void 0;
}
function isFixed({ kind, text, start }, statement) {
  if (kind !== "url" || text.includes("://") || !/@|^\+\d/.test(text)) return false;
  const before2 = statement.text.slice(0, start - statement.start);
  return !SAMPLE.test(before2.slice(-60)) && !(SUPPORT.test(text) && !FOR_ALL.test(statement.text));
}
function leadsTo(directive, address) {
  const { acts, subject, rest, constant, duty, silent, sentence, voice } = directive;
  if (directive.negated || directive.example || !MOVES.some((act) => acts.has(act))) return false;
  if (!rest.includes(address) && !subject.includes(address)) return false;
  const isPressed2 = constant || silent || sentence.says("also").length > 0 || FOR_ALL.test(near(directive));
  if (voice === "states") return isPressed2 && (acts.has("send") || acts.has("include") || acts.has("reach"));
  if (voice !== "order") return false;
  return isPressed2 || (duty || sentence.triggers.length > 0 || isOrder(directive)) && !SAMPLE_MAILBOX.test(address.text);
}
function near({ start, sentence }) {
  return sentence.text.slice(Math.max(0, start - sentence.start - 400), start - sentence.start + 400);
}

// src/text/own-work.ts
function lastBefore(ranges, offset) {
  let low = -1;
  let high = ranges.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((ranges[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return ranges[low];
}
function rangeAt(ranges, offset) {
  const found = lastBefore(ranges, offset);
  return found !== void 0 && offset < found.end ? found : void 0;
}
function isOwnWork(directive, statements2) {
  const { force, sentence, start } = directive;
  return force === "plain" && sentence === statements2[0] && LABELLED.test(sentence.text.slice(0, start - sentence.start));
}
var LABELLED = /^(?:\[[^\]]{1,60}\]\s*)?$/;
var LABEL = /^\W?(?:optional|required|boolean|bool|flag)\W{1,3}/i;
var OF_ARGUMENT = /\.properties\.[^.]{1,100}\.(?:description|title)$/;
function isMeaning({ field: field2, value }, start) {
  return OF_ARGUMENT.test(field2) && !/[.!?:;\n]/.test(value.slice(0, start).trimStart().replace(LABEL, ""));
}

// src/text/rewriting.ts
function changesRequest(directive) {
  return rewrites(directive) || adds(directive) || copies(directive);
}
var CHANGES = ["rewrite", "amend", "write", "include", "send", "call"];
function rewrites(directive) {
  const { acts, objects, subject, voice, passive, force, negated, example, sentence } = directive;
  if (negated || example || voice === "may" || voice === "aim") return false;
  const despite = sentence.says("despiteUser").length > 0;
  if (despite && (force === "must" || voice === "order") && CHANGES.some((act) => acts.has(act))) return true;
  if (isOrder(directive) && replacesValue(directive)) return true;
  if (acts.has("inflate")) return inflates(directive);
  const changed2 = speaksOf(passive ? subject : objects, "argument");
  if (voice === "states") return changesByItself(directive, changed2);
  if (!acts.has("rewrite")) return false;
  const isPressed2 = force === "must" || sentence.triggers.some((trigger) => isOccasion3(trigger, directive));
  const meant2 = speaksOf(objects, "itself") && hasOccasion(directive);
  return (changed2 || meant2) && isPressed2 && (despite || isReckoned(directive) || speaksOf(objects, "outsider", "url", "reply") || namesValue(objects, meant2));
}
function isReckoned({ start, sentence }) {
  return /\b(?:multiplied|doubled|tripled|halved|divided|times)\b/i.test(
    sentence.text.slice(start - sentence.start, start - sentence.start + 200)
  );
}
function replacesValue({ acts, objects, sentence }) {
  if (!acts.has("include") || !speaksOf(objects, "literal", "url")) return false;
  return sentence.triggers.some(
    ({ when, start, end }) => when === "insteadOf" && OF_USER.test(sentence.text.slice(start - sentence.start, end - sentence.start))
  );
}
var OF_USER = /\b(?:user|customer|client|person|guest|caller)['’]s\b/i;
function namesValue(objects, meant2) {
  const changed2 = meant2 ? 0 : objects.findIndex(({ kind }) => kind === "argument");
  return speaksOf(objects.slice(changed2), "literal", "name");
}
function isOccasion3({ when, start, things }, { start: verb, sentence }) {
  const isEven = /\beven $/i.test(
    sentence.text.slice(Math.max(0, start - sentence.start - 10), start - sentence.start)
  );
  if (isEven && !speaksOf(things, "user", "userWish")) return false;
  return when !== "insteadOf" || start < verb;
}
function inflates({ passive, force, silent, subject, objects, voice, sentence }) {
  const changed2 = passive ? subject : objects;
  if (!speaksOf(changed2, "argument") || !(force === "must" || silent)) return false;
  const ofUser = speaksOf(changed2, "user", "userWish");
  const byMuch = speaksOf(changed2, "money") && sentence.says("byWord").length > 0;
  return ofUser || byMuch && voice === "order" || silent && speaksOf(changed2, "money");
}
var OF_OTHERS = ["everyReply", "private", "userWish", "deed"];
function copies({
  acts,
  subject,
  rest,
  voice,
  passive,
  duty,
  silent,
  constant,
  negated,
  example,
  sentence
}) {
  if (negated || example || voice === "may" || voice === "aim") return false;
  const arrives = acts.has("reach") || passive && (acts.has("send") || acts.has("include"));
  if (!arrives || !speaksOf(rest, "url", "outsider", "partner")) return false;
  const besides = silent || sentence.says("also").length > 0;
  const isPressed2 = duty || constant || besides;
  if (besides && speaksOf(subject, "everyCall")) return true;
  return isPressed2 && speaksOf(subject, ...OF_OTHERS) || speaksOf(subject, "copied") && !speaksOf(rest, "user");
}
function changesByItself(directive, changed2) {
  const { acts, force, silent, passive, subject, objects, sentence } = directive;
  const isRewrite = acts.has("rewrite") && !GRANTED.test(sentence.text.slice(directive.start - sentence.start, directive.start - sentence.start + 100));
  if (!isRewrite && !(acts.has("augment") && changed2)) return false;
  const excused = sentence.says("excuse").length > 0;
  if (passive) {
    if (!changed2 || !isRewrite) return changed2 && silent;
    if (silent && sentence.says("faulty").length === 0) return true;
    return force === "must" || silent ? hasOccasion(directive) || speaksOf(subject, "user") || excused : excused && speaksOf(objects, "literal");
  }
  return (force === "must" || silent) && hasOccasion(directive) && speaksOf(subject, "system", "self", "toolName", "name");
}
var GRANTED = /^exchang\w{1,3} (?:\w{1,20} ){0,3}(?:code|token|grant|ticket|assertion)s? (?:for|into) /i;
function hasOccasion({ sentence }) {
  return sentence.triggers.some(
    ({ things }) => speaksOf(things, "user", "userWish", "argument", "self", "toolName", "name")
  );
}
function adds(directive) {
  const { acts, objects, subject, sentence } = directive;
  if (!isOrder(directive) || !(acts.has("include") || acts.has("send"))) return false;
  const isMail = objects.some(({ kind, text }) => kind === "url" && text.includes("@"));
  const ofEach = sentence.says("also").length > 0 && acts.has("send") && /\b(?:each|every|all)\b/i.test(sentence.text);
  return isMail && (ofEach || speaksOf([...subject, ...objects], "argument", "everyReply", "itself", "private", "reply", "userWish"));
}

// src/rules/argument-rewrite.ts
var argumentRewrite = {
  id: "argument-rewrite",
  aliases: ["STRUCT010"],
  severity: "high",
  kind: "security",
  summary: "The text changes what the user asked for: a recipient, a path, an amount or another argument",
  why: `
The user approves one call and a different one is made. Defaults, validation and normalisation change nothing that the
user said, and are left alone. So is a mailbox that stands as a sample, or where a vendor answers its users; one that
the text itself puts among the readers is not.`,
  fix: "Pass on what the user asked for. If a value cannot be used, say so in the tool's answer.",
  cwe: [94, 471],
  owasp: ["ASI01", "ASI02", "MCP03"],
  folds: ["agent-imperative"],
  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    const all = facts.statements(text);
    for (const statement of all) {
      const reader = fixedReader(statement);
      const isStated = reader !== void 0 && statement.directives.some((directive) => directive === reader && isOwnWork(directive, all));
      const change = statement.directives.find(changesRequest) ?? (isStated ? void 0 : reader);
      if (change === void 0) continue;
      yield {
        at: { text, start: change.start, end: change.end },
        message: `Changes what the user asked for: "${text.value.slice(change.start, change.end)}".`
      };
    }
  }
};

// src/profiles/verdict.ts
function verdict(profiles, column, breaks) {
  const [first, ...rest] = profiles.flatMap((profile) => {
    const cell = profile.cells[column];
    return cell !== void 0 && breaks(cell.value, profile) ? [{ profile, cell }] : [];
  });
  return first === void 0 ? void 0 : [first, ...rest];
}
var REJECTS = /* @__PURE__ */ new Set(["request", "server", "tool"]);
var LOST = {
  request: "the whole request is refused, and every other tool with it",
  server: "all tools of the server are lost",
  tool: "the tool is lost",
  rewritten: "the client changes it",
  cut: "the rest is dropped",
  disputed: "it depends on the version or the endpoint"
};
var SEVERITY = {
  request: "high",
  server: "high",
  tool: "high",
  cut: "medium",
  rewritten: "low",
  disputed: "low"
};
var WORST_FIRST = ["request", "server", "tool", "cut", "disputed", "rewritten"];
function hitOf(found, { at: at2, fault, fix, severity: severity2, invalid }) {
  const [worst2] = [...found].sort((a, b) => WORST_FIRST.indexOf(a.cell.effect) - WORST_FIRST.indexOf(b.cell.effect));
  const { effect, sources } = (worst2 ?? found[0]).cell;
  const start = invalid ? "Not valid MCP" : "Valid MCP";
  return {
    at: at2,
    message: `${start}, ${whoSays(found)}: ${fault}; ${LOST[effect]} (${shortSource(sources[0])}).`,
    severity: severity2 ?? SEVERITY[effect],
    profiles: names(found, (each) => REJECTS.has(each)),
    rewrittenBy: names(found, (each) => each === "rewritten" || each === "cut"),
    ...fix !== void 0 && { fix }
  };
}
function names(found, wanted) {
  return found.filter(({ cell }) => wanted(cell.effect)).map(({ profile }) => profile.name);
}
function whoSays(found) {
  const parts = [
    ["rejected by ", names(found, (effect) => REJECTS.has(effect))],
    ["cut by ", names(found, (effect) => effect === "cut")],
    ["rewritten by ", names(found, (effect) => effect === "rewritten")],
    ["rejected by some versions of ", names(found, (effect) => effect === "disputed")]
  ];
  return listed2(parts.filter(([, who]) => who.length > 0).map(([says2, who]) => says2 + listed2(who)));
}
function listed2(words2) {
  return words2.length < 2 ? words2.join("") : `${words2.slice(0, -1).join(", ")} and ${words2.at(-1) ?? ""}`;
}

// src/rules/combined-name-length.ts
var combinedNameLength = {
  id: "combined-name-length",
  aliases: [],
  severity: "high",
  severities: ["low"],
  kind: "quality",
  summary: "The name that the client builds from the server and the tool is too long",
  why: `
Clients put the server's key before the tool's name, and the limit counts both: \`mcp__server__tool\` in Claude Code,
\`server:tool\` in Cursor. A tool can be fine alone and lost under the key that a user chose. The key is the one in the
client's config. Without a config and a \`name\` option the key is a guess, made from the name of the file, the package
or the host: then it is low, unless no key is short enough.`,
  fix: "Give the tool a shorter name, or tell users to configure the server under a shorter key.",
  cwe: [],
  owasp: [],
  each: "tool",
  *check(tool, { surface, profiles }) {
    const name2 = field(tool.raw, "name");
    if (typeof name2 !== "string") return;
    const found = verdict(profiles, "combinedName", (limit2, { cells }) => {
      const alone = cells.toolName;
      const isLongAlone = alone !== void 0 && alone.effect !== "rewritten" && name2.length > alone.value.max;
      return !isLongAlone && combinedName(limit2, surface.key, name2).length > limit2.max;
    });
    if (found === void 0) return;
    const limit = found[0].cell.value;
    const combined = combinedName(limit, surface.key, name2);
    const room = limit.max - combinedName(limit, "", name2).length;
    const isGuess = room > 0 && surface.isKeyGuessed === true;
    const hit6 = hitOf(found, {
      at: { doc: tool.place.doc, pointer: `${tool.place.pointer}/name` },
      fault: `with the server key ${shownName(surface.key)}${isGuess ? ", which nobody chose," : ""} the tool is called ${JSON.stringify(combined.slice(0, 200))}, which has ${combined.length} characters, where up to ${limit.max} are taken`,
      fix: room > 0 ? `Give the tool a shorter name, or tell users to configure the server under a key of at most ${room} characters.` : "Give the tool a shorter name: no server key is short enough for this one."
    });
    yield isGuess ? { ...hit6, severity: "low", profiles: [], rewrittenBy: [] } : hit6;
  }
};

// src/text/untold.ts
function needsNoTelling(directive) {
  return asksToAct(directive) || awaitsResult(directive) || isNotAll(directive) || isAnnouncement(directive);
}
function isProgress({ start, sentence }) {
  return PROGRESS.test(sentence.text.slice(start - sentence.start, start - sentence.start + 160));
}
var PROGRESS = /^\w+ (?:(?:the )?users? )?(?:(?:with|about|of) )?(?:the |any |your )?(?:progress|intermediate) (?:messages|results|updates|output|steps|notifications)(?: to the user)?(?:[.;:]|$| (?:while|during|until|unless)\b)/i;
function awaitsResult({ objects, sentence, start: verb }) {
  const deed = objects.find(({ kind }) => kind === "deed");
  const isClaim = deed !== void 0 && /^that (?:the|a|it|any)$/i.test(deed.text);
  return sentence.triggers.some(({ start, end, things }) => {
    const said3 = sentence.text.slice(verb - sentence.start, Math.max(verb, start) - sentence.start);
    const occasion = sentence.text.slice(start - sentence.start, end - sentence.start);
    if (isClaim && start > deed.end && /^(?:until|before)\b/i.test(occasion)) return true;
    if (speaksOf(things, "user") || !CLAIMED.test(said3) || NOT_DONE.test(said3)) return false;
    return NOT_DONE.test(occasion) && !/\beven\s$/i.test(said3);
  });
}
var CLAIMED = /^\w+\s(?:the\s)?\w+\s[\s\S]{1,60}\s(?:was|were|is|are|has|have|succeeded|worked)\b/i;
var NOT_DONE = /\b(?:fail\w{0,3}|errors?|refus\w{1,3}|block\w{0,3}|read-only|den(?:y|ied)|reject\w{0,3}|pending|(?:did|was|were|has|have)(?: no|n['’])t? (?!ask|want))/i;
function isAnnouncement({ start, sentence }) {
  const { things, directives, text } = sentence;
  if (speaksOf(things, "outsider", "partner", "url", "private", "secret", "secretPath", "credential")) return false;
  if (directives.some(({ acts }) => acts.has("send") || acts.has("destroy") || acts.has("rewrite"))) return false;
  const said3 = text.slice(start - sentence.start, start - sentence.start + 160);
  return ANNOUNCED.test(said3) && !/\b(?:their|his|her|user['’]s)\b/i.test(said3);
}
var ANNOUNCED = /^\w+ (?:the )?user that you (?:will|are going to|'ll|plan to|intend to) [\w `'-]{1,80}(?:, |; | - |\. )?(?:just|simply) /i;
function isNotAll({ start, sentence }) {
  return /\b(?:just|only|merely|simply) $/i.test(
    sentence.text.slice(Math.max(0, start - sentence.start - 10), start - sentence.start)
  );
}
function asksToAct({ objects, sentence }) {
  const user = objects.find(({ kind }) => kind === "user");
  return user !== void 0 && /^\s{1,4}to\s/.test(sentence.text.slice(user.end - sentence.start));
}

// src/text/hiding.ts
function hidingIn(statement) {
  if (statement.example) return void 0;
  const { directives } = statement;
  const hidden = directives.find(conceals) ?? saying(statement) ?? directives.find(misreports);
  if (hidden !== void 0) return { at: hidden, severity: "critical" };
  const silent = directives.find(isSilent);
  if (silent !== void 0) return { at: silent, severity: "high" };
  const skipped = directives.find(skipsConsent) ?? unasked(statement);
  return skipped && { at: skipped, severity: "medium" };
}
function unasked(statement) {
  return statement.says("unasked").find(({ start }) => !statement.triggers.some((occasion) => occasion.start <= start && start < occasion.end));
}
var WHATEVER = /\b(?:even (?:when|if|though|after)|although|whatever|regardless|irrespective|no matter|without (?:checking|looking|verifying)|despite)\b/i;
function misreports(directive) {
  const { acts, sentence, start } = directive;
  if (!isOrder(directive) || !(acts.has("show") || acts.has("tell") || acts.has("include"))) return false;
  const said3 = sentence.says("misreports").some((words2) => words2.start > start);
  return said3 && WHATEVER.test(sentence.text.slice(start - sentence.start, start - sentence.start + 400));
}
function saying(statement) {
  const { directives } = statement;
  const disguise = directives.some(isOrder) ? statement.says("actAsIf") : [];
  const [found] = [
    ...statement.says("unaware"),
    ...statement.says("keepSecret"),
    ...statement.says("secretly"),
    ...disguise
  ];
  if (found === void 0) return void 0;
  const forbids = directives.some(
    ({ negated, acts, start }) => negated && start < found.start && !acts.has("tell") && !acts.has("show")
  );
  return forbids ? void 0 : found;
}
function conceals(directive) {
  const { acts, negated, voice, objects, rest, subject, passive, example } = directive;
  if (example || voice === "may" || voice === "aim") return false;
  if (acts.has("pretend")) return isOrder(directive) && !isRole(directive);
  const hidden = (passive ? subject : objects).filter(
    (thing) => !isPurpose(thing, directive) && (passive || !isOfClause(thing, directive))
  );
  const ofDeed = hidden.some((thing) => thing.kind === "deed" && !(passive && isOwnClause(thing, directive)));
  if (isProgress(directive)) return false;
  const excepted = exceptionIn(directive);
  const toUser = (passive ? [...subject, ...rest] : hidden).some(
    ({ kind, start }) => kind === "user" && start < excepted
  );
  const seen = toUser || speaksOf(rest, "user", "reply");
  if (speaksOf(objects, "credential", "secret") && !ofDeed) return false;
  if (negated && acts.has("tell")) {
    if (voice !== "order" || needsNoTelling(directive)) return false;
    return ofDeed || toUser || speaksOf(objects.slice(0, 1), "itself");
  }
  if (negated && acts.has("show"))
    return seen && (ofDeed || passive && directive.duty && speaksOf(subject, "itself"));
  if (negated && acts.has("contain")) return directive.duty && speaksOf(subject, "reply") && hidden.some(isAct2);
  if (negated) return false;
  if (acts.has("hide")) return seen && (ofDeed || toUser && voice === "order");
  if (!acts.has("omit")) return false;
  if (passive) return ofDeed && seen;
  if (voice === "order" && speaksOf(rest, "reply") && hidden.some(isAct2)) return true;
  if (voice === "order" && /of$/i.test(directive.verb))
    return speaksOf(rest, "reply") && (speaksOf(rest, "user") || hidden.some(isAct2));
  const others = rest.filter(({ kind, from }) => kind !== "user" || from > directive.to);
  return voice === "order" && speaksOf(others, "user") && speaksOf(rest, "reply") && speaksOf(rest, "name", "deed", "itself");
}
function isOwnClause({ text, end }, { start, sentence }) {
  if (!/^that (?:the|an?|it|this)$/i.test(text)) return false;
  return !sentence.directives.some((other) => end <= other.start && other.start < start);
}
function isRole({ verb, end, start, sentence }) {
  const [after = ""] = sentence.text.slice(start - sentence.start + verb.length).split(/\((?:e\.g|i\.e)/i);
  if (end < start || !/^(?:act|behav)\w{0,4} (?:like|as if|as though)$/i.test(verb)) return false;
  return ROLE.test(after) && !/\b(?:no|not|never|nothing|none|unaware|without|normal|regular|usual|ordinary)\b/i.test(after);
}
var ROLE = /^ (?:you(?:'re| are| were) )?(?:an?|the|that|your|their) (?:[\w-]{1,20} ){0,4}(?:assistant|expert|agent|service|persona|character|engineer|developer|reviewer|tutor|teacher|coach|analyst|consultant|architect|editor)\b/i;
function isPurpose({ kind, start, text }, { sentence }) {
  return kind === "deed" && /^that\b/i.test(text) && /\bso $/i.test(sentence.text.slice(0, start - sentence.start));
}
function isOfClause({ from, to, kind }, { objects, to: verb }) {
  if (kind !== "deed" && kind !== "user") return false;
  return objects.some((deed) => {
    if (deed.kind !== "deed" || deed.from === verb || !/^that(?: the)?$/i.test(deed.text)) return false;
    const who = objects.find((each) => each.kind === "user" && each.from === deed.to);
    const isToUser = objects.some((each) => each.kind === "user" && each.to === deed.from);
    return who !== void 0 && !isToUser && (kind === "user" ? from === who.from : from === deed.from && to === deed.to);
  });
}
function exceptionIn({ start, sentence }) {
  const found = /\b(?:unless|except (?:if|when)|only (?:if|when))\b/i.exec(
    sentence.text.slice(start - sentence.start, start - sentence.start + 600)
  );
  return found === null ? Infinity : start + found.index;
}
function isAct2({ kind, text }) {
  return kind === "deed" && /\b(?:mention|call|step|action|transfer|upload|note|write|edit|instruction|lookup)\b/i.test(text);
}
function isSilent(directive) {
  const acts = ["send", "call", "read", "run", "include", "show", "write", "rewrite"];
  if (!directive.silent || !acts.some((act) => directive.acts.has(act))) return false;
  return isOrder(directive) || isSecretive(directive);
}
function isSecretive({ voice, negated, example, sentence }) {
  return voice === "states" && !negated && !example && sentence.says("secretively").length > 0;
}
function skipsConsent(directive) {
  const { acts, negated, form, objects, rest, voice, example, end, sentence } = directive;
  if (voice !== "order" || example) return false;
  const near2 = objects.filter(({ from }) => from - directive.to <= 4);
  if (!negated) return (acts.has("override") || acts.has("omit")) && speaksOf(near2, "consent");
  if (!acts.has("ask") || form !== "base" || asksToAct(directive)) return false;
  const isThem = ({ start }) => /\bfor\s{1,4}$/i.test(sentence.text.slice(0, start - sentence.start));
  const user = objects.find((thing) => thing.kind === "user" && !(/^them$/i.test(thing.text) && isThem(thing)));
  return speaksOf(rest, "consent") || user !== void 0 && user.end === end;
}

// src/text/mentioned.ts
var SAYS = /\b(?:users?|person|people|somebody|someone|they|he|she) (?:says?|said|writes?|types?|asks?) (?:for )?$/i;
var SUCH_AS = /\b(?:requests?|questions?|prompts?|sentences?|commands?|descriptions?|phrases?|instructions|orders) [\w ]{0,40}(?:\(|such as |like )$/i;
function isMentioned({ start }, statement) {
  const { text, start: from } = statement;
  const all = quotes(text);
  let index = all.findIndex((each) => each.start <= start - from && start - from < each.end);
  let isListed = false;
  for (; index > 0; index -= 1) {
    const between2 = text.slice(all[index - 1]?.end, all[index]?.start);
    if (!/^(?:, (?:or |and )?| or | and )$/.test(between2)) break;
    isListed ||= between2 === ", ";
  }
  const first = all[index];
  if (first === void 0 || statement.directives.some((each) => isOrder(each) && each.acts.has("obey"))) return false;
  const lead = text.slice(Math.max(0, first.start - 80), first.start);
  return SUCH_AS.test(lead) || !isListed && SAYS.test(lead);
}

// src/rules/concealment-directive.ts
var concealmentDirective = {
  id: "concealment-directive",
  aliases: ["STRUCT005", "model-directed-text", "MCP-020"],
  severity: "critical",
  severities: ["high", "medium"],
  kind: "security",
  summary: "The text tells the model to keep something from the user",
  why: `
No honest tool needs the model to hide what it does from the person it works for. Orders to keep quiet are what all
published tool-poisoning attacks share: without them the user would see the stolen file in the call.

Left alone: advice about the user's own secrets ("never reveal your password to support staff"), display rules for
data ("do not show the internal id"), switches of the user ("skip the confirmation" as the meaning of an argument), and text that is quoted as an example of what a tool detects.`,
  fix: "Delete the sentence. If a detail would only confuse the user, say what to show instead of what to hide.",
  cwe: [94, 451],
  owasp: ["ASI01", "MCP03"],
  folds: ["agent-imperative"],
  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    const all = facts.statements(text);
    for (const statement of all) {
      const found = hidingIn(statement);
      if (found === void 0) continue;
      const { start, end } = found.at;
      if (isMentioned(found.at, statement)) continue;
      const isMild = found.severity === "medium" || isFeigned(text.value.slice(start, end), statement);
      if (isMild && (isMeaning(text, start) || statement === all[0] && isSwitch(text.value.slice(0, start))))
        continue;
      const what = found.severity === "medium" ? "act without asking the user" : "hide something from the user";
      yield {
        at: { text, start, end },
        message: `Tells the model to ${what}: "${text.value.slice(start, end)}".`,
        severity: found.severity
      };
    }
  }
};
function isFeigned(said3, { things, text }) {
  if (!/^pretend\b/i.test(said3) || /\b(?:nothing|nobody|never|not?|none|\w{1,8}n['’]t)\b/i.test(text)) return false;
  return !speaksOf(things, "user", "model", "deed", "reply");
}
function isSwitch(before2) {
  return /^(?:\[[^\]]{1,60}\]\s*)?(?:\w{1,12} (?:or|and) )?$/.test(before2);
}

// src/text/own-names.ts
var SEVERAL = "\0";
var ofTools = /* @__PURE__ */ new WeakMap();
var ofSubjects = /* @__PURE__ */ new WeakMap();
function ownNames(raw, toolNames) {
  const tools = toolWords(toolNames);
  if (typeof raw !== "object" || raw === null) return answering(raw, tools);
  const known2 = tools.answers.get(raw) ?? answering(raw, tools);
  tools.answers.set(raw, known2);
  return known2;
}
function answering(raw, tools) {
  const self = plainName2(stringField(raw, "name") ?? "");
  const answered = /* @__PURE__ */ new Map();
  return (name2) => {
    const known2 = answered.get(name2);
    if (known2 !== void 0) return known2;
    const answer = isOwn(plainName2(name2), self, raw, tools);
    answered.set(name2, answer);
    return answer;
  };
}
function isOwn(plain, self, raw, { parts, holders, prefixes }) {
  if (plain === self || subjectWords(raw).has(plain)) return true;
  const whose = parts.get(plain);
  const words2 = plain.split(" ");
  if (words2.length > 1 && prefixes.has(words2[0] ?? "")) return true;
  return whose !== void 0 && whose !== self || isMadeOf(words2, holders);
}
function toolWords(toolNames) {
  const known2 = ofTools.get(toolNames);
  if (known2 !== void 0) return known2;
  const names2 = [...toolNames].map(plainName2);
  const parts = /* @__PURE__ */ new Map();
  for (const name2 of names2) {
    for (const part of partsOf(name2)) parts.set(part, (parts.get(part) ?? name2) === name2 ? name2 : SEVERAL);
  }
  const holders = /* @__PURE__ */ new Map();
  for (const name2 of names2) {
    const words2 = new Set(name2.split(" "));
    for (const word of words2) {
      const known3 = holders.get(word);
      if (known3 === void 0) holders.set(word, [words2]);
      else known3.push(words2);
    }
  }
  const made2 = { parts, holders, prefixes: prefixesOf(names2), answers: /* @__PURE__ */ new WeakMap() };
  ofTools.set(toolNames, made2);
  return made2;
}
var COMMON_VERBS = new Set(
  "add analyze analyse ask build call cancel change check clear close complete compute convert copy count create debug delete describe disable download edit enable end execute explain export extract fetch fill filter find finish generate get import init initialize insert inspect install invoke join list load log lookup make merge move open parse post print process publish put query read record refresh register remove rename render replace reply report request reset resolve restart resume retrieve run save scan search select send set setup show start stop store submit suggest summarize sync tag test transfer translate trigger undo update upload use validate verify view wait watch write".split(" ")
);
function prefixesOf(names2) {
  const counts = /* @__PURE__ */ new Map();
  for (const name2 of names2) {
    const [first = "", ...others] = name2.split(" ");
    if (others.length > 0 && !COMMON_VERBS.has(first)) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= 3).map(([word]) => word));
}
var MOST_HOLDERS = 200;
function isMadeOf(words2, holders) {
  return words2.length > 1 && candidates(words2, holders).slice(0, MOST_HOLDERS).some((name2) => words2.every((word) => name2.has(word)));
}
function candidates(words2, holders) {
  const found = words2.map((word) => holders.get(word) ?? []);
  return found.reduce((least, names2) => names2.length < least.length ? names2 : least);
}
function limitOfOwn(name2, toolNames) {
  const words2 = plainName2(name2).split(" ");
  const more = words2.length < 2 ? 0 : candidates(words2, toolWords(toolNames).holders).length - MOST_HOLDERS;
  return more > 0 ? ` ${more} more names of this server's tools share its words and were not looked at.` : "";
}
function partsOf(name2) {
  const words2 = name2.split(" ").slice(0, 8);
  const parts = [name2];
  for (let from = 0; from < words2.length; from += 1) {
    for (let to = from + 1; to <= words2.length; to += 1) parts.push(words2.slice(from, to).join(" "));
  }
  return parts;
}
var DEFINED = /^[ \t>]{0,20}(?:[-*•+]|\d{1,3}[.)])?[ \t]{0,8}[`'"*]{0,3}([a-z_][\w.-]{1,60})[`'"*]{0,3}[ \t]{0,4}(?:\([^()\n]{0,120}\)[ \t]{0,4})?(?:[:—–=]|-[ \t])/gim;
function subjectWords(raw) {
  if (typeof raw !== "object" || raw === null) return /* @__PURE__ */ new Set();
  const known2 = ofSubjects.get(raw);
  if (known2 !== void 0) return known2;
  const names2 = /* @__PURE__ */ new Set();
  for (const list of ["inputSchema", "outputSchema", "arguments"]) {
    for (const { key, value } of walk(field(raw, list) ?? null)) {
      if (typeof key === "string") names2.add(plainName2(key));
      if (typeof value === "string" && value.length < 80) names2.add(plainName2(value));
    }
  }
  for (const [, name2 = ""] of (stringField(raw, "description") ?? "").matchAll(DEFINED)) names2.add(plainName2(name2));
  ofSubjects.set(raw, names2);
  return names2;
}
var plainName2 = memoized(
  (name2) => identifierWords(name2).map(({ word }) => word).join(" ")
);
var SETTING = /^[A-Z][A-Z\d_]{0,60}_(?:KEY|TOKEN|SECRET|PASSWORD|HOST|PORT|ENDPOINT|DSN|DIR|TIMEOUT|ENABLED)$/;
function foreignNames(things, isOwn3) {
  return things.filter(
    ({ kind, text }) => (kind === "name" || kind === "toolName") && !SETTING.test(text) && !isOwn3(text)
  );
}

// src/text/ruled-tool.ts
function ruledTool(statement, own) {
  for (const { things, always, start, end } of statement.triggers) {
    const all = things.find(({ kind }) => kind === "everyTool");
    const called3 = foreignNames(things, own).find((name2) => isCalled(name2, start, end, statement));
    const other = toolNamed(things, own) ?? called3 ?? all;
    const [named2] = foreignNames(things, own);
    if (named2 !== void 0 && (isInflated(things, statement) || isRunDown(named2, statement))) return named2;
    const binds = (order) => called3 !== void 0 && order.acts.has("rewrite") || isDictated(order) || order.force === "must" || order.voice === "aim" || always || all !== void 0 && isHandedOn(order);
    const isAhead = (order) => other !== all || other === void 0 || order.start >= other.end || order.start < start;
    if (other !== void 0 && statement.directives.some((order) => isForeignOrder(order) && binds(order) && isAhead(order)))
      return other;
  }
  return statement.directives.map((directive) => ruledBy(directive, own)).find((thing) => thing !== void 0) ?? boundHere(statement, own) ?? ofAnotherServer(statement, own);
}
function ofAnotherServer(statement, own) {
  const { text, start: from, things, directives } = statement;
  const named2 = foreignNames(things, own).find(({ start, end, text: name2 }) => {
    if (name2.includes(".")) return false;
    const [before2, after] = [
      text.slice(Math.max(0, start - from - 60), start - from),
      text.slice(end - from, end - from + 60)
    ];
    return OF_SERVER.test(before2) && !/\b(?:this|our|its|your) [\w-]{1,40}['’]s/i.test(before2) || AT_SERVER.test(after);
  });
  if (named2 === void 0) return void 0;
  const isRun = statement.says("bad").some(({ start }) => start > named2.end);
  const rules = directives.some(
    ({ voice, force, negated, acts, example, subject, objects, rest }) => !example && voice === "order" && [...subject, ...objects, ...rest].includes(named2) && (force === "must" || negated) && !(acts.has("call") && !negated && !acts.has("include"))
  );
  return isRun || rules ? named2 : void 0;
}
var OF_SERVER = /\b[\w-]{1,40} (?:server|plugin|connector|integration)['’]s [`'"]?$/i;
var AT_SERVER = /^[`'"]? (?:tool |check |call |function )?(?:of|owned by|from) (?:the |a )(?!same\b)[\w-]{1,40} (?:server|plugin|connector|integration)\b/i;
var PRESENT = /^\s(?:is |remains |stays |gets )?(?:available|present|connected|loaded|active|installed|enabled|around|running|in use)\b/i;
function boundHere({ triggers, things, text, start: from, directives }, own) {
  const here = triggers.find(
    ({ things: named2 }) => named2.some(({ kind, end }) => kind === "self" && PRESENT.test(text.slice(end - from, end - from + 40)))
  );
  if (here === void 0) return void 0;
  const next = foreignNames(things, own).find(
    ({ start }) => start >= here.end && /^[\s,]{0,3}(?:the )?[`'"]?$/i.test(text.slice(here.end - from, start - from))
  );
  const isUse = next !== void 0 && directives.some(
    ({ acts, voice, to, end }) => acts.has("call") && voice !== "states" && next.from - to <= 2 && end >= next.start
  );
  return isUse ? void 0 : next;
}
function isCalled({ from, to }, start, end, { directives }) {
  return directives.some(
    (call) => call.acts.has("call") && start <= call.start && call.start < end && (call.passive ? call.from >= to && call.from - to <= 3 : call.form === "ing" && from >= call.to && from - call.to <= 1)
  );
}
function isRunDown({ text: name2 }, statement) {
  const said3 = statement.things.filter(({ text }) => text === name2).at(-1);
  return said3 !== void 0 && statement.things.some(({ kind }) => kind === "self") && statement.says("bad").some(({ start }) => start > said3.end && start - said3.end < 30);
}
function isInflated(things, { directives }) {
  if (!speaksOf(things, "user", "userWish")) return false;
  return directives.some((order) => isOrder(order) && order.acts.has("inflate") && speaksOf(order.objects, "argument"));
}
function isHandedOn({ acts, objects }) {
  return (acts.has("send") || acts.has("include")) && speaksOf(objects, "argument", "self");
}
function isDictated({ acts, objects }) {
  return acts.has("include") && speaksOf(objects, "argument") && speaksOf(objects, "literal", "url");
}
function prefixed({ acts, force, to, sentence }) {
  if (force !== "must" || !acts.has("include")) return void 0;
  const { things, text, start } = sentence;
  const put = things.find(({ kind, from }) => kind === "literal" && from >= to && from - to <= 1);
  if (put === void 0) return void 0;
  const between2 = (thing) => text.slice(put.end - start, thing.start - start);
  return things.find(
    (thing) => thing.kind === "everyReply" && /\bcommands?$/i.test(thing.text) && /^[`'"]?\s(?:in front of|before|ahead of|at the (?:start|front|beginning|end) of)\s$/i.test(between2(thing))
  );
}
function ruledBy(directive, own) {
  const { acts, voice, subject, objects, negated, force, duty, passive, example } = directive;
  if (negated || example) return void 0;
  const all = ({ kind }) => kind === "everyTool" || kind === "everyReply";
  if (voice === "states") {
    const isNew2 = directive.sentence.says("lately").length > 0 && (acts.has("call") || acts.has("include"));
    const changes = acts.has("rewrite") || acts.has("amend") || isNew2;
    const everyOther = acts.has("rewrite") && !passive ? objects.find(({ kind, text }) => kind === "everyTool" && !/^(?:every|all) calls?$/i.test(text)) : void 0;
    const near2 = subject.filter(({ to }) => directive.from - to <= 4);
    return everyOther ?? (changes ? toolNamed(near2, own) : void 0);
  }
  if (voice !== "order") return void 0;
  const moves = !passive && (acts.has("send") || acts.has("write") || acts.has("grab"));
  const others = subject.find(({ kind, text }) => kind === "everyTool" && (moves || /\bother\b/i.test(text)));
  if (duty && others !== void 0 && (moves || passive && acts.has("call"))) return others;
  const command = prefixed(directive);
  if (command !== void 0) return command;
  if (isHandle(directive)) return void 0;
  if (acts.has("include") || acts.has("contain")) {
    const isWorded = speaksOf(objects, "literal", "url") || foreignNames(objects, own).length > 0;
    const isPrefixed = duty && /^(?:prefix|suffix|prepend|append|end|start|begin)$/i.test(directive.verb);
    const prepended = isPrefixed ? objects.find(({ kind, text: said3 }) => kind === "everyReply" && /\bcommands?$/i.test(said3)) : void 0;
    if (prepended !== void 0) return prepended;
    const ruled = force === "must" || passive ? subject.find(all) : void 0;
    const replies = objects.find((thing) => thing.kind === "everyReply" && !isCompound(thing, directive.sentence));
    return isWorded ? ruled ?? replies : void 0;
  }
  if (passive && duty && (acts.has("send") || acts.has("call")) && speaksOf(objects, "self")) {
    return subject.find(({ kind }) => kind === "everyCall");
  }
  if (acts.has("call") && passive && speaksOf(objects, "literal", "name", "argument")) {
    return subject.find(({ kind }) => kind === "everyTool");
  }
  return acts.has("rewrite") ? objects.find(({ kind }) => kind === "everyTool") : void 0;
}
function isCompound({ end }, { text, start }) {
  return /^\s(?:ids?|types?|counts?|lists?|numbers?|fields?|names?|threads?|templates?|formats?|keys?|queues?|parts?)\b/i.test(
    text.slice(end - start, end - start + 12)
  );
}
var HANDLE = /(?:^|[\s_-])(?:id|ids|token|key|cookie|handle|session|header)$|[a-z](?:Id|Token|Key)$/;
function isHandle({ subject, objects, passive, acts }) {
  if (subject.some(({ kind, text }) => kind === "everyTool" && /\bother\b/i.test(text))) return false;
  if (!(acts.has("include") || acts.has("call") && passive) || speaksOf(objects, "literal", "url", "secretPath", "secret", "private"))
    return false;
  const [named2] = objects.filter(({ kind }) => kind === "name" || kind === "argument" || kind === "credential");
  return named2 !== void 0 && HANDLE.test(named2.text);
}
function isForeignOrder(directive) {
  const { acts, objects, voice, negated, example } = directive;
  if (acts.has("rewrite") && voice === "aim" && speaksOf(objects, "reply")) return !negated && !example;
  const wanted = ["read", "send", "include", "rewrite", "run", "hide"];
  const isUse = acts.has("call") && (objects.length === 0 || speaksOf(objects.slice(0, 2), "self", "itself"));
  return isOrder(directive) && !isUse && wanted.some((act) => acts.has(act));
}
function toolNamed(things, own) {
  const beside = ({ from, to }) => things.some(({ kind, from: start, to: end }) => kind === "toolWord" && (start === to || end === from));
  return foreignNames(things, own).find((name2) => name2.kind === "toolName" || beside(name2));
}

// src/rules/cross-tool-rule.ts
var crossToolRule = {
  id: "cross-tool-rule",
  aliases: ["STRUCT008", "tool-shadowing"],
  severity: "high",
  kind: "security",
  summary: "The text lays down rules for tools that are not its own",
  why: `
A tool speaks for itself. A text that says what must happen when another tool is called changes calls that the user
approved for something else, and it works even when the tool that carries it is never called.

Left alone: a server that documents its own tools.`,
  fix: "Describe this tool only. What another tool of the same server needs belongs into that tool's description.",
  cwe: [94],
  owasp: ["ASI01", "ASI02", "MCP03"],
  folds: ["agent-imperative", "unlisted-tool-mention"],
  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    const own = ownNames(facts.subject.raw, facts.toolNames);
    for (const statement of facts.statements(text)) {
      const other = statement.example ? void 0 : ruledTool(statement, own);
      if (other === void 0) continue;
      yield {
        at: { text, start: statement.start, end: statement.end },
        message: `Lays down a rule for calls of other tools ("${other.text}").${limitOfOwn(other.text, facts.toolNames)}`
      };
    }
  }
};

// src/rules/declared-field-conflict.ts
var declaredFieldConflict = {
  id: "declared-field-conflict",
  aliases: [],
  severity: "medium",
  kind: "security",
  summary: "One object has a key twice, with different values",
  why: `
JSON leaves open which value counts. Most readers keep the last one, some the first, and a few refuse the text: what a
reviewer's tool shows need not be what the client gets. A definition can be written so on purpose, harmless to one reader
and not to the other.`,
  fix: "Keep one of the two. No JSON library writes a key twice, so look at what put the text together.",
  cwe: [694, 436],
  owasp: ["ASI04", "MCP03"],
  each: "server",
  *check({ conflicts }) {
    for (const { place, first, last } of conflicts) {
      const key = place.pointer.slice(place.pointer.lastIndexOf("/") + 1).replaceAll("~1", "/").replaceAll("~0", "~");
      yield {
        at: place,
        message: `The key ${shownName(key)} stands here twice: first ${shownName(first)}, then ${shownName(last)}.`
      };
    }
  }
};

// src/rules/delayed-order.ts
var GRAVE = ["send", "rewrite", "run", "destroy", "grab", "override", "obey", "inflate", "hide"];
var DEEDS = [...GRAVE, "write", "include", "prefer", "omit"];
var delayedOrder = {
  id: "delayed-order",
  aliases: [],
  severity: "high",
  severities: ["medium"],
  kind: "security",
  summary: "The text has something done later, when nobody looks any more",
  why: `
A sleeper is tried out and found harmless: the third call, the weekend, a word that a user says some day is what wakes it.
An honest tool that depends on the time does so in its own code; it needs no model to wait for a moment when nobody
reviews.

Left alone: limits of calls, schedules that the user asks for, and what a memory is told to keep.`,
  fix: "Do what the tool does at every call. If it depends on the time, do it in the tool's code and say so.",
  cwe: [94, 511],
  owasp: ["ASI01", "MCP03"],
  folds: ["agent-imperative"],
  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    const all = facts.statements(text);
    for (const [at2, statement] of all.entries()) {
      const [later] = statement.example ? [] : statement.says("later");
      if (later === void 0) continue;
      const order = [statement, all[at2 + 1]].flatMap((each) => each === void 0 ? [] : orders(each, all))[0];
      if (order === void 0) continue;
      const isGrave = !/^pass\b/i.test(order.verb) && GRAVE.some((act) => order.acts.has(act));
      const severity2 = isGrave ? "high" : "medium";
      yield {
        at: { text, start: statement.start, end: Math.max(statement.end, order.end) },
        message: `Waits for its moment ("${text.value.slice(later.start, later.end)}") to have "${order.verb}" done.`,
        severity: severity2
      };
    }
  }
};
function orders(statement, all) {
  return statement.directives.filter((directive) => {
    const { acts, voice, negated, example, objects } = directive;
    if (negated || example || voice === "may" || voice === "aim" || isOwnWork(directive, all)) return false;
    if (!isOrder(directive) && !speaksOf(directive.subject, "model")) return false;
    const isUse = acts.has("call") && (objects.length === 0 && !acts.has("run") || speaksOf(objects.slice(0, 2), "self", "itself"));
    return !isUse && DEEDS.some((act) => acts.has(act));
  });
}

// src/rules/description-over-client-limit.ts
var descriptionOverClientLimit = {
  id: "description-over-client-limit",
  aliases: [],
  severity: "medium",
  kind: "quality",
  summary: "A description or the instructions are longer than the client reads",
  why: `
Claude Code reads the first 2,048 characters of a tool's description and of a server's instructions, and puts
"\u2026 [truncated]" for the rest; the model never sees it, other clients do. The finding begins at the first character
that is cut off.`,
  fix: "Say first what the model needs to choose the tool, and move the rest to parameters or to the documentation.",
  cwe: [],
  owasp: [],
  each: "text",
  reads: "written",
  suits: ({ field: field2 }) => field2 === "description" || field2 === "instructions",
  *check(text, { profiles, subject }) {
    const isDescription = subject.kind === "tool" && text.field === "description";
    const isInstructions = subject.kind === "server" && text.field === "instructions";
    if (!isDescription && !isInstructions) return;
    const found = cutters(profiles, isDescription ? "description" : "instructions", text.value.length);
    if (found === void 0) return;
    const start = Math.min(...found.map(({ cell }) => cell.value.max));
    const what = isDescription ? "the description" : "the text of the instructions";
    yield hitOf(found, {
      at: { text, start, end: text.value.length },
      fault: `${what} has ${grouped(text.value.length)} characters, and the client stops reading after ${grouped(start)}`,
      severity: "medium"
    });
  }
};
function cutters(profiles, column, length) {
  return verdict(profiles, column, ({ max }) => length > max);
}

// src/rules/duplicate-tool-name.ts
var RELATED = 10;
var duplicateToolName = {
  id: "duplicate-tool-name",
  aliases: ["MCP-002"],
  severity: "high",
  kind: "security",
  summary: "Two tools of one server have the same name",
  why: `
A client keeps one of the two, and which one depends on the client: what a reviewer read may not be what is called. Names
that differ only in characters which the client replaces (\`a.b\` and \`a_b\`) are the same to it.`,
  fix: "Give every tool a name of its own that differs in letters or digits.",
  cwe: [694],
  owasp: ["ASI02", "MCP03"],
  each: "server",
  *check(surface) {
    for (const [clientName, named2] of byClaudeCodeName([surface])) {
      const tools = named2.map(({ tool }) => tool).filter(({ raw }) => (stringField(raw, "name") ?? "") !== "");
      const [first, ...others] = tools;
      const [second] = others;
      if (first === void 0 || second === void 0) continue;
      const names2 = [...new Set(tools.map(({ name: name2 }) => shownName(name2)))];
      const message = names2.length === 1 ? `${names2.join("")} is listed ${tools.length} times: a client keeps one of them, and which one is up to it.` : `${names2.slice(0, RELATED).join(" and ")} are one name in Claude Code, ${shownName(clientName)}.`;
      const namePlace = ({ place }) => ({
        doc: place.doc,
        pointer: `${place.pointer}/name`
      });
      const related = [first, ...others.slice(1)].slice(0, RELATED).map((tool) => ({
        at: namePlace(tool),
        message: "It has the same name."
      }));
      yield { at: namePlace(second), message, related };
    }
  }
};

// src/rules/empty-schema-list.ts
var SILENT = /* @__PURE__ */ new Set(["$schema", "$id", "$comment", "title", "description", "additionalProperties"]);
function isEmpty(root) {
  return root !== void 0 && Object.keys(root).every((keyword) => SILENT.has(keyword));
}
var emptySchemaList = {
  id: "empty-schema-list",
  aliases: [],
  severity: "high",
  kind: "quality",
  summary: "Every tool of a server lists an empty input schema",
  why: `
When not one of several tools says anything of its arguments, the schemas were lost on the way. The known cause: a server
that depends on \`zod-to-json-schema\` and not on \`zod\`. A fresh install then brings a version of zod that the
converter cannot read, and it returns \`{"$schema": \u2026}\` for every tool. The same release shows its schemas on one
machine and loses them on the next.`,
  fix: "Declare the schema library in the package's own dependencies, and list the tools from a fresh install in CI.",
  cwe: [],
  owasp: [],
  each: "server",
  *check(surface, { subject }) {
    const { tools } = surface;
    if (tools.length < 2 || !tools.every((tool) => isEmpty(toolSchema(tool, "inputSchema")?.root))) return;
    const isMarked = tools.some(({ inputSchema }) => isObject(inputSchema) && Object.hasOwn(inputSchema, "$schema"));
    const cause = isMarked ? " They carry `$schema` and nothing else, as a converter leaves them that lost its library." : "";
    yield {
      at: subject.place,
      message: `All ${tools.length} tools list an empty input schema: no type and no parameters.${cause}`
    };
  }
};

// src/rules/exfiltration-channel-parameter.ts
var SPARE = new Set(
  "sidenote,side note,context,ctx,notes,note,debug,debug info,metadata,reasoning,feedback,extra,extras,remark,remarks,comment,diagnostics,diag,trace,scratchpad,thoughts,additional info,telemetry,memo,annotation,log,justification".split(",")
);
var IDLE = new Set(
  "sidenote,side note,debug,debug info,reasoning,feedback,extra,extras,diagnostics,diag,trace,scratchpad,thoughts,additional info,telemetry,justification".split(",")
);
var CONTEXT = new Set(
  "system prompt,system message,conversation history,chat history,conversation,message history,chain of thought,tools list,tool list,list of tools,available tools,tool call history,previous messages,session context,full context".split(",")
);
var HOLDS = /\b(?:contents?|data|text|output|result|values?) (?:of|from|in)\b/;
var HELD = /\b(?:ssh|id rsa|id ed25519|id ed 25519|aws credentials|credentials|passwd|etc shadow|dot env|env file|netrc|private key|keychain|history)\b/;
var ABOUT_MODELS = /\b(?:agent|assistant|chat|completion|conversation|llm|message|messages|model|prompt)\b/;
var exfiltrationChannelParameter = {
  id: "exfiltration-channel-parameter",
  aliases: ["SCHEMA001"],
  severity: "info",
  severities: ["critical", "high"],
  kind: "security",
  summary: "A parameter could carry out what the user did not mean to send",
  why: `
A spare text parameter is the way out of most published attacks. The bare name is information only, since honest tools
use such names. It is high when the text tells the model to fill it with more than the task needs, when a tool has two
or more of them (debug, feedback, extra and their like) without a word on what they are for, or when it is required and
named after the model's own context in a tool that has nothing to do with models. It is critical when it is to hold a
file or a secret, or is to be filled silently.`,
  fix: "Remove the parameter, or say exactly which part of the user's request belongs into it.",
  cwe: [200],
  owasp: ["ASI02", "MCP03"],
  each: "tool",
  *check(tool, facts) {
    const properties = field(tool.inputSchema, "properties");
    if (!isObject(properties)) return;
    const idle = Object.entries(properties).filter(
      ([key, schema]) => IDLE.has(plainName2(key)) && !stringField(schema, "description")
    );
    for (const key of Object.keys(properties)) {
      const name2 = plainName2(key);
      if (HOLDS.test(name2) && HELD.test(name2)) {
        const pointer2 = `${tool.place.pointer}/inputSchema/properties${pointerStep(key)}`;
        const message = `The name of the parameter "${key}" asks for a secret.`;
        yield { at: { doc: tool.place.doc, pointer: pointer2, key: true }, message, severity: "high" };
      }
      const isContext = CONTEXT.has(plainName2(key));
      if (!isContext && !SPARE.has(plainName2(key))) continue;
      const fillers = fillersOf(tool, key, isContext, facts);
      const [held] = tool.texts.filter(({ field: at2 }) => at2 === descriptionOf(key)).flatMap((text) => holds(facts.statements(text)));
      const severity2 = fillers.map(gravity).includes("critical") ? "critical" : fillers.length > 0 || held !== void 0 ? "high" : void 0;
      const unasked2 = isContext && isRequired(tool, key) && !ABOUT_MODELS.test(plainName2(tool.name));
      const isIdle = idle.length > 1 && idle.some(([name3]) => name3 === key);
      const { doc, pointer } = tool.place;
      yield {
        at: { doc, pointer: `${pointer}/inputSchema/properties${pointerStep(key)}`, key: true },
        message: severity2 === void 0 ? `The parameter "${key}" could carry more than the task needs.` : `The model is told to fill the parameter "${key}": "${fillers[0]?.sentence.text ?? held?.text ?? ""}"`,
        severity: severity2 ?? (unasked2 || isIdle ? "high" : "info")
      };
    }
  }
};
function fillersOf(tool, key, isContext, facts) {
  const own = descriptionOf(key);
  return tool.texts.filter(({ field: at2 }) => at2 === own || at2 === "description").flatMap(
    (text) => facts.directives(text).filter((directive) => fills(directive, key, text.field === own, isContext))
  );
}
var FILLS = ["contain", "include", "read", "send"];
function fills(directive, key, isOwnText, isContext) {
  const { acts, sentence } = directive;
  if (!isOrder(directive) || !FILLS.some((act) => acts.has(act))) return false;
  const names2 = sentence.things.some(({ kind, text }) => kind === "name" && text === key);
  if (!isOwnText && !names2) return false;
  const isPrivate = speaksOf(sentence.things, "secret", "secretPath") || sentence.things.some((thing) => thing.kind === "private" && !isNew(thing, sentence));
  return isPrivate || directive.silent || isContext && directive.force === "must";
}
function isNew({ start }, { text, start: from }) {
  return /\b(?:custom|additional|alternative) $/i.test(text.slice(0, start - from).slice(-14));
}
function gravity({ sentence, silent }) {
  const hushed = sentence.directives.some(({ negated, acts }) => negated && acts.has("tell"));
  return silent || hushed || speaksOf(sentence.things, "secretPath", "secret") ? "critical" : "high";
}
function holds(statements2) {
  const [first] = statements2;
  if (first === void 0 || first.example || !speaksOf(first.things, "private", "secretPath")) return [];
  const isDuty2 = statements2.some(
    ({ directives }) => directives.some((order) => isOrder(order) && order.force === "must" && FILLS.some((act) => order.acts.has(act)))
  );
  return isDuty2 && first.directives.every(({ voice }) => voice === "states") ? [first] : [];
}
function descriptionOf(key) {
  return `inputSchema.properties.${key}.description`;
}
function isRequired(tool, key) {
  const required = field(tool.inputSchema, "required");
  return isArray(required) && required.includes(key);
}

// src/model/hits.ts
var LIMIT = 20;
function limited(hits) {
  const kept = [];
  let more = 0;
  for (const hit6 of hits) {
    if (kept.length < LIMIT) kept.push(hit6);
    else more += 1;
  }
  const last = kept.at(-1);
  if (more === 0 || last === void 0) return kept;
  return [...kept.slice(0, -1), { ...last, message: `${last.message} ${more} more like it are not listed.` }];
}

// src/model/schema-references.ts
function references(root) {
  const { schemas } = subschemas(root);
  const found = schemas.flatMap((from) => {
    const written = field(from.value, "$ref");
    return typeof written === "string" ? [{ from, written, pointer: `${from.pointer}/$ref` }] : [];
  });
  if (found.length === 0) return [];
  const index = makeIndex(root, schemas);
  return found.map((reference) => ({ ...reference, target: target(reference.written, reference.from, index) }));
}
function makeIndex(root, schemas) {
  const byName = /* @__PURE__ */ new Map();
  for (const schema of schemas) {
    const id = field(schema.value, "$id");
    if (typeof id === "string") byName.set(id.replace(/#$/, ""), schema);
    for (const keyword of ["$anchor", "$dynamicAnchor"]) {
      const anchor = field(schema.value, keyword);
      if (typeof anchor === "string") byName.set(`#${anchor}`, schema);
    }
  }
  return { root, byPointer: new Map(schemas.map((schema) => [schema.pointer, schema])), byName };
}
function target(written, from, index) {
  const named2 = index.byName.get(written) ?? (written.endsWith("#") ? index.byName.get(written.slice(0, -1)) : void 0);
  if (named2 !== void 0) return named2;
  const [address, fragment] = splitFragment(written);
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith("//")) return index.byName.get(address) ?? "elsewhere";
  const base = address === "" ? nearestResource(from) : index.byName.get(address);
  if (base === void 0) return "absent";
  const pointer = decoded(fragment);
  if (pointer === void 0) return "absent";
  return at(base.pointer, pointer, index) ?? at("", pointer, index) ?? "absent";
}
function splitFragment(written) {
  const hash = written.indexOf("#");
  return hash === -1 ? [written, ""] : [written.slice(0, hash), written.slice(hash + 1)];
}
function decoded(fragment) {
  if (fragment !== "" && !fragment.startsWith("/")) return void 0;
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
function nearestResource(from) {
  let schema = from;
  while (schema.parent !== void 0) {
    const id = field(schema.value, "$id");
    if (typeof id === "string" && !id.startsWith("#")) break;
    schema = schema.parent;
  }
  return schema;
}
function at(base, pointer, { root, byPointer }) {
  const whole = base + pointer;
  const known2 = byPointer.get(whole);
  if (known2 !== void 0) return known2;
  const value = dereference(root, whole);
  return isObject(value) || typeof value === "boolean" ? { value, pointer: whole, via: "other", keyword: "", depth: 0 } : void 0;
}
function dereference(root, pointer) {
  let value = root;
  for (const step of pointer.split("/").slice(1)) {
    const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
    value = isArray(value) ? value[Number(key)] : field(value, key);
  }
  return value;
}
function circles(root) {
  const found = references(root);
  if (found.length === 0) return [];
  const steps = /* @__PURE__ */ new Map();
  const link = (from, to, by) => {
    const known2 = steps.get(from);
    if (known2 === void 0) steps.set(from, [{ to, ...by && { by } }]);
    else known2.push({ to, ...by && { by } });
  };
  for (const { parent, pointer } of subschemas(root).schemas) if (parent !== void 0) link(parent.pointer, pointer);
  for (const reference of found) {
    if (typeof reference.target === "object") link(reference.from.pointer, reference.target.pointer, reference);
  }
  return closing2(steps);
}
function closing2(steps) {
  const closers = [];
  const onPath = /* @__PURE__ */ new Set([""]);
  const done = /* @__PURE__ */ new Set();
  const path = [{ at: "", next: 0 }];
  for (let top = path.at(-1); top !== void 0; top = path.at(-1)) {
    const step = steps.get(top.at)?.[top.next];
    top.next += 1;
    if (step === void 0) {
      onPath.delete(top.at);
      done.add(top.at);
      path.pop();
    } else if (onPath.has(step.to)) {
      if (step.by !== void 0) closers.push(step.by);
    } else if (!done.has(step.to)) {
      onPath.add(step.to);
      path.push({ at: step.to, next: 0 });
    }
  }
  return closers;
}

// src/rules/external-schema-reference.ts
var NAMES = /^urn:|^https?:\/\/json-schema\.org\//i;
var externalSchemaReference = {
  id: "external-schema-reference",
  aliases: [],
  severity: "high",
  kind: "security",
  summary: "A schema refers to an address outside the server's own definitions",
  why: `
Whoever controls the address controls what the tool takes, after the tool was reviewed and pinned; and a client that
follows the reference can be sent to any host, also inside a private network. The protocol forbids clients to follow it, so
that the schema stays incomplete and clients should refuse it. The dialects of json-schema.org in \`$schema\` or \`$ref\` and
references inside the document are left alone.`,
  fix: "Copy what the address holds into $defs and refer to it there.",
  cwe: [829, 918],
  owasp: ["ASI04", "MCP04"],
  each: "tool",
  *check(tool) {
    for (const schema of toolSchemas(tool)) {
      const outside = references(schema.root).filter(
        ({ target: target2, written }) => target2 === "elsewhere" && !NAMES.test(written)
      );
      const hits = outside.map(({ written, pointer }) => {
        const where = `${schema.field}.${shownPath(pointer)}`;
        const message = `${where} refers to ${JSON.stringify(written.slice(0, 200))}, outside the definitions.`;
        return { at: schema.at(pointer), message };
      });
      yield* limited(hits);
    }
  }
};

// src/rules/header-mirrors-secret.ts
var SECRETS = new Set(
  "password passwd passphrase secret secrets token tokens credential credentials authorization cookie ssn cvv iban".split(
    " "
  )
);
var headerMirrorsSecret = {
  id: "header-mirrors-secret",
  aliases: [],
  severity: "medium",
  kind: "security",
  summary: "An argument is mirrored into an HTTP header where it leaks, or in a way that loses the tool",
  why: `
\`x-mcp-header\` makes the client copy an argument into a header of the request. Proxies and access logs keep headers: a
password, token or key there is read by everybody who reads a log. And the protocol is strict about the rest: a header name
that is empty, no token of RFC 9110, or used twice, a type other than string, integer or boolean, a place that is not
reached through properties alone, and an HTTP client must drop the tool.`,
  fix: "Take x-mcp-header off secrets, and give every other one a name of its own made of letters, digits and -.",
  cwe: [532, 598],
  owasp: ["ASI03", "MCP01"],
  each: "tool",
  *check(tool) {
    const schema = toolSchema(tool, "inputSchema");
    if (schema !== void 0) yield* limited(faultsIn(schema));
  }
};
function* faultsIn(schema) {
  const seen = /* @__PURE__ */ new Set();
  for (const property of schema.walk.schemas) {
    const header = field(property.value, "x-mcp-header");
    if (header === void 0) continue;
    const at2 = schema.at(`${property.pointer}/x-mcp-header`);
    const named2 = `${shownName(property.name ?? property.pointer)} is mirrored into the header ${shownName(typeof header === "string" ? header : canonicalJson(header))}`;
    const faults = [
      ...isSecret(property) ? ["headers are kept in logs, and it is a secret"] : [],
      ...malformed(header, property, seen)
    ];
    if (typeof header === "string") seen.add(header.toLowerCase());
    const [fault] = faults;
    if (fault !== void 0) yield { at: at2, message: `${named2}: ${fault}.` };
  }
}
function isSecret({ name: name2 }) {
  const words2 = identifierWords(name2 ?? "").map(({ word }) => word);
  return words2.some(
    (word, at2) => SECRETS.has(word) || word === "key" && /^(?:api|private|access|secret|ssh)$/.test(words2[at2 - 1] ?? "")
  );
}
function malformed(header, property, seen) {
  const type = field(property.value, "type");
  return [
    ...typeof header !== "string" || !/^[\w!#$%&'*+.^`|~-]+$/.test(header) ? ["that is no name of a header"] : [],
    ...typeof header === "string" && seen.has(header.toLowerCase()) ? ["another argument has the same header"] : [],
    ...type === "string" || type === "integer" || type === "boolean" ? [] : ["only strings, integers and booleans may be mirrored"],
    ...isReachable(property) ? [] : ["it is not reached through properties alone"]
  ];
}
function isReachable(property) {
  for (let schema = property; schema !== void 0; schema = schema.parent) {
    if (schema.via !== "property" && schema.via !== "root") return false;
  }
  return property.via === "property";
}

// src/rules/icon-source.ts
var iconSource = {
  id: "icon-source",
  aliases: [],
  severity: "low",
  severities: ["high", "medium"],
  kind: "security",
  summary: "An icon is not a plain picture from a safe address",
  why: `
The client fetches and shows icons before anybody approves anything. A \`javascript:\` source is an attempt to run script in
the client (high), and so is a script inside an SVG (medium), where a client shows it unguarded. Plain http lets anybody on
the way change the picture and see who asks (low), as any scheme does that the protocol does not allow. Icons from https
and pictures in \`data:\` are left alone.`,
  fix: "Serve the icon over https from the server's own host, or put a PNG into a data: address.",
  cwe: [79, 319],
  owasp: ["ASI04", "MCP04"],
  each: "subject",
  *check({ kind, raw, place }) {
    const base = kind === "server" ? "/serverInfo" : "";
    const icons = field(kind === "server" ? field(raw, "serverInfo") : raw, "icons");
    if (!isArray(icons)) return;
    const hits = icons.flatMap((icon, index) => {
      const fault = faultOf(icon);
      if (fault === void 0) return [];
      const at2 = { doc: place.doc, pointer: `${place.pointer}${base}/icons/${index}/src` };
      const message = `The icon's source ${shownName(stringField(icon, "src") ?? "")} ${fault.says}.`;
      return [{ at: at2, message, severity: fault.severity }];
    });
    yield* limited(hits);
  }
};
function faultOf(icon) {
  const source = stringField(icon, "src")?.replace(/[\s\p{Cc}]/gu, "");
  if (source === void 0) return void 0;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(source.slice(0, 40))?.[1]?.toLowerCase();
  if (scheme === "javascript" || scheme === "vbscript") return { severity: "high", says: "is a script, not a picture" };
  if (scheme === "data") return holdsScript(source) ? { severity: "medium", says: "holds a script" } : void 0;
  if (scheme === "http") return { severity: "low", says: "is fetched over plain http" };
  if (scheme !== void 0 && scheme !== "https")
    return { severity: "low", says: `has the scheme "${scheme}", which clients refuse` };
  return void 0;
}
var SCRIPT = /<script|<foreignobject|\bon[a-z]{3,20}=|javascript:/i;
function holdsScript(source) {
  const comma = source.indexOf(",");
  const head = source.slice(0, comma).toLowerCase();
  if (!/svg|html|xml/.test(head)) return false;
  return SCRIPT.test(decoded2(source.slice(comma + 1), head.endsWith(";base64")));
}
function decoded2(body, isBase64) {
  try {
    return isBase64 ? atob(body) : decodeURIComponent(body);
  } catch {
    return body;
  }
}

// src/rules/input-schema.ts
var inputSchemaMissing = {
  id: "input-schema-missing",
  aliases: ["MCP-003"],
  severity: "high",
  kind: "quality",
  summary: "A tool has no input schema, or one that is no object",
  why: `
\`inputSchema\` is required of every tool, also of one without parameters. The official SDKs check the list as a whole, so
that a single tool without it takes all tools of the server away, often without a message.`,
  fix: 'Give the tool an inputSchema; `{"type": "object", "properties": {}}` when it takes nothing.',
  cwe: [],
  owasp: [],
  each: "tool",
  *check(tool, { profiles }) {
    const given = field(tool.raw, "inputSchema");
    const found = isObject(given) ? void 0 : verdict(profiles, "inputSchema", () => true);
    if (found === void 0) return;
    const { doc, pointer } = tool.place;
    const at2 = given === void 0 ? tool.place : { doc, pointer: `${pointer}/inputSchema` };
    const fault = given === void 0 ? "the tool has no inputSchema" : "inputSchema is no object";
    yield hitOf(found, { at: at2, fault, invalid: true });
  }
};
var inputSchemaRootType = {
  id: "input-schema-root-type",
  aliases: ["MCP-004"],
  severity: "high",
  kind: "quality",
  summary: "The root of an input schema is not of type object",
  why: `
Arguments are an object, and the protocol wants the schema to say so with \`"type": "object"\` at its root. The official
SDKs refuse the whole list for one tool that does not. Converters lose the type when they are given a union, or when a
library that they need is missing and they return an empty schema.`,
  fix: 'Write `"type": "object"` at the root of the input schema and the parameters under `properties`.',
  cwe: [],
  owasp: [],
  folds: ["input-schema-no-properties", "input-schema-root-combinator"],
  each: "tool",
  *check(tool, { profiles }) {
    const schema = toolSchema(tool, "inputSchema");
    const type = field(schema?.root, "type");
    if (schema === void 0 || type === "object") return;
    const found = verdict(profiles, "rootType", () => true);
    if (found === void 0) return;
    const said3 = type === void 0 ? "says no type" : `says \`"type": ${JSON.stringify(type).slice(0, 60)}\``;
    yield hitOf(found, {
      at: schema.at(type === void 0 ? "" : "/type"),
      fault: `the root of the input schema ${said3}, where "object" belongs`,
      invalid: true
    });
  }
};
function refusedAtRoot(root, { cells }) {
  return (cells.rootRefused?.value ?? []).some((keyword) => Object.hasOwn(root, keyword));
}
var inputSchemaRootCombinator = {
  id: "input-schema-root-combinator",
  aliases: ["MCP-005"],
  severity: "high",
  severities: ["low"],
  kind: "quality",
  summary: "An input schema has a keyword at its root that the client does not take there",
  why: `
\`anyOf\`, \`oneOf\` and \`allOf\` at the root are valid JSON Schema, and the revision of 2026-07-28 allows them by name. Model
providers refuse them there and nowhere else, so the same keyword inside a parameter is not reported. \`if\` and \`then\`
beside the properties are taken by Claude and say the same as an \`allOf\` around them.`,
  fix: "Merge the alternatives into one object with optional parameters, and check the combinations in the tool's code.",
  cwe: [],
  owasp: [],
  each: "tool",
  *check(tool, { profiles }) {
    const schema = toolSchema(tool, "inputSchema");
    if (schema === void 0) return;
    const hits = Object.keys(schema.root).flatMap((keyword) => {
      const found = verdict(profiles, "rootRefused", (refused) => refused.includes(keyword));
      const fault = `\`${keyword}\` stands at the root of the input schema`;
      return found === void 0 ? [] : [hitOf(found, { at: schema.at(pointerStep(keyword)), fault })];
    });
    yield* limited(hits);
  }
};
var inputSchemaNoProperties = {
  id: "input-schema-no-properties",
  aliases: ["MCP-006"],
  severity: "high",
  severities: ["low", "info"],
  kind: "quality",
  summary: "An object schema lists no properties, and the client wants some",
  why: `
\`{"type": "object"}\` is the form that the protocol itself gives for a tool without parameters, and most clients take it.
OpenAI's endpoints want \`properties\` to be written, if only as \`{}\`. Gemini's want it to hold something wherever an object
is declared; at the root its clients mostly leave the parameters out, so an empty root is info.`,
  fix: "Write `properties`: as `{}` for a tool that takes nothing, with the fields for an object inside a parameter.",
  cwe: [],
  owasp: [],
  each: "tool",
  *check(tool, { profiles }) {
    const schema = toolSchema(tool, "inputSchema");
    if (schema === void 0 || field(schema.root, "type") !== "object") return;
    const { root, walk: walk2, at: at2 } = schema;
    const others = profiles.filter((profile) => !refusedAtRoot(root, profile));
    const properties = field(root, "properties");
    if (!isObject(properties)) {
      const found = verdict(others, "properties", (wanted) => wanted === "present");
      const fault = "the input schema has no `properties`";
      if (found !== void 0) yield hitOf(found, { at: at2(""), fault, fix: 'Add `"properties": {}`.' });
    } else if (Object.keys(properties).length === 0) {
      const found = verdict(others, "properties", (wanted) => wanted === "not empty");
      if (found !== void 0) {
        const who = listed2(found.map(({ profile }) => profile.name));
        const message = `The tool takes no parameters; endpoints of ${who} differ on an empty \`properties\` at the root.`;
        yield { at: at2("/properties"), message, severity: "info", profiles: [], rewrittenBy: [] };
      }
    }
    const hits = walk2.schemas.flatMap(({ value, pointer, via }) => {
      if (via === "root" || via === "definition" || field(value, "type") !== "object") return [];
      const inner = field(value, "properties");
      if (isObject(inner) && Object.keys(inner).length > 0) return [];
      const found = verdict(others, "properties", (wanted) => wanted === "not empty");
      if (found === void 0) return [];
      const fault = `\`${shownPath(pointer)}\` is an object without properties`;
      return [hitOf(found, { at: at2(pointer), fault, fix: "List its properties, or take it as a string of JSON." })];
    });
    yield* limited(hits);
  }
};

// src/rules/instruction-override.ts
var instructionOverride = {
  id: "instruction-override",
  aliases: ["STRUCT006", "model-directed-text", "MCP-020"],
  severity: "medium",
  severities: ["high"],
  kind: "security",
  summary: "The text tells the model to set earlier instructions or its safety rules aside",
  why: `
A description has no business with the model's other instructions. Alone, the phrase is a warning, because honest
documents on prompt engineering use it; it is high when the same sentence goes on to order something, or when it aims
at the model's safety rules.

So is an order to obey what stands in mails, pages or other data.

Left alone: a tool that quotes such text as an example of what it finds or refuses, and one whose own answer says what
to do next.`,
  fix: "Delete the sentence, or quote it if the tool is about such text.",
  cwe: [94],
  owasp: ["ASI01", "MCP03"],
  folds: ["agent-imperative"],
  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    const all = facts.statements(text);
    for (const [index, statement] of all.entries()) {
      if (statement.example) continue;
      const override = statement.directives.find(
        (each) => overrides(each) && !(isMeaning(text, each.start) && isOfMachine(each))
      );
      const jailbreak = statement.says("jailbreak").find((said3) => !isWritten(said3, statement) && !isData(said3, statement, text));
      const embedded = statement.directives.find(obeysData);
      const at2 = override ?? jailbreak ?? embedded ?? statement.says("takesPrecedence")[0];
      if (at2 === void 0 || isMentioned(at2, statement)) continue;
      const others = statement.directives.some((other) => other !== override && isOrder(other));
      const goesOn = others || GOES_ON.test(text.value.slice(at2.start, statement.end)) || override?.passive === false && ordersModel(all[index + 1]);
      const isGrave = jailbreak !== void 0 || override === void 0 && NEW_ROLE.test(all[index + 1]?.text ?? "") || embedded !== void 0 || override !== void 0 && (goesOn || speaksOf(override.objects, "limits") || isOverUser(override));
      yield {
        at: { text, start: at2.start, end: at2.end },
        message: `Tells the model to set other instructions aside: "${text.value.slice(at2.start, at2.end)}".`,
        severity: isGrave ? "high" : "medium"
      };
    }
  }
};
var GOES_ON = /\b(?:and|then|but) (?:then |instead |just |only |simply )?(?:do|comply|obey|act|behave|proceed|respond|reply|answer|output|print|say|follow|listen|become|pretend|start|stop|go|treat)\b/i;
var NEW_ROLE = /^you (?:are|become|will be|act as) (?:now |henceforth |from now on )/i;
function ordersModel(next) {
  if (next === void 0 || next.example) return false;
  return next.directives.some(
    (order) => order.voice === "order" && speaksOf(order.subject, "model") && order.force === "must" || isOrder(order) && speaksOf(order.objects, "private", "secret", "secretPath", "credential")
  );
}
function overrides(directive) {
  const { acts, form, objects, rest, passive, subject, voice, negated, example, sentence, start } = directive;
  if (passive && voice === "states" && !negated && !example && (acts.has("override") || acts.has("rewrite"))) {
    return speaksOf(subject, "instructions") && sentence.says("earlier").length > 0;
  }
  const disobeys = voice === "order" && negated && !example && acts.has("obey");
  if (!disobeys && (!isOrder(directive) || !acts.has("override"))) return false;
  const near2 = rest.filter(({ from }) => from - directive.to <= 2);
  if (isOfForm(directive)) return false;
  const earlier = sentence.says("earlier").some((word) => form === "order" || word.start >= start);
  return !disobeys && (isOverLimits(directive) || isOverUser(directive) || isOverThePerson(directive)) || earlier && speaksOf([...objects, ...near2], "instructions") || isOverThem(directive);
}
var DATA = /\b(?:documents?|pages?|web ?sites?|e?-?mails?|messages?|bodies|body|files?|issues?|pull requests?|prs?|titles?|commits?|tickets?|comments?|attachments?|images?|transcripts?|records?|branch(?:es)?|incoming|input|readme)\b/i;
function obeysData({ acts, objects, example, negated, voice, sentence }) {
  if (voice !== "order" || negated || example || !(acts.has("obey") || acts.has("run") || acts.has("call")))
    return false;
  if (sentence.says("embedded").length === 0 || !DATA.test(sentence.text)) return false;
  return speaksOf(objects, "instructions", "itself");
}
function isOfForm({ start, sentence: { things, text, start: from } }) {
  const rules = things.filter(
    (each) => each.start >= start && (each.kind === "instructions" || each.kind === "limits")
  );
  return rules.length > 0 && rules.every(({ end }) => OF_FORM.test(text.slice(Math.max(0, end - from - 80), end - from)));
}
var OF_FORM = /\b(?:format(?:ting)?|style|layout|markdown|naming|output) (?:rules?|instructions|guidelines|conventions)$/i;
var OF_MACHINES = /firewall|virus|software|sandbox|factor|checks|controls|^safety$|validation|limitations|protections|guardrail$|^security polic/i;
function isOfMachine({ objects }) {
  const limits = objects.filter(({ kind }) => kind === "limits");
  return limits.length > 0 && limits.every(({ text }) => OF_MACHINES.test(text));
}
function isOverLimits(directive) {
  const { objects, form, force, to, start, sentence } = directive;
  const limits = objects.filter(({ kind }) => kind === "limits");
  const isOfPronoun = objects.some(({ kind, from }) => kind === "itself" && from === to);
  if (limits.length === 0 || form === "ing" || isOfPronoun || isGloss(directive)) return false;
  return !isOfMachine(directive) || force === "must" || sentence.triggers.some((each) => each.when === "before" || each.when === "after" || each.start < start);
}
function isGloss({ start, sentence }) {
  const at2 = start - sentence.start;
  const list = [...sentence.text.matchAll(GLOSSES)].find(({ 0: all, index }) => index <= at2 && at2 < index + all.length);
  if (list === void 0 || ORDERED.test(list[0])) return false;
  return sentence.text[at2 - 1] === "(" && /^\w{1,20} \w{1,20}\)/.test(sentence.text.slice(at2, at2 + 50));
}
var GLOSSES = /: ?['"`]?\w[\w -]{0,30}['"`]? \([\w ]{3,60}\)(?:[,;|] ?(?:and |or )?['"`]?\w[\w -]{0,30}['"`]? \([\w ]{3,60}\)){2,30}/g;
var ORDERED = /\b(?:do|did|done|first|firstly|second|secondly|third|then|next|now|after|afterwards|later|last|lastly|finally|also|always|must|please|start|begin|go|proceed|continue|steps?) \(/i;
function isData({ start, end }, { text: said3, start: from, directives, things }, text) {
  if (!/\bsystem prompts?$/i.test(said3.slice(start - from, end - from))) return false;
  if (directives.some(isOrder)) return false;
  const isGot = /\b(?:gets?|receives?|loads?|uses?|sees?|returns?) (?:the|a|its) $/i.test(
    said3.slice(0, start - from).slice(-24)
  );
  return isGot && !things.some(({ kind }) => kind === "model") || isMeaning(text, start);
}
function isWritten({ start, end }, { text, start: from, directives, things }) {
  const [before2, after] = [text.slice(0, start - from), text.slice(end - from)];
  if (!/\b(?:writ|creat|build|draft|design|test)\w{0,4} an? $/i.test(before2) || !ENDS_SOON.test(after)) return false;
  const told2 = before2.replace(/\b(?:when|whenever|if|while|before) you (?=\w+ an? $)/i, "");
  const orders2 = directives.some(
    (each) => isOrder(each) && !each.acts.has("write") && !(each.acts.has("call") && each.start < start)
  );
  return !orders2 && !speaksOf(things, "limits") && !/\byou(?:r|'re)?\b/i.test(told2 + after);
}
var ENDS_SOON = /^(?: (?:for|to|or) [\w' -]{1,80})?[.)"'`]{0,3}$/;
function isOverThem({ objects, sentence }) {
  const earlier = sentence.says("earlier").length > 0 && speaksOf(sentence.things, "instructions");
  return earlier && speaksOf(objects.slice(0, 1), "itself");
}
function isOverThePerson({ objects, sentence, to, start }) {
  const [first] = objects;
  if (first === void 0 || first.from !== to || !/^(?:them|him|her)$/i.test(first.text)) return false;
  const said3 = sentence.triggers.some((occasion) => occasion.start < start && speaksOf(occasion.things, "userWish"));
  return said3 && /\banyway\b|\bregardless\b|\ball the same\b|\bnonetheless\b/i.test(sentence.text);
}
function isOverUser({ objects, passive }) {
  return !passive && speaksOf(objects, "user") && speaksOf(objects, "instructions");
}

// src/model/schema-validity.ts
var ALL = {
  $ref: "string",
  $schema: "string",
  $comment: "string",
  title: "string",
  description: "string",
  readOnly: "boolean",
  examples: "list",
  multipleOf: "positive number",
  maximum: "number",
  exclusiveMaximum: "number",
  minimum: "number",
  exclusiveMinimum: "number",
  maxLength: "count",
  minLength: "count",
  pattern: "pattern",
  maxItems: "count",
  minItems: "count",
  uniqueItems: "boolean",
  contains: "schema",
  maxProperties: "count",
  minProperties: "count",
  required: "names",
  additionalProperties: "schema",
  definitions: "schema map",
  properties: "schema map",
  patternProperties: "pattern map",
  dependencies: "dependencies",
  propertyNames: "schema",
  enum: "list",
  type: "type",
  format: "string",
  contentMediaType: "string",
  contentEncoding: "string",
  if: "schema",
  then: "schema",
  else: "schema",
  allOf: "schema list",
  anyOf: "schema list",
  oneOf: "schema list",
  not: "schema"
};
var SINCE_2019 = {
  $id: "id",
  $anchor: "anchor",
  $defs: "schema map",
  $recursiveRef: "string",
  deprecated: "boolean",
  writeOnly: "boolean",
  maxContains: "count",
  minContains: "count",
  dependentRequired: "name lists",
  dependentSchemas: "schema map",
  unevaluatedItems: "schema",
  unevaluatedProperties: "schema",
  contentSchema: "schema"
};
var FORMS = {
  "draft-07": { ...ALL, $id: "string", items: "schema or list", additionalItems: "schema" },
  "2019-09": { ...ALL, ...SINCE_2019, $recursiveAnchor: "boolean", items: "schema or list", additionalItems: "schema" },
  "2020-12": {
    ...ALL,
    ...SINCE_2019,
    $recursiveAnchor: "anchor",
    $dynamicRef: "string",
    $dynamicAnchor: "anchor",
    items: "schema",
    prefixItems: "schema list"
  }
};
var TYPES = /* @__PURE__ */ new Set(["array", "boolean", "integer", "null", "number", "object", "string"]);
function schemaFaults(root, dialect) {
  if (dialect === "draft-04") return void 0;
  const forms = FORMS[dialect === "draft-06" ? "draft-07" : dialect];
  const unread = /* @__PURE__ */ new Set();
  return subschemas(root).schemas.flatMap((schema) => {
    if (isUnread(schema, forms, unread)) return [];
    return faultsOf(schema, forms);
  });
}
function isUnread(schema, forms, unread) {
  const { parent, keyword } = schema;
  if (parent === void 0) return false;
  const skip = unread.has(parent) || !Object.hasOwn(forms, keyword);
  if (skip) unread.add(schema);
  return skip;
}
function faultsOf({ value, pointer }, forms) {
  if (typeof value === "boolean") return [];
  if (!isObject(value)) return [{ pointer, message: `${shown(value)} stands where a schema belongs` }];
  return Object.entries(value).flatMap(([keyword, held]) => {
    const form = Object.hasOwn(forms, keyword) ? forms[keyword] : void 0;
    if (form === void 0) return [];
    const at2 = pointer + pointerStep(keyword);
    return faultsUnder(held, form).map(({ below, wanted }) => ({
      pointer: at2 + below,
      message: `\`${keyword}\` ${wanted}`
    }));
  });
}
function faultsUnder(value, form) {
  const misfit2 = (wanted, below = "") => [{ below, wanted }];
  const must = (holds2, what) => holds2 ? [] : misfit2(`is ${shown(value)}, not ${what}`);
  switch (form) {
    case "schema":
      return isArray(value) ? misfit2("is a list, which this dialect does not allow here") : [];
    case "schema or list":
      return isArray(value) ? must(value.length > 0, "a list of schemas") : [];
    case "schema list":
      return must(isArray(value) && value.length > 0, "a list of schemas");
    case "schema map":
      return must(isObject(value), "an object");
    case "dependencies":
      if (!isObject(value)) return must(false, "an object");
      return Object.entries(value).flatMap(
        ([key, needed]) => isArray(needed) && !areNames(needed) ? misfit2("needs a list of different strings", pointerStep(key)) : []
      );
    case "pattern map":
      if (!isObject(value)) return must(false, "an object");
      return Object.keys(value).slice(0, COUNT_LIMIT).flatMap((key) => isPattern(key) ? [] : misfit2("has a key that is no regular expression", pointerStep(key)));
    case "string":
      return must(typeof value === "string", "a string");
    case "boolean":
      return must(typeof value === "boolean", "true or false");
    case "number":
      return must(typeof value === "number", "a number");
    case "positive number":
      return must(typeof value === "number" && value > 0, "a number above 0");
    case "count":
      return must(typeof value === "number" && Number.isInteger(value) && value >= 0, "a whole number from 0 on");
    case "list":
      return must(isArray(value), "a list");
    case "names":
      return must(areNames(value), "a list of different strings");
    case "name lists":
      return must(isObject(value) && Object.values(value).every(areNames), "an object of lists of strings");
    case "type":
      return isType(value) ? [] : misfit2(`is ${shown(value)}, not one of ${[...TYPES].join(", ")}`);
    case "pattern":
      if (typeof value !== "string") return must(false, "a string");
      return isPattern(value) ? [] : misfit2(`is no regular expression: ${shown(value)}`);
    case "anchor":
      return must(typeof value === "string" && /^[A-Z_][\w.-]*$/i.test(value), "a plain name");
    case "id":
      return must(typeof value === "string" && /^[^#]*#?$/.test(value), "an address without a fragment");
  }
}
function areNames(value) {
  return isArray(value) && value.every((name2) => typeof name2 === "string") && new Set(value).size === value.length;
}
function isType(value) {
  const isName = (name2) => typeof name2 === "string" && TYPES.has(name2);
  if (!isArray(value)) return isName(value);
  return value.length > 0 && value.every(isName) && new Set(value).size === value.length;
}
var PATTERN_LIMIT = 5e3;
function isPattern(pattern) {
  if (pattern.length > PATTERN_LIMIT) return true;
  return ["u", ""].some((flags) => {
    try {
      new RegExp(pattern, flags);
      return true;
    } catch {
      return false;
    }
  });
}
function shown(value) {
  if (isArray(value)) return "a list";
  if (isObject(value)) return "an object";
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}\u2026` : text;
}

// src/rules/invalid-json-schema.ts
var invalidJsonSchema = {
  id: "invalid-json-schema",
  aliases: [],
  severity: "high",
  severities: ["info"],
  kind: "quality",
  summary: "A schema is not valid under its own dialect",
  why: `
A schema is read in the dialect that \`$schema\` declares, 2020-12 when it declares none: draft-06, draft-07, 2019-09 and
2020-12 are known. A type that is none (\`int\`), a boolean \`required\` or \`exclusiveMinimum\` of an older time, a pattern
that is no regular expression: one such word and a provider refuses all tools of the request. \`$ref\` is never fetched.
Very large schemas are read in part, and an info says how far.`,
  fix: "Correct the keyword; a JSON Schema validator for the dialect shows the same place.",
  cwe: [],
  owasp: [],
  each: "tool",
  *check(tool, { profiles }) {
    const found = verdict(profiles, "validSchema", () => true);
    for (const { field: name2, root, walk: walk2, at: at2 } of toolSchemas(tool)) {
      if (walk2.cut !== void 0) {
        yield { at: at2(""), severity: "info", message: `The ${name2} was not checked as a whole: ${walk2.cut}.` };
      }
      const dialect = dialectOf(root);
      if (found === void 0 || dialect === void 0) continue;
      const isRootType = (pointer) => name2 === "inputSchema" && pointer === "/type";
      const faults = (schemaFaults(root, dialect) ?? []).filter(({ pointer }) => !isRootType(pointer));
      const declared = field(root, "$schema") === void 0 ? `${dialect}, which it is without \`$schema\`` : dialect;
      yield* limited(
        faults.map(
          ({ pointer, message }) => hitOf(found, {
            at: at2(pointer),
            fault: `${message}, so the schema is not valid under ${declared}`,
            invalid: true
          })
        )
      );
    }
  }
};

// src/rules/invalid-tool-shape.ts
var string = { must: "a string", fits: (value) => typeof value === "string" };
var name = { must: "a string that is not empty", fits: (value) => typeof value === "string" && value !== "" };
var boolean = { must: "true or false", fits: (value) => typeof value === "boolean" };
var object = { must: "an object", fits: isObject };
function listOf(key) {
  const fits2 = (value) => isArray(value) && value.every((item) => typeof field(item, key) === "string");
  return { must: `a list of objects with a ${key}`, fits: fits2 };
}
var HINTS2 = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];
var COMMON = [
  ["name", name, "required"],
  ["title", string],
  ["description", string],
  ["_meta", object],
  ["icons", listOf("src")]
];
var SHAPES3 = {
  tool: [
    ...COMMON,
    ["annotations", object],
    ["annotations.title", string],
    ...HINTS2.map((hint) => [`annotations.${hint}`, boolean]),
    ["execution", object],
    ["outputSchema", object]
  ],
  prompt: [...COMMON, ["arguments", listOf("name")]],
  resource: [...COMMON, ["annotations", object], ["uri", name, "required"]],
  template: [...COMMON, ["annotations", object], ["uriTemplate", name, "required"]],
  server: [["instructions", string]]
};
var invalidToolShape = {
  id: "invalid-tool-shape",
  aliases: [],
  severity: "high",
  kind: "quality",
  summary: "A definition breaks the protocol's shape",
  why: `
A name that is missing, a description that is no string, \`null\` where an object or a boolean belongs: the official SDKs
check the list as a whole, so that one such tool takes every tool of the server away, often without a message. Serializers
that write an absent value as \`null\` are the usual cause. The same holds for prompts, resources and templates.`,
  fix: "Leave a field out when it has no value, and give every other one the type that the protocol names.",
  cwe: [],
  owasp: [],
  each: "subject",
  *check({ kind, raw, place }) {
    if (!isObject(raw)) {
      yield {
        at: place,
        message: `This ${kind} is ${shownValue(raw)}, where an object belongs: clients drop it, or the whole list.`
      };
      return;
    }
    for (const [path, { must, fits: fits2 }, presence] of SHAPES3[kind]) {
      const steps = path.split(".");
      const holder = steps.length === 1 ? raw : field(raw, steps[0] ?? "");
      const value = field(holder, steps.at(-1) ?? "");
      if (value === void 0 ? presence !== "required" : fits2(value)) continue;
      const is = value === void 0 ? "is missing" : `is ${shownValue(value)}`;
      const at2 = value === void 0 ? place : { doc: place.doc, pointer: place.pointer + steps.map(pointerStep).join("") };
      yield { at: at2, message: `${path} ${is}, where ${must} belongs: clients drop the ${kind}, or the whole list.` };
    }
  }
};
function shownValue(value) {
  if (isArray(value)) return "a list";
  if (isObject(value)) return "an object";
  return typeof value === "string" ? shownName(value) : String(value);
}

// src/model/subject-keys.ts
function byKey(subjects) {
  const counts = /* @__PURE__ */ new Map();
  return new Map(
    subjects.map((subject) => {
      const key = subject.kind === "server" ? "server" : `${subject.kind} ${subject.name}`;
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      return [`${key}\0${count}`, subject];
    })
  );
}

// src/text/volatile.ts
var PATH = /(?:\/(?:home|Users|tmp|root|private|var\/folders|workspace)|[A-Z]:\\Users)[\w./\\~@-]{0,300}/g;
var VOLATILE = [
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, "<uuid>"],
  [/\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)?(?:Z|[+-]\d{2}:?\d{2})?/gi, "<time>"],
  [/\b\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?/gi, "<time>"],
  [/\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b/gi, "<day>"],
  [/\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}(?:, \d{4})?/gi, "<date>"],
  [/\b\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?(?: \d{4})?/gi, "<date>"],
  [/\b(?:1[5-9]\d{8}|1[5-9]\d{11})\b/g, "<time>"],
  [PATH, "<path>"],
  [/\b(?:pid|port)[ :=]{1,3}\d{1,6}\b/gi, "<process>"]
];
function withoutVolatile(text) {
  return VOLATILE.reduce((kept, [pattern, word]) => kept.replace(pattern, word), text);
}
var HIDDEN = /[/\\]\.\w/;
var EXTENSION = /\.\w{1,8}$/;
function differOnlyInVolatile(before2, after) {
  if (before2 === after || withoutVolatile(before2) !== withoutVolatile(after)) return false;
  const known2 = new Set((before2.match(PATH) ?? []).map(properName));
  return (after.match(PATH) ?? []).every((path) => known2.has(properName(path)));
}
function properName(path) {
  const hidden = path.search(HIDDEN);
  if (hidden !== -1) return path.slice(hidden);
  return EXTENSION.test(path) ? path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\"))) : "";
}

// src/rules/list-differs.ts
var SHOWN = 200;
var NAMED = 5;
var listDiffers = {
  id: "list-differs",
  aliases: [],
  severity: "medium",
  severities: ["high"],
  kind: "security",
  summary: "The server lists other things when it is asked again, or by another client",
  why: `
What was reviewed is then not what is used. A server can show the reviewer one description and the user's client another,
or change it between the first list and the second. High when the other list brings a text that would itself be a finding.

Times, ids, process numbers and the caller's own directories may differ, and so may the order. A list that depends on what
the client says that it can do is fair, and is compared only among equal clients.`,
  fix: "List the same definitions to every client, every time; what depends on the moment belongs in results.",
  cwe: [367, 345],
  owasp: ["ASI04", "MCP03"],
  each: "server",
  *check({ subjects, again = [] }, facts) {
    for (const relisting of again) yield* differences(subjects, relisting, facts);
  }
};
function* differences(subjects, { label, subjects: others }, facts) {
  const [server] = subjects;
  const known2 = byKey(subjects);
  const found = byKey(others);
  for (const [key, subject] of known2) {
    const other = found.get(key);
    if (other === void 0) {
      yield { at: subject.place, message: `The list ${label} lacks the ${called(subject)}.` };
    } else if (stable(subject) !== stable(other)) {
      yield {
        at: subject.place,
        message: `The list ${label} has another ${called(subject)}. ${changed(subject, other)}`,
        ...severity(other, facts, subject)
      };
    }
  }
  const added = [...found].flatMap(([key, other]) => known2.has(key) ? [] : [other]);
  if (server === void 0 || added.length === 0) return;
  const named2 = added.slice(0, NAMED).map((other) => `the ${called(other)}: ${quote(descriptionOf2(other))}`);
  const more = added.length > NAMED ? `; and ${added.length - NAMED} more` : "";
  const alarming = added.map((other) => severity(other, facts)).find((given) => given.severity !== void 0);
  yield { at: server.place, message: `The list ${label} also has ${named2.join("; ")}${more}.`, ...alarming };
}
function descriptionOf2({ texts }) {
  return texts.find(({ field: field2 }) => field2 === "description")?.value ?? "";
}
function stable({ raw }) {
  return withoutVolatile(canonicalJson(raw));
}
function changed(subject, other) {
  const own = new Map(subject.texts.map(({ field: field2, value }) => [field2, withoutVolatile(value)]));
  const text = other.texts.find(({ field: field2, value }) => own.get(field2) !== withoutVolatile(value));
  return text === void 0 ? "They differ in something that is no text." : `Its ${text.field} is there: ${quote(text.value)}.`;
}
function severity(other, facts, subject) {
  const known2 = new Set(subject?.texts.map(({ value }) => value));
  const isAlarming = other.texts.some((text) => !known2.has(text.value) && facts.alarms(text, other));
  return isAlarming ? { severity: "high" } : {};
}
function called({ kind, name: name2 }) {
  return kind === "server" ? "text about the server itself" : `${kind} ${shownName(name2)}`;
}
function quote(text) {
  return JSON.stringify(text.length > SHOWN ? `${text.slice(0, SHOWN)}\u2026` : text);
}

// src/rules/long-description.ts
var LIMIT2 = 2e3;
var READ_WHOLE = /* @__PURE__ */ new Set(["description", "instructions"]);
var longDescription = {
  id: "long-description",
  aliases: ["MCP-013"],
  severity: "info",
  kind: "quality",
  summary: "A description is longer than anyone reads",
  why: `
A long description is not wrong in itself, but it is where extra instructions are easiest to miss, it is sent to the
model with every request, and some clients cut it without a word. The limit is ${grouped(LIMIT2)} characters.`,
  fix: "Keep what the model needs to choose the tool and move the rest to the documentation.",
  cwe: [],
  owasp: [],
  each: "text",
  reads: "written",
  suits: ({ field: field2, value }) => value.length > LIMIT2 && READ_WHOLE.has(field2),
  *check(text) {
    const what = text.field === "instructions" ? "The instructions have" : "The description has";
    yield { at: text.place, message: `${what} ${text.value.length} characters; ${LIMIT2} is the limit.` };
  }
};

// src/text/forced-tool.ts
function forcedTool(statement, own) {
  const found = pressedTool(statement, own) ?? prerequisite(statement, own);
  return found === void 0 || isManual(statement, own) ? void 0 : found;
}
function pressedTool(statement, own) {
  for (const directive of statement.directives) {
    const { acts, objects, subject, passive } = directive;
    if (directive.negated || directive.example) continue;
    if (isOrder(directive) && acts.has("call") && isDuty(directive)) {
      const isBy = directive.verb.endsWith(" by");
      const meant2 = speaksOf(subject, "itself") ? statement.things.filter(({ to }) => to < directive.from) : subject;
      const near2 = passive && !isBy ? meant2 : objects.filter(({ from }) => from - directive.to <= (isBy ? 4 : 1));
      const called3 = near2.filter(({ kind }) => kind === "name" || kind === "toolName" && directive.duty);
      const before2 = speaksOf(objects.slice(0, 1), "itself") ? calledBefore(directive, own) : void 0;
      if (before2 !== void 0) return before2;
      const foreign = foreignNames(called3, own).filter((name2) => isTool(name2, directive));
      const [other = carries(directive) ? called3[0] : void 0] = foreign;
      if (other !== void 0) return other;
    }
    if ((isOrder(directive) || passive) && (acts.has("include") || acts.has("send"))) {
      const other = foreignNames(objects, own).find((name2) => isFed(name2, directive));
      if (other !== void 0) return other;
    }
  }
  return void 0;
}
function isManual({ things }, own) {
  return new Set(foreignNames(things, own).map(({ text }) => text)).size > 2;
}
function prerequisite(statement, own) {
  if (statement.says("worksOnly").length === 0) return void 0;
  for (const { things } of statement.triggers) {
    const found = foreignNames(things, own).find(
      ({ to }) => statement.directives.some(
        ({ acts, passive, from }) => acts.has("call") && passive && from >= to && from - to <= 4
      )
    );
    if (found !== void 0) return found;
  }
  return void 0;
}
function calledBefore({ sentence, from }, own) {
  const calls = sentence.directives.filter(({ acts, passive, to }) => acts.has("call") && passive && to <= from);
  return foreignNames(sentence.things, own).find(
    ({ to }) => calls.some((call) => call.from >= to && call.from - to <= 4)
  );
}
function isTool(name2, { verb, start, objects, to: end, sentence }) {
  if (isValue(name2, sentence)) return false;
  if (/\bwith\b/i.test(sentence.text.slice(start - sentence.start + verb.length, name2.start - sentence.start)))
    return false;
  const { from, to, text } = name2;
  return !/^use/i.test(verb) || from === end && /[_.-]|[a-z][A-Z]/.test(text) || objects.some((each) => each.kind === "toolWord" && each.from === to);
}
var VALUE = /^[`'"]?(?:\s(?:fields?|param(?:eter)?s?|arguments?|args?|propert(?:y|ies)|options?|flags?|keys?|values?|columns?|tables?|views?|headers?|sections?|settings?|variables?|attributes?|objects?|arrays?|lists?|tags?|labels?|modes?|resources?|prompts?|schemas?|collections?|index|files?|folders?)\b|\s?[:=]\s?(?:true|false|null|[\d"'`[{]))/i;
var SPELLING = /^(?:screaming_?|upper_?|lower_?)?(?:snake|kebab|camel|pascal|dot|title|train|upper|lower)_?case$/i;
function isValue({ start: from, end, text: name2 }, { text, start }) {
  if (SPELLING.test(name2)) return true;
  if (/\[`$/.test(text.slice(Math.max(0, from - start - 2), from - start))) return true;
  return VALUE.test(text.slice(end - start, end - start + 24));
}
function isFed({ text, start }, { duty, constant, acts, verb, sentence }) {
  const unasked2 = acts.has("send") && !acts.has("include") && (constant || /\bwithout exception\b/i.test(sentence.text));
  if (/^(?:set|change|default)/i.test(verb)) return false;
  const extra = duty || unasked2 || sentence.says("also").length > 0;
  return (extra || /^[a-z]\w*\.\w+$/.test(text)) && /\bto [`'"]$/.test(sentence.text.slice(0, start - sentence.start));
}
function isDuty({ duty, constant, silent, verb, sentence }) {
  const moments = sentence.triggers.filter(({ when, always }) => when === "before" || when === "after" || always);
  return duty || silent || constant && !/^use/i.test(verb) || moments.some(({ things, always }) => always || !/^use$/i.test(verb) || speaksOf(things, "self"));
}
function carries({ objects }) {
  return speaksOf(objects, "url", "secretPath", "secret");
}

// src/rules/mandatory-other-tool.ts
var mandatoryOtherTool = {
  id: "mandatory-other-tool",
  aliases: ["STRUCT009", "tool-shadowing"],
  severity: "high",
  kind: "security",
  summary: "The text makes another server's tool a precondition or a duty",
  why: `
A description that makes the model call a tool of another server takes over a tool that the user approved for other work.
It needs no secret file to do harm: the forced call is the attack.

Left alone: a server that tells the order in which its own tools are used.`,
  fix: "Name only tools that this server lists; do what is needed in the tool's own code.",
  cwe: [94],
  owasp: ["ASI01", "ASI02", "MCP03"],
  folds: ["agent-imperative", "unlisted-tool-mention"],
  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    const own = ownNames(facts.subject.raw, facts.toolNames);
    for (const statement of facts.statements(text)) {
      const forced = forcedTool(statement, own);
      if (forced === void 0) continue;
      yield {
        at: { text, start: statement.start, end: statement.end },
        message: `Makes a call of "${forced.text}" a duty.${limitOfOwn(forced.text, facts.toolNames)}`
      };
    }
  }
};

// src/rules/missing-annotations.ts
var NAMED2 = 5;
var missingAnnotations = {
  id: "missing-annotations",
  aliases: [],
  severity: "info",
  kind: "quality",
  summary: "Tools are published without hints or titles",
  why: `
A client that finds no hints assumes the worst: that the tool changes things, removes things and talks to strangers. So
reads are asked about or blocked where only reads are let through, and the directories of Anthropic and OpenAI refuse the
server. A title is what a person sees in the question. One finding a server, with the count.`,
  fix: "Set readOnlyHint on every tool, destructiveHint on those that change things, and a title.",
  cwe: [],
  owasp: [],
  each: "server",
  *check({ tools, subjects }) {
    const [server] = subjects;
    const unmarked = tools.filter((tool) => !hasHint(tool));
    const untitled = tools.filter((tool) => !hasTitle(tool));
    if (server === void 0 || unmarked.length + untitled.length === 0) return;
    const parts = [
      ...unmarked.length > 0 ? [`neither readOnlyHint nor destructiveHint: ${share(unmarked, tools)}`] : [],
      ...untitled.length > 0 ? [`no title: ${share(untitled, tools)}`] : []
    ];
    yield { at: server.place, message: `Tools have ${parts.join("; ")}.` };
  }
};
function hasHint({ annotations }) {
  return ["readOnlyHint", "destructiveHint"].some((hint) => typeof field(annotations, hint) === "boolean");
}
function hasTitle({ raw, annotations }) {
  return [raw, annotations].some((holder) => (stringField(holder, "title") ?? "") !== "");
}
function share(some, all) {
  if (some.length === all.length) return all.length === 1 ? "the only one" : `all ${all.length}`;
  const names2 = some.slice(0, NAMED2).map(({ name: name2 }) => shownName(name2));
  return `${some.length} of ${all.length} (${names2.join(", ")}${some.length > NAMED2 ? ", \u2026" : ""})`;
}

// src/rules/output-schema-root.ts
var outputSchemaRoot = {
  id: "output-schema-root",
  aliases: [],
  severity: "high",
  severities: ["low"],
  kind: "quality",
  summary: "The root of an output schema is one that the client does not take",
  why: `
Until the revision of 2025-11-25 an output schema had to be of type object; since 2026-07-28 its root may be any schema.
Clients on the first version of the official SDKs refuse the whole list for an output schema without that type. A
combinator at the root made claude.ai hang without an error when the server has an MCP Apps tool too, which is low.`,
  fix: 'Wrap the result in an object: `"type": "object"` at the root, and the alternatives in one of its properties.',
  cwe: [],
  owasp: [],
  each: "tool",
  *check(tool, { profiles }) {
    const schema = toolSchema(tool, "outputSchema");
    if (schema === void 0) return;
    if (field(schema.root, "type") !== "object") {
      const found = verdict(profiles, "outputRootType", () => true);
      const fault = "the root of the output schema is not of type object";
      if (found !== void 0) yield hitOf(found, { at: schema.at(""), fault });
    }
    for (const keyword of ["allOf", "anyOf", "oneOf"]) {
      if (!Object.hasOwn(schema.root, keyword)) continue;
      const found = verdict(profiles, "outputRootRefused", (refused) => refused.includes(keyword));
      const fault = `\`${keyword}\` stands at the root of the output schema`;
      if (found !== void 0) yield hitOf(found, { at: schema.at(pointerStep(keyword)), fault });
    }
  }
};

// src/rules/outranks-operator.ts
var OF_CODE = /\bcallers?\b/i;
var PROTECTION = /\b(?:security|safety|privacy|compliance) (?:protocols?|rules?|polic(?:y|ies)|requirements?|checks?|measures?|controls?)\b/i;
var outranksOperator = {
  id: "outranks-operator",
  aliases: ["STRUCT011"],
  severity: "high",
  severities: ["medium"],
  kind: "security",
  summary: "The text claims to stand above the user or the system prompt",
  why: `
Nothing legitimate tells a model that it outranks the person it works for. The claim is there to win when the user's
request and the text disagree.`,
  fix: "Delete the claim.",
  cwe: [94, 269],
  owasp: ["ASI01", "ASI03", "MCP03"],
  folds: ["agent-imperative", "instruction-override"],
  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    for (const statement of facts.statements(text)) {
      const claim = statement.example ? void 0 : statement.says("outranks").find((said4) => !isDenied(said4, text.value));
      if (claim === void 0) continue;
      const said3 = text.value.slice(claim.start, claim.end);
      if (OF_CODE.test(said3)) continue;
      const isProtection = PROTECTION.test(text.value.slice(statement.start, claim.start));
      yield {
        at: { text, start: claim.start, end: claim.end },
        message: `Claims to stand above the user: "${said3}".`,
        severity: isProtection ? "medium" : "high"
      };
    }
  }
};
function isDenied({ start }, value) {
  return /\b(?:without|not|never|instead of) $/i.test(value.slice(Math.max(0, start - 14), start));
}

// src/rules/permission-name-collision.ts
var permissionNameCollision = {
  id: "permission-name-collision",
  aliases: [],
  severity: "high",
  kind: "security",
  summary: "Tools of two servers have the same name in the client's permissions",
  why: `
A permission rule is a name made of the server's key and the tool's, with every character but letters, digits, \`_\` and
\`-\` replaced. Two servers can so end up with one name: \`a.b\` and \`a_b\`, or server \`a\` with tool \`b__c\` and server
\`a__b\` with tool \`c\`. Then allowing the one allows the other. Such a name is never put under "allow" here.`,
  fix: "Configure one of the servers under a key that differs in letters or digits, without two underscores in a row.",
  cwe: [694, 863],
  owasp: ["ASI03", "MCP02"],
  each: "fleet",
  *check(fleet) {
    for (const [rule, named2] of byClaudeCodeName(fleet)) {
      const [first] = named2;
      const other = named2.find(({ surface }) => surface !== first?.surface);
      if (first === void 0 || other === void 0) continue;
      const called3 = ({ surface, tool }) => `${shownName(tool.name)} of ${shownName(surface.key)}`;
      const place = ({ tool }) => ({
        doc: tool.place.doc,
        pointer: `${tool.place.pointer}/name`
      });
      yield {
        at: place(other),
        message: `${called3(first)} and ${called3(other)} share the permission rule ${shownName(rule)}.`,
        related: [{ at: place(first), message: `The other tool that ${shownName(rule)} stands for.` }]
      };
    }
  }
};

// src/text/advertising.ts
var WITHDRAWN = /\b(?:will|to|was|were|been|being|is|are) (?:be )?(?:removed|renamed|dropped|merged|phased out|shut down)\b|\brenamed\b|\balias\b/i;
var OWN_ENDING = /^\W{0,3}(?:tools? )?to (?:end|close|finish|stop|hang up|leave|disconnect|log ?out|sign ?out|exit|quit|complete)\b/i;
var HARM = /\b(?:lo(?:se|ses|st)|leaks?|corrupts?|stale|wrong|false|broken|compromised|infected|insecure|unsafe|malicious|vulnerable|hacked)\b/i;
var RESTRICTED = /^\s+(?:to|about|for|of|that|where|which|involving|related|relating|regarding|concerning|on|with|in|from)\b/i;
var EDITION = /^(?:premium|ultimate|exclusive)$/i;
var OF_EDITION = /^\s?(?:[/,()|]|(?:or|and|only|licen[cs]es?|tiers?|plans?|editions?|subscriptions?|features?|accounts?|users?)\b)/i;
var ABOUT_ADVERTISING = /^(?:advertis|sponsored|affiliate|promotional)/i;
function selfPraise(statement, own, isOfArgument2) {
  const [said3] = [...statement.says("preferSelf"), ...statement.says("rivalsAreBad")].filter(({ start, end }) => {
    const after = statement.text.slice(end - statement.start, end - statement.start + 40);
    const isRestricted = /^for\b/i.test(statement.text.slice(start - statement.start)) && RESTRICTED.test(after);
    return !isRestricted && !OWN_ENDING.test(after);
  });
  if (said3 !== void 0) return said3;
  const praise = statement.says("praise").filter((range) => !isEdition(statement, range) && !isSubject(statement, range));
  if (praise.length > 1 && !isOfArgument2) return praise[0];
  const [bad] = statement.says("bad");
  if (bad === void 0 || WITHDRAWN.test(statement.text)) return void 0;
  const isMine = speaksOf(statement.things, "self") || statement.says("comeHere").length > 0;
  return isMine && isToolNamed(statement, own) ? bad : void 0;
}
function isEdition({ text, start: from }, { start, end }) {
  const [before2, after] = [text.slice(0, start - from), text.slice(end - from, end - from + 20)];
  return EDITION.test(text.slice(start - from, end - from)) && (OF_EDITION.test(after) || /[/(|]\s?$|\bor\s$/.test(before2));
}
function isSubject({ text, start: from }, { start, end }) {
  const [before2, after] = [text.slice(0, start - from), text.slice(end - from)];
  const isKey3 = after.startsWith(":") && /^[a-z]+$/.test(text.slice(start - from, end - from));
  return isKey3 || /\b(?:(?:suggest|recommend|select|pick|choose|find|return)s|, recommend) $/i.test(before2);
}
function slander(statement, own) {
  const [bad] = statement.says("bad");
  if (bad === void 0 || !HARM.test(statement.text) || WITHDRAWN.test(statement.text)) return void 0;
  const rewrite = statement.directives.find((order) => isOrder(order) && order.acts.has("rewrite"));
  const taken = statement.says("comeHere")[0] ?? rewrite;
  return taken !== void 0 && isToolNamed(statement, own) ? taken : void 0;
}
function isToolNamed({ things }, own) {
  return foreignNames(things, own).some(
    ({ kind, from, to }) => kind === "toolName" || things.some((word) => word.kind === "toolWord" && (word.from === to || word.to === from))
  );
}
function promotes(directive) {
  const { acts, objects, rest, sentence } = directive;
  if (!isOrder(directive)) return false;
  if (acts.has("contain") && speaksOf(directive.subject, "reply") && speaksOf(objects, "partner")) return true;
  const onRequest = sentence.triggers.some(({ always, things }) => always && speaksOf(things, "user", "userWish"));
  if (acts.has("advertise") && !isMoved(directive) && (onRequest || rest.some((thing) => isPlaceFor(thing, directive))))
    return true;
  const speaks = acts.has("tell") || acts.has("show") || acts.has("advertise") || acts.has("prefer") || acts.has("include");
  const named2 = acts.has("tell") ? rest : objects;
  const isToUser = rest.some(({ kind, text }) => kind === "reply" && /repl|respon|answer|summar|output/i.test(text));
  return speaks && named2.some(({ kind, text }) => kind === "partner" && (isToUser || !ABOUT_ADVERTISING.test(text)));
}
function isMoved({ verb, start, sentence }) {
  const after = sentence.text.slice(start - sentence.start + verb.length);
  return /^promot/i.test(verb) && /^ (?:[\w-]{1,30} ){1,3}(?:to|into) (?!the |all |any |every |each |our |your |users?\b|people\b|customers?\b|them\b)\w/.test(
    after
  );
}
function isPlaceFor({ kind, text, start }, { sentence }) {
  return kind === "reply" && !/history|logs?$|trace|transcript|timeline/i.test(text) && !TAKEN_FROM.test(sentence.text.slice(0, start - sentence.start).slice(-60));
}
var TAKEN_FROM = /\b(?:from|of|out of) (?:(?!in |to |into |at )[\w'-]{1,20} ){0,4}$/i;

// src/rules/preference-manipulation.ts
var OF_ARGUMENT2 = /\.properties\.[^.]{1,100}\./;
var preferenceManipulation = {
  id: "preference-manipulation",
  aliases: [],
  severity: "medium",
  severities: ["high"],
  kind: "security",
  summary: "The text advertises its tool over other tools",
  why: `
Models choose tools by their descriptions. Praise that says nothing of what the tool does, and orders to leave other
tools alone, win calls that the user meant for another server. It is high when another's tool is said to do harm and its
calls are taken over, and when the model is to advertise something to the user.

Left alone: advice which of its own tools a server wants used, that one of them will be removed, and how the values of an
argument compare.`,
  fix: "Say what the tool does and when it fits. Leave out praise, and tools of others.",
  cwe: [1427],
  owasp: ["ASI01", "MCP03"],
  folds: ["agent-imperative"],
  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    const own = ownNames(facts.subject.raw, facts.toolNames);
    const isOfArgument2 = OF_ARGUMENT2.test(text.field);
    for (const statement of facts.statements(text)) {
      if (statement.example) continue;
      const promoted = statement.directives.find(promotes);
      const grave = promoted ?? slander(statement, own);
      const at2 = grave ?? selfPraise(statement, own, isOfArgument2);
      if (at2 === void 0) continue;
      const what = grave === void 0 ? "Advertises this tool over others" : promoted === void 0 ? "Takes over the calls of another tool by saying that it does harm" : "Has the model advertise something";
      yield {
        at: { text, start: at2.start, end: at2.end },
        message: `${what}: "${text.value.slice(at2.start, at2.end)}".`,
        severity: grave === void 0 ? "medium" : "high"
      };
    }
  }
};

// src/text/escalation.ts
function escalationIn(statement, all) {
  if (statement.example) return void 0;
  const [approved] = statement.says("selfApproval");
  if (approved !== void 0 && !isForbidden(statement, approved)) return { at: approved, severity: "high" };
  const loosened = statement.directives.find((directive) => loosens(directive) && !isOwnWork(directive, all));
  const isAbout2 = speaksOf(all[0]?.things ?? [], "safeguard");
  if (loosened !== void 0) return { at: loosened, severity: isAbout2 ? "medium" : "high" };
  if (!statement.things.some(({ kind }) => kind === "rights")) return void 0;
  const taking = statement.directives.find((directive) => takesRights(directive) && !isOwnWork(directive, all));
  if (taking === void 0) return void 0;
  const isOwn3 = statement.says("ownRights").length > 0 || statement.says("lasting").length > 0;
  const isForSomebody = speaksOf(taking.rest, "url", "name", "literal") && statement !== all[0];
  if (isOwn3 || isForSomebody && taking.force === "must") return { at: taking, severity: "high" };
  return statement.says("refused").length > 0 ? { at: taking, severity: "medium" } : void 0;
}
var LOOSENS = /^(?:disabl|switch\w* off|turn\w* off|lift|bypass|circumvent|remov|suspend|loosen|lower|waiv|drop|deactivat|unlock|silenc|kill|stop)/i;
function loosens({ acts, voice, negated, example, force, objects, verb, sentence }) {
  if (voice !== "order" || negated || example || force !== "must" || !LOOSENS.test(verb)) return false;
  const near2 = objects.filter(({ kind }) => kind === "safeguard");
  return (acts.has("override") || acts.has("write") || acts.has("omit")) && near2.length > 0 && sentence.start > 0;
}
function takesRights({ acts, voice, negated, example, rest, objects, passive, subject }) {
  if (!acts.has("elevate") || negated || example || voice === "may" || voice === "aim") return false;
  if (voice === "states" && !passive) return speaksOf(subject, "model") && speaksOf(rest, "rights");
  return speaksOf(passive ? [...subject, ...rest] : [...objects, ...rest], "rights");
}
function isForbidden({ directives, text, start: from }, { start }) {
  const before2 = text.slice(Math.max(0, start - from - 40), start - from);
  return directives.some(({ negated, start: verb }) => negated && verb <= start) || DENIED.test(before2);
}
var DENIED = /\b(?:never|not|cannot|\w{1,8}n['’]t|nor)(?: \w{1,20}){0,2} $/i;

// src/rules/privilege-escalation.ts
var privilegeEscalation = {
  id: "privilege-escalation",
  aliases: [],
  severity: "high",
  severities: ["medium"],
  kind: "security",
  summary: "The text has the model take more rights, or approve in the user's stead",
  why: `
What an agent may do is what somebody allowed. A description that has it bind itself to a role of owners, keep rights for
good, or press "approve" in the user's name takes that decision away from the person who would answer for it. It is a
warning where the text only says what to do when rights are missing.

Left alone: a tool whose work is to give rights, as its first words say, and what a tool needs to be given.`,
  fix: "Say which rights the tool needs, and let the user or an administrator give them.",
  cwe: [269],
  owasp: ["ASI03", "MCP02"],
  folds: ["agent-imperative"],
  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    const all = facts.statements(text);
    for (const statement of all) {
      const found = escalationIn(statement, all);
      if (found === void 0) continue;
      const { start, end } = found.at;
      yield {
        at: { text, start, end },
        message: `Has rights taken or given that nobody asked for: "${text.value.slice(start, end)}".`,
        severity: found.severity
      };
    }
  }
};

// src/rules/property-declarations.ts
var requiredWithoutProperty = {
  id: "required-without-property",
  aliases: ["MCP-008"],
  severity: "medium",
  severities: ["high", "low"],
  kind: "quality",
  summary: "A required parameter is not among the properties",
  why: `
It is valid JSON Schema, and nearly always a rename that was made in one place only: the model must send a field that it
knows nothing of. Gemini refuses the request; VS Code drops the entry, so that the parameter is no longer required.
Left alone: members of \`anyOf\` and conditions, which name properties of the schema around them, and objects whose
further properties have a schema.`,
  fix: "Add the property, or take the name out of `required`.",
  cwe: [],
  owasp: [],
  each: "tool",
  *check(tool, { profiles }) {
    const schema = toolSchema(tool, "inputSchema");
    if (schema === void 0) return;
    const hits = schema.walk.schemas.flatMap(({ value, pointer, via }) => {
      const required = field(value, "required");
      if (!isArray(required) || via === "member" || via === "condition") return [];
      const properties = field(value, "properties");
      const isMap = isObject(field(value, "additionalProperties")) || isObject(field(value, "patternProperties"));
      const found = verdict(profiles, "requiredListed", () => true);
      if (found === void 0 && isMap) return [];
      return required.slice(0, COUNT_LIMIT).flatMap((name2, index) => {
        if (typeof name2 !== "string" || isObject(properties) && Object.hasOwn(properties, name2)) return [];
        const at2 = schema.at(`${pointer}/required/${index}`);
        const fault = `${shownName(name2)} is required and is none of the properties`;
        if (found === void 0) return [{ at: at2, message: `${fault}.`, profiles: [], rewrittenBy: [] }];
        const hit6 = hitOf(found, { at: at2, fault });
        return [hit6.severity === "low" ? { ...hit6, severity: "medium" } : hit6];
      });
    });
    yield* limited(hits);
  }
};
var DECLARES = ["type", "$ref", "$dynamicRef", "enum", "const", "anyOf", "oneOf", "allOf", "not", "if"];
var REPORTED_ELSEWHERE = ["$ref", "allOf", "oneOf", "const"];
var propertyWithoutType = {
  id: "property-without-type",
  aliases: ["MCP-009"],
  severity: "medium",
  severities: ["high", "low"],
  kind: "quality",
  summary: "A parameter does not say what type it has",
  why: `
A model that is not told the type guesses it, and sends an object as a string of JSON or the reverse. A union, a
reference, an enum or a constant says enough for most clients. Gemini wants a type in every schema, also beside an enum
and in the members of a union, and refuses \`true\` as a schema.`,
  fix: "Write the type of the parameter; where anything goes, say so in its description and take a string.",
  cwe: [],
  owasp: [],
  each: "tool",
  *check(tool, { profiles }) {
    const schema = toolSchema(tool, "inputSchema");
    if (schema === void 0) return;
    const hits = schema.walk.schemas.flatMap((each) => {
      if (each.via === "root" || each.via === "definition") return [];
      const at2 = schema.at(each.pointer);
      const found = lacksType(each) ? verdict(profiles, "typed", () => true) : void 0;
      const fault = `\`${shownPath(each.pointer)}\` does not say its type`;
      if (found !== void 0) return [hitOf(found, { at: at2, fault })];
      return each.via === "property" && declaresNothing(each) && !isRefinement(each) ? [{ at: at2, message: `${fault}.`, profiles: [], rewrittenBy: [] }] : [];
    });
    yield* limited(hits);
  }
};
function has(value, keywords) {
  return keywords.some((keyword) => Object.hasOwn(value, keyword));
}
function declaresNothing({ value }) {
  return value === true || isObject(value) && !has(value, DECLARES);
}
function isRefinement({ parent, name: name2 }) {
  for (let above = parent; above !== void 0; above = above.parent) {
    if (above.via === "condition") return true;
    const declared = above.via === "member" ? field(above.parent?.value, "properties") : void 0;
    if (name2 !== void 0 && isObject(declared) && Object.hasOwn(declared, name2)) return true;
  }
  return false;
}
function lacksType({ value, via, keyword }) {
  if (via !== "property" && via !== "items" && via !== "member") return false;
  if (typeof value === "boolean") return keyword !== "additionalItems" && keyword !== "unevaluatedItems";
  return isObject(value) && !has(value, ["type", "anyOf", ...REPORTED_ELSEWHERE]);
}
var nullableKeyword = {
  id: "nullable-keyword",
  aliases: ["MCP-010"],
  severity: "medium",
  kind: "quality",
  summary: "The keyword nullable of OpenAPI stands in a JSON Schema",
  why: `
JSON Schema has no \`nullable\`: clients and validators skip the word, and null is not allowed after all. Gemini's own
schema form has it, and refuses the union with null that JSON Schema would write instead. A parameter that may be left
out needs neither: it is not in \`required\`.`,
  fix: "Leave the parameter out of `required` and drop `nullable`.",
  cwe: [],
  owasp: [],
  each: "tool",
  *check(tool, { profiles }) {
    const schema = toolSchema(tool, "inputSchema");
    const strangers2 = profiles.filter(({ cells }) => cells.nullable === void 0);
    if (schema === void 0 || strangers2.length === 0) return;
    const isUnionFine = profiles.every(({ cells }) => cells.singleType === void 0 && cells.nullable === void 0);
    const hits = schema.walk.schemas.flatMap(({ value, pointer }) => {
      if (typeof field(value, "nullable") !== "boolean") return [];
      const type = field(value, "type");
      const union = typeof type === "string" && type.length < 20 ? `\`"type": ["${type}", "null"]\`` : "a union with null";
      return [
        {
          at: schema.at(`${pointer}/nullable`),
          message: "`nullable` is no keyword of JSON Schema: it is skipped, and null is not allowed.",
          ...isUnionFine && {
            fix: `Write ${union}, or leave the parameter out of \`required\` and drop \`nullable\`.`
          },
          profiles: [],
          rewrittenBy: []
        }
      ];
    });
    yield* limited(hits);
  }
};
var missingDescription = {
  id: "missing-description",
  aliases: ["MCP-012"],
  severity: "medium",
  kind: "quality",
  summary: "A tool has no description",
  why: `
The model chooses a tool by its description. Without one it has the name alone, and clients that search for tools find
it by chance. Parameters without a description are not reported: a good name often says enough.`,
  fix: "Say in a sentence or two what the tool does, and when to use it.",
  cwe: [],
  owasp: [],
  each: "tool",
  *check(tool, { surface }) {
    const isMade = surface.origin === "source" && surface.code?.tools.get(tool.name)?.code.description?.kind === "dynamic";
    if (isMade) return;
    const given = field(tool.raw, "description");
    if (given !== void 0 && (typeof given !== "string" || given.trim() !== "")) return;
    const { doc, pointer } = tool.place;
    const at2 = given === void 0 ? tool.place : { doc, pointer: `${pointer}/description` };
    yield { at: at2, message: `The tool has ${given === void 0 ? "no" : "an empty"} description.` };
  }
};

// src/rules/property-name.ts
var propertyName = {
  id: "property-name",
  aliases: ["MCP-007"],
  severity: "high",
  severities: ["medium", "low"],
  kind: "quality",
  summary: "A parameter's name has characters or a length that the client does not take",
  why: `
Names taken over from an HTTP API (\`filter[status]\`, \`createdAt>\`, \`$top\`) or written in another script are valid JSON
Schema. Model providers check the names of a tool's own parameters, and one bad name refuses the request with all tools
of all servers. Properties of objects inside a parameter are not checked by them and not reported.`,
  fix: "Rename the parameter and translate it back to the API's name in the tool's code.",
  cwe: [],
  owasp: [],
  each: "tool",
  *check(tool, { profiles }) {
    const schema = toolSchema(tool, "inputSchema");
    if (schema === void 0) return;
    const hits = schema.walk.schemas.flatMap(({ via, name: name2, pointer, depth }) => {
      if (via !== "property" || name2 === void 0) return [];
      const found = verdict(
        profiles,
        "propertyName",
        (limit) => (limit.depth === "any" || depth === 1) && !fitsName(name2, limit)
      );
      if (found === void 0) return [];
      const limits = found.map(({ cell }) => cell.value);
      const hit6 = hitOf(found, {
        at: schema.at(pointer, true),
        fault: `the parameter ${shownName(name2)} ${describeName(name2, found[0].cell.value)}`,
        fix: `Rename the parameter, for example to ${shownName(fittingName(name2, limits))}, and translate it back in the tool's code.`
      });
      return [hit6];
    });
    yield* limited(hits);
  }
};

// src/rules/schema-draft.ts
var schemaDraft = {
  id: "schema-draft",
  aliases: ["MCP-011"],
  severity: "info",
  severities: ["high", "low"],
  kind: "quality",
  summary: "A schema declares or needs another dialect of JSON Schema than the client reads",
  why: `
2020-12 is the dialect of the protocol. Two in five published tools declare draft-07, and for an input schema that
alone does no harm: what counts is whether it is also valid under the dialect that the client checks with, and then it
is high. For an output schema the declaration counts: some versions of Claude's clients list the tool and fail every
call of a draft-07 one, which is low, as others take it. Harmless declarations are one info a server.`,
  fix: "Let the schemas declare 2020-12, or nothing; newer versions of the SDKs do so.",
  cwe: [],
  owasp: [],
  each: "server",
  *check(surface, { profiles }) {
    yield* harmless(surface, profiles);
    for (const tool of surface.tools) {
      const output = toolSchema(tool, "outputSchema");
      const declared = output === void 0 ? void 0 : field(output.root, "$schema");
      if (output !== void 0 && declared !== void 0) {
        const dialect = dialectOf(output.root);
        const isStrange = (taken) => dialect === void 0 || !taken.includes(dialect);
        const found = verdict(profiles, "outputDialects", isStrange) ?? verdict(profiles, "outputDialectsOfAllVersions", isStrange);
        const fault = `the output schema declares ${said(declared)}`;
        if (found !== void 0) yield hitOf(found, { at: output.at("/$schema"), fault });
      }
      const input = toolSchema(tool, "inputSchema");
      if (input !== void 0) yield* limited(invalidElsewhere(input, profiles));
    }
  }
};
function invalidElsewhere({ root, at: at2 }, profiles) {
  const own = dialectOf(root);
  if (own === void 0 || schemaFaults(root, own)?.length !== 0) return [];
  return DIALECTS.filter((needed) => needed !== own).flatMap((needed) => {
    const found = verdict(profiles, "inputDialect", (dialect) => dialect === needed);
    if (found === void 0) return [];
    return (schemaFaults(root, needed) ?? []).map(
      ({ pointer, message }) => hitOf(found, { at: at2(pointer), fault: `${message}, which ${own} allows and ${needed} does not` })
    );
  });
}
function* harmless(surface, profiles) {
  const isAsked = profiles.some(({ cells }) => cells.inputDialect?.value === "2020-12");
  const strange = surface.tools.flatMap((tool) => {
    const input = toolSchema(tool, "inputSchema");
    const declared = input === void 0 ? void 0 : field(input.root, "$schema");
    if (input === void 0 || declared === void 0) return [];
    const dialect = dialectOf(input.root);
    const isStrange = dialect === void 0 || dialect !== "2020-12" && isAsked;
    return isStrange ? [{ at: input.at("/$schema"), declared: said(declared), tool: tool.name }] : [];
  });
  const [first] = strange;
  if (first === void 0) return;
  const count = strange.length === 1 ? "One input schema declares" : `${strange.length} input schemas declare`;
  const message = `${count} another dialect than 2020-12, such as ${first.declared} in ${shownName(first.tool)}.`;
  yield { at: first.at, message, severity: "info", profiles: [], rewrittenBy: [] };
}
function said(declared) {
  return typeof declared === "string" ? shownName(declared) : "no address";
}

// src/rules/schema-references.ts
var danglingReference = {
  id: "dangling-reference",
  aliases: [],
  severity: "high",
  kind: "quality",
  summary: "A reference in a schema leads nowhere",
  why: `
Clients compile the schemas when they list the tools, output schemas too. One \`$ref\` to a definition that is not there
makes them give up on all tools of the server. References to \`#/$defs/\u2026\`, \`#/definitions/\u2026\`, \`#/properties/\u2026\`, to an
\`$id\` and to an \`$anchor\` are followed inside the schema; one to the network is external-schema-reference.`,
  fix: "Add the definition to this schema, or write the schema out where it is referred to.",
  cwe: [],
  owasp: [],
  each: "tool",
  *check(tool, { profiles }) {
    const found = verdict(profiles, "resolvableReferences", () => true);
    if (found === void 0) return;
    for (const { root, at: at2 } of toolSchemas(tool)) {
      const lost = references(root).filter(({ target: target2 }) => target2 === "absent");
      yield* limited(
        lost.map(
          ({ pointer, written }) => hitOf(found, { at: at2(pointer), fault: `the reference ${shownName(written)} leads nowhere`, invalid: true })
        )
      );
    }
  }
};
var recursiveReference = {
  id: "recursive-reference",
  aliases: [],
  severity: "high",
  severities: ["low"],
  kind: "quality",
  summary: "A schema contains itself through a reference",
  why: `
A tree whose nodes have nodes is legal JSON Schema, and Claude and OpenAI take it. Clients that write references out
before they send the schema cannot end: Gemini's refuse the request or fail with a recursion error.`,
  fix: "Write two or three levels out and describe the rest in words, or take the tree as a string of JSON.",
  cwe: [],
  owasp: [],
  each: "tool",
  *check(tool, { profiles }) {
    const found = verdict(profiles, "finite", () => true);
    if (found === void 0) return;
    for (const { field: field2, root, at: at2 } of toolSchemas(tool)) {
      if (field2 === "outputSchema") continue;
      yield* limited(
        circles(root).map(
          ({ pointer, written }) => hitOf(found, {
            at: at2(pointer),
            fault: `the reference ${shownName(written)} leads back to a schema that it is in`
          })
        )
      );
    }
  }
};

// src/rules/schema-values.ts
function* check(tool, { profiles }, column, faultsIn2) {
  const schema = toolSchema(tool, "inputSchema");
  const found = verdict(profiles, column, () => true);
  if (schema === void 0 || found === void 0) return;
  const hits = schema.walk.schemas.flatMap(
    (each) => faultsIn2(each, shownPath(each.pointer)).map(
      ({ below, fault }) => hitOf(found, { at: schema.at(each.pointer + below), fault })
    )
  );
  yield* limited(hits);
}
function hasType(value, type) {
  const given = field(value, "type");
  return given === type || isArray(given) && given.includes(type);
}
function shown2(value) {
  const text = isObject(value) ? "an object" : isArray(value) ? "a list" : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}\u2026` : text;
}
var quality = { kind: "quality", severity: "high", severities: ["low"], cwe: [], owasp: [] };
var arrayWithoutItems = {
  ...quality,
  id: "array-without-items",
  aliases: [],
  summary: "An array does not say what its items are",
  why: `
JSON Schema lets an array hold anything. OpenAI's and Gemini's endpoints want \`items\`, and VS Code throws for the whole
request without it.`,
  fix: 'Write `items`; `{"type": "string"}` for a list of texts.',
  each: "tool",
  *check(tool, facts) {
    yield* check(tool, facts, "arrayItems", ({ value }, path) => {
      const isBare = hasType(value, "array") && field(value, "items") === void 0;
      const isTuple = isArray(field(value, "prefixItems"));
      return isBare && !isTuple ? [{ below: "", fault: `the array \`${path}\` has no \`items\`` }] : [];
    });
  }
};
var typeUnion = {
  ...quality,
  id: "type-union",
  aliases: [],
  summary: "A type is a list of types",
  why: `
\`"type": ["string", "null"]\` is valid JSON Schema, and what two SDKs write for an optional parameter. Gemini's schema
form has one type, and refuses the request: "Proto field is not repeating". Some clients turn a union with null into
\`nullable\` before they send it; none does so for the items of an array.`,
  fix: "Write one type, and leave the parameter out of `required` where null meant that it may be missing.",
  each: "tool",
  *check(tool, facts) {
    yield* check(tool, facts, "singleType", ({ value }, path) => {
      const type = field(value, "type");
      return isArray(type) ? [{ below: "/type", fault: `\`${path}\` has ${type.length} types` }] : [];
    });
  }
};
var nonStringEnum = {
  ...quality,
  id: "non-string-enum",
  aliases: [],
  summary: "A value of an enum or a constant is no string",
  why: `
Numbers and booleans as the only values are valid JSON Schema. Gemini's schema form takes strings in \`enum\` and nothing
else, whatever the type says: a direct call with the smallest such schema fails.`,
  fix: "List the values as strings and convert them in the tool's code, or describe the range with minimum and maximum.",
  folds: ["unsupported-keyword"],
  each: "tool",
  *check(tool, facts) {
    yield* check(tool, facts, "enumStrings", ({ value }, path) => {
      const values = field(value, "enum");
      const strange = isArray(values) ? values.find((each) => typeof each !== "string") : void 0;
      const constant = field(value, "const");
      return [
        ...strange === void 0 ? [] : [{ below: "/enum", fault: `\`${path}\` may be ${shown2(strange)}` }],
        ...constant === void 0 || typeof constant === "string" ? [] : [{ below: "/const", fault: `\`${path}\` is always ${shown2(constant)}` }]
      ];
    });
  }
};
var emptyEnumValue = {
  ...quality,
  id: "empty-enum-value",
  aliases: [],
  summary: "A value of an enum is the empty string",
  why: `
An empty string as "no choice" is valid JSON Schema. Gemini refuses the request: "enum[0]: cannot be empty".`,
  fix: "Take the empty value out of the enum and leave the parameter out of `required`.",
  each: "tool",
  *check(tool, facts) {
    yield* check(tool, facts, "enumStrings", ({ value }, path) => {
      const values = field(value, "enum");
      const index = isArray(values) ? values.indexOf("") : -1;
      return index === -1 ? [] : [{ below: `/enum/${index}`, fault: `\`${path}\` may be the empty string` }];
    });
  }
};
var unsupportedFormat = {
  ...quality,
  id: "unsupported-format",
  aliases: [],
  summary: "A format is none of those that the client takes",
  why: `
JSON Schema lets \`format\` be any word. Gemini's endpoints take two for strings, \`date-time\` and \`enum\`, and refuse the
rest; OpenAI's strict schemas take nine. Some clients take formats away before they send the schema.`,
  fix: "Drop the format and say it in the description.",
  each: "tool",
  *check(tool, { profiles }) {
    const schema = toolSchema(tool, "inputSchema");
    if (schema === void 0) return;
    const hits = schema.walk.schemas.flatMap(({ value, pointer }) => {
      const format = field(value, "format");
      if (typeof format !== "string") return [];
      const given = field(value, "type");
      const type = typeof given === "string" ? given : isArray(given) ? given.find((each) => each !== "null") : "string";
      if (typeof type !== "string") return [];
      const found = verdict(profiles, "formats", (taken) => {
        const list = Object.hasOwn(taken, type) ? taken[type] : void 0;
        return list !== void 0 && !list.includes(format);
      });
      const fault = `\`${shownPath(pointer)}\` has the format ${shown2(format)}`;
      return found === void 0 ? [] : [hitOf(found, { at: schema.at(`${pointer}/format`), fault })];
    });
    yield* limited(hits);
  }
};

// src/rules/token-cost.ts
var METHOD = `
Counted with the tokenizer of OpenAI's current models (o200k), over compact JSON of name, description and input schema,
as clients send it. It is an estimate: no provider publishes how definitions are written out, and other models differ
by about a tenth. Nothing is reported when no tokenizer was loaded.`;
var CONTEXT2 = 2e5;
function shown3(tokens2) {
  return grouped(tokens2);
}
function costliest({ tools }, count) {
  const sorted = [...tools].sort(([a, x], [b, y]) => y - x || (a.name < b.name ? -1 : 1)).slice(0, count);
  return listed2(sorted.map(([tool, tokens2]) => `${shownName(tool.name)} (${shown3(tokens2)})`));
}
var serverOverBudget = {
  id: "server-over-budget",
  aliases: ["MCP-030"],
  severity: "medium",
  kind: "quality",
  summary: "The tool definitions of a server cost more tokens than the budget",
  why: `
Clients that send every definition do so with every request, used or not. The budget is 10,000 tokens unless an option
says otherwise.${METHOD}`,
  fix: "Shorten the costliest descriptions and schemas, and leave out tools that nobody needs.",
  cwe: [],
  owasp: [],
  each: "server",
  *check(_surface, { cost, budgets, subject }) {
    if (cost === void 0 || cost.definitions <= budgets.server) return;
    const message = `The tool definitions cost about ${shown3(cost.definitions)} tokens, over the budget of ${shown3(budgets.server)}; the costliest are ${costliest(cost, 3)}.`;
    yield { at: subject.place, message };
  }
};
var oversizedTool = {
  id: "oversized-tool",
  aliases: ["MCP-031"],
  severity: "info",
  kind: "quality",
  summary: "The definition of one tool costs more tokens than the budget",
  why: `
Nineteen in twenty published tools cost less than about 1,000 tokens. The budget is 1,500 unless an option says
otherwise.${METHOD}`,
  fix: "Shorten the description, and describe parameters once instead of in every branch of the schema.",
  cwe: [],
  owasp: [],
  each: "tool",
  *check(tool, { cost, budgets }) {
    const tokens2 = cost?.tools.get(tool) ?? 0;
    if (tokens2 <= budgets.tool) return;
    const how = cost?.byLength.includes(tool.name) === true ? ", by its length" : "";
    yield {
      at: tool.place,
      message: `The definition costs about ${shown3(tokens2)} tokens${how}; the budget is ${shown3(budgets.tool)}.`
    };
  }
};
var contextShare = {
  id: "context-share",
  aliases: ["MCP-032"],
  severity: "medium",
  kind: "quality",
  summary: "A server fills a fifth of the model's context before the first message",
  why: `
Definitions and instructions together, against a window of 200,000 tokens. Clients that load tools on demand send the
names and the instructions only; the finding says which do, and what is left then.${METHOD}`,
  fix: "Split the server, or switch groups of tools on by an option.",
  cwe: [],
  owasp: [],
  folds: ["server-over-budget"],
  each: "server",
  *check(_surface, { cost, budgets, subject }) {
    if (cost === void 0 || cost.upfront <= budgets.context) return;
    const share2 = Math.round(cost.upfront / CONTEXT2 * 100);
    const deferring = PROFILES.filter(({ cells }) => cells.deferredTools !== void 0).map(({ name: name2 }) => name2);
    const message = `Definitions (${shown3(cost.definitions)} tokens) and instructions (${shown3(cost.instructions)}) fill about ${share2} % of a window of ${shown3(CONTEXT2)} before the first message; ${listed2(deferring)} can load tools on demand, and then about ${shown3(cost.deferred)} tokens are sent.`;
    yield { at: subject.place, message };
  }
};

// src/rules/too-many-tools.ts
var tooManyTools = {
  id: "too-many-tools",
  aliases: [],
  severity: "medium",
  kind: "quality",
  summary: "A server has more tools than the client takes",
  why: `
Some clients take a fixed number of tools, of all servers together: 128 in a request to OpenAI or Copilot, 100 in
Windsurf, 80 in Cursor. A server that is over the number alone cannot be used there unless tools are switched off by
hand. Claude Code has no fixed number.`,
  fix: "Offer groups of tools that users switch on, or fewer tools with an argument that chooses the action.",
  cwe: [],
  owasp: [],
  each: "server",
  *check(surface, { profiles, subject }) {
    const count = surface.coverage.tools;
    const found = verdict(profiles, "tools", ({ max: max2 }) => count > max2);
    if (found === void 0) return;
    const max = Math.min(...found.map(({ cell }) => cell.value.max));
    const fault = `the server lists ${count} tools, and the client takes ${max}`;
    yield hitOf(found, { at: subject.place, fault, severity: "medium" });
  }
};

// src/rules/tool-name.ts
var toolName = {
  id: "tool-name",
  aliases: ["MCP-001"],
  severity: "high",
  severities: ["low"],
  kind: "quality",
  summary: "A tool's name has characters or a length that the client does not take",
  why: `
The protocol allows letters, digits, \`_\`, \`-\` and \`.\`, up to 128 of them. Model providers allow less, and they check the
request as a whole: one bad name, and no tool works. A name that the client rewrites is reported as low, because two
names can become one. Which characters and how many: the profile's own cell, with its source.`,
  fix: "Rename the tool with ASCII letters, digits, _ and - only, in at most 64 characters.",
  cwe: [],
  owasp: [],
  each: "tool",
  *check(tool, { profiles }) {
    const name2 = field(tool.raw, "name");
    if (typeof name2 !== "string") return;
    const found = verdict(profiles, "toolName", (limit2) => !fitsName(name2, limit2));
    if (found === void 0) return;
    const limit = found[0].cell.value;
    yield hitOf(found, {
      at: { doc: tool.place.doc, pointer: `${tool.place.pointer}/name` },
      fault: `the name ${shownName(name2)} ${describeName(name2, limit)}`,
      fix: `Rename the tool, for example to ${shownName(
        fittingName(
          name2,
          found.map(({ cell }) => cell.value)
        )
      )}.`
    });
  }
};

// src/rules/tool-router.ts
var toolRouter = {
  id: "tool-router",
  aliases: [],
  severity: "low",
  kind: "security",
  summary: "A tool runs other tools or commands that the list does not show",
  why: `
It takes the name of what to run and the arguments for it, so the list says nothing of what it can do: no description to
read, no schema to check, nothing for the lock file to hold. A permission for it is a permission for everything behind it.
It is rated a write at least.`,
  fix: "List what can be run as tools of their own, or limit the name to an enum of the commands that exist.",
  cwe: [749],
  owasp: ["ASI02", "MCP02"],
  folds: ["argument-dependent-class"],
  each: "tool",
  *check(tool, { ratings }) {
    const reason = ratings.get(tool)?.reasons.find(({ id }) => id === "class-router");
    if (reason === void 0) return;
    yield { at: reason.at, message: `${reason.message} What that is, the list of tools does not show.` };
  }
};

// src/text/documented.ts
var LINE = /^[`*\s]{0,4}[a-z][\w.-]{1,40}[`*]{0,2}(?: \([^)\n]{0,60}\))?:\s/i;
var PLACE = /\b(?:to|between) (?:the |a |an )?$|^(?:[\w-]{1,20} ){0,4}id\b/i;
var PHRASE = /\b(?:says?|asks?|asked|triggers?)\b[^.!?]{0,400}$/i;
function isDocumented({ text, start, directives }, source) {
  const before2 = text.slice(0, Math.max(0, source.start - start));
  const isAlone = before2.endsWith('"') && text.charAt(source.end - start) === '"' && PHRASE.test(before2);
  if (isAlone && source.kind !== "secretPath") return true;
  if (source.kind === "secretPath" || source.kind === "secret") return false;
  const isQuoted = before2.split('"').length % 2 === 0 && PHRASE.test(before2);
  if (isQuoted) return true;
  const gives = directives.some((each) => isOrder(each) && (each.acts.has("include") || each.acts.has("send")));
  return !gives && (LINE.test(text) || PLACE.test(before2)) && !/\b(?:you|whole|full|entire|all|every|everything)\b/i.test(text);
}

// src/text/secrets.ts
var REFERENCE = /\$\{\{[^{}]{0,200}\}\}|\$\{[^{}]{0,500}\}|\{(?:env|file):[^{}]{0,200}\}|\$[A-Z_]\w{0,100}|%\w{1,100}%/gi;
function literalParts(value) {
  const defaults = [...value.matchAll(REFERENCE)].flatMap(([reference]) => {
    const at2 = reference.startsWith("${{") ? -1 : reference.indexOf(":-");
    return at2 === -1 ? [] : [reference.slice(at2 + 2, -1)];
  });
  return [value.replace(REFERENCE, " "), ...defaults].map((part) => part.trim()).filter((part) => part !== "");
}
var ISSUED = /\b(?:gh[opsur]_\w{30,255}|github_pat_\w{30,255}|glpat-[\w-]{20,64}|xox[abeprs]-[\w-]{10,120}|sk-[\w-]{20,200}|[rs]k_live_\w{16,120}|AKIA[A-Z0-9]{16}|AIza[\w-]{35}|npm_\w{36}|pypi-\w{16,255}|hf_\w{30,60}|SG\.[\w-]{16,32}\.[\w-]{16,64}|ntn_\w{30,60}|lin_api_\w{30,60}|tvly-[\w-]{20,60}|fc-[a-f0-9]{32}|eyJ[\w-]{10,2000}\.eyJ[\w-]{10,4000}\.[\w-]{10,2000})|-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----/;
var SECRET_WORDS = new Set(
  "token secret password passwd pwd passphrase apikey pat credential credentials authorization cookie jwt bearer pass".split(
    " "
  )
);
var KEY_COMPANY = new Set(
  "api access private secret auth encryption signing service account master admin license session subscription".split(
    " "
  )
);
var PASSWORDS = /* @__PURE__ */ new Set(["password", "passwd", "pwd", "passphrase", "pass"]);
var STAND_INS = new Set(
  "your my here example sample placeholder changeme change replace dummy fake insert redacted todo xxx xxxx enter put token_here none null undefined test foo bar hidden secret password".split(" ")
);
function wordsOf2(name2) {
  const words2 = name2.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z0-9]+/);
  return words2.filter((word) => word !== "" && !/^\d+$/.test(word));
}
function isSecretName(name2) {
  const words2 = wordsOf2(name2);
  const last = words2.at(-1) ?? "";
  if (SECRET_WORDS.has(last)) return true;
  return last === "key" && (words2.length === 1 || words2.slice(0, -1).some((word) => KEY_COMPANY.has(word)));
}
function isLiteralSecret(name2, value) {
  return literalParts(value).some((part) => {
    if (ISSUED.test(part)) return !isStandIn(part);
    if (!isSecretName(name2)) return false;
    const secret = part.replace(/^(?:bearer|basic|token)\s+/i, "");
    if (isStandIn(secret) || /\s/.test(secret)) return false;
    const isPassword = PASSWORDS.has(wordsOf2(name2).at(-1) ?? "");
    return isPassword ? secret.length >= 6 && kinds(secret) >= 2 : isRandom(secret);
  });
}
function isStandIn(value) {
  if (/^<.*>$|^\[.*\]$|\.{3}|\*{3}|x{5}/i.test(value) || new Set(value).size < 6) return true;
  return wordsOf2(value).some((word) => STAND_INS.has(word)) || /12345678|abcdefgh|00000000/i.test(value);
}
function kinds(value) {
  return [/[a-z]/, /[A-Z]/, /\d/, /[^a-z\d]/i].filter((kind) => kind.test(value)).length;
}
function isRandom(value) {
  return value.length >= 16 && /^[\w.~+/=:-]+$/.test(value) && /\d/.test(value) && /[a-z]/i.test(value) && new Set(value).size >= 8;
}
var CREDENTIALS = /(:\/\/[^\s/@:]{0,200}:)([^\s/@]{1,200})@/;
function addressSecret(value) {
  const [, , password] = CREDENTIALS.exec(value) ?? [];
  const [literal] = literalParts(password ?? "");
  return literal === void 0 || wordsOf2(literal).some((word) => STAND_INS.has(word)) ? void 0 : literal;
}
function blottedQuote(text, limit = 120) {
  const clean = blottedText(text.slice(0, 4 * limit));
  return JSON.stringify(clean.length > limit ? `${clean.slice(0, limit)}\u2026` : clean);
}
function blottedText(text) {
  return text.replace(/:\/\/[^\s/@]{1,200}@/g, "://***@").split(/(\s+|[=:'"|;,?&])/).map((word) => isRandom(word) || ISSUED.test(word) ? "***" : word).join("");
}
function isReference(value) {
  return literalParts(value).length === 0;
}

// src/text/foreign.ts
var KEYS = ["secretPath", "secret", "keyStore"];
var TOLD = ["talk", "machine"];
function isKey2({ kind }) {
  return KEYS.includes(kind) || kind === "credential" || kind === "name";
}
function foreignIn(statement) {
  const things = statement.things.filter((thing) => !isOnlySaid(thing, statement));
  const isSaid = statement.says("contents").length > 0;
  const isVariable = ({ kind, text, start }) => kind === "name" && /^(?:[A-Z][A-Z\d_]+|aws_\w+)$/.test(text) && isSecretName(text) && !/[${]$/.test(before(statement, start));
  const known2 = things.find(({ kind, text }) => KEYS.includes(kind) && (isSaid || !/^\.env$/.test(text)) && !PUBLIC.test(text)) ?? things.find((thing) => isSaid && isVariable(thing)) ?? things.find(({ kind }) => TOLD.includes(kind));
  const found = known2 ?? things.find((thing) => thing.kind === "credential" && isOfOthers(thing, statement));
  if (found !== void 0) return found;
  const isGleaned = statement.says("gleaned").length > 0;
  const traits = isGleaned ? things.filter(({ kind }) => kind === "identity") : [];
  const personal = things.find(
    ({ kind, start, text }) => kind === "personal" && (isGleaned || OF_USER2.test(before(statement, start)) && !ORDINARY.test(text))
  );
  return personal ?? (traits.length > 1 ? traits[0] : void 0);
}
function isOnlySaid({ kind, start, end, text }, statement) {
  const lead = before(statement, start);
  const behind = statement.text.slice(end - statement.start, end - statement.start + 40);
  if (kind === "secretPath") return /\bvia $/i.test(lead) && statement.says("contents").length === 0;
  if (PUBLIC_HALF.test(lead)) return true;
  if (/^user names$/i.test(text) && /\b(?:that|what|which|whom|as|where|when|until|if) the $/i.test(lead)) return true;
  if (kind === "machine") return /^\((?:\w{1,20}=|\))/.test(behind);
  if (kind === "talk" && /\bin (?:his|her|their) (?:own )?words$/i.test(text)) return true;
  if (kind === "talk") return /\bin (?:the )?$/i.test(lead) && /['’]s? (?:own )?words$/i.test(text);
  return /\bhealth$/i.test(text) && HEALTH_OF_A_SYSTEM.test(behind);
}
var HEALTH_OF_A_SYSTEM = /^[ -](?:checks?|status|scores?|probes?|reports?|monitor(?:ing)?|endpoints?)\b/i;
var PUBLIC_HALF = /\bpublic (?:half|part|portion|key|side)s? (?:of|in|from) (?:(?!and\b|or\b)[\w']{1,20} ){0,3}$/i;
function isOfOthers({ start, end }, statement) {
  const around2 = `${before(statement, start)} ${statement.text.slice(end - statement.start, end - statement.start + 60)}`;
  return OF_OTHERS2.test(around2);
}
var OF_OTHERS2 = /\b(?:other|another|different|neighbou?ring) (?:\w{1,20} )?(?:servers?|tools?|services?|accounts?|plugins?|connectors?)\b|\b(?:found|lying|seen|stored|kept) (?:in|on|by|around) (?:\w{1,20}(?:'s)? ){0,3}(?:environment|host|workspace|machine|disk|chat|project|browser)\b|\b(?:typed|entered|pasted|given|mentioned|used) (?:earlier|before|so far|elsewhere|in the chat)\b|\b(?:client|host|agent|assistant)(?:'s)? (?:itself )?(?:uses|logs in|holds|keeps|was given)\b|\byou (?:know|were given|have been given|find|hold)\b/i;
var OF_USER2 = /\b(?:user|person|owner|human|caller|speaker)['’]s (?:[\w-]{1,20} ){0,2}$/i;
var ORDINARY = /^(?:mood|age|opinions?|habits|friends|colleagues|plans|employers?|occupation|profession|job title|weaknesses)\b/i;
function isNamedAfter(name2, { kind, text }) {
  if (kind === "secretPath") return false;
  const said3 = text.toLowerCase();
  return identifierWords(name2).some(({ word }) => word.length > 2 && said3.includes(word.replace(/s$/, "")));
}
var PUBLIC = /(?:authorized_keys|known_hosts|\.pub)$/i;
function before({ text, start }, at2) {
  return text.slice(Math.max(0, at2 - start - 60), at2 - start);
}

// src/text/harmless.ts
var CONSENT = /\b(?:if|after|once|when|only|unless|until|with|without) (?:\w{1,20} ){0,2}(?:user|they|person|owner)(?:'s)? (?:\w{1,20} )?(?:(?:consents?|agree[sd]?|approve[sd]?|approval|permission|confirm(?:s|ed)?)\b|(?:asks?|asked|wants?|wishes|wanted)(?: (?:for )?(?:it|this|that|them)\b| to (?:\w{1,20} )?(?:attach|be|give|hand|include|keep|pass|provide|save|send|share|store|upload)\b|[.)]?$))/i;
function isHarmless(statement, source) {
  const { example, text, directives } = statement;
  if (example || CONSENT.test(text) || isOptional(statement, source) || isUsed(statement, source)) return true;
  return directives.some((each) => leavesIt(each) && (source === void 0 || concerns(each, source)));
}
function isOptional(statement, source) {
  if (/^\W{0,4}optional(?:ly)?\b/i.test(statement.text)) return true;
  if (source === void 0 || source.start < statement.start || source.end > statement.end) return false;
  const behind = statement.text.slice(source.end - statement.start, source.end - statement.start + 60);
  return /(?<!\bnot )\boptional(?:ly)?(?: [\w'’-]{1,20}){0,3} [`"'“]?$/i.test(before(statement, source.start)) || /^\W{0,3}(?:(?!not\b)\w{1,20} ){0,2}\(?optional\b/i.test(behind);
}
var USES = [
  // "NEVER a full card number".
  /(?:^|[;:(] ?)never (?:an?|the|any) (?:[\w-]{1,20} ){0,2}$/i,
  // "Requires an owner or admin token".
  /\b(?:requires?|needs?) (?:an? )?(?:[\w-]{1,20} (?:or|and) ){0,2}(?:(?!the\b|your\b|their\b)[\w-]{1,20} )?$/i,
  // "Encrypted with the receiver's key".
  /\b(?:en|de)?(?:crypt|sign|seal|wrap|verif|authenticat|protect|unlock|secur)\w{1,4} (?:with|by|using|under) (?:[\w'’-]{1,20} ){0,3}$/i,
  // "Strips names and GPS position".
  /\b(?:remov|strip|redact|mask|blur|scrub)\w{0,4} (?:(?!and\b|then\b)[\w'’-]{1,20},? ){0,4}$/i,
  // "The value is put into the secret store".
  /\b(?:(?:put|stored?|saved?|kept|written|placed|added|moved) (?:[\w-]{1,20} )?(?:in|into|to|inside)|set (?:[\w-]{1,20} )?(?:in|into|inside)) (?:(?:the|an?|your|its) )?(?:[\w-]{1,20} ){0,2}$/i
];
var SET_UP = /^[`'")]? (?:must|should|has to|have to|needs? to) (?:already )?be (?:properly |correctly )?(?:running|installed|configured|set up|available|loaded|present|enabled|unlocked)\b/i;
var HOLDS2 = /^ (?:is|are|has|holds|contains|was|does|needs|uses|supports)\b/i;
var IS_LISTED = /^: [`'"]?[\w-]{3,60}[`'"]?\.?$/;
function isUsed(statement, source) {
  if (source === void 0 || source.start < statement.start || source.end > statement.end) return false;
  const lead = before(statement, source.start);
  if (isHandedOn2(statement, source)) return false;
  const behind = statement.text.slice(source.end - statement.start, source.end - statement.start + 60);
  const isCondition2 = /\b(?:if|when|unless|whether) (?:the |your |a |its )?$/i.test(lead) && HOLDS2.test(behind);
  return isCondition2 || isOnlyUsed(statement, source) || SET_UP.test(behind) || IS_LISTED.test(behind);
}
function isOnlyUsed(statement, source) {
  const lead = before(statement, source.start);
  return USES.some((use) => use.test(lead)) && !isHandedOn2(statement, source);
}
function isHandedOn2({ text, start: from, directives }, { end }) {
  const isGiven = directives.some(
    (order) => order.start >= end && isOrder(order) && GIVES.some((act) => order.acts.has(act))
  );
  return isGiven || IN_ARGUMENT.test(text.slice(end - from, end - from + 120));
}
var IN_ARGUMENT = /^[^.;]{0,50}\b(?<!\bnamed )(?:in|into|as|under|through|via) (?:the |an? |your )?(?:[`'"“]|[\w-]{1,40} (?:argument|field|parameter|property|input)\b)/i;
function concerns({ objects, rest, subject, start, sentence }, source) {
  const { text, start: from } = sentence;
  const between2 = text.slice(Math.max(0, Math.min(start, source.end) - from), Math.max(start, source.start) - from);
  if (objects.includes(source)) return !between2.includes(";");
  if (rest.includes(source)) return !/;|\b(?:and|but|instead|then)\b/i.test(between2);
  const isBack = subject.includes(source) || IT.test(text.slice(start - from, start - from + 60));
  const isHere = source.start >= from && source.end <= sentence.end;
  return isBack && !(isHere && /;|\b(?:and|but)\b/i.test(between2));
}
var IT = /\b(?:it|this|that|them|these|those|such)\b/i;
function leavesIt({ negated, acts, voice, start, sentence }) {
  if (voice === "may" && GIVES.some((act) => acts.has(act))) return true;
  if (!MOVES2.some((act) => acts.has(act))) return false;
  const around2 = sentence.text.slice(Math.max(0, start - sentence.start - 60), start - sentence.start + 200);
  return negated && !NOT_FORBIDDEN.test(around2);
}
var NOT_FORBIDDEN = /\bnot (?:only|just|merely|simply)\b|\b(?:without|unless)\b/i;
var GIVES = ["contain", "include", "reach", "send"];
var MOVES2 = ["call", "contain", "grab", "include", "reach", "read", "send", "write"];

// src/text/urls.ts
var URL_SHAPE = /\bhttps?:[/\\]{2}[^\s"'`<>|，。；）】]{1,2000}/gi;
function urlsIn(value) {
  if (!value.includes("//") && !value.includes("\\")) return [];
  return [...value.matchAll(URL_SHAPE)].flatMap(({ 0: raw, index }) => {
    const text = trimmed(raw);
    const parts = partsOf2(text);
    return parts.host === "" ? [] : [{ start: index, end: index + text.length, text, ...parts }];
  });
}
function trimmed(raw) {
  const closing3 = raw.search(/[)\]}]/);
  const opening = raw.search(/[([{]/);
  const cut = closing3 !== -1 && (opening === -1 || opening > closing3) ? raw.slice(0, closing3) : raw;
  return cut.replace(/[.,;:!?*_~]{1,20}$/, "");
}
function partsOf2(address) {
  const rest = address.replace(/^[a-z]{1,10}:[/\\]{2}/i, "");
  const end = rest.search(/[/\\?#]/);
  const authority = end === -1 ? rest : rest.slice(0, end);
  const host = authority.slice(authority.lastIndexOf("@") + 1).replace(/:(?:\d{1,5}|[a-z]{1,8})$/i, "");
  return { host: host.toLowerCase().replace(/^www\.|\.$/g, ""), path: end === -1 ? "" : rest.slice(end) };
}
var SHARED_SUFFIX = /(?:^|\.)(?:(?:com?|org|net|gov|edu|ac|gob|go|or|ne)\.[a-z]{2}|(?:github|gitlab|bitbucket|netlify|vercel|herokuapp|workers|pages|web|firebaseapp|azurewebsites|amazonaws|cloudfront|blogspot|ngrok|trycloudflare|onrender|replit|glitch|surge|fly|deno|railway|repl|ngrok-free)\.(?:io|app|dev|com|net|me|sh|co))$/;
function siteOf(host) {
  const labels = host.split(".");
  const two = labels.slice(-2).join(".");
  return SHARED_SUFFIX.test(two) ? labels.slice(-3).join(".") : two;
}
function isSiteOf({ host }, server) {
  const [owner = ""] = siteOf(host).split(".");
  return owner.length > 3 && server.toLowerCase().includes(owner);
}
var PLACEHOLDER_HOST = /^(?:example|localhost|test|invalid)$|(?:^|\.)example\.(?:com|org|net|edu|io)$|\.(?:example|test|invalid|local|localhost|internal)$|^(?:127\.|10\.|192\.168\.|0\.0\.0\.0|\[?::1)|[<>{}$%[\]*]|^(?:your|my|acme|foo|bar|some|host|hostname|domain|server|site|company|mycompany|xxx)(?:[.-]|$)|\.\.\./;
function isPlaceholder({ host }) {
  return host === "" || !/[.:[]/.test(host) || PLACEHOLDER_HOST.test(host);
}
var DOCUMENT_HOST = /^(?:docs?|documentation|developers?|dev|learn|help|support|wiki|guides?|reference|api-docs|apidocs|schemas?|spec|specs|standards|community|blog)\.|^(?:github\.com|gitlab\.com|raw\.githubusercontent\.com|npmjs\.com|pypi\.org|crates\.io|w3\.org|ietf\.org|rfc-editor\.org|json-schema\.org|schema\.org|unicode\.org|iso\.org|iana\.org|readthedocs\.io|stackoverflow\.com|opensource\.org|spdx\.org|oasis-open\.org|modelcontextprotocol\.io)$|(?:^|\.)(?:wikipedia\.org|mozilla\.org|readthedocs\.io|w3\.org|ietf\.org)$/;
var DOCUMENT_PATH = /[/-](?:docs?|documentation|developers?|reference|guides?|help|support|wiki|manual|blog|articles?|kb|faq|spec|specification|standards?|rfcs?|tutorials?|learn|pricing|terms|privacy|policies|legal|about|changelog|releases|issues|readme|glossary|schemas?|examples?)(?=[/.?#_-]|$)|\.(?:html?|md|pdf|rst|txt)(?=[?#]|$)/i;
function isDocument({ host, path }) {
  return DOCUMENT_HOST.test(host) || DOCUMENT_PATH.test(path);
}
var LEAKING_IMAGE = /!\[[^\][]{0,200}\]\(\s{0,4}(https?:\/\/[^\s()]{1,300}[?&/=][^\s(){<$%[]{0,100}[{<$%[][^()\n]{0,200})\)/gi;
function leakingImages(value) {
  if (!value.includes("![")) return [];
  return [...value.matchAll(LEAKING_IMAGE)].map(({ 0: image, 1: address = "", index }) => ({
    start: index,
    end: index + image.length,
    host: partsOf2(address).host
  }));
}
var SAMPLE2 = /(?:\be\.?g\b|\bexamples?\b|\bfor instance\b|\bsuch as\b|\blike\b|\bi\.e\.|\bformat\b|\bpattern\b|例|如)[^\n]{0,120}$/i;
function isSampleIn(value, { start }) {
  return SAMPLE2.test(value.slice(Math.max(0, start - 160), start));
}

// src/text/handing.ts
function handingIn(all, at2, own) {
  const [previous, statement, next] = [all[at2 - 1], all[at2], all[at2 + 1]];
  if (statement === void 0) return void 0;
  const source = foreignIn(statement) ?? statement.things.find(({ kind }) => kind === "belongings");
  if (source === void 0 || isHarmless(statement, source)) return void 0;
  if (isKey2(source) && (isOwnConfiguration(statement) || isOfBrowser(statement, source))) return void 0;
  const { start, end } = statement;
  const leads = (other) => leadsOutside(other) || source.kind !== "belongings" && leadsIn(other, source, own);
  if (leads(statement)) return { start, end, source };
  if (REFERS_BACK.test(statement.text) && previous !== void 0 && !isHarmless(previous, source) && leads(previous))
    return { start: previous.start, end, source };
  if (next === void 0 || isHarmless(next, source) || !REFERS.test(next.text) || !leads(next)) return void 0;
  return { start, end: next.end, source };
}
var REFERS_BACK = /\b(?:there|therein|for (?:it|this|that|which|the purpose)|(?:in|into|to|under|as) (?:it|this|that)|its value)\b/i;
var OWN_CONFIGURATION = /\b(?:the|this|our) (?:server|tool|client|cli|integration|connector|package) (?:itself |only |first )?(?:reads?|uses?|loads?|takes?|stores?|keeps?|saves?|writes?|authenticates?)\b|\b(?:is|are|be) (?:read|loaded|taken|stored|kept|saved|resolved|picked up|configured|defined|set) (?:from|in|by|on|via|under)\b|\b(?:defaults? to|configuration|settings?|environment) from\b/i;
function isOfBrowser({ start, text, directives }, source) {
  return start === 0 && !directives.some((each) => isOrder(each) && (each.acts.has("include") || each.acts.has("send"))) && /^cookies?$/i.test(source.text) && /^(?:save|restore|load|export|import|set|get|list|clear|read)s?\b/i.test(text) && /\b(?:page|browser|tab|localStorage|sessionStorage)\b/i.test(text);
}
var REFERS = /^(?:\w{1,20} ){0,8}(?:it|this|that|these|those|they|them|its|their|both|everything|all|the (?:result|lot|copy|text|list|output|body|contents?|values?|rest|whole))\b/i;
function leadsOutside({ things }) {
  return things.some(
    ({ kind, text }) => kind === "taker" || kind === "outsider" || kind === "url" && isForeign(text) && !DATABASE.test(text)
  );
}
function isWanted(statement) {
  const { text, start: from } = statement;
  const isActive = ({ start }) => /^(?:wants|expects|asks for|needs|requires)\b/i.test(text.slice(start - from));
  return statement.says("wanted").some((range) => {
    const lead = before(statement, range.start);
    return !(isActive(range) && USER_WANTS.test(lead)) && !DENIED2.test(lead);
  });
}
var DENIED2 = /\b(?:not|never|\w{1,8}n['’]t)(?: \w{1,20})? $/i;
var USER_WANTS = /\b(?:user|person|people|customer|they)\b(?!['’])(?:(?!\b(?:server|service|tool|lookup|search|call|request)\b)[^.,;:]){0,50}$/i;
function isNamed(written, own) {
  const name2 = written.replace(/^[`"'“]/, "");
  if (name2 !== written || /[_\d-]|[a-z][A-Z]/.test(name2)) return own.isWay(name2);
  return !/^(?:from|to|in|of|by|for|as|with|at|on|and|or|is|into)$/i.test(name2) && own.isArgumentName(name2);
}
var DATABASE = /^(?:jdbc:)?(?:postgres(?:ql)?|mysql|mariadb|mongodb|rediss?|amqps?|sqlite|mssql|sqlserver|oracle|ldaps?)\b/i;
var AS_ARGUMENT = /\b(?:in|into|under|as|via|through) (?:the |an? )?([`"'“]?[\w-]{2,60})/gi;
var BESIDE_ARGUMENT = /\b(?:field|argument|parameter|property|input|slot|column|key)s? (?:named |called )?([`"'“]?[\w-]{1,60})|([`"'“]?[\w-]{1,60})[`"'”]? (?:field|argument|parameter|property|input|slot|column)\b/gi;
var WITH_CALL = /\b(?:when|while|upon|by|on|before|each time you) calling\b|\bin your call\b|\bas part of the (?:call|request|input)\b|\b(?:first|second|third|last|any|another|spare|free|free-text|extra|optional) (?:text )?(?:argument|parameter|field)\b|\b(?:with|through|via|into|to|using|in) (?:this|the) (?:tool|function|service)\b|\b(?:user-agent|(?<!\bleaks? (?:via|through|in|into) (?:the )?)referr?er|commit message|branch (?:name )?(?:after|from)|(?:dns|host) lookup|query string|utm|subdomain|alt text|file ?name after)\b|\b(?:with|to|into|in|along with|alongside|beside|on) (?:each|every|the|any|your|its|this) (?:\w{1,20} ){0,2}(?:calls?|requests?|quer(?:y|ies)|invocations?|submissions?|payload|query string|question)\b|\b(?:go|goes|travels?|comes?|sent|passed|handed|delivered|rides?) along\b|\balong with (?:the|each|every)\b/i;
function isStrong({ kind }) {
  return kind !== "credential" && kind !== "identity";
}
function isUsers({ text }) {
  return /\b(?:user|owner|person|human|caller|customer)(?:'?s|s')?\b|\b(?:you|your|assistant|(?<!\b(?:ssh|gpg|user)[ -])agent|model)\b/i.test(
    text
  );
}
var TECHNICAL = /\b(?:host|mac|ip|serial|login|user) ?(?:names?|address(?:es)?|numbers?)\b/i;
var NO_WAY = /\b(?:from|by|over|of|than|see|when|if|unless|like|calling|call|use|using|run|after|before) [`"'“]?$/i;
var IS_CALLED = /^[`"'”]? (?:(?:must|should|has to|needs to|can|may|will) be|is) (?:called|used|run|invoked)\b(?! (?:with|on))/i;
function leadsIn(statement, source, own) {
  const { things, text } = statement;
  const isFirst = statement.start === 0;
  const isWay2 = ({ kind, text: name2, start, end }) => kind === "name" && !NO_WAY.test(before(statement, start)) && !IS_CALLED.test(text.slice(end - statement.start, end - statement.start + 60)) && own.isWay(name2) && !(TECHNICAL.test(source.text) && isNamedAfter(name2, source));
  if (things.some(isWay2)) return true;
  const isGiven = (directive) => isOrder(directive) && GIVES.some((act) => directive.acts.has(act)) && // "Start a session" holds nothing, "start it with …" does.
  (!/^(?:start|begin|open|end)/i.test(directive.verb) || /\bwith\b/i.test(text)) && directive.objects.includes(source) && // "`fields=email` - only return the user's address": what a value means.
  !/[`'")\]] - (?:only )?$/.test(text.slice(0, directive.start - statement.start).slice(-12)) && // "Set TOOL_COOKIE from the browser's": a person configures the server.
  !directive.objects.some(({ kind, text: name2 }) => kind === "name" && /^[A-Z][A-Z\d_]+$/.test(name2));
  const isAsked = !isFirst && (things.some(({ kind }) => kind === "secretPath") || !own.isArgument(source));
  if (isAsked && statement.directives.some(isGiven)) return true;
  const isForeignText = isUsers(statement) || statement.says("contents").length > 0;
  if (isAsked && isStrong(source) && isWanted(statement) && isForeignText) return true;
  if (WITH_CALL.test(text)) return true;
  if ([...text.matchAll(AS_ARGUMENT)].some(([, name2 = ""]) => isNamed(name2, own))) return true;
  return [...text.matchAll(BESIDE_ARGUMENT)].some(
    ([, after = "", ahead = ""]) => isNamed(after, own) || isNamed(ahead, own)
  );
}
function isForeign(address) {
  const parts = partsOf2(address);
  return !isDocument(parts) && !isPlaceholder(parts);
}
function isOwnConfiguration(statement) {
  const moves = statement.directives.some(
    (directive) => isOrder(directive) && (directive.acts.has("include") || directive.acts.has("send"))
  );
  const isOfModel = statement.things.some(({ kind }) => kind === "model");
  return !moves && !isOfModel && statement.says("also").length === 0 && OWN_CONFIGURATION.test(statement.text);
}

// src/text/held.ts
function isOfArgument({ field: field2, role }) {
  if (!/^(?:inputSchema|arguments)\./.test(field2)) return false;
  return role === "prose" || VALUE2.test(field2);
}
var VALUE2 = /\.(?:default|const|(?:examples?|enum)\.\d{1,6})$/;
var WHERE = /\b(?:paths?|names?|location|ids?|identifier|filename|url|type|kind|format|directory|folder|whether|if|number|list|passwords?|passphrase) (?:of|to|for|where|with)\b/i;
var OF_BROWSER = /^ (?:of|in|from) (?:the )?(?:user'?s?|browser)/i;
var ASKED_FOR = /^(?:(?:the )?(?:users?'?s?|owner'?s?) (?:clipboard|browser|location|screen)|outputs?|results?|running|installed|process list|list of|active window|window titles|keystrokes|browsing|screen|clipboard|subject lines|unsent|newest|file names)\b/i;
function heldIn(statement, text) {
  if (!isOfArgument(text)) return void 0;
  const source = foreignIn(statement);
  if (source === void 0 || isNamedAfter(nameIn(text.field), source) || isHarmless(statement, source))
    return void 0;
  if (source.kind === "machine") return ASKED_FOR.test(source.text) ? source : void 0;
  if (!isKey2(source)) return source;
  const before2 = statement.text.slice(0, source.start - statement.start);
  const isSaid = source.kind === "credential" || statement.says("contents").some(({ start }) => start <= source.end + 3) || /\b(?:found|seen|lying|you|users?|browser|other|counterpart|prints?|dump-keychain|export-secret-keys)\b/i.test(
    source.text
  ) || OF_BROWSER.test(statement.text.slice(source.end - statement.start));
  return isSaid && !WHERE.test(before2) ? source : void 0;
}
function nameIn(field2) {
  return /properties\.([^.]{1,100})\.[a-z]{1,20}(?:\.\d{1,6})?$/i.exec(field2)?.[1] ?? "";
}

// src/text/own-matter.ts
var TALK = "agent agents assistant chat chats completion completions conversation conversations context delegate dialogue handoff history llm memory memories message messages model prompt prompts recap session sessions summarize summarise summary thread transcript";
var KEYS2 = "credential credentials dotenv env environment keychain password passwords secret secrets vault wallet";
var MACHINE = "device devices diagnostics host hosts machine network os process processes shell system windows";
var PERSON = "candidate contact contacts crm customer employee fact facts health lead leads member memory memories note notes patient people person persona preference preferences profile remember user users";
var setOf = (words2) => new Set(words2.split(" "));
var MATTERS = { keys: setOf(KEYS2), machine: setOf(MACHINE), person: setOf(PERSON), talk: setOf(TALK) };
function isAbout({ name: name2 }, source) {
  const topics = MATTERS[matterOf(source)];
  const said3 = new Set(source.text.toLowerCase().match(/[a-z]{3,}/g) ?? []);
  return identifierWords(name2).some(({ word }) => topics.has(word) || said3.has(word));
}
function isAboutTalk({ name: name2 }) {
  return identifierWords(name2).some(({ word }) => MATTERS.talk.has(word));
}
function matterOf(source) {
  if (isKey2(source)) return "keys";
  if (source.kind === "talk") return "talk";
  return source.kind === "machine" || source.kind === "belongings" ? "machine" : "person";
}
var ofSurfaces = /* @__PURE__ */ new WeakMap();
var ofSubjects2 = /* @__PURE__ */ new WeakMap();
function isWay(name2, subject, surface) {
  const plain = plainName2(name2);
  if (plain === "") return false;
  return waysOf(surface).tools.has(plain) || isArgumentName(name2, subject, surface);
}
function isArgumentName(name2, subject, surface) {
  return (subject.kind === "server" ? waysOf(surface).arguments : argumentsOf(subject.raw)).has(plainName2(name2));
}
function isArgument(source, subject) {
  return [...argumentsOf(subject.raw)].some((name2) => isCalled2(name2, source));
}
function isCalled2(name2, source) {
  const said3 = source.text.toLowerCase().match(/[a-z\d]{2,}/g) ?? [];
  const words2 = name2.split(" ");
  return words2.every((word) => said3.includes(word)) && words2.includes(said3.at(-1) ?? "");
}
function waysOf(surface) {
  const found = ofSurfaces.get(surface);
  if (found !== void 0) return found;
  const ways = {
    tools: new Set(surface.tools.map(({ name: name2 }) => plainName2(name2))),
    arguments: new Set(surface.tools.flatMap(({ raw }) => [...argumentsOf(raw)]))
  };
  ofSurfaces.set(surface, ways);
  return ways;
}
function argumentsOf(raw) {
  if (typeof raw !== "object" || raw === null) return /* @__PURE__ */ new Set();
  const found = ofSubjects2.get(raw);
  if (found !== void 0) return found;
  const names2 = /* @__PURE__ */ new Set();
  for (const { key, pointer } of walk(field(raw, "inputSchema") ?? null)) {
    if (/\/properties\/[^/]{1,200}$/.test(pointer.slice(-220))) names2.add(plainName2(String(key)));
  }
  const listed3 = field(raw, "arguments");
  for (const argument of isArray(listed3) ? listed3 : []) names2.add(plainName2(stringField(argument, "name") ?? ""));
  ofSubjects2.set(raw, names2);
  return names2;
}

// src/text/laid-open.ts
var OF_USER3 = /^(?:~|\$\{?HOME\b|%(?:USERPROFILE|APPDATA|HOMEPATH)%|[A-Z]:\\Users\b|\/(?:home|Users|root|etc|var|private|flag|proc)\b)/i;
var USERS_FOLDER = /\b(?:desktop|downloads?|documents|home) (?:folder|directory)\b|\buser(?:'s|s')? (?:desktop|home|documents|downloads)\b/i;
var CONTENTS = /\b(?:contents?|values?|keys?|text|data|bytes|lines) (?:of|in|from)(?: (?:the|your|my|their|this|user'?s?|any|all|file))*[\s`'"]*$/i;
function localFile({ acts, objects, force, from, start, sentence }) {
  if (!acts.has("read") && !acts.has("grab")) return void 0;
  if (force === "plain" && !sentence.triggers.some((occasion) => occasion.start < start)) return void 0;
  const isGiven = sentence.directives.some(
    (other) => isOrder(other) && other.from > from && (other.acts.has("send") || other.acts.has("include")) && speaksOf(other.objects.slice(0, 3), "itself", "file")
  );
  if (!isGiven) return void 0;
  const inUsersFolder = USERS_FOLDER.test(sentence.text);
  return objects.find(
    ({ kind, text }) => kind === "path" && !text.endsWith(".pub") && (OF_USER3.test(text) || inUsersFolder)
  );
}
function ofOtherTools(objects) {
  const others = objects.find(({ kind, text }) => kind === "everyTool" && /\bother\b/i.test(text));
  return others && objects.find(({ kind }) => kind === "credential" || kind === "secret");
}
function isLaidOpen({ acts, voice, sentence }, { kind, start, text }) {
  if (voice !== "order" || !(acts.has("send") || acts.has("include"))) return false;
  if (kind === "secret") return /\b(?:every|each|all|any)\b|\byou\b/i.test(text);
  if (kind !== "secretPath") return false;
  return sentence.says("also").length > 0 || CONTENTS.test(sentence.text.slice(0, start - sentence.start).slice(-60));
}
var WHOLE = /\b(?:full|entire|whole|complete|all|everything|unedited|verbatim|last|system prompt)\b/i;
function isFilled({ acts, voice, objects }, { kind, text }) {
  if (voice !== "order" || kind !== "private" || !WHOLE.test(text)) return false;
  return (acts.has("include") || acts.has("send") || acts.has("contain")) && speaksOf(objects, "name", "argument");
}

// src/text/taking.ts
function takingIn(statement, next) {
  if (statement.example) return void 0;
  for (const by of statement.directives) {
    const { voice, negated, example } = by;
    if (isOfUser(by)) continue;
    if (negated || example || voice !== "order" && voice !== "states") continue;
    const target2 = sensitive(by);
    if (target2 === void 0) continue;
    const isMeant = isLaidOpen(by, target2) || isFilled(by, target2) || target2 === ofOtherTools(by.objects);
    if (isMeant || isPressed(statement, by) || isHandedOn3(by, target2, next)) return { by, target: target2 };
  }
  return named(statement, next);
}
var OWN_ANSWER = /\bfrom (?:the|this|its|that) (?:\w{1,20} )?(?:response|result|output|reply|answer)\b/i;
var OFFERED = /\byou (?:can|could|may) ask (?:me|it|this tool) (?:to|for)\b/i;
function isOfUser({ form, subject, from }) {
  return form === "order" && subject.some(({ kind, to }) => kind === "user" && to === from);
}
var WHOLE2 = /\b(?:full|entire|whole|complete|system prompt)\b/i;
function named({ directives, things }, next) {
  const target2 = things.find(
    ({ kind, text }) => kind === "secretPath" || kind === "secret" || kind === "private" && WHOLE2.test(text)
  );
  if (target2 === void 0 || directives.some(({ voice }) => voice !== "aim" && voice !== "states")) return void 0;
  const by = next?.directives.find(
    (order) => isOrder(order) && order.constant && order.acts.has("include") && speaksOf(order.objects.slice(0, 1), "itself")
  );
  return by && { by, target: target2 };
}
function isHandedOn3({ voice, acts }, { kind }, next) {
  if (voice !== "order" || !acts.has("read") || kind !== "secret" && kind !== "secretPath") return false;
  return (next?.directives ?? []).some(
    (other) => isOrder(other) && (other.acts.has("send") || other.acts.has("include")) && speaksOf(other.objects, "itself", "file")
  );
}
function sensitive(directive) {
  const { acts, voice, force, from, start, objects, sentence } = directive;
  const isPressed2 = force === "must" || sentence.triggers.length > 0;
  const gives = acts.has("send") || acts.has("include") || acts.has("tell") && !/^(?:warn|alert|notify)/i.test(directive.verb);
  const moves = gives || acts.has("read") || acts.has("grab") || acts.has("call") && speaksOf(objects, "self");
  const strong = meant(directive).find(({ kind }) => kind === "secretPath" || kind === "secret");
  const spoils = isPressed2 && (acts.has("destroy") || acts.has("rewrite")) && !isCondition(directive);
  const holds2 = acts.has("contain") && isPressed2 && strong?.kind === "secretPath";
  if (strong !== void 0 && (moves || spoils || holds2) && !isSetting(directive, strong)) return strong;
  const others = moves && voice === "order" ? ofOtherTools(objects) : void 0;
  if (others !== void 0) return others;
  if (voice === "states") return givenAway(directive);
  if (acts.has("phish") && speaksOf(sentence.things, "user")) return objects.find(({ kind }) => kind === "passcode");
  const later = sentence.directives.filter((other) => isOrder(other) && other.from > from);
  const read = sentence.directives.some((other) => isOrder(other) && other.from < from && other.acts.has("read"));
  const isSet = directive.passive && /^set$/i.test(directive.verb);
  const shown5 = acts.has("include") && !isSet && (speaksOf(objects, "reply") || read && force === "must");
  const isOffered = OFFERED.test(sentence.text.slice(0, start - sentence.start));
  const weak = isOffered || OWN_ANSWER.test(sentence.text.slice(start - sentence.start, start - sentence.start + 300)) ? void 0 : meant(directive).find(({ kind }) => kind === "credential");
  if (weak !== void 0 && moves && (acts.has("grab") || shown5 || later.some(leadsOut))) return weak;
  const filled = meant(directive).find((thing) => isFilled(directive, thing));
  if (filled !== void 0) return filled;
  const mentioned = gives && voice === "order" ? mentionedBefore(directive) : void 0;
  if (mentioned !== void 0) return mentioned;
  const excused = sentence.says("excuse").length > 0 || sentence.says("also").length > 0 && acts.has("include");
  if (!isPressed2 && !(excused && gives)) return void 0;
  const local = localFile(directive);
  if (local !== void 0) return local;
  const holdsIt = acts.has("contain") && !/^(?:start|begin|end|close|finish|conclude)/i.test(directive.verb);
  const handsOn = gives || holdsIt || moves && later.some((other) => other.acts.has("include"));
  const given = directive.passive ? directive.subject : meant(directive);
  const context = handsOn ? given.find(({ kind }) => kind === "private") : void 0;
  if (context !== void 0 || !isPressed2) return context;
  return acts.has("write") || acts.has("destroy") ? objects.find((thing) => isOfSystem(thing, directive)) : void 0;
}
function mentionedBefore({ objects, to, start, sentence }) {
  const [first] = objects;
  if (first === void 0 || first.from !== to || !/^(?:it|them|these|those)$/i.test(first.text)) return void 0;
  const occasion = sentence.triggers.find(
    (each) => each.start < start && MENTIONS.test(sentence.text.slice(each.start - sentence.start, start - sentence.start))
  );
  return occasion?.things.find(
    ({ kind, end }) => end <= start && (kind === "credential" || kind === "secret" || kind === "personal")
  );
}
var MENTIONS = /^(?:when|whenever|if|once|each time|every time|as soon as)\s(?:the |a |any )?(?:user|person|customer|human|somebody|someone|anyone|they)\s(?:\w{1,20}\s)?(?:mentions?|says?|types?|writes?|shares?|gives?|tells?|enters?|pastes?|speaks?|names?)\b/i;
function isOfSystem({ kind, text, start, end }, { verb, sentence }) {
  if (kind !== "path" || !/^(?:\/|~|[A-Z]:)/i.test(text)) return false;
  const [before2, after] = [sentence.text.slice(0, start - sentence.start), sentence.text.slice(end - sentence.start)];
  const isKept = /^(?:create|add|store)$/i.test(verb) && YOUR_KEY.test(after);
  const isPlace = text.length > 2 && !(/^\/(?!(?:etc|var|usr|s?bin|srv|root|home|opt|tmp|boot|dev|proc|sys|lib)$)[\w-]+$/.test(text) && /^:\w/.test(after));
  return isPlace && !before2.endsWith("](") && !isKept;
}
var YOUR_KEY = /^[`'"]? (?:with|containing|holding) your (?:own )?(?:\w{1,20} ){0,2}(?:token|key|credentials?)\b/i;
function isCondition({ voice, start, sentence }) {
  return voice === "states" && sentence.triggers.some(
    (occasion) => occasion.start <= start && start < occasion.end && /^if\b/i.test(sentence.text.slice(occasion.start - sentence.start))
  );
}
function isSetting({ verb, objects, to, start, passive, sentence }, { kind }) {
  const [first] = objects;
  if (passive && /^set$/i.test(verb)) return SET_UP2.test(sentence.text.slice(start - sentence.start));
  return kind === "secret" && /^set$/i.test(verb) && first?.from === to && SETTING2.test(first.text);
}
var SET_UP2 = /^set(?: up)?(?: (?:first|beforehand|in advance|for (?:the|each|every|your|this|a) (?:user|server|host|account|repository|machine|remote)))?[.)]?$/i;
var SETTING2 = /^[A-Z][A-Z\d]+_(?:[A-Z\d]+_)?(?:TOKEN|KEY|SECRET|PASSWORD|COOKIE)$/;
function meant({ acts, passive, subject, objects, from, sentence }) {
  if (passive) return [...subject, ...objects];
  if (!acts.has("grab") || !speaksOf(objects.slice(0, 1), "itself")) return objects;
  return [
    ...objects,
    ...sentence.things.filter(({ kind, to }) => to <= from && (kind === "secret" || kind === "secretPath"))
  ];
}
function leadsOut({ acts, objects }) {
  return (acts.has("include") || acts.has("send")) && speaksOf(objects, "reply", "outsider", "partner", "url");
}
function givenAway({ acts, subject, rest, passive, from, sentence }) {
  if (!acts.has("send") || !speaksOf(rest, "outsider", "partner")) return void 0;
  const before2 = speaksOf(rest.slice(0, 1), "itself") ? sentence.things.filter(({ to }) => to <= from) : [];
  const given = passive ? subject : [...before2, ...rest];
  return given.find(({ kind }) => kind === "private" || kind === "userWish" || kind === "file" || kind === "argument");
}
function isPressed(statement, taking) {
  const { directives, triggers } = statement;
  if (taking.voice === "states") {
    const sentOn = directives.some(
      ({ acts, rest }) => acts.has("send") && speaksOf(rest, "outsider", "partner", "url")
    );
    return statement.says("also").length > 0 || statement.says("excusedBy").length > 0 || sentOn && speaksOf(taking.objects, "secret", "secretPath");
  }
  const chained = directives.some(
    (other) => isOrder(other) && (other.acts.has("override") || other.start > taking.start && (other.acts.has("include") || other.acts.has("send")))
  );
  return taking.force === "must" || triggers.length > 0 || chained || taking.acts.has("phish");
}

// src/rules/trigger-plus-sensitive-target.ts
var triggerPlusSensitiveTarget = {
  id: "trigger-plus-sensitive-target",
  aliases: ["STRUCT007", "model-directed-text"],
  severity: "critical",
  severities: ["high"],
  kind: "security",
  summary: "One sentence joins an occasion or a duty with reading or sending keys, secrets or private text",
  why: `
This is the whole shape of a tool-poisoning attack in one sentence: when to act, what to do, and a target that the tool
does not own. A sentence that only names a key file, or tells the user to create one, has no such shape.

The verb may be any: what counts too is that something which no tool owns (keys, what was said, what other tools answered,
what the computer or a mailbox tells of its owner, what is known of a person) and a way out (an argument of the tool, the
call, an address, a vendor) stand in one sentence that neither forbids nor permits it. Where the text says what an argument
is, the argument is the way out. A tool whose name is about such things may be given them.`,
  fix: "A tool that needs a secret reads it in its own code, from its own configuration. Delete the sentence.",
  cwe: [94, 200],
  owasp: ["ASI01", "ASI02", "MCP03"],
  folds: ["agent-imperative", "instruction-override", "sensitive-path"],
  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    const all = facts.statements(text);
    for (const [at2, statement] of all.entries()) {
      const taking = takingIn(statement, all[at2 + 1]);
      if (taking !== void 0 && !isOwnTaking(taking, all, facts.subject)) {
        yield {
          at: { text, start: statement.start, end: statement.end },
          message: `Makes the model ${taking.by.verb.toLowerCase()} "${taking.target.text}" as part of another task.`
        };
        continue;
      }
      const handed = handedIn(all, at2, text, facts);
      if (handed === void 0) continue;
      yield {
        at: { text, start: handed.start, end: handed.end },
        message: `Has "${handed.source.text}" handed out, which no tool of this kind owns.`,
        severity: isKey2(handed.source) ? "critical" : "high"
      };
    }
  }
};
function isOwnTaking(taking, all, subject) {
  if (taking.target.kind === "secret" && isOnlyUsed(taking.by.sentence, taking.target)) return true;
  if (isMentioned(taking.target, taking.by.sentence)) return true;
  if (isOwnMatter(taking, subject) || isOwnRequest(taking, subject) || isOfBrowser2(taking, all)) return true;
  if (taking.target.kind === "private" && isOwnWork(taking.by, all)) return true;
  return taking.target.kind === "path" && (isOwnPlace(taking.by, all) || isOwnFolder(taking, subject));
}
function handedIn(all, at2, text, facts) {
  const { subject, surface } = facts;
  const statement = all[at2];
  const held = statement && heldIn(statement, text);
  const isOther = (name2) => name2.toLowerCase() !== nameIn(text.field).toLowerCase();
  const handed = held === void 0 || statement === void 0 ? handingIn(all, at2, {
    isWay: (name2) => isOther(name2) && isWay(name2, subject, surface),
    isArgumentName: (name2) => isOther(name2) && isArgumentName(name2, subject, surface),
    isArgument: (source) => isArgument(source, subject)
  }) : { start: statement.start, end: statement.end, source: held };
  if (handed === void 0 || isAbout(subject, handed.source)) return void 0;
  return statement !== void 0 && isDocumented(statement, handed.source) ? void 0 : handed;
}
function isOwnMatter({ by, target: target2 }, subject) {
  const isPlain2 = by.force === "plain" && by.sentence.triggers.length === 0;
  if (target2.kind === "private" && isPlain2) return isAboutTalk(subject);
  if (!/(?:^|[\\/])\.env$/i.test(target2.text)) return false;
  return identifierWords(subject.name).some(({ word }) => ABOUT_ENVIRONMENT.has(word));
}
function isOwnRequest({ by, target: target2 }, { name: name2 }) {
  const { text, start } = by.sentence;
  if (target2.kind === "credential" && !isGivenOn(by))
    return /\b(?:required|necessary|needed) $/i.test(text.slice(0, target2.start - start).slice(-20));
  if (target2.kind !== "passcode" || !by.acts.has("phish")) return false;
  const said3 = [name2, ...text.match(/\b[a-z]\w{1,40}(?:[-_]\w{1,40}){1,5}\b/gi) ?? []];
  return said3.some((each) => identifierWords(each).some(({ word }) => ABOUT_CODES.has(word)));
}
function isOwnFolder({ target: target2 }, { name: name2 }) {
  const [, folder = "", rest = ""] = /^~\/\.([a-z][\w-]{2,40})(\/.{0,100})/i.exec(target2.text) ?? [];
  if (folder === "" || SHARED_FOLDERS.has(folder.toLowerCase())) return false;
  const words2 = new Set(identifierWords(name2).map(({ word }) => word));
  return identifierWords(`${folder}${rest}`).some(({ word }) => word.length > 3 && words2.has(word));
}
var SHARED_FOLDERS = /* @__PURE__ */ new Set([
  "aws",
  "azure",
  "bash",
  "cache",
  "config",
  "docker",
  "gnupg",
  "kube",
  "local",
  "mozilla",
  "npm",
  "ssh"
]);
var ABOUT_CODES = /* @__PURE__ */ new Set([
  "code",
  "credential",
  "credentials",
  "login",
  "mfa",
  "otp",
  "password",
  "secret",
  "secrets",
  "verification",
  "verify"
]);
function isOfBrowser2({ by, target: target2 }, all) {
  return isOwnWork(by, all) && !isGivenOn(by) && /cookies?$/i.test(target2.text) && /\b(?:page|browser|tab|localStorage|sessionStorage)\b/i.test(by.sentence.text);
}
function isGivenOn({ sentence }) {
  return sentence.directives.some((order) => isOrder(order) && (order.acts.has("include") || order.acts.has("send")));
}
function isOwnPlace(by, all) {
  const { start, sentence } = by;
  return isOwnWork(by, all) && sentence.triggers.every(({ when, start: at2 }) => when === "when" && at2 > start);
}
var ABOUT_ENVIRONMENT = /* @__PURE__ */ new Set(["env", "environment", "dotenv", "variable", "variables"]);

// src/rules/tuple-items.ts
var tupleItems = {
  id: "tuple-items",
  aliases: [],
  severity: "high",
  severities: ["medium", "low"],
  kind: "quality",
  summary: "A tuple is written in a way that not every reader of JSON Schema understands",
  why: `
Until 2019-09 the positions of a tuple were a list under \`items\`; 2020-12, which is what a schema without \`$schema\` is,
calls them \`prefixItems\` and allows no list there. Each form is wrong or unread in the other dialect: a list under
\`items\` is refused by what checks for 2020-12, and a reader of draft-07 skips \`prefixItems\` and then lets
\`items: false\` refuse every element. A list under \`items\` of a schema that declares an older dialect is left alone,
unless a client checks for 2020-12 whatever is declared.`,
  fix: "Take an object with named fields, or an array whose items all have one schema.",
  cwe: [],
  owasp: [],
  folds: ["invalid-json-schema", "schema-draft", "unsupported-keyword"],
  each: "tool",
  *check(tool, { profiles }) {
    for (const { field: name2, root, walk: walk2, at: at2 } of toolSchemas(tool)) {
      const isOldDeclared = dialectOf(root) !== "2020-12";
      const hits = walk2.schemas.flatMap(({ value, pointer }) => {
        const path = shownPath(pointer);
        if (isArray(field(value, "items"))) {
          const found2 = isOldDeclared ? verdict(name2 === "inputSchema" ? profiles : [], "inputDialect", (dialect) => dialect === "2020-12") : verdict(profiles, "validSchema", () => true);
          const fault2 = `\`items\` of \`${path}\` is a list, which 2020-12 does not allow`;
          const parts = { at: at2(`${pointer}/items`), fault: fault2, ...!isOldDeclared && { invalid: true } };
          return found2 === void 0 ? [] : [hitOf(found2, parts)];
        }
        if (!isArray(field(value, "prefixItems"))) return [];
        const found = verdict(profiles, "noPrefixItems", () => true);
        if (found === void 0) return [];
        const fault = `\`${path}\` is a tuple with \`prefixItems\`, which draft-07 does not know`;
        const isChecked = name2 === "outputSchema" && field(value, "items") === false;
        return [hitOf(found, { at: at2(`${pointer}/prefixItems`), fault, severity: isChecked ? "high" : "medium" })];
      });
      yield* limited(hits);
    }
  }
};

// src/rules/unconstrained-sink.ts
var RUN = /* @__PURE__ */ new Set([
  ...["command", "cmd", "command_line", "shell", "shell_command", "bash", "bash_command", "powershell", "script"],
  ...[
    "code",
    "source_code",
    "js_code",
    "javascript",
    "javascript_code",
    "python_code",
    "java_script",
    "java_script_code"
  ],
  ...["sql", "sql_query", "sql_statement", "query_sql", "raw_sql", "expression_code", "shell_script", "script_content"]
]);
var REACH3 = /* @__PURE__ */ new Set([
  ...["path", "file_path", "filepath", "file", "filename", "file_name", "dir", "directory", "directory_path", "folder"],
  ...["folder_path", "dir_path", "source_path", "target_path", "destination_path", "output_path", "input_path"],
  ...["url", "uri", "endpoint", "target_url", "base_url", "image_url", "webhook_url", "page_url", "link"]
]);
var LOOKED_UP = /\b(?:country|currency|language|postal|zip|area|status|error|exit|auth|authorization|verification|invite|coupon|promo|ISO|airport|station|stock)\b/i;
var BOUNDS = ["pattern", "enum", "const", "format", "minLength", "maxLength", "$ref", "anyOf", "oneOf", "allOf"];
var unconstrainedSink = {
  id: "unconstrained-sink",
  aliases: ["MCP-022"],
  severity: "low",
  severities: ["info"],
  kind: "quality",
  summary: "Commands, code, SQL, paths or addresses are taken as free text",
  why: `
A string that is run, or that says which file or address to reach, and that no pattern, enum, format or length bounds:
what may come in is decided by the tool's code alone. Seven in ten published servers have one, so it is one finding a
server, low where something is run and info where something is reached.`,
  fix: "Bound the parameter with enum, pattern or maxLength where the values are known, and check it in the tool's code.",
  cwe: [],
  owasp: [],
  each: "server",
  *check(surface, { subject }) {
    const sinks = surface.tools.flatMap(sinksOf);
    if (sinks.length === 0) return;
    const run = sinks.filter(({ isRun }) => isRun);
    const parts = [
      ...run.length > 0 ? [`takes ${counted(run)} to run as free text`] : [],
      ...run.length < sinks.length ? [`takes ${counted(sinks.filter(({ isRun }) => !isRun))} to reach as free text`] : []
    ];
    const related = [...run, ...sinks.filter(({ isRun }) => !isRun)].slice(0, RELATED2).map(({ tool, name: name2, pointer }) => ({
      at: { doc: tool.place.doc, pointer: `${tool.place.pointer}/inputSchema${pointer}` },
      message: `${shownName(name2)} of ${shownName(tool.name)}`
    }));
    const message = `The server ${parts.join(" and ")}.`;
    yield { at: subject.place, message, severity: run.length > 0 ? "low" : "info", related };
  }
};
var RELATED2 = 20;
var NAMED3 = 5;
function counted(sinks) {
  const names2 = sinks.slice(0, NAMED3).map(({ tool, name: name2 }) => `${shownName(name2)} of ${shownName(tool.name)}`);
  return sinks.length > NAMED3 ? `${names2.join(", ")} and ${sinks.length - NAMED3} more` : listed2(names2);
}
function sinksOf(tool) {
  return (toolSchema(tool, "inputSchema")?.walk.schemas ?? []).flatMap((schema) => {
    const { name: name2, pointer } = schema;
    if (name2 === void 0 || !isFreeParameter(schema)) return [];
    const plain = plainName(name2);
    const isRun = RUN.has(plain) && !isLookedUp(plain, schema.value);
    return isRun || REACH3.has(plain) ? [{ tool, name: name2, pointer, isRun }] : [];
  });
}
function isFreeParameter({ via, depth, value }) {
  if (via !== "property" || depth !== 1 || !isObject(value)) return false;
  return field(value, "type") === "string" && !BOUNDS.some((keyword) => Object.hasOwn(value, keyword));
}
function isLookedUp(plain, value) {
  const description = field(value, "description");
  return plain === "code" && typeof description === "string" && LOOKED_UP.test(description);
}

// src/model/protocol-fields.ts
var PROTOCOL_FIELDS = {
  tool: {
    name: "2024-11-05",
    description: "2024-11-05",
    inputSchema: "2024-11-05",
    annotations: "2025-03-26",
    title: "2025-06-18",
    outputSchema: "2025-06-18",
    _meta: "2025-06-18",
    icons: "2025-11-25",
    execution: "2025-11-25"
  },
  prompt: {
    name: "2024-11-05",
    description: "2024-11-05",
    arguments: "2024-11-05",
    title: "2025-06-18",
    _meta: "2025-06-18",
    icons: "2025-11-25"
  },
  argument: { name: "2024-11-05", description: "2024-11-05", required: "2024-11-05", title: "2025-06-18" },
  resource: {
    uri: "2024-11-05",
    name: "2024-11-05",
    description: "2024-11-05",
    mimeType: "2024-11-05",
    size: "2024-11-05",
    annotations: "2024-11-05",
    title: "2025-06-18",
    _meta: "2025-06-18",
    icons: "2025-11-25"
  },
  template: {
    uriTemplate: "2024-11-05",
    name: "2024-11-05",
    description: "2024-11-05",
    mimeType: "2024-11-05",
    annotations: "2024-11-05",
    title: "2025-06-18",
    _meta: "2025-06-18",
    icons: "2025-11-25"
  },
  serverInfo: {
    name: "2024-11-05",
    version: "2024-11-05",
    title: "2025-06-18",
    description: "2025-11-25",
    websiteUrl: "2025-11-25",
    icons: "2025-11-25"
  }
};

// src/rules/unknown-field.ts
var TITLES = {
  tool: "a tool",
  prompt: "a prompt",
  argument: "a prompt's argument",
  resource: "a resource",
  template: "a resource template",
  serverInfo: "the server info"
};
var unknownField = {
  id: "unknown-field",
  aliases: ["SCHEMA005"],
  severity: "medium",
  kind: "security",
  summary: "A definition has a field that no version of the protocol defines",
  why: `
Clients that check what they get drop such a field, others hand it on, and some show it to the model: a text there is read
by some models and by no reviewer. It is most often a misspelt field, and then what it was meant to say is lost.

Every field of every published version is known, from 2024-11-05 to 2026-07-28, also where the version in use is older.
The inside of \`annotations\`, \`_meta\` and schemas is open to extensions and is not looked at.`,
  fix: "Spell the field as the protocol does, or move what is yours alone into _meta.",
  cwe: [1286],
  owasp: ["ASI04", "MCP03"],
  each: "subject",
  *check(subject) {
    yield* limited(definitionsIn(subject).flatMap(({ object: object2, value, place }) => [...unknownIn(object2, value, place)]));
  }
};
function definitionsIn({ kind, raw, place }) {
  const below = (pointer) => ({ doc: place.doc, pointer: place.pointer + pointer });
  if (kind === "server") {
    return [{ object: "serverInfo", value: field(raw, "serverInfo"), place: below("/serverInfo") }];
  }
  const own = { object: kind, value: raw, place };
  const listed3 = kind === "prompt" ? field(raw, "arguments") : void 0;
  if (!isArray(listed3)) return [own];
  return [
    own,
    ...listed3.map((value, index) => ({ object: "argument", value, place: below(`/arguments/${index}`) }))
  ];
}
function* unknownIn(object2, value, { doc, pointer }) {
  if (!isObject(value)) return;
  const known2 = Object.keys(PROTOCOL_FIELDS[object2]);
  for (const key of Object.keys(value)) {
    if (known2.includes(key)) continue;
    const meant2 = known2.find((name2) => plainName(name2) === plainName(key) || name2.toLowerCase() === key.toLowerCase());
    const hint = meant2 === void 0 ? "" : ` Its name is ${shownName(meant2)}.`;
    const message = `${shownName(key)} is no field of ${TITLES[object2]} in any version of the protocol.${hint}`;
    yield { at: { doc, pointer: pointer + pointerStep(key), key: true }, message };
  }
}

// src/rules/unlisted-tool-mention.ts
var unlistedToolMention = {
  id: "unlisted-tool-mention",
  aliases: ["tool-shadowing"],
  severity: "low",
  kind: "security",
  summary: "The text names a tool that this server does not list, or speaks of other servers",
  why: `
A description that steers how the model uses another server's tools is how tool shadowing works. Naming one is no proof;
it shows a reviewer where to look.`,
  fix: "Name only tools that this server lists, as it lists them.",
  cwe: [1427],
  owasp: ["ASI02", "MCP03"],
  each: "text",
  sign: SENTENCE_SIGN,
  *check(text, facts) {
    const own = ownNames(facts.subject.raw, facts.toolNames);
    for (const { things, example } of facts.statements(text)) {
      if (example) continue;
      const words2 = things.filter(({ kind }) => kind === "toolWord");
      for (const name2 of foreignNames(things, own)) {
        if (!words2.some(({ from, to }) => from === name2.to || to === name2.from)) continue;
        yield {
          at: { text, start: name2.start, end: name2.end },
          message: `Names the tool "${name2.text}", which this server does not list.${limitOfOwn(name2.text, facts.toolNames)}`
        };
      }
    }
  }
};

// src/rules/unsupported-keyword.ts
var unsupportedKeyword = {
  id: "unsupported-keyword",
  aliases: [],
  severity: "high",
  severities: ["low"],
  kind: "quality",
  summary: "A schema has a keyword that the client does not take, or not there",
  why: `
Gemini's schema form knows 22 words and refuses the request for any other one, \`const\`, \`exclusiveMinimum\`,
\`additionalProperties\` and \`$ref\` among them; it also wants \`anyOf\` to stand without \`type\`, and \`properties\`, \`required\`
and \`enum\` beside a type that they fit. Azure AI Foundry takes no \`anyOf\` and no \`$ref\`; OpenAI's strict schemas no
\`allOf\`, \`oneOf\` and \`not\`, and no open objects. \`$schema\` and \`additionalProperties\` at the root are taken away by
the clients that send Gemini's form, and are not reported for it.`,
  fix: "Say the same with the words that the client takes, or leave the check to the tool's code.",
  cwe: [],
  owasp: [],
  each: "tool",
  *check(tool, { profiles }) {
    const schema = toolSchema(tool, "inputSchema");
    if (schema === void 0) return;
    const definitions = /* @__PURE__ */ new Set();
    const hits = schema.walk.schemas.flatMap((each) => {
      if (each.via === "definition" || each.parent !== void 0 && definitions.has(each.parent)) {
        definitions.add(each);
        return [];
      }
      return isObject(each.value) ? hitsIn(schema, each, each.value, profiles) : [];
    });
    yield* limited(hits);
  }
};
function hitsIn(schema, each, value, profiles) {
  const path = shownPath(each.pointer);
  const where = path === "" ? "at the root" : `in \`${path}\``;
  const misplaced = misfit(value);
  return Object.keys(value).slice(0, COUNT_LIMIT).flatMap((keyword) => {
    const at2 = schema.at(each.pointer + pointerStep(keyword));
    const refused = verdict(profiles, "keywords", (limits, { cells }) => {
      const isRootWord = each.via === "root" && limits.strippedAtRoot?.includes(keyword) === true;
      const isReportedAtRoot = each.via === "root" && cells.rootRefused?.value.includes(keyword) === true;
      if (isRootWord || isReportedAtRoot) return false;
      return limits.allowed?.includes(keyword) === false || limits.refused?.includes(keyword) === true;
    });
    if (refused !== void 0)
      return [hitOf(refused, { at: at2, fault: `\`${keyword.slice(0, 60)}\` stands ${where}`, ...fixFor(keyword) })];
    const reason = misplaced.get(keyword);
    const unfit = reason === void 0 ? void 0 : verdict(profiles, "keywordsFitType", () => true);
    return unfit === void 0 ? [] : [hitOf(unfit, { at: at2, fault: `\`${keyword}\` stands ${where} ${reason ?? ""}` })];
  }).concat(openObject(schema, each, value, profiles));
}
var FIXES = {
  const: "Write an enum with this one value.",
  exclusiveMinimum: "Write `minimum` with the next value.",
  exclusiveMaximum: "Write `maximum` with the value before.",
  additionalProperties: "Drop it, or list the properties.",
  $ref: "Write the schema out where it is referred to.",
  oneOf: "Write `anyOf`.",
  allOf: "Merge the schemas into one."
};
function fixFor(keyword) {
  const fix = Object.hasOwn(FIXES, keyword) ? FIXES[keyword] : void 0;
  return fix === void 0 ? {} : { fix };
}
function misfit(value) {
  const type = field(value, "type");
  const isScalar = typeof type === "string" && type !== "object";
  return new Map([
    ...type !== void 0 && isArray(field(value, "anyOf")) ? [["anyOf", "beside `type`"]] : [],
    ...isScalar ? [["properties", `beside the type ${type}`], ["required", `beside the type ${type}`]] : [],
    ...type === "array" || type === "object" ? [["enum", `beside the type ${type}`]] : []
  ]);
}
function openObject(schema, each, value, profiles) {
  const found = field(value, "type") === "object" ? verdict(profiles, "closedObjects", () => true) : void 0;
  if (found === void 0) return [];
  const name2 = each.pointer === "" ? "the input schema" : `\`${shownPath(each.pointer)}\``;
  const properties = field(value, "properties");
  const required = field(value, "required");
  const optional = isObject(properties) && Object.keys(properties).some((key) => !isArray(required) || !required.includes(key));
  const isOpen3 = field(value, "additionalProperties") !== false;
  if (!isOpen3 && !optional) return [];
  const fault = `${name2} ${isOpen3 ? "does not say `additionalProperties: false`" : "has properties that are not required"}`;
  const fix = "Close the object and require every property (a union with null for those that may be missing), or use the server without strict schemas.";
  return [hitOf(found, { at: schema.at(each.pointer), fault, fix })];
}

// src/model/pattern.ts
function patternFeatures(pattern) {
  const features = /* @__PURE__ */ new Set();
  let isClass = false;
  for (let at2 = 0; at2 < pattern.length; at2 += 1) {
    const char = pattern[at2];
    if (char === "\\") {
      const next = pattern[at2 + 1];
      if ((next === "p" || next === "P") && pattern[at2 + 2] === "{") features.add("unicode-property");
      at2 += 1;
    } else if (isClass) {
      isClass = char !== "]";
    } else if (char === "[") {
      isClass = true;
    } else if (char === "(" && /^\?(?:[=!]|<[=!])/.test(pattern.slice(at2 + 1, at2 + 4))) {
      features.add("look-around");
    }
  }
  return features;
}

// src/rules/unsupported-pattern.ts
var unsupportedPattern = {
  id: "unsupported-pattern",
  aliases: [],
  severity: "high",
  severities: ["low"],
  kind: "quality",
  summary: "A pattern uses what the client's regular expressions do not have",
  why: `
JSON Schema's patterns are those of JavaScript. Providers compile them with other engines: OpenAI's take no look-around
and no \`\\p{\u2026}\`, and llama.cpp makes one grammar of all tools, so that one pattern loses every tool of the request. The
e-mail pattern of a common schema library has a look-ahead. A pattern that is no regular expression at all is reported
as invalid-json-schema.`,
  fix: "Write the pattern without look-around and Unicode properties, or drop it and check the value in the tool's code.",
  cwe: [],
  owasp: [],
  each: "tool",
  *check(tool, { profiles }) {
    const schema = toolSchema(tool, "inputSchema");
    if (schema === void 0) return;
    const hits = schema.walk.schemas.flatMap(({ value, pointer }) => {
      const pattern = field(value, "pattern");
      const keys = field(value, "patternProperties");
      const patterns = [
        ...typeof pattern === "string" ? [["/pattern", pattern]] : [],
        ...Object.keys(isObject(keys) ? keys : {}).slice(0, COUNT_LIMIT).map((key) => [`/patternProperties${pointerStep(key)}`, key])
      ].map(([below, text]) => [pointer + below, text]);
      return patterns.flatMap(([at2, text]) => {
        const features = patternFeatures(text);
        const found = verdict(profiles, "patternRefused", (refused) => refused.some((each) => features.has(each)));
        const fault = `a pattern of \`${shownPath(pointer)}\` uses ${listed2([...features].map((each) => NAMES2[each]))}`;
        return found === void 0 ? [] : [hitOf(found, { at: schema.at(at2), fault })];
      });
    });
    yield* limited(hits);
  }
};
var NAMES2 = { "look-around": "look-around", "unicode-property": "a Unicode property" };

// src/text/code-points.ts
var NAMES3 = /* @__PURE__ */ new Map([
  [7, "bell"],
  [8, "backspace"],
  [27, "escape"],
  [127, "delete"],
  [155, "control sequence introducer"],
  [173, "soft hyphen"],
  [847, "combining grapheme joiner"],
  [8203, "zero width space"],
  [8204, "zero width non-joiner"],
  [8205, "zero width joiner"],
  [8206, "left-to-right mark"],
  [8207, "right-to-left mark"],
  [8234, "left-to-right embedding"],
  [8235, "right-to-left embedding"],
  [8236, "end of embedding"],
  [8237, "left-to-right override"],
  [8238, "right-to-left override"],
  [8288, "word joiner"],
  [8290, "invisible times"],
  [8292, "invisible plus"],
  [8294, "left-to-right isolate"],
  [8295, "right-to-left isolate"],
  [8296, "first strong isolate"],
  [8297, "end of isolate"],
  [10240, "braille blank"],
  [12644, "Hangul filler"],
  [65039, "variation selector 16"],
  [65279, "zero width no-break space"]
]);
var LISTED = 6;
function codePoint(character2) {
  return `U+${(character2.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
function codePoints(text) {
  const counts = /* @__PURE__ */ new Map();
  for (const character2 of text) counts.set(character2, (counts.get(character2) ?? 0) + 1);
  const listed3 = [...counts].slice(0, LISTED).map(([character2, count]) => {
    const name2 = NAMES3.get(character2.codePointAt(0) ?? 0);
    return `${codePoint(character2)}${name2 === void 0 ? "" : ` (${name2})`}${count > 1 ? ` \xD7${count}` : ""}`;
  });
  const more = counts.size - listed3.length;
  return `${listed3.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function spelledOut(text, isSpelled) {
  return Array.from(text, (character2) => isSpelled(character2) ? `[${codePoint(character2)}]` : character2).join("");
}

// src/text/invisible.ts
var INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]+/gu;
var INVISIBLE_SIGN = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u;
var PICTOGRAPH = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u;
var TAKES_SELECTOR = /[\p{Extended_Pictographic}\p{S}]/u;
var IDEOGRAPH2 = new RegExp("\\p{Script=Han}", "u");
var JOINED_SCRIPT = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tibetan}\p{Script=Khmer}\p{Script=Myanmar}]/u;
var UNSPACED_SCRIPT = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
var RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
var HANGUL_PART = /[\u1100-\u11FF]/;
var FLAG = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/uy;
var MARK_REACH = 4;
function invisibleRuns(value) {
  const runs = [];
  for (const match of value.matchAll(INVISIBLE)) {
    const end = match.index + match[0].length;
    for (let at2 = match.index; at2 < end; ) {
      const explained = honestLength(value, at2);
      if (explained === 0) extend(runs, at2, at2 + unitsAt(value, at2), kindOf2(value.codePointAt(at2) ?? 0));
      at2 += explained === 0 ? unitsAt(value, at2) : explained;
    }
  }
  return runs;
}
function extend(runs, start, end, kind) {
  const last = runs.at(-1);
  if (last?.end === start && last.kind === kind) runs[runs.length - 1] = { ...last, end };
  else runs.push({ start, end, kind });
}
function kindOf2(code) {
  if (code >= 917504 && code <= 917631) return "tags";
  if (isSelector(code) || code >= 6155 && code <= 6159 && code !== 6158) return "selectors";
  if (code === 1564 || code === 8206 || code === 8207) return "bidi";
  return code >= 8234 && code <= 8238 || code >= 8294 && code <= 8297 ? "bidi" : "zero-width";
}
function isSelector(code) {
  return code >= 65024 && code <= 65039 || code >= 917760 && code <= 917999;
}
function honestLength(value, at2) {
  const code = value.codePointAt(at2) ?? 0;
  const units = unitsAt(value, at2);
  const before2 = characterBefore(value, at2);
  const after = characterAt(value, at2 + units);
  if (code >= 917504 && code <= 917631) return flagLength(value, at2);
  return isExplained(code, before2, after, value, at2) ? units : 0;
}
function isExplained(code, before2, after, value, at2) {
  if (isSelector(code)) {
    if (/[\d#*]/.test(before2)) return code === 65039 && after === "\u20E3";
    return code <= 65039 && TAKES_SELECTOR.test(before2) ? true : IDEOGRAPH2.test(before2);
  }
  switch (code) {
    case 65279:
      return at2 === 0;
    case 8205:
      return joinsEmoji(value, at2, before2, after) || JOINED_SCRIPT.test(before2);
    case 8204:
      return JOINED_SCRIPT.test(before2);
    case 8203:
      return UNSPACED_SCRIPT.test(before2) && UNSPACED_SCRIPT.test(after);
    case 8206:
    case 8207:
    case 1564:
      return RIGHT_TO_LEFT.test(value.slice(Math.max(0, at2 - MARK_REACH), at2 + 1 + MARK_REACH));
    case 4447:
    case 4448:
      return HANGUL_PART.test(before2) || HANGUL_PART.test(after);
    case 6068:
    case 6069:
      return new RegExp("\\p{Script=Khmer}", "u").test(before2);
    case 10240:
      return /[\u2800-\u28FF]/.test(before2 + after);
    default:
      return code >= 6155 && code <= 6159 && new RegExp("\\p{Script=Mongolian}", "u").test(before2);
  }
}
function joinsEmoji(value, at2, before2, after) {
  const left = before2 === "\uFE0F" ? characterBefore(value, at2 - 1) : before2;
  return PICTOGRAPH.test(left) && PICTOGRAPH.test(after);
}
function flagLength(value, at2) {
  FLAG.lastIndex = at2 - 2;
  const flag = at2 < 2 ? null : FLAG.exec(value);
  return flag === null ? 0 : flag[0].length - 2;
}
function unitsAt(value, at2) {
  return (value.codePointAt(at2) ?? 0) > 65535 ? 2 : 1;
}
function characterAt(value, at2) {
  const code = value.codePointAt(at2);
  return code === void 0 ? "" : String.fromCodePoint(code);
}
function characterBefore(value, at2) {
  const low = value.charCodeAt(at2 - 1);
  const isPair = low >= 56320 && low <= 57343 && at2 >= 2;
  return at2 === 0 ? "" : characterAt(value, isPair ? at2 - 2 : at2 - 1);
}

// src/text/rewrite.ts
var FIELDS = 4;
var Rewriter = class {
  source;
  parts = [];
  edits = [];
  sourceAt = 0;
  valueAt = 0;
  constructor(source) {
    this.source = source;
  }
  /** `start` must not stand before the end of the replacement before. */
  replace(start, end, text) {
    const keptLength = start - this.sourceAt;
    if (keptLength > 0) this.parts.push(this.source.slice(this.sourceAt, start));
    const valueStart = this.valueAt + keptLength;
    if (text !== "") this.parts.push(text);
    this.edits.push(start, end, valueStart, valueStart + text.length);
    this.sourceAt = end;
    this.valueAt = valueStart + text.length;
  }
  /** Undefined when the result says the same as the source. */
  done() {
    if (this.edits.length === 0) return void 0;
    const value = this.parts.join("") + this.source.slice(this.sourceAt);
    if (value === this.source) return void 0;
    const edits = Uint32Array.from(this.edits);
    return { value, range: (start, end) => sourceRange(edits, start, end) };
  }
};
function rewriteMatches(value, pattern, by) {
  const rewriter = new Rewriter(value);
  for (const match of value.matchAll(pattern)) {
    const text = by(match);
    if (text !== void 0) rewriter.replace(match.index, match.index + match[0].length, text);
  }
  return rewriter.done();
}
function compose(first, second) {
  return {
    value: second.value,
    range: (start, end) => {
      const middle = second.range(start, end);
      return first.range(middle.start, middle.end);
    }
  };
}
function sourceRange(edits, start, end) {
  const first = lastEdit(edits, (valueStart) => valueStart <= start);
  const from = sourceOffset(edits, first, start, "start");
  if (end <= start) return { start: from, end: from };
  const last = lastEdit(edits, (valueStart) => valueStart < end);
  return { start: from, end: Math.max(from, sourceOffset(edits, last, end, "end")) };
}
function lastEdit(edits, holds2) {
  let low = -1;
  let high = edits.length / FIELDS - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds2(edits[middle * FIELDS + 2] ?? 0)) low = middle;
    else high = middle - 1;
  }
  return low;
}
function sourceOffset(edits, edit, offset, side) {
  if (edit < 0) return offset;
  const [sourceStart = 0, sourceEnd = 0, , valueEnd = 0] = edits.subarray(edit * FIELDS, (edit + 1) * FIELDS);
  if (offset < valueEnd || side === "end" && offset === valueEnd) return side === "start" ? sourceStart : sourceEnd;
  return sourceEnd + offset - valueEnd;
}

// src/text/smuggled.ts
var FEWEST_BYTES = 3;
var IN_WORD2 = /^[\p{L}\p{N}]{2}$/u;
function smuggledTexts(value) {
  return invisibleRuns(value).flatMap((run) => {
    const spelled = spell(value.slice(run.start, run.end), run.kind);
    return spelled === void 0 ? [] : [{ start: run.start, end: run.end, ...spelled }];
  });
}
function unsmuggle(value, found) {
  const rewriter = new Rewriter(value);
  for (const { start, end, text } of found) rewriter.replace(start, end, apart(text));
  return rewriter.done();
}
function spaceOut(value) {
  const runs = invisibleRuns(value).filter(({ kind }) => kind === "zero-width");
  const inWords = runs.filter(({ start, end }) => IN_WORD2.test(`${value[start - 1] ?? ""}${value[end] ?? ""}`));
  if (inWords.length < 2) return void 0;
  const rewriter = new Rewriter(value);
  for (const { start, end } of runs) rewriter.replace(start, end, " ");
  return rewriter.done();
}
function apart(text) {
  return /\S\s+\S/.test(text) ? `

${text}

` : text;
}
function spell(run, kind) {
  if (kind === "tags") {
    const text2 = Array.from(run, (tag2) => asciiOf((tag2.codePointAt(0) ?? 0) - 917504)).join("");
    return text2 === "" ? void 0 : { via: "tag characters", text: text2 };
  }
  if (kind === "selectors") {
    const text2 = readable(selectorBytes(run)) ?? readable(nibbleBytes(run));
    return text2 === void 0 ? void 0 : { via: "variation selectors", text: text2 };
  }
  const text = bitText(run);
  return text === void 0 ? void 0 : { via: "invisible characters read as bits", text };
}
function asciiOf(code) {
  return code >= 32 && code < 127 || code === 9 || code === 10 ? String.fromCharCode(code) : "";
}
function selectorBytes(run) {
  return Array.from(run, (selector) => {
    const code = selector.codePointAt(0) ?? 0;
    return code >= 917760 ? code - 917760 + 16 : code - 65024;
  });
}
function nibbleBytes(run) {
  const halves = selectorBytes(run);
  return halves.flatMap((half, index) => index % 2 === 0 ? [half * 16 + (halves[index + 1] ?? 0)] : []);
}
function bitText(run) {
  if (run.length < FEWEST_BYTES * 8) return void 0;
  const counts = /* @__PURE__ */ new Map();
  for (const character2 of run) counts.set(character2, (counts.get(character2) ?? 0) + 1);
  const [zero, one] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([character2]) => character2);
  if (zero === void 0 || one === void 0 || counts.size > 3) return void 0;
  const bits = Array.from(run).filter((character2) => character2 === zero || character2 === one);
  for (const high of [one, zero]) {
    const bytes = [];
    for (let at2 = 0; at2 + 8 <= bits.length; at2 += 8) {
      bytes.push(bits.slice(at2, at2 + 8).reduce((byte, bit) => byte * 2 + (bit === high ? 1 : 0), 0));
    }
    const text = readable(bytes);
    if (text !== void 0) return text;
  }
  return void 0;
}
function readable(bytes) {
  if (bytes.length < FEWEST_BYTES) return void 0;
  const text = decoded3(bytes);
  if (text === void 0 || new RegExp("(?![\\t\\n\\r])\\p{Cc}|[\\p{Co}\\p{Cn}]", "u").test(text)) return void 0;
  const letters = text.match(/[\p{L}\p{M}\s]/gu)?.length ?? 0;
  return letters >= text.length * 0.6 && new RegExp("\\p{L}{2}", "u").test(text) ? text : void 0;
}
var UTF_8 = new TextDecoder("utf-8", { fatal: true });
var UTF_16 = new TextDecoder("utf-16le", { fatal: true });
function decoded3(bytes) {
  const data = Uint8Array.from(bytes);
  let zeros = 0;
  for (let at2 = 1; at2 < data.length; at2 += 2) zeros += data[at2] === 0 ? 1 : 0;
  const isWide = data.length % 2 === 0 && data.length >= 8 && zeros * 2 >= data.length * 0.9;
  if (!isWide && data.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13)) return void 0;
  try {
    return (isWide ? UTF_16 : UTF_8).decode(data);
  } catch {
    return void 0;
  }
}

// src/rules/hidden-unicode.ts
var WHAT = {
  tags: "Tag characters, which nothing shows,",
  selectors: "Variation selectors with nothing to select",
  bidi: "Direction controls, which make a text look different from what it says,",
  "zero-width": "Characters that nobody sees"
};
var STRAY = 4;
var AROUND = 16;
var SPELLED_LIMIT = 300;
var hiddenUnicode = {
  id: "hidden-unicode",
  aliases: ["STRUCT002", "MCP-021"],
  severity: "high",
  severities: ["medium"],
  kind: "security",
  summary: "The text holds characters that a person cannot see and a model reads",
  why: `
Zero-width characters, direction controls, tag characters and variation selectors are invisible in every client, and
plain text to a model: they hide whole sentences, and they break up words so that no filter finds them. What they spell
is shown, and read by all other rules.

Left alone: joiners between emoji, region flags, one selector behind a symbol, joiners in scripts whose spelling needs
them (Persian, Hindi \u2026), direction marks beside right-to-left letters, a byte order mark at the start. A few zero-width
characters at the edge of words, as pages leave them behind when they are copied, are medium: a real server has two.`,
  fix: "Type the text again, or remove these characters: `mcp-audit` shows where they stand.",
  cwe: [116, 451],
  owasp: ["ASI01", "MCP03"],
  each: "text",
  sign: /[^\x20-\x7e]/,
  reads: "written",
  *check(text) {
    const runs = invisibleRuns(text.value);
    const smuggled = smuggledTexts(text.value);
    for (const kind of ["tags", "selectors", "bidi", "zero-width"]) {
      const own = runs.filter((run) => run.kind === kind);
      const [first] = own;
      const last = own.at(-1);
      if (first === void 0 || last === void 0) continue;
      const hidden = own.map(({ start, end }) => text.value.slice(start, end)).join("");
      const starts = new Set(own.map(({ start }) => start));
      const spelled = smuggled.filter(({ start }) => starts.has(start)).map((one) => one.text);
      const says2 = spelled.length > 0 ? `spell ${JSON.stringify(spelled.join(" ").slice(0, SPELLED_LIMIT))}: ${codePoints(hidden)}` : `stand in the text: ${codePoints(hidden)}, in ${JSON.stringify(around(text.value, first))}`;
      yield {
        at: { text, start: first.start, end: last.end },
        message: `${WHAT[kind]} ${says2}.`,
        ...spelled.length === 0 && isStray(text.value, runs) && { severity: "medium" }
      };
    }
  }
};
function around(value, { start, end }) {
  const stretch = value.slice(Math.max(0, start - AROUND), Math.min(end + AROUND, start + 3 * AROUND));
  const hidden = new Set(value.slice(start, end));
  return spelledOut(stretch, (character2) => hidden.has(character2));
}
function isStray(value, runs) {
  const isLetter = (at2) => /[\p{L}\p{N}]/u.test(value[at2] ?? " ");
  const atEdge = runs.every(({ start, end, kind }) => kind === "zero-width" && !(isLetter(start - 1) && isLetter(end)));
  return atEdge && runs.reduce((sum, { start, end }) => sum + end - start, 0) <= STRAY;
}

// src/rules/terminal-escape.ts
var MISREAD = /[\u0080-\u008C\u008E\u008F\u0091-\u0097\u0099\u009A]/;
var EFFECTS = [
  [/\[(?:\d{1,3};){0,4}8m/, "hides what follows"],
  [/\[\d?[JK]/, "erases what was shown"],
  [/\]8;/, "makes a link of words that may name another target"],
  [/\[\d{0,4}[A-H]/, "moves to write over what was shown"]
];
var SHOWN2 = 200;
var terminalEscape = {
  id: "terminal-escape",
  aliases: [],
  severity: "high",
  kind: "security",
  summary: "The text holds control characters that a terminal obeys instead of showing",
  why: `
Escape sequences hide, erase and overwrite text in a terminal, so that the person who approves a tool there reads
something else than the model. No text for a model needs them. White space is left alone, and so are quotes and
letters of Windows text that was read with the wrong encoding.`,
  fix: "Remove the control characters from the text.",
  cwe: [150, 451],
  owasp: ["ASI01", "MCP03"],
  each: "text",
  sign: new RegExp("(?![\\t\\n\\r])\\p{Cc}", "u"),
  reads: "written",
  *check(text) {
    const controls = [...text.value.matchAll(new RegExp("\\p{Cc}", "gu"))].filter(
      ({ 0: control, index }) => isObeyed(control) && !isLineMark(text.value, index)
    );
    const [first] = controls;
    const last = controls.at(-1);
    if (first === void 0 || last === void 0) return;
    const stretch = text.value.slice(first.index, last.index + 1);
    const sequences = text.value.slice(first.index, last.index + 8);
    const effects = EFFECTS.filter(([sequence]) => sequence.test(sequences)).map(([, does]) => does);
    const names2 = codePoints(controls.map(([control]) => control).join(""));
    const shown5 = JSON.stringify(spelledOut(stretch.slice(0, SHOWN2), isObeyed));
    yield {
      at: { text, start: first.index, end: last.index + 1 },
      message: `Control characters stand in the text: ${names2}, in ${shown5}.${effects.map((does) => ` A terminal ${does}.`).join("")}`
    };
  }
};
function isLineMark(value, at2) {
  const [before2, after] = [value.slice(Math.max(0, at2 - 42), at2), value.slice(at2 + 1, at2 + 11)];
  return value[at2] === "\b" && /\n[ \t]{0,40}$/.test(before2) && /^[ \t]{0,8}\n/.test(after);
}
function isObeyed(character2) {
  return new RegExp("(?![\\t\\n\\v\\f\\r])\\p{Cc}", "u").test(character2) && !MISREAD.test(character2);
}

// node_modules/unhomoglyph/data.json
var data_default = JSON.parse(`{"0":"O","1":"l","\u05AD":"\u0596","\u05AE":"\u0598","\u05A8":"\u0599","\u05A4":"\u059A","\u1AB4":"\u06DB","\u20DB":"\u06DB","\u0619":"\u0313","\u08F3":"\u0313","\u0343":"\u0313","\u0315":"\u0313","\u064F":"\u0313","\u065D":"\u0314","\u059C":"\u0301","\u059D":"\u0301","\u0618":"\u0301","\u0747":"\u0301","\u0341":"\u0301","\u0954":"\u0301","\u064E":"\u0301","\u0340":"\u0300","\u0953":"\u0300","\u030C":"\u0306","\uA67C":"\u0306","\u0658":"\u0306","\u065A":"\u0306","\u036E":"\u0306","\u06E8":"\u0306\u0307","\u0310":"\u0306\u0307","\u0901":"\u0306\u0307","\u0981":"\u0306\u0307","\u0A81":"\u0306\u0307","\u0B01":"\u0306\u0307","\u0C00":"\u0306\u0307","\u0C81":"\u0306\u0307","\u0D01":"\u0306\u0307","\u{114BF}":"\u0306\u0307","\u1CD0":"\u0302","\u0311":"\u0302","\u065B":"\u0302","\u07EE":"\u0302","\uA6F0":"\u0302","\u05AF":"\u030A","\u06DF":"\u030A","\u17D3":"\u030A","\u309A":"\u030A","\u0652":"\u030A","\u0B82":"\u030A","\u1036":"\u030A","\u17C6":"\u030A","\u{11300}":"\u030A","\u0E4D":"\u030A","\u0ECD":"\u030A","\u0366":"\u030A","\u2DEA":"\u030A","\u08EB":"\u0308","\u07F3":"\u0308","\u064B":"\u030B","\u08F0":"\u030B","\u0342":"\u0303","\u0653":"\u0303","\u05C4":"\u0307","\u06EC":"\u0307","\u0740":"\u0307","\u08EA":"\u0307","\u0741":"\u0307","\u0358":"\u0307","\u05B9":"\u0307","\u05BA":"\u0307","\u05C2":"\u0307","\u05C1":"\u0307","\u07ED":"\u0307","\u0902":"\u0307","\u0A02":"\u0307","\u0A82":"\u0307","\u0BCD":"\u0307","\u0337":"\u0338","\u1AB7":"\u0328","\u0322":"\u0328","\u0345":"\u0328","\u1CD2":"\u0304","\u0305":"\u0304","\u0659":"\u0304","\u07EB":"\u0304","\uA6F1":"\u0304","\u1CDA":"\u030E","\u0657":"\u0312","\u0357":"\u0350","\u08FF":"\u0350","\u08F8":"\u0350","\u0900":"\u0352","\u1CED":"\u0316","\u1CDC":"\u0329","\u0656":"\u0329","\u1CD5":"\u032B","\u0347":"\u0333","\u08F9":"\u0354","\u08FA":"\u0355","\u309B":"\uFF9E","\u309C":"\uFF9F","\u0336":"\u0335","\u302C":"\u0309","\u05C5":"\u0323","\u08ED":"\u0323","\u1CDD":"\u0323","\u05B4":"\u0323","\u065C":"\u0323","\u093C":"\u0323","\u09BC":"\u0323","\u0A3C":"\u0323","\u0ABC":"\u0323","\u0B3C":"\u0323","\u{111CA}":"\u0323","\u{114C3}":"\u0323","\u{10A3A}":"\u0323","\u08EE":"\u0324","\u1CDE":"\u0324","\u0F37":"\u0325","\u302D":"\u0325","\u0327":"\u0326","\u0321":"\u0326","\u0339":"\u0326","\u1CD9":"\u032D","\u1CD8":"\u032E","\u0952":"\u0331","\u0320":"\u0331","\u08F1":"\u064C","\u08E8":"\u064C","\u08E5":"\u064C","\uFC5E":"\uFE72\u0651","\u08F2":"\u064D","\uFC5F":"\uFE74\u0651","\uFCF2":"\uFE77\u0651","\uFC60":"\uFE76\u0651","\uFCF3":"\uFE79\u0651","\uFC61":"\uFE78\u0651","\u061A":"\u0650","\u0317":"\u0650","\uFCF4":"\uFE7B\u0651","\uFC62":"\uFE7A\u0651","\uFC63":"\uFE7C\u0670","\u065F":"\u0655","\u030D":"\u0670","\u0742":"\u073C","\u0A03":"\u0983","\u0C03":"\u0983","\u0C83":"\u0983","\u0D03":"\u0983","\u0D83":"\u0983","\u1038":"\u0983","\u{114C1}":"\u0983","\u17CB":"\u0E48","\u0EC8":"\u0E48","\u0EC9":"\u0E49","\u0ECA":"\u0E4A","\u0ECB":"\u0E4B","\uA66F":"\u20E9","\u2028":" ","\u2029":" ","\u1680":" ","\u2000":" ","\u2001":" ","\u2002":" ","\u2003":" ","\u2004":" ","\u2005":" ","\u2006":" ","\u2008":" ","\u2009":" ","\u200A":" ","\u205F":" ","\xA0":" ","\u2007":" ","\u202F":" ","\u07FA":"_","\uFE4D":"_","\uFE4E":"_","\uFE4F":"_","\u2010":"-","\u2011":"-","\u2012":"-","\u2013":"-","\uFE58":"-","\u06D4":"-","\u2043":"-","\u02D7":"-","\u2212":"-","\u2796":"-","\u2CBA":"-","\u2A29":"-\u0313","\u2E1A":"-\u0308","\uFB29":"-\u0307","\u2238":"-\u0307","\u2A2A":"-\u0323","\uA4FE":"-.","\uFF5E":"\u301C","\u060D":",","\u066B":",","\u201A":",","\xB8":",","\uA4F9":",","\u2E32":"\u060C","\u066C":"\u060C","\u037E":";","\u2E35":"\u061B","\u0903":":","\u0A83":":","\uFF1A":":","\u0589":":","\u0703":":","\u0704":":","\u16EC":":","\uFE30":":","\u1803":":","\u1809":":","\u205A":":","\u05C3":":","\u02F8":":","\uA789":":","\u2236":":","\u02D0":":","\uA4FD":":","\u2A74":"::=","\u29F4":":\u2192","\uFF01":"!","\u01C3":"!","\u2D51":"!","\u203C":"!!","\u2049":"!?","\u0294":"?","\u0241":"?","\u097D":"?","\u13AE":"?","\uA6EB":"?","\u2048":"?!","\u2047":"??","\u2E2E":"\u061F","\u{1D16D}":".","\u2024":".","\u0701":".","\u0702":".","\uA60E":".","\u{10A50}":".","\u0660":".","\u06F0":".","\uA4F8":".","\uA4FB":".,","\u2025":"..","\uA4FA":"..","\u2026":"...","\uA6F4":"\uA6F3\uA6F3","\u30FB":"\xB7","\uFF65":"\xB7","\u16EB":"\xB7","\u0387":"\xB7","\u2E31":"\xB7","\u{10101}":"\xB7","\u2022":"\xB7","\u2027":"\xB7","\u2219":"\xB7","\u22C5":"\xB7","\uA78F":"\xB7","\u1427":"\xB7","\u22EF":"\xB7\xB7\xB7","\u2D48":"\xB7\xB7\xB7","\u1444":"\xB7<","\u22D7":"\xB7>","\u1437":"\xB7>","\u1440":"\xB7>","\u152F":"\xB74","\u147E":"\xB7b","\u1480":"\xB7b\u0307","\u147A":"\xB7d","\u1498":"\xB7J","\u14B6":"\xB7L","\u1476":"\xB7P","\u1457":"\xB7U","\u143A":"\xB7V","\u143C":"\xB7\u0245","\u14AE":"\xB7\u0393","\u140E":"\xB7\u0394","\u1459":"\xB7\u0548","\u140C":"\xB7\u1401","\u1410":"\xB7\u1404","\u1412":"\xB7\u1405","\u1414":"\xB7\u1406","\u1417":"\xB7\u140A","\u1419":"\xB7\u140B","\u143E":"\xB7\u1432","\u1442":"\xB7\u1434","\u1446":"\xB7\u1439","\u145B":"\xB7\u144F","\u1454":"\xB7\u1450","\u145D":"\xB7\u1450","\u145F":"\xB7\u1451","\u1461":"\xB7\u1455","\u1463":"\xB7\u1456","\u1474":"\xB7\u146B","\u1478":"\xB7\u146E","\u147C":"\xB7\u1470","\u1492":"\xB7\u1489","\u1494":"\xB7\u148B","\u1496":"\xB7\u148C","\u149A":"\xB7\u148E","\u149C":"\xB7\u1490","\u149E":"\xB7\u1491","\u14AC":"\xB7\u14A3","\u14B0":"\xB7\u14A6","\u14B2":"\xB7\u14A7","\u14B4":"\xB7\u14A8","\u14B8":"\xB7\u14AB","\u14C9":"\xB7\u14C0","\u18C6":"\xB7\u14C2","\u18C8":"\xB7\u14C3","\u18CA":"\xB7\u14C4","\u18CC":"\xB7\u14C5","\u14CB":"\xB7\u14C7","\u14CD":"\xB7\u14C8","\u14DC":"\xB7\u14D3","\u14DE":"\xB7\u14D5","\u14E0":"\xB7\u14D6","\u14E2":"\xB7\u14D7","\u14E4":"\xB7\u14D8","\u14E6":"\xB7\u14DA","\u14E8":"\xB7\u14DB","\u14F6":"\xB7\u14ED","\u14F8":"\xB7\u14EF","\u14FA":"\xB7\u14F0","\u14FC":"\xB7\u14F1","\u14FE":"\xB7\u14F2","\u1500":"\xB7\u14F4","\u1502":"\xB7\u14F5","\u1517":"\xB7\u1510","\u1519":"\xB7\u1511","\u151B":"\xB7\u1512","\u151D":"\xB7\u1513","\u151F":"\xB7\u1514","\u1521":"\xB7\u1515","\u1523":"\xB7\u1516","\u1531":"\xB7\u1528","\u1533":"\xB7\u1529","\u1535":"\xB7\u152A","\u1537":"\xB7\u152B","\u1539":"\xB7\u152D","\u153B":"\xB7\u152E","\u18CE":"\xB7\u1543","\u18CF":"\xB7\u1546","\u18D0":"\xB7\u1547","\u18D1":"\xB7\u1548","\u18D2":"\xB7\u1549","\u18D3":"\xB7\u154B","\u154E":"\xB7\u154C","\u155B":"\xB7\u155A","\u1568":"\xB7\u1567","\u18B3":"\xB7\u18B1","\u18B6":"\xB7\u18B4","\u18B9":"\xB7\u18B8","\u18C2":"\xB7\u18C0","\uA830":"\u0964","\u0965":"\u0964\u0964","\u1C3C":"\u1C3B\u1C3B","\u104B":"\u104A\u104A","\u1AA9":"\u1AA8\u1AA8","\u1AAB":"\u1AAA\u1AA8","\u1B5F":"\u1B5E\u1B5E","\u{10A57}":"\u{10A56}\u{10A56}","\u{1144C}":"\u{1144B}\u{1144B}","\u{11642}":"\u{11641}\u{11641}","\u{11C42}":"\u{11C41}\u{11C41}","\u1C7F":"\u1C7E\u1C7E","\u055D":"'","\uFF07":"'","\u2018":"'","\u2019":"'","\u201B":"'","\u2032":"'","\u2035":"'","\u055A":"'","\u05F3":"'","\`":"'","\u1FEF":"'","\uFF40":"'","\xB4":"'","\u0384":"'","\u1FFD":"'","\u1FBD":"'","\u1FBF":"'","\u1FFE":"'","\u02B9":"'","\u0374":"'","\u02C8":"'","\u02CA":"'","\u02CB":"'","\u02F4":"'","\u02BB":"'","\u02BD":"'","\u02BC":"'","\u02BE":"'","\uA78C":"'","\u05D9":"'","\u07F4":"'","\u07F5":"'","\u144A":"'","\u16CC":"'","\u{16F51}":"'","\u{16F52}":"'","\u1CD3":"''","\\"":"''","\uFF02":"''","\u201C":"''","\u201D":"''","\u201F":"''","\u2033":"''","\u2036":"''","\u3003":"''","\u05F4":"''","\u02DD":"''","\u02BA":"''","\u02F6":"''","\u02EE":"''","\u05F2":"''","\u2034":"'''","\u2037":"'''","\u2057":"''''","\u0181":"'B","\u018A":"'D","\u0149":"'n","\u01A4":"'P","\u01AC":"'T","\u01B3":"'Y","\uFF3B":"(","\u2768":"(","\u2772":"(","\u3014":"(","\uFD3E":"(","\u2E28":"((","\u3220":"(\u30FC)","\u2475":"(2)","\u2487":"(2O)","\u2476":"(3)","\u2477":"(4)","\u2478":"(5)","\u2479":"(6)","\u247A":"(7)","\u247B":"(8)","\u247C":"(9)","\u249C":"(a)","\u{1F110}":"(A)","\u249D":"(b)","\u{1F111}":"(B)","\u249E":"(c)","\u{1F112}":"(C)","\u249F":"(d)","\u{1F113}":"(D)","\u24A0":"(e)","\u{1F114}":"(E)","\u24A1":"(f)","\u{1F115}":"(F)","\u24A2":"(g)","\u{1F116}":"(G)","\u24A3":"(h)","\u{1F117}":"(H)","\u24A4":"(i)","\u24A5":"(j)","\u{1F119}":"(J)","\u24A6":"(k)","\u{1F11A}":"(K)","\u2474":"(l)","\u{1F118}":"(l)","\u24A7":"(l)","\u{1F11B}":"(L)","\u247F":"(l2)","\u2480":"(l3)","\u2481":"(l4)","\u2482":"(l5)","\u2483":"(l6)","\u2484":"(l7)","\u2485":"(l8)","\u2486":"(l9)","\u247E":"(ll)","\u247D":"(lO)","\u{1F11C}":"(M)","\u24A9":"(n)","\u{1F11D}":"(N)","\u24AA":"(o)","\u{1F11E}":"(O)","\u24AB":"(p)","\u{1F11F}":"(P)","\u24AC":"(q)","\u{1F120}":"(Q)","\u24AD":"(r)","\u{1F121}":"(R)","\u24A8":"(rn)","\u24AE":"(s)","\u{1F122}":"(S)","\u{1F12A}":"(S)","\u24AF":"(t)","\u{1F123}":"(T)","\u24B0":"(u)","\u{1F124}":"(U)","\u24B1":"(v)","\u{1F125}":"(V)","\u24B2":"(w)","\u{1F126}":"(W)","\u24B3":"(x)","\u{1F127}":"(X)","\u24B4":"(y)","\u{1F128}":"(Y)","\u24B5":"(z)","\u{1F129}":"(Z)","\u3200":"(\u1100)","\u320E":"(\uAC00)","\u3201":"(\u1102)","\u320F":"(\uB098)","\u3202":"(\u1103)","\u3210":"(\uB2E4)","\u3203":"(\u1105)","\u3211":"(\uB77C)","\u3204":"(\u1106)","\u3212":"(\uB9C8)","\u3205":"(\u1107)","\u3213":"(\uBC14)","\u3206":"(\u1109)","\u3214":"(\uC0AC)","\u3207":"(\u110B)","\u3215":"(\uC544)","\u321D":"(\uC624\uC804)","\u321E":"(\uC624\uD6C4)","\u3208":"(\u110C)","\u3216":"(\uC790)","\u321C":"(\uC8FC)","\u3209":"(\u110E)","\u3217":"(\uCC28)","\u320A":"(\u110F)","\u3218":"(\uCE74)","\u320B":"(\u1110)","\u3219":"(\uD0C0)","\u320C":"(\u1111)","\u321A":"(\uD30C)","\u320D":"(\u1112)","\u321B":"(\uD558)","\u3226":"(\u4E03)","\u3222":"(\u4E09)","\u{1F241}":"(\u4E09)","\u3228":"(\u4E5D)","\u3221":"(\u4E8C)","\u{1F242}":"(\u4E8C)","\u3224":"(\u4E94)","\u3239":"(\u4EE3)","\u323D":"(\u4F01)","\u3241":"(\u4F11)","\u3227":"(\u516B)","\u3225":"(\u516D)","\u3238":"(\u52B4)","\u{1F247}":"(\u52DD)","\u3229":"(\u5341)","\u323F":"(\u5354)","\u3234":"(\u540D)","\u323A":"(\u547C)","\u3223":"(\u56DB)","\u322F":"(\u571F)","\u323B":"(\u5B66)","\u{1F243}":"(\u5B89)","\u{1F245}":"(\u6253)","\u{1F248}":"(\u6557)","\u3230":"(\u65E5)","\u322A":"(\u6708)","\u3232":"(\u6709)","\u322D":"(\u6728)","\u{1F240}":"(\u672C)","\u3231":"(\u682A)","\u322C":"(\u6C34)","\u322B":"(\u706B)","\u{1F244}":"(\u70B9)","\u3235":"(\u7279)","\u{1F246}":"(\u76D7)","\u323C":"(\u76E3)","\u3233":"(\u793E)","\u3237":"(\u795D)","\u3240":"(\u796D)","\u3242":"(\u81EA)","\u3243":"(\u81F3)","\u3236":"(\u8CA1)","\u323E":"(\u8CC7)","\u322E":"(\u91D1)","\uFF3D":")","\u2769":")","\u2773":")","\u3015":")","\uFD3F":")","\u2E29":"))","\u2774":"{","\u{1D114}":"{","\u2775":"}","\u301A":"\u27E6","\u301B":"\u27E7","\u27E8":"\u276C","\u2329":"\u276C","\u3008":"\u276C","\u31DB":"\u276C","\u304F":"\u276C","\u{21FE8}":"\u276C","\u27E9":"\u276D","\u232A":"\u276D","\u3009":"\u276D","\uFF3E":"\uFE3F","\u2E3F":"\xB6","\u204E":"*","\u066D":"*","\u2217":"*","\u{1031F}":"*","\u1735":"/","\u2041":"/","\u2215":"/","\u2044":"/","\u2571":"/","\u27CB":"/","\u29F8":"/","\u{1D23A}":"/","\u31D3":"/","\u3033":"/","\u2CC6":"/","\u30CE":"/","\u4E3F":"/","\u2F03":"/","\u29F6":"/\u0304","\u2AFD":"//","\u2AFB":"///","\uFF3C":"\\\\","\uFE68":"\\\\","\u2216":"\\\\","\u27CD":"\\\\","\u29F5":"\\\\","\u29F9":"\\\\","\u{1D20F}":"\\\\","\u{1D23B}":"\\\\","\u31D4":"\\\\","\u4E36":"\\\\","\u2F02":"\\\\","\u2CF9":"\\\\\\\\","\u244A":"\\\\\\\\","\u27C8":"\\\\\u1455","\uA778":"&","\u0AF0":"\u0970","\u{110BB}":"\u0970","\u{111C7}":"\u0970","\u26AC":"\u0970","\u{111DB}":"\uA8FC","\u17D9":"\u0E4F","\u17D5":"\u0E5A","\u17DA":"\u0E5B","\u0F0C":"\u0F0B","\u0F0E":"\u0F0D\u0F0D","\u02C4":"^","\u02C6":"^","\uA67E":"\u02C7","\u02D8":"\u02C7","\u203E":"\u02C9","\uFE49":"\u02C9","\uFE4A":"\u02C9","\uFE4B":"\u02C9","\uFE4C":"\u02C9","\xAF":"\u02C9","\uFFE3":"\u02C9","\u2594":"\u02C9","\u044A":"\u02C9b","\uA651":"\u02C9bi","\u0375":"\u02CF","\u02FB":"\u02EA","\uA716":"\u02EA","\uA714":"\u02EB","\u3002":"\u02F3","\u2E30":"\xB0","\u02DA":"\xB0","\u2218":"\xB0","\u25CB":"\xB0","\u25E6":"\xB0","\u235C":"\xB0\u0332","\u2364":"\xB0\u0308","\u2103":"\xB0C","\u2109":"\xB0F","\u0BF5":"\u0BF3","\u0F1B":"\u0F1A\u0F1A","\u0F1F":"\u0F1A\u0F1D","\u0FCE":"\u0F1D\u0F1A","\u0F1E":"\u0F1D\u0F1D","\u24B8":"\xA9","\u24C7":"\xAE","\u24C5":"\u2117","\u{1D21B}":"\u2144","\u2BEC":"\u219E","\u2BED":"\u219F","\u2BEE":"\u21A0","\u2BEF":"\u21A1","\u21B5":"\u21B2","\u2965":"\u21C3\u21C2","\u296F":"\u21C3\u16DA","\u{1D6DB}":"\u2202","\u{1D715}":"\u2202","\u{1D74F}":"\u2202","\u{1D789}":"\u2202","\u{1D7C3}":"\u2202","\u{1E8CC}":"\u2202","\u{1E8CD}":"\u2202\u0335","\xF0":"\u2202\u0335","\u2300":"\u2205","\u{1D6C1}":"\u2207","\u{1D6FB}":"\u2207","\u{1D735}":"\u2207","\u{1D76F}":"\u2207","\u{1D7A9}":"\u2207","\u{118A8}":"\u2207","\u2362":"\u2207\u0308","\u236B":"\u2207\u0334","\u2588":"\u220E","\u25A0":"\u220E","\u2A3F":"\u2210","\u16ED":"+","\u2795":"+","\u{1029B}":"+","\u2A23":"+\u0302","\u2A22":"+\u030A","\u2A24":"+\u0303","\u2214":"+\u0307","\u2A25":"+\u0323","\u2A26":"+\u0330","\u2A27":"+\u2082","\u2797":"\xF7","\u2039":"<","\u276E":"<","\u02C2":"<","\u{1D236}":"<","\u1438":"<","\u16B2":"<","\u22D6":"<\xB7","\u2CB4":"<\xB7","\u1445":"<\xB7","\u226A":"<<","\u22D8":"<<<","\u1400":"=","\u2E40":"=","\u30A0":"=","\uA4FF":"=","\u225A":"=\u0306","\u2259":"=\u0302","\u2257":"=\u030A","\u2250":"=\u0307","\u2251":"=\u0307\u0323","\u2A6E":"=\u20F0","\u2A75":"==","\u2A76":"===","\u225E":"=\u036B","\u203A":">","\u276F":">","\u02C3":">","\u{1D237}":">","\u1433":">","\u{16F3F}":">","\u1441":">\xB7","\u2AA5":"><","\u226B":">>","\u2A20":">>","\u22D9":">>>","\u2053":"~","\u02DC":"~","\u1FC0":"~","\u223C":"~","\u2368":"~\u0308","\u2E1E":"~\u0307","\u2A6A":"~\u0307","\u2E1F":"~\u0323","\u{1E8C8}":"\u2220","\u22C0":"\u2227","\u222F":"\u222E\u222E","\u2230":"\u222E\u222E\u222E","\u2E2B":"\u2234","\u2E2A":"\u2235","\u2E2C":"\u2237","\u{111DE}":"\u2248","\u264E":"\u224F","\u{1F75E}":"\u224F","\u2263":"\u2261","\u2A03":"\u228D","\u2A04":"\u228E","\u{1D238}":"\u228F","\u{1D239}":"\u2290","\u2A05":"\u2293","\u2A06":"\u2294","\u2A02":"\u2297","\u235F":"\u229B","\u{1F771}":"\u22A0","\u{1F755}":"\u22A1","\u25C1":"\u22B2","\u25B7":"\u22B3","\u2363":"\u22C6\u0308","\uFE34":"\u2307","\u25E0":"\u2312","\u2A3D":"\u2319","\u2325":"\u2324","\u29C7":"\u233B","\u25CE":"\u233E","\u29BE":"\u233E","\u29C5":"\u2342","\u29B0":"\u2349","\u23C3":"\u234B","\u23C2":"\u234E","\u23C1":"\u2355","\u23C6":"\u236D","\u2638":"\u2388","\uFE35":"\u23DC","\uFE36":"\u23DD","\uFE37":"\u23DE","\uFE38":"\u23DF","\uFE39":"\u23E0","\uFE3A":"\u23E1","\u25B1":"\u23E5","\u23FC":"\u23FB","\uFE31":"\u2502","\uFF5C":"\u2502","\u2503":"\u2502","\u250F":"\u250C","\u2523":"\u251C","\u2590":"\u258C","\u2597":"\u2596","\u259D":"\u2598","\u2610":"\u25A1","\uFFED":"\u25AA","\u25B8":"\u25B6","\u25BA":"\u25B6","\u2CE9":"\u2627","\u{1F70A}":"\u2629","\u{1F312}":"\u263D","\u{1F319}":"\u263D","\u23FE":"\u263E","\u{1F318}":"\u263E","\u29D9":"\u299A","\u{1F73A}":"\u29DF","\u2A3E":"\u2A1F","\u{101A0}":"\u2CE8","\u2669":"\u{1D158}\u{1D165}","\u266A":"\u{1D158}\u{1D165}\u{1D16E}","\u24EA":"\u{1F10D}","\u21BA":"\u{1F10E}","\u02D9":"\u0971","\u0D4E":"\u0971","\uFF0D":"\u30FC","\u2014":"\u30FC","\u2015":"\u30FC","\u2500":"\u30FC","\u2501":"\u30FC","\u31D0":"\u30FC","\uA7F7":"\u30FC","\u1173":"\u30FC","\u3161":"\u30FC","\u4E00":"\u30FC","\u2F00":"\u30FC","\u1196":"\u30FC\u30FC","\uD7B9":"\u30FC\u1161","\uD7BA":"\u30FC\u1165","\uD7BB":"\u30FC\u1165\u4E28","\uD7BC":"\u30FC\u1169","\u1195":"\u30FC\u116E","\u1174":"\u30FC\u4E28","\u3162":"\u30FC\u4E28","\u1197":"\u30FC\u4E28\u116E","\u{1F10F}":"$\u20E0","\u20A4":"\xA3","\u3012":"\u20B8","\u3036":"\u20B8","\u1B5C":"\u1B50","\uA9C6":"\uA9D0","\u{114D1}":"\u09E7","\u0CE7":"\u0C67","\u1065":"\u1041","\u2460":"\u2780","\u2469":"\u2789","\u23E8":"\u2081\u2080","\u{1D7D0}":"2","\u{1D7DA}":"2","\u{1D7E4}":"2","\u{1D7EE}":"2","\u{1D7F8}":"2","\u{1FBF2}":"2","\uA75A":"2","\u01A7":"2","\u03E8":"2","\uA644":"2","\u14BF":"2","\uA6EF":"2","\uA9CF":"\u0662","\u06F2":"\u0662","\u0AE8":"\u0968","\u{114D2}":"\u09E8","\u0CE8":"\u0C68","\u2461":"\u2781","\u01BB":"2\u0335","\u{1F103}":"2,","\u2489":"2.","\u33F5":"22\u65E5","\u336E":"22\u70B9","\u33F6":"23\u65E5","\u336F":"23\u70B9","\u33F7":"24\u65E5","\u3370":"24\u70B9","\u33F8":"25\u65E5","\u33F9":"26\u65E5","\u33FA":"27\u65E5","\u33FB":"28\u65E5","\u33FC":"29\u65E5","\u33F4":"2l\u65E5","\u336D":"2l\u70B9","\u249B":"2O.","\u33F3":"2O\u65E5","\u336C":"2O\u70B9","\u0DE9":"\u0DE8\u0DCF","\u0DEF":"\u0DE8\u0DD3","\u33E1":"2\u65E5","\u32C1":"2\u6708","\u335A":"2\u70B9","\u{1D206}":"3","\u{1D7D1}":"3","\u{1D7DB}":"3","\u{1D7E5}":"3","\u{1D7EF}":"3","\u{1D7F9}":"3","\u{1FBF3}":"3","\uA7AB":"3","\u021C":"3","\u01B7":"3","\uA76A":"3","\u2CCC":"3","\u0417":"3","\u04E0":"3","\u{16F3B}":"3","\u{118CA}":"3","\u06F3":"\u0663","\u{1E8C9}":"\u0663","\u0AE9":"\u0969","\u2462":"\u2782","\u0498":"3\u0326","\u{1F104}":"3,","\u248A":"3.","\u33FE":"3l\u65E5","\u33FD":"3O\u65E5","\u33E2":"3\u65E5","\u32C2":"3\u6708","\u335B":"3\u70B9","\u{1D7D2}":"4","\u{1D7DC}":"4","\u{1D7E6}":"4","\u{1D7F0}":"4","\u{1D7FA}":"4","\u{1FBF4}":"4","\u13CE":"4","\u{118AF}":"4","\u06F4":"\u0664","\u0AEA":"\u096A","\u2463":"\u2783","\u{1F105}":"4,","\u248B":"4.","\u1530":"4\xB7","\u33E3":"4\u65E5","\u32C3":"4\u6708","\u335C":"4\u70B9","\u{1D7D3}":"5","\u{1D7DD}":"5","\u{1D7E7}":"5","\u{1D7F1}":"5","\u{1D7FB}":"5","\u{1FBF5}":"5","\u01BC":"5","\u{118BB}":"5","\u2464":"\u2784","\u{1F106}":"5,","\u248C":"5.","\u33E4":"5\u65E5","\u32C4":"5\u6708","\u335D":"5\u70B9","\u{1D7D4}":"6","\u{1D7DE}":"6","\u{1D7E8}":"6","\u{1D7F2}":"6","\u{1D7FC}":"6","\u{1FBF6}":"6","\u2CD2":"6","\u0431":"6","\u13EE":"6","\u{118D5}":"6","\u06F6":"\u0666","\u{114D6}":"\u09EC","\u2465":"\u2785","\u{1F107}":"6,","\u248D":"6.","\u33E5":"6\u65E5","\u32C5":"6\u6708","\u335E":"6\u70B9","\u{1D212}":"7","\u{1D7D5}":"7","\u{1D7DF}":"7","\u{1D7E9}":"7","\u{1D7F3}":"7","\u{1D7FD}":"7","\u{1FBF7}":"7","\u{104D2}":"7","\u{118C6}":"7","\u2466":"\u2786","\u{1F108}":"7,","\u248E":"7.","\u33E6":"7\u65E5","\u32C6":"7\u6708","\u335F":"7\u70B9","\u0B03":"8","\u09EA":"8","\u0A6A":"8","\u{1E8CB}":"8","\u{1D7D6}":"8","\u{1D7E0}":"8","\u{1D7EA}":"8","\u{1D7F4}":"8","\u{1D7FE}":"8","\u{1FBF8}":"8","\u0223":"8","\u0222":"8","\u{1031A}":"8","\u0AEE":"\u096E","\u2467":"\u2787","\u{1F109}":"8,","\u248F":"8.","\u33E7":"8\u65E5","\u32C7":"8\u6708","\u3360":"8\u70B9","\u0A67":"9","\u0B68":"9","\u09ED":"9","\u0D6D":"9","\u{1D7D7}":"9","\u{1D7E1}":"9","\u{1D7EB}":"9","\u{1D7F5}":"9","\u{1D7FF}":"9","\u{1FBF9}":"9","\uA76E":"9","\u2CCA":"9","\u{118CC}":"9","\u{118AC}":"9","\u{118D6}":"9","\u0967":"\u0669","\u{118E4}":"\u0669","\u06F9":"\u0669","\u0CEF":"\u0C6F","\u2468":"\u2788","\u{1F10A}":"9,","\u2490":"9.","\u33E8":"9\u65E5","\u32C8":"9\u6708","\u3361":"9\u70B9","\u237A":"a","\uFF41":"a","\u{1D41A}":"a","\u{1D44E}":"a","\u{1D482}":"a","\u{1D4B6}":"a","\u{1D4EA}":"a","\u{1D51E}":"a","\u{1D552}":"a","\u{1D586}":"a","\u{1D5BA}":"a","\u{1D5EE}":"a","\u{1D622}":"a","\u{1D656}":"a","\u{1D68A}":"a","\u0251":"a","\u03B1":"a","\u{1D6C2}":"a","\u{1D6FC}":"a","\u{1D736}":"a","\u{1D770}":"a","\u{1D7AA}":"a","\u0430":"a","\u2DF6":"\u0363","\uFF21":"A","\u{1D400}":"A","\u{1D434}":"A","\u{1D468}":"A","\u{1D49C}":"A","\u{1D4D0}":"A","\u{1D504}":"A","\u{1D538}":"A","\u{1D56C}":"A","\u{1D5A0}":"A","\u{1D5D4}":"A","\u{1D608}":"A","\u{1D63C}":"A","\u{1D670}":"A","\u0391":"A","\u{1D6A8}":"A","\u{1D6E2}":"A","\u{1D71C}":"A","\u{1D756}":"A","\u{1D790}":"A","\u0410":"A","\u13AA":"A","\u15C5":"A","\uA4EE":"A","\u{16F40}":"A","\u{102A0}":"A","\u2376":"a\u0332","\u01CE":"\u0103","\u01CD":"\u0102","\u0227":"\xE5","\u0226":"\xC5","\u1E9A":"\u1EA3","\u2100":"a/c","\u2101":"a/s","\uA733":"aa","\uA732":"AA","\xE6":"ae","\u04D5":"ae","\xC6":"AE","\u04D4":"AE","\uA735":"ao","\uA734":"AO","\u{1F707}":"AR","\uA737":"au","\uA736":"AU","\uA739":"av","\uA73B":"av","\uA738":"AV","\uA73A":"AV","\uA73D":"ay","\uA73C":"AY","\uAB7A":"\u1D00","\u2200":"\u2C6F","\u{1D217}":"\u2C6F","\u15C4":"\u2C6F","\uA4EF":"\u2C6F","\u{1041F}":"\u2C70","\u{1D41B}":"b","\u{1D44F}":"b","\u{1D483}":"b","\u{1D4B7}":"b","\u{1D4EB}":"b","\u{1D51F}":"b","\u{1D553}":"b","\u{1D587}":"b","\u{1D5BB}":"b","\u{1D5EF}":"b","\u{1D623}":"b","\u{1D657}":"b","\u{1D68B}":"b","\u0184":"b","\u042C":"b","\u13CF":"b","\u1472":"b","\u15AF":"b","\uFF22":"B","\u212C":"B","\u{1D401}":"B","\u{1D435}":"B","\u{1D469}":"B","\u{1D4D1}":"B","\u{1D505}":"B","\u{1D539}":"B","\u{1D56D}":"B","\u{1D5A1}":"B","\u{1D5D5}":"B","\u{1D609}":"B","\u{1D63D}":"B","\u{1D671}":"B","\uA7B4":"B","\u0392":"B","\u{1D6A9}":"B","\u{1D6E3}":"B","\u{1D71D}":"B","\u{1D757}":"B","\u{1D791}":"B","\u0412":"B","\u13F4":"B","\u15F7":"B","\uA4D0":"B","\u{10282}":"B","\u{102A1}":"B","\u{10301}":"B","\u0253":"b\u0314","\u1473":"b\u0307","\u0183":"b\u0304","\u0182":"b\u0304","\u0411":"b\u0304","\u0180":"b\u0335","\u048D":"b\u0335","\u048C":"b\u0335","\u0463":"b\u0335","\u0462":"b\u0335","\u147F":"b\xB7","\u1481":"b\u0307\xB7","\u1488":"b'","\u042B":"bl","\u0432":"\u0299","\u13FC":"\u0299","\uFF43":"c","\u217D":"c","\u{1D41C}":"c","\u{1D450}":"c","\u{1D484}":"c","\u{1D4B8}":"c","\u{1D4EC}":"c","\u{1D520}":"c","\u{1D554}":"c","\u{1D588}":"c","\u{1D5BC}":"c","\u{1D5F0}":"c","\u{1D624}":"c","\u{1D658}":"c","\u{1D68C}":"c","\u1D04":"c","\u03F2":"c","\u2CA5":"c","\u0441":"c","\uABAF":"c","\u{1043D}":"c","\u2DED":"\u0368","\u{1F74C}":"C","\u{118F2}":"C","\u{118E9}":"C","\uFF23":"C","\u216D":"C","\u2102":"C","\u212D":"C","\u{1D402}":"C","\u{1D436}":"C","\u{1D46A}":"C","\u{1D49E}":"C","\u{1D4D2}":"C","\u{1D56E}":"C","\u{1D5A2}":"C","\u{1D5D6}":"C","\u{1D60A}":"C","\u{1D63E}":"C","\u{1D672}":"C","\u03F9":"C","\u2CA4":"C","\u0421":"C","\u13DF":"C","\uA4DA":"C","\u{102A2}":"C","\u{10302}":"C","\u{10415}":"C","\u{1051C}":"C","\xA2":"c\u0338","\u023C":"c\u0338","\u20A1":"C\u20EB","\u{1F16E}":"C\u20E0","\xE7":"c\u0326","\u04AB":"c\u0326","\xC7":"C\u0326","\u04AA":"C\u0326","\u0187":"C'","\u2105":"c/o","\u2106":"c/u","\u{1F16D}":"\u33C4\\t\u20DD","\u22F4":"\uA793","\u025B":"\uA793","\u03B5":"\uA793","\u03F5":"\uA793","\u{1D6C6}":"\uA793","\u{1D6DC}":"\uA793","\u{1D700}":"\uA793","\u{1D716}":"\uA793","\u{1D73A}":"\uA793","\u{1D750}":"\uA793","\u{1D774}":"\uA793","\u{1D78A}":"\uA793","\u{1D7AE}":"\uA793","\u{1D7C4}":"\uA793","\u2C89":"\uA793","\u0454":"\uA793","\u0511":"\uA793","\uAB9B":"\uA793","\u{118CE}":"\uA793","\u{10429}":"\uA793","\u20AC":"\uA792","\u2C88":"\uA792","\u0404":"\uA792","\u2377":"\uA793\u0332","\u037D":"\uA73F","\u03FF":"\uA73E","\u217E":"d","\u2146":"d","\u{1D41D}":"d","\u{1D451}":"d","\u{1D485}":"d","\u{1D4B9}":"d","\u{1D4ED}":"d","\u{1D521}":"d","\u{1D555}":"d","\u{1D589}":"d","\u{1D5BD}":"d","\u{1D5F1}":"d","\u{1D625}":"d","\u{1D659}":"d","\u{1D68D}":"d","\u0501":"d","\u13E7":"d","\u146F":"d","\uA4D2":"d","\u216E":"D","\u2145":"D","\u{1D403}":"D","\u{1D437}":"D","\u{1D46B}":"D","\u{1D49F}":"D","\u{1D4D3}":"D","\u{1D507}":"D","\u{1D53B}":"D","\u{1D56F}":"D","\u{1D5A3}":"D","\u{1D5D7}":"D","\u{1D60B}":"D","\u{1D63F}":"D","\u{1D673}":"D","\u13A0":"D","\u15DE":"D","\u15EA":"D","\uA4D3":"D","\u0257":"d\u0314","\u0256":"d\u0328","\u018C":"d\u0304","\u0111":"d\u0335","\u0110":"D\u0335","\xD0":"D\u0335","\u0189":"D\u0335","\u20AB":"d\u0335\u0331","\uA77A":"\uA779","\u147B":"d\xB7","\u1487":"d'","\u02A4":"d\u021D","\u01F3":"dz","\u02A3":"dz","\u01F2":"Dz","\u01F1":"DZ","\u01C6":"d\u017E","\u01C5":"D\u017E","\u01C4":"D\u017D","\u02A5":"d\u0291","\uAB70":"\u1D05","\u2E39":"\u1E9F","\u03B4":"\u1E9F","\u{1D6C5}":"\u1E9F","\u{1D6FF}":"\u1E9F","\u{1D739}":"\u1E9F","\u{1D773}":"\u1E9F","\u{1D7AD}":"\u1E9F","\u056E":"\u1E9F","\u1577":"\u1E9F","\u212E":"e","\uFF45":"e","\u212F":"e","\u2147":"e","\u{1D41E}":"e","\u{1D452}":"e","\u{1D486}":"e","\u{1D4EE}":"e","\u{1D522}":"e","\u{1D556}":"e","\u{1D58A}":"e","\u{1D5BE}":"e","\u{1D5F2}":"e","\u{1D626}":"e","\u{1D65A}":"e","\u{1D68E}":"e","\uAB32":"e","\u0435":"e","\u04BD":"e","\u2DF7":"\u0364","\u22FF":"E","\uFF25":"E","\u2130":"E","\u{1D404}":"E","\u{1D438}":"E","\u{1D46C}":"E","\u{1D4D4}":"E","\u{1D508}":"E","\u{1D53C}":"E","\u{1D570}":"E","\u{1D5A4}":"E","\u{1D5D8}":"E","\u{1D60C}":"E","\u{1D640}":"E","\u{1D674}":"E","\u0395":"E","\u{1D6AC}":"E","\u{1D6E6}":"E","\u{1D720}":"E","\u{1D75A}":"E","\u{1D794}":"E","\u0415":"E","\u2D39":"E","\u13AC":"E","\uA4F0":"E","\u{118A6}":"E","\u{118AE}":"E","\u{10286}":"E","\u011B":"\u0115","\u011A":"\u0114","\u0247":"e\u0338","\u0246":"E\u0338","\u04BF":"e\u0328","\uAB7C":"\u1D07","\u0259":"\u01DD","\u04D9":"\u01DD","\u2203":"\u018E","\u2D3A":"\u018E","\uA4F1":"\u018E","\u025A":"\u01DD\u02DE","\u1D14":"\u01DDo","\uAB41":"\u01DDo\u0338","\uAB42":"\u01DDo\u0335","\u04D8":"\u018F","\u{1D221}":"\u0190","\u2107":"\u0190","\u0510":"\u0190","\u13CB":"\u0190","\u{16F2D}":"\u0190","\u{10401}":"\u0190","\u1D9F":"\u1D4B","\u1D08":"\u025C","\u0437":"\u025C","\u0499":"\u025C\u0326","\u{10442}":"\u025E","\uA79D":"\u029A","\u{1042A}":"\u029A","\u{1D41F}":"f","\u{1D453}":"f","\u{1D487}":"f","\u{1D4BB}":"f","\u{1D4EF}":"f","\u{1D523}":"f","\u{1D557}":"f","\u{1D58B}":"f","\u{1D5BF}":"f","\u{1D5F3}":"f","\u{1D627}":"f","\u{1D65B}":"f","\u{1D68F}":"f","\uAB35":"f","\uA799":"f","\u017F":"f","\u1E9D":"f","\u0584":"f","\u{1D213}":"F","\u2131":"F","\u{1D405}":"F","\u{1D439}":"F","\u{1D46D}":"F","\u{1D4D5}":"F","\u{1D509}":"F","\u{1D53D}":"F","\u{1D571}":"F","\u{1D5A5}":"F","\u{1D5D9}":"F","\u{1D60D}":"F","\u{1D641}":"F","\u{1D675}":"F","\uA798":"F","\u03DC":"F","\u{1D7CA}":"F","\u15B4":"F","\uA4DD":"F","\u{118C2}":"F","\u{118A2}":"F","\u{10287}":"F","\u{102A5}":"F","\u{10525}":"F","\u0192":"f\u0326","\u0191":"F\u0326","\u1D6E":"f\u0334","\u213B":"FAX","\uFB00":"ff","\uFB03":"ffi","\uFB04":"ffl","\uFB01":"fi","\uFB02":"fl","\u02A9":"f\u014B","\u15B5":"\u2132","\uA4DE":"\u2132","\u{1D230}":"\uA7FB","\u15B7":"\uA7FB","\uFF47":"g","\u210A":"g","\u{1D420}":"g","\u{1D454}":"g","\u{1D488}":"g","\u{1D4F0}":"g","\u{1D524}":"g","\u{1D558}":"g","\u{1D58C}":"g","\u{1D5C0}":"g","\u{1D5F4}":"g","\u{1D628}":"g","\u{1D65C}":"g","\u{1D690}":"g","\u0261":"g","\u1D83":"g","\u018D":"g","\u0581":"g","\u{1D406}":"G","\u{1D43A}":"G","\u{1D46E}":"G","\u{1D4A2}":"G","\u{1D4D6}":"G","\u{1D50A}":"G","\u{1D53E}":"G","\u{1D572}":"G","\u{1D5A6}":"G","\u{1D5DA}":"G","\u{1D60E}":"G","\u{1D642}":"G","\u{1D676}":"G","\u050C":"G","\u13C0":"G","\u13F3":"G","\uA4D6":"G","\u1DA2":"\u1D4D","\u0260":"g\u0314","\u01E7":"\u011F","\u01E6":"\u011E","\u01F5":"\u0123","\u01E5":"g\u0335","\u01E4":"G\u0335","\u0193":"G'","\u050D":"\u0262","\uAB90":"\u0262","\u13FB":"\u0262","\uFF48":"h","\u210E":"h","\u{1D421}":"h","\u{1D489}":"h","\u{1D4BD}":"h","\u{1D4F1}":"h","\u{1D525}":"h","\u{1D559}":"h","\u{1D58D}":"h","\u{1D5C1}":"h","\u{1D5F5}":"h","\u{1D629}":"h","\u{1D65D}":"h","\u{1D691}":"h","\u04BB":"h","\u0570":"h","\u13C2":"h","\uFF28":"H","\u210B":"H","\u210C":"H","\u210D":"H","\u{1D407}":"H","\u{1D43B}":"H","\u{1D46F}":"H","\u{1D4D7}":"H","\u{1D573}":"H","\u{1D5A7}":"H","\u{1D5DB}":"H","\u{1D60F}":"H","\u{1D643}":"H","\u{1D677}":"H","\u0397":"H","\u{1D6AE}":"H","\u{1D6E8}":"H","\u{1D722}":"H","\u{1D75C}":"H","\u{1D796}":"H","\u2C8E":"H","\u041D":"H","\u13BB":"H","\u157C":"H","\uA4E7":"H","\u{102CF}":"H","\u1D78":"\u1D34","\u0266":"h\u0314","\uA695":"h\u0314","\u13F2":"h\u0314","\u2C67":"H\u0329","\u04A2":"H\u0329","\u0127":"h\u0335","\u210F":"h\u0335","\u045B":"h\u0335","\u0126":"H\u0335","\u04C9":"H\u0326","\u04C7":"H\u0326","\u043D":"\u029C","\uAB8B":"\u029C","\u04A3":"\u029C\u0329","\u04CA":"\u029C\u0326","\u04C8":"\u029C\u0326","\u050A":"\u01F6","\uAB80":"\u2C76","\u0370":"\u2C75","\u13A8":"\u2C75","\u13B0":"\u2C75","\uA6B1":"\u2C75","\uA795":"\uA727","\u02DB":"i","\u2373":"i","\uFF49":"i","\u2170":"i","\u2139":"i","\u2148":"i","\u{1D422}":"i","\u{1D456}":"i","\u{1D48A}":"i","\u{1D4BE}":"i","\u{1D4F2}":"i","\u{1D526}":"i","\u{1D55A}":"i","\u{1D58E}":"i","\u{1D5C2}":"i","\u{1D5F6}":"i","\u{1D62A}":"i","\u{1D65E}":"i","\u{1D692}":"i","\u0131":"i","\u{1D6A4}":"i","\u026A":"i","\u0269":"i","\u03B9":"i","\u1FBE":"i","\u037A":"i","\u{1D6CA}":"i","\u{1D704}":"i","\u{1D73E}":"i","\u{1D778}":"i","\u{1D7B2}":"i","\u0456":"i","\uA647":"i","\u04CF":"i","\uAB75":"i","\u13A5":"i","\u{118C3}":"i","\u24DB":"\u24BE","\u2378":"i\u0332","\u01D0":"\u012D","\u01CF":"\u012C","\u0268":"i\u0335","\u1D7B":"i\u0335","\u1D7C":"i\u0335","\u2171":"ii","\u2172":"iii","\u0133":"ij","\u2173":"iv","\u2178":"ix","\uFF4A":"j","\u2149":"j","\u{1D423}":"j","\u{1D457}":"j","\u{1D48B}":"j","\u{1D4BF}":"j","\u{1D4F3}":"j","\u{1D527}":"j","\u{1D55B}":"j","\u{1D58F}":"j","\u{1D5C3}":"j","\u{1D5F7}":"j","\u{1D62B}":"j","\u{1D65F}":"j","\u{1D693}":"j","\u03F3":"j","\u0458":"j","\uFF2A":"J","\u{1D409}":"J","\u{1D43D}":"J","\u{1D471}":"J","\u{1D4A5}":"J","\u{1D4D9}":"J","\u{1D50D}":"J","\u{1D541}":"J","\u{1D575}":"J","\u{1D5A9}":"J","\u{1D5DD}":"J","\u{1D611}":"J","\u{1D645}":"J","\u{1D679}":"J","\uA7B2":"J","\u037F":"J","\u0408":"J","\u13AB":"J","\u148D":"J","\uA4D9":"J","\u0249":"j\u0335","\u0248":"J\u0335","\u1499":"J\xB7","\u{1D6A5}":"\u0237","\u0575":"\u0237","\uAB7B":"\u1D0A","\u{1D424}":"k","\u{1D458}":"k","\u{1D48C}":"k","\u{1D4C0}":"k","\u{1D4F4}":"k","\u{1D528}":"k","\u{1D55C}":"k","\u{1D590}":"k","\u{1D5C4}":"k","\u{1D5F8}":"k","\u{1D62C}":"k","\u{1D660}":"k","\u{1D694}":"k","\u212A":"K","\uFF2B":"K","\u{1D40A}":"K","\u{1D43E}":"K","\u{1D472}":"K","\u{1D4A6}":"K","\u{1D4DA}":"K","\u{1D50E}":"K","\u{1D542}":"K","\u{1D576}":"K","\u{1D5AA}":"K","\u{1D5DE}":"K","\u{1D612}":"K","\u{1D646}":"K","\u{1D67A}":"K","\u039A":"K","\u{1D6B1}":"K","\u{1D6EB}":"K","\u{1D725}":"K","\u{1D75F}":"K","\u{1D799}":"K","\u2C94":"K","\u041A":"K","\u13E6":"K","\u16D5":"K","\uA4D7":"K","\u{10518}":"K","\u0199":"k\u0314","\u2C69":"K\u0329","\u049A":"K\u0329","\u20AD":"K\u0335","\uA740":"K\u0335","\u049E":"K\u0335","\u0198":"K'","\u05C0":"l","|":"l","\u2223":"l","\u23FD":"l","\uFFE8":"l","\u0661":"l","\u06F1":"l","\u{10320}":"l","\u{1E8C7}":"l","\u{1D7CF}":"l","\u{1D7D9}":"l","\u{1D7E3}":"l","\u{1D7ED}":"l","\u{1D7F7}":"l","\u{1FBF1}":"l","I":"l","\uFF29":"l","\u2160":"l","\u2110":"l","\u2111":"l","\u{1D408}":"l","\u{1D43C}":"l","\u{1D470}":"l","\u{1D4D8}":"l","\u{1D540}":"l","\u{1D574}":"l","\u{1D5A8}":"l","\u{1D5DC}":"l","\u{1D610}":"l","\u{1D644}":"l","\u{1D678}":"l","\u0196":"l","\uFF4C":"l","\u217C":"l","\u2113":"l","\u{1D425}":"l","\u{1D459}":"l","\u{1D48D}":"l","\u{1D4C1}":"l","\u{1D4F5}":"l","\u{1D529}":"l","\u{1D55D}":"l","\u{1D591}":"l","\u{1D5C5}":"l","\u{1D5F9}":"l","\u{1D62D}":"l","\u{1D661}":"l","\u{1D695}":"l","\u01C0":"l","\u0399":"l","\u{1D6B0}":"l","\u{1D6EA}":"l","\u{1D724}":"l","\u{1D75E}":"l","\u{1D798}":"l","\u2C92":"l","\u0406":"l","\u04C0":"l","\u05D5":"l","\u05DF":"l","\u0627":"l","\u{1EE00}":"l","\u{1EE80}":"l","\uFE8E":"l","\uFE8D":"l","\u07CA":"l","\u2D4F":"l","\u16C1":"l","\uA4F2":"l","\u{16F28}":"l","\u{1028A}":"l","\u{10309}":"l","\u{1D22A}":"L","\u216C":"L","\u2112":"L","\u{1D40B}":"L","\u{1D43F}":"L","\u{1D473}":"L","\u{1D4DB}":"L","\u{1D50F}":"L","\u{1D543}":"L","\u{1D577}":"L","\u{1D5AB}":"L","\u{1D5DF}":"L","\u{1D613}":"L","\u{1D647}":"L","\u{1D67B}":"L","\u2CD0":"L","\u13DE":"L","\u14AA":"L","\uA4E1":"L","\u{16F16}":"L","\u{118A3}":"L","\u{118B2}":"L","\u{1041B}":"L","\u{10526}":"L","\uFD3C":"l\u030B","\uFD3D":"l\u030B","\u0142":"l\u0338","\u0141":"L\u0338","\u026D":"l\u0328","\u0197":"l\u0335","\u019A":"l\u0335","\u026B":"l\u0334","\u0625":"l\u0655","\uFE88":"l\u0655","\uFE87":"l\u0655","\u0673":"l\u0655","\u0140":"l\xB7","\u013F":"l\xB7","\u14B7":"l\xB7","\u{1F102}":"l,","\u2488":"l.","\u05F1":"l'","\u2493":"l2.","\u33EB":"l2\u65E5","\u32CB":"l2\u6708","\u3364":"l2\u70B9","\u2494":"l3.","\u33EC":"l3\u65E5","\u3365":"l3\u70B9","\u2495":"l4.","\u33ED":"l4\u65E5","\u3366":"l4\u70B9","\u2496":"l5.","\u33EE":"l5\u65E5","\u3367":"l5\u70B9","\u2497":"l6.","\u33EF":"l6\u65E5","\u3368":"l6\u70B9","\u2498":"l7.","\u33F0":"l7\u65E5","\u3369":"l7\u70B9","\u2499":"l8.","\u33F1":"l8\u65E5","\u336A":"l8\u70B9","\u249A":"l9.","\u33F2":"l9\u65E5","\u336B":"l9\u70B9","\u01C9":"lj","\u0132":"lJ","\u01C8":"Lj","\u01C7":"LJ","\u2016":"ll","\u2225":"ll","\u2161":"ll","\u01C1":"ll","\u05F0":"ll","\u{10199}":"l\u0335l\u0335","\u2492":"ll.","\u2162":"lll","\u{10198}":"l\u0335l\u0335S\u0335","\u33EA":"ll\u65E5","\u32CA":"ll\u6708","\u3363":"ll\u70B9","\u042E":"lO","\u2491":"lO.","\u33E9":"lO\u65E5","\u32C9":"lO\u6708","\u3362":"lO\u70B9","\u02AA":"ls","\u20B6":"lt","\u2163":"lV","\u2168":"lX","\u026E":"l\u021D","\u02AB":"lz","\u0623":"l\u0674","\uFE84":"l\u0674","\uFE83":"l\u0674","\u0672":"l\u0674","\u0675":"l\u0674","\uFDF3":"l\u0643\u0628\u0631","\uFDF2":"l\u0644\u0644\u0651\u0670o","\u33E0":"l\u65E5","\u32C0":"l\u6708","\u3359":"l\u70B9","\u2CD1":"\u029F","\uABAE":"\u029F","\u{10443}":"\u029F","\uFF2D":"M","\u216F":"M","\u2133":"M","\u{1D40C}":"M","\u{1D440}":"M","\u{1D474}":"M","\u{1D4DC}":"M","\u{1D510}":"M","\u{1D544}":"M","\u{1D578}":"M","\u{1D5AC}":"M","\u{1D5E0}":"M","\u{1D614}":"M","\u{1D648}":"M","\u{1D67C}":"M","\u039C":"M","\u{1D6B3}":"M","\u{1D6ED}":"M","\u{1D727}":"M","\u{1D761}":"M","\u{1D79B}":"M","\u03FA":"M","\u2C98":"M","\u041C":"M","\u13B7":"M","\u15F0":"M","\u16D6":"M","\uA4DF":"M","\u{102B0}":"M","\u{10311}":"M","\u04CD":"M\u0326","\u{1F76B}":"MB","\u2DE8":"\u1DDF","\u{1D427}":"n","\u{1D45B}":"n","\u{1D48F}":"n","\u{1D4C3}":"n","\u{1D4F7}":"n","\u{1D52B}":"n","\u{1D55F}":"n","\u{1D593}":"n","\u{1D5C7}":"n","\u{1D5FB}":"n","\u{1D62F}":"n","\u{1D663}":"n","\u{1D697}":"n","\u0578":"n","\u057C":"n","\uFF2E":"N","\u2115":"N","\u{1D40D}":"N","\u{1D441}":"N","\u{1D475}":"N","\u{1D4A9}":"N","\u{1D4DD}":"N","\u{1D511}":"N","\u{1D579}":"N","\u{1D5AD}":"N","\u{1D5E1}":"N","\u{1D615}":"N","\u{1D649}":"N","\u{1D67D}":"N","\u039D":"N","\u{1D6B4}":"N","\u{1D6EE}":"N","\u{1D728}":"N","\u{1D762}":"N","\u{1D79C}":"N","\u2C9A":"N","\uA4E0":"N","\u{10513}":"N","\u{1018E}":"N\u030A","\u0273":"n\u0328","\u019E":"n\u0329","\u03B7":"n\u0329","\u{1D6C8}":"n\u0329","\u{1D702}":"n\u0329","\u{1D73C}":"n\u0329","\u{1D776}":"n\u0329","\u{1D7B0}":"n\u0329","\u019D":"N\u0326","\u1D70":"n\u0334","\u01CC":"nj","\u01CB":"Nj","\u01CA":"NJ","\u2116":"No","\u0377":"\u1D0E","\u0438":"\u1D0E","\u{1044D}":"\u1D0E","\u0146":"\u0272","\u0C02":"o","\u0C82":"o","\u0D02":"o","\u0D82":"o","\u0966":"o","\u0A66":"o","\u0AE6":"o","\u0BE6":"o","\u0C66":"o","\u0CE6":"o","\u0D66":"o","\u0E50":"o","\u0ED0":"o","\u1040":"o","\u0665":"o","\u06F5":"o","\uFF4F":"o","\u2134":"o","\u{1D428}":"o","\u{1D45C}":"o","\u{1D490}":"o","\u{1D4F8}":"o","\u{1D52C}":"o","\u{1D560}":"o","\u{1D594}":"o","\u{1D5C8}":"o","\u{1D5FC}":"o","\u{1D630}":"o","\u{1D664}":"o","\u{1D698}":"o","\u1D0F":"o","\u1D11":"o","\uAB3D":"o","\u03BF":"o","\u{1D6D0}":"o","\u{1D70A}":"o","\u{1D744}":"o","\u{1D77E}":"o","\u{1D7B8}":"o","\u03C3":"o","\u{1D6D4}":"o","\u{1D70E}":"o","\u{1D748}":"o","\u{1D782}":"o","\u{1D7BC}":"o","\u2C9F":"o","\u043E":"o","\u10FF":"o","\u0585":"o","\u05E1":"o","\u0647":"o","\u{1EE24}":"o","\u{1EE64}":"o","\u{1EE84}":"o","\uFEEB":"o","\uFEEC":"o","\uFEEA":"o","\uFEE9":"o","\u06BE":"o","\uFBAC":"o","\uFBAD":"o","\uFBAB":"o","\uFBAA":"o","\u06C1":"o","\uFBA8":"o","\uFBA9":"o","\uFBA7":"o","\uFBA6":"o","\u06D5":"o","\u0D20":"o","\u101D":"o","\u{104EA}":"o","\u{118C8}":"o","\u{118D7}":"o","\u{1042C}":"o","\u07C0":"O","\u09E6":"O","\u0B66":"O","\u3007":"O","\u{114D0}":"O","\u{118E0}":"O","\u{1D7CE}":"O","\u{1D7D8}":"O","\u{1D7E2}":"O","\u{1D7EC}":"O","\u{1D7F6}":"O","\u{1FBF0}":"O","\uFF2F":"O","\u{1D40E}":"O","\u{1D442}":"O","\u{1D476}":"O","\u{1D4AA}":"O","\u{1D4DE}":"O","\u{1D512}":"O","\u{1D546}":"O","\u{1D57A}":"O","\u{1D5AE}":"O","\u{1D5E2}":"O","\u{1D616}":"O","\u{1D64A}":"O","\u{1D67E}":"O","\u039F":"O","\u{1D6B6}":"O","\u{1D6F0}":"O","\u{1D72A}":"O","\u{1D764}":"O","\u{1D79E}":"O","\u2C9E":"O","\u041E":"O","\u0555":"O","\u2D54":"O","\u12D0":"O","\u0B20":"O","\u{104C2}":"O","\uA4F3":"O","\u{118B5}":"O","\u{10292}":"O","\u{102AB}":"O","\u{10404}":"O","\u{10516}":"O","\u2070":"\xBA","\u1D52":"\xBA","\u01D2":"\u014F","\u01D1":"\u014E","\u06FF":"o\u0302","\u0150":"\xD6","\xF8":"o\u0338","\uAB3E":"o\u0338","\xD8":"O\u0338","\u2D41":"O\u0338","\u01FE":"O\u0338\u0301","\u0275":"o\u0335","\uA74B":"o\u0335","\u04E9":"o\u0335","\u0473":"o\u0335","\uAB8E":"o\u0335","\uABBB":"o\u0335","\u2296":"O\u0335","\u229D":"O\u0335","\u236C":"O\u0335","\u{1D21A}":"O\u0335","\u{1F714}":"O\u0335","\u019F":"O\u0335","\uA74A":"O\u0335","\u03B8":"O\u0335","\u03D1":"O\u0335","\u{1D6C9}":"O\u0335","\u{1D6DD}":"O\u0335","\u{1D703}":"O\u0335","\u{1D717}":"O\u0335","\u{1D73D}":"O\u0335","\u{1D751}":"O\u0335","\u{1D777}":"O\u0335","\u{1D78B}":"O\u0335","\u{1D7B1}":"O\u0335","\u{1D7C5}":"O\u0335","\u0398":"O\u0335","\u03F4":"O\u0335","\u{1D6AF}":"O\u0335","\u{1D6B9}":"O\u0335","\u{1D6E9}":"O\u0335","\u{1D6F3}":"O\u0335","\u{1D723}":"O\u0335","\u{1D72D}":"O\u0335","\u{1D75D}":"O\u0335","\u{1D767}":"O\u0335","\u{1D797}":"O\u0335","\u{1D7A1}":"O\u0335","\u04E8":"O\u0335","\u0472":"O\u0335","\u2D31":"O\u0335","\u13BE":"O\u0335","\u13EB":"O\u0335","\uAB74":"o\u031B","\uFCD9":"o\u0670","\u{1F101}":"O,","\u{1F100}":"O.","\u01A1":"o'","\u01A0":"O'","\u13A4":"O'","%":"\xBA/\u2080","\u066A":"\xBA/\u2080","\u2052":"\xBA/\u2080","\u2030":"\xBA/\u2080\u2080","\u0609":"\xBA/\u2080\u2080","\u2031":"\xBA/\u2080\u2080\u2080","\u060A":"\xBA/\u2080\u2080\u2080","\u0153":"oe","\u0152":"OE","\u0276":"o\u1D07","\u221E":"oo","\uA74F":"oo","\uA699":"oo","\uA74E":"OO","\uA698":"OO","\uFCD7":"o\u062C","\uFC51":"o\u062C","\uFCD8":"o\u0645","\uFC52":"o\u0645","\uFD93":"o\u0645\u062C","\uFD94":"o\u0645\u0645","\uFC53":"o\u0649","\uFC54":"o\u0649","\u0D5F":"o\u0D30o","\u1010":"o\u102C","\u3358":"O\u70B9","\u2184":"\u0254","\u1D10":"\u0254","\u037B":"\u0254","\u{1044B}":"\u0254","\u2183":"\u0186","\u03FD":"\u0186","\uA4DB":"\u0186","\u{10423}":"\u0186","\uAB3F":"\u0254\u0338","\uAB62":"\u0254e","\u{1043F}":"\u0277","\u2374":"p","\uFF50":"p","\u{1D429}":"p","\u{1D45D}":"p","\u{1D491}":"p","\u{1D4C5}":"p","\u{1D4F9}":"p","\u{1D52D}":"p","\u{1D561}":"p","\u{1D595}":"p","\u{1D5C9}":"p","\u{1D5FD}":"p","\u{1D631}":"p","\u{1D665}":"p","\u{1D699}":"p","\u03C1":"p","\u03F1":"p","\u{1D6D2}":"p","\u{1D6E0}":"p","\u{1D70C}":"p","\u{1D71A}":"p","\u{1D746}":"p","\u{1D754}":"p","\u{1D780}":"p","\u{1D78E}":"p","\u{1D7BA}":"p","\u{1D7C8}":"p","\u2CA3":"p","\u0440":"p","\uFF30":"P","\u2119":"P","\u{1D40F}":"P","\u{1D443}":"P","\u{1D477}":"P","\u{1D4AB}":"P","\u{1D4DF}":"P","\u{1D513}":"P","\u{1D57B}":"P","\u{1D5AF}":"P","\u{1D5E3}":"P","\u{1D617}":"P","\u{1D64B}":"P","\u{1D67F}":"P","\u03A1":"P","\u{1D6B8}":"P","\u{1D6F2}":"P","\u{1D72C}":"P","\u{1D766}":"P","\u{1D7A0}":"P","\u2CA2":"P","\u0420":"P","\u13E2":"P","\u146D":"P","\uA4D1":"P","\u{10295}":"P","\u01A5":"p\u0314","\u1D7D":"p\u0335","\u1477":"p\xB7","\u1486":"P'","\u1D29":"\u1D18","\uABB2":"\u1D18","\u03C6":"\u0278","\u03D5":"\u0278","\u{1D6D7}":"\u0278","\u{1D6DF}":"\u0278","\u{1D711}":"\u0278","\u{1D719}":"\u0278","\u{1D74B}":"\u0278","\u{1D753}":"\u0278","\u{1D785}":"\u0278","\u{1D78D}":"\u0278","\u{1D7BF}":"\u0278","\u{1D7C7}":"\u0278","\u2CAB":"\u0278","\u0444":"\u0278","\u{1D42A}":"q","\u{1D45E}":"q","\u{1D492}":"q","\u{1D4C6}":"q","\u{1D4FA}":"q","\u{1D52E}":"q","\u{1D562}":"q","\u{1D596}":"q","\u{1D5CA}":"q","\u{1D5FE}":"q","\u{1D632}":"q","\u{1D666}":"q","\u{1D69A}":"q","\u051B":"q","\u0563":"q","\u0566":"q","\u211A":"Q","\u{1D410}":"Q","\u{1D444}":"Q","\u{1D478}":"Q","\u{1D4AC}":"Q","\u{1D4E0}":"Q","\u{1D514}":"Q","\u{1D57C}":"Q","\u{1D5B0}":"Q","\u{1D5E4}":"Q","\u{1D618}":"Q","\u{1D64C}":"Q","\u{1D680}":"Q","\u2D55":"Q","\u02A0":"q\u0314","\u{1F700}":"QE","\u1D90":"\u024B","\u1D0B":"\u0138","\u03BA":"\u0138","\u03F0":"\u0138","\u{1D6CB}":"\u0138","\u{1D6DE}":"\u0138","\u{1D705}":"\u0138","\u{1D718}":"\u0138","\u{1D73F}":"\u0138","\u{1D752}":"\u0138","\u{1D779}":"\u0138","\u{1D78C}":"\u0138","\u{1D7B3}":"\u0138","\u{1D7C6}":"\u0138","\u2C95":"\u0138","\u043A":"\u0138","\uABB6":"\u0138","\u049B":"\u0138\u0329","\u049F":"\u0138\u0335","\u{1D42B}":"r","\u{1D45F}":"r","\u{1D493}":"r","\u{1D4C7}":"r","\u{1D4FB}":"r","\u{1D52F}":"r","\u{1D563}":"r","\u{1D597}":"r","\u{1D5CB}":"r","\u{1D5FF}":"r","\u{1D633}":"r","\u{1D667}":"r","\u{1D69B}":"r","\uAB47":"r","\uAB48":"r","\u1D26":"r","\u2C85":"r","\u0433":"r","\uAB81":"r","\u{1D216}":"R","\u211B":"R","\u211C":"R","\u211D":"R","\u{1D411}":"R","\u{1D445}":"R","\u{1D479}":"R","\u{1D4E1}":"R","\u{1D57D}":"R","\u{1D5B1}":"R","\u{1D5E5}":"R","\u{1D619}":"R","\u{1D64D}":"R","\u{1D681}":"R","\u01A6":"R","\u13A1":"R","\u13D2":"R","\u{104B4}":"R","\u1587":"R","\uA4E3":"R","\u{16F35}":"R","\u027D":"r\u0328","\u027C":"r\u0329","\u024D":"r\u0335","\u0493":"r\u0335","\u1D72":"r\u0334","\u0491":"r'","\u{118E3}":"rn","m":"rn","\u217F":"rn","\u{1D426}":"rn","\u{1D45A}":"rn","\u{1D48E}":"rn","\u{1D4C2}":"rn","\u{1D4F6}":"rn","\u{1D52A}":"rn","\u{1D55E}":"rn","\u{1D592}":"rn","\u{1D5C6}":"rn","\u{1D5FA}":"rn","\u{1D62E}":"rn","\u{1D662}":"rn","\u{1D696}":"rn","\u{11700}":"rn","\u20A5":"rn\u0338","\u0271":"rn\u0326","\u1D6F":"rn\u0334","\u20A8":"Rs","\uAB71":"\u0280","\uABA2":"\u0280","\u044F":"\u1D19","\u1D73":"\u027E\u0334","\u2129":"\u027F","\uFF53":"s","\u{1D42C}":"s","\u{1D460}":"s","\u{1D494}":"s","\u{1D4C8}":"s","\u{1D4FC}":"s","\u{1D530}":"s","\u{1D564}":"s","\u{1D598}":"s","\u{1D5CC}":"s","\u{1D600}":"s","\u{1D634}":"s","\u{1D668}":"s","\u{1D69C}":"s","\uA731":"s","\u01BD":"s","\u0455":"s","\uABAA":"s","\u{118C1}":"s","\u{10448}":"s","\uFF33":"S","\u{1D412}":"S","\u{1D446}":"S","\u{1D47A}":"S","\u{1D4AE}":"S","\u{1D4E2}":"S","\u{1D516}":"S","\u{1D54A}":"S","\u{1D57E}":"S","\u{1D5B2}":"S","\u{1D5E6}":"S","\u{1D61A}":"S","\u{1D64E}":"S","\u{1D682}":"S","\u0405":"S","\u054F":"S","\u13D5":"S","\u13DA":"S","\uA4E2":"S","\u{16F3A}":"S","\u{10296}":"S","\u{10420}":"S","\u0282":"s\u0328","\u1D74":"s\u0334","\uA7B5":"\xDF","\u03B2":"\xDF","\u03D0":"\xDF","\u{1D6C3}":"\xDF","\u{1D6FD}":"\xDF","\u{1D737}":"\xDF","\u{1D771}":"\xDF","\u{1D7AB}":"\xDF","\u13F0":"\xDF","\u{1F75C}":"sss","\uFB06":"st","\u222B":"\u0283","\uAB4D":"\u0283","\u2211":"\u01A9","\u2140":"\u01A9","\u03A3":"\u01A9","\u{1D6BA}":"\u01A9","\u{1D6F4}":"\u01A9","\u{1D72E}":"\u01A9","\u{1D768}":"\u01A9","\u{1D7A2}":"\u01A9","\u2D49":"\u01A9","\u222C":"\u0283\u0283","\u222D":"\u0283\u0283\u0283","\u2A0C":"\u0283\u0283\u0283\u0283","\u{1D42D}":"t","\u{1D461}":"t","\u{1D495}":"t","\u{1D4C9}":"t","\u{1D4FD}":"t","\u{1D531}":"t","\u{1D565}":"t","\u{1D599}":"t","\u{1D5CD}":"t","\u{1D601}":"t","\u{1D635}":"t","\u{1D669}":"t","\u{1D69D}":"t","\u22A4":"T","\u27D9":"T","\u{1F768}":"T","\uFF34":"T","\u{1D413}":"T","\u{1D447}":"T","\u{1D47B}":"T","\u{1D4AF}":"T","\u{1D4E3}":"T","\u{1D517}":"T","\u{1D54B}":"T","\u{1D57F}":"T","\u{1D5B3}":"T","\u{1D5E7}":"T","\u{1D61B}":"T","\u{1D64F}":"T","\u{1D683}":"T","\u03A4":"T","\u{1D6BB}":"T","\u{1D6F5}":"T","\u{1D72F}":"T","\u{1D769}":"T","\u{1D7A3}":"T","\u2CA6":"T","\u0422":"T","\u13A2":"T","\uA4D4":"T","\u{16F0A}":"T","\u{118BC}":"T","\u{10297}":"T","\u{102B1}":"T","\u{10315}":"T","\u01AD":"t\u0314","\u2361":"T\u0308","\u023E":"T\u0338","\u021A":"\u0162","\u01AE":"T\u0328","\u04AC":"T\u0329","\u20AE":"T\u20EB","\u0167":"t\u0335","\u0166":"T\u0335","\u1D75":"t\u0334","\u10A0":"\uA786","\uA728":"T3","\u02A8":"t\u0255","\u2121":"TEL","\uA777":"tf","\u02A6":"ts","\u02A7":"t\u0283","\uA729":"t\u021D","\u03C4":"\u1D1B","\u{1D6D5}":"\u1D1B","\u{1D70F}":"\u1D1B","\u{1D749}":"\u1D1B","\u{1D783}":"\u1D1B","\u{1D7BD}":"\u1D1B","\u0442":"\u1D1B","\uAB72":"\u1D1B","\u04AD":"\u1D1B\u0329","\u0163":"\u01AB","\u021B":"\u01AB","\u13BF":"\u01AB","\u{1D42E}":"u","\u{1D462}":"u","\u{1D496}":"u","\u{1D4CA}":"u","\u{1D4FE}":"u","\u{1D532}":"u","\u{1D566}":"u","\u{1D59A}":"u","\u{1D5CE}":"u","\u{1D602}":"u","\u{1D636}":"u","\u{1D66A}":"u","\u{1D69E}":"u","\uA79F":"u","\u1D1C":"u","\uAB4E":"u","\uAB52":"u","\u028B":"u","\u03C5":"u","\u{1D6D6}":"u","\u{1D710}":"u","\u{1D74A}":"u","\u{1D784}":"u","\u{1D7BE}":"u","\u057D":"u","\u{104F6}":"u","\u{118D8}":"u","\u222A":"U","\u22C3":"U","\u{1D414}":"U","\u{1D448}":"U","\u{1D47C}":"U","\u{1D4B0}":"U","\u{1D4E4}":"U","\u{1D518}":"U","\u{1D54C}":"U","\u{1D580}":"U","\u{1D5B4}":"U","\u{1D5E8}":"U","\u{1D61C}":"U","\u{1D650}":"U","\u{1D684}":"U","\u054D":"U","\u1200":"U","\u{104CE}":"U","\u144C":"U","\uA4F4":"U","\u{16F42}":"U","\u{118B8}":"U","\u01D4":"\u016D","\u01D3":"\u016C","\u1D7E":"u\u0335","\uAB9C":"u\u0335","\u0244":"U\u0335","\u13CC":"U\u0335","\u1458":"U\xB7","\u1467":"U'","\u1D6B":"ue","\uAB63":"uo","\u1E43":"\uAB51","\u057A":"\u0270","\u1223":"\u0270","\u2127":"\u01B1","\u162E":"\u01B1","\u1634":"\u01B1","\u1D7F":"\u028A\u0335","\u2228":"v","\u22C1":"v","\uFF56":"v","\u2174":"v","\u{1D42F}":"v","\u{1D463}":"v","\u{1D497}":"v","\u{1D4CB}":"v","\u{1D4FF}":"v","\u{1D533}":"v","\u{1D567}":"v","\u{1D59B}":"v","\u{1D5CF}":"v","\u{1D603}":"v","\u{1D637}":"v","\u{1D66B}":"v","\u{1D69F}":"v","\u1D20":"v","\u03BD":"v","\u{1D6CE}":"v","\u{1D708}":"v","\u{1D742}":"v","\u{1D77C}":"v","\u{1D7B6}":"v","\u0475":"v","\u05D8":"v","\u{11706}":"v","\uABA9":"v","\u{118C0}":"v","\u{1D20D}":"V","\u0667":"V","\u06F7":"V","\u2164":"V","\u{1D415}":"V","\u{1D449}":"V","\u{1D47D}":"V","\u{1D4B1}":"V","\u{1D4E5}":"V","\u{1D519}":"V","\u{1D54D}":"V","\u{1D581}":"V","\u{1D5B5}":"V","\u{1D5E9}":"V","\u{1D61D}":"V","\u{1D651}":"V","\u{1D685}":"V","\u0474":"V","\u2D38":"V","\u13D9":"V","\u142F":"V","\uA6DF":"V","\uA4E6":"V","\u{16F08}":"V","\u{118A0}":"V","\u{1051D}":"V","\u{10197}":"V\u0335","\u143B":"V\xB7","\u{1F76C}":"VB","\u2175":"vi","\u2176":"vii","\u2177":"viii","\u2165":"Vl","\u2166":"Vll","\u2167":"Vlll","\u{1F708}":"V\u1DE4","\u1D27":"\u028C","\u{104D8}":"\u028C","\u0668":"\u0245","\u06F8":"\u0245","\u039B":"\u0245","\u{1D6B2}":"\u0245","\u{1D6EC}":"\u0245","\u{1D726}":"\u0245","\u{1D760}":"\u0245","\u{1D79A}":"\u0245","\u041B":"\u0245","\u2D37":"\u0245","\u{104B0}":"\u0245","\u1431":"\u0245","\uA6CE":"\u0245","\uA4E5":"\u0245","\u{16F3D}":"\u0245","\u{1028D}":"\u0245","\u04C5":"\u0245\u0326","\u143D":"\u0245\xB7","\u026F":"w","\u{1D430}":"w","\u{1D464}":"w","\u{1D498}":"w","\u{1D4CC}":"w","\u{1D500}":"w","\u{1D534}":"w","\u{1D568}":"w","\u{1D59C}":"w","\u{1D5D0}":"w","\u{1D604}":"w","\u{1D638}":"w","\u{1D66C}":"w","\u{1D6A0}":"w","\u1D21":"w","\u0461":"w","\u051D":"w","\u0561":"w","\u{1170A}":"w","\u{1170E}":"w","\u{1170F}":"w","\uAB83":"w","\u{118EF}":"W","\u{118E6}":"W","\u{1D416}":"W","\u{1D44A}":"W","\u{1D47E}":"W","\u{1D4B2}":"W","\u{1D4E6}":"W","\u{1D51A}":"W","\u{1D54E}":"W","\u{1D582}":"W","\u{1D5B6}":"W","\u{1D5EA}":"W","\u{1D61E}":"W","\u{1D652}":"W","\u{1D686}":"W","\u051C":"W","\u13B3":"W","\u13D4":"W","\uA4EA":"W","\u047D":"w\u0486\u0487","\u{114C5}":"w\u0307","\u20A9":"W\u0335","\uA761":"w\u0326","\u1D0D":"\u028D","\u043C":"\u028D","\uAB87":"\u028D","\u04CE":"\u028D\u0326","\u166E":"x","\xD7":"x","\u292B":"x","\u292C":"x","\u2A2F":"x","\uFF58":"x","\u2179":"x","\u{1D431}":"x","\u{1D465}":"x","\u{1D499}":"x","\u{1D4CD}":"x","\u{1D501}":"x","\u{1D535}":"x","\u{1D569}":"x","\u{1D59D}":"x","\u{1D5D1}":"x","\u{1D605}":"x","\u{1D639}":"x","\u{1D66D}":"x","\u{1D6A1}":"x","\u0445":"x","\u1541":"x","\u157D":"x","\u2DEF":"\u036F","\u166D":"X","\u2573":"X","\u{10322}":"X","\u{118EC}":"X","\uFF38":"X","\u2169":"X","\u{1D417}":"X","\u{1D44B}":"X","\u{1D47F}":"X","\u{1D4B3}":"X","\u{1D4E7}":"X","\u{1D51B}":"X","\u{1D54F}":"X","\u{1D583}":"X","\u{1D5B7}":"X","\u{1D5EB}":"X","\u{1D61F}":"X","\u{1D653}":"X","\u{1D687}":"X","\uA7B3":"X","\u03A7":"X","\u{1D6BE}":"X","\u{1D6F8}":"X","\u{1D732}":"X","\u{1D76C}":"X","\u{1D7A6}":"X","\u2CAC":"X","\u0425":"X","\u2D5D":"X","\u16B7":"X","\uA4EB":"X","\u{10290}":"X","\u{102B4}":"X","\u{10317}":"X","\u{10527}":"X","\u2A30":"x\u0307","\u04B2":"X\u0329","\u{10196}":"X\u0335","\u217A":"xi","\u217B":"xii","\u216A":"Xl","\u216B":"Xll","\u0263":"y","\u1D8C":"y","\uFF59":"y","\u{1D432}":"y","\u{1D466}":"y","\u{1D49A}":"y","\u{1D4CE}":"y","\u{1D502}":"y","\u{1D536}":"y","\u{1D56A}":"y","\u{1D59E}":"y","\u{1D5D2}":"y","\u{1D606}":"y","\u{1D63A}":"y","\u{1D66E}":"y","\u{1D6A2}":"y","\u028F":"y","\u1EFF":"y","\uAB5A":"y","\u03B3":"y","\u213D":"y","\u{1D6C4}":"y","\u{1D6FE}":"y","\u{1D738}":"y","\u{1D772}":"y","\u{1D7AC}":"y","\u0443":"y","\u04AF":"y","\u10E7":"y","\u{118DC}":"y","\uFF39":"Y","\u{1D418}":"Y","\u{1D44C}":"Y","\u{1D480}":"Y","\u{1D4B4}":"Y","\u{1D4E8}":"Y","\u{1D51C}":"Y","\u{1D550}":"Y","\u{1D584}":"Y","\u{1D5B8}":"Y","\u{1D5EC}":"Y","\u{1D620}":"Y","\u{1D654}":"Y","\u{1D688}":"Y","\u03A5":"Y","\u03D2":"Y","\u{1D6BC}":"Y","\u{1D6F6}":"Y","\u{1D730}":"Y","\u{1D76A}":"Y","\u{1D7A4}":"Y","\u2CA8":"Y","\u0423":"Y","\u04AE":"Y","\u13A9":"Y","\u13BD":"Y","\uA4EC":"Y","\u{16F43}":"Y","\u{118A4}":"Y","\u{102B2}":"Y","\u01B4":"y\u0314","\u024F":"y\u0335","\u04B1":"y\u0335","\xA5":"Y\u0335","\u024E":"Y\u0335","\u04B0":"Y\u0335","\u0292":"\u021D","\uA76B":"\u021D","\u2CCD":"\u021D","\u04E1":"\u021D","\u10F3":"\u021D","\u{1D433}":"z","\u{1D467}":"z","\u{1D49B}":"z","\u{1D4CF}":"z","\u{1D503}":"z","\u{1D537}":"z","\u{1D56B}":"z","\u{1D59F}":"z","\u{1D5D3}":"z","\u{1D607}":"z","\u{1D63B}":"z","\u{1D66F}":"z","\u{1D6A3}":"z","\u1D22":"z","\uAB93":"z","\u{118C4}":"z","\u{102F5}":"Z","\u{118E5}":"Z","\uFF3A":"Z","\u2124":"Z","\u2128":"Z","\u{1D419}":"Z","\u{1D44D}":"Z","\u{1D481}":"Z","\u{1D4B5}":"Z","\u{1D4E9}":"Z","\u{1D585}":"Z","\u{1D5B9}":"Z","\u{1D5ED}":"Z","\u{1D621}":"Z","\u{1D655}":"Z","\u{1D689}":"Z","\u0396":"Z","\u{1D6AD}":"Z","\u{1D6E7}":"Z","\u{1D721}":"Z","\u{1D75B}":"Z","\u{1D795}":"Z","\u13C3":"Z","\uA4DC":"Z","\u{118A9}":"Z","\u0290":"z\u0328","\u01B6":"z\u0335","\u01B5":"Z\u0335","\u0225":"z\u0326","\u0224":"Z\u0326","\u1D76":"z\u0334","\u01BF":"\xFE","\u03F8":"\xFE","\u03F7":"\xDE","\u{104C4}":"\xDE","\u2079":"\uA770","\u1D24":"\u01A8","\u03E9":"\u01A8","\uA645":"\u01A8","\u044C":"\u0185","\uAB9F":"\u0185","\u044B":"\u0185i","\uAB7E":"\u0242","\u02E4":"\u02C1","\uA6CD":"\u02A1","\u2299":"\u0298","\u2609":"\u0298","\u2A00":"\u0298","\uA668":"\u0298","\u2D59":"\u0298","\u{104C3}":"\u0298","\u213E":"\u0393","\u{1D6AA}":"\u0393","\u{1D6E4}":"\u0393","\u{1D71E}":"\u0393","\u{1D758}":"\u0393","\u{1D792}":"\u0393","\u2C84":"\u0393","\u0413":"\u0393","\u13B1":"\u0393","\u14A5":"\u0393","\u{16F07}":"\u0393","\u0492":"\u0393\u0335","\u14AF":"\u0393\xB7","\u0490":"\u0393'","\u2206":"\u0394","\u25B3":"\u0394","\u{1F702}":"\u0394","\u{1D6AB}":"\u0394","\u{1D6E5}":"\u0394","\u{1D71F}":"\u0394","\u{1D759}":"\u0394","\u{1D793}":"\u0394","\u2C86":"\u0394","\u2D60":"\u0394","\u1403":"\u0394","\u{16F1A}":"\u0394","\u{10285}":"\u0394","\u{102A3}":"\u0394","\u2359":"\u0394\u0332","\u140F":"\u0394\xB7","\u142C":"\u0394\u1420","\u{1D7CB}":"\u03DD","\u{1D6C7}":"\u03B6","\u{1D701}":"\u03B6","\u{1D73B}":"\u03B6","\u{1D775}":"\u03B6","\u{1D7AF}":"\u03B6","\u2CE4":"\u03D7","\u{1D6CC}":"\u03BB","\u{1D706}":"\u03BB","\u{1D740}":"\u03BB","\u{1D77A}":"\u03BB","\u{1D7B4}":"\u03BB","\u2C96":"\u03BB","\u{104DB}":"\u03BB","\xB5":"\u03BC","\u{1D6CD}":"\u03BC","\u{1D707}":"\u03BC","\u{1D741}":"\u03BC","\u{1D77B}":"\u03BC","\u{1D7B5}":"\u03BC","\u{1D6CF}":"\u03BE","\u{1D709}":"\u03BE","\u{1D743}":"\u03BE","\u{1D77D}":"\u03BE","\u{1D7B7}":"\u03BE","\u{1D6B5}":"\u039E","\u{1D6EF}":"\u039E","\u{1D729}":"\u039E","\u{1D763}":"\u039E","\u{1D79D}":"\u039E","\u03D6":"\u03C0","\u213C":"\u03C0","\u{1D6D1}":"\u03C0","\u{1D6E1}":"\u03C0","\u{1D70B}":"\u03C0","\u{1D71B}":"\u03C0","\u{1D745}":"\u03C0","\u{1D755}":"\u03C0","\u{1D77F}":"\u03C0","\u{1D78F}":"\u03C0","\u{1D7B9}":"\u03C0","\u{1D7C9}":"\u03C0","\u1D28":"\u03C0","\u043F":"\u03C0","\u220F":"\u03A0","\u213F":"\u03A0","\u{1D6B7}":"\u03A0","\u{1D6F1}":"\u03A0","\u{1D72B}":"\u03A0","\u{1D765}":"\u03A0","\u{1D79F}":"\u03A0","\u2CA0":"\u03A0","\u041F":"\u03A0","\uA6DB":"\u03A0","\u{102AD}":"\u03D8","\u{10312}":"\u03D8","\u03DB":"\u03C2","\u{1D6D3}":"\u03C2","\u{1D70D}":"\u03C2","\u{1D747}":"\u03C2","\u{1D781}":"\u03C2","\u{1D7BB}":"\u03C2","\u{1D6BD}":"\u03A6","\u{1D6F7}":"\u03A6","\u{1D731}":"\u03A6","\u{1D76B}":"\u03A6","\u{1D7A5}":"\u03A6","\u2CAA":"\u03A6","\u0424":"\u03A6","\u0553":"\u03A6","\u1240":"\u03A6","\u16F0":"\u03A6","\u{102B3}":"\u03A6","\uAB53":"\u03C7","\uAB55":"\u03C7","\u{1D6D8}":"\u03C7","\u{1D712}":"\u03C7","\u{1D74C}":"\u03C7","\u{1D786}":"\u03C7","\u{1D7C0}":"\u03C7","\u2CAD":"\u03C7","\u{1D6D9}":"\u03C8","\u{1D713}":"\u03C8","\u{1D74D}":"\u03C8","\u{1D787}":"\u03C8","\u{1D7C1}":"\u03C8","\u0471":"\u03C8","\u{104F9}":"\u03C8","\u{1D6BF}":"\u03A8","\u{1D6F9}":"\u03A8","\u{1D733}":"\u03A8","\u{1D76D}":"\u03A8","\u{1D7A7}":"\u03A8","\u2CAE":"\u03A8","\u0470":"\u03A8","\u{104D1}":"\u03A8","\u16D8":"\u03A8","\u{102B5}":"\u03A8","\u2375":"\u03C9","\uA7B7":"\u03C9","\u{1D6DA}":"\u03C9","\u{1D714}":"\u03C9","\u{1D74E}":"\u03C9","\u{1D788}":"\u03C9","\u{1D7C2}":"\u03C9","\u2CB1":"\u03C9","\uA64D":"\u03C9","\u2126":"\u03A9","\u{1D6C0}":"\u03A9","\u{1D6FA}":"\u03A9","\u{1D734}":"\u03A9","\u{1D76E}":"\u03A9","\u{1D7A8}":"\u03A9","\u162F":"\u03A9","\u1635":"\u03A9","\u{102B6}":"\u03A9","\u2379":"\u03C9\u0332","\u1F7D":"\u1FF4","\u2630":"\u2CB6","\u2CDC":"\u03EC","\u0497":"\u0436\u0329","\u0496":"\u0416\u0329","\u{1D20B}":"\u0418","\u0376":"\u0418","\uA6A1":"\u0418","\u{10425}":"\u0418","\u0419":"\u040D","\u048A":"\u040D\u0326","\u045D":"\u0439","\u048B":"\u0439\u0326","\u{104BC}":"\u04C3","\u1D2B":"\u043B","\u04C6":"\u043B\u0326","\uAB60":"\u0459","\u{104EB}":"\uA669","\u1DEE":"\u2DEC","\u{104CD}":"\u040B","\u{1D202}":"\u04FE","\u{1D222}":"\u0460","\u13C7":"\u0460","\u15EF":"\u0460","\u047C":"\u0460\u0486\u0487","\u18ED":"\u0460\xB7","\uA7B6":"\uA64C","\u04CC":"\u04B7","\u04CB":"\u04B6","\u04BE":"\u04BC\u0328","\u2CBD":"\u0448","\u2CBC":"\u0428","\uA650":"\u042Al","\u2108":"\u042D","\u{1F701}":"\uA658","\u{16F1C}":"\uA658","\uA992":"\u2C3F","\u0587":"\u0565\u0582","\u1294":"\u0571","\uFB14":"\u0574\u0565","\uFB15":"\u0574\u056B","\uFB17":"\u0574\u056D","\uFB13":"\u0574\u0576","\u2229":"\u0548","\u22C2":"\u0548","\u{1D245}":"\u0548","\u1260":"\u0548","\u144E":"\u0548","\uA4F5":"\u0548","\u145A":"\u0548\xB7","\u1468":"\u0548'","\uFB16":"\u057E\u0576","\u20BD":"\u0554","\u02D3":"\u0559","\u02BF":"\u0559","\u2135":"\u05D0","\uFB21":"\u05D0","\uFB2F":"\uFB2E","\uFB30":"\uFB2E","\uFB4F":"\u05D0\u05DC","\u2136":"\u05D1","\u2137":"\u05D2","\u2138":"\u05D3","\uFB22":"\u05D3","\uFB23":"\u05D4","\uFB39":"\uFB1D","\uFB24":"\u05DB","\uFB25":"\u05DC","\uFB26":"\u05DD","\uFB20":"\u05E2","\uFB27":"\u05E8","\uFB2B":"\uFB2A","\uFB49":"\uFB2A","\uFB2D":"\uFB2C","\uFB28":"\u05EA","\uFE80":"\u0621","\u06FD":"\u0621\u0348","\uFE82":"\u0622","\uFE81":"\u0622","\uFB51":"\u0671","\uFB50":"\u0671","\u{1EE01}":"\u0628","\u{1EE21}":"\u0628","\u{1EE61}":"\u0628","\u{1EE81}":"\u0628","\u{1EEA1}":"\u0628","\uFE91":"\u0628","\uFE92":"\u0628","\uFE90":"\u0628","\uFE8F":"\u0628","\u0751":"\u0628\u06DB","\u08B6":"\u0628\u06E2","\u08A1":"\u0628\u0654","\uFCA0":"\u0628o","\uFCE2":"\u0628o","\uFC9C":"\u0628\u062C","\uFC05":"\u0628\u062C","\uFC9D":"\u0628\u062D","\uFC06":"\u0628\u062D","\uFDC2":"\u0628\u062D\u0649","\uFC9E":"\u0628\u062E","\uFC07":"\u0628\u062E","\uFCD2":"\u0628\u062E","\uFC4B":"\u0628\u062E","\uFD9E":"\u0628\u062E\u0649","\uFC6A":"\u0628\u0631","\uFC6B":"\u0628\u0632","\uFC9F":"\u0628\u0645","\uFCE1":"\u0628\u0645","\uFC6C":"\u0628\u0645","\uFC08":"\u0628\u0645","\uFC6D":"\u0628\u0646","\uFC6E":"\u0628\u0649","\uFC09":"\u0628\u0649","\uFC6F":"\u0628\u0649","\uFC0A":"\u0628\u0649","\uFB54":"\u067B","\uFB55":"\u067B","\uFB53":"\u067B","\uFB52":"\u067B","\u06D0":"\u067B","\uFBE6":"\u067B","\uFBE7":"\u067B","\uFBE5":"\u067B","\uFBE4":"\u067B","\uFB5C":"\u0680","\uFB5D":"\u0680","\uFB5B":"\u0680","\uFB5A":"\u0680","\u08A9":"\u0754","\u0767":"\u0754","\u2365":"\u0629","\xF6":"\u0629","\uFE94":"\u0629","\uFE93":"\u0629","\u06C3":"\u0629","\u{1EE15}":"\u062A","\u{1EE35}":"\u062A","\u{1EE75}":"\u062A","\u{1EE95}":"\u062A","\u{1EEB5}":"\u062A","\uFE97":"\u062A","\uFE98":"\u062A","\uFE96":"\u062A","\uFE95":"\u062A","\uFCA5":"\u062Ao","\uFCE4":"\u062Ao","\uFCA1":"\u062A\u062C","\uFC0B":"\u062A\u062C","\uFD50":"\u062A\u062C\u0645","\uFDA0":"\u062A\u062C\u0649","\uFD9F":"\u062A\u062C\u0649","\uFCA2":"\u062A\u062D","\uFC0C":"\u062A\u062D","\uFD52":"\u062A\u062D\u062C","\uFD51":"\u062A\u062D\u062C","\uFD53":"\u062A\u062D\u0645","\uFCA3":"\u062A\u062E","\uFC0D":"\u062A\u062E","\uFD54":"\u062A\u062E\u0645","\uFDA2":"\u062A\u062E\u0649","\uFDA1":"\u062A\u062E\u0649","\uFC70":"\u062A\u0631","\uFC71":"\u062A\u0632","\uFCA4":"\u062A\u0645","\uFCE3":"\u062A\u0645","\uFC72":"\u062A\u0645","\uFC0E":"\u062A\u0645","\uFD55":"\u062A\u0645\u062C","\uFD56":"\u062A\u0645\u062D","\uFD57":"\u062A\u0645\u062E","\uFDA4":"\u062A\u0645\u0649","\uFDA3":"\u062A\u0645\u0649","\uFC73":"\u062A\u0646","\uFC74":"\u062A\u0649","\uFC0F":"\u062A\u0649","\uFC75":"\u062A\u0649","\uFC10":"\u062A\u0649","\uFB60":"\u067A","\uFB61":"\u067A","\uFB5F":"\u067A","\uFB5E":"\u067A","\uFB64":"\u067F","\uFB65":"\u067F","\uFB63":"\u067F","\uFB62":"\u067F","\u{1EE02}":"\u062C","\u{1EE22}":"\u062C","\u{1EE42}":"\u062C","\u{1EE62}":"\u062C","\u{1EE82}":"\u062C","\u{1EEA2}":"\u062C","\uFE9F":"\u062C","\uFEA0":"\u062C","\uFE9E":"\u062C","\uFE9D":"\u062C","\uFCA7":"\u062C\u062D","\uFC15":"\u062C\u062D","\uFDA6":"\u062C\u062D\u0649","\uFDBE":"\u062C\u062D\u0649","\uFDFB":"\u062C\u0644 \u062C\u0644l\u0644o","\uFCA8":"\u062C\u0645","\uFC16":"\u062C\u0645","\uFD59":"\u062C\u0645\u062D","\uFD58":"\u062C\u0645\u062D","\uFDA7":"\u062C\u0645\u0649","\uFDA5":"\u062C\u0645\u0649","\uFD1D":"\u062C\u0649","\uFD01":"\u062C\u0649","\uFD1E":"\u062C\u0649","\uFD02":"\u062C\u0649","\uFB78":"\u0683","\uFB79":"\u0683","\uFB77":"\u0683","\uFB76":"\u0683","\uFB74":"\u0684","\uFB75":"\u0684","\uFB73":"\u0684","\uFB72":"\u0684","\uFB7C":"\u0686","\uFB7D":"\u0686","\uFB7B":"\u0686","\uFB7A":"\u0686","\uFB80":"\u0687","\uFB81":"\u0687","\uFB7F":"\u0687","\uFB7E":"\u0687","\u{1EE07}":"\u062D","\u{1EE27}":"\u062D","\u{1EE47}":"\u062D","\u{1EE67}":"\u062D","\u{1EE87}":"\u062D","\u{1EEA7}":"\u062D","\uFEA3":"\u062D","\uFEA4":"\u062D","\uFEA2":"\u062D","\uFEA1":"\u062D","\u0685":"\u062D\u06DB","\u0681":"\u062D\u0654","\u0772":"\u062D\u0654","\uFCA9":"\u062D\u062C","\uFC17":"\u062D\u062C","\uFDBF":"\u062D\u062C\u0649","\uFCAA":"\u062D\u0645","\uFC18":"\u062D\u0645","\uFD5B":"\u062D\u0645\u0649","\uFD5A":"\u062D\u0645\u0649","\uFD1B":"\u062D\u0649","\uFCFF":"\u062D\u0649","\uFD1C":"\u062D\u0649","\uFD00":"\u062D\u0649","\u{1EE17}":"\u062E","\u{1EE37}":"\u062E","\u{1EE57}":"\u062E","\u{1EE77}":"\u062E","\u{1EE97}":"\u062E","\u{1EEB7}":"\u062E","\uFEA7":"\u062E","\uFEA8":"\u062E","\uFEA6":"\u062E","\uFEA5":"\u062E","\uFCAB":"\u062E\u062C","\uFC19":"\u062E\u062C","\uFC1A":"\u062E\u062D","\uFCAC":"\u062E\u0645","\uFC1B":"\u062E\u0645","\uFD1F":"\u062E\u0649","\uFD03":"\u062E\u0649","\uFD20":"\u062E\u0649","\uFD04":"\u062E\u0649","\u{102E1}":"\u062F","\u{1EE03}":"\u062F","\u{1EE83}":"\u062F","\u{1EEA3}":"\u062F","\uFEAA":"\u062F","\uFEA9":"\u062F","\u0688":"\u062F\u0615","\uFB89":"\u062F\u0615","\uFB88":"\u062F\u0615","\u068E":"\u062F\u06DB","\uFB87":"\u062F\u06DB","\uFB86":"\u062F\u06DB","\u06EE":"\u062F\u0302","\u08AE":"\u062F\u0324\u0323","\u{1EE18}":"\u0630","\u{1EE98}":"\u0630","\u{1EEB8}":"\u0630","\uFEAC":"\u0630","\uFEAB":"\u0630","\uFC5B":"\u0630\u0670","\u068B":"\u068A\u0615","\uFB85":"\u068C","\uFB84":"\u068C","\uFB83":"\u068D","\uFB82":"\u068D","\u{1EE13}":"\u0631","\u{1EE93}":"\u0631","\u{1EEB3}":"\u0631","\uFEAE":"\u0631","\uFEAD":"\u0631","\u0691":"\u0631\u0615","\uFB8D":"\u0631\u0615","\uFB8C":"\u0631\u0615","\u0698":"\u0631\u06DB","\uFB8B":"\u0631\u06DB","\uFB8A":"\u0631\u06DB","\u0692":"\u0631\u0306","\u08B9":"\u0631\u0306\u0307","\u06EF":"\u0631\u0302","\u076C":"\u0631\u0654","\uFC5C":"\u0631\u0670","\uFDF6":"\u0631\u0633\u0648\u0644","\uFDFC":"\u0631\u0649l\u0644","\u{1EE06}":"\u0632","\u{1EE86}":"\u0632","\u{1EEA6}":"\u0632","\uFEB0":"\u0632","\uFEAF":"\u0632","\u08B2":"\u0632\u0302","\u0771":"\u0697\u0615","\u{1EE0E}":"\u0633","\u{1EE2E}":"\u0633","\u{1EE4E}":"\u0633","\u{1EE6E}":"\u0633","\u{1EE8E}":"\u0633","\u{1EEAE}":"\u0633","\uFEB3":"\u0633","\uFEB4":"\u0633","\uFEB2":"\u0633","\uFEB1":"\u0633","\u0634":"\u0633\u06DB","\u{1EE14}":"\u0633\u06DB","\u{1EE34}":"\u0633\u06DB","\u{1EE54}":"\u0633\u06DB","\u{1EE74}":"\u0633\u06DB","\u{1EE94}":"\u0633\u06DB","\u{1EEB4}":"\u0633\u06DB","\uFEB7":"\u0633\u06DB","\uFEB8":"\u0633\u06DB","\uFEB6":"\u0633\u06DB","\uFEB5":"\u0633\u06DB","\u077E":"\u0633\u0302","\uFD31":"\u0633o","\uFCE8":"\u0633o","\uFD32":"\u0633\u06DBo","\uFCEA":"\u0633\u06DBo","\uFCAD":"\u0633\u062C","\uFD34":"\u0633\u062C","\uFC1C":"\u0633\u062C","\uFD2D":"\u0633\u06DB\u062C","\uFD37":"\u0633\u06DB\u062C","\uFD25":"\u0633\u06DB\u062C","\uFD09":"\u0633\u06DB\u062C","\uFD5D":"\u0633\u062C\u062D","\uFD5E":"\u0633\u062C\u0649","\uFD69":"\u0633\u06DB\u062C\u0649","\uFCAE":"\u0633\u062D","\uFD35":"\u0633\u062D","\uFC1D":"\u0633\u062D","\uFD2E":"\u0633\u06DB\u062D","\uFD38":"\u0633\u06DB\u062D","\uFD26":"\u0633\u06DB\u062D","\uFD0A":"\u0633\u06DB\u062D","\uFD5C":"\u0633\u062D\u062C","\uFD68":"\u0633\u06DB\u062D\u0645","\uFD67":"\u0633\u06DB\u062D\u0645","\uFDAA":"\u0633\u06DB\u062D\u0649","\uFCAF":"\u0633\u062E","\uFD36":"\u0633\u062E","\uFC1E":"\u0633\u062E","\uFD2F":"\u0633\u06DB\u062E","\uFD39":"\u0633\u06DB\u062E","\uFD27":"\u0633\u06DB\u062E","\uFD0B":"\u0633\u06DB\u062E","\uFDA8":"\u0633\u062E\u0649","\uFDC6":"\u0633\u062E\u0649","\uFD2A":"\u0633\u0631","\uFD0E":"\u0633\u0631","\uFD29":"\u0633\u06DB\u0631","\uFD0D":"\u0633\u06DB\u0631","\uFCB0":"\u0633\u0645","\uFCE7":"\u0633\u0645","\uFC1F":"\u0633\u0645","\uFD30":"\u0633\u06DB\u0645","\uFCE9":"\u0633\u06DB\u0645","\uFD28":"\u0633\u06DB\u0645","\uFD0C":"\u0633\u06DB\u0645","\uFD61":"\u0633\u0645\u062C","\uFD60":"\u0633\u0645\u062D","\uFD5F":"\u0633\u0645\u062D","\uFD6B":"\u0633\u06DB\u0645\u062E","\uFD6A":"\u0633\u06DB\u0645\u062E","\uFD63":"\u0633\u0645\u0645","\uFD62":"\u0633\u0645\u0645","\uFD6D":"\u0633\u06DB\u0645\u0645","\uFD6C":"\u0633\u06DB\u0645\u0645","\uFD17":"\u0633\u0649","\uFCFB":"\u0633\u0649","\uFD18":"\u0633\u0649","\uFCFC":"\u0633\u0649","\uFD19":"\u0633\u06DB\u0649","\uFCFD":"\u0633\u06DB\u0649","\uFD1A":"\u0633\u06DB\u0649","\uFCFE":"\u0633\u06DB\u0649","\u{102F2}":"\u0635","\u{1EE11}":"\u0635","\u{1EE31}":"\u0635","\u{1EE51}":"\u0635","\u{1EE71}":"\u0635","\u{1EE91}":"\u0635","\u{1EEB1}":"\u0635","\uFEBB":"\u0635","\uFEBC":"\u0635","\uFEBA":"\u0635","\uFEB9":"\u0635","\u069E":"\u0635\u06DB","\u08AF":"\u0635\u0324\u0323","\uFCB1":"\u0635\u062D","\uFC20":"\u0635\u062D","\uFD65":"\u0635\u062D\u062D","\uFD64":"\u0635\u062D\u062D","\uFDA9":"\u0635\u062D\u0649","\uFCB2":"\u0635\u062E","\uFD2B":"\u0635\u0631","\uFD0F":"\u0635\u0631","\uFDF5":"\u0635\u0644\u0639\u0645","\uFDF9":"\u0635\u0644\u0649","\uFDF0":"\u0635\u0644\u0649","\uFDFA":"\u0635\u0644\u0649 l\u0644\u0644o \u0639\u0644\u0649o \u0648\u0633\u0644\u0645","\uFCB3":"\u0635\u0645","\uFC21":"\u0635\u0645","\uFDC5":"\u0635\u0645\u0645","\uFD66":"\u0635\u0645\u0645","\uFD21":"\u0635\u0649","\uFD05":"\u0635\u0649","\uFD22":"\u0635\u0649","\uFD06":"\u0635\u0649","\u{1EE19}":"\u0636","\u{1EE39}":"\u0636","\u{1EE59}":"\u0636","\u{1EE79}":"\u0636","\u{1EE99}":"\u0636","\u{1EEB9}":"\u0636","\uFEBF":"\u0636","\uFEC0":"\u0636","\uFEBE":"\u0636","\uFEBD":"\u0636","\uFCB4":"\u0636\u062C","\uFC22":"\u0636\u062C","\uFCB5":"\u0636\u062D","\uFC23":"\u0636\u062D","\uFD6E":"\u0636\u062D\u0649","\uFDAB":"\u0636\u062D\u0649","\uFCB6":"\u0636\u062E","\uFC24":"\u0636\u062E","\uFD70":"\u0636\u062E\u0645","\uFD6F":"\u0636\u062E\u0645","\uFD2C":"\u0636\u0631","\uFD10":"\u0636\u0631","\uFCB7":"\u0636\u0645","\uFC25":"\u0636\u0645","\uFD23":"\u0636\u0649","\uFD07":"\u0636\u0649","\uFD24":"\u0636\u0649","\uFD08":"\u0636\u0649","\u{102E8}":"\u0637","\u{1EE08}":"\u0637","\u{1EE68}":"\u0637","\u{1EE88}":"\u0637","\u{1EEA8}":"\u0637","\uFEC3":"\u0637","\uFEC4":"\u0637","\uFEC2":"\u0637","\uFEC1":"\u0637","\u069F":"\u0637\u06DB","\uFCB8":"\u0637\u062D","\uFC26":"\u0637\u062D","\uFD33":"\u0637\u0645","\uFD3A":"\u0637\u0645","\uFC27":"\u0637\u0645","\uFD72":"\u0637\u0645\u062D","\uFD71":"\u0637\u0645\u062D","\uFD73":"\u0637\u0645\u0645","\uFD74":"\u0637\u0645\u0649","\uFD11":"\u0637\u0649","\uFCF5":"\u0637\u0649","\uFD12":"\u0637\u0649","\uFCF6":"\u0637\u0649","\u{1EE1A}":"\u0638","\u{1EE7A}":"\u0638","\u{1EE9A}":"\u0638","\u{1EEBA}":"\u0638","\uFEC7":"\u0638","\uFEC8":"\u0638","\uFEC6":"\u0638","\uFEC5":"\u0638","\uFCB9":"\u0638\u0645","\uFD3B":"\u0638\u0645","\uFC28":"\u0638\u0645","\u060F":"\u0639","\u{1EE0F}":"\u0639","\u{1EE2F}":"\u0639","\u{1EE4F}":"\u0639","\u{1EE6F}":"\u0639","\u{1EE8F}":"\u0639","\u{1EEAF}":"\u0639","\uFECB":"\u0639","\uFECC":"\u0639","\uFECA":"\u0639","\uFEC9":"\u0639","\uFCBA":"\u0639\u062C","\uFC29":"\u0639\u062C","\uFDC4":"\u0639\u062C\u0645","\uFD75":"\u0639\u062C\u0645","\uFDF7":"\u0639\u0644\u0649o","\uFCBB":"\u0639\u0645","\uFC2A":"\u0639\u0645","\uFD77":"\u0639\u0645\u0645","\uFD76":"\u0639\u0645\u0645","\uFD78":"\u0639\u0645\u0649","\uFDB6":"\u0639\u0645\u0649","\uFD13":"\u0639\u0649","\uFCF7":"\u0639\u0649","\uFD14":"\u0639\u0649","\uFCF8":"\u0639\u0649","\u{1EE1B}":"\u063A","\u{1EE3B}":"\u063A","\u{1EE5B}":"\u063A","\u{1EE7B}":"\u063A","\u{1EE9B}":"\u063A","\u{1EEBB}":"\u063A","\uFECF":"\u063A","\uFED0":"\u063A","\uFECE":"\u063A","\uFECD":"\u063A","\uFCBC":"\u063A\u062C","\uFC2B":"\u063A\u062C","\uFCBD":"\u063A\u0645","\uFC2C":"\u063A\u0645","\uFD79":"\u063A\u0645\u0645","\uFD7B":"\u063A\u0645\u0649","\uFD7A":"\u063A\u0645\u0649","\uFD15":"\u063A\u0649","\uFCF9":"\u063A\u0649","\uFD16":"\u063A\u0649","\uFCFA":"\u063A\u0649","\u{1EE10}":"\u0641","\u{1EE30}":"\u0641","\u{1EE70}":"\u0641","\u{1EE90}":"\u0641","\u{1EEB0}":"\u0641","\uFED3":"\u0641","\uFED4":"\u0641","\uFED2":"\u0641","\uFED1":"\u0641","\u06A7":"\u0641","\uFCBE":"\u0641\u062C","\uFC2D":"\u0641\u062C","\uFCBF":"\u0641\u062D","\uFC2E":"\u0641\u062D","\uFCC0":"\u0641\u062E","\uFC2F":"\u0641\u062E","\uFD7D":"\u0641\u062E\u0645","\uFD7C":"\u0641\u062E\u0645","\uFCC1":"\u0641\u0645","\uFC30":"\u0641\u0645","\uFDC1":"\u0641\u0645\u0649","\uFC7C":"\u0641\u0649","\uFC31":"\u0641\u0649","\uFC7D":"\u0641\u0649","\uFC32":"\u0641\u0649","\u{1EE1E}":"\u06A1","\u{1EE7E}":"\u06A1","\u08BB":"\u06A1","\u066F":"\u06A1","\u{1EE1F}":"\u06A1","\u{1EE5F}":"\u06A1","\u08BC":"\u06A1","\u06A4":"\u06A1\u06DB","\uFB6C":"\u06A1\u06DB","\uFB6D":"\u06A1\u06DB","\uFB6B":"\u06A1\u06DB","\uFB6A":"\u06A1\u06DB","\u06A8":"\u06A1\u06DB","\u08A4":"\u06A2\u06DB","\uFB70":"\u06A6","\uFB71":"\u06A6","\uFB6F":"\u06A6","\uFB6E":"\u06A6","\u{1EE12}":"\u0642","\u{1EE32}":"\u0642","\u{1EE52}":"\u0642","\u{1EE72}":"\u0642","\u{1EE92}":"\u0642","\u{1EEB2}":"\u0642","\uFED7":"\u0642","\uFED8":"\u0642","\uFED6":"\u0642","\uFED5":"\u0642","\uFCC2":"\u0642\u062D","\uFC33":"\u0642\u062D","\uFDF1":"\u0642\u0644\u0649","\uFCC3":"\u0642\u0645","\uFC34":"\u0642\u0645","\uFDB4":"\u0642\u0645\u062D","\uFD7E":"\u0642\u0645\u062D","\uFD7F":"\u0642\u0645\u0645","\uFDB2":"\u0642\u0645\u0649","\uFC7E":"\u0642\u0649","\uFC35":"\u0642\u0649","\uFC7F":"\u0642\u0649","\uFC36":"\u0642\u0649","\u{1EE0A}":"\u0643","\u{1EE2A}":"\u0643","\u{1EE6A}":"\u0643","\uFEDB":"\u0643","\uFEDC":"\u0643","\uFEDA":"\u0643","\uFED9":"\u0643","\u06A9":"\u0643","\uFB90":"\u0643","\uFB91":"\u0643","\uFB8F":"\u0643","\uFB8E":"\u0643","\u06AA":"\u0643","\u06AD":"\u0643\u06DB","\uFBD5":"\u0643\u06DB","\uFBD6":"\u0643\u06DB","\uFBD4":"\u0643\u06DB","\uFBD3":"\u0643\u06DB","\u0763":"\u0643\u06DB","\uFC80":"\u0643l","\uFC37":"\u0643l","\uFCC4":"\u0643\u062C","\uFC38":"\u0643\u062C","\uFCC5":"\u0643\u062D","\uFC39":"\u0643\u062D","\uFCC6":"\u0643\u062E","\uFC3A":"\u0643\u062E","\uFCC7":"\u0643\u0644","\uFCEB":"\u0643\u0644","\uFC81":"\u0643\u0644","\uFC3B":"\u0643\u0644","\uFCC8":"\u0643\u0645","\uFCEC":"\u0643\u0645","\uFC82":"\u0643\u0645","\uFC3C":"\u0643\u0645","\uFDC3":"\u0643\u0645\u0645","\uFDBB":"\u0643\u0645\u0645","\uFDB7":"\u0643\u0645\u0649","\uFC83":"\u0643\u0649","\uFC3D":"\u0643\u0649","\uFC84":"\u0643\u0649","\uFC3E":"\u0643\u0649","\u0762":"\u06AC","\uFB94":"\u06AF","\uFB95":"\u06AF","\uFB93":"\u06AF","\uFB92":"\u06AF","\u08B0":"\u06AF","\u06B4":"\u06AF\u06DB","\uFB9C":"\u06B1","\uFB9D":"\u06B1","\uFB9B":"\u06B1","\uFB9A":"\u06B1","\uFB98":"\u06B3","\uFB99":"\u06B3","\uFB97":"\u06B3","\uFB96":"\u06B3","\u{1EE0B}":"\u0644","\u{1EE2B}":"\u0644","\u{1EE4B}":"\u0644","\u{1EE8B}":"\u0644","\u{1EEAB}":"\u0644","\uFEDF":"\u0644","\uFEE0":"\u0644","\uFEDE":"\u0644","\uFEDD":"\u0644","\u06B7":"\u0644\u06DB","\u06B5":"\u0644\u0306","\uFEFC":"\u0644l","\uFEFB":"\u0644l","\uFEFA":"\u0644l\u0655","\uFEF9":"\u0644l\u0655","\uFEF8":"\u0644l\u0674","\uFEF7":"\u0644l\u0674","\uFCCD":"\u0644o","\uFEF6":"\u0644\u0622","\uFEF5":"\u0644\u0622","\uFCC9":"\u0644\u062C","\uFC3F":"\u0644\u062C","\uFD83":"\u0644\u062C\u062C","\uFD84":"\u0644\u062C\u062C","\uFDBA":"\u0644\u062C\u0645","\uFDBC":"\u0644\u062C\u0645","\uFDAC":"\u0644\u062C\u0649","\uFCCA":"\u0644\u062D","\uFC40":"\u0644\u062D","\uFDB5":"\u0644\u062D\u0645","\uFD80":"\u0644\u062D\u0645","\uFD82":"\u0644\u062D\u0649","\uFD81":"\u0644\u062D\u0649","\uFCCB":"\u0644\u062E","\uFC41":"\u0644\u062E","\uFD86":"\u0644\u062E\u0645","\uFD85":"\u0644\u062E\u0645","\uFCCC":"\u0644\u0645","\uFCED":"\u0644\u0645","\uFC85":"\u0644\u0645","\uFC42":"\u0644\u0645","\uFD88":"\u0644\u0645\u062D","\uFD87":"\u0644\u0645\u062D","\uFDAD":"\u0644\u0645\u0649","\uFC86":"\u0644\u0649","\uFC43":"\u0644\u0649","\uFC87":"\u0644\u0649","\uFC44":"\u0644\u0649","\u{1EE0C}":"\u0645","\u{1EE2C}":"\u0645","\u{1EE6C}":"\u0645","\u{1EE8C}":"\u0645","\u{1EEAC}":"\u0645","\uFEE3":"\u0645","\uFEE4":"\u0645","\uFEE2":"\u0645","\uFEE1":"\u0645","\u08A7":"\u0645\u06DB","\u06FE":"\u0645\u0348","\uFC88":"\u0645l","\uFCCE":"\u0645\u062C","\uFC45":"\u0645\u062C","\uFD8C":"\u0645\u062C\u062D","\uFD92":"\u0645\u062C\u062E","\uFD8D":"\u0645\u062C\u0645","\uFDC0":"\u0645\u062C\u0649","\uFCCF":"\u0645\u062D","\uFC46":"\u0645\u062D","\uFD89":"\u0645\u062D\u062C","\uFD8A":"\u0645\u062D\u0645","\uFDF4":"\u0645\u062D\u0645\u062F","\uFD8B":"\u0645\u062D\u0649","\uFCD0":"\u0645\u062E","\uFC47":"\u0645\u062E","\uFD8E":"\u0645\u062E\u062C","\uFD8F":"\u0645\u062E\u0645","\uFDB9":"\u0645\u062E\u0649","\uFCD1":"\u0645\u0645","\uFC89":"\u0645\u0645","\uFC48":"\u0645\u0645","\uFDB1":"\u0645\u0645\u0649","\uFC49":"\u0645\u0649","\uFC4A":"\u0645\u0649","\u{1EE0D}":"\u0646","\u{1EE2D}":"\u0646","\u{1EE4D}":"\u0646","\u{1EE6D}":"\u0646","\u{1EE8D}":"\u0646","\u{1EEAD}":"\u0646","\uFEE7":"\u0646","\uFEE8":"\u0646","\uFEE6":"\u0646","\uFEE5":"\u0646","\u0768":"\u0646\u0615","\u0769":"\u0646\u0306","\uFCD6":"\u0646o","\uFCEF":"\u0646o","\uFDB8":"\u0646\u062C\u062D","\uFDBD":"\u0646\u062C\u062D","\uFD98":"\u0646\u062C\u0645","\uFD97":"\u0646\u062C\u0645","\uFD99":"\u0646\u062C\u0649","\uFDC7":"\u0646\u062C\u0649","\uFCD3":"\u0646\u062D","\uFC4C":"\u0646\u062D","\uFD95":"\u0646\u062D\u0645","\uFD96":"\u0646\u062D\u0649","\uFDB3":"\u0646\u062D\u0649","\uFCD4":"\u0646\u062E","\uFC4D":"\u0646\u062E","\uFC8A":"\u0646\u0631","\uFC8B":"\u0646\u0632","\uFCD5":"\u0646\u0645","\uFCEE":"\u0646\u0645","\uFC8C":"\u0646\u0645","\uFC4E":"\u0646\u0645","\uFD9B":"\u0646\u0645\u0649","\uFD9A":"\u0646\u0645\u0649","\uFC8D":"\u0646\u0646","\uFC8E":"\u0646\u0649","\uFC4F":"\u0646\u0649","\uFC8F":"\u0646\u0649","\uFC50":"\u0646\u0649","\u06C2":"\u06C0","\uFBA5":"\u06C0","\uFBA4":"\u06C0","\u{102E4}":"\u0648","\u{1EE05}":"\u0648","\u{1EE85}":"\u0648","\u{1EEA5}":"\u0648","\uFEEE":"\u0648","\uFEED":"\u0648","\u08B1":"\u0648","\u06CB":"\u0648\u06DB","\uFBDF":"\u0648\u06DB","\uFBDE":"\u0648\u06DB","\u06C7":"\u0648\u0313","\uFBD8":"\u0648\u0313","\uFBD7":"\u0648\u0313","\u06C6":"\u0648\u0306","\uFBDA":"\u0648\u0306","\uFBD9":"\u0648\u0306","\u06C9":"\u0648\u0302","\uFBE3":"\u0648\u0302","\uFBE2":"\u0648\u0302","\u06C8":"\u0648\u0670","\uFBDC":"\u0648\u0670","\uFBDB":"\u0648\u0670","\u0624":"\u0648\u0674","\uFE86":"\u0648\u0674","\uFE85":"\u0648\u0674","\u0676":"\u0648\u0674","\u0677":"\u0648\u0313\u0674","\uFBDD":"\u0648\u0313\u0674","\uFDF8":"\u0648\u0633\u0644\u0645","\uFBE1":"\u06C5","\uFBE0":"\u06C5","\u066E":"\u0649","\u{1EE1C}":"\u0649","\u{1EE7C}":"\u0649","\u06BA":"\u0649","\u{1EE1D}":"\u0649","\u{1EE5D}":"\u0649","\uFB9F":"\u0649","\uFB9E":"\u0649","\u08BD":"\u0649","\uFBE8":"\u0649","\uFBE9":"\u0649","\uFEF0":"\u0649","\uFEEF":"\u0649","\u064A":"\u0649","\u{1EE09}":"\u0649","\u{1EE29}":"\u0649","\u{1EE49}":"\u0649","\u{1EE69}":"\u0649","\u{1EE89}":"\u0649","\u{1EEA9}":"\u0649","\uFEF3":"\u0649","\uFEF4":"\u0649","\uFEF2":"\u0649","\uFEF1":"\u0649","\u06CC":"\u0649","\uFBFE":"\u0649","\uFBFF":"\u0649","\uFBFD":"\u0649","\uFBFC":"\u0649","\u06D2":"\u0649","\uFBAF":"\u0649","\uFBAE":"\u0649","\u0679":"\u0649\u0615","\uFB68":"\u0649\u0615","\uFB69":"\u0649\u0615","\uFB67":"\u0649\u0615","\uFB66":"\u0649\u0615","\u06BB":"\u0649\u0615","\uFBA2":"\u0649\u0615","\uFBA3":"\u0649\u0615","\uFBA1":"\u0649\u0615","\uFBA0":"\u0649\u0615","\u067E":"\u0649\u06DB","\uFB58":"\u0649\u06DB","\uFB59":"\u0649\u06DB","\uFB57":"\u0649\u06DB","\uFB56":"\u0649\u06DB","\u062B":"\u0649\u06DB","\u{1EE16}":"\u0649\u06DB","\u{1EE36}":"\u0649\u06DB","\u{1EE76}":"\u0649\u06DB","\u{1EE96}":"\u0649\u06DB","\u{1EEB6}":"\u0649\u06DB","\uFE9B":"\u0649\u06DB","\uFE9C":"\u0649\u06DB","\uFE9A":"\u0649\u06DB","\uFE99":"\u0649\u06DB","\u06BD":"\u0649\u06DB","\u06D1":"\u0649\u06DB","\u063F":"\u0649\u06DB","\u08B7":"\u0649\u06DB\u06E2","\u0756":"\u0649\u0306","\u06CE":"\u0649\u0306","\u08BA":"\u0649\u0306\u0307","\u063D":"\u0649\u0302","\u08A8":"\u0649\u0654","\uFC90":"\u0649\u0670","\uFC5D":"\u0649\u0670","\uFCDE":"\u0649o","\uFCF1":"\u0649o","\uFCE6":"\u0649\u06DBo","\u0626":"\u0649\u0674","\uFE8B":"\u0649\u0674","\uFE8C":"\u0649\u0674","\uFE8A":"\u0649\u0674","\uFE89":"\u0649\u0674","\u0678":"\u0649\u0674","\uFBEB":"\u0649\u0674l","\uFBEA":"\u0649\u0674l","\uFC9B":"\u0649\u0674o","\uFCE0":"\u0649\u0674o","\uFBED":"\u0649\u0674o","\uFBEC":"\u0649\u0674o","\uFBF8":"\u0649\u0674\u067B","\uFBF7":"\u0649\u0674\u067B","\uFBF6":"\u0649\u0674\u067B","\uFC97":"\u0649\u0674\u062C","\uFC00":"\u0649\u0674\u062C","\uFC98":"\u0649\u0674\u062D","\uFC01":"\u0649\u0674\u062D","\uFC99":"\u0649\u0674\u062E","\uFC64":"\u0649\u0674\u0631","\uFC65":"\u0649\u0674\u0632","\uFC9A":"\u0649\u0674\u0645","\uFCDF":"\u0649\u0674\u0645","\uFC66":"\u0649\u0674\u0645","\uFC02":"\u0649\u0674\u0645","\uFC67":"\u0649\u0674\u0646","\uFBEF":"\u0649\u0674\u0648","\uFBEE":"\u0649\u0674\u0648","\uFBF1":"\u0649\u0674\u0648\u0313","\uFBF0":"\u0649\u0674\u0648\u0313","\uFBF3":"\u0649\u0674\u0648\u0306","\uFBF2":"\u0649\u0674\u0648\u0306","\uFBF5":"\u0649\u0674\u0648\u0670","\uFBF4":"\u0649\u0674\u0648\u0670","\uFBFB":"\u0649\u0674\u0649","\uFBFA":"\u0649\u0674\u0649","\uFC68":"\u0649\u0674\u0649","\uFBF9":"\u0649\u0674\u0649","\uFC03":"\u0649\u0674\u0649","\uFC69":"\u0649\u0674\u0649","\uFC04":"\u0649\u0674\u0649","\uFCDA":"\u0649\u062C","\uFC55":"\u0649\u062C","\uFC11":"\u0649\u06DB\u062C","\uFDAF":"\u0649\u062C\u0649","\uFCDB":"\u0649\u062D","\uFC56":"\u0649\u062D","\uFDAE":"\u0649\u062D\u0649","\uFCDC":"\u0649\u062E","\uFC57":"\u0649\u062E","\uFC91":"\u0649\u0631","\uFC76":"\u0649\u06DB\u0631","\uFC92":"\u0649\u0632","\uFC77":"\u0649\u06DB\u0632","\uFCDD":"\u0649\u0645","\uFCF0":"\u0649\u0645","\uFC93":"\u0649\u0645","\uFC58":"\u0649\u0645","\uFCA6":"\u0649\u06DB\u0645","\uFCE5":"\u0649\u06DB\u0645","\uFC78":"\u0649\u06DB\u0645","\uFC12":"\u0649\u06DB\u0645","\uFD9D":"\u0649\u0645\u0645","\uFD9C":"\u0649\u0645\u0645","\uFDB0":"\u0649\u0645\u0649","\uFC94":"\u0649\u0646","\uFC79":"\u0649\u06DB\u0646","\uFC95":"\u0649\u0649","\uFC59":"\u0649\u0649","\uFC96":"\u0649\u0649","\uFC5A":"\u0649\u0649","\uFC7A":"\u0649\u06DB\u0649","\uFC13":"\u0649\u06DB\u0649","\uFC7B":"\u0649\u06DB\u0649","\uFC14":"\u0649\u06DB\u0649","\uFBB1":"\u06D3","\uFBB0":"\u06D3","\u{102B8}":"\u2D40","\u205E":"\u2D42","\u2E3D":"\u2D42","\u2999":"\u2D42","\uFE19":"\u2D57","\u205D":"\u2D57","\u22EE":"\u2D57","\u0544":"\u1206","\u054C":"\u1261","\u053B":"\u12AE","\u054A":"\u1323","\u0906":"\u0905\u093E","\u0912":"\u0905\u093E\u0946","\u0913":"\u0905\u093E\u0947","\u0914":"\u0905\u093E\u0948","\u0904":"\u0905\u0946","\u0911":"\u0905\u0949","\u090D":"\u090F\u0945","\u090E":"\u090F\u0946","\u0910":"\u090F\u0947","\u0908":"\u0930\u094D\u0907","\u0ABD":"\u093D","\u{111DC}":"\uA8FB","\u{111CB}":"\u093A","\u0AC1":"\u0941","\u0AC2":"\u0942","\u0A4B":"\u0946","\u0A4D":"\u094D","\u0ACD":"\u094D","\u0986":"\u0985\u09BE","\u09E0":"\u098B\u09C3","\u09E1":"\u098B\u09C3","\u{11492}":"\u0998","\u{11494}":"\u099A","\u{11496}":"\u099C","\u{11498}":"\u099E","\u{11499}":"\u099F","\u{1149B}":"\u09A1","\u{114AA}":"\u09A3","\u{1149E}":"\u09A4","\u{1149F}":"\u09A5","\u{114A0}":"\u09A6","\u{114A1}":"\u09A7","\u{114A2}":"\u09A8","\u{114A3}":"\u09AA","\u{114A9}":"\u09AC","\u{114A7}":"\u09AE","\u{114A8}":"\u09AF","\u{114AB}":"\u09B0","\u{1149D}":"\u09B2","\u{114AD}":"\u09B7","\u{114AE}":"\u09B8","\u{114C4}":"\u09BD","\u{114B0}":"\u09BE","\u{114B1}":"\u09BF","\u{114B9}":"\u09C7","\u{114BC}":"\u09CB","\u{114BE}":"\u09CC","\u{114C2}":"\u09CD","\u{114BD}":"\u09D7","\u0A09":"\u0A73\u0A41","\u0A0A":"\u0A73\u0A42","\u0A06":"\u0A05\u0A3E","\u0A10":"\u0A05\u0A48","\u0A14":"\u0A05\u0A4C","\u0A07":"\u0A72\u0A3F","\u0A08":"\u0A72\u0A40","\u0A0F":"\u0A72\u0A47","\u0A86":"\u0A85\u0ABE","\u0A91":"\u0A85\u0ABE\u0AC5","\u0A93":"\u0A85\u0ABE\u0AC7","\u0A94":"\u0A85\u0ABE\u0AC8","\u0A8D":"\u0A85\u0AC5","\u0A8F":"\u0A85\u0AC7","\u0A90":"\u0A85\u0AC8","\u0B06":"\u0B05\u0B3E","\u0BEE":"\u0B85","\u0BB0":"\u0B88","\u0BBE":"\u0B88","\u0BEB":"\u0B88\u0BC1","\u0BE8":"\u0B89","\u0D09":"\u0B89","\u0B8A":"\u0B89\u0BB3","\u0D0A":"\u0B89\u0D57","\u0BED":"\u0B8E","\u0BF7":"\u0B8E\u0BB5","\u0B9C":"\u0B90","\u0D1C":"\u0B90","\u0BE7":"\u0B95","\u0BEA":"\u0B9A","\u0BEC":"\u0B9A\u0BC1","\u0BF2":"\u0B9A\u0BC2","\u0D3A":"\u0B9F\u0BBF","\u0D23":"\u0BA3","\u0BFA":"\u0BA8\u0BC0","\u0BF4":"\u0BAE\u0BC0","\u0BF0":"\u0BAF","\u0D34":"\u0BB4","\u0BD7":"\u0BB3","\u0BC8":"\u0BA9","\u0D36":"\u0BB6","\u0BF8":"\u0BB7","\u0D3F":"\u0BBF","\u0D40":"\u0BBF","\u0BCA":"\u0BC6\u0B88","\u0BCC":"\u0BC6\u0BB3","\u0BCB":"\u0BC7\u0B88","\u0C85":"\u0C05","\u0C86":"\u0C06","\u0C87":"\u0C07","\u0C60":"\u0C0B\u0C3E","\u0C61":"\u0C0C\u0C3E","\u0C92":"\u0C12","\u0C14":"\u0C12\u0C4C","\u0C94":"\u0C12\u0C4C","\u0C13":"\u0C12\u0C55","\u0C93":"\u0C12\u0C55","\u0C9C":"\u0C1C","\u0C9E":"\u0C1E","\u0C22":"\u0C21\u0323","\u0CA3":"\u0C23","\u0C25":"\u0C27\u05BC","\u0C2D":"\u0C2C\u0323","\u0CAF":"\u0C2F","\u0C20":"\u0C30\u05BC","\u0CB1":"\u0C31","\u0CB2":"\u0C32","\u0C37":"\u0C35\u0323","\u0C39":"\u0C35\u0C3E","\u0C2E":"\u0C35\u0C41","\u0C42":"\u0C41\u0C3E","\u0C44":"\u0C43\u0C3E","\u0CE1":"\u0C8C\u0CBE","\u0D08":"\u0D07\u0D57","\u0D10":"\u0D0E\u0D46","\u0D13":"\u0D12\u0D3E","\u0D14":"\u0D12\u0D57","\u0D61":"\u0D1E","\u0D6B":"\u0D26\u0D4D\u0D30","\u0D79":"\u0D28\u0D41","\u0D0C":"\u0D28\u0D41","\u0D19":"\u0D28\u0D41","\u0D6F":"\u0D28\u0D4D","\u0D7B":"\u0D28\u0D4D","\u0D6C":"\u0D28\u0D4D\u0D28","\u0D5A":"\u0D28\u0D4D\u0D2E","\u0D31":"\u0D30","\u0D6A":"\u0D30\u0D4D","\u0D7C":"\u0D30\u0D4D","\u0D6E":"\u0D35\u0D4D\u0D30","\u0D76":"\u0D39\u0D4D\u0D2E","\u0D42":"\u0D41","\u0D43":"\u0D41","\u0D48":"\u0D46\u0D46","\u0DEA":"\u0DA2","\u0DEB":"\u0DAF","\u{11413}":"\u{11434}\u{11442}\u{11412}","\u{11419}":"\u{11434}\u{11442}\u{11418}","\u{11424}":"\u{11434}\u{11442}\u{11423}","\u{1142A}":"\u{11434}\u{11442}\u{11429}","\u{1142D}":"\u{11434}\u{11442}\u{1142C}","\u{1142F}":"\u{11434}\u{11442}\u{1142E}","\u{115D8}":"\u{11582}","\u{115D9}":"\u{11582}","\u{115DA}":"\u{11583}","\u{115DB}":"\u{11584}","\u{115DC}":"\u{115B2}","\u{115DD}":"\u{115B3}","\u0E03":"\u0E02","\u0E14":"\u0E04","\u0E15":"\u0E04","\u0E21":"\u0E06","\u0E88":"\u0E08","\u0E0B":"\u0E0A","\u0E0F":"\u0E0E","\u0E17":"\u0E11","\u0E9A":"\u0E1A","\u0E9B":"\u0E1B","\u0E9D":"\u0E1D","\u0E9E":"\u0E1E","\u0E9F":"\u0E1F","\u0E26":"\u0E20","\u0E8D":"\u0E22","\u17D4":"\u0E2F","\u0E45":"\u0E32","\u0E33":"\u030A\u0E32","\u17B7":"\u0E34","\u17B8":"\u0E35","\u17B9":"\u0E36","\u17BA":"\u0E37","\u0EB8":"\u0E38","\u0EB9":"\u0E39","\u0E41":"\u0E40\u0E40","\u0EDC":"\u0EAB\u0E99","\u0EDD":"\u0EAB\u0EA1","\u0EB3":"\u030A\u0EB2","\u0F02":"\u0F60\u0F74\u0F82\u0F7F","\u0F03":"\u0F60\u0F74\u0F82\u0F14","\u0F6A":"\u0F62","\u0F00":"\u0F68\u0F7C\u0F7E","\u0F77":"\u0FB2\u0F71\u0F80","\u0F79":"\u0FB3\u0F71\u0F80","\u{11CB2}":"\u{11CAA}","\u1081":"\u1002\u103E","\u1000":"\u1002\u102C","\u1070":"\u1003\u103E","\u1066":"\u1015\u103E","\u101F":"\u1015\u102C","\u106F":"\u1015\u102C\u103E","\u107E":"\u107D\u103E","\u1029":"\u101E\u103C","\u102A":"\u101E\u103C\u1031\u102C\u103A","\u109E":"\u1083\u030A","\u17A3":"\u17A2","\u19D0":"\u199E","\u19D1":"\u19B1","\u1A80":"\u1A45","\u1A90":"\u1A45","\uAA53":"\uAA01","\uAA56":"\uAA23","\u1B52":"\u1B0D","\u1B53":"\u1B11","\u1B58":"\u1B28","\uA9A3":"\uA99D","\u1896":"\u185C","\u1855":"\u1835","\u1FF6":"\u13EF","\u140D":"\u1401\xB7","\u142B":"\u1401\u1420","\u1411":"\u1404\xB7","\u1413":"\u1405\xB7","\u142D":"\u1405\u1420","\u1415":"\u1406\xB7","\u1418":"\u140A\xB7","\u142E":"\u140A\u1420","\u141A":"\u140B\xB7","\u18DD":"\u141E\u18DF","\u14D1":"\u1421","\u1540":"\u1429","\u143F":"\u1432\xB7","\u1443":"\u1434\xB7","\u2369":"\u1435","\u1447":"\u1439\xB7","\u145C":"\u144F\xB7","\u2E27":"\u1450","\u2283":"\u1450","\u145E":"\u1450\xB7","\u1469":"\u1450'","\u27C9":"\u1450/","\u2AD7":"\u1450\u1455","\u1460":"\u1451\xB7","\u2E26":"\u1455","\u2282":"\u1455","\u1462":"\u1455\xB7","\u146A":"\u1455'","\u1464":"\u1456\xB7","\u1475":"\u146B\xB7","\u1485":"\u146B'","\u1479":"\u146E\xB7","\u147D":"\u1470\xB7","\u1603":"\u1489","\u1493":"\u1489\xB7","\u1495":"\u148B\xB7","\u1497":"\u148C\xB7","\u149B":"\u148E\xB7","\u1602":"\u1490","\u149D":"\u1490\xB7","\u149F":"\u1491\xB7","\u14AD":"\u14A3\xB7","\u14B1":"\u14A6\xB7","\u14B3":"\u14A7\xB7","\u14B5":"\u14A8\xB7","\u14B9":"\u14AB\xB7","\u14CA":"\u14C0\xB7","\u18C7":"\u14C2\xB7","\u18C9":"\u14C3\xB7","\u18CB":"\u14C4\xB7","\u18CD":"\u14C5\xB7","\u14CC":"\u14C7\xB7","\u14CE":"\u14C8\xB7","\u1604":"\u14D3","\u14DD":"\u14D3\xB7","\u14DF":"\u14D5\xB7","\u14E1":"\u14D6\xB7","\u14E3":"\u14D7\xB7","\u14E5":"\u14D8\xB7","\u1607":"\u14DA","\u14E7":"\u14DA\xB7","\u14E9":"\u14DB\xB7","\u14F7":"\u14ED\xB7","\u14F9":"\u14EF\xB7","\u14FB":"\u14F0\xB7","\u14FD":"\u14F1\xB7","\u14FF":"\u14F2\xB7","\u1501":"\u14F4\xB7","\u1503":"\u14F5\xB7","\u150C":"\u150B<","\u150E":"\u150Bb","\u150D":"\u150B\u1455","\u150F":"\u150B\u1490","\u1518":"\u1510\xB7","\u151A":"\u1511\xB7","\u151C":"\u1512\xB7","\u151E":"\u1513\xB7","\u1520":"\u1514\xB7","\u1522":"\u1515\xB7","\u1524":"\u1516\xB7","\u1532":"\u1528\xB7","\u1534":"\u1529\xB7","\u1536":"\u152A\xB7","\u1538":"\u152B\xB7","\u153A":"\u152D\xB7","\u153C":"\u152E\xB7","\u1622":"\u1543","\u18E0":"\u1543\xB7","\u1623":"\u1546","\u1624":"\u154A","\u154F":"\u154C\xB7","\u1583":"\u1550b","\u1584":"\u1550b\u0307","\u1581":"\u1550d","\u157F":"\u1550P","\u166F":"\u1550\u146B","\u157E":"\u1550\u146C","\u1580":"\u1550\u146E","\u1582":"\u1550\u1470","\u1585":"\u1550\u1483","\u155C":"\u155A\xB7","\u18E3":"\u155E\xB7","\u18E4":"\u1566\xB7","\u1569":"\u1567\xB7","\u18E5":"\u156B\xB7","\u18E8":"\u1586\xB7","\u1591":"\u1595J","\u1670":"\u1595\u1489","\u158E":"\u1595\u148A","\u158F":"\u1595\u148B","\u1590":"\u1595\u148C","\u1592":"\u1595\u148E","\u1593":"\u1595\u1490","\u1594":"\u1595\u1491","\u1673":"\u1596J","\u1671":"\u1596\u148B","\u1672":"\u1596\u148C","\u1674":"\u1596\u148E","\u1675":"\u1596\u1490","\u1676":"\u1596\u1491","\u18EA":"\u1597\xB7","\u1677":"\u15A7\xB7","\u1678":"\u15A8\xB7","\u1679":"\u15A9\xB7","\u167A":"\u15AA\xB7","\u167B":"\u15AB\xB7","\u167C":"\u15AC\xB7","\u167D":"\u15AD\xB7","\u2AAB":"\u15D2","\u2AAA":"\u15D5","\uA4F7":"\u15E1","\u18F0":"\u15F4\xB7","\u18F2":"\u161B\xB7","\u1DBB":"\u1646","\uA4ED":"\u1660","\u1DBA":"\u18D4","\u1D3E":"\u18D6","\u18DC":"\u18DF\u141E","\u02E1":"\u18F3","\u02B3":"\u18F4","\u02E2":"\u18F5","\u18DB":"\u18F5","\uA6B0":"\u16B9","\u16E1":"\u16BC","\u237F":"\u16BD","\u16C2":"\u16BD","\u{1D23F}":"\u16CB","\u2191":"\u16CF","\u21BF":"\u16D0","\u296E":"\u16D0\u21C2","\u2963":"\u16D0\u16DA","\u2D63":"\u16EF","\u21BE":"\u16DA","\u2A21":"\u16DA","\u22C4":"\u16DC","\u25C7":"\u16DC","\u25CA":"\u16DC","\u2662":"\u16DC","\u{1F754}":"\u16DC","\u{118B7}":"\u16DC","\u{10294}":"\u16DC","\u235A":"\u16DC\u0332","\u22C8":"\u16DE","\u2A1D":"\u16DE","\u{104D0}":"\u16E6","\u2195":"\u16E8","\u{10CFC}":"\u{10C82}","\u{10CFA}":"\u{10CA5}","\u3131":"\u1100","\u11A8":"\u1100","\u1101":"\u1100\u1100","\u3132":"\u1100\u1100","\u11A9":"\u1100\u1100","\u11FA":"\u1100\u1102","\u115A":"\u1100\u1103","\u11C3":"\u1100\u1105","\u11FB":"\u1100\u1107","\u11AA":"\u1100\u1109","\u3133":"\u1100\u1109","\u11C4":"\u1100\u1109\u1100","\u11FC":"\u1100\u110E","\u11FD":"\u1100\u110F","\u11FE":"\u1100\u1112","\u3134":"\u1102","\u11AB":"\u1102","\u1113":"\u1102\u1100","\u11C5":"\u1102\u1100","\u1114":"\u1102\u1102","\u3165":"\u1102\u1102","\u11FF":"\u1102\u1102","\u1115":"\u1102\u1103","\u3166":"\u1102\u1103","\u11C6":"\u1102\u1103","\uD7CB":"\u1102\u1105","\u1116":"\u1102\u1107","\u115B":"\u1102\u1109","\u11C7":"\u1102\u1109","\u3167":"\u1102\u1109","\u115C":"\u1102\u110C","\u11AC":"\u1102\u110C","\u3135":"\u1102\u110C","\uD7CC":"\u1102\u110E","\u11C9":"\u1102\u1110","\u115D":"\u1102\u1112","\u11AD":"\u1102\u1112","\u3136":"\u1102\u1112","\u11C8":"\u1102\u1140","\u3168":"\u1102\u1140","\u3137":"\u1103","\u11AE":"\u1103","\u1117":"\u1103\u1100","\u11CA":"\u1103\u1100","\u1104":"\u1103\u1103","\u3138":"\u1103\u1103","\uD7CD":"\u1103\u1103","\uD7CE":"\u1103\u1103\u1107","\u115E":"\u1103\u1105","\u11CB":"\u1103\u1105","\uA960":"\u1103\u1106","\uA961":"\u1103\u1107","\uD7CF":"\u1103\u1107","\uA962":"\u1103\u1109","\uD7D0":"\u1103\u1109","\uD7D1":"\u1103\u1109\u1100","\uA963":"\u1103\u110C","\uD7D2":"\u1103\u110C","\uD7D3":"\u1103\u110E","\uD7D4":"\u1103\u1110","\u3139":"\u1105","\u11AF":"\u1105","\uA964":"\u1105\u1100","\u11B0":"\u1105\u1100","\u313A":"\u1105\u1100","\uA965":"\u1105\u1100\u1100","\uD7D5":"\u1105\u1100\u1100","\u11CC":"\u1105\u1100\u1109","\u3169":"\u1105\u1100\u1109","\uD7D6":"\u1105\u1100\u1112","\u1118":"\u1105\u1102","\u11CD":"\u1105\u1102","\uA966":"\u1105\u1103","\u11CE":"\u1105\u1103","\u316A":"\u1105\u1103","\uA967":"\u1105\u1103\u1103","\u11CF":"\u1105\u1103\u1112","\u1119":"\u1105\u1105","\u11D0":"\u1105\u1105","\uD7D7":"\u1105\u1105\u110F","\uA968":"\u1105\u1106","\u11B1":"\u1105\u1106","\u313B":"\u1105\u1106","\u11D1":"\u1105\u1106\u1100","\u11D2":"\u1105\u1106\u1109","\uD7D8":"\u1105\u1106\u1112","\uA969":"\u1105\u1107","\u11B2":"\u1105\u1107","\u313C":"\u1105\u1107","\uD7D9":"\u1105\u1107\u1103","\uA96A":"\u1105\u1107\u1107","\u11D3":"\u1105\u1107\u1109","\u316B":"\u1105\u1107\u1109","\uA96B":"\u1105\u1107\u110B","\u11D5":"\u1105\u1107\u110B","\uD7DA":"\u1105\u1107\u1111","\u11D4":"\u1105\u1107\u1112","\uA96C":"\u1105\u1109","\u11B3":"\u1105\u1109","\u313D":"\u1105\u1109","\u11D6":"\u1105\u1109\u1109","\u111B":"\u1105\u110B","\uD7DD":"\u1105\u110B","\uA96D":"\u1105\u110C","\uA96E":"\u1105\u110F","\u11D8":"\u1105\u110F","\u11B4":"\u1105\u1110","\u313E":"\u1105\u1110","\u11B5":"\u1105\u1111","\u313F":"\u1105\u1111","\u111A":"\u1105\u1112","\u3140":"\u1105\u1112","\u113B":"\u1105\u1112","\u11B6":"\u1105\u1112","\uD7F2":"\u1105\u1112","\u11D7":"\u1105\u1140","\u316C":"\u1105\u1140","\uD7DB":"\u1105\u114C","\u11D9":"\u1105\u1159","\u316D":"\u1105\u1159","\uD7DC":"\u1105\u1159\u1112","\u3141":"\u1106","\u11B7":"\u1106","\uA96F":"\u1106\u1100","\u11DA":"\u1106\u1100","\uD7DE":"\u1106\u1102","\uD7DF":"\u1106\u1102\u1102","\uA970":"\u1106\u1103","\u11DB":"\u1106\u1105","\uD7E0":"\u1106\u1106","\u111C":"\u1106\u1107","\u316E":"\u1106\u1107","\u11DC":"\u1106\u1107","\uD7E1":"\u1106\u1107\u1109","\uA971":"\u1106\u1109","\u11DD":"\u1106\u1109","\u316F":"\u1106\u1109","\u11DE":"\u1106\u1109\u1109","\u111D":"\u1106\u110B","\u3171":"\u1106\u110B","\u11E2":"\u1106\u110B","\uD7E2":"\u1106\u110C","\u11E0":"\u1106\u110E","\u11E1":"\u1106\u1112","\u11DF":"\u1106\u1140","\u3170":"\u1106\u1140","\u3142":"\u1107","\u11B8":"\u1107","\u111E":"\u1107\u1100","\u3172":"\u1107\u1100","\u111F":"\u1107\u1102","\u1120":"\u1107\u1103","\u3173":"\u1107\u1103","\uD7E3":"\u1107\u1103","\u11E3":"\u1107\u1105","\uD7E4":"\u1107\u1105\u1111","\uD7E5":"\u1107\u1106","\u1108":"\u1107\u1107","\u3143":"\u1107\u1107","\uD7E6":"\u1107\u1107","\u112C":"\u1107\u1107\u110B","\u3179":"\u1107\u1107\u110B","\u1121":"\u1107\u1109","\u3144":"\u1107\u1109","\u11B9":"\u1107\u1109","\u1122":"\u1107\u1109\u1100","\u3174":"\u1107\u1109\u1100","\u1123":"\u1107\u1109\u1103","\u3175":"\u1107\u1109\u1103","\uD7E7":"\u1107\u1109\u1103","\u1124":"\u1107\u1109\u1107","\u1125":"\u1107\u1109\u1109","\u1126":"\u1107\u1109\u110C","\uA972":"\u1107\u1109\u1110","\u112B":"\u1107\u110B","\u3178":"\u1107\u110B","\u11E6":"\u1107\u110B","\u1127":"\u1107\u110C","\u3176":"\u1107\u110C","\uD7E8":"\u1107\u110C","\u1128":"\u1107\u110E","\uD7E9":"\u1107\u110E","\uA973":"\u1107\u110F","\u1129":"\u1107\u1110","\u3177":"\u1107\u1110","\u112A":"\u1107\u1111","\u11E4":"\u1107\u1111","\uA974":"\u1107\u1112","\u11E5":"\u1107\u1112","\u3145":"\u1109","\u11BA":"\u1109","\u112D":"\u1109\u1100","\u317A":"\u1109\u1100","\u11E7":"\u1109\u1100","\u112E":"\u1109\u1102","\u317B":"\u1109\u1102","\u112F":"\u1109\u1103","\u317C":"\u1109\u1103","\u11E8":"\u1109\u1103","\u1130":"\u1109\u1105","\u11E9":"\u1109\u1105","\u1131":"\u1109\u1106","\uD7EA":"\u1109\u1106","\u1132":"\u1109\u1107","\u317D":"\u1109\u1107","\u11EA":"\u1109\u1107","\u1133":"\u1109\u1107\u1100","\uD7EB":"\u1109\u1107\u110B","\u110A":"\u1109\u1109","\u3146":"\u1109\u1109","\u11BB":"\u1109\u1109","\uD7EC":"\u1109\u1109\u1100","\uD7ED":"\u1109\u1109\u1103","\uA975":"\u1109\u1109\u1107","\u1134":"\u1109\u1109\u1109","\u1135":"\u1109\u110B","\u1136":"\u1109\u110C","\u317E":"\u1109\u110C","\uD7EF":"\u1109\u110C","\u1137":"\u1109\u110E","\uD7F0":"\u1109\u110E","\u1138":"\u1109\u110F","\u1139":"\u1109\u1110","\uD7F1":"\u1109\u1110","\u113A":"\u1109\u1111","\uD7EE":"\u1109\u1140","\u3147":"\u110B","\u11BC":"\u110B","\u1141":"\u110B\u1100","\u11EC":"\u110B\u1100","\u11ED":"\u110B\u1100\u1100","\u1142":"\u110B\u1103","\uA976":"\u110B\u1105","\u1143":"\u110B\u1106","\u1144":"\u110B\u1107","\u1145":"\u110B\u1109","\u11F1":"\u110B\u1109","\u3182":"\u110B\u1109","\u1147":"\u110B\u110B","\u3180":"\u110B\u110B","\u11EE":"\u110B\u110B","\u1148":"\u110B\u110C","\u1149":"\u110B\u110E","\u11EF":"\u110B\u110F","\u114A":"\u110B\u1110","\u114B":"\u110B\u1111","\uA977":"\u110B\u1112","\u1146":"\u110B\u1140","\u11F2":"\u110B\u1140","\u3183":"\u110B\u1140","\u3148":"\u110C","\u11BD":"\u110C","\uD7F7":"\u110C\u1107","\uD7F8":"\u110C\u1107\u1107","\u114D":"\u110C\u110B","\u110D":"\u110C\u110C","\u3149":"\u110C\u110C","\uD7F9":"\u110C\u110C","\uA978":"\u110C\u110C\u1112","\u314A":"\u110E","\u11BE":"\u110E","\u1152":"\u110E\u110F","\u1153":"\u110E\u1112","\u314B":"\u110F","\u11BF":"\u110F","\u314C":"\u1110","\u11C0":"\u1110","\uA979":"\u1110\u1110","\u314D":"\u1111","\u11C1":"\u1111","\u1156":"\u1111\u1107","\u11F3":"\u1111\u1107","\uD7FA":"\u1111\u1109","\u1157":"\u1111\u110B","\u3184":"\u1111\u110B","\u11F4":"\u1111\u110B","\uD7FB":"\u1111\u1110","\uA97A":"\u1111\u1112","\u314E":"\u1112","\u11C2":"\u1112","\u11F5":"\u1112\u1102","\u11F6":"\u1112\u1105","\u11F7":"\u1112\u1106","\u11F8":"\u1112\u1107","\uA97B":"\u1112\u1109","\u1158":"\u1112\u1112","\u3185":"\u1112\u1112","\u113D":"\u113C\u113C","\u113F":"\u113E\u113E","\u317F":"\u1140","\u11EB":"\u1140","\uD7F3":"\u1140\u1107","\uD7F4":"\u1140\u1107\u110B","\u3181":"\u114C","\u11F0":"\u114C","\uD7F5":"\u114C\u1106","\uD7F6":"\u114C\u1112","\u114F":"\u114E\u114E","\u1151":"\u1150\u1150","\u3186":"\u1159","\u11F9":"\u1159","\uA97C":"\u1159\u1159","\u3164":"\u1160","\u314F":"\u1161","\u11A3":"\u1161\u30FC","\u1176":"\u1161\u1169","\u1177":"\u1161\u116E","\u1162":"\u1161\u4E28","\u3150":"\u1161\u4E28","\u3151":"\u1163","\u1178":"\u1163\u1169","\u1179":"\u1163\u116D","\u11A4":"\u1163\u116E","\u1164":"\u1163\u4E28","\u3152":"\u1163\u4E28","\u3153":"\u1165","\u117C":"\u1165\u30FC","\u117A":"\u1165\u1169","\u117B":"\u1165\u116E","\u1166":"\u1165\u4E28","\u3154":"\u1165\u4E28","\u3155":"\u1167","\u11A5":"\u1167\u1163","\u117D":"\u1167\u1169","\u117E":"\u1167\u116E","\u1168":"\u1167\u4E28","\u3156":"\u1167\u4E28","\u3157":"\u1169","\u116A":"\u1169\u1161","\u3158":"\u1169\u1161","\u116B":"\u1169\u1161\u4E28","\u3159":"\u1169\u1161\u4E28","\u11A6":"\u1169\u1163","\u11A7":"\u1169\u1163\u4E28","\u117F":"\u1169\u1165","\u1180":"\u1169\u1165\u4E28","\uD7B0":"\u1169\u1167","\u1181":"\u1169\u1167\u4E28","\u1182":"\u1169\u1169","\uD7B1":"\u1169\u1169\u4E28","\u1183":"\u1169\u116E","\u116C":"\u1169\u4E28","\u315A":"\u1169\u4E28","\u315B":"\u116D","\uD7B2":"\u116D\u1161","\uD7B3":"\u116D\u1161\u4E28","\u1184":"\u116D\u1163","\u3187":"\u116D\u1163","\u1186":"\u116D\u1163","\u1185":"\u116D\u1163\u4E28","\u3188":"\u116D\u1163\u4E28","\uD7B4":"\u116D\u1165","\u1187":"\u116D\u1169","\u1188":"\u116D\u4E28","\u3189":"\u116D\u4E28","\u315C":"\u116E","\u1189":"\u116E\u1161","\u118A":"\u116E\u1161\u4E28","\u116F":"\u116E\u1165","\u315D":"\u116E\u1165","\u118B":"\u116E\u1165\u30FC","\u1170":"\u116E\u1165\u4E28","\u315E":"\u116E\u1165\u4E28","\uD7B5":"\u116E\u1167","\u118C":"\u116E\u1167\u4E28","\u118D":"\u116E\u116E","\u1171":"\u116E\u4E28","\u315F":"\u116E\u4E28","\uD7B6":"\u116E\u4E28\u4E28","\u3160":"\u1172","\u118E":"\u1172\u1161","\uD7B7":"\u1172\u1161\u4E28","\u118F":"\u1172\u1165","\u1190":"\u1172\u1165\u4E28","\u1191":"\u1172\u1167","\u318A":"\u1172\u1167","\u1192":"\u1172\u1167\u4E28","\u318B":"\u1172\u1167\u4E28","\uD7B8":"\u1172\u1169","\u1193":"\u1172\u116E","\u1194":"\u1172\u4E28","\u318C":"\u1172\u4E28","\u318D":"\u119E","\uD7C5":"\u119E\u1161","\u119F":"\u119E\u1165","\uD7C6":"\u119E\u1165\u4E28","\u11A0":"\u119E\u116E","\u11A2":"\u119E\u119E","\u11A1":"\u119E\u4E28","\u318E":"\u119E\u4E28","\u30D8":"\u3078","\u2341":"\u303C","\u29C4":"\u303C","\uA49E":"\uA04A","\uA4AC":"\uA050","\uA49C":"\uA0C0","\uA4A8":"\uA132","\uA4BF":"\uA259","\uA4BE":"\uA2B1","\uA494":"\uA2CD","\uA4C0":"\uA3AB","\uA4C2":"\uA3B5","\uA4BA":"\uA3BF","\uA4B0":"\uA3C2","\uA4A7":"\uA458","\u22A5":"\uA4D5","\u27C2":"\uA4D5","\u{1D21C}":"\uA4D5","\uA7B1":"\uA4D5","\uA79E":"\uA4E4","\u2141":"\uA4E8","\u2142":"\uA4F6","\u{1D215}":"\uA4F6","\u{1D22B}":"\uA4F6","\u{16F26}":"\uA4F6","\u{10411}":"\uA4F6","\u2143":"\u{16F00}","\u{11AE6}":"\u{11AE5}\u{11AEF}","\u{11AE8}":"\u{11AE5}\u{11AE5}","\u{11AE9}":"\u{11AE5}\u{11AE5}\u{11AEF}","\u{11AEA}":"\u{11AE5}\u{11AE5}\u{11AF0}","\u{11AE7}":"\u{11AE5}\u{11AF0}","\u{11AF4}":"\u{11AF3}\u{11AEF}","\u{11AF6}":"\u{11AF3}\u{11AF3}","\u{11AF7}":"\u{11AF3}\u{11AF3}\u{11AEF}","\u{11AF8}":"\u{11AF3}\u{11AF3}\u{11AF0}","\u{11AF5}":"\u{11AF3}\u{11AF0}","\u{11AEC}":"\u{11AEB}\u{11AEF}","\u{11AED}":"\u{11AEB}\u{11AEB}","\u{11AEE}":"\u{11AEB}\u{11AEB}\u{11AEF}","\u2295":"\u{102A8}","\u2A01":"\u{102A8}","\u{1F728}":"\u{102A8}","\uA69A":"\u{102A8}","\u25BD":"\u{102BC}","\u{1D214}":"\u{102BC}","\u{1F704}":"\u{102BC}","\u29D6":"\u{102C0}","\uA79B":"\u{1043A}","\uA79A":"\u{10412}","\u{104A0}":"\u{10486}","\u{103D1}":"\u{10382}","\u{103D3}":"\u{10393}","\u{12038}":"\u{1039A}","\u2625":"\u{1099E}","\u{132F9}":"\u{1099E}","\u3039":"\u5344","\uF967":"\u4E0D","\u{2F800}":"\u4E3D","\uFA70":"\u4E26","\u239C":"\u4E28","\u239F":"\u4E28","\u23A2":"\u4E28","\u23A5":"\u4E28","\u23AA":"\u4E28","\u23AE":"\u4E28","\u31D1":"\u4E28","\u1175":"\u4E28","\u3163":"\u4E28","\u2F01":"\u4E28","\u119C":"\u4E28\u30FC","\u1198":"\u4E28\u1161","\u1199":"\u4E28\u1163","\uD7BD":"\u4E28\u1163\u1169","\uD7BE":"\u4E28\u1163\u4E28","\uD7BF":"\u4E28\u1167","\uD7C0":"\u4E28\u1167\u4E28","\u119A":"\u4E28\u1169","\uD7C1":"\u4E28\u1169\u4E28","\uD7C2":"\u4E28\u116D","\u119B":"\u4E28\u116E","\uD7C3":"\u4E28\u1172","\u119D":"\u4E28\u119E","\uD7C4":"\u4E28\u4E28","\uF905":"\u4E32","\u{2F801}":"\u4E38","\uF95E":"\u4E39","\u{2F802}":"\u4E41","\u31E0":"\u4E59","\u2F04":"\u4E59","\u31DF":"\u4E5A","\u2E83":"\u4E5A","\u31D6":"\u4E5B","\u2E82":"\u4E5B","\u2EF2":"\u4E80","\uF91B":"\u4E82","\u31DA":"\u4E85","\u2F05":"\u4E85","\uF9BA":"\u4E86","\u30CB":"\u4E8C","\u2F06":"\u4E8C","\u{2F803}":"\u{20122}","\u2F07":"\u4EA0","\uF977":"\u4EAE","\u2F08":"\u4EBA","\u30A4":"\u4EBB","\u2E85":"\u4EBB","\uF9FD":"\u4EC0","\u{2F819}":"\u4ECC","\uF9A8":"\u4EE4","\u{2F804}":"\u4F60","\u5002":"\u4F75","\u{2F807}":"\u4F75","\uFA73":"\u4F80","\uF92D":"\u4F86","\uF9B5":"\u4F8B","\uFA30":"\u4FAE","\u{2F805}":"\u4FAE","\u{2F806}":"\u4FBB","\uF965":"\u4FBF","\u503C":"\u5024","\uF9D4":"\u502B","\u{2F808}":"\u507A","\u{2F809}":"\u5099","\u{2F80B}":"\u50CF","\uF9BB":"\u50DA","\uFA31":"\u50E7","\u{2F80A}":"\u50E7","\u{2F80C}":"\u349E","\u2F09":"\u513F","\uFA0C":"\u5140","\u2E8E":"\u5140","\uFA74":"\u5145","\uFA32":"\u514D","\u{2F80E}":"\u514D","\u{2F80F}":"\u5154","\u{2F810}":"\u5164","\u2F0A":"\u5165","\u{2F814}":"\u5167","\uFA72":"\u5168","\uF978":"\u5169","\u30CF":"\u516B","\u2F0B":"\u516B","\uF9D1":"\u516D","\u{2F811}":"\u5177","\u{2F812}":"\u{2051C}","\u{2F91B}":"\u{20525}","\uFA75":"\u5180","\u{2F813}":"\u34B9","\u2F0C":"\u5182","\u{2F815}":"\u518D","\u{2F816}":"\u{2054B}","\u{2F8D2}":"\u5192","\u{2F8D3}":"\u5195","\u{2F9CA}":"\u34BB","\u{2F8D4}":"\u6700","\u2F0D":"\u5196","\u{2F817}":"\u5197","\u{2F818}":"\u51A4","\u2F0E":"\u51AB","\u{2F81A}":"\u51AC","\uFA71":"\u51B5","\u{2F81B}":"\u51B5","\uF92E":"\u51B7","\uF979":"\u51C9","\uF955":"\u51CC","\uF954":"\u51DC","\uFA15":"\u51DE","\u2F0F":"\u51E0","\u{2F80D}":"\u{2063A}","\u{2F81D}":"\u51F5","\u2F10":"\u51F5","\u2F11":"\u5200","\u2E89":"\u5202","\u{2F81E}":"\u5203","\uFA00":"\u5207","\u{2F850}":"\u5207","\uF99C":"\u5217","\uF9DD":"\u5229","\u{2F81F}":"\u34DF","\uF9FF":"\u523A","\u{2F820}":"\u523B","\u{2F821}":"\u5246","\u{2F822}":"\u5272","\u{2F823}":"\u5277","\uF9C7":"\u5289","\u{2F9D9}":"\u{20804}","\u30AB":"\u529B","\uF98A":"\u529B","\u2F12":"\u529B","\uF99D":"\u52A3","\u{2F824}":"\u3515","\u{2F992}":"\u52B3","\uFA76":"\u52C7","\u{2F825}":"\u52C7","\uFA33":"\u52C9","\u{2F826}":"\u52C9","\uF952":"\u52D2","\uF92F":"\u52DE","\uFA34":"\u52E4","\u{2F827}":"\u52E4","\uF97F":"\u52F5","\u2F13":"\u52F9","\uFA77":"\u52FA","\u{2F828}":"\u52FA","\u{2F829}":"\u5305","\u{2F82A}":"\u5306","\u{2F9DD}":"\u{208DE}","\u2F14":"\u5315","\uF963":"\u5317","\u{2F82B}":"\u5317","\u2F15":"\u531A","\u2F16":"\u5338","\uF9EB":"\u533F","\u2F17":"\u5341","\u3038":"\u5341","\u303A":"\u5345","\u{2F82C}":"\u5349","\u0FD6":"\u534D","\u0FD5":"\u5350","\uFA35":"\u5351","\u{2F82D}":"\u5351","\u{2F82E}":"\u535A","\u30C8":"\u535C","\u2F18":"\u535C","\u2F19":"\u5369","\u2E8B":"\u353E","\u{2F82F}":"\u5373","\uF91C":"\u5375","\u{2F830}":"\u537D","\u{2F831}":"\u537F","\u{2F832}":"\u537F","\u{2F833}":"\u537F","\u2F1A":"\u5382","\u{2F834}":"\u{20A2C}","\u2F1B":"\u53B6","\uF96B":"\u53C3","\u2F1C":"\u53C8","\u{2F836}":"\u53CA","\u{2F837}":"\u53DF","\u{2F838}":"\u{20B63}","\u30ED":"\u53E3","\u2F1D":"\u53E3","\u56D7":"\u53E3","\u2F1E":"\u53E3","\uF906":"\u53E5","\u{2F839}":"\u53EB","\u{2F83A}":"\u53F1","\u{2F83B}":"\u5406","\uF9DE":"\u540F","\uF9ED":"\u541D","\u{2F83D}":"\u5438","\uF980":"\u5442","\u{2F83E}":"\u5448","\u{2F83F}":"\u5468","\u{2F83C}":"\u549E","\u{2F840}":"\u54A2","\uF99E":"\u54BD","\u439B":"\u3588","\u{2F841}":"\u54F6","\u{2F842}":"\u5510","\u{2F843}":"\u5553","\u555F":"\u5553","\uFA79":"\u5555","\u{2F844}":"\u5563","\u{2F845}":"\u5584","\u{2F846}":"\u5584","\uF90B":"\u5587","\uFA7A":"\u5599","\u{2F847}":"\u5599","\uFA36":"\u559D","\uFA78":"\u559D","\u{2F848}":"\u55AB","\u{2F849}":"\u55B3","\uFA0D":"\u55C0","\u{2F84A}":"\u55C2","\uFA7B":"\u55E2","\uFA37":"\u5606","\u{2F84C}":"\u5606","\u{2F84E}":"\u5651","\u{2F84F}":"\u5674","\uFA38":"\u5668","\uF9A9":"\u56F9","\u{2F84B}":"\u5716","\u{2F84D}":"\u5717","\u2F1F":"\u571F","\u58EB":"\u571F","\u2F20":"\u571F","\u{2F855}":"\u578B","\u{2F852}":"\u57CE","\u39B3":"\u363D","\u{2F853}":"\u57F4","\u{2F854}":"\u580D","\u{2F857}":"\u5831","\u{2F856}":"\u5832","\uFA39":"\u5840","\uFA10":"\u585A","\uFA7C":"\u585A","\uF96C":"\u585E","\u586B":"\u5861","\u58FF":"\u58AB","\u{2F858}":"\u58AC","\uFA7D":"\u58B3","\uF94A":"\u58D8","\uF942":"\u58DF","\u{2F859}":"\u{214E4}","\u{2F851}":"\u58EE","\u{2F85A}":"\u58F2","\u{2F85B}":"\u58F7","\u2F21":"\u5902","\u{2F85C}":"\u5906","\u2F22":"\u590A","\u30BF":"\u5915","\u2F23":"\u5915","\u{2F85D}":"\u591A","\u{2F85E}":"\u5922","\u2F24":"\u5927","\uFA7E":"\u5944","\uF90C":"\u5948","\uF909":"\u5951","\uFA7F":"\u5954","\u{2F85F}":"\u5962","\uF981":"\u5973","\u2F25":"\u5973","\u{2F860}":"\u{216A8}","\u{2F861}":"\u{216EA}","\u{2F865}":"\u59D8","\u{2F862}":"\u59EC","\u{2F863}":"\u5A1B","\u{2F864}":"\u5A27","\uFA80":"\u5A62","\u{2F866}":"\u5A66","\u5B00":"\u5AAF","\u{2F867}":"\u36EE","\u{2F868}":"\u36FC","\u{2F986}":"\u5AB5","\u{2F869}":"\u5B08","\uFA81":"\u5B28","\u{2F86A}":"\u5B3E","\u{2F86B}":"\u5B3E","\u2F26":"\u5B50","\u2F27":"\u5B80","\uFA04":"\u5B85","\u{2F86C}":"\u{219C8}","\u{2F86D}":"\u5BC3","\u{2F86E}":"\u5BD8","\uF95F":"\u5BE7","\uF9AA":"\u5BE7","\u{2F86F}":"\u5BE7","\uF9BC":"\u5BEE","\u{2F870}":"\u5BF3","\u{2F871}":"\u{21B18}","\u2F28":"\u5BF8","\u{2F872}":"\u5BFF","\u{2F873}":"\u5C06","\u2F29":"\u5C0F","\u{2F875}":"\u5C22","\u2E90":"\u5C22","\u2F2A":"\u5C22","\u2E8F":"\u5C23","\u{2F876}":"\u3781","\u2F2B":"\u5C38","\uF9BD":"\u5C3F","\u{2F877}":"\u5C60","\uF94B":"\u5C62","\uFA3B":"\u5C64","\uF9DF":"\u5C65","\uFA3C":"\u5C6E","\u{2F878}":"\u5C6E","\u2F2C":"\u5C6E","\u{2F8F8}":"\u{21D0B}","\u2F2D":"\u5C71","\u{2F879}":"\u5CC0","\u{2F87A}":"\u5C8D","\u{2F87B}":"\u{21DE4}","\u{2F87D}":"\u{21DE6}","\uF9D5":"\u5D19","\u{2F87C}":"\u5D43","\uF921":"\u5D50","\u{2F87F}":"\u5D6B","\u{2F87E}":"\u5D6E","\u{2F880}":"\u5D7C","\u{2F9F4}":"\u5DB2","\uF9AB":"\u5DBA","\u2F2E":"\u5DDB","\u{2F882}":"\u5DE2","\u30A8":"\u5DE5","\u2F2F":"\u5DE5","\u2F30":"\u5DF1","\u2E92":"\u5DF3","\u{2F883}":"\u382F","\u{2F884}":"\u5DFD","\u2F31":"\u5DFE","\u5E32":"\u5E21","\u{2F885}":"\u5E28","\u{2F886}":"\u5E3D","\u{2F887}":"\u5E69","\u{2F888}":"\u3862","\u{2F889}":"\u{22183}","\u2F32":"\u5E72","\uF98E":"\u5E74","\u{2F939}":"\u{2219F}","\u2E93":"\u5E7A","\u2F33":"\u5E7A","\u2F34":"\u5E7F","\uFA01":"\u5EA6","\u{2F88A}":"\u387C","\u{2F88B}":"\u5EB0","\u{2F88C}":"\u5EB3","\u{2F88D}":"\u5EB6","\uF928":"\u5ECA","\u{2F88E}":"\u5ECA","\uF9A2":"\u5EC9","\uFA82":"\u5ED2","\uFA0B":"\u5ED3","\uFA83":"\u5ED9","\uF982":"\u5EEC","\u2F35":"\u5EF4","\u{2F890}":"\u5EFE","\u2F36":"\u5EFE","\u{2F891}":"\u{22331}","\u{2F892}":"\u{22331}","\uF943":"\u5F04","\u2F37":"\u5F0B","\u2F38":"\u5F13","\u{2F894}":"\u5F22","\u{2F895}":"\u5F22","\u2F39":"\u5F50","\u2E94":"\u5F51","\u{2F874}":"\u5F53","\u{2F896}":"\u38C7","\u2F3A":"\u5F61","\u{2F899}":"\u5F62","\uFA84":"\u5F69","\u{2F89A}":"\u5F6B","\u2F3B":"\u5F73","\uF9D8":"\u5F8B","\u{2F89B}":"\u38E3","\u{2F89C}":"\u5F9A","\uF966":"\u5FA9","\uFA85":"\u5FAD","\u2F3C":"\u5FC3","\u2E96":"\u5FC4","\u2E97":"\u38FA","\u{2F89D}":"\u5FCD","\u{2F89E}":"\u5FD7","\uF9A3":"\u5FF5","\u{2F89F}":"\u5FF9","\uF960":"\u6012","\uF9AC":"\u601C","\uFA6B":"\u6075","\u{2F8A2}":"\u391C","\u{2F8A1}":"\u393A","\u{2F8A0}":"\u6081","\uFA3D":"\u6094","\u{2F8A3}":"\u6094","\u{2F8A5}":"\u60C7","\uFA86":"\u60D8","\uF9B9":"\u60E1","\u{2F8A4}":"\u{226D4}","\uFA88":"\u6108","\uFA3E":"\u6168","\uF9D9":"\u6144","\u{2F8A6}":"\u6148","\u{2F8A7}":"\u614C","\u{2F8A9}":"\u614C","\uFA87":"\u614E","\u{2F8A8}":"\u614E","\uFA8A":"\u6160","\u{2F8AA}":"\u617A","\uFA3F":"\u618E","\uFA89":"\u618E","\u{2F8AB}":"\u618E","\uF98F":"\u6190","\u{2F8AD}":"\u61A4","\u{2F8AE}":"\u61AF","\u{2F8AC}":"\u61B2","\uFAD0":"\u{22844}","\uFACF":"\u{2284A}","\u{2F8AF}":"\u61DE","\uFA40":"\u61F2","\uFA8B":"\u61F2","\u{2F8B0}":"\u61F2","\uF90D":"\u61F6","\u{2F8B1}":"\u61F6","\uF990":"\u6200","\u2F3D":"\u6208","\u{2F8B2}":"\u6210","\u{2F8B3}":"\u621B","\uF9D2":"\u622E","\uFA8C":"\u6234","\u2F3E":"\u6236","\u6238":"\u6236","\u2F3F":"\u624B","\u2E98":"\u624C","\u{2F8B4}":"\u625D","\u{2F8B5}":"\u62B1","\uF925":"\u62C9","\uF95B":"\u62CF","\uFA02":"\u62D3","\u{2F8B6}":"\u62D4","\u{2F8BA}":"\u62FC","\uF973":"\u62FE","\u{2F8B8}":"\u{22B0C}","\u{2F8B9}":"\u633D","\u{2F8B7}":"\u6350","\u{2F8BB}":"\u6368","\uF9A4":"\u637B","\u{2F8BC}":"\u6383","\uF975":"\u63A0","\u{2F8C1}":"\u63A9","\uFA8D":"\u63C4","\u{2F8BD}":"\u63E4","\uFA8F":"\u6452","\u{2F8BE}":"\u{22BF1}","\uFA8E":"\u641C","\u{2F8BF}":"\u6422","\u{2F8C0}":"\u63C5","\u{2F8C3}":"\u6469","\u{2F8C6}":"\u6477","\u{2F8C4}":"\u647E","\u{2F8C2}":"\u3A2E","\u6409":"\u3A41","\uF991":"\u649A","\u{2F8C5}":"\u649D","\uF930":"\u64C4","\u{2F8C7}":"\u3A6C","\u2F40":"\u652F","\u2F41":"\u6534","\u2E99":"\u6535","\uFA41":"\u654F","\u{2F8C8}":"\u654F","\uFA90":"\u6556","\u{2F8C9}":"\u656C","\uF969":"\u6578","\u{2F8CA}":"\u{2300A}","\u2F42":"\u6587","\u2EEB":"\u6589","\u2F43":"\u6597","\uF9BE":"\u6599","\u2F44":"\u65A4","\u2F45":"\u65B9","\uF983":"\u65C5","\u2F46":"\u65E0","\u2E9B":"\u65E1","\uFA42":"\u65E2","\u{2F8CB}":"\u65E3","\u2F47":"\u65E5","\uF9E0":"\u6613","\u66F6":"\u3ADA","\u{2F8D1}":"\u3AE4","\u{2F8CD}":"\u6649","\u6669":"\u665A","\uFA12":"\u6674","\uFA91":"\u6674","\uFA43":"\u6691","\u{2F8CF}":"\u6691","\uF9C5":"\u6688","\u{2F8D0}":"\u3B08","\u{2F8D5}":"\u669C","\uFA06":"\u66B4","\uF98B":"\u66C6","\u{2F8CE}":"\u3B19","\u{2F897}":"\u{232B8}","\u2F48":"\u66F0","\uF901":"\u66F4","\u{2F8CC}":"\u66F8","\u2F49":"\u6708","\u{2F980}":"\u{2335F}","\u80A6":"\u670C","\u80D0":"\u670F","\u80CA":"\u6710","\u8101":"\u6713","\u80F6":"\u3B35","\uF929":"\u6717","\uFA92":"\u6717","\u{2F8D8}":"\u6717","\u8127":"\u6718","\uFA93":"\u671B","\u{2F8D9}":"\u671B","\u5E50":"\u3B3A","\u4420":"\u3B3B","\u{2F989}":"\u{23393}","\u81A7":"\u6723","\u{2F98A}":"\u{2339C}","\u2F4A":"\u6728","\uF9E1":"\u674E","\u{2F8DC}":"\u6753","\uFA94":"\u6756","\u{2F8DB}":"\u675E","\u{2F8DD}":"\u{233C3}","\u67FF":"\u676E","\uF9C8":"\u677B","\u{2F8E0}":"\u6785","\uF9F4":"\u6797","\u{2F8DE}":"\u3B49","\uFAD1":"\u{233D5}","\uF9C9":"\u67F3","\u{2F8DF}":"\u67FA","\uF9DA":"\u6817","\u{2F8E5}":"\u681F","\u{2F8E1}":"\u6852","\u{2F8E3}":"\u{2346D}","\uF97A":"\u6881","\uFA44":"\u6885","\u{2F8E2}":"\u6885","\u{2F8E4}":"\u688E","\uF9E2":"\u68A8","\u{2F8E6}":"\u6914","\u{2F8E8}":"\u6942","\uFAD2":"\u3B9D","\u{2F8E7}":"\u3B9D","\u69E9":"\u3BA3","\u6A27":"\u699D","\u{2F8E9}":"\u69A3","\u{2F8EA}":"\u69EA","\uF914":"\u6A02","\uF95C":"\u6A02","\uF9BF":"\u6A02","\uF94C":"\u6A13","\u{2F8EC}":"\u{236A3}","\u{2F8EB}":"\u6AA8","\uF931":"\u6AD3","\u{2F8ED}":"\u6ADB","\uF91D":"\u6B04","\u{2F8EE}":"\u3C18","\u2F4B":"\u6B20","\u{2F8EF}":"\u6B21","\u{2F8F0}":"\u{238A7}","\u{2F8F1}":"\u6B54","\u{2F8F2}":"\u3C4E","\u2F4C":"\u6B62","\u2EED":"\u6B6F","\u{2F8F3}":"\u6B72","\uF98C":"\u6B77","\uFA95":"\u6B79","\u2F4D":"\u6B79","\u2E9E":"\u6B7A","\u{2F8F4}":"\u6B9F","\uF9A5":"\u6BAE","\u2F4E":"\u6BB3","\uF970":"\u6BBA","\uFA96":"\u6BBA","\u{2F8F5}":"\u6BBA","\u{2F8F6}":"\u6BBB","\u{2F8F7}":"\u{23A8D}","\u2F4F":"\u6BCB","\u2E9F":"\u6BCD","\u{2F8F9}":"\u{23AFA}","\u2F50":"\u6BD4","\u2F51":"\u6BDB","\u2F52":"\u6C0F","\u2EA0":"\u6C11","\u2F53":"\u6C14","\u2F54":"\u6C34","\u2EA1":"\u6C35","\u2EA2":"\u6C3A","\u{2F8FA}":"\u6C4E","\u{2F8FE}":"\u6C67","\uF972":"\u6C88","\u{2F8FC}":"\u6CBF","\uF968":"\u6CCC","\u{2F8FD}":"\u6CCD","\uF9E3":"\u6CE5","\u{2F8FB}":"\u{23CBC}","\uF915":"\u6D1B","\uFA05":"\u6D1E","\u{2F907}":"\u6D34","\u{2F900}":"\u6D3E","\uF9CA":"\u6D41","\uFA97":"\u6D41","\u{2F902}":"\u6D41","\u{2F8FF}":"\u6D16","\u{2F903}":"\u6D69","\uF92A":"\u6D6A","\uFA45":"\u6D77","\u{2F901}":"\u6D77","\u{2F904}":"\u6D78","\u{2F905}":"\u6D85","\u{2F906}":"\u{23D1E}","\uF9F5":"\u6DCB","\uF94D":"\u6DDA","\uF9D6":"\u6DEA","\u{2F90E}":"\u6DF9","\uFA46":"\u6E1A","\u{2F908}":"\u6E2F","\u{2F909}":"\u6E6E","\u6F59":"\u6E88","\uFA99":"\u6ECB","\u{2F90B}":"\u6ECB","\uF9CB":"\u6E9C","\uF9EC":"\u6EBA","\u{2F90C}":"\u6EC7","\uF904":"\u6ED1","\uFA98":"\u6EDB","\u{2F90A}":"\u3D33","\uF94E":"\u6F0F","\uFA47":"\u6F22","\uFA9A":"\u6F22","\uF992":"\u6F23","\u{2F90D}":"\u{23ED1}","\u{2F90F}":"\u6F6E","\u{2F910}":"\u{23F5E}","\u{2F911}":"\u{23F8E}","\u{2F912}":"\u6FC6","\uF922":"\u6FEB","\uF984":"\u6FFE","\u{2F915}":"\u701B","\uFA9B":"\u701E","\u{2F914}":"\u701E","\u{2F913}":"\u7039","\u{2F917}":"\u704A","\u{2F916}":"\u3D96","\u2F55":"\u706B","\u2EA3":"\u706C","\u{2F835}":"\u7070","\u{2F919}":"\u7077","\u{2F918}":"\u707D","\uF9FB":"\u7099","\u{2F91A}":"\u70AD","\uF99F":"\u70C8","\uF916":"\u70D9","\uFA48":"\u716E","\uFA9C":"\u716E","\u{2F91D}":"\u{24263}","\u{2F91C}":"\u7145","\uF993":"\u7149","\uFA6C":"\u{242EE}","\u{2F91E}":"\u719C","\uF9C0":"\u71CE","\uF9EE":"\u71D0","\u{2F91F}":"\u{243AB}","\uF932":"\u7210","\uF91E":"\u721B","\u{2F920}":"\u7228","\u2F56":"\u722A","\uFA49":"\u722B","\u2EA4":"\u722B","\uFA9E":"\u7235","\u{2F921}":"\u7235","\u2F57":"\u7236","\u2F58":"\u723B","\u2EA6":"\u4E2C","\u2F59":"\u723F","\u2F5A":"\u7247","\u{2F922}":"\u7250","\u2F5B":"\u7259","\u{2F923}":"\u{24608}","\u2F5C":"\u725B","\uF946":"\u7262","\u{2F924}":"\u7280","\u{2F925}":"\u7295","\u2F5D":"\u72AC","\u2EA8":"\u72AD","\uFA9F":"\u72AF","\uF9FA":"\u72C0","\u{2F926}":"\u{24735}","\uF92B":"\u72FC","\uFA16":"\u732A","\uFAA0":"\u732A","\u{2F927}":"\u{24814}","\uF9A7":"\u7375","\u{2F928}":"\u737A","\u2F5E":"\u7384","\uF961":"\u7387","\uF9DB":"\u7387","\u2F5F":"\u7389","\u{2F929}":"\u738B","\u{2F92A}":"\u3EAC","\u{2F92B}":"\u73A5","\uF9AD":"\u73B2","\u{2F92C}":"\u3EB8","\u{2F92D}":"\u3EB8","\uF917":"\u73DE","\uF9CC":"\u7409","\uF9E4":"\u7406","\uFA4A":"\u7422","\u{2F92E}":"\u7447","\u{2F92F}":"\u745C","\uF9AE":"\u7469","\uFAA1":"\u7471","\u{2F930}":"\u7471","\u{2F931}":"\u7485","\uF994":"\u7489","\uF9EF":"\u7498","\u{2F932}":"\u74CA","\u2F60":"\u74DC","\u2F61":"\u74E6","\u{2F933}":"\u3F1B","\uFAA2":"\u7506","\u2F62":"\u7518","\u2F63":"\u751F","\u{2F934}":"\u7524","\u2F64":"\u7528","\u2F65":"\u7530","\uFAA3":"\u753B","\u{2F936}":"\u753E","\u{2F935}":"\u{24C36}","\uF9CD":"\u7559","\uF976":"\u7565","\uF962":"\u7570","\u{2F938}":"\u7570","\u{2F937}":"\u{24C92}","\u2F66":"\u758B","\u2F67":"\u7592","\uF9E5":"\u75E2","\u{2F93A}":"\u7610","\uFAA5":"\u761F","\uFAA4":"\u761D","\uF9C1":"\u7642","\uF90E":"\u7669","\u2F68":"\u7676","\u2F69":"\u767D","\u{2F93B}":"\u{24FA1}","\u{2F93C}":"\u{24FB8}","\u2F6A":"\u76AE","\u2F6B":"\u76BF","\u{2F93D}":"\u{25044}","\u{2F93E}":"\u3FFC","\uFA17":"\u76CA","\uFAA6":"\u76CA","\uFAA7":"\u76DB","\uF933":"\u76E7","\u{2F93F}":"\u4008","\u2F6C":"\u76EE","\uFAA8":"\u76F4","\u{2F940}":"\u76F4","\u{2F942}":"\u{250F2}","\u{2F941}":"\u{250F3}","\uF96D":"\u7701","\uFAD3":"\u4018","\u{2F943}":"\u{25119}","\u{2F945}":"\u771E","\u{2F946}":"\u771F","\u{2F947}":"\u771F","\u{2F944}":"\u{25133}","\uFAAA":"\u7740","\uFAA9":"\u774A","\u{2F948}":"\u774A","\u9FC3":"\u4039","\uFAD4":"\u4039","\u{2F949}":"\u4039","\u6663":"\u403F","\u{2F94B}":"\u4046","\u{2F94A}":"\u778B","\uFAD5":"\u{25249}","\uFA9D":"\u77A7","\u2F6D":"\u77DB","\u2F6E":"\u77E2","\u2F6F":"\u77F3","\u{2F94C}":"\u4096","\u{2F94D}":"\u{2541D}","\u784F":"\u7814","\u{2F94E}":"\u784E","\uF9CE":"\u786B","\uF93B":"\u788C","\u{2F94F}":"\u788C","\uFA4B":"\u7891","\uF947":"\u78CA","\uFAAB":"\u78CC","\u{2F950}":"\u78CC","\uF964":"\u78FB","\u{2F951}":"\u40E3","\uF985":"\u792A","\u2F70":"\u793A","\u2EAD":"\u793B","\uFA18":"\u793C","\uFA4C":"\u793E","\uFA4E":"\u7948","\uFA4D":"\u7949","\u{2F952}":"\u{25626}","\uFA4F":"\u7950","\uFA50":"\u7956","\u{2F953}":"\u7956","\uFA51":"\u795D","\uFA19":"\u795E","\uFA1A":"\u7965","\uFA61":"\u8996","\uFAB8":"\u8996","\uF93C":"\u797F","\u{2F954}":"\u{2569A}","\uFA52":"\u798D","\uFA53":"\u798E","\uFA1B":"\u798F","\u{2F956}":"\u798F","\u{2F955}":"\u{256C5}","\uF9B6":"\u79AE","\u2F71":"\u79B8","\u2F72":"\u79BE","\uF995":"\u79CA","\u{2F958}":"\u412F","\u{2F957}":"\u79EB","\uF956":"\u7A1C","\u{2F95A}":"\u7A4A","\uFA54":"\u7A40","\u{2F959}":"\u7A40","\u{2F95B}":"\u7A4F","\u2F73":"\u7A74","\uFA55":"\u7A81","\u{2F95C}":"\u{2597C}","\uFAAC":"\u7AB1","\uF9F7":"\u7ACB","\u2F74":"\u7ACB","\u2EEF":"\u7ADC","\u{2F95D}":"\u{25AA7}","\u{2F95E}":"\u{25AA7}","\u{2F95F}":"\u7AEE","\u2F75":"\u7AF9","\uF9F8":"\u7B20","\uFA56":"\u7BC0","\uFAAD":"\u7BC0","\u{2F960}":"\u4202","\u{2F961}":"\u{25BAB}","\u{2F962}":"\u7BC6","\u{2F964}":"\u4227","\u{2F963}":"\u7BC9","\u{2F965}":"\u{25C80}","\uFAD6":"\u{25CD0}","\uF9A6":"\u7C3E","\uF944":"\u7C60","\u2F76":"\u7C73","\uFAAE":"\u7C7B","\uF9F9":"\u7C92","\uFA1D":"\u7CBE","\u{2F966}":"\u7CD2","\uFA03":"\u7CD6","\u{2F968}":"\u7CE8","\u{2F967}":"\u42A0","\u{2F969}":"\u7CE3","\uF97B":"\u7CE7","\u2F77":"\u7CF8","\u2EAF":"\u7CF9","\u{2F96B}":"\u{25F86}","\u{2F96A}":"\u7D00","\uF9CF":"\u7D10","\uF96A":"\u7D22","\uF94F":"\u7D2F","\u7D76":"\u7D55","\u{2F96C}":"\u7D63","\uFAAF":"\u7D5B","\uF93D":"\u7DA0","\uF957":"\u7DBE","\u{2F96E}":"\u7DC7","\uF996":"\u7DF4","\uFA57":"\u7DF4","\uFAB0":"\u7DF4","\u{2F96F}":"\u7E02","\u{2F96D}":"\u4301","\uFA58":"\u7E09","\uF950":"\u7E37","\uFA59":"\u7E41","\u{2F970}":"\u7E45","\u{2F898}":"\u{261DA}","\u{2F971}":"\u4334","\u2F78":"\u7F36","\u{2F972}":"\u{26228}","\uFAB1":"\u7F3E","\u{2F973}":"\u{26247}","\u2F79":"\u7F51","\u2EAB":"\u7F52","\u2EB2":"\u7F52","\u2EB1":"\u7F53","\u{2F974}":"\u4359","\uFA5A":"\u7F72","\u{2F975}":"\u{262D9}","\uF9E6":"\u7F79","\u{2F976}":"\u7F7A","\uF90F":"\u7F85","\u{2F977}":"\u{2633E}","\u2F7A":"\u7F8A","\u{2F978}":"\u7F95","\uF9AF":"\u7F9A","\uFA1E":"\u7FBD","\u2F7B":"\u7FBD","\u{2F979}":"\u7FFA","\uF934":"\u8001","\u2F7C":"\u8001","\u2EB9":"\u8002","\uFA5B":"\u8005","\uFAB2":"\u8005","\u{2F97A}":"\u8005","\u2F7D":"\u800C","\u{2F97B}":"\u{264DA}","\u2F7E":"\u8012","\u{2F97C}":"\u{26523}","\u2F7F":"\u8033","\uF9B0":"\u8046","\u{2F97D}":"\u8060","\u{2F97E}":"\u{265A8}","\uF997":"\u806F","\u{2F97F}":"\u8070","\uF945":"\u807E","\u2F80":"\u807F","\u2EBA":"\u8080","\u2F81":"\u8089","\uF953":"\u808B","\u{2F8D6}":"\u80AD","\u{2F982}":"\u80B2","\u{2F981}":"\u43D5","\u{2F8D7}":"\u43D9","\u8141":"\u80FC","\u{2F983}":"\u8103","\u{2F985}":"\u813E","\u{2F984}":"\u440B","\u{2F8DA}":"\u6721","\u{2F987}":"\u{267A7}","\u{2F988}":"\u{267B5}","\u6726":"\u4443","\uF926":"\u81D8","\u2F82":"\u81E3","\uF9F6":"\u81E8","\u2F83":"\u81EA","\uFA5C":"\u81ED","\u2F84":"\u81F3","\u2F85":"\u81FC","\u{2F893}":"\u8201","\u{2F98B}":"\u8201","\u{2F98C}":"\u8204","\u2F86":"\u820C","\uFA6D":"\u8218","\u2F87":"\u821B","\u2F88":"\u821F","\u{2F98E}":"\u446B","\u2F89":"\u826E","\uF97C":"\u826F","\u2F8A":"\u8272","\u2F8B":"\u8278","\uFA5D":"\u8279","\uFA5E":"\u8279","\u2EBE":"\u8279","\u2EBF":"\u8279","\u2EC0":"\u8279","\u{2F990}":"\u828B","\u{2F98F}":"\u8291","\u{2F991}":"\u829D","\u{2F993}":"\u82B1","\u{2F994}":"\u82B3","\u{2F995}":"\u82BD","\uF974":"\u82E5","\u{2F998}":"\u82E5","\u{2F996}":"\u82E6","\u{2F997}":"\u{26B3C}","\uF9FE":"\u8336","\uFAB3":"\u8352","\u{2F99A}":"\u8363","\u{2F999}":"\u831D","\u{2F99C}":"\u8323","\u{2F99D}":"\u83BD","\u{2F9A0}":"\u8353","\uF93E":"\u83C9","\u{2F9A1}":"\u83CA","\u{2F9A2}":"\u83CC","\u{2F9A3}":"\u83DC","\u{2F99E}":"\u83E7","\uFAB4":"\u83EF","\uF958":"\u83F1","\uFA5F":"\u8457","\u{2F99F}":"\u8457","\u{2F9A4}":"\u{26C36}","\u{2F99B}":"\u83AD","\uF918":"\u843D","\uF96E":"\u8449","\u853F":"\u848D","\u{2F9A6}":"\u{26CD5}","\u{2F9A5}":"\u{26D6B}","\uF999":"\u84EE","\u{2F9A8}":"\u84F1","\u{2F9A9}":"\u84F3","\uF9C2":"\u84FC","\u{2F9AA}":"\u8516","\u{2F9A7}":"\u452B","\u{2F9AC}":"\u8564","\u{2F9AD}":"\u{26F2C}","\uF923":"\u85CD","\u{2F9AE}":"\u455D","\u{2F9B0}":"\u{26FB1}","\u{2F9AF}":"\u4561","\uF9F0":"\u85FA","\uF935":"\u8606","\u{2F9B2}":"\u456B","\uFA20":"\u8612","\uF91F":"\u862D","\u{2F9B1}":"\u{270D2}","\u8641":"\u8637","\uF910":"\u863F","\u2F8C":"\u864D","\u2EC1":"\u864E","\u{2F9B3}":"\u8650","\uF936":"\u865C","\u{2F9B4}":"\u865C","\u{2F9B5}":"\u8667","\u{2F9B6}":"\u8669","\u2F8D":"\u866B","\u{2F9B7}":"\u86A9","\u{2F9B8}":"\u8688","\u{2F9BA}":"\u86E2","\u{2F9B9}":"\u870E","\u{2F9BC}":"\u8728","\u{2F9BD}":"\u876B","\u{2F9C0}":"\u87E1","\uFAB5":"\u8779","\u{2F9BB}":"\u8779","\u{2F9BE}":"\u8786","\u{2F9BF}":"\u45D7","\u{2F9AB}":"\u{273CA}","\uF911":"\u87BA","\u{2F9C1}":"\u8801","\u{2F9C2}":"\u45F9","\uF927":"\u881F","\u2F8E":"\u8840","\uFA08":"\u884C","\u2F8F":"\u884C","\u{2F9C3}":"\u8860","\u{2F9C4}":"\u8863","\u2F90":"\u8863","\u2EC2":"\u8864","\uF9A0":"\u88C2","\u{2F9C5}":"\u{27667}","\uF9E7":"\u88CF","\u{2F9C6}":"\u88D7","\u{2F9C7}":"\u88DE","\uF9E8":"\u88E1","\uF912":"\u88F8","\u{2F9C9}":"\u88FA","\u{2F9C8}":"\u4635","\uFA60":"\u8910","\uFAB6":"\u8941","\uF924":"\u8964","\u2F91":"\u897E","\u2EC4":"\u897F","\u2EC3":"\u8980","\uFAB7":"\u8986","\uFA0A":"\u898B","\u2F92":"\u898B","\u{2F9CB}":"\u{278AE}","\u2EC5":"\u89C1","\u2F93":"\u89D2","\u2F94":"\u8A00","\u{2F9CC}":"\u{27966}","\u8A7D":"\u8A2E","\u8A1E":"\u46B6","\u{2F9CD}":"\u46BE","\u{2F9CE}":"\u46C7","\u{2F9CF}":"\u8AA0","\uF96F":"\u8AAA","\uF9A1":"\u8AAA","\uFAB9":"\u8ABF","\uFABB":"\u8ACB","\uF97D":"\u8AD2","\uF941":"\u8AD6","\uFABE":"\u8AED","\u{2F9D0}":"\u8AED","\uFA22":"\u8AF8","\uFABA":"\u8AF8","\uF95D":"\u8AFE","\uFABD":"\u8AFE","\uFA62":"\u8B01","\uFABC":"\u8B01","\uFA63":"\u8B39","\uFABF":"\u8B39","\uF9FC":"\u8B58","\uF95A":"\u8B80","\u8B8F":"\u8B86","\uFAC0":"\u8B8A","\u{2F9D1}":"\u8B8A","\u2EC8":"\u8BA0","\u2F95":"\u8C37","\u2F96":"\u8C46","\uF900":"\u8C48","\u{2F9D2}":"\u8C55","\u2F97":"\u8C55","\u8C63":"\u8C5C","\u2F98":"\u8C78","\u{2F9D3}":"\u{27CA8}","\u2F99":"\u8C9D","\u{2F9D4}":"\u8CAB","\u{2F9D5}":"\u8CC1","\uF948":"\u8CC2","\uF903":"\u8CC8","\uFA64":"\u8CD3","\uFA65":"\u8D08","\uFAC1":"\u8D08","\u{2F9D6}":"\u8D1B","\u2EC9":"\u8D1D","\u2F9A":"\u8D64","\u2F9B":"\u8D70","\u{2F9D7}":"\u8D77","\u8D86":"\u8D7F","\uFAD7":"\u{27ED3}","\u{2F9D8}":"\u{27F2F}","\u2F9C":"\u8DB3","\u{2F9DA}":"\u8DCB","\u{2F9DB}":"\u8DBC","\u8DFA":"\u8DE5","\uF937":"\u8DEF","\u{2F9DC}":"\u8DF0","\u8E9B":"\u8E97","\u2F9D":"\u8EAB","\uF902":"\u8ECA","\u2F9E":"\u8ECA","\u{2F9DE}":"\u8ED4","\u8F27":"\u8EFF","\uF998":"\u8F26","\uF9D7":"\u8F2A","\uFAC2":"\u8F38","\u{2F9DF}":"\u8F38","\uFA07":"\u8F3B","\uF98D":"\u8F62","\u2ECB":"\u8F66","\u2F9F":"\u8F9B","\u{2F98D}":"\u8F9E","\uF971":"\u8FB0","\u2FA0":"\u8FB0","\u2FA1":"\u8FB5","\uFA66":"\u8FB6","\u2ECC":"\u8FB6","\u2ECD":"\u8FB6","\u{2F881}":"\u5DE1","\uF99A":"\u9023","\uFA25":"\u9038","\uFA67":"\u9038","\uFAC3":"\u9072","\uF9C3":"\u907C","\u{2F9E0}":"\u{285D2}","\u{2F9E1}":"\u{285ED}","\uF913":"\u908F","\u2FA2":"\u9091","\u{2F9E2}":"\u9094","\uF92C":"\u90CE","\u90DE":"\u90CE","\uFA2E":"\u90CE","\u{2F9E3}":"\u90F1","\uFA26":"\u90FD","\u{2F9E5}":"\u{2872E}","\u{2F9E4}":"\u9111","\u{2F9E6}":"\u911B","\u2FA3":"\u9149","\uF919":"\u916A","\uFAC4":"\u9199","\uF9B7":"\u91B4","\u2FA4":"\u91C6","\uF9E9":"\u91CC","\u2FA5":"\u91CC","\uF97E":"\u91CF","\uF90A":"\u91D1","\u2FA6":"\u91D1","\uF9B1":"\u9234","\u{2F9E7}":"\u9238","\uFAC5":"\u9276","\u{2F9E8}":"\u92D7","\u{2F9E9}":"\u92D8","\u{2F9EA}":"\u927C","\uF93F":"\u9304","\uF99B":"\u934A","\u93AE":"\u93AD","\u{2F9EB}":"\u93F9","\u{2F9EC}":"\u9415","\u{2F9ED}":"\u{28BFA}","\u2ED0":"\u9485","\u2ED1":"\u9577","\u2FA7":"\u9577","\u2ED2":"\u9578","\u2ED3":"\u957F","\u2FA8":"\u9580","\u{2F9EE}":"\u958B","\u{2F9EF}":"\u4995","\uF986":"\u95AD","\u{2F9F0}":"\u95B7","\u{2F9F1}":"\u{28D77}","\u2ED4":"\u95E8","\u2FA9":"\u961C","\u2ECF":"\u961D","\u2ED6":"\u961D","\uF9C6":"\u962E","\uF951":"\u964B","\uFA09":"\u964D","\uF959":"\u9675","\uF9D3":"\u9678","\uFAC6":"\u967C","\uF9DC":"\u9686","\uF9F1":"\u96A3","\u{2F9F2}":"\u49E6","\u2FAA":"\u96B6","\uFA2F":"\u96B7","\u96B8":"\u96B7","\uF9B8":"\u96B7","\u2FAB":"\u96B9","\u{2F9F3}":"\u96C3","\uF9EA":"\u96E2","\uFA68":"\u96E3","\uFAC7":"\u96E3","\u2FAC":"\u96E8","\uF9B2":"\u96F6","\uF949":"\u96F7","\u{2F9F5}":"\u9723","\u{2F9F6}":"\u{29145}","\uF938":"\u9732","\uF9B3":"\u9748","\u2FAD":"\u9751","\u2ED8":"\u9752","\uFA1C":"\u9756","\uFAC8":"\u9756","\u{2F81C}":"\u{291DF}","\u2FAE":"\u975E","\u2FAF":"\u9762","\u{2F9F7}":"\u{2921A}","\u2FB0":"\u9769","\u{2F9F8}":"\u4A6E","\u{2F9F9}":"\u4A76","\u2FB1":"\u97CB","\uFAC9":"\u97DB","\u{2F9FA}":"\u97E0","\u2ED9":"\u97E6","\u2FB2":"\u97ED","\u{2F9FB}":"\u{2940A}","\u2FB3":"\u97F3","\uFA69":"\u97FF","\uFACA":"\u97FF","\u2FB4":"\u9801","\u{2F9FC}":"\u4AB2","\uFACB":"\u980B","\u{2F9FE}":"\u980B","\u{2F9FF}":"\u980B","\uF9B4":"\u9818","\u{2FA00}":"\u9829","\u{2F9FD}":"\u{29496}","\uFA6A":"\u983B","\uFACC":"\u983B","\uF9D0":"\u985E","\u2EDA":"\u9875","\u2FB5":"\u98A8","\u{2FA01}":"\u{295B6}","\u2EDB":"\u98CE","\u2FB6":"\u98DB","\u2EDC":"\u98DE","\u2EDD":"\u98DF","\u2FB7":"\u98DF","\u2EDF":"\u98E0","\u{2FA02}":"\u98E2","\uFA2A":"\u98EF","\uFA2B":"\u98FC","\u{2FA03}":"\u4B33","\uFA2C":"\u9928","\u{2FA04}":"\u9929","\u2EE0":"\u9963","\u2FB8":"\u9996","\u2FB9":"\u9999","\u{2FA05}":"\u99A7","\u2FBA":"\u99AC","\u{2FA06}":"\u99C2","\uF91A":"\u99F1","\u{2FA07}":"\u99FE","\uF987":"\u9A6A","\u2EE2":"\u9A6C","\u2FBB":"\u9AA8","\u{2FA08}":"\u4BCE","\u2FBC":"\u9AD8","\u2FBD":"\u9ADF","\u{2FA09}":"\u{29B30}","\uFACD":"\u9B12","\u{2FA0A}":"\u9B12","\u2FBE":"\u9B25","\u2FBF":"\u9B2F","\u2FC0":"\u9B32","\u2FC1":"\u9B3C","\u2EE4":"\u9B3C","\u2FC2":"\u9B5A","\uF939":"\u9B6F","\u{2FA0B}":"\u9C40","\uF9F2":"\u9C57","\u2EE5":"\u9C7C","\u2FC3":"\u9CE5","\u{2FA0C}":"\u9CFD","\u{2FA0D}":"\u4CCE","\u{2FA0F}":"\u9D67","\u{2FA0E}":"\u4CED","\u{2FA10}":"\u{2A0CE}","\uFA2D":"\u9DB4","\u{2FA12}":"\u{2A105}","\u{2FA11}":"\u4CF8","\uF93A":"\u9DFA","\u{2FA13}":"\u{2A20E}","\uF920":"\u9E1E","\u9E43":"\u9E42","\u2FC4":"\u9E75","\uF940":"\u9E7F","\u2FC5":"\u9E7F","\u{2FA14}":"\u{2A291}","\uF988":"\u9E97","\uF9F3":"\u9E9F","\u2FC6":"\u9EA5","\u2EE8":"\u9EA6","\u{2FA15}":"\u9EBB","\u2FC7":"\u9EBB","\u{2F88F}":"\u{2A392}","\u2FC8":"\u9EC3","\u2EE9":"\u9EC4","\u2FC9":"\u9ECD","\uF989":"\u9ECE","\u{2FA16}":"\u4D56","\u2FCA":"\u9ED1","\u9ED2":"\u9ED1","\uFA3A":"\u58A8","\u{2FA17}":"\u9EF9","\u2FCB":"\u9EF9","\u2FCC":"\u9EFD","\u{2FA19}":"\u9F05","\u{2FA18}":"\u9EFE","\u2FCD":"\u9F0E","\u{2FA1A}":"\u9F0F","\u2FCE":"\u9F13","\u{2FA1B}":"\u9F16","\u2FCF":"\u9F20","\u{2FA1C}":"\u9F3B","\u2FD0":"\u9F3B","\uFAD8":"\u9F43","\u2FD1":"\u9F4A","\u2EEC":"\u9F50","\u2FD2":"\u9F52","\u{2FA1D}":"\u{2A600}","\u2EEE":"\u9F7F","\uF9C4":"\u9F8D","\u2FD3":"\u9F8D","\uFAD9":"\u9F8E","\u2EF0":"\u9F99","\uF907":"\u9F9C","\uF908":"\u9F9C","\uFACE":"\u9F9C","\u2FD4":"\u9F9C","\u2EF3":"\u9F9F","\u2FD5":"\u9FA0"}`);

// src/text/lookalikes.ts
var KEPT = new Set("\u2013\u2014\u2015\u2026\u2022\xB7\xD7\xB0\xA7\xAB\xBB\xBF\xA1\u2016\u2122\u2120\xAE\xA9\u2116\xBD\xBC\xBE\xB2\xB3\xB9\xAA\xBA\u2020\u2021\u2030\u2032\u2033\u2039\u203A\u2225\u2223\u2053\u2260");
var SHAPES4 = new Map(
  "\u1D00a \u0299b \u1D04c \u1D05d \u1D07e \uA730f \u0262g \u029Ch \u026Ai \u1D0Aj \u1D0Bk \u029Fl \u1D0Dm \u0274n \u1D0Fo \u1D18p \uA7AFq \u0280r \uA731s \u1D1Bt \u1D1Cu \u1D20v \u1D21w \u028Fy \u1D22z \u028Dm \u0138k \u0185b \u03C0n \u1D0En \u1D19r \u0433r \u0418n \u042Fr \u025Be \u028Bv \u1D28n \u0251a \u0261g \u0269i \u027Er \u0282s \u0266h \u0199k \u0271m \u014Bn \u0290z \u0283s \u0254o \u0259e \u0250a \uA4E5a \u2D39e".split(" ").map((pair) => [pair.slice(0, -1), pair.slice(-1)])
);
var NEVER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;
var ASCII = /^[\x20-\x7e]+$/;
var NEGATIVE_CAPITALS = [127312, 127344];
var PROTOTYPES = data_default;
var known = /* @__PURE__ */ new Map();
function lookOf(character2) {
  const look = known.get(character2);
  if (look !== void 0) return look;
  const found = findLook(character2);
  known.set(character2, found);
  return found;
}
function findLook(character2) {
  if (KEPT.has(character2)) return { kind: "other", as: character2 };
  const isLetter = /[\p{L}\p{N}]/u.test(character2);
  const plain = bare(character2);
  if (ASCII.test(plain) && plain.trim() !== "") return { kind: "form", as: plain };
  const block = NEGATIVE_CAPITALS.find((first) => inAlphabet(character2, first));
  if (block !== void 0) {
    return { kind: "form", as: String.fromCodePoint(65 + (character2.codePointAt(0) ?? 0) - block) };
  }
  if (NEVER.test(character2)) return { kind: isLetter ? "letter" : "other", as: character2 };
  const as = imitated(character2, plain);
  if (!ASCII.test(as)) return { kind: isLetter ? "letter" : "other", as: character2 };
  if (!isLetter || new RegExp("\\p{Script=Latin}", "u").test(character2)) return { kind: "form", as };
  return { kind: isClose(character2, plain) ? "imitation" : "shape", as };
}
function inAlphabet(character2, first) {
  const code = character2.codePointAt(0) ?? 0;
  return code >= first && code < first + 26;
}
function bare(text) {
  return text.normalize("NFKD").replace(new RegExp("\\p{M}+", "gu"), "");
}
function imitated(character2, plain) {
  const shape = Array.from(plain.trim() === "" ? character2 : plain, shapeOf).join("");
  const text = shape.replaceAll("''", '"');
  return text === "l" && /[\p{Lu}\p{Script=Lisu}]/u.test(character2) ? "I" : text;
}
function isClose(character2, plain) {
  return Array.from(plain.trim() === "" ? character2 : plain).every(
    (one) => !SHAPES4.has(one) && ASCII.test(bare(prototypeOf(one)))
  );
}
function shapeOf(character2) {
  const direct = SHAPES4.get(character2);
  if (direct !== void 0) return direct;
  const prototype = ASCII.test(character2) ? character2 : bare(prototypeOf(character2));
  return Array.from(prototype, (one) => SHAPES4.get(one) ?? one).join("");
}
function prototypeOf(character2) {
  return Object.hasOwn(PROTOTYPES, character2) ? PROTOTYPES[character2] ?? character2 : character2;
}
var QUANTITY = /^[αβγδεζηθκλμπρστφχψωµΓΔΘΛΠΣΦΨΩ]$/;
var QUANTITY_LENGTH = 3;
function strangers(name2) {
  if (!/[^\x20-\x7e]/.test(name2)) return [];
  const latin = new RegExp("\\p{Script=Latin}", "u");
  const found = /* @__PURE__ */ new Map();
  for (const [part] of name2.matchAll(/[\p{L}\p{N}]+/gu)) {
    const letters = Array.from(part);
    const imitating = letters.filter((letter) => /^(?:imitation|shape)$/.test(lookOf(letter).kind));
    const isPart = letters.length > 1 && imitating.length === letters.length;
    const isQuantity = letters.length <= QUANTITY_LENGTH && imitating.length === 1 && QUANTITY.test(imitating[0] ?? "");
    const mixed = latin.test(part) ? !isQuantity : isPart && latin.test(name2);
    const forms = letters.filter((letter) => letter > "~" && /^[a-z\d]$/i.test(letter.normalize("NFKC")));
    for (const character2 of [...mixed ? imitating : [], ...forms]) {
      found.set(character2, { character: character2, as: lookOf(character2).as });
    }
  }
  return [...found.values()];
}
function skeleton(name2) {
  const ascii = ASCII.test(name2) ? name2 : Array.from(name2, (character2) => character2 > "~" ? lookOf(character2).as : character2).join("");
  return ascii.toLowerCase().replaceAll("0", "o").replace(/[1i|]/g, "l");
}

// src/rules/confusable-identifier.ts
var confusableIdentifier = {
  id: "confusable-identifier",
  aliases: [],
  severity: "high",
  kind: "security",
  summary: "A name is spelled with characters that look like others",
  why: `
A name that mixes letters of several alphabets, or that reads like the name of another tool, is made to be taken for
something else: by the person who approves it, and by the model that chooses between the two. Names wholly in one
script are left alone, and so is a Greek letter that stands for a quantity or a unit (\`\u0394t\`, \`\u03BCm\`).`,
  fix: "Spell the name with letters of one alphabet, and give two tools names that differ to the eye.",
  cwe: [1007],
  owasp: ["ASI02", "MCP03"],
  each: "text",
  reads: "written",
  suits: ({ role }) => role === "identifier",
  *check(text, facts) {
    const strange = strangers(text.value);
    const { twin, more = 0 } = text.field === "name" ? twinOf(text.value, facts.fleet) : {};
    if (strange.length === 0 && twin === void 0 && more === 0) return;
    const mixes = strange.map(({ character: character2, as }) => `"${character2}" (${codePoint(character2)}) for "${as}"`);
    const said3 = [
      ...mixes.length > 0 ? [`is spelled with ${mixes.join(", ")}`] : [],
      ...twin !== void 0 ? [`reads like ${JSON.stringify(twin)}, the name of another tool`] : [],
      ...more > 0 ? [`looks like so many names that ${more} of them were not compared`] : []
    ];
    const message = `The name ${JSON.stringify(text.value)} ${said3.join(" and ")}.`;
    yield { at: { text, start: 0, end: text.value.length }, message };
  }
};
var skeletons = /* @__PURE__ */ new WeakMap();
var MOST_TWINS = 200;
function twinOf(name2, fleet) {
  const known2 = skeletons.get(fleet) ?? bySkeleton(fleet);
  skeletons.set(fleet, known2);
  const isDisguise = (other) => other.toLowerCase() !== name2.toLowerCase() && (/[^\x20-\x7e]/.test(name2) || Array.from(name2).some((at2, index) => /[01I|]/.test(at2) && /[a-z]/.test(other[index] ?? "")));
  const same = known2.get(skeleton(name2)) ?? [];
  const twin = same.slice(0, MOST_TWINS).find(isDisguise);
  return { twin, more: twin === void 0 ? Math.max(0, same.length - MOST_TWINS) : 0 };
}
function bySkeleton(fleet) {
  const found = /* @__PURE__ */ new Map();
  const names2 = new Set(fleet.flatMap(({ tools }) => tools.map(({ name: name2 }) => name2)));
  for (const name2 of [...names2].sort()) {
    const same = found.get(skeleton(name2));
    if (same === void 0) found.set(skeleton(name2), [name2]);
    else same.push(name2);
  }
  return found;
}

// src/text/markers.ts
var TAG_WORDS = new Set(
  "important critical hidden secret system sys instruction instructions directive directives override mandatory urgent priority admin administrator information assistant developer internal confidential private attention warning notice reminder agent llm ai model protocol policy rule rules jailbreak prompt security required requirement command commands note notes to for the must read task stop message guidelines only".split(" ")
);
var LOUD = /* @__PURE__ */ new Set(["important", "critical", "hidden", "override", "mandatory", "urgent", "jailbreak", "attention"]);
var TAG = /<(\/?)([a-z][\w-]{1,40})(?:\s[^<>]{0,100})?>/gi;
var CHAT_TOKEN = /<[|｜]\/?[a-z][\w-]{1,30}[|｜]>|<\/?(?:start|end)_of_turn>|\[\/?INST\]|<<\/?SYS>>|<\/?system[_-]reminder>|\[(?:SYSTEM|HIDDEN|OVERRIDE|ASSISTANT)(?:\s[A-Z]{2,20}){0,3}\]/gi;
var MARKDOWN_COMMENT = /^[ \t]{0,3}\[[^\][\n]{0,40}\]:[ \t]{1,4}(?:#|<>)[ \t]{1,4}["'(][^\n]{1,2000}/gm;
function markersIn(value) {
  if (!/[<[]/.test(value)) return [];
  const found = [...commentsIn(value), ...tagsIn(value), ...foreignTagsIn(value)];
  for (const { 0: token, index } of value.matchAll(CHAT_TOKEN)) {
    if (isLinked(value, index, index + token.length)) continue;
    found.push({ start: index, end: index + token.length, what: "A token of a chat template" });
  }
  for (const { 0: line, index } of value.matchAll(MARKDOWN_COMMENT)) {
    found.push({ start: index, end: index + line.length, what: "A comment that Markdown does not show" });
  }
  if (found.length === 0) return [];
  const code = sentences(value).filter((unit) => unit.code === true);
  const quoted = quotes(value);
  let reached = 0;
  return found.sort((a, b) => a.start - b.start || b.end - a.end).filter(({ start, end }) => {
    if (start < reached || rangeAt(code, start) !== void 0) return false;
    reached = end;
    return true;
  }).map((marker) => ({ ...marker, quoted: rangeAt(quoted, marker.start) !== void 0 }));
}
function isLinked(value, start, end) {
  return /[\p{L}\p{N}] $/u.test(value.slice(Math.max(0, start - 3), start)) && /^\((?:https?:\/)?\/\w/i.test(value.slice(end, end + 12)) && new RegExp("\\p{Ll}", "u").test(value.slice(start, end));
}
function commentsIn(value) {
  const found = [];
  for (let start = value.indexOf("<!--"); start !== -1; ) {
    const close = value.indexOf("-->", start + 4);
    const end = close === -1 ? value.length : close + 3;
    if (new RegExp("\\p{L}{2}", "u").test(value.slice(start + 4, end)))
      found.push({ start, end, what: "A comment that no client shows" });
    start = value.indexOf("<!--", end);
  }
  return found;
}
var FOREIGN_TAG = /<(\/?)([\u0080-\u{10ffff}]{1,20})>/gu;
var SECTION = /^[ \t]{0,16}<(\/?)([a-z][\w-]{1,40})>[ \t]{0,16}$/gim;
function sectionsOf(value) {
  const open = /* @__PURE__ */ new Set();
  const closed = /* @__PURE__ */ new Set();
  for (const { 1: slash, 2: name2 = "" } of value.matchAll(SECTION)) {
    if (slash === "") open.add(name2);
    else if (open.has(name2)) closed.add(name2);
  }
  return closed;
}
function isSection(name2, sections) {
  const isLoud = name2.split(/[_-]+/).some((word) => LOUD.has(word.toLowerCase()));
  if (!sections.has(name2)) return false;
  return isLoud ? sections.size > 1 && /^[a-z]+(?:[_-][a-z]+)+$/.test(name2) : sections.size > 2;
}
function says(enclosed) {
  return new RegExp("\\p{L}{2}", "u").test(enclosed) && !/^\W{0,10}(?:and|or|to|until|through)\W{0,10}$/i.test(enclosed);
}
function tagsIn(value) {
  const sections = sectionsOf(value);
  const found = [];
  const open = /* @__PURE__ */ new Map();
  for (const { 0: tag2, 1: slash, 2: name2 = "", index } of value.matchAll(TAG)) {
    const words2 = name2.toLowerCase().split(/[_-]+/);
    if (!words2.every((word) => TAG_WORDS.has(word))) continue;
    if (isSection(name2, sections)) continue;
    const key = words2.join(" ");
    const end = index + tag2.length;
    const what = `The pseudo-tag ${tag2.slice(0, 60)}`;
    const opening = open.get(key);
    if (slash === "") {
      open.set(key, { start: index, end });
      if (words2.some((word) => LOUD.has(word)) && new RegExp("^\\s{0,20}\\p{L}{2,}\\W+\\p{L}", "u").test(value.slice(end, end + 80))) {
        found.push({ start: index, end, what });
      }
    } else if (opening !== void 0 && says(value.slice(opening.end, index))) {
      found.push({ start: opening.start, end, what: `The pseudo-tag <${name2}>` });
      open.delete(key);
    }
  }
  return found;
}
function foreignTagsIn(value) {
  const found = /* @__PURE__ */ new Map();
  const open = /* @__PURE__ */ new Map();
  for (const { 0: tag2, 1: slash, 2: name2 = "", index } of value.matchAll(FOREIGN_TAG)) {
    if (found.size > 20) break;
    const end = index + tag2.length;
    const opening = open.get(name2);
    if (slash === "") {
      const goesOn = opening === void 0 && new RegExp("\\p{L}{2}", "u").test(value.slice(end, end + 200));
      if (goesOn) open.set(name2, { start: index, tag: tag2 });
    } else if (opening !== void 0 && !found.has(name2) && says(value.slice(opening.start + opening.tag.length, index))) {
      found.set(name2, { start: opening.start, end, what: `The pseudo-tag ${opening.tag}` });
    }
  }
  return [...found.values()];
}

// src/rules/hidden-instruction-marker.ts
var hiddenInstructionMarker = {
  id: "hidden-instruction-marker",
  aliases: ["STRUCT001", "model-directed-text", "MCP-020"],
  severity: "high",
  severities: ["low"],
  kind: "security",
  summary: "Markup fences off text for the model alone",
  why: `
A tag like \`<IMPORTANT>\`, an HTML comment or a token of a chat template means nothing to a reader, and many clients do
not even show it. Its only use in a description is to give what stands in it the weight of an instruction. Published
tool-poisoning attacks nearly all begin so.

Left alone: elements of HTML and XML, placeholders (\`--name <name>\`), code samples. A marker that is quoted as an
example of what a tool finds is low.`,
  fix: "Say what the model must know in plain sentences, and delete the marker.",
  cwe: [94, 451],
  owasp: ["ASI01", "MCP03"],
  each: "text",
  sign: /[<[]/,
  *check(text, facts) {
    if (/^\s{0,20}(?:<\?xml|<!doctype|<svg|<html|data:)/i.test(text.value)) return;
    const markers = markersIn(text.value);
    const statements2 = markers.length === 0 ? [] : facts.statements(text);
    for (const { start, end, what, quoted } of markers) {
      const statement = rangeAt(statements2, start);
      const explains = statement?.says("detects").length !== 0 && statement !== void 0;
      if (quoted && !explains) continue;
      const content = text.value.slice(start, Math.min(end, start + 200));
      yield {
        at: { text, start, end },
        message: `${what} stands in the text: ${JSON.stringify(content)}.`,
        severity: quoted ? "low" : "high"
      };
    }
  }
};

// src/rules/whitespace-padding.ts
var SPACES = 20;
var LINES = 10;
var INDENTATION = 200;
var TABLE_OR_REMARK = /^(?:[|#→←]|\/\/|--|->)/;
var BLANK_RUN = /[\s\u2800\u3164\u115F\u1160]{10,}/gu;
var GAP2 = /\n|[\s\u2800\u3164\u115F\u1160]{2,}/g;
var LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
var whitespacePadding = {
  id: "whitespace-padding",
  aliases: ["STRUCT003"],
  severity: "medium",
  kind: "security",
  summary: "White space pushes text out of sight",
  why: `
A description box shows the first lines and the first columns. ${SPACES} blanks after visible text, or ${LINES} line
breaks, move what follows out of it: the person who approves the tool never scrolls there, and the model reads it all.

Left alone: indentation, blanks that nothing follows, cells of tables, remarks behind code, and columns that stand one
below the other.`,
  fix: "Remove the blanks, so that all of the text is seen.",
  cwe: [451],
  owasp: ["ASI01", "MCP03"],
  each: "text",
  sign: /\s{10}|\u2800|\u3164/,
  reads: "written",
  *check(text) {
    const runs = blanksOf(text.value);
    const columns = /* @__PURE__ */ new Map();
    if (runs.length > 0)
      for (const column of columnsOf(text.value)) columns.set(column, (columns.get(column) ?? 0) + 1);
    for (const { start, end, column, lines } of runs) {
      if (start === 0 || end === text.value.length) continue;
      if (lines === 0 && TABLE_OR_REMARK.test(text.value.slice(end, end + 2))) continue;
      const isWide = lines === 0 ? end - start >= SPACES && columns.get(column) === 1 : column >= INDENTATION;
      if (!isWide && lines < LINES) continue;
      const what = lines < LINES ? `${end - start} blanks` : `${lines} line breaks`;
      yield {
        at: { text, start, end },
        message: `${what} stand before ${JSON.stringify(text.value.slice(end, end + 60))}.`
      };
    }
  }
};
function* columnsOf(value) {
  let lineStart = 0;
  for (const { 0: gap, index } of value.matchAll(GAP2)) {
    const lastBreak = gap.lastIndexOf("\n");
    if (lastBreak >= 0) lineStart = index + lastBreak + 1;
    yield index + gap.length - lineStart;
  }
}
function blanksOf(value) {
  let lineStart = 0;
  let seen = 0;
  return [...value.matchAll(BLANK_RUN)].map(({ 0: run, index }) => {
    const end = index + run.length;
    const lastBreak = value.slice(seen, end).lastIndexOf("\n");
    if (lastBreak >= 0) lineStart = seen + lastBreak + 1;
    seen = end;
    return { start: index, end, column: end - lineStart, lines: run.match(LINE_BREAK)?.length ?? 0 };
  });
}

// src/text/runs.ts
var SHORTEST = 20;
var RUN2 = /[\w+/-]{20,}(?:\r?\n[\t ]{0,12}[\w+/-]{20,})*={0,2}/y;
var IN_RUN = Uint8Array.from({ length: 128 }, (_, code) => Number(/[\w+/-]/.test(String.fromCharCode(code))));
function hasRun(value) {
  return nextRun(value, 0) !== void 0;
}
function runsIn(value) {
  const found = [];
  for (let start = nextRun(value, 0); start !== void 0; start = nextRun(value, found.at(-1)?.end ?? value.length)) {
    RUN2.lastIndex = start;
    const run = RUN2.exec(value)?.[0] ?? "";
    found.push({ run, start, end: start + run.length });
  }
  return found;
}
function nextRun(value, from) {
  let length = 0;
  for (let at2 = from; at2 < value.length; at2 += 1) {
    length = IN_RUN[value.charCodeAt(at2)] === 1 ? length + 1 : 0;
    if (length === SHORTEST) return at2 + 1 - SHORTEST;
  }
  return void 0;
}

// src/text/decode.ts
var SPACED_HEX = /\b(?:[\da-f]{2}[ :,]){8,}[\da-f]{2}\b/gi;
var SPACED_BINARY = /\b(?:[01]{8}[ ,]){5,}[01]{8}\b/g;
var ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
var SIX_BITS = new Map(Array.from(ALPHABET, (character2, value) => [character2, value]));
SIX_BITS.set("-", 62).set("_", 63);
var SPACED_OR_PERCENT = /\b(?:[\da-f]{2}[ :,]){8}|\b(?:[01]{8}[ ,]){5}|%[\da-f]{2}/i;
var ENCODED_SIGN = {
  test: (value) => hasRun(value) || SPACED_OR_PERCENT.test(value)
};
function encodedRuns(value) {
  const found = [];
  for (const { run, start } of runsIn(value)) {
    if (/^[01\s]+$/.test(run)) found.push(...decoded4(run, start, "binary digits", digitBytes(run, 2, 8)));
    else if (/^(?:0x)?[\da-f\s]+$/i.test(run)) found.push(...decoded4(run, start, "hex", digitBytes(run, 16, 2)));
    else found.push(...base64Runs(run, start));
  }
  for (const { 0: run, index } of value.matchAll(SPACED_HEX)) {
    found.push(...decoded4(run, index, "hex", digitBytes(run, 16, 2)));
  }
  for (const { 0: run, index } of value.matchAll(SPACED_BINARY)) {
    found.push(...decoded4(run, index, "binary digits", digitBytes(run, 2, 8)));
  }
  return found.sort((a, b) => a.start - b.start);
}
function opaqueRuns(value) {
  return runsIn(value).filter(({ run }) => isRandom2(run) && base64Runs(run, 0).length === 0);
}
function isRandom2(run) {
  const piece = [...run.matchAll(/[A-Z\d]+/gi)].map(([part]) => part).reduce((a, b) => b.length > a.length ? b : a, "");
  const turns = [...piece.matchAll(/[a-z](?=[A-Z\d])|\d(?=[a-z])|[A-Z](?=\d)/g)].length;
  const mixed = /[A-Z]/.test(piece) && /[a-z]/.test(piece) && /\d/.test(piece);
  return mixed && piece.length >= 16 && turns * 4 >= piece.length;
}
function percentRuns(value) {
  if (!value.includes("%")) return [];
  return [...value.matchAll(PERCENT_RUN)].flatMap(({ 0: run, index }) => {
    const text = percentText(run);
    return text !== void 0 && WORDS.test(text) ? [{ start: index, end: index + run.length, text }] : [];
  });
}
function decodeRuns(value, runs) {
  const rewriter = new Rewriter(value);
  for (const { start, end, text } of runs) rewriter.replace(start, end, apart(text));
  return rewriter.done();
}
function decoded4(run, start, encoding, bytes) {
  const text = readable(bytes);
  return text === void 0 ? [] : [{ start, end: start + run.length, encoding, text }];
}
function digitBytes(run, radix, width) {
  const digits = run.replace(/^0x|[\s:,]/gi, "");
  const bytes = new Uint8Array(Math.floor(digits.length / width));
  for (let at2 = 0; at2 < bytes.length; at2 += 1) {
    bytes[at2] = Number.parseInt(digits.slice(at2 * width, (at2 + 1) * width), radix);
  }
  return bytes;
}
function base64Runs(run, start) {
  if (!/[A-Z]/.test(run) || !/[a-z]/.test(run) || !(run.length >= 32 || /[\d=]/.test(run))) return [];
  const whole = decoded4(run, start, "base64", base64Bytes(run));
  if (whole.length > 0) return whole;
  return [...run.matchAll(/[A-Z\d=]{20,}/gi)].flatMap(
    ({ 0: part, index }) => decoded4(part, start + index, "base64", base64Bytes(part))
  );
}
function base64Bytes(run) {
  const bytes = new Uint8Array(Math.floor(run.length * 3 / 4));
  let length = 0;
  let bits = 0;
  let held = 0;
  for (const character2 of run) {
    const value = SIX_BITS.get(character2);
    if (value === void 0) continue;
    bits = (bits << 6 | value) & 65535;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[length] = bits >> held & 255;
    length += 1;
  }
  return bytes.subarray(0, length);
}
var WORDS = new RegExp("\\p{L}{2}\\s+\\p{L}+\\s+\\p{L}+\\s+\\p{L}", "u");
var PERCENT_RUN = /[\w.~!'()*/%-]{12,}/g;
var PERCENT = /(?:%[\da-f]{2})+/gi;
var ESCAPES = /\\x([\da-f]{2})|\\u([\da-f]{4})|\\u\{([\da-f]{1,6})\}/gi;
var ENTITIES = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/gi;
var NAMED4 = new Map(
  "lt=< gt=> amp=& quot=\" apos=' nbsp=\xA0 excl=! num=# dollar=$ percnt=% lpar=( rpar=) ast=* plus=+ comma=, period=. sol=/ colon=: semi=; equals== quest=? commat=@ lsqb=[ bsol=\\ rsqb=] lowbar=_ grave=` lbrace={ verbar=| rbrace=} hyphen=- dash=- shy=\xAD zwj=\u200D zwnj=\u200C ensp=\u2002 emsp=\u2003 thinsp=\u2009".split(" ").map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)])
);
var SPELLINGS = [
  {
    via: "percent-encoding",
    sign: /%[\da-f]/i,
    decode: (value) => rewriteMatches(value, PERCENT, ([run]) => shown4(percentText(run)))
  },
  {
    via: "character escapes",
    sign: /\\[ux]/,
    decode: (value) => rewriteMatches(value, ESCAPES, ([, byte, unit, code]) => shown4(character(byte ?? unit ?? code, 16)))
  },
  {
    via: "HTML entities",
    sign: /&[#a-z]/i,
    decode: (value) => rewriteMatches(value, ENTITIES, ([entity, decimal, hex, name2]) => {
      if (name2 !== void 0) return entity.endsWith(";") ? NAMED4.get(name2.toLowerCase()) : void 0;
      return shown4(decimal === void 0 ? character(hex, 16) : character(decimal, 10));
    })
  }
];
function percentText(run) {
  try {
    return decodeURIComponent(run);
  } catch {
    return void 0;
  }
}
function character(digits, radix) {
  const code = Number.parseInt(digits ?? "", radix);
  return code >= 0 && code <= 1114111 ? String.fromCodePoint(code) : void 0;
}
function shown4(text) {
  return text === void 0 || new RegExp("(?![\\t\\n\\r])\\p{Cc}|\\p{Cs}", "u").test(text) ? void 0 : text;
}

// src/rules/base64-blob.ts
var BLOB = 40;
var SHOWN3 = 300;
var IMAGE = /^data:image\//i;
var base64Blob = {
  id: "base64-blob",
  aliases: ["STRUCT004"],
  severity: "medium",
  severities: ["high", "info"],
  kind: "security",
  summary: "The text holds encoded text that a person cannot read",
  why: `
A model decodes base64, hex and percent-encoding without being asked; a person who reviews the tool does not. What the
run says is shown, and read by all other rules; when it orders something, the finding is high. A long run that decodes
to nothing readable is information only: real servers have document ids and cursors of that shape.

Left alone: addresses, digests, UUIDs, and images in \`data:\` addresses.`,
  fix: "Write the text out. If it is sample data, make it short and say what it is.",
  cwe: [506, 116],
  owasp: ["ASI01", "MCP03"],
  each: "text",
  sign: ENCODED_SIGN,
  *check(text, facts) {
    if (IMAGE.test(text.value)) return;
    const percent = percentRuns(text.value).map((run) => ({ ...run, encoding: "percent-encoding" }));
    for (const { start, end, encoding, text: says2 } of [...encodedRuns(text.value), ...percent]) {
      const orders2 = isDirected(text, says2, facts);
      if (!orders2 && (end - start < BLOB || isQuietPlace(text.value, start))) continue;
      yield {
        at: { text, start, end },
        message: `A run of ${encoding} says ${JSON.stringify(says2.slice(0, SHOWN3))}.`,
        severity: orders2 ? "high" : "medium"
      };
    }
    for (const { start, end } of opaqueRuns(text.value)) {
      if (end - start < BLOB || isQuietPlace(text.value, start)) continue;
      const message = `A run of ${end - start} characters is shaped like base64 and decodes to nothing readable.`;
      yield { at: { text, start, end }, message, severity: "info" };
    }
  }
};
function isDirected(text, says2, facts) {
  return facts.directives({ ...text, value: says2 }).some(({ voice }) => voice === "order");
}
function isQuietPlace(value, start) {
  const before2 = value.slice(Math.max(0, start - 400), start);
  return /(?:\w:\/\/|\bdata:[\w/+.-]{1,80};base64,)\S{0,300}$/.test(before2);
}

// src/rules/sensitive-path.ts
var PATH2 = /[^\s"'`(),;<>|[\]{}=“”‘’、，。]{4,300}/g;
var SIGN = /(?:^|[\s"'`(/\\~])\.\w|\w\.\w|id_|[/\\]\w|AWS_/i;
var KEY_VARIABLE = /^\$?\{?AWS_(?:SECRET_ACCESS_KEY|ACCESS_KEY_ID|SESSION_TOKEN)\}?$/;
var LIKE_PATH = /^[~/.$%]|^[A-Z]:[/\\]|[/\\]\.|\.\w{2}|^id_/i;
var sensitivePath = {
  id: "sensitive-path",
  aliases: [],
  severity: "low",
  kind: "security",
  summary: "The text names a place where keys and secrets live",
  why: `
Key files, credential stores and the configs of other clients are what poisoned tools ask for. A mention alone proves
nothing (a tool may say that it refuses them), so it is low; with an occasion or a duty to read them it is
\`trigger-plus-sensitive-target\`. The server's own configuration, named after it, is left alone.`,
  fix: "If the tool does not read the file, do not name it; if it does, say so in the documentation instead.",
  cwe: [200, 522],
  owasp: ["ASI03", "MCP01"],
  each: "text",
  sign: SIGN,
  *check(text, facts) {
    const seen = /* @__PURE__ */ new Set();
    for (const { 0: raw, index } of text.value.matchAll(PATH2)) {
      const path = raw.replace(/[.:*_!?]{1,10}$/, "");
      if (seen.has(path) || !isSensitive(path) || isOwn2(path, facts)) continue;
      seen.add(path);
      yield {
        at: { text, start: index, end: index + path.length },
        message: `Names ${JSON.stringify(path)}, a place where keys or secrets live.`
      };
    }
  }
};
function isSensitive(path) {
  return KEY_VARIABLE.test(path) || LIKE_PATH.test(path) && !path.includes("://") && isSecretPath(path);
}
function isOwn2(path, { surface }) {
  const name2 = surface.key.toLowerCase().replace(/^@[^/]{0,60}\/|mcp|server|[_-]/g, "");
  return name2.length >= 4 && path.toLowerCase().includes(name2);
}

// src/rules/credentials-mention.ts
var WORD = /(?<![\w./\\~$-])credentials?(?![\w/\\-]|\.\w)/i;
var credentialsMention = {
  id: "credentials-mention",
  aliases: [],
  severity: "info",
  kind: "security",
  summary: "The text speaks of credentials",
  why: `
Most tools speak of credentials for ordinary reasons, so this is information only: it says where a reader may want to
look. Paths of credential files are reported as \`sensitive-path\`.`,
  fix: "Nothing to mend. See that the tool asks for no credential that it does not need.",
  cwe: [522],
  owasp: ["ASI03", "MCP01"],
  each: "text",
  sign: /credential/i,
  suits: ({ role }) => role === "prose",
  *check(text) {
    const word = WORD.exec(text.value);
    if (word === null) return;
    const start = word.index;
    const around2 = text.value.slice(Math.max(0, start - 40), start + word[0].length + 40);
    yield {
      at: { text, start, end: start + word[0].length },
      message: `The word "${word[0]}" stands in the text: ${JSON.stringify(around2)}.`
    };
  }
};

// src/text/sent.ts
var DATA2 = ["belongings", "file", "identity", "private", "reply", "talk", "user", "userWish"];
var OPEN = /^\S{0,300}[=/?&](?:['"`)\]]{0,2}\s{0,2}(?:\+|followed by\b|plus\b|and then\b|with the\b)|[<{[][a-z]|[A-Z]{4,})/;
var STEALS = /\b(?:to|and|then) (?:exfiltrate|steal|siphon|smuggle)\b/i;
var SUPPORT2 = /^(?:support|help|info|sales|feedback|contact|security|abuse|hello|press|billing|privacy|legal)\b/i;
function sentTo(statement) {
  const addresses2 = statement.things.filter(
    (thing) => (thing.kind === "url" || isBareHost(thing, statement)) && isOutside(thing.text)
  );
  if (addresses2.length === 0 || isHarmless(statement)) return void 0;
  const hasData = speaksOf(statement.things, ...DATA2);
  return addresses2.find(
    (address) => hasData && isOpen(statement, address) || (statement.start > 0 || STEALS.test(statement.text)) && !isLink(statement, address) && statement.directives.some((directive) => leadsTo2(directive, address))
  );
}
function isBareHost({ kind, text, start }, statement) {
  if (kind !== "path" && kind !== "name" || !HOST.test(text)) return false;
  const leads = /\bto (?:the )?$/i.test(
    statement.text.slice(Math.max(0, start - statement.start - 10), start - statement.start)
  );
  return leads && (speaksOf(statement.things, ...DATA2) || ANYTHING.test(statement.text)) && statement.directives.some((each) => each.force === "must" && each.voice === "order" && each.acts.has("send"));
}
var ANYTHING = /\b(?:data|results?|inputs?|outputs?|contents?|everything|all|each|every|cop(?:y|ies))\b/i;
var HOST = /^(?:[a-z\d-]{1,63}\.){1,4}(?:com|net|org|io|dev|app|ai|cc|xyz|ru|cn|co|site|online|info|biz|me|tk|top)$/i;
function isOutside(text) {
  const parts = partsOf2(text);
  const isOwn3 = /^api\d?\.|\.api\.|-api\./.test(parts.host) || /^\/(?:api|v\d{1,2}|rest|graphql)(?:\/|$)/i.test(parts.path);
  return !isOwn3 && isForeign(text) && !SUPPORT2.test(text) && !NOWHERE2.test(text);
}
var NOWHERE2 = /^(?:\w{1,10}:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|0\.0\.0\.0)(?=[:/?#]|\.?$)|(?!(?:https?|ftps?|wss?|sftp|ssh|tcp|udp|smtps?|s3|gs|abfss?|wasbs?|gopher|dav|rsync|scp|smb|mqtts?|git)\b)[\w+.-]{1,40}:\/\/[^./?#@:]{0,100}(?:[/?#]|\.?$))/i;
function isLink({ text, start }, address) {
  return text.startsWith("](", address.start - start - 2);
}
function isOpen({ text, start }, address) {
  const written = text.slice(address.start - start, address.start - start + 340);
  const isSample = isSampleIn(text, { start: address.start - start, end: address.end - start });
  return !isSample && !/^\S{0,100}@/.test(address.text) && OPEN.test(written);
}
function isSource({ start }, { text, start: from }) {
  return /\bfrom [`"']?$/i.test(text.slice(Math.max(0, start - from - 10), start - from));
}
function leadsTo2({ acts, voice, negated, example, rest, sentence }, address) {
  if (negated || example || !rest.includes(address) || isSource(address, sentence)) return false;
  if (voice === "states") return acts.has("send") || acts.has("reach");
  const isSent2 = acts.has("send") || acts.has("reach") || acts.has("include");
  return voice === "order" && (isSent2 || acts.has("call") && STEALS.test(sentence.text));
}

// src/rules/url-in-metadata.ts
var READ_VALUE = /(?:^|\.)(?:default|const|enum|examples?)(?:\.|$)/;
var BY_NATURE = /^_meta\.|(?:^|\.)(?:src|websiteUrl)$/;
var PER_SENTENCE = 20;
var urlInMetadata = {
  id: "url-in-metadata",
  aliases: ["SCHEMA002"],
  severity: "low",
  severities: ["high"],
  kind: "security",
  summary: "The text holds a network address",
  why: `
An address that the model is told to send something to, or must call beside the tool's own work, is where stolen data
goes: then the finding is high. An address alone is low. Left alone are links to documentation, samples, addresses of
the server's own site, and fields that are addresses by nature (\`$schema\`, \`uri\`, icons).`,
  fix: "Call the address from the tool's own code. In the text, keep links to documentation only.",
  cwe: [200, 918],
  owasp: ["ASI02", "MCP03"],
  each: "text",
  sign: /\/\/|\\|!\[|\w@\w|\bto [\w.-]{1,80}\.[a-z]{2,6}\b/i,
  *check(text, facts) {
    if (text.role === "value" ? !READ_VALUE.test(text.field) : BY_NATURE.test(text.field)) return;
    for (const { start, end, host } of leakingImages(text.value)) {
      const message = `An image sends data to ${JSON.stringify(host)}.`;
      yield { at: { text, start, end }, message, severity: "high" };
    }
    for (const statement of facts.statements(text)) {
      const address = sentTo(statement);
      if (address === void 0) continue;
      const message = `Has something sent to ${JSON.stringify(address.text.slice(0, 200))}.`;
      yield { at: { text, start: statement.start, end: statement.end }, message, severity: "high" };
    }
    const urls = urlsIn(text.value);
    const statements2 = urls.length === 0 ? [] : facts.statements(text);
    const hosts = /* @__PURE__ */ new Set();
    let ordered;
    for (const [index, url] of urls.entries()) {
      const statement = rangeAt(statements2, url.start);
      if (statement !== void 0 && statement === ordered) continue;
      const address = JSON.stringify(url.text.slice(0, 200));
      const order = statement && orderTo(urls.slice(index, index + PER_SENTENCE), statement, statements2, facts.surface.key);
      if (order !== void 0) {
        ordered = statement;
        const message = `Orders the model: "${order.verb}" ${order.acts.has("send") ? "to" : "with"} the address ${address}.`;
        yield {
          at: { text, start: order.sentence.start, end: order.sentence.end },
          message,
          severity: "high"
        };
      } else if (!hosts.has(url.host) && !isQuiet(url, text.value, statement, facts.surface.key)) {
        hosts.add(url.host);
        yield { at: { text, start: url.start, end: url.end }, message: `Names the address ${address}.` };
      }
    }
  }
};
function isQuiet(url, value, statement, server) {
  if (isDocument(url) || isPlaceholder(url) || statement?.example === true) return true;
  return isSampleIn(value, url) || isSiteOf(url, server);
}
function isOwnInterface({ passive, silent, verb, subject, sentence }, url, server) {
  const { host, path } = url;
  if (!passive || silent || !/^(?:sent|posted|submitted)$/i.test(verb) || sentence.says("also").length > 0)
    return false;
  const isInterface = /^api\d?\.|\.api\.|-api\./.test(host) || /^\/(?:api|v\d{1,2}|rest|graphql)(?:\/|$)/i.test(path) || isSiteOf(url, server);
  return isInterface && subject.some(({ kind, text }) => kind === "everyCall" && /(?:requests?|calls?)$/i.test(text));
}
var HANDS = /^(?:pass|give|provide|supply|enter|paste|specify)$/i;
function isHandedOver({ verb, start, sentence }, url) {
  const between2 = sentence.text.slice(start - sentence.start + verb.length, url.start - sentence.start);
  const after = sentence.text.slice(url.end - sentence.start, url.end - sentence.start + 12);
  return HANDS.test(verb) && /^ (?:(?:the|a|an|full|complete|exact) ){0,3}[`"']?$/.test(between2) && /^(?:\.\.\.|…)|^[`"']? (?:URL|URI|link)\b/i.test(after);
}
function orderTo(urls, statement, all, server) {
  return statement.directives.find((directive) => {
    if (!isOrder(directive) || directive.example) return false;
    const { acts, objects, force, start } = directive;
    const isGoverned = (address) => address.start >= start || objects.some((each) => each.start === address.start);
    const url = urls.find((address) => isGoverned(address) && address.start < statement.end);
    if (url === void 0 || isOwnInterface(directive, url, server) || isHandedOver(directive, url)) return false;
    const isLink2 = statement.text.startsWith("](", url.start - statement.start - 2);
    const isDuty2 = force === "must" && !isDocument(url);
    if (!acts.has("send")) return isDuty2 && (acts.has("call") || acts.has("run") || acts.has("read"));
    const ofOthers = speaksOf(objects, "private", "secret", "secretPath", "credential", "userWish");
    if (isLink2 && !ofOthers) return false;
    return isDuty2 || ofOthers || !(isDocument(url) || isOwnWork(directive, all));
  });
}

// src/rules/link-text-mismatch.ts
var MARKDOWN_LINK = /\[([^\][]{1,200})\]\(\s{0,4}<?((?:https?:)?[/\\]{2}[^\s()<>]{1,1000})/gi;
var HTML_LINK = /<a\s[^<>]{0,200}?href\s?=\s?["']?(https?:[/\\]{2}[^\s"'<>]{1,1000})[^<>]{0,200}>([^<>]{1,200})<\/a>/gi;
var NAMED_HOST = /(?:https?:[/\\]{2}|\bwww\.)([\w.@:-]{3,200})|(?<![\w.@/-])((?:[a-z\d-]{1,63}\.){1,5}(?:com|org|net|io|dev|ai|app|co|gov|edu|info|biz|me|cloud|tech|uk|de|fr|eu|us|ca|jp|cn|in|br|au|ch|nl))(?![\w@-]|\.\w)/i;
var SAME_OWNER = /* @__PURE__ */ new Set([
  "diagrams.net draw.io",
  "youtu.be youtube.com",
  "redd.it reddit.com",
  "discord.com discord.gg"
]);
var linkTextMismatch = {
  id: "link-text-mismatch",
  aliases: ["SCHEMA003"],
  severity: "high",
  kind: "security",
  summary: "A link names one host and leads to another",
  why: `
Who reads \`[bank.example](https://other.example)\` trusts the first name and follows the second: the oldest form of
phishing, and a model follows it too. Links whose words name no host are left alone, and so are those that lead to the
named host, to a host below or above it, or to another name of its owner.`,
  fix: "Let the words of the link name the host that it leads to, or no host.",
  cwe: [451, 601],
  owasp: ["ASI01", "MCP03"],
  each: "text",
  sign: /\]\(|<a\s/i,
  *check(text) {
    const links = [
      ...[...text.value.matchAll(MARKDOWN_LINK)].map((link) => ({ link, words: link[1], target: link[2] })),
      ...[...text.value.matchAll(HTML_LINK)].map((link) => ({ link, words: link[2], target: link[1] }))
    ];
    for (const { link, words: words2 = "", target: target2 = "" } of links) {
      const match = NAMED_HOST.exec(words2);
      const named2 = partsOf2(match?.[1] ?? match?.[2] ?? "").host;
      const { host } = partsOf2(target2);
      if (named2 === "" || isSameSite(named2, host)) continue;
      yield {
        at: { text, start: link.index, end: link.index + link[0].length },
        message: `A link that names ${JSON.stringify(named2)} leads to ${JSON.stringify(host)}.`
      };
    }
  }
};
function isSameSite(named2, host) {
  const sites = [siteOf(named2), siteOf(host)].sort();
  return sites[0] === sites[1] || host.endsWith(`.${named2}`) || SAME_OWNER.has(sites.join(" "));
}

// src/text/commands.ts
var SHAPES5 = [
  {
    does: "runs what it downloads",
    harmful: true,
    pattern: /\b(?:curl|wget|fetch|iwr|invoke-webrequest)\s[^\n|;]{1,300}\|\s{0,4}(?:sudo\s{1,4})?(?:\/\w{1,10}\/){0,3}(?:ba|z|da|k)?(?:sh|python3?|perl|ruby|node|php|iex)\b/gi
  },
  {
    does: "runs what it downloads",
    harmful: true,
    pattern: /\b(?:ba|z)?sh\s{1,4}(?:-c\s{1,4}["']?\$\(|<\()\s{0,4}(?:curl|wget)\b[^\n)]{1,200}\)|\b(?:iex|invoke-expression)\b[^\n]{1,80}\b(?:downloadstring|iwr|invoke-webrequest|irm)\b[^\n]{0,120}/gi
  },
  {
    does: "deletes without asking",
    harmful: true,
    pattern: /\brm\s{1,4}(?:-[a-z-]{1,20}\s{1,4}){0,3}-(?:[a-z]{0,5}r[a-z]{0,5}|-recursive)\b\s{0,4}[^\n`"']{0,80}|\b(?:del|rd|rmdir)\s{1,4}\/[sfq]\b[^\n`"']{0,80}/gi
  },
  {
    does: "opens a shell to somebody else",
    harmful: true,
    pattern: /\b(?:nc|ncat|netcat)\s[^\n|;]{0,80}-[a-z]{0,4}[ec]\b[^\n`"']{0,60}|\/dev\/(?:tcp|udp)\/(?!host\b)[\w.$-]{1,80}|\bmkfifo\s[^\n]{1,120}\bnc\b/gi
  },
  {
    does: "opens files to everybody",
    harmful: true,
    pattern: /\bchmod\s{1,4}(?:-R\s{1,4})?(?:[0-7]{2,3}[2367]|[2-7][0-7]{3}|a?\+rwx|u\+s)\s{1,4}[^\s`"']{1,80}/gi
  },
  {
    does: "destroys a disk or stops the machine",
    harmful: true,
    pattern: /\bmkfs(?:\.\w{1,8})?\s{1,4}\/dev\/\w{1,12}|\bdd\s{1,4}if=\S{1,60}\s{1,4}of=\/dev\/\w{1,12}|:\(\)\s?\{\s?:\|:&\s?\};:/gi
  },
  {
    does: "lets somebody in for good",
    harmful: true,
    pattern: /\b(?:echo|cat|printf|tee)\b[^\n]{0,200}(?:>>?|\btee\s{1,4}-a)\s{0,4}\S{0,60}(?:authorized_keys|\.(?:bashrc|zshrc|profile|bash_profile)|\/etc\/(?:passwd|sudoers|crontab|cron\.\w{1,8}))\b|\bcrontab\s{1,4}-\b|\b(?:useradd|adduser|net\s{1,4}user)\s{1,4}[^\n`]{1,60}/gi
  },
  {
    does: "runs code that it hides",
    harmful: true,
    pattern: /\bpowershell(?:\.exe)?\s[^\n]{0,80}-e(?:nc|ncodedcommand)?\s{1,4}[\w+/=]{16,2000}|\bbase64\s{1,4}(?:-d|--decode)\b[^\n|]{0,80}\|\s{0,4}(?:ba|z)?sh\b|\beval\s?\(?\s?(?:atob|base64|\$\()[^\n]{0,80}/gi
  },
  {
    does: "starts a program from code",
    harmful: true,
    pattern: /\b(?:os\.(?:system|popen|exec[lv]p?e?)|subprocess\.(?:run|call|popen|check_output|check_call|getoutput)|child_process\.(?:exec|spawn)(?:Sync)?|execSync|Runtime\.getRuntime\(\)\.exec|__import__\(["']os["']\)\.\w{1,12})\(\s{0,4}f?\[?["'`][^\n"'`]{1,200}["'`]/gi
  },
  {
    does: "sends data out",
    harmful: true,
    pattern: /\b(?:curl|wget)\s[^\n]{0,200}(?:\s-[dFT]\s{0,2}|--(?:data(?:-\w{1,10})?|upload-file|form|post-file|post-data)[\s=])\s{0,3}["']?[^\n"'`]{0,60}[@$][^\n`]{1,100}|\b(?:env|printenv|history|whoami|cat\s[^\n|;]{1,100})\s{0,4}\|\s{0,4}(?:curl|nc|wget|base64)\b[^\n`]{0,120}/gi
  },
  {
    does: "calls a network address",
    harmful: false,
    pattern: /\b(?:curl|wget)\s{1,4}(?:[^\s`]{1,100}\s{1,4}){0,8}["']?(?:https?:\/\/|ftp:\/\/|\d{1,3}(?:\.\d{1,3}){3})[^\s`"']{1,200}/gi
  },
  {
    does: "runs inside another command",
    harmful: false,
    pattern: /\$\(\s{0,3}(?:curl|wget|cat|rm|id|whoami|hostname|env|printenv|nc|bash|sh|python3?|base64)\b[^\n()]{0,200}\)/gi
  },
  {
    does: "changes the machine",
    harmful: false,
    pattern: /\bsudo\s{1,4}[a-z][\w./-]{1,40}(?:\s{1,4}[\w./=:@-]{1,60}){0,6}|\b(?:bash|sh|zsh)\s{1,4}-c\s{1,4}["'][^\n"']{1,200}["']|\bpython3?\s{1,4}-c\s{1,4}["'][^\n"']{1,200}["']/gi
  }
];
var ANNOUNCED2 = /\b(?:following|this)\s(?:[a-z]{1,20}\s){0,3}commands?\b[^:\n.]{0,120}:\s{0,3}["'`]{0,3}([a-z][\w./-]{1,30}(?:\s[^\s"'`]{1,80}){0,12}?\s{0,2}(?:&&|\|\||[|;]|\s--?[a-z])[^\n`]{0,200})/gi;
var READERS = /\b(?:cat|type|less|more|head|tail|cp|scp|rsync|xxd|strings|base64|tar|zip)\s{1,4}(?:-[\w-]{1,20}\s{1,4}){0,3}([~/$.%\w][^\s`"';|,)]{2,120})/gi;
var COMMAND_SIGN = /\b(?:curl|wget|fetch|iwr|iex|invoke-\w|rm|del|rd|rmdir|nc|ncat|netcat|mkfifo|chmod|mkfs|dd|echo|printf|tee|crontab|useradd|adduser|net|powershell|base64|eval|os\.|subprocess|child_process|execSync|Runtime\.|env|printenv|history|whoami|sudo|bash|sh|zsh|python3?|cat|type|less|more|head|tail|cp|scp|rsync|xxd|strings|tar|zip|commands?)[\s(.:]|\$\(|\/dev\/|__import__|:\(\)/i;
function commandsIn(value) {
  if (!COMMAND_SIGN.test(value)) return [];
  const found = SHAPES5.flatMap(
    ({ does, harmful, pattern }) => [...value.matchAll(pattern)].map(({ 0: text, index }) => made(text, index, does, harmful))
  );
  for (const { 0: text, 1: path = "", index } of value.matchAll(READERS)) {
    if (/[/\\.]/.test(path) && isSecretPath(path)) found.push(made(text, index, "reads a secret", true));
  }
  for (const { 0: sentence, 1: command = "", index } of value.matchAll(ANNOUNCED2)) {
    const start = index + sentence.length - command.length;
    found.push(made(command, start, "stands there to be run", false));
  }
  let reached = -1;
  return found.sort((a, b) => a.start - b.start || Number(b.harmful) - Number(a.harmful)).filter(({ start, end }) => {
    if (start < reached) return false;
    reached = end;
    return true;
  });
}
function made(raw, start, does, harmful) {
  const sentenceEnd = raw.search(/[.!?]\s/);
  const text = (sentenceEnd === -1 ? raw : raw.slice(0, sentenceEnd)).trimEnd();
  return { start, end: start + text.length, text, does, harmful };
}

// src/rules/concrete-command.ts
var EXAMPLE = /\be\.?g\b|\b(?:for|as an) (?:example|instance)\b|\bsuch as\b|\blike\b|\bexamples?\b|\bi\.e\./gi;
var EXAMPLE_REACH = 200;
var ACTS2 = ["call", "contain", "include", "read", "run", "send", "write"];
var concreteCommand = {
  id: "concrete-command",
  aliases: ["SCHEMA004"],
  severity: "critical",
  severities: ["medium", "low"],
  kind: "security",
  summary: "The text holds a command that is to be run",
  why: `
A description says what a tool does; a command line in it, with the words to run it, is for the model to run with its
own shell, with the rights of the user. Ordered, it is critical. A harmful command that nobody is told to run is medium,
and low where it is an example of what is found or refused.

Left alone: a command tool that explains itself, ordinary commands in examples and code samples, and an upload to the
server's own site as its documentation shows it.`,
  fix: "Do the work in the tool's own code. If a user has to run a command once, say it in the documentation.",
  cwe: [77, 94],
  owasp: ["ASI02", "ASI05", "MCP05"],
  each: "text",
  sign: COMMAND_SIGN,
  *check(text, facts) {
    const commands2 = commandsIn(text.value);
    const statements2 = commands2.length === 0 ? [] : facts.statements(text);
    const known2 = /* @__PURE__ */ new Map();
    for (const command of commands2) {
      const statement = rangeAt(statements2, command.start);
      const orders2 = statement && (known2.get(statement) ?? ordersOf(statement, statements2));
      if (statement !== void 0 && orders2 !== void 0) known2.set(statement, orders2);
      const harmful = command.harmful && !isOwnUpload(command, facts.surface.key);
      const severity2 = judged({ ...command, harmful }, text.value, orders2);
      if (severity2 === void 0) continue;
      const who = severity2 === "critical" ? "Orders the model to run" : "Holds";
      const message = `${who} a command that ${command.does}: ${JSON.stringify(command.text)}.`;
      yield { at: { text, start: command.start, end: command.end }, message, severity: severity2 };
    }
  }
};
var SAMPLE_FILE = /^(?:\/path\/to\/)?\w[\w-]{0,60}(?:\.\w{1,8})?$/;
function isOwnUpload({ does, text }, server) {
  const urls = urlsIn(text);
  if (does !== "sends data out" || !text.startsWith("curl ") || urls.length === 0 || /[|;$]|&&/.test(text))
    return false;
  const files = [...text.matchAll(/@["']?([^\s"'`,]{0,200})/g)].map(([, file = ""]) => file);
  return files.every((file) => SAMPLE_FILE.test(file) && !isSecretPath(file)) && urls.every((url) => isPlaceholder(url) || isSiteOf(url, server));
}
function ordersOf(statement, statements2) {
  const own = statement.directives.filter(
    (directive) => !directive.negated && !directive.example && !isOwnWork(directive, statements2) && ACTS2.some((act) => directive.acts.has(act))
  );
  return {
    start: statement.start,
    explains: statement.example || statement.says("detects").length > 0,
    any: own.filter(({ voice, force }) => voice === "order" || force === "must"),
    pressing: own.filter(({ voice, force, acts }) => voice === "order" && (force === "must" || acts.has("run")))
  };
}
function judged({ start, harmful }, value, orders2) {
  const milder = harmful ? "low" : void 0;
  if (orders2 === void 0) return harmful ? "medium" : void 0;
  if (orders2.explains) return milder;
  const from = Math.max(orders2.start, start - EXAMPLE_REACH);
  const example = [...value.slice(from, start).matchAll(EXAMPLE)].at(-1);
  const order = lastBefore(harmful ? orders2.any : orders2.pressing, start);
  if (order !== void 0 && (example === void 0 || order.start >= from + example.index)) return "critical";
  return example === void 0 && harmful ? "medium" : milder;
}

// src/rules/broad-auto-approval.ts
var broadAutoApproval = {
  id: "broad-auto-approval",
  aliases: [],
  severity: "medium",
  severities: ["low"],
  kind: "security",
  summary: "The configuration lets every tool run without a question",
  why: `
\`trust: true\` and a star in \`autoApprove\` or \`alwaysAllow\` take the person out: a poisoned description acts at once, and
a tool that the server adds tomorrow is allowed already. A star in \`tools\`, which only shows all tools, is low. A list of
named tools is left alone.`,
  fix: "Name the tools that only read, and let the client ask about the others.",
  cwe: [732, 862],
  owasp: ["ASI02", "MCP02"],
  each: "launch",
  *check({ approvals }) {
    for (const { name: name2, value, place } of approvals) {
      if (value !== "*" && value !== "true") continue;
      if (name2 === "tools" && value !== "*") continue;
      const message = `${name2} allows every tool of this server, those that it adds later included.`;
      yield { at: place, message, ...name2 === "tools" && { severity: "low" } };
    }
  }
};

// src/text/paths.ts
var TOOL_FOLDERS = new Set(
  ".venv .local .nvm .fnm .pyenv .asdf .bun .deno .cargo .rustup .volta .nix-profile .npm-global .npm-packages .npm .dotnet .rbenv .rvm .sdkman .pnpm .yarn .pixi .conda .miniconda3 .rye .uv .mise .proto .vscode .vscode-server .cursor .pipx .output .next .nuxt .build .bin .go .gem .virtualenvs .claude .codeium .docker".split(" ")
);
var TEMPORARY = /^(?:\/private)?\/(?:var\/)?tmp(?:\/|$)|^\/dev\/shm(?:\/|$)|[\\/](?:Temp|Downloads)(?:[\\/]|$)|^%TEMP%|^\$(?:\{TMPDIR\}|TMPDIR)/i;
function hiddenFolders(path) {
  const steps = path.split(/[\\/]/);
  return steps.slice(0, -1).filter((step) => /^\.[^.]/.test(step) && !TOOL_FOLDERS.has(step.toLowerCase()));
}
function isTemporaryPath(path) {
  return TEMPORARY.test(path);
}
function hiddenSteps(path) {
  return hiddenFolders(`${path}/`);
}
function isUnwatchedPath(path) {
  return isTemporaryPath(path) || hiddenSteps(path).length > 0;
}

// src/rules/code-injecting-env.ts
var LOADS = new Set(
  "LD_PRELOAD LD_AUDIT DYLD_INSERT_LIBRARIES PYTHONSTARTUP PYTHONINSPECT PERL5OPT RUBYOPT BASH_ENV PROMPT_COMMAND GIT_SSH_COMMAND GIT_EXTERNAL_DIFF GIT_PROXY_COMMAND NODE_REPL_EXTERNAL_MODULE".split(" ")
);
var OPTIONS = {
  NODE_OPTIONS: /(?:^|\s)(?:-r|--require|--import|--loader|--experimental-loader)[\s=]+(\S+)/,
  JAVA_TOOL_OPTIONS: /(?:^|\s)-(?:javaagent|agentpath|agentlib):(\S+)/,
  _JAVA_OPTIONS: /(?:^|\s)-(?:javaagent|agentpath|agentlib):(\S+)/,
  JDK_JAVA_OPTIONS: /(?:^|\s)-(?:javaagent|agentpath|agentlib):(\S+)/
};
var ORDINARY2 = /^(?:dotenv\/config|tsx(?:\/\w{1,10})?|ts-node\/(?:register|esm)|source-map-support\/register|@swc-node\/register)$/;
var FOLDERS = new Set(
  "PYTHONPATH PYTHONHOME NODE_PATH PERL5LIB RUBYLIB LD_LIBRARY_PATH DYLD_LIBRARY_PATH CLASSPATH PATH".split(" ")
);
var codeInjectingEnv = {
  id: "code-injecting-env",
  aliases: [],
  severity: "high",
  severities: ["medium"],
  kind: "security",
  summary: "A variable loads code into the server's process",
  why: `
Command and arguments look harmless, and the variable decides what runs: \`NODE_OPTIONS=--require\`, \`LD_PRELOAD\`,
\`BASH_ENV\`. A search path (\`PYTHONPATH\`, \`PATH\`) is medium where it leads to a temporary or hidden folder. Options that
load nothing, folders of the project and the loaders of TypeScript and dotenv are left alone.`,
  fix: "Take the variable out, and load what is needed from the program's own code.",
  cwe: [427, 94],
  owasp: ["ASI05", "MCP05"],
  each: "launch",
  *check({ env }) {
    for (const variable of env) {
      const severity2 = danger(variable);
      if (severity2 === void 0) continue;
      const message = `${variable.name} makes the program load ${blottedQuote(variable.value, 80)}.`;
      yield { at: variable.place, message, severity: severity2 };
    }
  }
};
function danger({ name: name2, value }) {
  if (value.trim() === "" || value === `\${${name2}}`) return void 0;
  if (LOADS.has(name2)) return "high";
  const [, loaded] = Object.hasOwn(OPTIONS, name2) && OPTIONS[name2]?.exec(value) || [];
  if (loaded !== void 0) return ORDINARY2.test(loaded) ? void 0 : "high";
  const folders = FOLDERS.has(name2) ? value.split(/[:;](?![\\/]{2})/) : [];
  return folders.some(isUnwatchedPath) ? "medium" : void 0;
}

// src/rules/container-host-access.ts
var OPTIONS2 = [
  [/^--privileged$/, /^(?:true)?$/, "every right of the host", "high"],
  [/^--(?:pid|ipc|uts|userns|cgroupns)$/, /^host$/, "a namespace of the host", "high"],
  [/^--net(?:work)?$/, /^host$/, "the network of the host", "medium"],
  [/^--cap-add$/, /^(?:CAP_)?(?:ALL|SYS_ADMIN|SYS_PTRACE|SYS_MODULE|DAC_READ_SEARCH)$/i, "rights of the host", "high"],
  [/^--security-opt$/, /unconfined|disable/i, "a container without its confinement", "high"]
];
var MOUNTS = /^(?:-v|--volume|--mount)$/;
var containerHostAccess = {
  id: "container-host-access",
  aliases: [],
  severity: "high",
  severities: ["critical", "medium"],
  kind: "security",
  summary: "The container of the server is given the host",
  why: `
A container is used to keep a server apart. \`--privileged\`, the socket of Docker, the root or home folder and the host's
namespaces undo that: what runs inside can do what its user can do outside. Two of them that give all are critical; the
host's network alone is medium. Other folders are left alone.`,
  fix: "Mount the folders that the server works on, read-only where that is enough, and leave out the other options.",
  cwe: [250, 668],
  owasp: ["ASI05", "MCP05"],
  each: "launch",
  *check(launch) {
    const given = [...givenAway2(launch)];
    const [first] = given;
    if (first === void 0) return;
    const worst2 = given.reduce(
      (most, { severity: severity2 }) => rank(severity2) > rank(most) ? severity2 : most,
      "medium"
    );
    const heavy = given.filter(({ severity: severity2 }) => severity2 === "high").length;
    const said3 = given.map(({ word, gives }) => `${blottedQuote(word.value, 60)} gives it ${gives}`);
    yield {
      at: first.word.place,
      message: `The container is let out: ${said3.slice(0, 8).join(", ")}.`,
      severity: heavy > 1 ? "critical" : worst2,
      related: given.slice(1, 8).map(({ word, gives }) => ({ at: word.place, message: `It gives ${gives}.` }))
    };
  }
};
function* givenAway2({ command, args }) {
  const words2 = command === void 0 ? [] : [command, ...args];
  const start = words2.findIndex(({ value }) => /^(?:docker|podman|nerdctl)$/.test(programName(value)));
  if (start === -1 || start > 3) return;
  for (const [index, word] of words2.entries()) {
    if (index <= start) continue;
    const [option = "", ...rest] = word.value.split("=");
    const isJoined = rest.length > 0;
    const value = isJoined ? rest.join("=") : option === "--privileged" ? "" : words2[index + 1]?.value ?? "";
    const shown5 = isJoined || option === "--privileged" ? word : words2[index + 1] ?? word;
    for (const [name2, meant2, gives, severity2] of OPTIONS2) {
      if (name2.test(option) && meant2.test(value)) yield { word: shown5, gives, severity: severity2 };
    }
    const mounted = MOUNTS.test(option) ? mountedFolder(value) : void 0;
    if (mounted !== void 0) yield { word: shown5, gives: mounted, severity: "high" };
  }
}
function mountedFolder(value) {
  const [, source] = /(?:^|,)(?:source|src)=([^,]{1,300})/.exec(value) ?? [];
  const path = (source ?? value.split(":", 1)[0] ?? "").replace(/(?<=.)\/$/, "");
  if (/docker\.sock$|podman\.sock$|containerd\.sock$/.test(path)) return "control over all containers and the host";
  if (path === "/" || /^[a-z]$/i.test(path)) return "all files of the host";
  if (/^\/(?:etc|root|proc|sys|dev|var|boot|home|Users)$/.test(path)) return "files of the system";
  if (/^(?:~|\$HOME|\$\{HOME\}|\$\{userHome\}|\$\{env:HOME\}|\/home\/[^/]{1,40}|\/Users\/[^/]{1,40})$/.test(path))
    return "the whole home folder";
  return isSecretPath(path) ? "keys or secrets" : void 0;
}

// src/rules/hidden-command-path.ts
var PROGRAM2 = /\.(?:[cm]?[jt]sx?|py|pyz|rb|pl|sh|bash|ps1|bat|cmd|exe|jar|php|lua|wasm|so|dylib|dll)$/i;
var hiddenCommandPath = {
  id: "hidden-command-path",
  aliases: [],
  severity: "high",
  severities: ["medium"],
  kind: "security",
  summary: "The server runs from a folder that nobody looks into",
  why: `
Worms put their server where it is not seen, or where everybody may write: \`~/.cache/.dev-utils/s.mjs\`, \`/tmp/x.js\`. A
temporary folder and a hidden folder inside another are high, one hidden folder is medium. The folders of known tools
(\`.venv\`, \`.nvm\`, \`.local\`, \`.cargo\` \u2026) and hidden folders of data are left alone.`,
  fix: "Find out what put the file there. A server of your own belongs where it is reviewed.",
  cwe: [552, 427],
  owasp: ["ASI04", "MCP09"],
  each: "launch",
  *check(launch) {
    for (const { value, place } of programs(launch)) {
      const folder = value.slice(0, Math.max(value.lastIndexOf("/"), value.lastIndexOf("\\"), 0));
      const hidden = hiddenSteps(folder);
      if (isTemporaryPath(value)) {
        yield { at: place, message: `${blottedQuote(value)} runs from a temporary folder, which others may write to.` };
      } else if (hidden.length > 0) {
        const severity2 = hidden.length > 1 ? "high" : "medium";
        const message = `${blottedQuote(value)} runs from the hidden folder ${blottedQuote(hidden.at(-1) ?? "", 40)}.`;
        yield { at: place, message, severity: severity2 };
      }
    }
  }
};
function programs({ command, args }) {
  return [
    ...command === void 0 ? [] : [command],
    ...args.filter(({ value }) => PROGRAM2.test(value) && !value.includes("://"))
  ];
}

// src/rules/insecure-transport.ts
var BRIDGES = ["mcp-remote", "supergateway", "mcp-proxy"];
var LOOPBACK = /^(?:localhost|.{1,60}\.localhost|127(?:\.\d{1,3}){3}|\[::1\]|0\.0\.0\.0|host\.docker\.internal)$/i;
var PRIVATE = /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d{1,3}\.\d{1,3}(?:\.\d{1,3})?$|^[^.]{1,60}$|\.(?:local|internal|lan|home\.arpa|svc)$/i;
var insecureTransport = {
  id: "insecure-transport",
  aliases: [],
  severity: "high",
  severities: ["medium"],
  kind: "security",
  summary: "Messages and secrets travel without encryption",
  why: `
Whoever is on the way reads every message and header, and can answer in the server's place: what the model is told is then
theirs. The own machine is left alone. A private network, and an address that is an argument of some program, are medium.
Switched-off checks of certificates (\`NODE_TLS_REJECT_UNAUTHORIZED=0\`) come to the same.`,
  fix: "Use https (or wss), and leave the checks of certificates on.",
  cwe: [319, 295],
  owasp: ["ASI07", "MCP07"],
  each: "launch",
  *check(launch) {
    for (const { word, isServer } of addresses(launch)) {
      const host = plainHost(word.value);
      if (host === void 0 || LOOPBACK.test(host)) continue;
      const message = `${shownName(host)} is reached without encryption.`;
      yield { at: word.place, message, ...(!isServer || PRIVATE.test(host)) && { severity: "medium" } };
    }
    for (const { name: name2, value, place } of launch.env) {
      const isOff = name2 === "NODE_TLS_REJECT_UNAUTHORIZED" && value === "0" || name2 === "PYTHONHTTPSVERIFY" && value === "0";
      if (isOff) yield { at: place, message: `${name2}=0 lets anybody answer in the place of a server.` };
    }
  }
};
function* addresses({
  url,
  args,
  package: fetched
}) {
  if (url !== void 0) yield { word: url, isServer: true };
  for (const word of args) yield { word, isServer: BRIDGES.includes(fetched?.name ?? "") };
}
function plainHost(value) {
  const address = value.startsWith("--") ? value.slice(value.indexOf("=") + 1) : value;
  if (!/^(?:http|ws):\/\//i.test(address) || !URL.canParse(address)) return void 0;
  return new URL(address).hostname;
}

// src/rules/literal-secret.ts
var literalSecret = {
  id: "literal-secret",
  aliases: ["hardcoded-secret"],
  severity: "high",
  kind: "security",
  summary: "The configuration holds a secret as it stands",
  why: `
Who can read the repository can use the secret, and its history keeps it after it is taken out. The default of a reference
(\`\${TOKEN:-abc}\`) and what stands beside one count too. References, stand-ins such as \`YOUR_TOKEN\`, digests and settings
that only sound secret (\`PASSWORD_MIN_LENGTH\`) are left alone. No report shows the value.`,
  fix: "Revoke the secret, and write a reference to a variable or an input of the client in its place.",
  cwe: [798, 312],
  owasp: ["ASI03", "MCP01"],
  each: "launch",
  *check(launch) {
    for (const { what, word } of secretsOf(launch)) {
      yield {
        at: word.place,
        message: `${what} is a secret that stands here as it is (${word.value.length} characters).`
      };
    }
  }
};
function* secretsOf({ args, url, env, headers }) {
  const named2 = [
    ...env.map((word) => ({ what: `The variable ${JSON.stringify(word.name.slice(0, 60))}`, name: word.name, word })),
    ...headers.map((word) => ({ what: `The header ${JSON.stringify(word.name.slice(0, 60))}`, name: word.name, word })),
    ...url === void 0 ? [] : [{ what: "A part of the address", name: "", word: url }],
    ...args.map((word, index) => ({ what: "The argument", name: optionName(args[index - 1]?.value ?? ""), word }))
  ];
  for (const { what, name: name2, word } of named2) {
    if (isLiteralSecret(name2, word.value) || isLiteralSecret("", word.value)) yield { what, word };
    else if (addressSecret(word.value) !== void 0 || pairs(word.value).some(isSecretPair)) yield { what, word };
  }
}
function optionName(word) {
  return word.startsWith("-") && !word.includes("=") ? word : "";
}
function pairs(value) {
  const parts = value.includes("://") ? value.slice(value.indexOf("?") + 1).split("&") : [value];
  return parts.flatMap((part) => {
    const at2 = part.search(/[=:]/);
    return at2 <= 0 || at2 > 60 ? [] : [[part.slice(0, at2), part.slice(at2 + 1).trim()]];
  });
}
function isSecretPair([name2, value]) {
  return isSecretName(name2) && isLiteralSecret(name2, value);
}

// src/model/known-packages.ts
var KNOWN_SCOPES = [
  ...["@modelcontextprotocol", "@playwright", "@upstash", "@notionhq", "@supabase", "@sentry", "@azure", "@microsoft"],
  ...["@cloudflare", "@anthropic-ai", "@google-cloud", "@heroku", "@stripe", "@elastic", "@mapbox", "@postman"],
  ...["@browserbasehq", "@hubspot", "@netlify", "@shopify", "@softeria", "@smithery", "@wonderwhy-er", "@brightdata"],
  ...["@apify", "@circleci", "@currents", "@drawio", "@eslint", "@larksuiteoapi", "@mcp-apps", "@storybook"]
];
var KNOWN_PACKAGES = {
  npm: [
    ...["mcp-remote", "firecrawl-mcp", "chrome-devtools-mcp", "figma-developer-mcp", "tavily-mcp", "exa-mcp-server"],
    ...["mcp-obsidian", "hostinger-api-mcp", "notebooklm-mcp", "claude-flow", "supergateway", "mongodb-mcp-server"],
    ...["mcp-server-kubernetes", "kubernetes-mcp-server", "mcp-proxy", "desktop-commander", "task-master-ai"],
    ...[
      "puppeteer-mcp-server",
      "slack-mcp-server",
      "airtable-mcp-server",
      "xcodebuildmcp",
      "nx-mcp",
      "mcp-server-code-runner"
    ]
  ],
  pypi: [
    ...["mcp-server-fetch", "mcp-server-git", "mcp-server-time", "mcp-server-sqlite", "mcp-proxy", "mcp-atlassian"],
    ...["fastmcp", "duckduckgo-mcp-server", "postgres-mcp", "serena-agent", "blender-mcp", "awslabs.core-mcp-server"],
    ...[
      "mcp-server-qdrant",
      "arxiv-mcp-server",
      "jupyter-mcp-server",
      "mcp-clickhouse",
      "markitdown-mcp",
      "minimax-mcp"
    ]
  ]
};

// src/text/near.ts
function spelledAs(name2) {
  return skeleton(name2).replace(/[-_.]/g, "").replaceAll("rn", "m").replaceAll("vv", "w");
}
var SHORT = 7;
var LONG = 14;
function areNear(name2, known2) {
  if (name2 === known2 || known2.length < SHORT) return false;
  return isWithin(name2, known2, known2.length >= LONG ? 2 : 1);
}
function isWithin(a, b, limit) {
  if (Math.abs(a.length - b.length) > limit) return false;
  let before2 = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const replaced = (above[column - 1] ?? 0) + (isSame ? 0 : 1);
      const changed2 = Math.min((above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, replaced);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      line.push(isSwap ? Math.min(changed2, (before2[column - 2] ?? 0) + 1) : changed2);
    }
    before2 = above;
    above = line;
  }
  return (above[b.length] ?? Infinity) <= limit;
}

// src/rules/lookalike-package.ts
var SPELLED = {
  npm: new Map(KNOWN_PACKAGES.npm.map((name2) => [spelledAs(name2), name2])),
  pypi: new Map(KNOWN_PACKAGES.pypi.map((name2) => [spelledAs(name2), name2]))
};
var lookalikePackage = {
  id: "lookalike-package",
  aliases: ["typosquat"],
  severity: "high",
  kind: "security",
  summary: "The package is spelled almost like a popular one",
  why: `
A name that is one letter off, that swaps letters for others of their look, or that writes a scope into the name
(\`modelcontextprotocol-server-memory\`) is how a stranger's package gets started in place of the one that was meant. Only
a dated table of popular servers and scopes is compared, so most names are near to nothing.`,
  fix: "Check who publishes the package, and write the name of the one that is meant.",
  cwe: [1007, 494],
  owasp: ["ASI04", "MCP04"],
  each: "launch",
  *check({ package: fetched }) {
    const meant2 = fetched && imitated2(fetched);
    if (fetched === void 0 || meant2 === void 0) return;
    const name2 = JSON.stringify(fetched.name.slice(0, 100));
    yield { at: fetched.place, message: `${name2} is not ${meant2}, but is spelled almost like it.` };
  }
};
function imitated2({ registry, name: name2 }) {
  if (registry !== "npm" && registry !== "pypi" || name2.length > 200) return void 0;
  const lower = name2.toLowerCase();
  if (KNOWN_PACKAGES[registry].includes(lower)) return void 0;
  if (lower.startsWith("@")) {
    const [scope = ""] = lower.split("/", 1);
    return KNOWN_SCOPES.includes(scope) ? void 0 : KNOWN_SCOPES.find((known2) => areNear(scope, known2));
  }
  const flattened = KNOWN_SCOPES.find((scope) => scope.length > 12 && lower.startsWith(`${scope.slice(1)}-`));
  if (flattened !== void 0) return `a package of ${flattened}`;
  return SPELLED[registry].get(spelledAs(lower)) ?? KNOWN_PACKAGES[registry].find((known2) => areNear(lower, known2));
}

// src/rules/shell-in-config.ts
var SHELLS = /* @__PURE__ */ new Set(["sh", "bash", "zsh", "dash", "ksh", "fish", "cmd", "powershell", "pwsh"]);
var INLINE = /* @__PURE__ */ new Map([
  ["node", /* @__PURE__ */ new Set(["-e", "--eval", "-p", "--print"])],
  ["bun", /* @__PURE__ */ new Set(["-e", "--eval"])],
  ["deno", /* @__PURE__ */ new Set(["eval"])],
  ["python", /* @__PURE__ */ new Set(["-c"])],
  ["python3", /* @__PURE__ */ new Set(["-c"])],
  ["ruby", /* @__PURE__ */ new Set(["-e"])],
  ["perl", /* @__PURE__ */ new Set(["-e"])]
]);
var COMPOUND = /[|;<>`\n]|&&|\$\(/;
var NETWORK = /\b(?:curl|wget|nc|ncat|iwr|irm|invoke-webrequest|invoke-restmethod|downloadstring|scp|ftp)\b|\/dev\/tcp\//i;
var HIDING = /\bbase64\b|\beval\b|\biex\b|\bfrombase64string\b/i;
var shellInConfig = {
  id: "shell-in-config",
  aliases: ["shell-command-in-config"],
  severity: "high",
  severities: ["critical", "medium"],
  kind: "security",
  summary: "The configuration hands a script to a shell",
  why: `
The script runs as soon as the client trusts the project, before any list of tools can be looked at. It is critical when
it runs what it downloads or sends a secret away, high when it reaches the network, hides what it does or is code of a
language, and medium when it only joins commands. \`cmd /c npx \u2026\`, as Windows needs it, and a shell that starts one program
are left alone.`,
  fix: "Name the program and its arguments, or put the script into a file of the repository that is reviewed.",
  cwe: [78],
  owasp: ["ASI05", "MCP05"],
  each: "launch",
  *check(launch) {
    for (const script of scriptsOf(launch)) {
      const severity2 = weight(script);
      if (severity2 === void 0) continue;
      const { value, place, by } = script;
      yield { at: place, message: `${by} is given a script to run: ${blottedQuote(value)}.`, severity: severity2 };
    }
  }
};
function* scriptsOf({ command, args, helpers }) {
  for (const { name: name2, value, place } of helpers) yield { value, place, by: name2, isCode: false };
  if (command === void 0) return;
  const words2 = [command, ...args];
  for (const [index, word] of words2.entries()) {
    const by = programName(word.value);
    if (index > 3 || !(SHELLS.has(by) || INLINE.has(by))) continue;
    const isShell = SHELLS.has(by);
    const flag = words2.findIndex(
      ({ value: value2 }, at2) => at2 > index && (isShell ? isScriptFlag(by, value2) : INLINE.get(by)?.has(value2))
    );
    const script = words2[flag + 1];
    if (flag === -1 || script === void 0) continue;
    const isRest = by === "cmd" || by === "powershell" || by === "pwsh";
    const value = isRest ? words2.slice(flag + 1).map((rest) => rest.value).join(" ") : script.value;
    const isEncoded = /^[-/]e(?:c|nc|ncodedcommand)?$/i.test(words2[flag]?.value ?? "");
    yield { value, place: script.place, by, isCode: !isShell || isEncoded };
    return;
  }
}
function isScriptFlag(shell, word) {
  if (shell === "cmd") return /^\/[ck]$/i.test(word);
  if (shell === "powershell" || shell === "pwsh") return /^[-/](?:c|command|e|ec|enc|encodedcommand)$/i.test(word);
  return /^-[a-z]{0,4}c$/.test(word);
}
function weight({ value, isCode }) {
  const reaches = NETWORK.test(value);
  const harmful = commandsIn(value).some((command) => command.harmful);
  const takesSecret = value.split(/[\s@'"=,;]+/).some((word) => isSecretPath(word));
  if (harmful || reaches && takesSecret) return "critical";
  if (isCode || HIDING.test(value) || reaches && COMPOUND.test(value)) return "high";
  return COMPOUND.test(value) || reaches ? "medium" : void 0;
}

// src/text/versions.ts
function isExactVersion(version) {
  return /^v?\d+(?:\.\d+)+(?:[-+.]?[a-z][\w.+-]*)?$/i.test(version) && !/\.x\b|\*/i.test(version);
}
function isOlder(version, than) {
  const [ours, theirs] = [numbers(version), numbers(than)];
  for (let index = 0; index < Math.max(ours.length, theirs.length); index += 1) {
    const difference = (ours[index] ?? 0) - (theirs[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return /\d-[a-z]/i.test(version) && !/\d-[a-z]/i.test(than);
}
function numbers(version) {
  const [core = ""] = version.replace(/^v/i, "").split(/[-+a-z]/i, 1);
  return core.split(".").map(Number);
}

// src/rules/unpinned-package.ts
var unpinnedPackage = {
  id: "unpinned-package",
  aliases: [],
  severity: "medium",
  kind: "security",
  summary: "Every start fetches whatever was published last",
  why: `
A server that was reviewed once is another one after its next release, and nobody is asked: a stolen account of its author
is enough. Exact versions, digests, full commits and files on disk are left alone; so is a version that a variable gives.`,
  fix: "Name an exact version (`name@1.2.3`, `name==1.2.3`), the digest of an image, or a full commit.",
  cwe: [1357, 494],
  owasp: ["ASI04", "MCP04"],
  each: "launch",
  *check({ package: fetched }) {
    if (fetched === void 0 || isPinned(fetched)) return;
    const { name: name2, version, place } = fetched;
    const named2 = version === "" ? "no version" : `${blottedQuote(version, 40)}, which is not one release`;
    yield { at: place, message: `${blottedQuote(name2, 80)} is fetched with ${named2}: its next release runs unseen.` };
  }
};
function isPinned({ registry, name: name2, version }) {
  if (/[${}%]/.test(name2 + version) || version === "local") return true;
  switch (registry) {
    case "npm":
      return /^v?\d+\.\d+\.\d+/.test(version) && isExactVersion(version);
    case "pypi":
      return isExactVersion(version);
    case "image":
      return /^sha256:[\da-f]{64}$/i.test(version) || /^v?\d+\.\d/i.test(version);
    case "git":
      return /^[\da-f]{40}$/i.test(version);
    case "url":
      return /\d\.\d{1,9}\.\d/.test(name2);
  }
}

// src/model/advisories.ts
var CVE = "https://www.cve.org/CVERecord?id=";
var SHELL = "puts what it is asked for into a shell command";
var ADVISORIES = [
  {
    ...{ registry: "npm", name: "mcp-remote", ids: ["CVE-2025-6514"], from: "0.0.5", fixed: "0.1.16" },
    severity: "critical",
    says: "hands the sign-in address that a server sends to a shell",
    source: `${CVE}CVE-2025-6514`
  },
  {
    ...{ registry: "npm", name: "@modelcontextprotocol/inspector", ids: ["CVE-2025-49596"], fixed: "0.14.1" },
    severity: "critical",
    says: "lets any web page run commands through its open proxy",
    source: `${CVE}CVE-2025-49596`
  },
  {
    ...{ registry: "npm", name: "@modelcontextprotocol/inspector", ids: ["CVE-2025-58444"], fixed: "0.16.6" },
    severity: "high",
    says: "lets a server that it visits run commands through its proxy",
    source: `${CVE}CVE-2025-58444`
  },
  {
    ...{ registry: "npm", name: "@mcpjam/inspector", ids: ["CVE-2026-23744"], fixed: "1.4.3" },
    severity: "critical",
    says: "lets anybody in the network start programs through its open port",
    source: `${CVE}CVE-2026-23744`
  },
  {
    ...{ registry: "npm", name: "postmark-mcp", ids: ["malware"], from: "1.0.16" },
    severity: "critical",
    says: "sends a copy of every mail to its author",
    source: "https://www.permissionprotocol.com/agent-incident-tracker/postmark-mcp-npm-bcc-email-exfiltration"
  },
  {
    ...{ registry: "npm", name: "@modelcontextprotocol/server-filesystem" },
    ...{ ids: ["CVE-2025-53109", "CVE-2025-53110"], from: "2025.1.14", fixed: "2025.7.1" },
    severity: "high",
    says: "can be led out of its folders by a link or a name that begins like one of them",
    source: `${CVE}CVE-2025-53109`
  },
  {
    ...{ registry: "npm", name: "@modelcontextprotocol/server-filesystem" },
    ...{ ids: ["CVE-2025-53109", "CVE-2025-53110"], fixed: "0.6.4" },
    severity: "high",
    says: "can be led out of its folders by a link or a name that begins like one of them",
    source: `${CVE}CVE-2025-53110`
  },
  {
    // Rated medium one by one; high together, since their finders ran code with the three of them.
    ...{ registry: "pypi", name: "mcp-server-git", ids: ["CVE-2025-68143", "CVE-2025-68144", "CVE-2025-68145"] },
    fixed: "2025.12.18",
    severity: "high",
    says: "takes arguments as options of git and leaves the repository that it was given",
    source: `${CVE}CVE-2025-68144`
  },
  {
    ...{ registry: "pypi", name: "mcp-server-git", ids: ["CVE-2026-27735"], fixed: "2026.1.14" },
    severity: "medium",
    says: "adds files from outside of the repository to it",
    source: "https://raxe.ai/labs/advisories/RAXE-2026-014"
  },
  {
    ...{ registry: "pypi", name: "mcp-atlassian", ids: ["CVE-2026-27825"], fixed: "0.17.0" },
    severity: "critical",
    says: "writes attachments to any file that it is told",
    source: `${CVE}CVE-2026-27825`
  },
  {
    ...{ registry: "pypi", name: "mcp-atlassian", ids: ["CVE-2026-73498"], fixed: "0.22.0" },
    severity: "high",
    says: "uploads any file that it is told",
    source: `${CVE}CVE-2026-73498`
  },
  {
    ...{ registry: "npm", name: "figma-developer-mcp", ids: ["CVE-2025-53967"], fixed: "0.6.3", severity: "high" },
    ...{ says: SHELL, source: `${CVE}CVE-2025-53967` }
  },
  {
    ...{ registry: "npm", name: "mcp-server-kubernetes", ids: ["CVE-2025-53355"], fixed: "2.5.0", severity: "high" },
    ...{ says: SHELL, source: `${CVE}CVE-2025-53355` }
  },
  {
    ...{ registry: "npm", name: "mcp-server-kubernetes", ids: ["CVE-2025-66404"], fixed: "2.9.8", severity: "medium" },
    ...{ says: SHELL, source: `${CVE}CVE-2025-66404` }
  },
  {
    ...{ registry: "npm", name: "@cyanheads/git-mcp-server", ids: ["CVE-2025-53107"], fixed: "2.1.5" },
    ...{ severity: "high", says: SHELL, source: `${CVE}CVE-2025-53107` }
  },
  {
    ...{ registry: "npm", name: "@translated/lara-mcp", ids: ["CVE-2025-53832"], fixed: "0.0.12", severity: "high" },
    ...{ says: SHELL, source: `${CVE}CVE-2025-53832` }
  },
  {
    ...{ registry: "npm", name: "mcp-package-docs", ids: ["CVE-2025-54073"], fixed: "0.1.28", severity: "high" },
    ...{ says: SHELL, source: `${CVE}CVE-2025-54073` }
  },
  {
    ...{ registry: "npm", name: "@akoskm/create-mcp-server-stdio", ids: ["CVE-2025-54994"], fixed: "0.0.13" },
    ...{ severity: "critical", says: SHELL, source: `${CVE}CVE-2025-54994` }
  },
  {
    ...{ registry: "npm", name: "ios-simulator-mcp", ids: ["CVE-2025-52573"], fixed: "1.3.3", severity: "medium" },
    ...{ says: SHELL, source: `${CVE}CVE-2025-52573` }
  },
  {
    ...{ registry: "npm", name: "@playwright/mcp", ids: ["CVE-2025-9611"], fixed: "0.0.40" },
    severity: "high",
    says: "answers any web page when it serves over HTTP",
    source: `${CVE}CVE-2025-9611`
  },
  {
    ...{ registry: "npm", name: "@anthropic-ai/claude-code", ids: ["CVE-2025-66032"], fixed: "1.0.93" },
    severity: "high",
    says: "takes commands for reading ones that are none",
    source: `${CVE}CVE-2025-66032`
  }
];

// src/rules/vulnerable-package.ts
var vulnerablePackage = {
  id: "vulnerable-package",
  aliases: [],
  severity: "high",
  severities: ["critical", "medium"],
  kind: "security",
  summary: "A version with a published flaw is started",
  why: `
The flaws of a small table are looked up, by package and exact version, rated as their records rate them. It holds what turns a client or its machine over
to others, and is no replacement for a scanner of dependencies; a version that is not named exactly is not judged here.`,
  fix: "Start a version in which it is fixed, or another server where there is none.",
  cwe: [1395],
  owasp: ["ASI04", "MCP04"],
  each: "launch",
  *check({ package: fetched }) {
    if (fetched === void 0 || !isExactVersion(fetched.version)) return;
    for (const advisory of ADVISORIES) {
      if (!concerns2(advisory, fetched)) continue;
      const { name: name2, ids, fixed, severity: severity2, says: says2 } = advisory;
      const mended = fixed === void 0 ? "No version is known to be without it." : `It is fixed in ${fixed}.`;
      const message = `${name2} ${fetched.version} ${says2} (${ids.join(", ")}). ${mended}`;
      yield { at: fetched.place, message, severity: severity2 };
    }
  }
};
function concerns2({ registry, name: name2, from, fixed }, fetched) {
  const { version } = fetched;
  if (registry !== fetched.registry || name2 !== canonical(fetched)) return false;
  return (from === void 0 || !isOlder(version, from)) && (fixed === void 0 || isOlder(version, fixed));
}
function canonical({ registry, name: name2 }) {
  const small = name2.toLowerCase();
  return registry === "pypi" ? small.replace(/[-_.]+/g, "-") : small;
}

// src/rules/install-script.ts
var NETWORK2 = /\b(?:curl|wget|fetch|https?|iwr|irm|invoke-webrequest|invoke-restmethod)\b|\bgit\s+clone\b/i;
function reachesNetwork({ value }) {
  return NETWORK2.test(value);
}
var installScriptNetwork = {
  id: "install-script-network",
  aliases: [],
  severity: "high",
  kind: "security",
  summary: "An install script reaches the network",
  why: `
npm runs \`preinstall\`, \`install\` and \`postinstall\` when the package is installed: before the server is started, and
before anybody sees what it lists. What such a script downloads is in no release that could be reviewed.`,
  fix: "Ship what the server needs in the package, or fetch it when the user asks for it, with a checksum.",
  cwe: [494, 506],
  owasp: ["ASI04", "MCP04"],
  each: "server",
  *check({ scripts = [] }) {
    for (const script of scripts.filter(reachesNetwork)) {
      yield {
        at: script.place,
        message: `The ${script.name} script reaches the network: ${blottedQuote(script.value)}.`
      };
    }
  }
};
var installScript = {
  id: "install-script",
  aliases: [],
  severity: "info",
  kind: "security",
  summary: "A script runs when the package is installed",
  why: `
npm runs it before the server is started. By the patterns looked for it does not reach the network, so this is only for
your information.`,
  fix: "Leave the script out where a build step before publishing does the same.",
  cwe: [506],
  owasp: ["ASI04", "MCP04"],
  each: "server",
  *check({ scripts = [] }) {
    for (const script of scripts.filter((found) => !reachesNetwork(found))) {
      yield { at: script.place, message: `npm runs the ${script.name} script: ${blottedQuote(script.value)}.` };
    }
  }
};

// src/rules/duplicate-tool-name-across-servers.ts
var SHOWN4 = 10;
var duplicateToolNameAcrossServers = {
  id: "duplicate-tool-name-across-servers",
  aliases: [],
  severity: "low",
  severities: ["high", "info"],
  kind: "security",
  summary: "Tools of two servers have the same name, or names that look the same",
  why: `
The model sees the tools of all servers in one list, and may call the one when the other is meant: the description of one
then decides what the other is used for. Honest servers share names too, so equal names are low; single words such as
\`search\` are named only when nothing else is shared, and then as info. A name that is spelled to look like another server's is high.`,
  fix: "Configure one of the servers only, or leave the tools that repeat out in the client.",
  cwe: [694],
  owasp: ["ASI02", "MCP03"],
  folds: ["confusable-identifier"],
  each: "fleet",
  *check(fleet) {
    const tools = fleet.flatMap((surface) => surface.tools.map((tool) => ({ surface, tool })));
    const shared2 = /* @__PURE__ */ new Map();
    for (const same of groups(tools, ({ tool }) => tool.name)) {
      const keys = JSON.stringify([...new Set(same.map(({ surface }) => surface.key))]);
      shared2.set(keys, [...shared2.get(keys) ?? [], [...same]]);
    }
    for (const named2 of shared2.values()) yield* repeated(named2);
    for (const alike of groups(tools, ({ tool }) => skeleton(tool.name))) yield* imitations(alike);
  }
};
function groups(tools, common) {
  const found = /* @__PURE__ */ new Map();
  for (const named2 of tools) {
    const same = found.get(common(named2));
    if (same === void 0) found.set(common(named2), [named2]);
    else same.push(named2);
  }
  return [...found.values()].filter((same) => same.some(({ surface }) => surface !== same[0]?.surface));
}
function* repeated(groupsOfNames) {
  const telling = groupsOfNames.filter(([first2]) => identifierWords(first2?.tool.name ?? "").length > 1);
  const shownGroups = telling.length > 0 ? telling : groupsOfNames;
  const names2 = shownGroups.map(([first2]) => first2?.tool.name ?? "");
  const [same = []] = shownGroups;
  const [first] = same;
  const other = same.find(({ surface }) => surface !== first?.surface);
  if (first === void 0 || other === void 0) return;
  const shown5 = names2.slice(0, SHOWN4).map(shownName).join(", ");
  const more = names2.length > SHOWN4 ? ` and ${names2.length - SHOWN4} more` : "";
  const servers = [...new Set(same.map(({ surface }) => shownName(surface.key)))].slice(0, SHOWN4).join(", ");
  yield {
    at: nameOf(other),
    message: `${shown5}${more} ${names2.length === 1 ? "is a tool" : "are tools"} of several servers: ${servers}.`,
    related: [{ at: nameOf(first), message: `The tool of ${shownName(first.surface.key)}.` }],
    ...telling.length === 0 && { severity: "info" }
  };
}
function* imitations(alike) {
  for (const named2 of alike) {
    const { name: name2 } = named2.tool;
    const meant2 = alike.find(
      ({ surface, tool }) => surface !== named2.surface && tool.name.toLowerCase() !== name2.toLowerCase()
    );
    if (meant2 === void 0 || oddness(name2) <= oddness(meant2.tool.name)) continue;
    const original = `${shownName(meant2.tool.name)} of ${shownName(meant2.surface.key)}`;
    yield {
      at: nameOf(named2),
      message: `${shownName(name2)} of ${shownName(named2.surface.key)} is spelled to look like ${original}.`,
      related: [{ at: nameOf(meant2), message: "The tool that it looks like." }],
      severity: "high"
    };
  }
}
function oddness(name2) {
  return Array.from(name2).filter((character2) => /[^\x20-\x7e]|[01|]|I(?![a-z])/.test(character2)).length;
}
function nameOf({ tool }) {
  return { doc: tool.place.doc, pointer: `${tool.place.pointer}/name` };
}

// src/rules/toxic-flow.ts
var words = (list) => new Set(list.split(" "));
var OUTSIDE = words(
  "issue issues ticket tickets comment comments review reviews webpage website web url tweet tweets post posts feed rss email emails mail inbox message messages thread threads feedback submission submissions discussion discussions"
);
var PRIVATE2 = words(
  "file files database sql table tables record records row rows customer customers contact contacts calendar note notes document documents drive secret secrets env credential credentials email emails mail inbox transaction transactions invoice invoices account accounts memory repository repo"
);
var QUERIES = words("sql query");
var RUNNING = words("run execute");
var SELECTING = words("select");
var SENDING = words("send post publish tweet share upload email reply comment notify submit webhook");
var MAKING = words("create open add");
var SEEN = words("issue pull pr comment gist ticket discussion review merge");
var SERVERS = 10;
var toxicFlow = {
  id: "toxic-flow",
  aliases: ["toxic-combination"],
  severity: "low",
  kind: "security",
  summary: "Tools of several servers together can carry private data out",
  why: `
One tool reads what strangers wrote, one reads what is private, one sends to others: a sentence in an issue or a mail is
then enough to make the model read the second and hand it to the third. No server is at fault alone, so only the
combination of several servers is reported, once a run, with an example of each part.`,
  fix: "Configure the three in different clients or projects, or let the client ask before the tool that sends.",
  cwe: [200, 441],
  owasp: ["ASI02", "ASI01"],
  each: "fleet",
  *check(fleet, facts) {
    const parts = (is) => fleet.flatMap((surface) => {
      const tool = surface.tools.find((candidate) => is(candidate, facts));
      return tool === void 0 ? [] : [{ surface, tool }];
    }).slice(0, SERVERS);
    const [untrusted, secret, outward] = [parts(readsOutside), parts(readsPrivate), parts(sendsOut)];
    const found = combination(untrusted, secret, outward);
    if (found === void 0) return;
    const [from, what, to] = found;
    yield {
      at: to.tool.place,
      message: `What strangers write reaches the model through ${called2(from)}, private data through ${called2(what)}, and ${called2(to)} can send it on.`,
      related: [
        { at: from.tool.place, message: "Reads what others wrote." },
        { at: what.tool.place, message: "Reads what is private." }
      ]
    };
  }
};
function combination(untrusted, secret, outward) {
  for (const to of outward) {
    for (const what of secret) {
      for (const from of untrusted) {
        const isOne = from.surface === what.surface && what.surface === to.surface;
        if (!isOne && from.tool !== what.tool && what.tool !== to.tool) return [from, what, to];
      }
    }
  }
  return void 0;
}
function called2({ surface, tool }) {
  return `${shownName(tool.name)} of ${shownName(surface.key)}`;
}
function isRead(tool, { ratings }) {
  return ratings.get(tool)?.class === "read";
}
function has2(tool, known2) {
  return identifierWords(tool.name).some(({ word }) => known2.has(word));
}
function readsOutside(tool, facts) {
  return isRead(tool, facts) && has2(tool, OUTSIDE);
}
function readsPrivate(tool, facts) {
  const isQuery = has2(tool, QUERIES) || has2(tool, RUNNING) && has2(tool, SELECTING);
  return isQuery || isRead(tool, facts) && (has2(tool, PRIVATE2) || isSensitive2(tool, facts));
}
function isSensitive2(tool, { ratings }) {
  return ratings.get(tool)?.flags.includes("sensitive_read") === true;
}
function sendsOut(tool, { ratings }) {
  const toolClass = ratings.get(tool)?.class;
  if (toolClass !== "write" && toolClass !== "irreversible") return false;
  return has2(tool, SENDING) || has2(tool, MAKING) && has2(tool, SEEN);
}

// src/rules/annotations-changed.ts
var annotationsChanged = {
  id: "annotations-changed",
  aliases: [],
  severity: "medium",
  severities: ["critical", "high"],
  kind: "security",
  summary: "The hints of a tool are not those that were approved",
  why: `
Clients let tools that call themselves read-only run without a question. High when a hint got weaker: \`readOnlyHint\` is now
true, or \`destructiveHint\` no longer is. A lock of descriptions and schemas alone does not see that. Medium when the hints
say otherwise in another way, and when a tool that by its own words only reads says so now in its hints as well: honest
servers add hints that way. Critical when a text among them brings a finding, as for description-changed.`,
  fix: "Ask why the hint changed. If it is right, approve it with `mcp-audit lock --accept`, and commit the lock.",
  cwe: [345, 494],
  owasp: ["ASI04", "MCP03"],
  each: "change",
  *check(change) {
    if (change.part !== "annotations") return;
    const isWeaker = change.edits.some(({ impact }) => impact === "wider capability");
    const lead = isWeaker ? "A hint is weaker than the one that was approved: clients may stop asking." : "The hints are not those that were approved.";
    yield {
      at: change.at,
      message: changeMessage(lead, change),
      severity: gravest(changeSeverity(change), isWeaker),
      detail: change.state,
      ...change.approved !== void 0 && { related: [{ at: change.approved, message: "what was approved" }] }
    };
  }
};
function gravest(severity2, isWeaker) {
  if (severity2 === "critical") return severity2;
  return isWeaker ? "high" : "medium";
}

// src/rules/class-raised.ts
var classRaised = {
  id: "class-raised",
  aliases: [],
  severity: "high",
  kind: "security",
  summary: "A tool can do more than what was approved",
  why: `
Who approved a tool that reads did not approve one that deletes. The class of the tool (read, write, irreversible,
destructive) is compared with the one in the lock, and with the one that the same rules give to the approved definition, so
that a new version of this program raises nothing by itself. The report names the permission rules that would change.`,
  fix: "Decide anew what a client may do with the tool; then approve it with `mcp-audit lock --accept`.",
  cwe: [345, 269],
  owasp: ["ASI03", "MCP02"],
  each: "change",
  *check({ part, at: at2, edits, approved, state }) {
    if (part !== "class") return;
    yield {
      at: at2,
      message: `The tool can do more than what was approved. ${edits.map(editSentence).join(" ")}`,
      detail: state,
      ...approved !== void 0 && { related: [{ at: approved, message: "what was approved" }] }
    };
  }
};

// src/rules/definition-changes.ts
var LADDER = `
Critical when the new text brings something: a finding of medium or worse that the same rules do not report in the approved
text, wherever that stood. High for any other change of substance: after the approval, an honest edit and a hostile one look
the same until somebody reads them, and this finding asks for that reading. Low when only the look differs: white space,
the order of a list, a version, what an upgrade of an SDK adds to every schema.

Times, ids and where a home, a workspace or a temporary folder is may differ from run to run and count as equal.`;
var SHARED = {
  severity: "high",
  severities: ["critical", "low"],
  kind: "security",
  fix: "Read the difference. If it is what you want, approve it with `mcp-audit lock --accept`, and commit the lock.",
  cwe: [345, 494],
  owasp: ["ASI04", "MCP03"]
};
function* told(part, lead, change) {
  if (change.part !== part || change.kind !== "changed") return;
  yield {
    at: change.at,
    message: changeMessage(lead, change),
    severity: changeSeverity(change),
    detail: change.state,
    ...relatedTo(change)
  };
}
function relatedTo({ approved }) {
  return approved === void 0 ? {} : { related: [{ at: approved, message: "what was approved" }] };
}
var descriptionChanged = {
  ...SHARED,
  id: "description-changed",
  aliases: ["DIFF001"],
  summary: "A tool is not described as it was when it was approved",
  why: `
A client shows a description once, when the server is added. What is written there later goes to the model unread: that is
how an approved tool turns. The description, the title and every other text of the definition outside its schemas and
annotations are compared with the lock.
${LADDER}`,
  each: "change",
  *check(change) {
    yield* told("description", "What the tool says of itself is not what was approved.", change);
  }
};
var inputSchemaChanged = {
  ...SHARED,
  id: "input-schema-changed",
  aliases: ["DIFF002"],
  summary: "A tool does not take what it took when it was approved",
  why: `
A new argument can carry a conversation out, a dropped bound can let a path go anywhere, and the texts of a schema reach
the model as a description does. The input and the output schema are compared with the lock, value by value.
${LADDER} A change of \`$schema\`, \`additionalProperties\` or definitions alone is low: upgrades of SDKs make it on every
tool of honest servers.`,
  each: "change",
  *check(change) {
    yield* told("schema", "What the tool takes or gives is not what was approved.", change);
  }
};
var instructionsChanged = {
  ...SHARED,
  id: "instructions-changed",
  aliases: [],
  summary: "The instructions of the server are not those that were approved",
  why: `
Instructions stand in the system prompt of many clients, above every message, and no client shows them.
${LADDER}`,
  each: "change",
  *check(change) {
    yield* told("instructions", "The instructions are not those that were approved.", change);
  }
};
var serverIdentityChanged = {
  ...SHARED,
  id: "server-identity-changed",
  aliases: [],
  summary: "The server does not call itself what it did when it was approved",
  why: `
Another name or address behind the same configuration is another server until somebody has looked. The version and the
capabilities that it announces change with every honest release: alone they are low.
${LADDER}`,
  each: "change",
  *check(change) {
    yield* told("identity", "What the server says of itself is not what was approved.", change);
  }
};
var promptChanged = {
  ...SHARED,
  severities: ["critical", "medium", "low"],
  id: "prompt-changed",
  aliases: [],
  summary: "A prompt is not the one that was approved",
  why: `
Prompts are offered to users as commands, and what they and their arguments say goes to the model. A prompt that is new or
gone is medium.
${LADDER}`,
  each: "change",
  *check(change) {
    yield* told("prompt", "The prompt is not the one that was approved.", change);
    if (change.part !== "prompt" || change.kind === "changed") return;
    const message = change.kind === "added" ? "The prompt was not there when the server was approved." : "The prompt was approved, and is gone.";
    yield { at: change.at, message, severity: "medium", detail: change.state };
  }
};
var resourceChanged = {
  ...SHARED,
  id: "resource-changed",
  aliases: [],
  summary: "Resources or their templates are not those that were approved",
  why: `
Names and descriptions of resources reach the model, and an address that a template makes may be another than the one that
was looked at. Lists of resources often follow the data of a server: that some came or went is low, and told once.
${LADDER}`,
  each: "change",
  *check(change) {
    yield* told("resource", "The resource is not the one that was approved.", change);
    if (change.part !== "resource" || change.kind === "changed") return;
    const message = changeMessage("The resources are not those that were approved.", change);
    yield { at: change.at, message, severity: "low", detail: change.state };
  }
};

// src/rules/launch-changed.ts
var MILD = /* @__PURE__ */ new Set(["env", "folder"]);
var launchChanged = {
  id: "launch-changed",
  aliases: [],
  severity: "high",
  severities: ["medium"],
  kind: "security",
  summary: "A configuration starts or reaches a server otherwise than when it was approved",
  why: `
Clients that approved an entry by its name start whatever stands under it later. The program, its arguments, the package and
its version, the address, the names of headers, and commands that run beside the server are compared with the lock. Medium
when only the names of variables or the folder differ. Values of variables and headers are never read into a lock; secrets in
arguments are blotted there and compare as equal.`,
  fix: "Read the entry. If it is what you want to run, approve it with `mcp-audit lock --accept`, and commit the lock.",
  cwe: [345, 494],
  owasp: ["ASI04", "MCP04"],
  each: "change",
  *check(change) {
    if (change.part !== "launch") return;
    yield {
      at: change.at,
      message: changeMessage("The server is not started or reached as it was approved.", change),
      severity: change.edits.every(({ field: field2 }) => MILD.has(field2)) ? "medium" : "high",
      detail: change.state,
      ...change.approved !== void 0 && { related: [{ at: change.approved, message: "what was approved" }] }
    };
  }
};

// src/rules/tool-set-changed.ts
var toolSetChanged = {
  id: "tool-set-changed",
  aliases: ["DIFF003"],
  severity: "medium",
  kind: "security",
  summary: "A tool is new, gone, or goes by another name than when it was approved",
  why: `
A new tool is in the model's hands without anybody's look at it, and one that is gone may break what calls it. A lock that is
keyed by names alone misses the third way: the approved tool goes, and one with nearly its name or its definition comes. Such
a pair is named as a rename and compared like a tool that kept its name, so that what its text brings is reported as
description-changed. What an added tool says is audited by all other rules.`,
  fix: "Look at the tool. If it is what you want, approve it with `mcp-audit lock --accept`, and commit the lock.",
  cwe: [345, 494],
  owasp: ["ASI04", "MCP03"],
  each: "change",
  *check({ part, kind, subject, oldName, at: at2, approved, state }, { ratings }) {
    if (part !== "tools") return;
    const known2 = kind === "renamed" && approved !== void 0 ? { related: [{ at: approved, message: "what was approved" }] } : {};
    const rated = ratedWords(subject, ratings);
    const message = kind === "renamed" ? `The tool ${shownName(oldName ?? "")} was approved and is gone; this one is so like it that it is taken for the same by a new name.` : kind === "added" ? `The tool was not there when the server was approved.${rated}` : "The tool was approved, and is gone.";
    yield { at: at2, message, detail: state, ...known2 };
  }
};
function ratedWords(subject, ratings) {
  const found = [...ratings].find(([tool]) => tool === subject);
  return found === void 0 ? "" : ` It is rated ${found[1].class}.`;
}

// src/rules/accepted-finding-expired.ts
var acceptedFindingExpired = {
  id: "accepted-finding-expired",
  aliases: [],
  severity: "medium",
  kind: "quality",
  summary: "The policy accepted a finding for a time, and the time is over",
  why: `
An acceptance with an end is a promise to look again. When the day is past, the finding counts as it did before, and this
line says why it is back. An acceptance ends without a finding of its own when the text that it was given for changes.`,
  fix: "Look at the finding again: mend it, or accept it anew with `mcp-audit accept`. Take the old entry out.",
  cwe: [],
  owasp: [],
  each: "fleet",
  *check(_, { policy }) {
    for (const { fingerprint, rule, reason, expires, place } of policy?.expired ?? []) {
      const at2 = { doc: place.doc, pointer: `${place.pointer}/fingerprint` };
      const text = { value: fingerprint, field: `policy.accept.${fingerprint}`, role: "value", place: at2 };
      const of = rule === void 0 ? "" : ` of ${shownName(rule)}`;
      yield {
        at: { text, start: 0, end: fingerprint.length },
        message: `The acceptance ${shownName(fingerprint.slice(0, 12))}${of} ended on ${expires ?? ""}. It was given because: ${shownName(reason)}.`
      };
    }
  }
};

// src/rules/annotation-contradicts-policy.ts
var annotationContradictsPolicy = {
  id: "annotation-contradicts-policy",
  aliases: ["POL005"],
  severity: "medium",
  severities: ["high"],
  kind: "security",
  summary: "What a server publishes of a tool's risk is not what the policy says",
  why: `
Clients that know nothing of the policy go by the hints that the server publishes. Where these are milder than the risk
table (\`readOnlyHint: true\` on what is rated a write, \`destructiveHint: false\` on what is destructive, a lower \`level\`), a
call that should be asked about runs; where they are stricter, people click through questions. What the table leaves open is
not compared: whether a write replaces something, say, unless the line has \`overwrites\`.

\`annotations: error\` in the server's entry is for the people who make the server: then every hint must be there and say what
the table implies (\`mcp-audit annotations\` prints it), and it is high. \`annotations: off\` is quiet.`,
  fix: "Publish what the table says (`mcp-audit annotations` prints it), or correct the table.",
  cwe: [451],
  owasp: ["ASI02", "MCP02"],
  folds: ["annotation-conflict"],
  each: "tool",
  *check(tool, { policy }) {
    const entry = policy?.rulings.get(tool)?.entry;
    const strictness = policy?.server?.annotations ?? "warn";
    if (entry === void 0 || strictness === "off") return;
    const implied = impliedHints(entry);
    for (const hint of HINTS) {
      const published = field(tool.annotations, hint);
      const isSaid = typeof published === "boolean";
      if (published === implied[hint] || strictness !== "error" && !(isSaid && isCertain(hint, published, entry)))
        continue;
      const says2 = isSaid ? `${hint} is ${published}` : `${hint} is not published`;
      yield hit2(
        tool,
        entry,
        `/annotations${isSaid ? `/${hint}` : ""}`,
        `${says2}, and ${ofTable(entry)} implies ${implied[hint]}`,
        strictness
      );
    }
    const level = levelIn(tool);
    if (level === void 0 || level.value === levelOf(entry.class)) return;
    const message = `The published level is "${level.value}", and ${ofTable(entry)} is ${levelOf(entry.class)}`;
    yield hit2(tool, entry, level.pointer, message, strictness);
  }
};
var LEVELS = ["read", "write", "critical"];
function isCertain(hint, published, { class: toolClass, flags }) {
  switch (hint) {
    case "readOnlyHint":
      return true;
    case "destructiveHint":
      if (toolClass === "read") return published && flags.arg_dependent !== true;
      return toolClass === "destructive" || flags.overwrites !== void 0;
    case "idempotentHint":
      return flags.idempotent !== void 0;
    case "openWorldHint":
      return flags.open_world !== void 0;
  }
}
function levelIn(tool) {
  for (const [holder, pointer] of [
    [tool.annotations, "/annotations/level"],
    [field(tool.raw, "_meta"), "/_meta/level"]
  ]) {
    const value = LEVELS.find((level) => isObject(holder) && level === field(holder, "level"));
    if (value !== void 0) return { value, pointer };
  }
  return void 0;
}
function ofTable({ class: toolClass }) {
  return `the policy's class ${toolClass}`;
}
function hit2(tool, entry, pointer, message, strictness) {
  return {
    at: { doc: tool.place.doc, pointer: tool.place.pointer + pointer },
    message: `${shownName(tool.name)}: ${message}.`,
    severity: strictness === "error" ? "high" : "medium",
    related: [{ at: { ...entry.place, key: true }, message: "The line of the policy." }]
  };
}

// src/rules/policy-below-evidence.ts
var NO_EVIDENCE = /* @__PURE__ */ new Set(["class-policy", "class-default-write", "class-annotations"]);
var OF_ARGUMENTS = /* @__PURE__ */ new Set(["class-code-input", "class-router", "class-enum-verb"]);
var policyBelowEvidence = {
  id: "policy-below-evidence",
  aliases: ["POL003"],
  severity: "high",
  kind: "security",
  summary: "The policy rates a tool lower than its own words, and gives no reason",
  why: `
A table is written once and tools change. Where name, description or input say more than the line in the policy, the
line may be old, or the tool was taken for another. Somebody who knows better writes a \`reason\` beside the class: then the
lower class counts. Without one it does not, and the tool keeps the class that the evidence gives it. That nothing is known
of a tool, which makes it a write, is no evidence, and neither are the hints of the server: annotation-contradicts-policy
compares those. With \`arg_dependent\` or \`escalate\` the class is the least that a call does: what is read from arguments does
not count against it.`,
  fix: "Raise the class in the policy, or say in `reason` why the tool does less than its words.",
  cwe: [863],
  owasp: ["ASI02", "MCP02"],
  each: "tool",
  *check(tool, { policy, ratings }) {
    const entry = policy?.rulings.get(tool)?.entry;
    if (entry === void 0 || entry.reason !== void 0) return;
    const isFloor = entry.flags.arg_dependent === true || entry.escalate.length > 0;
    const against = (ratings.get(tool)?.reasons ?? []).filter(
      ({ id, class: said3 }) => !NO_EVIDENCE.has(id) && !(isFloor && OF_ARGUMENTS.has(id)) && classRank(said3) > classRank(entry.class)
    );
    const [first] = [...against].sort((a, b) => classRank(b.class) - classRank(a.class));
    if (first === void 0) return;
    const field2 = `policy.${tool.name}`;
    const text = { value: tool.name, field: field2, role: "identifier", place: { ...entry.place, key: true } };
    yield {
      at: { text, start: 0, end: tool.name.length },
      message: `The policy rates ${shownName(tool.name)} ${entry.class}, and what it shows says ${first.class}. ${first.message}`,
      related: against.map(({ at: at2, message }) => ({ at: at2, message }))
    };
  }
};

// src/rules/policy-unknown-argument.ts
var policyUnknownArgument = {
  id: "policy-unknown-argument",
  aliases: ["POL006"],
  severity: "medium",
  kind: "quality",
  summary: "An escalate rule of the policy names an argument that the tool has not",
  why: `
An \`escalate\` rule raises the class of a call by the value of an argument. When no argument has that name, because it was
misspelled or renamed, no call is ever raised and nothing says so.`,
  fix: "Spell the argument in the policy as the tool's input schema does.",
  cwe: [],
  owasp: [],
  each: "tool",
  *check(tool, { policy }) {
    const entry = policy?.rulings.get(tool)?.entry;
    if (entry === void 0 || entry.escalate.length === 0) return;
    const known2 = argumentsOf2(tool);
    for (const { argument, place } of entry.escalate) {
      if (argument.split(".").every((step) => known2.has(step)) || known2.has(argument)) continue;
      const at2 = { doc: place.doc, pointer: `${place.pointer}/arg` };
      const text = {
        value: argument,
        field: `policy.${tool.name}.${argument}`,
        role: "identifier",
        place: at2
      };
      const message = `The policy has a rule for the argument ${shownName(argument)} of ${shownName(tool.name)}, which has none of that name.`;
      yield {
        at: { text, start: 0, end: argument.length },
        message,
        related: [
          { at: { doc: tool.place.doc, pointer: `${tool.place.pointer}/inputSchema` }, message: "What it takes." }
        ]
      };
    }
  }
};
function argumentsOf2({ inputSchema }) {
  const names2 = [...walk(inputSchema)].flatMap(
    ({ key, value }) => key === "properties" && isObject(value) ? Object.keys(value) : []
  );
  return new Set(names2);
}

// src/rules/stale-policy-entry.ts
var stalePolicyEntry = {
  id: "stale-policy-entry",
  aliases: ["POL002"],
  severity: "low",
  kind: "quality",
  summary: "The policy rates a tool that the server does not list",
  why: `
A line for a tool that is gone waits for another tool of that name, and then rates something that nobody has looked at. It
may also be a typing error, and then the tool that was meant is unrated. A server that lists no tool at all, or that could
not be read whole, is not compared.`,
  fix: "Take the line out, or correct the name; `mcp-audit policy sync` marks such lines.",
  cwe: [],
  owasp: [],
  each: "server",
  *check(surface, { policy, toolNames }) {
    if (policy?.server === void 0 || surface.tools.length === 0 || surface.incomplete.length > 0) return;
    const gone = [...policy.server.tools.values()].filter(({ name: name2 }) => !toolNames.has(name2));
    yield* limited(gone.map((entry) => hit3(entry, surface.key)));
  }
};
function hit3(entry, server) {
  const message = `The policy rates ${shownName(entry.name)}, which server ${shownName(server)} does not list.`;
  return { at: nameIn2(entry), message };
}
function nameIn2({ name: name2, place }) {
  const text = { value: name2, field: `policy.${name2}`, role: "identifier", place: { ...place, key: true } };
  return { text, start: 0, end: name2.length };
}

// src/rules/unrated-tool.ts
var unratedTool = {
  id: "unrated-tool",
  aliases: ["POL001", "POL004"],
  severity: "high",
  severities: ["medium"],
  kind: "security",
  summary: "A tool is not in the policy's risk table",
  why: `
A risk table is worth what it leaves out: a tool that slips in unrated runs with whatever a client assumes. So once a
server has a table, every tool that it lists must be in it, by its exact name. There are no patterns over names, since a new
tool must not inherit the rating of others. A line with a \`definition\` hash counts for that definition only: when the
definition changes, the tool is unrated again.

\`unlisted: warn\` makes it medium, \`unlisted: off\` is quiet. Tools that \`only\` or \`prefix\` shut out need no line.`,
  fix: "Look at the tool and add its line under the server's tools in the policy; `mcp-audit policy sync` adds what is missing.",
  cwe: [1188],
  owasp: ["ASI02", "MCP02"],
  each: "tool",
  *check(tool, { policy, ratings, surface }) {
    const ruling = policy?.rulings.get(tool);
    if (ruling === void 0 || ruling.unlisted === "off") return;
    const { outdated, unlisted } = ruling;
    const rated = ratings.get(tool)?.class ?? "write";
    const name2 = shownName(tool.name);
    const why = outdated === void 0 ? `The policy has no line for ${name2} of server ${shownName(surface.key)}.` : `${name2} was rated ${outdated.class} for another definition than the server's now.`;
    yield {
      at: { doc: tool.place.doc, pointer: `${tool.place.pointer}/name` },
      message: `${why} Its own words say ${rated}.`,
      severity: unlisted === "error" ? "high" : "medium",
      ...outdated !== void 0 && {
        related: [{ at: { ...outdated.place, key: true }, message: "The line that counts no more." }]
      }
    };
  }
};

// src/rules/argument-becomes-option.ts
var argumentBecomesOption = {
  id: "argument-becomes-option",
  aliases: [],
  severity: "high",
  severities: ["medium"],
  kind: "security",
  summary: "An argument of a tool can become an option of the program that it runs",
  why: `
Without a shell there is nothing to break out of, but a value that begins with \`-\` is an option: \`git diff --output=FILE\`
writes a file, \`tar --to-command\` runs one. Real servers, read-only ones among them, had this hole. It is reported when the
argument stands at the beginning of an element of the program's arguments, no \`--\` stands before it, and nothing keeps a
leading hyphen out; medium when something is done to the value that cannot be judged here. Left alone: values behind a
prefix (\`--name=\${value}\`), numbers, values of a fixed list.`,
  fix: 'Put "--" before the value where the program knows it, and refuse values that begin with a hyphen.',
  cwe: [88],
  owasp: ["ASI05", "MCP05"],
  each: "server",
  *check(surface) {
    for (const flow of argumentFlows(
      surface,
      ({ leaf }, { role, isLeading, guard }) => leaf === "EXEC_PROCESS" && role === "element" && isLeading && guard !== "checked"
    )) {
      const { effect, input } = flow;
      const program = effect.destination === void 0 ? "a program" : JSON.stringify(effect.destination);
      const what = argumentsDo(flow, ["can become an option", "can become options"]);
      const message = `${what} of ${program} (${effect.symbol}).${guardSentence(input)}`;
      yield flowHit(flow, message, input.guard === "none" ? "high" : "medium");
    }
  }
};

// src/rules/argument-chooses-path.ts
var LOOKS = /(?:^|\.)(?:access|exists|lstat|realpath|stat)(?:Sync)?(?:\.native)?$/;
var STREAM = /Stream\.|FileHandle|\.open\.\w/;
var argumentChoosesPath = {
  id: "argument-chooses-path",
  aliases: [],
  severity: "medium",
  severities: ["high", "low"],
  kind: "security",
  summary: "An argument of a tool chooses which file is read or written",
  why: `
\`../\` and absolute paths lead out of the folder that is meant, to keys, shell profiles and other projects. What holds is
to resolve the path, links included (\`realpath\`), and to compare it with the folder and a separator. \`startsWith\` on the
bare folder lets \`/srv/docs-private\` pass for \`/srv/docs\`; without \`realpath\`, a link inside the folder leads out of it:
both are said as such. Writes are high, reads medium; where only links are not followed, one level less. Left alone: names
from a fixed list, numbers, temporary files and files of the server's own package.`,
  fix: "Resolve the path with realpath and check that it is the folder itself or begins with the folder and a separator.",
  cwe: [22, 59],
  owasp: ["ASI02", "MCP05"],
  each: "server",
  *check(surface) {
    for (const flow of argumentFlows(
      surface,
      ({ isOwnFile, symbol }, { role, guard }) => role === "path" && guard !== "checked" && isOwnFile !== true && !LOOKS.test(symbol) && !STREAM.test(symbol)
    )) {
      const doing = isWrite(flow) ? "written" : "read";
      const what = argumentsDo(flow, ["chooses", "choose"]);
      const message = `${what} the file that is ${doing} (${flow.effect.symbol}). ${weakness(flow)}`;
      yield flowHit(flow, message, severityOf(flow));
    }
  }
};
function isWrite({ effect }) {
  return effect.leaf.startsWith("WRITE");
}
function isContained({ input }) {
  return input.guards.includes("contained");
}
function weakness(flow) {
  const { guards, guard } = flow.input;
  if (isContained(flow)) return "It is kept in a folder as written, but links are not resolved.";
  if (guards.includes("prefix")) return "It is compared with the bare name of a folder, which others begin with too.";
  if (guard === "unverified") return guardSentence(flow.input).trim();
  return "Nothing keeps it in a folder.";
}
function severityOf(flow) {
  if (isWrite(flow)) return isContained(flow) ? "medium" : "high";
  return isContained(flow) ? "low" : "medium";
}

// src/rules/argument-chooses-url.ts
var argumentChoosesUrl = {
  id: "argument-chooses-url",
  aliases: [],
  severity: "medium",
  kind: "security",
  summary: "An argument of a tool chooses the host that is asked",
  why: `
The server asks for the address that the caller gives: also for those that only the server can reach, such as the metadata
service of a cloud (\`169.254.169.254\`), \`localhost\` and the company's network, and what comes back is given to the model. A
check of the scheme keeps none of them out. Left alone: an argument that fills the path or the query of a fixed host, and
hosts that are looked up in a list.`,
  fix: "Allow known hosts only, or resolve the name, refuse private and local addresses and follow no redirect unchecked.",
  cwe: [918],
  owasp: ["ASI02", "MCP05"],
  each: "server",
  *check(surface) {
    for (const flow of argumentFlows(
      surface,
      (_, { role, isLeading, guard }) => role === "url" && isLeading && guard !== "checked"
    )) {
      const what = argumentsDo(flow, ["chooses", "choose"]);
      yield flowHit(flow, `${what} the host of ${flow.effect.symbol}.${guardSentence(flow.input)}`, "medium");
    }
  }
};

// src/rules/argument-reaches-eval.ts
var argumentReachesEval = {
  id: "argument-reaches-eval",
  aliases: [],
  severity: "critical",
  severities: ["medium"],
  kind: "security",
  summary: "An argument of a tool is run as code",
  why: `
\`eval\`, \`new Function\` and \`vm\` run a text with all that the server may do; \`vm\` is no fence. A model fills arguments with
what it has read, and who wrote that chooses them. It is medium when something is done to the value that cannot be judged
here. Code that is fixed, numbers and values of a fixed list are left alone.`,
  fix: "Parse the value instead of running it; run code of others in a process that may do nothing else.",
  cwe: [95],
  owasp: ["ASI05", "MCP05"],
  each: "server",
  *check(surface) {
    for (const flow of argumentFlows(surface, ({ leaf }, { guard }) => leaf === "EXEC_EVAL" && guard !== "checked")) {
      const what = argumentsDo(flow, ["is run", "are run"]);
      const message = `${what} as code (${flow.effect.symbol}).${guardSentence(flow.input)}`;
      yield flowHit(flow, message, flow.input.guard === "none" ? "critical" : "medium");
    }
  }
};

// src/rules/argument-reaches-shell.ts
var COMMANDS = new Set("command cmd command_line shell_command bash_command script shell bash".split(" "));
var argumentReachesShell = {
  id: "argument-reaches-shell",
  aliases: [],
  severity: "critical",
  severities: ["high", "medium"],
  kind: "security",
  summary: "An argument of a tool ends up in a shell command",
  why: `
A model fills arguments with what it has read, and who wrote that chooses them. In a command line, \`;\`, \`$()\` and
quotes of theirs run whatever they like. It is medium when something is done to the value that cannot be judged here (an
escape function of its own, a pattern), and high when the argument is a whole command by its name: then the tool runs what
it is told, and there is no word to break out of. Numbers, values of a fixed list and patterns that hold are left alone.`,
  fix: "Use execFile or spawn with an array and without a shell, and check the values against what is allowed.",
  cwe: [78],
  owasp: ["ASI05", "MCP05"],
  each: "server",
  *check(surface) {
    const flows = argumentFlows(
      surface,
      ({ leaf }, { role, guard }) => guard !== "checked" && (leaf === "EXEC_SHELL" ? role === "command" || role === "element" || role === "program" : leaf === "EXEC_PROCESS" && role === "program")
    );
    for (const flow of flows) {
      const isShell = flow.effect.leaf === "EXEC_SHELL";
      if (!isShell && flows.some(({ tool, effect }) => tool === flow.tool && effect.leaf === "EXEC_SHELL")) continue;
      const what = argumentsDo(flow, isShell ? ["reaches", "reach"] : ["chooses", "choose"]);
      const where = isShell ? "a shell command" : "the program that is run";
      yield flowHit(flow, `${what} ${where} (${flow.effect.symbol}).${guardSentence(flow.input)}`, severityOf2(flow));
    }
  }
};
function severityOf2({ input, names: names2 }) {
  if (input.guard === "unverified") return "medium";
  return input.isLeading && names2.every((name2) => COMMANDS.has(plainName(name2))) ? "high" : "critical";
}

// src/rules/argument-reaches-sql.ts
var argumentReachesSql = {
  id: "argument-reaches-sql",
  aliases: [],
  severity: "high",
  severities: ["medium"],
  kind: "security",
  summary: "An argument of a tool is part of an SQL statement",
  why: `
Who chooses the text of a statement chooses what it does, as far as the database user may. A look at how it begins is no
guard: \`SELECT 1; DROP \u2026\` begins well, and \`WITH x AS (DELETE \u2026)\` changes rows. So a statement from the caller is reported
with such a check too; medium where something else is done to the value that cannot be judged here. Values that are bound
(\`?\`, \`$1\`), numbers and names of a fixed list are left alone.`,
  fix: "Bind values as parameters; for statements of the caller, use a database user or a transaction that cannot write.",
  cwe: [89],
  owasp: ["ASI05", "MCP05"],
  each: "server",
  *check(surface) {
    for (const flow of argumentFlows(surface, (_, { role, guard }) => role === "sql" && guard !== "checked")) {
      const { effect, input } = flow;
      const isPrefix = input.guards.includes("prefix");
      const guarded = isPrefix ? " Only how the statement begins is looked at." : guardSentence(input);
      const what = argumentsDo(flow, ["is part", "are part"]);
      const message = `${what} of the SQL statement of ${effect.symbol}.${guarded}`;
      yield flowHit(flow, message, input.guard === "none" || isPrefix ? "high" : "medium");
    }
  }
};

// src/model/hosts.ts
function registrableDomain(destination) {
  const host = destination.toLowerCase().replace(/^[a-z][a-z\d+.-]{0,20}:\/\//, "").split(/[/:?#]/, 1)[0];
  if (host === void 0 || !/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host) || /^[\d.]+$/.test(host)) return void 0;
  const labels = host.split(".");
  const [second = "", top = ""] = labels.slice(-2);
  const isCountry = top.length === 2 && SECOND_LEVEL.has(second);
  return labels.slice(isCountry ? -3 : -2).join(".");
}
var SECOND_LEVEL = /* @__PURE__ */ new Set(["ac", "co", "com", "edu", "gov", "net", "org"]);
function domainWords(domain) {
  return domain.split(".").slice(0, -1).flatMap((label) => label.split("-")).filter((word) => word.length > 2);
}
var OWNERS = [
  ["github.com", "githubusercontent.com", "github.io"],
  ["google.com", "googleapis.com", "googleusercontent.com", "gstatic.com"],
  ["microsoft.com", "azure.com", "windows.net", "office.com", "live.com", "microsoftonline.com", "graph.microsoft.com"],
  ["amazon.com", "amazonaws.com"],
  ["tencent.com", "edgeone.ai", "tencentcloudapi.com", "myqcloud.com"],
  ["atlassian.com", "atlassian.net"],
  ["notion.so", "notion.com"],
  ["npmjs.com", "npmjs.org"],
  ["slack.com", "slack-edge.com"],
  ["aliyun.com", "aliyuncs.com"]
];
function isOneOwner(one, other) {
  return one === other || OWNERS.some((owned) => owned.includes(one) && owned.includes(other));
}

// src/rules/covert-recipient.ts
var TELEMETRY = new Set(
  "posthog.com sentry.io segment.io segment.com mixpanel.com amplitude.com google-analytics.com datadoghq.com honeycomb.io".split(
    " "
  )
);
var covertRecipient = {
  id: "covert-recipient",
  aliases: [],
  severity: "high",
  severities: ["low"],
  kind: "security",
  summary: "What the caller sends reaches somebody who is written into the code",
  why: `
A mail tool that adds one fixed Bcc, a weather tool that reports each question to a second host: both do what they say and
something more, and nothing in the list of tools shows it. One published server did the first for weeks. Reported are a
recipient that is a constant in a message that the caller composes, and a request with the caller's words in its body to a
fixed host, where the same tool sends them to another host, whose name the server or the tool bears. Left alone: one
service under several names; services of telemetry that every tool reports to are low.`,
  fix: "Take the recipient out, or let the user name it and say so in the description.",
  cwe: [506, 201],
  owasp: ["ASI01", "ASI04", "MCP06"],
  each: "server",
  *check(surface) {
    for (const coded of codedTools(surface)) {
      yield* fixedRecipients(coded);
      yield* secondHosts(coded, surface);
    }
  }
};
function* fixedRecipients({ tool, code }) {
  for (const effect of code.effects) {
    const isComposed = effect.inputs.some(({ origin }) => origin.kind === "argument");
    for (const { role, origin } of effect.inputs) {
      if (role !== "recipient" || origin.kind !== "constant" || !isComposed) continue;
      const message = `${JSON.stringify(origin.value.slice(0, 100))} is written into the code as a recipient of ${effect.symbol}.`;
      yield effectHit(tool, effect, { message, detail: origin.value });
    }
  }
}
function* secondHosts({ tool, code }, surface) {
  const sending = code.effects.flatMap((effect) => {
    const domain = effect.leaf === "NETWORK_OUTBOUND" ? registrableDomain(effect.destination ?? "") : void 0;
    return domain === void 0 ? [] : [{ effect, domain }];
  });
  const names2 = [surface.key, surface.code?.code.packageName ?? "", tool.name];
  const words2 = new Set(names2.flatMap((name2) => identifierWords(name2.slice(0, 200)).map(({ word }) => word)));
  const isOwn3 = (domain) => domainWords(domain).some((word) => words2.has(word));
  const own = sending.find(({ effect, domain }) => isOwn3(domain) && carriesArgument(effect));
  if (own === void 0) return;
  for (const { effect, domain } of sending) {
    if (isOneOwner(domain, own.domain) || isOwn3(domain) || !hasArgumentInBody(effect)) continue;
    const isTelemetry = TELEMETRY.has(domain) && effect.scope === "ambient";
    const message = `What the caller gives goes to ${own.domain}, and in the body of a request to ${domain} as well (${effect.symbol}).`;
    yield effectHit(tool, effect, { message, detail: domain, severity: isTelemetry ? "low" : "high" });
  }
}
function carriesArgument({ inputs }) {
  return inputs.some(({ origin }) => origin.kind === "argument");
}
function hasArgumentInBody({ inputs }) {
  return inputs.some(({ role, origin }) => role === "body" && origin.kind === "argument");
}

// src/rules/dynamic-description.ts
var OUTSIDE2 = {
  network: "what the network answers",
  environment: "the environment",
  time: "the time",
  random: "chance"
};
var INSIDE = { file: "a file", option: "an option of the command line" };
var dynamicDescription = {
  id: "dynamic-description",
  aliases: [],
  severity: "high",
  severities: ["info"],
  kind: "security",
  summary: "A tool's description is made when the server runs",
  why: `
A description that somebody read and approved can be another one on the next start. When it is made from what the network
answers, from the environment, the time or chance, it can turn on its users without a new version of the code: high. From a
file of the repository or an option of the command line it changes where somebody can see it: info, so that the lock file
is asked for it.`,
  fix: "Write the description into the code; put what changes into the result of a call.",
  cwe: [494],
  owasp: ["ASI04", "MCP03"],
  each: "server",
  *check(surface) {
    for (const { tool, code } of codedTools(surface)) {
      if (code.description?.kind !== "dynamic") continue;
      const { origins, at: at2 } = code.description;
      const outside = namesIn(origins, OUTSIDE2);
      const inside = namesIn(origins, INSIDE);
      if (outside.length === 0 && inside.length === 0) continue;
      const from = outside.length > 0 ? outside : inside;
      yield {
        at: tool.place,
        message: `The description is made at run time, from ${from.join(" and ")}.`,
        severity: outside.length > 0 ? "high" : "info",
        related: [{ at: at2, message: "where it is made" }]
      };
    }
  }
};
function namesIn(origins, names2) {
  const found = origins.flatMap((origin) => {
    const name2 = Object.hasOwn(names2, origin.kind) ? names2[origin.kind] : void 0;
    if (name2 === void 0) return [];
    return [origin.kind === "environment" && origin.name !== void 0 ? `${name2} (${origin.name})` : name2];
  });
  return [...new Set(found)].sort();
}

// src/rules/elicitation-asks-secret.ts
var SECRET = /\b(?:pass(?:word|code|phrase)|pin code|secret key|private key|api[ _-]?key|access[ _-]?token|recovery (?:code|phrase)|seed phrase|mnemonic|credit card|card[ _-]?number|cvv|cvc|iban|social security|ssn|2fa code|one-time (?:code|password)|otp)\b/i;
var NOT_WANTED = /\b(?:do not|don't|never|without) (?:\w+ ){0,3}(?:enter|share|give|type|send|include)?/i;
var CONFIRMS = /\b(?:are you sure|do you (?:confirm|approve|want to (?:confirm|proceed|continue|go on)|wish to (?:proceed|continue)))\b/i;
var ASKS = /\b(?:enter|type|paste|provide|give|share|send|fill|submit|what is|your)\b/i;
var elicitationAsksSecret = {
  id: "elicitation-asks-secret",
  aliases: [],
  severity: "high",
  kind: "security",
  summary: "A form that a tool shows to the user asks for a password, a key or a card",
  why: `
The client shows the form in its own window, so the user takes the question for the client's. The protocol forbids servers
to ask for secrets in a form: they belong on a page of the service itself. Every constant question and field name that the
code sends is read.`,
  fix: "Send the user to a page of the service (elicitation by url) instead of asking here.",
  cwe: [549, 1021],
  owasp: ["ASI09", "MCP01"],
  each: "server",
  *check(surface) {
    for (const { tool, code } of codedTools(surface)) {
      for (const { to, value, at: at2 } of code.sayings) {
        const words2 = value.slice(0, 5e3).replace(/_/g, " ").replace(new RegExp("(\\p{Ll})(\\p{Lu})", "gu"), "$1 $2");
        const match = to === "elicitation" ? SECRET.exec(words2) : null;
        if (match === null || NOT_WANTED.test(words2) || CONFIRMS.test(words2) && !ASKS.test(words2)) continue;
        yield {
          at: at2,
          message: `The user is asked for ${JSON.stringify(match[0])} in a form.`,
          subject: tool,
          detail: match[0].toLowerCase()
        };
      }
    }
  }
};

// src/rules/open-http-server.ts
var ALL2 = /* @__PURE__ */ new Set(["0.0.0.0", "::", "[::]", "*", ""]);
var openHttpServer = {
  id: "open-http-server",
  aliases: [],
  severity: "medium",
  kind: "security",
  summary: "The server listens on every network and does not look at who asks",
  why: `
A server for one user that listens on all interfaces answers everybody in the same network, and without a look at the
\`Host\` and \`Origin\` headers every web page that its user opens (DNS rebinding). Node listens on all interfaces when no
address is given. Left alone: loopback addresses, an address that is a setting, code that reads the headers or uses a
package that checks them, and servers whose platform does the listening.`,
  fix: "Listen on 127.0.0.1, or allow known hosts and origins (`allowedHosts`, `allowedOrigins` of the transport).",
  cwe: [1327, 346],
  owasp: ["ASI03", "MCP07"],
  each: "server",
  *check({ code }, { subject }) {
    for (const listener of code?.code.listeners ?? []) {
      if (!isOpen2(listener)) continue;
      const address = listener.host === void 0 ? "no address is given" : `the address is ${JSON.stringify(listener.host)}`;
      yield {
        at: listener.at,
        message: `The server listens on all interfaces (${address}), and no host or origin is checked.`,
        subject,
        detail: listener.host ?? ""
      };
    }
  }
};
function isOpen2({ host, isHostDynamic, checksOrigin }) {
  return !checksOrigin && !isHostDynamic && (host === void 0 || ALL2.has(host));
}

// src/rules/read-only-hint-contradicted.ts
var LOOKING = new Set(
  "git rg grep find ls cat ps df du which whoami uname date file stat head tail jq gh lsof netstat ss ping dig kubectl docker aws gcloud az adb xcrun".split(
    " "
  )
);
var readOnlyHintContradicted = {
  id: "read-only-hint-contradicted",
  aliases: [],
  severity: "high",
  severities: ["medium"],
  kind: "security",
  summary: "A tool claims to be read-only, and its code writes or runs programs",
  why: `
Clients run tools with \`readOnlyHint: true\` without a question. The code was followed from the handler to a write, or to
a program that is run with something that the caller chose: the finding shows the calls. A program that is mostly asked
something (\`git\`, \`grep\`, \`kubectl\`), or is not known, is medium.

Left alone: what every tool of the server does (logs, telemetry), temporary files and files of the server's own package,
and commands that are fixed to the last word.`,
  fix: "Take the hint away, or what the code changes.",
  cwe: [451],
  owasp: ["ASI02", "ASI09", "MCP02"],
  folds: ["annotation-conflict"],
  each: "server",
  *check(surface) {
    for (const { tool, code } of codedTools(surface)) {
      if (field(tool.annotations, "readOnlyHint") !== true) continue;
      const graded = code.effects.flatMap((effect) => {
        const severity2 = severityOf3(effect);
        return severity2 === void 0 ? [] : [{ effect, severity: severity2 }];
      });
      const worst2 = graded.find(({ severity: severity2 }) => severity2 === "high") ?? graded[0];
      if (worst2 === void 0) continue;
      yield {
        at: { doc: tool.place.doc, pointer: `${tool.place.pointer}/annotations/readOnlyHint` },
        message: `readOnlyHint is true, and the code reaches ${worst2.effect.leaf}: ${worst2.effect.symbol}.`,
        severity: worst2.severity,
        related: graded.slice(0, 5).map(({ effect }) => ({ at: effect.at, message: effect.symbol })),
        path: pathOf(worst2.effect)
      };
    }
  }
};
function severityOf3(effect) {
  const { leaf, scope, isOwnFile, isFixed: isFixed2, destination } = effect;
  if (scope === "ambient" || isOwnFile === true || isLogWrite(effect)) return void 0;
  if (leaf.startsWith("WRITE")) return "high";
  if (!leaf.startsWith("EXEC") || isFixed2) return void 0;
  return leaf === "EXEC_PROCESS" && (destination === void 0 || LOOKING.has(destination)) ? "medium" : "high";
}

// src/rules/secret-leaves.ts
var SECRET2 = new Set(
  "key token secret secrets password passwd passphrase credential credentials pat apikey".split(" ")
);
var CARRIES = /* @__PURE__ */ new Set(["body", "header", "url"]);
var secretLeaves = {
  id: "secret-leaves",
  aliases: [],
  severity: "high",
  kind: "security",
  summary: "The code gives keys or the whole environment away",
  why: `
The environment of a server holds the keys that its user gave to it, and often those of everything else on the machine. It
is reported when the whole environment is sent or returned, when a key is returned to the model, when a key that goes to
one service is sent to the host of another as well, and when it is sent to a host that the caller chooses. Left alone: a key in the requests to its own service, and settings
such as ports and addresses.`,
  fix: "Read the variables that are needed by name, and send a key to the service that it belongs to and nowhere else.",
  cwe: [200, 526],
  owasp: ["ASI03", "MCP01"],
  each: "server",
  *check(surface) {
    const { code } = surface;
    if (code === void 0) return;
    const homes = homesOf(code.code);
    for (const { tool, code: toolCode } of codedTools(surface)) {
      const effects = toolCode.effects.filter(({ leaf }) => leaf === "NETWORK_OUTBOUND");
      for (const effect of effects) yield* sent(tool, effect, homes);
      yield* sentAnywhere(tool, effects);
      yield* returned(tool, toolCode.returns, toolCode.effects, toolCode.handler ?? toolCode.site);
    }
  }
};
function* sent(tool, effect, homes) {
  const to = effect.destination ?? "an address that is chosen at run time";
  for (const { origin, role } of effect.inputs) {
    if (origin.kind !== "environment" || !CARRIES.has(role)) continue;
    if (origin.name === void 0) {
      if (role === "url" || effect.use === "config") continue;
      yield effectHit(tool, effect, { message: `The whole environment is sent to ${to} (${effect.symbol}).` });
      continue;
    }
    const domain = registrableDomain(effect.destination ?? "");
    const home = homes.get(origin.name);
    if (domain === void 0 || home === void 0 || isOneOwner(home, domain)) continue;
    const message = `${origin.name} belongs to ${home} and is sent to ${to} as well (${effect.symbol}).`;
    yield effectHit(tool, effect, { message, detail: `${origin.name} ${domain}` });
  }
}
function* sentAnywhere(tool, effects) {
  const going = effects.filter(isHostChosen).map((effect) => ({ effect, names: keysIn(effect) })).filter(({ names: names3 }) => names3.length > 0);
  const [first, ...others] = going;
  if (first === void 0) return;
  const names2 = [...new Set(going.flatMap((one) => one.names))].sort();
  const what = names2.length > 1 ? `${names2.slice(0, 5).join(", ")} are` : `${names2.join("")} is`;
  const message = `${what} sent to a host that the caller chooses (${first.effect.symbol}).`;
  const related = others.slice(0, 5).map(({ effect }) => ({ at: effect.at, message: effect.symbol }));
  yield { ...effectHit(tool, first.effect, { message, detail: "chosen host" }), related };
}
function keysIn({ inputs }) {
  return inputs.flatMap(
    ({ role, origin }) => origin.kind === "environment" && origin.name !== void 0 && role !== "url" && isSecretName2(origin.name) ? [origin.name] : []
  );
}
function isHostChosen({ inputs }) {
  return inputs.some(
    ({ role, origin, isLeading, guard }) => role === "url" && isLeading && guard !== "checked" && origin.kind === "argument"
  );
}
function* returned(tool, returns, effects, at2) {
  for (const { origin } of returns) {
    if (origin.kind !== "environment") continue;
    const { name: name2 } = origin;
    if (name2 !== void 0 && (!isSecretName2(name2) || isSent(name2, effects))) continue;
    if (name2 === void 0 && !effects.some(({ symbol }) => symbol === "process.env")) continue;
    const site = effects.find(
      ({ leaf, symbol, use }) => leaf === "ENV" && use === "output" && symbol === (name2 === void 0 ? "process.env" : `process.env.${name2}`)
    );
    const what = name2 === void 0 ? "The whole environment" : name2;
    yield {
      at: site?.at ?? at2,
      message: `${what} is part of what the tool returns to the model.`,
      subject: tool,
      detail: `output ${name2 ?? ""}`,
      ...site !== void 0 && { path: pathOf(site) }
    };
  }
}
function isSent(name2, effects) {
  return effects.some(
    ({ inputs }) => inputs.some(({ origin }) => origin.kind === "environment" && origin.name === name2)
  );
}
function isSecretName2(name2) {
  return identifierWords(name2.slice(0, 200)).some(({ word }) => SECRET2.has(word));
}
function homesOf({ tools }) {
  const counts = /* @__PURE__ */ new Map();
  for (const { effects } of tools) {
    for (const { destination = "", inputs, leaf } of effects) {
      const domain = registrableDomain(destination);
      if (domain === void 0 || leaf !== "NETWORK_OUTBOUND") continue;
      for (const { origin, role } of inputs) {
        if (origin.kind !== "environment" || origin.name === void 0 || !CARRIES.has(role)) continue;
        if (!isSecretName2(origin.name)) continue;
        const known2 = counts.get(origin.name) ?? /* @__PURE__ */ new Map();
        counts.set(origin.name, known2.set(domain, (known2.get(domain) ?? 0) + 1));
      }
    }
  }
  return new Map([...counts].flatMap(([name2, domains]) => homeOf(name2, domains).map((home) => [name2, home])));
}
function homeOf(name2, domains) {
  if (domains.size < 2) return [];
  const words2 = new Set(identifierWords(name2.slice(0, 200)).map(({ word }) => word));
  const named2 = [...domains.keys()].filter((domain) => domainWords(domain).some((word) => words2.has(word)));
  if (named2.length > 0) return named2.length === 1 ? named2 : [];
  const [first, second] = [...domains].sort((a, b) => b[1] - a[1]);
  return first !== void 0 && (second === void 0 || first[1] > second[1]) ? [first[0]] : [];
}

// src/rules/unanalyzable-tool.ts
var REASONS = 3;
var unanalyzableTool = {
  id: "unanalyzable-tool",
  aliases: ["UNANALYZABLE"],
  severity: "info",
  kind: "security",
  summary: "What a tool's code does could not be found out",
  why: `
With \`source\`, every listed tool is looked for in the code and followed. This names a tool that is in the list and not in
the code, or whose code cannot be followed to what it does: it comes from another package, from a server behind this one,
or from a file that is not there. Nothing is known of such a tool, which is not the same as nothing being wrong with it.
\`min-coverage\` makes a run fail when too few tools are followed.`,
  fix: "Look at this tool yourself; a handler that is a plain function of this repository can be followed.",
  cwe: [1059],
  owasp: ["ASI04", "MCP04"],
  each: "server",
  *check({ tools, code }, { subject }) {
    if (code === void 0) return;
    if (code.code.status === "UNANALYZABLE") {
      yield hit4(subject.place, "No tool with a handler was found in the code", code.code.reasons);
      return;
    }
    for (const tool of tools) {
      const known2 = code.tools.get(tool.name);
      if (known2 === void 0)
        yield hit4(tool.place, "The tool is listed and was not found in the code", code.code.reasons);
      else if (known2.containment.verdict === "UNANALYZABLE") {
        yield hit4(tool.place, "No handler of the tool was found in the code", known2.code.reasons);
      }
    }
  }
};
function hit4(at2, what, reasons) {
  const why = [...new Set(reasons.map(({ code, text }) => `${code}, ${text}`))].slice(0, REASONS);
  const related = reasons.flatMap(({ at: place, text }) => place === void 0 ? [] : [{ at: place, message: text }]);
  return {
    at: at2,
    message: why.length === 0 ? `${what}.` : `${what}: ${why.join("; ")}.`,
    related: related.slice(0, REASONS)
  };
}

// src/rules/undeclared-capability.ts
var SITES = 5;
var undeclaredCapability = {
  id: "undeclared-capability",
  aliases: ["VIOLATION"],
  severity: "high",
  severities: ["medium", "low", "info"],
  kind: "security",
  summary: "A tool's code does something that its text does not declare",
  why: `
A model and its user see the text of a tool, never its code. What the code reaches (files, databases, processes, the
network, the environment) is followed from the handler, call by call, and has to lie inside of what name, description and
parameters declare: \`READ\` declares \`READ_FS\` and \`READ_DB\`, and so on. Each finding shows the calls that lead there.

Writing and running programs is high, a fixed command and reading medium, a call to where the server goes anyway low. What
every tool of a server does is one finding of the server, info. Left alone: reading what is also written, temporary files
and files of the server's own package, environment variables that end as a setting or a key.`,
  fix: "Say in the description what the tool does, or take it out of the code.",
  cwe: [912],
  owasp: ["ASI02", "MCP03"],
  each: "server",
  *check(surface, { subject }) {
    for (const { tool, containment } of codedTools(surface)) {
      for (const undeclared of containment.undeclared) yield hit5(tool, undeclared, containment.declared);
    }
    yield* shared(surface, subject.place);
  }
};
function hit5(tool, { leaf, severity: severity2, witnesses }, declared) {
  const [first] = witnesses;
  const said3 = declared.length === 0 ? "nothing" : declared.join(", ");
  const sites = witnesses.slice(0, SITES).map(({ at: at2, symbol }) => ({ at: at2, message: symbol }));
  return {
    at: tool.place,
    message: `The code reaches ${leaf} (${namesOf(witnesses)}), and the text declares ${said3}.`,
    severity: severity2,
    related: sites,
    ...first !== void 0 && { path: pathOf(first) },
    detail: leaf
  };
}
function namesOf(effects) {
  const names2 = effects.map(
    ({ symbol, destination }) => destination === void 0 ? symbol : `${symbol} to ${destination}`
  );
  const distinct = [...new Set(names2)];
  return distinct.length > 3 ? `${distinct.slice(0, 3).join(", ")} and ${distinct.length - 3} more` : distinct.join(", ");
}
function* shared({ code, tools }, at2) {
  const declared = new Set([...code?.tools.values() ?? []].flatMap(({ containment }) => containment.declared));
  const byLeaf = /* @__PURE__ */ new Map();
  for (const effect of code?.code.ambient ?? []) {
    if (isCovered(effect.leaf, declared) || effect.isOwnFile === true) continue;
    if (effect.leaf === "ENV" && effect.use !== "output") continue;
    byLeaf.set(effect.leaf, [...byLeaf.get(effect.leaf) ?? [], effect]);
  }
  for (const [leaf, effects] of [...byLeaf].sort(([a], [b]) => a < b ? -1 : 1)) {
    const [first] = effects;
    yield {
      at: at2,
      message: `All ${tools.length} tools reach ${leaf} (${namesOf(effects)}), and none of them says so.`,
      severity: "info",
      related: effects.slice(0, SITES).map((effect) => ({ at: effect.at, message: effect.symbol })),
      ...first !== void 0 && { path: pathOf(first) },
      detail: leaf
    };
  }
}

// src/rules/said-directives.ts
var returnedDirective = {
  id: "returned-directive",
  aliases: [],
  severity: "high",
  kind: "security",
  summary: "A text that a tool returns gives orders to the model",
  why: `
A list of tools can be clean, and the poison come with the first answer: an "error" that asks for a key file, a result that
tells the model to keep something from its user. Every constant text that the code returns or throws is read with the rules
for poisoned text; what they report at high or worse in a description is reported here.`,
  fix: "Return what the caller asked for; say what to do next in the description, where users can read it.",
  cwe: [1427],
  owasp: ["ASI01", "MCP06"],
  each: "server",
  *check(surface, facts) {
    yield* said2(surface, facts, "result", "What the tool returns gives orders to the model");
  }
};
var samplingDirective = {
  id: "sampling-directive",
  aliases: [],
  severity: "high",
  kind: "security",
  summary: "A text that a server has the client's model complete gives it orders",
  why: `
With sampling, a server has the client's model write for it, with what the model knows of the user. Every constant text that
the code sends there is read with the rules for poisoned text; what they report at high or worse in a description is
reported here.`,
  fix: "Ask the model for the text that the tool needs and for nothing of the user's.",
  cwe: [1427],
  owasp: ["ASI01", "MCP06"],
  each: "server",
  *check(surface, facts) {
    yield* said2(surface, facts, "sampling", "What the tool sends to the client's model gives it orders");
  }
};
function* said2(surface, facts, to, what) {
  const seen = /* @__PURE__ */ new Set();
  for (const { tool, code } of codedTools(surface)) {
    for (const { value, at: at2 } of code.sayings.filter((saying2) => saying2.to === to)) {
      if (seen.has(value)) continue;
      seen.add(value);
      const text = { value, field: "", role: "prose", place: at2 };
      if (facts.directives(text).length === 0 || !facts.alarms(text, tool)) continue;
      yield { at: { text, start: 0, end: value.length }, message: `${what}.`, subject: tool };
    }
  }
}

// src/rules/index.ts
var RULES = [
  acceptedFindingExpired,
  agentImperative,
  annotationConflict,
  annotationContradictsPolicy,
  annotationsChanged,
  argumentBecomesOption,
  argumentChoosesPath,
  argumentChoosesUrl,
  argumentDependentClass,
  argumentReachesEval,
  argumentReachesShell,
  argumentReachesSql,
  argumentRewrite,
  arrayWithoutItems,
  base64Blob,
  broadAutoApproval,
  classRaised,
  codeInjectingEnv,
  combinedNameLength,
  concealmentDirective,
  concreteCommand,
  confusableIdentifier,
  containerHostAccess,
  contextShare,
  covertRecipient,
  credentialsMention,
  crossToolRule,
  danglingReference,
  declaredFieldConflict,
  delayedOrder,
  descriptionChanged,
  descriptionOverClientLimit,
  duplicateToolName,
  duplicateToolNameAcrossServers,
  dynamicDescription,
  elicitationAsksSecret,
  emptyEnumValue,
  emptySchemaList,
  exfiltrationChannelParameter,
  externalSchemaReference,
  headerMirrorsSecret,
  hiddenCommandPath,
  hiddenInstructionMarker,
  hiddenUnicode,
  iconSource,
  inputSchemaChanged,
  inputSchemaMissing,
  inputSchemaNoProperties,
  inputSchemaRootCombinator,
  inputSchemaRootType,
  insecureTransport,
  installScript,
  installScriptNetwork,
  instructionOverride,
  instructionsChanged,
  invalidJsonSchema,
  invalidToolShape,
  launchChanged,
  linkTextMismatch,
  listDiffers,
  literalSecret,
  longDescription,
  lookalikePackage,
  mandatoryOtherTool,
  missingAnnotations,
  missingDescription,
  nonStringEnum,
  nullableKeyword,
  openHttpServer,
  outputSchemaRoot,
  outranksOperator,
  oversizedTool,
  permissionNameCollision,
  policyBelowEvidence,
  policyUnknownArgument,
  preferenceManipulation,
  privilegeEscalation,
  promptChanged,
  propertyName,
  propertyWithoutType,
  readOnlyHintContradicted,
  recursiveReference,
  requiredWithoutProperty,
  resourceChanged,
  returnedDirective,
  samplingDirective,
  schemaDraft,
  secretLeaves,
  sensitivePath,
  serverIdentityChanged,
  serverOverBudget,
  shellInConfig,
  stalePolicyEntry,
  terminalEscape,
  tooManyTools,
  toolName,
  toolRouter,
  toolSetChanged,
  toxicFlow,
  triggerPlusSensitiveTarget,
  tupleItems,
  typeUnion,
  unanalyzableTool,
  unconstrainedSink,
  undeclaredCapability,
  unknownField,
  unlistedToolMention,
  unpinnedPackage,
  unratedTool,
  unsupportedFormat,
  unsupportedKeyword,
  unsupportedPattern,
  urlInMetadata,
  vulnerablePackage,
  whitespacePadding
];

export {
  differOnlyInVolatile,
  isSecretName,
  blottedText,
  isReference,
  byKey,
  lookOf,
  spelledAs,
  areNear,
  memoized,
  Rewriter,
  rewriteMatches,
  compose,
  INVISIBLE_SIGN,
  invisibleRuns,
  smuggledTexts,
  unsmuggle,
  spaceOut,
  ENCODED_SIGN,
  encodedRuns,
  decodeRuns,
  SPELLINGS,
  tokens,
  statements,
  RULES
};
