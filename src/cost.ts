import type { Budgets, CountTokens, ServerCost } from "./model/cost.ts";
import { canonicalJson, field, stringField, type Json } from "./model/json.ts";
import type { Surface, Tool } from "./model/surface.ts";

/** Longer definitions are not counted: their number is made from their length. So are those after so much of a server. */
const TOOL_LIMIT = 256 * 1024;
const SERVER_LIMIT = 8 * 1024 * 1024;

/** Characters of dense text that make a token, for what is not counted. */
const LENGTH_PER_TOKEN = 3.5;

/** Tokenizers take time with the square of a run: 200,000 times the same letter took two minutes. */
const RUN_LIMIT = 300;

/** What a tokenizer may take as one piece: letters, symbols, white space. A mark joins letters as well as symbols. */
const RUNS = [/[\p{L}\p{M}]+|\s+/gu, /[^\s\p{L}\p{N}]+/gu] as const;

/** What a server costs. A tool is counted as compact JSON of its name, description and input schema. */
export function costOf(surface: Surface, count: CountTokens): ServerCost {
  let read = 0;
  const counted = surface.tools.map((tool) => {
    const text = definition(tool);
    read += text.length;
    return { tool, ...tokensOf(text, read > SERVER_LIMIT ? undefined : count) };
  });
  const definitions = counted.reduce((sum, { tokens }) => sum + tokens, 0);
  const instructions = tokensOf(instructionsOf(surface), count).tokens;
  const names = tokensOf(surface.tools.map(({ name }) => name).join("\n"), count).tokens;
  return {
    tools: new Map(counted.map(({ tool, tokens }) => [tool, tokens])),
    definitions,
    instructions,
    upfront: definitions + instructions,
    deferred: names + instructions,
    byLength: counted.filter(({ isCounted }) => !isCounted).map(({ tool }) => tool.name),
  };
}

/** Whether a budget can be passed at all: a token has at least one byte. When not, no tokenizer need be loaded. */
export function mayPassBudget(surface: Surface, { server, tool, context }: Budgets): boolean {
  const sizes = surface.tools.map((each) => bytes(definition(each)));
  const definitions = sizes.reduce((sum, size) => sum + size, 0);
  return (
    definitions > server || definitions + bytes(instructionsOf(surface)) > context || sizes.some((size) => size > tool)
  );
}

/** At most three a UTF-16 unit. */
function bytes(text: string): number {
  let size = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit > 0x7f) size += unit > 0x7ff ? 2 : 1;
  }
  return size;
}

function definition({ raw }: Tool): string {
  const sent = {
    name: stringField(raw, "name") ?? "",
    description: stringField(raw, "description") ?? "",
    input_schema: field(raw, "inputSchema") ?? {},
  };
  return compactJson(sent);
}

/** As JSON.stringify writes it, which gives up on deep values; those are written with sorted keys. */
function compactJson(value: Json): string {
  try {
    return JSON.stringify(value);
  } catch {
    return canonicalJson(value);
  }
}

function instructionsOf(surface: Surface): string {
  const server = surface.subjects.find(({ kind }) => kind === "server");
  return stringField(server?.raw, "instructions") ?? "";
}

function tokensOf(text: string, count: CountTokens | undefined): { tokens: number; isCounted: boolean } {
  if (count === undefined || text.length > TOOL_LIMIT) {
    return { tokens: Math.ceil(text.length / LENGTH_PER_TOKEN), isCounted: false };
  }
  return { tokens: pieces(text).reduce((sum, piece) => sum + count(piece), 0), isCounted: true };
}

/** The text, cut inside its long runs. */
function pieces(text: string): readonly string[] {
  const cuts: number[] = [];
  for (const kind of RUNS) {
    for (const { 0: run, index } of text.matchAll(kind)) {
      for (let at = RUN_LIMIT; at < run.length; at += RUN_LIMIT) cuts.push(index + at);
    }
  }
  cuts.sort((a, b) => a - b);
  return [0, ...cuts].map((from, index) => text.slice(from, cuts[index]));
}
