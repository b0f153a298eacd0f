import { DECISIONS } from "../model/policy.ts";
import type { Decision, Escalation, ToolClass } from "../model/rating.ts";
import { isNamed } from "../model/subject-keys.ts";
import { shownName } from "../model/tool-schema.ts";
import type { RatedServer } from "./claude-code.ts";
import { decisionOn, verdictOn } from "./decision.ts";

/** Values of an argument that call for a stricter decision than the tool itself. */
export interface DecidedEscalation extends Escalation {
  readonly decision: Decision;
}

export interface DecidedTool {
  readonly name: string;
  readonly class: ToolClass;
  readonly decision: Decision;
  readonly stricter: readonly DecidedEscalation[];
}

/** A server with what its tools are let do; tools by name, each name once. */
export interface DecidedServer {
  readonly key: string;
  readonly tools: readonly DecidedTool[];
}

/** What is written for a client. */
export interface ClientText {
  readonly text: string;
  /** What the client cannot be told, and what was done instead; a sentence each. */
  readonly notes: readonly string[];
}

/** A client whose permissions can be written. */
export interface PermissionClient {
  readonly name: string;
  /** Where it reads them from. */
  readonly place: string;
  /** Addresses of what the format was taken from. */
  readonly sources: readonly string[];
  /** All of it, for a file that has nothing else. */
  readonly print: (servers: readonly DecidedServer[]) => ClientText;
  /**
   * Put into the text of a settings file, of which all else stays as it is; absent where the client has no such file.
   * @throws InputError for a text that cannot be edited.
   */
  readonly merge?: (before: string, servers: readonly DecidedServer[]) => ClientText;
}

/** What the tools of all servers come to, before a client's own way of naming them. */
export function decided(servers: readonly RatedServer[]): readonly DecidedServer[] {
  return servers.map((server) => ({ key: server.surface.key, tools: toolsOf(server) }));
}

/** Of tools with one name, the strictest decision counts, and it is never to allow: which one a call means is open. */
function toolsOf({ ratings, policy }: RatedServer): readonly DecidedTool[] {
  const byName = new Map<string, DecidedTool>();
  for (const [tool, rating] of ratings) {
    // What has no name cannot be called, and a rule by its place in the list would be one for a tool of that name.
    if (!isNamed(tool)) continue;
    const ruling = policy?.rulings.get(tool);
    const { decision } = verdictOn(rating, ruling);
    const stricter = rating.escalate
      .map((rule) => ({ ...rule, decision: decisionOn(rule.class, ruling?.decisions) }))
      .filter((rule) => isStricter(rule.decision, decision));
    const known = byName.get(tool.name);
    const own: DecidedTool = { name: tool.name, class: rating.class, decision, stricter };
    byName.set(tool.name, known === undefined ? own : merged(known, own));
  }
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function merged(one: DecidedTool, other: DecidedTool): DecidedTool {
  const [strict, mild] = isStricter(other.decision, one.decision) ? [other, one] : [one, other];
  const decision = strict.decision === "allow" ? "ask" : strict.decision;
  return {
    ...strict,
    decision,
    stricter: [...strict.stricter, ...mild.stricter].filter((rule) => isStricter(rule.decision, decision)),
  };
}

export function isStricter(decision: Decision, than: Decision): boolean {
  return DECISIONS.indexOf(decision) > DECISIONS.indexOf(than);
}

/** That a client does not look at arguments, for each tool for which it should. */
export function argumentNotes(client: string, servers: readonly DecidedServer[]): readonly string[] {
  return servers.flatMap(({ key, tools }) =>
    tools.flatMap(({ name, decision, stricter }) =>
      stricter.map((rule) => argumentNote(client, key, name, decision, rule)),
    ),
  );
}

export function argumentNote(
  client: string,
  server: string,
  tool: string,
  decision: Decision,
  { argument, values, class: raised, decision: wanted }: DecidedEscalation,
): string {
  const which = values.length === 0 ? "some values" : values.slice(0, 5).map(shownName).join(", ");
  const met = decision === "ask" ? "every call is asked about" : `calls are treated as "${decision}"`;
  return `${client} does not look at arguments: ${shownName(tool)} of ${shownName(server)} with ${which} of ${shownName(argument)} is ${raised} and should be "${wanted}"; ${met}.`;
}

/** Tools by the decision on them. */
export function named(tools: readonly DecidedTool[], decision: Decision): readonly string[] {
  return tools.filter((tool) => tool.decision === decision).map(({ name }) => name);
}
