import type { RuleCard } from "../model/rule.ts";
import { WORDS } from "../model/words.ts";
import { painter, table, wrap, type Paint } from "./layout.ts";
import { rulePageUrl, TAXONOMIES } from "./links.ts";
import type { TextOptions } from "./text.ts";

/** `mcp-audit rules`: every rule in a line or two. */
export function ruleListText(cards: readonly RuleCard[], { color, width }: TextOptions): string {
  const paint = painter(color);
  const rows = cards.map(({ id, severity, aliases, summary }) => [
    id,
    severity,
    aliases.length === 0 ? summary : `${summary} (${aliases.join(", ")})`,
  ]);
  const styled = (column: number, cell: string, padded: string): string => {
    const card = column === 1 ? cards.find(({ severity }) => severity === cell) : undefined;
    return card === undefined ? padded : paint(card.severity, padded);
  };
  return `${table(["rule", "severity", "what it finds"], rows, Math.min(Math.max(width, 60), 120), styled).join("\n")}\n`;
}

/** `mcp-audit rules WORD`, for one of the rules that the word names: what its page says, without the examples. */
export function rulePageText(card: RuleCard, { color, width }: TextOptions): string {
  const paint = painter(color);
  const room = Math.min(Math.max(width, 40), 100);
  const others = (card.severities ?? []).filter((severity) => severity !== card.severity);
  const categories = TAXONOMIES.flatMap(({ of }) => of(card)).map(({ id, name }) => `${id} ${name ?? ""}`.trim());
  const blocks = [
    [`${paint("strong", card.id)}  ${paint(card.severity, card.severity)}  ${card.kind}`],
    wrap(`${card.summary}.`, room),
    paragraphs(card.why, room),
    fact("Do", card.fix, room, paint),
    [
      ...fact("Severity", others.length === 0 ? "" : `${card.severity}, at times ${others.join(" or ")}`, room, paint),
      ...fact("Also known as", card.aliases.join(", "), room, paint),
      ...fact("Listed as", categories.join(", "), room, paint),
      ...fact("Stands for", (card.folds ?? []).join(", "), room, paint),
      `${paint("faint", "More: ")}${rulePageUrl(card.id)}`,
    ],
  ];
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/** What `mcp-audit rules WORD` says of a word that names no rule; undefined when nothing is known of it. */
export function wordText(word: string, { color, width }: TextOptions): string | undefined {
  const found = WORDS.find((entry) => entry.word === word.toLowerCase());
  if (found === undefined) return undefined;
  return `${[painter(color)("strong", found.word), ...wrap(found.says, Math.min(Math.max(width, 40), 100))].join("\n")}\n`;
}

function fact(name: string, value: string, width: number, paint: Paint): readonly string[] {
  if (value === "") return [];
  const label = `${name}: `;
  const [first = "", ...rest] = wrap(value, width - label.length);
  return [`${paint("faint", label)}${first}`, ...rest.map((line) => " ".repeat(label.length) + line)];
}

/** Markdown, its paragraphs wrapped and its list items and tables left on lines of their own. */
function paragraphs(markdown: string, width: number): readonly string[] {
  const blocks = markdown.trim().split(/\n{2,}/);
  return blocks.flatMap((block, index) => {
    const lines = block.split(/\n(?=[-|])/).flatMap((part) => wrap(oneLine(part), width));
    return index === 0 ? lines : ["", ...lines];
  });
}

function oneLine(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .join(" ");
}
