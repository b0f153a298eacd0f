import type { ReportingDescriptor, ReportingDescriptorRelationship, ToolComponent } from "sarif";
import type { RuleCard } from "../model/rule.ts";
import type { Severity } from "../model/severity.ts";
import { cut } from "./escape.ts";
import { rulePageUrl, TAXONOMIES, type Category } from "./links.ts";

/** What code scanning sorts alerts by; a level of its own for security rules needs a number above 0. */
const SCORES: Readonly<Record<Severity, string | undefined>> = {
  critical: "9.5",
  high: "8.0",
  medium: "5.5",
  low: "3.0",
  info: undefined,
};

const LEVELS = { critical: "error", high: "error", medium: "warning", low: "note", info: "note" } as const;

const PROBLEMS = { error: "error", warning: "warning", note: "recommendation" } as const;

/** How sure a finding is. Quality rules state facts; what rests on weak signs alone is low or info by design. */
const PRECISION = { critical: "high", high: "high", medium: "medium", low: "low", info: "low" } as const;

/** Code scanning keeps ten tags a rule. */
const TAGS = 10;

const TEXT_LIMIT = 1000;

export function levelOf(severity: Severity): "error" | "warning" | "note" {
  return LEVELS[severity];
}

/**
 * Code scanning knows severities of rules, not of results. So a hit that is worse or milder than its rule usually is
 * belongs to a rule of its own, `exfiltration-channel-parameter.critical`, and is shown as what it is.
 */
export function sarifRuleId(rule: RuleCard, severity: Severity): string {
  return severity === rule.severity ? rule.id : `${rule.id}.${severity}`;
}

/** The rules as SARIF describes them, one a severity that a rule's hits may have; with hits or without. */
export function descriptors(cards: readonly RuleCard[]): readonly ReportingDescriptor[] {
  return cards.flatMap((card) =>
    [card.severity, ...(card.severities ?? []).filter((severity) => severity !== card.severity)].map((severity) =>
      descriptor(card, severity),
    ),
  );
}

function descriptor(card: RuleCard, severity: Severity): ReportingDescriptor {
  const id = sarifRuleId(card, severity);
  const level = levelOf(severity);
  const why = card.why.trim();
  const plain = why.replace(/\s+/g, " ");
  const score = card.kind === "security" ? SCORES[severity] : undefined;
  return {
    id,
    name: pascalCase(id),
    shortDescription: { text: `${card.summary}.` },
    fullDescription: { text: cut(plain, TEXT_LIMIT) },
    help: {
      text: `${plain}\n\nWhat to do: ${card.fix}\n\nMore: ${rulePageUrl(card.id)}`,
      markdown: `${why}\n\n**What to do.** ${card.fix}\n\n${facts(card)}\n\n[More about \`${card.id}\`](${rulePageUrl(card.id)})`,
    },
    helpUri: rulePageUrl(card.id),
    defaultConfiguration: { level },
    properties: {
      ...(score !== undefined && { "security-severity": score }),
      ...(score === undefined && { "problem.severity": PROBLEMS[level] }),
      precision: card.kind === "quality" ? "very-high" : PRECISION[severity],
      tags: tags(card),
    },
    relationships: relationships(card),
  };
}

function facts(card: RuleCard): string {
  const categories = TAXONOMIES.flatMap((taxonomy) => taxonomy.of(card)).map(
    ({ id, name, url }) => `[${id}${name === undefined ? "" : ` ${name}`}](${url})`,
  );
  const aliases = card.aliases.map((alias) => `\`${alias}\``);
  return [
    ...(aliases.length > 0 ? [`Also known as ${aliases.join(", ")}.`] : []),
    ...(categories.length > 0 ? [categories.join(" · ")] : []),
  ].join("\n\n");
}

function tags(card: RuleCard): string[] {
  const cwe = card.cwe.map((number) => `external/cwe/cwe-${String(number).padStart(3, "0")}`);
  const owasp = card.owasp.map((id) => `external/owasp/${id.toLowerCase()}`);
  return ["mcp", card.kind, ...cwe, ...owasp].slice(0, TAGS);
}

function pascalCase(id: string): string {
  return id
    .split(/[-.]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

interface List {
  readonly name: string;
  readonly organization: string;
  readonly summary: string;
  readonly url?: string;
  readonly of: (card: RuleCard) => readonly Category[];
}

/** The codes that other checkers print, by their shape: what a search for one of them must find. */
const VOCABULARIES = [
  {
    name: "layer-codes",
    summary: "Codes STRUCT, SCHEMA and DIFF with three digits",
    shape: /^(?:STRUCT|SCHEMA|DIFF)\d{3}$/,
  },
  { name: "mcp-codes", summary: "Codes MCP with three digits", shape: /^MCP-\d{3}$/ },
  { name: "names", summary: "Names that other checkers give to one or several of these rules", shape: undefined },
] as const;

const OTHER_CODES = VOCABULARIES.flatMap(({ shape }) => (shape === undefined ? [] : [shape]));

const LISTS: readonly List[] = [
  ...TAXONOMIES,
  ...VOCABULARIES.map(({ name, summary, shape }) => ({
    name,
    organization: "mcp-audit",
    summary,
    of: ({ id, aliases }: RuleCard) =>
      aliases
        .filter((alias) => (shape === undefined ? !OTHER_CODES.some((code) => code.test(alias)) : shape.test(alias)))
        .map((alias) => ({ id: alias, url: rulePageUrl(id) })),
  })),
];

/** The lists that these rules are sorted into, with the categories that they name. */
export function taxonomies(cards: readonly RuleCard[]): ToolComponent[] {
  return LISTS.flatMap(({ name, organization, summary, url, of }) => {
    const found = new Map(cards.flatMap((card) => of(card).map((category) => [category.id, category])));
    const taxa = [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
    if (taxa.length === 0) return [];
    return {
      name,
      organization,
      shortDescription: { text: `${summary}.` },
      ...(url !== undefined && { informationUri: url }),
      taxa: taxa.map((taxon) => ({
        id: taxon.id,
        ...(taxon.name !== undefined && { name: taxon.name, shortDescription: { text: `${taxon.name}.` } }),
        helpUri: taxon.url,
      })),
    };
  });
}

/** A category is wider than a rule that stands in it, and a name that only one rule answers to is the same thing. */
function relationships(card: RuleCard): ReportingDescriptorRelationship[] {
  return LISTS.flatMap(({ name, organization, of }) =>
    of(card).map(({ id }) => ({
      target: { id, toolComponent: { name } },
      kinds: [organization === "mcp-audit" ? "relevant" : "superset"],
    })),
  );
}
