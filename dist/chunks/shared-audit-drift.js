import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  acceptedBy,
  policyFacts,
  ratedBy
} from "./shared-policy-apply.js";
import {
  verdictOn
} from "./shared-permissions-decision.js";
import {
  inShard
} from "./shared-model-shard.js";
import {
  DECISIONS
} from "./shared-model-policy.js";
import {
  shownPath
} from "./shared-entry-policy-file.js";
import {
  ENCODED_SIGN,
  INVISIBLE_SIGN,
  Rewriter,
  SPELLINGS,
  areNear,
  blottedText,
  compose,
  decodeRuns,
  differOnlyInVolatile,
  encodedRuns,
  invisibleRuns,
  isReference,
  isSecretName,
  lookOf,
  memoized,
  rewriteMatches,
  smuggledTexts,
  spaceOut,
  spelledAs,
  statements,
  tokens,
  unsmuggle
} from "./shared-rules.js";
import {
  byClaudeCodeName
} from "./shared-profiles-claude-code-name.js";
import {
  byKey,
  isNamed
} from "./shared-model-subject-keys.js";
import {
  sourceRange
} from "./shared-model-source-place.js";
import {
  identifierWords,
  isLogWrite,
  plainName,
  sentences
} from "./shared-model-capability.js";
import {
  prettyJson
} from "./shared-model-pretty-json.js";
import {
  makeSurface,
  parseJson
} from "./shared-inputs-json-index.js";
import {
  readText
} from "./shared-inputs-files.js";
import {
  explained
} from "./shared-inputs-body.js";
import {
  LOCK_FILE,
  gate
} from "./shared-gate.js";
import {
  exists,
  nearestFile
} from "./shared-entry-files.js";
import {
  DEFAULT_BUDGETS
} from "./shared-entry-option-values.js";
import {
  IMPACTS,
  worstImpact
} from "./shared-model-change.js";
import {
  TOOL_CLASSES,
  classRank,
  decisive
} from "./shared-model-rating.js";
import {
  definitionHash,
  distinct,
  foldNarrower,
  inOrder,
  sha256,
  subjectFinder,
  surfaceHashes,
  textHash,
  toFinding
} from "./shared-findings.js";
import {
  isSpan,
  placeOf
} from "./shared-model-text.js";
import {
  rank
} from "./shared-model-severity.js";
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
import {
  InputError
} from "./shared-model-errors.js";

// src/drift/brings.ts
var Evidence = class {
  #now;
  #before;
  constructor({ now, before }) {
    this.#now = bySubject(now);
    this.#before = bySubject(before);
  }
  /** What is found in a subject, worst first, and not in the approved one: another rule, or another matched text. */
  brought(subject, approved) {
    const known2 = new Set((this.#before.get(approved) ?? []).map(identity));
    return (this.#now.get(subject) ?? []).filter((finding) => !known2.has(identity(finding)));
  }
};
function identity({ rule, at, field: field2 }) {
  const matched = isSpan(at) ? at.text.value.slice(at.start, at.end).replace(/\s+/g, " ").trim() : `at ${field2}`;
  return `${rule.id}\0${matched}`;
}
function bySubject(findings) {
  const groups = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    if (rank(finding.severity) < rank("low")) continue;
    const group = groups.get(finding.subject);
    if (group === void 0) groups.set(finding.subject, [finding]);
    else group.push(finding);
  }
  for (const group of groups.values())
    group.sort((a, b) => sortKey(a) - sortKey(b) || (a.rule.id < b.rule.id ? -1 : 1));
  return groups;
}
function sortKey({ severity }) {
  return -rank(severity);
}

// src/drift/differences.ts
function* differences(before, after) {
  const stack = [{ before, after, step: "" }];
  for (let pair = stack.pop(); pair !== void 0; pair = stack.pop()) {
    const { before: old, after: now } = pair;
    if (isArray(old) && isArray(now)) {
      if (isPlain(old) && isPlain(now)) {
        if (asSet(old) !== asSet(now)) yield { path: pathOf(pair), before: old, after: now };
        continue;
      }
      for (const missing of below(pair, Object.entries(old), Object.entries(now), stack)) yield missing;
    } else if (isObject(old) && isObject(now)) {
      for (const missing of below(pair, Object.entries(old), Object.entries(now), stack)) yield missing;
    } else if (isScalar(old) && isScalar(now) ? old !== now : canonicalJson(old) !== canonicalJson(now)) {
      yield { path: pathOf(pair), before: old, after: now };
    }
  }
}
function* below(above, old, now, stack) {
  const current = new Map(now);
  const known2 = new Map(old);
  const keys = [.../* @__PURE__ */ new Set([...known2.keys(), ...current.keys()])].sort((a, b) => a < b ? -1 : 1);
  for (const step of keys.toReversed()) {
    const [before, after] = [known2.get(step), current.get(step)];
    const empty = emptyOf(step);
    const isBoth = before !== void 0 && after !== void 0;
    if (isBoth || empty !== void 0)
      stack.push({ before: before ?? empty ?? null, after: after ?? empty ?? null, step, above });
  }
  for (const step of keys) {
    const [before, after] = [known2.get(step), current.get(step)];
    if (before !== void 0 && after !== void 0 || emptyOf(step) !== void 0) continue;
    yield {
      path: [...pathOf(above), step],
      ...before !== void 0 && { before },
      ...after !== void 0 && { after }
    };
  }
}
function emptyOf(step) {
  return step === "properties" ? {} : step === "required" ? [] : void 0;
}
function pathOf(pair) {
  const path = [];
  for (let at = pair; at.above !== void 0; at = at.above) path.push(at.step);
  return path.reverse();
}
function isScalar(value) {
  return !isArray(value) && !isObject(value);
}
function isPlain(list) {
  return list.every(isScalar);
}
function asSet(list) {
  return [...new Set(list.map((value) => canonicalJson(value)))].sort().join("\n");
}

// src/drift/schema-impact.ts
var FORMAL = /* @__PURE__ */ new Set(["$schema", "$id", "$comment", "additionalProperties", "$defs", "definitions"]);
var BOUNDS = /* @__PURE__ */ new Set([
  ...["pattern", "format", "maxLength", "minLength", "maximum", "minimum", "exclusiveMaximum", "exclusiveMinimum"],
  ...["maxItems", "minItems", "uniqueItems", "multipleOf", "const", "enum"]
]);
var REACHING = new Set(
  "command cmd script code shell sql query statement path file files filename directory url uri endpoint host headers to recipient recipients cc bcc".split(" ")
);
var READ_UNITS = 400;
function schemaImpact(schema, path, { before, after }, whole) {
  const [above = "", last = ""] = path.slice(-2);
  const keyword = path.at(-1) ?? "";
  if (path.length === 0) return before === void 0 ? "compatible" : "breaking";
  if (above === "properties" && path.length >= 2) {
    if (before === void 0) return newProperty(schema, path, last, whole.after);
    if (after === void 0) return "breaking";
  }
  if (FORMAL.has(keyword)) return "cosmetic";
  if (keyword === "required") return listImpact(before, after, "breaking", "compatible");
  if (keyword === "enum") return listImpact(before, after, "wider capability", "breaking");
  if (keyword === "type") return "breaking";
  if (BOUNDS.has(keyword)) return after === void 0 ? "wider capability" : "breaking";
  return "compatible";
}
function newProperty(schema, path, name, whole) {
  if (schema === "outputSchema") return "compatible";
  const parent = path.slice(0, -2).reduce((value, step) => field(value, step), whole);
  const required = field(parent, "required");
  if (isArray(required) && required.includes(name)) return "breaking";
  const words = identifierWords(name.slice(0, READ_UNITS)).map(({ word }) => word);
  return REACHING.has(words.at(-1) ?? "") ? "wider capability" : "compatible";
}
function listImpact(before, after, added, gone) {
  const [old, now] = [isArray(before) ? before : [], isArray(after) ? after : []];
  const hasNew = now.some((item) => !old.includes(item));
  const lacks = old.some((item) => !now.includes(item));
  if (lacks && !hasNew) return gone;
  if (hasNew && !lacks) return added;
  return hasNew && added === "wider capability" ? added : "breaking";
}

// src/drift/edits.ts
var LIMIT = 40;
var COUNTED = 1e3;
var SHOWN = 80;
function editsOf(field2, before, after, words, telling = /* @__PURE__ */ new Set()) {
  const edits = [];
  const volatile = [];
  let count = 0;
  for (const difference of differing(before, after)) {
    const path = [...field2 === "" ? [] : [field2], ...difference.path];
    const { before: old, after: now } = difference;
    const at = path.join(".");
    const isText = typeof old === "string" && typeof now === "string" && !telling.has(at);
    if (isText && differOnlyInVolatile(old, now)) {
      if (volatile.length < LIMIT) volatile.push(at);
      continue;
    }
    count += 1;
    if (edits.length < LIMIT) edits.push(editOf(path, difference, { before, after }, words));
    if (count === COUNTED) break;
  }
  return { edits: edits.sort(byField), more: count - edits.length, volatile };
}
function byField(a, b) {
  const rank2 = ({ impact }) => IMPACTS.indexOf(impact);
  return rank2(a) - rank2(b) || (a.field < b.field ? -1 : 1);
}
function differing(before, after) {
  if (before !== void 0 && after !== void 0) return differences(before, after);
  if (before === void 0 && after === void 0) return [];
  return [{ path: [], ...before !== void 0 && { before }, ...after !== void 0 && { after } }];
}
function editOf(path, difference, whole, words) {
  const { before, after } = difference;
  const field2 = path.join(".");
  const impact = impactOf(path, difference, whole);
  if (typeof before === "string" && typeof after === "string" && isProse(path)) {
    const pieces = words.pieces(before, after);
    if (pieces.every(({ kind }) => kind === "same")) {
      return { field: field2, says: "differs in white space only", pieces: [], impact: "cosmetic" };
    }
    return { field: field2, says: "reads otherwise", pieces, impact };
  }
  return { field: field2, says: says(before, after), pieces: [], impact };
}
function isProse(path) {
  return ["description", "title", "instructions", "name"].includes(path.at(-1) ?? "");
}
function says(before, after) {
  if (before === void 0) return `is new: ${shown(after ?? null)}`;
  if (after === void 0) return `is gone: ${shown(before)}`;
  if (isArray(before) && isArray(after)) return listSays(before, after);
  return `was ${shown(before)}, is ${shown(after)}`;
}
function listSays(before, after) {
  const known2 = new Set(before.map((value) => canonicalJson(value)));
  const now = new Set(after.map((value) => canonicalJson(value)));
  const added = [...now].filter((value) => !known2.has(value)).sort();
  const gone = [...known2].filter((value) => !now.has(value)).sort();
  const parts = [
    ...added.length === 0 ? [] : [`gained ${cut(added.join(", "))}`],
    ...gone.length === 0 ? [] : [`lost ${cut(gone.join(", "))}`]
  ];
  return parts.join(" and ");
}
function shown(value) {
  if (isObject(value)) {
    const described = stringField(value, "description");
    const type = stringField(value, "type");
    const parts = [
      ...type === void 0 ? [] : [type],
      ...described === void 0 ? [] : [JSON.stringify(described)]
    ];
    if (parts.length > 0) return cut(parts.join(" "), 3 * SHOWN);
  }
  return cut(canonicalJson(value));
}
function cut(text, limit = SHOWN) {
  return text.length > limit ? `${text.slice(0, limit)}\u2026` : text;
}
var QUIET = /* @__PURE__ */ new Set(["execution", "_meta", "icons", "capabilities"]);
function impactOf(path, difference, whole) {
  const [top = ""] = path;
  if (top === "inputSchema" || top === "outputSchema") return schemaImpact(top, path.slice(1), difference, whole);
  if (top === "annotations") return hintImpact(path, difference);
  const isOfLook = top === "serverInfo" && (path[1] === "version" || path[1] === "icons");
  return isOfLook || QUIET.has(top) ? "cosmetic" : "compatible";
}
function hintImpact(path, { before, after }) {
  const hint = path[1];
  const isWeaker = path.length === 2 && (hint === "readOnlyHint" && after === true || hint === "destructiveHint" && before !== false && after !== true);
  return isWeaker ? "wider capability" : "compatible";
}

// src/drift/launch.ts
var BLOT = "***";
function outlineOf(launch) {
  const { command, args, folder, url, env, headers, helpers, package: fetched } = launch;
  return {
    command: blottedText(command?.value ?? ""),
    args: args.map((word, index) => argument(word.value, args[index - 1])),
    folder: blottedText(folder?.value ?? ""),
    url: bareAddress(url?.value ?? ""),
    package: fetched === void 0 ? "" : blottedText(`${fetched.registry} ${fetched.name}`),
    version: blottedText(fetched?.version ?? ""),
    env: names(env),
    headers: names(headers),
    helpers: helpers.map(({ value }) => blottedText(value))
  };
}
function names(words) {
  return [...new Set(words.map(({ name }) => name))].sort();
}
function argument(value, before) {
  const option = before?.value ?? "";
  if (option.startsWith("-") && !option.includes("=") && isSecretName(option)) return isReference(value) ? value : BLOT;
  const equals = value.indexOf("=");
  if (equals > 0 && isSecretName(value.slice(0, equals)) && !isReference(value.slice(equals + 1))) {
    return `${value.slice(0, equals)}=${BLOT}`;
  }
  return blottedText(value);
}
function bareAddress(url) {
  const [address = ""] = url.split(/[?#]/, 1);
  return blottedText(address);
}
function outlineJson(outline) {
  return Object.fromEntries(Object.entries(outline).filter(([, value]) => value.length > 0));
}
function parseOutline(value) {
  const word = (key) => stringField(value, key) ?? "";
  const list = (key) => {
    const found = field(value, key);
    return isArray(found) ? found.filter((item) => typeof item === "string") : [];
  };
  return {
    command: word("command"),
    args: list("args"),
    folder: word("folder"),
    url: word("url"),
    package: word("package"),
    version: word("version"),
    env: list("env"),
    headers: list("headers"),
    helpers: list("helpers")
  };
}
function outlineEdits(before, after, words) {
  const fields = Object.keys(before);
  return fields.flatMap((field2) => {
    const [old, now] = [shown2(before[field2]), shown2(after[field2])];
    if (old === now) return [];
    const says2 = now === "" ? `is gone: ${old}` : old === "" ? `is new: ${now}` : `was ${old}, is ${now}`;
    const pieces = old === "" || now === "" ? [] : words.pieces(old, now);
    return [{ field: field2, says: says2, pieces, impact: "wider capability" }];
  });
}
function changedPlace(launch, before, after) {
  const { command, args, url, folder, env, headers, package: fetched } = launch;
  if (before.command !== after.command && command !== void 0) return command.place;
  if (before.url !== after.url && url !== void 0) return url.place;
  const isOther = before.package !== after.package || before.version !== after.version;
  if (isOther && fetched !== void 0) return fetched.place;
  const argument2 = args.find((_, index) => before.args[index] !== after.args[index]);
  if (argument2 !== void 0) return argument2.place;
  const named = [...headers, ...env].find(({ name }) => ![...before.headers, ...before.env].includes(name));
  if (named !== void 0) return named.place;
  return before.folder !== after.folder && folder !== void 0 ? folder.place : launch.place;
}
function shown2(value) {
  return typeof value === "string" ? value : value.join(" ");
}

// src/drift/rename.ts
var PAIRS = 4e4;
var ENOUGH = 0.6;
var WORDS = 200;
function renames(gone, added) {
  const old = gone.map((tool) => ({ tool, traits: traitsOf(tool) }));
  const now = added.map((tool) => ({ tool, traits: traitsOf(tool) }));
  const isFew = gone.length * added.length <= PAIRS;
  const byBody = new Map(now.map((each) => [each.traits.body, each]));
  const pairs = old.flatMap((before) => {
    const same = byBody.get(before.traits.body);
    return (isFew ? now : same === void 0 ? [] : [same]).flatMap((after) => {
      const score = likeness(before.traits, after.traits);
      return score < ENOUGH ? [] : [{ before: before.tool, after: after.tool, score }];
    });
  });
  const key = ({ before, after }) => `${before.name}\0${after.name}`;
  pairs.sort((a, b) => b.score - a.score || (key(a) < key(b) ? -1 : 1));
  const taken = /* @__PURE__ */ new Set();
  return pairs.flatMap(({ before, after }) => {
    if (taken.has(before) || taken.has(after)) return [];
    taken.add(before).add(after);
    return [{ before, after }];
  });
}
function traitsOf({ name, raw, description, inputSchema }) {
  const properties2 = field(inputSchema, "properties");
  const words = description.slice(0, 20 * WORDS).toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return {
    name: name.slice(0, 200),
    nameWords: new Set(identifierWords(name.slice(0, 200)).map(({ word }) => word)),
    words: new Set(words.slice(0, WORDS)),
    properties: new Set(isObject(properties2) ? Object.keys(properties2).slice(0, WORDS) : []),
    body: canonicalJson({ ...raw, name: "" })
  };
}
function likeness(old, now) {
  if (old.body === now.body) return 1;
  const [a, b] = [old.name.toLowerCase(), now.name.toLowerCase()];
  if (spelledAs(a) === spelledAs(b) || areNear(a, b) || areNear(b, a)) return 0.9;
  return 0.4 * shared(old.nameWords, now.nameWords) + 0.4 * shared(old.words, now.words) + 0.2 * shared(old.properties, now.properties);
}
function shared(a, b) {
  let both = 0;
  for (const item of a) if (b.has(item)) both += 1;
  const either = a.size + b.size - both;
  return either === 0 ? 0 : both / either;
}

// src/drift/pairing.ts
var LISTS = { prompt: "prompts", resource: "resources", template: "resource templates" };
function pairing(now, approved) {
  const unread = unreadKinds(now, approved);
  const isRead = ({ kind }) => !unread.has(kind);
  const current = byKey(now.subjects.filter(isRead));
  const known2 = byKey(approved.subjects.filter(isRead));
  const same = [...known2].flatMap(([key, before]) => {
    const after = current.get(key);
    return after === void 0 ? [] : [{ before, after }];
  });
  const added = [...current].flatMap(([key, subject]) => known2.has(key) ? [] : [subject]);
  const removed = [...known2].flatMap(([key, subject]) => current.has(key) ? [] : [subject]);
  const renamed = renames(removed.filter(isTool), added.filter(isTool));
  const paired = new Set(renamed.flatMap(({ before, after }) => [before, after]));
  const isWhole = now.incomplete.length === 0;
  return {
    same,
    renamed,
    added: added.filter((subject) => !paired.has(subject)),
    removed: isWhole ? removed.filter((subject) => !paired.has(subject)) : [],
    notes: [
      ...[...unread].sort().flatMap((kind) => kind in LISTS ? [`${listOf(kind)} were approved, and this input has none`] : []),
      ...isWhole ? [] : ["the list is not complete: what it lacks is not taken for gone"]
    ]
  };
}
function listOf(kind) {
  return Object.entries(LISTS).find(([name]) => name === kind)?.[1] ?? kind;
}
function unreadKinds(now, approved) {
  if (now.origin !== "manifest") return /* @__PURE__ */ new Set();
  const unread = /* @__PURE__ */ new Set();
  for (const kind of ["prompt", "resource", "template"]) {
    const has = ({ subjects }) => subjects.some((subject) => subject.kind === kind);
    if (!has(now) && has(approved)) unread.add(kind);
  }
  const about = now.subjects.find(({ kind }) => kind === "server")?.raw;
  if (!isObject(about) || Object.keys(about).length === 0) unread.add("server");
  return unread;
}
function isTool(subject) {
  return subject.kind === "tool" && "inputSchema" in subject;
}

// src/drift/parts.ts
function keyed(name, key) {
  return {
    name,
    field: key,
    of: (raw) => field(raw, key),
    holds: (path) => path === key || path.startsWith(`${key}.`)
  };
}
function others(name, without) {
  return {
    name,
    field: "",
    of: (raw) => isObject(raw) ? Object.fromEntries(Object.entries(raw).filter(([key]) => !without.includes(key))) : raw,
    holds: (path) => !without.includes(path.split(".", 1)[0] ?? "")
  };
}
var TOOL = [
  // What a tool is called is compared by pairing: a part that is renamed is told once.
  others("description", ["name", "inputSchema", "outputSchema", "annotations"]),
  keyed("schema", "inputSchema"),
  keyed("schema", "outputSchema"),
  { ...keyed("annotations", "annotations"), of: (raw) => field(raw, "annotations") ?? {} }
];
var SERVER = [
  keyed("instructions", "instructions"),
  others("identity", ["instructions", "protocolVersion"])
];
function partsOf(kind) {
  switch (kind) {
    case "tool":
      return TOOL;
    case "server":
      return SERVER;
    case "prompt":
      return [others("prompt", [])];
    case "resource":
    case "template":
      return [others("resource", [])];
  }
}

// src/drift/place.ts
function placeIn(subject, { field: field2 }, edits) {
  const edited = edits.length === 1 ? edits[0] : edits.find(({ pieces }) => pieces.length > 0);
  const text = subject.texts.find((each) => each.field === edited?.field && each.place.key === void 0);
  if (edited !== void 0 && text !== void 0 && edited.pieces.some(({ kind }) => kind === "added")) {
    return spanOf({ text, start: 0, end: text.value.length }, edited);
  }
  return keyIn(subject, field2, edits);
}
function keyIn({ place, raw }, field2, edits) {
  const key = field2 === "" ? edits[0]?.field.split(".", 1)[0] ?? "" : field2;
  return field(raw, key) === void 0 ? place : { doc: place.doc, pointer: place.pointer + pointerStep(key) };
}
function spanOf(whole, { pieces }) {
  const shown3 = pieces.filter(({ kind }) => kind !== "removed");
  const lead = shown3[0]?.kind === "same" ? shown3[0].text.length : 0;
  const tail = shown3.at(-1)?.kind === "same" && shown3.length > 1 ? shown3.at(-1)?.text.length ?? 0 : 0;
  return { text: whole.text, start: lead, end: Math.max(whole.end - tail, lead) };
}

// src/drift/whole-edits.ts
var NAMED = 5;
function classEdit(rating, known2) {
  const ranks = known2.flatMap((toolClass) => toolClass === void 0 ? [] : [classRank(toolClass)]);
  const before = TOOL_CLASSES[Math.max(...ranks)];
  if (before === void 0 || classRank(rating.class) <= classRank(before)) return void 0;
  const why = decisive(rating).message.replace(/\.$/, "");
  const says2 = `was rated ${before}, and is rated ${rating.class}: ${why}`;
  return { field: "", says: says2, pieces: [], impact: "wider capability" };
}
function resourcesEdit(kind, subjects) {
  const names2 = subjects.slice(0, NAMED).map(({ name }) => JSON.stringify(name));
  const rest = subjects.length > NAMED ? ` and ${subjects.length - NAMED} more` : "";
  const says2 = `${kind === "added" ? "are new" : "are gone"}: ${names2.join(", ")}${rest}`;
  return { field: "resources", says: says2, pieces: [], impact: kind === "added" ? "compatible" : "breaking" };
}

// src/drift/words.ts
var TOKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\s*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*|\s+/gu;
var PAIRS_PER_TEXT = 1e6;
var PAIRS_PER_SERVER = 1e7;
var WordComparison = class {
  #left = PAIRS_PER_SERVER;
  /** The stretches of both texts in order. White space alone is no difference. */
  pieces(before, after) {
    const ids = /* @__PURE__ */ new Map();
    const [old, now] = [tokensOf(before, ids), tokensOf(after, ids)];
    const isSame3 = (a, b) => a !== void 0 && a.id === b?.id;
    const least = Math.min(old.length, now.length);
    let start = 0;
    while (start < least && isSame3(old[start], now[start])) start += 1;
    let end = 0;
    while (end < least - start && isSame3(old[old.length - 1 - end], now[now.length - 1 - end])) end += 1;
    const removed = old.slice(start, old.length - end);
    const added = now.slice(start, now.length - end);
    return joined([
      ...of("same", now.slice(0, start)),
      ...this.#middle(removed, added),
      ...of("same", end === 0 ? [] : now.slice(-end))
    ]);
  }
  #middle(removed, added) {
    const pairs = removed.length * added.length;
    const isTooMuch = pairs > PAIRS_PER_TEXT || pairs > this.#left;
    if (pairs === 0 || isTooMuch) return [...of("removed", removed), ...of("added", added)];
    this.#left -= pairs;
    return aligned(removed, added);
  }
};
function tokensOf(text, ids) {
  return (text.match(TOKEN) ?? []).map((token) => {
    const word = token.trimEnd();
    const id = ids.get(word) ?? ids.size;
    ids.set(word, id);
    return { text: token, id };
  });
}
function of(kind, tokens2) {
  return tokens2.map(({ text }) => ({ kind, text }));
}
function aligned(old, now) {
  const width = now.length + 1;
  const longest = new Uint16Array((old.length + 1) * width);
  const at = (row2, column2) => longest[row2 * width + column2] ?? 0;
  const ids = Int32Array.from(now, ({ id }) => id);
  for (let row2 = old.length - 1; row2 >= 0; row2 -= 1) {
    const id = old[row2]?.id;
    for (let column2 = now.length - 1; column2 >= 0; column2 -= 1) {
      longest[row2 * width + column2] = ids[column2] === id ? at(row2 + 1, column2 + 1) + 1 : Math.max(at(row2 + 1, column2), at(row2, column2 + 1));
    }
  }
  const pieces = [];
  let [row, column] = [0, 0];
  for (let [gone, come] = [old[row], now[column]]; gone !== void 0 || come !== void 0; ) {
    if (gone !== void 0 && come !== void 0 && gone.id === come.id) {
      pieces.push({ kind: "same", text: come.text });
      row += 1;
      column += 1;
    } else if (gone !== void 0 && (come === void 0 || at(row + 1, column) >= at(row, column + 1))) {
      pieces.push({ kind: "removed", text: gone.text });
      row += 1;
    } else if (come !== void 0) {
      pieces.push({ kind: "added", text: come.text });
      column += 1;
    }
    [gone, come] = [old[row], now[column]];
  }
  return pieces;
}
var LONELY = 2;
function joined(pieces) {
  const out = [];
  let removed = [];
  let added = [];
  let waiting = [];
  const flush = () => {
    if (removed.length > 0) out.push({ kind: "removed", text: removed.join("") });
    if (added.length > 0) out.push({ kind: "added", text: added.join("") });
    if (waiting.length > 0) out.push({ kind: "same", text: waiting.join("") });
    [removed, added, waiting] = [[], [], []];
  };
  for (const { kind, text } of pieces) {
    if (kind === "same") {
      waiting.push(text);
      continue;
    }
    const isLonely = waiting.length <= LONELY && removed.length + added.length > 0;
    if (waiting.length > 0 && isLonely) {
      removed.push(...waiting);
      added.push(...waiting);
      waiting = [];
    } else if (waiting.length > 0) flush();
    if (kind === "removed") removed.push(text);
    else added.push(text);
  }
  flush();
  return out;
}

// src/drift/compare.ts
function compare(now, approved, comparing) {
  return new Comparison(now, approved, comparing).run();
}
var Comparison = class {
  #now;
  #approved;
  #comparing;
  #evidence;
  #words = new WordComparison();
  #changes = [];
  #notes = [];
  #volatile = [];
  constructor(now, approved, comparing) {
    this.#now = now;
    this.#approved = approved;
    this.#comparing = comparing;
    this.#evidence = new Evidence(comparing.judged);
  }
  run() {
    this.#launch();
    if (!isListed(this.#now)) return this.#compared();
    if (!this.#approved.isListed) {
      this.#notes.push("its lists were not approved yet: only how it is started is compared");
      return this.#compared();
    }
    const pairs = pairing(this.#now, this.#approved.surface);
    this.#notes.push(...pairs.notes);
    for (const { before, after } of pairs.same) this.#definition(before, after);
    for (const { before, after } of pairs.renamed) {
      this.#push({ part: "tools", kind: "renamed", subject: after, before, at: after.place, edits: NONE });
      this.#definition(before, after);
    }
    this.#toolSet(pairs);
    this.#lists(pairs);
    return this.#compared();
  }
  #compared() {
    const [first, ...more] = this.#volatile;
    const rest = more.length === 0 ? "" : ` and ${more.length} more`;
    const note = `only a time, an id or a folder of the machine differs in ${first ?? ""}${rest}: that is no change`;
    return {
      changes: [...this.#changes].sort(inOrder2),
      notes: first === void 0 ? this.#notes : [...this.#notes, note]
    };
  }
  /** Compares part by part; what the rules find anew goes with the part that it stands in. */
  #definition(before, after) {
    const brought = this.#evidence.brought(after, before);
    const telling = new Set(brought.map(({ field: field2 }) => field2));
    const parts = partsOf(after.kind).flatMap((part) => {
      const edits = this.#edits(part, before, after, telling);
      return isSame(part, before, after, edits) ? [] : [{ part, edits }];
    });
    const [first] = parts;
    if (first !== void 0) {
      const owner = ({ field: field2 }) => (parts.find(({ part }) => part.holds(field2)) ?? first).part;
      for (const { part, edits } of parts) {
        const brings = brought.filter((finding) => owner(finding) === part);
        const at = placeIn(after, part, edits.edits);
        const state = definitionHash(part.of(after.raw) ?? null);
        const known2 = keyIn(before, part.field, edits.edits);
        this.#push({ part: part.name, kind: "changed", subject: after, before, at, known: known2, edits, brings, state });
      }
    }
    this.#classOf(before, after);
  }
  #edits(part, before, after, telling) {
    const [old, now] = [part.of(before.raw), part.of(after.raw)];
    const edits = this.#weighed(part, after, editsOf(part.field, old, now, this.#words, telling));
    this.#volatile.push(...edits.volatile.map((field2) => `${after.kind} ${after.name}: ${field2}`));
    return edits;
  }
  /** A tool that by its own words only reads is no freer for saying so in its hints as well. */
  #weighed({ name }, subject, edits) {
    if (name !== "annotations" || ratingOf(this.#comparing.ratings, subject)?.class !== "read") return edits;
    return { ...edits, edits: edits.edits.map((edit) => ({ ...edit, impact: "compatible" })) };
  }
  #classOf(before, after) {
    const rating = ratingOf(this.#comparing.ratings, after);
    const rerated = ratingOf(this.#comparing.approvedRatings, before);
    if (rating === void 0) return;
    const stored = this.#approved.classes.get(before);
    const edit = classEdit(rating, [rerated?.class, stored]);
    if (edit === void 0) return;
    const edits = { edits: [edit], more: 0, volatile: [] };
    this.#push({ part: "class", kind: "changed", subject: after, before, at: decisive(rating).at, edits });
  }
  #toolSet({ added, removed }) {
    for (const subject of removed.filter(isOfSet)) {
      this.#push({
        part: partOfSet(subject),
        kind: "removed",
        subject,
        before: subject,
        at: subject.place,
        edits: NONE
      });
    }
    for (const subject of added.filter(isOfSet)) {
      this.#push({ part: partOfSet(subject), kind: "added", subject, at: subject.place, edits: NONE });
    }
  }
  /** Resources come and go with the data of a server: one change for all that came, one for all that went. */
  #lists({ added, removed }) {
    const server = this.#now.subjects.find(({ kind }) => kind === "server");
    if (server === void 0) return;
    for (const kind of ["added", "removed"]) {
      const subjects = (kind === "added" ? added : removed).filter((subject) => !isOfSet(subject));
      if (subjects.length === 0) continue;
      const edit = resourcesEdit(kind, subjects);
      const state = definitionHash(subjects.map(({ raw }) => raw));
      const edits = { edits: [edit], more: 0, volatile: [] };
      this.#push({ part: "resource", kind, subject: server, at: server.place, edits, state });
    }
  }
  #launch() {
    const { launch } = this.#now;
    const known2 = this.#approved.launch;
    const server = this.#now.subjects.find(({ kind }) => kind === "server");
    if (launch === void 0 || known2 === void 0 || server === void 0) return;
    const outline = outlineOf(launch);
    const edits = outlineEdits(known2, outline, this.#words);
    if (edits.length === 0) return;
    const state = definitionHash(Object.values(outline).flat());
    const listed = { edits, more: 0, volatile: [] };
    const at = changedPlace(launch, known2, outline);
    this.#push({ part: "launch", kind: "changed", subject: server, at, edits: listed, state });
  }
  #push(made) {
    const { part, kind, subject, before, at, edits, brings = [] } = made;
    const impacts = edits.edits.map(({ impact: impact2 }) => impact2);
    const impact = brings.length > 0 ? "new instruction" : impacts.length > 0 ? worstImpact(impacts) : SET_IMPACT[kind];
    this.#changes.push({
      part,
      kind,
      impact,
      subject,
      ...kind === "renamed" && before !== void 0 && { oldName: before.name },
      at,
      ...kind !== "removed" && { approved: made.known ?? before?.place ?? this.#approved.place },
      edits: edits.edits,
      more: edits.more,
      brings: brings.map(({ rule, severity, excerpt, fingerprint }) => ({
        rule: rule.id,
        severity,
        excerpt,
        fingerprint
      })),
      state: made.state ?? definitionHash([kind, subject.raw])
    });
  }
};
function inOrder2(a, b) {
  const key = ({ subject }) => `${subject.kind === "server" ? "" : subject.kind} ${subject.name}`;
  return key(a) === key(b) ? 0 : key(a) < key(b) ? -1 : 1;
}
var NONE = { edits: [], more: 0, volatile: [] };
var SET_IMPACT = {
  added: "wider capability",
  removed: "breaking",
  renamed: "breaking",
  changed: "cosmetic"
};
function isListed({ origin }) {
  return origin !== "config" && origin !== "package";
}
function isOfSet({ kind }) {
  return kind === "tool" || kind === "prompt";
}
function partOfSet({ kind }) {
  return kind === "tool" ? "tools" : "prompt";
}
function ratingOf(ratings, subject) {
  return isTool(subject) ? ratings.get(subject) : void 0;
}
function isSame(part, before, after, { edits, volatile }) {
  if (edits.length > 0) return false;
  if (volatile.length > 0) return true;
  const json = (value) => value === void 0 ? "" : canonicalJson(value);
  return json(part.of(before.raw)) === json(part.of(after.raw));
}

// src/drifted.ts
var NAMED2 = 5;
var APART = /* @__PURE__ */ new Set([
  ...["annotation-conflict", "declared-field-conflict", "duplicate-tool-name", "invalid-tool-shape"],
  ...["permission-name-collision", "tool-router", "unlisted-tool-mention"]
]);
function driftOf({ now, approved, before, found, known: known2 }, baseline) {
  const counts2 = ({ rule }) => rule.kind === "security" && !APART.has(rule.id);
  const { changes: changes3, notes } = compare(now.surface, approved, {
    judged: { now: found.filter(counts2), before: known2.filter(counts2) },
    ratings: now.ratings,
    approvedRatings: before.ratings
  });
  return {
    server: now.key,
    baseline: baseline.approved.path,
    isKnown: true,
    changes: changes3,
    permissions: changes3.length === 0 ? [] : permissionChanges(before, now),
    notes: changes3.length === 0 ? notes : [...notes, ...otherwise(approved, baseline.circumstances?.get(now.key))],
    accept: changes3.length === 0 ? "" : baseline.accept(now.key)
  };
}
function otherwise({ circumstances: before }, now) {
  if (now === void 0) return [];
  const differs = (old, current) => old !== "" && current !== "" && old !== current;
  const announced = [before, now].map((each) => canonicalJson(each.clientCapabilities));
  return [
    ...differs(before.node, now.node) ? [`approved with Node ${before.node}, read with ${now.node}: the same command may fetch another release there`] : [],
    ...differs(before.package, now.package) ? [`approved as ${before.package}, read as ${now.package}`] : [],
    ...!announced.includes("null") && announced[0] !== announced[1] ? ["approved with other client capabilities than those announced now: some servers list other tools then"] : []
  ];
}
function unknownServer({ key, surface }, baseline) {
  const { path, servers } = baseline.approved;
  const known2 = [...servers.keys()].sort();
  const more = known2.length > NAMED2 ? ` and ${known2.length - NAMED2} more` : "";
  const notes = surface.isKeyGuessed === true && known2.length > 0 ? [`${path} holds ${known2.slice(0, NAMED2).join(", ")}${more}: \`name\` says which of them this is, if it is one`] : [];
  return {
    server: key,
    baseline: path,
    isKnown: false,
    changes: [],
    permissions: [],
    notes,
    accept: baseline.accept(key)
  };
}
function permissionChanges(before, now) {
  const known2 = new Map(before.permissions.map((permission) => [permission.rule, permission]));
  const current = new Map(now.permissions.map((permission) => [permission.rule, permission]));
  const rules = [.../* @__PURE__ */ new Set([...known2.keys(), ...current.keys()])].sort();
  return rules.flatMap((rule) => {
    const [old, made] = [known2.get(rule), current.get(rule)];
    if (old?.decision === made?.decision) return [];
    return [
      {
        tool: made?.tool ?? old?.tool ?? "",
        rule,
        ...old !== void 0 && { before: old.decision },
        ...made !== void 0 && { now: made.decision, class: made.class }
      }
    ];
  });
}
function besideLock(surface, approved) {
  if (approved === void 0) return surface;
  const documents = new Map([...approved.surface.documents, ...surface.documents]);
  const isLive = (surface.origin === "server" || surface.origin === "url") && surface.launch === void 0;
  if (!isLive) return { ...surface, documents };
  return { ...surface, documents, anchor: approved.place, standIns: standIns(surface, approved.surface) };
}
function standIns({ subjects }, approved) {
  const named = ({ kind, name }) => kind === "server" ? "" : `${kind} ${name}`;
  const known2 = new Map([...approved.subjects].reverse().map((subject) => [named(subject), subject.place]));
  return new Map(
    subjects.flatMap((subject) => {
      const place = known2.get(named(subject));
      return place === void 0 ? [] : [[`${subject.place.doc} ${subject.place.pointer}`, place]];
    })
  );
}

// src/text/disguise/fold.ts
var PLAIN = /^[\t\n\r\x20-\x7e]*$/;
var WIDE_GAP = /[^\n\r\t ][\t ]{2,}[^\n\r\t ]/;
var PIECE = /[^\S\uFEFF]+|[\S\uFEFF]+/gu;
var BLANK = /[\u115F\u1160\u2800\u3164\uFFA0]/;
var SEQUENCE = new RegExp("\\[[\\d:;<=>?]{1,40}[ !\"#$%&'()*+,./-]{0,4}[a-z@`{|}~]|[\\]PX^_]\\P{Cc}{0,400}|\\\\", "iuy");
var CONTROL = new RegExp("(?![\\t\\n\\v\\f\\r])\\p{Cc}", "u");
var LATIN = /[A-Z]/i;
var MARK = new RegExp("\\p{M}", "u");
var PRINTABLE = /^[\x21-\x7e]*$/;
var UNTOUCHED = /^[\x21-\x7e\u4e00-\u9fff]*$/;
var NEXT_LINE = "\x85";
function fold(value) {
  if (!needsFolding(value)) return void 0;
  const folding = new Folding(value);
  for (const { 0: piece, index } of value.matchAll(PIECE)) {
    if (/^[^\S\uFEFF]/u.test(piece)) folding.space(piece, index);
    else folding.word(piece, index);
  }
  return folding.done();
}
function needsFolding(value) {
  return !PLAIN.test(value) || WIDE_GAP.test(value);
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
    if (UNTOUCHED.test(word)) return;
    const end = start + word.length;
    const imitates = isImitation(word, () => this.isLatin ??= isMostlyLatin(this.value));
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
    if (character <= "~") {
      latin += isLatin(character) ? 1 : 0;
      continue;
    }
    const look = lookOf(character);
    if (look.kind === "letter") latin -= 1;
    else if (look.kind === "form" && LATIN.test(look.as)) latin += 1;
  }
  return latin >= 0;
}
function isImitation(word, textIsLatin) {
  let allImitate = true;
  for (const character of word) {
    if (isLatin(character)) return true;
    const look = lookOf(character);
    if (look.kind === "form" && LATIN.test(look.as)) return true;
    if (look.kind === "letter" || look.kind === "shape" && !textIsLatin()) allImitate = false;
  }
  return allImitate;
}
function isLatin(character) {
  return character >= "a" && character <= "z" || character >= "A" && character <= "Z";
}
function isLoneSurrogate(character) {
  return character.length === 1 && character >= "\uD800" && character <= "\uDFFF";
}

// src/text/disguise/respell.ts
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
var CONTINUED = /(?<=[\p{L}\p{N}`,/"')])[ \t]{0,4}\n[ \t]{0,12}(?:[-*+•>]|\d{1,2}[.)])[ \t]{1,4}(?=[\p{Ll}`~/"'])(?![`"]?[a-z][\w.-]{1,40}[`"]?(?: \([^()\n]{0,60}\))?: )/gu;
var INDENTED = /(?<=[^\s.!?:;{}][ \t]{0,4}\r?\n)[ \t]{1,40}(?=[\p{Ll}\p{N}"'`([!])(?!\d{1,3}[.)] )(?![`"]?[a-z][\w.-]{1,40}[`"]?(?: \([^()\n]{0,60}\))?(?::| -| =|\())/gu;
function unmark(value) {
  const shown3 = rewriteMatches(value, EMPHASIS, ({ 0: run, index }) => {
    const before = value[index - 1] ?? " ";
    const after = value[index + run.length] ?? " ";
    return isEmphasis(run, before, after) ? "" : void 0;
  });
  const untagged = rewriteMatches(shown3?.value ?? value, INLINE_TAGS, () => "");
  return shown3 === void 0 || untagged === void 0 ? untagged ?? shown3 : compose(shown3, untagged);
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
function dedent(value) {
  return rewriteMatches(value, INDENTED, () => "");
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

// src/text/disguise/readings.ts
var DEPTH = 3;
var MOST = 12;
var DECODINGS = [
  {
    sign: INVISIBLE_SIGN,
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
    sign: INVISIBLE_SIGN,
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
var ALL = [...DECODINGS, ...RESPELLINGS];
var INDENTED_SIGN = /\n[ \t]{1,40}[\p{Ll}\p{N}"'`([!]/u;
function readings(value) {
  const written = { value, via: "written", range: sameRange, ...INDENTED_SIGN.test(value) && dedent(value) };
  const found = [written];
  if (isPlain2(written.value)) return found;
  const seen = /* @__PURE__ */ new Set([written.value]);
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
function sameRange(start, end) {
  return { start, end };
}
function isPlain2(value) {
  return !needsFolding(value) && ALL.every(({ sign }) => !sign.test(value));
}
function steps(value) {
  const folded = fold(value);
  const undone = [];
  for (const { sign, undo } of folded === void 0 ? ALL : DECODINGS) if (sign.test(value)) undone.push(undo(value));
  if (folded !== void 0) undone.push({ rewrite: folded, via: folded.via });
  return undone;
}

// src/text/disguise/seams.ts
var REACH = 400;
var DESCRIPTION = /^(.{0,400}\.)properties\.[^.]{1,200}\.description$/;
var ENDS = /[.!?:;…。！？)\]}>`'"]\s{0,20}$/;
var BEGINS = new RegExp("^\\s{0,20}(?:\\p{Lu}\\p{Ll}|[\\p{N}\\-*\u2022([{<#>|])", "u");
var SAYS = /[a-z\u0080-\u{10ffff}]/iu;
function seamsOf(texts) {
  const seams = [];
  let left;
  for (const text of texts) {
    const parent = text.role === "prose" ? DESCRIPTION.exec(text.field)?.[1] : void 0;
    if (parent === void 0) continue;
    if (left?.parent === parent && goesOn(left.text.value, text.value)) seams.push(seamOf(left.text, text));
    left = { text, parent };
  }
  return seams;
}
function goesOn(left, right) {
  const [ending, beginning] = [left.slice(-30), right.slice(0, 30)];
  return SAYS.test(ending) && SAYS.test(beginning) && !ENDS.test(ending) && !BEGINS.test(beginning);
}
function seamOf(left, right) {
  const from = Math.max(0, left.value.length - REACH);
  const head = `${left.value.slice(from)} `;
  return { left, right, value: head + right.value.slice(0, REACH), from, at: head.length };
}

// src/hits.ts
var HITS_PER_TEXT = 20;
var QUOTE_LIMIT = 200;
var NONE2 = [];
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
    for (const seam of seamsOf(subject.texts)) collect(found, hitsOverSeam(seam, ask(seam.value), facts, fault));
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
  let found;
  for (const rule of rules) {
    if (rule.suits?.(thing) === false) continue;
    try {
      for (const hit of rule.check(thing, facts)) (found ??= []).push({ rule, hit });
    } catch (error) {
      fault(rule, error);
    }
  }
  return found ?? NONE2;
}
function askings(rules) {
  const signs = [...new Set(rules.map(({ sign }) => sign))];
  const chosen = /* @__PURE__ */ new Map();
  const asWritten = rules.filter(({ reads }) => reads === "written");
  return (value) => {
    const found = [];
    const all = readings(value);
    if (all[0]?.value !== value && asWritten.length > 0) found.push({ reading: itself(value), rules: asWritten });
    for (const reading of all) {
      const isWritten = reading.value === value;
      let way = isWritten ? 1 : 0;
      for (const sign of signs) way = 2 * way + (sign === void 0 || sign.test(reading.value) ? 1 : 0);
      const known2 = chosen.get(way) ?? rules.filter((rule) => isAsked(rule, reading.value, isWritten));
      chosen.set(way, known2);
      if (known2.length > 0) found.push({ reading, rules: known2 });
    }
    return found;
  };
}
function itself(value) {
  return { value, via: "written", range: (start, end) => ({ start, end }) };
}
function isAsked({ sign, reads }, value, isWritten) {
  return (isWritten || reads !== "written") && (sign === void 0 || sign.test(value));
}
function hitsInText(text, askingsOfText, facts, fault) {
  let found;
  for (const { reading, rules } of askingsOfText) {
    const isWritten = reading.value === text.value;
    const read = isWritten ? text : { ...text, value: reading.value };
    const hits = once(hitsIn(read, rules, facts, fault));
    if (hits.length === 0) continue;
    const byRule = /* @__PURE__ */ new Map();
    for (const { rule, hit } of hits) {
      const mine = isWritten ? hit : mapped(hit, read, text, reading);
      const known2 = byRule.get(rule);
      if (known2 === void 0) byRule.set(rule, [mine]);
      else known2.push(mine);
    }
    found ??= /* @__PURE__ */ new Map();
    for (const [rule, fresh] of byRule) found.set(rule, merged(rule, found.get(rule) ?? [], fresh));
  }
  return found === void 0 ? NONE2 : [...found].flatMap(([rule, hits]) => hits.map((hit) => ({ rule, hit })));
}
function hitsOverSeam(seam, askingsOfText, facts, fault) {
  const { left, right, value, from, at: join } = seam;
  const joined3 = { ...left, value };
  return hitsInText(joined3, askingsOfText, facts, fault).flatMap(({ rule, hit }) => {
    const { at, severity = rule.severity, message } = hit;
    if (!isSpan(at) || at.start >= join - 1 || at.end < join - 1 || rank(severity) < rank("high")) return [];
    const begun = { text: left, start: from + at.start, end: left.value.length };
    const onward = {
      at: { text: right, start: 0, end: Math.max(0, at.end - join) },
      message: "The sentence goes on here."
    };
    return [
      { rule, hit: { ...hit, at: begun, message: `${message} It goes on in ${right.field}.`, related: [onward] } }
    ];
  });
}
function once(hits) {
  if (hits.length < 2) return hits;
  const kept = [];
  const last = /* @__PURE__ */ new Map();
  for (const each of hits) {
    const { rule, hit } = each;
    const places = last.get(rule) ?? /* @__PURE__ */ new Map();
    last.set(rule, places);
    const at = places.get(hit.message) ?? -1;
    const known2 = kept[at]?.hit;
    if (known2 === void 0 || !isSpan(hit.at) || !overlaps(known2.at, hit.at)) {
      places.set(hit.message, kept.push(each) - 1);
    } else if (rank(hit.severity ?? rule.severity) > rank(known2.severity ?? rule.severity)) {
      kept[at] = each;
    }
  }
  return outermost(kept);
}
function outermost(hits) {
  const ordered = hits.flatMap((each) => isSpan(each.hit.at) ? [{ each, at: each.hit.at }] : []);
  ordered.sort((a, b) => a.at.start - b.at.start || b.at.end - a.at.end);
  const inside = /* @__PURE__ */ new Set();
  const outer = /* @__PURE__ */ new Map();
  for (const one of ordered) {
    const { rule, hit } = one.each;
    const around = outer.get(rule);
    const isInside = around !== void 0 && one.at.end <= around.at.end && !isSame2(one.at, around.at);
    const isWorse = isInside && rank(hit.severity ?? rule.severity) > rank(around.each.hit.severity ?? rule.severity);
    if (isInside) inside.add(isWorse ? around.each : one.each);
    if (!isInside || isWorse) outer.set(rule, one);
  }
  return inside.size === 0 ? hits : hits.filter((each) => !inside.has(each));
}
function isSame2(a, b) {
  return a.start === b.start && a.end === b.end;
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
    message: reading.via === "written" ? hit.message : `${hit.message} Read from ${reading.via}: "${quote}".`,
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

// src/audit-drift.ts
var OF_DEFINITIONS = ["text", "subject", "tool"];
function approvedSurfaces(servers, { approved }) {
  return servers.flatMap(({ key, surface: { launch } }) => {
    const surface = approved.servers.get(key)?.surface;
    return surface === void 0 ? [] : [inNameOrder({ ...surface, ...launch !== void 0 && { launch } })];
  });
}
function driftOfFleet({ servers, before, rules, found }, baseline, judge) {
  const asked = rules.filter(({ each }) => OF_DEFINITIONS.includes(each));
  const ids = new Set(asked.map(({ id }) => id));
  const approved = new Map(before.map((server) => [server.key, server]));
  return servers.map((now) => {
    const [entry, old] = [baseline.approved.servers.get(now.key), approved.get(now.key)];
    if (entry === void 0 || old === void 0) return unknownServer(now, baseline);
    const known2 = old.hash === now.hash ? [] : judge(old, asked, () => void 0);
    const mine = (found.get(now.key) ?? []).filter(({ rule }) => ids.has(rule.id));
    return driftOf({ now, approved: { ...entry, surface: old.surface }, before: old, found: mine, known: known2 }, baseline);
  });
}
function changeFindings(server, drift, rules, facts, fault) {
  const changes3 = drift.filter(({ server: key }) => key === server.key).flatMap((each) => each.changes);
  if (changes3.length === 0) return [];
  const factsFor = facts();
  const about = ofGrain(rules, "change");
  return changes3.flatMap(
    (change) => hitsIn(change, about, factsFor(change.subject), fault).map(
      ({ rule, hit }) => toFinding(rule, hit, server.key, change.subject)
    )
  );
}

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

// src/finding-code.ts
function codeOf({ at, path = [], related = [] }, { documents }) {
  const places = [...path.map((step) => step.at), at, ...related.map((other) => other.at)].map(placeOf);
  const stretches = places.flatMap((place) => stretchAt(place) ?? []);
  const innermost = stretches.filter((one) => !stretches.some((other) => encloses(one, other)));
  const written = innermost.map(({ doc, start, end }) => documents.get(doc)?.body.slice(start, end) ?? "");
  return [...new Set(written.map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => text !== ""))];
}
function stretchAt({ doc, pointer }) {
  const range = sourceRange(pointer);
  return range && { doc, ...range };
}
function encloses(outer, inner) {
  const isAround = outer.doc === inner.doc && outer.start <= inner.start && inner.end <= outer.end;
  return isAround && outer.end - outer.start > inner.end - inner.start;
}

// src/permissions/claude-code.ts
function claudeCodePermissions(servers) {
  const verdicts = new Map(servers.flatMap(verdictsOf));
  const named = byClaudeCodeName(servers.map(({ surface }) => surface));
  const rules = new Map(
    [...named].flatMap(([rule, tools]) => {
      const verdict = tools.length > 1 ? shared2(tools, verdicts) : void 0;
      return tools.map(({ tool }) => [tool, { rule, verdict }]);
    })
  );
  return servers.map(
    (server) => [...server.ratings].flatMap(([tool, rating]) => {
      const found = isNamed(tool) ? rules.get(tool) : void 0;
      const verdict = found?.verdict ?? verdicts.get(tool);
      if (found === void 0 || verdict === void 0) return [];
      return [{ rule: found.rule, ...verdict, tool: tool.name, class: rating.class }];
    }).sort((a, b) => sortKey2(a) < sortKey2(b) ? -1 : 1)
  );
}
function sortKey2({ rule, tool, class: toolClass, reason }) {
  return [rule, tool, toolClass, reason].join("\0");
}
function verdictsOf({ ratings, policy }) {
  return [...ratings].map(([tool, rating]) => [tool, verdictOn(rating, policy?.rulings.get(tool))]);
}
function shared2(tools, verdicts) {
  const decisions = tools.map(({ tool }) => DECISIONS.indexOf(verdicts.get(tool)?.decision ?? "ask"));
  const strictest = DECISIONS[Math.max(DECISIONS.indexOf("ask"), ...decisions)] ?? "ask";
  return {
    decision: strictest,
    reason: `${tools.length} tools have this name in Claude Code: which one a call means is open.`
  };
}

// src/rating/code.ts
function codeReasons(analysis) {
  const effect = analysis?.code.effects.find(changes);
  if (effect === void 0) return [];
  return [
    {
      id: "class-code",
      class: "write",
      at: effect.at,
      message: `The code reaches ${effect.leaf} (${effect.symbol}).`
    }
  ];
}
function changes(effect) {
  const { leaf, scope, isOwnFile, isFixed } = effect;
  if (scope === "ambient" || isOwnFile === true || isLogWrite(effect)) return false;
  return leaf.startsWith("WRITE") || leaf.startsWith("EXEC") && !isFixed;
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
  return Object.entries(first.value).flatMap(([argument2, listed]) => {
    const values = (isArray(listed) ? listed : [listed]).filter((value) => !isObject(value) && !isArray(value)).map(String);
    const plain = values.filter((value) => !value.startsWith("re:")).sort();
    const patterns = values.filter((value) => value.startsWith("re:")).map((value) => value.slice(3));
    return [
      ...plain.length > 0 ? [{ argument: argument2, values: plain, class: "destructive" }] : [],
      ...patterns.sort().map((matches) => ({ argument: argument2, values: [], matches, class: "destructive" }))
    ];
  });
}

// src/rating/verbs.ts
var VERB_KINDS = ["read", "write", "send", "money", "final", "removal", "unclear"];
var LISTS2 = {
  read: `
    get list search
    find fetch read retrieve query lookup look view show describe display browse inspect peek preview count
    check verify validate analyze analyse assess audit scan lint diagnose detect identify discover explore explain
    summarize summarise compare calculate compute measure translate estimate predict forecast recommend suggest
    classify rank geocode geolocate decode scrape crawl screenshot observe monitor poll wait ping echo cat head
    tail grep glob ls stat whoami help brainstorm return provide obtain enumerate determine
    visualize visualise demonstrate concat tokenize parse diff aggregate correlate decompile disassemble derive
    interpret introspect match plot recall rerank research tabulate trace traverse
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
    upvote downvote vote favorite favourite react persist migrate seed ingest ban unban block unblock
    allocate initialize initialise init configure bind rebind unarchive undelete mint grant promote demote
    submit sort stop shutdown
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
    empty del rm void kick
  `,
  unclear: `
    run rerun execute exec perform invoke call trigger start launch boot spawn apply process handle manage use do make
    take open select generate build test evaluate eval export download extract load resolve render connect
    disconnect navigate goto go type play record sync synchronize orchestrate operate interact automate
    control dispatch compose produce capture draft plan train optimize optimise share push pull release switch
    log store link tag post comment label report track request convert pretrain bootstrap confirm click hover
    drag tap swipe press fill scroll print ask collect gather simulate
  `
};
var MILD = new Set(
  "plan optimize optimise evaluate eval track compose hover type resolve load report convert perform goto print test pull ask download request export release record".split(" ")
);
var FIRST_ONLY = new Set(
  "log store link tag post comment label report track request record select open release share draft plan test build email block schedule star head tail cat stat help type play process export download load pull call use fork patch seed split copy pin register commit mark vote change sort stop look monitor watch snooze drop trash reply forward load ban seed react fill do go make take lock scale swap match trace plot research favorite favourite tweet".split(/\s+/)
);
var FIRST_WRITES = /* @__PURE__ */ new Set(["log", "store", "link", "tag", "post", "comment", "label", "record"]);
var PAYMENTS = new Set("payment payments refund charge payout purchase withdrawal donation".split(" "));
var SIGNALS = new Set(
  "prompt request requests query question command commands ping turn key keys keystrokes input http get port".split(
    " "
  )
);
var DESCRIBED = new Set(
  "schema breakdown trends rankings notice timeline distribution comparison forecast search lookup catalog".split(" ")
);
var REPORTS = new Set(
  "status info stats statistics health details history summary overview metrics version capabilities analysis suggestions recommendations transcript leaderboard logs".split(" ")
);
var KIND_OF = new Map(
  VERB_KINDS.flatMap((kind) => wordsOf(LISTS2[kind]).map((word) => [word, kind]))
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
var DETERMINERS = new Set(
  "it its them the a an this that these those any all each every new existing one multiple several your to on".split(
    " "
  )
);
var ENDS_OBJECT = new Set(
  "on for based with and to from using after before in by via over across that which when".split(" ")
);

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
  return CONVERTER.test(spoken(tool.name)) || CONVERTER.test(tool.description.slice(0, 200));
}
var CODE = new Set("sql statement command cmd script code javascript shell".split(" "));
var NAMED_CODE = /\b(?:country|currency|language|locale|iso|zip|postal|post|airport|area|status|error|verification|authorization|coupon|promo|promotion|discount|gift|voucher|referral|redemption|tracking|customs|tariff|diagnosis|procedure|booking|reservation|confirmation|invitation|invite|colou?r|product|item|station|region|state|dialling|calling|access|security|ticker) (?:\w{1,20} ){0,3}code/i;
var CHANGING_QUERY = /\b(?:sql|cypher|gremlin|graphql|sparql|aql|n1ql|mutation)\b/i;
var QUERIES = /* @__PURE__ */ new Set(["query", "queries", "q", "expression"]);
var COMMAND_LINES = /* @__PURE__ */ new Set(["command", "cmd", "shell"]);
function codeInputOf(tool) {
  const inspects = identifierWords(tool.name).some(({ word }) => INSPECTING.has(word));
  return inputsOf(tool).find((input) => {
    if (!isFreeText(input) || inspects && !COMMAND_LINES.has(input.plain)) return false;
    const description = stringField(input.schema, "description") ?? "";
    if (isStatement(input.plain)) return true;
    if (CODE.has(input.plain))
      return input.plain !== "code" || !NAMED_CODE.test(`${spoken(tool.name)}
${description}`);
    return QUERIES.has(input.plain) && speaksOfChangingQuery(tool, description);
  });
}
function isStatement(plain) {
  return /^(?:(?:sql|cypher|gremlin|sparql)_(?:query|queries|statements?|command)|(?:query|statement|raw)_sql|cypher)$/.test(
    plain
  );
}
function speaksOfChangingQuery(tool, description) {
  return CHANGING_QUERY.test(`${spoken(tool.name)}
${description}
${tool.description.slice(0, 500)}`);
}
function spoken(name) {
  return plainName(name).replaceAll("_", " ");
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

// src/rating/phrases.ts
function phrase(words, where, others2, means) {
  return { words: new Set(words.split(" ")), where, others: new Set(others2.split(" ")), means };
}
var MONEY = "refund charge payout pay purchase buy withdraw donate reimburse";
function spoken2(verbs, within, objects, means) {
  return { verbs: new Set(verbs.split(" ")), within, objects: new Set(objects.split(" ")), means };
}
var RUNS = "run rerun execute perform invoke conduct";
var ASKING = "promql logql dql kql nrql traceql spl overpass lucene";
var OBJECTS = [
  // What is run only looks. Tests are none of these: they run what somebody wrote.
  spoken2(
    RUNS,
    5,
    `check checks drc erc analysis analyses analyzer diagnostic diagnostics inspection inspections lint scan audit search searches lookup lookups comparison report read-only explain ${ASKING}`,
    "read"
  ),
  spoken2("generate render draw", 5, "chart charts diagram diagrams mermaid map plot ascii svg", "read"),
  // Made of words or numbers: the answer. Reports, images and keys are made on a server as often.
  spoken2(
    "generate",
    5,
    "analysis citation citations digest dql embedding embeddings insights narrative narratives notes outline sbom snippets summary text uuid yaml",
    "read"
  ),
  spoken2("load", 5, "content contents guide documentation instructions", "read"),
  spoken2("convert", 7, "time date currency currencies unit units timezone identifiers ids", "read"),
  // Names are resolved to what they stand for; issues and threads are resolved for good.
  spoken2("resolve", 7, "id ids identifier identifiers url urls path paths name names dns ip address reference", "read"),
  // Arithmetic and geometry are computed from what is given, and change nothing.
  spoken2("add merge split", 5, "numbers integers polygon polygons geometry geometries", "read"),
  spoken2("extract", 4, "text substring data content links tables keywords entities metadata", "read"),
  // A counter that is set to zero and a session that starts anew can be had again.
  spoken2("reset", 5, "count counter counters context session", "write")
];
var PHRASES = [
  phrase("post push", "soon", "message messages email emails mail dm notification notifications sms", "send"),
  // Trade.
  phrase("place", "last", "order orders bet trade", "money"),
  phrase("post create add", "after", "tweet tweets message messages", "send"),
  // Of sound: what leads from one track to another.
  phrase("send", "before", "create add get set track aux mute remove delete", "noun"),
  phrase(`${MONEY} ${[...PAYMENTS].join(" ")}`, "after", "method methods link links setting settings", "noun"),
  phrase("merge", "after", "request requests conflict conflicts", "noun"),
  phrase("send", "after", [...SIGNALS].join(" "), "unclear"),
  phrase("forward", "anywhere", "port ports", "unclear"),
  phrase("estimate", "after", "convert to", "noun"),
  phrase("archive", "before", "extract open read list get create unpack", "noun"),
  phrase([...PAYMENTS].join(" "), "last", [...REPORTS].join(" "), "noun"),
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
function isBeside(words, at, { where, others: others2 }) {
  const has = (index) => others2.has(words[index]?.word ?? "");
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
var JOINS = /* @__PURE__ */ new Set(["and", "or", "then"]);
var PLAIN_READS = /* @__PURE__ */ new Set(["list", "get", "screenshot", "audit"]);
var NOUN_READS = new Set("list search query lookup view check scan preview audit count display help poll".split(" "));
var READ_UNITS2 = 400;
function wordsOfName(name) {
  return identifierWords(name.slice(0, READ_UNITS2));
}
function nameVerdict(name) {
  const words = wordsOfName(name);
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
  if (JOINS.has(words[verb.at - 1]?.word ?? "")) return true;
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

// src/rating/answers.ts
var ANSWERING = new Set("ask capture compose extract generate download render".split(" "));
var WORKS = new Map(
  Object.entries({
    ask: "answer answers completion response",
    capture: "image base64 png jpeg",
    compose: "base64-encoded base64 bytes text markdown",
    extract: "data text content markdown",
    generate: "code markdown explanation",
    download: "base64 base64-encoded text",
    render: "image base64 png svg html ascii"
  }).map(([verb, works]) => [verb, new Set(works.split(" "))])
);
var JOINS2 = /* @__PURE__ */ new Set(["and", "then", ","]);
function isExtraction(words) {
  return answeringVerb(words) === "extract";
}
var PUT_IN = /^(?:output|save|destination|dest|target)_?(?:path|file|dir|directory|folder)$/;
function isPutSomewhere(tool) {
  return inputsOf(tool).some(({ plain }) => PUT_IN.test(plain));
}
function returnedWork(tool, description) {
  if (isPutSomewhere(tool)) return void 0;
  const works = WORKS.get(answeringVerb(wordsOfName(tool.name)) ?? "");
  if (works === void 0) return void 0;
  for (const { start, end } of sentences(description).slice(0, 3)) {
    const said2 = tokens(description, start, end);
    const returns = said2.find(
      ({ word }, at) => inflection(word)?.base === "return" && (at === 0 || JOINS2.has(said2[at - 1]?.word ?? ""))
    );
    const after = returns === void 0 ? [] : said2.slice(said2.indexOf(returns) + 1, said2.indexOf(returns) + 10);
    if (after.some(({ word }) => works.has(word))) return returns;
  }
  return void 0;
}
function answeringVerb(words) {
  return words.find(({ word }) => ANSWERING.has(word))?.word;
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

// src/rating/reports.ts
var DECLARED = /(?:^|[.!?\]] {1,3}|\n\s{0,20}|[—–-] |\()(read-only)(?=[.;,)]| [—–(-]|\s{0,20}$)/i;
function declaredRead(value) {
  const match = DECLARED.exec(value);
  const [all, word] = match ?? [];
  if (match === null || all === void 0 || word === void 0) return void 0;
  const end = match.index + all.length;
  return { word: word.toLowerCase(), start: end - word.length, end };
}
function reportIn(value, name) {
  const [first] = sentences(value);
  if (first === void 0 || first.code) return void 0;
  const words = tokens(value, first.start, first.end);
  const end = words.findIndex(({ word, kind }) => kind === "mark" || ENDS_OBJECT.has(word) || word === "of");
  const named = end === -1 ? words : words.slice(0, end);
  const last = named.at(-1);
  if (last === void 0 || !REPORT_WORDS.has(last.word)) return void 0;
  const ofName = new Set(wordsOfName(name).map(({ word }) => word));
  const mayOrder = named.some(({ word }, at) => at > 0 && DETERMINERS.has(word) || changes2(word, at === 0));
  return mayOrder || named.length > 1 && ofName.has(named[0]?.word ?? "") ? void 0 : last;
}
var REPORT_WORDS = /* @__PURE__ */ new Set([...DESCRIBED, ...INFORMATION, ...REPORTS]);
function changes2(word, isFirst) {
  const known2 = inflection(word);
  return known2 !== void 0 && verbKind(known2.base, isFirst) !== void 0 && !REPORT_WORDS.has(word);
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
var JOINS3 = /* @__PURE__ */ new Set(["and", "or", "then", "/", ",", "&"]);
var SEQUENCE2 = /* @__PURE__ */ new Set(["and", "then", "&"]);
function descriptionVerdict(tool) {
  const text = tool.texts.find(({ field: field2 }) => field2 === "description");
  if (text === void 0) return void 0;
  const found = spokenVerdict(tool, text);
  if (typeof found === "object") return found;
  const value = text.value.slice(0, READ_UNITS3);
  const answer = returnedWork(tool, value) ?? declaredRead(value);
  if (answer !== void 0) return { verdict: { class: "read", kind: "read", word: answer }, text, isAnswer: true };
  const report = found === void 0 ? reportIn(value, tool.name) : void 0;
  return report === void 0 ? found : { verdict: { class: "read", kind: "read", word: report }, text };
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
      const found = verdictOf(words, [head, ...joined2(value, words, head)]);
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
  const isNamed2 = all[0]?.word === name.toLowerCase() && inflection(all[1]?.word ?? "") !== void 0;
  return isNamed2 ? all.slice(1) : all;
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
  if (PAYMENTS.has(words[at]?.word ?? "") && REPORTS.has(next)) return true;
  return verbAt(words, at, false) === void 0 && !DETERMINERS.has(next);
}
function joined2(value, words, head) {
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
  const own = OBJECTS.find(
    ({ verbs, within, objects }) => verbs.has(known2.base) && objectIn(words, at, within, objects)
  );
  if (own !== void 0) return { kind: own.means, form: known2.form, at };
  return { kind: isSetUp || isSignal || isVague ? "unclear" : kind, form: known2.form, at };
}
function objectIn(words, at, within, objects) {
  for (const { word } of words.slice(at + 1, at + 1 + within)) {
    if (objects.has(word)) return true;
    if (ENDS_OBJECT.has(word)) return false;
  }
  return false;
}
function descriptionReason({ verdict, text }) {
  const { start, end } = verdict.word;
  const message = `In the description's first sentence, ${said(text.value.slice(start, end), verdict.kind)}.`;
  return { id: "class-description-verb", class: verdict.class, at: { text, start, end }, message };
}
var FINAL = /\b(?:can ?not|can't|can’t|could not) be (?:undone|reversed|recovered|taken back)\b|\b(?:irreversib(?:le|ly)|irrecoverabl[ey])\b|\bpermanent(?:ly)? (?:delet|remov|destroy|eras)(?:e|es|ed|ing|ion|s)?\b/i;
var MAY_BE = /\b(?:can|may) be \w{1,20} or\s$|\bbefore\s$/i;
function finalWording(tool) {
  const text = tool.texts.find(({ field: field2 }) => field2 === "description");
  const match = text === void 0 ? null : FINAL.exec(text.value);
  if (text === void 0 || match === null || MAY_BE.test(text.value.slice(0, match.index).slice(-60)))
    return void 0;
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
var RUNS_INPUT = /* @__PURE__ */ new Set(["class-code-input", "class-router"]);
function rate(tool, more = []) {
  const spoken3 = verbsOf(tool);
  const choice = choiceReason(tool);
  const verbs = spoken3.map(({ reason }) => reason);
  const onlyReads = worst([...verbs, ...present(choice)]) === "read";
  const words = [...verbs, ...present(finalWording(tool))];
  const inputs = [
    ...onlyReads ? [] : [moneyInput(tool), recipientInput(tool)],
    codeInput(tool),
    routerInput(tool),
    choice
  ].flatMap(present);
  const own = [...words, ...inputs];
  const sends = spoken3.some(({ verdict }) => verdict.kind === "send") || inputs.some(({ id }) => id === "class-recipient-input");
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
    verbs: spoken3.map(({ verdict }) => verdict.word.word),
    hangsOnArgument: escalate.length > 0 || choicesOf(tool).some(isMixed) || inputs.some(({ id }) => RUNS_INPUT.has(id))
  });
  return { class: toolClass, reasons, flags, escalate };
}
function verbsOf(tool) {
  const name = nameVerdict(tool.name);
  const described = descriptionVerdict(tool);
  const named = typeof name === "object" ? [{ verdict: name, reason: nameReason(tool, name) }] : [];
  if (typeof described !== "object") return named;
  const spoken3 = { verdict: described.verdict, reason: descriptionReason(described) };
  if (described.verdict.class !== "read") return [...named, spoken3];
  const verb = inflection(described.verdict.word.word)?.base;
  if (verb !== void 0 && verbKind(verb, true) === "unclear" && isPutSomewhere(tool)) return named;
  const words = wordsOfName(tool.name);
  if (name === "unclear") {
    const isSame3 = words.some(({ word }) => word === verb) || REPORTS.has(words.at(-1)?.word ?? "");
    const isMild = !isPutSomewhere(tool) && words.every(({ word }) => MILD.has(word) || verbKind(word, true) !== "unclear");
    return described.isAnswer || isSame3 || isMild || isExtraction(words) ? [spoken3] : [];
  }
  if (name === void 0 || name.class === "read") return [...named, spoken3];
  const isNoun2 = name.class !== "destructive" && isNounIn(described.text.value, words, name.word);
  return name.word.word === verb || isNoun2 ? [spoken3] : [...named, spoken3];
}
function isNounIn(description, words, verb) {
  const at = words.findIndex(({ start }) => start === verb.start);
  const next = words[at + 1];
  if (at < 1 || next === void 0) return false;
  return description.slice(0, BEGINNING).toLowerCase().includes(` ${verb.word} ${next.word}`);
}
var BEGINNING = 800;
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

// src/text/sentence/main-clauses.ts
function withMainClauses(value) {
  const whole = statements(value);
  const clauses = whole.flatMap((statement) => {
    const clause = statement.example ? void 0 : mainClause(value, statement);
    return clause === void 0 ? [] : [statement.part(clause)];
  });
  return [...whole, ...clauses];
}
function mainClause(value, { start, end }) {
  const occasion = OCCASION.exec(value.slice(start, Math.min(end, start + REACH2)))?.[0] ?? "";
  const remark = REMARK.exec(value.slice(Math.max(start, end - REACH2), end))?.[0] ?? "";
  const front = LEAVE.test(occasion) ? 0 : occasion.length;
  const tail = LEAVE.test(remark) || WISH.test(remark) ? 0 : remark.length;
  const isShorter = front + tail > 0 && start + front < end - tail;
  return isShorter ? { start: start + front, end: end - tail } : void 0;
}
var REACH2 = 160;
var OCCASION = /^(?:as|as soon as|each time|every time|for|if|in|once|upon|when|whenever|while)\s[^,;:.]{3,120}, (?=[a-z])(?![\w-]{1,30}:)/i;
var REMARK = /(?: \((?:optional|recommended|if (?:any|needed)|see [^()]{1,40})\)|, (?:after|before|but|except|if|never|only|returning|unless|when|where|which|without)\s[^,;:.()]{1,80}| (?:if available|only where|unless it|for testing)[^,;:.()]{0,60})[.!]?\s?$/i;
var LEAVE = /\b(?:agree|approv|confirm|consent|permi|accept|opt(?:s|ed)?\b|forbid|allow|fail|error|expir|invalid|because|40[13]|given|provided|specified|omitted)|\b(?:asks?|wants?|requests?|wish(?:es)?|prefers?) (?:for )?(?:it|this|that|so|one|to)\b|\b(?:is|are|if|when) (?:set|true|false|missing)\b|\b(?:cannot|un(?:available|reachable)|not (?:found|available|reachable)|no [\w-]{1,20} (?:is|are|was|were))\b/i;
var WISH = /\b(?:ask|users?|owner|wants?|request|example|e\.g)/i;

// src/audit.ts
function audit(fleet, options) {
  const surfaces = [...fleet].sort((a, b) => a.key < b.key ? -1 : 1).map((surface) => {
    const beside = besideLock(surface, options.baseline?.approved.servers.get(surface.key));
    return inNameOrder(withPolicy(beside, options.policy));
  });
  const rules = [...options.rules].sort((a, b) => a.id < b.id ? -1 : 1);
  const mine = new Set(inShard(surfaces, options.shard));
  const known2 = auditedServers(surfaces, options, (surface) => mine.has(surface) ? options.countTokens : void 0);
  const servers = known2.filter(({ surface }) => mine.has(surface));
  const keys = new Set(servers.map(({ key }) => key));
  const broken = /* @__PURE__ */ new Map();
  const asked = {
    profiles: options.profiles ?? DEFAULT_PROFILES,
    budgets: { ...DEFAULT_BUDGETS, ...options.budgets }
  };
  const judge = (server, judged, fault) => {
    const facts = factsOf(server, surfaces, asked, rules);
    const subjectAt = subjectFinder(server.surface);
    return hitsOf(server.surface, judged, facts, fault).map(
      ({ rule, hit }) => toFinding(rule, hit, server.key, hit.subject ?? subjectAt(placeOf(hit.at)), codeOf(hit, server.surface))
    );
  };
  const found = servers.flatMap((server) => judge(server, rules, faultOf(broken, server.key)));
  const { baseline } = options;
  const before = baseline === void 0 ? [] : auditedServers(approvedSurfaces(servers, baseline), options);
  const run = { servers, before, rules, found: grouped(found) };
  const drift = baseline === void 0 ? [] : driftOfFleet(run, baseline, judge);
  const changed = servers.flatMap((server) => {
    const facts = () => factsOf(server, surfaces, asked, rules);
    return changeFindings(server, drift, rules, facts, faultOf(broken, server.key));
  });
  const between = fleetFindings(known2, rules, asked, broken).filter(({ server }) => keys.has(server));
  const all = [...found, ...changed, ...between];
  const findings = inOrder(distinct(foldNarrower(all)));
  const accept = [...options.accept ?? [], ...options.policy ? acceptedBy(options.policy, options.today) : []];
  const { open, accepted } = withoutAccepted(findings, accept);
  const byServer = grouped(distinct(all));
  return {
    tool: { name: "mcp-audit", version: options.version },
    servers: servers.map((server) => ({
      ...server,
      compatibility: compatibility(server.surface, asked.profiles, byServer.get(server.key) ?? [])
    })),
    rules,
    findings: open,
    accepted,
    broken: [...broken.values()],
    incomplete: [...mine].flatMap(({ key, incomplete }) => incomplete.map((reason) => ({ server: key, reason }))),
    ...options.shard !== void 0 && {
      shard: { ...options.shard, others: surfaces.filter((surface) => !mine.has(surface)) }
    },
    ...baseline !== void 0 && { drift },
    gate: gate(open, options.failOn, options.failOnDrift === true ? drift : void 0)
  };
}
function withoutAccepted(findings, accept) {
  const given = new Map([...accept].reverse().map((each) => [`${each.fingerprint} ${each.text}`, each]));
  const open = [];
  const accepted = [];
  for (const finding of findings) {
    const found = given.size === 0 ? void 0 : given.get(`${finding.fingerprint} ${textHash(finding)}`);
    if (found === void 0) open.push(finding);
    else accepted.push({ ...finding, acceptance: found });
  }
  return { open, accepted };
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
function withPolicy(surface, policy) {
  if (policy === void 0) return surface;
  return { ...surface, documents: new Map(surface.documents).set(policy.document.id, policy.document) };
}
function auditedServers(surfaces, { policy, today }, counting = () => void 0) {
  const rated = surfaces.map((surface) => {
    const { whole, definitions } = surfaceHashes(surface);
    const hashOf = (tool) => definitions.get(tool) ?? definitionHash(tool.raw);
    const toolHashes = new Map(surface.tools.map((tool) => [tool, hashOf(tool)]));
    const facts = policy === void 0 ? void 0 : policyFacts(policy, surface, toolHashes, today);
    const rated2 = (tool) => rate(tool, codeReasons(surface.code?.tools.get(tool.name)));
    const ratings = new Map(surface.tools.map((tool) => [tool, ratedBy(rated2(tool), facts?.rulings.get(tool)?.entry)]));
    return { surface, hash: whole, toolHashes, ratings, ...facts !== void 0 && { policy: facts } };
  });
  const permissions = claudeCodePermissions(rated);
  return rated.map((server, index) => {
    const countTokens = counting(server.surface);
    return {
      ...server,
      key: server.surface.key,
      permissions: permissions[index] ?? [],
      ...countTokens !== void 0 && { cost: costOf(server.surface, countTokens) }
    };
  });
}
function factsOf(server, fleet, asked, rules) {
  const toolNames = new Set(server.surface.tools.map(({ name }) => name));
  const understood = memoized(withMainClauses);
  const ordered = memoized((value) => understood(value).flatMap((statement) => statement.directives));
  const shared3 = {
    fleet,
    surface: server.surface,
    toolNames,
    ratings: server.ratings,
    ...asked,
    ...server.cost !== void 0 && { cost: server.cost },
    ...server.policy !== void 0 && { policy: server.policy },
    statements: ({ value }) => understood(value),
    directives: ({ value }) => ordered(value)
  };
  const factsFor = (subject) => ({
    ...shared3,
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

// src/drift/approved.ts
function approvedAs(surface) {
  const { key, launch, origin, subjects } = surface;
  const [server] = subjects;
  return {
    key,
    surface,
    place: server?.place ?? { doc: surface.source, pointer: "" },
    classes: /* @__PURE__ */ new Map(),
    isListed: origin !== "config" && origin !== "package",
    ...launch !== void 0 && { launch: outlineOf(launch) },
    circumstances: { package: "", node: "", clientCapabilities: null }
  };
}

// src/drift/lock-format.ts
var VERSION = 1;
var HASHES = "sha256 over canonical JSON, 1";
var ABOUT = "What was approved of each MCP server. Written by `mcp-audit lock`, compared by `mcp-audit scan` and `mcp-audit diff`. An entry that is edited by hand is refused.";
var LISTS3 = [
  ["tools", "tool"],
  ["prompts", "prompt"],
  ["resources", "resource"],
  ["templates", "template"]
];
function lockText(entries) {
  const servers = [...entries].sort(([a], [b]) => a < b ? -1 : 1);
  return `${prettyJson({ about: ABOUT, version: VERSION, hashes: HASHES, servers: Object.fromEntries(servers) })}
`;
}
function sealed(entry) {
  const { definitions = "" } = entry;
  const parts = Object.entries(entry).filter(([key]) => key !== "seal" && key !== "definitions");
  return { seal: sealOf({ ...entry, definitions }), definitions, ...Object.fromEntries(parts) };
}
function sealOf(entry) {
  return sha256(canonicalJson(Object.fromEntries(Object.entries(entry).filter(([key]) => key !== "seal"))));
}
function definitionsHash(entry) {
  const server = field(field(entry, "server"), "definition") ?? {};
  const parts = LISTS3.flatMap(([list, kind]) => {
    const items = field(entry, list);
    return isArray(items) ? items.map((item) => `${kind} ${canonicalJson(field(item, "definition") ?? null)}`) : [];
  });
  return sha256([`server ${canonicalJson(server)}`, ...parts].sort().join("\n"));
}
function parseLock(root, path) {
  const servers = field(root, "servers");
  const version = field(root, "version");
  if (!isObject(servers) || typeof version !== "number") {
    throw new InputError(`${path}: this is no lock; \`mcp-audit lock\` writes one`);
  }
  if (version !== VERSION || stringField(root, "hashes") !== HASHES) {
    throw new InputError(
      `${path}: a lock of version ${version}, and this mcp-audit reads version ${VERSION}: lock again`
    );
  }
  return new Map(
    Object.entries(servers).map(([key, entry]) => {
      const edited = isObject(entry) ? editedPart(entry) : "";
      if (edited === void 0 && isObject(entry)) return [key, entry];
      const what = `${edited ?? ""}${edited === "" ? "" : " of "}server ${JSON.stringify(key)}`;
      throw new InputError(
        `${path}: the entry of ${what} was edited: its hash is not that of what stands there. Bring the file back from its history, or delete it and approve anew with \`mcp-audit lock\``
      );
    })
  );
}
function editedPart(entry) {
  const server = field(entry, "server");
  if (server !== void 0 && !isIntact(server)) return "the server itself";
  for (const [list, kind] of LISTS3) {
    const items = field(entry, list) ?? [];
    if (!isArray(items)) return `the ${list}`;
    for (const item of items) if (!isIntact(item)) return `${kind} ${JSON.stringify(stringField(item, "name") ?? "")}`;
  }
  const isWhole = stringField(entry, "definitions") === definitionsHash(entry);
  return isWhole && stringField(entry, "seal") === sealOf(entry) ? void 0 : "";
}
function isIntact(item) {
  const definition = field(item, "definition");
  return definition !== void 0 && stringField(item, "hash") === definitionHash(definition);
}

// src/entry/lock-file.ts
import { resolve } from "node:path";

// src/drift/locked-server.ts
function lockedServer(entry) {
  const about = field(field(entry, "server"), "definition");
  const launch = field(entry, "launch");
  return {
    about: isObject(about) ? about : {},
    items: LISTS3.flatMap(([list, kind]) => {
      const items = field(entry, list);
      return isArray(items) ? items.map((item, index) => lockedItem(kind, item, `/${list}/${index}/definition`)) : [];
    }),
    isListed: field(entry, "listed") === true,
    ...launch !== void 0 && { launch: parseOutline(launch) },
    circumstances: {
      package: stringField(entry, "package") ?? "",
      node: stringField(entry, "node") ?? "",
      clientCapabilities: field(entry, "clientCapabilities") ?? null
    }
  };
}
function lockedItem(kind, item, pointer) {
  const rated = TOOL_CLASSES.find((toolClass) => toolClass === stringField(item, "class"));
  return { kind, value: field(item, "definition") ?? null, pointer, ...rated !== void 0 && { class: rated } };
}

// src/entry/lock-file.ts
async function readLock(host, named) {
  const path = named === "" ? await nearestFile(host, LOCK_FILE) : resolve(host.cwd, named);
  if (named === "" && !await exists(path)) return void 0;
  return parseLockFile(await readText(path, host.root), shownPath(host, path));
}
function parseLockFile(text, path) {
  try {
    const { roots, index, conflicts } = parseJson(text);
    const [first, ...more] = roots;
    if (first === void 0 || more.length > 0 || conflicts.length > 0) {
      throw new InputError(`${path}: this is no lock, which is one object that says everything once`);
    }
    const document = { id: path, path, body: text, index };
    const entries = parseLock(first.value, path);
    const servers = new Map([...entries].map(([key]) => [key, approvedServer(key, entries, document)]));
    return { approved: { path, servers }, entries };
  } catch (error) {
    throw explained(error, path, text);
  }
}
function approvedServer(key, entries, document) {
  const { about, items, ...entry } = lockedServer(entries.get(key) ?? {});
  const place = (below2) => ({ doc: document.id, pointer: `/servers${pointerStep(key)}${below2}` });
  const surface = makeSurface({
    key,
    origin: "manifest",
    source: document.id,
    documents: [document],
    server: { value: about, place: place("/server/definition") },
    items: items.map(({ kind, value, pointer }) => ({ kind, value, place: place(pointer) }))
  });
  const at = new Map(surface.subjects.map((subject) => [subject.place.pointer, subject]));
  const classes = items.flatMap(({ pointer, class: toolClass }) => {
    const subject = at.get(place(pointer).pointer);
    return subject === void 0 || toolClass === void 0 ? [] : [[subject, toolClass]];
  });
  return { ...entry, key, surface, place: place(""), classes: new Map(classes) };
}

export {
  outlineOf,
  outlineJson,
  isTool,
  audit,
  approvedAs,
  LISTS3 as LISTS,
  lockText,
  sealed,
  definitionsHash,
  readLock,
  parseLockFile
};
