import { sha256 } from "./model/hash.ts";
import { canonicalJson, type Json } from "./model/json.ts";
import type { NamedWord } from "./model/launch.ts";
import type { Finding } from "./model/report.ts";
import type { Hit } from "./model/rule.ts";
import { rank } from "./model/severity.ts";
import type { Subject, Surface } from "./model/surface.ts";
import { isSpan, placeOf, type Place, type Span } from "./model/text.ts";
import type { Rule } from "./rules/rule.ts";

const EXCERPT_LIMIT = 300;

/** A decision of the policy: this finding, as long as the whole text that it stands in stays as it is. */
export interface Acceptance {
  readonly fingerprint: string;
  /** sha256 of that text, as `textHash` gives it. */
  readonly text: string;
  /** Why, for people who read the report. */
  readonly reason?: string;
  /** The last day on which it counts, as 2027-01-31. */
  readonly expires?: string;
}

/** Finds the subject that a place stands in: the one whose own place is the nearest above it, else the server. */
export function subjectFinder(surface: Surface): (place: Place) => Subject {
  const subjects = [...surface.subjects, ...entryOf(surface)];
  const at = new Map(subjects.map((subject) => [`${subject.place.doc} ${subject.place.pointer}`, subject]));
  const deepest = subjects.reduce((most, { place }) => Math.max(most, stepsOf(place.pointer)), 0);
  const server = surface.subjects.find(({ kind }) => kind === "server");
  return ({ doc, pointer }) => {
    for (const above of upwards(pointer, deepest)) {
      const subject = at.get(`${doc} ${above}`);
      if (subject !== undefined) return subject;
    }
    if (server === undefined) throw new Error(`surface ${surface.key} has no subject for the server itself`);
    return server;
  };
}

/**
 * The server as a configuration names it, so that `args.1` is its field whether it was started or not. Its definition is
 * all that the entry says: an acceptance ends when any of it changes.
 */
function entryOf({ key, launch }: Surface): readonly Subject[] {
  if (launch === undefined) return [];
  const named = (words: readonly NamedWord[]): Json => words.map(({ name, value }) => [name, value]);
  const raw = {
    command: launch.command?.value ?? null,
    args: launch.args.map(({ value }) => value),
    url: launch.url?.value ?? null,
    settings: [launch.env, launch.headers, launch.helpers, launch.approvals].map(named),
  };
  return [{ kind: "server", name: key, place: launch.place, raw, texts: [] }];
}

function stepsOf(pointer: string): number {
  return pointer.split("/").length - 1;
}

/** A pointer's beginnings of at most `steps` steps, longest first, without the empty one: however deep it goes. */
function* upwards(pointer: string, steps: number): Generator<string> {
  let end = 0;
  for (let step = 0; step < steps && end < pointer.length; step += 1) {
    const next = pointer.indexOf("/", end + 1);
    end = next === -1 ? pointer.length : next;
  }
  for (let above = pointer.slice(0, end); above !== ""; above = above.slice(0, above.lastIndexOf("/"))) yield above;
}

/** Makes a finding of a hit; `code` is what `codeOf` gives for it. */
export function toFinding(
  rule: Rule,
  hit: Hit,
  server: string,
  subject: Subject,
  code: readonly string[] = [],
): Finding {
  const field = isSpan(hit.at) ? hit.at.text.field : fieldOf(hit.at, subject);
  const matched = isSpan(hit.at) ? hit.at.text.value.slice(hit.at.start, hit.at.end) : "";
  const about = [rule.id, server, `${subject.kind} ${subject.name}`, field, matched.replace(/\s+/g, " ").trim()];
  const identity = hit.detail === undefined ? about : [...about, hit.detail];
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
    ...(hit.path !== undefined && { path: hit.path }),
    ...(code.length > 0 && { code }),
    ...(hit.profiles !== undefined && { profiles: hit.profiles }),
    ...(hit.rewrittenBy !== undefined && { rewrittenBy: hit.rewrittenBy }),
    ...(hit.fix !== undefined && { fix: hit.fix }),
    folded: [],
    fingerprint: sha256(JSON.stringify(identity)),
  };
}

/** A pointer below the subject's own as a dotted path: `annotations.readOnlyHint`. */
function fieldOf(place: Place, subject: Subject): string {
  const { doc, pointer } = subject.place;
  if (place.doc !== doc || !place.pointer.startsWith(`${pointer}/`)) return "";
  const steps = place.pointer.slice(pointer.length + 1).split("/");
  return steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~")).join(".");
}

/**
 * What an acceptance is bound to: the text that the finding stands in, else its subject's whole definition, and the code
 * that it is about.
 */
export function textHash({ at, subject, code = [] }: Finding): string {
  return sha256([isSpan(at) ? at.text.value : canonicalJson(subject.raw), ...code].join("\n"));
}

/** One finding a fingerprint: the worst. */
export function distinct(findings: readonly Finding[]): readonly Finding[] {
  const byFingerprint = new Map<string, Finding>();
  for (const finding of findings) {
    const known = byFingerprint.get(finding.fingerprint);
    if (known === undefined || rank(known.severity) < rank(finding.severity)) {
      byFingerprint.set(finding.fingerprint, finding);
    }
  }
  return [...byFingerprint.values()];
}

/**
 * Drops what stands inside a finding of a rule that folds it, and names it there. What is kept is as severe as the worst
 * of them, and refused by the clients that refuse any of them.
 */
export function foldNarrower(findings: readonly Finding[]): readonly Finding[] {
  const bySubject = new Map<Subject, Finding[]>();
  for (const finding of findings) {
    const group = bySubject.get(finding.subject);
    if (group === undefined) bySubject.set(finding.subject, [finding]);
    else group.push(finding);
  }
  return [...bySubject.values()].flatMap((group) => {
    const wider = group.filter(({ rule }) => rule.folds !== undefined);
    const around = finderOfWider(wider);
    const foldedInto = new Map<Finding, Finding[]>(wider.map((finding) => [finding, []]));
    const kept = group.filter((narrow) => {
      const wide = around(narrow).find((candidate) => folds(candidate, narrow));
      if (wide === undefined) return true;
      foldedInto.get(wide)?.push(narrow);
      return false;
    });
    return kept.map((finding) => standingFor(finding, foldedInto.get(finding) ?? []));
  });
}

/** Of many findings, those that may contain a finding: spans in its text, places that it is at or below. */
function finderOfWider(wider: readonly Finding[]): (narrow: Finding) => readonly Finding[] {
  const spans = new Map<string, Finding[]>();
  const places = new Map<string, Finding[]>();
  let deepest = 0;
  for (const finding of wider) {
    const { doc, pointer } = placeOf(finding.at);
    const at = isSpan(finding.at) ? spans : places;
    const same = at.get(`${doc} ${pointer}`);
    if (same === undefined) at.set(`${doc} ${pointer}`, [finding]);
    else same.push(finding);
    if (at === places) deepest = Math.max(deepest, stepsOf(pointer));
  }
  return ({ at }) => {
    const { doc, pointer } = placeOf(at);
    const above = [...upwards(pointer, deepest), ""].flatMap((path) => places.get(`${doc} ${path}`) ?? []);
    return [...above, ...(spans.get(`${doc} ${pointer}`) ?? [])];
  };
}

function standingFor(wide: Finding, narrower: readonly Finding[]): Finding {
  if (narrower.length === 0) return wide;
  const all = [wide, ...narrower];
  const [worst = wide] = [...all].sort((a, b) => rank(b.severity) - rank(a.severity));
  const clients = (of: "profiles" | "rewrittenBy"): Partial<Finding> =>
    all.every((finding) => finding[of] === undefined)
      ? {}
      : { [of]: [...new Set(all.flatMap((finding) => finding[of] ?? []))].sort() };
  return {
    ...wide,
    severity: worst.severity,
    folded: [...new Set(narrower.map(({ rule }) => rule.id))].sort(),
    ...clients("profiles"),
    ...clients("rewrittenBy"),
  };
}

function folds(wide: Finding, narrow: Finding): boolean {
  return wide !== narrow && wide.rule.folds?.includes(narrow.rule.id) === true && contains(wide.at, narrow.at);
}

function contains(wide: Place | Span, narrow: Place | Span): boolean {
  const outer = placeOf(wide);
  const inner = placeOf(narrow);
  if (outer.doc !== inner.doc) return false;
  if (!isSpan(wide)) return inner.pointer === outer.pointer || inner.pointer.startsWith(`${outer.pointer}/`);
  if (!isSpan(narrow) || outer.pointer !== inner.pointer || outer.key !== inner.key) return false;
  return wide.start <= narrow.start && narrow.end <= wide.end;
}

/** Worst first, then by server, subject, field, offset, rule and fingerprint: never by arrival. */
export function inOrder(findings: readonly Finding[]): readonly Finding[] {
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
      finding.fingerprint,
    ].join("\0"),
  }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ finding }) => finding);
}
