import type { Hit } from "./model/rule.ts";
import { rank } from "./model/severity.ts";
import type { Subject, Surface } from "./model/surface.ts";
import { isSpan, type Place, type Span, type Text } from "./model/text.ts";
import type { Facts, Rule } from "./rules/rule.ts";
import { memoized } from "./text/memoized.ts";
import { readings, type Reading } from "./text/disguise/readings.ts";
import { seamsOf, type Seam } from "./text/disguise/seams.ts";

export interface RuleHit {
  readonly rule: Rule;
  readonly hit: Hit;
}

/** A rule that threw: what it was, where, and what it said. */
export type Fault = (rule: Rule, error: unknown) => void;

export type RuleOf<Grain extends Rule["each"]> = Extract<Rule, { readonly each: Grain }>;

/** Of one rule in one text; the rest is counted in the last one's message. A hostile text must not fill the report. */
const HITS_PER_TEXT = 20;

const QUOTE_LIMIT = 200;

const NONE: readonly RuleHit[] = [];

/** The rules of one grain, in their order. */
export function ofGrain<Grain extends Rule["each"]>(rules: readonly Rule[], grain: Grain): readonly RuleOf<Grain>[] {
  return rules.filter((rule): rule is RuleOf<Grain> => rule.each === grain);
}

/** What the rules find in one server; all grains but `fleet`. */
export function hitsOf(
  surface: Surface,
  rules: readonly Rule[],
  factsFor: (subject: Subject) => Facts,
  fault: Fault,
): readonly RuleHit[] {
  const found: RuleHit[] = [];
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
  if (server === undefined) return found;
  collect(found, hitsIn(surface, ofGrain(rules, "server"), factsFor(server), fault));
  if (surface.launch !== undefined) {
    collect(found, hitsIn(surface.launch, ofGrain(rules, "launch"), factsFor(server), fault));
  }
  return found;
}

/** What rules of one grain find in one thing of it. A rule that throws is told of, the others still run. */
export function hitsIn<Thing>(
  thing: Thing,
  rules: readonly (Rule & { suits?(thing: Thing): boolean; check(thing: Thing, facts: Facts): Iterable<Hit> })[],
  facts: Facts,
  fault: Fault,
): readonly RuleHit[] {
  let found: RuleHit[] | undefined;
  for (const rule of rules) {
    if (rule.suits?.(thing) === false) continue;
    try {
      for (const hit of rule.check(thing, facts)) (found ??= []).push({ rule, hit });
    } catch (error) {
      fault(rule, error);
    }
  }
  return found ?? NONE;
}

/** A way to read a text, and the rules that may have something to say of it. */
export interface Asking {
  readonly reading: Reading;
  readonly rules: readonly RuleOf<"text">[];
}

/** What is asked of a text that reads so: readings of which no rule has anything to say are left out. */
export function askings(rules: readonly RuleOf<"text">[]): (value: string) => readonly Asking[] {
  const signs = [...new Set(rules.map(({ sign }) => sign))];
  // Texts differ in few ways by what signs they bear: the rules for each way are chosen once.
  const chosen = new Map<number, readonly RuleOf<"text">[]>();
  const asWritten = rules.filter(({ reads }) => reads === "written");
  return (value) => {
    const found: Asking[] = [];
    const all = readings(value);
    // How the lines stand is asked of the text itself.
    if (all[0]?.value !== value && asWritten.length > 0) found.push({ reading: itself(value), rules: asWritten });
    for (const reading of all) {
      const isWritten = reading.value === value;
      let way = isWritten ? 1 : 0;
      for (const sign of signs) way = 2 * way + (sign === undefined || sign.test(reading.value) ? 1 : 0);
      const known = chosen.get(way) ?? rules.filter((rule) => isAsked(rule, reading.value, isWritten));
      chosen.set(way, known);
      if (known.length > 0) found.push({ reading, rules: known });
    }
    return found;
  };
}

function itself(value: string): Reading {
  return { value, via: "written", range: (start, end) => ({ start, end }) };
}

function isAsked({ sign, reads }: RuleOf<"text">, value: string, isWritten: boolean): boolean {
  return (isWritten || reads !== "written") && (sign === undefined || sign.test(value));
}

/** Each rule over each reading; what a later reading finds where an earlier one did is the same thing, unless worse. */
export function hitsInText(
  text: Text,
  askingsOfText: readonly Asking[],
  facts: Facts,
  fault: Fault,
): readonly RuleHit[] {
  let found: Map<Rule, readonly Hit[]> | undefined;
  for (const { reading, rules } of askingsOfText) {
    const isWritten = reading.value === text.value;
    const read: Text = isWritten ? text : { ...text, value: reading.value };
    const hits = once(hitsIn(read, rules, facts, fault));
    if (hits.length === 0) continue;
    const byRule = new Map<Rule, Hit[]>();
    for (const { rule, hit } of hits) {
      const mine = isWritten ? hit : mapped(hit, read, text, reading);
      const known = byRule.get(rule);
      if (known === undefined) byRule.set(rule, [mine]);
      else known.push(mine);
    }
    found ??= new Map();
    for (const [rule, fresh] of byRule) found.set(rule, merged(rule, found.get(rule) ?? [], fresh));
  }
  return found === undefined ? NONE : [...found].flatMap(([rule, hits]) => hits.map((hit) => ({ rule, hit })));
}

/** What two texts say together and neither alone, at high or worse: it stands at the end of the first. */
function hitsOverSeam(seam: Seam, askingsOfText: readonly Asking[], facts: Facts, fault: Fault): readonly RuleHit[] {
  const { left, right, value, from, at: join } = seam;
  const joined: Text = { ...left, value };
  return hitsInText(joined, askingsOfText, facts, fault).flatMap(({ rule, hit }) => {
    const { at, severity = rule.severity, message } = hit;
    // What ends where the texts meet may weigh more for what comes next.
    if (!isSpan(at) || at.start >= join - 1 || at.end < join - 1 || rank(severity) < rank("high")) return [];
    const begun = { text: left, start: from + at.start, end: left.value.length };
    const onward = {
      at: { text: right, start: 0, end: Math.max(0, at.end - join) },
      message: "The sentence goes on here.",
    };
    return [
      { rule, hit: { ...hit, at: begun, message: `${message} It goes on in ${right.field}.`, related: [onward] } },
    ];
  });
}

/**
 * A sentence without an end is read in stretches that overlap, and a rule may find the same in two of them: what overlaps
 * and says the same is told once, where it is worst.
 */
function once(hits: readonly RuleHit[]): readonly RuleHit[] {
  if (hits.length < 2) return hits;
  const kept: RuleHit[] = [];
  const last = new Map<Rule, Map<string, number>>();
  for (const each of hits) {
    const { rule, hit } = each;
    const places = last.get(rule) ?? new Map<string, number>();
    last.set(rule, places);
    const at = places.get(hit.message) ?? -1;
    const known = kept[at]?.hit;
    if (known === undefined || !isSpan(hit.at) || !overlaps(known.at, hit.at)) {
      places.set(hit.message, kept.push(each) - 1);
    } else if (rank(hit.severity ?? rule.severity) > rank(known.severity ?? rule.severity)) {
      kept[at] = each;
    }
  }
  return outermost(kept);
}

/**
 * A sentence is read again without what it begins and ends with: what a rule finds inside of what it found is the same
 * thing, told where it is worst.
 */
function outermost(hits: readonly RuleHit[]): readonly RuleHit[] {
  const ordered = hits.flatMap((each) => (isSpan(each.hit.at) ? [{ each, at: each.hit.at }] : []));
  ordered.sort((a, b) => a.at.start - b.at.start || b.at.end - a.at.end);
  const inside = new Set<RuleHit>();
  const outer = new Map<Rule, (typeof ordered)[number]>();
  for (const one of ordered) {
    const { rule, hit } = one.each;
    const around = outer.get(rule);
    const isInside = around !== undefined && one.at.end <= around.at.end && !isSame(one.at, around.at);
    const isWorse = isInside && rank(hit.severity ?? rule.severity) > rank(around.each.hit.severity ?? rule.severity);
    if (isInside) inside.add(isWorse ? around.each : one.each);
    if (!isInside || isWorse) outer.set(rule, one);
  }
  return inside.size === 0 ? hits : hits.filter((each) => !inside.has(each));
}

function isSame(a: Span, b: Span): boolean {
  return a.start === b.start && a.end === b.end;
}

function merged(rule: Rule, earlier: readonly Hit[], hits: readonly Hit[]): readonly Hit[] {
  const severity = (hit: Hit): number => rank(hit.severity ?? rule.severity);
  const fresh = hits.filter(
    (hit) => !earlier.some((known) => overlaps(known.at, hit.at) && severity(known) >= severity(hit)),
  );
  const kept = earlier.filter((known) => !fresh.some((hit) => overlaps(known.at, hit.at)));
  return [...kept, ...atMost(HITS_PER_TEXT - kept.length, fresh)];
}

function mapped(hit: Hit, read: Text, written: Text, reading: Reading): Hit {
  const back = (at: Place | Span): Place | Span =>
    isSpan(at) && at.text === read ? { text: written, ...reading.range(at.start, at.end) } : at;
  const quote = isSpan(hit.at) ? hit.at.text.value.slice(hit.at.start, hit.at.end).slice(0, QUOTE_LIMIT) : "";
  return {
    ...hit,
    at: back(hit.at),
    message: reading.via === "written" ? hit.message : `${hit.message} Read from ${reading.via}: "${quote}".`,
    related: (hit.related ?? []).map((related) => ({ ...related, at: back(related.at) })),
  };
}

function overlaps(a: Place | Span, b: Place | Span): boolean {
  return isSpan(a) && isSpan(b) ? a.start < b.end && b.start < a.end : !isSpan(a) && !isSpan(b);
}

function atMost(limit: number, hits: readonly Hit[]): readonly Hit[] {
  const last = hits[limit - 1];
  if (hits.length <= limit || last === undefined) return hits.slice(0, Math.max(limit, 0));
  const message = `${last.message} ${hits.length - limit} more like it in this text are not listed.`;
  return [...hits.slice(0, limit - 1), { ...last, message }];
}

function collect(into: RuleHit[], hits: readonly RuleHit[]): void {
  for (const hit of hits) into.push(hit);
}
