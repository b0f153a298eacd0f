import type { ServerCost } from "../model/cost.ts";
import { grouped } from "../model/number.ts";
import { cut, terminal } from "./escape.ts";
import { columns, wrap } from "./layout.ts";
import { costBars } from "./matrix.ts";
import { count } from "./verdict.ts";

export interface CostOptions {
  /** How many tools are shown. */
  readonly top: number;
  /** Columns of the terminal. */
  readonly width: number;
}

const NAME = 40;

/** How the tokens are counted, below the servers. */
export function costMethod({ width }: CostOptions): string {
  return wrap(METHOD, Math.max(width, 60)).join("\n");
}

const METHOD =
  "Estimated with the tokenizer o200k over compact JSON of name, description and input schema, as clients send it. Other models differ by about a tenth, and clients add a few hundred tokens of their own to a request.";

/** What one server costs a model's context, for a terminal: the sums, and the costliest tools as bars. */
export function costText(key: string, cost: ServerCost, { top }: CostOptions): string {
  const bars = costBars(cost, top);
  const names = bars.map(({ tool }) => terminal(cut(tool.name, NAME)));
  const widest = names.reduce((most, name) => Math.max(most, columns(name)), 0);
  const digits = bars.reduce((most, { tokens }) => Math.max(most, tokens.length), 0);
  const lines = bars.map(({ tokens, bar }, index) => {
    const name = names[index] ?? "";
    return `│ ${name}${" ".repeat(widest - columns(name))}  ${tokens.padStart(digits)}  ${bar}`;
  });
  const rest = cost.tools.size - bars.length;
  const more = rest === 0 ? [] : [`│ and ${rest} cheaper ones`];
  const long =
    cost.byLength.length === 0 ? [] : [`${cost.byLength.length} of them by their length, being too long to count.`];
  return [
    terminal(key),
    `  ${grouped(cost.definitions)} tokens in the definitions of ${count(cost.tools.size, "tool")}`,
    `  ${grouped(cost.instructions)} in the instructions`,
    `  ${grouped(cost.upfront)} before the first message, ${grouped(cost.deferred)} where tools are loaded on demand`,
    ...lines,
    ...more,
    ...long,
  ].join("\n");
}
