import { createRequire as __mcpAuditRequire } from "node:module";
const require = __mcpAuditRequire(import.meta.url);
import {
  isSpan,
  placeOf
} from "./shared-model-text.js";
import {
  rank
} from "./shared-model-severity.js";
import {
  canonicalJson
} from "./shared-model-json.js";

// src/model/hash.ts
import { createHash } from "node:crypto";
function sha256(text) {
  return createHash("sha256").update(text, "utf8").digest("hex");
}
function definitionHash(raw) {
  return sha256(canonicalJson(raw));
}
function surfaceHashes({ subjects }) {
  const definitions = /* @__PURE__ */ new Map();
  const parts = subjects.map((subject) => {
    const spelled = canonicalJson(subject.raw);
    definitions.set(subject, sha256(spelled));
    return `${subject.kind} ${spelled}`;
  });
  return { whole: sha256(parts.sort((a, b) => a < b ? -1 : 1).join("\n")), definitions };
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
function* upwards(pointer, steps) {
  let end = 0;
  for (let step = 0; step < steps && end < pointer.length; step += 1) {
    const next = pointer.indexOf("/", end + 1);
    end = next === -1 ? pointer.length : next;
  }
  for (let above = pointer.slice(0, end); above !== ""; above = above.slice(0, above.lastIndexOf("/"))) yield above;
}
function toFinding(rule, hit, server, subject, code = []) {
  const field = isSpan(hit.at) ? hit.at.text.field : fieldOf(hit.at, subject);
  const matched = isSpan(hit.at) ? hit.at.text.value.slice(hit.at.start, hit.at.end) : "";
  const about = [rule.id, server, `${subject.kind} ${subject.name}`, field, matched.replace(/\s+/g, " ").trim()];
  const identity = hit.detail === void 0 ? about : [...about, hit.detail];
  return {
    rule,
    severity: hit.severity ?? rule.severity,
    server,
    subject,
    field,
    at: hit.at,
    message: hit.message,
    excerpt: matched.slice(0, EXCERPT_LIMIT),
    related: hit.related ?? [],
    ...hit.path !== void 0 && { path: hit.path },
    ...code.length > 0 && { code },
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
  const steps = place.pointer.slice(pointer.length + 1).split("/");
  return steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~")).join(".");
}
function textHash({ at, subject, code = [] }) {
  return sha256([isSpan(at) ? at.text.value : canonicalJson(subject.raw), ...code].join("\n"));
}
function distinct(findings) {
  const byFingerprint = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    const known = byFingerprint.get(finding.fingerprint);
    if (known === void 0 || rank(known.severity) < rank(finding.severity)) {
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
  const [worst = wide] = [...all].sort((a, b) => rank(b.severity) - rank(a.severity));
  const clients = (of) => all.every((finding) => finding[of] === void 0) ? {} : { [of]: [...new Set(all.flatMap((finding) => finding[of] ?? []))].sort() };
  return {
    ...wide,
    severity: worst.severity,
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

export {
  sha256,
  definitionHash,
  surfaceHashes,
  subjectFinder,
  toFinding,
  textHash,
  distinct,
  foldNarrower,
  inOrder
};
