import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { costOf, mayPassBudget } from "../src/cost.ts";
import { countO200k } from "../src/entry/tokenizer.ts";
import { parseManifest } from "../src/inputs/manifest.ts";
import { DEFAULT_BUDGETS } from "../src/model/cost.ts";
import type { Json } from "../src/model/json.ts";
import type { Surface } from "../src/model/surface.ts";

function server(manifest: Json): Surface {
  return parseManifest(JSON.stringify(manifest), "list.json", "example");
}

function described(description: string): Surface {
  return server({ tools: [{ name: "t", description, inputSchema: { type: "object" } }] });
}

const LEDGER = { name: "read", description: "Read the ledger.", inputSchema: { type: "object", properties: {} } };

test("a tool costs what compact JSON of its name, description and input schema costs", () => {
  const surface = server({ tools: [{ ...LEDGER, outputSchema: { type: "object" }, annotations: { title: "Read" } }] });
  const sent = '{"name":"read","description":"Read the ledger.","input_schema":{"type":"object","properties":{}}}';
  expect([...costOf(surface, countO200k).tools.values()]).toEqual([countTokens(sent)]);
});

test("a server costs its definitions and instructions, or its names and instructions where tools come on demand", () => {
  const surface = server({ tools: [LEDGER, { ...LEDGER, name: "list" }], instructions: "Ask for the year first." });
  const { definitions, instructions, upfront, deferred, tools } = costOf(surface, countO200k);
  expect(definitions).toBe([...tools.values()].reduce((sum, tokens) => sum + tokens, 0));
  expect(instructions).toBe(countTokens("Ask for the year first."));
  expect(upfront).toBe(definitions + instructions);
  expect(deferred).toBe(countTokens("read\nlist") + instructions);
});

test("names of special tokens are text", () => {
  expect(costOf(described("<|endoftext|> and <|im_start|>"), countO200k).definitions).toBeGreaterThan(20);
});

const SERVERS = "../shared/servers";

test("the tokens of real servers are those of the tokenizer itself, within half a percent", () => {
  if (!existsSync(SERVERS)) {
    console.warn(`${SERVERS} is not here: the tokens of real servers were not compared`);
    return;
  }
  for (const file of readdirSync(SERVERS)) {
    const surface = parseManifest(readFileSync(`${SERVERS}/${file}`, "utf8"), file, file);
    const whole = surface.tools.reduce((sum, { raw }) => {
      const sent = {
        name: raw["name"] ?? "",
        description: raw["description"] ?? "",
        input_schema: raw["inputSchema"] ?? {},
      };
      return sum + countTokens(JSON.stringify(sent));
    }, 0);
    expect(Math.abs(costOf(surface, countO200k).definitions - whole)).toBeLessThanOrEqual(whole * 0.005);
  }
});

describe("hostile texts", () => {
  const random = (count: number, from: number, size: number): string =>
    Array.from({ length: count }, (_, index) =>
      String.fromCharCode(from + ((index * index * 7919 + index) % size)),
    ).join("");

  test.each<[string, string]>([
    ["one letter 200,000 times", "a".repeat(200_000)],
    ["one ideograph", "漢".repeat(200_000)],
    ["zero-width spaces", "\u200B".repeat(200_000)],
    ["symbols with a mark each", "!\u0301".repeat(100_000)],
    ["letters with a mark each", "e\u0301".repeat(100_000)],
    ["lone surrogates", "\uD800".repeat(200_000)],
    ["spaces", " ".repeat(200_000)],
    ["ideographs at random", random(200_000, 0x4e00, 20_000)],
    ["special tokens", "<|endoftext|>".repeat(15_000)],
  ])("%s are counted in seconds", (_, text) => {
    const before = process.cpuUsage().user;
    expect(costOf(described(text), countO200k).definitions).toBeGreaterThan(1000);
    expect((process.cpuUsage().user - before) / 1e6).toBeLessThan(10);
  });

  test("a definition of a megabyte is estimated by its length, and named", () => {
    const { definitions, byLength } = costOf(described("word ".repeat(200_000)), countO200k);
    expect(byLength).toEqual(["t"]);
    expect(definitions).toBeGreaterThan(200_000);
  });

  test("what comes after 8 MB of a server is estimated by its length", () => {
    const tools = Array.from({ length: 50 }, (_, index) => ({
      ...LEDGER,
      name: `t${index}`,
      description: "a ".repeat(100_000),
    }));
    const { byLength } = costOf(server({ tools }), (text) => text.length);
    expect(byLength.length).toBeGreaterThan(0);
    expect(byLength.length).toBeLessThan(50);
  });

  test("a schema of 10,000 levels has a cost", () => {
    const deep = '{"items":'.repeat(10_000) + "{}" + "}".repeat(10_000);
    const surface = parseManifest(`{"tools":[{"name":"t","inputSchema":${deep}}]}`, "list.json", "example");
    expect(costOf(surface, countO200k).definitions).toBeGreaterThan(10_000);
  });

  test("5,000 tools are counted in seconds", () => {
    const tools = Array.from({ length: 5000 }, (_, index) => ({ ...LEDGER, name: `tool_${index}` }));
    const before = process.cpuUsage().user;
    expect(costOf(server({ tools }), countO200k).definitions).toBeGreaterThan(100_000);
    expect((process.cpuUsage().user - before) / 1e6).toBeLessThan(10);
  });
});

describe("whether a tokenizer is needed", () => {
  test.each<[string, Surface, boolean]>([
    ["a small server", server({ tools: [LEDGER] }), false],
    ["a description over the budget of a tool in bytes", described("a".repeat(1600)), true],
    ["many small tools", server({ tools: Array.from({ length: 200 }, () => LEDGER) }), true],
    ["long instructions", server({ tools: [], instructions: "a".repeat(50_000) }), true],
    ["ideographs, which have three bytes each", described("漢".repeat(500)), true],
  ])("%s", (_, surface, needed) => {
    expect(mayPassBudget(surface, DEFAULT_BUDGETS)).toBe(needed);
  });

  test("what needs none passes no budget", () => {
    const surface = described("a b c d ".repeat(170));
    const budgets = { server: 1500, tool: 1500, context: 1500 };
    expect(mayPassBudget(surface, budgets)).toBe(false);
    expect(costOf(surface, countO200k).upfront).toBeLessThanOrEqual(1500);
  });
});
