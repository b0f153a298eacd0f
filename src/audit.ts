import { approvedSurfaces, changeFindings, driftOfFleet, type Judge } from "./audit-drift.ts";
import { compatibility } from "./compatibility.ts";
import { costOf } from "./cost.ts";
import { besideLock, type Baseline } from "./drifted.ts";
import type { Acceptance } from "./findings.ts";
import { codeOf } from "./finding-code.ts";
import { distinct, foldNarrower, inOrder, subjectFinder, textHash, toFinding } from "./findings.ts";
import { gate } from "./gate.ts";
import { askings, hitsIn, hitsInText, hitsOf, ofGrain, type Fault } from "./hits.ts";
import { DEFAULT_BUDGETS, type Budgets, type CountTokens } from "./model/cost.ts";
import { definitionHash, surfaceHashes } from "./model/hash.ts";
import type { Rating } from "./model/rating.ts";
import type { AcceptedFinding, AuditedServer, Finding, Report } from "./model/report.ts";
import { rank, type FailOn } from "./model/severity.ts";
import { inShard, type Shard } from "./model/shard.ts";
import type { Subject, Surface, Tool } from "./model/surface.ts";
import { placeOf, type Text } from "./model/text.ts";
import type { Policy } from "./model/policy.ts";
import { inNameOrder } from "./order.ts";
import { claudeCodePermissions } from "./permissions/claude-code.ts";
import { acceptedBy, policyFacts, ratedBy } from "./policy/apply.ts";
import { DEFAULT_PROFILES } from "./profiles/index.ts";
import type { Profile } from "./profiles/profile.ts";
import { codeReasons } from "./rating/code.ts";
import { rate } from "./rating/index.ts";
import type { Facts, Rule } from "./rules/rule.ts";
import { withMainClauses } from "./text/sentence/main-clauses.ts";
import { memoized } from "./text/memoized.ts";

export interface AuditOptions {
  readonly rules: readonly Rule[];
  readonly failOn: FailOn;
  /** Of this program, for the report. */
  readonly version: string;
  readonly accept?: readonly Acceptance[];
  /** What the project decided: ratings, decisions, and the findings that it accepts. */
  readonly policy?: Policy;
  /** The day of the run, as 2027-01-31. Without it, no acceptance that ends on a day counts. */
  readonly today?: string;
  /** What was approved before, and how it is approved anew; without it, nothing is compared. */
  readonly baseline?: Baseline;
  /** Whether any change since then fails the gate, whatever its severity. */
  readonly failOnDrift?: boolean;
  /** The clients to ask about, as `chooseProfiles` gives them; `claude` when absent. */
  readonly profiles?: readonly Profile[];
  /** Counts the tokens of a text; without it no cost is known and the rules about cost are quiet. */
  readonly countTokens?: CountTokens;
  readonly budgets?: Partial<Budgets>;
  /** Only these servers are judged; the others are known, for what shows up between servers. */
  readonly shard?: Shard | undefined;
}

/** Runs the rules over all servers. Pure: the same surfaces and options give the same report. */
export function audit(fleet: readonly Surface[], options: AuditOptions): Report {
  const surfaces = [...fleet]
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map((surface) => {
      const beside = besideLock(surface, options.baseline?.approved.servers.get(surface.key));
      return inNameOrder(withPolicy(beside, options.policy));
    });
  const rules = [...options.rules].sort((a, b) => (a.id < b.id ? -1 : 1));
  const mine = new Set(inShard(surfaces, options.shard));
  const known = auditedServers(surfaces, options, (surface) => (mine.has(surface) ? options.countTokens : undefined));
  const servers = known.filter(({ surface }) => mine.has(surface));
  const keys = new Set(servers.map(({ key }) => key));
  const broken: Broken = new Map();
  const asked: Asked = {
    profiles: options.profiles ?? DEFAULT_PROFILES,
    budgets: { ...DEFAULT_BUDGETS, ...options.budgets },
  };
  const judge: Judge = (server, judged, fault) => {
    const facts = factsOf(server, surfaces, asked, rules);
    const subjectAt = subjectFinder(server.surface);
    return hitsOf(server.surface, judged, facts, fault).map(({ rule, hit }) =>
      toFinding(rule, hit, server.key, hit.subject ?? subjectAt(placeOf(hit.at)), codeOf(hit, server.surface)),
    );
  };
  const found = servers.flatMap((server) => judge(server, rules, faultOf(broken, server.key)));
  const { baseline } = options;
  const before = baseline === undefined ? [] : auditedServers(approvedSurfaces(servers, baseline), options);
  const run = { servers, before, rules, found: grouped(found) };
  const drift = baseline === undefined ? [] : driftOfFleet(run, baseline, judge);
  const changed = servers.flatMap((server) => {
    const facts = (): ((subject: Subject) => Facts) => factsOf(server, surfaces, asked, rules);
    return changeFindings(server, drift, rules, facts, faultOf(broken, server.key));
  });
  const between = fleetFindings(known, rules, asked, broken).filter(({ server }) => keys.has(server));
  const all = [...found, ...changed, ...between];
  // Folded first: the same words may stand once inside a wider finding and once alone.
  const findings = inOrder(distinct(foldNarrower(all)));
  const accept = [...(options.accept ?? []), ...(options.policy ? acceptedBy(options.policy, options.today) : [])];
  const { open, accepted } = withoutAccepted(findings, accept);
  const byServer = grouped(distinct(all));
  return {
    tool: { name: "mcp-audit", version: options.version },
    servers: servers.map((server) => ({
      ...server,
      compatibility: compatibility(server.surface, asked.profiles, byServer.get(server.key) ?? []),
    })),
    rules,
    findings: open,
    accepted,
    broken: [...broken.values()],
    incomplete: [...mine].flatMap(({ key, incomplete }) => incomplete.map((reason) => ({ server: key, reason }))),
    ...(options.shard !== undefined && {
      shard: { ...options.shard, others: surfaces.filter((surface) => !mine.has(surface)) },
    }),
    ...(baseline !== undefined && { drift }),
    gate: gate(open, options.failOn, options.failOnDrift === true ? drift : undefined),
  };
}

/** The findings that count, and those that an acceptance is given for, each with it. */
function withoutAccepted(
  findings: readonly Finding[],
  accept: readonly Acceptance[],
): { readonly open: readonly Finding[]; readonly accepted: readonly AcceptedFinding[] } {
  // The first of several for one finding is the one that is told.
  const given = new Map([...accept].reverse().map((each) => [`${each.fingerprint} ${each.text}`, each] as const));
  const open: Finding[] = [];
  const accepted: AcceptedFinding[] = [];
  for (const finding of findings) {
    const found = given.size === 0 ? undefined : given.get(`${finding.fingerprint} ${textHash(finding)}`);
    if (found === undefined) open.push(finding);
    else accepted.push({ ...finding, acceptance: found });
  }
  return { open, accepted };
}

/** Findings by server key: a fleet may be large. */
function grouped(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(finding.server);
    if (group === undefined) groups.set(finding.server, [finding]);
    else group.push(finding);
  }
  return groups;
}

/** Findings may stand in the policy file. */
function withPolicy(surface: Surface, policy: Policy | undefined): Surface {
  if (policy === undefined) return surface;
  return { ...surface, documents: new Map(surface.documents).set(policy.document.id, policy.document) };
}

function auditedServers(
  surfaces: readonly Surface[],
  { policy, today }: AuditOptions,
  counting: (surface: Surface) => CountTokens | undefined = () => undefined,
): readonly AuditedServer[] {
  const rated = surfaces.map((surface) => {
    const { whole, definitions } = surfaceHashes(surface);
    const hashOf = (tool: Tool): string => definitions.get(tool) ?? definitionHash(tool.raw);
    const toolHashes = new Map(surface.tools.map((tool) => [tool, hashOf(tool)]));
    const facts = policy === undefined ? undefined : policyFacts(policy, surface, toolHashes, today);
    const rated = (tool: Tool): Rating => rate(tool, codeReasons(surface.code?.tools.get(tool.name)));
    const ratings = new Map(surface.tools.map((tool) => [tool, ratedBy(rated(tool), facts?.rulings.get(tool)?.entry)]));
    return { surface, hash: whole, toolHashes, ratings, ...(facts !== undefined && { policy: facts }) };
  });
  const permissions = claudeCodePermissions(rated);
  return rated.map((server, index) => {
    const countTokens = counting(server.surface);
    return {
      ...server,
      key: server.surface.key,
      permissions: permissions[index] ?? [],
      ...(countTokens !== undefined && { cost: costOf(server.surface, countTokens) }),
    };
  });
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
  const understood = memoized(withMainClauses);
  const ordered = memoized((value: string) => understood(value).flatMap((statement) => statement.directives));
  const shared = {
    fleet,
    surface: server.surface,
    toolNames,
    ratings: server.ratings,
    ...asked,
    ...(server.cost !== undefined && { cost: server.cost }),
    ...(server.policy !== undefined && { policy: server.policy }),
    statements: ({ value }: Text) => understood(value),
    directives: ({ value }: Text) => ordered(value),
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
  const security = ofGrain(rules, "text").filter(({ kind }) => kind === "security");
  // A rule that throws here throws for its own sake as well, and is told of there.
  const hits = hitsInText(text, askings(security)(text.value), facts, () => undefined);
  return hits.some(({ rule, hit }) => rank(hit.severity ?? rule.severity) >= rank("high"));
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
  const ratings = new Map(servers.flatMap((server) => [...server.ratings]));
  const facts = { ...factsOf(first, fleet, asked, rules)(subject), ratings };
  const finders = new Map(fleet.map((surface) => [surface, subjectFinder(surface)]));
  return hitsIn(fleet, ofGrain(rules, "fleet"), facts, faultOf(broken, "")).map(({ rule, hit }) => {
    const surface = fleet.find(({ documents }) => documents.has(placeOf(hit.at).doc)) ?? first.surface;
    return toFinding(rule, hit, surface.key, (finders.get(surface) ?? subjectFinder(surface))(placeOf(hit.at)));
  });
}

type Broken = Map<string, Report["broken"][number]>;

/** Keeps what a rule that threw said, once a server. */
function faultOf(broken: Broken, server: string): Fault {
  return (rule, error) => {
    const message = error instanceof Error ? error.message : String(error);
    broken.set(`${rule.id} ${server}`, { rule: rule.id, server, error: message });
  };
}
