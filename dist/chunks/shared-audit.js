import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  DEFAULT_BUDGETS
} from "./shared-model-cost.js";
import {
  ENCODED_SIGN,
  Rewriter,
  SPELLINGS,
  byClaudeCodeName,
  compose,
  decodeRuns,
  encodedRuns,
  identifierWords,
  invisibleRuns,
  lookOf,
  plainName,
  rewriteMatches,
  sentences,
  smuggledTexts,
  spaceOut,
  statements,
  tokens,
  unsmuggle
} from "./shared-rules.js";
import {
  gate
} from "./shared-gate.js";
import {
  isSpan,
  placeOf
} from "./shared-model-text.js";
import {
  rank
} from "./shared-model-severity.js";
import {
  TOOL_CLASSES,
  classRank,
  decisive
} from "./shared-model-rating.js";
import {
  costOf
} from "./shared-cost.js";
import {
  canonicalJson,
  field,
  isArray,
  isObject,
  pointerStep,
  stringField
} from "./shared-model-json.js";
import {
  DEFAULT_PROFILES
} from "./shared-profiles.js";

// src/compatibility.ts
function compatibility(surface, profiles, findings) {
  const found = findings.filter(({ server }) => server === surface.key);
  return profiles.map(({ name }) => {
    const rejected = new Set(found.filter((finding) => finding.profiles?.includes(name)).map(({ subject }) => subject));
    const rewritten = new Set(
      found.filter((finding) => finding.rewrittenBy?.includes(name)).map(({ subject }) => subject)
    );
    const reception = (subject) => {
      if (subject === void 0) return "accepted";
      return rejected.has(subject) ? "rejected" : rewritten.has(subject) ? "rewritten" : "accepted";
    };
    return {
      profile: name,
      server: reception(surface.subjects.find(({ kind }) => kind === "server")),
      tools: new Map(surface.tools.map((tool) => [tool, reception(tool)]))
    };
  });
}

// src/hash.ts
import { createHash } from "node:crypto";
function sha256(text) {
  return createHash("sha256").update(text, "utf8").digest("hex");
}
function definitionHash(raw) {
  return sha256(canonicalJson(raw));
}
function surfaceHash(surface) {
  const parts = surface.subjects.map((subject) => `${subject.kind} ${canonicalJson(subject.raw)}`);
  return sha256(parts.sort((a, b) => a < b ? -1 : 1).join("\n"));
}

// src/findings.ts
var EXCERPT_LIMIT = 300;
function subjectFinder(surface) {
  const subjects = [...surface.subjects, ...entryOf(surface)];
  const at = new Map(subjects.map((subject) => [`${subject.place.doc} ${subject.place.pointer}`, subject]));
  const deepest = subjects.reduce((most, { place }) => Math.max(most, stepsOf(place.pointer)), 0);
  const server = surface.subjects.find(({ kind }) => kind === "server");
  return ({ doc, pointer }) => {
    for (const above of upwards(pointer, deepest)) {
      const subject = at.get(`${doc} ${above}`);
      if (subject !== void 0) return subject;
    }
    if (server === void 0) throw new Error(`surface ${surface.key} has no subject for the server itself`);
    return server;
  };
}
function entryOf({ key, launch }) {
  if (launch === void 0) return [];
  const named = (words) => words.map(({ name, value }) => [name, value]);
  const raw = {
    command: launch.command?.value ?? null,
    args: launch.args.map(({ value }) => value),
    url: launch.url?.value ?? null,
    settings: [launch.env, launch.headers, launch.helpers, launch.approvals].map(named)
  };
  return [{ kind: "server", name: key, place: launch.place, raw, texts: [] }];
}
function stepsOf(pointer) {
  return pointer.split("/").length - 1;
}
function* upwards(pointer, steps2) {
  let end = 0;
  for (let step = 0; step < steps2 && end < pointer.length; step += 1) {
    const next = pointer.indexOf("/", end + 1);
    end = next === -1 ? pointer.length : next;
  }
  for (let above = pointer.slice(0, end); above !== ""; above = above.slice(0, above.lastIndexOf("/"))) yield above;
}
function toFinding(rule, hit, server, subject) {
  const field2 = isSpan(hit.at) ? hit.at.text.field : fieldOf(hit.at, subject);
  const matched = isSpan(hit.at) ? hit.at.text.value.slice(hit.at.start, hit.at.end) : "";
  const identity = [rule.id, server, `${subject.kind} ${subject.name}`, field2, matched.replace(/\s+/g, " ").trim()];
  return {
    rule,
    severity: hit.severity ?? rule.severity,
    server,
    subject,
    field: field2,
    at: hit.at,
    message: hit.message,
    excerpt: matched.slice(0, EXCERPT_LIMIT),
    related: hit.related ?? [],
    ...hit.profiles !== void 0 && { profiles: hit.profiles },
    ...hit.rewrittenBy !== void 0 && { rewrittenBy: hit.rewrittenBy },
    ...hit.fix !== void 0 && { fix: hit.fix },
    folded: [],
    fingerprint: sha256(JSON.stringify(identity))
  };
}
function fieldOf(place, subject) {
  const { doc, pointer } = subject.place;
  if (place.doc !== doc || !place.pointer.startsWith(`${pointer}/`)) return "";
  const steps2 = place.pointer.slice(pointer.length + 1).split("/");
  return steps2.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~")).join(".");
}
function textHash(finding) {
  return sha256(isSpan(finding.at) ? finding.at.text.value : canonicalJson(finding.subject.raw));
}
function distinct(findings) {
  const byFingerprint = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    const known2 = byFingerprint.get(finding.fingerprint);
    if (known2 === void 0 || rank(known2.severity) < rank(finding.severity)) {
      byFingerprint.set(finding.fingerprint, finding);
    }
  }
  return [...byFingerprint.values()];
}
function foldNarrower(findings) {
  const bySubject = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    const group = bySubject.get(finding.subject);
    if (group === void 0) bySubject.set(finding.subject, [finding]);
    else group.push(finding);
  }
  return [...bySubject.values()].flatMap((group) => {
    const wider = group.filter(({ rule }) => rule.folds !== void 0);
    const around = finderOfWider(wider);
    const foldedInto = new Map(wider.map((finding) => [finding, []]));
    const kept = group.filter((narrow) => {
      const wide = around(narrow).find((candidate) => folds(candidate, narrow));
      if (wide === void 0) return true;
      foldedInto.get(wide)?.push(narrow);
      return false;
    });
    return kept.map((finding) => standingFor(finding, foldedInto.get(finding) ?? []));
  });
}
function finderOfWider(wider) {
  const spans = /* @__PURE__ */ new Map();
  const places = /* @__PURE__ */ new Map();
  let deepest = 0;
  for (const finding of wider) {
    const { doc, pointer } = placeOf(finding.at);
    const at = isSpan(finding.at) ? spans : places;
    const same = at.get(`${doc} ${pointer}`);
    if (same === void 0) at.set(`${doc} ${pointer}`, [finding]);
    else same.push(finding);
    if (at === places) deepest = Math.max(deepest, stepsOf(pointer));
  }
  return ({ at }) => {
    const { doc, pointer } = placeOf(at);
    const above = [...upwards(pointer, deepest), ""].flatMap((path) => places.get(`${doc} ${path}`) ?? []);
    return [...above, ...spans.get(`${doc} ${pointer}`) ?? []];
  };
}
function standingFor(wide, narrower) {
  if (narrower.length === 0) return wide;
  const all = [wide, ...narrower];
  const [worst2 = wide] = [...all].sort((a, b) => rank(b.severity) - rank(a.severity));
  const clients = (of) => all.every((finding) => finding[of] === void 0) ? {} : { [of]: [...new Set(all.flatMap((finding) => finding[of] ?? []))].sort() };
  return {
    ...wide,
    severity: worst2.severity,
    folded: [...new Set(narrower.map(({ rule }) => rule.id))].sort(),
    ...clients("profiles"),
    ...clients("rewrittenBy")
  };
}
function folds(wide, narrow) {
  return wide !== narrow && wide.rule.folds?.includes(narrow.rule.id) === true && contains(wide.at, narrow.at);
}
function contains(wide, narrow) {
  const outer = placeOf(wide);
  const inner = placeOf(narrow);
  if (outer.doc !== inner.doc) return false;
  if (!isSpan(wide)) return inner.pointer === outer.pointer || inner.pointer.startsWith(`${outer.pointer}/`);
  if (!isSpan(narrow) || outer.pointer !== inner.pointer || outer.key !== inner.key) return false;
  return wide.start <= narrow.start && narrow.end <= wide.end;
}
function inOrder(findings) {
  const keyed = findings.map((finding) => ({
    finding,
    key: [
      String(9 - rank(finding.severity)),
      finding.server,
      finding.subject.kind,
      finding.subject.name,
      finding.field,
      String(isSpan(finding.at) ? finding.at.start : 0).padStart(12, "0"),
      finding.rule.id,
      finding.fingerprint
    ].join("\0")
  }));
  return keyed.sort((a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0).map(({ finding }) => finding);
}

// src/text/fold.ts
var PLAIN = /^[\t\n\r\x20-\x7e]*$/;
var WIDE_GAP = /[^\n\r\t ][\t ]{2,}[^\n\r\t ]/;
var PIECE = /[^\S\uFEFF]+|[\S\uFEFF]+/gu;
var BLANK = /[\u115F\u1160\u2800\u3164\uFFA0]/;
var SEQUENCE = new RegExp("\\[[\\d:;<=>?]{1,40}[ !\"#$%&'()*+,./-]{0,4}[a-z@`{|}~]|[\\]PX^_]\\P{Cc}{0,400}|\\\\", "iuy");
var CONTROL = new RegExp("(?![\\t\\n\\v\\f\\r])\\p{Cc}", "u");
var LATIN = /[A-Z]/i;
var MARK = new RegExp("\\p{M}", "u");
var PRINTABLE = /^[\x21-\x7e]*$/;
var NEXT_LINE = "\x85";
function fold(value) {
  if (PLAIN.test(value) && !WIDE_GAP.test(value)) return void 0;
  const folding = new Folding(value);
  for (const { 0: piece, index } of value.matchAll(PIECE)) {
    if (/^[^\S\uFEFF]/u.test(piece)) folding.space(piece, index);
    else folding.word(piece, index);
  }
  return folding.done();
}
var Folding = class {
  value;
  rewriter;
  hidden;
  nextHidden = 0;
  isLatin;
  /** Whether the character before is, or was folded to, an ASCII one: a mark on it is a disguise. */
  afterLatin = true;
  undone = /* @__PURE__ */ new Set();
  constructor(value) {
    this.value = value;
    this.rewriter = new Rewriter(value);
    this.hidden = invisibleRuns(value);
    this.isLatin = isMostlyLatin(value);
  }
  done() {
    const rewrite = this.rewriter.done();
    if (rewrite === void 0) return void 0;
    const replaced = this.undone.has("look-alikes");
    const removed = this.undone.has("hidden");
    const via = replaced ? `the text with look-alike characters replaced${removed ? " and hidden ones removed" : ""}` : `the text with ${removed ? "hidden characters removed" : "its spacing evened out"}`;
    return { ...rewrite, via };
  }
  /** Line breaks and the indentation after them say where sentences end: they stay. */
  space(piece, start) {
    const edge = start === 0 || start + piece.length === this.value.length;
    const even = /[\n\r\u2028\u2029]/.test(piece) ? piece.replace(/[^\S\n\r\t]/gu, (space) => /[\u2028\u2029]/.test(space) ? "\n" : " ") : edge ? piece.replace(/[^\t]/gu, " ") : " ";
    if (even === piece) return;
    this.replace(start, start + piece.length, even, "spacing");
  }
  word(word, start) {
    if (PRINTABLE.test(word)) return;
    const end = start + word.length;
    const imitates = isImitation(word, this.isLatin);
    this.afterLatin = true;
    for (let at = start; at < end; ) at = this.character(at, end, imitates);
  }
  /** Folds what stands at `at`, and says where the next character does. */
  character(at, end, imitates) {
    const hiddenEnd = this.hiddenEnd(at);
    if (hiddenEnd > at) {
      this.replace(at, hiddenEnd, BLANK.test(this.value.slice(at, hiddenEnd)) ? " " : "", "hidden");
      return hiddenEnd;
    }
    const character = String.fromCodePoint(this.value.codePointAt(at) ?? 0);
    const next = at + character.length;
    if (PRINTABLE.test(character)) {
      this.afterLatin = true;
    } else if (MARK.test(character)) {
      if (this.afterLatin) this.replace(at, next, "", "look-alikes");
    } else if (CONTROL.test(character) || isLoneSurrogate(character)) {
      const sequence = Math.min(end, sequenceEnd(this.value, at));
      this.replace(at, sequence, character === NEXT_LINE ? "\n" : "", "hidden");
      return sequence;
    } else {
      const look = lookOf(character);
      this.afterLatin = look.kind === "form" || imitates && (look.kind === "imitation" || look.kind === "shape");
      if (this.afterLatin) this.replace(at, next, look.as, "look-alikes");
    }
    return next;
  }
  replace(start, end, by, undone) {
    this.undone.add(undone);
    this.rewriter.replace(start, end, by);
  }
  /** Where the hidden run that holds `at` ends; `at` itself when none does. */
  hiddenEnd(at) {
    while ((this.hidden[this.nextHidden]?.end ?? Infinity) <= at) this.nextHidden += 1;
    const run = this.hidden[this.nextHidden];
    return run !== void 0 && run.start <= at ? run.end : at;
  }
};
function sequenceEnd(value, at) {
  if (value[at] !== "\x1B") return at + 1;
  SEQUENCE.lastIndex = at + 1;
  return at + 1 + (SEQUENCE.exec(value)?.[0].length ?? 0);
}
function isMostlyLatin(value) {
  let latin = 0;
  for (const character of value) {
    const look = character > "~" ? lookOf(character) : void 0;
    if (look?.kind === "letter") latin -= 1;
    else if (LATIN.test(character) || look?.kind === "form" && LATIN.test(look.as)) latin += 1;
  }
  return latin >= 0;
}
function isImitation(word, textIsLatin) {
  let allImitate = true;
  for (const character of word) {
    if (LATIN.test(character)) return true;
    const look = lookOf(character);
    if (look.kind === "form" && LATIN.test(look.as)) return true;
    if (look.kind === "letter" || look.kind === "shape" && !textIsLatin) allImitate = false;
  }
  return allImitate;
}
function isLoneSurrogate(character) {
  return character.length === 1 && character >= "\uD800" && character <= "\uDFFF";
}

// src/text/respell.ts
var EMPHASIS = /[*_]+|~{2,}/g;
var LETTER = new RegExp("\\p{L}", "u");
var LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
var INLINE_TAGS = /<\/?(?:[bius]|em|strong|small|big|sub|sup|span|font|mark|wbr)(?:\s[^<>]{0,80})?\/?>|\b<!--[^<>]{0,80}-->\b/gi;
var MIXED_WORD = /(?<![\w@$.\\])[a-z013457@$]{2,20}(?![\w@$]|\.[a-z])/gi;
var DISGUISED = /[a-z][013457@$]{1,2}(?:[a-z]|$)|^[013457]{1,2}[a-z]{3}/i;
var DIGIT = /[013457@$]/;
var LETTERS = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s"
};
var SPREAD = new RegExp("(?<![\\p{L}\\p{N}])\\p{L}(?:[ .\xB7_*|-]{1,4}\\p{L}){5}(?![\\p{L}\\p{N}])", "u");
var SPREAD_RUN = new RegExp("(?<![\\p{L}\\p{N}])\\p{L}(?:[ .\xB7_*|-]{1,4}\\p{L})+(?![\\p{L}\\p{N}])", "gu");
var WRAP = /(?<=[^\s.!?:;{}\\])[ \t]{0,4}\r?\n[ \t]{0,12}(?=[\p{L}\p{N}"'`/&|$~(-])(?!- )|(?<=:)[ \t]{0,4}(?:\r?\n[ \t]{0,12}){1,3}(?=(?:curl|wget|bash|rm|chmod|eval|sudo|powershell|iwr|nc)\b)/gu;
var GAP = /[ .·_*|-]{1,4}/g;
var CONTINUED = /(?<=[\p{L}\p{N}`,/"')])[ \t]{0,4}\n[ \t]{0,12}(?:[-*+•>]|\d{1,2}[.)])[ \t]{1,4}(?=[\p{Ll}`~/"'])/gu;
function unmark(value) {
  const shown = rewriteMatches(value, EMPHASIS, ({ 0: run, index }) => {
    const before = value[index - 1] ?? " ";
    const after = value[index + run.length] ?? " ";
    return isEmphasis(run, before, after) ? "" : void 0;
  });
  const untagged = rewriteMatches(shown?.value ?? value, INLINE_TAGS, () => "");
  return shown === void 0 || untagged === void 0 ? untagged ?? shown : compose(shown, untagged);
}
function isEmphasis(run, before, after) {
  if (LETTER.test(before) && LETTER.test(after)) return !run.includes("_");
  return LETTER_OR_DIGIT.test(before) !== LETTER_OR_DIGIT.test(after);
}
function undigit(value) {
  if (!DIGIT.test(value)) return void 0;
  let sure = 0;
  for (const [word] of value.matchAll(MIXED_WORD)) if (isDisguised(word)) sure += 1;
  if (sure === 0) return void 0;
  return rewriteMatches(
    value,
    MIXED_WORD,
    ([word]) => isDisguised(word) || sure > 1 && /[a-z]/i.test(word) && DIGIT.test(word) ? lettersOf(word) : void 0
  );
}
function gather(value) {
  if (!SPREAD.test(value)) return void 0;
  return rewriteMatches(value, SPREAD_RUN, ([run]) => {
    const usual = commonest(run.match(GAP) ?? []);
    return run.replace(GAP, (gap) => {
      if (gap === usual || /^[.·*|]+$/.test(gap)) return "";
      return gap.trim() === "" ? " " : gap;
    });
  });
}
function commonest(gaps) {
  const counts2 = /* @__PURE__ */ new Map();
  for (const gap of gaps) counts2.set(gap, (counts2.get(gap) ?? 0) + 1);
  return [...counts2].sort(([, a], [, b]) => b - a)[0]?.[0];
}
function rejoin(value) {
  return rewriteMatches(value, CONTINUED, () => " ");
}
function unwrap(value) {
  return rewriteMatches(value, WRAP, () => " ");
}
function isDisguised(word) {
  const letters = word.replace(/[^a-z]/gi, "").length;
  return letters >= 2 && word.length >= 3 && letters * 2 >= word.length && DISGUISED.test(word) && !/^[a-z]+\d$/i.test(word);
}
function lettersOf(word) {
  return word.replace(/[013457@$]/g, (digit, at) => {
    if (digit !== "1") return LETTERS[digit] ?? digit;
    return /[aeou1340]/i.test(word[at - 1] ?? "") || word[at + 1] === "1" ? "l" : "i";
  });
}

// src/text/readings.ts
var DEPTH = 3;
var MOST = 12;
var ODD_CHARACTER = /[^\t\n\r\x20-\x7e]/;
var DECODINGS = [
  {
    sign: ODD_CHARACTER,
    undo: (value) => {
      const found = smuggledTexts(value);
      return { rewrite: unsmuggle(value, found), via: found[0]?.via ?? "" };
    }
  },
  {
    sign: ENCODED_SIGN,
    undo: (value) => {
      const found = encodedRuns(value);
      return { rewrite: decodeRuns(value, found), via: found[0]?.encoding ?? "" };
    }
  },
  ...SPELLINGS.map(({ sign, via, decode }) => ({ sign, undo: (value) => ({ rewrite: decode(value), via }) })),
  {
    sign: ODD_CHARACTER,
    undo: (value) => ({ rewrite: spaceOut(value), via: "the text with hidden characters as spaces" })
  },
  {
    sign: /\b[a-z](?:[ .·_*|-]{1,4}[a-z]\b){5}/i,
    undo: (value) => ({ rewrite: gather(value), via: "the text with spread letters put together" })
  }
];
var RESPELLINGS = [
  {
    sign: /[*~][a-z]|[a-z][*~]|\b_|_\b|<[/a-z]/i,
    undo: (value) => ({ rewrite: unmark(value), via: "the text without the marks in its words" })
  },
  {
    sign: /\n[ \t]{0,12}(?:[-*+•>]|\d{1,2}[.)])[ \t]/,
    undo: (value) => ({ rewrite: rejoin(value), via: "the text with its items joined" })
  },
  {
    // Only commands must stand on one line; sentences are read over its end anyhow.
    sign: /(?:&&|\b(?:curl|wget|bash|rm|chmod|eval|sudo|powershell|iwr|nc)\b)[^\n]{0,200}\n|:\s{1,20}(?:curl|wget|bash|rm|chmod|eval|sudo|powershell|iwr|nc)\b/i,
    undo: (value) => ({ rewrite: unwrap(value), via: "the text with its broken lines joined" })
  },
  {
    sign: /[a-z][013457@$]{1,2}(?:[a-z]|\b)|\b[013457]{1,2}[a-z]/i,
    undo: (value) => ({ rewrite: undigit(value), via: "the text with digits read as letters" })
  }
];
function readings(value) {
  const written = { value, via: "written", range: (start, end) => ({ start, end }) };
  const found = [written];
  const seen = /* @__PURE__ */ new Set([value]);
  let level = [written];
  for (let depth = 0; depth < DEPTH && level.length > 0; depth += 1) {
    const next = [];
    for (const from of level) {
      for (const { rewrite, via } of steps(from.value)) {
        if (rewrite === void 0 || seen.has(rewrite.value) || found.length + next.length >= MOST) continue;
        seen.add(rewrite.value);
        next.push({ ...compose(from, rewrite), via: from === written ? via : `${via}, in ${from.via}` });
      }
    }
    found.push(...next);
    level = next;
  }
  return found;
}
function steps(value) {
  const folded = fold(value);
  const others = folded === void 0 ? [...DECODINGS, ...RESPELLINGS] : DECODINGS;
  const undone = others.filter(({ sign }) => sign.test(value)).map(({ undo }) => undo(value));
  return folded === void 0 ? undone : [...undone, { rewrite: folded, via: folded.via }];
}

// src/hits.ts
var HITS_PER_TEXT = 20;
var QUOTE_LIMIT = 200;
var NONE = [];
function ofGrain(rules, grain) {
  return rules.filter((rule) => rule.each === grain);
}
function hitsOf(surface, rules, factsFor, fault) {
  const found = [];
  const ask = memoized(askings(ofGrain(rules, "text")));
  const [aboutSubjects, aboutTools] = [ofGrain(rules, "subject"), ofGrain(rules, "tool")];
  for (const subject of surface.subjects) {
    const facts = factsFor(subject);
    for (const text of subject.texts) collect(found, hitsInText(text, ask(text.value), facts, fault));
    collect(found, hitsIn(subject, aboutSubjects, facts, fault));
  }
  for (const tool of surface.tools) collect(found, hitsIn(tool, aboutTools, factsFor(tool), fault));
  const [server] = surface.subjects;
  if (server === void 0) return found;
  collect(found, hitsIn(surface, ofGrain(rules, "server"), factsFor(server), fault));
  if (surface.launch !== void 0) {
    collect(found, hitsIn(surface.launch, ofGrain(rules, "launch"), factsFor(server), fault));
  }
  return found;
}
function hitsIn(thing, rules, facts, fault) {
  const found = [];
  for (const rule of rules) {
    try {
      for (const hit of rule.check(thing, facts)) found.push({ rule, hit });
    } catch (error) {
      fault(rule, error);
    }
  }
  return found;
}
function askings(rules) {
  return (value) => readings(value).map((reading) => {
    const bears = memoized((sign) => sign.test(reading.value));
    const isAsked = ({ reads, sign }) => (reads !== "written" || reading.value === value) && (sign === void 0 || bears(sign));
    return { reading, rules: rules.filter(isAsked) };
  });
}
function hitsInText(text, askingsOfText, facts, fault) {
  const found = /* @__PURE__ */ new Map();
  for (const { reading, rules } of askingsOfText) {
    const isWritten = reading.value === text.value;
    const read = isWritten ? text : { ...text, value: reading.value };
    const hits = /* @__PURE__ */ new Map();
    for (const { rule, hit } of hitsIn(read, rules, facts, fault)) {
      const mine = isWritten ? hit : mapped(hit, read, text, reading);
      const known2 = hits.get(rule);
      if (known2 === void 0) hits.set(rule, [mine]);
      else known2.push(mine);
    }
    for (const [rule, fresh] of hits) found.set(rule, merged(rule, found.get(rule) ?? [], fresh));
  }
  return found.size === 0 ? NONE : [...found].flatMap(([rule, hits]) => hits.map((hit) => ({ rule, hit })));
}
function merged(rule, earlier, hits) {
  const severity = (hit) => rank(hit.severity ?? rule.severity);
  const fresh = hits.filter(
    (hit) => !earlier.some((known2) => overlaps(known2.at, hit.at) && severity(known2) >= severity(hit))
  );
  const kept = earlier.filter((known2) => !fresh.some((hit) => overlaps(known2.at, hit.at)));
  return [...kept, ...atMost(HITS_PER_TEXT - kept.length, fresh)];
}
function mapped(hit, read, written, reading) {
  const back = (at) => isSpan(at) && at.text === read ? { text: written, ...reading.range(at.start, at.end) } : at;
  const quote = isSpan(hit.at) ? hit.at.text.value.slice(hit.at.start, hit.at.end).slice(0, QUOTE_LIMIT) : "";
  return {
    ...hit,
    at: back(hit.at),
    message: `${hit.message} Read from ${reading.via}: "${quote}".`,
    related: (hit.related ?? []).map((related) => ({ ...related, at: back(related.at) }))
  };
}
function overlaps(a, b) {
  return isSpan(a) && isSpan(b) ? a.start < b.end && b.start < a.end : !isSpan(a) && !isSpan(b);
}
function atMost(limit, hits) {
  const last = hits[limit - 1];
  if (hits.length <= limit || last === void 0) return hits.slice(0, Math.max(limit, 0));
  const message = `${last.message} ${hits.length - limit} more like it in this text are not listed.`;
  return [...hits.slice(0, limit - 1), { ...last, message }];
}
var KEPT_ENTRIES = 5e3;
var KEPT_UNITS = 1e6;
function memoized(make) {
  const known2 = /* @__PURE__ */ new Map();
  let units = 0;
  return (given) => {
    const before = known2.get(given);
    if (before !== void 0) return before;
    const made = make(given);
    if (known2.size >= KEPT_ENTRIES || units > KEPT_UNITS) {
      known2.clear();
      units = 0;
    }
    units += typeof given === "string" ? given.length : 0;
    known2.set(given, made);
    return made;
  };
}
function collect(into, hits) {
  for (const hit of hits) into.push(hit);
}

// src/order.ts
var KINDS = ["server", "tool", "prompt", "resource", "template"];
function inNameOrder(surface) {
  const kind = (subject) => KINDS.indexOf(subject.kind);
  const byKind = (a, b) => kind(a) - kind(b) || byName(a, b);
  return { ...surface, subjects: [...surface.subjects].sort(byKind), tools: [...surface.tools].sort(byName) };
}
function byName(a, b) {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  const left = canonicalJson(a.raw);
  const right = canonicalJson(b.raw);
  return left < right ? -1 : left > right ? 1 : 0;
}

// src/permissions/claude-code.ts
var DECISIONS = {
  read: "allow",
  write: "ask",
  irreversible: "ask",
  destructive: "deny"
};
var STRICTNESS = ["allow", "ask", "deny"];
function claudeCodePermissions(servers) {
  const ratings = new Map(servers.flatMap((server) => [...server.ratings]));
  const named = byClaudeCodeName(servers.map(({ surface }) => surface));
  const rules = new Map(
    [...named].flatMap(([rule, tools]) => {
      const verdict = tools.length > 1 ? shared(tools, ratings) : void 0;
      return tools.map(({ tool }) => [tool, { rule, verdict }]);
    })
  );
  return servers.map(
    (server) => [...server.ratings].flatMap(([tool, rating]) => {
      const found = rules.get(tool);
      if (found === void 0) return [];
      const verdict = found.verdict ?? verdictOn(rating);
      return [{ rule: found.rule, ...verdict, tool: tool.name, class: rating.class }];
    }).sort((a, b) => sortKey(a) < sortKey(b) ? -1 : 1)
  );
}
function sortKey({ rule, tool, class: toolClass, reason }) {
  return [rule, tool, toolClass, reason].join("\0");
}
function verdictOn(rating) {
  const { class: toolClass, reasons, flags } = rating;
  const said2 = decisive(rating).message;
  if (toolClass === "read" && flags.includes("sensitive_read")) {
    return { decision: "ask", reason: `It only reads, but what it reads is secret. ${said2}` };
  }
  if (toolClass === "read" && flags.includes("arg_dependent")) {
    return { decision: "ask", reason: `It reads, but some values of its arguments make it do more. ${said2}` };
  }
  const isOnlyHinted = reasons.every((reason) => reason.class !== "destructive" || reason.id === "class-annotations");
  if (toolClass === "destructive" && isOnlyHinted) {
    return { decision: "ask", reason: `Nothing but the server's own hint calls it destructive. ${said2}` };
  }
  return { decision: DECISIONS[toolClass], reason: said2 };
}
function shared(tools, ratings) {
  const decisions = tools.flatMap(({ tool }) => {
    const rating = ratings.get(tool);
    return rating === void 0 ? [] : [STRICTNESS.indexOf(verdictOn(rating).decision)];
  });
  const strictest = STRICTNESS[Math.max(STRICTNESS.indexOf("ask"), ...decisions)] ?? "ask";
  return {
    decision: strictest,
    reason: `${tools.length} tools have this name in Claude Code: which one a call means is open.`
  };
}

// src/rating/annotations.ts
function published(tool, key) {
  const meta = field(tool.raw, "_meta");
  const holders = [
    [tool.annotations, "/annotations"],
    [isObject(meta) ? meta : {}, "/_meta"]
  ];
  return holders.flatMap(([holder, pointer]) => {
    const value = field(holder, key);
    return value === void 0 ? [] : [{ value, pointer: pointer + pointerStep(key) }];
  });
}
function publishes(tool, key) {
  return published(tool, key).some(({ value }) => value === true);
}
function annotationReasons(tool, sends) {
  const reason = (toolClass, pointer, message) => ({
    id: "class-annotations",
    class: toolClass,
    at: { doc: tool.place.doc, pointer: tool.place.pointer + pointer },
    message
  });
  const hints = [];
  if (field(tool.annotations, "destructiveHint") === true) {
    hints.push(
      reason("destructive", "/annotations/destructiveHint", "The server says so itself: destructiveHint is true.")
    );
  }
  if (field(tool.annotations, "readOnlyHint") === false) {
    hints.push(
      reason("write", "/annotations/readOnlyHint", "The server says that it is no read: readOnlyHint is false.")
    );
  }
  const levels = published(tool, "level").flatMap(({ value, pointer }) => {
    if (value === "write") return [reason("write", pointer, 'The server publishes the level "write".')];
    if (value !== "critical") return [];
    return [reason(sends ? "irreversible" : "destructive", pointer, 'The server publishes the level "critical".')];
  });
  return [...hints, ...levels.slice(0, 1)];
}
function publishedEscalations(tool) {
  const [first] = published(tool, "critical_when");
  if (first === void 0 || !isObject(first.value)) return [];
  return Object.entries(first.value).flatMap(([argument, listed]) => {
    const values = (isArray(listed) ? listed : [listed]).filter((value) => !isObject(value) && !isArray(value)).map(String);
    const plain = values.filter((value) => !value.startsWith("re:")).sort();
    const patterns = values.filter((value) => value.startsWith("re:")).map((value) => value.slice(3));
    return [
      ...plain.length > 0 ? [{ argument, values: plain, class: "destructive" }] : [],
      ...patterns.sort().map((matches) => ({ argument, values: [], matches, class: "destructive" }))
    ];
  });
}

// src/rating/verbs.ts
var VERB_KINDS = ["read", "write", "send", "money", "final", "removal", "unclear"];
var LISTS = {
  read: `
    get list search
    find fetch read retrieve query lookup look view show describe display browse inspect peek preview count
    check verify validate analyze analyse assess audit scan lint diagnose detect identify discover explore explain
    summarize summarise compare calculate compute measure translate estimate predict forecast recommend suggest
    classify rank geocode geolocate decode scrape crawl screenshot observe monitor poll wait ping echo cat head
    tail grep glob ls stat whoami help brainstorm return provide obtain enumerate determine
    visualize visualise demonstrate concat tokenize parse diff
    is has should
  `,
  write: `
    create update add
    insert upsert set edit modify change mutate alter write append prepend put patch save rename move copy duplicate
    clone fork import upload install upgrade downgrade deploy redeploy provision enable disable activate deactivate
    assign reassign approve unapprove reject accept decline close reopen lock unlock mute unmute restore rollback revert
    undo redo mark toggle rotate rebase stash commit overwrite replace register enroll increment decrement
    attach pin unpin star unstar follow unfollow subscribe join leave restart reboot reload rebuild resize scale
    pause resume snooze schedule reschedule checkout reorder rearrange swap split
    upvote downvote vote react persist migrate seed ingest ban unban block unblock
    allocate initialize initialise init configure bind rebind unarchive undelete mint grant promote demote
    submit sort simulate stop shutdown
  `,
  send: `
    send notify reply
    forward broadcast invite email respond announce tweet dm
  `,
  money: `
    refund charge payout
    pay purchase buy withdraw donate reimburse
  `,
  final: `
    merge publish transfer
  `,
  removal: `
    delete remove cancel archive revoke
    destroy drop purge wipe erase clear truncate prune terminate kill uninstall unlink detach unassign unregister
    deregister unpublish untag unset discard dismiss flush reset evict expire invalidate abort cleanup trash
    empty del rm
  `,
  unclear: `
    run rerun execute exec perform invoke call trigger start launch boot spawn apply process handle manage use do make
    take open select generate build test evaluate eval export download extract load resolve render connect
    disconnect navigate goto go type play record sync synchronize orchestrate operate interact automate
    control dispatch compose produce capture draft plan train optimize optimise share push pull release switch
    log store link tag post comment label report track request convert pretrain bootstrap confirm click hover
    drag tap swipe press fill scroll print ask collect gather
  `
};
var FIRST_ONLY = new Set(
  "log store link tag post comment label report track request record select open release share draft plan test build email block schedule star head tail cat stat help type play process export download load pull call use fork patch seed split copy pin register commit mark vote change sort stop look monitor watch snooze drop trash reply forward load ban seed react fill do go make take lock scale swap".split(/\s+/)
);
var FIRST_WRITES = /* @__PURE__ */ new Set(["log", "store", "link", "tag", "post", "comment", "label", "record"]);
var PAYMENTS = new Set("payment payments refund charge payout purchase withdrawal donation".split(" "));
var SIGNALS = new Set(
  "prompt request requests query question command commands ping turn key keys keystrokes input http get port".split(
    " "
  )
);
var REPORTS = new Set(
  "status info stats statistics health details history summary overview metrics version capabilities analysis suggestions recommendations transcript leaderboard logs".split(" ")
);
var KIND_OF = new Map(
  VERB_KINDS.flatMap((kind) => wordsOf(LISTS[kind]).map((word) => [word, kind]))
);
var INSPECTING = new Set(
  "check verify validate analyze analyse assess audit scan lint diagnose detect identify explain summarize summarise count compare parse classify".split(" ")
);
function isNounToo(word) {
  return FIRST_ONLY.has(word);
}
function verbKind(word, isFirst) {
  if (FIRST_ONLY.has(word) && !isFirst) return void 0;
  return isFirst && FIRST_WRITES.has(word) ? "write" : KIND_OF.get(word);
}
function classOf(kind) {
  if (kind === "read" || kind === "write") return kind;
  return kind === "removal" ? "destructive" : "irreversible";
}
var INFORMATION = new Set(
  "guidance guidelines guide guides information info documentation docs instructions details data list overview summary recommendations analysis insights advice statistics metrics reference answers results status".split(" ")
);
var INFLECTED = new Map(
  [...KIND_OF.keys()].flatMap((base) => [
    [gerund(base), { base, form: "ing" }],
    [thirdPerson(base), { base, form: "s" }],
    [base, { base, form: "base" }]
  ])
);
function inflection(word) {
  return INFLECTED.get(word);
}
function thirdPerson(base) {
  if (/(?:[sxzo]|[cs]h)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}
function gerund(base) {
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return /^[^aeiou]*[aeiou][bdglmnprt]$/.test(base) ? `${base}${base.slice(-1)}ing` : `${base}ing`;
}
function wordsOf(list) {
  return list.split(/\s+/).filter((word) => word !== "");
}

// src/rating/inputs.ts
var known = /* @__PURE__ */ new WeakMap();
var CRITERIA = new Set("criteria filter filters query search where match".split(" "));
function groupsOf(tool) {
  const made = known.get(tool);
  if (made !== void 0) return made;
  const top = properties(tool.inputSchema, tool.place.doc, `${tool.place.pointer}/inputSchema`, "");
  const objects = top.filter(({ plain }) => !CRITERIA.has(plain));
  const inner = objects.map(({ name, schema, place }) => properties(schema, place.doc, place.pointer, `${name}.`));
  const groups = [top, ...inner.filter((group) => group.length > 0)];
  known.set(tool, groups);
  return groups;
}
function inputsOf(tool) {
  return groupsOf(tool)[0] ?? [];
}
function properties(schema, doc, pointer, prefix) {
  const named = field(schema, "properties");
  if (!isObject(named)) return [];
  return Object.entries(named).map(([name, value]) => ({
    name: prefix + name,
    plain: plainName(name),
    schema: isObject(value) ? value : {},
    place: { doc, pointer: `${pointer}/properties${pointerStep(name)}`, key: true }
  }));
}
function typesOf(schema) {
  const own = field(schema, "type");
  const types = isArray(own) ? own : own === void 0 ? [] : [own];
  return [...types.filter((type) => typeof type === "string"), ...alternatives(schema).flatMap(typesOf)];
}
function valuesOf(schema) {
  const listed = field(schema, "enum");
  const constant = field(schema, "const");
  const own = isArray(listed) ? listed : constant === void 0 ? [] : [constant];
  return [...own, ...alternatives(schema).flatMap(valuesOf)];
}
function alternatives(schema) {
  return ["anyOf", "oneOf"].flatMap((key) => {
    const listed = field(schema, key);
    return isArray(listed) ? listed.filter(isObject).map((item) => ({ ...item, anyOf: null, oneOf: null })) : [];
  });
}
function isFreeText({ schema }) {
  return typesOf(schema).includes("string") && valuesOf(schema).length === 0;
}
var CONVERTER = /\b(?:convert|conversion|converter|exchange|rates?|translate|translation|route|directions?)\b/i;
function moneyInput(tool) {
  if (isConverter(tool)) return void 0;
  for (const group of groupsOf(tool)) {
    const amount = group.find(({ plain }) => plain === "amount");
    const currency = group.find(({ plain }) => plain.split("_").includes("currency"));
    if (amount === void 0 || currency === void 0) continue;
    const message = `It takes an amount ("${amount.name}") with a currency ("${currency.name}"): it moves money.`;
    return { id: "class-money-input", class: "irreversible", at: amount.place, message };
  }
  return void 0;
}
var RECIPIENTS = new Set(
  "to recipient recipients to_email to_emails to_address to_addresses to_recipients".split(" ")
);
var ORIGINS = /* @__PURE__ */ new Set(["from", "source", "origin", "start", "since"]);
var CONTENT = new Set("body subject message text content html cc bcc".split(" "));
var NO_RECIPIENT = /\b(?:languages?|locale|currenc(?:y|ies)|units?|dates?|time|timestamp|timezone|branch|path|folder|directory|file|format|version|state|status|column|row|index|position|commit|revision|station|city|location|destination|coordinates?|point)\b/i;
function recipientInput(tool) {
  if (isConverter(tool) || identifierWords(tool.name).some(({ word }) => word === "draft")) return void 0;
  for (const group of groupsOf(tool)) {
    const isRoute = group.some(({ plain }) => ORIGINS.has(plain)) && !group.some(({ plain }) => CONTENT.has(plain));
    const recipient = isRoute ? void 0 : group.find(isRecipient);
    if (recipient === void 0) continue;
    const message = `It takes recipients ("${recipient.name}"): what it sends cannot be taken back.`;
    return { id: "class-recipient-input", class: "irreversible", at: recipient.place, message };
  }
  return void 0;
}
function isRecipient({ plain, schema }) {
  if (!RECIPIENTS.has(plain) || valuesOf(schema).length > 0) return false;
  const types = typesOf(schema);
  if (types.length > 0 && !types.includes("string") && !types.includes("array")) return false;
  return !NO_RECIPIENT.test(stringField(schema, "description") ?? "") && stringField(schema, "format") === void 0;
}
function isConverter(tool) {
  return CONVERTER.test(plainName(tool.name).replaceAll("_", " ")) || CONVERTER.test(tool.description.slice(0, 200));
}
var CODE = new Set("sql statement command cmd script code javascript shell".split(" "));
var NAMED_CODE = /\b(?:country|currency|language|locale|iso|zip|postal|post|airport|area|status|error|verification|authorization|coupon|promo|discount|invitation|invite|colou?r|product|item|station|region|state|dialling|calling|access|security|ticker) (?:\w{1,20} ){0,3}code/i;
var CHANGING_QUERY = /\b(?:sql|cypher|gremlin|graphql|sparql|aql|n1ql|mutation)\b/i;
var QUERIES = /* @__PURE__ */ new Set(["query", "queries", "q", "expression"]);
var COMMAND_LINES = /* @__PURE__ */ new Set(["command", "cmd", "shell"]);
function codeInputOf(tool) {
  const inspects = identifierWords(tool.name).some(({ word }) => INSPECTING.has(word));
  return inputsOf(tool).find((input) => {
    if (!isFreeText(input) || inspects && !COMMAND_LINES.has(input.plain)) return false;
    const description = stringField(input.schema, "description") ?? "";
    if (CODE.has(input.plain)) return input.plain !== "code" || !NAMED_CODE.test(description);
    return QUERIES.has(input.plain) && speaksOfChangingQuery(tool, description);
  });
}
function speaksOfChangingQuery(tool, description) {
  const name = plainName(tool.name).replaceAll("_", " ");
  return CHANGING_QUERY.test(`${name}
${description}
${tool.description.slice(0, 500)}`);
}
var ROUTED = new Set("command cmd tool tool_name toolname".split(" "));
var PERHAPS_ROUTED = new Set("name function function_name".split(" "));
var RUNNERS = new Set("tool tools invoke call run execute exec dispatch".split(" "));
var ARGUMENTS = new Set("arguments args parameters params input tool_arguments tool_args tool_input".split(" "));
function routedInputOf(tool) {
  const inputs = inputsOf(tool);
  if (!inputs.some(({ plain, schema }) => ARGUMENTS.has(plain) && isBag(schema))) return void 0;
  const isRunner = identifierWords(tool.name).some(({ word }) => RUNNERS.has(word));
  return inputs.find(
    (input) => isFreeText(input) && (ROUTED.has(input.plain) || isRunner && PERHAPS_ROUTED.has(input.plain))
  );
}
function isBag(schema) {
  const types = typesOf(schema);
  const known2 = field(schema, "properties");
  return (types.length === 0 || types.includes("object")) && !(isObject(known2) && Object.keys(known2).length > 0);
}
function codeInput(tool) {
  const code = codeInputOf(tool);
  if (code === void 0 || code.name === routedInputOf(tool)?.name) return void 0;
  const message = `It takes a statement or command ("${code.name}"): what that does can change anything it reaches.`;
  return { id: "class-code-input", class: "write", at: code.place, message };
}
function routerInput(tool) {
  const routed = routedInputOf(tool);
  if (routed === void 0) return void 0;
  const message = `It takes the name of something else to run ("${routed.name}") and arguments for it.`;
  return { id: "class-router", class: "write", at: routed.place, message };
}

// src/rating/answers.ts
var ANSWERING = new Set("ask compose extract generate download".split(" "));
var WORKS = new Map(
  Object.entries({
    ask: "answer answers completion response",
    compose: "base64-encoded base64 bytes text markdown",
    extract: "data text content markdown",
    generate: "code markdown explanation",
    download: "base64 base64-encoded text"
  }).map(([verb, works]) => [verb, new Set(works.split(" "))])
);
var READ_UNITS = 400;
var JOINS = /* @__PURE__ */ new Set(["and", "then", ","]);
function isExtraction(words) {
  return answeringVerb(words) === "extract";
}
var PUT_IN = /^(?:output|save|destination|dest|target)_?(?:path|file|dir|directory|folder)$/;
function returnedWork(tool, description) {
  if (inputsOf(tool).some(({ plain }) => PUT_IN.test(plain))) return void 0;
  const works = WORKS.get(answeringVerb(identifierWords(tool.name.slice(0, READ_UNITS))) ?? "");
  if (works === void 0) return void 0;
  for (const { start, end } of sentences(description).slice(0, 3)) {
    const said2 = tokens(description, start, end);
    const returns = said2.find(
      ({ word }, at) => inflection(word)?.base === "return" && (at === 0 || JOINS.has(said2[at - 1]?.word ?? ""))
    );
    const after = returns === void 0 ? [] : said2.slice(said2.indexOf(returns) + 1, said2.indexOf(returns) + 10);
    if (after.some(({ word }) => works.has(word))) return returns;
  }
  return void 0;
}
function answeringVerb(words) {
  return words.find(({ word }) => ANSWERING.has(word))?.word;
}

// src/rating/phrases.ts
function phrase(words, where, others, means) {
  return { words: new Set(words.split(" ")), where, others: new Set(others.split(" ")), means };
}
var MONEY = "refund charge payout pay purchase buy withdraw donate reimburse";
function spoken(verbs, within, objects, means) {
  return { verbs: new Set(verbs.split(" ")), within, objects: new Set(objects.split(" ")), means };
}
var OBJECTS = [
  // Arithmetic and geometry are computed from what is given, and change nothing.
  spoken("add merge split", 5, "numbers integers polygon polygons geometry geometries", "read"),
  spoken("extract", 4, "text data content links tables keywords entities metadata", "read"),
  // A counter that is set to zero and a session that starts anew can be had again.
  spoken("reset", 5, "count counter counters context session", "write")
];
var PHRASES = [
  phrase("post push", "soon", "message messages email emails mail tweet dm notification notifications sms", "send"),
  phrase(`${MONEY} ${[...PAYMENTS].join(" ")}`, "after", "method methods link links setting settings", "noun"),
  phrase("merge", "after", "request requests conflict conflicts", "noun"),
  phrase("send", "after", [...SIGNALS].join(" "), "unclear"),
  phrase("forward", "anywhere", "port ports", "unclear"),
  phrase("check", "after", "in out", "write"),
  phrase("can", "after", "i we you", "read"),
  phrase("transfer", "last", "search list history status stats featured", "noun"),
  phrase("reset", "last", "count counter counters", "write"),
  phrase("replace", "before", "search find", "write"),
  phrase("snapshot", "anywhere", "browser page aria accessibility dom", "read"),
  // What is drawn or derived is the answer itself; reports, images and keys are made on a server as often.
  phrase(
    "generate render draw",
    "anywhere",
    "chart charts diagram diagrams mermaid deeplink deeplinks types ascii",
    "read"
  ),
  phrase("convert", "soon", "time date currency currencies unit units timezone temperature colour color base", "read"),
  phrase("export", "last", "image png svg pdf html markdown json base64", "read"),
  phrase("extract", "soon", "text data content links tables keywords entities metadata", "read"),
  // Names are resolved to what they stand for; issues and threads are resolved for good.
  phrase("resolve", "last", "id ids url urls path paths name names dns ip address reference ref", "read")
];
function kindAt(words, at) {
  const word = words[at]?.word ?? "";
  const found = PHRASES.find((candidate) => candidate.words.has(word) && isBeside(words, at, candidate));
  if (found !== void 0) return found.means === "noun" ? void 0 : found.means;
  return verbKind(word, at === 0) ?? (PAYMENTS.has(word) && isMade(words, at) ? "money" : void 0);
}
function isBeside(words, at, { where, others }) {
  const has = (index) => others.has(words[index]?.word ?? "");
  switch (where) {
    case "before":
      return has(at - 1);
    case "after":
      return has(at + 1);
    case "soon":
      return has(at + 1) || has(at + 2);
    case "last":
      return has(words.length - 1) && words.at(-2)?.word !== "by";
    case "anywhere":
      return words.some((_, index) => has(index));
  }
}
function isMade(words, at) {
  const kind = at === 0 ? void 0 : verbKind(words[at - 1]?.word ?? "", at === 1);
  return kind === "write" || kind === "unclear";
}

// src/rating/name.ts
var JOINS2 = /* @__PURE__ */ new Set(["and", "or", "then"]);
var PLAIN_READS = /* @__PURE__ */ new Set(["list", "get", "screenshot", "audit"]);
var NOUN_READS = new Set("list search query lookup view check scan preview audit count display help poll".split(" "));
var READ_UNITS2 = 400;
function nameVerdict(name) {
  const words = identifierWords(name.slice(0, READ_UNITS2));
  const last = words.at(-1);
  const verbs = words.flatMap(({ word }, at) => {
    const kind = kindAt(words, at);
    const isNoun2 = isNounToo(word) && PLAIN_READS.has(last?.word ?? "");
    return kind === void 0 || isNoun2 ? [] : [{ kind, at }];
  });
  const [first] = verbs;
  const verdict = ({ kind, at }) => {
    const word = words[at];
    return kind === "unclear" || word === void 0 ? void 0 : { class: classOf(kind), kind, word };
  };
  if (first === void 0) {
    return last !== void 0 && REPORTS.has(last.word) ? { class: "read", kind: "read", word: last } : void 0;
  }
  if (isAmbiguous(first, verbs[1], words)) return void 0;
  const speaking = [first, ...verbs.slice(1).filter((verb) => counts(verb, first, words))];
  const verdicts = speaking.flatMap((verb) => verdict(verb) ?? []);
  return verdicts.sort((a, b) => classRank(b.class) - classRank(a.class))[0] ?? "unclear";
}
function isAmbiguous(first, second, words) {
  if (first.kind !== "read" || second?.at !== first.at + 1 || !NOUN_READS.has(words[first.at]?.word ?? ""))
    return false;
  return second.kind !== "read" && second.kind !== "unclear" && !counts(second, first, words);
}
function counts(verb, first, words) {
  const isLast = verb.at === words.length - 1;
  const word = words[verb.at]?.word ?? "";
  if (verb.kind === "unclear") return false;
  if (verb.kind === "read") return first.kind === "unclear" && (isLast || first.at > 0) && PLAIN_READS.has(word);
  if (JOINS2.has(words[verb.at - 1]?.word ?? "")) return true;
  if (first.kind === "read") return isLast && first.at > 0 && NOUN_READS.has(words[first.at]?.word ?? "");
  if (first.kind === "unclear") return isLast || verb.at === first.at + 1;
  return first.kind === "write" && verb.at === first.at + 1 && (verb.kind === "money" || verb.kind === "send");
}
var SAID = {
  read: "only reads",
  write: "changes something",
  send: "sends something, which cannot be taken back",
  money: "moves money, which cannot be taken back",
  final: "is final once done",
  removal: "removes, cancels or revokes something"
};
function said(word, kind) {
  return `"${word}" says that it ${SAID[kind]}`;
}
function nameReason(tool, verdict) {
  const { word, kind } = verdict;
  return {
    id: "class-name-verb",
    class: verdict.class,
    at: inName(tool, word),
    message: `In the name, ${said(word.word, kind)}.`
  };
}
function inName(tool, { start, end }) {
  const text = tool.texts.find(({ field: field2, role }) => field2 === "name" && role === "identifier");
  return text === void 0 ? tool.place : { text, start, end };
}

// src/rating/choices.ts
var CHOOSERS = new Set(
  "action actions operation operations op mode method command cmd subcommand verb http_method request_method".split(
    " "
  )
);
var HTTP = /* @__PURE__ */ new Map([
  ["GET", "read"],
  ["HEAD", "read"],
  ["OPTIONS", "read"],
  ["POST", "write"],
  ["PUT", "write"],
  ["PATCH", "write"],
  ["DELETE", "destructive"]
]);
function choicesOf(tool) {
  return inputsOf(tool).flatMap((input) => {
    if (!CHOOSERS.has(input.plain)) return [];
    const values = valuesOf(input.schema).filter((value) => typeof value === "string");
    if (values.length === 0) return [];
    return [{ input, values: values.map((value) => ({ value, class: classOfValue(value) })) }];
  });
}
function classOfValue(value) {
  const http = HTTP.get(value);
  if (http !== void 0) return http;
  const verdict = nameVerdict(value);
  if (/[^e]ed$/.test(value)) return void 0;
  return verdict === "unclear" ? "write" : verdict?.class;
}
function isMixed({ values }) {
  return new Set(values.flatMap((value) => value.class ?? [])).size > 1;
}
function choiceReason(tool) {
  const reasons = choicesOf(tool).flatMap((choice) => {
    const floor = floorOf(choice);
    if (floor === void 0) return [];
    const { name, place } = choice.input;
    const changing = choice.values.filter((value) => value.class !== void 0 && value.class !== "read");
    const quoted = changing.slice(0, 8).map(({ value }) => `"${value}"`);
    const message = floor === "read" ? `Every value of "${name}" only reads.` : `What it does hangs on "${name}": ${quoted.join(", ")} ${changing.length === 1 ? "changes" : "change"} something.`;
    return [{ id: "class-enum-verb", class: floor, at: place, message }];
  });
  return reasons.sort((a, b) => classRank(b.class) - classRank(a.class))[0];
}
function floorOf({ input, values }) {
  const known2 = values.flatMap((value) => value.class ?? []);
  const isComplete = known2.length === values.length;
  const ranks = known2.map(classRank);
  if (!known2.some((toolClass) => toolClass !== "read")) {
    return isComplete && input.plain !== "mode" && input.plain !== "method" ? "read" : void 0;
  }
  return isComplete ? TOOL_CLASSES[Math.max(Math.min(...ranks), classRank("write"))] ?? "write" : "write";
}
var REMOVING_TEXT = String.raw`\b(?:drop|truncate|delete|rm|rmdir|unlink|mkfs|dd|kill|shutdown|destroy|purge)\b`;
var REMOVING_SWITCHES = new Set("delete purge destroy wipe prune".split(" "));
function escalations(tool, toolClass) {
  if (toolClass === "destructive") return [];
  const above = TOOL_CLASSES.filter((candidate) => classRank(candidate) > classRank(toolClass));
  const chosen = choicesOf(tool).flatMap(
    ({ input, values }) => above.flatMap((raised) => {
      const found = values.filter((value) => value.class === raised).map(({ value }) => value);
      return found.length === 0 ? [] : [{ argument: input.name, values: [...new Set(found)].sort(), class: raised }];
    })
  );
  const code = codeInputOf(tool);
  const free = code === void 0 ? [] : [{ argument: code.name, values: [], matches: REMOVING_TEXT, class: "destructive" }];
  const switches = inputsOf(tool).flatMap(
    ({ plain, name, schema }) => REMOVING_SWITCHES.has(plain) && typesOf(schema).includes("boolean") ? [{ argument: name, values: ["true"], class: "destructive" }] : []
  );
  return [...chosen, ...free, ...switches];
}

// src/rating/description.ts
var READ_UNITS3 = 800;
var LEAD_IN = new Set(
  "this these it the a an my our mcp tool tools endpoint api function method operation service utility helper interface is are will would can could may might should be used designed intended meant useful able allows allow lets let helps help you your users user agents agent clients client model llm llms ai to for that which who when whenever if need needs want wants please also simply just first then primary single low-level beta alpha experimental deprecated new batch bulk mass auto force safe deep quick full manual manually programmatically".split(" ")
);
var ARTICLES = new Set("a an the my our your this these".split(" "));
var USE = /* @__PURE__ */ new Set(["use", "using", "used", "call"]);
var AFTER_USE = new Set("this it to the when whenever for if".split(" "));
var ENABLES = /* @__PURE__ */ new Set(["enables", "enable", "enabling"]);
var WHO = new Set("you users agents clients llms ai the your".split(" "));
var NOT_ADVERBS = new Set("apply reply supply multiply assembly only read-only family".split(" "));
var DETERMINERS = new Set(
  "it its them the a an this that these those any all each every new existing one multiple several your to on".split(
    " "
  )
);
var JOINS3 = /* @__PURE__ */ new Set(["and", "or", "then", "/", ",", "&"]);
var SEQUENCE2 = /* @__PURE__ */ new Set(["and", "then", "&"]);
function descriptionVerdict(tool) {
  const text = tool.texts.find(({ field: field2 }) => field2 === "description");
  if (text === void 0) return void 0;
  const found = spokenVerdict(tool, text);
  if (typeof found === "object") return found;
  const returns = returnedWork(tool, text.value.slice(0, READ_UNITS3));
  return returns === void 0 ? found : { verdict: { class: "read", kind: "read", word: returns }, text, isAnswer: true };
}
function spokenVerdict(tool, text) {
  const value = text.value.slice(0, READ_UNITS3);
  let mustBeAboutTool = false;
  for (const unit of sentences(value).slice(0, 3)) {
    if (unit.code) continue;
    if (mustBeAboutTool && !/^this tool\b/i.test(value.slice(unit.start, unit.end))) return void 0;
    const words = withoutName(tokens(value, afterTags(value, unit.start, unit.end), unit.end), tool.name);
    const head = headOf(words);
    if (head !== void 0) {
      const found = verdictOf(words, [head, ...joined(value, words, head)]);
      return found === "unclear" ? found : { verdict: found, text };
    }
    if (words.length > 3) mustBeAboutTool = true;
  }
  return void 0;
}
function verdictOf(words, verbs) {
  const verdicts = verbs.flatMap(({ kind, at, isAlternative }) => {
    const word = words[at];
    if (kind === "unclear" || word === void 0) return [];
    const own = classOf(kind);
    return [
      isAlternative && own === "destructive" ? { class: "write", kind: "write", word } : { class: own, kind, word }
    ];
  });
  const [worst2] = verdicts.sort((a, b) => classRank(b.class) - classRank(a.class));
  if (worst2 === void 0) return "unclear";
  return worst2.class === "read" && verbs.some(({ kind }) => kind === "unclear") ? "unclear" : worst2;
}
function afterTags(value, start, end) {
  let from = start;
  const tag = /^[^\p{L}[]{0,8}\[[^\]]{0,60}\]/u;
  for (let match = tag.exec(value.slice(from, end)); match !== null; match = tag.exec(value.slice(from, end))) {
    from += match[0].length;
  }
  const label = /^[^:.]{1,40}:\s/u.exec(value.slice(from, end));
  if (label === null || /["'`(]/.test(label[0])) return from;
  const hasVerb = tokens(value, from, from + label[0].length).some(({ word }) => inflection(word) !== void 0);
  return hasVerb ? from : from + label[0].length;
}
function withoutName(all, name) {
  return all[0]?.word === name.toLowerCase() ? all.slice(1) : all;
}
function headOf(words) {
  for (const [at, { word, kind }] of words.entries()) {
    const [before, next] = [words[at - 1]?.word ?? "", words[at + 1]?.word ?? ""];
    if (kind === "mark" || LEAD_IN.has(word)) continue;
    if (USE.has(word) && AFTER_USE.has(next) || ENABLES.has(word) && WHO.has(next)) continue;
    const verb = verbAt(words, at, true);
    if (verb !== void 0) return isNoun(words, at, before, next) ? void 0 : verb;
    if (!word.endsWith("ly") || NOT_ADVERBS.has(word)) return void 0;
  }
  return void 0;
}
function isNoun(words, at, before, next) {
  const verb = verbAt(words, at, true);
  if (ARTICLES.has(before) && next === "of") return words[at]?.word !== "list";
  if (verb?.kind === "read" && verb.form === "base" && ARTICLES.has(before)) return words[at]?.word !== "list";
  return verbAt(words, at, false) === void 0 && !DETERMINERS.has(next);
}
function joined(value, words, head) {
  const found = [];
  let isRow = true;
  for (let at = head.at + 1; at < words.length; at += 1) {
    const word = words[at];
    const before = words[at - 1]?.word ?? "";
    if (word === void 0 || JOINS3.has(word.word)) continue;
    const verb = verbAt(words, at, false);
    const isJoined = JOINS3.has(before) || value[word.start - 1] === "/";
    const isOrder = verb?.form === head.form && DETERMINERS.has(words[at + 1]?.word ?? "");
    const isSequel = SEQUENCE2.has(before) && isOrder;
    isRow &&= isJoined && verb !== void 0;
    if (verb === void 0 || !isJoined) continue;
    if (isRow) found.push(isSequel ? verb : { ...verb, isAlternative: true });
    else if (isOrder && verb.kind !== "read") found.push(isSequel ? verb : { ...verb, isAlternative: true });
  }
  return found;
}
function verbAt(words, at, isHead) {
  const known2 = inflection(words[at]?.word ?? "");
  const kind = known2 === void 0 ? void 0 : verbKind(known2.base, isHead);
  if (known2 === void 0 || kind === void 0) return void 0;
  const isSetUp = known2.base === "set" && words[at + 1]?.word === "up";
  const follows = (count, listed) => words.slice(at + 1, at + 1 + count).some(({ word }) => listed.has(word));
  const isSignal = kind === "send" && follows(3, SIGNALS);
  const isVague = known2.base === "provide" && !follows(9, INFORMATION);
  const own = OBJECTS.find(({ verbs, within, objects }) => verbs.has(known2.base) && follows(within, objects));
  if (own !== void 0) return { kind: own.means, form: known2.form, at };
  return { kind: isSetUp || isSignal || isVague ? "unclear" : kind, form: known2.form, at };
}
function descriptionReason({ verdict, text }) {
  const { start, end } = verdict.word;
  const message = `In the description's first sentence, ${said(text.value.slice(start, end), verdict.kind)}.`;
  return { id: "class-description-verb", class: verdict.class, at: { text, start, end }, message };
}
var FINAL = /\b(?:can ?not|can't|can’t|could not) be (?:undone|reversed|recovered|taken back)\b|\b(?:irreversib(?:le|ly)|irrecoverabl[ey])\b|\bpermanent(?:ly)? (?:delet|remov|destroy|eras)(?:e|es|ed|ing|ion|s)?\b/i;
function finalWording(tool) {
  const text = tool.texts.find(({ field: field2 }) => field2 === "description");
  const match = text === void 0 ? null : FINAL.exec(text.value);
  if (text === void 0 || match === null) return void 0;
  return {
    id: "class-final-wording",
    class: "irreversible",
    at: { text, start: match.index, end: match.index + match[0].length },
    message: `The description says that what it does is final: "${match[0]}".`
  };
}

// src/rating/flags.ts
var OVERWRITING = new Set(
  "update set edit modify replace overwrite write rename restore put save patch upsert move".split(" ")
);
var OVERWRITES = /\b(?:overwrit(?:e|es|ing)|replac(?:e|es|ing) (?:the|its|any|all|an?) (?:\w+ )?(?:existing|current|previous|old|entire|whole)|fully replac(?:e|es|ing))\b/i;
var WEB_WORDS = new Set("web website internet browser url urls http webpage webhook".split(" "));
var SECRET_WORDS = new Set(
  "env dotenv secret secrets credential credentials password passwords passphrase keychain kubeconfig".split(" ")
);
var KEY_WORDS = new Set("key keys token tokens".split(" "));
var OF_ACCESS = new Set("api access auth private ssh refresh session bearer signing service secret".split(" "));
var SECRETS = /\b(?:environment variables|secrets?|credentials?|passwords?|private keys?|api[- ]keys?|access tokens?|session tokens?|connection strings?|kubeconfig)\b/i;
var WITHHELD = /\b(?:without|not|never|no|masked|redacted|hidden|omit(?:s|ted)?|except|metadata|names? only|withheld)\b/i;
var NEEDED = /\b(?:with|using|via|by|requires?|needs?|contains?|for)\s(?:\w{1,30}\s){0,3}(?:secrets?|credentials?|passwords?|keys?|access tokens?|connection strings?)\b/i;
var OUTPUT_PATHS = /^(?:(?:output|save|target|destination|dest|export|download)_(?:path|file|dir|directory|folder|filename|file_path)|save_to|save_as|out|outfile|out_file|outdir|out_dir|outputpath|file_path_out|saveto)$/;
function flagsOf(tool, found) {
  const hint = (key) => field(tool.annotations, key) === true;
  const flags = [
    ["arg_dependent", found.hangsOnArgument || publishes(tool, "arg_dependent") || found.isRead && writesFile(tool)],
    ["idempotent", hint("idempotentHint")],
    ["notify", found.sends || publishes(tool, "notify")],
    [
      "open_world",
      hint("openWorldHint") || field(tool.annotations, "openWorldHint") !== false && reachesOut(tool, found)
    ],
    ["overwrites", hint("destructiveHint") || !found.isRead && overwrites(tool, found)],
    ["sensitive_read", readsSecrets(tool)]
  ];
  return flags.filter(([, isSet]) => isSet).map(([flag]) => flag);
}
function overwrites(tool, { verbs }) {
  return verbs.some((verb) => OVERWRITING.has(inflection(verb)?.base ?? verb)) || OVERWRITES.test(tool.description.slice(0, 2e3));
}
function reachesOut(tool, { sends }) {
  const words = [tool.name, ...inputsOf(tool).map(({ plain }) => plain)].flatMap((name) => identifierWords(name));
  return sends || words.some(({ word }) => WEB_WORDS.has(word));
}
function writesFile(tool) {
  return inputsOf(tool).some(({ plain, schema }) => OUTPUT_PATHS.test(plain) && typesOf(schema).includes("string"));
}
function readsSecrets(tool) {
  const words = identifierWords(tool.name).map(({ word }) => word);
  if (words.some((word) => SECRET_WORDS.has(word))) return true;
  if (words.some((word, at) => KEY_WORDS.has(word) && OF_ACCESS.has(words[at - 1] ?? ""))) return true;
  const end = tool.description.slice(0, 200).search(/[.!?]\s|\n/);
  const first = tool.description.slice(0, end === -1 ? 200 : end);
  return SECRETS.test(first) && !WITHHELD.test(first) && !NEEDED.test(first);
}

// src/rating/index.ts
var READ_UNITS4 = 400;
var RUNS_INPUT = /* @__PURE__ */ new Set(["class-code-input", "class-router"]);
function rate(tool, more = []) {
  const spoken2 = verbsOf(tool);
  const choice = choiceReason(tool);
  const verbs = spoken2.map(({ reason }) => reason);
  const onlyReads = worst([...verbs, ...present(choice)]) === "read";
  const words = [...verbs, ...present(finalWording(tool))];
  const inputs = [
    ...onlyReads ? [] : [moneyInput(tool), recipientInput(tool)],
    codeInput(tool),
    routerInput(tool),
    choice
  ].flatMap(present);
  const own = [...words, ...inputs];
  const sends = spoken2.some(({ verdict }) => verdict.kind === "send") || inputs.some(({ id }) => id === "class-recipient-input");
  const reasons = [
    ...own.length > 0 ? own : [byDefault(tool)],
    ...annotationReasons(tool, sends || publishes(tool, "notify")),
    ...more
  ];
  const toolClass = worst(reasons) ?? "write";
  const ownClass = worst(own) ?? "write";
  const escalate = [...escalations(tool, ownClass), ...publishedEscalations(tool)];
  const flags = flagsOf(tool, {
    isRead: ownClass === "read",
    sends,
    verbs: spoken2.map(({ verdict }) => verdict.word.word),
    hangsOnArgument: escalate.length > 0 || choicesOf(tool).some(isMixed) || inputs.some(({ id }) => RUNS_INPUT.has(id))
  });
  return { class: toolClass, reasons, flags, escalate };
}
function verbsOf(tool) {
  const name = nameVerdict(tool.name);
  const described = descriptionVerdict(tool);
  const named = typeof name === "object" ? [{ verdict: name, reason: nameReason(tool, name) }] : [];
  if (typeof described !== "object") return named;
  const spoken2 = { verdict: described.verdict, reason: descriptionReason(described) };
  if (described.verdict.class !== "read") return [...named, spoken2];
  const words = identifierWords(tool.name.slice(0, READ_UNITS4));
  if (name === "unclear") return described.isAnswer || isExtraction(words) ? [spoken2] : [];
  const isSame = typeof name === "object" && name.class !== "read" && inflection(described.verdict.word.word)?.base === name.word.word;
  return isSame ? [spoken2] : [...named, spoken2];
}
function byDefault(tool) {
  return {
    id: "class-default-write",
    class: "write",
    at: tool.place,
    message: "Neither the name nor the description says what it does to things: counted as a write."
  };
}
function worst(reasons) {
  return TOOL_CLASSES[Math.max(...reasons.map((reason) => classRank(reason.class)))];
}
function present(reason) {
  return reason === void 0 ? [] : [reason];
}

// src/audit.ts
function audit(fleet, options) {
  const surfaces = [...fleet].sort((a, b) => a.key < b.key ? -1 : 1).map(inNameOrder);
  const rules = [...options.rules].sort((a, b) => a.id < b.id ? -1 : 1);
  const servers = auditedServers(surfaces, options.countTokens);
  const broken = /* @__PURE__ */ new Map();
  const asked = {
    profiles: options.profiles ?? DEFAULT_PROFILES,
    budgets: { ...DEFAULT_BUDGETS, ...options.budgets }
  };
  const found = servers.flatMap((server) => {
    const facts = factsOf(server, surfaces, asked, rules);
    const subjectAt = subjectFinder(server.surface);
    return hitsOf(server.surface, rules, facts, faultOf(broken, server.key)).map(
      ({ rule, hit }) => toFinding(rule, hit, server.key, subjectAt(placeOf(hit.at)))
    );
  });
  const all = [...found, ...fleetFindings(servers, rules, asked, broken)];
  const findings = inOrder(distinct(foldNarrower(all)));
  const accepted = new Set((options.accept ?? []).map(({ fingerprint, text }) => `${fingerprint} ${text}`));
  const isAccepted = (finding) => accepted.size > 0 && accepted.has(`${finding.fingerprint} ${textHash(finding)}`);
  const open = findings.filter((finding) => !isAccepted(finding));
  const byServer = grouped(distinct(all));
  return {
    tool: { name: "mcp-audit", version: options.version },
    servers: servers.map((server) => ({
      ...server,
      compatibility: compatibility(server.surface, asked.profiles, byServer.get(server.key) ?? [])
    })),
    rules,
    findings: open,
    accepted: findings.filter(isAccepted),
    broken: [...broken.values()],
    incomplete: surfaces.flatMap(({ key, incomplete }) => incomplete.map((reason) => ({ server: key, reason }))),
    gate: gate(open, options.failOn)
  };
}
function grouped(findings) {
  const groups = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    const group = groups.get(finding.server);
    if (group === void 0) groups.set(finding.server, [finding]);
    else group.push(finding);
  }
  return groups;
}
function auditedServers(surfaces, countTokens) {
  const rated = surfaces.map((surface) => ({
    surface,
    ratings: new Map(surface.tools.map((tool) => [tool, rate(tool)]))
  }));
  const permissions = claudeCodePermissions(rated);
  return rated.map(({ surface, ratings }, index) => ({
    key: surface.key,
    surface,
    hash: surfaceHash(surface),
    toolHashes: new Map(surface.tools.map((tool) => [tool, definitionHash(tool.raw)])),
    ratings,
    permissions: permissions[index] ?? [],
    ...countTokens !== void 0 && { cost: costOf(surface, countTokens) }
  }));
}
function factsOf(server, fleet, asked, rules) {
  const toolNames = new Set(server.surface.tools.map(({ name }) => name));
  const understood = memoized(statements);
  const ordered = memoized((value) => understood(value).flatMap((statement) => statement.directives));
  const shared2 = {
    fleet,
    surface: server.surface,
    toolNames,
    ratings: server.ratings,
    ...asked,
    ...server.cost !== void 0 && { cost: server.cost },
    statements: ({ value }) => understood(value),
    directives: ({ value }) => ordered(value)
  };
  const factsFor = (subject) => ({
    ...shared2,
    subject,
    alarms: (text, other) => isAlarming(text, rules, factsFor(other))
  });
  return factsFor;
}
function isAlarming(text, rules, facts) {
  const security = ofGrain(rules, "text").filter(({ kind }) => kind === "security");
  const hits = hitsInText(text, askings(security)(text.value), facts, () => void 0);
  return hits.some(({ rule, hit }) => rank(hit.severity ?? rule.severity) >= rank("high"));
}
function fleetFindings(servers, rules, asked, broken) {
  const [first] = servers;
  const [subject] = first?.surface.subjects ?? [];
  if (first === void 0 || subject === void 0) return [];
  const fleet = servers.map(({ surface }) => surface);
  const ratings = new Map(servers.flatMap((server) => [...server.ratings]));
  const facts = { ...factsOf(first, fleet, asked, rules)(subject), ratings };
  const finders = new Map(fleet.map((surface) => [surface, subjectFinder(surface)]));
  return hitsIn(fleet, ofGrain(rules, "fleet"), facts, faultOf(broken, "")).map(({ rule, hit }) => {
    const surface = fleet.find(({ documents }) => documents.has(placeOf(hit.at).doc)) ?? first.surface;
    return toFinding(rule, hit, surface.key, (finders.get(surface) ?? subjectFinder(surface))(placeOf(hit.at)));
  });
}
function faultOf(broken, server) {
  return (rule, error) => {
    const message = error instanceof Error ? error.message : String(error);
    broken.set(`${rule.id} ${server}`, { rule: rule.id, server, error: message });
  };
}

export {
  audit
};
