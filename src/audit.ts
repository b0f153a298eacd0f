import { compatibility } from "./compatibility.ts";
import { costOf } from "./cost.ts";
import type { Acceptance } from "./findings.ts";
import { distinct, foldNarrower, inOrder, subjectFinder, textHash, toFinding } from "./findings.ts";
import { gate } from "./gate.ts";
import { definitionHash, surfaceHash } from "./hash.ts";
import { DEFAULT_BUDGETS, type Budgets, type CountTokens } from "./model/cost.ts";
import type { AuditedServer, Finding, Report } from "./model/report.ts";
import type { Hit } from "./model/rule.ts";
import { rank, type FailOn } from "./model/severity.ts";
import type { Subject, Surface } from "./model/surface.ts";
import { isSpan, placeOf, type Place, type Span, type Text } from "./model/text.ts";
import { inNameOrder } from "./order.ts";
import { claudeCodePermissions } from "./permissions/claude-code.ts";
import { DEFAULT_PROFILES } from "./profiles/index.ts";
import type { Profile } from "./profiles/profile.ts";
import { rate } from "./rating/index.ts";
import type { Facts, Rule } from "./rules/rule.ts";
import { statements, type Statement } from "./text/directive.ts";
import { readings, type Reading } from "./text/readings.ts";

export interface AuditOptions {
  readonly rules: readonly Rule[];
  readonly failOn: FailOn;
  /** Of this program, for the report. */
  readonly version: string;
  readonly accept?: readonly Acceptance[];
  /** The clients to ask about, as `chooseProfiles` gives them; `claude` when absent. */
  readonly profiles?: readonly Profile[];
  /** Counts the tokens of a text; without it no cost is known and the rules about cost are quiet. */
  readonly countTokens?: CountTokens;
  readonly budgets?: Partial<Budgets>;
}

/** Of one rule in one text; the rest is counted in the last one's message. A hostile text must not fill the report. */
const HITS_PER_TEXT = 20;

const QUOTE_LIMIT = 200;

/** Runs the rules over all servers. Pure: the same surfaces and options give the same report. */
export function audit(fleet: readonly Surface[], options: AuditOptions): Report {
  const surfaces = [...fleet].sort((a, b) => (a.key < b.key ? -1 : 1)).map(inNameOrder);
  const rules = [...options.rules].sort((a, b) => (a.id < b.id ? -1 : 1));
  const servers = auditedServers(surfaces, options.countTokens);
  const broken = new Map<string, Report["broken"][number]>();
  const asked: Asked = {
    profiles: options.profiles ?? DEFAULT_PROFILES,
    budgets: { ...DEFAULT_BUDGETS, ...options.budgets },
  };
  const found = servers.flatMap((server) => {
    const facts = factsOf(server, surfaces, asked, rules);
    const subjectAt = subjectFinder(server.surface);
    return [...hitsOf(server.surface, rules, facts, broken)].map(({ rule, hit }) =>
      toFinding(rule, hit, server.key, subjectAt(placeOf(hit.at))),
    );
  });
  const all = [...found, ...fleetFindings(servers, rules, asked, broken)];
  const each = distinct(all);
  const findings = inOrder(foldNarrower(each));
  const accepted = new Set((options.accept ?? []).map(({ fingerprint, text }) => `${fingerprint} ${text}`));
  const isAccepted = (finding: Finding): boolean =>
    accepted.size > 0 && accepted.has(`${finding.fingerprint} ${textHash(finding)}`);
  const open = findings.filter((finding) => !isAccepted(finding));
  return {
    tool: { name: "mcp-audit", version: options.version },
    servers: servers.map((server) => ({
      ...server,
      compatibility: compatibility(server.surface, asked.profiles, each),
    })),
    rules,
    findings: open,
    accepted: findings.filter(isAccepted),
    broken: [...broken.values()],
    incomplete: surfaces.flatMap(({ key, incomplete }) => incomplete.map((reason) => ({ server: key, reason }))),
    gate: gate(open, options.failOn),
  };
}

function auditedServers(surfaces: readonly Surface[], countTokens: CountTokens | undefined): readonly AuditedServer[] {
  const rated = surfaces.map((surface) => ({
    surface,
    ratings: new Map(surface.tools.map((tool) => [tool, rate(tool)])),
  }));
  const permissions = claudeCodePermissions(rated);
  return rated.map(({ surface, ratings }, index) => ({
    key: surface.key,
    surface,
    hash: surfaceHash(surface),
    toolHashes: new Map(surface.tools.map((tool) => [tool, definitionHash(tool.raw)])),
    ratings,
    permissions: permissions[index] ?? [],
    ...(countTokens !== undefined && { cost: costOf(surface, countTokens) }),
  }));
}

/** What the run asks of every server. */
type Asked = Pick<Facts, "profiles" | "budgets">;

function factsOf(
  server: AuditedServer,
  fleet: readonly Surface[],
  asked: Asked,
  rules: readonly Rule[],
): (subject: Subject) => Facts {
  const toolNames = new Set(server.surface.tools.map(({ name }) => name));
  const known = new WeakMap<Text, readonly Statement[]>();
  const ofText = (text: Text): readonly Statement[] => {
    const made = known.get(text) ?? statements(text.value);
    known.set(text, made);
    return made;
  };
  const shared = {
    fleet,
    surface: server.surface,
    toolNames,
    ratings: server.ratings,
    ...asked,
    ...(server.cost !== undefined && { cost: server.cost }),
    statements: ofText,
    directives: (text: Text) => ofText(text).flatMap((statement) => statement.directives),
  };
  const factsFor = (subject: Subject): Facts => ({
    ...shared,
    subject,
    alarms: (text, other) => isAlarming(text, rules, factsFor(other)),
  });
  return factsFor;
}

/** Whether a text rule about security reports a text at high or worse. */
function isAlarming(text: Text, rules: readonly Rule[], facts: Facts): boolean {
  const security = rules.filter(({ kind }) => kind === "security");
  for (const { rule, hit } of hitsInText(text, security, facts, (_, check) => [...check()])) {
    if (rank(hit.severity ?? rule.severity) >= rank("high")) return true;
  }
  return false;
}

interface RuleHit {
  readonly rule: Rule;
  readonly hit: Hit;
}

type Broken = Map<string, Report["broken"][number]>;

function* hitsOf(
  surface: Surface,
  rules: readonly Rule[],
  factsFor: (subject: Subject) => Facts,
  broken: Broken,
): Generator<RuleHit> {
  const run = (rule: Rule, check: () => Iterable<Hit>): readonly Hit[] => guarded(rule, surface.key, check, broken);
  for (const subject of surface.subjects) {
    const facts = factsFor(subject);
    for (const text of subject.texts) yield* hitsInText(text, rules, facts, run);
    for (const rule of rules) {
      const hits = rule.each === "subject" ? run(rule, () => rule.check(subject, facts)) : [];
      for (const hit of hits) yield { rule, hit };
    }
  }
  for (const tool of surface.tools) {
    const facts = factsFor(tool);
    for (const rule of rules) {
      const hits = rule.each === "tool" ? run(rule, () => rule.check(tool, facts)) : [];
      for (const hit of hits) yield { rule, hit };
    }
  }
  const [server] = surface.subjects;
  if (server === undefined) return;
  const { launch } = surface;
  for (const rule of rules) {
    const hits = rule.each === "server" ? run(rule, () => rule.check(surface, factsFor(server))) : [];
    for (const hit of hits) yield { rule, hit };
    if (launch === undefined || rule.each !== "launch") continue;
    for (const hit of run(rule, () => rule.check(launch, factsFor(server)))) yield { rule, hit };
  }
}

/** A rule that throws is reported, the others still run. */
function guarded(rule: Rule, server: string, check: () => Iterable<Hit>, broken: Broken): readonly Hit[] {
  try {
    return [...check()];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    broken.set(`${rule.id} ${server}`, { rule: rule.id, server, error: message });
    return [];
  }
}

/** Each rule over each reading; what a later reading finds where an earlier one did is the same thing, unless worse. */
function* hitsInText(
  text: Text,
  rules: readonly Rule[],
  facts: Facts,
  run: (rule: Rule, check: () => Iterable<Hit>) => readonly Hit[],
): Generator<RuleHit> {
  const found = new Map<Rule, Hit[]>();
  for (const reading of readings(text.value)) {
    const isWritten = reading.value === text.value;
    const read: Text = isWritten ? text : { ...text, value: reading.value };
    for (const rule of rules) {
      if (rule.each !== "text" || (rule.reads === "written" && !isWritten)) continue;
      const hits = run(rule, () => rule.check(read, facts));
      if (hits.length === 0) continue;
      const earlier = found.get(rule) ?? [];
      const severity = (hit: Hit): number => rank(hit.severity ?? rule.severity);
      const fresh = hits
        .map((hit) => (isWritten ? hit : mapped(hit, read, text, reading)))
        .filter((hit) => !earlier.some((known) => overlaps(known.at, hit.at) && severity(known) >= severity(hit)));
      const kept = earlier.filter((known) => !fresh.some((hit) => overlaps(known.at, hit.at)));
      found.set(rule, [...kept, ...atMost(HITS_PER_TEXT - kept.length, fresh)]);
    }
  }
  for (const [rule, hits] of found) for (const hit of hits) yield { rule, hit };
}

function mapped(hit: Hit, read: Text, written: Text, reading: Reading): Hit {
  const back = (at: Place | Span): Place | Span =>
    isSpan(at) && at.text === read ? { text: written, ...reading.range(at.start, at.end) } : at;
  const quote = isSpan(hit.at) ? hit.at.text.value.slice(hit.at.start, hit.at.end).slice(0, QUOTE_LIMIT) : "";
  return {
    ...hit,
    at: back(hit.at),
    message: `${hit.message} Read from ${reading.via}: "${quote}".`,
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

function fleetFindings(
  servers: readonly AuditedServer[],
  rules: readonly Rule[],
  asked: Asked,
  broken: Broken,
): readonly Finding[] {
  const [first] = servers;
  const [subject] = first?.surface.subjects ?? [];
  if (first === undefined || subject === undefined) return [];
  const fleet = servers.map(({ surface }) => surface);
  const facts = factsOf(first, fleet, asked, rules)(subject);
  const finders = new Map(fleet.map((surface) => [surface, subjectFinder(surface)]));
  return rules.flatMap((rule) => {
    const hits = rule.each === "fleet" ? guarded(rule, "", () => rule.check(fleet, facts), broken) : [];
    return hits.map((hit) => {
      const surface = fleet.find(({ documents }) => documents.has(placeOf(hit.at).doc)) ?? first.surface;
      return toFinding(rule, hit, surface.key, (finders.get(surface) ?? subjectFinder(surface))(placeOf(hit.at)));
    });
  });
}
