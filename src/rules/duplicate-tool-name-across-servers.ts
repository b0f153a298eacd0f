import type { Hit } from "../model/rule.ts";
import type { Surface, Tool } from "../model/surface.ts";
import { shownName } from "../model/tool-schema.ts";
import { identifierWords } from "../text/identifier.ts";
import { skeleton } from "../text/disguise/lookalikes.ts";
import type { Rule } from "./rule.ts";

interface Named {
  readonly surface: Surface;
  readonly tool: Tool;
}

/** Of more names than these the count is enough. */
const SHOWN = 10;

export const duplicateToolNameAcrossServers = {
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
    const shared = new Map<string, Named[][]>();
    for (const same of groups(tools, ({ tool }) => tool.name)) {
      const keys = JSON.stringify([...new Set(same.map(({ surface }) => surface.key))]);
      shared.set(keys, [...(shared.get(keys) ?? []), [...same]]);
    }
    for (const named of shared.values()) yield* repeated(named);
    for (const alike of groups(tools, ({ tool }) => skeleton(tool.name))) yield* imitations(alike);
  },
} satisfies Rule;

/** Tools that have something in common, where they are of more than one server. */
function groups(tools: readonly Named[], common: (named: Named) => string): readonly (readonly Named[])[] {
  const found = new Map<string, Named[]>();
  for (const named of tools) {
    const same = found.get(common(named));
    if (same === undefined) found.set(common(named), [named]);
    else same.push(named);
  }
  return [...found.values()].filter((same) => same.some(({ surface }) => surface !== same[0]?.surface));
}

/** One finding for all names that the same servers share. */
function* repeated(groupsOfNames: readonly (readonly Named[])[]): Generator<Hit> {
  const telling = groupsOfNames.filter(([first]) => identifierWords(first?.tool.name ?? "").length > 1);
  const shownGroups = telling.length > 0 ? telling : groupsOfNames;
  const names = shownGroups.map(([first]) => first?.tool.name ?? "");
  const [same = []] = shownGroups;
  const [first] = same;
  const other = same.find(({ surface }) => surface !== first?.surface);
  if (first === undefined || other === undefined) return;
  const shown = names.slice(0, SHOWN).map(shownName).join(", ");
  const more = names.length > SHOWN ? ` and ${names.length - SHOWN} more` : "";
  const servers = [...new Set(same.map(({ surface }) => shownName(surface.key)))].slice(0, SHOWN).join(", ");
  yield {
    at: nameOf(other),
    message: `${shown}${more} ${names.length === 1 ? "is a tool" : "are tools"} of several servers: ${servers}.`,
    related: [{ at: nameOf(first), message: `The tool of ${shownName(first.surface.key)}.` }],
    ...(telling.length === 0 && { severity: "info" as const }),
  };
}

/** Names of different servers that look the same and are not: the one that is spelled oddly imitates the other. */
function* imitations(alike: readonly Named[]): Generator<Hit> {
  for (const named of alike) {
    const { name } = named.tool;
    const meant = alike.find(
      ({ surface, tool }) => surface !== named.surface && tool.name.toLowerCase() !== name.toLowerCase(),
    );
    if (meant === undefined || oddness(name) <= oddness(meant.tool.name)) continue;
    const original = `${shownName(meant.tool.name)} of ${shownName(meant.surface.key)}`;
    yield {
      at: nameOf(named),
      message: `${shownName(name)} of ${shownName(named.surface.key)} is spelled to look like ${original}.`,
      related: [{ at: nameOf(meant), message: "The tool that it looks like." }],
      severity: "high",
    };
  }
}

/** How many characters of a name pass for others. */
function oddness(name: string): number {
  return Array.from(name).filter((character) => /[^\x20-\x7e]|[01|]|I(?![a-z])/.test(character)).length;
}

function nameOf({ tool }: Named): Tool["place"] {
  return { doc: tool.place.doc, pointer: `${tool.place.pointer}/name` };
}
