import { PROFILES } from "../profiles/index.ts";
import { shownName } from "../model/tool-schema.ts";
import { listed } from "../profiles/verdict.ts";
import type { ServerCost } from "../model/cost.ts";
import { grouped } from "../model/number.ts";
import type { Rule } from "./rule.ts";

const METHOD = `
Counted with the tokenizer of OpenAI's current models (o200k), over compact JSON of name, description and input schema,
as clients send it. It is an estimate: no provider publishes how definitions are written out, and other models differ
by about a tenth. Nothing is reported when no tokenizer was loaded.`;

const CONTEXT = 200_000;

function shown(tokens: number): string {
  return grouped(tokens);
}

/** `a (1,200), b (900) and c (700)`. */
function costliest({ tools }: ServerCost, count: number): string {
  const sorted = [...tools].sort(([a, x], [b, y]) => y - x || (a.name < b.name ? -1 : 1)).slice(0, count);
  return listed(sorted.map(([tool, tokens]) => `${shownName(tool.name)} (${shown(tokens)})`));
}

export const serverOverBudget = {
  id: "server-over-budget",
  aliases: ["MCP-030"],
  severity: "medium",
  kind: "quality",
  summary: "The tool definitions of a server cost more tokens than the budget",
  why: `
Clients that send every definition do so with every request, used or not. The budget is 10,000 tokens unless an option
says otherwise.${METHOD}`,
  fix: "Shorten the costliest descriptions and schemas, and leave out tools that nobody needs.",
  cwe: [],
  owasp: [],

  each: "server",
  *check(_surface, { cost, budgets, subject }) {
    if (cost === undefined || cost.definitions <= budgets.server) return;
    const message = `The tool definitions cost about ${shown(cost.definitions)} tokens, over the budget of ${shown(budgets.server)}; the costliest are ${costliest(cost, 3)}.`;
    yield { at: subject.place, message };
  },
} satisfies Rule;

export const oversizedTool = {
  id: "oversized-tool",
  aliases: ["MCP-031"],
  severity: "info",
  kind: "quality",
  summary: "The definition of one tool costs more tokens than the budget",
  why: `
Nineteen in twenty published tools cost less than about 1,000 tokens. The budget is 1,500 unless an option says
otherwise.${METHOD}`,
  fix: "Shorten the description, and describe parameters once instead of in every branch of the schema.",
  cwe: [],
  owasp: [],

  each: "tool",
  *check(tool, { cost, budgets }) {
    const tokens = cost?.tools.get(tool) ?? 0;
    if (tokens <= budgets.tool) return;
    const how = cost?.byLength.includes(tool.name) === true ? ", by its length" : "";
    yield {
      at: tool.place,
      message: `The definition costs about ${shown(tokens)} tokens${how}; the budget is ${shown(budgets.tool)}.`,
    };
  },
} satisfies Rule;

export const contextShare = {
  id: "context-share",
  aliases: ["MCP-032"],
  severity: "medium",
  kind: "quality",
  summary: "A server fills a fifth of the model's context before the first message",
  why: `
Definitions and instructions together, against a window of 200,000 tokens. Clients that load tools on demand send the
names and the instructions only; the finding says which do, and what is left then.${METHOD}`,
  fix: "Split the server, or switch groups of tools on by an option.",
  cwe: [],
  owasp: [],
  folds: ["server-over-budget"],

  each: "server",
  *check(_surface, { cost, budgets, subject }) {
    if (cost === undefined || cost.upfront <= budgets.context) return;
    const share = Math.round((cost.upfront / CONTEXT) * 100);
    const deferring = PROFILES.filter(({ cells }) => cells.deferredTools !== undefined).map(({ name }) => name);
    const message = `Definitions (${shown(cost.definitions)} tokens) and instructions (${shown(cost.instructions)}) fill about ${share} % of a window of ${shown(CONTEXT)} before the first message; ${listed(deferring)} can load tools on demand, and then about ${shown(cost.deferred)} tokens are sent.`;
    yield { at: subject.place, message };
  },
} satisfies Rule;
